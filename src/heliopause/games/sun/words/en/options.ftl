# What may be chosen about a game, and what each choice means

option-sun-mats = Faction mats
option-sun-mats-basic = Basic mats
option-sun-mats-advanced = Advanced mats
option-sun-mats-advanced-says = Every faction has its own columns, tracks and two innovations.
option-sun-choose-mats = Choose the mats
option-sun-choose-mats-says = Players pick their factions in reverse turn order instead of being dealt one.
option-sun-tableau = Technology tableau
option-sun-tableau-says = Four cards of each level lie face up, so research is planned more and drawn less.
option-sun-beginners = Beginners’ achievements
option-sun-beginners-says = Always Technologist and Warlord beside the two fixed cards; good for a first game.
option-sun-solo = Solo against the automa
option-sun-solo-says = The solo deck plays the other side.
option-sun-level = Level
option-sun-level-printed = As printed
option-sun-level-printed-says = the deck without upgrade cards
option-sun-level-cadet = Cadet
option-sun-level-cadet-says = 2 upgrade cards
option-sun-level-captain = Captain
option-sun-level-captain-says = 4 upgrade cards
option-sun-level-commodore = Commodore
option-sun-level-commodore-says = 8 upgrade cards
option-sun-level-admiral = Admiral
option-sun-level-admiral-says = 12 upgrade cards
option-sun-level-legend = Legend
option-sun-level-legend-says = all 14 upgrade cards
