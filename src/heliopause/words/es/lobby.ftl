## What is not granted before a game begins, and what the table tells
refused-not-begun = Esta partida aún no ha empezado.
refused-begun = Esta partida ya ha empezado.
refused-seats-changed = Los asientos acaban de cambiar: mira de nuevo.
refused-seat-taken = { $name } ya tiene este asiento.
refused-seated = Ya tienes un asiento en esta mesa.
refused-by-link = Los asientos libres de esta mesa solo se dan con su propio enlace: pídeselo a quien la abrió.
refused-name-taken = Alguien en esta mesa ya se llama { $name }: toma otro nombre.
refused-no-colour = No existe ese color.
refused-colour-taken = { $name } juega con este color.
refused-seats-free = { $n ->
    [one] Queda un asiento libre.
   *[other] Quedan { $n } asientos libres.
  }
note-seated = { $name } ha llegado y juega en lugar de un bot.

## The plain address of a table
lobby-invites = { $name } te invita a
lobby-invited = Te invitan a
lobby-yours = Tu mesa: { $title }
lobby-seated-at = Tienes un asiento en
lobby-players = { $n } jugadores
lobby-seats = Asientos
lobby-seats-taken = { $n } de { $of } { $n ->
    [one] ocupado
   *[other] ocupados
  }
lobby-starts-itself = Empieza cuando se ocupe el último.
lobby-starts-host = Empieza cuando lo diga quien abrió la mesa.
lobby-free = Asiento libre
lobby-free-pick = elígelo para sentarte aquí
lobby-free-yours = el tuyo, si lo tomas abajo
lobby-free-choosing = alguien está eligiendo un nombre
lobby-free-by-link = solo con su propio enlace
lobby-bot-gives-way = aquí juega un bot a falta de una persona
lobby-opened = abrió esta mesa
lobby-here = está aquí
lobby-away = ausente
lobby-you = tú
lobby-bot = un bot
lobby-bot-says = un bot; { $says }
lobby-name-says = Se pregunta una vez; este navegador lo recuerda.
lobby-colour = Tu color y tu marca
lobby-colour-says = Los bots ceden: toman lo que queda.
lobby-colour-0 = naranja
lobby-colour-1 = violeta
lobby-colour-2 = blanco
lobby-colour-3 = turquesa
lobby-colour-of = { $colour }: { $name }
lobby-tell = Avísame cuando me toque
lobby-tell-sound = Un sonido
lobby-tell-sound-says = Un sonido breve mientras esta página está abierta.
lobby-tell-notice = Un aviso
lobby-tell-notice-says = Un aviso de tu dispositivo cuando miras a otra parte.
lobby-tell-mail = Un correo
lobby-tell-mail-says = Un correo cuando no estás; confirmas la dirección una vez.
lobby-tell-mail-label = Tu dirección de correo
lobby-take = Sentarme como { $name }
lobby-watch = Solo mirar
lobby-watching = Verás la partida en cuanto empiece.
lobby-no-account = Sin cuenta. El asiento se queda en este navegador, y puedes llevarlo a otro dispositivo cuando quieras.
lobby-full = Todos los asientos están ocupados: puedes mirar.
lobby-ask-for-link = Los asientos libres se dan con su propio enlace: pídeselo a quien abrió la mesa, o mira.
lobby-waiting = La partida empieza en cuanto estén todos. Puedes cerrar esta página: la mesa sigue entre tus partidas.
lobby-stand-up = Devolver el asiento
lobby-key-ended = El enlace con el que viniste ya no abre nada: se renovó, o se liberó el asiento.

## What the host does there
lobby-one-link = Un enlace para todos
lobby-one-link-says = Quien lo abre toma un asiento libre o mira. La barra de direcciones muestra el mismo enlace.
lobby-seat-links-says = Quien lo abre ve la mesa y puede mirar. Un asiento libre se toma con su propio enlace.
lobby-address = Dirección de la mesa
lobby-watch-link = Enlace solo para mirar
lobby-seat-link = Copiar el enlace de este asiento
lobby-admits = Los asientos libres son para
lobby-admits-address = quien tenga la dirección
lobby-admits-link = quien tenga el enlace del asiento
lobby-late = Quien llega tarde puede relevar a un bot
lobby-late-says = Solo donde un bot juega a falta de una persona.
lobby-give-bot = Dárselo a un bot
lobby-strength-of = Nivel de { $name }
lobby-set-free = Liberar este asiento
lobby-start = Empezar
lobby-start-ready = Están todos.
lobby-start-itself = Empezar en cuanto se llene
lobby-fill = { $n ->
    [one] Completar con un bot y empezar
   *[other] Completar con bots y empezar
  }

## One's own seat on another device
lobby-device = Jugar en otro dispositivo
lobby-device-title = Tu asiento, en tu teléfono o en otro ordenador
lobby-device-says = Apunta aquí con su cámara, o envíate el enlace. Ambos dispositivos van a la par. Quien tiene este enlace juega como tú.
lobby-device-copy = Copiar el enlace de mi asiento
lobby-device-renew = Anular los enlaces anteriores
lobby-device-renewed = Hecho: desde ahora solo este enlace abre tu asiento.
lobby-qr = Código QR del enlace

## Once the game has begun
lobby-running = Esta partida está en marcha: ronda { $n }.
lobby-running-setup = Esta partida acaba de empezar.
lobby-over = Esta partida ha terminado.
lobby-closed = Esta mesa está cerrada.
lobby-late-offer = Un bot juega a falta de una persona: puedes relevarlo.
lobby-look = Mirar la partida
lobby-look-back = Repasar la partida

## One's own seat before the start, and the end of a table that never began
lobby-change = Nombre y color
lobby-change-done = Hecho
lobby-sound = Un sonido cuando me toque
