# Puzzles: find the turn.

refused-no-puzzle = There is no such puzzle.
refused-puzzle-turn = A puzzle is one turn of one seat: nobody else chooses in it.
refused-puzzle-unfinished = The turn is not over yet. Play it to its end, then ask.
