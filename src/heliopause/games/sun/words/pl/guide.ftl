# The guide through a first game
page-guide-aim = Mała gra
page-guide-aim-text = Liczba rund: { $rounds }. Zaczynasz ty. Potem liczą się punkty: technologie, placówki, skolonizowane układy, automatyzacja, osiągnięcia. Gdy gwiazd na osiągnięciach będzie { $stars }, gra skończy się wcześniej.
page-guide-aim-why = Plansza z kolumnami pokazuje, co można zbadać. Po mapie gwiazd latają statki. Na twojej planszy leży to, co masz.
page-guide-action = Rusz swój pionek
page-guide-action-text = Wszystko ze złotym brzegiem jest teraz możliwe. Dobry początek to Badanie I: jeden z twoich mieszkańców idzie na technologię poziomu I, a ty od razu dostajesz jej bonus.
page-guide-action-why = Technologie dają nowe, lepsze pola dla twojego pionka, a każda otwiera drogę do tych po jej prawej.
page-guide-production = Produkuj
page-guide-production-text = Wybierz jedno z trzech. Wzrost: jedna kostka z każdej otwartej kolumny ({ $columns }) staje się mieszkańcem. Ruda: zyskujesz { $mines }. Handel: wymień to, co masz.
page-guide-production-why = Bierz to, czego wymaga twoja następna akcja: Badanie II kosztuje 2 rudy i 1 mieszkańca, statek 1 mieszkańca. Każdy dysk, który schodzi z toru twojej planszy, to poprawia.
page-guide-others = Tura przeciwnika
page-guide-others-text = Patrz, dokąd idzie pionek: to pole będzie dla ciebie zamknięte w następnej turze.
page-guide-others-why = Pod koniec każdej tury sprawdza się osiągnięcia. Kto spełnia jakieś, zdobywa je, jedno na turę, a pierwszy dostaje najwięcej punktów.
page-guide-action-2 = Twoja druga tura
page-guide-action-2-text = Twój pionek musi zejść z pola. Spróbuj Budowy i skoków: mieszkaniec staje się statkiem i 2 skokami dociera do układu lub stoczni.
page-guide-action-2-own = Twój pionek musi zejść z pola. Twoja technologia otwiera własne, ze złotym brzegiem: jest tylko twoje, póki nie zbada jej ktoś inny. Albo spróbuj Budowy i skoków.
page-guide-action-2-taken = Twój pionek musi zejść z pola. Budowa i skoki są zajęte albo za drogie: badaj za to, co masz, albo weź Rekrutację, zawsze wolną.
page-guide-action-2-done = Twój pionek musi zejść z pola. Statek już leci: teraz badaj, by otworzyć lepsze pola, albo leć dalej.
page-guide-onwards-control = Przejmij kontrolę
page-guide-onwards-control-text = Nie kontrolujesz jeszcze żadnego miejsca. Wyślij statek tam, gdzie nikt nie jest silniejszy: z planszy schodzi dysk, więc produkujesz więcej, a placówka jest warta punkt.
page-guide-onwards-research = Badaj dalej
page-guide-onwards-research-text = Masz { $cards } { $cards ->
    [one] technologię
    [few] technologie
   *[many] technologii
  }. Idź za liniami w prawo: poziom II wymaga 2 rud i 1 mieszkańca, jest wart 2 punkty i otwiera lepsze pola.
