# Der Rahmen
web-tab-stars = Sterne
web-tab-mat = Tableau

# Möglichkeiten in Kürze
web-do-retire = { $place }
web-do-decommission = { $place } → Bevölkerung · 1 Erz
web-do-build = { $place }
web-do-link = Neben { $place }
web-do-bonus = { $place }
web-do-colonize = { $place }

# Der Technologie-Plan
web-basic = Raumfahrt-Grundlagen
web-guilds = Gilden
web-closed = zu · { $tier ->
    [1] II
   *[other] III
  }
web-anytime = frei
web-slot-event = Unentdeckt, Stufe { $level }. Ein Ereignis liegt darauf.
web-undiscovered-event = unentdeckt · Ereignis
web-tableau = Auslage
web-tableau-empty = Die Auslage liegt noch nicht.

# Der Expeditions-Plan
web-map = Expeditions-Plan
web-system-decks = Systeme übrig: A { $a } · B { $b }
web-system-decks-about = Systeme, die noch kommen können; wird eines kolonisiert, kommt ein neues an seine Stelle
web-specialty = Stützpunkt: { $discs }
web-controlled-by = Kontrolliert von { $who }
web-power-there = Stärke: { $powers }
web-needs-power = Kolonisieren braucht Stärke { $n }
web-outpost = Stützpunkt von { $who }: { $disc }
web-ships = { $who }, { $n ->
    [one] 1 Raumschiff
   *[other] { $n } Raumschiffe
  } der Stufe { $level }, { $place }

# Tableaus
web-ore-n = { $n } Erz
web-automation = Automation
web-automation-now = Automatisierungs-Stufe { $n }
web-supply = Vorrat
web-growth = Wachstum
web-growth-now = Wächst { $letters }
web-mining-now = Produziert { $n } Erz
web-take-disc = Den Marker nehmen: { $disc }
web-colonies = Kolonien
web-controls = { $n ->
    [0] kontrolliert nichts
    [one] kontrolliert 1 Ort
   *[other] kontrolliert { $n } Orte
  }
web-controls-title = Kontrollierte Orte
web-retired = , { $n } im Museum
web-innovations = Innovationen
web-private = Privat
web-fleet = Raumschiffe nach Stufe
web-rivals = Die anderen Fraktionen
web-solo-deck = { $n } Karten im Solo-Deck
web-item-level-1 = Technologien der Stufe I
web-item-level-2 = Technologien der Stufe II
web-item-level-3 = Technologien der Stufe III
web-item-private = private Technologien
web-item-level-4 = Technologien der Stufe IIII
web-item-automation = Automatisierung
web-item-colonies = Kolonien
web-item-outposts = Stützpunkte
web-item-space = Sol und Deep Space
web-item-events = Ereignisse
web-item-achievements = Errungenschaften

# Errungenschaften, Stapel, Verlauf
web-achievements = Errungenschaften
web-tab-achievements = Errungenschaften
web-achievements-head = Errungenschaften
web-events-hidden = Ereignisse verdeckt: II { $two } · III { $three }

# Karten in Worten
web-card-anytime = Jederzeit
web-card-control = Kontrolle
web-card-bonus = Kolonie
web-card-power = Fähigkeit
card-score = { $who }: { $vp } SP
card-head-setup = Aufbau
card-exchanges = { $n } Tausche auf einmal
card-innovation = { $condition }: { $gives }
card-innovation-at-once = { $gives }

# Der Tisch als Text
web-twin-place = Ort
web-twin-control = Kontrolliert von
web-twin-fleet = Raumschiffe
web-twin-power = Nötige Stärke
web-twin-routes = Verbindungen nach
web-twin-mats = Fraktionen
web-twin-ships = { $n ->
    [one] 1 Raumschiff
   *[other] { $n } Raumschiffe
  } der Stufe { $level }

## Die erste Seite
page-pick-sun = Erforsche Technologien, schicke Raumschiffe zu den Sternen, besiedle neue Systeme.
page-drawing = Eine aufgehende Sonne hinter einem Horizont; Planeten auf ihren Bahnen, ein kleines Raumschiff auf dem Weg hinaus.

