## Bots
gain-goals = plus près d’un objectif
gain-development = plus de développement
gain-map = une meilleure emprise sur la carte

## Small words
colour-science = science
colour-commerce = commerce
colour-military = militaire
colour-culture = culture
track-food = nourriture
track-economy = économie
track-infrastructure = infrastructure
unit-settler = colon
unit-soldier = soldat
site-village = village
site-city = ville
token-village = jeton Village
token-city = jeton Ville
founding-village = fonde le village
founding-city = fortifie la ville
side-0 = en haut
side-1 = en haut à droite
side-2 = en bas à droite
side-3 = en bas
side-4 = en bas à gauche
side-5 = en haut à gauche
stage-despotism = Despotisme
stage-theocracy = Théocratie
stage-once = bonus unique
stage-democracy = Démocratie
government-stage = { $card } – { $stage }
card-in-slot = { $card } (emplacement { $slot })
tile-cradle = le berceau de la civilisation
tile-territory = { $card }
tile-at = tuile { $at }
tile-named = { $tile }
tile-home = tuile de départ de { $who }

## What is counted
count-villages = { $n ->
    [one] village
   *[other] villages
  }
count-cities = { $n ->
    [one] ville
   *[other] villes
  }
count-constructions = { $n ->
    [one] construction
   *[other] constructions
  }
count-constructions-in-supply = { $n ->
    [one] construction en réserve
   *[other] constructions en réserve
  }
count-science-technologies = { $n ->
    [one] technologie de science
   *[other] technologies de science
  }
count-commerce-technologies = { $n ->
    [one] technologie de commerce
   *[other] technologies de commerce
  }
count-culture-technologies = { $n ->
    [one] technologie de culture
   *[other] technologies de culture
  }
count-level-IV-technologies = { $n ->
    [one] technologie de niveau IV
   *[other] technologies de niveau IV
  }
count-private-technologies = { $n ->
    [one] technologie privée
   *[other] technologies privées
  }
count-leaders = { $n ->
    [one] personnalité
   *[other] personnalités
  }
count-goals = { $n ->
    [one] objectif
   *[other] objectifs
  }
count-coins = { $n ->
    [one] pièce
   *[other] pièces
  }
count-settlers = { $n ->
    [one] colon
   *[other] colons
  }
count-soldiers = { $n ->
    [one] soldat
   *[other] soldats
  }
count-units = { $n ->
    [one] unité
   *[other] unités
  }
count-settler-strength = force des colons
count-soldier-strength = force des soldats
count-unit-strength = force des unités
count-food-cubes-off = { $n ->
    [one] cube de nourriture hors de la piste
   *[other] cubes de nourriture hors de la piste
  }
count-economy-cubes-off = { $n ->
    [one] cube d’économie hors de la piste
   *[other] cubes d’économie hors de la piste
  }
count-infrastructure-cubes-off = { $n ->
    [one] cube d’infrastructure hors de la piste
   *[other] cubes d’infrastructure hors de la piste
  }
count-cubes-off = { $n ->
    [one] cube de développement hors des pistes
   *[other] cubes de développement hors des pistes
  }
count-investments = { $n ->
    [one] investissement
   *[other] investissements
  }
count-tiles-explored = { $n ->
    [one] tuile explorée par vous
   *[other] tuiles explorées par vous
  }
count-tiles-with-a-unit = { $n ->
    [one] tuile avec vos unités
   *[other] tuiles avec vos unités
  }
count-explored-tiles-on-the-map = { $n ->
    [one] tuile explorée sur la carte
   *[other] tuiles explorées sur la carte
  }
count-empty-columns = { $n ->
    [one] colonne vide
   *[other] colonnes vides
  }
count-settle-tokens = { $n ->
    [one] jeton Village
   *[other] jetons Village
  }
count-fortify-tokens = { $n ->
    [one] jeton Ville
   *[other] jetons Ville
  }

