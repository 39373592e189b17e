# Zagadki: znajdź turę.

refused-no-puzzle = Nie ma takiej zagadki.
refused-puzzle-turn = Zagadka to jedna tura jednego miejsca: nikt inny w niej nie wybiera.
refused-puzzle-unfinished = Tura jeszcze się nie skończyła. Rozegraj ją do końca i wtedy zapytaj.
