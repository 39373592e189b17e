## Terminal
# Small words of the screens
ui-sentence = { $text }
ui-letter-scientific = S
ui-letter-economic = E
ui-letter-military = M
ui-letter-commercial = C
# Discs on the map: keep them short, the columns are narrow
ui-disc-food = food
ui-disc-ore = ore
ui-disc-star = star
ui-place-sol = Sol
ui-place-deep = Deep
ui-place-extra = Extra
ui-kind-sol = Sol
ui-kind-deep = Deep Space
ui-kind-shipyard = shipyard
ui-kind-system = system
ui-kind-technology = technology
ui-kind-event = event
ui-kind-achievement = achievement
ui-kind-guild = guild
ui-kind-mat = faction mat
ui-kind-slot = slot of the board
ui-kind-basic = basic action
ui-kind-exploration = star map
ui-vp = VP
ui-points = { $n } VP
ui-total = total
ui-all = all

# The header and the turn
ui-round = Round { $n }
ui-over = The game is over
ui-phase-setup = set-up
ui-phase-action = action phase
ui-phase-production = production phase
ui-phase-achievement = achievement phase
ui-asked = is asked
ui-ending = { $state ->
    [1] the last round comes next
   *[other] last round
  }

# The technology board
ui-head-board = TECHNOLOGY
ui-basic = basic
ui-guilds = guilds
ui-guild-closed = closed, tier { $tier }
ui-at-once = at once
ui-any-time = any time
ui-power = power
ui-needs-some = { $n } of { $slots }
ui-slot-word = slot
ui-slot-title = slot { $slot }
ui-slot-hidden = undiscovered, needs { $needs }
ui-slot-needs = needs { $needs }
ui-undiscovered = undiscovered
ui-undiscovered-slot = undiscovered
ui-row = row { $level }
ui-no-tableau = This game is played without the technology tableau.
ui-board-legend-sun = [ ] free space, [+1] costs 1 ore more, a mark is a pawn. SM>S: matches S and M, passes S on. h: some values are house (card NAME says which).

# The star map
ui-head-map = MAP
ui-map-system = system
ui-map-routes = routes
ui-map-needs = needs
ui-map-discs = discs
ui-map-outpost = outpost
ui-map-ships = ships
ui-map-lines = gives
ui-on-control = control
ui-on-colony = colony
ui-outpost-of = outpost
ui-system = power { $power }, { $vp } VP, { $discs }
ui-map-legend-sun = needs: the power to colonize. discs: which may lie there. ships: the level of each. h: some values are house.

# Mats
ui-mat-pop = pop { $n }
ui-mat-ore = ore { $n }
ui-mat-supply = supply { $columns }
ui-mat-grows = grows { $letters }
ui-mat-mines = mines { $n }
ui-mat-automation = automation { $n }
ui-mat-technologies = technologies
ui-mat-private = private
ui-mat-colonies = colonies
ui-mat-powers = powers
ui-mat-technology-count = tech { $n }
ui-mat-colony-count = colonies { $n }
ui-mat-pawn = pawn on { $where }
ui-mat-legend = A circle in parentheses is covered by a disc. [ ]: automation levels reached.
ui-row-pop = population
ui-row-ore = ore
ui-row-supply = supply
ui-row-food = food track
ui-row-mining = ore track
ui-row-automation = automation
ui-row-setup = set-up
ui-row-innovation = innovation
ui-row-technologies = technologies
ui-row-private = private
ui-row-colonies = colonies
ui-row-powers = powers
ui-row-ships = ships
ui-row-retired = retired
ui-row-achievements = achievements
ui-row-points = VP now
ui-innovation-reached = (reached)
ui-ships-and-power = { $n ->
    [one] 1 ship
   *[other] { $n } ships
  }, power { $power } in all

# Achievements, decks, events, scores
ui-head-claims-sun = ACHIEVEMENTS
ui-claims-to-end-sun = { $placed } of { $needed } stars to the end
ui-slots = slots
ui-progress = progress
ui-decks = decks { $technologies }, systems { $systems }
ui-event = event
ui-event-score = at the end { $who }: { $vp } VP
ui-event-museum = { $vp } VP per level of a retired ship
ui-head-score = SCORE
ui-item-level-1 = level I technologies
ui-item-level-2 = level II technologies
ui-item-level-3 = level III technologies
ui-item-private = private technologies
ui-item-level-4 = level IIII technologies
ui-item-automation = automation
ui-item-colonies = colonized systems
ui-item-outposts = outposts
ui-item-space = Sol and Deep Space
ui-item-events = events
ui-item-achievements = achievements
ui-winners = { $n ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
  }

