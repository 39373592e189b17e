# Meine Bilanz: analysierte Spiele, im Browser aufbewahrt.

own-head = Deine Bilanz
own-says = Was die Analysen deiner Spiele über deinen eigenen Platz sagen. Sie liegt nur in diesem Browser: Exportiere sie, um sie aufzuheben oder in einen anderen mitzunehmen.
own-none = Noch ist nichts da. Sieh dir die Analyse eines beendeten Spiels von dir an, dann steht es hier.
own-export = Exportieren
own-import = Importieren
own-imported = { $n ->
    [0] Es war nichts Neues darin.
    [one] Ein Spiel kam dazu.
   *[other] { $n } Spiele kamen dazu.
  }
own-import-bad = { $file } ist keine exportierte Bilanz.
own-games = Spiele
own-won = Gewonnen
own-lost = Verlust je Zug
own-lost-beginning = am Anfang
own-lost-middle = in der Mitte
own-lost-end = am Ende
own-luck = Glück je Spiel
own-percent = { $n } %
own-by-game = Nach Spiel
own-by-opponents = Nach Gegnern
own-all-games = Alle Spiele
own-person = ein Mensch
own-result-won = mit { $n } Punkten gewonnen
own-result-shared = mit { $n } Punkten den Sieg geteilt
own-result-lost = { $n } Punkte
own-forget = { $title }, { $day } vergessen
own-forgotten = Das Spiel ist vergessen.
own-waiting = Beendete Spiele, die noch nicht analysiert sind
