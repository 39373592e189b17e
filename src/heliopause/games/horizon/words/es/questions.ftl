## Where something comes from
source-explored = { $card }, territorio explorado
source-village = aldea ({ $card })
source-track = pista de { $track }
track-investment = inversión
source-leader = { $card } (personaje)

## Phases
phase-expansion = Expansión
phase-goal = Objetivos

## Questions
ask-government = ¿Qué gobierno eliges?
ask-enlist = ¿Qué unidad alistas, y dónde?
ask-decommission = ¿Qué unidad licencias?
ask-invest = ¿De qué pista inviertes un cubo?
ask-take-cube = ¿De qué pista viene el cubo?
ask-site = ¿Dónde fundas? ({ $site })
ask-use = ¿Qué unidad ({ $unit }) usas en { $place }? Falta una fuerza de { $n }.
ask-construction = ¿Qué construcción tomas? Hasta el nivel { $level }.
ask-expansion = ¿Cómo te expandes?
ask-goal = ¿Qué objetivo reclamas?
ask-claim-now = ¿Qué objetivo reclamas?
ask-private = ¿Tomas una tecnología privada de nivel { $level }?
ask-legacy = ¿Qué legado eliges?
ask-basic-action = ¿Qué acción básica haces?
ask-move-unit = { $n ->
    [one] ¿Qué unidad se mueve o explora? Queda 1 movimiento.
   *[other] ¿Qué unidad se mueve o explora? Quedan { $n } movimientos.
  }
ask-upgrade-unit = { $n ->
    [one] ¿Qué unidad mejoras en { $by }?
   *[other] ¿Qué unidad mejoras en { $by }? Quedan { $n } unidades.
  }
ask-build-construction = ¿Qué construyes, y dónde?
ask-trade-coins = ¿Qué cambias?
ask-type-colour = ¿Qué color buscas?

## What can be counted
measure-coins = monedas
measure-cubes = cubos en la pista de { $track }
measure-invested = cubos invertidos
measure-tokens = { $token }
measure-units = fuerza ({ $units }) en { $place }
measure-site = { $site } en { $place }
measure-built = { $card } en { $place }

## What the source of a question is to who is asked
origin-leader = { $mine ->
    [yes] tu personaje
   *[no] personaje de { $who }
  }
origin-track = { $mine ->
    [yes] tu pista
   *[no] pista de { $who }
  }
origin-trigger = { $mine ->
    [yes] tu tecnología
   *[no] tecnología de { $who }
  }
origin-stage = { $mine ->
    [yes] tu gobierno, { $stage }
   *[no] gobierno de { $who }, { $stage }
  }
origin-explored = { $mine ->
    [yes] explorado por ti
   *[no] explorado por { $who }
  }
origin-village = { $mine ->
    [yes] tu nueva aldea
   *[no] nueva aldea de { $who }
  }
origin-construction = { $mine ->
    [yes] tu nueva construcción
   *[no] nueva construcción de { $who }
  }

## What is not done by who passes
decline-expansion = No expandirse
decline-construction = No tomar ninguna
decline-action = Ninguna acción más
decline-claim = No reclamar nada
decline-enlist = No alistar a nadie
decline-decommission = Conservar todas las unidades
decline-invest = No invertir nada
decline-site = No fundar ({ $site })
