# What may be chosen about a game, and what each choice means

option-horizon-short = Partie courte
option-horizon-short-says = Huit manches au plus, environ deux fois plus court ; idéal pour une première partie.
