## Small words
type-scientific = científica
type-economic = económica
type-military = militar
type-commercial = comercial
disc-food = alimento
disc-ore = mineral
disc-star = estrella
place-sol = Sol
place-deep = Espacio profundo
place-extra = el sistema adicional
place-slot = { $label }
place-with-system = { $system }
place-shipyard = Astillero { $label }
basic-1 = Investigar I
basic-2 = Investigar II
basic-3 = Construir y saltar
basic-4 = Reclutar

## What is counted
count-colonies = { $n ->
    [one] sistema colonizado
   *[other] sistemas colonizados
  }
count-controlled-locations = { $n ->
    [one] lugar controlado
   *[other] lugares controlados
  }
count-shipyards = { $n ->
    [one] astillero controlado
   *[other] astilleros controlados
  }
count-systems-controlled = { $n ->
    [one] sistema controlado
   *[other] sistemas controlados
  }
count-ships = { $n ->
    [one] nave
   *[other] naves
  }
count-fleet-power = puntos de fuerza de flota
count-level-4-ships = { $n ->
    [one] nave de nivel 4
   *[other] naves de nivel 4
  }
count-locations-with-ships = { $n ->
    [one] lugar con naves propias
   *[other] lugares con naves propias
  }
count-ships-in-Deep-Space = { $n ->
    [one] nave en el Espacio profundo
   *[other] naves en el Espacio profundo
  }
count-scientific-technologies = { $n ->
    [one] tecnología científica
   *[other] tecnologías científicas
  }
count-economic-technologies = { $n ->
    [one] tecnología económica
   *[other] tecnologías económicas
  }
count-commercial-technologies = { $n ->
    [one] tecnología comercial
   *[other] tecnologías comerciales
  }
count-level-IIII-technologies = { $n ->
    [one] tecnología de nivel IIII
   *[other] tecnologías de nivel IIII
  }
count-automation-levels = { $n ->
    [one] nivel de automatización
   *[other] niveles de automatización
  }
count-food-discs-off = { $n ->
    [one] disco de alimento fuera de la pista
   *[other] discos de alimento fuera de la pista
  }
count-ore-discs-off = { $n ->
    [one] disco de mineral fuera de la pista
   *[other] discos de mineral fuera de la pista
  }
count-discs-off = { $n ->
    [one] disco de producción fuera del tablero
   *[other] discos de producción fuera del tablero
  }
count-specialties = { $n ->
    [one] icono de especialidad
   *[other] iconos de especialidad
  }
count-ore = { $n ->
    [one] mineral
   *[other] minerales
  }
count-resources = habitantes y minerales
count-achievements = { $n ->
    [one] logro
   *[other] logros
  }
count-guilds-open = { $n ->
    [one] gremio abierto
   *[other] gremios abiertos
  }
count-control-taken = { $n ->
    [one] lugar recién quitado a otros
   *[other] lugares recién quitados a otros
  }
who-discoverer = Quien descubre
who-everyone = Todos
who-others = Todos los demás
who-most = Quien tiene más { $counted }
who-fewest = Quien tiene menos { $counted }
short-most = más
short-fewest = menos

## Lines of the notation in words
cost-ore = paga { $ore } { $ore ->
    [one] mineral
   *[other] minerales
  }
cost-pop = devuelve { $pop } { $pop ->
    [one] habitante
   *[other] habitantes
  }
cost-both = paga { $ore } { $ore ->
    [one] mineral
   *[other] minerales
  } y devuelve { $pop } { $pop ->
    [one] habitante
   *[other] habitantes
  }
part-lose-ore = pierde { $ore } { $ore ->
    [one] mineral
   *[other] minerales
  }
part-decommission-ship = desmonta una nave
part-gain-ore = gana { $ore } { $ore ->
    [one] mineral
   *[other] minerales
  }
part-gain-ore-per = gana minerales: { $count }
part-supply-to-pop = recluta { $n } { $n ->
    [one] habitante
   *[other] habitantes
  } de la reserva
part-supply-to-pop-per = recluta habitantes de la reserva: { $count }
part-column-to-pop = recluta 1 habitante de la columna { $column }
part-supply-to-a = { $n ->
    [one] mueve 1 cubo de reserva a la columna A
   *[other] mueve { $n } cubos de reserva a la columna A
  }
part-move-rightmost = { $n ->
    [one] mueve el cubo de reserva más a la derecha a cualquier columna
   *[other] mueve los { $n } cubos de reserva más a la derecha a cualesquiera columnas
  }
