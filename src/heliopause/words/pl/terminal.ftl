# Small words of the screens
ui-sentence = { $text }
ui-vp = PZ
ui-points = { $n } PZ
ui-total = suma
ui-all = wszystko

# The header and the turn
ui-round = Runda { $n }
ui-asked = wybiera
ui-ending = { $state ->
    [1] potem ostatnia runda
   *[other] ostatnia runda
  }

# Scores
ui-head-score = PUNKTACJA
ui-winners = { $n ->
    [one] Wygrywa { $names }.
    [few] Wspólne zwycięstwo: { $names }.
   *[many] Wspólne zwycięstwo: { $names }.
  }

# A game in the terminal
ui-name-player = Gracz { $seat }
ui-welcome = { $game } – nieoficjalnie. Sam Enter bierze to, co w nawiasie.
ui-welcome-unfinished = Jest nieskończona gra: wpisz r, by grać ją dalej.
ui-welcome-seats = Kto gra? Liczba ({ $players }) – ty przeciw botom, albo miejsca jak me,me,random [{ $usual }]:
ui-welcome-variants = Warianty? Słowa z tej listy albo tyle z nich, by było jasne [żadne]:
ui-welcome-variants-unclear = „{ $text }” nie jest jasne: wpisz słowa z listy albo sam Enter.
ui-hint = Wpisz numer opcji; help podaje, co jeszcze można wpisać.
ui-no-number = Nie ma opcji { $number }: są od 1 do { $most }.
ui-not-understood = „{ $text }” to ani opcja, ani polecenie; help podaje polecenia.
ui-command-unclear = „{ $word }” może znaczyć: { $fitting }.
ui-undone = { $n ->
    [one] Cofnięto: { $option } ({ $who }).
    [few] Cofnięto { $n } wybory ({ $who }), do chwili przed: { $option }.
   *[many] Cofnięto { $n } wyborów ({ $who }), do chwili przed: { $option }.
  }
ui-undo-barrier = Nie ma czego cofnąć: zdecydował los albo wybrał ktoś inny.
ui-restart-nothing = Nie ma jeszcze twojego wyboru, który można cofnąć.
ui-saved = Zapisano w { $file }
ui-save-failed = Gry nie udało się zapisać w { $file }: { $why }.
ui-save-refused = { $file } istnieje i nie jest zapisaną grą; plik zostaje bez zmian.
ui-left = Gra jest zapisana. Dalej przez: heliopause play { $game } --resume
    ({ $file })
ui-left-unsaved = Ostatnich wyborów nie udało się zapisać.
ui-record-saved = Zapis gry jest w { $file }
ui-no-player = Nie ma gracza „{ $text }”; są { $names }.
ui-card-which = Która karta? cards RODZAJ podaje wszystkie danego rodzaju.
ui-no-card = Nie ma karty podobnej do „{ $text }”.
ui-cards-many = Pasuje wiele kart: { $names }.
ui-no-kind = Nie ma rodzaju kart „{ $text }”; są { $kinds }.
ui-cards-legend = h: niektóre wartości są nasze (domowe). card NAZWA mówi które. cards RODZAJ podaje wszystkie karty danego rodzaju.
ui-no-rules = Nie ma strony zasad gry { $game }.
ui-no-section = Nie ma punktu „{ $text }”; rules podaje wszystkie.
ui-why-what = Co wyjaśnić? Podaj id opcji albo mniej więcej jej słowa.
ui-why-unknown = Nic się nie nazywa „{ $text }”.
ui-why-offered = { $what }: to wolno, to opcja { $number }.
ui-why-answer = { $what }: { $reason }

# Help in the game
ui-help-intro = Wpisz numer opcji, jej id albo jedno z tych poleceń; początek wystarczy, jak opt lub und.
ui-help-legend = Sam Enter rysuje ekran od nowa. Po każdym wyborze wszystko jest zapisane.
ui-command-screen = screen
ui-help-screen = główny ekran jeszcze raz
ui-command-options = options
ui-help-options = co można wybrać, z id
ui-command-cards = cards [RODZAJ]
ui-help-cards = karty na stole albo wszystkie danego rodzaju
ui-command-card = card NAZWA
ui-help-card = karta w słowach i skąd są jej wartości
ui-command-log = log [N]
ui-help-log = ostatnich N zdarzeń
ui-command-score = score
ui-help-score = arkusz punktów w tej chwili
ui-command-rules = rules [PUNKT]
ui-help-rules = zasady: punkt (8.4), rozdział (8) albo słowo; samo: spis treści
ui-command-why = why NAZWA
ui-help-why = dlaczego czegoś nie ma wśród opcji
ui-command-undo = undo [all]
ui-help-undo = cofnij ostatni wybór albo wszystkie, aż do decyzji losu lub kogoś innego
ui-command-restart = restart
ui-help-restart = zacznij turę od nowa
ui-command-save = save [PLIK]
ui-help-save = gdzie gra jest zapisana, albo jej kopia w PLIK
ui-command-quit = quit
ui-help-quit = wyjdź; gra zostaje zapisana
ui-command-help = help
ui-help-help = ta lista

