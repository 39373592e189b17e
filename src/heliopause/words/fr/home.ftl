## The first page: my games and new ones
page-headline = De grands jeux de plateau, sur votre écran.
page-headline-says = Contre des bots coriaces, entre amis par un lien, ou en solo. Gratuit, sans compte.
page-new = Une nouvelle partie
page-new-says = Choisissez le jeu, puis comment.
page-pick-players = De { $least } à { $most } joueurs, bots compris
page-play-bot = Jouer contre un bot
page-play-bot-says = { $title }, vous et un adversaire. Vous commencez.
page-bot-is = Le bot est
page-quick-here = Sur cet écran
page-quick-here-says = Chacun son tour sur un écran, qui dit à qui de jouer.
page-games-wait = { $n ->
    [one] 1 vous attend
   *[other] { $n } vous attendent
  }
page-games-all = { $n ->
    [1] Toutes les parties
   *[other] Toutes les parties ({ $n })
  }
page-games-carry = Sur un autre appareil
page-games-carry-says = Un seul lien emporte toutes ces parties, avec vos places. Quiconque le possède joue en votre nom.
page-games-carry-go = Emporter toutes les parties
page-games-carry-copy = Copier le lien de toutes mes parties
page-games-carry-many = C’est trop de parties pour un code lisible par une caméra : envoyez-vous le lien.
page-games-carried = { $n ->
    [one] Une partie est arrivée de votre autre appareil.
   *[other] { $n } parties sont arrivées de votre autre appareil.
  }
page-game-gathering = En attente de joueurs
page-game-opened = Ouverte { $when }
page-game-ended-word = Terminée
page-game-moved = { $name } a joué { $when }
page-game-you-moved = Vous avez joué { $when }
page-game-look-back = Revoir
