# Small words of the screens
ui-letter-scientific = Ci
ui-letter-economic = E
ui-letter-commercial = Co

# Discs on the map: keep them short, the columns are narrow
ui-disc-food = alim
ui-disc-ore = min
ui-disc-star = estr
ui-place-sol = Sol
ui-place-deep = Prof
ui-place-extra = Extra

# Kinds of cards
ui-kind-sol = Sol
ui-kind-deep = Espacio profundo
ui-kind-shipyard = astillero
ui-kind-system = sistema
ui-kind-event = evento
ui-kind-achievement = logro
ui-kind-guild = gremio
ui-kind-mat = tablero de facción
ui-kind-exploration = mapa estelar

# The technology board
ui-guilds = gremios
ui-guild-closed = cerrado, rango { $tier }
ui-any-time = en todo momento
ui-row = fila { $level }
ui-no-tableau = Esta partida se juega sin la oferta de tecnologías.
ui-board-legend-sun = [ ] casilla libre, [+1] cuesta 1 mineral más, una marca es un peón. CiM>Ci: encaja con Ci y M, transmite Ci. Ci científica, E económica, M militar, Co comercial. h: algunos valores son nuestros (card NOMBRE dice cuáles).

# The star map
ui-head-map = MAPA
ui-map-system = sistema
ui-map-routes = rutas
ui-map-needs = pide
ui-map-discs = discos
ui-map-outpost = puesto
ui-map-ships = naves
ui-on-control = control
ui-on-colony = colonia
ui-outpost-of = puesto avanzado
ui-system = fuerza { $power }, { $vp } PV, { $discs }
ui-map-legend-sun = pide: la fuerza para colonizar. discos: cuáles pueden estar ahí (alim: alimento, min: mineral, estr: estrella). puesto: el puesto avanzado. naves: el nivel de cada una. h: algunos valores son nuestros.

# Mats
ui-mat-ore = mineral { $n }
ui-mat-mines = minería { $n }
ui-mat-automation = automatización { $n }
ui-mat-colonies = colonias
ui-mat-colony-count = colonias { $n }
ui-mat-legend = Un círculo entre paréntesis está tapado por un disco. [ ]: niveles de automatización alcanzados.
ui-row-ore = minerales
ui-row-food = pista de alimento
ui-row-mining = pista de mineral
ui-row-automation = automatización
ui-row-setup = preparación
ui-row-innovation = innovación
ui-row-colonies = colonias
ui-row-ships = naves
ui-row-retired = en el museo
ui-row-achievements = logros
ui-innovation-reached = (alcanzada)
ui-ships-and-power = { $n ->
    [one] 1 nave
   *[other] { $n } naves
  }, fuerza { $power } en total

# Achievements, decks, events, scores
ui-head-claims-sun = LOGROS
ui-claims-to-end-sun = { $placed } de { $needed } estrellas para el final
ui-decks = mazos { $technologies }, sistemas { $systems }
ui-event = evento
ui-event-score = al final, { $who } – PV: { $vp }
ui-event-museum = { $vp } PV por nivel de cada nave en el museo
ui-item-level-1 = tecnologías de nivel I
ui-item-level-2 = tecnologías de nivel II
ui-item-level-3 = tecnologías de nivel III
ui-item-private = tecnologías privadas
ui-item-level-4 = tecnologías de nivel IIII
ui-item-automation = automatización
ui-item-colonies = sistemas colonizados
ui-item-outposts = puestos avanzados
ui-item-space = Sol y Espacio profundo
ui-item-events = eventos
ui-item-achievements = logros

# A game in the terminal
ui-card-which-sun = ¿Qué carta? Por ejemplo: card Terraformación
ui-why-what-sun = ¿El porqué de qué? Nombra una carta, un lugar, un hueco o el id de una opción, como: why Terraformación

# Help in the game
ui-help-map = el mapa estelar entero
ui-help-mat = un tablero de facción entero, el tuyo o el de otro
ui-command-achievements = achievements
ui-help-achievements = logros, eventos y mazos
ui-command-tableau = tableau
ui-help-tableau = la oferta de tecnologías entera

# A card as a text
ui-exchanges = { $n } cambios de una vez
ui-innovation-once = { $name }, una vez (pide { $condition }): { $what }
ui-innovation-while = { $name }, mientras tengas { $condition }: { $what }
ui-help-sun-rules = las reglas: un apartado (8.4), un capítulo (8) o una palabra; sin nada: el índice; "rules solo" busca en las del mazo solitario