# What is asked
ui-ask = Your choice:
ui-ask-space = Where does your pawn go?
ui-ask-production = What do you produce?
ui-ask-achievement = Which achievement do you claim?
ui-ask-slot = Which technology do you research?
ui-ask-type = Which type do you seek?
ui-ask-card = Which technology do you take?
ui-ask-row = Which technology do you take?
ui-ask-mat = Which faction do you play?
ui-ask-build = Where do you build?
ui-ask-upgrade = Which ship do you upgrade?
ui-ask-jump = Which ship jumps?
ui-ask-move = Which ship moves?
ui-ask-colonize = Which system do you colonize?
ui-ask-infiltrate = Which system do you colonize?
ui-ask-settle = Which ship settles?
ui-ask-colonydisc = Which disc goes on your colony?
ui-ask-outpost = Which disc is your outpost?
ui-ask-bonus = Which bonus first?
ui-ask-copy = Which action do you copy?
ui-ask-automate = Which disc do you automate?
ui-ask-replace = Which disc replaces a star?
ui-ask-price = How do you pay?
ui-ask-fromcolumn = Which column does the cube leave?
ui-ask-tocolumn = Which column does the cube go to?
ui-ask-trade = What do you trade?
ui-ask-link = Where does the extra system lie?
ui-ask-guild = Which guild do you open?
ui-ask-retire = Which ship do you retire?
ui-ask-annex = Which system do you keep?
ui-ask-may = Do it?
ui-still-points = { $n ->
    [one] 1 jump left
   *[other] { $n } jumps left
  }
ui-still-left = { $n } left
ui-still-missing = power { $n } still missing
ui-still-level = level { $level }
ui-produces-ore = gain { $n } ore
ui-produces-growth = { $n ->
    [0] nothing to gain
   *[other] gain { $n } population ({ $letters })
  }
ui-produces-trade = any number of exchanges

# A game in the terminal
ui-name-player = Player { $seat }
ui-welcome = { $game } – unofficial. Press Enter to take what stands in brackets.
ui-welcome-unfinished = There is an unfinished game: type r to go on with it.
ui-welcome-seats = Who plays? 2, 3 or 4 for you against greedy bots, or seats such as me,me,random [me,greedy]:
ui-welcome-variants-sun = Variants? a advanced mats, c choose mats, t tableau, b beginners’ achievements [none]:
ui-welcome-variants-unclear = “{ $text }” is not clear: type any of the letters { $letters }, or only Enter.
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
ui-card-which-sun = Which card? For example: card Terraforming
ui-no-card = There is no card like “{ $text }”.
ui-cards-many = Many cards fit: { $names }.
ui-no-kind = There is no kind of card “{ $text }”; there are { $kinds }.
ui-cards-legend = h: some values of the card are house, our own. card NAME shows which. cards KIND lists all of a kind.
ui-no-rules = There is no page of rules for { $game }.
ui-no-section = There is no section “{ $text }”; rules lists them all.
ui-why-what-sun = Why what? Name a card, a place, a slot or an option’s id, as in: why Terraforming
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
ui-command-board = board
ui-help-board = the technology board in full
ui-command-map = map
ui-help-map = the star map in full
ui-command-mat = mat [NAME]
ui-help-mat = a faction mat in full, yours or another’s
ui-command-cards = cards [KIND]
ui-help-cards = the cards on the table, or all of a kind in the box
ui-command-card = card NAME
ui-help-card = a card in words, with where its values come from
ui-command-achievements = achievements
ui-help-achievements = achievements, events and decks
ui-command-tableau = tableau
ui-help-tableau = the technology tableau in full
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
ui-points-for = { $formula } VP
ui-action-spaces = { $n ->
    [one] 1 space: { $line }
   *[other] { $n } spaces: { $line }
  }
ui-whose = { $who }: { $what }
ui-exchanges = { $n } exchanges in one trade
ui-innovation-once = { $name }, once with { $condition }: { $what }
ui-innovation-while = { $name }, while you have { $condition }: { $what }

