## What is counted
count-technologies = { $n ->
    [one] technology
   *[other] technologies
  }
count-military-technologies = { $n ->
    [one] military technology
   *[other] military technologies
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
count-pop = { $n ->
   *[other] population
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
formula-plus = { $one } + { $other }
condition = { $n } { $counted }

## Lines of the notation in words
line = { $effects }
line-with-cost = { $cost }: { $effects }
line-may = you may { $line }
line-if = if you have { $condition }: { $line }
line-each = as often as this ({ $count }): { $line }
line-others = all others: { $line }
line-everyone = everyone: { $line }
part-by-hand = by hand: { $text }
condition-and = { $one } and { $other }
part-research-from-supply = { $line }, with a cube from supply
part-lose-pop = { $n ->
    [one] lose 1 population
   *[other] lose { $n } population
  }
short-if = if
short-others = others
short-everyone = everyone
short-by-hand = by hand
short-lose = lose
option-for = Steps for { $who }
line-or = { $one } or { $other }
part-trade = trade
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
part-private = take a private level { $level } technology

## Powers
power-cheap-research = actions with research cost you { $n } less
short-power-cheap-research = research −{ $n }

## Options
option-pass = Pass
option-done = Done
option-take = Do it: { $line }
option-trade = Trade
option-type = Look for a technology: { $type }
option-research-card = Research { $card }
option-research-slot = Research slot { $slot } (level { $level }), undiscovered
option-slot = Slot { $slot } (level { $level })
option-card = Take { $card }
option-draw = { $card }
option-claim = Claim { $card }
option-start = Player { $seat } starts
option-space = { $title }: { $line }
option-power = Use { $card }: { $line }

## The log
log-start = { $who } is the starting player.
log-turn = Round { $a }: { $who }’s turn.
log-pawn = { $who } takes { $a }.
log-aside = { $who } moves { $a }’s pawn aside.
log-return-pop = { $who } puts { $a } population back into supply.
log-gain-pop = { $who } recruits 1 population from column { $a }.
log-growth = { $a ->
    [0] { $who } grows, but gains no population: the columns are empty.
   *[other] { $who } grows: { $a } population.
  }
log-trade = { $who } trades.
log-research = { $who } researches { $b } (slot { $a }).
log-discover = { $who } researches the undiscovered slot { $a }.
log-seek = { $who } looks for a new technology: { $a }.
log-reveal = { $a } is revealed.
log-place-card = { $who } chooses { $a } for slot { $b }.
log-private = { $who } takes { $a } as a private technology.
log-no-research = { $who } has nothing to research.
log-claim = { $who } claims { $a }: { $b } points.
log-last-round = The last round begins.
log-by-hand = { $who } carries out by hand what the card says.
log-over = The game is over.
log-power = { $who } uses { $a }.

## Why not
why-later-space = Your pawn moves at the beginning of your turn.
why-later-slot = You have what it needs; technologies are researched by actions with the flask.
why-later-claim = Claimed at the end of your turn, once you meet it.
why-no-space = There is no action space “{ $id }”.
why-not-researched = You have not researched { $card }.
why-not-there = { $card } is not in play.
why-must-move = Your pawn is on this space and must move.
why-occupied = The space is occupied by { $who }.
why-pop = It needs more population than the { $have } you have.
why-no-slot = There is no technology you may research with it.
why-no-change = It would change nothing.
why-no-such-slot = There is no slot “{ $id }”.
why-researched = You have researched it already.
why-level = This research is not for level { $level }.
why-undiscovered = Only discovered technologies may be chosen.
why-under-way = Somebody is discovering it at this moment.
why-no-card-left = No technology of level { $level } is left to discover.
why-slot = slot { $slot }
why-prerequisites = { $kind ->
    [one] It needs { $one }; you have not researched it.
    [either] It needs { $one } or { $other }; you have neither.
    [both] It needs { $one } and { $other }; { $have ->
        [0] you have neither.
       *[other] you lack { $missing }.
      }
   *[some] It needs { $need } of { $slots }; { $have ->
        [0] you have none.
       *[other] you have only { $had }.
      }
  }
why-no-action = { $card } has no action of its own.
why-no-supply = You have no supply left.
why-claimed = You have claimed it already.
why-condition = The condition is not met: { $condition }.
why-must = This must be carried out.

## Bots
gain-points = more points
gain-resources = more resources
gain-technologies = more technologies

## News: what others did since one's last turn
news-pawn = { $who } took { $a }
news-research = { $who } researched { $b }
news-discover = { $who } researched slot { $a }
news-place-card = { $who } discovered { $a }
news-by-hand = { $who } carried out a card by hand
news-private = { $who } took { $a } as a private technology
news-claim = { $who } claimed { $a }
news-last-round = The last round has begun
news-over = The game is over
news-power = { $who } used { $a }

## News: what it means for oneself
effect-gained = you gained { $what }
effect-lost = you lost { $what }
effect-both = { $parts }
effect-by = { $card }: { $effect }
effect-aside = your pawn’s space
effect-return-pop = { $a } population
effect-gain-pop = { $n } population
effect-growth = { $a } population
aftermath-claim = { $n } VP left
aftermath-claimed-out = nothing left
