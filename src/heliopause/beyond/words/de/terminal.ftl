# Kleine Wörter der Bildschirme
ui-short-game = Eine kurze Partie: spätestens Runde { $n } ist die letzte.
ui-letter-military = M

# Arten von Karten
ui-kind-technology = Technologie
ui-kind-slot = Feld des Plans
ui-kind-basic = Grundaktion

# Der Technologie-Plan
ui-head-board = TECHNOLOGIE
ui-basic = Basis
ui-at-once = sofort
ui-power = Fähigkeit
ui-needs-some = { $n } von { $slots }
ui-slot-word = Feld
ui-slot-title = Feld { $slot }
ui-slot-hidden = unentdeckt, braucht { $needs }
ui-slot-needs = braucht { $needs }
ui-undiscovered = unentdeckt
ui-undiscovered-slot = unentdeckt

# Der Expeditions-Plan
ui-map-lines = gibt

# Tableaus
ui-mat-pop = Bev. { $n }
ui-mat-supply = Vorrat { $columns }
ui-mat-grows = wächst { $letters }
ui-mat-technologies = Technologien
ui-mat-private = privat
ui-mat-powers = Fähigkeiten
ui-mat-technology-count = Tech { $n }
ui-mat-pawn = Figur auf { $where }
ui-row-pop = Bevölkerung
ui-row-supply = Vorrat
ui-row-technologies = Technologien
ui-row-private = privat
ui-row-powers = Fähigkeiten
ui-row-points = SP jetzt

# Errungenschaften, Stapel, Ereignisse, Wertung
ui-slots = Felder
ui-progress = Fortschritt

# Hilfe im Spiel
ui-command-board = board
ui-help-board = der ganze Technologie-Plan
ui-command-map = map
ui-command-mat = mat [NAME]

# Eine Karte als Text
ui-points-for = SP: { $formula }
ui-action-spaces = { $n ->
    [one] 1 Feld: { $line }
   *[other] { $n } Felder: { $line }
  }
ui-whose = { $who } – { $what }
