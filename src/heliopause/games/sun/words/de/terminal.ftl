# W ist vergeben, darum E (Economy) für die Wirtschaft; die Legende des Plans nennt alle vier
ui-letter-scientific = W
ui-letter-economic = E
ui-letter-commercial = H

# Marker auf der Karte: kurz, die Spalten sind schmal
ui-disc-food = Nahr
ui-disc-ore = Erz
ui-disc-star = Stern
ui-place-sol = Sol
ui-place-deep = Deep
ui-place-extra = Extra

# Arten von Karten
ui-kind-sol = Sol
ui-kind-deep = Deep Space
ui-kind-shipyard = Schiffswerft
ui-kind-system = System
ui-kind-event = Ereignis
ui-kind-achievement = Errungenschaft
ui-kind-guild = Gilde
ui-kind-mat = Fraktions-Tableau
ui-kind-exploration = Expeditions-Plan

# Der Technologie-Plan
ui-guilds = Gilden
ui-guild-closed = geschlossen, Reihe { $tier }
ui-any-time = jederzeit
ui-row = Reihe { $level }
ui-no-tableau = Dieses Spiel wird ohne die Technologie-Auslage gespielt.
ui-board-legend-sun = [ ] freies Feld, [+1] kostet 1 Erz mehr, ein Zeichen ist eine Figur. WM>W: passt zu W und M, gibt W weiter. W Wissenschaft, E Wirtschaft, M Militär, H Handel. h: manche Werte sind unsere eigenen (Haus); card NAME sagt, welche.

# Der Expeditions-Plan
ui-head-map = ORTE
ui-map-system = System
ui-map-routes = verbunden
ui-map-needs = nötig
ui-map-discs = Marker
ui-map-outpost = Posten
ui-map-ships = Schiffe
ui-on-control = Kontrolle
ui-on-colony = Kolonie
ui-outpost-of = Stützpunkt
ui-system = Stärke { $power }, { $vp } SP, { $discs }
ui-map-legend-sun = nötig: die Stärke zum Kolonisieren. Marker: welche dort liegen dürfen (Nahr: Nahrung). Posten: der Stützpunkt. Schiffe: die Stufe jedes Raumschiffs. h: manche Werte sind unsere eigenen (Haus).

# Tableaus
ui-mat-ore = Erz { $n }
ui-mat-mines = Minen { $n }
ui-mat-automation = Automation { $n }
ui-mat-colonies = Kolonien
ui-mat-colony-count = Kolonien { $n }
ui-mat-legend = Auf einem Kreis in runden Klammern liegt ein Marker. [ ]: erreichte Automatisierungs-Stufen.
ui-row-ore = Erz
ui-row-food = Nahrungs-Leiste
ui-row-mining = Erz-Leiste
ui-row-automation = Automatisierung
ui-row-setup = Aufbau
ui-row-innovation = Innovation
ui-row-colonies = Kolonien
ui-row-ships = Raumschiffe
ui-row-retired = im Museum
ui-row-achievements = Errungenschaften
ui-innovation-reached = (erreicht)
ui-ships-and-power = { $n ->
    [one] 1 Raumschiff
   *[other] { $n } Raumschiffe
  }, zusammen Stärke { $power }

# Errungenschaften, Stapel, Ereignisse, Wertung
ui-head-claims-sun = ERRUNGENSCHAFTEN
ui-claims-to-end-sun = { $placed } von { $needed } Sternen bis zum Ende
ui-decks = Stapel { $technologies }, Systeme { $systems }
ui-event = Ereignis
ui-event-score = SP am Ende: { $vp } – { $who }
ui-event-museum = { $vp } SP je Stufe eines Raumschiffs im Museum
ui-item-level-1 = Technologien der Stufe I
ui-item-level-2 = Technologien der Stufe II
ui-item-level-3 = Technologien der Stufe III
ui-item-private = private Technologien
ui-item-level-4 = Technologien der Stufe IIII
ui-item-automation = Automatisierung
ui-item-colonies = kolonisierte Systeme
ui-item-outposts = Stützpunkte
ui-item-space = Sol und Deep Space
ui-item-events = Ereignisse
ui-item-achievements = Errungenschaften

# Ein Spiel im Terminal
ui-card-which-sun = Welche Karte? Zum Beispiel: card Terraforming
ui-why-what-sun = Warum was? Nenne Karte, Ort, Feld oder die ID einer Option, etwa: why Terraforming

# Hilfe im Spiel
ui-help-map = der ganze Expeditions-Plan
ui-help-mat = ein ganzes Fraktions-Tableau, deines oder ein anderes
ui-command-achievements = achievements
ui-help-achievements = Errungenschaften, Ereignisse und Stapel
ui-command-tableau = tableau
ui-help-tableau = die ganze Technologie-Auslage

# Eine Karte als Text
ui-exchanges = { $n } Tausche auf einmal
ui-innovation-once = { $name }, einmalig (braucht { $condition }): { $what }
ui-innovation-while = { $name }, solange du { $condition } hast: { $what }
ui-help-sun-rules = die Regeln: Abschnitt (8.4), Kapitel (8) oder Wort; allein: der Inhalt; "rules solo" schlägt in denen des Solo-Decks nach
