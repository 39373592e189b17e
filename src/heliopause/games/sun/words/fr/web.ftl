# The frame
web-tab-stars = Étoiles
web-tab-mat = Plateau

# Options in short
web-do-retire = { $place }
web-do-decommission = { $place } → habitant · 1 minerai
web-do-build = { $place }
web-do-link = À côté : { $place }
web-do-bonus = { $place }
web-do-colonize = { $place }

# The technology board
web-basic = Actions de base
web-guilds = Guildes
web-closed = fermée · { $tier ->
    [1] II
   *[other] III
  }
web-anytime = libre
web-slot-event = Non découvert, niveau { $level }. Un événement s’y trouve.
web-undiscovered-event = non découvert · événement
web-tableau = Étalage
web-tableau-empty = L’étalage n’est pas encore en place.

# The star map
web-map = Carte des étoiles
web-system-decks = Systèmes restants : A { $a } · B { $b }
web-system-decks-about = Les systèmes qui peuvent encore venir ; quand l’un est colonisé, un nouveau prend sa place
web-specialty = Avant-poste : { $discs }
web-controlled-by = Contrôlé par { $who }
web-power-there = Puissance : { $powers }
web-needs-power = Coloniser demande une puissance de { $n }
web-outpost = Avant-poste de { $who } : { $disc }
web-ships = { $who }, { $n ->
    [one] 1 vaisseau
   *[other] { $n } vaisseaux
  } de niveau { $level }, { $place }

# Mats
web-ore-n = { $n } { $n ->
    [one] minerai
   *[other] minerais
  }
web-automation = Automation
web-automation-now = Niveau d’automatisation { $n }
web-supply = Réserve
web-growth = Essor
web-growth-now = Croît { $letters }
web-mining-now = Produit { $n } { $n ->
    [one] minerai
   *[other] minerais
  }
web-take-disc = Prendre le disque : { $disc }
web-colonies = Colonies
web-controls = { $n ->
    [0] ne contrôle rien
    [one] contrôle 1 lieu
   *[other] contrôle { $n } lieux
  }
web-controls-title = Lieux contrôlés
web-retired = , { $n } au musée
web-innovations = Innovations
web-private = Privées
web-fleet = Vaisseaux par niveau
web-rivals = Les autres factions
web-solo-deck = { $n } { $n ->
    [one] carte
   *[other] cartes
  } dans la pioche solo
web-item-level-1 = technologies de niveau I
web-item-level-2 = technologies de niveau II
web-item-level-3 = technologies de niveau III
web-item-private = technologies privées
web-item-level-4 = technologies de niveau IIII
web-item-automation = automatisation
web-item-colonies = colonies
web-item-outposts = avant-postes
web-item-space = Sol et Espace lointain
web-item-events = événements
web-item-achievements = exploits

# Achievements, decks, log
web-achievements = Exploits
web-tab-achievements = Exploits
web-achievements-head = Exploits
web-events-hidden = événements cachés : II { $two } · III { $three }

# Cards in words
web-card-anytime = À tout moment
web-card-control = Contrôle
web-card-bonus = Colonie
web-card-power = Pouvoir
card-score = { $who } : { $vp } PV
card-head-setup = Mise en place
card-exchanges = { $n } échanges en une fois
card-innovation = { $condition } : { $gives }
card-innovation-at-once = { $gives }

# The table as text
web-twin-place = Lieu
web-twin-control = Contrôlé par
web-twin-fleet = Vaisseaux
web-twin-power = Puissance requise
web-twin-routes = Routes vers
web-twin-mats = Factions
web-twin-ships = { $n ->
    [one] 1 vaisseau
   *[other] { $n } vaisseaux
  } de niveau { $level }

## The first page
page-pick-sun = Recherchez des technologies, lancez des vaisseaux vers les étoiles, colonisez de nouveaux systèmes.
page-drawing = Un soleil levant derrière un horizon ; des planètes sur leurs orbites, un petit vaisseau en partance.

## The end of a game
page-item-level-1 = Technologies de niveau I
page-item-level-2 = Technologies de niveau II
page-item-level-3 = Technologies de niveau III
page-item-private = Technologies privées
page-item-level-4 = Technologies de niveau IIII
page-item-automation = Automatisation
page-item-colonies = Systèmes colonisés
page-item-outposts = Avant-postes
page-item-space = Sol et Espace lointain
page-item-events = Événements
page-item-achievements = Exploits
page-tie-discs = Disques restés sur le plateau
page-tie-ore = Minerais
page-tie-none = Une égalité irait à qui a le moins de disques de nourriture et de minerai sur son plateau, puis le plus d’habitants, puis le plus de minerais (règle 6.3).
page-tie-broken = { $names } ont le même nombre de points. L’emporte qui a le moins de disques de nourriture et de minerai sur son plateau, puis le plus d’habitants, puis le plus de minerais (règle 6.3).
page-tie-shared = { $names } ont autant de points, de disques, d’habitants et de minerais : la victoire est partagée (règle 6.3).

## Beside the table
page-rules-sun-rules = Beyond the Sun
page-rules-sun-solo = Solo

# Cards and action boxes
web-price = vous coûte { $n } { $n ->
    [one] minerai
   *[other] minerais
  }
web-event-waits = événement
# Map, mat and seats
web-way = { $n } sauts : un clic mène le vaisseau jusqu’au bout ({ $place })
web-way-waits = { $n } sauts : { $from } → { $to }.
web-way-go = Sauter là
web-other-piece = Autre vaisseau
web-mining = Mines
web-growth-about = La croissance rend disponibles des habitants de la réserve : un par colonne dont la lettre est découverte.
web-mining-about = L’extraction donne le minerai découvert sur la piste. Chaque disque retiré découvre un cercle de plus.
web-automation-about = Chaque disque automatisé prend un niveau ; les nombres sont les points des niveaux atteints.
web-automation-worth = Vaut { $n } PV à présent.
web-supply-about = Les habitants qui ne sont pas encore disponibles, dans les colonnes A à E.
web-colonies-about = Les systèmes que vous avez colonisés : chacun donne ses points et ce que dit sa carte.
web-controls-about = Les lieux où vous avez le plus de puissance : un de vos avant-postes s’y trouve.
web-technologies-about = Technologies recherchées, tous niveaux confondus.
web-innovations-about = Ce que seul ce plateau sait faire ; une coche signifie : atteinte.
web-powers-about = Pouvoirs valables jusqu’à la fin de la partie.
web-decks = Cartes restantes : { $decks }
web-decks-about = Technologies encore à piocher, par niveau.
web-stars-title = La fin de la partie
web-stars-about = Quand { $n } étoiles sont sur les exploits, on finit la manche et on en joue encore une.
web-stars-left = { $n ->
    [one] Encore 1 étoile avant la dernière manche
   *[other] Encore { $n } étoiles avant la dernière manche
  }
web-stars-placed = { $n } étoiles posées : la fin a commencé
web-at-the-end = À la fin :
web-solo-turn = Le dernier tour de { $who }
web-solo-card = Carte { $card }
web-solo-used = ceci a été fait
card-head-automa-automate = Automatise
card-head-automa-first = D’abord
card-head-automa-second = Sinon
card-head-automa-produce = Produit
card-head-automa-claim = Revendique
card-automa-disc = disque de { $disc }
card-automa-fewest = un disque de la piste qui en a le moins
card-automa-pop = habitants
card-automa-ore = minerai
card-automa-least = ce dont il a le moins, à égalité { $tie }
