## The first page
page-title = Heliopause
page-unofficial = Heliopause to nieoficjalna, bezpłatna wersja zrobiona przez graczy. Nie ma związku z wydawcą; wszystkie teksty są nasze.
page-version = Wersja { $version }, { $form ->
    [compiled] skompilowana
   *[other] interpretowana
  }
page-skip = Przejdź do gier
page-language = Język
page-theme = Motyw
page-theme-dark = Ciemny
page-theme-light = Jasny
page-theme-auto = Jak urządzenie
page-name-label = Twoje imię
page-name-default = Gracz { $n }
page-learn = Ucz się, grając
page-learn-says = Krok po kroku w krótkiej grze z łagodnym botem. Bez czytania na początek.
page-start-again = Otwieranie…
page-quick-friends = Z przyjaciółmi przez link
page-quick-friends-says = Jeden link do wysłania. Kto go otworzy, zajmuje miejsce. Bez kont.
page-players = Gracze
page-play = Graj
page-open-table = Otwórz stół
page-own = Ustaw po swojemu
page-own-says = Ludzie, boty, wszystkie warianty.
page-back = Wstecz
page-back-to-start = Wróć na stronę startową
page-bot-beginner = Nowicjusz
page-bot-beginner-says = czasem się myli; na pierwsze gry
page-bot-casual = Amator
page-bot-casual-says = waży każdą akcję; przyzwoity przeciwnik
page-bot-strong = Mocny
page-bot-strong-says = patrzy kilka tur naprzód, w okamgnieniu
page-bot-expert = Mistrz
page-bot-expert-says = myśli naprzód około trzech sekund
page-bot-near = Tuż nade mną
page-bot-near-at = poziom { $level } z { $levels }: wygrana to poziom wyżej, dwie przegrane z rzędu to poziom niżej
page-bot-level = Poziom { $level }
page-bot-random = Losowy
page-bot-random-says = wybiera losowo; na pierwszą próbę
page-bot-greedy = Zachłanny
page-bot-greedy-says = waży każdą akcję; przyzwoity przeciwnik
page-bot-search = Szukający
page-bot-search-says = myśli naprzód; mocny

## Your games
page-games = Twoje gry
page-games-none = Gry, w które grasz lub które oglądasz, zostają tutaj: w każdej chwili możesz do nich wrócić.
page-games-loading = Szukamy…
page-game-round = Runda { $n }
page-game-setup = Przygotowanie
page-game-your-turn = Twoja tura
page-game-turn-of = Tura: { $name }
page-game-over = { $n ->
    [one] Wygrywa { $names }
    [few] Wspólne zwycięstwo: { $names }
   *[many] Wspólne zwycięstwo: { $names }
  }
page-game-closed = Zamknięta
page-game-gone = Już jej nie ma
page-game-unreachable = Chwilowo niedostępna
page-game-watching = Oglądasz
page-game-resume = Graj dalej
page-game-look = Zajrzyj
page-game-remove = Usuń z tej listy: { $names }
page-game-removed = Usunięto z twojej listy.
page-game-take-back = Przywróć

## Joining and records
page-join = Dołącz lub oglądaj
page-join-says = z otrzymanym linkiem
page-join-label = Link
page-join-placeholder = https://…/t/…
page-join-go = Dalej
page-join-bad = To nie jest link do stołu: powinien zawierać /t/.
page-import = Otwórz zapis
page-import-says = Obejrzyj grę albo graj dalej.
page-import-button = Wybierz plik
page-import-not-json = { $file } to nie zapis: nie da się go odczytać jako JSON.
page-import-bad = { $file } to nie zapis gry Heliopause.
page-import-large = { $file } jest za duży na zapis.
page-import-broken = Nie da się odtworzyć pliku { $file }: { $words }

## Setting a table up
page-setup = Przygotuj grę
page-setup-game = Gra
page-setup-seats = Kto gra?
page-setup-count = Liczba graczy
page-seat = Miejsce { $n }
page-seat-who = Kto siedzi na miejscu { $n }
page-seat-name = Imię na miejscu { $n }
page-seat-bot = Siła bota na miejscu { $n }
page-who-me = Ja
page-who-here = Ktoś jeszcze tutaj
page-who-free = Ktoś przez link
page-who-bot = Bot
page-who-automa = Automa
page-who-me-says = przy tym ekranie
page-who-here-says = przy tym ekranie, na zmianę
page-who-free-says = kto zajmie je przez link
page-variants = Warianty
page-option-start = Kto zaczyna
page-option-usual = Jak zwykle
page-setup-open = Otwórz stół
page-setup-watch-only = Nie siedzi tu żaden człowiek: stół otworzy się do oglądania.
page-setup-same-names = Dwa miejsca nazywają się { $name }: daj im różne imiona.
page-setup-name-long = Imię ma najwyżej 40 znaków.
page-error-server = Serwer mówi: { $words }
page-error-network = Nie można połączyć się z serwerem. Czy działa i czy to urządzenie jest połączone?

