# Small words of the screens
ui-short-game = Krótka gra: ostatnią rundą jest najpóźniej { $n }.
ui-letter-military = M

# Kinds of cards
ui-kind-technology = technologia
ui-kind-slot = pole planszy
ui-kind-basic = akcja podstawowa

# The technology board
ui-head-board = TECHNOLOGIA
ui-basic = podst.
ui-at-once = od razu
ui-power = zdolność
ui-needs-some = { $n } z { $slots }
ui-slot-word = pole
ui-slot-title = pole { $slot }
ui-slot-hidden = nieodkryte, wymaga { $needs }
ui-slot-needs = wymaga { $needs }
ui-undiscovered = nieodkryte
ui-undiscovered-slot = nieodkryte

# The star map
ui-map-lines = daje

# Mats
ui-mat-pop = mieszk. { $n }
ui-mat-supply = rezerwa { $columns }
ui-mat-grows = wzrost { $letters }
ui-mat-technologies = technologie
ui-mat-private = prywatne
ui-mat-powers = zdolności
ui-mat-technology-count = techn. { $n }
ui-mat-pawn = pionek: { $where }
ui-row-pop = mieszkańcy
ui-row-supply = rezerwa
ui-row-technologies = technologie
ui-row-private = prywatne
ui-row-powers = zdolności
ui-row-points = PZ teraz

# Achievements, decks, events, scores
ui-slots = miejsca
ui-progress = postęp

# Help in the game
ui-command-board = board
ui-help-board = cała plansza technologii
ui-command-map = map
ui-command-mat = mat [IMIĘ]

# A card as a text
ui-points-for = { $formula } PZ
ui-action-spaces = { $n ->
    [one] 1 pole akcji: { $line }
    [few] { $n } pola akcji: { $line }
   *[many] { $n } pól akcji: { $line }
  }
ui-whose = { $who }: { $what }
