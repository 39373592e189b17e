# The frame
horizon-web-tab-map = Mapa
horizon-web-tab-board = Tablero
horizon-web-goals = Objetivos
horizon-web-goals-head = Objetivos · { $placed }/{ $needed } cubos
horizon-web-rivals = Las otras civilizaciones

# Options in short
horizon-web-explore = Explorar { $side }
horizon-web-decommission = { $place } → habitante
horizon-web-settle = Fundar: { $place }
horizon-web-fortify = Fortificar: { $place }
horizon-web-opens = abre la columna { $column }
horizon-web-income-more = { $n } { $n ->
    [one] moneda
   *[other] monedas
  } más al producir
horizon-web-stage-despotism = Despotismo
horizon-web-stage-theocracy = Teocracia
horizon-web-stage-once = Una vez
horizon-web-stage-democracy = Democracia

# The boards
horizon-web-basic = Acciones básicas
horizon-web-advanced = Acciones avanzadas
horizon-web-leader = aquí espera un personaje
horizon-web-slot-leader = Quien la investiga primero encuentra un personaje.
horizon-web-display = Construcciones en la oferta
horizon-web-deck = { $n } en el mazo
horizon-web-investment = Inversión
horizon-web-pawns = Habitantes
horizon-web-coins = { $n } { $n ->
    [one] moneda
   *[other] monedas
  }
horizon-web-take-cube = Tomar el cubo de la pista de { $track }: { $gives }

# The map
horizon-web-map = El mapa
horizon-web-cradle = Cuna
horizon-web-middle = el centro
horizon-web-side-0 = al norte
horizon-web-side-1 = al nordeste
horizon-web-side-2 = al sudeste
horizon-web-side-3 = al sur
horizon-web-side-4 = al sudoeste
horizon-web-side-5 = al noroeste
horizon-web-empty = Sin explorar: { $where }
horizon-web-empty-more = Un colono que esté al lado puede explorarlo al moverse.
horizon-web-empty-places = Lugares que se pueden explorar
horizon-web-village-free = La aldea está libre.
horizon-web-village-of = { $who } tiene la aldea.
horizon-web-city-free = La ciudad está libre.
horizon-web-city-of = { $who } tiene la ciudad.
horizon-web-built-by = Levantada por { $who }.
horizon-web-units = { $who }, { $n ->
    [1] { $unit }
   *[other] { $n } × { $unit }
  } de fuerza { $strength }, { $place }
horizon-web-tiles-left = { $n ->
    [one] queda 1 loseta
   *[other] quedan { $n } losetas
  }
horizon-web-zoom = Tamaño del mapa
horizon-web-closer = Acercar
horizon-web-farther = Alejar
horizon-web-whole = Todo el mapa

# The table as text
horizon-web-tile = Loseta
horizon-web-where = Dónde, desde la cuna
horizon-web-beside = Junto a
horizon-web-civilizations = Civilizaciones
horizon-web-production = Produce
horizon-web-tracks = Cubos en las pistas (lo que sigue)

# Cards in words
card-head-kind = Clase
card-head-trigger = Disparador
card-head-explore = Exploración
card-head-strength = Fuerza
card-head-village = Aldea
card-head-bonus = Bonus
card-head-city = Ciudad
card-head-vp = PV
card-head-first = Primer constructor
card-head-second = Segundo constructor
card-head-you = Tú
card-head-others = Los demás
card-head-all = Todos
card-head-choice = A elegir
card-head-vp-others = PV de los demás
card-head-despotism = Despotismo
card-head-theocracy = Teocracia
card-head-once = Una vez
card-head-democracy = Democracia
card-points = PV al final: { $formula }
card-construction-kind = nivel { $level }, { $coins } { $coins ->
    [one] moneda
   *[other] monedas
  }
card-leader-kind = personaje de nivel { $level }
card-worth = { $vp } PV, cubo de la pista de { $track }

