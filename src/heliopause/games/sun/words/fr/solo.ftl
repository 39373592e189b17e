## The solo deck
option-automa-card = Carte { $card }
option-automa-remove = La carte { $card } sort
log-automa-replace = La carte { $a } remplace la carte { $b } dans la pioche solo.
log-automa-card = { $who } pioche la carte { $a }.
log-automa-line = { $b ->
    [1] Première ligne : { $a }.
   *[other] Seconde ligne : { $a }.
  }
log-automa-cannot = Impossible ({ $b }) : { $a }.
log-automa-redraw = Aucune des deux lignes n’est possible : une autre carte.
log-automa-fallback = Deux cartes sont impossibles : { $who } automatise les deux pistes, recrute 2 habitants et gagne 2 minerais.
log-automa-no-disc = { $who } n’a plus de disque de { $a } à automatiser.
log-automa-move = Préférence { $a } : le vaisseau de niveau { $b } part, destination { $c }.
log-automa-stay = Les vaisseaux de { $who } sont au mieux où ils sont.
log-automa-upgrade = Préférence { $a } : un vaisseau est amélioré, { $b }.
log-automa-place = Lieu de construction du vaisseau : { $b } ({ $a }).
log-automa-least = { $who } produit ce dont il a le moins : { $a } { $a ->
    [one] habitant
   *[other] habitants
  }, { $b } { $b ->
    [one] minerai
   *[other] minerais
  }.
log-automa-top = { $who } recherche depuis le haut du plateau : emplacement { $a }.
log-automa-type = Le prérequis le plus haut, l’emplacement { $b }, transmet : { $a }.
log-automa-tie = { $a } options se valent ; le hasard décide.
log-automa-claim = La carte spéciale revendique { $a }, condition remplie ou non.
log-automa-no-claim = { $who } a déjà cet exploit, ou il est complet.
log-automa-out = La pioche solo est vide : la partie finit aussitôt.
log-automa-ending = { $who } a déclenché la fin de la partie : il reste { $a } { $a ->
    [one] tour
   *[other] tours
  } au plus, moins si la pioche solo s’épuise.
automa-reason-1 = pas assez de minerai
automa-reason-2 = pas d’habitant
automa-reason-3 = rien à rechercher
automa-reason-4 = aucun système à coloniser
automa-reason-20 = réserve vide
automa-reason-21 = aucun vaisseau à améliorer
automa-reason-22 = il n’en est pas capable
automa-reason-23 = aucun vaisseau pour sauter
automa-move-0 = a (assez de puissance pour coloniser une planète B)
automa-move-1 = b (assez de puissance pour coloniser une planète A)
automa-move-2 = c (contrôle d’une planète B)
automa-move-3 = d (contrôle d’une planète A)
automa-move-4 = e (contrôle d’un chantier spatial)
automa-move-5 = f (contrôle de l’Espace lointain)
automa-move-6 = g (au plus près de la puissance du joueur)
automa-upgrade-0 = a (assez de puissance pour coloniser une planète B)
automa-upgrade-1 = b (assez de puissance pour coloniser une planète A)
automa-upgrade-2 = c (contrôle d’une planète B)
automa-upgrade-3 = d (contrôle d’une planète A)
automa-upgrade-4 = e (contrôle d’un chantier spatial)
automa-upgrade-5 = f (Espace lointain, puis Sol, planètes, chantiers spatiaux)
automa-place-0 = c’est de là qu’il saute le mieux
automa-place-1 = il prend le contrôle du chantier spatial
automa-place-2 = aucun chantier spatial à prendre
automa-place-3 = comme le dit l’effet
