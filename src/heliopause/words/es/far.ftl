## A table's pace
pace = Ritmo
pace-live = En directo
pace-hours = { $n ->
    [one] Una hora por turno
   *[other] { $n } horas por turno
  }
pace-days = { $n ->
    [one] Un día por turno
   *[other] { $n } días por turno
  }
pace-live-says = Jugáis a la vez. A quien se ausente { $time } lo puede sustituir un bot hasta que vuelva.
pace-hours-says = Cada cual juega cuando quiere. Quien tarda recibe primero un aviso; después, un bot le guarda el asiento hasta que vuelva.
refused-paced = En esta mesa, un bot releva a { $name } por sí solo cuando se acaba el tiempo del turno.
note-kept-warm = Se acabó el tiempo: un bot guarda el asiento de { $name } hasta que { $name } lo recupere.
far-bot-takes-over = Dentro de { $time }, un bot releva a { $who }.
far-bot-takes-over-mine = Te quedan { $time } para tu turno.
far-bot-may = Dentro de { $time } podrás dejar que un bot juegue por { $who }.
far-kept-warm = Un bot te guarda el asiento, { $who }.
time-days = { $d } d { $h } h
time-hours = { $h } h { $m } min
time-minutes = { $m } min
time-seconds = { $s } s

## What people are told who are not looking
notice-turn = Te toca, { $name }.
notice-reminder = { $name }, los demás esperan: te queda un cuarto del tiempo; después, un bot jugará por ti.
notice-handed = Se acabó tu tiempo, { $name }: un bot te guarda el asiento hasta que lo recuperes.
notice-consent = { $name }, los demás preguntan si estás de acuerdo.
notice-over = La partida ha terminado, { $name }: mira cómo acabó.
notice-again = { $name }, los demás juegan otra vez: tu asiento te espera.
mail-subject = Heliopause: { $news }
mail-text = { $news } (mesa { $table })
refused-push = Esa no es una dirección de mensajes push a la que este servidor pueda escribir.
far-volume = Volumen
far-push-begin = Avisar a este dispositivo cuando me toque
far-push-end = No avisar más a este dispositivo
far-push-failed = El servicio push de este navegador no responde: los avisos solo llegan mientras la página está abierta.
far-mail-asked = Va de camino un correo con una pregunta: contesta allí que sí.
lobby-tell-push = Un aviso
lobby-tell-push-says = Un aviso de tu dispositivo, también con esta página cerrada.

## When the server cannot be reached
offline-title = No se puede acceder a Heliopause
offline-says = Tu dispositivo está sin conexión o el servidor está parado; tus partidas están a salvo allí.
offline-again = Intentarlo de nuevo

## Which addresses work for whom
reach = Quién puede abrirla
reach-here = En este ordenador: { $address }
reach-network = En tu red: { $address }
reach-network-not = Los demás de tu red aún no pueden abrirla: inicia el servidor con «heliopause serve --host 0.0.0.0».
reach-public = Desde cualquier sitio: { $address }
reach-public-not = Desde fuera hacen falta un nombre y TLS delante: docs/hosting.md explica cómo.

## Before and after a game
note-again = { $name } quiere jugar otra vez: quien quiera, que venga.
far-again-join = Jugar otra vez con los demás
far-kept-for = reservado para { $name }
far-options = Cambiar opciones
far-options-save = Jugar así
far-watching = { $n ->
    [one] Una persona está mirando.
   *[other] { $n } personas están mirando.
  }
