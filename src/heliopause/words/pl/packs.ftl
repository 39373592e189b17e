## What is wrong with a pack
pack-other-game = Pakiet jest do gry „{ $game }”, nie do „{ $wanted }”
pack-near = { $what } (czy chodzi o { $id }?)
pack-expected = tu powinno być: { $wanted }, nie { $got }
pack-expected-only = tu powinno być: { $wanted }
pack-not-one-of = „{ $value }” nie jest żadnym z możliwych tu słów
pack-no-key = w takiej tabeli nie ma klucza „{ $key }”
pack-key-missing = brakuje klucza „{ $key }”
pack-no-kind = nie ma tabel tego rodzaju; znane: { $kinds }
pack-unlisted = podane jako wydrukowane lub wynikające, ale tabela nie ma klucza „{ $key }”
pack-least = ta liczba to co najmniej { $least }
pack-most = ta liczba to najwyżej { $most }
pack-number-most = liczba to najwyżej { $n }
pack-list-most = lista ma najwyżej { $n } pozycji
pack-cards-most = pakiet ma najwyżej { $n } kart
pack-text-long = tekst o długości { $n } znaków; dozwolone: { $most }
pack-text-unseen = tekst ze znakami, których nie widać
pack-id-letters = identyfikator ma małe litery, cyfry i łączniki
pack-marks = to lista kluczy albo "all"
pack-not-toml = plik nie jest poprawnym TOML: { $why }
pack-too-deep = wartości są zbyt głęboko zagnieżdżone
pack-too-large = pakiet ma najwyżej { $n } kB
pack-no-spaces = nie ma pól dla tylu graczy: { $n }
pack-no-slot = nie ma miejsca „{ $id }”
pack-few-cards = potrzeba co najmniej { $n } kart poziomu { $level }
pack-few-events = potrzeba co najmniej { $n } wydarzeń poziomu { $level }
pack-at = { $where }: { $what }
shape-number = liczba całkowita
shape-text = tekst w cudzysłowie
shape-list = lista w nawiasach
shape-table = tabela
shape-truth = true lub false
shape-fraction = liczba z kropką
refused-pack = Nie można użyć pakietu: { $what } (wiersz { $line }, kolumna { $column })
refused-no-pack = Nie ma takiego pakietu na tym serwerze: otwórz plik jeszcze raz.

## A pack at the table
pack-own = Własne karty
pack-own-says = Pakiet z wartościami z twojego pudełka: otwórz jego plik albo upuść go tutaj.
pack-open = Otwórz pakiet
pack-reading = Odczyt…
pack-look = Co zmienia
pack-without = Bez niego
pack-unnamed = Pakiet bez nazwy
pack-changes = { $n ->
    [0] Nie zmienia żadnej wartości.
    [one] Zmienia 1 wartość.
    [few] Zmienia { $n } wartości.
   *[many] Zmienia { $n } wartości.
  }
pack-large = { $file } jest za duży na pakiet (najwyżej 512 kB).
pack-broken = { $file }: { $words }
pack-by = Autor: { $name }
pack-by-hand = Ręcznie
pack-by-hand-says = Na to gra nie ma słów: kto to wykonuje, robi kroki, a dziennik je opowiada. Kto siada do stołu, zgadza się na to.
pack-new-card = Karta, której nie ma w pudełku
pack-save = Zapisz plik
pack-renamed = { $was } staje się { $now }
pack-left-out = { $what } zostaje pominięte
pack-line-by-hand = „{ $line }” wykonuje się ręcznie
