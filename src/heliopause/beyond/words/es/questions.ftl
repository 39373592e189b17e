## Phases
phase-action = Acción
phase-production = Producción

## Questions
ask-space = ¿Adónde va tu peón?
ask-slot = ¿Qué tecnología investigas?
ask-card = ¿Qué tecnología tomas?
ask-may = ¿Lo haces? ({ $line })
ask-choice = ¿Cuál de estas cosas haces?
ask-by-hand = «{ $text }»: ¿qué paso sigue para { $who }?
ask-production = ¿Qué produces?

## What can be counted
measure-pop = habitantes
measure-supply = reserva

## What the source of a question is to who is asked
origin-space = { $mine ->
    [yes] tu acción
   *[no] acción de { $who }
  }
origin-technology = { $mine ->
    [yes] tu nueva tecnología
   *[no] nueva tecnología de { $who }
  }

## What is not done by who passes
decline-may = No hacerlo
decline-choice = Nada de esto
decline-slot = No investigar nada
decline-build = No construir nada
decline-trade = Dejar de comerciar
decline-upgrade = No mejorar nada
decline-upgrade-more = No mejorar más
decline-move = No mover nada
decline-move-more = No mover más
