# Der Rahmen
web-phase-achievement = Errungenschaft
web-tab-stars = Sterne
web-tab-mat = Tableau

# Was gefragt ist
web-later-place = nicht jetzt: Aktionen bauen Raumschiffe, lassen sie springen oder kolonisieren
web-later-ship = wähle zuerst das Raumschiff, das dorthin soll
web-ask-achievement = { $who }, welche Errungenschaft beanspruchst du?
web-ask-type = { $who }, welche Art suchst du?
web-ask-row = { $who }, welche Technologie nimmst du?
web-ask-mat = { $who }, welche Fraktion spielst du?
web-ask-build = { $who }, wo baust du?
web-ask-upgrade = { $who }, welches Raumschiff verbesserst du?
web-ask-jump = { $who }, welches Raumschiff springt?
web-ask-move = { $who }, welches Raumschiff bewegst du?
web-ask-colonize = { $who }, welches System kolonisierst du?
web-ask-infiltrate = { $who }, welches Raumschiff springt, oder welches System kolonisierst du?
web-ask-settle = { $who }, welches Raumschiff siedelt?
web-ask-colonydisc = { $who }, welcher Marker kommt auf deine Kolonie?
web-ask-outpost = { $who }, welcher Marker wird dein Außenposten?
web-ask-bonus = { $who }, welcher Bonus kommt zuerst?
web-ask-copy = { $who }, welche Aktion kopierst du?
web-ask-automate = { $who }, welchen Marker automatisierst du?
web-ask-replace = { $who }, welcher Marker ersetzt einen Stern?
web-ask-price = { $who }, wie zahlst du?
web-ask-fromcolumn = { $who }, aus welcher Spalte kommt der Würfel?
web-ask-tocolumn = { $who }, in welche Spalte kommt der Würfel?
web-ask-link = { $who }, neben welchem System liegt das neue?
web-ask-guild = { $who }, welche Gilde öffnest du?
web-ask-retire = { $who }, welches Raumschiff kommt ins Museum?
web-ask-annex = { $who }, welches System behältst du?
web-left-jumps = { $n ->
    [one] noch 1 Sprung
   *[other] noch { $n } Sprünge
  }
web-left-ships = { $n ->
    [one] noch 1 Raumschiff
   *[other] noch { $n } Raumschiffe
  }
web-left-power = noch Stärke { $n } nötig
web-doing-achievement = beansprucht eine Errungenschaft
web-doing-type = wählt eine Art
web-doing-row = wählt eine Technologie
web-doing-mat = wählt eine Fraktion
web-doing-build = wählt einen Bauplatz
web-doing-upgrade = verbessert Raumschiffe
web-doing-jump = bewegt Raumschiffe
web-doing-move = bewegt Raumschiffe
web-doing-colonize = kolonisiert
web-doing-infiltrate = bewegt Raumschiffe, um zu kolonisieren
web-doing-settle = siedelt
web-doing-colonydisc = legt einen Marker
web-doing-outpost = legt einen Außenposten
web-doing-bonus = nimmt Boni
web-doing-copy = sucht eine Aktion zum Kopieren
web-doing-automate = automatisiert
web-doing-replace = ersetzt Sterne
web-doing-price = zahlt
web-doing-fromcolumn = bewegt Vorrat
web-doing-tocolumn = bewegt Vorrat
web-doing-link = legt das neue System an
web-doing-guild = öffnet eine Gilde
web-doing-retire = schickt ein Raumschiff ins Museum
web-doing-annex = wählt ein System

# Möglichkeiten in Kürze
web-do-upgrade = { $place }
web-do-retire = { $place }
web-do-decommission = { $place } → Bevölkerung · 1 Erz
web-do-build = { $place }
web-do-link = Neben { $place }
web-do-bonus = { $place }
web-do-colonize = { $place }
web-costs-ore = kostet { $n } Erz
web-costs-pop = gibt { $n } Bevölkerung zurück
web-preview-event = Ein Ereignis der Stufe { $level }, dann eine Technologie deiner Art
web-preview-blind = Eine Technologie der Stufe { $level }
web-preview-power = Deine Stärke bei { $place }: { $before } → { $after }, die stärkste andere: { $others }
web-preview-here = Deine Stärke bei { $place }: { $power }
web-preview-colony = { $vp } SP
web-preview-growth = { $n } Bevölkerung (Buchstaben { $letters })
web-preview-ore = +{ $n } Erz

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
web-card-score = { $who }: { $vp } SP
web-card-setup = Aufbau
web-card-exchanges = { $n } Tausche auf einmal

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
