## Where something comes from
source-control = contrôle ({ $system })
source-colony = colonie { $system }
source-event = { $card } (événement de l’emplacement { $slot })
source-innovation = innovation { $innovation }
source-automa = carte solo { $card }

## Phases
phase-achievement = Exploits

## Questions
ask-achievement = Quel exploit revendiquez-vous ?
ask-type = Quel type cherchez-vous ?
ask-row = Quelle technologie prenez-vous ?
ask-mat = Quelle faction jouez-vous ?
ask-build = Où construisez-vous le vaisseau de niveau { $level } ?
ask-upgrade = { $n ->
    [one] Quel vaisseau améliorez-vous de { $by } ?
   *[other] Quel vaisseau améliorez-vous de { $by } ? Encore { $n } améliorations.
  }
ask-jump = { $n ->
    [one] Quel vaisseau saute ? Encore 1 saut.
   *[other] Quel vaisseau saute ? Encore { $n } sauts.
  }
ask-move = { $n ->
    [one] Quel vaisseau se déplace ?
   *[other] Quel vaisseau se déplace ? Encore { $n } vaisseaux.
  }
ask-colonize = Quel système colonisez-vous ?
ask-infiltrate = { $n ->
    [0] Quel système colonisez-vous ?
    [one] Quel vaisseau saute, ou quel système colonisez-vous ? Encore 1 saut.
   *[other] Quel vaisseau saute, ou quel système colonisez-vous ? Encore { $n } sauts.
  }
ask-settle = { $n ->
    [0] Quel vaisseau s’établit aussi ? ({ $place }) La puissance suffit déjà.
   *[other] Quel vaisseau s’établit ? ({ $place }) Il manque une puissance de { $n }.
  }
ask-colony-disc = Quel disque va sur votre colonie { $card } ?
ask-outpost = Quel disque sert d’avant-poste ? ({ $place })
ask-bonus = Quel bonus vient d’abord ?
ask-copy = Quelle action copiez-vous ?
ask-automate = Quel disque automatisez-vous ?
ask-replace = Quel disque remplace une étoile ?
ask-price = Comment payez-vous ?
ask-from-column = Quelle colonne le cube quitte-t-il ?
ask-to-column = Dans quelle colonne va le cube ?
ask-trade = Qu’échangez-vous ? 1 habitant coûte { $price } { $price ->
    [one] minerai
   *[other] minerais
  }.
ask-link = À côté de quel système se trouve le nouveau ?
ask-guild = Quelle guilde ouvrez-vous ?
ask-decommission-ship = Quel vaisseau devient habitant ?
ask-retire = Quel vaisseau envoyez-vous au musée ?
ask-annex = Quel système gardez-vous ?

## What can be counted
measure-ore = minerais
measure-food-discs = disques de nourriture sur le plateau
measure-ore-discs = disques de minerai sur le plateau
measure-automation = automatisation
measure-colony = colonie { $card }
measure-power = puissance : { $place }
measure-control = contrôle : { $place }

## What the source of a question is to who is asked
origin-event = événement de l’emplacement { $slot }
origin-power = { $mine ->
    [yes] votre pouvoir
   *[no] pouvoir de { $who }
  }
origin-control = { $mine ->
    [yes] vous le contrôlez maintenant
   *[no] contrôlé maintenant par { $who }
  }
origin-colony = { $mine ->
    [yes] votre nouvelle colonie
   *[no] nouvelle colonie de { $who }
  }
origin-mat = { $mine ->
    [yes] votre faction
   *[no] faction de { $who }
  }
origin-innovation = { $mine ->
    [yes] votre innovation
   *[no] innovation de { $who }
  }
origin-solo = carte solo

## What is not done by who passes
decline-jump = Ne plus sauter
decline-settle = Aucun autre vaisseau
decline-replace = Ne plus rien remplacer
decline-retire = N’en envoyer aucun
ask-opponent = Qui reçoit { $n } de minerai ?
