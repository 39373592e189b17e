# The frame
web-tab-stars = Gwiazdy
web-tab-mat = Plansza

# Options in short
web-do-retire = { $place }
web-do-decommission = { $place } → mieszkaniec · 1 ruda
web-do-build = { $place }
web-do-link = Obok: { $place }
web-do-bonus = { $place }
web-do-colonize = { $place }

# The technology board
web-basic = Akcje podstawowe
web-guilds = Gildie
web-closed = zamknięta · { $tier ->
    [1] II
   *[other] III
  }
web-anytime = darmowa
web-slot-event = Nieodkryte, poziom { $level }. Leży na nim wydarzenie.
web-undiscovered-event = nieodkryte · wydarzenie
web-tableau = Wystawka
web-tableau-empty = Wystawka nie jest jeszcze wyłożona.

# The star map
web-map = Mapa gwiazd
web-system-decks = Zostało układów: A { $a } · B { $b }
web-system-decks-about = Układy, które mogą jeszcze przyjść; gdy jeden zostaje skolonizowany, jego miejsce zajmuje nowy
web-specialty = Placówka: { $discs }
web-controlled-by = Kontroluje { $who }
web-power-there = Siła: { $powers }
web-needs-power = Kolonizacja wymaga siły { $n }
web-outpost = Placówka gracza { $who }: { $disc }
web-ships = { $who }, { $n ->
    [one] 1 statek
    [few] { $n } statki
   *[many] { $n } statków
  } poziomu { $level }, { $place }

# Mats
web-ore-n = { $n } { $n ->
    [one] ruda
    [few] rudy
   *[many] rud
  }
web-automation = Automat.
web-automation-now = Poziom automatyzacji { $n }
web-supply = Rezerwa
web-growth = Wzrost
web-growth-now = Wzrost { $letters }
web-mining-now = Produkuje: { $n } { $n ->
    [one] ruda
    [few] rudy
   *[many] rud
  }
web-take-disc = Weź dysk: { $disc }
web-colonies = Kolonie
web-controls = { $n ->
    [0] niczego nie kontroluje
    [one] kontroluje 1 miejsce
    [few] kontroluje { $n } miejsca
   *[many] kontroluje { $n } miejsc
  }
web-controls-title = Kontrolowane miejsca
web-retired = , w muzeum { $n }
web-innovations = Innowacje
web-private = Prywatne
web-fleet = Statki według poziomu
web-rivals = Inne frakcje
web-solo-deck = { $n } { $n ->
    [one] karta
    [few] karty
   *[many] kart
  } w talii solo
web-item-level-1 = technologie poziomu I
web-item-level-2 = technologie poziomu II
web-item-level-3 = technologie poziomu III
web-item-private = technologie prywatne
web-item-level-4 = technologie poziomu IIII
web-item-automation = automatyzacja
web-item-colonies = kolonie
web-item-outposts = placówki
web-item-space = Sol i Głęboki Kosmos
web-item-events = wydarzenia
web-item-achievements = osiągnięcia

# Achievements, decks, log
web-achievements = Osiągnięcia
web-tab-achievements = Osiągnięcia
web-achievements-head = Osiągnięcia
web-events-hidden = zakryte wydarzenia: II { $two } · III { $three }

# Cards in words
web-card-anytime = W każdej chwili
web-card-control = Kontrola
web-card-bonus = Kolonia
web-card-power = Zdolność
card-score = { $who }, PZ: { $vp }
card-head-setup = Przygotowanie
card-exchanges = { $n } { $n ->
    [one] wymiana
    [few] wymiany
   *[many] wymian
  } w jednym handlu
card-innovation = { $condition }: { $gives }
card-innovation-at-once = { $gives }

# The table as text
web-twin-place = Miejsce
web-twin-control = Kontroluje
web-twin-fleet = Statki
web-twin-power = Potrzebna siła
web-twin-routes = Trasy do
web-twin-mats = Frakcje
web-twin-ships = { $n ->
    [one] 1 statek
    [few] { $n } statki
   *[many] { $n } statków
  } poziomu { $level }

## The first page
page-pick-sun = Badaj technologie, ślij statki do gwiazd, kolonizuj nowe układy.
page-drawing = Wschodzące słońce za horyzontem; planety na orbitach, mały statek ruszający w drogę.

