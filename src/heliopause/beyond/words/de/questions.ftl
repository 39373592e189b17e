## Phasen
phase-action = Aktion
phase-production = Produktion

## Fragen
ask-space = Wohin zieht deine Figur?
ask-slot = Welche Technologie erforschst du?
ask-card = Welche Technologie nimmst du?
ask-may = Machst du das?
ask-choice = Was davon machst du?
ask-production = Was produzierst du?

## Was sich zählen lässt
measure-pop = Bevölkerung
measure-supply = Vorrat
