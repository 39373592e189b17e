# L’expert à côté d’une partie en cours : conseils et tuteur.

## Conseils
hint-ask = Que feriez-vous ?
hint-ask-says = Que feriez-vous ? Le plan de l’expert pour ce tour
hint-key = demander à l’expert ce qu’il ferait
hint-thinking = L’expert réfléchit…
hint-head = Ce que ferait l’expert
hint-only = Il n’y a qu’une possibilité
hint-opening = Chacun de ces débuts vaut les autres
hint-try = Essayer
hint-try-says = Essayer cette variante sur le plateau d’étude ; rien n’est joué
hint-close = Fermer le conseil
hint-told = a d’abord consulté l’expert
note-hint = { $name } a demandé conseil à l’expert.
note-tutor = Le tuteur a mis { $name } en garde contre un choix.
refused-hints = Les conseils ne sont pas permis à cette table : les joueurs ne s’y sont pas accordés.
refused-hints-late = Les conseils ne peuvent être permis qu’avant que d’autres se soient assis.
refused-hint-failed = L’expert n’a pas de réponse pour l’instant. Demandez encore une fois.
hints-option = Conseils permis
hints-option-says = Tous peuvent demander à l’expert ce qu’il ferait ; le journal le dit.

## Le tuteur
tutor-label = Tuteur
tutor-off = Non
tutor-says = Avertit avant un choix qui coûte plus que cela de vos chances de gagner, là où les conseils sont permis. Aucun choix ne l’attend plus d’un instant.
tutor-warns = Cela peut coûter { $n } % de vos chances de gagner
tutor-loses = « { $what } » vous laisse { $to } %, le meilleur choix { $from } %.
tutor-yours = Votre choix : { $what }
tutor-why = Montrez-moi pourquoi
tutor-anyway = Jouer quand même
tutor-again = Réfléchir encore
