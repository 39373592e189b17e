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
suppose-no-turn = Dieser Zug kann hier nicht angenommen werden.
undo-other = Die letzte Wahl traf { $who }; nur wer sie traf, kann sie zurücknehmen.

## Wie es ausging
outcome-won = Du hast mit { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkten
} Vorsprung gewonnen.
outcome-lost = { $who } hat mit { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkten
} Vorsprung gewonnen.
outcome-shared = Du teilst dir den Sieg mit { $who }.
outcome-won-tie = Du und { $who } habt gleich viele Punkte, und der Gleichstand geht an dich.
outcome-lost-tie = Du und { $who } habt gleich viele Punkte, und der Gleichstand geht an { $who }.
outcome-best = Am meisten geholfen hat dir: { $item }, { $n } mehr als { $who }.
outcome-worst = Hier lag { $who } vorn: { $item }, um { $n }.
