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

## The guide through the first two rounds
page-ask-other = Choose one of the options in the bar.
