# The frame
web-tab-technology = Technology

# Options in short
web-slot-hidden = Slot { $slot } ({ $level }), undiscovered

# The technology board
web-board = Technology board
web-repeatable = As many pawns as like, turn after turn
web-space-of = Space of { $title }
web-pawn-of = taken by { $who }
web-free = free
web-now = now
web-take-card = Take { $card }
web-researched-by = Researched by { $who }
web-slot = Slot { $slot }
web-slot-blind = Undiscovered, level { $level }.
web-slot-needs = Needs { $n ->
    [one] { $slots }
   *[other] { $of ->
        [3] { $n } of { $slots }
       *[other] { $slots }
      }
  }
web-needs-some = { $n } of { $of }
web-undiscovered = undiscovered
web-show-cards = Show the cards
web-see-table = See the table

# The star map
web-worth = { $n } VP

# Mats
web-mat-of = Mat of { $who }
web-pop = { $n } population
web-vp-now = { $n } VP as it stands
web-column = Column { $column }: { $n } of { $room }
web-reached = reached
web-powers = Powers
web-technologies = Technologies
web-show-mat = Show the mat of { $who }

# Achievements, decks, log
web-progress = { $who }: { $have } of { $least }
web-revealed = Revealed:

# Cards in words
web-card-condition = Needs
web-card-now = At once
web-card-action = Action
card-head-end = At the end
web-card-vp = VP
web-passes = passes on

# The table as text
web-twin-does = What it does
web-twin-spaces = Spaces
web-twin-slot = Slot
web-twin-card = Card
web-twin-types = Types
web-twin-has = Researched by
web-twin-needs = Prerequisites
web-twin-seat = Seat
web-twin-progress = Progress

## The end of a game
page-tie-pop = Population

## The guide through a first game
page-ask-other = Choose one of the options in the bar.

# Cards and action boxes
web-or = or
web-now-and = now and
web-passes-on = passes on { $type }
web-shut = closed
web-level = level { $level }
web-have-it = { $n ->
    [one] has it
   *[other] have it
  }

# The icons
web-icons = Icons
legend-house = h: some values of this card are our own (house), not printed.
legend-pop = Population: ready to work
legend-supply = Supply: a cube or pawn that is not out yet
legend-ore = Ore
legend-ship = Ship, with its level
legend-food = Food track
legend-gear = Ore track
legend-disc = Disc
legend-automate = Automate: take a disc off its track for good
legend-research = Research; the box tells the level
legend-colonize = Colonize a system
legend-colony = Colonized system
legend-jump = Jump: so many routes in all
legend-upgrade = Upgrade, by so many levels
legend-vp = Victory points
legend-power = Power
legend-control = Place you control
legend-places = Places with ships
legend-yard = Shipyard
legend-deep = Deep Space
legend-guild = Guild
legend-copy = Copy an action
legend-annex = Annex: draw systems and keep one
legend-grow = Growth
legend-mine = Mine: produce ore
legend-trade = Trade
legend-private = Only for you, or closed
legend-unlock = Without its prerequisites
legend-nobonus = Without its bonus
legend-existing = Only what is discovered
legend-infinity = Always, or as often as you like
legend-scientific = Scientific
legend-economic = Economic
legend-military = Military
legend-commercial = Commercial
legend-coin = Coin
legend-unit = Unit: settler or soldier, with its strength
legend-settler = Settler
legend-soldier = Soldier
legend-infrastructure = Infrastructure track
legend-invest = Invest
legend-move = Move: so many steps in all
legend-explore = Explore a tile
legend-village = Village
legend-city = City
legend-build = Build
legend-construction = Construction; the box tells the level
legend-token = Token
legend-theocracy = Theocracy
legend-goal = Goal
legend-leader = Leader: who is first here meets one
legend-produce = Produce
legend-crown = Despotism
legend-ballot = Democracy
legend-spark = Once
legend-science = Science
legend-commerce = Commerce
legend-culture = Culture
