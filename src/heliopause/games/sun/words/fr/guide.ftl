# The guide through a first game
page-guide-aim = Une petite partie
page-guide-aim-text = Vous jouez { $rounds } manches, et vous commencez. Ensuite les points comptent : technologies, avant-postes, systèmes colonisés, automatisation, exploits. { $stars } étoiles sur les exploits y mettent fin plus tôt.
page-guide-aim-why = Le plateau à colonnes montre ce qui peut être recherché. Sur la carte des étoiles volent les vaisseaux. Votre propre plateau porte ce que vous avez.
page-guide-action = Déplacez votre pion
page-guide-action-text = Tout ce qui a un bord doré est possible maintenant. Un bon début est Recherche I : un de vos habitants va sur une technologie de niveau I, et vous recevez aussitôt son bonus.
page-guide-action-why = Les technologies donnent de nouvelles cases, meilleures, pour votre pion, et chacune ouvre la voie vers celles à sa droite.
page-guide-production = Produisez
page-guide-production-text = Choisissez une production sur trois. Croissance : un cube de chaque colonne ouverte ({ $columns }) devient habitant. Minerai : vous en gagnez { $mines }. Échange : troquez ce que vous avez.
page-guide-production-why = Prenez ce qu’il faut à votre prochaine action : Recherche II coûte 2 minerais et 1 habitant, un vaisseau 1 habitant. Chaque disque qui quitte une piste de votre plateau améliore votre production.
page-guide-others = L’autre camp joue
page-guide-others-text = Regardez où va le pion : cette case vous est fermée à votre prochain tour.
page-guide-others-why = À la fin de chaque tour, on vérifie les exploits. Qui en accomplit un le revendique, un par tour, et le premier a le plus de points.
page-guide-action-2 = Votre deuxième tour
page-guide-action-2-text = Votre pion doit quitter sa case. Essayez Construire et sauter : un habitant devient un vaisseau, et avec 2 sauts il atteint un système ou un chantier spatial.
page-guide-action-2-own = Votre pion doit quitter sa case. Votre technologie en a ouvert une, au bord doré : elle est à vous seul jusqu’à ce qu’un autre la recherche. Ou essayez Construire et sauter.
page-guide-action-2-taken = Votre pion doit quitter sa case. Construire et sauter est occupé ou trop cher : recherchez avec ce que vous avez, ou prenez Recruter, toujours libre.
page-guide-action-2-done = Votre pion doit quitter sa case. Vous avez déjà lancé un vaisseau : recherchez maintenant, pour ouvrir de meilleures cases, ou continuez à voler.
page-guide-onwards-control = Prenez le contrôle
page-guide-onwards-control-text = Vous ne contrôlez encore aucun lieu. Envoyez un vaisseau là où personne n’est plus fort : un disque quitte votre plateau, vous produisez donc plus, et l’avant-poste vaut un point.
page-guide-onwards-research = Recherchez encore
page-guide-onwards-research-text = Vous avez { $cards } { $cards ->
    [one] technologie
   *[other] technologies
  }. Suivez les lignes vers la droite : le niveau II demande 2 minerais et 1 habitant, vaut 2 points et ouvre de meilleures cases.
page-guide-onwards-colonize = Colonisez
page-guide-onwards-colonize-text = Vous contrôlez un lieu. Dès que vos vaisseaux y ont la puissance de son bouclier et que vous avez une action qui colonise, sa carte est à vous pour de bon, avec ses points.
page-guide-onwards-claim = Un exploit est proche
page-guide-onwards-claim-text = { $claim } : vous en avez { $have } sur { $least }. Le premier à le revendiquer a le plus de points.
page-guide-onwards-points = Ce qui compte à la fin
page-guide-onwards-points-text = Vous avez { $points } { $points ->
    [one] point
   *[other] points
  }. Chaque technologie vaut son niveau, chaque avant-poste 1, une colonie ce que dit sa carte. Que pouvez-vous encore achever dans les manches qui restent ?
