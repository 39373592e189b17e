## Small words
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
place-with-system = { $system }
place-shipyard = Shipyard { $label }
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
count-scientific-technologies = { $n ->
    [one] scientific technology
   *[other] scientific technologies
  }
count-economic-technologies = { $n ->
    [one] economic technology
   *[other] economic technologies
  }
count-commercial-technologies = { $n ->
    [one] commercial technology
   *[other] commercial technologies
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
count-ore = { $n ->
   *[other] ore
  }
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
who-discoverer = The discoverer
who-everyone = Everyone
who-others = Everyone else
who-most = Whoever has the most { $counted }
who-fewest = { $what ->
    [fleet-power] Whoever has the least { $counted }
   *[other] Whoever has the fewest { $counted }
  }
short-most = most
short-fewest = fewest

## Lines of the notation in words
cost-ore = pay { $ore } ore
cost-pop = return { $pop } population
cost-both = pay { $ore } ore and return { $pop } population
part-lose-ore = lose { $ore } ore
part-decommission-ship = decommission a ship
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
part-jump-per = jump points: { $count }
part-build-anywhere = { $line }, anywhere
part-pay-opponent = pay { $n } ore to an opponent
short-opponent = an opponent
part-colonize = colonize
part-infiltrate = jump { $n }, then colonize a system nobody controlled when the turn began
part-annex-from = draw { $n } systems of deck A and keep one as a colony without discs
part-annex-attached = take the attached system as a colony without discs
levels-x = a technology of your number of colonies plus one, at most IIII
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
power-cheap-colonize = colonizing needs { $n } power less
power-far-jump = your jumps have { $n } more { $n ->
    [one] point
   *[other] points
}
power-cheap-trade = population costs you 2 ore in trade
power-rich-mining = ore production gives you { $n } more
power-deep-yard = you may build in Deep Space
power-giga = instead of stars you may place discs of the other track; at the end your achievements' stars become discs
short-power-skip-prerequisite = skip a prerequisite
short-power-ore-for-pop = 1 ore for 1 population
short-power-either-track = discs of either track
short-power-wormhole = wormhole jumps
short-power-crowd = take occupied spaces
short-power-cheap-colonize = colonize −{ $n } power
short-power-far-jump = jumps +{ $n }
short-power-cheap-trade = population for 2 ore
short-power-rich-mining = production +{ $n } ore
short-power-deep-yard = build in Deep Space
short-power-giga = discs instead of stars

## Options
option-blind = Draw blind from the deck
option-growth = Population growth
option-mining = Ore production
option-buy-pop = Ore for population
option-buy-pop-for = { $price } ore for 1 population
option-sell-pop = Population for 1 ore
option-decommission-free = Level-{ $level } ship at { $place } becomes population
option-decommission = 1 ore: level-{ $level } ship at { $place } becomes population
option-pay-pop = Return the population
option-pay-ore = Pay 1 ore for one of the population
option-disc = Place the { $disc } disc
option-settle = Settle a level-{ $level } ship
option-from-column = Take the cube from column { $column }
option-to-column = Put the cube on column { $column }
option-build = Build at { $place }
option-colonize = Colonize { $place }
option-bonus = First the bonus of { $place }
option-link = Next to { $place }
option-upgrade = Upgrade a level-{ $level } ship at { $place }
option-upgrade-to = Upgrade a ship at { $place } from level { $level } to { $to }
option-retire = Retire a level-{ $level } ship at { $place }
option-jump = Jump: level-{ $level } ship, { $origin } to { $target }
option-move = Move: level-{ $level } ship, { $origin } to { $target }
option-annex = Keep { $card }
option-guild = Open the { $card }
option-mat = Play { $card }
option-copy = Copy { $title }: { $line }
option-space-extra = { $title } (+{ $extra } ore): { $line }

## The log
log-laid = { $a } lies on slot { $b }.
log-in-play = The achievement { $a } is in play.
log-outfit = { $who } begins with { $a } population, a level-1 ship at Sol and { $b } ore.
log-ending = { $a ->
    [0] { $who } has triggered the end of the game: no turn is left.
    [one] { $who } has triggered the end of the game: 1 turn is left.
   *[other] { $who } has triggered the end of the game: { $a } turns are left, the last round among them.
  }
log-pay-both = { $who } pays { $a } ore and puts { $b } population back into supply.
log-mat = { $who } plays { $a }.
log-pay-ore = { $who } pays { $a } ore.
log-gain-ore = { $who } gains { $a } ore.
log-move-supply = { $who } moves a supply cube from column { $a } to { $b }.
log-automate = { $who } automates: { $a } disc, level { $b }.
log-mining = { $who } produces { $a } ore.
log-buy-pop = { $who } pays { $a } ore for 1 population from column { $b }.
log-decommission-free = { $who } decommissions a level-{ $a } ship at { $b }.
log-decommission = { $who } pays 1 ore to decommission a level-{ $a } ship at { $b }.
log-sell-pop = { $who } puts 1 population back into supply for 1 ore.
log-build = { $who } builds a level-{ $a } ship at { $b }.
log-build-from-pop = { $who } builds a level-{ $a } ship at { $b } from population.
log-upgrade = { $who } upgrades a ship at { $c } from level { $a } to { $b }.
log-jump = { $who } jumps a level-{ $a } ship from { $b } to { $c }.
log-move = { $who } moves a level-{ $a } ship from { $b } to { $c }.
log-gain-control = { $who } gains control of { $a } (outpost: { $b }).
log-lose-control = { $who } loses control of { $a }.
log-settle = { $who } settles a level-{ $a } ship at { $b }.
log-exile = { $who }’s level-{ $a } ship at { $b } is exiled to Deep Space.
log-colonize = { $who } colonizes { $a }.
log-annex = { $who } takes { $a } as a colony.
log-new-system = A new system appears: { $b }.
log-empty-slot = No system is left for { $a }.
log-colony-disc = { $who } adds a disc to { $a }: { $b }.
log-event = Event: { $a }.
log-guild = { $who } opens the { $a }.
log-copy = { $who } copies { $a }.
log-retire = { $who } retires a level-{ $a } ship at { $b } to the museum.
log-replace-star = { $who } puts the { $a } disc in place of a star.
log-innovation = { $who } reaches the innovation { $a }.
log-row = The level { $a } row of the tableau is laid out.
log-row-card = { $a } joins the tableau.
log-row-cleared = The level { $a } row of the tableau is cleared.
log-attach = { $a } is attached to { $b }.
log-extra-system = { $a } appears one jump from { $b }.
log-event-gone = { $a } leaves the game.

## Why not
why-later-place = Actions build ships, let them jump or colonize.
why-guild-closed = The { $card } is closed; an event must open it first.
why-ore = It needs { $need } ore, you have { $have }.
why-ore-later = You could not pay what it costs later with { $have } ore.
why-no-system = There is no system you may colonize.
why-nothing-to-copy = There is no action you could copy and pay.
why-nothing-left = A part of it cannot be carried out: there is nothing left to take.
why-no-system-there = There is no system “{ $id }” to colonize.
why-no-control = You do not control it.
why-power-needed = It needs power { $need }, you have { $have } there.
why-no-ship = You have no such ship there.
why-no-route = There is no route between these places.
why-not-yard = Ships are built at Sol and at shipyards you control.
why-full = All its slots are taken.
why-not-in-play = This achievement is not in play.
why-power = You have no such power left this turn, or it would change nothing.

## Bots
gain-achievements = closer to an achievement
gain-income = more income
gain-fleet = a stronger fleet

# Why a ship does not get there
why-too-far = That is { $need } jumps away; you have { $have } left.
why-no-ship-near = { $n ->
    [one] None of your ships gets there with 1 jump.
   *[other] None of your ships gets there with { $n } jumps.
  }

## News: what others did since one's last turn
news-mat = { $who } plays { $a }
news-gain-control = { $who } took { $a }
news-lose-control = { $who } lost { $a }
news-colonize = { $who } colonized { $a }
news-annex = { $who } took { $a } as a colony
news-event = { $who } turned up { $a }
news-guild = { $who } opened the { $a }
news-innovation = { $who } reached { $a }
news-attach = { $a } lies at { $b }
news-extra-system = { $a } appeared beside { $b }
news-ending = { $who } triggered the end: { $a } turns left
news-automa-ending = { $who } triggered the end: at most { $a } turns left
news-automa-card = { $who } drew solo card { $a }

## News: what it means for oneself
effect-pay-ore = { $a } ore
effect-pay-both = { $a } ore and { $b } population
effect-gain-ore = { $a } ore
effect-mining = { $a } ore
effect-automate = { $n ->
    [one] an automation
   *[other] { $n } automations
  }
effect-build = { $n ->
    [one] a ship of level { $a }
   *[other] { $n } ships
  }
effect-build-from-pop = { $n ->
    [one] a ship of level { $a }
   *[other] { $n } ships
  }
effect-upgrade = { $n ->
    [one] a ship of level { $b }
   *[other] { $n } upgrades
  }
effect-gain-control = control of { $a }
effect-lose-control = { $n ->
    [one] control
   *[other] control of { $n } places
  }
effect-exile = { $n ->
    [one] a ship to Deep Space
   *[other] { $n } ships to Deep Space
  }
effect-retire = { $n ->
    [one] a ship of level { $a }
   *[other] { $n } ships
  }

## The steps of an event
event-step = { $who }: { $line }
event-step-card = Then the card of slot { $slot } is chosen
