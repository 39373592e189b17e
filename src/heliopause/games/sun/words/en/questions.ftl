## Where something comes from
source-control = control of { $system }
source-colony = colony { $system }
source-event = { $card } (event of slot { $slot })
source-innovation = innovation { $innovation }
source-automa = solo card { $card }

## Phases
phase-achievement = Achievements

## Questions
ask-achievement = Which achievement do you claim?
ask-type = Which type do you seek?
ask-row = Which technology do you take?
ask-mat = Which faction do you play?
ask-build = Where do you build the level-{ $level } ship?
ask-upgrade = { $n ->
    [one] Which ship do you upgrade by { $by }?
   *[other] Which ship do you upgrade by { $by }? { $n } upgrades left.
  }
ask-jump = { $n ->
    [one] Which ship jumps? 1 jump left.
   *[other] Which ship jumps? { $n } jumps left.
  }
ask-move = { $n ->
    [one] Which ship moves?
   *[other] Which ship moves? { $n } ships left.
  }
ask-colonize = Which system do you colonize?
ask-infiltrate = { $n ->
    [0] Which system do you colonize?
    [one] Which ship jumps, or which system do you colonize? 1 jump left.
   *[other] Which ship jumps, or which system do you colonize? { $n } jumps left.
  }
ask-settle = { $n ->
    [0] Which ship settles at { $place } too? Enough have settled.
   *[other] Which ship settles at { $place }? Power { $n } is still needed.
  }
ask-colony-disc = Which disc goes on your colony { $card }?
ask-outpost = Which disc is your outpost at { $place }?
ask-bonus = Which bonus comes first?
ask-copy = Which action do you copy?
ask-automate = Which disc do you automate?
ask-replace = Which disc replaces a star?
ask-price = How do you pay?
ask-from-column = Which column does the cube leave?
ask-to-column = Which column does the cube go to?
ask-trade = What do you trade? 1 population costs { $price } ore.
ask-link = Next to which system does the new one lie?
ask-guild = Which guild do you open?
ask-decommission-ship = Which ship becomes population?
ask-retire = Which ship do you retire?
ask-annex = Which system do you keep?

## What can be counted
measure-ore = ore
measure-food-discs = food discs on the mat
measure-ore-discs = ore discs on the mat
measure-automation = automation
measure-colony = colony { $card }
measure-power = power at { $place }
measure-control = control of { $place }

## What the source of a question is to who is asked
origin-event = event of slot { $slot }
origin-power = { $mine ->
    [yes] your power
   *[no] { $who }’s power
  }
origin-control = { $mine ->
    [yes] you control it now
   *[no] { $who } controls it now
  }
origin-colony = { $mine ->
    [yes] your new colony
   *[no] { $who }’s new colony
  }
origin-mat = { $mine ->
    [yes] your faction
   *[no] { $who }’s faction
  }
origin-innovation = { $mine ->
    [yes] your innovation
   *[no] { $who }’s innovation
  }
origin-solo = solo card

## What is not done by who passes
decline-jump = Jump no further
decline-settle = No further ship
decline-replace = Replace no more
decline-retire = Retire none
ask-opponent = Who gets the { $n } ore?
