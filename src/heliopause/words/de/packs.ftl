## What is wrong with a pack
pack-other-game = Das Paket ist für das Spiel „{ $game }“, nicht für „{ $wanted }“
pack-near = { $what } (meintest du { $id }?)
pack-expected = hier gehört { $wanted } hin, nicht { $got }
pack-expected-only = hier gehört { $wanted } hin
pack-not-one-of = „{ $value }“ ist keines der Wörter, die hier möglich sind
pack-no-key = einen Schlüssel „{ $key }“ gibt es in einer solchen Tabelle nicht
pack-key-missing = der Schlüssel „{ $key }“ fehlt
pack-no-kind = eine solche Art von Tabelle gibt es nicht; bekannt: { $kinds }
pack-unlisted = als gedruckt oder gefolgert genannt, aber die Tabelle hat keinen Schlüssel „{ $key }“
pack-least = diese Zahl ist mindestens { $least }
pack-most = diese Zahl ist höchstens { $most }
pack-number-most = eine Zahl ist höchstens { $n }
pack-list-most = eine Liste hat höchstens { $n } Einträge
pack-cards-most = ein Paket hat höchstens { $n } Karten
pack-text-long = ein Text von { $n } Zeichen; erlaubt sind { $most }
pack-text-unseen = ein Text mit Zeichen, die man nicht sieht
pack-id-letters = eine Kennung hat kleine Buchstaben, Ziffern und Bindestriche
pack-marks = das ist eine Liste von Schlüsseln oder "all"
pack-not-toml = die Datei ist kein gültiges TOML: { $why }
pack-too-deep = Werte sind zu tief verschachtelt
pack-too-large = ein Paket hat höchstens { $n } kB
pack-no-spaces = für { $n } Spielende gibt es keine Felder
pack-no-slot = einen Platz „{ $id }“ gibt es nicht
pack-few-cards = mindestens { $n } Karten der Stufe { $level } sind nötig
pack-few-events = mindestens { $n } Ereignisse der Stufe { $level } sind nötig
pack-at = { $where }: { $what }
shape-number = eine ganze Zahl
shape-text = ein Text in Anführungszeichen
shape-list = eine Liste in Klammern
shape-table = eine Tabelle
shape-truth = true oder false
shape-fraction = eine Zahl mit Punkt
refused-pack = Das Paket lässt sich nicht verwenden: { $what } (Zeile { $line }, Spalte { $column })
refused-no-pack = Dieses Paket gibt es auf diesem Server nicht: Öffne die Datei noch einmal.

## Ein Paket am Tisch
pack-own = Eigene Karten
pack-own-says = Ein Paket mit den Werten deiner Schachtel: Öffne seine Datei oder lege sie hier ab.
pack-open = Paket öffnen
pack-reading = Wird gelesen …
pack-look = Was es ändert
pack-without = Ohne das Paket
pack-unnamed = Ein Paket ohne Namen
pack-changes = { $n ->
    [0] Es ändert keinen Wert.
    [one] Es ändert 1 Wert.
   *[other] Es ändert { $n } Werte.
  }
pack-large = { $file } ist größer, als ein Paket sein darf (512 kB).
pack-broken = { $file }: { $words }
pack-by = Von { $name }
pack-by-hand = Von Hand
pack-by-hand-says = Hierfür hat das Spiel keine Wörter: Wer es ausführt, macht die Schritte, und der Verlauf erzählt sie. Wer Platz nimmt, ist damit einverstanden.
pack-new-card = Eine Karte, die es in der Schachtel nicht gibt
pack-save = Datei speichern
pack-renamed = { $was } wird zu { $now }
pack-left-out = { $what } entfällt
pack-line-by-hand = „{ $line }“ wird von Hand ausgeführt
