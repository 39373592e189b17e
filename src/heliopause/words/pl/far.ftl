## A table's pace
pace = Tempo
pace-live = Na żywo
pace-hours = { $n ->
    [one] Jedna godzina na turę
    [few] { $n } godziny na turę
   *[many] { $n } godzin na turę
  }
pace-days = { $n ->
    [one] Jeden dzień na turę
    [few] { $n } dni na turę
   *[many] { $n } dni na turę
  }
pace-live-says = Gracie w tym samym czasie. Kogo nie ma przez { $time }, tego do powrotu może zastąpić bot.
pace-hours-says = Każdy gra, kiedy chce. Kto zwleka, dostaje najpierw przypomnienie; potem bot grzeje mu miejsce do powrotu.
refused-paced = Przy tym stole bot sam przejmuje grę za gracza { $name }, gdy minie czas tury.
note-kept-warm = Czas minął: bot grzeje miejsce gracza { $name }, póki { $name } go nie odbierze.
far-bot-takes-over = Za { $time } bot przejmie grę za gracza { $who }.
far-bot-takes-over-mine = Masz jeszcze { $time } na swoją turę.
far-bot-may = Za { $time } możesz pozwolić botowi zagrać za gracza { $who }.
far-kept-warm = Bot grzeje twoje miejsce, { $who }.
time-days = { $d } d { $h } h
time-hours = { $h } h { $m } min
time-minutes = { $m } min
time-seconds = { $s } s

## What people are told who are not looking
notice-turn = Twoja tura, { $name }.
notice-reminder = { $name }, inni czekają: została ćwierć twojego czasu, potem zagra za ciebie bot.
notice-handed = Twój czas minął, { $name }: bot grzeje twoje miejsce, póki go nie odbierzesz.
notice-consent = { $name }, inni pytają o twoją zgodę.
notice-over = Gra skończona, { $name }: zobacz, jak poszło.
notice-again = { $name }, inni grają jeszcze raz: twoje miejsce czeka.
mail-subject = Heliopause: { $news }
mail-text = { $news } (stół { $table })
refused-push = To nie jest adres wiadomości push, na który ten serwer może pisać.
far-volume = Głośność
far-push-begin = Powiadom to urządzenie, gdy będzie moja tura
far-push-end = Nie powiadamiaj już tego urządzenia
far-push-failed = Usługa push tej przeglądarki nie odpowiada: powiadomienia przyjdą tylko, póki strona jest otwarta.
far-mail-asked = E-mail z pytaniem jest w drodze: odpowiedz tam „tak”.
lobby-tell-push = Powiadomienie
lobby-tell-push-says = Powiadomienie urządzenia, także gdy ta strona jest zamknięta.

## When the server cannot be reached
offline-title = Nie można połączyć się z Heliopause
offline-says = Urządzenie jest offline albo serwer nie działa; twoje gry są tam bezpieczne.
offline-again = Spróbuj jeszcze raz

## Which addresses work for whom
reach = Kto może otworzyć stół
reach-here = Na tym komputerze: { $address }
reach-network = W twojej sieci: { $address }
reach-network-not = Inni w twojej sieci jeszcze go nie otworzą: uruchom serwer przez „heliopause serve --host 0.0.0.0”.
reach-public = Zewsząd: { $address }
reach-public-not = Z zewnątrz potrzeba nazwy i TLS: docs/hosting.md mówi jak.

## Before and after a game
note-again = { $name } chce zagrać jeszcze raz: kto ma ochotę, dołącza.
far-again-join = Zagraj jeszcze raz z innymi
far-kept-for = zarezerwowane: { $name }
far-options = Zmień opcje
far-options-save = Gramy tak
far-watching = { $n ->
    [one] Ogląda jedna osoba.
    [few] Oglądają { $n } osoby.
   *[many] Ogląda { $n } osób.
  }
