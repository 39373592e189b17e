## The first page
page-title = Heliopause
page-unofficial = Heliopause est une version libre et non officielle, faite par des joueurs. Elle n’a pas de lien avec l’éditeur ; tous les textes sont les nôtres.
page-version = Version { $version }, { $form ->
    [compiled] compilée
   *[other] interprétée
  }
page-skip = Aller aux jeux
page-language = Langue
page-theme = Thème
page-theme-dark = Sombre
page-theme-light = Clair
page-theme-auto = Comme l’appareil
page-name-label = Votre nom
page-name-default = Joueur { $n }
page-learn = Apprendre en jouant
page-learn-says = Pas à pas, une partie courte contre un bot indulgent. Rien à lire avant.
page-start-again = Ouverture…
page-quick-friends = Entre amis par un lien
page-quick-friends-says = Un seul lien à envoyer. Qui l’ouvre prend une place. Sans compte.
page-players = Joueurs
page-play = Jouer
page-open-table = Ouvrir une table
page-own = Composer sa partie
page-own-says = Humains, bots, toutes les variantes.
page-back = Retour
page-back-to-start = Retour à l’accueil
page-bot-beginner = Débutant
page-bot-beginner-says = se trompe parfois ; pour les premières parties
page-bot-casual = Amateur
page-bot-casual-says = pèse chaque action ; un adversaire honorable
page-bot-strong = Fort
page-bot-strong-says = anticipe plusieurs tours, en un instant
page-bot-expert = Expert
page-bot-expert-says = anticipe, environ trois secondes par coup
page-bot-near = Juste au-dessus
page-bot-near-at = niveau { $level } sur { $levels } : une victoire mène un niveau plus haut, deux défaites de suite un niveau plus bas
page-bot-level = Niveau { $level }
page-bot-random = Hasard
page-bot-random-says = choisit au hasard ; pour un premier coup d’œil
page-bot-greedy = Glouton
page-bot-greedy-says = pèse chaque action ; un adversaire honorable
page-bot-search = Recherche
page-bot-search-says = anticipe ; fort

## Your games
page-games = Vos parties
page-games-none = Les parties que vous jouez ou regardez restent ici, pour les reprendre à tout moment.
page-games-loading = Un instant…
page-game-round = Manche { $n }
page-game-setup = Mise en place
page-game-your-turn = À vous
page-game-turn-of = À { $name } de jouer
page-game-over = { $n ->
    [one] { $names } a gagné
   *[other] { $names } se partagent la victoire
  }
page-game-closed = Fermée
page-game-gone = N’existe plus
page-game-unreachable = Injoignable pour l’instant
page-game-watching = Vous regardez
page-game-resume = Continuer
page-game-look = Voir
page-game-remove = Retirer { $names } de cette liste
page-game-removed = Retirée de votre liste.
page-game-take-back = La remettre

## Joining and records
page-join = Rejoindre ou regarder
page-join-says = avec un lien reçu
page-join-label = Lien
page-join-placeholder = https://…/t/…
page-join-go = Y aller
page-join-bad = Ce n’est pas le lien d’une table : il devrait contenir /t/.
page-import = Ouvrir un enregistrement
page-import-says = Revoir une partie, ou la continuer.
page-import-button = Choisir un fichier
page-import-not-json = { $file } n’est pas un enregistrement : illisible en JSON.
page-import-bad = { $file } n’est pas l’enregistrement d’une partie Heliopause.
page-import-large = { $file } est trop gros pour un enregistrement.
page-import-broken = { $file } ne peut pas être rejoué : { $words }

## Setting a table up
page-setup = Préparer une partie
page-setup-game = Jeu
page-setup-seats = Qui joue ?
page-setup-count = Nombre de joueurs
page-seat = Place { $n }
page-seat-who = Qui occupe la place { $n }
page-seat-name = Nom à la place { $n }
page-seat-bot = Force du bot à la place { $n }
page-who-me = Moi
page-who-here = Quelqu’un d’autre ici
page-who-free = Quelqu’un par lien
page-who-bot = Un bot
page-who-automa = L’Automa
page-who-me-says = sur cet écran
page-who-here-says = sur cet écran, à tour de rôle
page-who-free-says = qui la prend par le lien
page-variants = Variantes
page-option-start = Qui commence
page-option-usual = Comme d’habitude
page-setup-open = Ouvrir la table
page-setup-watch-only = Aucun humain ici : la table s’ouvre pour que vous regardiez.
page-setup-same-names = Deux places s’appellent { $name } : donnez-leur des noms différents.
page-setup-name-long = Un nom a 40 lettres au plus.
page-error-server = Le serveur dit : { $words }
page-error-network = Le serveur est injoignable. Est-il en marche, et cet appareil est-il connecté ?

