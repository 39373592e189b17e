## Beyond the Horizon: small words
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
stage-theocracy = Theocracy
stage-once = one-time bonus
stage-democracy = Democracy
tile-cradle = the cradle of civilization
tile-territory = { $card } ({ $at })
tile-at = tile { $at }
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
power-far-movement = one more movement whenever you move
power-open-borders = your units may stop on others’ start tiles
power-second-exploration = you may explore two tiles a turn
power-cheap-construction = constructions cost you 1 coin less
power-cheap-pop = a pawn costs you 2 coins in trade
power-shared-space = you may take occupied action spaces
power-sturdy-settlers = building takes no strength from your settlers
power-strong-enlisting = your units are enlisted with 1 strength more

## Options
option-basic-action = { $title }: { $line }
option-produce-population = Produce population
option-produce-coins = Produce coins
option-buy-pawn = Coins for a pawn
option-sell-pawn = A pawn for 1 coin
option-track = Cube from the { $track } track
option-side = Start on side { $side }
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
log-government = { $who } has the government { $a }.
log-pay-coins = { $a ->
    [one] { $who } pays 1 coin.
   *[other] { $who } pays { $a } coins.
  }
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
log-found = { $who } founds a { $a } on { $b }.
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
log-take-token = { $who } takes a token for a { $a }.
log-play-token = { $who } plays the token for a { $a }.
log-produce-coins = { $a ->
    [one] { $who } produces 1 coin.
   *[other] { $who } produces { $a } coins.
  }
log-buy-pawn = { $who } pays { $a } coins for a pawn from column { $b }.
log-sell-pawn = { $who } exhausts a pawn for 1 coin.
log-basic-action = { $who } takes a basic action: { $a }.
log-explore-again = { $who } may explore one more tile.

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
condition-and = { $one } and { $other }

## Why not
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
why-goal-not-in-play = This goal is not in play.

## The table of Beyond the Horizon in the browser

# The frame
horizon-web-phase-expansion = Expansion
horizon-web-phase-goal = Goal
horizon-web-extra = { $n } coin more
horizon-web-tab-map = Map
horizon-web-tab-board = Board
horizon-web-goals = Goals
horizon-web-goals-head = Goals · { $placed } of { $needed } cubes
horizon-web-rivals = The other civilizations
horizon-web-ask-move = { $who }, which unit moves or explores?
horizon-web-ask-upgrade = { $who }, which unit do you upgrade?
horizon-web-ask-build = { $who }, what do you build, and where?
horizon-web-ask-type = { $who }, which colour do you seek?
web-ask-government = { $who }, which government do you choose?
web-ask-enlist = { $who }, which unit do you enlist, and where?
web-ask-decommission = { $who }, which unit do you decommission?
web-ask-invest = { $who }, from which track do you invest a cube?
web-ask-takecube = { $who }, from which track does the cube come?
web-ask-site = { $who }, where do you settle or fortify?
web-ask-use = { $who }, which unit do you use?
web-ask-construction = { $who }, which construction do you take?
web-ask-expansion = { $who }, how do you expand?
web-ask-goal = { $who }, which goal do you claim?
web-ask-claimnow = { $who }, which goal do you claim?
web-ask-legacy = { $who }, which legacy do you choose?
web-ask-basicaction = { $who }, which basic action do you take?
horizon-web-doing-move = moving units
horizon-web-doing-upgrade = upgrading units
horizon-web-doing-build = choosing what to build
horizon-web-doing-type = choosing a colour
web-doing-government = choosing a government
web-doing-enlist = enlisting a unit
web-doing-decommission = decommissioning a unit
web-doing-invest = investing
web-doing-takecube = choosing a cube
web-doing-site = choosing a place
web-doing-use = choosing units
web-doing-construction = choosing a construction
web-doing-expansion = expanding
web-doing-goal = claiming a goal
web-doing-claimnow = claiming a goal
web-doing-legacy = choosing a legacy
web-doing-basicaction = choosing a basic action
horizon-web-left-movements = { $n ->
    [one] 1 movement left
   *[other] { $n } movements left
  }
