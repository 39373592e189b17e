# Rätsel: Finde den Zug.

refused-no-puzzle = Dieses Rätsel gibt es nicht.
refused-puzzle-turn = Ein Rätsel ist ein Zug eines Platzes: Niemand sonst wählt darin.
refused-puzzle-unfinished = Der Zug ist noch nicht vorbei. Spiele ihn zu Ende und frage dann.
