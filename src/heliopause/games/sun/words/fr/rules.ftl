## Small words
type-scientific = scientifique
type-economic = économique
type-military = militaire
type-commercial = commerciale
disc-food = nourriture
disc-ore = minerai
disc-star = étoile
place-sol = Sol
place-deep = Espace lointain
place-extra = le système supplémentaire
place-slot = { $label }
place-with-system = { $system }
place-shipyard = Chantier spatial { $label }
basic-1 = Recherche I
basic-2 = Recherche II
basic-3 = Construire et sauter
basic-4 = Recruter

## What is counted
count-colonies = { $n ->
    [one] système colonisé
   *[other] systèmes colonisés
  }
count-controlled-locations = { $n ->
    [one] lieu contrôlé
   *[other] lieux contrôlés
  }
count-shipyards = { $n ->
    [one] chantier spatial contrôlé
   *[other] chantiers spatiaux contrôlés
  }
count-systems-controlled = { $n ->
    [one] système contrôlé
   *[other] systèmes contrôlés
  }
count-ships = { $n ->
    [one] vaisseau
   *[other] vaisseaux
  }
count-fleet-power = puissance de flotte
count-level-4-ships = { $n ->
    [one] vaisseau de niveau 4
   *[other] vaisseaux de niveau 4
  }
count-locations-with-ships = { $n ->
    [one] lieu avec vos vaisseaux
   *[other] lieux avec vos vaisseaux
  }
count-ships-in-Deep-Space = { $n ->
    [one] vaisseau dans l’Espace lointain
   *[other] vaisseaux dans l’Espace lointain
  }
count-scientific-technologies = { $n ->
    [one] technologie scientifique
   *[other] technologies scientifiques
  }
count-economic-technologies = { $n ->
    [one] technologie économique
   *[other] technologies économiques
  }
count-commercial-technologies = { $n ->
    [one] technologie commerciale
   *[other] technologies commerciales
  }
count-level-IIII-technologies = { $n ->
    [one] technologie de niveau IIII
   *[other] technologies de niveau IIII
  }
count-automation-levels = { $n ->
    [one] niveau d’automatisation
   *[other] niveaux d’automatisation
  }
count-food-discs-off = { $n ->
    [one] disque de nourriture hors de la piste
   *[other] disques de nourriture hors de la piste
  }
count-ore-discs-off = { $n ->
    [one] disque de minerai hors de la piste
   *[other] disques de minerai hors de la piste
  }
count-discs-off = { $n ->
    [one] disque de production hors du plateau
   *[other] disques de production hors du plateau
  }
count-specialties = { $n ->
    [one] icône de spécialité
   *[other] icônes de spécialité
  }
count-ore = { $n ->
    [one] minerai
   *[other] minerais
  }
count-resources = habitants et minerais
count-achievements = { $n ->
    [one] exploit
   *[other] exploits
  }
count-guilds-open = { $n ->
    [one] guilde ouverte
   *[other] guildes ouvertes
  }
count-control-taken = { $n ->
    [one] lieu tout juste pris à d’autres
   *[other] lieux tout juste pris à d’autres
  }
who-discoverer = Qui découvre
who-everyone = Tout le monde
who-others = Tous les autres
who-most = Qui en a le plus : { $counted }
who-fewest = Qui en a le moins : { $counted }
short-most = le plus
short-fewest = le moins

## Lines of the notation in words
cost-ore = payez { $ore } { $ore ->
    [one] minerai
   *[other] minerais
  }
cost-pop = remettez { $pop } { $pop ->
    [one] habitant
   *[other] habitants
  } en réserve
cost-both = payez { $ore } { $ore ->
    [one] minerai
   *[other] minerais
  } et remettez { $pop } { $pop ->
    [one] habitant
   *[other] habitants
  } en réserve
part-lose-ore = perdez { $ore } { $ore ->
    [one] minerai
   *[other] minerais
  }
part-decommission-ship = démontez un vaisseau
part-gain-ore = gagnez { $ore } { $ore ->
    [one] minerai
   *[other] minerais
  }
part-gain-ore-per = gagnez des minerais : { $count }
part-supply-to-pop = recrutez { $n } { $n ->
    [one] habitant
   *[other] habitants
  } de la réserve
part-supply-to-pop-per = recrutez des habitants de la réserve : { $count }
part-column-to-pop = recrutez 1 habitant de la colonne { $column }
part-supply-to-a = { $n ->
    [one] déplacez 1 cube de réserve dans la colonne A
   *[other] déplacez { $n } cubes de réserve dans la colonne A
  }
part-move-rightmost = { $n ->
    [one] déplacez le cube de réserve le plus à droite dans la colonne de votre choix
   *[other] déplacez les { $n } cubes de réserve les plus à droite dans les colonnes de votre choix
  }
