## The planning board: a private copy of the table
plan = Brouillon
plan-open = Préparer : essayez votre tour sur une copie que personne d’autre ne voit
plan-key = ouvrir le plateau de préparation
plan-loading = La copie de la table se met en place …
plan-nobody = Personne ne voit ceci. Rien de cela n’est joué.
plan-copy = Une copie de la table à la manche { $n }.
plan-copy-at = Une copie de la table après { $moment } choix, à la manche { $n }.
plan-reset = Revenir à l’état de la table
plan-back = Retour à la table
plan-back-game = Retour à la partie
plan-back-analysis = Retour à l’analyse
plan-your-turn = À la table, c’est à vous de jouer.
plan-go = Y aller

## Its question
plan-if-mine = Si c’était votre tour : { $question }
plan-if-turn = Si c’était le tour de { $who } : { $question }
plan-if-chance = Si c’était votre tour, le hasard déciderait ici : dites ce qui vient.
plan-then-chance = Ici, le hasard déciderait : dites ce qui vient.
plan-over = La partie serait finie.
plan-suppose-head = Le tour supposé
plan-suppose = Si c’était mon tour
plan-suppose-other = Si c’était le tour de { $who }
plan-turn = si c’est le tour de { $who }
plan-step = une étape qui n’est plus connue

## Lines
plan-lines = Mes variantes
plan-lines-kept = { $n ->
    [0] Gardées avec votre place
    [one] Une variante, gardée avec votre place
   *[other] { $n } variantes, gardées avec votre place
  }
plan-lines-here = { $n ->
    [0] Gardées jusqu’à votre départ
    [one] Une variante, gardée jusqu’à votre départ
   *[other] { $n } variantes, gardées jusqu’à votre départ
  }
plan-lines-impossible = { $n ->
    [one] Une variante n’est plus possible.
   *[other] { $n } variantes ne sont plus possibles.
  }
plan-lines-gone = { $n ->
    [one] La partie a continué : une de vos variantes n’est plus possible.
   *[other] La partie a continué : { $n } de vos variantes ne sont plus possibles.
  }
plan-followed = La partie a continué ; vos variantes la suivent.
plan-most = Il y a déjà { $n } variantes. Oubliez-en une d’abord.
plan-root = Maintenant : le choix est à { $who }
plan-root-mine = Maintenant : le choix est à vous
plan-root-past = Après { $moment } choix
plan-line = Variante { $n }
plan-chance = Hasard
plan-gone = N’est plus possible
plan-gone-why = N’est plus possible : { $why }
plan-assumed = d’autres ont fait autrement
plan-empty = Choisissez quelque chose : chaque étape reste ici, et vous pouvez revenir à chacune.
plan-others = Les coups des autres, c’est vous qui les supposez : choisissez pour eux, ou supposez qu’ils laissent passer leur tour. Aucun bot n’aide ici.
plan-undo = Une étape en arrière
plan-forget = Oublier
plan-forget-title = Oublier les variantes qui passent par cette étape
plan-tab-lines = Variantes
plan-tab-what-if = Et si

## Chance
plan-what-if = Et si c’était …
plan-what-may-come = { $n ->
    [one] Une seule issue est possible.
   *[other] { $n } issues sont encore possibles, pour autant qu’on puisse le savoir.
  }
plan-what-if-none = Là où une variante rencontre le hasard, vous dites ici ce qui vient, ou vous le tirez. Ce que la table tirera, personne ne le sait.
plan-draw = Tirer au hasard
plan-share = { $n } %

## After the line
plan-after = Vous, après cette variante
plan-after-of = { $who }, après cette variante
plan-play = Jouer cette variante
plan-play-says = Elle se joue étape par étape, demande avant ce qu’on ne peut reprendre et s’arrête là où le hasard parle.
plan-play-wait = Possible quand c’est votre tour. Elle se joue étape par étape, demande avant ce qu’on ne peut reprendre et s’arrête là où le hasard parle.
plan-play-none = Il n’y a encore rien à jouer pour vous : choisissez quelque chose.
plan-play-past = C’est un moment passé : rien ne peut en être joué.
plan-play-broken = Elle ne peut pas se jouer dans l’état de la table.
plan-compare = Comparer les variantes
plan-compare-now = La table telle qu’elle est

## The live table beside it
plan-live = La table
plan-live-chooses = Le choix est à { $who }
plan-live-yours = C’est à vous de jouer

## A line that is played
plan-playing = Votre variante : étape { $n } sur { $of }
plan-stop = Arrêter
plan-ask-final = « { $step } » ne peut pas être repris.
plan-go-on = Jouer
plan-stopped-done = Votre variante est jouée.
plan-stopped-chance = Votre variante s’arrête ici : le hasard a parlé.
plan-stopped-turn = Votre variante s’arrête ici : le choix n’est pas à vous.
plan-stopped-step = Votre variante s’arrête ici : « { $step } » n’est pas possible maintenant.
plan-stopped-you = Vous avez arrêté votre variante.
