# Der Rahmen
horizon-web-phase-expansion = Ausbreitung
horizon-web-phase-goal = Ziel
horizon-web-extra = { $n } Münze mehr
horizon-web-tab-map = Karte
horizon-web-tab-board = Tafel
horizon-web-goals = Ziele
horizon-web-goals-head = Ziele · { $placed }/{ $needed } Würfel
horizon-web-rivals = Die anderen Zivilisationen
horizon-web-ask-move = { $who }, welche Einheit bewegt sich oder erkundet?
horizon-web-ask-upgrade = { $who }, welche Einheit verstärkst du?
horizon-web-ask-build = { $who }, was baust du, und wo?
horizon-web-ask-type = { $who }, welche Farbe suchst du?
web-ask-government = { $who }, welche Regierung wählst du?
web-ask-enlist = { $who }, welche Einheit stellst du auf, und wo?
web-ask-decommission = { $who }, welche Einheit entlässt du?
web-ask-invest = { $who }, von welcher Leiste investierst du einen Würfel?
web-ask-takecube = { $who }, von welcher Leiste kommt der Würfel?
web-ask-site = { $who }, wo siedelst oder befestigst du?
web-ask-use = { $who }, welche Einheit setzt du ein?
web-ask-construction = { $who }, welches Bauwerk nimmst du?
web-ask-expansion = { $who }, wie breitest du dich aus?
web-ask-goal = { $who }, welches Ziel beanspruchst du?
web-ask-claimnow = { $who }, welches Ziel beanspruchst du?
web-ask-legacy = { $who }, welches Vermächtnis wählst du?
web-ask-basicaction = { $who }, welche Grundaktion führst du aus?
horizon-web-doing-move = beim Bewegen
horizon-web-doing-upgrade = beim Verstärken
horizon-web-doing-build = bei der Wahl eines Bauplatzes
horizon-web-doing-type = bei der Wahl einer Farbe
web-doing-government = bei der Wahl einer Regierung
web-doing-enlist = beim Aufstellen
web-doing-decommission = beim Entlassen
web-doing-invest = beim Investieren
web-doing-takecube = bei der Wahl eines Würfels
web-doing-site = bei der Wahl eines Ortes
web-doing-use = bei der Wahl von Einheiten
web-doing-construction = bei der Wahl eines Bauwerks
web-doing-expansion = bei der Ausbreitung
web-doing-goal = bei einem Ziel
web-doing-claimnow = bei einem Ziel
web-doing-legacy = bei der Wahl eines Vermächtnisses
web-doing-basicaction = bei der Wahl einer Grundaktion
horizon-web-left-movements = { $n ->
    [one] noch 1 Schritt
   *[other] noch { $n } Schritte
  }
horizon-web-left-strength = noch Stärke { $n } nötig
horizon-web-left-level = bis Stufe { $n }
horizon-web-later-unit = wähle zuerst die Einheit, die dorthin soll
horizon-web-later-tile = jetzt nicht: Aktionen bewegen Einheiten, danach breitest du dich aus
horizon-web-later-construction = jetzt nicht: man nimmt es durch die Infrastrukturleiste oder einen Effekt

# Möglichkeiten in Kürze
horizon-web-explore = erkunden ({ $place })
horizon-web-decommission = { $place } → Bevölkerung
horizon-web-settle = { $place } besiedeln
horizon-web-fortify = { $place } befestigen
horizon-web-preview-explore = Ein neues Gebiet und sein Bonus; noch { $n }
horizon-web-preview-cube = ein Würfel verlässt die Leiste { $track }
horizon-web-preview-built = wenn gebaut:
horizon-web-preview-grow = Spalten { $letters }
horizon-web-preview-leader = und eine Persönlichkeit
horizon-web-preview-blind = Eine Technologie der Stufe { $level }
horizon-web-preview-strength = Deine Stärke ({ $unit }) auf { $place }: { $before } → { $after }, nötig: { $need }
horizon-web-preview-site = { $vp } SP; Stärke { $need } von deinen { $have } wird eingesetzt
horizon-web-opens = öffnet Spalte { $column }
horizon-web-income-more = { $n ->
    [one] 1 Münze mehr bei der Produktion
   *[other] { $n } Münzen mehr bei der Produktion
  }
horizon-web-stage-despotism = Despotie
horizon-web-stage-theocracy = Theokratie
horizon-web-stage-once = Einmaliger Bonus
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
horizon-web-strength-there = { $who }: { $unit }, Stärke { $n }.
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
card-technology-kind = Stufe { $level }: { $colours }
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
horizon-web-tie-shared = { $names } sind gleich an Punkten, Würfeln, Bevölkerung und Münzen: sie teilen sich den Sieg (Regel 12.3).

# Die erste Seite
horizon-web-drawing = Ein Land aus Sechsecken im Meer mit Bergen, Wäldern und Dörfern; ringsum noch Unbekanntes, und ein Schiff segelt einer tief stehenden Sonne entgegen.
page-lead-horizon = Erforsche Technologien, erkunde unbekanntes Land, gründe Dörfer und Städte, baue, was bleibt. Ein Spiel zu zweit bis zu viert.
