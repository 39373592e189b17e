# Kleine Wörter der Bildschirme
ui-sentence = { $text }
ui-vp = SP
ui-points = { $n } SP
ui-total = Summe
ui-all = alle

# Die Kopfzeile und der Zug
ui-round = Runde { $n }
ui-asked = wird gefragt
ui-ending = { $state ->
    [1] die letzte Runde kommt
   *[other] letzte Runde
  }

# Wertung
ui-head-score = WERTUNG
ui-winners = { $n ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
  }

# Ein Spiel im Terminal
ui-name-player = Spieler { $seat }
ui-welcome = { $game } – inoffiziell. Enter allein nimmt, was in Klammern steht.
ui-welcome-unfinished = Ein Spiel ist noch nicht zu Ende: mit r spielst du es weiter.
ui-welcome-seats = Wer spielt? Eine Zahl ({ $players }): du gegen Bots; oder Plätze wie me,me,random [{ $usual }]:
ui-welcome-variants = Varianten? Wörter aus dieser Liste, oder so viel von ihnen, wie klar ist [keine]:
ui-welcome-variants-unclear = „{ $text }“ ist nicht klar: tippe Wörter der Liste oder nur Enter.
ui-hint = Tippe die Nummer einer Option; help nennt, was du sonst tippen kannst.
ui-no-number = Es gibt keine Option { $number }: die Optionen gehen von 1 bis { $most }.
ui-not-understood = „{ $text }“ ist weder Option noch Befehl; help nennt die Befehle.
ui-command-unclear = „{ $word }“ ist nicht eindeutig: { $fitting }.
ui-undone = { $n ->
    [one] Zurückgenommen: { $option } von { $who }.
   *[other] Zurückgenommen: { $n } Wahlen von { $who }, bis vor { $option }.
  }
ui-undo-barrier = Nichts zurückzunehmen: Der Zufall hat entschieden, oder jemand anderes hat gewählt.
ui-restart-nothing = Du hast noch nichts gewählt, was du zurücknehmen könntest.
ui-saved = Gespeichert in { $file }
ui-save-failed = Das Spiel konnte nicht in { $file } gespeichert werden: { $why }.
ui-save-refused = { $file } gibt es schon, und es ist kein gespeichertes Spiel; die Datei bleibt, wie sie ist.
ui-left = Das Spiel ist gespeichert. Weiter geht es mit: heliopause play { $game } --resume
    ({ $file })
ui-left-unsaved = Die letzten Wahlen konnten nicht gespeichert werden.
ui-record-saved = Die Aufzeichnung des Spiels liegt in { $file }
ui-no-player = Niemand heißt „{ $text }“; am Tisch sitzen { $names }.
ui-card-which = Welche Karte? cards ART nennt alle einer Art.
ui-no-card = Es gibt keine Karte wie „{ $text }“.
ui-cards-many = Viele Karten passen: { $names }.
ui-no-kind = Es gibt keine Sorte Karten „{ $text }“; es gibt { $kinds }.
ui-cards-legend = h: manche Werte sind unsere eigenen (Haus); card NAME zeigt sie. cards SORTE: alle einer Sorte.
ui-no-rules = Für { $game } gibt es keine Regelseite.
ui-no-section = Es gibt keinen Abschnitt „{ $text }“; rules nennt alle.
ui-why-what = Warum was? Nenne eine Option mit ihrer ID oder ungefähr mit ihren Worten.
ui-why-unknown = Nichts heißt „{ $text }“.
ui-why-offered = { $what }: das darfst du wählen, es ist Option { $number }.
ui-why-answer = { $what }: { $reason }

