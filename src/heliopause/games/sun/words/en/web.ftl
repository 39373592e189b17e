# The frame
web-phase-achievement = Achievement
web-tab-stars = Stars
web-tab-mat = Mat

# What is asked
web-later-place = not now: actions build ships, let them jump or colonize
web-later-ship = first pick the ship that is to go there
web-ask-achievement = { $who }, which achievement do you claim?
web-ask-type = { $who }, which type do you seek?
web-ask-row = { $who }, which technology do you take?
web-ask-mat = { $who }, which faction do you play?
web-ask-build = { $who }, where do you build?
web-ask-upgrade = { $who }, which ship do you upgrade?
web-ask-jump = { $who }, which ship jumps?
web-ask-move = { $who }, which ship moves?
web-ask-colonize = { $who }, which system do you colonize?
web-ask-infiltrate = { $who }, which ship jumps, or which system do you colonize?
web-ask-settle = { $who }, which ship settles?
web-ask-colonydisc = { $who }, which disc goes on your colony?
web-ask-outpost = { $who }, which disc is your outpost?
web-ask-bonus = { $who }, which bonus comes first?
web-ask-copy = { $who }, which action do you copy?
web-ask-automate = { $who }, which disc do you automate?
web-ask-replace = { $who }, which disc replaces a star?
web-ask-price = { $who }, how do you pay?
web-ask-fromcolumn = { $who }, which column does the cube leave?
web-ask-tocolumn = { $who }, which column does the cube go to?
web-ask-link = { $who }, next to which system does the new one lie?
web-ask-guild = { $who }, which guild do you open?
web-ask-retire = { $who }, which ship do you retire?
web-ask-annex = { $who }, which system do you keep?
web-left-jumps = { $n ->
    [one] 1 jump left
   *[other] { $n } jumps left
  }
web-left-ships = { $n ->
    [one] 1 ship left
   *[other] { $n } ships left
  }
web-left-power = power { $n } still needed
web-doing-achievement = claiming an achievement
web-doing-type = choosing a type
web-doing-row = choosing a technology
web-doing-mat = choosing a faction
web-doing-build = choosing where to build
web-doing-upgrade = upgrading ships
web-doing-jump = moving ships
web-doing-move = moving ships
web-doing-colonize = colonizing
web-doing-infiltrate = moving ships to colonize
web-doing-settle = settling
web-doing-colonydisc = placing a disc
web-doing-outpost = placing an outpost
web-doing-bonus = taking bonuses
web-doing-copy = choosing an action to copy
web-doing-automate = automating
web-doing-replace = replacing stars
web-doing-price = paying
web-doing-fromcolumn = moving supply
web-doing-tocolumn = moving supply
web-doing-link = placing the new system
web-doing-guild = opening a guild
web-doing-retire = retiring a ship
web-doing-annex = choosing a system

# Options in short
web-do-upgrade = { $place }
web-do-retire = { $place }
web-do-decommission = { $place } → population · 1 ore
web-do-build = { $place }
web-do-link = Next to { $place }
web-do-bonus = { $place }
web-do-colonize = { $place }
web-costs-ore = costs { $n } ore
web-costs-pop = returns { $n } population
web-preview-event = An event of level { $level }, then a technology of your type
web-preview-blind = A technology of level { $level }
web-preview-power = Your power at { $place }: { $before } → { $after }, the strongest other: { $others }
web-preview-here = Your power at { $place }: { $power }
web-preview-colony = { $vp } VP
web-preview-growth = { $n } population (letters { $letters })
web-preview-ore = +{ $n } ore

# The technology board
web-basic = Basic spacefaring
web-guilds = Guilds
web-closed = closed · { $tier ->
    [1] II
   *[other] III
  }
web-extra = { $n } ore more
web-anytime = free
web-slot-event = Undiscovered, level { $level }. An event lies on it.
web-undiscovered-event = undiscovered · event
web-tableau = Tableau
web-tableau-empty = The tableau has not been laid out yet.

# The star map
web-map = Star map
web-system-decks = systems A { $a } · B { $b }
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
web-ore = Ore
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
web-achievements-head = Achievements · { $placed } of { $needed } stars
web-events-hidden = events face down: II { $two } · III { $three }

# Cards in words
web-card-anytime = Any time
web-card-control = Control
web-card-bonus = Colony
web-card-power = Power
web-card-score = { $who }: { $vp } VP
web-card-setup = Set-up
web-card-exchanges = { $n } exchanges in one trade

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
page-lead-sun = Research technologies, send ships to the stars, settle new systems. A game for two to four, or for you alone.
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
page-tie-broken = { $names } are level on points. Fewest food and ore discs left on the mat decide, then most population, then most ore (rule 6.3).
page-tie-shared = { $names } are level on points, discs, population and ore: they share the victory (rule 6.3).

## Beside the table
page-rules-sun-rules = Beyond the Sun
page-rules-sun-solo = Solo
