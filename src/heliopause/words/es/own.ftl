# Mi balance: las partidas analizadas, guardadas en el navegador.

own-head = Tu balance
own-says = Lo que los análisis de tus partidas dicen de tu propio asiento. Solo se guarda en este navegador: expórtalo para conservarlo o llevarlo a otro.
own-none = Todavía no hay nada. Mira el análisis de una partida tuya terminada y aparecerá aquí.
own-export = Exportar
own-import = Importar
own-imported = { $n ->
    [0] No había nada nuevo.
    [one] Se ha añadido una partida.
   *[other] Se han añadido { $n } partidas.
  }
own-import-bad = { $file } no es un balance exportado.
own-games = Partidas
own-won = Ganadas
own-lost = Perdido por turno
own-lost-beginning = al principio
own-lost-middle = en el medio
own-lost-end = al final
own-luck = Suerte por partida
own-percent = { $n } %
own-by-game = Por juego
own-by-opponents = Por rivales
own-all-games = Todas las partidas
own-person = una persona
own-result-won = ganada con { $n } puntos
own-result-shared = victoria compartida con { $n } puntos
own-result-lost = { $n } puntos
own-forget = Olvidar { $title }, { $day }
own-forgotten = La partida está olvidada.
own-waiting = Partidas terminadas que aún no se han analizado
