# Small words of the screens
ui-sentence = { $text }
ui-vp = PV
ui-points = { $n } PV
ui-total = total
ui-all = tout

# The header and the turn
ui-round = Manche { $n }
ui-asked = doit choisir
ui-ending = { $state ->
    [1] la dernière manche vient ensuite
   *[other] dernière manche
  }

# Scores
ui-head-score = SCORE
ui-winners = { $n ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
  }

# A game in the terminal
ui-name-player = Joueur { $seat }
ui-welcome = { $game } – non officiel. Entrée seule prend ce qui est entre crochets.
ui-welcome-unfinished = Une partie n’est pas finie : tapez r pour la continuer.
ui-welcome-seats = Qui joue ? Un nombre ({ $players }) pour vous contre des bots, ou des places comme me,me,random [{ $usual }] :
ui-welcome-variants = Des variantes ? Des mots de cette liste, ou ce qu’il en faut pour être clair [aucune] :
ui-welcome-variants-unclear = « { $text } » n’est pas clair : tapez des mots de la liste, ou Entrée seule.
ui-hint = Tapez le numéro d’une option ; help dit ce qu’on peut taper d’autre.
ui-no-number = Il n’y a pas d’option { $number } : elles vont de 1 à { $most }.
ui-not-understood = « { $text } » n’est ni une option ni une commande ; help donne les commandes.
ui-command-unclear = « { $word } » peut être { $fitting }.
ui-undone = { $n ->
    [one] Annulé : { $option } de { $who }.
   *[other] Annulé : { $n } choix de { $who }, retour avant { $option }.
  }
ui-undo-barrier = Rien à annuler : le hasard a tranché, ou c’était le choix d’un autre.
ui-restart-nothing = Vous n’avez encore rien choisi qui puisse s’annuler.
ui-saved = Sauvegardée dans { $file }
ui-save-failed = La partie n’a pas pu être sauvegardée dans { $file } : { $why }.
ui-save-refused = { $file } existe et n’est pas une partie sauvegardée ; le fichier reste tel quel.
ui-left = La partie est sauvegardée. Pour continuer : heliopause play { $game } --resume
  ({ $file })
ui-left-unsaved = Les derniers choix n’ont pas pu être sauvegardés.
ui-record-saved = L’enregistrement de la partie est dans { $file }
ui-no-player = Il n’y a pas de joueur « { $text } » ; il y a { $names }.
ui-card-which = Quelle carte ? cards SORTE donne toutes celles d’une sorte.
ui-no-card = Il n’y a pas de carte comme « { $text } ».
ui-cards-many = Beaucoup de cartes conviennent : { $names }.
ui-no-kind = Il n’y a pas de sorte de carte « { $text } » ; il y a { $kinds }.
ui-cards-legend = h : certaines valeurs sont les nôtres (maison). card NOM dit lesquelles. cards SORTE : toutes d’une sorte.
ui-no-rules = Il n’y a pas de page de règles pour { $game }.
ui-no-section = Il n’y a pas de section « { $text } » ; rules les donne toutes.
ui-why-what = Expliquer quoi ? Nommez une option par son id, ou à peu près par ses mots.
ui-why-unknown = Rien ne s’appelle « { $text } ».
ui-why-offered = { $what } : c’est permis, c’est l’option { $number }.
ui-why-answer = { $what } : { $reason }

# Help in the game
ui-help-intro = Tapez le numéro d’une option, son id, ou l’une de ces commandes ; un début suffit, comme opt ou und.
ui-help-legend = Entrée seule redessine l’écran. Tout est sauvegardé après chaque choix.
ui-command-screen = screen
ui-help-screen = l’écran principal
ui-command-options = options
ui-help-options = ce que vous pouvez choisir, avec les ids
ui-command-cards = cards [SORTE]
ui-help-cards = les cartes sur la table, ou toutes celles d’une sorte
ui-command-card = card NOM
ui-help-card = une carte en mots, et d’où viennent ses valeurs
ui-command-log = log [N]
ui-help-log = les N dernières choses arrivées
ui-command-score = score
ui-help-score = la feuille de score en l’état
ui-command-rules = rules [SECTION]
ui-help-rules = les règles : une section (8.4), un chapitre (8) ou un mot ; seul : le sommaire
ui-command-why = why NOM
ui-help-why = pourquoi une chose n’est pas parmi les options
ui-command-undo = undo [all]
ui-help-undo = annuler votre dernier choix, ou tous, jusqu’à la dernière intervention du hasard ou d’un autre
ui-command-restart = restart
ui-help-restart = recommencer votre tour
ui-command-save = save [FICHIER]
ui-help-save = où la partie est sauvegardée, ou une copie dans FICHIER
ui-command-quit = quit
ui-help-quit = quitter ; la partie est gardée
ui-command-help = help
ui-help-help = cette liste

