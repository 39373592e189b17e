## The workshop
shop-head = Tu caja
shop-own-box = Tengo la caja
shop-says = Escribe lo que dicen tus cartas y juega con ellas. Un paquete crece carta a carta; lo que aún no sabes queda como lo hicimos nosotros.
shop-my-box = Mi caja
shop-begin = Paquete nuevo: { $game }
shop-open = Abrir un archivo
shop-drop-here = o suéltalo aquí
shop-packs = Todos los paquetes
shop-go-on = Continuar
shop-delete = Borrar
shop-deleted = «{ $name }» se ha borrado.
shop-undelete = Recuperarlo
shop-full = Este navegador no tiene más sitio: guarda ahora el paquete como archivo.
shop-save = Guardar
shop-play = Jugar con este paquete
shop-undo = Deshacer (Ctrl+Z)
shop-redo = Rehacer (Ctrl+Y)
shop-yes = sí
shop-no = no
shop-none = nada

## A pack
shop-details = Sobre este paquete
shop-name = Nombre del paquete
shop-author = De quién es
shop-language = Idioma de sus nombres
shop-version = Versión
shop-note = Nota para los demás
shop-hash-file = Huella del archivo
shop-hash-cards = Huella de las cartas
shop-share-head = Qué puedes compartir:
shop-share-says = los números, los nombres y los efectos son hechos. Las frases y las imágenes son de las editoriales: déjalas fuera y di con tus palabras lo que se hace a mano.
shop-shares = Lo que se sabe
shop-share = { $n } de { $all } valores impresos
shop-origins = Verde: como está impreso en una carta. Azul: se sigue de lo impreso. Naranja: cambiado por ti y sin marcar como impreso. El resto es nuestro.

## Cards
shop-cards = El mazo
shop-kind = Tipo de carta
shop-wrong = algo no está bien
shop-known = todo conocido
shop-unknown = { $n ->
    [one] 1 valor desconocido
   *[other] { $n } valores desconocidos
  }
shop-add-card = Añadir una carta
shop-new-name = Nombre de la carta nueva
shop-beyond = no está en la caja
shop-all-printed = Todo impreso, siguiente
shop-remove-card = Quitar esta carta
shop-reset-card = Volver a la nuestra
shop-mark = { $what }: como está impreso en mi carta
shop-origin-printed = impreso
shop-origin-inferred = deducido
shop-origin-house = nuestro
shop-origin-owner = tuyo
shop-other-languages = Su nombre en otros idiomas
shop-take-out = Quitar: { $what }
shop-keys = Intro: impreso, valor siguiente · Tab: valor siguiente · Ctrl+Intro: todo impreso, carta siguiente · Alt+↑ ↓: otra carta · Ctrl+Z, Ctrl+Y: deshacer, rehacer
shop-mistakes = { $n ->
    [one] 1 cosa no encaja
   *[other] { $n } cosas no encajan
  }
shop-drop = Quitar este valor
shop-drop-card = Quitar esta carta
shop-mend = Cambiar lo que ya no encaja
shop-mended = Esto se ha cambiado; Ctrl+Z lo deshace:
shop-not-mended = Nada de esto puede cambiarse por sí solo.

## Lines
shop-palette = Iconos para la línea
shop-costs = Coste
shop-effects = Efectos
shop-counts = Lo que se cuenta
shop-next = Qué puede seguir
line-not-ended = Falta algo al final.
line-near = «{ $word }» no se entiende aquí: ¿quieres decir «{ $near }»?
line-unreadable = «{ $word }» no se entiende aquí.
refused-pack-unread = El paquete no se puede leer: { $what }

## Two packs
shop-merge = Unir con …
shop-merge-with = Unir { $name } con otro
shop-merge-head = { $here } y { $there }
shop-conflicts = { $n ->
    [0] No se contradicen en nada.
    [one] Difieren en 1 valor: ¿cuál es el correcto?
   *[other] Difieren en { $n } valores: ¿cuáles son los correctos?
  }
shop-conflicts-open = { $n ->
    [one] Queda 1 valor por elegir.
   *[other] Quedan { $n } valores por elegir.
  }