part-automate-food = automatisez la nourriture
part-automate-ore = automatisez le minerai
part-automate-any = automatisez la nourriture ou le minerai
part-replace-stars = remplacez vos étoiles par des disques de production
part-grow = faites croître votre population
part-mine = produisez du minerai
part-build-pop = { $n ->
    [one] construisez un vaisseau de niveau { $level } avec un habitant
   *[other] construisez { $n } vaisseaux de niveau { $level } avec des habitants
  }
part-build-pop-deep = { $n ->
    [one] construisez un vaisseau de niveau { $level } avec un habitant dans l’Espace lointain
   *[other] construisez { $n } vaisseaux de niveau { $level } avec des habitants dans l’Espace lointain
  }
part-build-supply = { $n ->
    [one] construisez un vaisseau de niveau { $level } depuis la réserve
   *[other] construisez { $n } vaisseaux de niveau { $level } depuis la réserve
  }
part-build-supply-deep = { $n ->
    [one] construisez un vaisseau de niveau { $level } depuis la réserve dans l’Espace lointain
   *[other] construisez { $n } vaisseaux de niveau { $level } depuis la réserve dans l’Espace lointain
  }
part-upgrade-ships = { $n ->
    [one] améliorez 1 vaisseau
   *[other] améliorez { $n } vaisseaux
  } de { $by } { $by ->
    [one] niveau
   *[other] niveaux
  }
part-upgrade-up-to = améliorez jusqu’à { $n } { $n ->
    [one] vaisseau
   *[other] vaisseaux
  } de { $by } { $by ->
    [one] niveau
   *[other] niveaux
  }
part-upgrade-split = améliorez des vaisseaux de { $n } { $n ->
    [one] niveau
   *[other] niveaux
  } en tout
part-jump = { $n ->
    [one] faites 1 saut
   *[other] faites { $n } sauts
  }
part-move-anywhere = { $n ->
    [one] déplacez 1 vaisseau n’importe où
   *[other] déplacez { $n } vaisseaux n’importe où
  }
part-jump-per = sauts : { $count }
part-build-anywhere = { $line }, où vous voulez
part-pay-opponent = payez { $n } { $n ->
    [one] minerai
   *[other] minerais
  } à un adversaire
short-opponent = un adversaire
part-colonize = colonisez
part-infiltrate = { $n ->
    [one] faites 1 saut
   *[other] faites { $n } sauts
  }, puis colonisez un système que personne ne contrôlait au début du tour
part-annex-from = piochez { $n } systèmes dans la pioche A et gardez-en un comme colonie sans disque
part-annex-attached = prenez le système attaché comme colonie sans disque
levels-x = une technologie de niveau « nombre de vos colonies plus un », IIII au plus
part-open-guild = ouvrez une guilde de rang { $tier }
part-retire = envoyez un vaisseau au musée
part-copy-research = faites n’importe quelle action de recherche, occupée ou non
part-copy-any = faites n’importe quelle action du plateau, occupée ou non

## Powers
power-skip-prerequisite = quand une technologie découverte a 2 prérequis, il peut vous en manquer un
power-ore-for-pop = quand un coût remet des habitants en réserve, vous pouvez payer 1 minerai au lieu de l’un d’eux
power-either-track = vos disques de production peuvent venir des deux pistes
power-wormhole = vos vaisseaux vont partout en 1 saut, sauf depuis Sol et l’Espace lointain
power-crowd = vous pouvez prendre des cases d’action occupées
power-cheap-colonize = coloniser demande { $n } puissance de moins
power-far-jump = vous avez { $n } { $n ->
    [one] saut
   *[other] sauts
} de plus à chaque effet de saut
power-cheap-trade = un habitant vous coûte 2 minerais à l’échange
power-rich-mining = la production de minerai vous donne { $n } de plus
power-deep-yard = vous pouvez construire dans l’Espace lointain
power-giga = au lieu d’étoiles, vous pouvez poser des disques de l’autre piste ; à la fin, les étoiles de vos exploits deviennent des disques
short-power-skip-prerequisite = un prérequis de moins
short-power-ore-for-pop = minerai pour habitant
short-power-either-track = disques des deux pistes
short-power-wormhole = sauts par trou de ver
short-power-crowd = cases occupées permises
short-power-cheap-colonize = coloniser −{ $n } puissance
short-power-far-jump = sauts +{ $n }
short-power-cheap-trade = habitant pour 2 minerais
short-power-rich-mining = prod. +{ $n } minerai
short-power-deep-yard = construire dans l’Espace lointain
short-power-giga = disques au lieu d’étoiles

## Options
option-blind = Piocher à l’aveugle
option-growth = Croissance de la population
option-mining = Production de minerai
option-buy-pop = Minerais contre un habitant
option-buy-pop-for = { $price } { $price ->
    [one] minerai
   *[other] minerais
  } contre 1 habitant
