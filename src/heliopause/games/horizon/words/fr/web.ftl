# The frame
horizon-web-tab-map = Carte
horizon-web-tab-board = Plateau
horizon-web-goals = Objectifs
horizon-web-goals-head = Objectifs · { $placed }/{ $needed } cubes
horizon-web-rivals = Les autres civilisations

# Options in short
horizon-web-explore = Explorer { $side }
horizon-web-decommission = { $place } → habitant
horizon-web-settle = Fonder : { $place }
horizon-web-fortify = Fortifier : { $place }
horizon-web-opens = ouvre la colonne { $column }
horizon-web-income-more = { $n } { $n ->
    [one] pièce
   *[other] pièces
  } de plus en production
horizon-web-stage-despotism = Despotisme
horizon-web-stage-theocracy = Théocratie
horizon-web-stage-once = Une fois
horizon-web-stage-democracy = Démocratie

# The boards
horizon-web-basic = Actions de base
horizon-web-advanced = Actions avancées
horizon-web-leader = une personnalité attend ici
horizon-web-slot-leader = Qui la recherche le premier rencontre une personnalité.
horizon-web-display = Constructions à l’étalage
horizon-web-deck = { $n } dans la pioche
horizon-web-investment = Investissement
horizon-web-pawns = Habitants
horizon-web-coins = { $n } { $n ->
    [one] pièce
   *[other] pièces
  }
horizon-web-take-cube = Prendre le cube de la piste { $track } : { $gives }

# The map
horizon-web-map = La carte
horizon-web-cradle = Berceau
horizon-web-middle = le milieu
horizon-web-side-0 = au nord
horizon-web-side-1 = au nord-est
horizon-web-side-2 = au sud-est
horizon-web-side-3 = au sud
horizon-web-side-4 = au sud-ouest
horizon-web-side-5 = au nord-ouest
horizon-web-empty = Inexploré : { $where }
horizon-web-empty-more = Un colon à côté peut l’explorer en se déplaçant.
horizon-web-empty-places = Lieux qui peuvent être explorés
horizon-web-village-free = Le village est libre.
horizon-web-village-of = Le village est à { $who }.
horizon-web-city-free = La ville est libre.
horizon-web-city-of = La ville est à { $who }.
horizon-web-built-by = Bâtie par { $who }.
horizon-web-units = { $who }, { $n ->
    [1] { $unit }
   *[other] { $n } × { $unit }
  } de force { $strength }, { $place }
horizon-web-tiles-left = { $n ->
    [one] reste 1 tuile
   *[other] restent { $n } tuiles
  }
horizon-web-zoom = Taille de la carte
horizon-web-closer = Plus près
horizon-web-farther = Plus loin
horizon-web-whole = Toute la carte

# The table as text
horizon-web-tile = Tuile
horizon-web-where = Où, depuis le berceau
horizon-web-beside = À côté de
horizon-web-civilizations = Civilisations
horizon-web-production = Produit
horizon-web-tracks = Cubes sur les pistes (ce qui suit)

# Cards in words
card-head-kind = Sorte
card-head-trigger = Déclencheur
card-head-explore = Exploration
card-head-strength = Force
card-head-village = Village
card-head-bonus = Bonus
card-head-city = Ville
card-head-vp = PV
card-head-first = Premier bâtisseur
card-head-second = Second bâtisseur
card-head-you = Vous
card-head-others = Les autres
card-head-all = Tous
card-head-choice = Au choix
card-head-vp-others = PV des autres
card-head-despotism = Despotisme
card-head-theocracy = Théocratie
card-head-once = Une fois
card-head-democracy = Démocratie
card-points = PV à la fin : { $formula }
card-construction-kind = niveau { $level }, { $coins } { $coins ->
    [one] pièce
   *[other] pièces
  }
card-leader-kind = personnalité de niveau { $level }
card-worth = { $vp } PV, cube de la piste { $track }

