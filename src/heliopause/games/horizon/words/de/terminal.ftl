# Siedler und Soldaten auf der Karte: je ein Buchstabe, die Felder sind schmal
ui-letter-science = W
ui-letter-commerce = H
ui-letter-culture = K
ui-letter-settler = s
ui-letter-soldier = x
ui-letter-village = d
ui-letter-city = s

# Arten von Karten
ui-kind-leader = Persönlichkeit
ui-kind-government = Regierung
ui-kind-goal = Ziel
ui-kind-territory = Gebiet
ui-kind-construction = Bauwerk
ui-kind-advanced = erweiterte Aktion
ui-kind-player = Zivilisations-Tableau
ui-kind-track = Leiste
ui-kind-token = Einheiten-Marker
ui-kind-start = Startplättchen
ui-advanced = erweitert
ui-asks-for = braucht { $what }
ui-leader-here = eine Persönlichkeit
ui-board-legend-horizon = [ ] freies Feld, [+1] kostet 1 Münze mehr, ein Zeichen ist eine Figur. WM>W: passt zu W und M, gibt W weiter; W Wissenschaft, H Handel, M Militär, K Kultur. Wer eine Technologie über Stufe I zuerst erforscht, begegnet einer Persönlichkeit. h: manche Werte sind unsere eigenen (Haus); card NAME sagt, welche.
ui-head-horizon-map = KARTE
ui-map-stock = { $tiles } Gebiete zu erkunden · Marker übrig: Siedlung { $settle }, Befestigung { $fortify }
ui-map-tile = Ort
ui-map-name = Land
ui-map-strength = Stärke
ui-map-units = Einheiten
ui-map-village = Dorf { $vp } SP, { $track }
ui-map-city = Stadt { $vp } SP, { $track }
ui-map-explored = erkundet
ui-map-legend-horizon = 3 d4 s7: Stärke 3, ein Dorf mit 4 SP, eine Stadt mit 7 SP; ein Zeichen statt d oder s: wem es gehört. s21: Siedler der Stärken 2 und 1, x3: ein Soldat der Stärke 3. Graue Zahlen ohne Sechseck: Orte, die man erkunden kann. Eine Leiste: von dort kommt der Würfel.
ui-tile-start = Start
ui-tile-start-of = Start von { $who }
ui-tile-cradle = Wiege
ui-tile-strength = Stärke { $n }
ui-built-by = gebaut von
ui-building-first = Erstbau +{ $vp } SP, wenn jemand mitbaut
ui-building-cubes = Würfel { $first }, dann { $second }
ui-head-display = BAUWERKE
ui-head-price = Münzen
ui-display-level = { $level } (Stapel { $deck })
ui-costs-coins = { $n ->
    [one] kostet 1 Münze
   *[other] kostet { $n } Münzen
  }
ui-will-cost-coins = { $n ->
    [one] der Bau kostet 1 Münze
   *[other] der Bau kostet { $n } Münzen
  }
ui-mat-coins = Münzen { $n }
ui-mat-income = Ertrag { $n }
ui-mat-reach = Bewegung +{ $n }
ui-mat-token-village = Siedlungs-Marker { $n }
ui-mat-token-city = Befestigungs-Marker { $n }
ui-mat-constructions = zu bauen
ui-mat-leaders = Persönlichkeiten
ui-mat-village-count = Dörfer { $n }
ui-mat-city-count = Städte { $n }
ui-mat-legend-horizon = Auf den Leisten: [ ] gehört dir, auf ( ) liegt noch ein Würfel. Ein Buchstabe öffnet diese Spalte für die Produktion. Eine Stufe der Regierung in Klammern ist noch nicht erreicht.
ui-row-coins = Münzen
ui-row-grows = produziert aus
ui-row-income = produziert Münzen
ui-row-tokens = Marker
ui-row-investment = Investition
ui-row-government = Regierung
ui-row-construction = zu bauen
ui-row-leader = Persönlichkeit
ui-row-trigger = Auslöser
ui-row-goals = Ziele
ui-stage-despotism = Despotie
ui-track-cubes = { $n } Würfel
ui-track-invested = { $n } investiert
ui-space-column = Spalte { $column }
ui-space-coins = +{ $n } Ertrag
ui-leader-choice = { $line }; am Ende { $vp } SP für alle
ui-leader-others = { $vp } SP für jeden der anderen
ui-head-claims-horizon = ZIELE
ui-claims-to-end-horizon = { $placed } von { $needed } Würfeln bis zum Ende
ui-decks-horizon = Stapel { $technologies }, Persönlichkeiten { $leaders }
ui-item-goals = Ziele
ui-item-technologies = Technologien
ui-item-level-4-bonus = Boni der Stufe IV
ui-item-villages = Dörfer
ui-item-cities = Städte
ui-item-constructions = Bauwerke
ui-item-investment = Investition
ui-item-leaders = Persönlichkeiten
ui-item-government = Demokratie
ui-produces-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
  }
ui-card-which-horizon = Welche Karte? Zum Beispiel: card Nile Delta
ui-why-what-horizon = Warum was? Nenne eine Karte, ein Gebiet (1,-1), ein Feld des Plans oder die ID einer Option, etwa: why Farm
ui-command-goals = goals
ui-help-goals = Ziele, ausliegende Bauwerke und Stapel
ui-command-constructions = constructions
ui-help-constructions = die ausliegenden Bauwerke ganz
ui-help-horizon-map = die Karte und jedes Gebiet im Einzelnen
ui-help-horizon-mat = eine Zivilisation ganz, deine oder eine andere
