# Der Rahmen
web-tab-stars = Sterne
web-tab-mat = Tableau

# Möglichkeiten in Kürze
web-do-upgrade = { $place }
web-do-retire = { $place }
web-do-decommission = { $place } → Bevölkerung · 1 Erz
web-do-build = { $place }
web-do-link = Neben { $place }
web-do-bonus = { $place }
web-do-colonize = { $place }

# Der Technologieplan
web-basic = Grundaktionen
web-guilds = Gilden
web-closed = zu · { $tier ->
    [1] II
   *[other] III
  }
web-extra = { $n } Erz mehr
web-anytime = frei
web-slot-event = Unentdeckt, Stufe { $level }. Ein Ereignis liegt darauf.
web-undiscovered-event = unentdeckt · Ereignis
web-tableau = Auslage
web-tableau-empty = Die Auslage liegt noch nicht.

# Die Sternenkarte
web-map = Sternenkarte
web-system-decks = Systeme A { $a } · B { $b }
web-specialty = Außenposten: { $discs }
web-controlled-by = Kontrolliert von { $who }
web-power-there = Stärke: { $powers }
web-needs-power = Kolonisieren braucht Stärke { $n }
web-outpost = Außenposten von { $who }: { $disc }
web-ships = { $who }, { $n ->
    [one] 1 Raumschiff
   *[other] { $n } Raumschiffe
  } der Stufe { $level }, { $place }

# Tableaus
web-ore-n = { $n } Erz
web-automation = Automation
web-automation-now = Automatisierungs-Stufe { $n }
web-supply = Vorrat
web-growth = Nahrung
web-ore = Erz
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
web-item-outposts = Außenposten
web-item-space = Sol und Deep Space
web-item-events = Ereignisse
web-item-achievements = Errungenschaften

# Errungenschaften, Stapel, Verlauf
web-achievements = Errungenschaften
web-achievements-head = Errungenschaften · { $placed } von { $needed } Sternen
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
page-lead-sun = Erforsche Technologien, schicke Raumschiffe zu den Sternen, besiedle neue Systeme. Ein Spiel zu zweit bis zu viert oder für dich allein.
page-drawing = Eine aufgehende Sonne hinter einem Horizont; Planeten auf ihren Bahnen, ein kleines Raumschiff auf dem Weg hinaus.

## Das Ende eines Spiels
page-item-level-1 = Technologien der Stufe I
page-item-level-2 = Technologien der Stufe II
page-item-level-3 = Technologien der Stufe III
page-item-private = Private Technologien
page-item-level-4 = Technologien der Stufe IIII
page-item-automation = Automatisierung
page-item-colonies = Kolonisierte Systeme
page-item-outposts = Außenposten
page-item-space = Sol und Deep Space
page-item-events = Ereignisse
page-item-achievements = Errungenschaften
page-tie-discs = Marker noch auf dem Tableau
page-tie-ore = Erz
page-tie-none = Bei Gleichstand entscheiden die wenigsten Nahrungs- und Erz-Marker auf dem Tableau, dann die meiste Bevölkerung, dann das meiste Erz (Regel 6.3).
page-tie-broken = { $names } sind punktgleich. Es entscheiden die wenigsten Nahrungs- und Erz-Marker auf dem Tableau, dann die meiste Bevölkerung, dann das meiste Erz (Regel 6.3).
page-tie-shared = { $names } haben gleich viele Punkte, Marker, Bevölkerung und Erz: sie teilen sich den Sieg (Regel 6.3).

## Neben dem Tisch
page-rules-sun-rules = Beyond the Sun
page-rules-sun-solo = Solo
