# What may be chosen about a game, and what each choice means

option-sun-short = Partie courte
option-sun-short-says = Huit manches au plus, environ deux fois plus court ; idéal pour une première partie.
option-sun-mats = Plateaux de faction
option-sun-mats-basic = Plateaux de base
option-sun-mats-advanced = Plateaux avancés
option-sun-mats-advanced-says = Chaque faction a ses propres colonnes, pistes et deux innovations.
option-sun-choose-mats = Choisir les plateaux
option-sun-choose-mats-says = On choisit sa faction dans l’ordre inverse du tour au lieu de la recevoir.
option-sun-tableau = Étalage de technologies
option-sun-tableau-says = Quatre cartes de chaque niveau sont visibles : on planifie plus la recherche, on pioche moins.
option-sun-beginners = Exploits pour débuter
option-sun-beginners-says = Toujours Technologue et Seigneur de guerre avec les deux cartes fixes ; idéal pour une première partie.
option-sun-solo = Solo contre l’Automa
option-sun-solo-says = La pioche solo joue l’autre camp.
option-sun-level = Niveau
option-sun-level-printed = Comme imprimé
option-sun-level-printed-says = la pioche sans cartes d’amélioration
option-sun-level-navigator = Navigateur
option-sun-level-navigator-says = 6 cartes d’amélioration
option-sun-level-commodore = Commodore
option-sun-level-commodore-says = 8 cartes d’amélioration
