## Bots
gain-goals = más cerca de un objetivo
gain-development = más desarrollo
gain-map = más dominio del mapa

## Small words
colour-science = ciencia
colour-commerce = comercio
colour-military = militar
colour-culture = cultura
track-food = alimento
track-economy = economía
track-infrastructure = infraestructura
unit-settler = colono
unit-soldier = soldado
site-village = aldea
site-city = ciudad
token-village = ficha de aldea
token-city = ficha de ciudad
founding-village = funda la aldea
founding-city = fortifica la ciudad
side-0 = arriba
side-1 = arriba a la derecha
side-2 = abajo a la derecha
side-3 = abajo
side-4 = abajo a la izquierda
side-5 = arriba a la izquierda
stage-despotism = Despotismo
stage-theocracy = Teocracia
stage-once = bonus único
stage-democracy = Democracia
government-stage = { $card } – { $stage }
card-in-slot = { $card } (hueco { $slot })
tile-cradle = la cuna de la civilización
tile-territory = { $card }
tile-at = loseta { $at }
tile-named = { $tile }
tile-home = loseta inicial de { $who }

## What is counted
count-villages = { $n ->
    [one] aldea
   *[other] aldeas
  }
count-cities = { $n ->
    [one] ciudad
   *[other] ciudades
  }
count-constructions = { $n ->
    [one] construcción
   *[other] construcciones
  }
count-constructions-in-supply = { $n ->
    [one] construcción en reserva
   *[other] construcciones en reserva
  }
count-science-technologies = { $n ->
    [one] tecnología de ciencia
   *[other] tecnologías de ciencia
  }
count-commerce-technologies = { $n ->
    [one] tecnología de comercio
   *[other] tecnologías de comercio
  }
count-culture-technologies = { $n ->
    [one] tecnología de cultura
   *[other] tecnologías de cultura
  }
count-level-IV-technologies = { $n ->
    [one] tecnología de nivel IV
   *[other] tecnologías de nivel IV
  }
count-private-technologies = { $n ->
    [one] tecnología privada
   *[other] tecnologías privadas
  }
count-leaders = { $n ->
    [one] personaje
   *[other] personajes
  }
count-goals = { $n ->
    [one] objetivo
   *[other] objetivos
  }
count-coins = { $n ->
    [one] moneda
   *[other] monedas
  }
count-settlers = { $n ->
    [one] colono
   *[other] colonos
  }
count-soldiers = { $n ->
    [one] soldado
   *[other] soldados
  }
count-units = { $n ->
    [one] unidad
   *[other] unidades
  }
count-settler-strength = fuerza de los colonos
count-soldier-strength = fuerza de los soldados
count-unit-strength = fuerza de las unidades
count-food-cubes-off = { $n ->
    [one] cubo de alimento fuera de la pista
   *[other] cubos de alimento fuera de la pista
  }
count-economy-cubes-off = { $n ->
    [one] cubo de economía fuera de la pista
   *[other] cubos de economía fuera de la pista
  }
count-infrastructure-cubes-off = { $n ->
    [one] cubo de infraestructura fuera de la pista
   *[other] cubos de infraestructura fuera de la pista
  }
count-cubes-off = { $n ->
    [one] cubo de desarrollo fuera de las pistas
   *[other] cubos de desarrollo fuera de las pistas
  }
count-investments = { $n ->
    [one] inversión
   *[other] inversiones
  }
count-tiles-explored = { $n ->
    [one] loseta explorada por ti
   *[other] losetas exploradas por ti
  }
count-tiles-with-a-unit = { $n ->
    [one] loseta con unidades propias
   *[other] losetas con unidades propias
  }
count-explored-tiles-on-the-map = { $n ->
    [one] loseta explorada en el mapa
   *[other] losetas exploradas en el mapa
  }
count-empty-columns = { $n ->
    [one] columna vacía
   *[other] columnas vacías
  }
