## The workshop
shop-head = Twoje pudełko
shop-own-box = Mam to pudełko
shop-says = Wpisz, co jest na twoich kartach, i graj nimi. Pakiet rośnie karta po karcie; czego jeszcze nie wiesz, zostaje takie, jak my to zrobiliśmy.
shop-my-box = Moje pudełko
shop-begin = Nowy pakiet: { $game }
shop-open = Otwórz plik
shop-drop-here = albo upuść go tutaj
shop-packs = Wszystkie pakiety
shop-go-on = Dalej
shop-delete = Usuń
shop-deleted = Usunięto „{ $name }”.
shop-undelete = Przywróć
shop-full = Ta przeglądarka nie ma już miejsca: zapisz teraz pakiet jako plik.
shop-save = Zapisz plik
shop-play = Graj tym pakietem
shop-undo = Cofnij (Ctrl+Z)
shop-redo = Ponów (Ctrl+Y)
shop-yes = tak
shop-no = nie
shop-none = brak

## A pack
shop-details = Dane pakietu
shop-name = Nazwa pakietu
shop-author = Kto go zrobił
shop-language = Język nazw
shop-version = Wersja
shop-note = Uwaga dla innych
shop-hash-file = Skrót pliku
shop-hash-cards = Skrót kart
shop-share-head = Co wolno przekazać:
shop-share-says = liczby, nazwy i działania to fakty. Zdania i obrazki należą do wydawców: pomiń je, a to, co robi się ręcznie, opisz własnymi słowami.
shop-shares = Co jest znane
shop-share = { $n } z { $all } wartości z druku
shop-origins = Zielony: jak wydrukowano na karcie. Niebieski: wynika z druku. Pomarańczowy: zmienione przez ciebie, bez znaku druku. Reszta jest nasza.

## Cards
shop-cards = Talia
shop-kind = Rodzaj karty
shop-wrong = coś się nie zgadza
shop-known = wszystko znane
shop-unknown = { $n ->
    [one] 1 wartość nieznana
    [few] { $n } wartości nieznane
    [many] { $n } wartości nieznanych
   *[other] { $n } wartości nieznanej
  }
shop-add-card = Dodaj kartę
shop-new-name = Nazwa nowej karty
shop-beyond = nie ma jej w pudełku
shop-all-printed = Wszystko z druku, dalej
shop-remove-card = Usuń tę kartę
shop-reset-card = Wróć do naszej
shop-mark = { $what }: jak wydrukowano na mojej karcie
shop-origin-printed = z druku
shop-origin-inferred = wynika
shop-origin-house = nasze
shop-origin-owner = twoje
shop-other-languages = Nazwa w innych językach
shop-take-out = Wyjmij: { $what }
shop-keys = Enter: z druku, następna wartość · Tab: następna wartość · Ctrl+Enter: wszystko z druku, następna karta · Alt+↑ ↓: inna karta · Ctrl+Z, Ctrl+Y: cofnij, ponów
shop-mistakes = { $n ->
    [one] 1 rzecz nie pasuje
    [few] { $n } rzeczy nie pasują
    [many] { $n } rzeczy nie pasuje
   *[other] { $n } rzeczy nie pasuje
  }
shop-drop = Pomiń tę wartość
shop-drop-card = Pomiń tę kartę
shop-mend = Zmień to, co już nie pasuje
shop-mended = Oto zmiany; Ctrl+Z je cofa:
shop-not-mended = Niczego z tego nie da się zmienić automatycznie.

## Lines
shop-palette = Ikony do linii
shop-costs = Koszt
shop-effects = Działania
shop-counts = Co się liczy
shop-next = Co może być dalej
line-not-ended = Na końcu czegoś brakuje.
line-near = „{ $word }” nie da się tu odczytać: czy chodzi o „{ $near }”?
line-unreadable = „{ $word }” nie da się tu odczytać.
refused-pack-unread = Nie da się odczytać pakietu: { $what }

## Two packs
shop-merge = Połącz z …
shop-merge-with = Połącz { $name } z innym
shop-merge-head = { $here } i { $there }
shop-conflicts = { $n ->
    [0] Nigdzie sobie nie przeczą.
    [one] Różnią się 1 wartością: która jest właściwa?
    [few] Różnią się { $n } wartościami: które są właściwe?
    [many] Różnią się { $n } wartościami: które są właściwe?
   *[other] Różnią się { $n } wartości: które są właściwe?
  }
shop-conflicts-open = { $n ->
    [one] Została 1 wartość do wyboru.
    [few] Zostały { $n } wartości do wyboru.
    [many] Zostało { $n } wartości do wyboru.
   *[other] Zostało { $n } wartości do wyboru.
  }