option-sell-pop = Un habitant contre 1 minerai
option-decommission-free = Le vaisseau de niveau { $level } ({ $place }) devient habitant
option-decommission = 1 minerai : le vaisseau de niveau { $level } ({ $place }) devient habitant
option-pay-pop = Remettre les habitants en réserve
option-pay-ore = Payer 1 minerai au lieu d’un habitant
option-disc = Poser le disque : { $disc }
option-settle = Établir un vaisseau de niveau { $level }
option-from-column = Prendre le cube de la colonne { $column }
option-to-column = Poser le cube dans la colonne { $column }
option-build = Construire : { $place }
option-colonize = Coloniser { $place }
option-bonus = D’abord le bonus : { $place }
option-link = À côté : { $place }
option-upgrade = Améliorer un vaisseau de niveau { $level } : { $place }
option-upgrade-to = Améliorer un vaisseau ({ $place }) du niveau { $level } au niveau { $to }
option-retire = Envoyer au musée un vaisseau de niveau { $level } : { $place }
option-jump = Saut : vaisseau de niveau { $level }, { $origin } → { $target }
option-move = Déplacement : vaisseau de niveau { $level }, { $origin } → { $target }
option-annex = Garder { $card }
option-guild = Ouvrir : { $card }
option-mat = Jouer : { $card }
option-copy = Copier { $title } : { $line }
option-space-extra = { $title } (+{ $extra } minerai) : { $line }

## The log
log-laid = Sur l’emplacement { $b } : { $a }.
log-in-play = L’exploit { $a } est en jeu.
log-outfit = { $who } commence avec { $a } { $a ->
    [one] habitant
   *[other] habitants
  }, un vaisseau de niveau 1 à Sol et { $b } { $b ->
    [one] minerai
   *[other] minerais
  }.
log-ending = { $a ->
    [0] { $who } a déclenché la fin de la partie : il ne reste aucun tour.
    [one] { $who } a déclenché la fin de la partie : il reste 1 tour.
   *[other] { $who } a déclenché la fin de la partie : il reste { $a } tours, dernière manche comprise.
  }
log-pay-both = { $who } paie { $a } { $a ->
    [one] minerai
   *[other] minerais
  } et remet { $b } { $b ->
    [one] habitant
   *[other] habitants
  } dans la réserve.
log-mat = { $who } joue : { $a }.
log-pay-ore = { $who } paie { $a } { $a ->
    [one] minerai
   *[other] minerais
  }.
log-gain-ore = { $who } gagne { $a } { $a ->
    [one] minerai
   *[other] minerais
  }.
log-move-supply = { $who } déplace un cube de réserve de la colonne { $a } à la colonne { $b }.
log-automate = { $who } automatise un disque ({ $a }), niveau { $b }.
log-mining = { $who } produit { $a } { $a ->
    [one] minerai
   *[other] minerais
  }.
log-buy-pop = { $who } paie { $a } { $a ->
    [one] minerai
   *[other] minerais
  } pour 1 habitant de la colonne { $b }.
log-decommission-free = { $who } démonte un vaisseau de niveau { $a } : { $b }.
log-decommission = { $who } paie 1 minerai pour démonter un vaisseau de niveau { $a } : { $b }.
log-sell-pop = { $who } remet 1 habitant dans la réserve pour 1 minerai.
log-build = { $who } construit un vaisseau de niveau { $a } : { $b }.
log-build-from-pop = { $who } construit un vaisseau de niveau { $a } avec un habitant : { $b }.
log-upgrade = { $who } améliore un vaisseau ({ $c }) du niveau { $a } au niveau { $b }.
log-jump = { $who } fait sauter un vaisseau de niveau { $a } : { $b } → { $c }.
log-move = { $who } déplace un vaisseau de niveau { $a } : { $b } → { $c }.
log-gain-control = { $who } prend le contrôle : { $a } (avant-poste : { $b }).
log-lose-control = { $who } perd le contrôle : { $a }.
log-settle = { $who } établit un vaisseau de niveau { $a } : { $b }.
log-exile = Le vaisseau de niveau { $a } de { $who } ({ $b }) est exilé dans l’Espace lointain.
log-colonize = { $who } colonise { $a }.
log-annex = { $who } prend { $a } comme colonie.
log-new-system = Un nouveau système apparaît : { $b }.
log-empty-slot = Il ne reste pas de système pour { $a }.
log-colony-disc = { $who } ajoute un disque : { $a } ({ $b }).
log-event = Événement : { $a }.
log-guild = { $who } ouvre : { $a }.
log-copy = { $who } copie { $a }.
log-retire = { $who } envoie au musée un vaisseau de niveau { $a } : { $b }.
log-replace-star = { $who } remplace une étoile par un disque : { $a }.
log-innovation = { $who } atteint l’innovation { $a }.
log-row = La rangée de niveau { $a } de l’étalage est dévoilée.
log-row-card = { $a } rejoint l’étalage.
log-row-cleared = La rangée de niveau { $a } de l’étalage est vidée.
log-attach = Système attaché à la carte { $b } : { $a }.
log-extra-system = { $a } apparaît à un saut du système { $b }.
log-event-gone = { $a } quitte la partie.

