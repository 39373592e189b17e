## What is counted
count-technologies = { $n ->
    [one] technologie
   *[other] technologies
  }
count-military-technologies = { $n ->
    [one] technologie militaire
   *[other] technologies militaires
  }
count-level-I-technologies = { $n ->
    [one] technologie de niveau I
   *[other] technologies de niveau I
  }
count-level-II-technologies = { $n ->
    [one] technologie de niveau II
   *[other] technologies de niveau II
  }
count-level-III-technologies = { $n ->
    [one] technologie de niveau III
   *[other] technologies de niveau III
  }
count-pop = { $n ->
    [one] habitant
   *[other] habitants
  }
per = { $per ->
    [1] { $each } par { $counted }
   *[other] { $each } pour { $per } { $counted }
  }
per-up-to = { $per ->
    [1] { $each } par { $counted }, { $limit } au plus
   *[other] { $each } pour { $per } { $counted }, { $limit } au plus
  }
formula = { $parts }
formula-plus = { $one } + { $other }
condition = { $n } { $counted }

## Lines of the notation in words
line = { $effects }
line-with-cost = { $cost } : { $effects }
line-may = si vous voulez, { $line }
line-if = si vous avez { $condition } : { $line }
line-each = autant de fois que cela ({ $count }) : { $line }
line-others = tous les autres : { $line }
line-everyone = tout le monde : { $line }
part-by-hand = à la main : { $text }
condition-and = { $one } et { $other }
part-research-from-supply = { $line }, avec un cube de la réserve
part-lose-pop = perdez { $n } { $n ->
    [one] habitant
   *[other] habitants
  }
short-if = si
short-others = autres
short-everyone = tous
short-by-hand = à la main
short-lose = perdez
option-for = Étapes pour { $who }
line-or = { $one } ou { $other }
part-trade = échangez
part-research = { $existing ->
    [yes] recherchez { $levels } (déjà découverte)
   *[no] recherchez { $levels }
  }{ $prerequisites ->
    [yes] {""}
   *[no] {" "}sans prérequis
  }{ $bonus ->
    [yes] {""}
   *[no] {" "}sans son bonus
  }
part-private = prenez une technologie privée de niveau { $level }

## Powers
power-cheap-research = vos actions de recherche coûtent { $n } de moins
short-power-cheap-research = recherche −{ $n }

## Options
option-pass = Passer
option-done = Terminé
option-take = Le faire : { $line }
option-trade = Échanger
option-type = Chercher une technologie : { $type }
option-research-card = Rechercher { $card }
option-research-slot = Rechercher l’emplacement { $slot } (niveau { $level }), non découvert
option-slot = Emplacement { $slot } (niveau { $level })
option-card = Prendre { $card }
option-draw = { $card }
option-claim = Revendiquer { $card }
option-start = Le joueur { $seat } commence
option-space = { $title } : { $line }
option-power = Utiliser { $card } : { $line }

## The log
log-start = { $who } commence la partie.
log-turn = Manche { $a } : au tour de { $who }.
log-pawn = { $who } choisit { $a }.
log-aside = { $who } écarte le pion de { $a }.
log-return-pop = { $who } remet { $a } { $a ->
    [one] habitant
   *[other] habitants
  } dans la réserve.
log-gain-pop = { $who } recrute 1 habitant de la colonne { $a }.
log-growth = { $a ->
    [0] { $who } choisit la croissance sans rien gagner : les colonnes sont vides.
    [one] { $who } gagne { $a } habitant par croissance.
   *[other] { $who } gagne { $a } habitants par croissance.
  }
log-trade = { $who } fait des échanges.
log-research = { $who } recherche { $b } (emplacement { $a }).
log-discover = { $who } recherche l’emplacement non découvert { $a }.
log-seek = { $who } cherche une nouvelle technologie : { $a }.
log-reveal = Carte révélée : { $a }.
log-place-card = { $who } choisit { $a } pour l’emplacement { $b }.
log-private = { $who } prend { $a } comme technologie privée.
log-no-research = { $who } n’a rien à rechercher.
log-claim = { $who } revendique { $a } : { $b } { $b ->
    [one] point
   *[other] points
  }.
log-last-round = La dernière manche commence.
log-by-hand = { $who } exécute à la main ce que dit la carte.
log-over = La partie est terminée.
log-power = { $who } utilise { $a }.

## Why not
why-later-space = Votre pion se déplace au début de votre tour.
why-later-slot = Vous avez les prérequis ; on recherche une technologie par une action qui montre la fiole.
why-later-claim = À la fin de votre tour, une fois la condition remplie.
why-no-space = Il n’y a pas de case d’action « { $id } ».
why-not-researched = Vous n’avez pas recherché { $card }.
why-not-there = { $card } n’est pas en jeu.
why-must-move = Votre pion est sur cette case et doit bouger.
why-occupied = La case est occupée par { $who }.
why-pop = Il faut plus d’habitants que vous n’en avez ({ $have }).
why-no-slot = Il n’y a aucune technologie que vous puissiez rechercher ainsi.
why-no-change = Cela ne changerait rien.
why-no-such-slot = Il n’y a pas d’emplacement « { $id } ».
why-researched = Vous l’avez déjà recherchée.
why-level = Cette recherche ne vaut pas pour le niveau { $level }.
why-undiscovered = Seules les technologies découvertes peuvent être choisies.
why-under-way = Quelqu’un est en train de la découvrir.
why-no-card-left = Il ne reste aucune technologie de niveau { $level } à découvrir.
why-slot = l’emplacement { $slot }
why-prerequisites = { $kind ->
    [one] Il faut d’abord rechercher { $one }.
    [either] Il faut { $one } ou { $other } ; vous n’avez aucun des deux.
    [both] Il faut { $one } et { $other } ; { $have ->
        [0] il vous manque les deux.
       *[other] il vous manque { $missing }.
      }
   *[some] Il faut { $need } prérequis parmi { $slots } ; { $have ->
        [0] vous n’en avez aucun.
       *[other] vous n’avez que { $had }.
      }
  }
why-no-action = { $card } n’a pas d’action propre.
why-no-supply = Votre réserve est vide.
why-claimed = Vous l’avez déjà revendiqué.
why-condition = La condition n’est pas remplie : { $condition }.
why-must = Cela doit être fait.

## Bots
gain-points = plus de points
gain-resources = plus de ressources
gain-technologies = plus de technologies

## News: what others did since one's last turn
news-pawn = { $who } a choisi { $a }
news-research = { $who } a recherché { $b }
news-discover = { $who } a recherché l’emplacement { $a }
news-place-card = { $who } a découvert { $a }
news-by-hand = { $who } a exécuté une carte à la main
news-private = { $who } a pris { $a } comme technologie privée
news-claim = { $who } a revendiqué { $a }
news-last-round = La dernière manche a commencé
news-over = La partie est terminée
news-power = { $who } a utilisé { $a }

## News: what it means for oneself
effect-gained = vous avez gagné { $what }
effect-lost = vous avez perdu { $what }
effect-both = { $parts }
effect-by = { $card } : { $effect }
effect-aside = la case de votre pion
effect-return-pop = { $a } { $a ->
    [one] habitant
   *[other] habitants
  }
effect-gain-pop = { $n } { $n ->
    [one] habitant
   *[other] habitants
  }
effect-growth = { $a } { $a ->
    [one] habitant
   *[other] habitants
  }
aftermath-claim = encore { $n } PV
aftermath-claimed-out = plus rien
