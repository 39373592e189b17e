# Der Rahmen
horizon-web-tab-map = Karte
horizon-web-tab-board = Plan
horizon-web-goals = Ziele
horizon-web-goals-head = Ziele · { $placed }/{ $needed } Würfel
horizon-web-rivals = Die anderen Zivilisationen

# Möglichkeiten in Kürze
horizon-web-explore = Erkunden { $side }
horizon-web-decommission = { $place } → Bevölkerung
horizon-web-settle = { $place } besiedeln
horizon-web-fortify = { $place } befestigen
horizon-web-opens = öffnet Spalte { $column }
horizon-web-income-more = { $n ->
    [one] 1 Münze mehr bei der Produktion
   *[other] { $n } Münzen mehr bei der Produktion
  }
horizon-web-stage-despotism = Despotie
horizon-web-stage-theocracy = Theokratie
horizon-web-stage-once = Einmalig
horizon-web-stage-democracy = Demokratie

# Die Tafeln
horizon-web-basic = Grundaktionen
horizon-web-advanced = Höhere Aktionen
horizon-web-leader = hier liegt eine Persönlichkeit
horizon-web-slot-leader = Wer sie als Erstes erforscht, nimmt eine Persönlichkeit.
horizon-web-display = Bauwerke in der Auslage
horizon-web-deck = { $n } im Stapel
horizon-web-investment = Investition
horizon-web-pawns = Figuren
horizon-web-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
  }
horizon-web-take-cube = Den Würfel der Leiste { $track } nehmen: { $gives }

# Die Karte
horizon-web-map = Die Karte
horizon-web-cradle = Wiege
horizon-web-middle = die Mitte
horizon-web-side-0 = nach Norden
horizon-web-side-1 = nach Nordosten
horizon-web-side-2 = nach Südosten
horizon-web-side-3 = nach Süden
horizon-web-side-4 = nach Südwesten
horizon-web-side-5 = nach Nordwesten
horizon-web-empty = Unerkundet: { $where }
horizon-web-empty-more = Siedler daneben können es beim Bewegen erkunden.
horizon-web-empty-places = Orte, die erkundet werden können
horizon-web-village-free = Das Dorf ist frei.
horizon-web-village-of = { $who } hat das Dorf.
horizon-web-city-free = Die Stadt ist frei.
horizon-web-city-of = { $who } hat die Stadt.
horizon-web-built-by = Gebaut von { $who }.
horizon-web-units = { $who }, { $n ->
    [one] { $unit }
   *[other] { $n } × { $unit }
  }, Stärke { $strength }, { $place }
horizon-web-tiles-left = { $n ->
    [one] noch 1 Gebiet
   *[other] noch { $n } Gebiete
  }
horizon-web-zoom = Größe der Karte
horizon-web-closer = Näher
horizon-web-farther = Weiter weg
horizon-web-whole = Die ganze Karte

# Der Tisch als Text
horizon-web-tile = Gebiet
horizon-web-where = Wo, von der Wiege aus
horizon-web-beside = Neben
horizon-web-civilizations = Zivilisationen
horizon-web-production = Produziert
horizon-web-tracks = Würfel auf den Leisten (was als Nächstes kommt)

# Karten in Worten
card-head-kind = Art
card-head-trigger = Auslöser
card-head-explore = Erkunden
card-head-strength = Stärke
card-head-village = Dorf
card-head-bonus = Bonus
card-head-city = Stadt
card-head-vp = SP
card-head-first = Zuerst gebaut
card-head-second = Danach gebaut
card-head-you = Du
card-head-others = Andere
card-head-all = Alle
card-head-choice = Eins von
card-head-vp-others = SP der anderen
card-head-despotism = Despotie
card-head-theocracy = Theokratie
card-head-once = Einmalig
card-head-democracy = Demokratie
card-points = SP am Ende: { $formula }
card-construction-kind = { $coins ->
    [one] Stufe { $level }, 1 Münze
   *[other] Stufe { $level }, { $coins } Münzen
  }
card-leader-kind = Persönlichkeit der Stufe { $level }
card-worth = { $vp } SP, Würfel der Leiste { $track }

