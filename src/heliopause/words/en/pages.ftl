## The first page
page-title = Heliopause
page-unofficial = Heliopause is an unofficial, free version made by players. It is not connected with the publisher; all words are our own.
page-version = Version { $version }, { $form ->
    [compiled] compiled
   *[other] interpreted
}
page-skip = Skip to the games
page-language = Language
page-theme = Theme
page-theme-dark = Dark
page-theme-light = Light
page-theme-auto = As the device
page-name-label = Your name
page-name-default = Player { $n }
page-learn = Learn by playing
page-learn-says = Guided steps in a short game against a gentle bot. Nothing to read first.
page-start-again = Opening …
page-quick-friends = With friends by link
page-quick-friends-says = You get one link to send. Whoever opens it takes a seat. No accounts.
page-players = Players
page-play = Play
page-open-table = Open a table
page-own = Set up your own
page-own-says = Any mix of people and bots, all variants.
page-back = Back
page-back-to-start = Back to the start page
page-bot-beginner = Beginner
page-bot-beginner-says = errs now and then; for the first games
page-bot-casual = Casual
page-bot-casual-says = weighs every action; a fair opponent
page-bot-strong = Strong
page-bot-strong-says = looks several turns ahead, in a moment
page-bot-expert = Expert
page-bot-expert-says = thinks ahead for about three seconds
page-bot-near = Just above me
page-bot-near-at = level { $level } of { $levels }: a win leads a step up, two losses in a row a step down
page-bot-level = Level { $level }
page-bot-random = Random
page-bot-random-says = chooses by chance; for a first look
page-bot-greedy = Greedy
page-bot-greedy-says = weighs every action; a fair opponent
page-bot-search = Search
page-bot-search-says = thinks ahead; strong

## Your games
page-games = Your games
page-games-none = Games you play or watch are kept here, so that you can go on any time.
page-games-loading = Looking …
page-game-round = Round { $n }
page-game-setup = Set-up
page-game-your-turn = Your turn
page-game-turn-of = { $name } to move
page-game-over = { $n ->
    [one] { $names } won
   *[other] { $names } share the victory
  }
page-game-closed = Closed
page-game-gone = No longer there
page-game-unreachable = Cannot be reached just now
page-game-watching = You watch
page-game-resume = Go on
page-game-look = Look in
page-game-remove = Remove { $names } from this list
page-game-removed = Removed from your list.
page-game-take-back = Put it back

## Joining and records
page-join = Join or watch
page-join-says = with a link you got
page-join-label = Link
page-join-placeholder = https://…/t/…
page-join-go = Go
page-join-bad = This is not a link to a table: it should contain /t/.
page-import = Open a record
page-import-says = A file saved from a game: look through it or play on from its end.
page-import-button = Choose a file
page-import-not-json = { $file } is not a record: it cannot be read as JSON.
page-import-bad = { $file } is not the record of a Heliopause game.
page-import-large = { $file } is too large for a record.
page-import-broken = { $file } cannot be replayed: { $words }

## Setting a table up
page-setup = Set up a game
page-setup-game = Game
page-setup-seats = Who plays?
page-setup-count = Number of players
page-seat = Seat { $n }
page-seat-who = Who sits on seat { $n }
page-seat-name = Name on seat { $n }
page-seat-bot = Strength of the bot on seat { $n }
page-who-me = Me
page-who-here = Another person here
page-who-free = A person by link
page-who-bot = A bot
page-who-automa = The automa
page-who-me-says = at this screen
page-who-here-says = at this screen, taking turns
page-who-free-says = whoever takes it by the link
page-variants = Variants
page-option-start = Who begins
page-option-usual = As usual
page-setup-open = Open the table
page-setup-watch-only = Nobody sits here: the table opens for you to watch.
page-setup-same-names = Two seats are called { $name }: give them different names.
page-setup-name-long = A name has at most 40 letters.
page-error-server = The server says: { $words }
page-error-network = The server cannot be reached. Is it running, and is this device connected?

## Links to hand out
page-links = The table is open
page-links-says = Send each person their link. Whoever has a seat’s link plays on that seat, so send it to one person only.
page-links-later = You find the links again at the table, under Seats.
page-links-local = This address works on this computer only. To play with others, open Heliopause by an address they can reach.
page-links-seat = Link for { $name }
page-links-watch = Link for watching
page-links-watch-says = For as many people as you like.
page-copy = Copy
page-copied = Copied
page-copy-failed = Copying is not allowed here; select the link and copy it.
page-share = Share
page-share-text = Play { $title } with me
page-share-watch = Watch our game of { $title }
page-enter = Enter the table

## The end of a game
page-final = The game is over
page-final-wins = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
  }
page-final-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
page-final-after = after { $n ->
    [one] 1 round
   *[other] { $n } rounds
  }
page-final-place = Place { $n }
page-final-sheet = Score sheet
page-final-item = Item
page-final-total = Total
page-chart = Points round by round
page-chart-loading = Reading round { $n } of { $most } …
page-chart-failed = The rounds could not be read.
page-chart-again = Try again
page-chart-round = Round { $n }
page-chart-axis-round = Round
page-chart-table = The same as a table
page-chart-summary = { $name }: { $points } points at the end.
page-final-record = Save the record
page-final-rematch = Play again
page-final-rematch-waits = Opening …
page-final-look-back = Look back through the game