horizon-web-left-strength = strength { $n } still needed
horizon-web-left-level = up to level { $n }
horizon-web-later-unit = first pick the unit that is to go there
horizon-web-later-tile = not now: actions move units, after them you expand
horizon-web-later-construction = not now: taken by the infrastructure track or an effect

# Options in short
horizon-web-explore = explore ({ $place })
horizon-web-decommission = { $place } → population
horizon-web-settle = Settle { $place }
horizon-web-fortify = Fortify { $place }
horizon-web-preview-explore = A new tile and its bonus; { $n } left
horizon-web-preview-cube = a cube leaves the { $track } track
horizon-web-preview-built = when built:
horizon-web-preview-grow = columns { $letters }
horizon-web-preview-leader = and a leader
horizon-web-preview-blind = A technology of level { $level }
horizon-web-preview-strength = Your { $unit } strength at { $place }: { $before } → { $after }, needed: { $need }
horizon-web-preview-site = { $vp } VP; strength { $need } of your { $have } is used
horizon-web-opens = opens column { $column }
horizon-web-income-more = { $n ->
    [one] 1 coin more in production
   *[other] { $n } coins more in production
  }
horizon-web-stage-despotism = Despotism
horizon-web-stage-theocracy = Theocracy
horizon-web-stage-once = One-time bonus
horizon-web-stage-democracy = Democracy

# The boards
horizon-web-basic = Basic actions
horizon-web-advanced = Advanced actions
horizon-web-leader = a leader lies here
horizon-web-slot-leader = Who researches it first takes a leader.
horizon-web-display = Constructions on display
horizon-web-deck = { $n } in the deck
horizon-web-investment = Investment
horizon-web-pawns = Pawns
horizon-web-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
  }
horizon-web-take-cube = Take the cube of the { $track } track: { $gives }
horizon-web-power-open-borders = stop on others’ start tiles
horizon-web-power-second-exploration = explore two tiles
horizon-web-power-cheap-construction = constructions −1 coin
horizon-web-power-cheap-research = research −1 coin
horizon-web-power-cheap-pop = a pawn for 2 coins
horizon-web-power-shared-space = take occupied spaces
horizon-web-power-sturdy-settlers = building costs no strength
horizon-web-power-strong-enlisting = enlist with +1
horizon-web-power-far-movement = movement +1

# The map
horizon-web-map = The map
horizon-web-cradle = Cradle
horizon-web-middle = the middle
horizon-web-side-0 = north
horizon-web-side-1 = north-east
horizon-web-side-2 = south-east
horizon-web-side-3 = south
horizon-web-side-4 = south-west
horizon-web-side-5 = north-west
horizon-web-empty = Unexplored: { $where }
horizon-web-empty-more = A settler next to it can explore it while moving.
horizon-web-empty-places = Places that can be explored
horizon-web-village-free = The village is free.
horizon-web-village-of = { $who } has the village.
horizon-web-city-free = The city is free.
horizon-web-city-of = { $who } has the city.
horizon-web-built-by = Built by { $who }.
horizon-web-strength-there = { $who }: { $unit } strength { $n }.
horizon-web-units = { $who }, { $n ->
    [one] { $unit }
   *[other] { $n } × { $unit }
  } of strength { $strength }, { $place }
horizon-web-tiles-left = { $n ->
    [one] 1 tile left
   *[other] { $n } tiles left
  }
horizon-web-zoom = Size of the map
horizon-web-closer = Closer
horizon-web-farther = Farther away
horizon-web-whole = The whole map

# The table as text
horizon-web-tile = Tile
horizon-web-where = Where, from the cradle
horizon-web-beside = Next to
horizon-web-civilizations = Civilizations
horizon-web-production = Produces
horizon-web-tracks = Cubes on the tracks (what comes next)

