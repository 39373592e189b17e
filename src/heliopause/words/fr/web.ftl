# The frame
web-home = Vers l’accueil
web-round = manche { $n }
web-ending = { $state ->
    [1] dernière manche ensuite
   *[other] dernière manche
  }
web-phases = Phases du tour
web-order = Ordre du tour
web-on-turn = à son tour
web-is-bot = joué par l’ordinateur
web-offline = absent
web-undo = Annuler
web-undo-title = Annuler le dernier choix (U)
web-restart = Refaire le tour
web-restart-title = Tout annuler depuis la dernière intervention du hasard ou d’un autre
web-end-turn = Finir le tour
web-result = Résultat
web-panels = À côté de la table
web-panel-rules = Règles
web-panel-guide = Guide
web-panel-talk = Discussion
web-panel-seats = Places et liens
web-panel-settings = Réglages
web-unread = nouveau message
web-close = Fermer
web-boards = Plateaux
web-tab-others = Autres
web-tab-log = Journal
web-news = Depuis votre dernier tour
web-skip = Aller à
web-skip-question = À la question
web-skip-twin = À la table en texte

# The line to the server
web-opening = Mise en place de la table…
web-lost = La liaison avec la table est perdue. Nouvel essai…
web-no-server = Le serveur ne répond pas.
web-moved-on = La partie a avancé : regardez, puis choisissez.
web-not-yours = Ce n’est pas à vous d’en décider.
web-not-now = Ce n’est pas possible maintenant.
web-too-fast = Trop de demandes à la fois : attendez un instant.
web-no-table = Cette table n’existe pas.
web-bad-key-more = Demandez un nouveau lien à qui vous l’a envoyé, ou lancez votre propre partie.
web-table-closed = Cette table est fermée.
web-title-turn = À vous
web-call = { $who }, c’est à vous.

# What is asked
web-question = La question
web-options = Options
web-more-options = Autres options
web-over = La partie est terminée.
web-thinks = { $who } réfléchit
web-waiting = En attente de { $who } · { $what }
web-away = { $who } n’est pas là.
web-hand-over = Laisser un bot jouer pour { $who }
web-take-back = Reprendre moi-même la place de { $who }
web-watching = Vous regardez.
web-rule = règle { $rule }

# Options in short
web-becomes = devient

# The log and the past
web-log = Journal
web-last-turn = Son dernier tour
web-earlier = { $n } { $n ->
    [one] ligne précédente
   *[other] lignes précédentes
  }
web-slider = Au fil de la partie
web-slider-past = manche { $round }, après le choix { $moment } sur { $of }
web-now-word = maintenant
web-step-back = Un choix en arrière
web-step-on = Un choix en avant
web-past = Vous regardez le passé.
web-back-to-now = Revenir au présent
web-wish-rewind = Reprendre d’ici
web-rewind-wish = { $who } voudrait revenir { $n ->
    [one] 1 choix
   *[other] { $n } choix
  } en arrière.
web-withdraw = Retirer

# Help
web-help = Touches
web-help-gold = L’or dit toujours : c’est permis. Un clic le fait. Tout le reste s’explique quand on le pointe, qu’on y va au clavier ou qu’on appuie un moment.
web-key-tab = Parcourir tout ce qui est permis
web-key-arrows = Entre les options, et sur le plateau actif
web-key-enter = Choisir
web-key-options = Aux options
web-key-digits = Aux options 1 à 9
web-key-undo = Annuler le dernier choix
web-key-time = Un choix en arrière ou en avant dans la partie
web-key-escape = Lâcher ce qui est pris, revenir au présent
web-key-help = Cette liste

# The table as text
web-twin = La table en texte

# What the server does not grant, and what it tells of the table
refused-not-understood = Le serveur n’a pas compris cette demande.
refused-not-found = Il n’y a rien ici sous ce nom.
refused-too-large = C’est trop gros pour le serveur.
refused-broken = Quelque chose a cassé sur le serveur. Votre partie est sauve : réessayez.
refused-no-table = Cette table n’existe pas.
refused-no-game = Ce jeu n’existe pas.
refused-no-seat = Cette place n’existe pas.
refused-no-language = Il n’y a pas de mots pour cette langue.
refused-no-key = Il faut un lien pour s’asseoir à une table ou la regarder.
refused-key = Ce lien ne vient pas de ce serveur.
refused-key-elsewhere = Ce lien est celui d’une autre table.
refused-key-renewed = Ce lien a été renouvelé et n’ouvre plus rien.
refused-host-name = Ce serveur n’est pas connu sous ce nom ; le sien se règle avec --public.
refused-origin = Seules les pages de ce serveur peuvent faire cela.
refused-not-json = Le serveur n’accepte que des demandes en JSON.
refused-not-kept = Le serveur ne peut pas écrire pour le moment ; son disque est peut-être plein ou sa base de données hors d’atteinte. Tout ce qui précède votre demande est conservé. Réessayez plus tard : aucun choix n’est fait deux fois.
refused-open = Seule une table fermée peut être supprimée.
refused-renames = Ce nom a assez changé : attendez un peu.
refused-full = La table est pleine : aucun autre navigateur ne peut la regarder.
refused-bot = Il n’y a pas de bot « { $bot } » ; il y a { $bots }.
refused-options = Ces options ne font pas une partie.
refused-automa = { $n ->
    [0] Avec ces options, les règles ne jouent aucune place : aucune n’est à l’Automa.
    [one] Avec ces options, les règles jouent elles-mêmes la place { $seats } : celle-là est à l’Automa, et aucune autre.
   *[other] Avec ces options, les règles jouent elles-mêmes les places { $seats } : celles-là sont à l’Automa, et aucune autre.
  }
