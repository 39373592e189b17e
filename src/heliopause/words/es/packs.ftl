## What is wrong with a pack
pack-other-game = El paquete es para el juego «{ $game }», no para «{ $wanted }»
pack-near = { $what } (¿querías decir { $id }?)
pack-expected = aquí va { $wanted }, no { $got }
pack-expected-only = aquí va { $wanted }
pack-not-one-of = «{ $value }» no es una de las palabras posibles aquí
pack-no-key = en una tabla así no hay una clave «{ $key }»
pack-key-missing = falta la clave «{ $key }»
pack-no-kind = no hay tablas de ese tipo; se conocen: { $kinds }
pack-unlisted = figura como impresa o deducida, pero la tabla no tiene la clave «{ $key }»
pack-least = este número es { $least } como mínimo
pack-most = este número es { $most } como máximo
pack-number-most = un número es { $n } como máximo
pack-list-most = una lista tiene { $n } entradas como máximo
pack-cards-most = un paquete tiene { $n } cartas como máximo
pack-text-long = un texto de { $n } caracteres; se permiten { $most }
pack-text-unseen = un texto con caracteres que no se ven
pack-id-letters = un identificador tiene minúsculas, cifras y guiones
pack-marks = esto es una lista de claves, o "all"
pack-not-toml = el archivo no es TOML válido: { $why }
pack-too-deep = hay valores anidados a demasiada profundidad
pack-too-large = un paquete tiene { $n } kB como máximo
pack-no-spaces = no hay espacios para { $n } jugadores
pack-no-slot = no hay ninguna casilla «{ $id }»
pack-few-cards = hacen falta al menos { $n } cartas de nivel { $level }
pack-few-events = hacen falta al menos { $n } eventos de nivel { $level }
pack-at = { $where }: { $what }
shape-number = un número entero
shape-text = un texto entre comillas
shape-list = una lista entre corchetes
shape-table = una tabla
shape-truth = true o false
shape-fraction = un número con punto decimal
refused-pack = El paquete no se puede usar: { $what } (línea { $line }, columna { $column })
refused-no-pack = Ese paquete no existe en este servidor: abre el archivo otra vez.

## Un paquete en la mesa
pack-own = Tus propias cartas
pack-own-says = Un paquete con los valores de tu caja: abre su archivo o suéltalo aquí.
pack-open = Abrir un paquete
pack-reading = Leyendo…
pack-look = Qué cambia
pack-without = Sin él
pack-unnamed = Un paquete sin nombre
pack-changes = { $n ->
    [0] No cambia ningún valor.
    [one] Cambia { $n } valor.
   *[other] Cambia { $n } valores.
  }
pack-large = { $file } supera el tamaño máximo de un paquete (512 kB).
pack-broken = { $file }: { $words }
pack-by = De { $name }
pack-by-hand = A mano
pack-by-hand-says = El juego no tiene palabras para esto: quien lo lleva a cabo da los pasos y el diario los cuenta. Quien se sienta a jugar lo acepta.
pack-new-card = Una carta que la caja no tiene
pack-save = Guardar el archivo
pack-renamed = { $was } pasa a ser { $now }
pack-left-out = { $what } se deja fuera
pack-line-by-hand = «{ $line }» se hace a mano