count-settle-tokens = { $n ->
    [one] ficha de aldea
   *[other] fichas de aldea
  }
count-fortify-tokens = { $n ->
    [one] ficha de ciudad
   *[other] fichas de ciudad
  }

## Lines of the notation in words
cost-coins = paga { $coins } { $coins ->
    [one] moneda
   *[other] monedas
  }
cost-exhaust = agota { $pop } { $pop ->
    [one] habitante
   *[other] habitantes
  }
cost-coins-and-exhaust = paga { $coins } { $coins ->
    [one] moneda
   *[other] monedas
  } y agota { $pop } { $pop ->
    [one] habitante
   *[other] habitantes
  }
part-coins = gana { $coins } { $coins ->
    [one] moneda
   *[other] monedas
  }
part-coins-per = gana monedas: { $count }
part-move-per = movimientos: { $count }
part-activate-per = activa habitantes: { $count }
part-activate = { $n ->
    [one] activa 1 habitante
   *[other] activa { $n } habitantes
  }
part-enlist-settler = { $inactive ->
    [yes] alista un colono de fuerza { $strength } de las columnas
   *[no] alista un habitante activo como colono de fuerza { $strength }
  }
part-enlist-soldier = { $inactive ->
    [yes] alista un soldado de fuerza { $strength } de las columnas
   *[no] alista un habitante activo como soldado de fuerza { $strength }
  }
part-enlist-unit = { $inactive ->
    [yes] alista un colono o soldado de fuerza { $strength } de las columnas
   *[no] alista un habitante activo como colono o soldado de fuerza { $strength }
  }
part-move-units = { $n ->
    [one] 1 movimiento
   *[other] { $n } movimientos
  }
part-upgrade-settler = { $n ->
    [one] mejora un colono en { $by }
   *[other] mejora { $n } colonos en { $by }
  }
part-upgrade-soldier = { $n ->
    [one] mejora un soldado en { $by }
   *[other] mejora { $n } soldados en { $by }
  }
part-upgrade-unit = { $n ->
    [one] mejora una unidad en { $by }
   *[other] mejora { $n } unidades en { $by }
  }
part-invest-food = invierte alimento
part-invest-economy = invierte economía
part-invest-infrastructure = invierte infraestructura
part-invest-any = invierte de la pista que quieras
part-produce-population = produce habitantes
part-produce-coins = produce monedas
part-token-village = toma una ficha de aldea
part-token-city = toma una ficha de ciudad
part-found-village = funda una aldea
part-found-city = fortifica una ciudad
part-construction = toma una construcción de nivel { $level }
part-construction-up-to = toma una construcción de hasta nivel { $level }
part-build-any = levanta una construcción
part-build-new = levanta una construcción nueva
part-build-existing = súmate a una construcción existente
part-theocracy = activa tu Teocracia
part-claim-goal = reclama un objetivo
part-basic-action = haz una acción básica sin tu peón
part-explore-again = explora una loseta más este turno
part-lose-coins = pierde { $coins } { $coins ->
    [one] moneda
   *[other] monedas
  }
part-decommission = licencia una unidad

