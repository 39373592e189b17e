# The frame
web-tab-stars = Stars
web-tab-mat = Mat

# Options in short
web-do-retire = { $place }
web-do-decommission = { $place } → population · 1 ore
web-do-build = { $place }
web-do-link = Next to { $place }
web-do-bonus = { $place }
web-do-colonize = { $place }

# The technology board
web-basic = Basic actions
web-guilds = Guilds
web-closed = closed · { $tier ->
    [1] II
   *[other] III
  }
web-anytime = free
web-slot-event = Undiscovered, level { $level }. An event lies on it.
web-undiscovered-event = undiscovered · event
web-tableau = Tableau
web-tableau-empty = The tableau has not been laid out yet.

# The star map
web-map = Star map
web-system-decks = Systems left: A { $a } · B { $b }
web-system-decks-about = Systems that can still come; when one is colonized, a new one takes its place
web-specialty = Outpost: { $discs }
web-controlled-by = Controlled by { $who }
web-power-there = Power: { $powers }
web-needs-power = Colonizing needs power { $n }
web-outpost = Outpost of { $who }: { $disc }
web-ships = { $who }, { $n ->
    [one] 1 ship
   *[other] { $n } ships
  } of level { $level }, { $place }

# Mats
web-ore-n = { $n } ore
web-automation = Automation
web-automation-now = Automation level { $n }
web-supply = Supply
web-growth = Growth
web-growth-now = Grows { $letters }
web-mining-now = Produces { $n } ore
web-take-disc = Take the { $disc } disc
web-colonies = Colonies
web-controls = { $n ->
    [0] controls nothing
    [one] controls 1 place
   *[other] controls { $n } places
  }
web-controls-title = Controlled places
web-retired = , { $n } retired
web-innovations = Innovations
web-private = Private
web-fleet = Ships by level
web-rivals = The other factions
web-solo-deck = { $n } cards in the solo deck
web-item-level-1 = level I technologies
web-item-level-2 = level II technologies
web-item-level-3 = level III technologies
web-item-private = private technologies
web-item-level-4 = level IIII technologies
web-item-automation = automation
web-item-colonies = colonies
web-item-outposts = outposts
web-item-space = Sol and Deep Space
web-item-events = events
web-item-achievements = achievements

# Achievements, decks, log
web-achievements = Achievements
web-tab-achievements = Achievements
web-achievements-head = Achievements
web-events-hidden = events face down: II { $two } · III { $three }

# Cards in words
web-card-anytime = Any time
web-card-control = Control
web-card-bonus = Colony
web-card-power = Power
card-score = { $who }: { $vp } VP
card-head-setup = Set-up
card-exchanges = { $n } exchanges in one trade
card-innovation = { $condition }: { $gives }
card-innovation-at-once = { $gives }

# The table as text
web-twin-place = Place
web-twin-control = Controlled by
web-twin-fleet = Ships
web-twin-power = Power needed
web-twin-routes = Routes to
web-twin-mats = Factions
web-twin-ships = { $n ->
    [one] 1 ship
   *[other] { $n } ships
  } of level { $level }

## The first page
page-pick-sun = Research technologies, send ships to the stars, settle new systems.
page-drawing = A rising sun behind a horizon; planets on their orbits, a small ship on its way out.

## The end of a game
page-item-level-1 = Level I technologies
page-item-level-2 = Level II technologies
page-item-level-3 = Level III technologies
page-item-private = Private technologies
page-item-level-4 = Level IIII technologies
page-item-automation = Automation
page-item-colonies = Colonized systems
page-item-outposts = Outposts
page-item-space = Sol and Deep Space
page-item-events = Events
page-item-achievements = Achievements
page-tie-discs = Discs left on the mat
page-tie-ore = Ore
page-tie-none = Ties would go to the fewest food and ore discs left on the mat, then the most population, then the most ore (rule 6.3).
page-tie-broken = { $names } have the same number of points. Fewest food and ore discs left on the mat decide, then most population, then most ore (rule 6.3).
page-tie-shared = { $names } have the same points, discs, population and ore: they share the victory (rule 6.3).

## Beside the table
page-rules-sun-rules = Beyond the Sun
page-rules-sun-solo = Solo

# Cards and action boxes
web-price = costs you { $n } ore
web-event-waits = event waits
# Map, mat and seats
web-way = { $n } jumps: a click lets the ship go all the way to { $place }
web-way-waits = { $n } jumps, from { $from } all the way to { $to }.
web-way-go = Jump there
web-other-piece = Another ship
web-mining = Mining
web-growth-about = Growth moves population from the supply to your hand: one from each column whose letter is uncovered.
web-mining-about = Mining gives the ore that is uncovered on the track. Each disc taken off uncovers one circle more.
web-automation-about = Each disc automated takes a level; the numbers are the points of the levels you have.
web-automation-worth = Worth { $n } VP now.
web-supply-about = Population that is not yours to use yet, in columns A to E.
web-colonies-about = Systems you have colonized: each gives its points and what its card says.
web-controls-about = Places where you have the most power: an outpost of yours lies there.
web-technologies-about = Technologies researched, all levels together.
web-innovations-about = What this mat alone can do; a tick means that it is reached.
web-powers-about = Powers that hold for the rest of the game.
web-decks = Cards left: { $decks }
web-decks-about = Technologies that are still to be drawn, by level.
web-stars-title = The end of the game
web-stars-about = When { $n } stars lie on achievements, the round is played out and one more follows.
web-stars-left = { $n ->
    [one] 1 star more brings the last round
   *[other] { $n } stars more bring the last round
  }
web-stars-placed = { $n } stars placed: the end has begun
web-at-the-end = At the end:
web-solo-turn = The last turn of { $who }
web-solo-card = Card { $card }
web-solo-used = this was done
card-head-automa-automate = Automates
card-head-automa-first = First
card-head-automa-second = Or else
card-head-automa-produce = Produces
card-head-automa-claim = Claims
card-automa-disc = { $disc } disc
card-automa-fewest = the disc of which it has fewest left
card-automa-pop = population
card-automa-ore = ore
card-automa-least = what it has least of, in doubt { $tie }