# Hilfe im Spiel
ui-help-intro = Tippe die Nummer einer Option, ihre ID oder einen Befehl; sein Anfang genügt, etwa opt oder sco.
ui-help-legend = Enter allein zeichnet den Bildschirm neu. Nach jeder Wahl wird alles gespeichert.
ui-command-screen = screen
ui-help-screen = noch einmal der Bildschirm
ui-command-options = options
ui-help-options = was du wählen darfst, mit den IDs
ui-command-cards = cards [SORTE]
ui-help-cards = die Karten auf dem Tisch, oder alle einer Sorte aus der Schachtel
ui-command-card = card NAME
ui-help-card = eine Karte in Worten, und woher ihre Werte stammen
ui-command-log = log [N]
ui-help-log = die letzten N Dinge, die geschehen sind
ui-command-score = score
ui-help-score = die Wertung nach jetzigem Stand
ui-command-rules = rules [ABSCHNITT]
ui-help-rules = die Regeln: Abschnitt (8.4), Kapitel (8) oder Wort; allein: der Inhalt
ui-command-why = why NAME
ui-help-why = warum etwas nicht unter den Optionen ist
ui-command-undo = undo [all]
ui-help-undo = die letzte Wahl zurücknehmen, oder alle, bis zur letzten Entscheidung des Zufalls oder eines anderen
ui-command-restart = restart
ui-help-restart = deinen Zug neu beginnen
ui-command-save = save [DATEI]
ui-help-save = wo das Spiel gespeichert ist, oder eine Kopie davon in DATEI
ui-command-quit = quit
ui-help-quit = aufhören; das Spiel bleibt gespeichert
ui-command-help = help
ui-help-help = diese Liste

# Eine Karte als Text
ui-origin-printed = gedruckt
ui-origin-inferred = erschlossen
ui-origin-house = Haus
ui-origin-owner = Besitzer
ui-head-origins = WOHER DIE WERTE STAMMEN
ui-values = Werte

# Andere Befehle als play
ui-replay-at = Nach Wahl { $n } von { $most }.
ui-replay-too-far = Die Aufzeichnung hat nur { $most } Wahlen, eine Wahl { $n } gibt es nicht.
ui-replay-which = { $file } enthält viele Spiele: nenne eines mit seinem Seed, wie in --game 1.
ui-replay-no-game = { $file } enthält kein Spiel mit dem Seed { $seed }.
ui-replay-one = { $file } ist die Aufzeichnung eines Spiels, also hat --game hier keinen Platz.
ui-replay-broke = Hier ging etwas kaputt: { $what }
ui-replay-breaks = Noch immer: { $what }
ui-replay-mended = Jetzt nicht mehr.
ui-fuzz-played = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
  } ab dem Startwert { $seed }, { $choices } Entscheidungen
ui-fuzz-fine = Nichts ging kaputt.
ui-fuzz-broke = { $what } ({ $where }). Um es wieder zu sehen:
ui-sim-games = { $n } Spiele mit { $players } Plätzen, Seed { $seed }
ui-sim-rounds = Runden: im Mittel { $mean }, von { $least } bis { $most }
ui-sim-speed = { $decisions } Entscheidungen/s, { $games } Spiele/s
ui-sim-seat = Platz
ui-sim-bot = Bot
ui-sim-wins = Siege
ui-sim-score = SP
ui-sim-least = min.
ui-sim-most = max.
ui-pack-differs = { $card } { $key }: hier { $here }, dort { $there }
ui-pack-which = Was gilt
ui-pack-merged = { $n ->
    [0] { $file } enthält beide; sie unterscheiden sich in nichts.
    [one] { $file } enthält beide; 1 Wert war verschieden.
   *[other] { $file } enthält beide; { $n } Werte waren verschieden.
  }
ui-pack-converted = { $file } enthält das Paket in heutiger Form.
ui-pack-left = { $n ->
    [one] Ein Fehler bleibt, den du selbst behebst:
   *[other] { $n } Fehler bleiben, die du selbst behebst:
  }
ui-pack-offers = { $n ->
    [one] Eine Änderung behebt einen davon;
   *[other] Änderungen beheben { $n } davon;
  } "heliopause pack convert { $file } --out NEU" nimmt sie vor:
ui-pack-next = Die nächste Karte, die niemand nachgesehen hat: { $card } ({ $keys })
ui-pack-all-known = Jeder Wert ist wie gedruckt.
ui-pack-expansion = Eine Erweiterung: { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  } mehr als in der Schachtel: { $cards }
ui-pack-variant = Eine Variante: Sie ändert { $n ->
    [one] einen Wert, den
   *[other] { $n } Werte, die
  } sie nicht gedruckt nennt.
ui-pack-no-difference = Beide Pakete sagen dasselbe.
ui-pack-differences = { $n ->
    [one] Ein Wert ist verschieden
   *[other] { $n } Werte sind verschieden
  }; { $here } nur in { $one }, { $there } nur in { $other }.
