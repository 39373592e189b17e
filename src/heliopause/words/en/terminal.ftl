# Small words of the screens
ui-sentence = { $text }
ui-vp = VP
ui-points = { $n } VP
ui-total = total
ui-all = all

# The header and the turn
ui-round = Round { $n }
ui-asked = is asked
ui-ending = { $state ->
    [1] the last round comes next
   *[other] last round
  }

# Scores
ui-head-score = SCORE
ui-winners = { $n ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
  }

# A game in the terminal
ui-name-player = Player { $seat }
ui-welcome = { $game } – unofficial. Press Enter to take what stands in brackets.
ui-welcome-unfinished = There is an unfinished game: type r to go on with it.
ui-welcome-seats = Who plays? A number ({ $players }) for you against bots, or seats such as me,me,random [{ $usual }]:
ui-welcome-variants = Variants? Any of these words, or as much of them as is clear [none]:
ui-welcome-variants-unclear = “{ $text }” is not clear: type words of the list, or only Enter.
ui-hint = Type the number of an option; help lists what else you can type.
ui-no-number = There is no option { $number }: the options are 1 to { $most }.
ui-not-understood = “{ $text }” is neither an option nor a command; help lists the commands.
ui-command-unclear = “{ $word }” may be { $fitting }.
ui-undone = { $n ->
    [one] Taken back: { $option } of { $who }.
   *[other] Taken back: { $n } choices of { $who }, back to before { $option }.
  }
ui-undo-barrier = Nothing to take back: chance has spoken, or it was somebody else’s choice.
ui-restart-nothing = You have not chosen anything yet that could be taken back.
ui-saved = Saved in { $file }
ui-save-failed = The game could not be saved in { $file }: { $why }.
ui-save-refused = { $file } exists and is not a saved game; it was left alone.
ui-left = The game is saved. Go on with: heliopause play { $game } --resume
    ({ $file })
ui-left-unsaved = The last choices could not be saved.
ui-record-saved = The record of the game is in { $file }
ui-no-player = There is no player “{ $text }”; there are { $names }.
ui-card-which = Which card? cards KIND lists all of a kind.
ui-no-card = There is no card like “{ $text }”.
ui-cards-many = Many cards fit: { $names }.
ui-no-kind = There is no kind of card “{ $text }”; there are { $kinds }.
ui-cards-legend = h: some values of the card are house, our own. card NAME shows which. cards KIND lists all of a kind.
ui-no-rules = There is no page of rules for { $game }.
ui-no-section = There is no section “{ $text }”; rules lists them all.
ui-why-what = Why what? Name an option by its id, or something like its words.
ui-why-unknown = Nothing is called “{ $text }”.
ui-why-offered = { $what }: you may choose it, it is option { $number }.
ui-why-answer = { $what }: { $reason }

# Help in the game
ui-help-intro = Type the number of an option, its id, or one of these; a beginning is enough, as in ach or und.
ui-help-legend = Enter alone draws the screen again. Everything is saved after every choice.
ui-command-screen = screen
ui-help-screen = the main screen again
ui-command-options = options
ui-help-options = what you may choose, with the ids
ui-command-cards = cards [KIND]
ui-help-cards = the cards on the table, or all of a kind in the box
ui-command-card = card NAME
ui-help-card = a card in words, with where its values come from
ui-command-log = log [N]
ui-help-log = the last N things that happened
ui-command-score = score
ui-help-score = the score sheet as it stands
ui-command-rules = rules [SECTION]
ui-help-rules = the rules: a section (8.4), a chapter (8), or a word; alone: the contents
ui-command-why = why NAME
ui-help-why = why something is not among the options
ui-command-undo = undo [all]
ui-help-undo = take your last choice back, or all of them, until chance or somebody else spoke
ui-command-restart = restart
ui-help-restart = begin your turn again
ui-command-save = save [FILE]
ui-help-save = where the game is saved, or a copy of it in FILE
ui-command-quit = quit
ui-help-quit = leave; the game is kept
ui-command-help = help
ui-help-help = this list

# A card as a text
ui-origin-printed = printed
ui-origin-inferred = inferred
ui-origin-house = house
ui-origin-owner = owner
ui-head-origins = WHERE THE VALUES COME FROM
ui-values = values