# The score sheet
web-item-goals = objetivos
web-item-technologies = tecnologías
web-item-level-4-bonus = bonus de nivel IV
web-item-villages = aldeas
web-item-cities = ciudades
web-item-constructions = construcciones
web-item-investment = inversión
web-item-leaders = personajes
web-item-government = Democracia
page-item-goals = Objetivos
page-item-technologies = Tecnologías
page-item-level-4-bonus = Bonus de las tecnologías de nivel IV
page-item-villages = Aldeas
page-item-cities = Ciudades
page-item-constructions = Construcciones
page-item-investment = Inversión
page-item-leaders = Personajes
page-item-government = Gobierno (Democracia)
page-tie-cubes = Cubos que quedan en las pistas
page-tie-coins = Monedas
page-rules-horizon-rules = Beyond the Horizon
horizon-web-tie-none = Los empates los ganaría quien tiene menos cubos en las pistas de desarrollo, luego más habitantes activos, luego más monedas (regla 12.3).
horizon-web-tie-broken = { $names } tienen los mismos puntos. Desempata tener menos cubos en las pistas de desarrollo, luego más habitantes activos, luego más monedas (regla 12.3).
horizon-web-tie-shared = { $names } tienen los mismos puntos, cubos, habitantes y monedas: la victoria es compartida (regla 12.3).

# The first page
horizon-web-drawing = Una tierra de hexágonos en el mar con montañas, bosques y aldeas; alrededor, lugares aún desconocidos, y un barco que navega hacia un sol bajo.
page-pick-horizon = Investiga tecnologías, explora una tierra desconocida, funda aldeas y ciudades, construye lo que perdura.

# Cards and action boxes
horizon-web-price = te cuesta { $n } { $n ->
    [one] moneda
   *[other] monedas
  }

# The map, the goals and the board in words
horizon-web-side-of = { $side } de { $place }
horizon-web-explore-here = explorar
horizon-web-covers = Se levanta sobre: { $place }.
horizon-web-builder-free = La plaza del segundo constructor está libre: { $n } { $n ->
    [one] moneda
   *[other] monedas
  } para ti.
horizon-web-builder-open = La plaza del segundo constructor está libre para los demás.
horizon-web-builders-full = Las dos plazas de constructor están ocupadas.
horizon-web-strength-needed = Fundar o fortificar aquí pide una fuerza de { $n }.
horizon-web-units-there = { $who }: { $n ->
    [1] { $unit }
   *[other] { $n } × { $unit }
  } de fuerza { $strength }.
horizon-web-what-settler = Los colonos exploran, fundan aldeas y construyen.
horizon-web-what-soldier = Los soldados fortifican ciudades. No exploran.
horizon-web-route = { $n } movimientos: un clic lleva la unidad hasta el final.
horizon-web-way-waits = { $n } movimientos, de { $from } hasta { $to }.
horizon-web-way-go = Ir allí
horizon-web-other-piece = Otra unidad
horizon-web-tokens = fichas
horizon-web-tokens-left = Fichas de aldea y de ciudad restantes
horizon-web-constructions = Construcciones por levantar
horizon-web-level-none = nivel { $level }: no queda ninguna
horizon-web-invested = Invertidos
horizon-web-building = Construir
horizon-web-stage-locked = aún cerrada
horizon-web-about-pawns = Habitantes que aún no están activos, por columna. Una columna se abre cuando la pista de alimento alcanza su letra.
horizon-web-about-food = Habitantes que da la producción: { $n }. Cada cubo que sale de la pista abre la casilla siguiente.
horizon-web-about-economy = Monedas que da la producción: { $n }. Cada cubo que sale de la pista abre la casilla siguiente.
horizon-web-about-infrastructure = Lo que se puede construir, y las etapas del gobierno. Cada cubo que sale de la pista abre la casilla siguiente.
horizon-web-about-investment = { $n ->
    [one] Hay 1 cubo invertido
   *[other] Hay { $n } cubos invertidos
  }: cada uno alcanza la casilla siguiente.
horizon-web-settlers-of = Colonos de fuerza { $list }
horizon-web-soldiers-of = Soldados de fuerza { $list }
horizon-web-no-settlers = Ningún colono
horizon-web-no-soldiers = Ningún soldado
horizon-web-decks = Tecnologías que quedan en los mazos
