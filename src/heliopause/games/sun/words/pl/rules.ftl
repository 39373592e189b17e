## Small words
type-scientific = naukowa
type-economic = gospodarcza
type-military = militarna
type-commercial = handlowa
disc-food = żywność
disc-ore = ruda
disc-star = gwiazda
place-sol = Sol
place-deep = Głęboki Kosmos
place-extra = dodatkowy układ
place-slot = { $label }
place-with-system = { $system }
place-shipyard = Stocznia { $label }
basic-1 = Badanie I
basic-2 = Badanie II
basic-3 = Budowa i skoki
basic-4 = Rekrutacja

## What is counted
count-colonies = { $n ->
    [one] skolonizowany układ
    [few] skolonizowane układy
   *[many] skolonizowanych układów
  }
count-controlled-locations = { $n ->
    [one] kontrolowane miejsce
    [few] kontrolowane miejsca
   *[many] kontrolowanych miejsc
  }
count-shipyards = { $n ->
    [one] kontrolowana stocznia
    [few] kontrolowane stocznie
   *[many] kontrolowanych stoczni
  }
count-systems-controlled = { $n ->
    [one] kontrolowany układ
    [few] kontrolowane układy
   *[many] kontrolowanych układów
  }
count-ships = { $n ->
    [one] statek
    [few] statki
   *[many] statków
  }
count-fleet-power = siły floty
count-level-4-ships = { $n ->
    [one] statek poziomu 4
    [few] statki poziomu 4
   *[many] statków poziomu 4
  }
count-locations-with-ships = { $n ->
    [one] miejsce z własnymi statkami
    [few] miejsca z własnymi statkami
   *[many] miejsc z własnymi statkami
  }
count-ships-in-Deep-Space = { $n ->
    [one] statek w Głębokim Kosmosie
    [few] statki w Głębokim Kosmosie
   *[many] statków w Głębokim Kosmosie
  }
count-scientific-technologies = { $n ->
    [one] technologia naukowa
    [few] technologie naukowe
   *[many] technologii naukowych
  }
count-economic-technologies = { $n ->
    [one] technologia gospodarcza
    [few] technologie gospodarcze
   *[many] technologii gospodarczych
  }
count-commercial-technologies = { $n ->
    [one] technologia handlowa
    [few] technologie handlowe
   *[many] technologii handlowych
  }
count-level-IIII-technologies = { $n ->
    [one] technologia poziomu IIII
    [few] technologie poziomu IIII
   *[many] technologii poziomu IIII
  }
count-automation-levels = { $n ->
    [one] poziom automatyzacji
    [few] poziomy automatyzacji
   *[many] poziomów automatyzacji
  }
count-food-discs-off = { $n ->
    [one] dysk żywności poza torem
    [few] dyski żywności poza torem
   *[many] dysków żywności poza torem
  }
count-ore-discs-off = { $n ->
    [one] dysk rudy poza torem
    [few] dyski rudy poza torem
   *[many] dysków rudy poza torem
  }
count-discs-off = { $n ->
    [one] dysk produkcji poza planszą
    [few] dyski produkcji poza planszą
   *[many] dysków produkcji poza planszą
  }
count-specialties = { $n ->
    [one] ikona specjalności
    [few] ikony specjalności
   *[many] ikon specjalności
  }
count-ore = { $n ->
    [one] ruda
    [few] rudy
   *[many] rud
  }
count-resources = mieszkańców i rud łącznie
count-achievements = { $n ->
    [one] osiągnięcie
    [few] osiągnięcia
   *[many] osiągnięć
  }
count-guilds-open = { $n ->
    [one] otwarta gildia
    [few] otwarte gildie
   *[many] otwartych gildii
  }
count-control-taken = { $n ->
    [one] miejsce właśnie odebrane innym
    [few] miejsca właśnie odebrane innym
   *[many] miejsc właśnie odebranych innym
  }
who-discoverer = Kto odkrywa
who-everyone = Wszyscy
who-others = Wszyscy inni
who-most = Kto ma najwięcej ({ $counted })
who-fewest = Kto ma najmniej ({ $counted })
short-most = najwięcej
short-fewest = najmniej

## Lines of the notation in words
cost-ore = zapłać { $ore } { $ore ->
    [one] rudę
    [few] rudy
   *[many] rud
  }
cost-pop = odłóż { $pop } { $pop ->
    [one] mieszkańca
    [few] mieszkańców
   *[many] mieszkańców
  }