## Links to hand out
page-links = Stół jest otwarty
page-links-says = Wyślij każdej osobie jej link. Kto ma link miejsca, gra na tym miejscu, więc wyślij go tylko jednej osobie.
page-links-later = Linki znajdziesz znów przy stole, pod „Miejsca”.
page-links-local = Ten adres działa tylko na tym komputerze. By grać z innymi, otwórz Heliopause pod adresem, do którego mają dostęp.
page-links-seat = Link dla: { $name }
page-links-watch = Link do oglądania
page-links-watch-says = Dla dowolnie wielu osób.
page-copy = Kopiuj
page-copied = Skopiowano
page-copy-failed = Kopiowanie nie jest tu dozwolone; zaznacz link i skopiuj go.
page-share = Udostępnij
page-share-text = Zagraj ze mną w { $title }
page-share-watch = Obejrzyj naszą grę w { $title }
page-enter = Do stołu

## The end of a game
page-final = Gra skończona
page-final-wins = { $n ->
    [one] Wygrywa { $names }
    [few] Wspólne zwycięstwo: { $names }
   *[many] Wspólne zwycięstwo: { $names }
  }
page-final-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  }
page-final-after = po { $n ->
    [one] 1 rundzie
    [few] { $n } rundach
   *[many] { $n } rundach
  }
page-final-place = { $n }. miejsce
page-final-sheet = Arkusz punktów
page-final-item = Pozycja
page-final-total = Suma
page-chart = Punkty runda po rundzie
page-chart-loading = Odczyt rundy { $n } z { $most }…
page-chart-failed = Nie udało się odczytać rund.
page-chart-again = Spróbuj jeszcze raz
page-chart-round = Runda { $n }
page-chart-axis-round = Runda
page-chart-table = To samo w tabeli
page-chart-summary = { $name }: na koniec { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }.
page-final-record = Zachowaj zapis
page-final-rematch = Zagraj jeszcze raz
page-final-rematch-waits = Otwieranie…
page-final-look-back = Przejrzyj grę

## Beside the table
page-aside = Obok stołu
page-close = Zamknij
page-panel-guide = Przewodnik
page-panel-rules = Zasady
page-panel-talk = Rozmowa
page-panel-seats = Miejsca
page-panel-settings = Ustawienia
page-rules-contents = Spis treści
page-rules-search = Szukaj w zasadach
page-rules-found = { $n ->
    [0] Nic nie znaleziono: „{ $text }”.
    [one] 1 punkt zasad
    [few] { $n } punkty zasad
   *[many] { $n } punktów zasad
  }
page-rules-loading = Wczytywanie zasad…
page-rules-failed = Nie udało się wczytać tej strony zasad.
page-rules-english = Ta strona jest tylko po angielsku.
page-talk-none = Nikt się jeszcze nie odezwał.
page-talk-label = Powiedz coś
page-talk-send = Wyślij
page-talk-name = Twoje imię
page-talk-log = Co powiedziano
page-talk-spectator = Widz
page-talk-long = Zostało: { $n } { $n ->
    [one] znak
    [few] znaki
   *[many] znaków
  }