# A card as a text
ui-origin-printed = z druku
ui-origin-inferred = wywnioskowane
ui-origin-house = domowe
ui-origin-owner = właściciela
ui-head-origins = SKĄD SĄ WARTOŚCI
ui-values = wartości

# Commands other than play
ui-replay-at = Po wyborze { $n } z { $most }.
ui-replay-too-far = W zapisie jest wyborów tylko { $most }: nie ma wyboru { $n }.
ui-replay-which = { $file } zawiera wiele gier: podaj jedną przez ziarno, jak --game 1.
ui-replay-no-game = { $file } nie zawiera gry o ziarnie { $seed }.
ui-replay-one = { $file } to zapis jednej gry: --game nie ma tu miejsca.
ui-replay-broke = Tu coś się zepsuło: { $what }
ui-replay-breaks = Nadal się psuje: { $what }
ui-replay-mended = Już się nie psuje.
ui-fuzz-played = { $n ->
    [one] 1 gra
    [few] { $n } gry
   *[many] { $n } gier
  } od ziarna { $seed }, wyborów: { $choices }
ui-fuzz-fine = Nic się nie zepsuło.
ui-fuzz-broke = { $what } ({ $where }). By zobaczyć to znów:
ui-sim-games = { $n } { $n ->
    [one] gra
    [few] gry
   *[many] gier
  }, miejsc: { $players }, ziarno { $seed }
ui-sim-rounds = rundy: średnio { $mean }, od { $least } do { $most }
ui-sim-speed = { $decisions } decyzji/s, { $games } gier/s
ui-sim-seat = miejsce
ui-sim-bot = bot
ui-sim-wins = wygrane
ui-sim-score = PZ
ui-sim-least = min.
ui-sim-most = maks.
ui-pack-differs = { $card } { $key }: tu { $here }, tam { $there }
ui-pack-which = Co obowiązuje
ui-pack-merged = { $n ->
    [0] { $file } zawiera oba; niczym się nie różnią.
    [one] { $file } zawiera oba; różniła się 1 wartość.
    [few] { $file } zawiera oba; różniły się { $n } wartości.
   *[many] { $file } zawiera oba; różniło się { $n } wartości.
  }
ui-pack-converted = { $file } zawiera pakiet w dzisiejszej postaci.
ui-pack-left = { $n ->
    [one] Został jeden błąd do poprawienia:
    [few] Zostały { $n } błędy do poprawienia:
   *[many] Zostało { $n } błędów do poprawienia:
  }
ui-pack-offers = { $n ->
    [one] Zmiana naprawiłaby jeden z nich;
    [few] Zmiany naprawiłyby { $n } z nich;
   *[many] Zmiany naprawiłyby { $n } z nich;
  } "heliopause pack convert { $file } --out NOWY" je wprowadza:
ui-pack-next = Następna karta, której nikt nie sprawdził: { $card } ({ $keys })
ui-pack-all-known = Każda wartość jest jak w druku.
ui-pack-expansion = Rozszerzenie: { $n ->
    [one] jedna karta
    [few] { $n } karty
   *[many] { $n } kart
  } więcej niż w pudełku: { $cards }
ui-pack-variant = Wariant: zmienia { $n ->
    [one] jedną wartość, której
    [few] { $n } wartości, których
   *[many] { $n } wartości, których
  } nie nazywa drukowanymi.
ui-pack-no-difference = Oba pakiety mówią to samo.
ui-pack-differences = { $n ->
    [one] Jedna wartość jest inna
    [few] { $n } wartości są inne
   *[many] { $n } wartości jest innych
  }; { $here } tylko w { $one }, { $there } tylko w { $other }.
ui-pack-fine = { $n ->
    [one] w porządku: zmieniono 1 kartę
    [few] w porządku: zmieniono { $n } karty
   *[many] w porządku: zmieniono { $n } kart
  }
