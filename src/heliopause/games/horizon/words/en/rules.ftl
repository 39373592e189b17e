## Bots
gain-goals = closer to a goal
gain-development = more development
gain-map = a stronger hold on the map

## Small words
colour-science = science
colour-commerce = commerce
colour-military = military
colour-culture = culture
track-food = food
track-economy = economy
track-infrastructure = infrastructure
unit-settler = settler
unit-soldier = soldier
site-village = village
site-city = city
token-village = settle token
token-city = fortify token
founding-village = settles the village
founding-city = fortifies the city
side-0 = upper
side-1 = upper right
side-2 = lower right
side-3 = lower
side-4 = lower left
side-5 = upper left
stage-despotism = Despotism
stage-theocracy = Theocracy
stage-once = one-time bonus
stage-democracy = Democracy
government-stage = { $card } – { $stage }
card-in-slot = { $card } (slot { $slot })
tile-cradle = the cradle of civilization
tile-territory = { $card }
tile-at = tile { $at }
tile-named = { $tile }
tile-home = { $who }’s start tile

## What is counted
count-villages = { $n ->
    [one] village
   *[other] villages
  }
count-cities = { $n ->
    [one] city
   *[other] cities
  }
count-constructions = { $n ->
    [one] construction
   *[other] constructions
  }
count-constructions-in-supply = { $n ->
    [one] construction in supply
   *[other] constructions in supply
  }
count-science-technologies = { $n ->
    [one] science technology
   *[other] science technologies
  }
count-commerce-technologies = { $n ->
    [one] commerce technology
   *[other] commerce technologies
  }
count-culture-technologies = { $n ->
    [one] culture technology
   *[other] culture technologies
  }
count-level-IV-technologies = { $n ->
    [one] level IV technology
   *[other] level IV technologies
  }
count-private-technologies = { $n ->
    [one] private technology
   *[other] private technologies
  }
count-leaders = { $n ->
    [one] leader
   *[other] leaders
  }
count-goals = { $n ->
    [one] goal
   *[other] goals
  }
count-coins = { $n ->
    [one] coin
   *[other] coins
  }
count-settlers = { $n ->
    [one] settler
   *[other] settlers
  }
count-soldiers = { $n ->
    [one] soldier
   *[other] soldiers
  }
count-units = { $n ->
    [one] unit
   *[other] units
  }
count-settler-strength = settler strength
count-soldier-strength = soldier strength
count-unit-strength = unit strength
count-food-cubes-off = { $n ->
    [one] food cube off the track
   *[other] food cubes off the track
  }
count-economy-cubes-off = { $n ->
    [one] economy cube off the track
   *[other] economy cubes off the track
  }
count-infrastructure-cubes-off = { $n ->
    [one] infrastructure cube off the track
   *[other] infrastructure cubes off the track
  }
count-cubes-off = { $n ->
    [one] development cube off the tracks
   *[other] development cubes off the tracks
  }
count-investments = { $n ->
    [one] investment
   *[other] investments
  }
count-tiles-explored = { $n ->
    [one] tile you explored
   *[other] tiles you explored
  }
count-tiles-with-a-unit = { $n ->
    [one] tile with own units
   *[other] tiles with own units
  }
count-explored-tiles-on-the-map = { $n ->
    [one] explored tile on the map
   *[other] explored tiles on the map
  }
count-empty-columns = { $n ->
    [one] empty column
   *[other] empty columns
  }
count-settle-tokens = { $n ->
    [one] settle token
   *[other] settle tokens
  }
count-fortify-tokens = { $n ->
    [one] fortify token
   *[other] fortify tokens
  }

## Lines of the notation in words
cost-coins = { $coins ->
    [one] pay 1 coin
   *[other] pay { $coins } coins
  }
cost-exhaust = exhaust { $pop } population
cost-coins-and-exhaust = { $coins ->
    [one] pay 1 coin and exhaust { $pop } population
   *[other] pay { $coins } coins and exhaust { $pop } population
  }
part-coins = { $coins ->
    [one] gain 1 coin
   *[other] gain { $coins } coins
  }
