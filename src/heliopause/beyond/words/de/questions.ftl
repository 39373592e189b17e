## Phasen
phase-action = Aktion
phase-production = Produktion

## Fragen
ask-space = Wohin zieht deine Figur?
ask-slot = Welche Technologie erforschst du?
ask-card = Welche Technologie nimmst du?
ask-may = Machst du das: { $line }?
ask-choice = Was davon machst du?
ask-by-hand = „{ $text }“: Welcher Schritt kommt als Nächstes, für { $who }?
ask-production = Was produzierst du?

## Was sich zählen lässt
measure-pop = Bevölkerung
measure-supply = Vorrat

## What the source of a question is to who is asked
origin-space = { $mine ->
    [yes] deine Aktion
   *[no] Aktion von { $who }
  }
origin-technology = { $mine ->
    [yes] deine neue Technologie
   *[no] neue Technologie von { $who }
  }

## What is not done by who passes
decline-may = Bleiben lassen
decline-choice = Nichts davon
decline-slot = Nichts erforschen
decline-build = Nichts bauen
decline-trade = Nicht weiter tauschen
decline-upgrade = Nichts verbessern
decline-upgrade-more = Nichts weiter verbessern
decline-move = Nicht ziehen
decline-move-more = Nicht weiter ziehen