# Commands other than play
ui-replay-at = After choice { $n } of { $most }.
ui-replay-too-far = The record has only { $most } choices, so there is no choice { $n }.
ui-replay-which = { $file } holds many games: name one by its seed, as in --game 1.
ui-replay-no-game = { $file } holds no game with the seed { $seed }.
ui-replay-one = { $file } is the record of one game, so --game has no place here.
ui-sim-games = { $n } games of { $players } seats, seed { $seed }
ui-sim-rounds = rounds: { $mean } on average, { $least } to { $most }
ui-sim-speed = { $decisions } decisions/s, { $games } games/s
ui-sim-seat = seat
ui-sim-bot = bot
ui-sim-wins = wins
ui-sim-score = VP
ui-sim-least = least
ui-sim-most = most
ui-pack-fine = { $n ->
    [one] fine: 1 card changed
   *[other] fine: { $n } cards changed
  }
ui-pack-adds = { $card }: new
ui-pack-changes = { $card } { $key }: { $before } -> { $after }
ui-pack-same = { $card } { $key }: { $value }, as before
ui-pack-near = did you mean { $id }?
ui-pack-expected = this should be { $wanted }, not { $got }
ui-pack-expected-only = this should be { $wanted }
ui-pack-not-one-of = “{ $value }” is not one of the words possible here
ui-shape-number = a whole number
ui-shape-text = a text in quotes
ui-shape-list = a list in brackets
ui-shape-table = a table
ui-shape-truth = true or false
ui-shape-fraction = a number with a point
ui-pack-new = { $file } is written. Change it, then: { $check }
ui-pack-starter =
    A pack for Heliopause: what is written here takes the place of the same values of the box.
    The notation is explained in docs/notation.md; "heliopause pack show ID" shows a card as it is.
    Check this file with "{ $check }", play with "heliopause play { $game } --pack { $file }".
    A table begins with the kind and the id of a card, and holds only what is different from before.
    Two examples follow. Change them, add others, or delete them.

# What can be wrong
ui-no-words = There are no words for “{ $language }” yet.
ui-file-unreadable = { $file } cannot be read: { $why }.
ui-file-unwritable = { $file } cannot be written: { $why }.
ui-file-exists = { $file } exists already and was left alone.
ui-file-no-record = { $file } is not the record of a game.
ui-file-broken = { $file } cannot be replayed: { $why }.
ui-folder-unwritable = Games cannot be saved in { $folder }: { $why }.
ui-nothing-to-resume = There is no unfinished game in { $folder }.
ui-resume-alone = --resume goes on with a game as it is, so { $option } has no place beside it.
ui-no-bot = There is no bot “{ $name }”; a seat is me or one of { $known }.
ui-bot-thinks = { $who } is thinking …
ui-bot-failed = { $who } lost a move: { $why }. A simple choice was made instead.
ui-resume-external = { $file } seats a program, and such a game is only resumed from the folder of your own games.
ui-automa-seats = The automa plays against one person: me,automa.
ui-seats-number = A game is for 2 to 4 seats, not { $n }.
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

# Beyond the Horizon
# Settlers and soldiers on the map: one letter each, the hexes are narrow
ui-letter-science = S
ui-letter-commerce = Co
ui-letter-culture = Cu
ui-letter-settler = s
ui-letter-soldier = x
ui-letter-village = v
ui-letter-city = c
ui-kind-leader = leader
ui-kind-government = government
ui-kind-goal = goal
ui-kind-territory = territory
ui-kind-construction = construction
ui-kind-advanced = advanced action
ui-kind-player = civilization board
ui-kind-track = track
ui-kind-token = unit tokens
ui-kind-start = start tiles
ui-phase-expansion = expansion phase
ui-phase-goal = goal phase
ui-advanced = advanced
ui-asks-for = needs { $what }
ui-leader-here = a leader
ui-board-legend-horizon = [ ] free space, [+1] costs 1 coin more, a mark is a pawn. SM>S: matches S and M, passes S on; S science, Co commerce, M military, Cu culture. Who researches a technology above level I first meets a leader. h: some values are house (card NAME says which).
ui-head-horizon-map = MAP
ui-map-stock = { $tiles } territories to explore · tokens left: settle { $settle }, fortify { $fortify }
ui-map-tile = tile
ui-map-name = land
ui-map-strength = strength
ui-map-units = units
ui-map-village = village { $vp } VP, { $track }
ui-map-city = city { $vp } VP, { $track }
ui-map-explored = explored
ui-map-legend-horizon = 3 v4 c7: strength 3, a village of 4 VP, a city of 7 VP; a mark instead of v or c: whose it is. s21: settlers of strength 2 and 1, x3: a soldier of strength 3. Grey numbers without a tile: places to explore. A track: the cube comes from there.
ui-tile-start = home
ui-tile-start-of = home of { $who }
ui-tile-cradle = cradle
ui-tile-strength = strength { $n }
ui-built-by = built by
ui-building-first = first builder +{ $vp } VP once joined
ui-building-cubes = cube { $first }, then { $second }
ui-head-display = CONSTRUCTIONS
ui-head-price = coins
ui-display-level = { $level } (deck { $deck })
ui-costs-coins = { $n ->
    [one] costs 1 coin
   *[other] costs { $n } coins
  }
