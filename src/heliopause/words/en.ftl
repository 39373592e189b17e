## Small words
name = { $text }
number = { $n }
refusal-with-rule = { $reason } (rule { $rule })

type-scientific = scientific
type-economic = economic
type-military = military
type-commercial = commercial
disc-food = food
disc-ore = ore
disc-star = star

place-sol = Sol
place-deep = Deep Space
place-extra = the extra system
place-slot = { $label }
place-with-system = { $system } ({ $place })
place-shipyard = shipyard { $label }

basic-1 = Research I
basic-2 = Research II
basic-3 = Build and jump
basic-4 = Recruit

## What is counted
count-colonies = { $n ->
    [one] colonized system
   *[other] colonized systems
  }
count-controlled-locations = { $n ->
    [one] controlled place
   *[other] controlled places
  }
count-shipyards = { $n ->
    [one] controlled shipyard
   *[other] controlled shipyards
  }
count-systems-controlled = { $n ->
    [one] controlled system
   *[other] controlled systems
  }
count-ships = { $n ->
    [one] ship
   *[other] ships
  }
count-fleet-power = fleet power
count-level-4-ships = { $n ->
    [one] level-4 ship
   *[other] level-4 ships
  }
count-locations-with-ships = { $n ->
    [one] place with own ships
   *[other] places with own ships
  }
count-ships-in-Deep-Space = { $n ->
    [one] ship in Deep Space
   *[other] ships in Deep Space
  }
count-technologies = { $n ->
    [one] technology
   *[other] technologies
  }
count-scientific-technologies = { $n ->
    [one] scientific technology
   *[other] scientific technologies
  }
count-economic-technologies = { $n ->
    [one] economic technology
   *[other] economic technologies
  }
count-military-technologies = { $n ->
    [one] military technology
   *[other] military technologies
  }
count-commercial-technologies = { $n ->
    [one] commercial technology
   *[other] commercial technologies
  }
count-level-I-technologies = { $n ->
    [one] level I technology
   *[other] level I technologies
  }
count-level-II-technologies = { $n ->
    [one] level II technology
   *[other] level II technologies
  }
count-level-III-technologies = { $n ->
    [one] level III technology
   *[other] level III technologies
  }
count-level-IIII-technologies = { $n ->
    [one] level IIII technology
   *[other] level IIII technologies
  }
count-automation-levels = { $n ->
    [one] automation level
   *[other] automation levels
  }
count-food-discs-off = { $n ->
    [one] food disc off the track
   *[other] food discs off the track
  }
count-ore-discs-off = { $n ->
    [one] ore disc off the track
   *[other] ore discs off the track
  }
count-discs-off = { $n ->
    [one] production disc off the mat
   *[other] production discs off the mat
  }
count-specialties = { $n ->
    [one] specialty icon
   *[other] specialty icons
  }
count-pop = population
count-ore = ore
count-resources = population and ore
count-achievements = { $n ->
    [one] achievement
   *[other] achievements
  }
count-guilds-open = { $n ->
    [one] open guild
   *[other] open guilds
  }
count-control-taken = { $n ->
    [one] place just taken from others
   *[other] places just taken from others
  }
per = { $per ->
    [1] { $each } per { $counted }
   *[other] { $each } for every { $per } { $counted }
  }
per-up-to = { $per ->
    [1] { $each } per { $counted }, at most { $limit }
   *[other] { $each } for every { $per } { $counted }, at most { $limit }
  }
formula = { $parts }
condition = { $n } { $counted }
who-discoverer = the discoverer
who-everyone = everyone
who-others = everyone else
who-most = whoever has the most { $counted }
who-fewest = whoever has the fewest { $counted }

## Lines of the notation in words
line = { $effects }
line-with-cost = { $cost }: { $effects }
line-may = you may { $line }
line-or = { $one } or { $other }
cost-ore = pay { $ore } ore
cost-pop = return { $pop } population
cost-both = pay { $ore } ore and return { $pop } population
part-gain-ore = gain { $ore } ore
part-gain-ore-per = gain ore: { $count }
part-supply-to-pop = { $n ->
    [one] recruit 1 population from supply
   *[other] recruit { $n } population from supply
  }
