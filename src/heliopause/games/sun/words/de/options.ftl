# Was man an einem Spiel wählen kann, und was jede Wahl bedeutet

option-sun-short = Kurze Partie
option-sun-short-says = Höchstens acht Runden, etwa halb so lang; gut für eine erste Partie.
option-sun-mats = Fraktions-Tableaus
option-sun-mats-basic = Einfache Tableaus
option-sun-mats-advanced = Fortgeschrittene Tableaus
option-sun-mats-advanced-says = Jede Fraktion hat eigene Spalten, Leisten und zwei Innovationen.
option-sun-choose-mats = Tableaus wählen
option-sun-choose-mats-says = Die Fraktionen werden in umgekehrter Zugfolge gewählt statt ausgeteilt.
option-sun-tableau = Technologie-Auslage
option-sun-tableau-says = Je Stufe liegen vier Karten offen; Forschung ist mehr Planung und weniger Glück.
option-sun-beginners = Errungenschaften für den Einstieg
option-sun-beginners-says = Immer Technologe und Kriegsherr neben den zwei festen Karten; gut für eine erste Partie.
option-sun-solo = Solo gegen den Automa
option-sun-solo-says = Das Solo-Deck spielt die andere Seite.
option-sun-level = Stufe
option-sun-level-printed = Wie gedruckt
option-sun-level-printed-says = das Deck ohne Verbesserungskarten
option-sun-level-navigator = Navigator
option-sun-level-navigator-says = 6 Verbesserungskarten
option-sun-level-commodore = Kommodore
option-sun-level-commodore-says = 8 Verbesserungskarten