shop-all-as = Wszystko jak w { $name }
shop-make-one = Zrób z nich jeden pakiet

## Boty próbują pakietu
weigh-try = Niech boty go wypróbują
weigh-says = Boty grają tym pakietem wiele razy. Dowiesz się, jak długo trwa gra, kto wygrywa i które karty się wyróżniają. Zamknij ten arkusz i pisz dalej: one też grają dalej.
weigh-players = Gracze
weigh-games = Gry
weigh-bots = Kto gra
weigh-bots-greedy = Szybkie boty
weigh-bots-learned = Boty, które się uczyły
weigh-begin = Zacznij
weigh-waiting = { $n ->
    [0] Zaczyna się…
    [one] Najpierw jeszcze 1 inny pakiet.
    [few] Najpierw jeszcze { $n } inne pakiety.
    [many] Najpierw jeszcze { $n } innych pakietów.
   *[other] Najpierw jeszcze { $n } innego pakietu.
  }
weigh-playing = { $n } z { $all } gier
weigh-left = { $n ->
    [0] jeszcze mniej niż minuta
    [one] jeszcze około 1 minuty
    [few] jeszcze około { $n } minut
    [many] jeszcze około { $n } minut
   *[other] jeszcze około { $n } minuty
  }
weigh-reporting = Powstaje raport…
weigh-stop = Zatrzymaj
weigh-done = Liczba rozegranych gier: { $n }.
weigh-stopped = { $n ->
    [0] Zatrzymano, zanim skończyła się jakakolwiek gra: nie ma o czym opowiadać.
    [one] Zatrzymano po 1 grze.
    [few] Zatrzymano po { $n } grach.
    [many] Zatrzymano po { $n } grach.
   *[other] Zatrzymano po { $n } gry.
  }
weigh-failed = Nie udało się rozegrać gier; dlaczego, mówi dziennik serwera.
weigh-changed = Od tego czasu pakiet został zmieniony.
weigh-report = Otwórz cały raport
weigh-more = { $n ->
    [one] W raporcie jest jeszcze 1 spostrzeżenie.
    [few] W raporcie są jeszcze { $n } spostrzeżenia.
    [many] W raporcie jest jeszcze { $n } spostrzeżeń.
   *[other] W raporcie jest jeszcze { $n } spostrzeżenia.
  }
weigh-off = poza celem
weigh-maybe = może poza celem
weigh-good = w celu
weigh-legend = Może poza celem: wynik jest poza nim, ale więcej gier mogłoby to zmienić. Cały raport jest po angielsku.
weigh-rounds = Gra trwa średnio { $whole },{ $tenth } rundy; pożądane: od { $least } do { $most }.
weigh-rounds-last = Gra trwa średnio { $whole },{ $tenth } rundy.
weigh-place = Miejsce { $place } w kolejności wygrywa { $share }%; sprawiedliwie byłoby { $fair }%.
weigh-side = { $side }: wygrywa { $share }%; sprawiedliwie byłoby { $fair }%.
weigh-strategy = { $what }: wygrywa { $share }% gier; pożądane: co najmniej { $least }%.
weigh-turns-least = { $what }: { $share }% tur; pożądane: co najmniej { $least }%.
weigh-turns-most = { $what }: { $share }% tur; pożądane: najwyżej { $most }%.
weigh-action = „{ $line }” ({ $card }): wybierane w { $share }% możliwych przypadków, podobne w { $peers }%.
weigh-taken = { $card }: brane w { $share }% możliwych przypadków, podobne w { $peers }%.
weigh-owned = Kto ma { $card }, wygrywa { $share }%, kto ma podobne, { $peers }%.
refused-no-lab = Na tym serwerze nie ma tego, czym robi się raport (heliopause[lab]).
refused-weighing-already = Jeden z twoich pakietów jest już próbowany: poczekaj albo go zatrzymaj.
refused-weighing-full = Zbyt wiele pakietów czeka na próbę; wróć za jakiś czas.
refused-no-weighing = Na tym serwerze nic już nie zostało po tych grach.

## What bots have learned with a pack
refused-models = Nie można użyć tego, czego się nauczono: to nie jest plik z „heliopause lab train” do tej gry.
learned-head = Czego nauczyły się boty
learned-for = Boty nauczyły się nim grać (liczba graczy: { $players }).
learned-nothing = Jeszcze nic: „heliopause lab train --pack” tworzy plik, który możesz tu dodać.
learned-add = Dodaj plik .models.json
learned-save = Zapisz ten plik
learned-without = Bez niego
learned-alone = { $file } należy do pakietu: otwórz oba pliki razem.

## Two windows
shop-elsewhere = Ten pakiet zmieniono w innym oknie i widać go takim, jaki jest teraz; Ctrl+Z przywraca to, co było tutaj.