refused-old-game = Cette partie a été commencée avec la version { $version } et ne peut pas continuer.
refused-undo = Vous n’avez rien à annuler : le hasard a tranché, ou quelqu’un d’autre a choisi.
refused-watcher = Seuls ceux qui jouent peuvent faire cela.
refused-not-yet = Ce moment n’est pas encore venu.
refused-over = La partie est terminée.
refused-not-your-choice = C’est à { $name } de choisir, pas à vous.
refused-closed = Cette table est fermée.
refused-owner = Seule la personne assise là peut faire cela.
refused-owner-or-host = Seuls la personne assise là ou l’hôte peuvent faire cela.
refused-host = Seul l’hôte peut faire cela.
refused-no-mail = Ce serveur n’envoie pas de courriels.
refused-no-person = Il n’y a personne à cette place.
refused-not-away = { $name } n’est pas absent depuis assez longtemps.
stopped-rules = Cette partie a été commencée selon d’autres règles de { $game } (numéro { $was }, aujourd’hui { $now }) : elle est montrée telle qu’elle était après le choix { $n } et peut être enregistrée en entier, mais pas continuée.
stopped-differs = Après le choix { $n } sur { $of }, cette version en ferait une autre partie ; elle s’arrête donc là : on peut la regarder et l’enregistrer en entier, mais pas la continuer.
stopped-first = cette version commence la partie autrement
refused-damaged = Les choix gardés pour cette table sont endommagés : elle ne peut pas être ouverte.
refused-talk = Cela fait beaucoup de mots : attendez un instant.
note-rewound = Tout le monde était d’accord : la partie est revenue { $n ->
    [one] 1 choix
   *[other] { $n } choix
  } en arrière.
note-renamed = { $was } s’appelle maintenant { $name }.
note-handed = Un bot ({ $bot }) joue maintenant pour { $name }.
note-back = { $name } joue de nouveau.
note-fallback = { $name } n’a pas pu choisir ; un choix simple a été fait à la place.
note-close-wish = L’hôte voudrait fermer la table ; il faut l’accord de { $names }.
note-closed = L’hôte a fermé la table.
mail-ask-subject = Heliopause : pouvons-nous vous écrire ?
mail-ask-text = { $name }, à la table { $table }, voudrait recevoir ici un courriel quand vient son tour. Si c’est vous, dites oui sur cette page ; sinon ne faites rien, et rien d’autre ne viendra :
mail-no-more = Plus de courriels ? Dites-le ici :
confirm-ask = Cette table peut-elle écrire à { $address } quand c’est votre tour ?
confirm-yes = Oui, écrivez-moi
confirm-no = Pas de courriels
confirm-agreed = Désormais, vous recevrez un courriel quand ce sera votre tour.
confirm-ended = Il n’y aura plus de courriels de cette table.
refused-mails = Assez de courriels avec cette question ont été envoyés aujourd’hui : réessayez demain.

# Header and question bar
web-round-head = Manche { $n }
web-round-head-of = Manche { $n } sur { $most }
web-plate = Voir le plateau de { $who }
web-undo-behind = Attendez que l’on ait montré ce que les autres ont fait.
web-because = ({ $origin }) :
web-all-options = Les { $n } options
web-drawn = révèle une carte
web-final = irréversible
web-final-chance = Ensuite le hasard décide : c’est irréversible.
web-final-other = Ensuite { $who } choisit : c’est irréversible.
web-do-it = { $deed }
web-do-and-end = { $deed } et finir le tour
web-enter = Entrée
web-else = Choisir autre chose
web-tap = Un appui : voir l’effet. Deux : le faire.
web-hand-turn = { $who } : à vous de jouer
web-hand-pass = Passez à { $who }
web-hand-show = Je suis { $who }, montrer la table
web-hand-off = Ne plus couvrir la table
web-turned-table = La table, tournée vers qui est assis là
web-more = Plus

# Two boards that share the window
web-split = Le partage de l’espace entre les plateaux
web-split-both = Les deux
web-map-large = La carte seule, en grand

## What happened since my last turn, and how others' turns are shown
web-news-look = Voir la table telle qu’elle était alors
web-news-none = Rien de nouveau
web-news-first = La partie vient de commencer
web-news-coming = Les autres jouent
web-news-replay = Revoir les tours des autres
web-news-stop = Ne plus les montrer
web-news-close = Ranger les nouvelles
web-show-skip = Passer
web-key-space = Espace
web-turned-event = Événement de l’emplacement { $slot } · révélé par
web-turned-up-event = Événement · révélé par
web-turned-up-leader = Personnalité · rencontrée par
web-turned-choosing = choisit
web-turned-next = ensuite
web-turned-fold = Replier la carte
web-turned-unfold = Montrer la carte
web-moment-feat = Un grand moment
web-moment-discovery = Nouveau sur la table
web-moment-claim = Revendiqué
web-moment-lost = Vous perdez le contrôle
web-moment-ending = La fin approche
web-moment-over = La fin
web-log-round = manche { $n }
web-log-why = Pourquoi
