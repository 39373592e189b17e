## Kinds of cards and what stands on them, in forms
kind-technology = Technologie
kind-slot = Drzewo technologii
kind-basic = Akcje podstawowe
field-name = Nazwa
field-level = Poziom
field-right = Przekazuje
field-immediate = Od razu
field-actions = Akcja
field-line = Linia
field-spaces = Pola
field-power = Trwała zdolność
field-vp = PZ
field-effects = Działania
field-who = Kto
field-condition = Warunek
field-set = Zestaw
field-columns = Kolumny
field-when = Kiedy
field-bonus = Bonus
field-needs = Pola po lewej
field-of = Ile z nich
field-repeatable = Nigdy zajęte

## What bots find when they try a pack
weigh-strategy-research = Przede wszystkim badania
weigh-strategy-mixed = Badania i mapa razem
