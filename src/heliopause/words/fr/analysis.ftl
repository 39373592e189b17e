# The analysis of a finished game.

## The chances and the turns
analysis-title = Analyse
analysis-of = Analyse : { $game }
analysis-chance = Chances de gagner, en %
analysis-chance-help = après chaque tour, à environ { $n } près.
analysis-dice-help = le hasard l’a changée de 5 ou plus
analysis-start = Début
analysis-round = Manche
analysis-turn-of = Manche { $round }, { $who }
analysis-turn = Tour
analysis-percent = { $n } %
analysis-brilliant = brillant
analysis-good = bien
analysis-slip = imprécision
analysis-blunder = erreur
analysis-slip-from = imprécision, dès { $n } %
analysis-blunder-from = erreur, dès { $n } %
analysis-lost = perdus { $n } %
analysis-lost-help = ce que ses propres choix ont coûté, sur tous les tours
analysis-nothing-chosen = rien à choisir

## What was played, and what the expert plays
analysis-fell = Les chances de { $who } tombent de { $from } % à { $to } %.
analysis-rose = Les chances de { $who } montent de { $from } % à { $to } %.
analysis-stayed = Les chances de { $who } restent à { $to } %.
analysis-by-luck = Le hasard y est pour { $n }.
analysis-played = Joué : { $what }
analysis-expert = Ce que joue l’expert : { $what }
analysis-played-best = Joué, comme l’expert : { $what }
analysis-also = À considérer aussi : { $what }
analysis-why = Pourquoi
analysis-has-more = En sa faveur : { $gains }.
analysis-answer = Puis { $who } : { $what }
analysis-why-expert = La voie de l’expert : { $gains }.
analysis-why-played = Ce qui a été joué : { $gains }.
analysis-precision = { $n } suites par le bot expert ; s’il regarde encore une fois, une chance change d’environ { $off } %.
analysis-followed = Ce qui a suivi : { $what }
analysis-late = Plus tard dans le tour, après le hasard ou les autres, les choix ont encore perdu { $n } %.
analysis-each-choice = Choix par choix
analysis-one-choice = Choix

## Luck and skill
analysis-luck = Chance
analysis-luck-help = ce que les tirages ont donné ou pris, comparés à la moyenne de tous les possibles
analysis-skill = Choix
analysis-skill-help = ce que les choix de tous ont changé
analysis-sum = Chance et choix donnent ensemble le résultat : de { $from } % à { $to } %.
analysis-draw-in = { $what }, manche { $round }
analysis-in-round = manche { $round }
analysis-drawn = tirage ×{ $n }
analysis-draws = { $what }
analysis-ledger = Les tirages les plus et les moins heureux

## Turning points and the summary
analysis-turning = Tournants
analysis-chose = { $who } : { $what }
analysis-summary = En trois phrases
analysis-summary-won = { $who } a gagné ; l’avance a changé de main { $n } fois, et tout s’est décidé à la manche { $round }.
analysis-summary-shared = { $who } ont partagé la victoire ; l’avance a changé de main { $n } fois, la dernière à la manche { $round }.
analysis-summary-even = Aucun tour n’a décidé à lui seul.
analysis-summary-choice = Le plus grand tournant fut à la manche { $round }, quand { $who } a choisi « { $what } » : { $from } % avant, { $to } % après.
analysis-summary-chance = Le plus grand tournant fut un tirage à la manche { $round } ({ $what }) : { $who } avait { $from } % avant, { $to } % après.
analysis-summary-luck = Le hasard a surtout aidé { $lucky } ({ $luck } %), et c’est { $careless } qui a le plus perdu par ses choix ({ $lost } % sur la partie).
analysis-first = Pour l’instant, seulement la première courbe : les tours n’ont pas encore été étudiés.

## The page of the analysis
analysis-open = Pourquoi ? L’analyse
analysis-close = Retour au résultat
analysis-share = Copier un lien
analysis-save = Enregistrer la page
analysis-progress = Étude des tours : { $done } sur { $of }
analysis-failed = L’analyse n’a pas pu être terminée.
analysis-again = Réessayer
analysis-not-yet = L’expert n’a pas encore regardé ce tour.
analysis-previous = Tour précédent
analysis-next = Tour suivant
analysis-next-mistake = Erreur suivante
analysis-play-on = Continuer d’ici
analysis-try = Essayer une variante
analysis-board = Le plateau
analysis-side-before = Avant
analysis-side-played = Joué
analysis-side-expert = Expert
analysis-arrow-expert = ce que joue l’expert
analysis-arrow-played = ce qui a été joué
analysis-arrow-then = ce que d’autres y ont vraiment fait ensuite
analysis-then-there = Ce que d’autres y ont vraiment fait ensuite :
refused-analysis-not-over = On n’analyse qu’une partie terminée.
