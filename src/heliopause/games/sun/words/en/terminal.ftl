# Small words of the screens
ui-letter-scientific = S
ui-letter-economic = E
ui-letter-commercial = C

# Discs on the map: keep them short, the columns are narrow
ui-disc-food = food
ui-disc-ore = ore
ui-disc-star = star
ui-place-sol = Sol
ui-place-deep = Deep
ui-place-extra = Extra

# Kinds of cards
ui-kind-sol = Sol
ui-kind-deep = Deep Space
ui-kind-shipyard = shipyard
ui-kind-system = system
ui-kind-event = event
ui-kind-achievement = achievement
ui-kind-guild = guild
ui-kind-mat = faction mat
ui-kind-exploration = star map

# The technology board
ui-guilds = guilds
ui-guild-closed = closed, tier { $tier }
ui-any-time = any time
ui-row = row { $level }
ui-no-tableau = This game is played without the technology tableau.
ui-board-legend-sun = [ ] free space, [+1] costs 1 ore more, a mark is a pawn. SM>S: matches S and M, passes S on. h: some values are house (card NAME says which).

# The star map
ui-head-map = MAP
ui-map-system = system
ui-map-routes = routes
ui-map-needs = needs
ui-map-discs = discs
ui-map-outpost = outpost
ui-map-ships = ships
ui-on-control = control
ui-on-colony = colony
ui-outpost-of = outpost
ui-system = power { $power }, { $vp } VP, { $discs }
ui-map-legend-sun = needs: the power to colonize. discs: which may lie there. ships: the level of each. h: some values are house.

# Mats
ui-mat-ore = ore { $n }
ui-mat-mines = mines { $n }
ui-mat-automation = automation { $n }
ui-mat-colonies = colonies
ui-mat-colony-count = colonies { $n }
ui-mat-legend = A circle in parentheses is covered by a disc. [ ]: automation levels reached.
ui-row-ore = ore
ui-row-food = food track
ui-row-mining = ore track
ui-row-automation = automation
ui-row-setup = set-up
ui-row-innovation = innovation
ui-row-colonies = colonies
ui-row-ships = ships
ui-row-retired = retired
ui-row-achievements = achievements
ui-innovation-reached = (reached)
ui-ships-and-power = { $n ->
    [one] 1 ship
   *[other] { $n } ships
  }, power { $power } in all

# Achievements, decks, events, scores
ui-head-claims-sun = ACHIEVEMENTS
ui-claims-to-end-sun = { $placed } of { $needed } stars to the end
ui-decks = decks { $technologies }, systems { $systems }
ui-event = event
ui-event-score = at the end { $who }: { $vp } VP
ui-event-museum = { $vp } VP per level of a retired ship
ui-item-level-1 = level I technologies
ui-item-level-2 = level II technologies
ui-item-level-3 = level III technologies
ui-item-private = private technologies
ui-item-level-4 = level IIII technologies
ui-item-automation = automation
ui-item-colonies = colonized systems
ui-item-outposts = outposts
ui-item-space = Sol and Deep Space
ui-item-events = events
ui-item-achievements = achievements

# A game in the terminal
ui-card-which-sun = Which card? For example: card Terraforming
ui-why-what-sun = Why what? Name a card, a place, a slot or an option’s id, as in: why Terraforming

# Help in the game
ui-help-map = the star map in full
ui-help-mat = a faction mat in full, yours or another’s
ui-command-achievements = achievements
ui-help-achievements = achievements, events and decks
ui-command-tableau = tableau
ui-help-tableau = the technology tableau in full

# A card as a text
ui-exchanges = { $n } exchanges in one trade
ui-innovation-once = { $name }, once with { $condition }: { $what }
ui-innovation-while = { $name }, while you have { $condition }: { $what }
ui-help-sun-rules = the rules: a section (8.4), a chapter (8), or a word; alone: the contents; "rules solo" looks into those of the solo deck