shop-all-as = Todo como en { $name }
shop-make-one = Hacer un solo paquete

## Unos bots prueban un paquete
weigh-try = Que lo prueben bots
weigh-says = Unos bots juegan muchas partidas con este paquete. Sabrás cuánto dura una partida, quién gana y qué cartas llaman la atención. Cierra esta hoja y sigue escribiendo: ellos también siguen.
weigh-players = Jugadores
weigh-games = Partidas
weigh-bots = Quién juega
weigh-bots-greedy = Bots rápidos
weigh-bots-learned = Bots que han aprendido
weigh-begin = Empezar
weigh-waiting = { $n ->
    [0] Empieza…
    [one] Antes va { $n } paquete más.
   *[other] Antes van { $n } paquetes más.
  }
weigh-playing = { $n } de { $all } partidas
weigh-left = { $n ->
    [0] queda menos de un minuto
    [one] queda { $n } minuto más o menos
   *[other] quedan { $n } minutos más o menos
  }
weigh-reporting = Se escribe el informe…
weigh-stop = Parar
weigh-done = Se han jugado { $n } partidas.
weigh-stopped = { $n ->
    [0] Parado antes de que acabara una partida: no hay nada que contar.
    [one] Parado tras { $n } partida.
   *[other] Parado tras { $n } partidas.
  }
weigh-failed = No se pudieron jugar las partidas; el registro del servidor dice por qué.
weigh-changed = El paquete ha cambiado desde entonces.
weigh-report = Abrir el informe entero
weigh-more = { $n ->
    [one] { $n } hallazgo más está en el informe.
   *[other] { $n } hallazgos más están en el informe.
  }
weigh-off = fuera de lo deseado
weigh-maybe = quizá fuera
weigh-good = como se desea
weigh-legend = Quizá fuera: fuera de lo deseado, pero más partidas podrían corregirlo. El informe entero está en inglés.
weigh-rounds = Una partida dura { $whole },{ $tenth } rondas de media; deseado: de { $least } a { $most }.
weigh-rounds-last = Una partida dura { $whole },{ $tenth } rondas de media.
weigh-place = El puesto { $place } del orden de turno gana el { $share } %; lo justo es el { $fair } %.
weigh-side = { $side } gana el { $share } %; lo justo es el { $fair } %.
weigh-strategy = { $what }: gana el { $share } % de las partidas; deseado: al menos el { $least } %.
weigh-turns-least = { $what }: el { $share } % de los turnos; deseado: al menos el { $least } %.
weigh-turns-most = { $what }: el { $share } % de los turnos; deseado: como mucho el { $most } %.
weigh-action = «{ $line }» de { $card } se elige el { $share } % de las veces que se puede; otras parecidas, el { $peers } %.
weigh-taken = { $card } se toma el { $share } % de las veces que se puede; otras parecidas, el { $peers } %.
weigh-owned = Quien tiene { $card } gana el { $share } %; quien tiene otras parecidas, el { $peers } %.
refused-no-lab = Este servidor no tiene instalado lo que hace el informe (heliopause[lab]).
refused-weighing-already = Ya se está probando un paquete tuyo: espéralo o páralo.
refused-weighing-full = Demasiados paquetes esperan a que los prueben; vuelve dentro de un rato.
refused-no-weighing = En este servidor ya no queda nada de esas partidas.

## What bots have learned with a pack
refused-models = Lo aprendido no se puede usar: no es un archivo de «heliopause lab train» para este juego.
learned-head = Lo que han aprendido los bots
learned-for = Unos bots han aprendido a jugar con él ({ $players } jugadores).
learned-nothing = Nada todavía: «heliopause lab train --pack» hace un archivo que puedes añadir aquí.
learned-add = Añadir un archivo .models.json
learned-save = Guardar este archivo
learned-without = Sin él
learned-alone = { $file } va con un paquete: abre los dos archivos juntos.

## Two windows
shop-elsewhere = Este paquete cambió en otra ventana y se ve como está ahora; Ctrl+Z recupera lo que había aquí.
