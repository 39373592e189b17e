## What is not granted before a game begins, and what the table tells
refused-not-begun = Cette partie n’a pas encore commencé.
refused-begun = Cette partie a déjà commencé.
refused-seats-changed = Les places viennent de changer : regardez de nouveau.
refused-seat-taken = { $name } occupe déjà cette place.
refused-seated = Vous avez déjà une place à cette table.
refused-by-link = Les places libres de cette table ne s’obtiennent que par leur propre lien : demandez-en un à l’hôte.
refused-name-taken = Quelqu’un à cette table s’appelle déjà { $name } : prenez un autre nom.
refused-no-colour = Cette couleur n’existe pas.
refused-colour-taken = { $name } joue cette couleur.
refused-seats-free = { $n ->
    [one] Une place est encore libre.
   *[other] { $n } places sont encore libres.
  }
note-seated = { $name } est là et continue à la place d’un bot.

## The plain address of a table
lobby-invites = { $name } vous invite à
lobby-invited = On vous invite à
lobby-yours = Votre table : { $title }
lobby-seated-at = Vous avez une place à
lobby-players = { $n } joueurs
lobby-seats = Places
lobby-seats-taken = { $n } sur { $of } { $n ->
    [one] prise
   *[other] prises
  }
lobby-starts-itself = La partie commence quand la dernière est prise.
lobby-starts-host = La partie commence quand l’hôte le décide.
lobby-free = Place libre
lobby-free-pick = choisissez-la pour vous asseoir ici
lobby-free-yours = la vôtre, si vous la prenez ci-dessous
lobby-free-choosing = quelqu’un choisit un nom en ce moment
lobby-free-by-link = par son propre lien seulement
lobby-bot-gives-way = un bot joue ici faute de joueur
lobby-opened = a ouvert cette table
lobby-here = ici maintenant
lobby-away = absent
lobby-you = vous
lobby-bot = un bot
lobby-bot-says = un bot ; { $says }
lobby-name-says = Demandé une fois ; ce navigateur s’en souvient.
lobby-colour = Votre couleur et votre signe
lobby-colour-says = Les bots cèdent : ils prennent ce qui reste.
lobby-colour-0 = orange
lobby-colour-1 = violet
lobby-colour-2 = blanc
lobby-colour-3 = turquoise
lobby-colour-of = { $colour } : { $name }
lobby-tell = Me prévenir quand c’est mon tour
lobby-tell-sound = Un son
lobby-tell-sound-says = Un bref son tant que cette page est ouverte.
lobby-tell-notice = Une notification
lobby-tell-notice-says = Une notification de votre appareil quand vous regardez ailleurs.
lobby-tell-mail = Un courriel
lobby-tell-mail-says = Un courriel quand vous êtes absent ; vous confirmez l’adresse une fois.
lobby-tell-mail-label = Votre adresse électronique
lobby-take = Prendre la place ({ $name })
lobby-watch = Regarder seulement
lobby-watching = Vous verrez la partie dès qu’elle commence.
lobby-no-account = Pas de compte. La place reste à ce navigateur, et vous pouvez l’emporter à tout moment sur un autre appareil.
lobby-full = Toutes les places sont prises : vous pouvez regarder.
lobby-ask-for-link = Les places libres ne s’obtiennent que par leur propre lien : demandez-en un à l’hôte, ou regardez.
lobby-waiting = La partie commence dès que tout le monde est là. Vous pouvez fermer cette page : la table reste parmi vos parties.
lobby-stand-up = Rendre la place
lobby-key-ended = Votre lien n’ouvre plus rien : il a été renouvelé, ou l’hôte a libéré la place.

## What the host does there
lobby-one-link = Un lien pour tous
lobby-one-link-says = Qui l’ouvre prend une place libre ou regarde. La barre d’adresse montre le même lien.
lobby-seat-links-says = Qui l’ouvre voit la table et peut regarder. Une place libre se prend avec son propre lien.
lobby-address = Adresse de la table
lobby-watch-link = Lien pour regarder seulement
lobby-seat-link = Copier le lien de cette place
lobby-admits = Les places libres sont pour
lobby-admits-address = tous ceux qui ont l’adresse
lobby-admits-link = qui a le lien de la place
lobby-late = Qui arrive en retard peut prendre le relais d’un bot
lobby-late-says = Seulement là où un bot joue faute de joueur.
lobby-give-bot = La donner à un bot
lobby-strength-of = Force de { $name }
lobby-set-free = Libérer cette place
lobby-start = Commencer
lobby-start-ready = Tout le monde est là.
lobby-start-itself = Commencer dès que c’est complet
lobby-fill = { $n ->
    [one] Compléter avec un bot et commencer
   *[other] Compléter avec des bots et commencer
  }

## One's own seat on another device
lobby-device = Jouer sur un autre appareil
lobby-device-title = Votre place, sur votre téléphone ou un autre ordinateur
lobby-device-says = Pointez sa caméra ici, ou envoyez-vous le lien. Les deux appareils restent au même point. Quiconque a ce lien joue en votre nom.
lobby-device-copy = Copier le lien de ma place
lobby-device-renew = Rendre les anciens liens inutiles
lobby-device-renewed = C’est fait : seul ce lien ouvre désormais votre place.
lobby-qr = Code QR du lien

## Once the game has begun
lobby-running = Cette partie est en cours : manche { $n }.
lobby-running-setup = Cette partie vient de commencer.
lobby-over = Cette partie est terminée.
lobby-closed = Cette table est fermée.
lobby-late-offer = Un bot joue faute de joueur : vous pouvez le relayer.
lobby-look = Regarder la partie
lobby-look-back = Revoir la partie

## One's own seat before the start, and the end of a table that never began
lobby-change = Nom et couleur
lobby-change-done = Terminé
lobby-sound = Un son quand c’est mon tour