part-supply-to-pop-per = recruit population from supply: { $count }
part-column-to-pop = recruit 1 population from column { $column }
part-supply-to-a = { $n ->
    [one] move 1 supply cube to column A
   *[other] move { $n } supply cubes to column A
  }
part-move-rightmost = { $n ->
    [one] move the rightmost supply cube to any column
   *[other] move the rightmost { $n } supply cubes to any columns
  }
part-automate-food = automate food
part-automate-ore = automate ore
part-automate-any = automate food or ore
part-replace-stars = replace your stars by production discs
part-grow = grow population
part-mine = produce ore
part-trade = trade
part-build-pop = { $n ->
    [one] build a level-{ $level } ship from population
   *[other] build { $n } level-{ $level } ships from population
  }
part-build-pop-deep = { $n ->
    [one] build a level-{ $level } ship from population in Deep Space
   *[other] build { $n } level-{ $level } ships from population in Deep Space
  }
part-build-supply = { $n ->
    [one] build a level-{ $level } ship from supply
   *[other] build { $n } level-{ $level } ships from supply
  }
part-build-supply-deep = { $n ->
    [one] build a level-{ $level } ship from supply in Deep Space
   *[other] build { $n } level-{ $level } ships from supply in Deep Space
  }
part-upgrade-ships = { $n ->
    [one] upgrade 1 ship by { $by }
   *[other] upgrade { $n } ships by { $by }
  }
part-upgrade-up-to = upgrade up to { $n } ships by { $by }
part-upgrade-split = upgrade ships by { $n } levels in all
part-jump = jump { $n }
part-move-anywhere = { $n ->
    [one] move 1 ship anywhere
   *[other] move { $n } ships anywhere
  }
part-colonize = colonize
part-infiltrate = jump { $n }, then colonize a system nobody controlled when the turn began
part-annex-from = draw { $n } systems of deck A and keep one as a colony without discs
part-annex-attached = take the attached system as a colony without discs
part-research = { $existing ->
    [yes] research a discovered { $levels }
   *[no] research { $levels }
  }{ $prerequisites ->
    [yes] {""}
   *[no] {" "}without prerequisites
  }{ $bonus ->
    [yes] {""}
   *[no] {" "}without its bonus
  }
levels-x = a technology of your number of colonies plus one, at most IIII
part-private = take a private level { $level } technology
part-open-guild = open a guild of tier { $tier }
part-retire = retire a ship to the museum
part-copy-research = take any action with research in it, occupied or not
part-copy-any = take any action on the board, occupied or not

## Powers
power-skip-prerequisite = where a discovered technology needs 2 prerequisites, you may skip one
power-ore-for-pop = where a cost returns population, you may pay 1 ore for one of them
power-either-track = your production discs may come from either track
power-wormhole = your ships need 1 jump to go anywhere, except from Sol and Deep Space
power-crowd = you may take occupied action spaces
power-cheap-research = actions with research cost you 1 less
power-cheap-colonize = colonizing needs 1 power less
power-far-jump = your jumps have 1 more point
power-cheap-trade = population costs you 2 ore in trade
power-rich-mining = ore production gives you 1 more
power-deep-yard = you may build in Deep Space
power-giga = instead of stars you may place discs of the other track; at the end your achievements' stars become discs

## Options
option-pass = Pass
option-done = Done
option-take = Do it: { $line }
option-blind = Draw blind from the deck
option-growth = Population growth
option-mining = Ore production
option-trade = Trade
option-buy-pop = Ore for population
option-sell-pop = Population for 1 ore
option-decommission = 1 ore: level-{ $level } ship at { $place } becomes population
option-pay-pop = Return the population
option-pay-ore = Pay 1 ore for one of the population
option-type = Look for a technology: { $type }
option-disc = Place { $disc } disc
option-settle = Settle a level-{ $level } ship
option-from-column = Take the cube from column { $column }
option-to-column = Put the cube on column { $column }
option-build = Build at { $place }
option-colonize = Colonize { $place }
option-bonus = First the bonus of { $place }
option-link = Next to { $place }
option-upgrade = Upgrade a level-{ $level } ship at { $place }
option-retire = Retire a level-{ $level } ship at { $place }
option-jump = Jump: level-{ $level } ship, { $origin } to { $target }
option-move = Move: level-{ $level } ship, { $origin } to { $target }
option-slot = Slot { $slot } (level { $level })
option-card = Choose { $card }
option-draw = { $card }
option-annex = Keep { $card }
option-claim = Claim { $card }
option-guild = Open the { $card }
option-mat = Play { $card }
option-start = Player { $seat } starts
option-copy = Copy { $title }: { $line }
option-space = { $title }: { $line }
option-space-extra = { $title } (+{ $extra } ore): { $line }
option-power = Use { $card }: { $line }