## Triggers and powers
trigger = { $when }: { $line }
when-explore = cada vez que exploras
when-settle = cada vez que fundas una aldea
when-fortify = cada vez que fortificas una ciudad
when-build = cada vez que construyes
when-build-new = cada vez que levantas una construcción nueva
when-build-existing = cada vez que te sumas a una construcción existente
when-research = cada vez que investigas
when-research-I = cada vez que investigas el nivel I
when-research-II = cada vez que investigas el nivel II
when-research-III = cada vez que investigas el nivel III
when-research-IV = cada vez que investigas el nivel IV
when-discover = cada vez que investigas antes que nadie
when-invest = cada vez que inviertes
when-enlist-settler = cada vez que alistas un colono
when-enlist-soldier = cada vez que alistas un soldado
when-produce-population = cada vez que produces habitantes
when-produce-coins = cada vez que produces monedas
when-claim-goal = cada vez que reclamas un objetivo
when-turn = al principio de tu turno
power-far-movement = { $n } { $n ->
    [one] movimiento
   *[other] movimientos
} más cada vez que mueves
power-open-borders = tus unidades pueden quedarse en las losetas iniciales de otros
power-second-exploration = puedes explorar { $n } { $n ->
    [one] loseta
   *[other] losetas
} más por turno
power-cheap-construction = las construcciones te cuestan { $n } { $n ->
    [one] moneda
   *[other] monedas
} menos
power-cheap-pop = un habitante te cuesta 2 monedas al comerciar
power-shared-space = puedes usar casillas de acción ocupadas
power-sturdy-settlers = construir no quita fuerza a tus colonos
power-strong-enlisting = tus unidades se alistan con { $n } de fuerza más
short-power-open-borders = parar en losetas ajenas
short-power-second-exploration = explorar +{ $n }
short-power-cheap-construction = construcciones −{ $n } { $n ->
    [one] moneda
   *[other] monedas
}
short-power-cheap-pop = habitante por 2 monedas
short-power-shared-space = casillas ocupadas
short-power-sturdy-settlers = construir sin perder fuerza
short-power-strong-enlisting = alistar con +{ $n }
short-power-far-movement = movimiento +{ $n }

## Options
option-basic-action = { $title }: { $line }
option-produce-population = Producir habitantes
option-produce-coins = Producir monedas
option-buy-pawn = Monedas por un habitante
option-buy-pawn-for = { $price } { $price ->
    [one] moneda
   *[other] monedas
  } por un habitante
option-sell-pawn = Un habitante por 1 moneda
option-track = Cubo de la pista: { $track }
option-side = Empezar { $side }
option-use-settler = Usar un colono de fuerza { $strength }
option-use-soldier = Usar un soldado de fuerza { $strength }
option-move-unit = Mover: { $unit } de fuerza { $strength }, { $origin } → { $target }
option-explore-unit = Explorar: { $unit } de fuerza { $strength }, { $origin } → { $target }
option-enlist-unit = Alistar: { $unit } de fuerza { $strength }, { $place }
option-upgrade-unit = Mejorar: { $unit } de { $strength } a { $to }, { $place }
option-decommission-unit = Licenciar: { $unit } de fuerza { $strength }, { $place }
option-settle-at = Fundar la aldea: { $place }
option-fortify-at = Fortificar la ciudad: { $place }
option-build-new = Levantar { $card }: { $place }, colono de fuerza { $strength }
option-build-existing = Sumarse a { $card }: { $place }, colono de fuerza { $strength }

## The log
log-setup-technologies = Tecnologías de nivel { $a } a la vista: { $b }.
log-setup-goals = Los objetivos: { $a }.
log-setup-side = Desde la cuna, la loseta inicial de { $who } está { $a }.
log-setup-display = Construcciones de nivel { $a } en la oferta: { $b }.
log-setup-governments = Gobiernos para elegir: { $a }.
log-setup-boards = Todos empiezan con { $a } { $a ->
    [one] habitante activo
   *[other] habitantes activos
  }, { $b } { $b ->
    [one] moneda
   *[other] monedas
  } y un colono de fuerza { $c } en la loseta inicial.
log-government = { $who } tiene el gobierno { $a }.
log-pay-coins = { $who } paga { $a } { $a ->
    [one] moneda
   *[other] monedas
  }.
log-pay-and-exhaust = { $who } paga { $a } { $a ->
    [one] moneda
   *[other] monedas
  } y agota { $b } { $b ->
    [one] habitante
   *[other] habitantes
  }.
log-exhaust-pop = { $who } agota { $a } { $a ->
    [one] habitante
   *[other] habitantes
  }.
