## What is not granted before a game begins, and what the table tells
refused-not-begun = Ta gra jeszcze się nie zaczęła.
refused-begun = Ta gra już się zaczęła.
refused-seats-changed = Miejsca właśnie się zmieniły: spójrz jeszcze raz.
refused-seat-taken = To miejsce ma już { $name }.
refused-seated = Masz już miejsce przy tym stole.
refused-by-link = Wolne miejsca przy tym stole daje tylko ich własny link: poproś o niego gospodarza.
refused-name-taken = Ktoś przy tym stole nazywa się już { $name }: weź inne imię.
refused-no-colour = Nie ma takiego koloru.
refused-colour-taken = Tym kolorem gra { $name }.
refused-seats-free = { $n ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $n } miejsca są jeszcze wolne.
   *[many] { $n } miejsc jest jeszcze wolnych.
  }
note-seated = { $name } jest przy stole i gra dalej zamiast bota.

## The plain address of a table
lobby-invites = { $name } zaprasza cię do gry
lobby-invited = Zaproszenie do gry
lobby-yours = Twój stół: { $title }
lobby-seated-at = Masz miejsce przy stole:
lobby-players = { $n } { $n ->
    [one] gracz
    [few] graczy
   *[many] graczy
  }
lobby-seats = Miejsca
lobby-seats-taken = zajęte: { $n } z { $of }
lobby-starts-itself = Gra zacznie się, gdy zajęte będzie ostatnie.
lobby-starts-host = Gra zacznie się na znak gospodarza.
lobby-free = Wolne miejsce
lobby-free-pick = wybierz, by tu usiąść
lobby-free-yours = twoje, jeśli zajmiesz je poniżej
lobby-free-choosing = ktoś właśnie wybiera imię
lobby-free-by-link = tylko przez jego własny link
lobby-bot-gives-way = gra tu bot za brakującą osobę
lobby-opened = gospodarz tego stołu
lobby-here = teraz tutaj
lobby-away = poza stołem
lobby-you = ty
lobby-bot = bot
lobby-bot-says = bot; { $says }
lobby-name-says = Pytamy raz; przeglądarka to zapamięta.
lobby-colour = Twój kolor i znak
lobby-colour-says = Boty ustępują: biorą, co zostało.
lobby-colour-0 = pomarańczowy
lobby-colour-1 = fioletowy
lobby-colour-2 = biały
lobby-colour-3 = turkusowy
lobby-colour-of = { $colour }: { $name }
lobby-tell = Powiadom mnie, gdy będzie moja tura
lobby-tell-sound = Dźwięk
lobby-tell-sound-says = Krótki dźwięk, póki ta strona jest otwarta.
lobby-tell-notice = Powiadomienie
lobby-tell-notice-says = Powiadomienie urządzenia, gdy patrzysz gdzie indziej.
lobby-tell-mail = E-mail
lobby-tell-mail-says = E-mail, gdy cię nie ma; adres potwierdzasz raz.
lobby-tell-mail-label = Twój adres e-mail
lobby-take = Usiądź jako { $name }
lobby-watch = Tylko oglądaj
lobby-watching = Zobaczysz grę, gdy tylko się zacznie.
lobby-no-account = Bez konta. Miejsce zostaje w tej przeglądarce i w każdej chwili możesz je zabrać na inne urządzenie.
lobby-full = Wszystkie miejsca są zajęte: możesz oglądać.
lobby-ask-for-link = Wolne miejsca daje tylko ich własny link: poproś o niego gospodarza albo oglądaj.
lobby-waiting = Gra zacznie się, gdy będą wszyscy. Możesz zamknąć tę stronę: stół zostaje wśród twoich gier.
lobby-stand-up = Oddaj miejsce
lobby-key-ended = Twój link niczego już nie otwiera: odnowiono go albo gospodarz zwolnił miejsce.

## What the host does there
lobby-one-link = Jeden link dla wszystkich
lobby-one-link-says = Kto go otworzy, zajmuje wolne miejsce albo ogląda. Pasek adresu pokazuje ten sam link.
lobby-seat-links-says = Kto go otworzy, widzi stół i może oglądać. Wolne miejsce zajmuje się jego własnym linkiem.
lobby-address = Adres stołu
lobby-watch-link = Link tylko do oglądania
lobby-seat-link = Kopiuj link tego miejsca
lobby-admits = Wolne miejsca są dla
lobby-admits-address = każdego, kto ma adres
lobby-admits-link = osób z linkiem miejsca
lobby-late = Spóźnieni mogą zastąpić bota
lobby-late-says = Tylko tam, gdzie bot gra za brakującą osobę.
lobby-give-bot = Oddaj botowi
lobby-strength-of = Siła: { $name }
lobby-set-free = Zwolnij to miejsce
lobby-start = Zaczynamy
lobby-start-ready = Wszyscy są.
lobby-start-itself = Zacznij automatycznie przy komplecie
lobby-fill = { $n ->
    [one] Uzupełnij botem i zacznij
    [few] Uzupełnij botami i zacznij
   *[many] Uzupełnij botami i zacznij
  }

## One's own seat on another device
lobby-device = Graj na innym urządzeniu
lobby-device-title = Twoje miejsce w telefonie lub na innym komputerze
lobby-device-says = Skieruj tu jego kamerę albo wyślij sobie link. Oba urządzenia pokazują to samo. Kto ma ten link, gra jako ty.
lobby-device-copy = Kopiuj link mojego miejsca
lobby-device-renew = Unieważnij starsze linki
lobby-device-renewed = Gotowe: od teraz tylko ten link otwiera twoje miejsce.
lobby-qr = Kod QR linku

## Once the game has begun
lobby-running = Ta gra trwa: runda { $n }.
lobby-running-setup = Ta gra właśnie się zaczęła.
lobby-over = Ta gra jest skończona.
lobby-closed = Ten stół jest zamknięty.
lobby-late-offer = Gra tu bot za brakującą osobę: możesz go zastąpić.
lobby-look = Oglądaj grę
lobby-look-back = Obejrzyj grę

## One's own seat before the start, and the end of a table that never began
lobby-change = Imię i kolor
lobby-change-done = Gotowe
lobby-sound = Dźwięk, gdy jest moja tura
