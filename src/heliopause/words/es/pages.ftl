## The first page
page-title = Heliopause
page-unofficial = Heliopause es una versión libre y no oficial, hecha por jugadores. No tiene relación con la editorial; todos los textos son nuestros.
page-version = Versión { $version }, { $form ->
    [compiled] compilada
   *[other] interpretada
  }
page-skip = Ir a los juegos
page-language = Idioma
page-theme = Tema
page-theme-dark = Oscuro
page-theme-light = Claro
page-theme-auto = Como el dispositivo
page-name-label = Tu nombre
page-name-default = Jugador { $n }
page-learn = Aprender jugando
page-learn-says = Paso a paso en una partida corta contra un bot amable. Sin leer nada antes.
page-start-again = Abriendo…
page-quick-friends = Con amigos por enlace
page-quick-friends-says = Un solo enlace que enviar. Quien lo abre toma asiento. Sin cuentas.
page-players = Jugadores
page-play = Jugar
page-open-table = Abrir una mesa
page-own = A tu medida
page-own-says = Personas, bots, todas las variantes.
page-back = Atrás
page-back-to-start = Volver al inicio
page-bot-beginner = Principiante
page-bot-beginner-says = se equivoca de vez en cuando; para las primeras partidas
page-bot-casual = Aficionado
page-bot-casual-says = sopesa cada acción; un rival decente
page-bot-strong = Fuerte
page-bot-strong-says = mira varios turnos adelante, en un momento
page-bot-expert = Experto
page-bot-expert-says = piensa alrededor de tres segundos
page-bot-near = Un poco mejor
page-bot-near-at = nivel { $level } de { $levels }: una victoria sube un nivel, dos derrotas seguidas bajan uno
page-bot-level = Nivel { $level }
page-bot-random = Aleatorio
page-bot-random-says = elige al azar; para un primer vistazo
page-bot-greedy = Codicioso
page-bot-greedy-says = sopesa cada acción; un rival decente
page-bot-search = Búsqueda
page-bot-search-says = piensa por adelantado; fuerte

## Your games
page-games = Tus partidas
page-games-none = Las partidas que juegas o miras se quedan aquí, para seguir cuando quieras.
page-games-loading = Buscando…
page-game-round = Ronda { $n }
page-game-setup = Preparación
page-game-your-turn = Te toca
page-game-turn-of = Juega { $name }
page-game-over = { $n ->
    [one] Ganó { $names }
   *[other] Victoria compartida: { $names }
  }
page-game-closed = Cerrada
page-game-gone = Ya no existe
page-game-unreachable = Inaccesible ahora mismo
page-game-watching = Miras
page-game-resume = Seguir
page-game-look = Ver
page-game-remove = Quitar { $names } de esta lista
page-game-removed = Quitada de tu lista.
page-game-take-back = Volver a ponerla

## Joining and records
page-join = Unirse o mirar
page-join-says = con un enlace recibido
page-join-label = Enlace
page-join-placeholder = https://…/t/…
page-join-go = Ir
page-join-bad = Esto no es el enlace de una mesa: debería contener /t/.
page-import = Abrir un registro
page-import-says = Repasar una partida, o continuarla.
page-import-button = Elegir un archivo
page-import-not-json = { $file } no es un registro: no se puede leer como JSON.
page-import-bad = { $file } no es el registro de una partida de Heliopause.
page-import-large = { $file } es demasiado grande para un registro.
page-import-broken = { $file } no se puede reproducir: { $words }

## Setting a table up
page-setup = Preparar una partida
page-setup-game = Juego
page-setup-seats = ¿Quién juega?
page-setup-count = Número de jugadores
page-seat = Asiento { $n }
page-seat-who = Quién se sienta en el asiento { $n }
page-seat-name = Nombre en el asiento { $n }
page-seat-bot = Nivel del bot en el asiento { $n }
page-who-me = Yo
page-who-here = Otra persona aquí
page-who-free = Alguien por enlace
page-who-bot = Un bot
page-who-automa = El Automa
page-who-me-says = en esta pantalla
page-who-here-says = en esta pantalla, por turnos
page-who-free-says = quien lo tome por el enlace
page-variants = Variantes
page-option-start = Quién empieza
page-option-usual = Como siempre
page-setup-open = Abrir la mesa
page-setup-watch-only = Aquí no se sienta nadie: la mesa se abre para que mires.
page-setup-same-names = Dos asientos se llaman { $name }: dales nombres distintos.
page-setup-name-long = Un nombre tiene 40 caracteres como máximo.
page-error-server = El servidor dice: { $words }
page-error-network = No se puede acceder al servidor. ¿Está en marcha, y está conectado este dispositivo?