## The log
log-start = { $who } is the starting player.
log-mat = { $who } plays { $a }.
log-turn = Round { $a }: { $who }’s turn.
log-pawn = { $who } takes { $a }.
log-aside = { $who } moves { $a }’s pawn aside.
log-pay-ore = { $who } pays { $a } ore.
log-gain-ore = { $who } gains { $a } ore.
log-return-pop = { $who } returns { $a } population.
log-gain-pop = { $who } recruits 1 population from column { $a }.
log-move-supply = { $who } moves a supply cube from column { $a } to { $b }.
log-automate = { $who } automates: { $a } disc, level { $b }.
log-growth = { $who } grows: { $a } population.
log-mining = { $who } produces { $a } ore.
log-trade = { $who } trades.
log-buy-pop = { $who } pays { $a } ore for 1 population from column { $b }.
log-decommission = { $who } pays 1 ore to decommission a level-{ $a } ship at { $b }.
log-sell-pop = { $who } returns 1 population for 1 ore.
log-build = { $who } builds a level-{ $a } ship at { $b }.
log-build-from-pop = { $who } builds a level-{ $a } ship at { $b } from population.
log-upgrade = { $who } upgrades a ship at { $c } from level { $a } to { $b }.
log-jump = { $who } jumps a level-{ $a } ship from { $b } to { $c }.
log-move = { $who } moves a level-{ $a } ship from { $b } to { $c }.
log-gain-control = { $who } gains control of { $a } and places: { $b } disc.
log-lose-control = { $who } loses control of { $a }.
log-settle = { $who } settles a level-{ $a } ship at { $b }.
log-exile = { $who }’s level-{ $a } ship at { $b } is exiled to Deep Space.
log-colonize = { $who } colonizes { $a }.
log-annex = { $who } takes { $a } as a colony.
log-new-system = { $b } appears at { $a }.
log-empty-slot = No system is left for { $a }.
log-colony-disc = { $who } adds a disc to { $a }: { $b }.
log-research = { $who } researches { $b } (slot { $a }).
log-discover = { $who } researches the undiscovered slot { $a }.
log-event = Event: { $a }.
log-seek = { $who } looks for a new technology: { $a }.
log-reveal = { $a } is revealed.
log-place-card = { $who } chooses { $a } for slot { $b }.
log-private = { $who } takes { $a } as a private technology.
log-no-research = { $who } has nothing to research.
log-guild = { $who } opens the { $a }.
log-copy = { $who } copies { $a }.
log-retire = { $who } retires a level-{ $a } ship to the museum.
log-replace-star = { $who } replaces a star: { $a } disc.
log-claim = { $who } claims { $a }: { $b } points.
log-last-round = The last round begins.
log-over = The game is over.
log-power = { $who } uses { $a }.
log-innovation = { $who } reaches the innovation { $a }.
log-row = The level { $a } row of the tableau is laid out.
log-row-card = { $a } joins the tableau.
log-row-cleared = The level { $a } row of the tableau is cleared.
log-attach = { $a } is attached to { $b }.
log-extra-system = { $a } appears one jump from { $b }.
log-event-gone = { $a } leaves the game.

## Why not
why-over = The game is over.
why-chance = It is chance’s turn.
why-not-asked = “{ $id }” is not something { $who } can choose now.
why-no-space = There is no action space “{ $id }”.
why-guild-closed = The { $card } is closed; an event must open it first.
why-not-researched = You have not researched { $card }.
why-not-there = { $card } is not in play.
why-must-move = Your pawn is on this space and must move.
why-occupied = The space is occupied by { $who }.
why-ore = It needs { $need } ore, you have { $have }.
why-ore-later = You could not pay what it costs later with { $have } ore.
why-pop = It needs more population than the { $have } you have.
why-no-slot = There is no technology you may research with it.
why-no-system = There is no system you may colonize.
why-nothing-to-copy = There is no action you could copy and pay.
why-no-change = It would change nothing.
why-no-such-slot = There is no slot “{ $id }”.
why-researched = You have researched it already.
why-level = This research is not for level { $level }.
why-undiscovered = Only discovered technologies may be chosen.
why-prerequisites = { $need ->
    [one] You have { $have } of the prerequisites and need 1.
   *[other] You have { $have } of the prerequisites and need { $need }.
  }