page-guide-onwards-colonize = Kolonizuj
page-guide-onwards-colonize-text = Kontrolujesz miejsce. Gdy twoje statki mają tam siłę z jego tarczy, a ty masz akcję, która kolonizuje, karta jest twoja na stałe, z punktami.
page-guide-onwards-claim = Osiągnięcie jest blisko
page-guide-onwards-claim-text = { $claim }: masz { $have } z { $least }. Kto zdobędzie je pierwszy, dostaje najwięcej punktów.
page-guide-onwards-points = Co liczy się na koniec
page-guide-onwards-points-text = Masz { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }. Każda technologia jest warta swój poziom, każda placówka 1, kolonia tyle, ile mówi karta. Co jeszcze zdążysz w rundach, które zostały?
page-guide-onwards-why = Gdy coś jest niemożliwe, wskaż to lub dotknij: stół powie dlaczego, razem z zasadą.
page-guide-last = Ostatnia runda
page-guide-last-text = To twoja ostatnia tura. Ruda i mieszkańcy nie dają punktów: wydaj wszystko na to, co je daje. Technologia, placówka, kolonia, osiągnięcie?
page-guide-last-why = Po tej rundzie liczy się punkty.
advice-sun-level-1 = Następnym razem: badaj wcześnie. Każda technologia jest warta swój poziom i otwiera własne pole.
advice-sun-level-2 = Następnym razem: zachowaj 2 rudy i 1 mieszkańca na Badanie II; te karty punktują i otwierają dalszą drogę.
advice-sun-level-3 = Następnym razem: jak najszybciej idź jedną linią w prawo; karty poziomu III są najwięcej warte za swoją cenę.
advice-sun-level-4 = Następnym razem: miej oko na ostatnią kolumnę; karta stamtąd może być warta dziesięć punktów i więcej.
advice-sun-private = Następnym razem: szukaj kart, które dają ci własną technologię.
advice-sun-automation = Następnym razem: automatyzuj, gdy karta na to pozwala; produkujesz więcej, a późniejsze poziomy punktują.
advice-sun-colonies = Następnym razem: zbierz statki w jednym układzie, zamiast je rozpraszać, i skolonizuj go.
advice-sun-outposts = Następnym razem: wysyłaj statki wcześniej; każde kontrolowane miejsce wzmacnia cię co turę i punktuje.
advice-sun-space = Następnym razem: pamiętaj o Sol i Głębokim Kosmosie; dzięki niektórym kartom statki tam punktują.
advice-sun-events = Następnym razem: bądź na nieodkrytym polu przed innymi; wydarzenie pod nim często sprzyja temu, kto je znajdzie.
advice-sun-achievements = Następnym razem: wcześnie wybierz osiągnięcie i dąż do niego; kto zdobędzie je pierwszy, dostaje najwięcej.
page-guide-wait = Zaczyna { $name }
page-guide-wait-text = Patrz, dokąd idzie pionek gracza { $name }: to pole jest w tej turze dla ciebie zamknięte.
page-guide-wait-why = Dwa pionki nigdy nie stoją na jednym polu, oprócz ostatniej akcji podstawowej.
page-guide-action-taken = Wszystko ze złotym brzegiem jest teraz możliwe. Badanie I jest zajęte: wyślij statek Budową i skokami albo weź Rekrutację i badaj w następnej turze.
page-guide-choose = Wykonaj akcję
page-guide-choose-text = Odpowiadaj na pytania z paska; złote miejsca na planszach działają tak samo.
page-guide-choose-why = Wybór możesz cofnąć, dopóki nie zdecyduje los lub nie wybierze ktoś inny.
page-guide-action-2-why = Kto ma w miejscu najwięcej siły, kontroluje je i kładzie tam dysk ze swojej planszy: twoja produkcja rośnie, a placówki są warte punkty.
page-guide-production-2 = Produkuj znowu
page-guide-production-2-text = Teraz wzrost sięga { $columns }, a wydobycie daje { $mines } { $mines ->
    [one] rudę
    [few] rudy
   *[many] rud
  }. Jeśli z planszy zszedł dysk, tu widać różnicę.
page-guide-production-2-why = Wzrost bierze tylko z kolumn, w których są jeszcze kostki. Gdy A jest pusta, A nic nie daje.
page-guide-news-control = Kontrolujesz teraz miejsce: dysk zszedł z twojej planszy i leży tam jako placówka.
page-guide-news-lost = Tracisz miejsce: ktoś ma tam więcej siły, a twój dysk wrócił na swój tor.
page-guide-news-event = Pod odkrytym przez ciebie polem leżało wydarzenie. Najpierw ono, potem wybierasz technologię.
page-guide-news-claim = Osiągnięcie zdobyte: leży na nim twoja gwiazda.
page-ask-mat = Wybierz frakcję. Różnią się kolumnami, torami i innowacjami.
page-ask-slot = Wybierz pole dla mieszkańca. Linie z lewej pokazują, co trzeba zbadać wcześniej.
page-ask-type = To pole jest nieodkryte. Wybierz rodzaj, którego szukasz: odsłania się karty, aż dwie pasują.
page-ask-card = Pasują dwie karty. Wybrana leży na planszy dla wszystkich, ale ty masz ją przed innymi.
page-ask-row = Weź z rzędu kartę pasującą do twoich wymagań albo dobierz w ciemno z talii.
page-ask-build = Wybierz, gdzie pojawi się nowy statek: w Sol albo w stoczni pod twoją kontrolą.
page-ask-jump = Każdy skok prowadzi jeden statek jedną trasą. Kto ma potem najwięcej siły w układzie lub stoczni, kontroluje to miejsce.
page-ask-move = Wybierz statek i jego cel; trasy się nie liczą.
page-ask-outpost = Przejmujesz kontrolę: wybierz, który dysk schodzi z planszy jako placówka. Żywność poprawia wzrost, ruda wydobycie.
page-ask-bonus = Kilka miejsc przeszło pod twoją kontrolę. Wybierz, który bonus najpierw.
page-ask-colonize = Wybierz układ, który kontrolujesz z dostateczną siłą. Jego karta będzie twoja na stałe.
page-ask-settle = Wybierz statki, które się osiedlają. Wracają do twojej rezerwy.
page-ask-colony-disc = Na nową kolonię idzie drugi dysk. Wybierz, z którego toru.
page-ask-automate = Wybierz tor, z którego skrajny lewy dysk idzie na automatyzację.
page-ask-upgrade = Wybierz statek, którego poziom rośnie. Więcej siły to pewniejsza kontrola.
page-ask-from-column = Wybierz kolumnę, z której bierzesz kostkę.
page-ask-to-column = Wybierz kolumnę, do której idzie kostka.
page-ask-price = Wybierz, jak płacisz.
page-ask-trade = Handluj, ile razy chcesz; „Zakończ handel” to kończy.
page-ask-guild = Wydarzenie otwiera gildię: nowe pole dla wszystkich. Wybierz którą.
page-ask-achievement = Spełniasz osiągnięcie. Zdobądź je: miejsca bardziej na lewo są warte więcej.
page-ask-may = Możesz to zrobić albo nie.
page-guide-action-done = Wszystko ze złotym brzegiem jest teraz możliwe. Jeszcze jedno Badanie I otworzy ci drugą drogę w prawo.