## Why not
why-later-place = Ce sont les actions qui construisent les vaisseaux, les font sauter ou colonisent.
why-guild-closed = Fermée : { $card }. Un événement doit d’abord l’ouvrir.
why-ore = Il faut { $need } { $need ->
    [one] minerai
   *[other] minerais
  }, vous en avez { $have }.
why-ore-later = Avec { $have } { $have ->
    [one] minerai
   *[other] minerais
  }, vous ne pourriez pas payer la suite.
why-no-system = Il n’y a aucun système que vous puissiez coloniser.
why-nothing-to-copy = Il n’y a aucune action que vous puissiez copier et payer.
why-nothing-left = Une partie est impossible : il ne reste rien à prendre.
why-no-system-there = Il n’y a pas de système « { $id } » à coloniser.
why-no-control = Vous ne le contrôlez pas.
why-power-needed = Il faut une puissance de { $need }, vous y avez { $have }.
why-no-ship = Vous n’avez pas ce vaisseau à cet endroit.
why-no-route = Il n’y a pas de route entre ces lieux.
why-not-yard = On construit les vaisseaux à Sol et dans les chantiers spatiaux que l’on contrôle.
why-full = Toutes ses places sont prises.
why-not-in-play = Cet exploit n’est pas en jeu.
why-power = Vous n’avez plus ce pouvoir ce tour-ci, ou il ne changerait rien.

## Bots
gain-achievements = plus près d’un exploit
gain-income = plus de revenus
gain-fleet = une flotte plus forte

# Why a ship does not get there
why-too-far = C’est à { $need } sauts ; il vous en reste { $have }.
why-no-ship-near = { $n ->
    [one] Aucun de vos vaisseaux n’y va en 1 saut.
   *[other] Aucun de vos vaisseaux n’y va en { $n } sauts.
  }

## News: what others did since one's last turn
news-mat = { $who } joue : { $a }
news-gain-control = { $who } a pris : { $a }
news-lose-control = { $who } a perdu : { $a }
news-colonize = { $who } a colonisé { $a }
news-annex = { $who } a pris { $a } comme colonie
news-event = { $who } a révélé { $a }
news-guild = { $who } a ouvert : { $a }
news-innovation = { $who } a atteint { $a }
news-attach = { $a } est attaché à la carte { $b }
news-extra-system = { $a } est apparu à un saut du système { $b }
news-ending = { $who } a déclenché la fin : il reste { $a } { $a ->
    [one] tour
   *[other] tours
  }
news-automa-ending = { $who } a déclenché la fin : il reste { $a } { $a ->
    [one] tour
   *[other] tours
  } au plus
news-automa-card = { $who } a pioché la carte solo { $a }

## News: what it means for oneself
effect-pay-ore = { $a } { $a ->
    [one] minerai
   *[other] minerais
  }
effect-pay-both = { $a } { $a ->
    [one] minerai
   *[other] minerais
  } et { $b } { $b ->
    [one] habitant
   *[other] habitants
  }
effect-gain-ore = { $a } { $a ->
    [one] minerai
   *[other] minerais
  }
effect-mining = { $a } { $a ->
    [one] minerai
   *[other] minerais
  }
effect-automate = { $n ->
    [one] une automatisation
   *[other] { $n } automatisations
  }
effect-build = { $n ->
    [one] un vaisseau de niveau { $a }
   *[other] { $n } vaisseaux
  }
effect-build-from-pop = { $n ->
    [one] un vaisseau de niveau { $a }
   *[other] { $n } vaisseaux
  }
effect-upgrade = { $n ->
    [one] un vaisseau de niveau { $b }
   *[other] { $n } améliorations
  }
effect-gain-control = le contrôle : { $a }
effect-lose-control = { $n ->
    [one] le contrôle
   *[other] le contrôle de { $n } lieux
  }
effect-exile = { $n ->
    [one] un vaisseau exilé dans l’Espace lointain
   *[other] { $n } vaisseaux exilés dans l’Espace lointain
  }
effect-retire = { $n ->
    [one] un vaisseau de niveau { $a }
   *[other] { $n } vaisseaux
  }

## The steps of an event
event-step = { $who } : { $line }
event-step-card = Puis on choisit la carte de l’emplacement { $slot }