why-no-system-there = There is no system “{ $id }” to colonize.
why-no-control = You do not control it.
why-power-needed = It needs power { $need }, you have { $have } there.
why-no-ship = You have no such ship there.
why-no-route = There is no route between these places.
why-not-yard = Ships are built at Sol and at shipyards you control.
why-no-supply = You have no supply left.
why-claimed = You have claimed it already.
why-full = All its slots are taken.
why-condition = The condition is not met: { $condition }.
why-not-in-play = This achievement is not in play.
why-power = You have no such power left this turn, or it would change nothing.
why-must = This must be carried out.

## The solo deck
option-automa-card = Card { $card }
option-automa-remove = Card { $card } goes out
log-automa-card = { $who } draws card { $a }.
log-automa-line = { $b ->
    [1] First line: { $a }.
   *[other] Second line: { $a }.
  }
log-automa-cannot = It cannot { $a }: { $b }.
log-automa-redraw = Neither line can be resolved: another card.
log-automa-fallback = Two cards cannot be resolved: { $who } automates both tracks, recruits 2 population and gains 2 ore.
log-automa-no-disc = { $who } has no { $a } disc left to automate.
log-automa-move = Preference { $a }: the level-{ $b } ship goes to { $c }.
log-automa-stay = { $who }’s ships are best where they are.
log-automa-upgrade = Preference { $a }: a ship at { $b } is upgraded.
log-automa-place = The ship is built at { $b }: { $a }.
log-automa-least = { $who } produces what it has least of: { $a } population, { $b } ore.
log-automa-top = { $who } researches from the top of the board: slot { $a }.
log-automa-type = The highest prerequisite, slot { $b }, passes on: { $a }.
log-automa-tie = { $a } options are equally good; chance decides.
log-automa-claim = The special card claims { $a }, fulfilled or not.
log-automa-no-claim = { $who } has that achievement already, or it is full.
log-automa-out = The solo deck is empty: the game ends at once.
automa-reason-1 = not enough ore
automa-reason-2 = no population
automa-reason-3 = nothing to research
automa-reason-4 = no system to colonize
automa-reason-20 = no supply
automa-reason-21 = no ship to upgrade
automa-reason-22 = not something it can do
automa-move-0 = a (enough power to colonize a B planet)
automa-move-1 = b (enough power to colonize an A planet)
automa-move-2 = c (control of a B planet)
automa-move-3 = d (control of an A planet)
automa-move-4 = e (control of a shipyard)
automa-move-5 = f (control of Deep Space)
automa-move-6 = g (closest to the player’s power)
automa-upgrade-0 = a (enough power to colonize a B planet)
automa-upgrade-1 = b (enough power to colonize an A planet)
automa-upgrade-2 = c (control of a B planet)
automa-upgrade-3 = d (control of an A planet)
automa-upgrade-4 = e (control of a shipyard)
automa-upgrade-5 = f (Deep Space, then Sol, planets, shipyards)
automa-place-0 = from there it jumps best
automa-place-1 = it takes control of the shipyard
automa-place-2 = no shipyard to take

## Bots
reason-gains = { $gains }
reason-nothing-better = nothing better in sight
reason-whim = on a whim
gain-points = +{ $whole }.{ $tenths } points
gain-achievements = +{ $whole }.{ $tenths } towards achievements
gain-income = +{ $whole }.{ $tenths } income
gain-resources = +{ $whole }.{ $tenths } resources
gain-technologies = +{ $whole }.{ $tenths } technologies
gain-fleet = +{ $whole }.{ $tenths } fleet and systems
gain-goals = +{ $whole }.{ $tenths } towards goals
gain-development = +{ $whole }.{ $tenths } development
gain-map = +{ $whole }.{ $tenths } settlers, soldiers and sites
reason-search = { $chance } % to win this way
reason-search-or = { $chance } % to win this way, at most { $less } % any other way
