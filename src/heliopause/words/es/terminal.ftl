# Small words of the screens
ui-sentence = { $text }
ui-vp = PV
ui-points = { $n } PV
ui-total = total
ui-all = todo

# The header and the turn
ui-round = Ronda { $n }
ui-asked = debe elegir
ui-ending = { $state ->
    [1] luego viene la última ronda
   *[other] última ronda
  }

# Scores
ui-head-score = PUNTUACIÓN
ui-winners = { $n ->
    [one] Gana { $names }.
   *[other] Victoria compartida: { $names }.
  }

# A game in the terminal
ui-name-player = Jugador { $seat }
ui-welcome = { $game } – no oficial. Intro sin más toma lo que está entre corchetes.
ui-welcome-unfinished = Hay una partida sin acabar: escribe r para continuarla.
ui-welcome-seats = ¿Quién juega? Un número ({ $players }) para ti contra bots, o asientos como me,me,random [{ $usual }]:
ui-welcome-variants = ¿Variantes? Palabras de esta lista, o lo bastante de ellas para que esté claro [ninguna]:
ui-welcome-variants-unclear = «{ $text }» no está claro: escribe palabras de la lista, o solo Intro.
ui-hint = Escribe el número de una opción; help dice qué más puedes escribir.
ui-no-number = No hay opción { $number }: van de 1 a { $most }.
ui-not-understood = «{ $text }» no es ni opción ni orden; help muestra las órdenes.
ui-command-unclear = «{ $word }» puede ser { $fitting }.
ui-undone = { $n ->
    [one] Deshecho: { $option }, de { $who }.
   *[other] Deshecho: { $n } decisiones de { $who }, hasta antes de { $option }.
  }
ui-undo-barrier = Nada que deshacer: decidió el azar, o eligió otra persona.
ui-restart-nothing = Aún no has elegido nada que se pueda deshacer.
ui-saved = Guardada en { $file }
ui-save-failed = La partida no se pudo guardar en { $file }: { $why }.
ui-save-refused = { $file } existe y no es una partida guardada; se ha dejado como estaba.
ui-left = La partida está guardada. Continúa con: heliopause play { $game } --resume
    ({ $file })
ui-left-unsaved = Las últimas decisiones no se pudieron guardar.
ui-record-saved = El registro de la partida está en { $file }
ui-no-player = No hay ningún jugador «{ $text }»; hay { $names }.
ui-card-which = ¿Qué carta? cards CLASE muestra todas las de una clase.
ui-no-card = No hay ninguna carta como «{ $text }».
ui-cards-many = Encajan muchas cartas: { $names }.
ui-no-kind = No hay ninguna clase de carta «{ $text }»; hay { $kinds }.
ui-cards-legend = h: algunos valores son nuestros (de la casa). card NOMBRE dice cuáles. cards CLASE: todas las de una clase.
ui-no-rules = No hay página de reglas para { $game }.
ui-no-section = No hay ningún apartado «{ $text }»; rules los muestra todos.
ui-why-what = ¿El porqué de qué? Nombra una opción por su id, o más o menos por sus palabras.
ui-why-unknown = Nada se llama «{ $text }».
ui-why-offered = { $what }: puedes elegirlo, es la opción { $number }.
ui-why-answer = { $what }: { $reason }

