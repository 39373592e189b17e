# The analysis of a finished game.

## The chances and the turns
analysis-title = Análisis
analysis-of = Análisis: { $game }
analysis-chance = Probabilidad de ganar, en %
analysis-chance-help = tras cada turno, con unos { $n } de margen.
analysis-dice-help = el azar la movió 5 o más
analysis-start = Inicio
analysis-round = Ronda
analysis-turn-of = Ronda { $round }, { $who }
analysis-turn = Turno
analysis-percent = { $n } %
analysis-brilliant = brillante
analysis-good = bien
analysis-slip = imprecisión
analysis-blunder = error
analysis-slip-from = imprecisión, desde { $n } %
analysis-blunder-from = error, desde { $n } %
analysis-lost = perdido { $n } %
analysis-lost-help = lo que costaron las propias decisiones, sumando los turnos
analysis-nothing-chosen = nada que elegir

## What was played, and what the expert plays
analysis-fell = La probabilidad de { $who } baja de { $from } % a { $to } %.
analysis-rose = La probabilidad de { $who } sube de { $from } % a { $to } %.
analysis-stayed = La probabilidad de { $who } se queda en { $to } %.
analysis-by-luck = El azar puso { $n } de ello.
analysis-played = Jugado: { $what }
analysis-expert = Lo que juega el experto: { $what }
analysis-played-best = Jugado, como el experto: { $what }
analysis-also = También merece verse: { $what }
analysis-why = Por qué
analysis-has-more = A su favor: { $gains }.
analysis-answer = Luego { $who }: { $what }
analysis-why-expert = El camino del experto: { $gains }.
analysis-why-played = Lo jugado: { $gains }.
analysis-precision = { $n } continuaciones del bot experto; si mira otra vez, una probabilidad cambia en torno al { $off } %.
analysis-followed = Lo que siguió: { $what }
analysis-late = Más tarde en el turno, tras el azar o los demás, las decisiones perdieron otro { $n } %.
analysis-each-choice = Decisión a decisión
analysis-one-choice = Decisión

## Luck and skill
analysis-luck = Suerte
analysis-luck-help = lo que dieron o quitaron los robos frente a la media de todos los posibles
analysis-skill = Decisiones
analysis-skill-help = lo que cambiaron las decisiones de todos
analysis-sum = Suerte y decisiones suman el resultado: de { $from } % a { $to } %.
analysis-draw-in = { $what } en la ronda { $round }
analysis-in-round = en la ronda { $round }
analysis-drawn = robo ×{ $n }
analysis-draws = { $what }
analysis-ledger = Los robos más y menos afortunados

## Turning points and the summary
analysis-turning = Puntos de inflexión
analysis-chose = { $who }: { $what }
analysis-summary = En tres frases
analysis-summary-won = Ganó { $who }; la ventaja cambió de manos { $n ->
    [one] una vez
   *[other] { $n } veces
}, y en la ronda { $round } quedó decidida.
analysis-summary-shared = { $who } compartieron la victoria; la ventaja cambió de manos { $n ->
    [one] una vez
   *[other] { $n } veces
}, la última en la ronda { $round }.
analysis-summary-even = Ningún turno lo decidió por sí solo.
analysis-summary-choice = El mayor giro llegó en la ronda { $round }, cuando { $who } eligió «{ $what }»: { $from } % antes, { $to } % después.
analysis-summary-chance = El mayor giro llegó en la ronda { $round } con un robo ({ $what }): { $who } tenía { $from } % antes, { $to } % después.
analysis-summary-luck = La suerte favoreció sobre todo a { $lucky } ({ $luck } %), y quien más perdió por sus decisiones fue { $careless } ({ $lost } % en toda la partida).
analysis-first = Por ahora solo la primera curva: los turnos aún no se han estudiado.

## The page of the analysis
analysis-open = ¿Por qué? El análisis
analysis-close = Volver al resultado
analysis-share = Copiar un enlace
analysis-save = Guardar como página
analysis-progress = Estudiando los turnos: { $done } de { $of }
analysis-failed = El análisis no pudo terminarse.
analysis-again = Intentarlo de nuevo
analysis-not-yet = El experto aún no ha mirado este turno.
analysis-previous = Turno anterior
analysis-next = Turno siguiente
analysis-next-mistake = Siguiente error
analysis-play-on = Seguir desde aquí
analysis-try = Probar una variante
analysis-board = El tablero
analysis-side-before = Antes
analysis-side-played = Jugado
analysis-side-expert = Experto
analysis-arrow-expert = lo que juega el experto
analysis-arrow-played = lo que se jugó
analysis-arrow-then = lo que otros hicieron allí de verdad después
analysis-then-there = Lo que otros hicieron allí de verdad después:
refused-analysis-not-over = Solo se puede analizar una partida terminada.
