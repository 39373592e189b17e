# The frame
web-phase-action = Action
web-phase-production = Production
web-tab-technology = Technology

# What is asked
web-later-slot = not now: technologies are researched by actions with the flask
web-later-claim = not now: claimed at the end of your turn, once you meet it
web-ask-space = { $who }, where does your pawn go?
web-ask-production = { $who }, what do you produce?
web-ask-slot = { $who }, which technology do you research?
web-ask-card = { $who }, which technology do you take?
web-ask-trade = { $who }, what do you trade?
web-ask-may = { $who }, do you do it?
web-ask-choice = { $who }, which of these do you do?
web-left-upgrades = { $n ->
    [one] 1 upgrade left
   *[other] { $n } upgrades left
  }
web-doing-space = choosing an action
web-doing-production = choosing what to produce
web-doing-slot = choosing a technology
web-doing-card = choosing a technology
web-doing-trade = trading
web-doing-may = deciding
web-doing-choice = deciding

# Options in short
web-slot-hidden = Slot { $slot } ({ $level }), undiscovered
web-at-once = at once:
web-preview-claim = { $vp } VP
web-preview-trade = any number of exchanges

# The technology board
web-board = Technology board
web-repeatable = As many pawns as like, turn after turn
web-space-of = Space of { $title }
web-pawn-of = taken by { $who }
web-free = free
web-now = now
web-house = Some values of this card are our own (house).
web-house-long = h: some values of this card are our own (house), not printed.
web-take-card = Choose { $card }
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
web-card-end = At the end
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

## The guide through the first two rounds
page-ask-other = Choose one of the options in the bar.
