# The frame
horizon-web-phase-expansion = Expansion
horizon-web-phase-goal = Goal
horizon-web-extra = { $n } coin more
horizon-web-tab-map = Map
horizon-web-tab-board = Board
horizon-web-goals = Goals
horizon-web-goals-head = Goals · { $placed } of { $needed } cubes
horizon-web-rivals = The other civilizations
horizon-web-ask-move = { $who }, which unit moves or explores?
horizon-web-ask-upgrade = { $who }, which unit do you upgrade?
horizon-web-ask-build = { $who }, what do you build, and where?
horizon-web-ask-type = { $who }, which colour do you seek?
web-ask-government = { $who }, which government do you choose?
web-ask-enlist = { $who }, which unit do you enlist, and where?
web-ask-decommission = { $who }, which unit do you decommission?
web-ask-invest = { $who }, from which track do you invest a cube?
web-ask-takecube = { $who }, from which track does the cube come?
web-ask-site = { $who }, where do you settle or fortify?
web-ask-use = { $who }, which unit do you use?
web-ask-construction = { $who }, which construction do you take?
web-ask-expansion = { $who }, how do you expand?
web-ask-goal = { $who }, which goal do you claim?
web-ask-claimnow = { $who }, which goal do you claim?
web-ask-legacy = { $who }, which legacy do you choose?
web-ask-basicaction = { $who }, which basic action do you take?
horizon-web-doing-move = moving units
horizon-web-doing-upgrade = upgrading units
horizon-web-doing-build = choosing what to build
horizon-web-doing-type = choosing a colour
web-doing-government = choosing a government
web-doing-enlist = enlisting a unit
web-doing-decommission = decommissioning a unit
web-doing-invest = investing
web-doing-takecube = choosing a cube
web-doing-site = choosing a place
web-doing-use = choosing units
web-doing-construction = choosing a construction
web-doing-expansion = expanding
web-doing-goal = claiming a goal
web-doing-claimnow = claiming a goal
web-doing-legacy = choosing a legacy
web-doing-basicaction = choosing a basic action
horizon-web-left-movements = { $n ->
    [one] 1 movement left
   *[other] { $n } movements left
  }
horizon-web-left-strength = strength { $n } still needed
horizon-web-left-level = up to level { $n }
horizon-web-later-unit = first pick the unit that is to go there
horizon-web-later-tile = not now: actions move units, after them you expand
horizon-web-later-construction = not now: taken by the infrastructure track or an effect

# Options in short
horizon-web-explore = explore ({ $place })
horizon-web-decommission = { $place } → population
horizon-web-settle = Settle { $place }
horizon-web-fortify = Fortify { $place }
horizon-web-preview-explore = A new tile and its bonus; { $n } left
horizon-web-preview-cube = a cube leaves the { $track } track
horizon-web-preview-built = when built:
horizon-web-preview-grow = columns { $letters }
horizon-web-preview-leader = and a leader
horizon-web-preview-blind = A technology of level { $level }
horizon-web-preview-strength = Your { $unit } strength at { $place }: { $before } → { $after }, needed: { $need }
horizon-web-preview-site = { $vp } VP; strength { $need } of your { $have } is used
horizon-web-opens = opens column { $column }
horizon-web-income-more = { $n ->
    [one] 1 coin more in production
   *[other] { $n } coins more in production
  }
horizon-web-stage-despotism = Despotism
horizon-web-stage-theocracy = Theocracy
horizon-web-stage-once = One-time bonus
horizon-web-stage-democracy = Democracy

# The boards
horizon-web-basic = Basic actions
horizon-web-advanced = Advanced actions
horizon-web-leader = a leader lies here
horizon-web-slot-leader = Who researches it first takes a leader.
horizon-web-display = Constructions on display
horizon-web-deck = { $n } in the deck
horizon-web-investment = Investment
horizon-web-pawns = Pawns
horizon-web-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
  }
horizon-web-take-cube = Take the cube of the { $track } track: { $gives }

# The map
horizon-web-map = The map
horizon-web-cradle = Cradle
horizon-web-middle = the middle
horizon-web-side-0 = north
horizon-web-side-1 = north-east
horizon-web-side-2 = south-east
horizon-web-side-3 = south
horizon-web-side-4 = south-west
horizon-web-side-5 = north-west
horizon-web-empty = Unexplored: { $where }
horizon-web-empty-more = A settler next to it can explore it while moving.
horizon-web-empty-places = Places that can be explored
horizon-web-village-free = The village is free.
horizon-web-village-of = { $who } has the village.
horizon-web-city-free = The city is free.
horizon-web-city-of = { $who } has the city.
horizon-web-built-by = Built by { $who }.
horizon-web-strength-there = { $who }: { $unit } strength { $n }.
horizon-web-units = { $who }, { $n ->
    [one] { $unit }
   *[other] { $n } × { $unit }
  } of strength { $strength }, { $place }
horizon-web-tiles-left = { $n ->
    [one] 1 tile left
   *[other] { $n } tiles left
  }
horizon-web-zoom = Size of the map
horizon-web-closer = Closer
horizon-web-farther = Farther away
horizon-web-whole = The whole map

# The table as text
horizon-web-tile = Tile
horizon-web-where = Where, from the cradle
horizon-web-beside = Next to
horizon-web-civilizations = Civilizations
horizon-web-production = Produces
horizon-web-tracks = Cubes on the tracks (what comes next)

# Cards in words
card-head-kind = Kind
card-head-trigger = Trigger
card-head-explore = Exploring
card-head-strength = Strength
card-head-village = Village
card-head-bonus = Bonus
card-head-city = City
card-head-vp = VP
card-head-first = First builder
card-head-second = Second builder
card-head-you = You
card-head-others = Others
card-head-all = Everybody
card-head-choice = One of
card-head-vp-others = VP of the others
card-head-despotism = Despotism
card-head-theocracy = Theocracy
card-head-once = Once
card-head-democracy = Democracy
card-technology-kind = level { $level }: { $colours }
card-construction-kind = { $coins ->
    [one] level { $level }, 1 coin
   *[other] level { $level }, { $coins } coins
  }
card-leader-kind = leader of level { $level }
card-worth = { $vp } VP, cube of the { $track } track

# The score sheet
web-item-goals = goals
web-item-technologies = technologies
web-item-level-4-bonus = level IV bonuses
web-item-villages = villages
web-item-cities = cities
web-item-constructions = constructions
web-item-investment = investment
web-item-leaders = leaders
web-item-government = Democracy
page-item-goals = Goals
page-item-technologies = Technologies
page-item-level-4-bonus = Bonuses of level IV technologies
page-item-villages = Villages
page-item-cities = Cities
page-item-constructions = Constructions
page-item-investment = Investment
page-item-leaders = Leaders
page-item-government = Government (Democracy)
page-tie-cubes = Cubes left on the tracks
page-tie-coins = Coins
page-rules-horizon-rules = Beyond the Horizon
horizon-web-tie-none = Ties would go to the fewest cubes left on the development tracks, then the most active population, then the most coins (rule 12.3).
horizon-web-tie-broken = { $names } are level on points. Fewest cubes left on the development tracks decide, then most active population, then most coins (rule 12.3).
horizon-web-tie-shared = { $names } are level on points, cubes, population and coins: they share the victory (rule 12.3).

# The first page
horizon-web-drawing = A land of hexagons in the sea with mountains, woods and villages; around it places still unknown, and a ship that sails towards a low sun.
page-lead-horizon = Research technologies, explore an unknown land, found villages and cities, build what lasts. A game for two to four.
