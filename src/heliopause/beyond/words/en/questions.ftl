## Phases
phase-action = Action
phase-production = Production

## Questions
ask-space = Where does your pawn go?
ask-slot = Which technology do you research?
ask-card = Which technology do you take?
ask-may = Do you do this: { $line }?
ask-choice = Which of these do you do?
ask-by-hand = “{ $text }”: which step comes next, for { $who }?
ask-production = What do you produce?

## What can be counted
measure-pop = population
measure-supply = supply

## What the source of a question is to who is asked
origin-space = { $mine ->
    [yes] your action
   *[no] { $who }’s action
  }
origin-technology = { $mine ->
    [yes] your new technology
   *[no] { $who }’s new technology
  }

## What is not done by who passes
decline-may = Leave it
decline-choice = None of these
decline-slot = Research nothing
decline-build = Build none
decline-trade = Trade no more
decline-upgrade = Upgrade none
decline-upgrade-more = Upgrade no more
decline-move = Move none
decline-move-more = Move no further
