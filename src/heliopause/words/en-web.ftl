## What only the browser's table says

# The frame
web-home = To the start page
web-round = round { $n }
web-ending = { $state ->
    [1] last round next
   *[other] last round
  }
web-phases = Phases of the turn
web-phase-action = Action
web-phase-production = Production
web-phase-achievement = Achievement
web-order = Turn order
web-on-turn = on turn
web-is-bot = played by the computer
web-offline = not here
web-undo = Undo
web-undo-title = Take the last choice back (U)
web-restart = Restart turn
web-restart-title = Take back everything since chance or somebody else last spoke
web-end-turn = End turn
web-result = Result
web-panels = Beside the table
web-panel-rules = Rules
web-panel-guide = Guide
web-panel-talk = Talk
web-panel-seats = Seats and links
web-panel-settings = Settings
web-unread = something new was said
web-theme-light = Light theme
web-theme-dark = Dark theme
web-close = Close
web-boards = Boards
web-tab-technology = Technology
web-tab-stars = Stars
web-tab-mat = Mat
web-tab-others = Others
web-tab-log = Log
web-skip = Skip to
web-skip-question = To the question
web-skip-twin = To the table as text

# The line to the server
web-opening = The table is being set …
web-lost = The line to the table is lost. Trying again …
web-no-server = The server does not answer.
web-moved-on = The game has moved on: look again, then choose.
web-not-yours = That is not for you to decide.
web-not-now = That is not possible now.
web-too-fast = Too many wishes at once: wait a moment.
web-bad-key = This link does not open the table.
web-no-table = There is no such table.
web-bad-key-more = Ask whoever sent it for a new link, or start a game of your own.
web-table-closed = This table is closed.
web-title-turn = Your turn
web-call = { $who }, it is your turn.

# What is asked
web-question = The question
web-options = Options
web-more = { $n } more …
web-more-options = More options
web-over = The game is over.
web-really = Really? { $option }
web-then-ends = { $option } – and your turn is over.
web-confirm = Yes
web-think-again = Think again
web-thinks = { $who } is thinking
web-waiting = { $who } is { $what }.
web-away = { $who } is not here.
web-hand-over = Let a bot play for { $who }
web-take-back = A bot plays for { $who }: take the seat back
web-watching = You are watching.
web-hint = Gold is what you may do. Point at anything else to learn why not.
web-rule = rule { $rule }
web-later-slot = not now: technologies are researched by actions with the flask
web-later-place = not now: actions build ships, let them jump or colonize
web-later-ship = first pick the ship that is to go there
web-later-claim = not now: claimed at the end of your turn, once you meet it
web-ask-space = { $who }, where does your pawn go?
web-ask-production = { $who }, what do you produce?
web-ask-achievement = { $who }, which achievement do you claim?
web-ask-slot = { $who }, which technology do you research?
web-ask-type = { $who }, which type do you seek?
web-ask-card = { $who }, which technology do you take?
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
web-ask-trade = { $who }, what do you trade?
web-ask-link = { $who }, next to which system does the new one lie?
web-ask-guild = { $who }, which guild do you open?
web-ask-retire = { $who }, which ship do you retire?
web-ask-annex = { $who }, which system do you keep?
web-ask-may = { $who }, do you do it?
web-ask-choice = { $who }, which of these do you do?
web-left-jumps = { $n ->
    [one] 1 jump left
   *[other] { $n } jumps left
  }
web-left-upgrades = { $n ->
    [one] 1 upgrade left
   *[other] { $n } upgrades left
  }
web-left-ships = { $n ->
    [one] 1 ship left
   *[other] { $n } ships left
  }
web-left-power = power { $n } still needed
web-doing-space = choosing an action
web-doing-production = choosing what to produce
web-doing-achievement = claiming an achievement
web-doing-slot = choosing a technology
web-doing-type = choosing a type
web-doing-card = choosing a technology
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
web-doing-trade = trading
web-doing-link = placing the new system
web-doing-guild = opening a guild
web-doing-retire = retiring a ship
web-doing-annex = choosing a system
web-doing-may = deciding
web-doing-choice = deciding