# Help in the game
ui-help-intro = Escribe el número de una opción, su id o una de estas órdenes; basta el principio, como opt o und.
ui-help-legend = Intro sin más redibuja la pantalla. Todo se guarda tras cada decisión.
ui-command-screen = screen
ui-help-screen = la pantalla principal otra vez
ui-command-options = options
ui-help-options = lo que puedes elegir, con los ids
ui-command-cards = cards [CLASE]
ui-help-cards = las cartas de la mesa, o todas las de una clase
ui-command-card = card NOMBRE
ui-help-card = una carta en palabras, y de dónde vienen sus valores
ui-command-log = log [N]
ui-help-log = las últimas N cosas que han pasado
ui-command-score = score
ui-help-score = la hoja de puntuación de momento
ui-command-rules = rules [APARTADO]
ui-help-rules = las reglas: un apartado (8.4), un capítulo (8) o una palabra; sin nada: el índice
ui-command-why = why NOMBRE
ui-help-why = por qué algo no está entre las opciones
ui-command-undo = undo [all]
ui-help-undo = deshacer tu última decisión, o todas, hasta donde decidió el azar u otra persona
ui-command-restart = restart
ui-help-restart = empezar tu turno de nuevo
ui-command-save = save [ARCHIVO]
ui-help-save = dónde está guardada la partida, o una copia en ARCHIVO
ui-command-quit = quit
ui-help-quit = salir; la partida se conserva
ui-command-help = help
ui-help-help = esta lista

# A card as a text
ui-origin-printed = impreso
ui-origin-inferred = deducido
ui-origin-house = de la casa
ui-origin-owner = del dueño
ui-head-origins = DE DÓNDE VIENEN LOS VALORES
ui-values = valores

# Commands other than play
ui-replay-at = Tras la decisión { $n } de { $most }.
ui-replay-too-far = El registro solo tiene { $most } decisiones: no hay decisión { $n }.
ui-replay-which = { $file } contiene muchas partidas: nombra una por su semilla, como en --game 1.
ui-replay-no-game = { $file } no contiene ninguna partida con la semilla { $seed }.
ui-replay-one = { $file } es el registro de una sola partida: aquí sobra --game.
ui-replay-broke = Aquí se rompió algo: { $what }
ui-replay-breaks = Sigue rompiéndose: { $what }
ui-replay-mended = Ya no se rompe.
ui-fuzz-played = { $n ->
    [one] 1 partida
   *[other] { $n } partidas
  } desde la semilla { $seed }, { $choices } decisiones
ui-fuzz-fine = No se rompió nada.
ui-fuzz-broke = { $what } ({ $where }). Para verlo otra vez:
ui-sim-games = { $n } { $n ->
    [one] partida
   *[other] partidas
  } de { $players } asientos, semilla { $seed }
ui-sim-rounds = rondas: { $mean } de media, de { $least } a { $most }
ui-sim-speed = { $decisions } decisiones/s, { $games } partidas/s
ui-sim-seat = asiento
ui-sim-bot = bot
ui-sim-wins = victorias
ui-sim-score = PV
ui-sim-least = mín.
ui-sim-most = máx.
ui-pack-differs = { $card } { $key }: { $here } aquí, { $there } allí
ui-pack-which = Cuál vale
ui-pack-merged = { $n ->
    [0] { $file } contiene ambos; no difieren en nada.
    [one] { $file } contiene ambos; difería 1 valor.
   *[other] { $file } contiene ambos; diferían { $n } valores.
  }
ui-pack-converted = { $file } contiene el paquete en su forma actual.
ui-pack-left = { $n ->
    [one] Queda un error que debes corregir tú:
   *[other] Quedan { $n } errores que debes corregir tú:
  }
ui-pack-offers = { $n ->
    [one] Un cambio corregiría uno;
   *[other] Unos cambios corregirían { $n };
  } "heliopause pack convert { $file } --out NUEVO" los hace:
ui-pack-next = La siguiente carta que nadie ha comprobado: { $card } ({ $keys })
ui-pack-all-known = Cada valor es como el impreso.
ui-pack-expansion = Una expansión: { $n ->
    [one] una carta
   *[other] { $n } cartas
  } más que en la caja: { $cards }
ui-pack-variant = Una variante: cambia { $n ->
    [one] un valor que no llama impreso.
   *[other] { $n } valores que no llama impresos.
  }
ui-pack-no-difference = Los dos paquetes dicen lo mismo.
ui-pack-differences = { $n ->
    [one] Un valor es distinto
   *[other] { $n } valores son distintos
  }; { $here } solo en { $one }, { $there } solo en { $other }.
ui-pack-no-text = no es un archivo de texto en UTF-8
ui-pack-fine = { $n ->
    [one] en orden: 1 carta cambiada
   *[other] en orden: { $n } cartas cambiadas
  }