# A card as a text
ui-origin-printed = imprimé
ui-origin-inferred = déduit
ui-origin-house = maison
ui-origin-owner = propriétaire
ui-head-origins = D’OÙ VIENNENT LES VALEURS
ui-values = valeurs

# Commands other than play
ui-replay-at = Après le choix { $n } sur { $most }.
ui-replay-too-far = L’enregistrement n’a que { $most } choix : il n’y a pas de choix { $n }.
ui-replay-which = { $file } contient plusieurs parties : nommez-en une par sa graine, comme --game 1.
ui-replay-no-game = { $file } ne contient pas de partie de graine { $seed }.
ui-replay-one = { $file } est l’enregistrement d’une seule partie : --game n’a pas sa place ici.
ui-replay-broke = Ici quelque chose a cassé : { $what }
ui-replay-breaks = Cela casse toujours : { $what }
ui-replay-mended = Cela ne casse plus.
ui-fuzz-played = { $n ->
    [one] 1 partie
   *[other] { $n } parties
  } à partir de la graine { $seed }, { $choices } choix
ui-fuzz-fine = Rien n’a cassé.
ui-fuzz-broke = { $what } ({ $where }). Pour le revoir :
ui-sim-games = { $n } { $n ->
    [one] partie
   *[other] parties
  } à { $players } places, graine { $seed }
ui-sim-rounds = manches : { $mean } en moyenne, de { $least } à { $most }
ui-sim-speed = { $decisions } décisions/s, { $games } parties/s
ui-sim-seat = place
ui-sim-bot = bot
ui-sim-wins = victoires
ui-sim-score = PV
ui-sim-least = min.
ui-sim-most = max.
ui-pack-differs = { $card } { $key } : { $here } ici, { $there } là
ui-pack-which = Lequel vaut
ui-pack-merged = { $n ->
    [0] { $file } contient les deux ; ils ne diffèrent en rien.
    [one] { $file } contient les deux ; 1 valeur différait.
   *[other] { $file } contient les deux ; { $n } valeurs différaient.
  }
ui-pack-converted = { $file } contient le paquet sous sa forme actuelle.
ui-pack-left = { $n ->
    [one] Il reste une erreur à corriger vous-même :
   *[other] Il reste { $n } erreurs à corriger vous-même :
  }
ui-pack-offers = { $n ->
    [one] Un changement en corrigerait une ;
   *[other] Des changements en corrigeraient { $n } ;
  } "heliopause pack convert { $file } --out NOUVEAU" les fait :
ui-pack-next = La prochaine carte que personne n’a vérifiée : { $card } ({ $keys })
ui-pack-all-known = Chaque valeur est comme imprimée.
ui-pack-expansion = Une extension : { $n ->
    [one] une carte
   *[other] { $n } cartes
  } de plus que dans la boîte : { $cards }
ui-pack-variant = Une variante : elle change { $n ->
    [one] une valeur qu’elle ne dit pas imprimée.
   *[other] { $n } valeurs qu’elle ne dit pas imprimées.
  }
ui-pack-no-difference = Les deux paquets disent la même chose.
ui-pack-differences = { $n ->
    [one] Une valeur diffère
   *[other] { $n } valeurs diffèrent
  } ; { $here } seulement dans { $one }, { $there } seulement dans { $other }.
ui-pack-no-text = n’est pas un fichier texte en UTF-8
ui-pack-fine = { $n ->
    [one] en ordre : 1 carte changée
   *[other] en ordre : { $n } cartes changées
  }
