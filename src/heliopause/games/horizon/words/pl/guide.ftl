# The guide
horizon-guide-aim = Mała gra
horizon-guide-aim-text = Liczba rund: { $rounds }. Zaczynasz ty. Potem liczą się punkty: technologie, wioski, miasta, budowle, inwestycja, postacie, cele. Gdy kostek na celach będzie { $cubes }, gra skończy się wcześniej.
horizon-guide-aim-why = Plansza technologii pokazuje, co można zbadać. Mapa rośnie, gdy osadnicy odkrywają teren. Na twojej planszy leży to, co masz.
horizon-guide-action = Rusz swój pionek
horizon-guide-action-text = Wszystko ze złotym brzegiem jest teraz możliwe. Dobry początek to Badanie I: jeden z twoich mieszkańców zostaje uczonym na technologii poziomu I, a ty od razu dostajesz jej bonus.
horizon-guide-production = Produkuj
horizon-guide-production-text = Wybierz jedno z trzech. Mieszkańcy: jeden z każdej otwartej kolumny ({ $columns }) staje się aktywny. Monety: zyskujesz { $income }. Handel: wymień to, co masz.
horizon-guide-production-why = Bierz to, czego wymaga twoja następna akcja: Badanie II kosztuje 2 monety i uczonego, jednostka kosztuje mieszkańca. Każda kostka, która schodzi z toru twojej planszy, to poprawia.
horizon-guide-others = Tura przeciwnika
horizon-guide-others-text = Patrz, dokąd idzie pionek: to pole będzie dla ciebie zamknięte w następnej turze.
horizon-guide-others-why = Pod koniec każdej tury sprawdza się cele. Kto spełnia jakiś, zdobywa go, jeden na turę: 5 punktów dla pierwszego, 3 dla następnych.
horizon-guide-action-2-own = Twój pionek musi zejść z pola. Twoja technologia otwiera własne, ze złotym brzegiem: jest tylko twoje, póki nie zbada jej ktoś inny. Albo spróbuj Poboru i ruchu.
horizon-guide-onwards-explore = Odkrywaj teren
horizon-guide-onwards-explore-text = Nie masz jeszcze odkrytych kafelków. Powołaj osadnika i idź na skraj mapy: nowy kafelek od razu daje bonus.
horizon-guide-onwards-research = Badaj dalej
horizon-guide-onwards-research-text = Masz { $cards } { $cards ->
    [one] technologię
    [few] technologie
   *[many] technologii
  }. Idź za liniami w prawo: każda jest warta swój poziom i otwiera lepsze pola, a kto jest tam pierwszy, może spotkać postać.