part-coins-per = gain coins: { $count }
part-move-per = movements: { $count }
part-activate-per = make pawns active: { $count }
part-activate = { $n ->
    [one] make 1 pawn active
   *[other] make { $n } pawns active
  }
part-enlist-settler = { $inactive ->
    [yes] enlist a settler of strength { $strength } from the columns
   *[no] enlist an active pawn as a settler of strength { $strength }
  }
part-enlist-soldier = { $inactive ->
    [yes] enlist a soldier of strength { $strength } from the columns
   *[no] enlist an active pawn as a soldier of strength { $strength }
  }
part-enlist-unit = { $inactive ->
    [yes] enlist a settler or soldier of strength { $strength } from the columns
   *[no] enlist an active pawn as a settler or soldier of strength { $strength }
  }
part-move-units = { $n ->
    [one] 1 movement
   *[other] { $n } movements
  }
part-upgrade-settler = { $n ->
    [one] upgrade a settler by { $by }
   *[other] upgrade { $n } settlers by { $by }
  }
part-upgrade-soldier = { $n ->
    [one] upgrade a soldier by { $by }
   *[other] upgrade { $n } soldiers by { $by }
  }
part-upgrade-unit = { $n ->
    [one] upgrade a unit by { $by }
   *[other] upgrade { $n } units by { $by }
  }
part-invest-food = invest food
part-invest-economy = invest economy
part-invest-infrastructure = invest infrastructure
part-invest-any = invest in any track
part-produce-population = produce population
part-produce-coins = produce coins
part-token-village = take a settle token
part-token-city = take a fortify token
part-found-village = settle a village
part-found-city = fortify a city
part-construction = take a level { $level } construction
part-construction-up-to = take a construction up to level { $level }
part-build-any = build a construction
part-build-new = build a new construction
part-build-existing = build an existing construction
part-theocracy = activate your Theocracy
part-claim-goal = claim a goal
part-basic-action = take a basic action without your pawn
part-explore-again = explore one more tile this turn
part-lose-coins = { $coins ->
    [one] lose 1 coin
   *[other] lose { $coins } coins
  }
part-decommission = decommission a unit

## Triggers and powers
trigger = { $when }: { $line }
when-explore = whenever you explore
when-settle = whenever you settle a village
when-fortify = whenever you fortify a city
when-build = whenever you build
when-build-new = whenever you build a new construction
when-build-existing = whenever you build an existing construction
when-research = whenever you research
when-research-I = whenever you research level I
when-research-II = whenever you research level II
when-research-III = whenever you research level III
when-research-IV = whenever you research level IV
when-discover = whenever you are the first to research
when-invest = whenever you invest
when-enlist-settler = whenever you enlist a settler
when-enlist-soldier = whenever you enlist a soldier
when-produce-population = whenever you produce population
when-produce-coins = whenever you produce coins
when-claim-goal = whenever you claim a goal
when-turn = at the start of your turn
power-far-movement = { $n } more { $n ->
    [one] movement
   *[other] movements
} whenever you move
power-open-borders = your units may stop on others’ start tiles
power-second-exploration = you may explore { $n } { $n ->
    [one] tile
   *[other] tiles
} more a turn
power-cheap-construction = constructions cost you { $n } { $n ->
    [one] coin
   *[other] coins
} less
power-cheap-pop = a pawn costs you 2 coins in trade
power-shared-space = you may take occupied action spaces
power-sturdy-settlers = building takes no strength from your settlers
power-strong-enlisting = your units are enlisted with { $n } strength more
short-power-open-borders = stop on others’ start tiles
short-power-second-exploration = explore +{ $n }
short-power-cheap-construction = constructions −{ $n } { $n ->
    [one] coin
   *[other] coins
}
short-power-cheap-pop = a pawn for 2 coins
short-power-shared-space = take occupied spaces
short-power-sturdy-settlers = building costs no strength
short-power-strong-enlisting = enlist with +{ $n }
short-power-far-movement = movement +{ $n }

