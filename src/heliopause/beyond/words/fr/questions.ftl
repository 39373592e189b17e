## Phases
phase-action = Action
phase-production = Production

## Questions
ask-space = Où va votre pion ?
ask-slot = Quelle technologie recherchez-vous ?
ask-card = Quelle technologie prenez-vous ?
ask-may = Faites-vous ceci : { $line } ?
ask-choice = Que faites-vous ?
ask-by-hand = « { $text } » : quelle est l’étape suivante, pour { $who } ?
ask-production = Que produisez-vous ?

## What can be counted
measure-pop = habitants
measure-supply = réserve

## What the source of a question is to who is asked
origin-space = { $mine ->
    [yes] votre action
   *[no] action de { $who }
  }
origin-technology = { $mine ->
    [yes] votre nouvelle technologie
   *[no] nouvelle technologie de { $who }
  }

## What is not done by who passes
decline-may = Ne pas le faire
decline-choice = Aucun de ces choix
decline-slot = Ne rien rechercher
decline-build = Ne rien construire
decline-trade = Arrêter les échanges
decline-upgrade = Ne rien améliorer
decline-upgrade-more = Arrêter les améliorations
decline-move = Ne rien déplacer
decline-move-more = Ne pas aller plus loin
