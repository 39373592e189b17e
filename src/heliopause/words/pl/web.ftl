# The frame
web-home = Na stronę startową
web-round = runda { $n }
web-ending = { $state ->
    [1] potem ostatnia runda
   *[other] ostatnia runda
  }
web-phases = Fazy tury
web-order = Kolejność tur
web-on-turn = ma turę
web-is-bot = gra komputer
web-offline = poza stołem
web-undo = Cofnij
web-undo-title = Cofnij ostatni wybór (U)
web-restart = Tura od nowa
web-restart-title = Cofnij wszystko od chwili, gdy zdecydował los lub ktoś inny
web-end-turn = Zakończ turę
web-result = Wynik
web-panels = Obok stołu
web-panel-rules = Zasady
web-panel-guide = Przewodnik
web-panel-talk = Rozmowa
web-panel-seats = Miejsca i linki
web-panel-settings = Ustawienia
web-unread = jest nowa wiadomość
web-close = Zamknij
web-boards = Plansze
web-tab-others = Inni
web-tab-log = Dziennik
web-news = Od twojej ostatniej tury
web-skip = Przejdź
web-skip-question = Do pytania
web-skip-twin = Do stołu jako tekstu

# The line to the server
web-opening = Rozkładamy stół…
web-lost = Połączenie ze stołem przerwane. Kolejna próba…
web-no-server = Serwer nie odpowiada.
web-moved-on = Gra poszła dalej: spójrz jeszcze raz i wybierz.
web-not-yours = O tym nie decydujesz ty.
web-not-now = Teraz to niemożliwe.
web-too-fast = Za dużo poleceń naraz: poczekaj chwilę.
web-no-table = Nie ma takiego stołu.
web-bad-key-more = Poproś nadawcę o nowy link albo zacznij własną grę.
web-table-closed = Ten stół jest zamknięty.
web-title-turn = Twoja tura
web-call = { $who }, twoja tura.

# What is asked
web-question = Pytanie
web-options = Opcje
web-more-options = Więcej opcji
web-over = Gra skończona.
web-thinks = { $who } myśli
web-waiting = Czekamy: { $who } · { $what }
web-away = { $who }: poza stołem.
web-hand-over = Niech bot zagra za gracza { $who }
web-take-back = Znów gram osobiście: { $who }
web-watching = Oglądasz.
web-rule = zasada { $rule }

# Options in short
web-becomes = staje się

# The log and the past
web-log = Dziennik
web-last-turn = Ostatnia tura
web-earlier = { $n } { $n ->
    [one] wcześniejszy wiersz
    [few] wcześniejsze wiersze
   *[many] wcześniejszych wierszy
  }
web-slider = Przez historię gry
web-slider-past = runda { $round }, po wyborze { $moment } z { $of }
web-now-word = teraz
web-step-back = Jeden wybór wstecz
web-step-on = Jeden wybór dalej
web-past = Oglądasz przeszłość.
web-back-to-now = Wróć do bieżącej chwili
web-wish-rewind = Graj dalej stąd
web-rewind-wish = { $who } chce cofnąć grę o { $n ->
    [one] 1 wybór
    [few] { $n } wybory
   *[many] { $n } wyborów
  }.
web-withdraw = Wycofaj

# Help
web-help = Klawisze
web-help-gold = Złoto zawsze znaczy: możesz. Kliknięcie to wykonuje. Wszystko inne objaśnia się, gdy to wskażesz, przejdziesz tam klawiaturą albo przytrzymasz chwilę.
web-key-tab = Przez wszystko, co możesz zrobić
web-key-arrows = Między opcjami i po aktywnej planszy
web-key-enter = Wybierz
web-key-options = Do opcji
web-key-digits = Do opcji od 1 do 9
web-key-undo = Cofnij ostatni wybór
web-key-time = W historii jeden wybór wstecz lub dalej
web-key-escape = Odznacz, co wybrane; wróć do bieżącej chwili
web-key-help = Ta lista

# The table as text
web-twin = Stół jako tekst

# What the server does not grant, and what it tells of the table
refused-not-understood = Serwer nie zrozumiał tego polecenia.
refused-not-found = Pod tą nazwą niczego tu nie ma.
refused-too-large = To za duże dla serwera.
refused-broken = Coś się zepsuło na serwerze. Twoja gra jest bezpieczna: spróbuj jeszcze raz.
refused-no-table = Nie ma takiego stołu.
refused-no-game = Nie ma takiej gry.
refused-no-seat = Nie ma takiego miejsca.
refused-no-language = Nie ma słów w tym języku.
refused-no-key = Aby usiąść przy stole lub oglądać, potrzebny jest link.
refused-key = Tego linku nie wydał ten serwer.
refused-key-elsewhere = Ten link prowadzi do innego stołu.
refused-key-renewed = Ten link odnowiono i niczego już nie otwiera.
refused-host-name = Pod tą nazwą ten serwer nie jest znany; jego własną ustawia --public.
refused-origin = To wolno tylko stronom tego serwera.
refused-not-json = Serwer przyjmuje polecenia tylko jako JSON.
refused-not-kept = Serwer nie może teraz zapisywać; może jego dysk jest pełny albo baza danych nieosiągalna. Wszystko sprzed twojego polecenia jest zachowane. Spróbuj później: żaden wybór nie zostanie wykonany dwa razy.
refused-open = Usunąć można tylko zamknięty stół.
refused-renames = To imię zmieniano już dość często: poczekaj trochę.
refused-full = Stół jest pełny: ogląda go tyle przeglądarek, że więcej nie może.
refused-bot = Nie ma bota „{ $bot }”; są { $bots }.
refused-options = Z tych opcji nie powstaje gra.
refused-automa = { $n ->
    [0] Przy tych opcjach zasady same nie grają na żadnym miejscu: żadne nie należy do Automy.
    [one] Przy tych opcjach zasady same grają na miejscu { $seats }: do Automy należy ono i żadne inne.
    [few] Przy tych opcjach zasady same grają na miejscach { $seats }: do Automy należą one i żadne inne.
   *[many] Przy tych opcjach zasady same grają na miejscach { $seats }: do Automy należą one i żadne inne.
  }
