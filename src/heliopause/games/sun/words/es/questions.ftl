## Where something comes from
source-control = control ({ $system })
source-colony = colonia { $system }
source-event = { $card } (evento del hueco { $slot })
source-innovation = innovación { $innovation }
source-automa = carta de solitario { $card }

## Phases
phase-achievement = Logros

## Questions
ask-achievement = ¿Qué logro reclamas?
ask-type = ¿Qué tipo buscas?
ask-row = ¿Qué tecnología tomas?
ask-mat = ¿Con qué facción juegas?
ask-build = ¿Dónde construyes la nave de nivel { $level }?
ask-upgrade = { $n ->
    [one] ¿Qué nave mejoras en { $by }?
   *[other] ¿Qué nave mejoras en { $by }? Quedan { $n } mejoras.
  }
ask-jump = { $n ->
    [one] ¿Qué nave salta? Queda 1 salto.
   *[other] ¿Qué nave salta? Quedan { $n } saltos.
  }
ask-move = { $n ->
    [one] ¿Qué nave se mueve?
   *[other] ¿Qué nave se mueve? Quedan { $n } naves.
  }
ask-colonize = ¿Qué sistema colonizas?
ask-infiltrate = { $n ->
    [0] ¿Qué sistema colonizas?
    [one] ¿Qué nave salta, o qué sistema colonizas? Queda 1 salto.
   *[other] ¿Qué nave salta, o qué sistema colonizas? Quedan { $n } saltos.
  }
ask-settle = { $n ->
    [0] ¿Qué otra nave se asienta en { $place }? Ya hay fuerza suficiente.
   *[other] ¿Qué nave se asienta en { $place }? Falta una fuerza de { $n }.
  }
ask-colony-disc = ¿Qué disco va a tu colonia { $card }?
ask-outpost = ¿Qué disco es tu puesto avanzado en { $place }?
ask-bonus = ¿Qué bonus viene primero?
ask-copy = ¿Qué acción copias?
ask-automate = ¿Qué disco automatizas?
ask-replace = ¿Qué disco sustituye a una estrella?
ask-price = ¿Cómo pagas?
ask-from-column = ¿De qué columna sale el cubo?
ask-to-column = ¿A qué columna va el cubo?
ask-trade = ¿Qué cambias? 1 habitante cuesta { $price } { $price ->
    [one] mineral
   *[other] minerales
  }.
ask-link = ¿Junto a qué sistema va el nuevo?
ask-guild = ¿Qué gremio abres?
ask-decommission-ship = ¿Qué nave pasa a ser habitante?
ask-retire = ¿Qué nave retiras?
ask-annex = ¿Con qué sistema te quedas?

## What can be counted
measure-ore = minerales
measure-food-discs = discos de alimento en el tablero
measure-ore-discs = discos de mineral en el tablero
measure-automation = automatización
measure-colony = colonia { $card }
measure-power = fuerza en { $place }
measure-control = control: { $place }

## What the source of a question is to who is asked
origin-event = evento del hueco { $slot }
origin-power = { $mine ->
    [yes] tu poder
   *[no] poder de { $who }
  }
origin-control = { $mine ->
    [yes] ahora lo controlas
   *[no] ahora lo controla { $who }
  }
origin-colony = { $mine ->
    [yes] tu nueva colonia
   *[no] nueva colonia de { $who }
  }
origin-mat = { $mine ->
    [yes] tu facción
   *[no] facción de { $who }
  }
origin-innovation = { $mine ->
    [yes] tu innovación
   *[no] innovación de { $who }
  }
origin-solo = carta de solitario

## What is not done by who passes
decline-jump = No saltar más
decline-settle = Ninguna nave más
decline-replace = No cambiar más
decline-retire = No retirar ninguna
ask-opponent = ¿Quién recibe { $n } de mineral?
