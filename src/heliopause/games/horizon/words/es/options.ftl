# What may be chosen about a game, and what each choice means

option-horizon-short = Partida corta
option-horizon-short-says = Ocho rondas como máximo, más o menos la mitad de larga; buena para una primera partida.
