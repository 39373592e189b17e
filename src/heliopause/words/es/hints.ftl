# El experto junto a una partida en curso: consejos y tutor.

## Consejos
hint-ask = ¿Qué harías tú?
hint-ask-says = ¿Qué harías tú? El plan del experto para este turno
hint-key = preguntar al experto qué haría
hint-thinking = El experto está pensando…
hint-head = Lo que haría el experto
hint-only = Solo hay una posibilidad
hint-opening = Cada uno de estos comienzos vale lo mismo
hint-try = Probarlo
hint-try-says = Probar esta variante en el tablero de planes; no se juega nada
hint-close = Cerrar el consejo
hint-told = preguntó antes al experto
note-hint = { $name } ha pedido consejo al experto.
note-tutor = El tutor ha avisado a { $name } sobre una elección.
refused-hints = En esta mesa no se permiten consejos: los jugadores no los han acordado.
refused-hints-late = Los consejos solo se pueden permitir antes de que otros se hayan sentado.
refused-hint-failed = El experto no tiene respuesta ahora mismo. Pregunta otra vez.
hints-option = Consejos permitidos
hints-option-says = Todos pueden preguntar al experto qué haría; el diario lo dice.

## El tutor
tutor-label = Tutor
tutor-off = No
tutor-says = Avisa antes de una elección que pierde más que esto de tu probabilidad de ganar, donde se permiten consejos. Ninguna elección lo espera más que un momento.
tutor-warns = Esto puede costar un { $n } % de tu probabilidad de ganar
tutor-loses = «{ $what }» te deja un { $to } %, la mejor elección un { $from } %.
tutor-yours = Tu elección: { $what }
tutor-why = Muéstrame por qué
tutor-anyway = Jugarlo de todos modos
tutor-again = Pensarlo otra vez
