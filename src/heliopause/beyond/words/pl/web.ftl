# The frame
web-tab-technology = Technologia

# Options in short
web-slot-hidden = Pole { $slot } ({ $level }), nieodkryte

# The technology board
web-board = Plansza technologii
web-repeatable = Dla dowolnie wielu pionków, tura za turą
web-space-of = Pole akcji: { $title }
web-pawn-of = zajmuje { $who }
web-free = wolne
web-now = od razu
web-take-card = Weź: { $card }
web-researched-by = Kto zbadał: { $who }
web-slot = Pole { $slot }
web-slot-blind = Nieodkryte, poziom { $level }.
web-slot-needs = Wymaga: { $n ->
    [1] { $slots }
   *[other] { $of ->
        [3] { $n } z { $slots }
       *[other] { $slots }
      }
  }
web-needs-some = { $n } z { $of }
web-undiscovered = nieodkryte
web-show-cards = Pokaż karty
web-see-table = Pokaż stół

# The star map
web-worth = { $n } PZ

# Mats
web-mat-of = Plansza gracza { $who }
web-pop = { $n } { $n ->
    [one] mieszkaniec
    [few] mieszkańców
   *[many] mieszkańców
  }
web-vp-now = { $n } PZ w tej chwili
web-column = Kolumna { $column }: { $n } z { $room }
web-reached = osiągnięta
web-powers = Zdolności
web-technologies = Technologie
web-show-mat = Pokaż planszę gracza { $who }

# Achievements, decks, log
web-progress = { $who }: { $have } z { $least }
web-revealed = Odsłonięte:

# Cards in words
web-card-condition = Wymaga
web-card-now = Od razu
web-card-action = Akcja
card-head-end = Na koniec
web-card-vp = PZ
web-passes = przekazuje

# The table as text
web-twin-does = Działanie
web-twin-spaces = Pola akcji
web-twin-slot = Pole
web-twin-card = Karta
web-twin-types = Rodzaje
web-twin-has = Kto zbadał
web-twin-needs = Wymagania
web-twin-seat = Miejsce
web-twin-progress = Postęp

## The end of a game
page-tie-pop = Mieszkańcy

## The guide through a first game
page-ask-other = Wybierz jedną z opcji na pasku.

# Cards and action boxes
web-or = lub
web-now-and = od razu i
web-passes-on = przekazuje: { $type }
web-shut = zamknięta
web-level = poziom { $level }
web-have-it = { $n ->
    [one] ma ją
    [few] mają ją
   *[many] mają ją
  }

# The icons
web-icons = Ikony
legend-house = h: niektóre wartości tej karty są nasze (domowe), nie z druku.
legend-pop = Mieszkaniec: gotów do działania
legend-supply = Rezerwa: kostka lub figurka jeszcze nieużyta
legend-ore = Ruda
legend-ship = Statek i jego poziom
legend-food = Tor żywności
legend-gear = Tor rudy
legend-disc = Dysk
legend-automate = Automatyzacja: zdejmij na stałe dysk z jego toru
legend-research = Badanie; ramka podaje poziom
legend-colonize = Skolonizuj układ
legend-colony = Skolonizowany układ
legend-jump = Skok: tyle tras w sumie
legend-upgrade = Ulepszenie, o tyle poziomów
legend-vp = Punkty zwycięstwa
legend-power = Siła
legend-control = Miejsce pod twoją kontrolą
legend-places = Miejsca ze statkami
legend-yard = Stocznia
legend-deep = Głęboki Kosmos
legend-guild = Gildia
legend-copy = Skopiuj akcję
legend-annex = Aneksja: dobierz układy i zatrzymaj jeden
legend-grow = Wzrost
legend-mine = Wydobycie: produkuj rudę
legend-trade = Handel
legend-private = Tylko dla ciebie albo zamknięte
legend-unlock = Bez wymagań
legend-nobonus = Bez bonusu
legend-existing = Tylko już odkryte
legend-infinity = Zawsze albo dowolnie wiele razy
legend-scientific = Naukowa
legend-economic = Gospodarcza
legend-military = Militarna
legend-commercial = Handlowa
legend-coin = Moneta
legend-unit = Jednostka: osadnik lub żołnierz, i jej siła
legend-settler = Osadnik
legend-soldier = Żołnierz
legend-infrastructure = Tor infrastruktury
legend-invest = Inwestycja
legend-move = Ruch: tyle kroków w sumie
legend-explore = Odkryj kafelek mapy
legend-village = Wioska
legend-city = Miasto
legend-build = Buduj
legend-construction = Budowla; ramka podaje poziom
legend-token = Żeton
legend-theocracy = Teokracja
legend-goal = Cel
legend-leader = Postać: spotyka ją, kto jest tu pierwszy
legend-produce = Produkcja
legend-crown = Despotyzm
legend-ballot = Demokracja
legend-spark = Jednorazowo
legend-science = Nauka
legend-commerce = Handel
legend-culture = Kultura
