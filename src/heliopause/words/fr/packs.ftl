## What is wrong with a pack
pack-other-game = Le paquet est pour le jeu « { $game } », pas pour « { $wanted } »
pack-near = { $what } (vouliez-vous dire { $id } ?)
pack-expected = il faut ici { $wanted }, pas { $got }
pack-expected-only = il faut ici { $wanted }
pack-not-one-of = « { $value } » n’est pas un des mots possibles ici
pack-no-key = une telle table n’a pas de clé « { $key } »
pack-key-missing = la clé « { $key } » manque
pack-no-kind = il n’y a pas de table de cette sorte ; connues : { $kinds }
pack-unlisted = dite imprimée ou déduite, mais la table n’a pas de clé « { $key } »
pack-least = ce nombre est d’au moins { $least }
pack-most = ce nombre est d’au plus { $most }
pack-number-most = un nombre est d’au plus { $n }
pack-list-most = une liste a au plus { $n } entrées
pack-cards-most = un paquet a au plus { $n } cartes
pack-text-long = un texte de { $n } caractères ; { $most } sont permis
pack-text-unseen = un texte avec des caractères qui ne se voient pas
pack-id-letters = un identifiant a des minuscules, des chiffres et des traits d’union
pack-marks = ceci est une liste de clés, ou "all"
pack-not-toml = le fichier n’est pas du TOML valable : { $why }
pack-too-deep = des valeurs sont trop imbriquées
pack-too-large = un paquet fait au plus { $n } ko
pack-no-spaces = il n’y a pas d’emplacements pour { $n } joueurs
pack-no-slot = il n’y a pas d’emplacement « { $id } »
pack-few-cards = il faut au moins { $n } cartes de niveau { $level }
pack-few-events = il faut au moins { $n } événements de niveau { $level }
pack-at = { $where } : { $what }
shape-number = un nombre entier
shape-text = un texte entre guillemets
shape-list = une liste entre crochets
shape-table = une table
shape-truth = true ou false
shape-fraction = un nombre avec un point décimal
refused-pack = Le paquet ne peut pas servir : { $what } (ligne { $line }, colonne { $column })
refused-no-pack = Ce paquet n’existe pas sur ce serveur : ouvrez de nouveau le fichier.

## Un paquet à la table
pack-own = Vos propres cartes
pack-own-says = Un paquet avec les valeurs de votre boîte : ouvrez son fichier ou déposez-le ici.
pack-open = Ouvrir un paquet
pack-reading = Lecture…
pack-look = Ce qu’il change
pack-without = Sans lui
pack-unnamed = Un paquet sans nom
pack-changes = { $n ->
    [0] Il ne change aucune valeur.
    [one] Il change { $n } valeur.
   *[other] Il change { $n } valeurs.
  }
pack-large = { $file } dépasse la taille permise d’un paquet (512 ko).
pack-broken = { $file } : { $words }
pack-by = Par { $name }
pack-by-hand = À la main
pack-by-hand-says = Le jeu n’a pas de mots pour ceci : qui l’exécute fait les étapes, et le journal les raconte. Prendre place, c’est être d’accord.
pack-new-card = Une carte que la boîte n’a pas
pack-save = Enregistrer le fichier
pack-renamed = { $was } devient { $now }
pack-left-out = { $what } est laissé de côté
pack-line-by-hand = « { $line } » est exécuté à la main
