# Small words of the screens
ui-letter-scientific = N
ui-letter-economic = G
ui-letter-commercial = H

# Discs on the map: keep them short, the columns are narrow
ui-disc-food = żyw
ui-disc-ore = ruda
ui-disc-star = gwia
ui-place-sol = Sol
ui-place-deep = Głęb
ui-place-extra = Dod

# Kinds of cards
ui-kind-sol = Sol
ui-kind-deep = Głęboki Kosmos
ui-kind-shipyard = stocznia
ui-kind-system = układ
ui-kind-event = wydarzenie
ui-kind-achievement = osiągnięcie
ui-kind-guild = gildia
ui-kind-mat = plansza frakcji
ui-kind-exploration = mapa gwiazd

# The technology board
ui-guilds = gildie
ui-guild-closed = zamknięta, ranga { $tier }
ui-any-time = w każdej chwili
ui-row = rząd { $level }
ui-no-tableau = Ta gra toczy się bez wystawki technologii.
ui-board-legend-sun = [ ] wolne pole, [+1] kosztuje o 1 rudę więcej, znak to pionek. NM>N: pasuje do N i M, przekazuje N. N naukowa, G gospodarcza, M militarna, H handlowa. h: niektóre wartości są nasze (card NAZWA mówi które).

# The star map
ui-head-map = MAPA
ui-map-system = układ
ui-map-routes = trasy
ui-map-needs = trzeba
ui-map-discs = dyski
ui-map-outpost = plac.
ui-map-ships = statki
ui-on-control = kontrola
ui-on-colony = kolonia
ui-outpost-of = placówka
ui-system = siła { $power }, { $vp } PZ, { $discs }
ui-map-legend-sun = trzeba: siła do kolonizacji. dyski: które mogą tam leżeć (żyw: żywność, gwia: gwiazda). plac.: placówka. statki: poziom każdego. h: niektóre wartości są nasze.

# Mats
ui-mat-ore = ruda { $n }
ui-mat-mines = wydobycie { $n }
ui-mat-automation = automatyzacja { $n }
ui-mat-colonies = kolonie
ui-mat-colony-count = kolonie { $n }
ui-mat-legend = Kółko w nawiasie okrągłym jest zakryte dyskiem. [ ]: osiągnięte poziomy automatyzacji.
ui-row-ore = ruda
ui-row-food = tor żywności
ui-row-mining = tor rudy
ui-row-automation = automatyzacja
ui-row-setup = przygotowanie
ui-row-innovation = innowacja
ui-row-colonies = kolonie
ui-row-ships = statki
ui-row-retired = w muzeum
ui-row-achievements = osiągnięcia
ui-innovation-reached = (osiągnięta)
ui-ships-and-power = { $n ->
    [one] 1 statek
    [few] { $n } statki
   *[many] { $n } statków
  }, w sumie siła { $power }

# Achievements, decks, events, scores
ui-head-claims-sun = OSIĄGNIĘCIA
ui-claims-to-end-sun = gwiazdy do końca: { $placed } z { $needed }
ui-decks = talie { $technologies }, układy { $systems }
ui-event = wydarzenie
ui-event-score = na koniec, { $who }, PZ: { $vp }
ui-event-museum = { $vp } PZ za poziom statku w muzeum
ui-item-level-1 = technologie poziomu I
ui-item-level-2 = technologie poziomu II
ui-item-level-3 = technologie poziomu III
ui-item-private = technologie prywatne
ui-item-level-4 = technologie poziomu IIII
ui-item-automation = automatyzacja
ui-item-colonies = skolonizowane układy
ui-item-outposts = placówki
ui-item-space = Sol i Głęboki Kosmos
ui-item-events = wydarzenia
ui-item-achievements = osiągnięcia

# A game in the terminal
ui-card-which-sun = Która karta? Na przykład: card Terraformacja
ui-why-what-sun = Co wyjaśnić? Podaj kartę, miejsce, pole albo id opcji, na przykład: why Terraformacja

# Help in the game
ui-help-map = cała mapa gwiazd
ui-help-mat = cała plansza frakcji, twoja lub inna
ui-command-achievements = achievements
ui-help-achievements = osiągnięcia, wydarzenia i talie
ui-command-tableau = tableau
ui-help-tableau = cała wystawka technologii

# A card as a text
ui-exchanges = { $n } { $n ->
    [one] wymiana
    [few] wymiany
   *[many] wymian
  } w jednym handlu
ui-innovation-once = { $name }, jeden raz (wymaga: { $condition }): { $what }
ui-innovation-while = { $name }, dopóki masz: { $condition }; { $what }
ui-help-sun-rules = zasady: punkt (8.4), rozdział (8) albo słowo; samo: spis treści; "rules solo" szuka w zasadach talii solo
