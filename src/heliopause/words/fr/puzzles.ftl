# Énigmes : trouvez le tour.

refused-no-puzzle = Cette énigme n’existe pas.
refused-puzzle-turn = Une énigme est un tour d’une seule place : personne d’autre n’y choisit.
refused-puzzle-unfinished = Le tour n’est pas encore fini. Jouez-le jusqu’au bout, puis demandez.