page-seats-here = Przy tym ekranie
page-seats-online = Online
page-seats-away = Poza stołem
page-seats-bot = Bot: { $bot }
page-seats-handed = na razie gra { $bot }
page-seats-thinking = myśli…
page-seats-turn = wybiera
page-seats-rename = Zmień imię
page-seats-rename-label = Nowe imię zamiast: { $name }
page-seats-mail = Piszcie do mnie, gdy jest moja tura
page-seats-mail-label = Twój adres e-mail; pusty: bez e-maili
page-seats-save = Zapisz
page-seats-cancel = Anuluj
page-seats-hand = Niech bot zagra za gracza { $name }
page-seats-hand-mine = Niech bot zagra za mnie
page-seats-hand-which = Który bot?
page-seats-hand-go = Przekaż
page-seats-back = Odbierz miejsce
page-seats-link = Kopiuj link miejsca
page-seats-watch = Kopiuj link do oglądania
page-seats-host = Ten stół jest twój
page-seats-record = Zachowaj zapis
page-seats-close = Zamknij stół
page-seats-close-sure = Zamknąć stół dla wszystkich? Nikt nie będzie mógł grać dalej; zapis zostaje.
page-seats-close-yes = Tak, zamknij
page-seats-closed = Ten stół jest zamknięty.
page-seats-leave = Na stronę startową
page-rewind = Wróć do wcześniejszej tury
page-rewind-says = Cofanie kończy się tam, gdzie zdecydował los lub wybrał ktoś inny. Dalej wstecz można tylko za zgodą wszystkich ludzi przy stole.
page-rewind-choose = Zacznij znów od
page-rewind-turn = Runda { $n }: { $name }
page-rewind-ask = Poproś o cofnięcie
page-rewind-nothing = Nie ma jeszcze wcześniejszej tury.
page-rewind-waits = Jest prośba o powrót: { $turn }.
page-rewind-agreed = Zgoda: { $names }
page-rewind-missing = Jeszcze bez odpowiedzi: { $names }
page-rewind-question = Wrócić do „{ $turn }”? Prosi: { $names }. Wszystko, co było potem, przepadnie.
page-rewind-title = Cofnąć grę?
page-rewind-moment = wybór { $n }
page-rewind-agree = Zgoda
page-rewind-decline = Gramy dalej
page-rewind-withdraw = Wycofaj
page-somebody = Ktoś
page-set-motion = Animacje
page-set-motion-normal = Zwykłe
page-set-motion-fast = Szybkie
page-set-motion-off = Brak
page-set-motion-says = Kostki się przesuwają, karty obracają; brak także wtedy, gdy urządzenie prosi o mniej ruchu.
page-set-confirm = Pytaj przed każdym wyborem
page-set-confirm-says = Pierwsze kliknięcie zaznacza opcję, drugie ją wybiera.
page-set-end = Potwierdzaj koniec mojej tury
page-set-end-says = Twoja tura kończy się dopiero na twój znak tam, gdzie nie dałoby się jej cofnąć: z botami i z ludźmi gdzie indziej.
page-around-cover = Zakrywaj stół między turami
page-around-cover-says = Gdy przychodzi tura innej osoby, stół pozostaje zakryty, dopóki ta osoba go nie odsłoni.
page-around-turn = Obróć stół w stronę
page-around-turn-says = Dla tabletu na środku: do jednej krawędzi ekranu albo do tego, czyja jest tura.
page-around-auto = tego, czyja tura
page-around-side-0 = bliskiej krawędzi
page-around-side-90 = lewej krawędzi
page-around-side-180 = dalekiej krawędzi
page-around-side-270 = prawej krawędzi
page-around-sits = { $who } siedzi przy
page-set-twin = Tekst obok plansz
page-set-twin-says = Plansze jako nagłówki, tabele i dziennik, dla klawiatury i czytnika ekranu.
page-set-notify = Powiadom mnie, gdy będzie moja tura
page-set-notify-says = Powiadomienie urządzenia, gdy ta strona jest w tle.
page-set-notify-blocked = Powiadomienia tej strony są zablokowane w ustawieniach przeglądarki.
page-set-notify-missing = Ta przeglądarka nie ma powiadomień.

## The guide through a first game
page-guide = Twoja pierwsza gra
page-guide-part = Część { $n } z { $most }
page-guide-next = Dalej
page-guide-previous = Wstecz
page-guide-begin = Zaczynamy
page-guide-end = Jak poszło
page-guide-end-next = Teraz spróbuj całej gry albo mocniejszego bota: jedno i drugie jest na stronie startowej.
page-guide-fold = Zwiń przewodnik
page-guide-unfold = Rozwiń przewodnik
page-guide-close = Zamknij przewodnik
page-guide-rule = Zasada { $section }
page-guide-waits = Dalej po twoim wyborze.
page-guide-waits-others = Dalej, gdy będzie twoja tura.
page-guide-watching = Oglądasz. Zajmij miejsce we własnej grze, a przewodnik cię przez nią poprowadzi.

## Size of type, what cannot be taken back, and addresses that are none
page-set-text = Wielkość tekstu
page-set-text-normal = Zwykła
page-set-text-larger = Większa
page-set-text-largest = Największa
page-set-text-says = Wszystko na stole rośnie razem z tekstem; gdzie brak miejsca, panele stają się zakładkami.
page-set-final = Potwierdzaj to, czego nie da się cofnąć
page-set-final-says = Wybór, który odsłania kartę lub po którym wybiera ktoś inny, czeka na drugie kliknięcie.
page-none = Nic tu nie ma
page-none-says = Heliopause nie ma strony pod { $address }.

## How others' turns are shown
page-set-pace = Tury innych
page-set-pace-calm = Spokojnie
page-set-pace-brisk = Żwawo
page-set-pace-once = Od razu
page-set-pace-says = Krok po kroku, każdy najwyżej około sekundy; co dotyczy ciebie, zostaje chwilę dłużej. Spacja pomija resztę.

## About
page-about = O grze i autorach
page-about-emblems = Emblematy kart, częściowo w innych kolorach i rozmiarach, są dziełem autorów
page-about-font = Krój pisma to
page-about-licences = Licencje wszystkiego, co jest na tych stronach