part-automate-food = automatiza alimento
part-automate-ore = automatiza mineral
part-automate-any = automatiza alimento o mineral
part-replace-stars = cambia tus estrellas por discos de producción
part-grow = haz crecer la población
part-mine = produce mineral
part-build-pop = { $n ->
    [one] construye una nave de nivel { $level } con un habitante
   *[other] construye { $n } naves de nivel { $level } con habitantes
  }
part-build-pop-deep = { $n ->
    [one] construye en el Espacio profundo una nave de nivel { $level } con un habitante
   *[other] construye en el Espacio profundo { $n } naves de nivel { $level } con habitantes
  }
part-build-supply = { $n ->
    [one] construye una nave de nivel { $level } con un cubo de la reserva
   *[other] construye { $n } naves de nivel { $level } con cubos de la reserva
  }
part-build-supply-deep = { $n ->
    [one] construye en el Espacio profundo una nave de nivel { $level } con un cubo de la reserva
   *[other] construye en el Espacio profundo { $n } naves de nivel { $level } con cubos de la reserva
  }
part-upgrade-ships = { $n ->
    [one] mejora 1 nave en { $by }
   *[other] mejora { $n } naves en { $by }
  }
part-upgrade-up-to = mejora hasta { $n } { $n ->
    [one] nave
   *[other] naves
  } en { $by }
part-upgrade-split = mejora naves en { $n } { $n ->
    [one] nivel
   *[other] niveles
  } en total
part-jump = { $n ->
    [one] 1 salto
   *[other] { $n } saltos
  }
part-move-anywhere = { $n ->
    [one] mueve 1 nave a cualquier lugar
   *[other] mueve { $n } naves a cualquier lugar
  }
part-jump-per = saltos: { $count }
part-build-anywhere = { $line }, en cualquier lugar
part-pay-opponent = paga { $n } { $n ->
    [one] mineral
   *[other] minerales
  } a un rival
short-opponent = un rival
part-colonize = coloniza
part-infiltrate = { $n ->
    [one] 1 salto
   *[other] { $n } saltos
  }, y después coloniza un sistema que nadie controlaba al empezar el turno
part-annex-from = roba { $n } sistemas del mazo A y quédate con uno como colonia sin discos
part-annex-attached = toma el sistema adjunto como colonia sin discos
levels-x = una tecnología de nivel igual a tus colonias más una, IIII como máximo
part-open-guild = abre un gremio de rango { $tier }
part-retire = retira una nave al museo
part-copy-research = haz cualquier acción que incluya investigar, ocupada o no
part-copy-any = haz cualquier acción del tablero, ocupada o no

## Powers
power-skip-prerequisite = si una tecnología descubierta pide 2 requisitos previos, puede faltarte uno
power-ore-for-pop = si un coste devuelve habitantes, puedes pagar 1 mineral por uno de ellos
power-either-track = tus discos de producción pueden venir de cualquiera de las dos pistas
power-wormhole = tus naves llegan a cualquier lugar con 1 salto, salvo desde Sol y el Espacio profundo
power-crowd = puedes usar casillas de acción ocupadas
power-cheap-colonize = colonizar pide { $n } de fuerza menos
power-far-jump = tienes { $n } { $n ->
    [one] salto
   *[other] saltos
} más en cada efecto de salto
power-cheap-trade = un habitante te cuesta 2 minerales al comerciar
power-rich-mining = la producción de mineral te da { $n } más
power-deep-yard = puedes construir en el Espacio profundo
power-giga = en lugar de estrellas puedes poner discos de la otra pista; al final las estrellas de tus logros pasan a ser discos
short-power-skip-prerequisite = un requisito previo menos
short-power-ore-for-pop = 1 mineral por 1 habitante
short-power-either-track = discos de cualquier pista
short-power-wormhole = saltos por agujero
short-power-crowd = casillas ocupadas
short-power-cheap-colonize = colonizar −{ $n } fuerza
short-power-far-jump = saltos +{ $n }
short-power-cheap-trade = habitante por 2 minerales
short-power-rich-mining = prod. +{ $n } mineral
short-power-deep-yard = construir en Espacio profundo
short-power-giga = discos por estrellas

## Options
option-blind = Robar a ciegas del mazo
option-growth = Crecimiento de la población
option-mining = Producción de mineral
option-buy-pop = Minerales por un habitante
option-buy-pop-for = { $price } { $price ->
    [one] mineral
   *[other] minerales
  } por 1 habitante
