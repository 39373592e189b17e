# The frame
web-tab-technology = Tecnología

# Options in short
web-slot-hidden = Hueco { $slot } ({ $level }), sin descubrir

# The technology board
web-board = Tablero de tecnología
web-repeatable = Para cuantos peones quieran, turno tras turno
web-space-of = Casilla de { $title }
web-pawn-of = ocupada por { $who }
web-free = libre
web-now = ya
web-take-card = Tomar { $card }
web-researched-by = Investigada por { $who }
web-slot = Hueco { $slot }
web-slot-blind = Sin descubrir, nivel { $level }.
web-slot-needs = Pide { $n ->
    [1] { $slots }
   *[other] { $of ->
        [3] { $n } de { $slots }
       *[other] { $slots }
      }
  }
web-needs-some = { $n } de { $of }
web-undiscovered = sin descubrir
web-show-cards = Ver las cartas
web-see-table = Ver la mesa

# The star map
web-worth = { $n } PV

# Mats
web-mat-of = Tablero de { $who }
web-pop = { $n } { $n ->
    [one] habitante
   *[other] habitantes
  }
web-vp-now = { $n } PV de momento
web-column = Columna { $column }: { $n } de { $room }
web-reached = alcanzada
web-powers = Poderes
web-technologies = Tecnologías
web-show-mat = Ver el tablero de { $who }

# Achievements, decks, log
web-progress = { $who }: { $have } de { $least }
web-revealed = Reveladas:

# Cards in words
web-card-condition = Pide
web-card-now = Al instante
web-card-action = Acción
card-head-end = Al final
web-card-vp = PV
web-passes = transmite

# The table as text
web-twin-does = Qué hace
web-twin-spaces = Casillas
web-twin-slot = Hueco
web-twin-card = Carta
web-twin-types = Tipos
web-twin-has = Investigada por
web-twin-needs = Requisitos previos
web-twin-seat = Asiento
web-twin-progress = Progreso

## The end of a game
page-tie-pop = Habitantes

## The guide through a first game
page-ask-other = Elige una de las opciones de la barra.

# Cards and action boxes
web-or = o
web-now-and = ya y
web-passes-on = transmite: { $type }
web-shut = cerrado
web-level = nivel { $level }
web-have-it = { $n ->
    [one] la tiene
   *[other] la tienen
  }

# The icons
web-icons = Iconos
legend-house = h: algunos valores de esta carta son nuestros (de la casa), no impresos.
legend-pop = Habitante: listo para actuar
legend-supply = Reserva: un cubo o habitante que aún no está en juego
legend-ore = Mineral
legend-ship = Nave, con su nivel
legend-food = Pista de alimento
legend-gear = Pista de mineral
legend-disc = Disco
legend-automate = Automatizar: quitar para siempre un disco de su pista
legend-research = Investigar; el recuadro dice el nivel
legend-colonize = Colonizar un sistema
legend-colony = Sistema colonizado
legend-jump = Salto: tantas rutas en total
legend-upgrade = Mejorar: tantos niveles
legend-vp = Puntos de victoria
legend-power = Fuerza
legend-control = Lugar que controlas
legend-places = Lugares con naves
legend-yard = Astillero
legend-deep = Espacio profundo
legend-guild = Gremio
legend-copy = Copiar una acción
legend-annex = Anexionar: robar sistemas y quedarse con uno
legend-grow = Crecimiento
legend-mine = Minería: producir mineral
legend-trade = Comerciar
legend-private = Solo para ti, o cerrado
legend-unlock = Sin los requisitos previos
legend-nobonus = Sin el bonus
legend-existing = Solo lo ya descubierto
legend-infinity = Siempre, o cuantas veces quieras
legend-scientific = Científica
legend-economic = Económica
legend-military = Militar
legend-commercial = Comercial
legend-coin = Moneda
legend-unit = Unidad: colono o soldado, con su fuerza
legend-settler = Colono
legend-soldier = Soldado
legend-infrastructure = Pista de infraestructura
legend-invest = Invertir
legend-move = Movimiento: tantos pasos en total
legend-explore = Explorar una loseta
legend-village = Aldea
legend-city = Ciudad
legend-build = Construir
legend-construction = Construcción; el recuadro dice el nivel
legend-token = Ficha
legend-theocracy = Teocracia
legend-goal = Objetivo
legend-leader = Personaje: quien llega primero lo encuentra
legend-produce = Producir
legend-crown = Despotismo
legend-ballot = Democracia
legend-spark = Una vez
legend-science = Ciencia
legend-commerce = Comercio
legend-culture = Cultura
