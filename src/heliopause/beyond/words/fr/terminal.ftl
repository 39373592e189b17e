# Small words of the screens
ui-short-game = Une partie courte : la manche { $n } est la dernière au plus tard.
ui-letter-military = M

# Kinds of cards
ui-kind-technology = technologie
ui-kind-slot = emplacement du plateau
ui-kind-basic = action de base

# The technology board
ui-head-board = TECHNOLOGIE
ui-basic = base
ui-at-once = immédiat
ui-power = pouvoir
ui-needs-some = { $n } parmi { $slots }
ui-slot-word = emplacement
ui-slot-title = emplacement { $slot }
ui-slot-hidden = non découvert, requiert { $needs }
ui-slot-needs = requiert { $needs }
ui-undiscovered = non découvert
ui-undiscovered-slot = non découvert

# The star map
ui-map-lines = donne

# Mats
ui-mat-pop = hab. { $n }
ui-mat-supply = réserve { $columns }
ui-mat-grows = croît { $letters }
ui-mat-technologies = technologies
ui-mat-private = privées
ui-mat-powers = pouvoirs
ui-mat-technology-count = tech { $n }
ui-mat-pawn = pion sur { $where }
ui-row-pop = habitants
ui-row-supply = réserve
ui-row-technologies = technologies
ui-row-private = privées
ui-row-powers = pouvoirs
ui-row-points = PV actuels

# Achievements, decks, events, scores
ui-slots = places
ui-progress = progression

# Help in the game
ui-command-board = board
ui-help-board = le plateau Technologie en entier
ui-command-map = map
ui-command-mat = mat [NOM]

# A card as a text
ui-points-for = { $formula } PV
ui-action-spaces = { $n ->
    [one] 1 case : { $line }
   *[other] { $n } cases : { $line }
  }
ui-whose = { $who } : { $what }
