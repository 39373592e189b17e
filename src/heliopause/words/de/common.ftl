language-name = Deutsch

## Kleine Wörter
name = { $text }
number = { $n }
list-separator = { ", " }
refusal-with-rule = { $reason } (Regel { $rule })

## Warum nicht
why-over = Das Spiel ist zu Ende.
why-chance = Der Zufall ist an der Reihe.
why-not-asked = „{ $id }“ kann { $who } jetzt nicht wählen.

## Bots
reason-gains = { $gains }
reason-nothing-better = nichts Besseres in Sicht
reason-search = Gewinnchance so { $chance } %
reason-search-for = { $gains }: Gewinnchance { $chance } %
reason-search-for-next = { $gains }: Gewinnchance { $chance } %; { $other }: { $less } %
reason-whim = einfach ein Versuch
reason-search-or = Gewinnchance so { $chance } %, sonst höchstens { $less } %

## Aufzeichnungen
record-none = Das ist keine Aufzeichnung eines Spiels.
record-format = Diese Aufzeichnung hat das Format { $format }, das diese Version nicht kennt.
record-options = Die Optionen dieser Aufzeichnung ergeben kein Spiel: { $why }.
record-rules = Dieses Spiel wurde nach den Regeln Nummer { $was } von { $game } gespielt; diese Version hat Nummer { $now }.
record-content = Dieses Spiel wurde mit anderen Karten gespielt, als es hier gibt, und die Aufzeichnung hat sie nicht dabei.
record-pack = Dieses Spiel wurde mit dem Paket „{ $pack }“ gespielt; ohne es lässt es sich nicht laden.
record-other-pack = Das Paket „{ $pack }“ ist nicht das, mit dem dieses Spiel gespielt wurde.
record-damaged = Die Karten in dieser Aufzeichnung sind nicht die, die sie nennt: Sie ist beschädigt.
record-carried = Die Karten in dieser Aufzeichnung lassen sich nicht lesen: { $why }
record-choice = Entscheidung { $n } dieser Aufzeichnung, „{ $id }“, ist nicht möglich: { $why }

yes = Ja
no = Nein
