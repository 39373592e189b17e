## The first page: my games and new ones
page-headline = Grandes juegos de mesa en tu pantalla.
page-headline-says = Contra bots que plantan cara, con amigos por un enlace o en solitario. Gratis y sin cuenta.
page-new = Una partida nueva
page-new-says = Elige el juego y luego cómo.
page-pick-players = De { $least } a { $most } jugadores, bots incluidos
page-play-bot = Jugar contra un bot
page-play-bot-says = { $title }, tú y un rival. Empiezas tú.
page-bot-is = El bot es
page-quick-here = En esta pantalla
page-quick-here-says = Por turnos en una pantalla, que dice a quién le toca.
page-games-wait = { $n ->
    [one] 1 te espera
   *[other] { $n } te esperan
  }
page-games-all = { $n ->
    [1] Todas las partidas
   *[other] Las { $n } partidas
  }
page-games-carry = En otro dispositivo
page-games-carry-says = Un enlace lleva todas estas partidas, con tus asientos. Quien lo tiene juega como tú.
page-games-carry-go = Llevarse todas las partidas
page-games-carry-copy = Copiar el enlace a todas mis partidas
page-games-carry-many = Son demasiadas partidas para un código que lea una cámara: envíate el enlace.
page-games-carried = { $n ->
    [one] Una partida ha llegado de tu otro dispositivo.
   *[other] { $n } partidas han llegado de tu otro dispositivo.
  }
page-game-gathering = Esperando jugadores
page-game-opened = Abierta { $when }
page-game-ended-word = Terminada
page-game-moved = { $name } jugó { $when }
page-game-you-moved = Jugaste { $when }
page-game-look-back = Repasar