## Das Ende eines Spiels
page-item-level-1 = Technologien der Stufe I
page-item-level-2 = Technologien der Stufe II
page-item-level-3 = Technologien der Stufe III
page-item-private = Private Technologien
page-item-level-4 = Technologien der Stufe IIII
page-item-automation = Automatisierung
page-item-colonies = Kolonisierte Systeme
page-item-outposts = Stützpunkte
page-item-space = Sol und Deep Space
page-item-events = Ereignisse
page-item-achievements = Errungenschaften
page-tie-discs = Marker noch auf dem Tableau
page-tie-ore = Erz
page-tie-none = Bei Gleichstand entscheiden die wenigsten Nahrungs- und Erz-Marker auf dem Tableau, dann die meiste Bevölkerung, dann das meiste Erz (Regel 6.3).
page-tie-broken = { $names } sind punktgleich. Es entscheiden die wenigsten Nahrungs- und Erz-Marker auf dem Tableau, dann die meiste Bevölkerung, dann das meiste Erz (Regel 6.3).
page-tie-shared = { $names } haben gleich viele Punkte, Marker, Bevölkerung und Erz: Sie teilen sich den Sieg (Regel 6.3).

## Neben dem Tisch
page-rules-sun-rules = Beyond the Sun
page-rules-sun-solo = Solo

# Karten und Aktionsfelder
web-price = kostet dich { $n } Erz
web-event-waits = Ereignis wartet
# Karte, Tableau und Plätze
web-way = { $n } Sprünge: Ein Klick bringt das Schiff ganz bis { $place }
web-way-waits = { $n } Sprünge, von { $from } ganz bis { $to }.
web-way-go = Dorthin springen
web-other-piece = Anderes Schiff
web-mining = Bergbau
web-growth-about = Wachstum holt Bevölkerung aus dem Vorrat: eine aus jeder Spalte, deren Buchstabe frei liegt.
web-mining-about = Bergbau gibt das Erz, das auf der Leiste frei liegt. Jeder Marker weniger legt einen Kreis mehr frei.
web-automation-about = Jeder automatisierte Marker nimmt eine Stufe; die Zahlen sind die Punkte der erreichten Stufen.
web-automation-worth = Derzeit { $n } SP wert.
web-supply-about = Bevölkerung, die noch nicht verfügbar ist, in den Spalten A bis E.
web-colonies-about = Kolonisierte Systeme: Jedes gibt seine Punkte und was auf seiner Karte steht.
web-controls-about = Orte mit der meisten Stärke: Dort liegt ein eigener Stützpunkt.
web-technologies-about = Erforschte Technologien aller Stufen zusammen.
web-innovations-about = Was nur dieses Tableau kann; ein Haken heißt: erreicht.
web-powers-about = Fähigkeiten, die bis zum Ende des Spiels gelten.
web-decks = Karten übrig: { $decks }
web-decks-about = Technologien, die noch nicht gezogen sind, nach Stufe.
web-stars-title = Das Ende des Spiels
web-stars-about = Liegen { $n } Sterne auf Errungenschaften, wird die Runde zu Ende gespielt, und eine weitere folgt.
web-stars-left = { $n ->
    [one] Noch 1 Stern bis zur letzten Runde
   *[other] Noch { $n } Sterne bis zur letzten Runde
  }
web-stars-placed = { $n } Sterne gelegt: Das Ende hat begonnen
web-at-the-end = Am Ende:
web-solo-turn = Der letzte Zug von { $who }
web-solo-card = Karte { $card }
web-solo-used = das wurde ausgeführt
card-head-automa-automate = Automatisiert
card-head-automa-first = Zuerst
card-head-automa-second = Sonst
card-head-automa-produce = Produziert
card-head-automa-claim = Beansprucht
card-automa-disc = { $disc }-Marker
card-automa-fewest = den Marker, von dem er am wenigsten hat
card-automa-pop = Bevölkerung
card-automa-ore = Erz
card-automa-least = wovon er am wenigsten hat, im Zweifel { $tie }
