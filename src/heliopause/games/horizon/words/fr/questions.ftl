## Where something comes from
source-explored = { $card }, territoire exploré
source-village = village ({ $card })
source-track = piste { $track }
track-investment = investissement
source-leader = { $card } (personnalité)

## Phases
phase-expansion = Expansion
phase-goal = Objectifs

## Questions
ask-government = Quel gouvernement choisissez-vous ?
ask-enlist = Quelle unité enrôlez-vous, et où ?
ask-decommission = Quelle unité démobilisez-vous ?
ask-invest = De quelle piste investissez-vous un cube ?
ask-take-cube = De quelle piste vient le cube ?
ask-site = Où fondez-vous ? ({ $site })
ask-use = Quelle unité utilisez-vous ? ({ $unit }, { $place }) Il manque une force de { $n }.
ask-construction = Quelle construction prenez-vous ? Jusqu’au niveau { $level }.
ask-expansion = Comment vous étendez-vous ?
ask-goal = Quel objectif revendiquez-vous ?
ask-claim-now = Quel objectif revendiquez-vous ?
ask-private = Prenez-vous une technologie privée de niveau { $level } ?
ask-legacy = Quel héritage choisissez-vous ?
ask-basic-action = Quelle action de base faites-vous ?
ask-move-unit = { $n ->
    [one] Quelle unité se déplace ou explore ? Encore 1 déplacement.
   *[other] Quelle unité se déplace ou explore ? Encore { $n } déplacements.
  }
ask-upgrade-unit = { $n ->
    [one] Quelle unité améliorez-vous de { $by } ?
   *[other] Quelle unité améliorez-vous de { $by } ? Encore { $n } unités.
  }
ask-build-construction = Que bâtissez-vous, et où ?
ask-trade-coins = Qu’échangez-vous ?
ask-type-colour = Quelle couleur cherchez-vous ?

## What can be counted
measure-coins = pièces
measure-cubes = cubes sur la piste { $track }
measure-invested = cubes investis
measure-tokens = { $token }
measure-units = force ({ $units }) : { $place }
measure-site = { $site } : { $place }
measure-built = { $card } : { $place }

## What the source of a question is to who is asked
origin-leader = { $mine ->
    [yes] votre personnalité
   *[no] personnalité de { $who }
  }
origin-track = { $mine ->
    [yes] votre piste
   *[no] piste de { $who }
  }
origin-trigger = { $mine ->
    [yes] votre technologie
   *[no] technologie de { $who }
  }
origin-stage = { $mine ->
    [yes] votre gouvernement, { $stage }
   *[no] gouvernement de { $who }, { $stage }
  }
origin-explored = { $mine ->
    [yes] exploré par vous
   *[no] exploré par { $who }
  }
origin-village = { $mine ->
    [yes] votre nouveau village
   *[no] nouveau village de { $who }
  }
origin-construction = { $mine ->
    [yes] votre nouvelle construction
   *[no] nouvelle construction de { $who }
  }

## What is not done by who passes
decline-expansion = Ne pas s’étendre
decline-construction = N’en prendre aucune
decline-action = Aucune autre action
decline-claim = Ne rien revendiquer
decline-enlist = N’enrôler personne
decline-decommission = Garder toutes les unités
decline-invest = Ne rien investir
decline-site = Ne pas fonder ({ $site })
