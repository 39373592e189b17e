## The first page
page-title = Heliopause
page-tagline = Beyond the Sun, on your screen and with your friends.
page-lead = Research technologies, send ships to the stars, settle new systems. A game for two to four, or for you alone.
page-unofficial = Heliopause is an unofficial, free version made by players. It is not connected with the publisher; all words and drawings are our own.
page-version = Version { $version }
page-drawing = A rising sun behind a horizon; planets on their orbits, a small ship on its way out.
page-skip = Skip to the games
page-language = Language
page-language-en = English
page-language-de = Deutsch
page-theme = Theme
page-theme-dark = Dark
page-theme-light = Light
page-theme-auto = As the device
page-name-label = Your name
page-name-default = Player { $n }
page-start-button = Play at this screen
page-start-note = Beyond the Sun, two at this screen
page-learn = Learn by playing
page-learn-says = Two guided rounds against a bot
page-start-again = Opening …
page-quick = Or start like this
page-quick-bot = Against a bot
page-quick-bot-says = You and one computer player.
page-quick-solo = Solo against the automa
page-quick-solo-says = The solo deck plays the other side.
page-quick-friends = With friends by link
page-quick-friends-says = Everyone gets a link. No accounts.
page-strength = Strength
page-level = Level
page-players = Players
page-play = Play
page-open-table = Open the table
page-own = Set up your own
page-own-says = Seats, bots, variants
page-back = Back
page-back-to-start = Back to the first page

page-bot-beginner = Beginner
page-bot-beginner-says = errs now and then; for the first games
page-bot-casual = Casual
page-bot-casual-says = weighs every action; a fair opponent
page-bot-strong = Strong
page-bot-strong-says = thinks ahead for about a second
page-bot-expert = Expert
page-bot-expert-says = thinks ahead for about three seconds
page-bot-random = Random
page-bot-random-says = chooses by chance; for a first look
page-bot-greedy = Greedy
page-bot-greedy-says = weighs every action; a fair opponent
page-bot-search = Search
page-bot-search-says = thinks ahead; strong
page-level-printed = As printed
page-level-printed-says = the deck without upgrade cards
page-level-cadet = Cadet
page-level-cadet-says = 2 upgrade cards
page-level-captain = Captain
page-level-captain-says = 4 upgrade cards
page-level-commodore = Commodore
page-level-commodore-says = 8 upgrade cards
page-level-admiral = Admiral
page-level-admiral-says = 12 upgrade cards
page-level-legend = Legend
page-level-legend-says = all 14 upgrade cards

## Your games
page-games = Your games
page-games-none = Games you play or watch are kept here, so that you can go on any time.
page-games-loading = Looking …
page-game-round = Round { $n }
page-game-setup = Set-up
page-game-your-turn = Your turn
page-game-turn-of = { $name } to choose
page-game-over = { $n ->
    [one] { $names } won
   *[other] { $names } share the victory
  }
page-game-closed = Closed
page-game-gone = No longer there
page-game-unreachable = Cannot be reached just now
page-game-watching = You watch
page-game-resume = Go on
page-game-look = Look
page-game-remove = Remove { $names } from this list
page-game-removed = Removed from your list.
page-game-take-back = Put it back

