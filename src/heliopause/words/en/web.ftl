# The frame
web-home = To the start page
web-round = round { $n }
web-ending = { $state ->
    [1] last round next
   *[other] last round
  }
web-phases = Phases of the turn
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
web-close = Close
web-boards = Boards
web-tab-others = Others
web-tab-log = Log
web-news = Since your last turn
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
web-no-table = There is no such table.
web-bad-key-more = Ask whoever sent it for a new link, or start a game of your own.
web-table-closed = This table is closed.
web-title-turn = Your turn
web-call = { $who }, it is your turn.

# What is asked
web-question = The question
web-options = Options
web-more-options = More options
web-over = The game is over.
web-thinks = { $who } is thinking
web-waiting = Waiting for { $who } · { $what }
web-away = { $who } is not here.
web-hand-over = Let a bot play for { $who }
web-take-back = Play for { $who } myself again
web-watching = You are watching.
web-rule = rule { $rule }

# Options in short
web-becomes = becomes

# The log and the past
web-log = Log
web-last-turn = Its last turn
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
web-withdraw = Withdraw

# Help
web-help = Keys
web-help-gold = Gold always means: you may. A click on it does it. Everything else explains itself when you point at it, focus it or press it for a moment.
web-key-tab = Through everything you may do
web-key-arrows = Among the options, and over a board that has the focus
web-key-enter = Choose
web-key-options = To the options
web-key-digits = To option 1 to 9
web-key-undo = Take the last choice back
web-key-time = One choice back or on in the history
web-key-escape = Let go of what is picked, back to now
web-key-help = This list

# The table as text
web-twin = The table as text

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
refused-key-renewed = This link was renewed and opens nothing any more.
refused-host-name = This server is not known by that name; its own is set with --public.
refused-origin = Only the pages of this server may do that.
refused-not-json = The server takes wishes as JSON only.
refused-not-kept = The server cannot write now; its disk may be full, or its database out of reach. Everything up to your wish is kept. Try again later: no choice is made twice.
refused-open = Only a closed table can be deleted.
refused-renames = That name has changed often enough: wait a while.
refused-full = The table is full: so many browsers are looking that no more can.
refused-bot = There is no bot “{ $bot }”; there are { $bots }.
refused-options = These options do not make a game.
refused-automa = { $n ->
    [0] With these options the rules play no seat: none is the automa’s.
    [one] With these options the rules themselves play seat { $seats }: that one is the automa’s, and no other.
   *[other] With these options the rules themselves play seats { $seats }: those are the automa’s, and no others.
  }
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
stopped-rules = This game was begun under other rules of { $game } (number { $was }, now { $now }): it is shown as it stood after choice { $n } and can be saved whole, but not played on.
stopped-differs = After choice { $n } of { $of } this version would make another game of it, so it stops there: it can be looked at and saved whole, but not played on.
stopped-first = this version begins the game differently
refused-damaged = The choices kept for this table are damaged, so it cannot be opened.
refused-talk = That was a lot to say: wait a moment.
note-rewound = Everybody agreed: the game went back by { $n ->
    [one] 1 choice
   *[other] { $n } choices
  }.
note-renamed = { $was } is now called { $name }.
note-handed = A bot ({ $bot }) plays for { $name } now.
note-back = { $name } plays again.
note-fallback = { $name } could not choose; a simple choice was made instead.
note-close-wish = The host would like to close the table; { $names } would have to agree.
note-closed = The host has closed the table.
mail-ask-subject = Heliopause: may we write to you?
mail-ask-text = { $name } at table { $table } would like to get a mail here when it is their turn. If that is you, say yes on this page; otherwise do nothing, and nothing more will come:
mail-no-more = No more mails? Say so here:
confirm-ask = May this table write to { $address } when it is your turn?
confirm-yes = Yes, write to me
confirm-no = No mails
confirm-agreed = From now on there will be a mail when it is your turn.
confirm-ended = There will be no more mails from this table.
refused-mails = Enough mails with that question were sent today: try again tomorrow.

# Header and question bar
web-round-head = Round { $n }
web-round-head-of = Round { $n } of { $most }
web-plate = Show the mat of { $who }
web-undo-behind = Wait until what the others did has been shown.
web-because = ({ $origin }):
web-all-options = All { $n } options
web-drawn = draws a card
web-final = cannot be taken back
web-final-chance = Chance decides then: this cannot be taken back.
web-final-other = { $who } chooses then: this cannot be taken back.
web-do-it = { $deed }
web-do-and-end = { $deed } and end turn
web-enter = Enter
web-else = Choose something else
web-tap = Tap once: see what happens. Twice: do it.
web-hand-turn = { $who }: your turn
web-hand-pass = Pass to { $who }
web-hand-show = I am { $who }, show the table
web-hand-off = Do not cover the table any more
web-turned-table = The table, turned to who sits there
web-more = More

# Two boards that share the window
web-split = How the boards share the room
web-split-both = Both
web-map-large = The map alone, large

## What happened since my last turn, and how others' turns are shown
web-news-look = See the table as it was then
web-news-none = Nothing new
web-news-first = The game has just begun
web-news-coming = The others are playing
web-news-replay = Show the others’ turns again
web-news-stop = Stop showing them
web-news-close = Put the news away
web-show-skip = Skip
web-key-space = Space
web-turned-event = Event of slot { $slot } · turned up by
web-turned-up-event = Event · turned up by
web-turned-up-leader = Leader · met by
web-turned-choosing = choosing
web-turned-next = next
web-turned-fold = Fold the card
web-turned-unfold = Show the card
web-moment-feat = A great moment
web-moment-discovery = New on the table
web-moment-claim = Claimed
web-moment-lost = You lose control
web-moment-ending = The end is near
web-moment-over = The end
web-log-round = round { $n }
web-log-why = Why