## Options
option-basic-action = { $title }: { $line }
option-produce-population = Produce population
option-produce-coins = Produce coins
option-buy-pawn = Coins for a pawn
option-buy-pawn-for = { $price } coins for a pawn
option-sell-pawn = A pawn for 1 coin
option-track = Cube from the { $track } track
option-side = Start on the { $side } side
option-use-settler = Use a settler of strength { $strength }
option-use-soldier = Use a soldier of strength { $strength }
option-move-unit = Move a { $unit } of strength { $strength } from { $origin } to { $target }
option-explore-unit = Explore { $target } with a { $unit } of strength { $strength } from { $origin }
option-enlist-unit = Enlist a { $unit } of strength { $strength } at { $place }
option-upgrade-unit = Upgrade a { $unit } at { $place } from { $strength } to { $to }
option-decommission-unit = Decommission a { $unit } of strength { $strength } at { $place }
option-settle-at = Settle the village of { $place }
option-fortify-at = Fortify the city of { $place }
option-build-new = Build { $card } on { $place } with a settler of strength { $strength }
option-build-existing = Join in building { $card } on { $place } with a settler of strength { $strength }

## The log
log-setup-technologies = Technologies of level { $a } lie open: { $b }.
log-setup-goals = The goals are { $a }.
log-setup-side = { $who }’s start tile lies on the { $a } side of the cradle.
log-setup-display = Constructions of level { $a } in the display: { $b }.
log-setup-governments = Governments to choose from: { $a }.
log-setup-boards = { $b ->
    [one] Everybody begins with { $a } active population, 1 coin, and a settler of strength { $c } on the start tile.
   *[other] Everybody begins with { $a } active population, { $b } coins, and a settler of strength { $c } on the start tile.
  }
log-government = { $who } has the government { $a }.
log-pay-coins = { $a ->
    [one] { $who } pays 1 coin.
   *[other] { $who } pays { $a } coins.
  }
log-pay-and-exhaust = { $a ->
    [one] { $who } pays 1 coin and exhausts { $b } population.
   *[other] { $who } pays { $a } coins and exhausts { $b } population.
  }
log-exhaust-pop = { $who } exhausts { $a } population.
log-activate = { $who } makes a pawn from column { $a } active.
log-gain-coins = { $a ->
    [one] { $who } gains 1 coin.
   *[other] { $who } gains { $a } coins.
  }
log-enlist = { $who } enlists a { $a } of strength { $b } at { $c }.
log-upgrade-unit = { $who } upgrades a { $a } at { $c } to strength { $b }.
log-move-unit = { $who } moves a { $a } from { $b } to { $c }.
log-explore = { $who } explores { $a }.
log-exhaust = { $who } exhausts a { $a } of strength { $b } at { $c }.
log-weaken = { $who }’s settler at { $b } has strength { $a } left.
log-disband = { $who } decommissions a { $a } of strength { $b } at { $c }.
log-found = { $who } { $a } of { $b }.
log-cube = { $who } takes a cube of the { $a } track, { $b } left.
log-no-cube = { $who } has no cube left to place.
log-invest = { $who } invests a cube of the { $a } track in space { $b }.
log-stage = { $who }’s government reaches a new stage: { $a }.
log-trigger = { $who } uses { $a }.
log-leader = { $who } meets { $a }.
log-take-construction = { $who } takes { $a }.
log-reveal-construction = { $a } joins the display.
log-build-new = { $who } builds { $a } on { $b }.
log-build-existing = { $who } joins in building { $a } on { $b }.
log-take-token = { $who } takes a { $a }.
log-play-token = { $who } plays a { $a }.
log-produce-population = { $a ->
    [0] { $who } produces no population: the open columns are empty.
   *[other] { $who } produces { $a } population.
  }
log-produce-coins = { $a ->
    [one] { $who } produces 1 coin.
   *[other] { $who } produces { $a } coins.
  }
log-buy-pawn = { $who } pays { $a } coins for a pawn from column { $b }.
log-sell-pawn = { $who } exhausts a pawn for 1 coin.
log-basic-action = { $who } takes a basic action: { $a }.
log-explore-again = { $who } may explore one more tile.
log-end-triggered = { $who } triggers the end of the game: { $a } more turns, the last round included.

