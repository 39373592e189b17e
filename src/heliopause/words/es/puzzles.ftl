# Acertijos: encuentra el turno.

refused-no-puzzle = Ese acertijo no existe.
refused-puzzle-turn = Un acertijo es un turno de un solo asiento: nadie más elige en él.
refused-puzzle-unfinished = El turno aún no ha terminado. Juégalo hasta el final y luego pregunta.
