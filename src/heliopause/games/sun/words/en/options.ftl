# What may be chosen about a game, and what each choice means

option-sun-short = Short game
option-sun-short-says = Eight rounds at most, about half as long; good for a first game.
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
option-sun-level-navigator = Navigator
option-sun-level-navigator-says = 6 upgrade cards
option-sun-level-commodore = Commodore
option-sun-level-commodore-says = 8 upgrade cards