ui-pack-adds = { $card }: nueva
ui-pack-changes = { $card } { $key }: { $before } -> { $after }
ui-pack-same = { $card } { $key }: { $value }, como antes
ui-pack-new = { $file } está escrito. Cámbialo y después: { $check }
ui-pack-starter =
    Un paquete para Heliopause: lo que se escribe aquí sustituye los mismos valores de la caja.
    La notación se explica en docs/notation.md; "heliopause pack show ID" muestra una carta tal como es.
    Comprueba este archivo con "{ $check }", juega con "heliopause play { $game } --pack { $file }".
    Una tabla empieza con la clase y el id de una carta, y solo contiene lo que cambia.
    Siguen dos ejemplos. Cámbialos, añade otros o bórralos.

# What can be wrong
ui-file-unreadable = { $file } no se puede leer: { $why }.
ui-file-unwritable = { $file } no se puede escribir: { $why }.
ui-file-exists = { $file } ya existe y se ha dejado como estaba.
ui-file-no-record = { $file } no es el registro de una partida.
ui-file-broken = { $file } no se puede reproducir: { $why }
ui-folder-unwritable = No se pueden guardar partidas en { $folder }: { $why }.
ui-nothing-to-resume = No hay ninguna partida sin acabar en { $folder }.
ui-resume-alone = --resume continúa una partida tal como está y no admite { $option } a su lado.
ui-no-bot = No hay ningún bot «{ $name }»; un asiento es me o uno de estos: { $known }.
ui-bot-thinks = { $who } está pensando…
ui-bot-failed = { $who } no pudo decidir: { $why }. Se tomó una decisión sencilla en su lugar.
ui-resume-external = { $file } da un asiento a un programa; una partida así solo se continúa desde la carpeta de tus propias partidas.
ui-seats-automatic = { $n ->
    [0] Con estas opciones las reglas no llevan ningún asiento: ninguno es automa.
    [one] Con estas opciones las propias reglas llevan el asiento { $seats }: ese es automa, y ningún otro.
   *[other] Con estas opciones las propias reglas llevan los asientos { $seats }: esos son automa, y ningún otro.
  }
ui-seats-players = --seats nombra { $seats } asientos y --players { $players }.
ui-names-too-many = Más nombres ({ $n }) que personas en esta terminal ({ $people }).
ui-names-equal = Dos jugadores no pueden llamarse igual.
ui-name-bad = Un nombre tiene de 1 a { $longest } caracteres.
ui-simulate-me = Una simulación es para bots: me no puede jugar en ella.
ui-simulate-bots = { $n } bots no encajan con { $players } asientos.
ui-simulate-goes-on = Se continúa tras { $n } { $n ->
    [one] partida
   *[other] partidas
  } de { $file } (--fresh empieza de nuevo).
ui-simulate-interrupted = Interrumpido tras { $n } de { $games } partidas; la misma orden continúa.
ui-simulate-lost = Interrumpido tras { $n } de { $games } partidas; con --out ARCHIVO se habrían conservado.
ui-simulate-failures = Jugadas que quedaron para la decisión de reserva: { $n }; la primera: { $why }
ui-simulate-no-polars = Una tabla de partidas necesita polars: { $command }
ui-simulate-no-ray = Jugar en un clúster Ray necesita Ray: { $command }
ui-simulate-no-cluster = Ningún clúster Ray responde en { $address }: { $why }
ui-simulate-broke = Las partidas con las semillas { $first } a { $last } se interrumpieron: { $why }
ui-simulate-no-file = { $file } no es un archivo donde guardar partidas.
ui-simulate-not-ours = { $file } no contiene las partidas de una simulación y se ha dejado como estaba.
ui-simulate-other = { $file } contiene otra simulación ({ $what }: { $value }); nombra otro archivo, o empieza de nuevo con --fresh.
ui-simulate-other-program = { $file } se empezó con otro estado del programa; nombra otro archivo, o empieza de nuevo con --fresh.
ui-simulate-fewer = { $file } se empezó para { $n } partidas, y { $games } son menos; nombra otro archivo, o empieza de nuevo con --fresh.
ui-simulate-changed = { $folder } continúa { $file }, que ya no es lo que era; nombra otro archivo, o empieza de nuevo con --fresh.
ui-simulate-busy = Otra ejecución está escribiendo { $file }.
ui-pack-bad = { $file } tiene { $n ->
    [one] 1 error
   *[other] { $n } errores
  }: { $command } dice dónde.

