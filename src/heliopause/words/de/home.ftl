## Die erste Seite: meine Partien und neue
page-headline = Große Brettspiele auf deinem Bildschirm.
page-headline-says = Gegen Bots, die sich wehren, mit Freunden über einen Link oder allein. Kostenlos und ohne Konto.
page-new = Eine neue Partie
page-new-says = Erst das Spiel, dann wie.
page-pick-players = { $least } bis { $most } Spieler, Bots mitgezählt
page-play-bot = Gegen einen Bot spielen
page-play-bot-says = { $title }, du gegen einen Bot. Du beginnst.
page-bot-is = Der Bot ist
page-quick-here = An diesem Bildschirm
page-quick-here-says = Reihum an einem Gerät; es sagt, wer dran ist.
page-games-wait = { $n ->
    [one] 1 wartet auf dich
   *[other] { $n } warten auf dich
  }
page-games-all = { $n ->
    [one] Alle Partien
   *[other] Alle { $n } Partien
  }
page-games-carry = Auf einem anderen Gerät
page-games-carry-says = Ein Link nimmt alle diese Partien mit, samt deinen Plätzen. Wer ihn hat, spielt als du.
page-games-carry-go = Alle Partien mitnehmen
page-games-carry-copy = Link zu allen meinen Partien kopieren
page-games-carry-many = Das sind zu viele Partien für einen Code, den eine Kamera lesen kann: Schick dir selbst den Link.
page-games-carried = { $n ->
    [one] Eine Partie wurde von deinem anderen Gerät mitgebracht.
   *[other] { $n } Partien wurden von deinem anderen Gerät mitgebracht.
  }
page-game-gathering = Wartet auf Mitspieler
page-game-opened = Eröffnet { $when }
page-game-ended-word = Zu Ende
page-game-moved = { $name } zog { $when }
page-game-you-moved = Dein letzter Zug: { $when }
page-game-look-back = Zurückblicken
