# Was man an einem Spiel wählen kann, und was jede Wahl bedeutet

option-horizon-short = Kurze Partie
option-horizon-short-says = Höchstens acht Runden, etwa halb so lang; gut für eine erste Partie.