# Lines in signs: a word for every icon, and for the marks that are words
icon-ore = { $n ->
    [one] mineral
   *[other] minerales
  }
icon-coin = { $n ->
    [one] moneda
   *[other] monedas
  }
icon-pop = hab.
icon-supply = reserva
icon-ship = { $n ->
    [one] nave
   *[other] naves
  }
icon-unit = { $n ->
    [one] unidad
   *[other] unidades
  }
icon-settler = { $n ->
    [one] colono
   *[other] colonos
  }
icon-soldier = { $n ->
    [one] soldado
   *[other] soldados
  }
icon-disc = { $n ->
    [one] disco
   *[other] discos
  }
icon-cube = { $n ->
    [one] cubo
   *[other] cubos
  }
icon-star = { $n ->
    [one] estrella
   *[other] estrellas
  }
icon-pawn = acción básica
icon-food = alimento
icon-gear = mineral
icon-economy = economía
icon-infrastructure = infraestructura
icon-village = { $n ->
    [one] aldea
   *[other] aldeas
  }
icon-city = { $n ->
    [one] ciudad
   *[other] ciudades
  }
icon-construction = { $n ->
    [one] construcción
   *[other] construcciones
  }
icon-token = { $n ->
    [one] ficha
   *[other] fichas
  }
icon-goal = { $n ->
    [one] objetivo
   *[other] objetivos
  }
icon-leader = { $n ->
    [one] personaje
   *[other] personajes
  }
icon-guild = { $n ->
    [one] gremio abierto
   *[other] gremios abiertos
  }
icon-museum = museo
icon-system = { $n ->
    [one] sistema
   *[other] sistemas
  }
icon-colony = { $n ->
    [one] colonia
   *[other] colonias
  }
icon-yard = { $n ->
    [one] astillero
   *[other] astilleros
  }
icon-deep = Espacio profundo
icon-places = { $n ->
    [one] lugar ocupado
   *[other] lugares ocupados
  }
icon-technology = { $n ->
    [one] tecnología
   *[other] tecnologías
  }
icon-automation = automatización
icon-investment = { $n ->
    [one] inversión
   *[other] inversiones
  }
icon-scientific = científica
icon-economic = económica
icon-military = militar
icon-commercial = comercial
icon-science = ciencia
icon-commerce = comercio
icon-culture = cultura
icon-research = investigar
icon-private = privada
icon-jump = saltar
icon-move = mover
icon-upgrade = mejorar
icon-colonize = colonizar
icon-annex = anexionar
icon-automate = automatizar
icon-copy = copiar
icon-grow = crecer
icon-produce = producir
icon-mine = extraer
icon-trade = comerciar
icon-invest = invertir
icon-settle = fundar
icon-fortify = fortificar
icon-build = construir
icon-explore = explorar
icon-theocracy = teocracia
icon-claim = reclamar un objetivo
icon-control = control
icon-discover = descubrir
icon-enlist = alistar
icon-turn = turno
icon-power = fuerza
icon-anywhere = a cualquier lugar
icon-existing = existente
icon-unlock = sin requisitos previos
icon-nobonus = sin bonus
icon-new = nueva
icon-none = vacío
icon-taken = tomado
mark-per = por
mark-or = o
mark-up-to = hasta
mark-from = de

## Analysis
ui-analyse-not-over = La partida de { $file } no ha terminado: solo se analiza una partida acabada.
ui-analyse-wrote = Escrito: { $file }
