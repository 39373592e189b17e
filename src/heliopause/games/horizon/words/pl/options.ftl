# What may be chosen about a game, and what each choice means

option-horizon-short = Krótka gra
option-horizon-short-says = Najwyżej osiem rund, o połowę krócej; dobra na pierwszy raz.
