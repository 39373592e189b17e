# The frame
web-tab-technology = Technologie

# Options in short
web-slot-hidden = Emplacement { $slot } ({ $level }), non découvert

# The technology board
web-board = Plateau Technologie
web-repeatable = Pour autant de pions qu’on veut, tour après tour
web-space-of = Case de { $title }
web-pawn-of = occupée par { $who }
web-free = libre
web-now = immédiat
web-take-card = Prendre { $card }
web-researched-by = Recherchée par { $who }
web-slot = Emplacement { $slot }
web-slot-blind = Non découvert, niveau { $level }.
web-slot-needs = Requiert { $n ->
    [1] { $slots }
   *[other] { $of ->
        [3] { $n } parmi { $slots }
       *[other] { $slots }
      }
  }
web-needs-some = { $n } sur { $of }
web-undiscovered = non découvert
web-show-cards = Voir les cartes
web-see-table = Voir la table

# The star map
web-worth = { $n } PV

# Mats
web-mat-of = Plateau de { $who }
web-pop = { $n } { $n ->
    [one] habitant
   *[other] habitants
  }
web-vp-now = { $n } PV en l’état
web-column = Colonne { $column } : { $n } sur { $room }
web-reached = atteinte
web-powers = Pouvoirs
web-technologies = Technologies
web-show-mat = Voir le plateau de { $who }

# Achievements, decks, log
web-progress = { $who } : { $have } sur { $least }
web-revealed = Révélées :

# Cards in words
web-card-condition = Requiert
web-card-now = Immédiat
web-card-action = Action
card-head-end = À la fin
web-card-vp = PV
web-passes = transmet

# The table as text
web-twin-does = Effet
web-twin-spaces = Cases
web-twin-slot = Emplacement
web-twin-card = Carte
web-twin-types = Types
web-twin-has = Recherchée par
web-twin-needs = Prérequis
web-twin-seat = Place
web-twin-progress = Progression

## The end of a game
page-tie-pop = Habitants

## The guide through a first game
page-ask-other = Choisissez une des options de la barre.

# Cards and action boxes
web-or = ou
web-now-and = immédiat et
web-passes-on = transmet : { $type }
web-shut = fermée
web-level = niveau { $level }
web-have-it = { $n ->
    [one] l’a
   *[other] l’ont
  }

# The icons
web-icons = Icônes
legend-house = h : certaines valeurs de cette carte sont les nôtres (maison), pas imprimées.
legend-pop = Habitant : prêt à agir
legend-supply = Réserve : un cube ou un pion pas encore en jeu
legend-ore = Minerai
legend-ship = Vaisseau, avec son niveau
legend-food = Piste de nourriture
legend-gear = Piste de minerai
legend-disc = Disque
legend-automate = Automatiser : retirer un disque de sa piste pour de bon
legend-research = Rechercher ; l’encadré dit le niveau
legend-colonize = Coloniser un système
legend-colony = Système colonisé
legend-jump = Saut : nombre de routes en tout
legend-upgrade = Améliorer, du nombre de niveaux indiqué
legend-vp = Points de victoire
legend-power = Puissance
legend-control = Lieu que vous contrôlez
legend-places = Lieux avec des vaisseaux
legend-yard = Chantier spatial
legend-deep = Espace lointain
legend-guild = Guilde
legend-copy = Copier une action
legend-annex = Annexer : piocher des systèmes et en garder un
legend-grow = Croissance
legend-mine = Extraction : produire du minerai
legend-trade = Échanger
legend-private = Pour vous seul, ou fermé
legend-unlock = Sans les prérequis
legend-nobonus = Sans le bonus
legend-existing = Déjà découvert seulement
legend-infinity = Toujours, ou autant de fois qu’on veut
legend-scientific = Scientifique
legend-economic = Économique
legend-military = Militaire
legend-commercial = Commerciale
legend-coin = Pièce
legend-unit = Unité : colon ou soldat, avec sa force
legend-settler = Colon
legend-soldier = Soldat
legend-infrastructure = Piste d’infrastructure
legend-invest = Investir
legend-move = Déplacement : nombre de pas en tout
legend-explore = Explorer une tuile
legend-village = Village
legend-city = Ville
legend-build = Construire
legend-construction = Construction ; l’encadré dit le niveau
legend-token = Jeton
legend-theocracy = Théocratie
legend-goal = Objectif
legend-leader = Personnalité : le premier arrivé la rencontre
legend-produce = Produire
legend-crown = Despotisme
legend-ballot = Démocratie
legend-spark = Une fois
legend-science = Science
legend-commerce = Commerce
legend-culture = Culture
