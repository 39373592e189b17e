## The workshop
shop-head = Deine Schachtel
shop-own-box = Ich habe die Schachtel
shop-says = Gib ein, was auf deinen Karten steht, und spiele damit. Ein Paket wächst Karte für Karte; was du noch nicht weißt, bleibt, wie wir es gemacht haben.
shop-my-box = Meine Schachtel
shop-begin = Neues Paket: { $game }
shop-open = Datei öffnen
shop-drop-here = oder hier ablegen
shop-packs = Alle Pakete
shop-go-on = Weitermachen
shop-delete = Löschen
shop-deleted = „{ $name }“ ist gelöscht.
shop-undelete = Zurückholen
shop-full = Dieser Browser hat keinen Platz mehr: Speichere das Paket jetzt als Datei.
shop-save = Datei speichern
shop-play = Mit diesem Paket spielen
shop-undo = Rückgängig (Strg+Z)
shop-redo = Wiederholen (Strg+Y)
shop-yes = ja
shop-no = nein
shop-none = nichts

## A pack
shop-details = Über dieses Paket
shop-name = Name des Pakets
shop-author = Von wem es ist
shop-language = Sprache der Namen
shop-version = Fassung
shop-note = Notiz für andere
shop-hash-file = Kennung der Datei
shop-hash-cards = Kennung der Karten
shop-share-head = Was du weitergeben darfst:
shop-share-says = Zahlen, Namen und Wirkungen sind Tatsachen. Die Sätze und Bilder der Verlage gehören ihnen: Lass sie weg, und sag mit eigenen Worten, was von Hand zu tun ist.
shop-shares = Was bekannt ist
shop-share = { $n } von { $all } Werten wie gedruckt
shop-origins = Grün: wie auf einer Karte gedruckt. Blau: folgt aus Gedrucktem. Orange: von dir geändert und nicht als gedruckt bezeichnet. Der Rest ist von uns.

## Cards
shop-cards = Der Stapel
shop-kind = Art der Karte
shop-wrong = etwas stimmt nicht
shop-known = alles bekannt
shop-unknown = { $n ->
    [one] 1 Wert ist nicht bekannt
   *[other] { $n } Werte sind nicht bekannt
  }
shop-add-card = Karte hinzufügen
shop-new-name = Name der neuen Karte
shop-beyond = nicht in der Schachtel
shop-all-printed = Alles wie gedruckt, weiter
shop-remove-card = Diese Karte entfernen
shop-reset-card = Zurück zu unserer
shop-mark = { $what }: wie auf meiner Karte gedruckt
shop-origin-printed = wie gedruckt
shop-origin-inferred = folgt daraus
shop-origin-house = von uns
shop-origin-owner = von dir
shop-other-languages = Name in anderen Sprachen
shop-take-out = Herausnehmen: { $what }
shop-keys = Enter: wie gedruckt, nächster Wert · Tab: nächster Wert · Strg+Enter: alles wie gedruckt, nächste Karte · Alt+↑ ↓: andere Karte · Strg+Z, Strg+Y: rückgängig, wiederholen
shop-mistakes = { $n ->
    [one] 1 Sache passt nicht
   *[other] { $n } Sachen passen nicht
  }
shop-drop = Diesen Wert weglassen
shop-drop-card = Diese Karte weglassen
shop-mend = Ändern, was nicht mehr passt
shop-mended = Das wurde geändert; Strg+Z nimmt es zurück:
shop-not-mended = Davon lässt sich nichts von selbst ändern.

## Lines
shop-palette = Symbole für die Zeile
shop-costs = Kosten
shop-effects = Wirkungen
shop-counts = Was gezählt wird
shop-next = Was folgen kann
line-not-ended = Am Ende fehlt noch etwas.
line-near = „{ $word }“ kann hier nicht gelesen werden: Meinst du „{ $near }“?
line-unreadable = „{ $word }“ kann hier nicht gelesen werden.
refused-pack-unread = Das Paket kann nicht gelesen werden: { $what }

## Two packs
shop-merge = Vereinen mit …
shop-merge-with = { $name } mit einem anderen vereinen
shop-merge-head = { $here } und { $there }
shop-conflicts = { $n ->
    [0] Sie widersprechen sich nirgends.
    [one] Sie unterscheiden sich in 1 Wert: Welcher stimmt?
   *[other] Sie unterscheiden sich in { $n } Werten: Welche stimmen?
  }
shop-conflicts-open = { $n ->
    [one] 1 Wert ist noch offen.
   *[other] { $n } Werte sind noch offen.
  }
