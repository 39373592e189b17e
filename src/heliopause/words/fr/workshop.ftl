## The workshop
shop-head = Votre boîte
shop-own-box = J’ai la boîte
shop-says = Saisissez ce que disent vos cartes et jouez avec. Un paquet grandit carte après carte ; ce que vous ne savez pas encore reste comme nous l’avons fait.
shop-my-box = Ma boîte
shop-begin = Nouveau paquet : { $game }
shop-open = Ouvrir un fichier
shop-drop-here = ou déposez-le ici
shop-packs = Tous les paquets
shop-go-on = Continuer
shop-delete = Supprimer
shop-deleted = « { $name } » est supprimé.
shop-undelete = Le reprendre
shop-full = Ce navigateur n’a plus de place : enregistrez maintenant le paquet dans un fichier.
shop-save = Enregistrer
shop-play = Jouer avec ce paquet
shop-undo = Annuler (Ctrl+Z)
shop-redo = Rétablir (Ctrl+Y)
shop-yes = oui
shop-no = non
shop-none = aucun

## A pack
shop-details = Sur ce paquet
shop-name = Nom du paquet
shop-author = De qui il est
shop-language = Langue de ses noms
shop-version = Version
shop-note = Note pour les autres
shop-hash-file = Empreinte du fichier
shop-hash-cards = Empreinte des cartes
shop-share-head = Ce que vous pouvez partager :
shop-share-says = les nombres, les noms et les effets sont des faits. Les phrases et les images des éditeurs leur appartiennent : laissez-les de côté, et dites avec vos mots ce qui se fait à la main.
shop-shares = Ce qui est connu
shop-share = { $n } valeurs imprimées sur { $all }
shop-origins = Vert : comme imprimé sur une carte. Bleu : découle de ce qui est imprimé. Orange : changé par vous, sans la mention « imprimé ». Le reste est de nous.

## Cards
shop-cards = Le paquet de cartes
shop-kind = Sorte de carte
shop-wrong = quelque chose ne va pas
shop-known = tout est connu
shop-unknown = { $n ->
    [one] 1 valeur inconnue
   *[other] { $n } valeurs inconnues
  }
shop-add-card = Ajouter une carte
shop-new-name = Nom de la nouvelle carte
shop-beyond = pas dans la boîte
shop-all-printed = Tout imprimé, suivante
shop-remove-card = Retirer cette carte
shop-reset-card = Revenir à la nôtre
shop-mark = { $what } : comme imprimé sur ma carte
shop-origin-printed = imprimé
shop-origin-inferred = déduit
shop-origin-house = de nous
shop-origin-owner = de vous
shop-other-languages = Son nom dans d’autres langues
shop-take-out = Retirer : { $what }
shop-keys = Entrée : imprimé, valeur suivante · Tab : valeur suivante · Ctrl+Entrée : tout imprimé, carte suivante · Alt+↑ ↓ : autre carte · Ctrl+Z, Ctrl+Y : annuler, rétablir
shop-mistakes = { $n ->
    [one] 1 chose ne convient pas
   *[other] { $n } choses ne conviennent pas
  }
shop-drop = Retirer cette valeur
shop-drop-card = Retirer cette carte
shop-mend = Corriger ce qui ne va plus
shop-mended = Voici ce qui a été changé ; Ctrl+Z l’annule :
shop-not-mended = Rien de tout cela ne peut être changé tout seul.

## Lines
shop-palette = Icônes pour la ligne
shop-costs = Coût
shop-effects = Effets
shop-counts = Ce qui est compté
shop-next = Ce qui peut suivre
line-not-ended = Il manque quelque chose à la fin.
line-near = « { $word } » n’est pas lisible ici : vouliez-vous dire « { $near } » ?
line-unreadable = « { $word } » n’est pas lisible ici.
refused-pack-unread = Le paquet est illisible : { $what }

## Two packs
shop-merge = Réunir avec …
shop-merge-with = Réunir { $name } avec un autre
shop-merge-head = { $here } et { $there }
shop-conflicts = { $n ->
    [0] Ils ne se contredisent nulle part.
    [one] Ils diffèrent sur 1 valeur : laquelle est juste ?
   *[other] Ils diffèrent sur { $n } valeurs : lesquelles sont justes ?
  }