option-sell-pop = Un habitante por 1 mineral
option-decommission-free = La nave de nivel { $level } ({ $place }) pasa a ser habitante
option-decommission = 1 mineral: la nave de nivel { $level } ({ $place }) pasa a ser habitante
option-pay-pop = Devolver los habitantes
option-pay-ore = Pagar 1 mineral por uno de los habitantes
option-disc = Poner el disco: { $disc }
option-settle = Asentar una nave de nivel { $level }
option-from-column = Tomar el cubo de la columna { $column }
option-to-column = Poner el cubo en la columna { $column }
option-build = Construir: { $place }
option-colonize = Colonizar { $place }
option-bonus = Primero el bonus: { $place }
option-link = Al lado: { $place }
option-upgrade = Mejorar una nave de nivel { $level }: { $place }
option-upgrade-to = Mejorar una nave ({ $place }) del nivel { $level } al { $to }
option-retire = Retirar una nave de nivel { $level }: { $place }
option-jump = Salto: nave de nivel { $level }, { $origin } → { $target }
option-move = Mover: nave de nivel { $level }, { $origin } → { $target }
option-annex = Quedarse con { $card }
option-guild = Abrir: { $card }
option-mat = Jugar con: { $card }
option-copy = Copiar { $title }: { $line }
option-space-extra = { $title } (+{ $extra } mineral): { $line }

## The log
log-laid = En el hueco { $b }: { $a }.
log-in-play = El logro { $a } está en juego.
log-outfit = { $who } empieza con { $a } { $a ->
    [one] habitante
   *[other] habitantes
  }, una nave de nivel 1 en Sol y { $b } { $b ->
    [one] mineral
   *[other] minerales
  }.
log-ending = { $a ->
    [0] { $who } ha provocado el final de la partida: no queda ningún turno.
    [one] { $who } ha provocado el final de la partida: queda 1 turno.
   *[other] { $who } ha provocado el final de la partida: quedan { $a } turnos, última ronda incluida.
  }
log-pay-both = { $who } paga { $a } { $a ->
    [one] mineral
   *[other] minerales
  } y devuelve { $b } { $b ->
    [one] habitante
   *[other] habitantes
  } a la reserva.
log-mat = { $who } juega con: { $a }.
log-pay-ore = { $who } paga { $a } { $a ->
    [one] mineral
   *[other] minerales
  }.
log-gain-ore = { $who } gana { $a } { $a ->
    [one] mineral
   *[other] minerales
  }.
log-move-supply = { $who } mueve un cubo de reserva de la columna { $a } a la { $b }.
log-automate = { $who } automatiza: disco de { $a }, nivel { $b }.
log-mining = { $who } produce { $a } { $a ->
    [one] mineral
   *[other] minerales
  }.
log-buy-pop = { $who } paga { $a } { $a ->
    [one] mineral
   *[other] minerales
  } por 1 habitante de la columna { $b }.
log-decommission-free = { $who } desmonta una nave de nivel { $a }: { $b }.
log-decommission = { $who } paga 1 mineral para desmontar una nave de nivel { $a }: { $b }.
log-sell-pop = { $who } devuelve 1 habitante a la reserva por 1 mineral.
log-build = { $who } construye una nave de nivel { $a }: { $b }.
log-build-from-pop = { $who } construye una nave de nivel { $a } con un habitante: { $b }.
log-upgrade = { $who } mejora una nave ({ $c }) del nivel { $a } al { $b }.
log-jump = { $who } salta con una nave de nivel { $a }: { $b } → { $c }.
log-move = { $who } mueve una nave de nivel { $a }: { $b } → { $c }.
log-gain-control = { $who } toma el control: { $a } (puesto avanzado: { $b }).
log-lose-control = { $who } pierde el control: { $a }.
log-settle = { $who } asienta una nave de nivel { $a }: { $b }.
log-exile = La nave de nivel { $a } de { $who } ({ $b }) queda exiliada en el Espacio profundo.
log-colonize = { $who } coloniza { $a }.
log-annex = { $who } toma { $a } como colonia.
log-new-system = Aparece un sistema nuevo: { $b }.
log-empty-slot = No queda ningún sistema para { $a }.
log-colony-disc = { $who } añade un disco a { $a }: { $b }.
log-event = Evento: { $a }.
log-guild = { $who } abre: { $a }.
log-copy = { $who } copia { $a }.
log-retire = { $who } retira al museo una nave de nivel { $a }: { $b }.
log-replace-star = { $who } cambia una estrella por un disco: { $a }.
log-innovation = { $who } alcanza la innovación { $a }.
log-row = Aparece la fila de nivel { $a } de la oferta.
log-row-card = { $a } entra en la oferta.
log-row-cleared = Se retira la fila de nivel { $a } de la oferta.
log-attach = { $a } queda junto a { $b }.
log-extra-system = { $a } aparece a un salto de { $b }.
log-event-gone = { $a } sale de la partida.