ui-will-cost-coins = { $n ->
    [one] building it costs 1 coin
   *[other] building it costs { $n } coins
  }
ui-mat-coins = coins { $n }
ui-mat-income = income { $n }
ui-mat-reach = movement +{ $n }
ui-mat-token-village = settle tokens { $n }
ui-mat-token-city = fortify tokens { $n }
ui-mat-constructions = to build
ui-mat-leaders = leaders
ui-mat-village-count = villages { $n }
ui-mat-city-count = cities { $n }
ui-mat-legend-horizon = On the tracks: [ ] is yours, ( ) is still covered by a cube. A letter opens that column for production. A stage of the government in parentheses is not reached yet.
ui-row-coins = coins
ui-row-grows = produces from
ui-row-income = produces coins
ui-row-tokens = tokens
ui-row-investment = investment
ui-row-government = government
ui-row-construction = to build
ui-row-leader = leader
ui-row-trigger = trigger
ui-row-goals = goals
ui-stage-despotism = Despotism
ui-track-cubes = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
  }
ui-track-invested = { $n } invested
ui-space-column = column { $column }
ui-space-coins = +{ $n } income
ui-leader-choice = { $line }; at the end { $vp } VP for everybody
ui-leader-others = { $vp } VP for each of the others
ui-head-claims-horizon = GOALS
ui-claims-to-end-horizon = { $placed } of { $needed } cubes to the end
ui-decks-horizon = decks { $technologies }, leaders { $leaders }
ui-item-goals = goals
ui-item-technologies = technologies
ui-item-level-4-bonus = level IV bonuses
ui-item-villages = villages
ui-item-cities = cities
ui-item-constructions = constructions
ui-item-investment = investment
ui-item-leaders = leaders
ui-item-government = Democracy
ui-ask-government = Which government do you choose?
ui-ask-horizon-type = Which colour do you seek?
ui-ask-horizon-move = Which unit moves or explores?
ui-ask-horizon-upgrade = Which unit do you upgrade?
ui-ask-horizon-build = What do you build, and where?
ui-ask-enlist = Which unit do you enlist, and where?
ui-ask-decommission = Which unit do you decommission?
ui-ask-invest = From which track do you invest a cube?
ui-ask-takecube = From which track does the cube come?
ui-ask-site = Where?
ui-ask-use = Which unit do you use?
ui-ask-construction = Which construction do you take?
ui-ask-expansion = How do you expand?
ui-ask-goal = Which goal do you claim?
ui-ask-claimnow = Which goal do you claim?
ui-ask-choice = Which one?
ui-ask-legacy = Which legacy do you choose?
ui-ask-basicaction = Which basic action do you take?
ui-still-movements = { $n ->
    [one] 1 movement left
   *[other] { $n } movements left
  }
ui-still-strength = strength { $n } still missing
ui-still-units = { $n } left
ui-still-level-up-to = up to level { $n }
ui-produces-coins = { $n ->
    [one] gain 1 coin
   *[other] gain { $n } coins
  }
ui-card-which-horizon = Which card? For example: card Nile Delta
ui-why-what-horizon = Why what? Name a card, a tile (1,-1), a slot or an option’s id, as in: why Farm
ui-command-goals = goals
ui-help-goals = goals, constructions on display and decks
ui-command-constructions = constructions
ui-help-constructions = the constructions on display in full
ui-help-horizon-map = the map, and every tile in full
ui-help-horizon-mat = a civilization in full, yours or another’s
ui-game-sun = Beyond the Sun
ui-game-horizon = Beyond the Horizon