## Actions of the board
horizon-basic-1 = Research I
horizon-basic-2 = Research II
horizon-basic-3 = Enlist and move
horizon-basic-4 = Recruit
horizon-advanced-1 = Settle token
horizon-advanced-2 = Fortify token
horizon-advanced-3 = Research III
horizon-advanced-4 = Research IV
option-space-extra-coins = { $title } (+{ $extra } coin): { $line }
option-legacy = { $line }; at the end everybody scores { $vp }
option-government = Choose the government { $card }
option-construction = Take { $card }

## Why not
why-later-tile = Actions move units; after the action you expand.
why-no-unit-near = { $n ->
    [one] None of your units can go or explore there with 1 movement.
   *[other] None of your units can go or explore there with { $n } movements.
  }
why-later-construction = Constructions are taken by the infrastructure track or an effect.
why-coins = It needs { $need } coins, you have { $have }.
why-first-turn = On your first turn the pawn goes to a basic action.
why-no-site = There is no place on the map, or nothing in the supply, that it could be used for.
why-no-unit-for-it = You have no unit, or no token, that it could be used for.
why-no-tile = There is no such tile or unit.
why-no-unit = You have no such unit there.
why-must-leave = Your unit on another’s start tile must move on first.
why-not-next = These tiles are not next to each other.
why-foreign-start = A unit may not end its movement on another’s start tile, and no movement is left to go on.
why-soldiers-stay = Only settlers explore.
why-two-tiles = A new tile must lie next to the settler and touch two tiles of the map.
why-no-territory = All territory tiles lie on the map.
why-explored = You have explored as many tiles as you may this turn.
why-no-rally-point = Units are enlisted on your start tile or where you have a cube.
why-no-token = No token is left that shows the strength.
why-strongest = No unit gets stronger than 6.
why-no-settle-token = You have no settle token.
why-no-fortify-token = You have no fortify token.
why-no-village-there = There is no village there.
why-no-settled-village = Its village must be settled first.
why-taken = It belongs to somebody already.
why-strength = It needs strength { $need }, you have { $have } there.
why-no-construction = You have not taken { $card }.
why-not-built-there = { $card } does not stand there.
why-built = You have built it already, or both its spaces are taken.
why-no-building-site = A new construction needs a tile without a settled village, a construction or units of others, and never another’s start tile.
why-columns-full = Your population columns have no free place for the pawn.
why-goal-not-in-play = This goal is not in play.

## News: what others did since one's last turn
news-government = { $who } has the government { $a }
news-explore = { $who } explored { $a }
news-found = { $who } founded a { $a } on { $b }
news-invest = { $who } invested: { $a }, space { $b }
news-stage = { $who } reached { $a }
news-leader = { $who } met { $a }
news-take-construction = { $who } took { $a }
news-build-new = { $who } built { $a } on { $b }
news-build-existing = { $who } built the second { $a }
news-basic-action = { $who } took { $a }
news-end-triggered = { $who } triggered the end: { $a } turns left

## News: what it means for oneself
effect-pay-coins = { $a ->
    [one] 1 coin
   *[other] { $a } coins
  }
effect-pay-and-exhaust = { $a ->
    [one] 1 coin and { $b } population
   *[other] { $a } coins and { $b } population
  }
effect-exhaust-pop = { $a } population
effect-activate = { $n } population
effect-gain-coins = { $a ->
    [one] 1 coin
   *[other] { $a } coins
  }
effect-produce-population = { $a } population
effect-produce-coins = { $a ->
    [one] 1 coin
   *[other] { $a } coins
  }
effect-enlist = a { $a } of strength { $b }
effect-upgrade-unit = strength { $b } for a { $a }
effect-cube = { $n ->
    [one] a cube of the { $a } track
   *[other] { $n } cubes
  }
effect-take-token = a { $a }
effect-exhaust = { $n ->
    [one] a { $a } at { $c }
   *[other] { $n } units
  }
effect-weaken = strength at { $b }, { $a } left
effect-disband = { $n ->
    [one] a { $a } at { $c }
   *[other] { $n } units
  }

## The steps of a leader
leader-step-you = The finder: { $line }
leader-step-others = Everybody else: { $line }
leader-step-all = Everybody: { $line }
leader-step-legacy = The finder chooses a legacy: { $choices }
