## Where something comes from
source-explored = { $card } explored
source-village = village of { $card }
source-track = track { $track }
track-investment = investment
source-leader = { $card } (leader)

## Phases
phase-expansion = Expansion
phase-goal = Goals

## Questions
ask-government = Which government do you choose?
ask-enlist = Which unit do you enlist, and where?
ask-decommission = Which unit do you decommission?
ask-invest = From which track do you invest a cube?
ask-take-cube = From which track does the cube come?
ask-site = Where do you found a { $site }?
ask-use = Which { $unit } do you use at { $place }? Strength { $n } is still needed.
ask-construction = Which construction do you take? Up to level { $level }.
ask-expansion = How do you expand?
ask-goal = Which goal do you claim?
ask-claim-now = Which goal do you claim?
ask-private = Do you take a private technology of level { $level }?
ask-legacy = Which legacy do you choose?
ask-basic-action = Which basic action do you take?
ask-move-unit = { $n ->
    [one] Which unit moves or explores? 1 movement left.
   *[other] Which unit moves or explores? { $n } movements left.
  }
ask-upgrade-unit = { $n ->
    [one] Which unit do you upgrade by { $by }?
   *[other] Which unit do you upgrade by { $by }? { $n } units left.
  }
ask-build-construction = What do you build, and where?
ask-trade-coins = What do you trade?
ask-type-colour = Which colour do you seek?

## What can be counted
measure-coins = coins
measure-cubes = cubes on the track { $track }
measure-invested = invested cubes
measure-tokens = tokens ({ $token })
measure-units = { $units } strength at { $place }
measure-site = { $site } at { $place }
measure-built = { $card } at { $place }

## What the source of a question is to who is asked
origin-leader = { $mine ->
    [yes] your leader
   *[no] { $who }’s leader
  }
origin-track = { $mine ->
    [yes] your track
   *[no] { $who }’s track
  }
origin-trigger = { $mine ->
    [yes] your technology
   *[no] { $who }’s technology
  }
origin-stage = { $mine ->
    [yes] your government, { $stage }
   *[no] { $who }’s government, { $stage }
  }
origin-explored = { $mine ->
    [yes] you explored it
   *[no] { $who } explored it
  }
origin-village = { $mine ->
    [yes] your new village
   *[no] { $who }’s new village
  }
origin-construction = { $mine ->
    [yes] your new construction
   *[no] { $who }’s new construction
  }

## What is not done by who passes
decline-expansion = Do not expand
decline-construction = Take none
decline-action = No further action
decline-claim = Claim none
decline-enlist = Enlist none
decline-decommission = Keep all units
decline-invest = Invest none
decline-site = Found no { $site }
