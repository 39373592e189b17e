## What is asked, and by what
question-of = { $source } : { $question }
ask-chance = Le hasard décide.

## Where we are
phase-setup = Mise en place
phase-turn = Tour
phase-over = Partie terminée

## What a choice would do
change = { $what } { $before } → { $after }
change-won = + { $what }
change-lost = − { $what }
change-of = { $who } : { $change }
measure-points = points
preview = { $parts }
preview-nothing = Rien qui se compte ne change.
preview-chance = puis le hasard décide
preview-other = puis { $who } choisit
preview-over = puis la partie est terminée

## Going back
undo-nothing = Il n’y a encore aucun choix à annuler.
undo-chance = Le hasard a tranché depuis ; ce qu’il a donné ne s’annule pas.
suppose-no-turn = Ce tour ne peut pas être supposé ici.
undo-other = Le dernier choix était celui de { $who }, seul à pouvoir l’annuler.

## How it ended
outcome-won = Vous gagnez avec { $n ->
    [one] 1 point
   *[other] { $n } points
  } d’avance.
outcome-lost = { $who } gagne avec { $n ->
    [one] 1 point
   *[other] { $n } points
  } d’avance.
outcome-shared = Vous partagez la victoire avec { $who }.
outcome-won-tie = Vous et { $who } avez autant de points, et l’égalité vous revient.
outcome-lost-tie = Vous et { $who } avez autant de points, et l’égalité revient à { $who }.
outcome-best = Ce qui vous a le plus aidé : { $item }, { $n } de plus que { $who }.
outcome-worst = Là où { $who } était devant : { $item }, de { $n }.