refused-old-game = Tę grę zaczęto w wersji { $version } i nie można jej kontynuować.
refused-undo = Nie masz czego cofnąć: zdecydował los albo wybrał ktoś inny.
refused-watcher = To wolno tylko grającym.
refused-not-yet = Ta chwila jeszcze nie nadeszła.
refused-over = Gra skończona.
refused-not-your-choice = Wybiera { $name }, nie ty.
refused-closed = Ten stół jest zamknięty.
refused-owner = To wolno tylko temu, kto tam siedzi.
refused-owner-or-host = To wolno tylko temu, kto tam siedzi, albo gospodarzowi.
refused-host = To wolno tylko gospodarzowi.
refused-no-mail = Ten serwer nie wysyła e-maili.
refused-no-person = Nie siedzi tam żaden człowiek.
refused-not-away = { $name } jest poza stołem zbyt krótko.
stopped-rules = Tę grę zaczęto według innych zasad gry { $game } (numer { $was }, teraz { $now }): widać ją taką, jaka była po wyborze { $n }, i można ją zapisać w całości, ale nie grać dalej.
stopped-differs = Po wyborze { $n } z { $of } ta wersja zrobiłaby z niej inną grę, więc tam się zatrzymuje: można ją obejrzeć i zapisać w całości, ale nie grać dalej.
stopped-first = ta wersja zaczyna grę inaczej
refused-damaged = Zapisane wybory tego stołu są uszkodzone: nie da się go otworzyć.
refused-talk = To było dużo naraz: poczekaj chwilę.
note-rewound = Wszyscy się zgodzili: gra cofnęła się o { $n ->
    [one] 1 wybór
    [few] { $n } wybory
   *[many] { $n } wyborów
  }.
note-renamed = { $was } nazywa się teraz { $name }.
note-handed = Za gracza { $name } gra teraz bot ({ $bot }).
note-back = { $name } znów gra.
note-fallback = { $name } nie może wybrać; zamiast tego wykonano prosty wybór.
note-close-wish = Gospodarz chce zamknąć stół; potrzebna zgoda: { $names }.
note-closed = Gospodarz zamknął stół.
mail-ask-subject = Heliopause: czy możemy do ciebie pisać?
mail-ask-text = { $name } przy stole { $table } chce dostawać tu e-maile o swojej turze. Jeśli to ty, powiedz „tak” na tej stronie; jeśli nie, nic nie rób, a nic więcej nie przyjdzie:
mail-no-more = Dość e-maili? Powiedz to tutaj:
confirm-ask = Czy ten stół może pisać na { $address }, gdy będzie twoja tura?
confirm-yes = Tak, piszcie
confirm-no = Bez e-maili
confirm-agreed = Od teraz przyjdzie e-mail, gdy będzie twoja tura.
confirm-ended = Z tego stołu nie przyjdą już e-maile.
refused-mails = Dziś wysłano już dość e-maili z tym pytaniem: spróbuj jutro.

# Header and question bar
web-round-head = Runda { $n }
web-round-head-of = Runda { $n } z { $most }
web-plate = Pokaż planszę gracza { $who }
web-undo-behind = Poczekaj, aż zobaczysz, co zrobili inni.
web-because = ({ $origin }):
web-all-options = Wszystkie opcje ({ $n })
web-drawn = odsłania kartę
web-final = nie da się cofnąć
web-final-chance = Potem decyduje los: tego nie da się cofnąć.
web-final-other = Potem wybiera { $who }: tego nie da się cofnąć.
web-do-it = { $deed }
web-do-and-end = { $deed } i zakończ turę
web-enter = Enter
web-else = Wybierz coś innego
web-tap = Jedno dotknięcie pokazuje, dwa wykonują.
web-more = Więcej
web-hand-turn = { $who }: twoja tura
web-hand-pass = Przekaż: { $who }
web-hand-show = To ja, { $who } – pokaż stół
web-hand-off = Nie zakrywaj już stołu
web-turned-table = Stół obrócony do gracza

# Two boards that share the window
web-split = Podział miejsca między planszami
web-split-both = Obie
web-map-large = Sama mapa, duża

## What happened since my last turn, and how others' turns are shown
web-news-look = Zobacz stół z tamtej chwili
web-news-none = Nic nowego
web-news-first = Gra właśnie się zaczęła
web-news-coming = Grają inni
web-news-replay = Pokaż jeszcze raz tury innych
web-news-stop = Nie pokazuj dalej
web-news-close = Schowaj nowości
web-show-skip = Pomiń
web-key-space = Spacja
web-turned-event = Wydarzenie z pola { $slot } · odsłania
web-turned-up-event = Wydarzenie · odsłania
web-turned-up-leader = Postać · spotyka ją
web-turned-choosing = wybiera
web-turned-next = potem
web-turned-fold = Zwiń kartę
web-turned-unfold = Pokaż kartę
web-moment-feat = Wielka chwila
web-moment-discovery = Nowe na stole
web-moment-claim = Zdobyte
web-moment-lost = Tracisz kontrolę
web-moment-ending = Zbliża się koniec
web-moment-over = Koniec
web-log-round = runda { $n }
web-log-why = Dlaczego