## Why not
why-later-place = Son las acciones las que construyen naves, las hacen saltar o colonizan.
why-guild-closed = Cerrado: { $card }. Antes debe abrirlo un evento.
why-ore = Pide { $need } { $need ->
    [one] mineral
   *[other] minerales
  }, tienes { $have }.
why-ore-later = Con { $have } { $have ->
    [one] mineral
   *[other] minerales
  } no podrías pagar lo que cuesta después.
why-no-system = No hay ningún sistema que puedas colonizar.
why-nothing-to-copy = No hay ninguna acción que puedas copiar y también pagar.
why-nothing-left = Una parte no se puede hacer: no queda nada que tomar.
why-no-system-there = No hay ningún sistema «{ $id }» que colonizar.
why-no-control = No lo controlas.
why-power-needed = Pide una fuerza de { $need }, allí tienes { $have }.
why-no-ship = No tienes una nave así ahí.
why-no-route = No hay ruta entre estos lugares.
why-not-yard = Las naves se construyen en Sol y en los astilleros que controlas.
why-full = Todas sus plazas están ocupadas.
why-not-in-play = Este logro no está en juego.
why-power = No te queda ese poder este turno, o no cambiaría nada.

## Bots
gain-achievements = más cerca de un logro
gain-income = más ingresos
gain-fleet = una flota más fuerte

# Why a ship does not get there
why-too-far = Está a { $need } saltos; te quedan { $have }.
why-no-ship-near = { $n ->
    [one] Ninguna de tus naves llega con 1 salto.
   *[other] Ninguna de tus naves llega con { $n } saltos.
  }

## News: what others did since one's last turn
news-mat = { $who } juega con: { $a }
news-gain-control = { $who } tomó: { $a }
news-lose-control = { $who } perdió: { $a }
news-colonize = { $who } colonizó { $a }
news-annex = { $who } tomó { $a } como colonia
news-event = { $who } reveló { $a }
news-guild = { $who } abrió: { $a }
news-innovation = { $who } alcanzó { $a }
news-attach = { $a } está junto a { $b }
news-extra-system = { $a } apareció junto a { $b }
news-ending = { $who } provocó el final: { $a ->
    [one] queda { $a } turno
   *[other] quedan { $a } turnos
  }
news-automa-ending = { $who } provocó el final: { $a ->
    [one] queda { $a } turno
   *[other] quedan { $a } turnos
  } como máximo
news-automa-card = { $who } robó la carta de solitario { $a }

## News: what it means for oneself
effect-pay-ore = { $a } { $a ->
    [one] mineral
   *[other] minerales
  }
effect-pay-both = { $a } { $a ->
    [one] mineral
   *[other] minerales
  } y { $b } { $b ->
    [one] habitante
   *[other] habitantes
  }
effect-gain-ore = { $a } { $a ->
    [one] mineral
   *[other] minerales
  }
effect-mining = { $a } { $a ->
    [one] mineral
   *[other] minerales
  }
effect-automate = { $n ->
    [one] una automatización
   *[other] { $n } automatizaciones
  }
effect-build = { $n ->
    [one] una nave de nivel { $a }
   *[other] { $n } naves
  }
effect-build-from-pop = { $n ->
    [one] una nave de nivel { $a }
   *[other] { $n } naves
  }
effect-upgrade = { $n ->
    [one] una nave de nivel { $b }
   *[other] { $n } mejoras
  }
effect-gain-control = el control: { $a }
effect-lose-control = { $n ->
    [one] el control
   *[other] el control de { $n } lugares
  }
effect-exile = { $n ->
    [one] una nave, exiliada en el Espacio profundo
   *[other] { $n } naves, exiliadas en el Espacio profundo
  }
effect-retire = { $n ->
    [one] una nave de nivel { $a }
   *[other] { $n } naves
  }

## The steps of an event
event-step = { $who }: { $line }
event-step-card = Después se elige la carta del hueco { $slot }