log-activate = { $who } activa un habitante de la columna { $a }.
log-gain-coins = { $who } gana { $a } { $a ->
    [one] moneda
   *[other] monedas
  }.
log-enlist = { $who } alista: { $a } de fuerza { $b }, { $c }.
log-upgrade-unit = { $who } mejora: { $a } a fuerza { $b }, { $c }.
log-move-unit = { $who } mueve: { $a }, { $b } → { $c }.
log-explore = { $who } explora: { $a }.
log-exhaust = { $who } agota: { $a } de fuerza { $b }, { $c }.
log-weaken = Al colono de { $who } le queda una fuerza de { $a }: { $b }.
log-disband = { $who } licencia: { $a } de fuerza { $b }, { $c }.
log-found = { $who } { $a }: { $b }.
log-cube = { $who } toma un cubo de la pista de { $a }, { $b ->
    [one] queda { $b }
   *[other] quedan { $b }
  }.
log-no-cube = A { $who } no le quedan cubos que poner.
log-invest = { $who } invierte un cubo de la pista de { $a } en la casilla { $b }.
log-stage = El gobierno de { $who } alcanza una etapa nueva: { $a }.
log-trigger = { $who } usa { $a }.
log-leader = { $who } encuentra a { $a }.
log-take-construction = { $who } toma { $a }.
log-reveal-construction = { $a } entra en la oferta.
log-build-new = { $who } levanta { $a }: { $b }.
log-build-existing = { $who } se suma a { $a }: { $b }.
log-take-token = { $who } toma una { $a }.
log-play-token = { $who } juega una { $a }.
log-produce-population = { $a ->
    [0] { $who } no produce habitantes: las columnas abiertas están vacías.
    [one] { $who } produce { $a } habitante.
   *[other] { $who } produce { $a } habitantes.
  }
log-produce-coins = { $who } produce { $a } { $a ->
    [one] moneda
   *[other] monedas
  }.
log-buy-pawn = { $who } paga { $a } { $a ->
    [one] moneda
   *[other] monedas
  } por un habitante de la columna { $b }.
log-sell-pawn = { $who } agota un habitante por 1 moneda.
log-basic-action = { $who } hace una acción básica: { $a }.
log-explore-again = { $who } puede explorar una loseta más.
log-end-triggered = { $who } provoca el final de la partida: { $a } { $a ->
    [one] turno
   *[other] turnos
  } más, última ronda incluida.

## Actions of the board
horizon-basic-1 = Investigar I
horizon-basic-2 = Investigar II
horizon-basic-3 = Alistar y mover
horizon-basic-4 = Reclutar
horizon-advanced-1 = Ficha de aldea
horizon-advanced-2 = Ficha de ciudad
horizon-advanced-3 = Investigar III
horizon-advanced-4 = Investigar IV
option-space-extra-coins = { $title } (+{ $extra } moneda): { $line }
option-legacy = { $line }; al final todos puntúan: { $vp }
option-government = Elegir el gobierno { $card }
option-construction = Tomar { $card }

## Why not
why-later-tile = Las acciones mueven unidades; después de la acción te expandes.
why-no-unit-near = { $n ->
    [one] Ninguna de tus unidades puede ir o explorar allí con 1 movimiento.
   *[other] Ninguna de tus unidades puede ir o explorar allí con { $n } movimientos.
  }
why-later-construction = Las construcciones se toman por la pista de infraestructura o por un efecto.
why-coins = Pide { $need } { $need ->
    [one] moneda
   *[other] monedas
  }, tienes { $have }.