## The end of a game
page-item-level-1 = Technologie poziomu I
page-item-level-2 = Technologie poziomu II
page-item-level-3 = Technologie poziomu III
page-item-private = Technologie prywatne
page-item-level-4 = Technologie poziomu IIII
page-item-automation = Automatyzacja
page-item-colonies = Skolonizowane układy
page-item-outposts = Placówki
page-item-space = Sol i Głęboki Kosmos
page-item-events = Wydarzenia
page-item-achievements = Osiągnięcia
page-tie-discs = Dyski na planszy gracza
page-tie-ore = Ruda
page-tie-none = Przy remisie decyduje mniej dysków żywności i rudy na planszy gracza, potem więcej mieszkańców, potem więcej rudy (zasada 6.3).
page-tie-broken = { $names } mają tyle samo punktów. Decyduje mniej dysków żywności i rudy na planszy gracza, potem więcej mieszkańców, potem więcej rudy (zasada 6.3).
page-tie-shared = { $names } mają tyle samo punktów, dysków, mieszkańców i rudy: zwycięstwo jest wspólne (zasada 6.3).

## Beside the table
page-rules-sun-rules = Beyond the Sun
page-rules-sun-solo = Solo

# Cards and action boxes
web-price = kosztuje cię { $n } { $n ->
    [one] rudę
    [few] rudy
   *[many] rud
  }
web-event-waits = wydarzenie
# Map, mat and seats
web-mining = Kopalnie
web-growth-about = Wzrost bierze mieszkańców z rezerwy: po jednym z każdej kolumny, której litera jest odsłonięta.
web-mining-about = Wydobycie daje rudę odsłoniętą na torze. Każdy zdjęty dysk odsłania kolejne kółko.
web-automation-about = Każdy zautomatyzowany dysk zajmuje poziom; liczby to punkty osiągniętych poziomów.
web-automation-worth = Teraz warta { $n } PZ.
web-supply-about = Mieszkańcy jeszcze niedostępni, w kolumnach od A do E.
web-colonies-about = Skolonizowane przez ciebie układy: każdy daje swoje punkty i to, co mówi karta.
web-controls-about = Miejsca, gdzie masz najwięcej siły: leży tam twoja placówka.
web-technologies-about = Zbadane technologie, wszystkie poziomy razem.
web-innovations-about = To potrafi tylko ta plansza; znaczek: osiągnięta.
web-powers-about = Zdolności, które działają do końca gry.
web-decks = Zostało kart: { $decks }
web-decks-about = Technologie jeszcze do dobrania, według poziomu.
web-stars-title = Koniec gry
web-stars-about = Gdy gwiazd na osiągnięciach jest { $n }, runda toczy się do końca i następuje jeszcze jedna.
web-stars-left = { $n ->
    [one] Jeszcze 1 gwiazda do ostatniej rundy
    [few] Jeszcze { $n } gwiazdy do ostatniej rundy
   *[many] Jeszcze { $n } gwiazd do ostatniej rundy
  }
web-stars-placed = Położone gwiazdy: { $n }. Koniec się zaczął
web-at-the-end = Na koniec:
web-solo-turn = Ostatnia tura: { $who }
web-solo-card = Karta { $card }
web-solo-used = to wykonano
card-head-automa-automate = Automatyzuje
card-head-automa-first = Najpierw
card-head-automa-second = A jeśli nie
card-head-automa-produce = Produkuje
card-head-automa-claim = Zdobywa
card-automa-disc = dysk: { $disc }
card-automa-fewest = dysk z toru, na którym zostało ich najmniej
card-automa-pop = mieszkańcy
card-automa-ore = ruda
card-automa-least = to, czego ma najmniej; przy remisie { $tie }
web-way-waits = { $n ->
    [one] { $n } skok
    [few] { $n } skoki
   *[many] { $n } skoków
  }: { $from } → { $to }.
web-way-go = Skocz tam
web-other-piece = Inny statek
web-way = { $n ->
    [one] { $n } skok
    [few] { $n } skoki
   *[many] { $n } skoków
  }: kliknięcie prowadzi statek do samego celu, { $place }