# Commands other than play
ui-replay-at = After choice { $n } of { $most }.
ui-replay-too-far = The record has only { $most } choices, so there is no choice { $n }.
ui-replay-which = { $file } holds many games: name one by its seed, as in --game 1.
ui-replay-no-game = { $file } holds no game with the seed { $seed }.
ui-replay-one = { $file } is the record of one game, so --game has no place here.
ui-replay-broke = Here something broke: { $what }
ui-replay-breaks = It still does: { $what }
ui-replay-mended = It does no longer.
ui-fuzz-played = { $n ->
    [one] 1 game
   *[other] { $n } games
  } from the seed { $seed } on, { $choices } choices
ui-fuzz-fine = Nothing broke.
ui-fuzz-broke = { $what } ({ $where }). To see it again:
ui-sim-games = { $n } games of { $players } seats, seed { $seed }
ui-sim-rounds = rounds: { $mean } on average, { $least } to { $most }
ui-sim-speed = { $decisions } decisions/s, { $games } games/s
ui-sim-seat = seat
ui-sim-bot = bot
ui-sim-wins = wins
ui-sim-score = VP
ui-sim-least = least
ui-sim-most = most
ui-pack-differs = { $card } { $key }: { $here } here, { $there } there
ui-pack-which = Which one holds
ui-pack-merged = { $n ->
    [0] { $file } has both; they differ in nothing.
    [one] { $file } has both; 1 value differed.
   *[other] { $file } has both; { $n } values differed.
  }
ui-pack-converted = { $file } has the pack in today’s form.
ui-pack-left = { $n ->
    [one] One mistake is left, for you to mend:
   *[other] { $n } mistakes are left, for you to mend:
  }
ui-pack-offers = { $n ->
    [one] A change would mend one of them;
   *[other] Changes would mend { $n } of them;
  } "heliopause pack convert { $file } --out NEW" makes them:
ui-pack-next = The next card that nobody has looked up: { $card } ({ $keys })
ui-pack-all-known = Every value is as printed.
ui-pack-expansion = An expansion: { $n ->
    [one] one card
   *[other] { $n } cards
  } more than the box has: { $cards }
ui-pack-variant = A variant: it changes { $n ->
    [one] one value
   *[other] { $n } values
  } that it does not call printed.
ui-pack-no-difference = The two packs say the same.
ui-pack-differences = { $n ->
    [one] One value differs
   *[other] { $n } values differ
  }; { $here } only in { $one }, { $there } only in { $other }.
ui-pack-no-text = is not a text file in UTF-8
ui-pack-fine = { $n ->
    [one] fine: 1 card changed
   *[other] fine: { $n } cards changed
  }
ui-pack-adds = { $card }: new
ui-pack-changes = { $card } { $key }: { $before } -> { $after }
ui-pack-same = { $card } { $key }: { $value }, as before
ui-pack-new = { $file } is written. Change it, then: { $check }
ui-pack-starter =
    A pack for Heliopause: what is written here takes the place of the same values of the box.
    The notation is explained in docs/notation.md; "heliopause pack show ID" shows a card as it is.
    Check this file with "{ $check }", play with "heliopause play { $game } --pack { $file }".
    A table begins with the kind and the id of a card, and holds only what is different from before.
    Two examples follow. Change them, add others, or delete them.

# What can be wrong
ui-file-unreadable = { $file } cannot be read: { $why }.
ui-file-unwritable = { $file } cannot be written: { $why }.
ui-file-exists = { $file } exists already and was left alone.
ui-file-no-record = { $file } is not the record of a game.
ui-file-broken = { $file } cannot be replayed: { $why }
ui-folder-unwritable = Games cannot be saved in { $folder }: { $why }.
ui-nothing-to-resume = There is no unfinished game in { $folder }.
ui-resume-alone = --resume goes on with a game as it is, so { $option } has no place beside it.
ui-no-bot = There is no bot “{ $name }”; a seat is me or one of { $known }.
ui-bot-thinks = { $who } is thinking …
ui-bot-failed = { $who } lost a move: { $why }. A simple choice was made instead.
ui-resume-external = { $file } seats a program, and such a game is only resumed from the folder of your own games.
ui-seats-automatic = { $n ->
    [0] With these options the rules play no seat: none is automa.
    [one] With these options the rules themselves play seat { $seats }: that one is automa, and no other.
   *[other] With these options the rules themselves play seats { $seats }: those are automa, and no others.
  }
