# The frame
horizon-web-tab-map = Map
horizon-web-tab-board = Board
horizon-web-goals = Goals
horizon-web-goals-head = Goals · { $placed } of { $needed } cubes
horizon-web-rivals = The other civilizations

# Options in short
horizon-web-explore = Explore { $side }
horizon-web-decommission = { $place } → population
horizon-web-settle = Settle { $place }
horizon-web-fortify = Fortify { $place }
horizon-web-opens = opens column { $column }
horizon-web-income-more = { $n ->
    [one] 1 coin more in production
   *[other] { $n } coins more in production
  }
horizon-web-stage-despotism = Despotism
horizon-web-stage-theocracy = Theocracy
horizon-web-stage-once = Once
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
card-points = VP at the end: { $formula }
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
horizon-web-tie-broken = { $names } have the same number of points. Fewest cubes left on the development tracks decide, then most active population, then most coins (rule 12.3).
horizon-web-tie-shared = { $names } have the same points, cubes, population and coins: they share the victory (rule 12.3).

# The first page
horizon-web-drawing = A land of hexagons in the sea with mountains, woods and villages; around it places still unknown, and a ship that sails towards a low sun.
page-pick-horizon = Research technologies, explore an unknown land, found villages and cities, build what lasts.

# Cards and action boxes
horizon-web-price = costs you { $n ->
    [one] 1 coin
   *[other] { $n } coins
  }

# The map, the goals and the board in words
horizon-web-side-of = { $side } of { $place }
horizon-web-explore-here = explore
horizon-web-covers = It stands on { $place }.
horizon-web-builder-free = The second builder’s place is free: { $n ->
    [one] 1 coin
   *[other] { $n } coins
  } for you.
horizon-web-builder-open = The second builder’s place is free for the others.
horizon-web-builders-full = Both builders’ places are taken.
horizon-web-strength-needed = Settling or fortifying here takes strength { $n }.
horizon-web-units-there = { $who }: { $n ->
    [one] { $unit }
   *[other] { $n } × { $unit }
  } of strength { $strength }.
horizon-web-what-settler = Settlers explore, settle villages and build.
horizon-web-what-soldier = Soldiers fortify cities. They do not explore.
horizon-web-route = { $n } movements: a click lets the unit go all the way.
horizon-web-way-waits = { $n } movements, from { $from } all the way to { $to }.
horizon-web-way-go = Go there
horizon-web-other-piece = Another unit
horizon-web-tokens = tokens
horizon-web-tokens-left = Tokens for villages and for cities that are left
horizon-web-constructions = Constructions to build
horizon-web-level-none = level { $level }: none left
horizon-web-invested = Invested
horizon-web-building = Building
horizon-web-stage-locked = still locked
horizon-web-about-pawns = Pawns that are not active yet, by column. A column is open once the food track has reached its letter.
horizon-web-about-food = Population that production makes: { $n }. Each cube that leaves the track opens the next space.
horizon-web-about-economy = Coins that production gives: { $n }. Each cube that leaves the track opens the next space.
horizon-web-about-infrastructure = What may be built, and the stages of the government. Each cube that leaves the track opens the next space.
horizon-web-about-investment = { $n ->
    [one] 1 cube is invested
   *[other] { $n } cubes are invested
  }: each reaches the next space.
horizon-web-settlers-of = Settlers of strength { $list }
horizon-web-soldiers-of = Soldiers of strength { $list }
horizon-web-no-settlers = No settlers
horizon-web-no-soldiers = No soldiers
horizon-web-decks = Technologies left in the decks
