## The solo deck
option-automa-card = Carta { $card }
option-automa-remove = Sale la carta { $card }
log-automa-replace = La carta { $a } sustituye a la carta { $b } en el mazo de solitario.
log-automa-card = { $who } roba la carta { $a }.
log-automa-line = { $b ->
    [1] Primera línea: { $a }.
   *[other] Segunda línea: { $a }.
  }
log-automa-cannot = Imposible ({ $b }): { $a }.
log-automa-redraw = No se puede resolver ninguna línea: otra carta.
log-automa-fallback = Tampoco se puede resolver la segunda carta: { $who } automatiza ambas pistas, recluta 2 habitantes y gana 2 minerales.
log-automa-no-disc = A { $who } no le quedan discos de { $a } que automatizar.
log-automa-move = Preferencia { $a }: la nave de nivel { $b } va a { $c }.
log-automa-stay = Las naves de { $who } ya están en su mejor lugar.
log-automa-upgrade = Preferencia { $a }: se mejora una nave, { $b }.
log-automa-place = La nave se construye en { $b }: { $a }.
log-automa-least = { $who } produce lo que menos tiene: { $a } { $a ->
    [one] habitante
   *[other] habitantes
  }, { $b } { $b ->
    [one] mineral
   *[other] minerales
  }.
log-automa-top = { $who } investiga desde arriba del tablero: hueco { $a }.
log-automa-type = El requisito previo más alto, el hueco { $b }, transmite: { $a }.
log-automa-tie = { $a } opciones son igual de buenas; decide el azar.
log-automa-claim = La carta especial reclama { $a }, se cumpla o no.
log-automa-no-claim = { $who } ya tiene ese logro, o está completo.
log-automa-out = El mazo de solitario está vacío: la partida termina al instante.
log-automa-ending = { $who } ha provocado el final de la partida: { $a ->
    [one] queda { $a } turno
   *[other] quedan { $a } turnos
  } como máximo, menos si se acaba el mazo de solitario.
automa-reason-1 = no hay minerales suficientes
automa-reason-2 = no hay habitantes
automa-reason-3 = nada que investigar
automa-reason-4 = ningún sistema que colonizar
automa-reason-20 = sin reserva
automa-reason-21 = ninguna nave que mejorar
automa-reason-22 = no sabe hacerlo
automa-reason-23 = ninguna nave con la que saltar
automa-move-0 = a (fuerza suficiente para colonizar un planeta B)
automa-move-1 = b (fuerza suficiente para colonizar un planeta A)
automa-move-2 = c (control de un planeta B)
automa-move-3 = d (control de un planeta A)
automa-move-4 = e (control de un astillero)
automa-move-5 = f (control del Espacio profundo)
automa-move-6 = g (lo más cerca de la fuerza del jugador)
automa-upgrade-0 = a (fuerza suficiente para colonizar un planeta B)
automa-upgrade-1 = b (fuerza suficiente para colonizar un planeta A)
automa-upgrade-2 = c (control de un planeta B)
automa-upgrade-3 = d (control de un planeta A)
automa-upgrade-4 = e (control de un astillero)
automa-upgrade-5 = f (Espacio profundo, luego Sol, planetas, astilleros)
automa-place-0 = desde ahí salta mejor
automa-place-1 = toma el control del astillero
automa-place-2 = ningún astillero que tomar
automa-place-3 = como dice el efecto
