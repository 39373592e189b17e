# What may be chosen about a game, and what each choice means

option-sun-short = Partida corta
option-sun-short-says = Ocho rondas como máximo, más o menos la mitad de larga; buena para una primera partida.
option-sun-mats = Tableros de facción
option-sun-mats-basic = Tableros básicos
option-sun-mats-advanced = Tableros avanzados
option-sun-mats-advanced-says = Cada facción tiene sus columnas, sus pistas y dos innovaciones.
option-sun-choose-mats = Elegir los tableros
option-sun-choose-mats-says = Las facciones se eligen en orden inverso de turno en vez de repartirse.
option-sun-tableau = Oferta de tecnologías
option-sun-tableau-says = Cuatro cartas de cada nivel a la vista: la investigación es más plan y menos suerte.
option-sun-beginners = Logros para empezar
option-sun-beginners-says = Siempre Tecnólogo y Señor de la guerra con las dos cartas fijas; buenos para una primera partida.
option-sun-solo = En solitario contra el Automa
option-sun-solo-says = El mazo de solitario juega por el otro bando.
option-sun-level = Nivel
option-sun-level-printed = El impreso
option-sun-level-printed-says = el mazo sin cartas de mejora
option-sun-level-navigator = Navegante
option-sun-level-navigator-says = 6 cartas de mejora
option-sun-level-commodore = Comodoro
option-sun-level-commodore-says = 8 cartas de mejora
