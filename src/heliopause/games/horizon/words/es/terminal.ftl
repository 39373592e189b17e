# Settlers and soldiers on the map: one letter each, the hexes are narrow
ui-letter-science = Ci
ui-letter-commerce = Co
ui-letter-culture = Cu
ui-letter-settler = c
ui-letter-soldier = s
ui-letter-village = a
ui-letter-city = C

# Kinds of cards
ui-kind-leader = personaje
ui-kind-government = gobierno
ui-kind-goal = objetivo
ui-kind-territory = territorio
ui-kind-construction = construcción
ui-kind-advanced = acción avanzada
ui-kind-player = tablero de civilización
ui-kind-track = pista
ui-kind-token = fichas de unidad
ui-kind-start = losetas iniciales
ui-advanced = avanzadas
ui-asks-for = pide { $what }
ui-leader-here = un personaje
ui-board-legend-horizon = [ ] casilla libre, [+1] cuesta 1 moneda más, una marca es un peón. CiM>Ci: encaja con Ci y M, transmite Ci; Ci ciencia, Co comercio, M militar, Cu cultura. Quien investiga primero una tecnología por encima del nivel I encuentra un personaje. h: algunos valores son nuestros (card NOMBRE dice cuáles).
ui-head-horizon-map = MAPA
ui-map-stock = { $tiles } territorios por explorar · fichas restantes: aldea { $settle }, ciudad { $fortify }
ui-map-tile = loseta
ui-map-name = tierra
ui-map-strength = fuerza
ui-map-units = unidades
ui-map-village = aldea { $vp } PV, { $track }
ui-map-city = ciudad { $vp } PV, { $track }
ui-map-explored = explorado
ui-map-legend-horizon = 3 a4 C7: fuerza 3, una aldea de 4 PV, una ciudad de 7 PV; una marca en vez de a o C: de quién es. c21: colonos de fuerza 2 y 1, s3: un soldado de fuerza 3. Números grises sin loseta: lugares por explorar. Una pista: de ahí viene el cubo.
ui-tile-start = inicio
ui-tile-start-of = inicio de { $who }
ui-tile-cradle = cuna
ui-tile-strength = fuerza { $n }
ui-built-by = levantada por
ui-building-first = primer constructor +{ $vp } PV si otro se suma
ui-building-cubes = cubo { $first }, luego { $second }
ui-head-display = CONSTRUCCIONES
ui-head-price = monedas
ui-display-level = { $level } (mazo { $deck })
ui-costs-coins = cuesta { $n } { $n ->
    [one] moneda
   *[other] monedas
  }
ui-will-cost-coins = levantarla cuesta { $n } { $n ->
    [one] moneda
   *[other] monedas
  }
ui-mat-coins = monedas { $n }
ui-mat-income = ingreso { $n }
ui-mat-reach = movimiento +{ $n }
ui-mat-token-village = fichas de aldea { $n }
ui-mat-token-city = fichas de ciudad { $n }
ui-mat-constructions = por levantar
ui-mat-leaders = personajes
ui-mat-village-count = aldeas { $n }
ui-mat-city-count = ciudades { $n }
ui-mat-legend-horizon = En las pistas: [ ] es tuyo, ( ) está aún tapado por un cubo. Una letra abre esa columna a la producción. Una etapa del gobierno entre paréntesis aún no se ha alcanzado.
ui-row-coins = monedas
ui-row-grows = produce de
ui-row-income = produce monedas
ui-row-tokens = fichas
ui-row-investment = inversión
ui-row-government = gobierno
ui-row-construction = por levantar
ui-row-leader = personaje
ui-row-trigger = disparador
ui-row-goals = objetivos
ui-stage-despotism = Despotismo
ui-track-cubes = { $n } { $n ->
    [one] cubo
   *[other] cubos
  }
ui-track-invested = { $n } { $n ->
    [one] invertido
   *[other] invertidos
  }
ui-space-column = columna { $column }
ui-space-coins = +{ $n } ingreso
ui-leader-choice = { $line }; al final, PV para todos: { $vp }
ui-leader-others = PV para cada uno de los demás: { $vp }
ui-head-claims-horizon = OBJETIVOS
ui-claims-to-end-horizon = { $placed } de { $needed } cubos para el final
ui-decks-horizon = mazos { $technologies }, personajes { $leaders }
ui-item-goals = objetivos
ui-item-technologies = tecnologías
ui-item-level-4-bonus = bonus de nivel IV
ui-item-villages = aldeas
ui-item-cities = ciudades
ui-item-constructions = construcciones
ui-item-investment = inversión
ui-item-leaders = personajes
ui-item-government = Democracia
ui-card-which-horizon = ¿Qué carta? Por ejemplo: card Delta del Nilo
ui-why-what-horizon = ¿El porqué de qué? Nombra una carta, una loseta (1,-1), un hueco o el id de una opción, como: why Granja
ui-command-goals = goals
ui-help-goals = objetivos, construcciones en la oferta y mazos
ui-command-constructions = constructions
ui-help-constructions = las construcciones de la oferta enteras
ui-help-horizon-map = el mapa, y cada loseta entera
ui-help-horizon-mat = una civilización entera, la tuya o la de otro