## Links to hand out
page-links = La mesa está abierta
page-links-says = Envía a cada persona su enlace. Quien tiene el enlace de un asiento juega en él, así que envíalo a una sola persona.
page-links-later = Encontrarás los enlaces de nuevo en la mesa, en «Asientos».
page-links-local = Esta dirección solo funciona en este ordenador. Para jugar con otros, abre Heliopause con una dirección a la que puedan acceder.
page-links-seat = Enlace para { $name }
page-links-watch = Enlace para mirar
page-links-watch-says = Para cuanta gente quieras.
page-copy = Copiar
page-copied = Copiado
page-copy-failed = Aquí no se permite copiar; selecciona el enlace y cópialo.
page-share = Compartir
page-share-text = Juega a { $title } conmigo
page-share-watch = Mira nuestra partida de { $title }
page-enter = A la mesa

## The end of a game
page-final = La partida ha terminado
page-final-wins = { $n ->
    [one] Gana { $names }
   *[other] Victoria compartida: { $names }
  }
page-final-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
  }
page-final-after = tras { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
  }
page-final-place = Puesto { $n }
page-final-sheet = Hoja de puntuación
page-final-item = Concepto
page-final-total = Total
page-chart = Los puntos, ronda a ronda
page-chart-loading = Leyendo la ronda { $n } de { $most }…
page-chart-failed = No se han podido leer las rondas.
page-chart-again = Probar otra vez
page-chart-round = Ronda { $n }
page-chart-axis-round = Ronda
page-chart-table = Lo mismo en tabla
page-chart-summary = { $name }: { $points } { $points ->
    [one] punto
   *[other] puntos
  } al final.
page-final-record = Guardar el registro
page-final-rematch = Jugar otra vez
page-final-rematch-waits = Abriendo…
page-final-look-back = Repasar la partida

## Beside the table
page-aside = Junto a la mesa
page-close = Cerrar
page-panel-guide = Guía
page-panel-rules = Reglas
page-panel-talk = Charla
page-panel-seats = Asientos
page-panel-settings = Ajustes
page-rules-contents = Índice
page-rules-search = Buscar en las reglas
page-rules-found = { $n ->
    [0] Nada para «{ $text }».
    [one] 1 apartado
   *[other] { $n } apartados
  }
page-rules-loading = Cargando las reglas…
page-rules-failed = No se ha podido cargar esta página de las reglas.
page-rules-english = Esta página está solo en inglés.
page-talk-none = Nadie ha dicho nada todavía.
page-talk-label = Decir algo
page-talk-send = Enviar
page-talk-name = Tu nombre
page-talk-log = Lo que se ha dicho
page-talk-spectator = Espectador
page-talk-long = { $n ->
    [one] Queda { $n } carácter
   *[other] Quedan { $n } caracteres
  }
