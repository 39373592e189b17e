language-name = Español

## Small words
name = { $text }
number = { $n }
list-separator = {", "}
refusal-with-rule = { $reason } (regla { $rule })

## Why not
why-over = La partida ha terminado.
why-chance = Le toca al azar.
why-not-asked = «{ $id }» no es algo que { $who } pueda elegir ahora.

## Bots
reason-gains = { $gains }
reason-nothing-better = nada mejor a la vista
reason-search = { $chance } % de ganar así
reason-search-for = { $gains }: { $chance } % de ganar
reason-search-for-next = { $gains }: { $chance } % de ganar; { $other }: { $less } %
reason-whim = por probar algo
reason-search-or = { $chance } % de ganar así, { $less } % como mucho de otro modo

## Records
record-none = Esto no es el registro de una partida.
record-format = Este registro tiene el formato { $format }, que esta versión no conoce.
record-options = Las opciones de este registro no forman una partida: { $why }.
record-rules = Esta partida se jugó con las reglas número { $was } de { $game }; esta versión tiene el número { $now }.
record-content = Esta partida se jugó con cartas distintas de las de aquí, y su registro no las lleva.
record-pack = Esta partida se jugó con el paquete «{ $pack }», necesario para abrirla.
record-other-pack = El paquete «{ $pack }» no es el de esta partida.
record-damaged = Las cartas de este registro no son las que nombra: está dañado.
record-carried = Las cartas de este registro no se pueden leer: { $why }
record-choice = La decisión { $n } de este registro, «{ $id }», no es posible: { $why }

yes = Sí
no = No
