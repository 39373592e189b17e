## Was gefragt ist, und wodurch
question-of = { $source }: { $question }
ask-chance = Der Zufall entscheidet.

## Wo wir sind
phase-setup = Aufbau
phase-turn = Zug
phase-over = Spielende

## Was eine Wahl bewirken würde
change = { $what } { $before } → { $after }
change-won = + { $what }
change-lost = − { $what }
change-of = { $who }: { $change }
measure-points = Punkte
preview = { $parts }
preview-nothing = Nichts Zählbares ändert sich.
preview-chance = dann entscheidet der Zufall
preview-other = dann wählt { $who }
preview-over = dann ist das Spiel zu Ende

## Zurücknehmen
undo-nothing = Es wurde nichts gewählt, was man zurücknehmen könnte.
undo-chance = Inzwischen hat der Zufall entschieden; was er brachte, lässt sich nicht zurücknehmen.
undo-other = Die letzte Wahl traf { $who }; nur wer sie traf, kann sie zurücknehmen.
