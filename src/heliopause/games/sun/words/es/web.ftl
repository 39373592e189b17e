# The frame
web-tab-stars = Estrellas
web-tab-mat = Tablero

# Options in short
web-do-retire = { $place }
web-do-decommission = { $place } → habitante · 1 mineral
web-do-build = { $place }
web-do-link = Al lado: { $place }
web-do-bonus = { $place }
web-do-colonize = { $place }

# The technology board
web-basic = Acciones básicas
web-guilds = Gremios
web-closed = cerrado · { $tier ->
    [1] II
   *[other] III
  }
web-anytime = libre
web-slot-event = Sin descubrir, nivel { $level }. Hay un evento encima.
web-undiscovered-event = sin descubrir · evento
web-tableau = Oferta
web-tableau-empty = La oferta aún no está puesta.

# The star map
web-map = Mapa estelar
web-system-decks = Sistemas restantes: A { $a } · B { $b }
web-system-decks-about = Sistemas que aún pueden venir; cuando uno se coloniza, otro nuevo ocupa su lugar
web-specialty = Puesto avanzado: { $discs }
web-controlled-by = Lo controla { $who }
web-power-there = Fuerza: { $powers }
web-needs-power = Colonizar pide una fuerza de { $n }
web-outpost = Puesto avanzado de { $who }: { $disc }
web-ships = { $who }, { $n ->
    [one] 1 nave
   *[other] { $n } naves
  } de nivel { $level }, { $place }

# Mats
web-ore-n = { $n } { $n ->
    [one] mineral
   *[other] minerales
  }
web-automation = Automat.
web-automation-now = Nivel de automatización { $n }
web-supply = Reserva
web-growth = Crecim.
web-growth-now = Crece { $letters }
web-mining-now = Produce { $n } { $n ->
    [one] mineral
   *[other] minerales
  }
web-take-disc = Tomar el disco: { $disc }
web-colonies = Colonias
web-controls = { $n ->
    [0] no controla nada
    [one] controla 1 lugar
   *[other] controla { $n } lugares
  }
web-controls-title = Lugares controlados
web-retired = , { $n } en el museo
web-innovations = Innovaciones
web-private = Privadas
web-fleet = Naves por nivel
web-rivals = Las otras facciones
web-solo-deck = { $n } { $n ->
    [one] carta
   *[other] cartas
  } en el mazo de solitario
web-item-level-1 = tecnologías de nivel I
web-item-level-2 = tecnologías de nivel II
web-item-level-3 = tecnologías de nivel III
web-item-private = tecnologías privadas
web-item-level-4 = tecnologías de nivel IIII
web-item-automation = automatización
web-item-colonies = colonias
web-item-outposts = puestos avanzados
web-item-space = Sol y Espacio profundo
web-item-events = eventos
web-item-achievements = logros

# Achievements, decks, log
web-achievements = Logros
web-tab-achievements = Logros
web-achievements-head = Logros
web-events-hidden = eventos ocultos: II { $two } · III { $three }

# Cards in words
web-card-anytime = En todo momento
web-card-control = Control
web-card-bonus = Colonia
web-card-power = Poder
card-score = { $who } – PV: { $vp }
card-head-setup = Preparación
card-exchanges = { $n } cambios de una vez
card-innovation = { $condition }: { $gives }
card-innovation-at-once = { $gives }

# The table as text
web-twin-place = Lugar
web-twin-control = Controlado por
web-twin-fleet = Naves
web-twin-power = Fuerza necesaria
web-twin-routes = Rutas a
web-twin-mats = Facciones
web-twin-ships = { $n ->
    [one] 1 nave
   *[other] { $n } naves
  } de nivel { $level }

## The first page
page-pick-sun = Investiga tecnologías, envía naves a las estrellas, coloniza nuevos sistemas.
page-drawing = Un sol que sale tras un horizonte; planetas en sus órbitas, una navecita que parte.

## The end of a game
page-item-level-1 = Tecnologías de nivel I
page-item-level-2 = Tecnologías de nivel II
page-item-level-3 = Tecnologías de nivel III
page-item-private = Tecnologías privadas
page-item-level-4 = Tecnologías de nivel IIII
page-item-automation = Automatización
page-item-colonies = Sistemas colonizados
page-item-outposts = Puestos avanzados
page-item-space = Sol y Espacio profundo
page-item-events = Eventos
page-item-achievements = Logros
page-tie-discs = Discos que quedan en el tablero
page-tie-ore = Minerales
page-tie-none = Los empates los ganaría quien tiene menos discos de alimento y mineral en el tablero, luego más habitantes, luego más minerales (regla 6.3).
page-tie-broken = { $names } tienen los mismos puntos. Desempata tener menos discos de alimento y mineral en el tablero, luego más habitantes, luego más minerales (regla 6.3).
page-tie-shared = { $names } tienen los mismos puntos, discos, habitantes y minerales: la victoria es compartida (regla 6.3).

## Beside the table
page-rules-sun-rules = Beyond the Sun
page-rules-sun-solo = Solitario

# Cards and action boxes
web-price = te cuesta { $n } { $n ->
    [one] mineral
   *[other] minerales
  }
web-event-waits = evento
# Map, mat and seats
web-way = { $n } saltos: un clic lleva la nave hasta el final, { $place }
web-way-waits = { $n } saltos, de { $from } hasta { $to }.
web-way-go = Saltar allí
web-other-piece = Otra nave
web-mining = Minería
web-growth-about = El crecimiento saca habitantes de la reserva para que los uses: uno de cada columna cuya letra está destapada.
web-mining-about = La minería da el mineral destapado en la pista. Cada disco quitado destapa un círculo más.
web-automation-about = Cada disco automatizado ocupa un nivel; los números son los puntos de los niveles alcanzados.
web-automation-worth = Ahora vale { $n } PV.
web-supply-about = Habitantes que aún no puedes usar, en las columnas A a E.
web-colonies-about = Sistemas que has colonizado: cada uno da sus puntos y lo que dice su carta.
web-controls-about = Lugares donde tienes más fuerza: allí hay un puesto avanzado tuyo.
web-technologies-about = Tecnologías investigadas, de todos los niveles.
web-innovations-about = Lo que solo este tablero sabe hacer; una marca indica que está alcanzada.
web-powers-about = Poderes que valen hasta el final de la partida.
web-decks = Cartas restantes: { $decks }
web-decks-about = Tecnologías por robar, por nivel.
web-stars-title = El final de la partida
web-stars-about = Cuando hay { $n } estrellas sobre los logros, se acaba la ronda y se juega una más.
web-stars-left = { $n ->
    [one] Falta 1 estrella para la última ronda
   *[other] Faltan { $n } estrellas para la última ronda
  }
web-stars-placed = { $n } estrellas puestas: el final ha empezado
web-at-the-end = Al final:
web-solo-turn = El último turno de { $who }
web-solo-card = Carta { $card }
web-solo-used = se hizo esto
card-head-automa-automate = Automatiza
card-head-automa-first = Primero
card-head-automa-second = Si no
card-head-automa-produce = Produce
card-head-automa-claim = Reclama
card-automa-disc = disco de { $disc }
card-automa-fewest = el disco del que le quedan menos
card-automa-pop = habitantes
card-automa-ore = mineral
card-automa-least = lo que menos tiene; si hay empate, { $tie }