cost-both = zapłać { $ore } { $ore ->
    [one] rudę
    [few] rudy
   *[many] rud
  } i odłóż { $pop } { $pop ->
    [one] mieszkańca
    [few] mieszkańców
   *[many] mieszkańców
  }
part-lose-ore = strać { $ore } { $ore ->
    [one] rudę
    [few] rudy
   *[many] rud
  }
part-decommission-ship = rozbierz statek
part-gain-ore = zyskaj { $ore } { $ore ->
    [one] rudę
    [few] rudy
   *[many] rud
  }
part-gain-ore-per = zyskaj rudę: { $count }
part-supply-to-pop = zrekrutuj { $n } { $n ->
    [one] mieszkańca
    [few] mieszkańców
   *[many] mieszkańców
  } z rezerwy
part-supply-to-pop-per = zrekrutuj mieszkańców z rezerwy: { $count }
part-column-to-pop = zrekrutuj 1 mieszkańca z kolumny { $column }
part-supply-to-a = { $n ->
    [one] przełóż 1 kostkę rezerwy do kolumny A
    [few] przełóż { $n } kostki rezerwy do kolumny A
   *[many] przełóż { $n } kostek rezerwy do kolumny A
  }
part-move-rightmost = { $n ->
    [one] przełóż skrajną prawą kostkę rezerwy do dowolnej kolumny
    [few] przełóż { $n } skrajne prawe kostki rezerwy do dowolnych kolumn
   *[many] przełóż { $n } skrajnych prawych kostek rezerwy do dowolnych kolumn
  }
part-automate-food = zautomatyzuj żywność
part-automate-ore = zautomatyzuj rudę
part-automate-any = zautomatyzuj żywność lub rudę
part-replace-stars = zamień swoje gwiazdy na dyski produkcji
part-grow = zwiększ liczbę mieszkańców
part-mine = produkuj rudę
part-build-pop = { $n ->
    [one] zbuduj z mieszkańca statek poziomu { $level }
    [few] zbuduj z mieszkańców { $n } statki poziomu { $level }
   *[many] zbuduj z mieszkańców { $n } statków poziomu { $level }
  }
part-build-pop-deep = { $n ->
    [one] zbuduj z mieszkańca statek poziomu { $level } w Głębokim Kosmosie
    [few] zbuduj z mieszkańców { $n } statki poziomu { $level } w Głębokim Kosmosie
   *[many] zbuduj z mieszkańców { $n } statków poziomu { $level } w Głębokim Kosmosie
  }
part-build-supply = { $n ->
    [one] zbuduj z rezerwy statek poziomu { $level }
    [few] zbuduj z rezerwy { $n } statki poziomu { $level }
   *[many] zbuduj z rezerwy { $n } statków poziomu { $level }
  }
part-build-supply-deep = { $n ->
    [one] zbuduj z rezerwy statek poziomu { $level } w Głębokim Kosmosie
    [few] zbuduj z rezerwy { $n } statki poziomu { $level } w Głębokim Kosmosie
   *[many] zbuduj z rezerwy { $n } statków poziomu { $level } w Głębokim Kosmosie
  }
part-upgrade-ships = { $n ->
    [one] ulepsz 1 statek o { $by }
    [few] ulepsz { $n } statki o { $by }
   *[many] ulepsz { $n } statków o { $by }
  }
part-upgrade-up-to = ulepsz najwyżej { $n } { $n ->
    [one] statek
    [few] statki
   *[many] statków
  } o { $by }
part-upgrade-split = ulepsz statki w sumie o { $n } { $n ->
    [one] poziom
    [few] poziomy
   *[many] poziomów
  }
part-jump = { $n ->
    [one] 1 skok
    [few] { $n } skoki
   *[many] { $n } skoków
  }
part-move-anywhere = { $n ->
    [one] rusz 1 statek dokądkolwiek
    [few] rusz { $n } statki dokądkolwiek
   *[many] rusz { $n } statków dokądkolwiek
  }
part-jump-per = skoki: { $count }
part-build-anywhere = { $line }, w dowolnym miejscu
part-pay-opponent = zapłać { $n } { $n ->
    [one] rudę
    [few] rudy
   *[many] rud
  } przeciwnikowi
