## What is asked, and by what
question-of = { $source }: { $question }
ask-chance = Chance decides.

## Where we are
phase-setup = Set-up
phase-turn = Turn
phase-over = Game over

## What a choice would do
change = { $what } { $before } → { $after }
change-won = + { $what }
change-lost = − { $what }
change-of = { $who }: { $change }
measure-points = points
preview = { $parts }
preview-nothing = Nothing that can be counted changes.
preview-chance = then chance decides
preview-other = then { $who } chooses
preview-over = then the game is over

## Going back
undo-nothing = Nothing has been chosen that could be taken back.
undo-chance = Chance has spoken since; what it brought cannot be taken back.
suppose-no-turn = That turn cannot be supposed here.
undo-other = The last choice was { $who }’s, who alone may take it back.

## How it ended
outcome-won = You won by { $n ->
    [one] 1 point
   *[other] { $n } points
}.
outcome-lost = { $who } won by { $n ->
    [one] 1 point
   *[other] { $n } points
}.
outcome-shared = You share the victory with { $who }.
outcome-won-tie = You and { $who } have the same points, and the tie went to you.
outcome-lost-tie = You and { $who } have the same points, and the tie went to { $who }.
outcome-best = What helped you most: { $item }, { $n } more than { $who }.
outcome-worst = Where { $who } was ahead: { $item }, by { $n }.