## Lines of the notation in words
cost-coins = payez { $coins } { $coins ->
    [one] pièce
   *[other] pièces
  }
cost-exhaust = épuisez { $pop } { $pop ->
    [one] habitant
   *[other] habitants
  }
cost-coins-and-exhaust = payez { $coins } { $coins ->
    [one] pièce
   *[other] pièces
  } et épuisez { $pop } { $pop ->
    [one] habitant
   *[other] habitants
  }
part-coins = gagnez { $coins } { $coins ->
    [one] pièce
   *[other] pièces
  }
part-coins-per = gagnez des pièces : { $count }
part-move-per = déplacements : { $count }
part-activate-per = activez des habitants : { $count }
part-activate = { $n ->
    [one] activez 1 habitant
   *[other] activez { $n } habitants
  }
part-enlist-settler = { $inactive ->
    [yes] enrôlez un colon de force { $strength } depuis les colonnes
   *[no] enrôlez un habitant actif comme colon de force { $strength }
  }
part-enlist-soldier = { $inactive ->
    [yes] enrôlez un soldat de force { $strength } depuis les colonnes
   *[no] enrôlez un habitant actif comme soldat de force { $strength }
  }
part-enlist-unit = { $inactive ->
    [yes] enrôlez un colon ou un soldat de force { $strength } depuis les colonnes
   *[no] enrôlez un habitant actif comme colon ou soldat de force { $strength }
  }
part-move-units = { $n ->
    [one] faites 1 déplacement
   *[other] faites { $n } déplacements
  }
part-upgrade-settler = { $n ->
    [one] améliorez un colon de { $by }
   *[other] améliorez { $n } colons de { $by }
  }
part-upgrade-soldier = { $n ->
    [one] améliorez un soldat de { $by }
   *[other] améliorez { $n } soldats de { $by }
  }
part-upgrade-unit = { $n ->
    [one] améliorez une unité de { $by }
   *[other] améliorez { $n } unités de { $by }
  }
part-invest-food = investissez un cube de nourriture
part-invest-economy = investissez un cube d’économie
part-invest-infrastructure = investissez un cube d’infrastructure
part-invest-any = investissez un cube de la piste de votre choix
part-produce-population = produisez des habitants
part-produce-coins = produisez des pièces
part-token-village = prenez un jeton Village
part-token-city = prenez un jeton Ville
part-found-village = fondez un village
part-found-city = fortifiez une ville
part-construction = prenez une construction de niveau { $level }
part-construction-up-to = prenez une construction jusqu’au niveau { $level }
part-build-any = bâtissez une construction
part-build-new = bâtissez une nouvelle construction
part-build-existing = participez à une construction existante
part-theocracy = activez votre Théocratie
part-claim-goal = revendiquez un objectif
part-basic-action = faites une action de base sans votre pion
part-explore-again = explorez une tuile de plus ce tour-ci
part-lose-coins = perdez { $coins } { $coins ->
    [one] pièce
   *[other] pièces
  }
part-decommission = démobilisez une unité