short-opponent = przeciwnik
part-colonize = skolonizuj
part-infiltrate = { $n ->
    [one] 1 skok
    [few] { $n } skoki
   *[many] { $n } skoków
  }, potem skolonizuj układ, którego na początku tury nikt nie kontrolował
part-annex-from = dobierz z talii A { $n } { $n ->
    [one] układ
    [few] układy
   *[many] układów
  } i zatrzymaj jeden jako kolonię bez dysków
part-annex-attached = weź dołączony układ jako kolonię bez dysków
levels-x = technologię poziomu „liczba twoich kolonii plus jeden”, najwyżej IIII
part-open-guild = otwórz gildię rangi { $tier }
part-retire = odeślij statek do muzeum
part-copy-research = wykonaj dowolną akcję z badaniem, zajętą lub nie
part-copy-any = wykonaj dowolną akcję z planszy, zajętą lub nie

## Powers
power-skip-prerequisite = gdy odkryta technologia ma 2 wymagania, jednego może ci brakować
power-ore-for-pop = gdy koszt odkłada mieszkańców, za jednego z nich możesz zapłacić 1 rudę
power-either-track = twoje dyski produkcji mogą pochodzić z dowolnego toru
power-wormhole = twoje statki docierają wszędzie 1 skokiem, oprócz skoków z Sol i Głębokiego Kosmosu
power-crowd = możesz zajmować zajęte pola akcji
power-cheap-colonize = kolonizacja wymaga o { $n } mniej siły
power-far-jump = masz o { $n } { $n ->
    [one] skok
    [few] skoki
   *[many] skoków
} więcej przy każdym efekcie skoku
power-cheap-trade = mieszkaniec kosztuje cię w handlu 2 rudy
power-rich-mining = produkcja rudy daje ci o { $n } więcej
power-deep-yard = możesz budować w Głębokim Kosmosie
power-giga = zamiast gwiazd możesz kłaść dyski z drugiego toru; na koniec gwiazdy twoich osiągnięć stają się dyskami
short-power-skip-prerequisite = jedno wymaganie mniej
short-power-ore-for-pop = 1 ruda za 1 mieszkańca
short-power-either-track = dyski z dowolnego toru
short-power-wormhole = skoki tunelem
short-power-crowd = zajęte pola dozwolone
short-power-cheap-colonize = kolonizacja −{ $n } siły
short-power-far-jump = skoki +{ $n }
short-power-cheap-trade = mieszkaniec za 2 rudy
short-power-rich-mining = wydobycie +{ $n } ruda
short-power-deep-yard = budowa w Głębokim Kosmosie
short-power-giga = dyski zamiast gwiazd

## Options
option-blind = Dobierz w ciemno z talii
option-growth = Wzrost liczby mieszkańców
option-mining = Produkcja rudy
option-buy-pop = Ruda za mieszkańca
option-buy-pop-for = { $price } { $price ->
    [one] ruda
    [few] rudy
   *[many] rud
  } za 1 mieszkańca
option-sell-pop = Mieszkaniec za 1 rudę
option-decommission-free = Statek poziomu { $level } ({ $place }) staje się mieszkańcem
option-decommission = 1 ruda: statek poziomu { $level } ({ $place }) staje się mieszkańcem
option-pay-pop = Odłóż mieszkańców
option-pay-ore = Zapłać 1 rudę za jednego z mieszkańców
option-disc = Połóż dysk: { $disc }
option-settle = Osiedl statek poziomu { $level }
option-from-column = Weź kostkę z kolumny { $column }
option-to-column = Połóż kostkę w kolumnie { $column }
option-build = Buduj: { $place }
option-colonize = Skolonizuj: { $place }
option-bonus = Najpierw bonus: { $place }
option-link = Obok: { $place }
option-upgrade = Ulepsz statek poziomu { $level }: { $place }
option-upgrade-to = Ulepsz statek ({ $place }) z poziomu { $level } na { $to }
option-retire = Do muzeum statek poziomu { $level }: { $place }
option-jump = Skok: statek poziomu { $level }, { $origin } → { $target }
option-move = Ruch: statek poziomu { $level }, { $origin } → { $target }
option-annex = Zatrzymaj: { $card }
option-guild = Otwórz: { $card }
option-mat = Graj jako: { $card }
option-copy = Skopiuj: { $title } ({ $line })
option-space-extra = { $title } (+{ $extra } ruda): { $line }

