# The frame
horizon-web-tab-map = Mapa
horizon-web-tab-board = Plansza
horizon-web-goals = Cele
horizon-web-goals-head = Cele · kostki { $placed }/{ $needed }
horizon-web-rivals = Inne cywilizacje

# Options in short
horizon-web-explore = Odkryj teren { $side }
horizon-web-decommission = { $place } → mieszkaniec
horizon-web-settle = Załóż wioskę: { $place }
horizon-web-fortify = Umocnij: { $place }
horizon-web-opens = otwiera kolumnę { $column }
horizon-web-income-more = o { $n } { $n ->
    [one] monetę
    [few] monety
   *[many] monet
  } więcej w produkcji
horizon-web-stage-despotism = Despotyzm
horizon-web-stage-theocracy = Teokracja
horizon-web-stage-once = Jednorazowo
horizon-web-stage-democracy = Demokracja

# The boards
horizon-web-basic = Akcje podstawowe
horizon-web-advanced = Akcje zaawansowane
horizon-web-leader = czeka tu postać
horizon-web-slot-leader = Kto zbada to pierwszy, spotyka postać.
horizon-web-display = Budowle w wystawce
horizon-web-deck = w talii { $n }
horizon-web-investment = Inwestycja
horizon-web-pawns = Mieszkańcy
horizon-web-coins = { $n } { $n ->
    [one] moneta
    [few] monety
   *[many] monet
  }
horizon-web-take-cube = Weź kostkę z toru: { $track } ({ $gives })

# The map
horizon-web-map = Mapa
horizon-web-cradle = Kolebka
horizon-web-middle = środek
horizon-web-side-0 = na północ
horizon-web-side-1 = na północny wschód
horizon-web-side-2 = na południowy wschód
horizon-web-side-3 = na południe
horizon-web-side-4 = na południowy zachód
horizon-web-side-5 = na północny zachód
horizon-web-empty = Nieodkryte: { $where }
horizon-web-empty-more = Osadnik obok może to odkryć podczas ruchu.
horizon-web-empty-places = Miejsca, które można odkryć
horizon-web-village-free = Wioska jest wolna.
horizon-web-village-of = Wioskę ma { $who }.
horizon-web-city-free = Miasto jest wolne.
horizon-web-city-of = Miasto ma { $who }.
horizon-web-built-by = Kto wzniósł: { $who }.
horizon-web-units = { $who }, { $n ->
    [1] { $unit }
   *[other] { $n } × { $unit }
  } o sile { $strength }, { $place }
horizon-web-tiles-left = { $n ->
    [one] został 1 kafelek
    [few] zostały { $n } kafelki
   *[many] zostało { $n } kafelków
  }
horizon-web-zoom = Wielkość mapy
horizon-web-closer = Bliżej
horizon-web-farther = Dalej
horizon-web-whole = Cała mapa

# The table as text
horizon-web-tile = Kafelek
horizon-web-where = Gdzie, od kolebki
horizon-web-beside = Obok
horizon-web-civilizations = Cywilizacje
horizon-web-production = Produkuje
horizon-web-tracks = Kostki na torach (co następne)

# Cards in words
card-head-kind = Rodzaj
card-head-trigger = Wyzwalacz
card-head-explore = Odkrycie terenu
card-head-strength = Siła
card-head-village = Wioska
card-head-bonus = Bonus
card-head-city = Miasto
card-head-vp = PZ
card-head-first = Pierwszy budowniczy
card-head-second = Drugi budowniczy
card-head-you = Ty
card-head-others = Inni
card-head-all = Wszyscy
card-head-choice = Do wyboru
card-head-vp-others = PZ innych
card-head-despotism = Despotyzm
card-head-theocracy = Teokracja
card-head-once = Jednorazowo
card-head-democracy = Demokracja
card-points = PZ na koniec: { $formula }
card-construction-kind = poziom { $level }, { $coins } { $coins ->
    [one] moneta
    [few] monety
   *[many] monet
  }
card-leader-kind = postać poziomu { $level }
card-worth = { $vp } PZ, kostka z toru: { $track }