## Joining and records
page-join = Join or watch
page-join-says = Paste the link you were sent: a seat’s link lets you play, a watch link lets you watch.
page-join-label = Link
page-join-placeholder = https://…/t/…?key=…
page-join-go = Go
page-join-bad = This is not a link to a table: it should contain /t/ and end with a key.
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
page-seat-level = Level of the automa
page-who-me = Me
page-who-here = Another person here
page-who-link = A person by link
page-who-bot = A bot
page-who-automa = The automa
page-who-me-says = at this screen
page-who-here-says = at this screen, taking turns
page-who-link-says = gets a link from you
page-variants = Variants
page-variant-advanced = Advanced mats
page-variant-advanced-says = Every faction has its own columns, tracks and two innovations.
page-variant-choose = Choose the mats
page-variant-choose-says = Players pick their factions in reverse turn order instead of being dealt one.
page-variant-tableau = Technology tableau
page-variant-tableau-says = Four cards of each level lie face up, so research is planned more and drawn less.
page-variant-beginners = Beginners’ achievements
page-variant-beginners-says = Always Technologist and Warlord beside the two fixed cards; good for a first game.
page-setup-open = Open the table
page-setup-watch-only = Nobody sits here: the table opens for you to watch.
page-setup-automa-hint = The automa plays against one person only: two seats, the automa’s second.
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
page-share-text = Play Beyond the Sun with me
page-share-watch = Watch our game of Beyond the Sun
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
page-tie-pop = Population
page-tie-ore = Ore
page-tie-none = Ties would go to the fewest food and ore discs left on the mat, then the most population, then the most ore (rule 6.3).
page-tie-broken = { $names } are level on points. Fewest food and ore discs left on the mat decide, then most population, then most ore (rule 6.3).
page-tie-shared = { $names } are level on points, discs, population and ore: they share the victory (rule 6.3).
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

page-rules-sun = Beyond the Sun
page-rules-solo = Solo
page-rules-contents = Contents
page-rules-search = Search the rules
page-rules-found = { $n ->
    [0] Nothing found for “{ $text }”.
    [one] 1 section
   *[other] { $n } sections
  }
page-rules-loading = Fetching the rules …
page-rules-failed = This page of the rules could not be fetched.
page-rules-english = The rules are in English.

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
page-seats-automa = The automa
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
page-seats-not-yet = { $name } has not been away for long enough: wait about two minutes.
page-seats-back = Take the seat back
page-seats-link = Copy the seat’s link
page-seats-watch = Copy the watch link
page-seats-host = You opened this table
page-seats-record = Save the record
page-seats-close = Close the table
page-seats-close-sure = Close the table for everybody? Nobody can play on; the record stays.
page-seats-close-yes = Yes, close it
page-seats-closed = This table is closed.
page-seats-leave = To the first page

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
page-set-twin = Text beside the boards
page-set-twin-says = The boards as headings, tables and a log, for keyboard and screen reader.
page-set-notify = Tell me when it is my turn
page-set-notify-says = A notification of your device while this page is in the background.
page-set-notify-blocked = Notifications are blocked for this page in your browser’s settings.
page-set-notify-missing = This browser has no notifications.

## The guide through the first two rounds
page-guide = Your first game
page-guide-step = Step { $n } of { $most }
page-guide-next = Next
page-guide-previous = Back
page-guide-done = Finish
page-guide-fold = Fold the guide
page-guide-unfold = Unfold the guide
page-guide-close = Close the guide
page-guide-rule = Rule { $section }
page-guide-waits = Goes on by itself when you have chosen.
page-guide-waits-others = Goes on by itself when it is your turn.
page-guide-watching = You are watching. Take a seat in a game of your own, and the guide will lead you through it.