## Triggers and powers
trigger = { $when } : { $line }
when-explore = chaque fois que vous explorez
when-settle = chaque fois que vous fondez un village
when-fortify = chaque fois que vous fortifiez une ville
when-build = chaque fois que vous bâtissez
when-build-new = chaque fois que vous bâtissez une nouvelle construction
when-build-existing = chaque fois que vous participez à une construction existante
when-research = chaque fois que vous recherchez
when-research-I = chaque fois que vous recherchez au niveau I
when-research-II = chaque fois que vous recherchez au niveau II
when-research-III = chaque fois que vous recherchez au niveau III
when-research-IV = chaque fois que vous recherchez au niveau IV
when-discover = chaque fois que vous êtes le premier à rechercher
when-invest = chaque fois que vous investissez
when-enlist-settler = chaque fois que vous enrôlez un colon
when-enlist-soldier = chaque fois que vous enrôlez un soldat
when-produce-population = chaque fois que vous produisez des habitants
when-produce-coins = chaque fois que vous produisez des pièces
when-claim-goal = chaque fois que vous revendiquez un objectif
when-turn = au début de votre tour
power-far-movement = { $n } { $n ->
    [one] déplacement
   *[other] déplacements
} de plus chaque fois que vous vous déplacez
power-open-borders = vos unités peuvent s’arrêter sur les tuiles de départ des autres
power-second-exploration = vous pouvez explorer { $n } { $n ->
    [one] tuile
   *[other] tuiles
} de plus par tour
power-cheap-construction = les constructions vous coûtent { $n } { $n ->
    [one] pièce
   *[other] pièces
} de moins
power-cheap-pop = un habitant vous coûte 2 pièces à l’échange
power-shared-space = vous pouvez prendre des cases d’action occupées
power-sturdy-settlers = bâtir n’ôte pas de force à vos colons
power-strong-enlisting = vos unités sont enrôlées avec { $n } { $n ->
    [one] point
   *[other] points
} de force de plus
short-power-open-borders = arrêt sur les tuiles adverses
short-power-second-exploration = explorer +{ $n }
short-power-cheap-construction = constructions −{ $n } { $n ->
    [one] pièce
   *[other] pièces
}
short-power-cheap-pop = habitant pour 2 pièces
short-power-shared-space = cases occupées permises
short-power-sturdy-settlers = bâtir sans perdre de force
short-power-strong-enlisting = enrôler avec +{ $n }
short-power-far-movement = déplacement +{ $n }

## Options
option-basic-action = { $title } : { $line }
option-produce-population = Produire des habitants
option-produce-coins = Produire des pièces
option-buy-pawn = Pièces contre un habitant
option-buy-pawn-for = { $price } { $price ->
    [one] pièce
   *[other] pièces
  } contre un habitant
option-sell-pawn = Un habitant contre 1 pièce
option-track = Cube de la piste : { $track }
option-side = Départ { $side }
option-use-settler = Utiliser un colon de force { $strength }
option-use-soldier = Utiliser un soldat de force { $strength }
option-move-unit = Déplacer un { $unit } de force { $strength } : { $origin } → { $target }
option-explore-unit = Explorer avec un { $unit } de force { $strength } : { $origin } → { $target }
option-enlist-unit = Enrôler un { $unit } de force { $strength } : { $place }
option-upgrade-unit = Améliorer un { $unit } de { $strength } à { $to } : { $place }
option-decommission-unit = Démobiliser un { $unit } de force { $strength } : { $place }
option-settle-at = Fonder le village : { $place }
option-fortify-at = Fortifier la ville : { $place }
option-build-new = Bâtir { $card } : { $place }, colon de force { $strength }
option-build-existing = Participer à { $card } : { $place }, colon de force { $strength }

## The log
log-setup-technologies = Technologies de niveau { $a } visibles : { $b }.
log-setup-goals = Les objectifs : { $a }.
log-setup-side = La tuile de départ de { $who } est { $a } du berceau.
log-setup-display = Constructions de niveau { $a } à l’étalage : { $b }.
log-setup-governments = Gouvernements au choix : { $a }.
log-setup-boards = Tout le monde commence avec { $a } { $a ->
    [one] habitant actif
   *[other] habitants actifs
  }, { $b } { $b ->
    [one] pièce
   *[other] pièces
  } et un colon de force { $c } sur la tuile de départ.
log-government = { $who } a le gouvernement { $a }.
log-pay-coins = { $who } paie { $a } { $a ->
    [one] pièce
   *[other] pièces
  }.
log-pay-and-exhaust = { $who } paie { $a } { $a ->
    [one] pièce
   *[other] pièces
  } et épuise { $b } { $b ->
    [one] habitant
   *[other] habitants
  }.
log-exhaust-pop = { $who } épuise { $a } { $a ->
    [one] habitant
   *[other] habitants
  }.
