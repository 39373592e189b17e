## Phases
phase-action = Action
phase-production = Production

## Questions
ask-space = Where does your pawn go?
ask-slot = Which technology do you research?
ask-card = Which technology do you take?
ask-may = Do you do it?
ask-choice = Which of these do you do?
ask-production = What do you produce?

## What can be counted
measure-pop = population
measure-supply = supply