page-seats-here = En esta pantalla
page-seats-online = En línea
page-seats-away = Ausente
page-seats-bot = Bot: { $bot }
page-seats-handed = de momento juega { $bot }
page-seats-thinking = pensando…
page-seats-turn = debe elegir
page-seats-rename = Cambiar nombre
page-seats-rename-label = Nuevo nombre para { $name }
page-seats-mail = Escribidme cuando me toque
page-seats-mail-label = Tu dirección de correo; vacía: no más correos
page-seats-save = Guardar
page-seats-cancel = Cancelar
page-seats-hand = Que un bot juegue por { $name }
page-seats-hand-mine = Que un bot juegue por mí
page-seats-hand-which = ¿Qué bot?
page-seats-hand-go = Ceder
page-seats-back = Recuperar el asiento
page-seats-link = Copiar el enlace del asiento
page-seats-watch = Copiar el enlace para mirar
page-seats-host = Has abierto esta mesa
page-seats-record = Guardar el registro
page-seats-close = Cerrar la mesa
page-seats-close-sure = ¿Cerrar la mesa para todos? Nadie podrá seguir; el registro queda.
page-seats-close-yes = Sí, cerrarla
page-seats-closed = Esta mesa está cerrada.
page-seats-leave = A la página de inicio
page-rewind = Volver a un turno anterior
page-rewind-says = Deshacer llega hasta donde decidió el azar o eligió otra persona. Más atrás solo se vuelve si están de acuerdo todas las personas de la mesa.
page-rewind-choose = Empezar de nuevo en
page-rewind-turn = Ronda { $n }: { $name }
page-rewind-ask = Pedir volver
page-rewind-nothing = Aún no hay ningún turno anterior.
page-rewind-waits = Se ha pedido volver a: { $turn }.
page-rewind-agreed = De acuerdo: { $names }
page-rewind-missing = Aún sin responder: { $names }
page-rewind-question = ¿Volver a «{ $turn }»? Lo pide { $names }. Todo lo posterior se olvidaría.
page-rewind-title = ¿Volver atrás?
page-rewind-moment = decisión { $n }
page-rewind-agree = De acuerdo
page-rewind-decline = Seguir jugando
page-rewind-withdraw = Retirar
page-somebody = Alguien
page-set-motion = Movimiento
page-set-motion-normal = Normal
page-set-motion-fast = Rápido
page-set-motion-off = Ninguno
page-set-motion-says = Los cubos se deslizan y las cartas giran; ninguno también si tu dispositivo pide menos movimiento.
page-set-confirm = Preguntar antes de cada decisión
page-set-confirm-says = El primer clic marca una opción, el segundo la elige.
page-set-end = Confirmar el final de mi turno
page-set-end-says = Donde ya no podría deshacerse, tu turno solo acaba cuando tú lo dices: contra bots y con gente en otro lugar.
page-around-cover = Cubrir la mesa entre turnos
page-around-cover-says = Cuando le toca a otra persona, la mesa queda oculta hasta que esa persona la muestra.
page-around-turn = Girar la mesa hacia
page-around-turn-says = Para una tableta en el centro: hacia un borde de la pantalla, o hacia quien tiene el turno.
page-around-auto = quien tiene el turno
page-around-side-0 = borde cercano
page-around-side-90 = borde izquierdo
page-around-side-180 = borde opuesto
page-around-side-270 = borde derecho
page-around-sits = { $who } está en el
page-set-twin = Texto junto a los tableros
page-set-twin-says = Los tableros como títulos, tablas y diario, para teclado y lector de pantalla.
page-set-notify = Avísame cuando me toque
page-set-notify-says = Un aviso de tu dispositivo mientras esta página está en segundo plano.
page-set-notify-blocked = Los avisos de esta página están bloqueados en los ajustes de tu navegador.
page-set-notify-missing = Este navegador no admite avisos.

## The guide through a first game
page-guide = Tu primera partida
page-guide-part = Parte { $n } de { $most }
page-guide-next = Seguir
page-guide-previous = Atrás
page-guide-begin = Empezar
page-guide-end = Cómo ha ido
page-guide-end-next = Prueba ahora una partida entera o un bot más fuerte: ambos están en el inicio.
page-guide-fold = Plegar la guía
page-guide-unfold = Desplegar la guía
page-guide-close = Cerrar la guía
page-guide-rule = Regla { $section }
page-guide-waits = Sigue cuando hayas elegido.
page-guide-waits-others = Sigue cuando te toque.
page-guide-watching = Estás mirando. Toma asiento en una partida tuya, y la guía te llevará por ella.

## Size of type, what cannot be taken back, and addresses that are none
page-set-text = Tamaño del texto
page-set-text-normal = Normal
page-set-text-larger = Grande
page-set-text-largest = Muy grande
page-set-text-says = Todo lo de la mesa crece con él; los paneles pasan a ser pestañas donde falta sitio.
page-set-final = Confirmar lo que no se puede deshacer
page-set-final-says = Una decisión que revela una carta, o tras la que elige otra persona, espera un segundo clic.
page-none = Aquí no hay nada
page-none-says = Heliopause no tiene ninguna página en { $address }.

## How others' turns are shown
page-set-pace = Turnos de los demás
page-set-pace-calm = Tranquilo
page-set-pace-brisk = Ágil
page-set-pace-once = De golpe
page-set-pace-says = Paso a paso, cada uno de un segundo más o menos como mucho; lo que te afecta dura algo más. Espacio omite el resto.

## About
page-about = Información y créditos
page-about-emblems = Los emblemas de las cartas, en parte con otros colores y tamaños, son de los autores de
page-about-font = La tipografía es
page-about-licences = Las licencias de todo lo que hay en estas páginas