# Der Wertungsbogen
web-item-goals = Ziele
web-item-technologies = Technologien
web-item-level-4-bonus = Boni der Stufe IV
web-item-villages = Dörfer
web-item-cities = Städte
web-item-constructions = Bauwerke
web-item-investment = Investition
web-item-leaders = Persönlichkeiten
web-item-government = Demokratie
page-item-goals = Ziele
page-item-technologies = Technologien
page-item-level-4-bonus = Boni der Technologien der Stufe IV
page-item-villages = Dörfer
page-item-cities = Städte
page-item-constructions = Bauwerke
page-item-investment = Investition
page-item-leaders = Persönlichkeiten
page-item-government = Regierung (Demokratie)
page-tie-cubes = Würfel auf den Leisten
page-tie-coins = Münzen
page-rules-horizon-rules = Beyond the Horizon
horizon-web-tie-none = Bei Gleichstand entscheiden die wenigsten Würfel auf den Entwicklungsleisten, dann die meiste aktive Bevölkerung, dann die meisten Münzen (Regel 12.3).
horizon-web-tie-broken = { $names } haben gleich viele Punkte. Es entscheiden die wenigsten Würfel auf den Entwicklungsleisten, dann die meiste aktive Bevölkerung, dann die meisten Münzen (Regel 12.3).
horizon-web-tie-shared = { $names } sind gleich an Punkten, Würfeln, Bevölkerung und Münzen: Sie teilen sich den Sieg (Regel 12.3).

# Die erste Seite
horizon-web-drawing = Ein Land aus Sechsecken im Meer mit Bergen, Wäldern und Dörfern; ringsum noch Unbekanntes, und ein Schiff segelt einer tief stehenden Sonne entgegen.
page-pick-horizon = Erforsche Technologien, erkunde unbekanntes Land, gründe Dörfer und Städte, baue, was bleibt.

# Karten und Aktionsfelder
horizon-web-price = kostet dich { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
  }

# The map, the goals and the board in words
horizon-web-side-of = von { $place } aus { $side }
horizon-web-explore-here = erkunden
horizon-web-covers = Steht auf: { $place }.
horizon-web-builder-free = Der zweite Bauplatz ist frei, für dich: { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
  }.
horizon-web-builder-open = Der zweite Bauplatz ist für die anderen frei.
horizon-web-builders-full = Beide Bauplätze sind besetzt.
horizon-web-strength-needed = Besiedeln und befestigen braucht hier Stärke { $n }.
horizon-web-units-there = { $who }: { $n ->
    [one] { $unit }
   *[other] { $n } × { $unit }
  } der Stärke { $strength }.
horizon-web-what-settler = Siedler erkunden, besiedeln Dörfer und bauen.
horizon-web-what-soldier = Soldaten befestigen Städte. Sie erkunden nicht.
horizon-web-route = { $n } Bewegungen: Ein Klick bringt die Einheit ganz hierher.
horizon-web-way-waits = { $n } Bewegungen, von { $from } ganz bis { $to }.
horizon-web-way-go = Dorthin gehen
horizon-web-other-piece = Andere Einheit
horizon-web-tokens = Marker
horizon-web-tokens-left = Übrige Marker für Dörfer und für Städte
horizon-web-constructions = Bauwerke zur Auswahl
horizon-web-level-none = Stufe { $level }: keines übrig
horizon-web-invested = Investiert
horizon-web-building = Bauen
horizon-web-stage-locked = noch verschlossen
horizon-web-about-pawns = Figuren, die noch nicht aktiv sind, nach Spalten. Eine Spalte ist offen, sobald die Nahrungsleiste ihren Buchstaben erreicht hat.
horizon-web-about-food = Bevölkerung aus der Produktion: { $n }. Jeder Würfel, der die Leiste verlässt, öffnet das nächste Feld.
horizon-web-about-economy = Münzen aus der Produktion: { $n }. Jeder Würfel, der die Leiste verlässt, öffnet das nächste Feld.
horizon-web-about-infrastructure = Was gebaut werden darf, und die Stufen der Regierung. Jeder Würfel, der die Leiste verlässt, öffnet das nächste Feld.
horizon-web-about-investment = { $n ->
    [one] 1 Würfel ist investiert
   *[other] { $n } Würfel sind investiert
  }: Jeder erreicht das nächste Feld.
horizon-web-settlers-of = Siedler der Stärke { $list }
horizon-web-soldiers-of = Soldaten der Stärke { $list }
horizon-web-no-settlers = Keine Siedler
horizon-web-no-soldiers = Keine Soldaten
horizon-web-decks = Übrige Technologien in den Stapeln