why-first-turn = En tu primer turno el peón va a una acción básica.
why-no-site = No hay dónde usarlo en el mapa, o nada para ello en la reserva.
why-no-unit-for-it = No tienes ninguna unidad o ninguna ficha con que usarlo.
why-no-tile = No existe esa loseta o esa unidad.
why-no-unit = No tienes una unidad así ahí.
why-must-leave = Antes debe seguir su camino tu unidad de la loseta inicial de otro.
why-not-next = Estas losetas no son vecinas.
why-foreign-start = Una unidad no puede acabar su movimiento en la loseta inicial de otro, y no queda movimiento para seguir.
why-soldiers-stay = Solo exploran los colonos.
why-two-tiles = Una loseta nueva debe estar junto al colono y tocar dos losetas del mapa.
why-no-territory = Todas las losetas de territorio están en el mapa.
why-explored = Ya has explorado tantas losetas como puedes este turno.
why-no-rally-point = Las unidades se alistan en tu loseta inicial o donde tienes un cubo.
why-no-token = No queda ninguna ficha que muestre esa fuerza.
why-strongest = Ninguna unidad pasa de fuerza 6.
why-no-settle-token = No tienes ninguna ficha de aldea.
why-no-fortify-token = No tienes ninguna ficha de ciudad.
why-no-village-there = Ahí no hay aldea.
why-no-settled-village = Antes debe fundarse su aldea.
why-taken = Ya es de alguien.
why-strength = Pide una fuerza de { $need }, allí tienes { $have }.
why-no-construction = No has tomado { $card }.
why-not-built-there = { $card } no está ahí.
why-built = Ya la has levantado, o sus dos plazas están ocupadas.
why-no-building-site = Una construcción nueva pide una loseta sin aldea fundada, sin construcción y sin unidades ajenas, y nunca la loseta inicial de otro.
why-columns-full = Tus columnas no tienen sitio para el habitante.
why-goal-not-in-play = Este objetivo no está en juego.

## News: what others did since one's last turn
news-government = { $who } tiene el gobierno { $a }
news-explore = { $who } exploró { $a }
news-found = { $who } fundó: { $a }, { $b }
news-invest = { $who } invirtió: { $a }, casilla { $b }
news-stage = { $who } alcanzó { $a }
news-leader = { $who } encontró a { $a }
news-take-construction = { $who } tomó { $a }
news-build-new = { $who } levantó { $a }: { $b }
news-build-existing = { $who } se sumó a { $a }
news-basic-action = { $who } eligió { $a }
news-end-triggered = { $who } provocó el final: { $a ->
    [one] queda { $a } turno
   *[other] quedan { $a } turnos
  }

## News: what it means for oneself
effect-pay-coins = { $a } { $a ->
    [one] moneda
   *[other] monedas
  }
effect-pay-and-exhaust = { $a } { $a ->
    [one] moneda
   *[other] monedas
  } y { $b } { $b ->
    [one] habitante
   *[other] habitantes
  }
effect-exhaust-pop = { $a } { $a ->
    [one] habitante
   *[other] habitantes
  }
effect-activate = { $n } { $n ->
    [one] habitante
   *[other] habitantes
  }
effect-gain-coins = { $a } { $a ->
    [one] moneda
   *[other] monedas
  }
effect-produce-population = { $a } { $a ->
    [one] habitante
   *[other] habitantes
  }
effect-produce-coins = { $a } { $a ->
    [one] moneda
   *[other] monedas
  }
effect-enlist = un { $a } de fuerza { $b }
effect-upgrade-unit = fuerza { $b } para un { $a }
effect-cube = { $n ->
    [one] un cubo de la pista de { $a }
   *[other] { $n } cubos
  }
effect-take-token = una { $a }
effect-exhaust = { $n ->
    [one] un { $a }: { $c }
   *[other] { $n } unidades
  }
effect-weaken = fuerza: { $b }, queda { $a }
effect-disband = { $n ->
    [one] un { $a }: { $c }
   *[other] { $n } unidades
  }

## The steps of a leader
leader-step-you = Quien lo encuentra: { $line }
leader-step-others = Todos los demás: { $line }
leader-step-all = Todos: { $line }
leader-step-legacy = Quien lo encuentra elige un legado: { $choices }