## Links to hand out
page-links = La table est ouverte
page-links-says = Envoyez à chacun son lien. Qui a le lien d’une place joue à cette place : ne l’envoyez donc qu’à une personne.
page-links-later = Vous retrouverez les liens à la table, sous « Places ».
page-links-local = Cette adresse ne marche que sur cet ordinateur. Pour jouer avec d’autres, ouvrez Heliopause par une adresse qu’ils peuvent atteindre.
page-links-seat = Lien pour { $name }
page-links-watch = Lien pour regarder
page-links-watch-says = Pour autant de monde que vous voulez.
page-copy = Copier
page-copied = Copié
page-copy-failed = La copie n’est pas permise ici ; sélectionnez le lien et copiez-le.
page-share = Partager
page-share-text = Jouez à { $title } avec moi
page-share-watch = Regardez notre partie de { $title }
page-enter = Rejoindre la table

## The end of a game
page-final = La partie est terminée
page-final-wins = { $n ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
  }
page-final-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
page-final-after = après { $n ->
    [one] 1 manche
   *[other] { $n } manches
  }
page-final-place = Rang { $n }
page-final-sheet = Feuille de score
page-final-item = Poste
page-final-total = Total
page-chart = Les points, manche par manche
page-chart-loading = Lecture de la manche { $n } sur { $most }…
page-chart-failed = Les manches n’ont pas pu être lues.
page-chart-again = Réessayer
page-chart-round = Manche { $n }
page-chart-axis-round = Manche
page-chart-table = La même chose en tableau
page-chart-summary = { $name } : { $points } { $points ->
    [one] point
   *[other] points
  } à la fin.
page-final-record = Sauver l’enregistrement
page-final-rematch = Rejouer
page-final-rematch-waits = Ouverture…
page-final-look-back = Revoir la partie

## Beside the table
page-aside = À côté de la table
page-close = Fermer
page-panel-guide = Guide
page-panel-rules = Règles
page-panel-talk = Discussion
page-panel-seats = Places
page-panel-settings = Réglages
page-rules-contents = Sommaire
page-rules-search = Chercher dans les règles
page-rules-found = { $n ->
    [0] Rien trouvé pour « { $text } ».
    [one] 1 section
   *[other] { $n } sections
  }
page-rules-loading = Chargement des règles…
page-rules-failed = Cette page des règles n’a pas pu être chargée.
page-rules-english = Cette page n’existe qu’en anglais.
page-talk-none = Personne n’a encore rien dit.
page-talk-label = Dire quelque chose
page-talk-send = Envoyer
page-talk-name = Votre nom
page-talk-log = Ce qui a été dit
page-talk-spectator = Spectateur
page-talk-long = Encore { $n } { $n ->
    [one] lettre
   *[other] lettres
  }