page-guide-onwards-why = Si une chose n’est pas possible, pointez-la ou touchez-la : la table dit pourquoi, avec la règle.
page-guide-last = La dernière manche
page-guide-last-text = C’est votre dernier tour. Minerais et habitants ne valent rien : dépensez-les pour ce qui compte. Une technologie, un avant-poste, une colonie, un exploit ?
page-guide-last-why = Après cette manche, on compte les points.
advice-sun-level-1 = La prochaine fois : recherchez tôt. Chaque technologie vaut son niveau et ouvre une case à elle.
advice-sun-level-2 = La prochaine fois : gardez 2 minerais et 1 habitant pour Recherche II ; ces cartes comptent et ouvrent la suite.
advice-sun-level-3 = La prochaine fois : suivez une ligne vers la droite dès que possible ; les cartes de niveau III valent le plus pour leur prix.
advice-sun-level-4 = La prochaine fois : gardez un œil sur la dernière colonne ; une carte y vaut parfois dix points et plus.
advice-sun-private = La prochaine fois : cherchez les cartes qui vous donnent une technologie à vous.
advice-sun-automation = La prochaine fois : automatisez quand une carte le permet ; vous produisez plus, et les derniers niveaux comptent.
advice-sun-colonies = La prochaine fois : rassemblez vos vaisseaux dans un système au lieu de les disperser, et colonisez-le.
advice-sun-outposts = La prochaine fois : lancez vos vaisseaux plus tôt ; chaque lieu contrôlé vous renforce à chaque tour, et compte.
advice-sun-space = La prochaine fois : n’oubliez pas Sol et l’Espace lointain ; certaines cartes y font compter les vaisseaux.
advice-sun-events = La prochaine fois : soyez le premier sur un emplacement non découvert ; son événement favorise souvent qui le trouve.
advice-sun-achievements = La prochaine fois : choisissez tôt un exploit et visez-le ; le premier à le revendiquer gagne le plus.
page-guide-wait = { $name } commence
page-guide-wait-text = Regardez où va le pion de { $name } : cette case vous est fermée ce tour-ci.
page-guide-wait-why = Deux pions ne sont jamais sur la même case, sauf sur la dernière action de base.
page-guide-action-taken = Tout ce qui a un bord doré est possible maintenant. Recherche I est occupée : lancez un vaisseau avec Construire et sauter, ou prenez Recruter et recherchez au prochain tour.
page-guide-choose = Faites l’action
page-guide-choose-text = Répondez aux questions de la barre ; les endroits dorés des plateaux font la même chose.
page-guide-choose-why = Vous pouvez annuler un choix jusqu’à ce que le hasard tranche ou qu’un autre choisisse.
page-guide-action-2-why = Qui a le plus de puissance en un lieu le contrôle et y pose un disque de son plateau : votre production grandit, et les avant-postes valent des points.
page-guide-production-2 = Produisez encore
page-guide-production-2-text = La croissance atteint maintenant { $columns } et l’extraction donne { $mines } { $mines ->
    [one] minerai
   *[other] minerais
  }. Si un disque a quitté votre plateau, la différence se voit ici.
page-guide-production-2-why = La croissance ne prend que dans les colonnes qui ont encore des cubes. Quand A est vide, A ne donne rien.
page-guide-news-control = Vous contrôlez maintenant un lieu : un disque a quitté votre plateau et y sert d’avant-poste.
page-guide-news-lost = Vous avez perdu un lieu : quelqu’un y a plus de puissance, et votre disque est revenu sur sa piste.
page-guide-news-event = Un événement se trouvait sous l’emplacement que vous avez découvert. Il est résolu d’abord, puis vous choisissez la technologie.
page-guide-news-claim = Vous avez revendiqué un exploit : une de vos étoiles s’y trouve.
page-ask-mat = Choisissez une faction. Elles diffèrent par leurs colonnes, leurs pistes et leurs innovations.
page-ask-slot = Choisissez l’emplacement de votre habitant. Les lignes venant de gauche montrent ce qui doit être recherché avant.
page-ask-type = Emplacement non découvert. Choisissez le type cherché : on révèle des cartes jusqu’à ce que deux conviennent.
page-ask-card = Deux cartes conviennent. Celle que vous choisissez est sur le plateau pour tous, mais vous l’avez le premier.
page-ask-row = Prenez une carte de la rangée qui convient à vos prérequis, ou piochez à l’aveugle.
page-ask-build = Choisissez où apparaît le nouveau vaisseau : à Sol, ou dans un chantier spatial que vous contrôlez.
page-ask-jump = Chaque saut mène un vaisseau le long d’une route. Qui a ensuite le plus de puissance dans un système ou un chantier spatial le contrôle.
page-ask-move = Choisissez un vaisseau et où il va ; les routes ne comptent pas.
page-ask-outpost = Vous prenez le contrôle : choisissez quel disque quitte votre plateau comme avant-poste. La nourriture améliore la croissance, le minerai l’extraction.
page-ask-bonus = Plusieurs lieux passent sous votre contrôle. Choisissez quel bonus vient d’abord.
page-ask-colonize = Choisissez un système que vous contrôlez avec assez de puissance. Sa carte est à vous pour de bon.
page-ask-settle = Choisissez les vaisseaux qui s’établissent. Ils reviennent dans votre réserve.
page-ask-colony-disc = Un second disque va sur la nouvelle colonie. Choisissez sa piste.
page-ask-automate = Choisissez la piste dont le disque le plus à gauche va à l’automatisation.
page-ask-upgrade = Choisissez le vaisseau dont le niveau monte. Plus de puissance rend le contrôle plus sûr.
page-ask-from-column = Choisissez la colonne que le cube quitte.
page-ask-to-column = Choisissez la colonne où va le cube.
page-ask-price = Choisissez comment payer.
page-ask-trade = Échangez autant de fois que vous voulez ; « Arrêter les échanges » y met fin.
page-ask-guild = Un événement ouvre une guilde : une nouvelle case pour tous. Choisissez laquelle.
page-ask-achievement = Vous accomplissez un exploit. Revendiquez-le : les places plus à gauche valent plus.
page-ask-may = Vous pouvez le faire ou non.
page-guide-action-done = Tout ce qui a un bord doré est possible maintenant. Encore une Recherche I vous ouvre une seconde voie vers la droite.