## The log
log-laid = Na polu { $b } leży: { $a }.
log-in-play = W grze jest osiągnięcie: { $a }.
log-outfit = { $who } ma na początek { $a } { $a ->
    [one] mieszkańca
    [few] mieszkańców
   *[many] mieszkańców
  }, statek poziomu 1 (Sol) i { $b } { $b ->
    [one] rudę
    [few] rudy
   *[many] rud
  }.
log-ending = { $a ->
    [0] { $who } doprowadza do końca gry: nie zostaje żadna tura.
    [one] { $who } doprowadza do końca gry: zostaje 1 tura.
    [few] { $who } doprowadza do końca gry: zostają { $a } tury, z ostatnią rundą.
   *[many] { $who } doprowadza do końca gry: zostaje { $a } tur, z ostatnią rundą.
  }
log-pay-both = { $who } płaci { $a } { $a ->
    [one] rudę
    [few] rudy
   *[many] rud
  } i odkłada do rezerwy { $b } { $b ->
    [one] mieszkańca
    [few] mieszkańców
   *[many] mieszkańców
  }.
log-mat = { $who } gra jako: { $a }.
log-pay-ore = { $who } płaci { $a } { $a ->
    [one] rudę
    [few] rudy
   *[many] rud
  }.
log-gain-ore = { $who } zyskuje { $a } { $a ->
    [one] rudę
    [few] rudy
   *[many] rud
  }.
log-move-supply = { $who } przekłada kostkę rezerwy z kolumny { $a } do { $b }.
log-automate = { $who } automatyzuje: dysk { $a }, poziom { $b }.
log-mining = { $who } produkuje { $a } { $a ->
    [one] rudę
    [few] rudy
   *[many] rud
  }.
log-buy-pop = { $who } płaci { $a } { $a ->
    [one] rudę
    [few] rudy
   *[many] rud
  } za 1 mieszkańca z kolumny { $b }.
log-decommission-free = { $who } rozbiera statek poziomu { $a }: { $b }.
log-decommission = { $who } płaci 1 rudę i rozbiera statek poziomu { $a }: { $b }.
log-sell-pop = { $who } odkłada do rezerwy 1 mieszkańca za 1 rudę.
log-build = { $who } buduje statek poziomu { $a }: { $b }.
log-build-from-pop = { $who } buduje z mieszkańca statek poziomu { $a }: { $b }.
log-upgrade = { $who } ulepsza statek ({ $c }) z poziomu { $a } na { $b }.
log-jump = { $who } skacze statkiem poziomu { $a }: { $b } → { $c }.
log-move = { $who } rusza statek poziomu { $a }: { $b } → { $c }.
log-gain-control = { $who } przejmuje kontrolę: { $a } (placówka: { $b }).
log-lose-control = { $who } traci kontrolę: { $a }.
log-settle = { $who } osiedla statek poziomu { $a }: { $b }.
log-exile = Statek poziomu { $a } gracza { $who } ({ $b }) zostaje wygnany do Głębokiego Kosmosu.
log-colonize = { $who } kolonizuje: { $a }.
log-annex = { $who } bierze jako kolonię: { $a }.
log-new-system = Pojawia się nowy układ: { $b }.
log-empty-slot = Nie ma już układu na miejsce: { $a }.
log-colony-disc = { $who } dokłada dysk do kolonii { $a }: { $b }.
log-event = Wydarzenie: { $a }.
log-guild = { $who } otwiera: { $a }.
log-copy = { $who } kopiuje: { $a }.
log-retire = { $who } odsyła do muzeum statek poziomu { $a }: { $b }.
log-replace-star = { $who } zamienia gwiazdę na dysk: { $a }.
log-innovation = { $who } osiąga innowację: { $a }.
log-row = Wyłożono rząd poziomu { $a } wystawki.
log-row-card = Do wystawki dochodzi: { $a }.
log-row-cleared = Uprzątnięto rząd poziomu { $a } wystawki.
log-attach = { $b }: dołączono układ { $a }.
log-extra-system = { $a } pojawia się o skok stąd: { $b }.
log-event-gone = Odchodzi z gry: { $a }.

## Why not
why-later-place = To akcje budują statki, pozwalają im skakać i kolonizują.
why-guild-closed = Zamknięta: { $card }. Najpierw musi ją otworzyć wydarzenie.
why-ore = Trzeba { $need } { $need ->
    [one] rudy
    [few] rud
   *[many] rud
  }, masz { $have }.