# Cards in words
card-head-kind = Kind
card-head-trigger = Trigger
card-head-explore = Exploring
card-head-strength = Strength
card-head-village = Village
card-head-bonus = Bonus
card-head-city = City
card-head-vp = VP
card-head-first = First builder
card-head-second = Second builder
card-head-you = You
card-head-others = Others
card-head-all = Everybody
card-head-choice = One of
card-head-vp-others = VP of the others
card-head-despotism = Despotism
card-head-theocracy = Theocracy
card-head-once = Once
card-head-democracy = Democracy
card-technology-kind = level { $level }: { $colours }
card-construction-kind = { $coins ->
    [one] level { $level }, 1 coin
   *[other] level { $level }, { $coins } coins
  }
card-leader-kind = leader of level { $level }
card-worth = { $vp } VP, cube of the { $track } track

# The score sheet
web-item-goals = goals
web-item-technologies = technologies
web-item-level-4-bonus = level IV bonuses
web-item-villages = villages
web-item-cities = cities
web-item-constructions = constructions
web-item-investment = investment
web-item-leaders = leaders
web-item-government = Democracy
page-item-goals = Goals
page-item-technologies = Technologies
page-item-level-4-bonus = Bonuses of level IV technologies
page-item-villages = Villages
page-item-cities = Cities
page-item-constructions = Constructions
page-item-investment = Investment
page-item-leaders = Leaders
page-item-government = Government (Democracy)
page-tie-cubes = Cubes left on the tracks
page-tie-coins = Coins
page-rules-horizon = Beyond the Horizon
horizon-web-tie-none = Ties would go to the fewest cubes left on the development tracks, then the most active population, then the most coins (rule 12.3).
horizon-web-tie-broken = { $names } are level on points. Fewest cubes left on the development tracks decide, then most active population, then most coins (rule 12.3).
horizon-web-tie-shared = { $names } are level on points, cubes, population and coins: they share the victory (rule 12.3).

