# Settlers and soldiers on the map: one letter each, the hexes are narrow
ui-letter-science = S
ui-letter-commerce = Co
ui-letter-culture = Cu
ui-letter-settler = s
ui-letter-soldier = x
ui-letter-village = v
ui-letter-city = c

# Kinds of cards
ui-kind-leader = leader
ui-kind-government = government
ui-kind-goal = goal
ui-kind-territory = territory
ui-kind-construction = construction
ui-kind-advanced = advanced action
ui-kind-player = civilization board
ui-kind-track = track
ui-kind-token = unit tokens
ui-kind-start = start tiles
ui-advanced = advanced
ui-asks-for = needs { $what }
ui-leader-here = a leader
ui-board-legend-horizon = [ ] free space, [+1] costs 1 coin more, a mark is a pawn. SM>S: matches S and M, passes S on; S science, Co commerce, M military, Cu culture. Who researches a technology above level I first meets a leader. h: some values are house (card NAME says which).
ui-head-horizon-map = MAP
ui-map-stock = { $tiles } territories to explore · tokens left: settle { $settle }, fortify { $fortify }
ui-map-tile = tile
ui-map-name = land
ui-map-strength = strength
ui-map-units = units
ui-map-village = village { $vp } VP, { $track }
ui-map-city = city { $vp } VP, { $track }
ui-map-explored = explored
ui-map-legend-horizon = 3 v4 c7: strength 3, a village of 4 VP, a city of 7 VP; a mark instead of v or c: whose it is. s21: settlers of strength 2 and 1, x3: a soldier of strength 3. Grey numbers without a tile: places to explore. A track: the cube comes from there.
ui-tile-start = home
ui-tile-start-of = home of { $who }
ui-tile-cradle = cradle
ui-tile-strength = strength { $n }
ui-built-by = built by
ui-building-first = first builder +{ $vp } VP once joined
ui-building-cubes = cube { $first }, then { $second }
ui-head-display = CONSTRUCTIONS
ui-head-price = coins
ui-display-level = { $level } (deck { $deck })
ui-costs-coins = { $n ->
    [one] costs 1 coin
   *[other] costs { $n } coins
  }
ui-will-cost-coins = { $n ->
    [one] building it costs 1 coin
   *[other] building it costs { $n } coins
  }
ui-mat-coins = coins { $n }
ui-mat-income = income { $n }
ui-mat-reach = movement +{ $n }
ui-mat-token-village = settle tokens { $n }
ui-mat-token-city = fortify tokens { $n }
ui-mat-constructions = to build
ui-mat-leaders = leaders
ui-mat-village-count = villages { $n }
ui-mat-city-count = cities { $n }
ui-mat-legend-horizon = On the tracks: [ ] is yours, ( ) is still covered by a cube. A letter opens that column for production. A stage of the government in parentheses is not reached yet.
ui-row-coins = coins
ui-row-grows = produces from
ui-row-income = produces coins
ui-row-tokens = tokens
ui-row-investment = investment
ui-row-government = government
ui-row-construction = to build
ui-row-leader = leader
ui-row-trigger = trigger
ui-row-goals = goals
ui-stage-despotism = Despotism
ui-track-cubes = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
  }
ui-track-invested = { $n } invested
ui-space-column = column { $column }
ui-space-coins = +{ $n } income
ui-leader-choice = { $line }; at the end { $vp } VP for everybody
ui-leader-others = { $vp } VP for each of the others
ui-head-claims-horizon = GOALS
ui-claims-to-end-horizon = { $placed } of { $needed } cubes to the end
ui-decks-horizon = decks { $technologies }, leaders { $leaders }
ui-item-goals = goals
ui-item-technologies = technologies
ui-item-level-4-bonus = level IV bonuses
ui-item-villages = villages
ui-item-cities = cities
ui-item-constructions = constructions
ui-item-investment = investment
ui-item-leaders = leaders
ui-item-government = Democracy
ui-card-which-horizon = Which card? For example: card Nile Delta
ui-why-what-horizon = Why what? Name a card, a tile (1,-1), a slot or an option’s id, as in: why Farm
ui-command-goals = goals
ui-help-goals = goals, constructions on display and decks
ui-command-constructions = constructions
ui-help-constructions = the constructions on display in full
ui-help-horizon-map = the map, and every tile in full
ui-help-horizon-mat = a civilization in full, yours or another’s