horizon-guide-onwards-settle = Załóż wioskę
horizon-guide-onwards-settle-text = Weź akcją zaawansowaną żeton wioski i zbierz siłę na dobrym kafelku: w fazie ekspansji dość silny osadnik zakłada tam wioskę.
horizon-guide-onwards-claim = Cel jest blisko
horizon-guide-onwards-claim-text = { $claim }: masz { $have } z { $least }. Kto zdobędzie go pierwszy, dostaje 5 punktów, następni 3.
horizon-guide-onwards-points = Co liczy się na koniec
horizon-guide-onwards-points-text = Masz { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }. Każda technologia jest warta swój poziom, wioska lub miasto tyle, ile pokazuje kafelek. Co jeszcze zdążysz w rundach, które zostały?
horizon-guide-onwards-why = Gdy coś jest niemożliwe, wskaż to lub dotknij: stół powie dlaczego, razem z zasadą.
horizon-guide-last = Ostatnia runda
horizon-guide-last-text = To twoja ostatnia tura. Monety i mieszkańcy nie dają punktów: wydaj wszystko na to, co je daje. Technologia, wioska, budowla, cel?
horizon-guide-last-why = Po tej rundzie liczy się punkty.
advice-horizon-goals = Następnym razem: wcześnie wybierz cel i dąż do niego; kto zdobędzie go pierwszy, dostaje 5 punktów.
advice-horizon-technologies = Następnym razem: badaj w większej liczbie tur; każda technologia jest warta swój poziom i otwiera własne pole.
advice-horizon-level-4-bonus = Następnym razem: wcześnie spójrz na ostatnią kolumnę; ile jest warta, zależy od tego, co do tej pory zbierzesz.
advice-horizon-villages = Następnym razem: wcześnie weź żeton wioski i zbieraj siłę na jednym kafelku, zamiast rozpraszać jednostki.
advice-horizon-cities = Następnym razem: doprowadź żołnierzy do swojej wioski i umocnij ją; miasto jest warte więcej.
advice-horizon-constructions = Następnym razem: weź budowlę, póki wystawka jest pełna, i zaprowadź osadnika tam, gdzie może stanąć.
advice-horizon-investment = Następnym razem: inwestuj od czasu do czasu; ostatnie pola tego toru są warte najwięcej.
advice-horizon-leaders = Następnym razem: bądź na nieodkrytym polu przed innymi, a postacie przyjdą do ciebie.
advice-horizon-government = Następnym razem: zdejmuj kostki z toru infrastruktury, by twój ustrój osiągnął ostatni etap.
horizon-guide-wait = Zaczyna { $name }
horizon-guide-wait-text = Patrz, dokąd idzie pionek gracza { $name }: to pole jest w tej turze dla ciebie zamknięte.
horizon-guide-wait-why = Dwa pionki nigdy nie stoją na jednym polu, oprócz ostatniej akcji podstawowej.
horizon-guide-action-taken = Wszystko ze złotym brzegiem jest teraz możliwe. Badanie I jest zajęte: weź Pobór i ruch albo Rekrutację i badaj w następnej turze.
horizon-guide-action-why = W pierwszej turze otwarte są tylko akcje podstawowe. Technologie dają nowe, lepsze pola, a każda otwiera drogę do tych po jej prawej.
horizon-guide-choose = Wykonaj akcję
horizon-guide-choose-text = Odpowiadaj na pytania z paska; złote miejsca na planszach działają tak samo.
horizon-guide-choose-why = Wybór możesz cofnąć, dopóki nie zdecyduje los lub nie wybierze ktoś inny.
horizon-guide-action-2 = Twoja druga tura
horizon-guide-action-2-text = Twój pionek musi zejść z pola. Spróbuj Poboru i ruchu: mieszkaniec staje się osadnikiem lub żołnierzem, a 2 ruchami osadnik dociera do nieznanej krainy.
horizon-guide-action-2-taken = Twój pionek musi zejść z pola. Pobór i ruch jest zajęty albo za drogi: badaj za to, co masz, albo weź Rekrutację, zawsze wolną.
horizon-guide-action-2-why = Osadnicy odkrywają teren, zakładają wioski i budują; żołnierze robią z wiosek miasta. Odkrycie kafelka od razu daje bonus.
horizon-guide-production-2 = Produkuj znowu
horizon-guide-production-2-text = Teraz mieszkańcy przychodzą z { $columns }, a produkcja monet daje { $income }. Jeśli kostka zeszła z toru, tu widać różnicę.
horizon-guide-production-2-why = Mieszkańcy przychodzą tylko z kolumn, w których jeszcze są. Gdy A jest pusta, A nic nie daje.
horizon-guide-ask-government = Wybierz ustrój. Jego pierwszy etap działa od teraz, pozostałe otwierają się, gdy kostki schodzą z toru infrastruktury.
horizon-guide-ask-slot = Wybierz, dokąd idzie uczony. Linie z lewej pokazują, co trzeba zbadać wcześniej.
horizon-guide-ask-type-colour = Nie ma tu jeszcze technologii. Wybierz kolor, którego szukasz: odsłania się karty, aż dwie pasują.
horizon-guide-ask-card = Wybierz jedną z pasujących kart. Leży na planszy dla wszystkich, ale ty masz ją przed innymi.
horizon-guide-ask-move-unit = Każdy ruch prowadzi jednostkę na sąsiedni kafelek. Wybierz jednostkę, potem złoty kafelek; osadnik może też odkryć puste złote miejsce.
horizon-guide-ask-enlist = Wybierz osadnika lub żołnierza i gdzie się pojawi: na twoim kafelku startowym albo tam, gdzie masz kostkę.
horizon-guide-ask-upgrade-unit = Wybierz jednostkę, której siła rośnie.
horizon-guide-ask-invest = Wybierz tor, którego skrajna lewa kostka idzie na tor inwestycji: dostajesz to, co było pod nią, i to, co zakrywa.
horizon-guide-ask-take-cube = Wybierz tor, którego skrajną lewą kostkę kładziesz. To, co było pod nią, jest twoje.
horizon-guide-ask-site = Wybierz kafelek. Twoje jednostki muszą mieć tam pokazaną siłę.
horizon-guide-ask-use = Wybierz jednostki do zużycia, aż uzbiera się siła.
horizon-guide-ask-build-construction = Wybierz budowlę, kafelek i osadnika, który ją wznosi.
horizon-guide-ask-construction = Weź budowlę z wystawki do swojej rezerwy; wznosi się ją później, w fazie ekspansji.
horizon-guide-ask-expansion = Raz na turę możesz żetonem założyć wioskę lub umocnić miasto albo wznieść budowlę.
horizon-guide-ask-trade-coins = Handluj, ile razy chcesz; „Zakończ handel” to kończy.
horizon-guide-ask-goal = Spełniasz cel, więc idzie tam twoja kostka. Pierwsza jest warta najwięcej.
horizon-guide-news-leader = Badasz to przed innymi, więc przyszła do ciebie postać.
horizon-guide-news-explore = Na mapie leży nowy kafelek, a jego bonus jest twój.
horizon-guide-news-found = Leży tam teraz twoja kostka: liczy się na koniec i można tam powoływać jednostki.
horizon-guide-news-claim = Cel zdobyty: leży na nim twoja kostka.
horizon-guide-action-done = Wszystko ze złotym brzegiem jest teraz możliwe. Jeszcze jedno Badanie I otworzy ci drugą drogę w prawo.
horizon-guide-action-2-done = Twój pionek musi zejść z pola. Pobór i ruch już za tobą: teraz badaj, by otworzyć lepsze pola, albo odkrywaj dalej.
