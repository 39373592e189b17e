# Mon bilan : les parties analysées, gardées dans le navigateur.

own-head = Votre bilan
own-says = Ce que les analyses de vos parties disent de votre propre place. Il n’est gardé que dans ce navigateur : exportez-le pour le conserver ou l’emporter ailleurs.
own-none = Il n’y a encore rien. Regardez l’analyse d’une de vos parties terminées, et elle figurera ici.
own-export = Exporter
own-import = Importer
own-imported = { $n ->
    [0] Il n’y avait rien de nouveau.
    [one] Une partie a été ajoutée.
   *[other] { $n } parties ont été ajoutées.
  }
own-import-bad = { $file } n’est pas un bilan exporté.
own-games = Parties
own-won = Gagnées
own-lost = Perdu par tour
own-lost-beginning = au début
own-lost-middle = au milieu
own-lost-end = à la fin
own-luck = Chance par partie
own-percent = { $n } %
own-by-game = Par jeu
own-by-opponents = Par adversaires
own-all-games = Toutes les parties
own-person = une personne
own-result-won = gagnée avec { $n } points
own-result-shared = victoire partagée avec { $n } points
own-result-lost = { $n } points
own-forget = Oublier { $title }, { $day }
own-forgotten = La partie est oubliée.
own-waiting = Parties terminées pas encore analysées
