# The frame
web-home = A la página de inicio
web-round = ronda { $n }
web-ending = { $state ->
    [1] luego, última ronda
   *[other] última ronda
  }
web-phases = Fases del turno
web-order = Orden de turno
web-on-turn = le toca
web-is-bot = lo lleva el ordenador
web-offline = ausente
web-undo = Deshacer
web-undo-title = Deshacer la última decisión (U)
web-restart = Reiniciar turno
web-restart-title = Deshacer todo desde que decidió el azar u otra persona
web-end-turn = Acabar turno
web-result = Resultado
web-panels = Junto a la mesa
web-panel-rules = Reglas
web-panel-guide = Guía
web-panel-talk = Charla
web-panel-seats = Asientos y enlaces
web-panel-settings = Ajustes
web-unread = hay algo nuevo
web-close = Cerrar
web-boards = Tableros
web-tab-others = Rivales
web-tab-log = Diario
web-news = Desde tu último turno
web-skip = Ir a
web-skip-question = A la pregunta
web-skip-twin = A la mesa como texto

# The line to the server
web-opening = Se prepara la mesa…
web-lost = Se ha perdido la conexión con la mesa. Probando de nuevo…
web-no-server = El servidor no responde.
web-moved-on = La partida ha avanzado: mira de nuevo y elige.
web-not-yours = Eso no te toca decidirlo a ti.
web-not-now = Eso no es posible ahora.
web-too-fast = Demasiadas peticiones a la vez: espera un momento.
web-no-table = No existe esa mesa.
web-bad-key-more = Pide un enlace nuevo a quien te lo envió, o empieza tu propia partida.
web-table-closed = Esta mesa está cerrada.
web-title-turn = Te toca
web-call = { $who }, te toca.

# What is asked
web-question = La pregunta
web-options = Opciones
web-more-options = Más opciones
web-over = La partida ha terminado.
web-thinks = { $who } está pensando
web-waiting = Esperando a { $who } · { $what }
web-away = { $who } no está.
web-hand-over = Que un bot juegue por { $who }
web-take-back = Volver a jugar yo por { $who }
web-watching = Estás mirando.
web-rule = regla { $rule }

# Options in short
web-becomes = pasa a ser

# The log and the past
web-log = Diario
web-last-turn = Su último turno
web-earlier = { $n } { $n ->
    [one] línea anterior
   *[other] líneas anteriores
  }
web-slider = Por la historia de la partida
web-slider-past = ronda { $round }, tras la decisión { $moment } de { $of }
web-now-word = ahora
web-step-back = Una decisión atrás
web-step-on = Una decisión adelante
web-past = Estás mirando el pasado.
web-back-to-now = Volver al presente
web-wish-rewind = Seguir desde aquí
web-rewind-wish = { $who } querría retroceder { $n ->
    [one] 1 decisión
   *[other] { $n } decisiones
  }.
web-withdraw = Retirar

# Help
web-help = Teclas
web-help-gold = El dorado siempre significa: puedes. Un clic lo hace. Todo lo demás se explica al señalarlo, enfocarlo o pulsarlo un momento.
web-key-tab = Recorrer todo lo que puedes hacer
web-key-arrows = Entre las opciones, y por el tablero que tiene el foco
web-key-enter = Elegir
web-key-options = A las opciones
web-key-digits = A las opciones 1 a 9
web-key-undo = Deshacer la última decisión
web-key-time = Una decisión atrás o adelante en la historia
web-key-escape = Soltar lo elegido, volver al presente
web-key-help = Esta lista

# The table as text
web-twin = La mesa como texto

# What the server does not grant, and what it tells of the table
refused-not-understood = El servidor no ha entendido esa petición.
refused-not-found = Aquí no hay nada con ese nombre.
refused-too-large = Eso es demasiado grande para el servidor.
refused-broken = Algo se ha roto en el servidor. Tu partida está a salvo: prueba otra vez.
refused-no-table = No existe esa mesa.
refused-no-game = No existe ese juego.
refused-no-seat = No existe ese asiento.
refused-no-language = No hay palabras para ese idioma.
refused-no-key = Hace falta un enlace para sentarse o mirar en una mesa.
refused-key = Este enlace no lo dio este servidor.
refused-key-elsewhere = Este enlace es de otra mesa.
refused-key-renewed = Este enlace se renovó y ya no abre nada.
refused-host-name = Este servidor no se conoce por ese nombre; el suyo se fija con --public.
refused-origin = Solo las páginas de este servidor pueden hacer eso.
refused-not-json = El servidor solo acepta peticiones en JSON.
refused-not-kept = El servidor no puede escribir ahora mismo; quizá su disco esté lleno o su base de datos fuera de alcance. Todo lo anterior a tu petición está guardado. Prueba más tarde: ninguna decisión se toma dos veces.
refused-open = Solo se puede borrar una mesa cerrada.
refused-renames = Ese nombre ya ha cambiado bastantes veces: espera un rato.
refused-full = La mesa está llena: no caben más navegadores mirando.
refused-bot = No hay ningún bot «{ $bot }»; hay { $bots }.
refused-options = Con estas opciones no sale una partida.
refused-automa = { $n ->
    [0] Con estas opciones las reglas no llevan ningún asiento: ninguno es del Automa.
    [one] Con estas opciones las propias reglas llevan el asiento { $seats }: ese es del Automa, y ningún otro.
   *[other] Con estas opciones las propias reglas llevan los asientos { $seats }: esos son del Automa, y ningún otro.
  }