ui-seats-players = --seats names { $seats } seats and --players { $players }.
ui-names-too-many = { $n } names were given for { $people } at this terminal.
ui-names-equal = Two players cannot have the same name.
ui-name-bad = A name has 1 to { $longest } letters.
ui-simulate-me = A simulation is for bots: me cannot play in it.
ui-simulate-bots = { $n } bots do not fit { $players } seats.
ui-simulate-goes-on = Going on with { $n } games of { $file } (--fresh begins anew).
ui-simulate-interrupted = Interrupted after { $n } of { $games } games; the same command goes on.
ui-simulate-lost = Interrupted after { $n } of { $games } games; with --out FILE they would have been kept.
ui-simulate-failures = { $n } moves were lost to the fallback; the first: { $why }
ui-simulate-no-polars = A table of games needs polars: { $command }
ui-simulate-no-ray = Playing on a Ray cluster needs Ray: { $command }
ui-simulate-no-cluster = No Ray cluster answers at { $address }: { $why }
ui-simulate-broke = The games with the seeds { $first } to { $last } broke off: { $why }
ui-simulate-no-file = { $file } is not a file that games can be kept in.
ui-simulate-not-ours = { $file } does not hold the games of a simulation and was left alone.
ui-simulate-other = { $file } holds another simulation (its { $what }: { $value }); name another file, or begin anew with --fresh.
ui-simulate-other-program = { $file } was begun with another state of the program; name another file, or begin anew with --fresh.
ui-simulate-fewer = { $file } was begun for { $n } games, and { $games } are fewer; name another file, or begin anew with --fresh.
ui-simulate-changed = { $folder } goes on from { $file }, which is no longer what it was; name another file, or begin anew with --fresh.
ui-simulate-busy = Another run is writing { $file }.
ui-pack-bad = { $file } has { $n ->
    [one] 1 mistake
   *[other] { $n } mistakes
  }: { $command } says where.

# Lines in signs: a word for every icon, and for the marks that are words
icon-ore = { $n ->
   *[other] ore
  }
icon-coin = { $n ->
    [one] coin
   *[other] coins
  }
icon-pop = pop
icon-supply = supply
icon-ship = { $n ->
    [one] ship
   *[other] ships
  }
icon-unit = { $n ->
    [one] unit
   *[other] units
  }
icon-settler = { $n ->
    [one] settler
   *[other] settlers
  }
icon-soldier = { $n ->
    [one] soldier
   *[other] soldiers
  }
icon-disc = { $n ->
    [one] disc
   *[other] discs
  }
icon-cube = { $n ->
    [one] cube
   *[other] cubes
  }
icon-star = { $n ->
    [one] star
   *[other] stars
  }
icon-pawn = basic action
icon-food = food
icon-gear = ore
icon-economy = economy
icon-infrastructure = infrastructure
icon-village = { $n ->
    [one] village
   *[other] villages
  }
icon-city = { $n ->
    [one] city
   *[other] cities
  }
icon-construction = { $n ->
    [one] construction
   *[other] constructions
  }
icon-token = { $n ->
    [one] token
   *[other] tokens
  }
icon-goal = { $n ->
    [one] goal
   *[other] goals
  }
icon-leader = { $n ->
    [one] leader
   *[other] leaders
  }
icon-guild = { $n ->
    [one] open guild
   *[other] open guilds
  }
icon-museum = museum
icon-system = { $n ->
    [one] system
   *[other] systems
  }
icon-colony = { $n ->
    [one] colony
   *[other] colonies
  }
icon-yard = { $n ->
    [one] shipyard
   *[other] shipyards
  }
icon-deep = Deep Space
icon-places = { $n ->
    [one] place held
   *[other] places held
  }
icon-technology = { $n ->
    [one] technology
   *[other] technologies
  }
icon-automation = automation
icon-investment = { $n ->
    [one] investment
   *[other] investments
  }
icon-scientific = scientific
icon-economic = economic
icon-military = military
icon-commercial = commercial
icon-science = science
icon-commerce = commerce
icon-culture = culture
icon-research = research
icon-private = private
icon-jump = jump
icon-move = move
icon-upgrade = upgrade
icon-colonize = colonize
icon-annex = annex
icon-automate = automate
icon-copy = copy
icon-grow = grow
icon-produce = produce
icon-mine = mine
icon-trade = trade
icon-invest = invest
icon-settle = settle
icon-fortify = fortify
icon-build = build
icon-explore = explore
icon-theocracy = theocracy
icon-claim = claim goal
icon-control = control
icon-discover = discover
icon-enlist = enlist
icon-turn = turn
icon-power = power
icon-anywhere = anywhere
icon-existing = existing
icon-unlock = without prerequisites
icon-nobonus = without bonus
icon-new = new
icon-none = empty
icon-taken = taken
mark-per = per
mark-or = or
mark-up-to = up to
mark-from = from

## Analysis
ui-analyse-not-over = The game of { $file } is not over: only a finished game can be analysed.
ui-analyse-wrote = Written: { $file }