log-activate = { $who } active un habitant de la colonne { $a }.
log-gain-coins = { $who } gagne { $a } { $a ->
    [one] pièce
   *[other] pièces
  }.
log-enlist = { $who } enrôle un { $a } de force { $b } : { $c }.
log-upgrade-unit = { $who } améliore un { $a } à la force { $b } : { $c }.
log-move-unit = { $who } déplace un { $a } : { $b } → { $c }.
log-explore = { $who } explore { $a }.
log-exhaust = { $who } épuise un { $a } de force { $b } : { $c }.
log-weaken = Il reste une force de { $a } au colon de { $who } : { $b }.
log-disband = { $who } démobilise un { $a } de force { $b } : { $c }.
log-found = { $who } { $a } : { $b }.
log-cube = { $who } prend un cube de la piste { $a }, il en reste { $b }.
log-no-cube = { $who } n’a plus de cube à poser.
log-invest = { $who } investit un cube de la piste { $a } à la case { $b }.
log-stage = Le gouvernement de { $who } atteint une nouvelle étape : { $a }.
log-trigger = { $who } utilise { $a }.
log-leader = { $who } rencontre { $a }.
log-take-construction = { $who } prend { $a }.
log-reveal-construction = { $a } rejoint l’étalage.
log-build-new = { $who } bâtit { $a } : { $b }.
log-build-existing = { $who } participe à { $a } : { $b }.
log-take-token = { $who } prend un { $a }.
log-play-token = { $who } joue un { $a }.
log-produce-population = { $a ->
    [0] { $who } ne produit aucun habitant : les colonnes ouvertes sont vides.
    [one] { $who } produit { $a } habitant.
   *[other] { $who } produit { $a } habitants.
  }
log-produce-coins = { $who } produit { $a } { $a ->
    [one] pièce
   *[other] pièces
  }.
log-buy-pawn = { $who } paie { $a } { $a ->
    [one] pièce
   *[other] pièces
  } pour un habitant de la colonne { $b }.
log-sell-pawn = { $who } épuise un habitant pour 1 pièce.
log-basic-action = { $who } fait une action de base : { $a }.
log-explore-again = { $who } peut explorer une tuile de plus.
log-end-triggered = { $who } déclenche la fin de la partie : encore { $a } { $a ->
    [one] tour
   *[other] tours
  }, dernière manche comprise.

## Actions of the board
horizon-basic-1 = Recherche I
horizon-basic-2 = Recherche II
horizon-basic-3 = Enrôler et bouger
horizon-basic-4 = Recruter
horizon-advanced-1 = Jeton Village
horizon-advanced-2 = Jeton Ville
horizon-advanced-3 = Recherche III
horizon-advanced-4 = Recherche IV
option-space-extra-coins = { $title } (+{ $extra } pièce) : { $line }
option-legacy = { $line } ; à la fin, tout le monde marque : { $vp }
option-government = Choisir le gouvernement { $card }
option-construction = Prendre { $card }

## Why not
why-later-tile = Les actions déplacent les unités ; après l’action vient l’expansion.
why-no-unit-near = { $n ->
    [one] Aucune de vos unités ne peut y aller ou y explorer avec 1 déplacement.
   *[other] Aucune de vos unités ne peut y aller ou y explorer avec { $n } déplacements.
  }
why-later-construction = On prend les constructions par la piste d’infrastructure ou par un effet.
why-coins = Il faut { $need } { $need ->
    [one] pièce
   *[other] pièces
  }, vous en avez { $have }.