# Options in short
web-slot-hidden = Slot { $slot } ({ $level }), undiscovered
web-do-upgrade = { $place }
web-do-retire = { $place }
web-do-decommission = { $place } → population · 1 ore
web-do-build = { $place }
web-do-link = Next to { $place }
web-do-bonus = { $place }
web-do-colonize = { $place }
web-at-once = at once:
web-costs-ore = costs { $n } ore
web-costs-pop = returns { $n } population
web-becomes = becomes
web-preview-event = An event of level { $level }, then a technology of your type
web-preview-blind = A technology of level { $level }
web-preview-power = Your power at { $place }: { $before } → { $after }, the strongest other: { $others }
web-preview-here = Your power at { $place }: { $power }
web-preview-colony = { $vp } VP
web-preview-claim = { $vp } VP
web-preview-growth = { $n } population (letters { $letters })
web-preview-ore = +{ $n } ore
web-preview-trade = any number of exchanges

# The technology board
web-board = Technology board
web-basic = Basic spacefaring
web-guilds = Guilds
web-closed = closed · { $tier ->
    [1] II
   *[other] III
  }
web-repeatable = As many pawns as like, turn after turn
web-space-of = Space of { $title }
web-extra = { $n } ore more
web-pawn-of = taken by { $who }
web-free = free
web-now = now
web-anytime = free
web-house = Some values of this card are our own (house).
web-house-long = h: some values of this card are our own (house), not printed.
web-take-card = Choose { $card }
web-researched-by = Researched by { $who }
web-slot = Slot { $slot }
web-slot-event = Undiscovered, level { $level }. An event lies on it.
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
web-undiscovered-event = undiscovered · event
web-tableau = Tableau
web-tableau-empty = The tableau has not been laid out yet.
web-show-cards = Show the cards
web-see-table = See the table

# The star map
web-map = Star map
web-system-decks = systems A { $a } · B { $b }
web-specialty = Outpost: { $discs }
web-controlled-by = Controlled by { $who }
web-power-there = Power: { $powers }
web-needs-power = Colonizing needs power { $n }
web-worth = { $n } VP
web-outpost = Outpost of { $who }: { $disc }
web-ships = { $who }, { $n ->
    [one] 1 ship
   *[other] { $n } ships
  } of level { $level }, { $place }
web-power-skip-prerequisite = skip a prerequisite
web-power-ore-for-pop = 1 ore for 1 population
web-power-either-track = discs of either track
web-power-wormhole = wormhole jumps
web-power-crowd = take occupied spaces
web-power-cheap-research = research −1
web-power-cheap-colonize = colonize −1 power
web-power-far-jump = jumps +1
web-power-cheap-trade = population for 2 ore
web-power-rich-mining = production +1 ore
web-power-deep-yard = build in Deep Space
web-power-giga = discs instead of stars

# Mats
web-mat-of = Mat of { $who }
web-pop = { $n } population
web-ore-n = { $n } ore
web-vp-now = { $n } VP as it stands
web-automation = Automation
web-automation-now = Automation level { $n }
web-supply = Supply
web-column = Column { $column }: { $n } of { $room }
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
web-reached = reached
web-powers = Powers
web-private = Private
web-technologies = Technologies
web-fleet = Ships by level
web-rivals = The other factions
web-solo-deck = { $n } cards in the solo deck
web-show-mat = Show the mat of { $who }
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
web-progress = { $who }: { $have } of { $least }
web-events-hidden = events face down: II { $two } · III { $three }
web-log = Log
web-last-turn = Its last turn
web-revealed = Revealed:
web-earlier = { $n } earlier lines
web-slider = Through the game’s history
web-slider-past = round { $round }, after choice { $moment } of { $of }
web-now-word = now
web-step-back = One choice back
web-step-on = One choice on
web-past = You are looking at the past.
web-back-to-now = Back to now
web-wish-rewind = Play on from here
web-rewind-wish = { $who } would like to go back by { $n ->
    [one] 1 choice
   *[other] { $n } choices
  }.
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw

# Cards in words
web-card-condition = Needs
web-card-now = At once
web-card-action = Action
web-card-anytime = Any time
web-card-control = Control
web-card-bonus = Colony
web-card-power = Power
web-card-end = At the end
web-card-score = { $who }: { $vp } VP
web-card-setup = Set-up
web-card-exchanges = { $n } exchanges in one trade
web-card-vp = VP
web-passes = passes on

# Help
web-help = Keys
web-help-gold = Gold always means: you may. A click on it does it. Everything else explains itself when you point at it, focus it or press it for a moment.
web-key-tab = through everything you may do
web-key-arrows = among the options, and over a board that has the focus
web-key-enter = choose
web-key-options = to the options
web-key-digits = to option 1 to 9
web-key-undo = take the last choice back
web-key-time = one choice back or on in the history
web-key-escape = let go of what is picked, back to now
web-key-help = this list

# The table as text
web-twin = The table as text
web-twin-does = What it does
web-twin-spaces = Spaces
web-twin-slot = Slot
web-twin-card = Card
web-twin-types = Types
web-twin-has = Researched by
web-twin-needs = Prerequisites
web-twin-place = Place
web-twin-control = Controlled by
web-twin-fleet = Ships
web-twin-power = Power needed
web-twin-routes = Routes to
web-twin-mats = Factions
web-twin-seat = Seat
web-twin-progress = Progress
web-twin-ships = { $n ->
    [one] 1 ship
   *[other] { $n } ships
  } of level { $level }

# What the server does not grant, and what it tells of the table
refused-not-understood = The server did not understand that wish.
refused-not-found = There is nothing here by that name.
refused-too-large = That is too large for the server.
refused-broken = Something broke at the server. Your game is safe: try again.
refused-no-table = There is no such table.
refused-no-game = There is no such game.
refused-no-seat = There is no such seat.
refused-no-language = There are no words for that language.
refused-no-key = A link is needed to sit or watch at a table.
refused-key = This link is not one that the server gave out.
refused-key-elsewhere = This link is for another table.
refused-full = The table is full: so many browsers are looking that no more can.
refused-bot = There is no bot “{ $bot }”; there are { $bots }.
refused-options = These options do not make a game.
refused-automa = The automa plays against one person: two seats, and the second is the automa’s.
refused-not-a-record = This is not the record of a game.
refused-record-format = This record was written by a version that keeps records in another form.
refused-record-pack = This game was played with an owner’s pack of cards, which the server does not have.
refused-record-choices = The choices of this record are not possible under the rules: it is damaged, or from another version.
refused-old-game = This game was begun with version { $version } and cannot be continued.
refused-undo = There is nothing of yours to undo: chance has spoken, or somebody else has chosen.
refused-watcher = Only those who play may do that.
refused-not-yet = That moment has not come yet.
refused-over = The game is over.
refused-not-your-choice = It is { $name }’s choice, not yours.
refused-closed = This table is closed.
refused-owner = Only who sits there may do that.
refused-owner-or-host = Only who sits there, or the host, may do that.
refused-host = Only the host may do that.
refused-no-mail = This server sends no mail.
refused-no-person = No person sits there.
refused-not-away = { $name } has not been away for long enough.
refused-talk = That was a lot to say: wait a moment.
note-rewound = Everybody agreed: the game went back by { $n ->
    [one] 1 choice
   *[other] { $n } choices
  }.
note-renamed = { $was } is now called { $name }.
note-handed = A bot ({ $bot }) plays for { $name } now.
note-back = { $name } plays again.
note-fallback = { $name } could not choose; a simple choice was made instead.
note-closed = The host has closed the table.
mail-subject = Heliopause: your turn, { $name }
mail-text = It is your turn at table { $table }.