page-seats-here = Sur cet écran
page-seats-online = En ligne
page-seats-away = Absent
page-seats-bot = Bot : { $bot }
page-seats-handed = { $bot } joue pour le moment
page-seats-thinking = réfléchit…
page-seats-turn = doit choisir
page-seats-rename = Renommer
page-seats-rename-label = Nouveau nom pour { $name }
page-seats-mail = M’écrire quand c’est mon tour
page-seats-mail-label = Votre adresse électronique ; laissez vide pour ne plus rien recevoir par courriel
page-seats-save = Enregistrer
page-seats-cancel = Annuler
page-seats-hand = Laisser un bot jouer pour { $name }
page-seats-hand-mine = Laisser un bot jouer pour moi
page-seats-hand-which = Quel bot ?
page-seats-hand-go = Confier
page-seats-back = Reprendre la place
page-seats-link = Copier le lien de la place
page-seats-watch = Copier le lien pour regarder
page-seats-host = Vous avez ouvert cette table
page-seats-record = Sauver l’enregistrement
page-seats-close = Fermer la table
page-seats-close-sure = Fermer la table pour tous ? Personne ne pourra continuer ; l’enregistrement reste.
page-seats-close-yes = Oui, la fermer
page-seats-closed = Cette table est fermée.
page-seats-leave = Vers l’accueil
page-rewind = Revenir à un tour précédent
page-rewind-says = L’annulation s’arrête là où le hasard ou quelqu’un d’autre a tranché. Pour remonter plus loin, il faut l’accord de tous les humains de la table.
page-rewind-choose = Reprendre à
page-rewind-turn = Manche { $n } : { $name }
page-rewind-ask = Demander à revenir
page-rewind-nothing = Il n’y a pas encore de tour précédent.
page-rewind-waits = Retour demandé : { $turn }.
page-rewind-agreed = D’accord : { $names }
page-rewind-missing = Doivent répondre : { $names }
page-rewind-question = Revenir à « { $turn } » ? La demande vient de { $names }. Tout ce qui suit serait oublié.
page-rewind-title = Revenir en arrière ?
page-rewind-moment = choix { $n }
page-rewind-agree = D’accord
page-rewind-decline = Continuer
page-rewind-withdraw = Retirer
page-somebody = Quelqu’un
page-set-motion = Mouvement
page-set-motion-normal = Normal
page-set-motion-fast = Rapide
page-set-motion-off = Aucun
page-set-motion-says = Les cubes glissent, les cartes tournent ; désactivé aussi quand votre appareil demande moins de mouvement.
page-set-confirm = Demander avant chaque choix
page-set-confirm-says = Le premier clic marque une option, le second la prend.
page-set-end = Confirmer la fin de mon tour
page-set-end-says = Votre tour ne finit que quand vous le dites, là où l’on ne pourrait plus l’annuler : contre des bots, et avec des joueurs ailleurs.
page-around-cover = Couvrir la table entre les tours
page-around-cover-says = Quand c’est le tour de quelqu’un d’autre, la table reste cachée jusqu’à ce que cette personne la montre.
page-around-turn = Tourner la table vers
page-around-turn-says = Pour une tablette au milieu : vers un bord de l’écran, ou vers celui dont c’est le tour.
page-around-auto = celui dont c’est le tour
page-around-side-0 = bord proche
page-around-side-90 = bord gauche
page-around-side-180 = bord opposé
page-around-side-270 = bord droit
page-around-sits = { $who } se trouve au
page-set-twin = Du texte à côté des plateaux
page-set-twin-says = Les plateaux en titres, tableaux et journal, pour le clavier et le lecteur d’écran.
page-set-notify = Me prévenir quand c’est mon tour
page-set-notify-says = Une notification de votre appareil quand cette page est à l’arrière-plan.
page-set-notify-blocked = Les notifications de cette page sont bloquées dans les réglages de votre navigateur.
page-set-notify-missing = Ce navigateur n’a pas de notifications.

## The guide through a first game
page-guide = Votre première partie
page-guide-part = Étape { $n } sur { $most }
page-guide-next = Suite
page-guide-previous = Retour
page-guide-begin = Commencer
page-guide-end = Le bilan
page-guide-end-next = Essayez maintenant une partie entière ou un bot plus fort : les deux sont à l’accueil.
page-guide-fold = Replier le guide
page-guide-unfold = Déplier le guide
page-guide-close = Fermer le guide
page-guide-rule = Règle { $section }
page-guide-waits = La suite vient quand vous avez choisi.
page-guide-waits-others = La suite vient à votre tour.
page-guide-watching = Vous regardez. Prenez place dans votre propre partie, et le guide vous y conduira.

## Size of type, what cannot be taken back, and addresses that are none
page-set-text = Taille du texte
page-set-text-normal = Normale
page-set-text-larger = Plus grande
page-set-text-largest = Très grande
page-set-text-says = Tout ce qui est sur la table grandit ; les panneaux deviennent des onglets là où la place manque.
page-set-final = Confirmer ce qui est irréversible
page-set-final-says = Un choix qui révèle une carte, ou après lequel un autre choisit, attend un second clic.
page-none = Il n’y a rien ici
page-none-says = Heliopause n’a pas de page à { $address }.

## How others' turns are shown
page-set-pace = Tours des autres
page-set-pace-calm = Calme
page-set-pace-brisk = Vif
page-set-pace-once = D’un coup
page-set-pace-says = Pas à pas, une seconde environ au plus ; ce qui vous concerne reste un peu plus. La touche Espace passe le reste.

## About
page-about = À propos et crédits
page-about-emblems = Les emblèmes des cartes, en partie dans d’autres couleurs et tailles, sont des auteurs de
page-about-font = La police est
page-about-licences = Les licences de tout ce que contiennent ces pages
