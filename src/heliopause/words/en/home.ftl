## The first page: my games and new ones
page-headline = Great board games, on your screen.
page-headline-says = Against bots that fight back, with friends by a link, or alone. Free, without an account.
page-new = A new game
page-new-says = Pick one, then how.
page-pick-players = { $least } to { $most } players, bots included
page-play-bot = Play against a bot
page-play-bot-says = { $title }, you and one opponent. You begin.
page-bot-is = The bot is
page-quick-here = At this screen
page-quick-here-says = Take turns on one screen, which says who is next.
page-games-wait = { $n ->
    [one] 1 waits for you
   *[other] { $n } wait for you
  }
page-games-all = { $n ->
    [one] All games
   *[other] All { $n } games
  }
page-games-carry = On another device
page-games-carry-says = One link brings all these games along, with your seats. Whoever has it plays as you.
page-games-carry-go = Take all games along
page-games-carry-copy = Copy the link to all my games
page-games-carry-many = These are too many games for a code that a camera can read: send yourself the link.
page-games-carried = { $n ->
    [one] One game was brought along from your other device.
   *[other] { $n } games were brought along from your other device.
  }
page-game-gathering = Waiting for players
page-game-opened = Opened { $when }
page-game-ended-word = Over
page-game-moved = { $name } moved { $when }
page-game-you-moved = You moved { $when }
page-game-look-back = Look back
