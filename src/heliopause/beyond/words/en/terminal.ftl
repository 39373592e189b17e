# Small words of the screens
ui-short-game = A short game: round { $n } is the last at the latest.
ui-letter-military = M

# Kinds of cards
ui-kind-technology = technology
ui-kind-slot = slot of the board
ui-kind-basic = basic action

# The technology board
ui-head-board = TECHNOLOGY
ui-basic = basic
ui-at-once = at once
ui-power = power
ui-needs-some = { $n } of { $slots }
ui-slot-word = slot
ui-slot-title = slot { $slot }
ui-slot-hidden = undiscovered, needs { $needs }
ui-slot-needs = needs { $needs }
ui-undiscovered = undiscovered
ui-undiscovered-slot = undiscovered

# The star map
ui-map-lines = gives

# Mats
ui-mat-pop = pop { $n }
ui-mat-supply = supply { $columns }
ui-mat-grows = grows { $letters }
ui-mat-technologies = technologies
ui-mat-private = private
ui-mat-powers = powers
ui-mat-technology-count = tech { $n }
ui-mat-pawn = pawn on { $where }
ui-row-pop = population
ui-row-supply = supply
ui-row-technologies = technologies
ui-row-private = private
ui-row-powers = powers
ui-row-points = VP now

# Achievements, decks, events, scores
ui-slots = slots
ui-progress = progress

# Help in the game
ui-command-board = board
ui-help-board = the technology board in full
ui-command-map = map
ui-command-mat = mat [NAME]

# A card as a text
ui-points-for = { $formula } VP
ui-action-spaces = { $n ->
    [one] 1 space: { $line }
   *[other] { $n } spaces: { $line }
  }
ui-whose = { $who }: { $what }
