# Settlers and soldiers on the map: one letter each, the hexes are narrow
ui-letter-science = N
ui-letter-commerce = H
ui-letter-culture = K
ui-letter-settler = o
ui-letter-soldier = z
ui-letter-village = w
ui-letter-city = m

# Kinds of cards
ui-kind-leader = postać
ui-kind-government = ustrój
ui-kind-goal = cel
ui-kind-territory = terytorium
ui-kind-construction = budowla
ui-kind-advanced = akcja zaawansowana
ui-kind-player = plansza cywilizacji
ui-kind-track = tor
ui-kind-token = żetony jednostek
ui-kind-start = kafelki startowe
ui-advanced = zaawans.
ui-asks-for = wymaga: { $what }
ui-leader-here = postać
ui-board-legend-horizon = [ ] wolne pole, [+1] kosztuje o 1 monetę więcej, znak to pionek. NM>N: pasuje do N i M, przekazuje N; N nauka, H handel, M militaria, K kultura. Kto pierwszy zbada technologię powyżej poziomu I, spotyka postać. h: niektóre wartości są nasze (card NAZWA mówi które).
ui-head-horizon-map = MAPA
ui-map-stock = terytoria do odkrycia: { $tiles } · zostało żetonów: wioska { $settle }, miasto { $fortify }
ui-map-tile = kafelek
ui-map-name = kraina
ui-map-strength = siła
ui-map-units = jednostki
ui-map-village = wioska { $vp } PZ, { $track }
ui-map-city = miasto { $vp } PZ, { $track }
ui-map-explored = odkryte
ui-map-legend-horizon = 3 w4 m7: siła 3, wioska za 4 PZ, miasto za 7 PZ; znak zamiast w lub m: czyje. o21: osadnicy o sile 2 i 1, z3: żołnierz o sile 3. Szare liczby bez kafelka: miejsca do odkrycia. Tor: stamtąd jest kostka.
ui-tile-start = start
ui-tile-start-of = start gracza { $who }
ui-tile-cradle = kolebka
ui-tile-strength = siła { $n }
ui-built-by = kto wzniósł:
ui-building-first = pierwszy budowniczy +{ $vp } PZ, gdy ktoś dołączy
ui-building-cubes = kostka { $first }, potem { $second }
ui-head-display = BUDOWLE
ui-head-price = monety
ui-display-level = { $level } (talia { $deck })
ui-costs-coins = kosztuje { $n } { $n ->
    [one] monetę
    [few] monety
   *[many] monet
  }
ui-will-cost-coins = wzniesienie kosztuje { $n } { $n ->
    [one] monetę
    [few] monety
   *[many] monet
  }
ui-mat-coins = monety { $n }
ui-mat-income = dochód { $n }
ui-mat-reach = ruch +{ $n }
ui-mat-token-village = żetony wioski { $n }
ui-mat-token-city = żetony miasta { $n }
ui-mat-constructions = do wzniesienia
ui-mat-leaders = postacie
ui-mat-village-count = wioski { $n }
ui-mat-city-count = miasta { $n }
ui-mat-legend-horizon = Na torach: [ ] jest twoje, ( ) jest jeszcze zakryte kostką. Litera otwiera tę kolumnę dla produkcji. Etap ustroju w nawiasie nie jest jeszcze osiągnięty.
ui-row-coins = monety
ui-row-grows = produkuje z
ui-row-income = produkuje monety
ui-row-tokens = żetony
ui-row-investment = inwestycja
ui-row-government = ustrój
ui-row-construction = do wzniesienia
ui-row-leader = postać
ui-row-trigger = wyzwalacz
ui-row-goals = cele
ui-stage-despotism = Despotyzm
ui-track-cubes = { $n } { $n ->
    [one] kostka
    [few] kostki
   *[many] kostek
  }
ui-track-invested = zainwestowane: { $n }
ui-space-column = kolumna { $column }
ui-space-coins = +{ $n } dochodu
ui-leader-choice = { $line }; na koniec { $vp } PZ dla wszystkich
ui-leader-others = { $vp } PZ dla każdego z innych
ui-head-claims-horizon = CELE
ui-claims-to-end-horizon = kostki do końca: { $placed } z { $needed }
ui-decks-horizon = talie { $technologies }, postacie { $leaders }
ui-item-goals = cele
ui-item-technologies = technologie
ui-item-level-4-bonus = bonusy poziomu IV
ui-item-villages = wioski
ui-item-cities = miasta
ui-item-constructions = budowle
ui-item-investment = inwestycja
ui-item-leaders = postacie
ui-item-government = Demokracja
ui-card-which-horizon = Która karta? Na przykład: card Delta Nilu
ui-why-what-horizon = Co wyjaśnić? Podaj kartę, kafelek (1,-1), pole albo id opcji, na przykład: why Gospodarstwo
ui-command-goals = goals
ui-help-goals = cele, budowle w wystawce i talie
ui-command-constructions = constructions
ui-help-constructions = budowle w wystawce w całości
ui-help-horizon-map = mapa i każdy kafelek w całości
ui-help-horizon-mat = cała cywilizacja, twoja lub inna