shop-conflicts-open = { $n ->
    [one] 1 valeur reste à choisir.
   *[other] { $n } valeurs restent à choisir.
  }
shop-all-as = Tout comme dans { $name }
shop-make-one = En faire un seul paquet

## Des bots essaient un paquet
weigh-try = Faire essayer par des bots
weigh-says = Des bots jouent de nombreuses parties avec ce paquet. Vous apprenez combien de temps dure une partie, qui gagne et quelles cartes sortent du lot. Fermez ce volet et continuez à saisir : ils continuent aussi.
weigh-players = Joueurs
weigh-games = Parties
weigh-bots = Qui joue
weigh-bots-greedy = Bots rapides
weigh-bots-learned = Bots qui ont appris
weigh-begin = Commencer
weigh-waiting = { $n ->
    [0] C’est parti…
    [one] { $n } autre paquet passe avant.
   *[other] { $n } autres paquets passent avant.
  }
weigh-playing = { $n } parties sur { $all }
weigh-left = { $n ->
    [0] encore moins d’une minute
    [one] encore { $n } minute environ
   *[other] encore { $n } minutes environ
  }
weigh-reporting = Le rapport s’écrit…
weigh-stop = Arrêter
weigh-done = { $n } parties ont été jouées.
weigh-stopped = { $n ->
    [0] Arrêté avant la fin d’une partie : il n’y a rien à rapporter.
    [one] Arrêté après { $n } partie.
   *[other] Arrêté après { $n } parties.
  }
weigh-failed = Les parties n’ont pas pu être jouées ; le journal du serveur dit pourquoi.
weigh-changed = Le paquet a été changé depuis.
weigh-report = Ouvrir le rapport entier
weigh-more = { $n ->
    [one] { $n } autre constat est dans le rapport.
   *[other] { $n } autres constats sont dans le rapport.
  }
weigh-off = hors cible
weigh-maybe = peut-être hors cible
weigh-good = dans la cible
weigh-legend = Peut-être hors cible : en dehors, mais plus de parties pourraient l’y ramener. Le rapport entier est en anglais.
weigh-rounds = Une partie dure { $whole },{ $tenth } manches en moyenne ; souhaité : de { $least } à { $most }.
weigh-rounds-last = Une partie dure { $whole },{ $tenth } manches en moyenne.
weigh-place = La place { $place } dans l’ordre du tour gagne { $share } % ; une part équitable est { $fair } %.
weigh-side = { $side } gagne { $share } % ; une part équitable est { $fair } %.
weigh-strategy = { $what } : gagne { $share } % des parties ; souhaité : au moins { $least } %.
weigh-turns-least = { $what } : { $share } % des tours ; souhaité : au moins { $least } %.
weigh-turns-most = { $what } : { $share } % des tours ; souhaité : au plus { $most } %.
weigh-action = « { $line } » de { $card } est choisi { $share } % des fois où c’est possible, ses semblables { $peers } %.
weigh-taken = { $card } est pris { $share } % des fois où c’est possible, ses semblables { $peers } %.
weigh-owned = Qui possède { $card } gagne { $share } %, qui possède ses semblables { $peers } %.
refused-no-lab = Ce serveur n’a pas installé ce qui sert à faire le rapport (heliopause[lab]).
refused-weighing-already = Un de vos paquets est déjà à l’essai : attendez-le ou arrêtez-le.
refused-weighing-full = Trop de paquets attendent d’être essayés ; revenez un peu plus tard.
refused-no-weighing = Il ne reste rien de ces parties sur ce serveur.

## What bots have learned with a pack
refused-models = Ce qui a été appris ne peut pas servir : ce n’est pas un fichier de « heliopause lab train » pour ce jeu.
learned-head = Ce que des bots ont appris
learned-for = Des bots ont appris à jouer avec ({ $players } joueurs).
learned-nothing = Rien encore : « heliopause lab train --pack » fait un fichier que vous pouvez ajouter ici.
learned-add = Ajouter un fichier .models.json
learned-save = Enregistrer ce fichier
learned-without = Sans lui
learned-alone = { $file } va avec un paquet : ouvrez les deux fichiers ensemble.

## Two windows
shop-elsewhere = Ce paquet a été changé dans une autre fenêtre et apparaît tel qu’il est maintenant ; Ctrl+Z rend ce qui était ici.