why-ore-later = Mając { $have } { $have ->
    [one] rudę
    [few] rudy
   *[many] rud
  }, nie zapłacisz tego, co przyjdzie później.
why-no-system = Nie ma układu, który można skolonizować.
why-nothing-to-copy = Nie ma akcji, którą można skopiować i opłacić.
why-nothing-left = Jednej z części nie da się wykonać: nie ma już czego wziąć.
why-no-system-there = Nie ma układu „{ $id }” do skolonizowania.
why-no-control = Nie masz nad tym kontroli.
why-power-needed = Trzeba siły { $need }, masz tam { $have }.
why-no-ship = Nie masz tam takiego statku.
why-no-route = Nie ma trasy między tymi miejscami.
why-not-yard = Statki buduje się w Sol i w stoczniach pod twoją kontrolą.
why-full = Wszystkie miejsca są zajęte.
why-not-in-play = Tego osiągnięcia nie ma w grze.
why-power = Nie masz już w tej turze takiej zdolności albo niczego by nie zmieniła.

## Bots
gain-achievements = bliżej osiągnięcia
gain-income = większe dochody
gain-fleet = silniejsza flota

# Why a ship does not get there
why-too-far = Potrzeba skoków: { $need }; zostało: { $have }.
why-no-ship-near = { $n ->
    [one] Żaden twój statek nie dotrze tam 1 skokiem.
    [few] Żaden twój statek nie dotrze tam { $n } skokami.
   *[many] Żaden twój statek nie dotrze tam { $n } skokami.
  }

## News: what others did since one's last turn
news-mat = { $who } gra jako: { $a }
news-gain-control = { $who } przejmuje: { $a }
news-lose-control = { $who } traci: { $a }
news-colonize = { $who } kolonizuje: { $a }
news-annex = { $who } bierze jako kolonię: { $a }
news-event = { $who } odsłania: { $a }
news-guild = { $who } otwiera: { $a }
news-innovation = { $who } osiąga: { $a }
news-attach = { $a } leży przy: { $b }
news-extra-system = { $a } pojawia się obok: { $b }
news-ending = { $who } doprowadza do końca: { $a ->
    [one] zostaje { $a } tura
    [few] zostają { $a } tury
   *[many] zostaje { $a } tur
  }
news-automa-ending = { $who } doprowadza do końca: najwyżej { $a } { $a ->
    [one] tura
    [few] tury
   *[many] tur
  }
news-automa-card = { $who } dobiera kartę solo { $a }

## News: what it means for oneself
effect-pay-ore = { $a } { $a ->
    [one] ruda
    [few] rudy
   *[many] rud
  }
effect-pay-both = { $a } { $a ->
    [one] ruda
    [few] rudy
   *[many] rud
  } i { $b } { $b ->
    [one] mieszkaniec
    [few] mieszkańców
   *[many] mieszkańców
  }
effect-gain-ore = { $a } { $a ->
    [one] ruda
    [few] rudy
   *[many] rud
  }
effect-mining = { $a } { $a ->
    [one] ruda
    [few] rudy
   *[many] rud
  }
effect-automate = { $n ->
    [one] automatyzacja
    [few] { $n } automatyzacje
   *[many] { $n } automatyzacji
  }
effect-build = { $n ->
    [one] statek poziomu { $a }
    [few] { $n } statki
   *[many] { $n } statków
  }
effect-build-from-pop = { $n ->
    [one] statek poziomu { $a }
    [few] { $n } statki
   *[many] { $n } statków
  }
effect-upgrade = { $n ->
    [one] statek poziomu { $b }
    [few] { $n } ulepszenia
   *[many] { $n } ulepszeń
  }
effect-gain-control = kontrola: { $a }
effect-lose-control = { $n ->
    [one] kontrola
    [few] kontrola { $n } miejsc
   *[many] kontrola { $n } miejsc
  }
effect-exile = { $n ->
    [one] statek, wygnany do Głębokiego Kosmosu
    [few] { $n } statki, wygnane do Głębokiego Kosmosu
   *[many] { $n } statków, wygnanych do Głębokiego Kosmosu
  }
effect-retire = { $n ->
    [one] statek poziomu { $a }
    [few] { $n } statki
   *[many] { $n } statków
  }

## The steps of an event
event-step = { $who }: { $line }
event-step-card = Potem wybór karty na pole { $slot }