page-guide-look = Two boards, one mat
page-guide-look-text = The technology board shows what can be researched and where pawns go. The star map is where ships fly. Your own mat holds what you have.
page-guide-look-why = A turn has three parts: move your pawn and act, produce, claim an achievement if you can.
page-guide-aim = What it is about
page-guide-aim-text = The end comes once { $stars } stars lie on achievements. Then points count: technologies, colonized systems, outposts, automation, achievements.
page-guide-aim-why = There is no single road. Research and ships feed each other, and most games are won with both.
page-guide-mat = Your mat
page-guide-mat-text = You have { $pop } population and { $ore } ore. The cubes in columns A to E are supply: not people yet. Discs cover the tracks; every disc that leaves makes your production better.
page-guide-mat-why = Discs leave when you take control of a place or automate. So flying out is how your economy grows.
page-guide-wait = { $name } begins
page-guide-wait-text = Watch where { $name }’s pawn goes: that space is closed to you this turn. The log tells everything that happens.
page-guide-wait-why = Two players never stand on one space, except on the last basic action.
page-guide-action = Move your pawn
page-guide-action-text = Everything with a gold edge is possible now. A good beginning is Research I: one of your population goes onto a level I technology, and you get its bonus at once.
page-guide-action-taken = Everything with a gold edge is possible now. Research I is taken, so send a ship out with Build and jump, or Recruit and research next turn.
page-guide-action-why = Technologies give new, better spaces for your pawn, and each one opens the way to those on its right.
page-guide-choose = Carry the action out
page-guide-choose-text = Answer the questions in the bar; the gold places on the boards do the same.
page-guide-choose-why = You can take a choice back with Undo until chance has spoken or somebody else has chosen.
page-guide-production = Produce
page-guide-production-text = Choose one of three. Growth: one cube from each open column ({ $columns }) becomes population. Ore: you gain { $mines }. Trade: exchange what you have.
page-guide-production-why = Look ahead: Research II costs 2 ore and 1 population, a ship costs 1 population. Take what your next action needs.
page-guide-others = The others play
page-guide-others-text = At the end of a turn achievements are checked: who meets one claims it, one per turn. Now the others take their turns. Which spaces are left for you?
page-guide-others-why = The first to claim an achievement gets the most points for it.
page-guide-action-2 = Your second turn
page-guide-action-2-text = Your pawn must leave its space. Try Build and jump: a population becomes a ship, and with 2 jumps it reaches a system or a shipyard.
page-guide-action-2-taken = Your pawn must leave its space. Build and jump is taken or too dear just now: research with what you have, or Recruit, which is always free.
page-guide-action-2-why = Whoever has the most power at a place controls it and puts a disc there from the mat: your production grows, and outposts are worth points.
page-guide-production-2 = Produce again
page-guide-production-2-text = Now growth reaches { $columns } and the mines give { $mines } ore. If a disc has left your mat, you see the difference here.
page-guide-production-2-why = Growth only takes from columns that still have cubes. When A is empty, A gives nothing.
page-guide-onwards = You know the way
page-guide-onwards-text = From here on: research to the right along the lines, keep control of two or three places, colonize systems once your ships there have enough power, and watch the achievements.
page-guide-onwards-why = When something is not possible, click it: the table says why, with the rule. The rules are here beside the table any time.

page-guide-news-control = You control a place now: a disc left your mat and lies there as your outpost.
page-guide-news-lost = You lost a place: somebody has more power there, and your disc is back on its track.
page-guide-news-event = An event lay under the slot you discovered. It is resolved first, then you choose the technology.
page-guide-news-claim = You claimed an achievement: a star of yours lies on it.

page-ask-mat = Choose a faction. They differ in their columns, tracks and innovations.
page-ask-slot = Choose the slot for your population. The lines from the left show what must be researched before it.
page-ask-type = This slot is undiscovered. Choose the type you seek: cards are revealed until two match.
page-ask-card = Two cards match. The one you choose lies on the board for everybody, but you have it first.
page-ask-row = Take a card of the row that fits your prerequisites, or draw blind from the deck.
page-ask-build = Choose where the new ship appears: at Sol, or at a shipyard you control.
page-ask-jump = Each jump moves one ship along one route. Who then has the most power at a system or shipyard controls it.
page-ask-move = Choose a ship and where it goes; routes do not count.
page-ask-outpost = You gain control: choose which disc leaves your mat as the outpost. Food makes growth better, ore the mines.
page-ask-bonus = Several places came under your control. Choose whose bonus comes first.
page-ask-colonize = Choose a system you control with enough power. Its card becomes yours for good.
page-ask-settle = Choose the ships that settle. They return to your supply.
page-ask-colonydisc = A second disc goes onto the new colony. Choose the track it comes from.
page-ask-automate = Choose the track whose leftmost disc goes to automation.
page-ask-upgrade = Choose the ship whose level rises. More power makes control safer.
page-ask-fromcolumn = Choose the column the cube leaves.
page-ask-tocolumn = Choose the column the cube goes to.
page-ask-price = Choose how to pay.
page-ask-trade = Trade as often as you like, then say Done.
page-ask-guild = An event opens a guild: a new space for everybody. Choose which.
page-ask-achievement = You meet an achievement. Claim it: the slots further left are worth more.
page-ask-may = You may do this or leave it.
page-ask-other = Choose one of the options in the bar.
