# Small words of the screens
ui-short-game = Una partida corta: la ronda { $n } es la última como muy tarde.
ui-letter-military = M

# Kinds of cards
ui-kind-technology = tecnología
ui-kind-slot = hueco del tablero
ui-kind-basic = acción básica

# The technology board
ui-head-board = TECNOLOGÍA
ui-basic = básicas
ui-at-once = al instante
ui-power = poder
ui-needs-some = { $n } de { $slots }
ui-slot-word = hueco
ui-slot-title = hueco { $slot }
ui-slot-hidden = sin descubrir, pide { $needs }
ui-slot-needs = pide { $needs }
ui-undiscovered = sin descubrir
ui-undiscovered-slot = sin descubrir

# The star map
ui-map-lines = da

# Mats
ui-mat-pop = hab. { $n }
ui-mat-supply = reserva { $columns }
ui-mat-grows = crece { $letters }
ui-mat-technologies = tecnologías
ui-mat-private = privadas
ui-mat-powers = poderes
ui-mat-technology-count = tec { $n }
ui-mat-pawn = peón en { $where }
ui-row-pop = habitantes
ui-row-supply = reserva
ui-row-technologies = tecnologías
ui-row-private = privadas
ui-row-powers = poderes
ui-row-points = PV ahora

# Achievements, decks, events, scores
ui-slots = plazas
ui-progress = progreso

# Help in the game
ui-command-board = board
ui-help-board = el tablero de tecnología entero
ui-command-map = map
ui-command-mat = mat [NOMBRE]

# A card as a text
ui-points-for = PV: { $formula }
ui-action-spaces = { $n ->
    [one] 1 casilla: { $line }
   *[other] { $n } casillas: { $line }
  }
ui-whose = { $who }: { $what }