# The score sheet
web-item-goals = objectifs
web-item-technologies = technologies
web-item-level-4-bonus = bonus de niveau IV
web-item-villages = villages
web-item-cities = villes
web-item-constructions = constructions
web-item-investment = investissement
web-item-leaders = personnalités
web-item-government = Démocratie
page-item-goals = Objectifs
page-item-technologies = Technologies
page-item-level-4-bonus = Bonus des technologies de niveau IV
page-item-villages = Villages
page-item-cities = Villes
page-item-constructions = Constructions
page-item-investment = Investissement
page-item-leaders = Personnalités
page-item-government = Gouvernement (Démocratie)
page-tie-cubes = Cubes restés sur les pistes
page-tie-coins = Pièces
page-rules-horizon-rules = Beyond the Horizon
horizon-web-tie-none = Une égalité irait à qui a le moins de cubes sur les pistes de développement, puis le plus d’habitants actifs, puis le plus de pièces (règle 12.3).
horizon-web-tie-broken = { $names } ont le même nombre de points. L’emporte qui a le moins de cubes sur les pistes de développement, puis le plus d’habitants actifs, puis le plus de pièces (règle 12.3).
horizon-web-tie-shared = { $names } ont autant de points, de cubes, d’habitants et de pièces : la victoire est partagée (règle 12.3).

# The first page
horizon-web-drawing = Une terre d’hexagones dans la mer, avec montagnes, forêts et villages ; autour, des lieux encore inconnus, et un navire qui vogue vers un soleil bas.
page-pick-horizon = Recherchez des technologies, explorez une terre inconnue, fondez villages et villes, bâtissez pour durer.

# Cards and action boxes
horizon-web-price = vous coûte { $n } { $n ->
    [one] pièce
   *[other] pièces
  }

# The map, the goals and the board in words
horizon-web-side-of = { $side }, depuis { $place }
horizon-web-explore-here = explorer
horizon-web-covers = Elle recouvre : { $place }.
horizon-web-builder-free = La place du second bâtisseur est libre : { $n } { $n ->
    [one] pièce
   *[other] pièces
  } pour vous.
horizon-web-builder-open = La place du second bâtisseur est libre pour les autres.
horizon-web-builders-full = Les deux places de bâtisseur sont prises.
horizon-web-strength-needed = Fonder ou fortifier ici demande une force de { $n }.
horizon-web-units-there = { $who } : { $n ->
    [1] { $unit }
   *[other] { $n } × { $unit }
  } de force { $strength }.
horizon-web-what-settler = Les colons explorent, fondent des villages et bâtissent.
horizon-web-what-soldier = Les soldats fortifient les villes. Ils n’explorent pas.
horizon-web-route = { $n } déplacements : un clic mène l’unité jusqu’au bout.
horizon-web-way-waits = { $n } déplacements : { $from } → { $to }.
horizon-web-way-go = Aller là
horizon-web-other-piece = Autre unité
horizon-web-tokens = jetons
horizon-web-tokens-left = Jetons Village et jetons Ville restants
horizon-web-constructions = Constructions à bâtir
horizon-web-level-none = niveau { $level } : plus aucune
horizon-web-invested = Investis
horizon-web-building = Bâtir
horizon-web-stage-locked = encore fermée
horizon-web-about-pawns = Habitants pas encore actifs, par colonne. Une colonne est ouverte dès que la piste de nourriture a atteint sa lettre.
horizon-web-about-food = Habitants que donne la production : { $n }. Chaque cube qui quitte la piste ouvre la case suivante.
horizon-web-about-economy = Pièces que donne la production : { $n }. Chaque cube qui quitte la piste ouvre la case suivante.
horizon-web-about-infrastructure = Ce qui peut être bâti, et les étapes du gouvernement. Chaque cube qui quitte la piste ouvre la case suivante.
horizon-web-about-investment = { $n ->
    [one] 1 cube est investi
   *[other] { $n } cubes sont investis
  } : chacun atteint la case suivante.
horizon-web-settlers-of = Colons de force { $list }
horizon-web-soldiers-of = Soldats de force { $list }
horizon-web-no-settlers = Aucun colon
horizon-web-no-soldiers = Aucun soldat
horizon-web-decks = Technologies restant dans les pioches