ui-pack-adds = { $card } : nouvelle
ui-pack-changes = { $card } { $key } : { $before } -> { $after }
ui-pack-same = { $card } { $key } : { $value }, comme avant
ui-pack-new = { $file } est écrit. Modifiez-le, puis : { $check }
ui-pack-starter =
    Un paquet pour Heliopause : ce qui est écrit ici remplace les mêmes valeurs de la boîte.
    La notation est expliquée dans docs/notation.md ; "heliopause pack show ID" montre une carte telle qu’elle est.
    Vérifiez ce fichier avec "{ $check }", jouez avec "heliopause play { $game } --pack { $file }".
    Une table commence par la sorte et l’id d’une carte, et ne contient que ce qui change.
    Deux exemples suivent. Modifiez-les, ajoutez-en d’autres ou supprimez-les.

# What can be wrong
ui-file-unreadable = { $file } est illisible : { $why }.
ui-file-unwritable = { $file } ne peut pas être écrit : { $why }.
ui-file-exists = { $file } existe déjà et reste tel quel.
ui-file-no-record = { $file } n’est pas l’enregistrement d’une partie.
ui-file-broken = { $file } ne peut pas être rejoué : { $why }
ui-folder-unwritable = Les parties ne peuvent pas être sauvegardées dans { $folder } : { $why }.
ui-nothing-to-resume = Il n’y a pas de partie à finir dans { $folder }.
ui-resume-alone = --resume continue une partie telle qu’elle est ; { $option } n’y a pas sa place.
ui-no-bot = Il n’y a pas de bot « { $name } » ; une place est me ou un de ceux-ci : { $known }.
ui-bot-thinks = { $who } réfléchit…
ui-bot-failed = { $who } a manqué un choix : { $why }. Un choix simple a été fait à la place.
ui-resume-external = { $file } donne une place à un programme ; une telle partie ne se reprend que depuis le dossier de vos propres parties.
ui-seats-automatic = { $n ->
    [0] Avec ces options, les règles ne jouent aucune place : aucune n’est automa.
    [one] Avec ces options, les règles jouent elles-mêmes la place { $seats } : celle-là est automa, et aucune autre.
   *[other] Avec ces options, les règles jouent elles-mêmes les places { $seats } : celles-là sont automa, et aucune autre.
  }
ui-seats-players = --seats nomme { $seats } places et --players { $players }.
ui-names-too-many = Plus de noms ({ $n }) que de joueurs à ce terminal ({ $people }).
ui-names-equal = Deux joueurs ne peuvent pas avoir le même nom.
ui-name-bad = Un nom a de 1 à { $longest } lettres.
ui-simulate-me = Une simulation est pour les bots : me ne peut pas y jouer.
ui-simulate-bots = { $n } bots ne vont pas avec { $players } places.
ui-simulate-goes-on = Suite après { $n } { $n ->
    [one] partie
   *[other] parties
  } de { $file } (--fresh recommence).
ui-simulate-interrupted = Interrompu après { $n } { $n ->
    [one] partie
   *[other] parties
  } sur { $games } ; la même commande continue.
ui-simulate-lost = Interrompu après { $n } { $n ->
    [one] partie
   *[other] parties
  } sur { $games } ; avec --out FICHIER, ce qui est joué aurait été gardé.
ui-simulate-failures = Coups laissés au choix de secours : { $n } ; le premier : { $why }
ui-simulate-no-polars = Un tableau de parties demande polars : { $command }
ui-simulate-no-ray = Jouer sur une grappe Ray demande Ray : { $command }
ui-simulate-no-cluster = Aucune grappe Ray ne répond à { $address } : { $why }
ui-simulate-broke = Les parties de graines { $first } à { $last } se sont arrêtées : { $why }
ui-simulate-no-file = { $file } n’est pas un fichier où garder des parties.
ui-simulate-not-ours = { $file } ne contient pas les parties d’une simulation et reste tel quel.
ui-simulate-other = { $file } contient une autre simulation ({ $what } : { $value }) ; nommez un autre fichier, ou recommencez avec --fresh.
ui-simulate-other-program = { $file } a été commencé avec un autre état du programme ; nommez un autre fichier, ou recommencez avec --fresh.
ui-simulate-fewer = { $file } a été commencé pour { $n } { $n ->
    [one] partie
   *[other] parties
  }, et { $games }, c’est moins ; nommez un autre fichier, ou recommencez avec --fresh.
