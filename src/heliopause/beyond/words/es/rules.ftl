## What is counted
count-technologies = { $n ->
    [one] tecnología
   *[other] tecnologías
  }
count-military-technologies = { $n ->
    [one] tecnología militar
   *[other] tecnologías militares
  }
count-level-I-technologies = { $n ->
    [one] tecnología de nivel I
   *[other] tecnologías de nivel I
  }
count-level-II-technologies = { $n ->
    [one] tecnología de nivel II
   *[other] tecnologías de nivel II
  }
count-level-III-technologies = { $n ->
    [one] tecnología de nivel III
   *[other] tecnologías de nivel III
  }
count-pop = { $n ->
    [one] habitante
   *[other] habitantes
  }
per = { $per ->
    [1] { $each } por { $counted }
   *[other] { $each } por cada { $per } { $counted }
  }
per-up-to = { $per ->
    [1] { $each } por { $counted }, { $limit } como máximo
   *[other] { $each } por cada { $per } { $counted }, { $limit } como máximo
  }
formula = { $parts }
formula-plus = { $one } + { $other }
condition = { $n } { $counted }

## Lines of the notation in words
line = { $effects }
line-with-cost = { $cost }: { $effects }
line-may = si quieres, { $line }
line-if = si tienes { $condition }: { $line }
line-each = tantas veces como esto ({ $count }): { $line }
line-others = todos los demás: { $line }
line-everyone = todos: { $line }
part-by-hand = a mano: { $text }
condition-and = { $one } y { $other }
part-research-from-supply = { $line }, con un cubo de la reserva
part-lose-pop = pierde { $n } { $n ->
    [one] habitante
   *[other] habitantes
  }
short-if = si
short-others = los demás
short-everyone = todos
short-by-hand = a mano
short-lose = pierde
option-for = Pasos para { $who }
line-or = { $one } o { $other }
part-trade = comercia
part-research = { $existing ->
    [yes] investiga { $levels } (ya descubierta)
   *[no] investiga { $levels }
  }{ $prerequisites ->
    [yes] {""}
   *[no] {" "}sin requisitos previos
  }{ $bonus ->
    [yes] {""}
   *[no] {" "}sin su bonus
  }
part-private = toma una tecnología privada de nivel { $level }

## Powers
power-cheap-research = tus acciones que incluyen investigar cuestan { $n } menos
short-power-cheap-research = investigar −{ $n }

## Options
option-pass = Pasar
option-done = Hecho
option-take = Hacerlo: { $line }
option-trade = Comerciar
option-type = Buscar una tecnología: { $type }
option-research-card = Investigar { $card }
option-research-slot = Investigar el hueco { $slot } (nivel { $level }), sin descubrir
option-slot = Hueco { $slot } (nivel { $level })
option-card = Tomar { $card }
option-draw = { $card }
option-claim = Reclamar { $card }
option-start = Empieza el jugador { $seat }
option-space = { $title }: { $line }
option-power = Usar { $card }: { $line }

## The log
log-start = { $who } empieza la partida.
log-turn = Ronda { $a }: turno de { $who }.
log-pawn = { $who } elige { $a }.
log-aside = { $who } aparta el peón de { $a }.
log-return-pop = { $who } devuelve { $a } { $a ->
    [one] habitante
   *[other] habitantes
  } a la reserva.
log-gain-pop = { $who } recluta 1 habitante de la columna { $a }.
log-growth = { $a ->
    [0] { $who } elige el crecimiento sin ganar nada: las columnas están vacías.
    [one] { $who } gana { $a } habitante por crecimiento.
   *[other] { $who } gana { $a } habitantes por crecimiento.
  }
log-trade = { $who } comercia.
log-research = { $who } investiga { $b } (hueco { $a }).
log-discover = { $who } investiga el hueco sin descubrir { $a }.
log-seek = { $who } busca una tecnología nueva: { $a }.
log-reveal = Carta revelada: { $a }.
log-place-card = { $who } elige { $a } para el hueco { $b }.
log-private = { $who } toma { $a } como tecnología privada.
log-no-research = { $who } no tiene nada que investigar.
log-claim = { $who } reclama { $a }: { $b } { $b ->
    [one] punto
   *[other] puntos
  }.
log-last-round = Empieza la última ronda.
log-by-hand = { $who } hace a mano lo que dice la carta.
log-over = La partida ha terminado.
log-power = { $who } usa { $a }.

## Why not
why-later-space = Tu peón se mueve al principio de tu turno.
why-later-slot = Tienes lo que pide; las tecnologías se investigan con acciones que muestran el matraz.
why-later-claim = Se reclama al final de tu turno, cuando lo cumplas.
why-no-space = No hay ninguna casilla de acción «{ $id }».
why-not-researched = No has investigado { $card }.
why-not-there = { $card } no está en juego.
why-must-move = Tu peón está en esta casilla y debe moverse.
why-occupied = La casilla está ocupada por { $who }.
why-pop = Pide más habitantes de los que tienes ({ $have }).
why-no-slot = No hay ninguna tecnología que puedas investigar así.
why-no-change = No cambiaría nada.
why-no-such-slot = No hay ningún hueco «{ $id }».
why-researched = Ya la has investigado.
why-level = Esta investigación no vale para el nivel { $level }.
why-undiscovered = Solo se pueden elegir tecnologías descubiertas.
why-under-way = Alguien la está descubriendo en este momento.
why-no-card-left = No queda ninguna tecnología de nivel { $level } por descubrir.
why-slot = el hueco { $slot }
why-prerequisites = { $kind ->
    [one] Pide { $one }; no la has investigado.
    [either] Pide { $one } o { $other }; no tienes ninguna.
    [both] Pide { $one } y { $other }; { $have ->
        [0] no tienes ninguna.
       *[other] te falta { $missing }.
      }
   *[some] Pide { $need } de { $slots }; { $have ->
        [0] no tienes ninguna.
       *[other] solo tienes { $had }.
      }
  }
why-no-action = { $card } no tiene acción propia.
why-no-supply = Tu reserva está vacía.
why-claimed = Ya lo has reclamado.
why-condition = No se cumple la condición: { $condition }.
why-must = Esto debe hacerse.

## Bots
gain-points = más puntos
gain-resources = más recursos
gain-technologies = más tecnologías

## News: what others did since one's last turn
news-pawn = { $who } eligió { $a }
news-research = { $who } investigó { $b }
news-discover = { $who } investigó el hueco { $a }
news-place-card = { $who } descubrió { $a }
news-by-hand = { $who } llevó a cabo una carta a mano
news-private = { $who } tomó { $a } como tecnología privada
news-claim = { $who } reclamó { $a }
news-last-round = Ha empezado la última ronda
news-over = La partida ha terminado
news-power = { $who } usó { $a }

## News: what it means for oneself
effect-gained = ganas { $what }
effect-lost = pierdes { $what }
effect-both = { $parts }
effect-by = { $card }: { $effect }
effect-aside = la casilla de tu peón
effect-return-pop = { $a } { $a ->
    [one] habitante
   *[other] habitantes
  }
effect-gain-pop = { $n } { $n ->
    [one] habitante
   *[other] habitantes
  }
effect-growth = { $a } { $a ->
    [one] habitante
   *[other] habitantes
  }
aftermath-claim = quedan { $n } PV
aftermath-claimed-out = no queda nada
