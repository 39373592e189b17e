# Settlers and soldiers on the map: one letter each, the hexes are narrow
ui-letter-science = S
ui-letter-commerce = Co
ui-letter-culture = Cu
ui-letter-settler = c
ui-letter-soldier = s
ui-letter-village = v
ui-letter-city = V

# Kinds of cards
ui-kind-leader = personnalité
ui-kind-government = gouvernement
ui-kind-goal = objectif
ui-kind-territory = territoire
ui-kind-construction = construction
ui-kind-advanced = action avancée
ui-kind-player = plateau de civilisation
ui-kind-track = piste
ui-kind-token = jetons d’unité
ui-kind-start = tuiles de départ
ui-advanced = avancées
ui-asks-for = requiert { $what }
ui-leader-here = une personnalité
ui-board-legend-horizon = [ ] case libre, [+1] coûte 1 pièce de plus, un signe est un pion. SM>S : convient à S et M, transmet S ; S science, Co commerce, M militaire, Cu culture. Qui recherche le premier une technologie au-dessus du niveau I rencontre une personnalité. h : certaines valeurs sont les nôtres (card NOM dit lesquelles).
ui-head-horizon-map = CARTE
ui-map-stock = { $tiles } { $tiles ->
    [one] territoire
   *[other] territoires
  } à explorer · jetons restants : Village { $settle }, Ville { $fortify }
ui-map-tile = tuile
ui-map-name = terre
ui-map-strength = force
ui-map-units = unités
ui-map-village = village { $vp } PV, { $track }
ui-map-city = ville { $vp } PV, { $track }
ui-map-explored = exploré
ui-map-legend-horizon = 3 v4 V7 : force 3, un village de 4 PV, une ville de 7 PV ; un signe au lieu de v ou V : à qui c’est. c21 : colons de force 2 et 1, s3 : un soldat de force 3. Nombres gris sans tuile : lieux à explorer. Une piste : le cube vient de là.
ui-tile-start = départ
ui-tile-start-of = départ de { $who }
ui-tile-cradle = berceau
ui-tile-strength = force { $n }
ui-built-by = bâtie par
ui-building-first = premier bâtisseur +{ $vp } PV si un autre participe
ui-building-cubes = cube { $first }, puis { $second }
ui-head-display = CONSTRUCTIONS
ui-head-price = pièces
ui-display-level = { $level } (pioche { $deck })
ui-costs-coins = coûte { $n } { $n ->
    [one] pièce
   *[other] pièces
  }
ui-will-cost-coins = la bâtir coûte { $n } { $n ->
    [one] pièce
   *[other] pièces
  }
ui-mat-coins = pièces { $n }
ui-mat-income = revenu { $n }
ui-mat-reach = déplacement +{ $n }
ui-mat-token-village = jetons Village { $n }
ui-mat-token-city = jetons Ville { $n }
ui-mat-constructions = à bâtir
ui-mat-leaders = personnalités
ui-mat-village-count = villages { $n }
ui-mat-city-count = villes { $n }
ui-mat-legend-horizon = Sur les pistes : [ ] est à vous, ( ) est encore couvert par un cube. Une lettre ouvre cette colonne à la production. Une étape du gouvernement entre parenthèses n’est pas encore atteinte.
ui-row-coins = pièces
ui-row-grows = produit de
ui-row-income = produit des pièces
ui-row-tokens = jetons
ui-row-investment = investissement
ui-row-government = gouvernement
ui-row-construction = à bâtir
ui-row-leader = personnalité
ui-row-trigger = déclencheur
ui-row-goals = objectifs
ui-stage-despotism = Despotisme
ui-track-cubes = { $n } { $n ->
    [one] cube
   *[other] cubes
  }
ui-track-invested = { $n } { $n ->
    [one] investi
   *[other] investis
  }
ui-space-column = colonne { $column }
ui-space-coins = +{ $n } revenu
ui-leader-choice = { $line } ; à la fin { $vp } PV pour tous
ui-leader-others = { $vp } PV pour chacun des autres
ui-head-claims-horizon = OBJECTIFS
ui-claims-to-end-horizon = { $placed } { $placed ->
    [one] cube
   *[other] cubes
  } sur { $needed } avant la fin
ui-decks-horizon = pioches { $technologies }, personnalités { $leaders }
ui-item-goals = objectifs
ui-item-technologies = technologies
ui-item-level-4-bonus = bonus de niveau IV
ui-item-villages = villages
ui-item-cities = villes
ui-item-constructions = constructions
ui-item-investment = investissement
ui-item-leaders = personnalités
ui-item-government = Démocratie
ui-card-which-horizon = Quelle carte ? Par exemple : card Delta du Nil
ui-why-what-horizon = Expliquer quoi ? Nommez une carte, une tuile (1,-1), un emplacement ou l’id d’une option, comme : why Ferme
ui-command-goals = goals
ui-help-goals = objectifs, constructions à l’étalage et pioches
ui-command-constructions = constructions
ui-help-constructions = les constructions de l’étalage en entier
ui-help-horizon-map = la carte, et chaque tuile en entier
ui-help-horizon-mat = une civilisation en entier, la vôtre ou une autre