ui-pack-adds = { $card }: nowa
ui-pack-changes = { $card } { $key }: { $before } -> { $after }
ui-pack-same = { $card } { $key }: { $value }, jak przedtem
ui-pack-no-text = to nie jest plik tekstowy w UTF-8
ui-pack-new = { $file } jest zapisany. Zmień go, potem: { $check }
ui-pack-starter =
    Pakiet dla Heliopause: to, co tu napisane, zastępuje te same wartości z pudełka.
    Zapis objaśnia docs/notation.md; "heliopause pack show ID" pokazuje kartę taką, jaka jest.
    Sprawdź ten plik przez "{ $check }", graj przez "heliopause play { $game } --pack { $file }".
    Tabela zaczyna się od rodzaju i id karty i zawiera tylko to, co inne niż przedtem.
    Dalej są dwa przykłady. Zmień je, dodaj inne albo usuń.

# What can be wrong
ui-file-unreadable = Nie da się odczytać { $file }: { $why }.
ui-file-unwritable = Nie da się zapisać { $file }: { $why }.
ui-file-exists = { $file } już istnieje i zostaje bez zmian.
ui-file-no-record = { $file } to nie zapis gry.
ui-file-broken = Nie da się odtworzyć { $file }: { $why }
ui-folder-unwritable = W { $folder } nie da się zapisywać gier: { $why }.
ui-nothing-to-resume = W { $folder } nie ma nieskończonej gry.
ui-resume-alone = --resume prowadzi grę dalej taką, jaka jest; { $option } do tego nie pasuje.
ui-no-bot = Nie ma bota „{ $name }”; miejsce to me albo jedno z: { $known }.
ui-bot-thinks = { $who } myśli…
ui-bot-failed = { $who } traci ruch: { $why }. Zamiast tego wykonano prosty wybór.
ui-resume-external = { $file } sadza przy stole program; taką grę można wznowić tylko z folderu własnych gier.
ui-seats-automatic = { $n ->
    [0] Przy tych opcjach zasady same nie grają na żadnym miejscu: żadne nie jest automa.
    [one] Przy tych opcjach zasady same grają na miejscu { $seats }: automa jest ono i żadne inne.
    [few] Przy tych opcjach zasady same grają na miejscach { $seats }: automa są one i żadne inne.
   *[many] Przy tych opcjach zasady same grają na miejscach { $seats }: automa są one i żadne inne.
  }
ui-seats-players = --seats wymienia miejsc: { $seats }, a --players: { $players }.
ui-names-too-many = Więcej imion ({ $n }) niż ludzi przy tym terminalu ({ $people }).
ui-names-equal = Dwaj gracze nie mogą mieć tego samego imienia.
ui-name-bad = Imię ma od 1 do { $longest } znaków.
ui-simulate-me = Symulacja jest dla botów: me nie może w niej grać.
ui-simulate-bots = Liczba botów ({ $n }) nie pasuje do liczby miejsc ({ $players }).
ui-simulate-goes-on = Dalej po { $n } { $n ->
    [one] grze
    [few] grach
   *[many] grach
  } z { $file } (--fresh zaczyna od nowa).
ui-simulate-interrupted = Przerwano po { $n } z { $games } gier; to samo polecenie prowadzi dalej.
ui-simulate-lost = Przerwano po { $n } z { $games } gier; z --out PLIK zostałyby zachowane.
ui-simulate-failures = Ruchy oddane wyborowi zapasowemu: { $n }; pierwszy: { $why }
ui-simulate-no-polars = Tabela gier wymaga polars: { $command }
ui-simulate-no-ray = Granie na klastrze Ray wymaga Ray: { $command }
ui-simulate-no-cluster = Pod { $address } nie odpowiada żaden klaster Ray: { $why }
ui-simulate-broke = Gry o ziarnach od { $first } do { $last } urwały się: { $why }
ui-simulate-no-file = { $file } to nie plik, w którym można zachować gry.
ui-simulate-not-ours = { $file } nie zawiera gier symulacji i zostaje bez zmian.
ui-simulate-other = { $file } zawiera inną symulację ({ $what }: { $value }); podaj inny plik albo zacznij od nowa z --fresh.
ui-simulate-other-program = { $file } zaczęto w innym stanie programu; podaj inny plik albo zacznij od nowa z --fresh.
ui-simulate-fewer = { $file } zaczęto dla { $n } gier, a { $games } to mniej; podaj inny plik albo zacznij od nowa z --fresh.
ui-simulate-changed = { $folder } jest dalszym ciągiem { $file }, który nie jest już tym, czym był; podaj inny plik albo zacznij od nowa z --fresh.
ui-simulate-busy = Inne uruchomienie zapisuje właśnie { $file }.
ui-pack-bad = { $file }: { $n ->
    [one] 1 błąd
    [few] { $n } błędy
   *[many] { $n } błędów
  }; { $command } mówi gdzie.

