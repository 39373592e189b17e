## What is asked, and by what
question-of = { $source }: { $question }
ask-chance = Decide el azar.

## Where we are
phase-setup = Preparación
phase-turn = Turno
phase-over = Fin de la partida

## What a choice would do
change = { $what } { $before } → { $after }
change-won = + { $what }
change-lost = − { $what }
change-of = { $who }: { $change }
measure-points = puntos
preview = { $parts }
preview-nothing = No cambia nada que se pueda contar.
preview-chance = después decide el azar
preview-other = después elige { $who }
preview-over = después termina la partida

## Going back
undo-nothing = No se ha elegido nada que se pueda deshacer.
undo-chance = Desde entonces ha decidido el azar; lo que trajo no se puede deshacer.
suppose-no-turn = Ese turno no se puede suponer aquí.
undo-other = La última decisión fue de { $who }, y nadie más puede deshacerla.

## How it ended
outcome-won = Has ganado por { $n ->
    [one] 1 punto
   *[other] { $n } puntos
  }.
outcome-lost = { $who } ha ganado por { $n ->
    [one] 1 punto
   *[other] { $n } puntos
  }.
outcome-shared = Compartes la victoria con { $who }.
outcome-won-tie = Tú y { $who } tenéis los mismos puntos, y ganas tú el desempate.
outcome-lost-tie = Tú y { $who } tenéis los mismos puntos, y el desempate lo gana { $who }.
outcome-best = Lo que más te ayudó: { $item }, { $n } más que { $who }.
outcome-worst = Donde { $who } iba por delante: { $item }, por { $n }.