shop-all-as = Alles wie in { $name }
shop-make-one = Ein Paket daraus machen

## Bots probieren ein Paket aus
weigh-try = Bots ausprobieren lassen
weigh-says = Bots spielen viele Partien mit diesem Paket. Du erfährst, wie lange eine Partie dauert, wer gewinnt und welche Karten auffallen. Schließ dieses Blatt und schreib inzwischen weiter: Sie spielen weiter.
weigh-players = Spielende
weigh-games = Partien
weigh-bots = Wer spielt
weigh-bots-greedy = Schnelle Bots
weigh-bots-learned = Bots, die gelernt haben
weigh-begin = Anfangen
weigh-waiting = { $n ->
    [0] Es geht los …
    [one] 1 anderes Paket ist vorher dran.
   *[other] { $n } andere Pakete sind vorher dran.
  }
weigh-playing = { $n } von { $all } Partien
weigh-left = { $n ->
    [0] noch weniger als eine Minute
    [one] noch etwa 1 Minute
   *[other] noch etwa { $n } Minuten
  }
weigh-reporting = Der Bericht wird geschrieben …
weigh-stop = Anhalten
weigh-done = { $n } Partien wurden gespielt.
weigh-stopped = { $n ->
    [0] Angehalten, bevor eine Partie zu Ende war: Es gibt nichts zu berichten.
    [one] Nach 1 Partie angehalten.
   *[other] Nach { $n } Partien angehalten.
  }
weigh-failed = Die Partien ließen sich nicht spielen; warum, steht im Protokoll des Servers.
weigh-changed = Das Paket wurde seitdem geändert.
weigh-report = Ganzen Bericht öffnen
weigh-more = { $n ->
    [one] 1 weiterer Befund steht im Bericht.
   *[other] { $n } weitere Befunde stehen im Bericht.
  }
weigh-off = daneben
weigh-maybe = vielleicht daneben
weigh-good = im Ziel
weigh-legend = Vielleicht daneben: außerhalb des Ziels, aber mehr Partien könnten es zurückbringen. Der ganze Bericht ist auf Englisch.
weigh-rounds = Eine Partie dauert im Mittel { $whole },{ $tenth } Runden; erwünscht: { $least } bis { $most }.
weigh-rounds-last = Eine Partie dauert im Mittel { $whole },{ $tenth } Runden.
weigh-place = Platz { $place } der Zugreihenfolge gewinnt { $share } %; gerecht wären { $fair } %.
weigh-side = { $side } gewinnt { $share } %; gerecht wären { $fair } %.
weigh-strategy = { $what }: gewinnt { $share } % der Partien; erwünscht: mindestens { $least } %.
weigh-turns-least = { $what }: { $share } % der Züge; erwünscht: mindestens { $least } %.
weigh-turns-most = { $what }: { $share } % der Züge; erwünscht: höchstens { $most } %.
weigh-action = „{ $line }“ von { $card } wird in { $share } % der möglichen Fälle gewählt, Vergleichbares in { $peers } %.
weigh-taken = { $card } wird in { $share } % der möglichen Fälle genommen, Vergleichbares in { $peers } %.
weigh-owned = Wer { $card } hat, gewinnt { $share } %, wer Vergleichbares hat, { $peers } %.
refused-no-lab = Auf diesem Server fehlt, womit der Bericht gemacht wird (heliopause[lab]).
refused-weighing-already = Ein Paket von dir wird schon ausprobiert: Warte darauf oder halte es an.
refused-weighing-full = Zu viele Pakete warten darauf, ausprobiert zu werden; komm später wieder.
refused-no-weighing = Von diesen Partien ist auf diesem Server nichts mehr da.

## What bots have learned with a pack
refused-models = Das Gelernte ist nicht verwendbar: Es ist keine Datei von „heliopause lab train“ für dieses Spiel.
learned-head = Was Bots gelernt haben
learned-for = Bots haben gelernt, damit zu spielen ({ $players } Spielende).
learned-nothing = Noch nichts: „heliopause lab train --pack“ macht eine Datei, die du hier hinzufügen kannst.
learned-add = Datei .models.json hinzufügen
learned-save = Diese Datei speichern
learned-without = Ohne sie
learned-alone = { $file } gehört zu einem Paket: Öffne beide Dateien zusammen.

## Two windows
shop-elsewhere = Dieses Paket wurde in einem anderen Fenster geändert und steht hier, wie es jetzt ist; Strg+Z holt zurück, was hier stand.