refused-old-game = Esta partida se empezó con la versión { $version } y no puede continuar.
refused-undo = No hay nada tuyo que deshacer: decidió el azar, o eligió otra persona.
refused-watcher = Solo quienes juegan pueden hacer eso.
refused-not-yet = Ese momento aún no ha llegado.
refused-over = La partida ha terminado.
refused-not-your-choice = Le toca elegir a { $name }, no a ti.
refused-closed = Esta mesa está cerrada.
refused-owner = Solo quien se sienta ahí puede hacer eso.
refused-owner-or-host = Solo quien se sienta ahí, o quien abrió la mesa, puede hacer eso.
refused-host = Solo quien abrió la mesa puede hacer eso.
refused-no-mail = Este servidor no envía correos.
refused-no-person = Ahí no se sienta ninguna persona.
refused-not-away = { $name } no lleva ausente el tiempo suficiente.
stopped-rules = Esta partida se empezó con otras reglas de { $game } (número { $was }, ahora { $now }): se muestra como estaba tras la decisión { $n } y se puede guardar entera, pero no continuar.
stopped-differs = Tras la decisión { $n } de { $of }, esta versión haría de ella otra partida, así que se detiene ahí: se puede mirar y guardar entera, pero no continuar.
stopped-first = esta versión empieza la partida de otro modo
refused-damaged = Las decisiones guardadas de esta mesa están dañadas: no se puede abrir.
refused-talk = Eso ha sido mucho que decir: espera un momento.
note-rewound = Todos estaban de acuerdo: la partida ha retrocedido { $n ->
    [one] 1 decisión
   *[other] { $n } decisiones
  }.
note-renamed = { $was } se llama ahora { $name }.
note-handed = Un bot ({ $bot }) juega ahora por { $name }.
note-back = { $name } vuelve a jugar.
note-fallback = { $name } no pudo elegir; se tomó una decisión sencilla en su lugar.
note-close-wish = Quien abrió la mesa querría cerrarla; hace falta el acuerdo de { $names }.
note-closed = Quien abrió la mesa la ha cerrado.
mail-ask-subject = Heliopause: ¿podemos escribirte?
mail-ask-text = { $name }, de la mesa { $table }, querría recibir aquí un correo cuando le toque. Si eres tú, di que sí en esta página; si no, no hagas nada y no llegará nada más:
mail-no-more = ¿No quieres más correos? Dilo aquí:
confirm-ask = ¿Puede esta mesa escribir a { $address } cuando te toque?
confirm-yes = Sí, escribidme
confirm-no = Sin correos
confirm-agreed = Desde ahora llegará un correo cuando te toque.
confirm-ended = Ya no llegarán correos de esta mesa.
refused-mails = Hoy ya se han enviado bastantes correos con esa pregunta: prueba mañana.

# Header and question bar
web-round-head = Ronda { $n }
web-round-head-of = Ronda { $n } de { $most }
web-plate = Ver el tablero de { $who }
web-undo-behind = Espera a que se muestre lo que hicieron los demás.
web-because = ({ $origin }):
web-all-options = Las { $n } opciones
web-drawn = revela una carta
web-final = no se puede deshacer
web-final-chance = Después decide el azar: no se puede deshacer.
web-final-other = Después elige { $who }: no se puede deshacer.
web-do-it = { $deed }
web-do-and-end = { $deed } y acabar turno
web-enter = Intro
web-else = Elegir otra cosa
web-tap = Un toque lo muestra, dos lo hacen.
web-hand-turn = { $who }: tu turno
web-hand-pass = Pásale la pantalla a { $who }
web-hand-show = Soy { $who }, mostrar la mesa
web-hand-off = No cubrir más la mesa
web-turned-table = La mesa, girada hacia quien está ahí
web-more = Más

# Two boards that share the window
web-split = Cómo se reparten el espacio los tableros
web-split-both = Ambos
web-map-large = Solo el mapa, en grande

## What happened since my last turn, and how others' turns are shown
web-news-look = Ver la mesa como estaba entonces
web-news-none = Nada nuevo
web-news-first = La partida acaba de empezar
web-news-coming = Juegan los demás
web-news-replay = Volver a ver los turnos de los demás
web-news-stop = Dejar de mostrarlos
web-news-close = Cerrar las novedades
web-show-skip = Omitir
web-key-space = Espacio
web-turned-event = Evento del hueco { $slot } · lo revela
web-turned-up-event = Evento · lo revela
web-turned-up-leader = Personaje · lo encuentra
web-turned-choosing = eligiendo
web-turned-next = después
web-turned-fold = Plegar la carta
web-turned-unfold = Mostrar la carta
web-moment-feat = Un gran momento
web-moment-discovery = Nuevo en la mesa
web-moment-claim = Reclamado
web-moment-lost = Pierdes el control
web-moment-ending = Se acerca el final
web-moment-over = El final
web-log-round = ronda { $n }
web-log-why = Por qué