ui-pack-no-text = ist keine Textdatei in UTF-8
ui-pack-fine = { $n ->
    [one] in Ordnung: 1 Karte geändert
   *[other] in Ordnung: { $n } Karten geändert
  }
ui-pack-adds = { $card }: neu
ui-pack-changes = { $card } { $key }: { $before } -> { $after }
ui-pack-same = { $card } { $key }: { $value }, wie bisher
ui-pack-new = { $file } ist geschrieben. Ändere die Datei, dann: { $check }
ui-pack-starter =
    Ein Paket für Heliopause: was hier steht, ersetzt dieselben Werte der Schachtel.
    Die Notation erklärt docs/notation.md; "heliopause pack show ID" zeigt eine Karte, wie sie ist.
    Prüfe diese Datei mit "{ $check }", spiele mit "heliopause play { $game } --pack { $file }".
    Eine Tabelle beginnt mit Sorte und ID einer Karte und enthält nur, was anders ist als vorher.
    Zwei Beispiele folgen. Ändere sie, füge weitere hinzu oder lösche sie.

# Was falsch sein kann
ui-file-unreadable = { $file } lässt sich nicht lesen: { $why }.
ui-file-unwritable = { $file } lässt sich nicht schreiben: { $why }.
ui-file-exists = { $file } gibt es schon; die Datei bleibt, wie sie ist.
ui-file-no-record = { $file } ist nicht die Aufzeichnung eines Spiels.
ui-file-broken = { $file } lässt sich nicht nachspielen: { $why }
ui-folder-unwritable = In { $folder } lassen sich keine Spiele speichern: { $why }.
ui-nothing-to-resume = In { $folder } liegt kein Spiel, das noch nicht zu Ende ist.
ui-resume-alone = --resume setzt ein Spiel fort, wie es ist; { $option } passt nicht dazu.
ui-no-bot = Es gibt keinen Bot „{ $name }“; ein Platz ist me oder eines von { $known }.
ui-bot-thinks = { $who } denkt nach …
ui-bot-failed = { $who } hat eine Wahl verpasst: { $why }. Stattdessen wurde eine einfache getroffen.
ui-resume-external = In { $file } sitzt ein Programm am Tisch; so eine Partie wird nur aus dem Ordner deiner eigenen fortgesetzt.
ui-seats-automatic = { $n ->
    [0] Mit diesen Optionen spielen die Regeln keinen Platz: keiner ist automa.
    [one] Mit diesen Optionen spielen die Regeln selbst Platz { $seats }: der ist automa und kein anderer.
   *[other] Mit diesen Optionen spielen die Regeln selbst die Plätze { $seats }: die sind automa und keine anderen.
  }
ui-seats-players = --seats nennt { $seats } Plätze und --players { $players }.
ui-names-too-many = Mehr Namen ({ $n }) als Menschen an diesem Terminal ({ $people }).
ui-names-equal = Zwei Spieler können nicht denselben Namen haben.
ui-name-bad = Ein Name hat 1 bis { $longest } Zeichen.
ui-simulate-me = Eine Simulation ist für Bots: me kann nicht mitspielen.
ui-simulate-bots = Die Zahl der Bots ({ $n }) passt nicht zu der der Plätze ({ $players }).
ui-simulate-goes-on = Weiter mit { $n } Spielen aus { $file } (--fresh beginnt von vorn).
ui-simulate-interrupted = Unterbrochen nach { $n } von { $games } Spielen; derselbe Befehl macht weiter.
ui-simulate-lost = Unterbrochen nach { $n } von { $games } Spielen; mit --out DATEI wären sie aufgehoben worden.
ui-simulate-failures = { $n } Züge fielen an den Ersatz; der erste: { $why }
ui-simulate-no-polars = Eine Tabelle von Spielen braucht polars: { $command }
ui-simulate-no-ray = Das Spielen auf einem Ray-Cluster braucht Ray: { $command }
ui-simulate-no-cluster = Unter { $address } antwortet kein Ray-Cluster: { $why }
ui-simulate-broke = Die Spiele mit den Seeds { $first } bis { $last } brachen ab: { $why }
ui-simulate-no-file = { $file } ist keine Datei, in der Spiele aufgehoben werden können.
ui-simulate-not-ours = { $file } enthält nicht die Spiele einer Simulation und blieb, wie es war.
ui-simulate-other = { $file } enthält eine andere Simulation ({ $what }: { $value }); nimm eine andere Datei, oder beginne mit --fresh von vorn.
ui-simulate-other-program = { $file } wurde mit einem anderen Stand des Programms begonnen; nimm eine andere Datei, oder beginne mit --fresh von vorn.
ui-simulate-fewer = { $file } wurde für { $n } Spiele begonnen, und { $games } sind weniger; nimm eine andere Datei, oder beginne mit --fresh von vorn.
ui-simulate-changed = { $folder } setzt { $file } fort, und das ist nicht mehr, was es war; nimm eine andere Datei, oder beginne mit --fresh von vorn.
ui-simulate-busy = Ein anderer Lauf schreibt gerade { $file }.
ui-pack-bad = { $file } hat { $n ->
    [one] 1 Fehler
   *[other] { $n } Fehler
  }: { $command } sagt, wo.