# The guide
horizon-guide-look = A tree, a map, a board
horizon-guide-look-text = The technology board shows what can be researched and where pawns go. The map grows as settlers explore. Your own board holds what you have.
horizon-guide-look-why = A turn has four parts: move your pawn and act, expand on the map, produce, claim a goal if you meet one.
horizon-guide-aim = What it is about
horizon-guide-aim-text = The end comes once { $cubes } cubes lie on the goals. Then points count: technologies, villages, cities, constructions, investment, leaders, goals.
horizon-guide-aim-why = Watch the three goals from the start: the first to claim one gets 5 points for it, everybody later 3.
horizon-guide-mat = Your board
horizon-guide-mat-text = You have { $pop } active population and { $coins } coins. Pawns in columns A to E are not active yet. Cubes cover three tracks; what lies under a cube is yours as soon as the cube leaves.
horizon-guide-mat-why = Cubes leave when you found villages and cities, build, invest and claim goals. So everything you do on the map makes your production better.
horizon-guide-wait = { $name } begins
horizon-guide-wait-text = Watch where { $name }’s pawn goes: that space is closed to you this turn. The log tells everything that happens.
horizon-guide-wait-why = Two players never stand on one space, except on the last basic action.
horizon-guide-action = Move your pawn
horizon-guide-action-text = Everything with a gold edge is possible now. A good beginning is Research I: one of your population becomes a scholar on a level I technology, and you get its bonus at once.
horizon-guide-action-taken = Everything with a gold edge is possible now. Research I is taken, so Enlist and move, or Recruit and research next turn.
horizon-guide-action-why = On the first turn only basic actions are open. Technologies give new, better spaces, and each one opens the way to those on its right.
horizon-guide-choose = Carry the action out
horizon-guide-choose-text = Answer the questions in the bar; the gold places on the boards do the same.
horizon-guide-choose-why = You can take a choice back with Undo until chance has spoken or somebody else has chosen.
horizon-guide-production = Produce
horizon-guide-production-text = Choose one of three. Population: one pawn from each open column ({ $columns }) becomes active. Coins: you gain { $income }. Trade: exchange what you have.
horizon-guide-production-why = Research II costs 2 coins and a scholar, a unit costs a pawn. Take what your next action needs.
horizon-guide-others = The others play
horizon-guide-others-text = At the end of a turn goals are checked: who meets one claims it, one per turn. Now the others take their turns. Which spaces are left for you?
horizon-guide-others-why = Settle and fortify tokens come from advanced actions; each asks for something first, shown above it.
horizon-guide-action-2 = Your second turn
horizon-guide-action-2-text = Your pawn must leave its space. Try Enlist and move: a pawn becomes a settler or soldier, and with 2 movements a settler reaches unknown land.
horizon-guide-action-2-taken = Your pawn must leave its space. Enlist and move is taken or too dear just now: research with what you have, or Recruit, which is always free.
horizon-guide-action-2-why = Settlers explore, found villages and build; soldiers make cities of villages. Exploring a tile gives its bonus at once.
horizon-guide-production-2 = Produce again
horizon-guide-production-2-text = Now population comes from { $columns } and production of coins gives { $income }. If a cube has left its track, you see the difference here.
horizon-guide-production-2-why = Population only comes from columns that still have pawns. When A is empty, A gives nothing.
horizon-guide-onwards = You know the way
horizon-guide-onwards-text = From here on: research to the right along the lines, gather strength on good tiles, take settle and fortify tokens and play them in the expansion phase, and watch the goals.
horizon-guide-onwards-why = When something is not possible, point at it: the table says why, with the rule. The rules are here beside the table any time.
horizon-guide-ask-government = Choose a government. Its first stage works from now on, the others open as cubes leave the infrastructure track.
horizon-guide-ask-slot = Choose where your scholar goes. The lines from the left show what must be researched before it.
horizon-guide-ask-type = No technology lies here yet. Choose the colour you seek: cards are revealed until two match.
horizon-guide-ask-card = Choose one of the cards that match. It lies on the board for everybody, but you have it first.
horizon-guide-ask-move = Each movement takes one unit to a tile next to it. Pick a unit, then a gold tile; a settler may also explore an empty gold place.
horizon-guide-ask-enlist = Choose settler or soldier, and where it appears: on your start tile, or where you have a cube.
horizon-guide-ask-upgrade = Choose the unit whose strength rises.
horizon-guide-ask-invest = Choose the track whose leftmost cube moves to the investment track: you get what lies under it, and what it covers.
horizon-guide-ask-takecube = Choose the track whose leftmost cube you place. What lies under it is yours.
horizon-guide-ask-site = Choose the tile. Your units there must have the strength it shows.
horizon-guide-ask-use = Choose the units that are used up, until the strength is reached.
horizon-guide-ask-build = Choose a construction, a tile and the settler who builds it.
horizon-guide-ask-construction = Take a construction from the display into your supply; it is built later, in an expansion phase.
horizon-guide-ask-expansion = Once a turn you may settle a village or fortify a city with a token, or build a construction.
horizon-guide-ask-trade = Trade as often as you like, then say Done.
horizon-guide-ask-goal = You meet a goal, so a cube of yours goes there. The first one there scores most.
horizon-guide-news-leader = You were the first to research it, so a leader came to you.
horizon-guide-news-explore = A new tile lies on the map, and you got its bonus.
horizon-guide-news-found = A cube of yours lies there now: it counts at the end, and units can be enlisted there.
horizon-guide-news-claim = You claimed a goal: a cube of yours lies on it.

# The first page
horizon-web-drawing = A land of hexagons in the sea with mountains, woods and villages; around it places still unknown, and a ship that sails towards a low sun.
horizon-web-tagline = Beyond the Horizon, on your screen and with your friends.
horizon-web-lead = Research technologies, explore an unknown land, found villages and cities, build what lasts. A game for two to four.
horizon-web-start-note = Beyond the Horizon, two at this screen