# The score sheet
web-item-goals = cele
web-item-technologies = technologie
web-item-level-4-bonus = bonusy poziomu IV
web-item-villages = wioski
web-item-cities = miasta
web-item-constructions = budowle
web-item-investment = inwestycja
web-item-leaders = postacie
web-item-government = Demokracja
page-item-goals = Cele
page-item-technologies = Technologie
page-item-level-4-bonus = Bonusy technologii poziomu IV
page-item-villages = Wioski
page-item-cities = Miasta
page-item-constructions = Budowle
page-item-investment = Inwestycja
page-item-leaders = Postacie
page-item-government = Ustrój (Demokracja)
page-tie-cubes = Kostki na torach
page-tie-coins = Monety
page-rules-horizon-rules = Beyond the Horizon
horizon-web-tie-none = Przy remisie decyduje mniej kostek na torach rozwoju, potem więcej aktywnych mieszkańców, potem więcej monet (zasada 12.3).
horizon-web-tie-broken = { $names } mają tyle samo punktów. Decyduje mniej kostek na torach rozwoju, potem więcej aktywnych mieszkańców, potem więcej monet (zasada 12.3).
horizon-web-tie-shared = { $names } mają tyle samo punktów, kostek, mieszkańców i monet: zwycięstwo jest wspólne (zasada 12.3).

# The first page
horizon-web-drawing = Kraina sześciokątów na morzu, z górami, lasami i wioskami; wokół miejsca jeszcze nieznane i statek płynący ku nisko stojącemu słońcu.
page-pick-horizon = Badaj technologie, odkrywaj nieznaną krainę, zakładaj wioski i miasta, buduj to, co przetrwa.

# Cards and action boxes
horizon-web-price = kosztuje cię { $n } { $n ->
    [one] monetę
    [few] monety
   *[many] monet
  }

# The map, the goals and the board in words
horizon-web-side-of = { $side } od: { $place }
horizon-web-explore-here = odkryj
horizon-web-covers = Stoi na: { $place }.
horizon-web-builder-free = Miejsce drugiego budowniczego jest wolne: dla ciebie { $n } { $n ->
    [one] moneta
    [few] monety
   *[many] monet
  }.
horizon-web-builder-open = Miejsce drugiego budowniczego jest wolne dla innych.
horizon-web-builders-full = Oba miejsca budowniczych są zajęte.
horizon-web-strength-needed = Założenie lub umocnienie wymaga tu siły { $n }.
horizon-web-units-there = { $who }: { $n ->
    [1] { $unit }
   *[other] { $n } × { $unit }
  } o sile { $strength }.
horizon-web-what-settler = Osadnicy odkrywają teren, zakładają wioski i budują.
horizon-web-what-soldier = Żołnierze umacniają miasta. Nie odkrywają terenu.
horizon-web-tokens = żetony
horizon-web-tokens-left = Pozostałe żetony wioski i miasta
horizon-web-constructions = Budowle do wzniesienia
horizon-web-level-none = poziom { $level }: nic nie zostało
horizon-web-invested = Zainwestowane
horizon-web-building = Budowa
horizon-web-stage-locked = jeszcze zamknięty
horizon-web-about-pawns = Mieszkańcy jeszcze nieaktywni, według kolumn. Kolumna jest otwarta, gdy tor żywności osiągnie jej literę.
horizon-web-about-food = Mieszkańcy z produkcji: { $n }. Każda kostka, która schodzi z toru, otwiera następne pole.
horizon-web-about-economy = Monety z produkcji: { $n }. Każda kostka, która schodzi z toru, otwiera następne pole.
horizon-web-about-infrastructure = Co można wznieść, i etapy ustroju. Każda kostka, która schodzi z toru, otwiera następne pole.
horizon-web-about-investment = Zainwestowane kostki: { $n ->
    [0] 0
   *[other] { $n }
  }. Każda sięga następnego pola.
horizon-web-settlers-of = Osadnicy o sile { $list }
horizon-web-soldiers-of = Żołnierze o sile { $list }
horizon-web-no-settlers = Brak osadników
horizon-web-no-soldiers = Brak żołnierzy
horizon-web-decks = Technologie pozostałe w taliach
horizon-web-way-waits = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
  }: { $from } → { $to }.
horizon-web-way-go = Idź tam
horizon-web-other-piece = Inna jednostka
horizon-web-route = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
  }: kliknięcie prowadzi jednostkę do samego celu.