# Lines in signs: a word for every icon, and for the marks that are words
icon-ore = { $n ->
    [one] ruda
    [few] rudy
   *[many] rud
  }
icon-coin = { $n ->
    [one] moneta
    [few] monety
   *[many] monet
  }
icon-pop = mieszk.
icon-supply = rezerwa
icon-ship = { $n ->
    [one] statek
    [few] statki
   *[many] statków
  }
icon-unit = { $n ->
    [one] jednostka
    [few] jednostki
   *[many] jednostek
  }
icon-settler = { $n ->
    [one] osadnik
    [few] osadników
   *[many] osadników
  }
icon-soldier = { $n ->
    [one] żołnierz
    [few] żołnierzy
   *[many] żołnierzy
  }
icon-disc = { $n ->
    [one] dysk
    [few] dyski
   *[many] dysków
  }
icon-cube = { $n ->
    [one] kostka
    [few] kostki
   *[many] kostek
  }
icon-star = { $n ->
    [one] gwiazda
    [few] gwiazdy
   *[many] gwiazd
  }
icon-pawn = akcja podstawowa
icon-food = żywność
icon-gear = ruda
icon-economy = gospodarka
icon-infrastructure = infrastruktura
icon-village = { $n ->
    [one] wioska
    [few] wioski
   *[many] wiosek
  }
icon-city = { $n ->
    [one] miasto
    [few] miasta
   *[many] miast
  }
icon-construction = { $n ->
    [one] budowla
    [few] budowle
   *[many] budowli
  }
icon-token = { $n ->
    [one] żeton
    [few] żetony
   *[many] żetonów
  }
icon-goal = { $n ->
    [one] cel
    [few] cele
   *[many] celów
  }
icon-leader = { $n ->
    [one] postać
    [few] postacie
   *[many] postaci
  }
icon-guild = { $n ->
    [one] otwarta gildia
    [few] otwarte gildie
   *[many] otwartych gildii
  }
icon-museum = muzeum
icon-system = { $n ->
    [one] układ
    [few] układy
   *[many] układów
  }
icon-colony = { $n ->
    [one] kolonia
    [few] kolonie
   *[many] kolonii
  }
icon-yard = { $n ->
    [one] stocznia
    [few] stocznie
   *[many] stoczni
  }
icon-deep = Głęboki Kosmos
icon-places = { $n ->
    [one] kontrolowane miejsce
    [few] kontrolowane miejsca
   *[many] kontrolowanych miejsc
  }
icon-technology = { $n ->
    [one] technologia
    [few] technologie
   *[many] technologii
  }
icon-automation = automatyzacja
icon-investment = { $n ->
    [one] inwestycja
    [few] inwestycje
   *[many] inwestycji
  }
icon-scientific = naukowa
icon-economic = gospodarcza
icon-military = militarna
icon-commercial = handlowa
icon-science = nauka
icon-commerce = handel
icon-culture = kultura
icon-research = badaj
icon-private = prywatna
icon-jump = skacz
icon-move = rusz
icon-upgrade = ulepsz
icon-colonize = kolonizuj
icon-annex = anektuj
icon-automate = automatyzuj
icon-copy = kopiuj
icon-grow = wzrost
icon-produce = produkuj
icon-mine = wydobywaj
icon-trade = handluj
icon-invest = inwestuj
icon-settle = załóż
icon-fortify = umocnij
icon-build = buduj
icon-explore = odkryj teren
icon-theocracy = teokracja
icon-claim = zdobądź cel
icon-control = kontrola
icon-discover = odkryj
icon-enlist = powołaj
icon-turn = tura
icon-power = siła
icon-anywhere = dokądkolwiek
icon-existing = istniejąca
icon-unlock = bez wymagań
icon-nobonus = bez bonusu
icon-new = nowa
icon-none = puste
icon-taken = zabrane
mark-per = za
mark-or = lub
mark-up-to = do
mark-from = z

## Analysis
ui-analyse-not-over = Gra z pliku { $file } nie jest skończona: analizować można tylko zakończoną grę.
ui-analyse-wrote = Zapisano: { $file }
