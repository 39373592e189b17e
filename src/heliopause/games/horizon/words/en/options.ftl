# What may be chosen about a game, and what each choice means

option-horizon-short = Short game
option-horizon-short-says = Eight rounds at most, about half as long; good for a first game.