## Beside the table
page-aside = Beside the table
page-close = Close
page-panel-guide = Guide
page-panel-rules = Rules
page-panel-talk = Talk
page-panel-seats = Seats
page-panel-settings = Settings
page-rules-contents = Contents
page-rules-search = Search the rules
page-rules-found = { $n ->
    [0] Nothing found for “{ $text }”.
    [one] 1 section
   *[other] { $n } sections
  }
page-rules-loading = Fetching the rules …
page-rules-failed = This page of the rules could not be fetched.
page-rules-english = This page is in English only.
page-talk-none = Nobody has said anything yet.
page-talk-label = Say something
page-talk-send = Send
page-talk-name = Your name
page-talk-log = What was said
page-talk-spectator = Spectator
page-talk-long = { $n } letters left
page-seats-here = At this screen
page-seats-online = Online
page-seats-away = Away
page-seats-bot = Bot: { $bot }
page-seats-handed = { $bot } plays for the moment
page-seats-thinking = thinking …
page-seats-turn = to choose
page-seats-rename = Rename
page-seats-rename-label = New name for { $name }
page-seats-mail = Write to me when it is my turn
page-seats-mail-label = Your mail address; leave it empty for no more mails
page-seats-save = Save
page-seats-cancel = Cancel
page-seats-hand = Let a bot play for { $name }
page-seats-hand-mine = Let a bot play for me
page-seats-hand-which = Which bot?
page-seats-hand-go = Hand over
page-seats-back = Take the seat back
page-seats-link = Copy the seat’s link
page-seats-watch = Copy the watch link
page-seats-host = You opened this table
page-seats-record = Save the record
page-seats-close = Close the table
page-seats-close-sure = Close the table for everybody? Nobody can play on; the record stays.
page-seats-close-yes = Yes, close it
page-seats-closed = This table is closed.
page-seats-leave = To the start page
page-rewind = Go back to an earlier turn
page-rewind-says = Undo stops where chance spoke or somebody else chose. Further back you go only if every person at the table agrees.
page-rewind-choose = Begin again with
page-rewind-turn = Round { $n }: { $name }
page-rewind-ask = Ask to go back
page-rewind-nothing = There is no earlier turn yet.
page-rewind-waits = Going back to { $turn } was asked for.
page-rewind-agreed = Agreed: { $names }
page-rewind-missing = Still to answer: { $names }
page-rewind-question = { $names } would like to go back to { $turn }. Everything after it would be forgotten.
page-rewind-title = Go back?
page-rewind-moment = choice { $n }
page-rewind-agree = Agree
page-rewind-decline = Play on
page-rewind-withdraw = Withdraw
page-somebody = Somebody
page-set-motion = Motion
page-set-motion-normal = Normal
page-set-motion-fast = Fast
page-set-motion-off = Off
page-set-motion-says = Cubes slide and cards turn; off also when your device asks for less motion.
page-set-confirm = Ask before each choice
page-set-confirm-says = The first click marks an option, the second one takes it.
page-set-end = Confirm the end of my turn
page-set-end-says = Your turn ends only when you say so, wherever undo could not bring it back: against bots, and with people elsewhere.
page-around-cover = Cover the table in between
page-around-cover-says = When it is another player’s turn, the table stays hidden until that player shows it.
page-around-turn = Turn the table to
page-around-turn-says = For a tablet in the middle: to one edge of the screen, or to whoever’s turn it is.
page-around-auto = who is on turn
page-around-side-0 = near edge
page-around-side-90 = left edge
page-around-side-180 = far edge
page-around-side-270 = right edge
page-around-sits = { $who } sits at the
page-set-twin = Text beside the boards
page-set-twin-says = The boards as headings, tables and a log, for keyboard and screen reader.
page-set-notify = Tell me when it is my turn
page-set-notify-says = A notification of your device while this page is in the background.
page-set-notify-blocked = Notifications are blocked for this page in your browser’s settings.
page-set-notify-missing = This browser has no notifications.

## The guide through a first game
page-guide = Your first game
page-guide-part = Part { $n } of { $most }
page-guide-next = Next
page-guide-previous = Back
page-guide-begin = Begin
page-guide-end = How it went
page-guide-end-next = Now try a whole game, or a stronger bot: both are on the start page.
page-guide-fold = Fold the guide
page-guide-unfold = Unfold the guide
page-guide-close = Close the guide
page-guide-rule = Rule { $section }
page-guide-waits = Goes on when you have chosen.
page-guide-waits-others = Goes on when it is your turn.
page-guide-watching = You are watching. Take a seat in a game of your own, and the guide will lead you through it.

## Size of type, what cannot be taken back, and addresses that are none
page-set-text = Size of type
page-set-text-normal = Normal
page-set-text-larger = Larger
page-set-text-largest = Largest
page-set-text-says = Everything on the table grows with it; panels become tabs where room is short.
page-set-final = Confirm what cannot be taken back
page-set-final-says = A choice that draws a card, or after which somebody else chooses, waits for a second click.
page-none = There is nothing here
page-none-says = Heliopause has no page at { $address }.

## How others' turns are shown
page-set-pace = Others’ turns
page-set-pace-calm = Calm
page-set-pace-brisk = Brisk
page-set-pace-once = At once
page-set-pace-says = Step by step, at most about a second each; what concerns you stays a moment longer. Space skips the rest.

## About
page-about = About and credits
page-about-emblems = The emblems of the cards, in part in other colours and sizes, are by the authors of
page-about-font = The typeface is
page-about-licences = The licences of all that is in these pages