ui-simulate-changed = { $folder } continue { $file }, qui n’est plus ce qu’il était ; nommez un autre fichier, ou recommencez avec --fresh.
ui-simulate-busy = Un autre processus écrit { $file }.
ui-pack-bad = { $file } a { $n ->
    [one] 1 erreur
   *[other] { $n } erreurs
  } : { $command } dit où.

# Lines in signs: a word for every icon, and for the marks that are words
icon-ore = { $n ->
    [one] minerai
   *[other] minerais
  }
icon-coin = { $n ->
    [one] pièce
   *[other] pièces
  }
icon-pop = hab.
icon-supply = réserve
icon-ship = { $n ->
    [one] vaisseau
   *[other] vaisseaux
  }
icon-unit = { $n ->
    [one] unité
   *[other] unités
  }
icon-settler = { $n ->
    [one] colon
   *[other] colons
  }
icon-soldier = { $n ->
    [one] soldat
   *[other] soldats
  }
icon-disc = { $n ->
    [one] disque
   *[other] disques
  }
icon-cube = { $n ->
    [one] cube
   *[other] cubes
  }
icon-star = { $n ->
    [one] étoile
   *[other] étoiles
  }
icon-pawn = action de base
icon-food = nourriture
icon-gear = minerai
icon-economy = économie
icon-infrastructure = infrastructure
icon-village = { $n ->
    [one] village
   *[other] villages
  }
icon-city = { $n ->
    [one] ville
   *[other] villes
  }
icon-construction = { $n ->
    [one] construction
   *[other] constructions
  }
icon-token = { $n ->
    [one] jeton
   *[other] jetons
  }
icon-goal = { $n ->
    [one] objectif
   *[other] objectifs
  }
icon-leader = { $n ->
    [one] personnalité
   *[other] personnalités
  }
icon-guild = { $n ->
    [one] guilde ouverte
   *[other] guildes ouvertes
  }
icon-museum = musée
icon-system = { $n ->
    [one] système
   *[other] systèmes
  }
icon-colony = { $n ->
    [one] colonie
   *[other] colonies
  }
icon-yard = { $n ->
    [one] chantier spatial
   *[other] chantiers spatiaux
  }
icon-deep = Espace lointain
icon-places = { $n ->
    [one] lieu occupé
   *[other] lieux occupés
  }
icon-technology = { $n ->
    [one] technologie
   *[other] technologies
  }
icon-automation = automatisation
icon-investment = { $n ->
    [one] investissement
   *[other] investissements
  }
icon-scientific = scientifique
icon-economic = économique
icon-military = militaire
icon-commercial = commerciale
icon-science = science
icon-commerce = commerce
icon-culture = culture
icon-research = rechercher
icon-private = privée
icon-jump = sauter
icon-move = déplacer
icon-upgrade = améliorer
icon-colonize = coloniser
icon-annex = annexer
icon-automate = automatiser
icon-copy = copier
icon-grow = croître
icon-produce = produire
icon-mine = extraire
icon-trade = échanger
icon-invest = investir
icon-settle = fonder
icon-fortify = fortifier
icon-build = construire
icon-explore = explorer
icon-theocracy = théocratie
icon-claim = revendiquer un objectif
icon-control = contrôle
icon-discover = découvrir
icon-enlist = enrôler
icon-turn = tour
icon-power = puissance
icon-anywhere = n’importe où
icon-existing = existante
icon-unlock = sans prérequis
icon-nobonus = sans bonus
icon-new = nouvelle
icon-none = vide
icon-taken = pris
mark-per = par
mark-or = ou
mark-up-to = jusqu’à
mark-from = depuis

## Analysis
ui-analyse-not-over = La partie de { $file } n’est pas terminée : on n’analyse qu’une partie finie.
ui-analyse-wrote = Écrit : { $file }
