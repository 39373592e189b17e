## The first page: my games and new ones
page-headline = Świetne gry planszowe na twoim ekranie.
page-headline-says = Przeciw botom, które się nie dają, z przyjaciółmi przez link albo solo. Za darmo i bez konta.
page-new = Nowa gra
page-new-says = Wybierz grę, potem sposób gry.
page-pick-players = Od { $least } do { $most } graczy, razem z botami
page-play-bot = Zagraj z botem
page-play-bot-says = { $title }, ty i jeden przeciwnik. Zaczynasz ty.
page-bot-is = Bot:
page-quick-here = Przy tym ekranie
page-quick-here-says = Po kolei przy jednym ekranie, który mówi, czyja jest tura.
page-games-wait = { $n ->
    [one] 1 czeka na ciebie
    [few] { $n } czekają na ciebie
   *[many] { $n } czeka na ciebie
  }
page-games-all = { $n ->
    [1] Wszystkie gry
   *[other] Wszystkie gry ({ $n })
  }
page-games-carry = Na innym urządzeniu
page-games-carry-says = Jeden link przenosi wszystkie te gry razem z twoimi miejscami. Kto go ma, gra jako ty.
page-games-carry-go = Zabierz wszystkie gry
page-games-carry-copy = Kopiuj link do wszystkich moich gier
page-games-carry-many = To za dużo gier na kod, który odczyta kamera: wyślij sobie link.
page-games-carried = { $n ->
    [one] Przeniesiono jedną grę z twojego innego urządzenia.
    [few] Przeniesiono { $n } gry z twojego innego urządzenia.
   *[many] Przeniesiono { $n } gier z twojego innego urządzenia.
  }
page-game-gathering = Czeka na graczy
page-game-opened = Otwarta { $when }
page-game-ended-word = Skończona
page-game-moved = Ostatni ruch: { $name }, { $when }
page-game-you-moved = Twój ostatni ruch: { $when }
page-game-look-back = Obejrzyj
