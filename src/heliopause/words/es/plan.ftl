## The planning board: a private copy of the table
plan = Borrador
plan-open = Planear: prueba tu turno en una copia que nadie más ve
plan-key = abrir el tablero de borrador
plan-loading = Se está preparando la copia de la mesa …
plan-nobody = Nadie ve esto. Nada de esto se juega.
plan-copy = Una copia de la mesa en la ronda { $n }.
plan-copy-at = Una copia de la mesa tras { $moment } decisiones, en la ronda { $n }.
plan-reset = Volver al estado de la mesa
plan-back = Volver a la mesa
plan-back-game = Volver a la partida
plan-back-analysis = Volver al análisis
plan-your-turn = En la mesa es tu turno.
plan-go = Ir allí

## Its question
plan-if-mine = Si fuera tu turno: { $question }
plan-if-turn = Si fuera el turno de { $who }: { $question }
plan-if-chance = Si fuera tu turno, aquí decidiría el azar: di qué sale.
plan-then-chance = Aquí decidiría el azar: di qué sale.
plan-over = La partida habría terminado.
plan-suppose-head = Qué turno se supone
plan-suppose = Si fuera mi turno
plan-suppose-other = Si fuera el turno de { $who }
plan-turn = si es el turno de { $who }
plan-step = un paso que ya no se conoce

## Lines
plan-lines = Mis variantes
plan-lines-kept = { $n ->
    [0] Se guardan con tu asiento
    [one] Una variante, guardada con tu asiento
   *[other] { $n } variantes, guardadas con tu asiento
  }
plan-lines-here = { $n ->
    [0] Se guardan hasta que salgas
    [one] Una variante, guardada hasta que salgas
   *[other] { $n } variantes, guardadas hasta que salgas
  }
plan-lines-impossible = { $n ->
    [one] Una variante ya no es posible.
   *[other] { $n } variantes ya no son posibles.
  }
plan-lines-gone = { $n ->
    [one] La mesa ha seguido: una de tus variantes ya no es posible.
   *[other] La mesa ha seguido: { $n } de tus variantes ya no son posibles.
  }
plan-followed = La mesa ha seguido; tus variantes la siguen.
plan-most = Ya hay { $n } variantes. Olvida antes alguna.
plan-root = Ahora: elige { $who }
plan-root-mine = Ahora: eliges tú
plan-root-past = Tras { $moment } decisiones
plan-line = Variante { $n }
plan-chance = Azar
plan-gone = Ya no es posible
plan-gone-why = Ya no es posible: { $why }
plan-assumed = otros hicieron otra cosa
plan-empty = Elige algo: cada paso queda aquí y puedes volver a cualquiera.
plan-others = Lo que hacen los demás lo supones tú: elige por ellos o supón que dejan pasar su turno. Aquí no ayuda ningún bot.
plan-undo = Un paso atrás
plan-forget = Olvidar
plan-forget-title = Olvidar las variantes que pasan por este paso
plan-tab-lines = Variantes
plan-tab-what-if = Y si

## Chance
plan-what-if = Y si sale …
plan-what-may-come = { $n ->
    [one] Solo puede salir esto.
   *[other] Aún pueden salir { $n }, hasta donde se puede saber.
  }
plan-what-if-none = Donde una variante da con el azar, aquí dices qué sale, o lo robas. Lo que sacará la mesa no lo sabe nadie.
plan-draw = Sacar al azar
plan-share = { $n } %

## After the line
plan-after = Tú, tras esta variante
plan-after-of = { $who }, tras esta variante
plan-play = Jugar esta variante
plan-play-says = Se juega paso a paso, pregunta antes de lo que no se puede deshacer y se detiene donde habla el azar.
plan-play-wait = Se puede cuando sea tu turno. Se juega paso a paso, pregunta antes de lo que no se puede deshacer y se detiene donde habla el azar.
plan-play-none = Aún no hay nada tuyo que jugar: elige algo.
plan-play-past = Es un momento pasado: nada de él se puede jugar.
plan-play-broken = Tal como está la mesa, no se puede jugar.
plan-compare = Comparar variantes
plan-compare-now = La mesa tal como está

## The live table beside it
plan-live = La mesa
plan-live-chooses = { $who } está eligiendo
plan-live-yours = Es tu turno

## A line that is played
plan-playing = Tu variante: paso { $n } de { $of }
plan-stop = Detener
plan-ask-final = «{ $step }» no se puede deshacer.
plan-go-on = Jugarlo
plan-stopped-done = Tu variante está jugada.
plan-stopped-chance = Tu variante se detiene aquí: ha hablado el azar.
plan-stopped-turn = Tu variante se detiene aquí: no te toca elegir.
plan-stopped-step = Tu variante se detiene aquí: «{ $step }» no es posible ahora.
plan-stopped-you = Has detenido tu variante.
