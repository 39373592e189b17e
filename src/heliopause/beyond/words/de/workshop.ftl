## Kinds of cards and what stands on them, in forms
kind-technology = Technologien
kind-slot = Technologiebaum
kind-basic = Grundaktionen
field-name = Name
field-level = Stufe
field-right = Gibt weiter
field-immediate = Sofort
field-actions = Aktion
field-line = Zeile
field-spaces = Felder
field-power = Dauerhafte Fähigkeit
field-vp = SP
field-effects = Wirkungen
field-who = Wer
field-condition = Bedingung
field-set = Satz
field-columns = Spalten
field-when = Wann
field-bonus = Bonus
field-needs = Plätze links davon
field-of = Wie viele davon
field-repeatable = Nie besetzt

## What bots find when they try a pack
weigh-strategy-research = Vor allem erforschen
weigh-strategy-mixed = Erforschen und Karte zusammen