why-first-turn = À votre premier tour, le pion va sur une action de base.
why-no-site = Il n’y a rien sur la carte ou en réserve pour cela.
why-no-unit-for-it = Vous n’avez ni unité ni jeton pour cela.
why-no-tile = Cette tuile ou cette unité n’existe pas.
why-no-unit = Vous n’avez pas cette unité à cet endroit.
why-must-leave = Votre unité sur la tuile de départ d’un autre doit d’abord repartir.
why-not-next = Ces tuiles ne se touchent pas.
why-foreign-start = Une unité ne peut pas s’arrêter sur la tuile de départ d’un autre, et il ne reste pas de déplacement pour aller plus loin.
why-soldiers-stay = Seuls les colons explorent.
why-two-tiles = Une nouvelle tuile doit être à côté du colon et toucher deux tuiles de la carte.
why-no-territory = Toutes les tuiles de territoire sont sur la carte.
why-explored = Vous avez exploré autant de tuiles que permis ce tour-ci.
why-no-rally-point = On enrôle ses unités sur sa tuile de départ ou là où l’on a un cube.
why-no-token = Il ne reste pas de jeton qui montre cette force.
why-strongest = Aucune unité ne dépasse la force 6.
why-no-settle-token = Vous n’avez pas de jeton Village.
why-no-fortify-token = Vous n’avez pas de jeton Ville.
why-no-village-there = Il n’y a pas de village là.
why-no-settled-village = Son village doit d’abord être fondé.
why-taken = Cela appartient déjà à quelqu’un.
why-strength = Il faut une force de { $need }, vous y avez { $have }.
why-no-construction = Vous n’avez pas pris { $card }.
why-not-built-there = { $card } ne s’y trouve pas.
why-built = Vous l’avez déjà bâtie, ou ses deux places sont prises.
why-no-building-site = Une nouvelle construction demande une tuile sans village fondé, sans construction et sans unités des autres, et jamais la tuile de départ d’un autre.
why-columns-full = Vos colonnes n’ont plus de place pour l’habitant.
why-goal-not-in-play = Cet objectif n’est pas en jeu.

## News: what others did since one's last turn
news-government = { $who } a le gouvernement { $a }
news-explore = { $who } a exploré { $a }
news-found = { $who } a fondé : { $a }, { $b }
news-invest = { $who } a investi : { $a }, case { $b }
news-stage = { $who } a atteint { $a }
news-leader = { $who } a rencontré { $a }
news-take-construction = { $who } a pris { $a }
news-build-new = { $who } a bâti { $a } : { $b }
news-build-existing = { $who } a participé à { $a }
news-basic-action = { $who } a choisi { $a }
news-end-triggered = { $who } a déclenché la fin : il reste { $a } { $a ->
    [one] tour
   *[other] tours
  }

## News: what it means for oneself
effect-pay-coins = { $a } { $a ->
    [one] pièce
   *[other] pièces
  }
effect-pay-and-exhaust = { $a } { $a ->
    [one] pièce
   *[other] pièces
  } et { $b } { $b ->
    [one] habitant
   *[other] habitants
  }
effect-exhaust-pop = { $a } { $a ->
    [one] habitant
   *[other] habitants
  }
effect-activate = { $n } { $n ->
    [one] habitant
   *[other] habitants
  }
effect-gain-coins = { $a } { $a ->
    [one] pièce
   *[other] pièces
  }
effect-produce-population = { $a } { $a ->
    [one] habitant
   *[other] habitants
  }
effect-produce-coins = { $a } { $a ->
    [one] pièce
   *[other] pièces
  }
effect-enlist = un { $a } de force { $b }
effect-upgrade-unit = la force { $b } pour un { $a }
effect-cube = { $n ->
    [one] un cube de la piste { $a }
   *[other] { $n } cubes
  }
effect-take-token = un { $a }
effect-exhaust = { $n ->
    [one] un { $a } : { $c }
   *[other] { $n } unités
  }
effect-weaken = de la force : { $b }, il reste { $a }
effect-disband = { $n ->
    [one] un { $a } : { $c }
   *[other] { $n } unités
  }

## The steps of a leader
leader-step-you = Qui la rencontre : { $line }
leader-step-others = Tous les autres : { $line }
leader-step-all = Tout le monde : { $line }
leader-step-legacy = Qui la rencontre choisit un héritage : { $choices }