# Zeilen in Zeichen: ein Wort für jedes Symbol und für die Zeichen, die Wörter sind
icon-ore = Erz
icon-coin = { $n ->
    [one] Münze
   *[other] Münzen
  }
icon-pop = Bev.
icon-supply = Vorrat
icon-ship = { $n ->
    [one] Schiff
   *[other] Schiffe
  }
icon-unit = { $n ->
    [one] Einheit
   *[other] Einheiten
  }
icon-settler = Siedler
icon-soldier = { $n ->
    [one] Soldat
   *[other] Soldaten
  }
icon-disc = Marker
icon-cube = Würfel
icon-star = { $n ->
    [one] Stern
   *[other] Sterne
  }
icon-pawn = Grundaktion
icon-food = Nahrung
icon-gear = Erz
icon-economy = Wirtschaft
icon-infrastructure = Infrastruktur
icon-village = { $n ->
    [one] Dorf
   *[other] Dörfer
  }
icon-city = { $n ->
    [one] Stadt
   *[other] Städte
  }
icon-construction = { $n ->
    [one] Bauwerk
   *[other] Bauwerke
  }
icon-token = Marker
icon-goal = { $n ->
    [one] Ziel
   *[other] Ziele
  }
icon-leader = { $n ->
    [one] Persönlichkeit
   *[other] Persönlichkeiten
  }
icon-guild = { $n ->
    [one] offene Gilde
   *[other] offene Gilden
  }
icon-museum = Museum
icon-system = { $n ->
    [one] System
   *[other] Systeme
  }
icon-colony = { $n ->
    [one] Kolonie
   *[other] Kolonien
  }
icon-yard = { $n ->
    [one] Schiffswerft
   *[other] Schiffswerften
  }
icon-deep = Deep Space
icon-places = { $n ->
    [one] besetzter Ort
   *[other] besetzte Orte
  }
icon-technology = { $n ->
    [one] Technologie
   *[other] Technologien
  }
icon-automation = Automatisierung
icon-investment = { $n ->
    [one] Investition
   *[other] Investitionen
  }
icon-scientific = Wissenschaft
icon-economic = Wirtschaft
icon-military = Militär
icon-commercial = Handel
icon-science = Wissenschaft
icon-commerce = Handel
icon-culture = Kultur
icon-research = erforschen
icon-private = privat
icon-jump = springen
icon-move = bewegen
icon-upgrade = verbessern
icon-colonize = kolonisieren
icon-annex = annektieren
icon-automate = automatisieren
icon-copy = kopieren
icon-grow = wachsen
icon-produce = produzieren
icon-mine = schürfen
icon-trade = handeln
icon-invest = investieren
icon-settle = besiedeln
icon-fortify = befestigen
icon-build = bauen
icon-explore = erkunden
icon-theocracy = Theokratie
icon-claim = Ziel beanspruchen
icon-control = Kontrolle
icon-discover = entdecken
icon-enlist = aufstellen
icon-turn = Zug
icon-power = Stärke
icon-anywhere = überall
icon-existing = bestehend
icon-unlock = ohne Voraussetzungen
icon-nobonus = ohne Bonus
icon-new = neu
icon-none = leer
icon-taken = abgenommen
mark-per = je
mark-or = oder
mark-up-to = bis
mark-from = aus

## Analysis
ui-analyse-not-over = Die Partie in { $file } ist nicht zu Ende: nur ein beendetes Spiel kann analysiert werden.
ui-analyse-wrote = Geschrieben: { $file }
