## Terminal
# Kleine Wörter der Bildschirme
ui-sentence = { $text }
# W ist vergeben, darum E (Economy) für die Wirtschaft; die Legende des Plans nennt alle vier
ui-letter-scientific = W
ui-letter-economic = E
ui-letter-military = M
ui-letter-commercial = H
# Marker auf der Karte: kurz, die Spalten sind schmal
ui-disc-food = Nahr
ui-disc-ore = Erz
ui-disc-star = Stern
ui-place-sol = Sol
ui-place-deep = Deep
ui-place-extra = Extra
ui-kind-sol = Sol
ui-kind-deep = Deep Space
ui-kind-shipyard = Schiffswerft
ui-kind-system = System
ui-kind-technology = Technologie
ui-kind-event = Ereignis
ui-kind-achievement = Errungenschaft
ui-kind-guild = Gilde
ui-kind-mat = Fraktions-Tableau
ui-kind-slot = Feld des Plans
ui-kind-basic = Grundaktion
ui-kind-exploration = Sternenkarte
ui-vp = SP
ui-points = { $n } SP
ui-total = Summe
ui-all = alle

# Die Kopfzeile und der Zug
ui-round = Runde { $n }
ui-over = Das Spiel ist zu Ende
ui-phase-setup = Aufbau
ui-phase-action = Aktions-Phase
ui-phase-production = Produktions-Phase
ui-phase-achievement = Errungenschafts-Phase
ui-asked = wird gefragt
ui-ending = { $state ->
    [1] die letzte Runde kommt
   *[other] letzte Runde
  }

# Der Technologieplan
ui-head-board = TECHNOLOGIE
ui-basic = Basis
ui-guilds = Gilden
ui-guild-closed = geschlossen, Reihe { $tier }
ui-at-once = sofort
ui-any-time = jederzeit
ui-power = Fähigkeit
ui-needs-some = { $n } von { $slots }
ui-slot-word = Feld
ui-slot-title = Feld { $slot }
ui-slot-hidden = unentdeckt, braucht { $needs }
ui-slot-needs = braucht { $needs }
ui-undiscovered = unentdeckt
ui-undiscovered-slot = unentdeckt
ui-row = Reihe { $level }
ui-no-tableau = Dieses Spiel wird ohne die Technologie-Auslage gespielt.
ui-board-legend-sun = [ ] freies Feld, [+1] kostet 1 Erz mehr, ein Zeichen ist eine Figur. WM>W: passt zu W und M, gibt W weiter. W Wissenschaft, E Wirtschaft, M Militär, H Handel. h: manche Werte sind unsere eigenen (Haus); card NAME sagt, welche.

# Die Sternenkarte
ui-head-map = ORTE
ui-map-system = System
ui-map-routes = verbunden
ui-map-needs = nötig
ui-map-discs = Marker
ui-map-outpost = Posten
ui-map-ships = Schiffe
ui-map-lines = gibt
ui-on-control = Kontrolle
ui-on-colony = Kolonie
ui-outpost-of = Außenposten
ui-system = Stärke { $power }, { $vp } SP, { $discs }
ui-map-legend-sun = nötig: die Stärke zum Kolonisieren. Marker: welche dort liegen dürfen (Nahr: Nahrung). Posten: der Außenposten. Schiffe: die Stufe jedes Raumschiffs. h: manche Werte sind unsere eigenen (Haus).

# Tableaus
ui-mat-pop = Bev. { $n }
ui-mat-ore = Erz { $n }
ui-mat-supply = Vorrat { $columns }
ui-mat-grows = wächst { $letters }
ui-mat-mines = Minen { $n }
ui-mat-automation = Automation { $n }
ui-mat-technologies = Technologien
ui-mat-private = privat
ui-mat-colonies = Kolonien
ui-mat-powers = Fähigkeiten
ui-mat-technology-count = Tech { $n }
ui-mat-colony-count = Kolonien { $n }
ui-mat-pawn = Figur auf { $where }
ui-mat-legend = Auf einem Kreis in runden Klammern liegt ein Marker. [ ]: erreichte Automatisierungs-Stufen.
ui-row-pop = Bevölkerung
ui-row-ore = Erz
ui-row-supply = Vorrat
ui-row-food = Nahrungs-Leiste
ui-row-mining = Erz-Leiste
ui-row-automation = Automatisierung
ui-row-setup = Aufbau
ui-row-innovation = Innovation
ui-row-technologies = Technologien
ui-row-private = privat
ui-row-colonies = Kolonien
ui-row-powers = Fähigkeiten
ui-row-ships = Raumschiffe
ui-row-retired = im Museum
ui-row-achievements = Errungenschaften
ui-row-points = SP jetzt
ui-innovation-reached = (erreicht)
ui-ships-and-power = { $n ->
    [one] 1 Raumschiff
   *[other] { $n } Raumschiffe
  }, zusammen Stärke { $power }

# Errungenschaften, Stapel, Ereignisse, Wertung
ui-head-claims-sun = ERRUNGENSCHAFTEN
ui-claims-to-end-sun = { $placed } von { $needed } Sternen bis zum Ende
ui-slots = Felder
ui-progress = Fortschritt
ui-decks = Stapel { $technologies }, Systeme { $systems }
ui-event = Ereignis
ui-event-score = SP am Ende: { $vp } – { $who }
ui-event-museum = { $vp } SP je Stufe eines Raumschiffs im Museum
ui-head-score = WERTUNG
ui-item-level-1 = Technologien der Stufe I
ui-item-level-2 = Technologien der Stufe II
ui-item-level-3 = Technologien der Stufe III
ui-item-private = private Technologien
ui-item-level-4 = Technologien der Stufe IIII
ui-item-automation = Automatisierung
ui-item-colonies = kolonisierte Systeme
ui-item-outposts = Außenposten
ui-item-space = Sol und Deep Space
ui-item-events = Ereignisse
ui-item-achievements = Errungenschaften
ui-winners = { $n ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
  }

# Was gefragt ist
ui-ask = Deine Wahl:
ui-ask-space = Wohin zieht deine Figur?
ui-ask-production = Was produzierst du?
ui-ask-achievement = Welche Errungenschaft beanspruchst du?
ui-ask-slot = Welche Technologie erforschst du?
ui-ask-type = Welche Art suchst du?
ui-ask-card = Welche Technologie nimmst du?
ui-ask-row = Welche Technologie nimmst du?
ui-ask-mat = Welche Fraktion spielst du?
ui-ask-build = Wo baust du?
ui-ask-upgrade = Welches Raumschiff verbesserst du?
ui-ask-jump = Welches Raumschiff springt?
ui-ask-move = Welches Raumschiff bewegst du?
ui-ask-colonize = Welches System kolonisierst du?
ui-ask-infiltrate = Welches Raumschiff springt, oder welches System kolonisierst du?
ui-ask-settle = Welches Raumschiff siedelt?
ui-ask-colonydisc = Welcher Marker kommt auf deine Kolonie?
ui-ask-outpost = Welcher Marker wird dein Außenposten?
ui-ask-bonus = Welcher Bonus kommt zuerst?
ui-ask-copy = Welche Aktion kopierst du?
ui-ask-automate = Welchen Marker automatisierst du?
ui-ask-replace = Welcher Marker ersetzt einen Stern?
ui-ask-price = Wie zahlst du?
ui-ask-fromcolumn = Aus welcher Spalte kommt der Würfel?
ui-ask-tocolumn = In welche Spalte kommt der Würfel?
ui-ask-trade = Was tauschst du?
ui-ask-link = Wo liegt das zusätzliche System?
ui-ask-guild = Welche Gilde öffnest du?
ui-ask-retire = Welches Raumschiff kommt ins Museum?
ui-ask-annex = Welches System behältst du?
ui-ask-may = Willst du das?
ui-still-points = { $n ->
    [one] noch 1 Sprung
   *[other] noch { $n } Sprünge
  }
ui-still-left = noch { $n }
ui-still-missing = es fehlt noch Stärke { $n }
ui-still-level = Stufe { $level }
ui-produces-ore = du erhältst { $n } Erz
ui-produces-growth = { $n ->
    [0] du erhältst nichts
   *[other] du erhältst { $n } Bevölkerung ({ $letters })
  }
ui-produces-trade = beliebig viele Tausche

# Ein Spiel im Terminal
ui-name-player = Spieler { $seat }
ui-welcome = { $game } – inoffiziell. Enter allein nimmt, was in Klammern steht.
ui-welcome-unfinished = Ein Spiel ist noch nicht zu Ende: mit r spielst du es weiter.
ui-welcome-seats = Wer spielt? 2, 3 oder 4: du gegen greedy-Bots; oder Plätze wie me,me,random [me,greedy]:
ui-welcome-variants-sun = Varianten? a fortgeschrittene Tableaus, c Tableaus wählen, t Auslage, b für den Einstieg [keine]:
ui-welcome-variants-unclear = „{ $text }“ ist nicht klar: tippe Buchstaben aus { $letters } oder nur Enter.
ui-hint = Tippe die Nummer einer Option; help nennt, was du sonst tippen kannst.
ui-no-number = Es gibt keine Option { $number }: die Optionen gehen von 1 bis { $most }.
ui-not-understood = „{ $text }“ ist weder Option noch Befehl; help nennt die Befehle.
ui-command-unclear = „{ $word }“ ist nicht eindeutig: { $fitting }.
ui-undone = { $n ->
    [one] Zurückgenommen: { $option } von { $who }.
   *[other] Zurückgenommen: { $n } Wahlen von { $who }, bis vor { $option }.
  }
ui-undo-barrier = Nichts zurückzunehmen: der Zufall hat gesprochen, oder jemand anders hat gewählt.
ui-restart-nothing = Du hast noch nichts gewählt, was du zurücknehmen könntest.
ui-saved = Gespeichert in { $file }
ui-save-failed = Das Spiel konnte nicht in { $file } gespeichert werden: { $why }.
ui-save-refused = { $file } gibt es schon, und es ist kein gespeichertes Spiel; die Datei bleibt, wie sie ist.
ui-left = Das Spiel ist gespeichert. Weiter geht es mit: heliopause play { $game } --resume
    ({ $file })
ui-left-unsaved = Die letzten Wahlen konnten nicht gespeichert werden.
ui-record-saved = Die Aufzeichnung des Spiels liegt in { $file }
ui-no-player = Niemand heißt „{ $text }“; am Tisch sitzen { $names }.
ui-card-which-sun = Welche Karte? Zum Beispiel: card Terraforming
ui-no-card = Es gibt keine Karte wie „{ $text }“.
ui-cards-many = Viele Karten passen: { $names }.
ui-no-kind = Es gibt keine Sorte Karten „{ $text }“; es gibt { $kinds }.
ui-cards-legend = h: manche Werte sind unsere eigenen (Haus); card NAME zeigt sie. cards SORTE: alle einer Sorte.
ui-no-rules = Für { $game } gibt es keine Regelseite.
ui-no-section = Es gibt keinen Abschnitt „{ $text }“; rules nennt alle.
ui-why-what-sun = Warum was? Nenne Karte, Ort, Feld oder die ID einer Option, etwa: why Terraforming
ui-why-unknown = Nichts heißt „{ $text }“.
ui-why-offered = { $what }: das darfst du wählen, es ist Option { $number }.
ui-why-answer = { $what }: { $reason }

# Hilfe im Spiel
ui-help-intro = Tippe die Nummer einer Option, ihre ID oder einen Befehl; sein Anfang genügt, etwa opt oder sco.
ui-help-legend = Enter allein zeichnet den Bildschirm neu. Nach jeder Wahl wird alles gespeichert.
ui-command-screen = screen
ui-help-screen = noch einmal der Bildschirm
ui-command-options = options
ui-help-options = was du wählen darfst, mit den IDs
ui-command-board = board
ui-help-board = der ganze Technologieplan
ui-command-map = map
ui-help-map = die ganze Sternenkarte
ui-command-mat = mat [NAME]
ui-help-mat = ein ganzes Fraktions-Tableau, deines oder ein anderes
ui-command-cards = cards [SORTE]
ui-help-cards = die Karten auf dem Tisch, oder alle einer Sorte aus der Schachtel
ui-command-card = card NAME
ui-help-card = eine Karte in Worten, und woher ihre Werte stammen
ui-command-achievements = achievements
ui-help-achievements = Errungenschaften, Ereignisse und Stapel
ui-command-tableau = tableau
ui-help-tableau = die ganze Technologie-Auslage
ui-command-log = log [N]
ui-help-log = die letzten N Dinge, die geschehen sind
ui-command-score = score
ui-help-score = die Wertung nach jetzigem Stand
ui-command-rules = rules [ABSCHNITT]
ui-help-rules = die Regeln (englisch): Abschnitt (8.4), Kapitel (8) oder Wort; allein: der Inhalt
ui-command-why = why NAME
ui-help-why = warum etwas nicht unter den Optionen ist
ui-command-undo = undo [all]
ui-help-undo = die letzte Wahl zurücknehmen, oder alle, bis der Zufall oder jemand anders sprach
ui-command-restart = restart
ui-help-restart = deinen Zug neu beginnen
ui-command-save = save [DATEI]
ui-help-save = wo das Spiel gespeichert ist, oder eine Kopie davon in DATEI
ui-command-quit = quit
ui-help-quit = aufhören; das Spiel bleibt gespeichert
ui-command-help = help
ui-help-help = diese Liste

# Eine Karte als Text
ui-origin-printed = gedruckt
ui-origin-inferred = erschlossen
ui-origin-house = Haus
ui-origin-owner = Besitzer
ui-head-origins = WOHER DIE WERTE STAMMEN
ui-values = Werte
ui-points-for = SP: { $formula }
ui-action-spaces = { $n ->
    [one] 1 Feld: { $line }
   *[other] { $n } Felder: { $line }
  }
ui-whose = { $who } – { $what }
ui-exchanges = { $n } Tausche auf einmal
ui-innovation-once = { $name }, einmalig (braucht { $condition }): { $what }
ui-innovation-while = { $name }, solange du { $condition } hast: { $what }

# Andere Befehle als play
ui-replay-at = Nach Wahl { $n } von { $most }.
ui-replay-too-far = Die Aufzeichnung hat nur { $most } Wahlen, eine Wahl { $n } gibt es nicht.
ui-replay-which = { $file } enthält viele Spiele: nenne eines mit seinem Seed, wie in --game 1.
ui-replay-no-game = { $file } enthält kein Spiel mit dem Seed { $seed }.
ui-replay-one = { $file } ist die Aufzeichnung eines Spiels, also hat --game hier keinen Platz.
ui-sim-games = { $n } Spiele mit { $players } Plätzen, Seed { $seed }
ui-sim-rounds = Runden: im Mittel { $mean }, von { $least } bis { $most }
ui-sim-speed = { $decisions } Entscheidungen/s, { $games } Spiele/s
ui-sim-seat = Platz
ui-sim-bot = Bot
ui-sim-wins = Siege
ui-sim-score = SP
ui-sim-least = min.
ui-sim-most = max.
ui-pack-fine = { $n ->
    [one] in Ordnung: 1 Karte geändert
   *[other] in Ordnung: { $n } Karten geändert
  }
ui-pack-adds = { $card }: neu
ui-pack-changes = { $card } { $key }: { $before } -> { $after }
ui-pack-same = { $card } { $key }: { $value }, wie bisher
ui-pack-near = meintest du { $id }?
ui-pack-expected = hier gehört { $wanted } hin, nicht { $got }
ui-pack-expected-only = hier gehört { $wanted } hin
ui-pack-not-one-of = „{ $value }“ ist keines der Wörter, die hier möglich sind
ui-shape-number = eine ganze Zahl
ui-shape-text = ein Text in Anführungszeichen
ui-shape-list = eine Liste in Klammern
ui-shape-table = eine Tabelle
ui-shape-truth = true oder false
ui-shape-fraction = eine Zahl mit Punkt
ui-pack-new = { $file } ist geschrieben. Ändere die Datei, dann: { $check }
ui-pack-starter =
    Ein Paket für Heliopause: was hier steht, ersetzt dieselben Werte der Schachtel.
    Die Notation erklärt docs/notation.md; "heliopause pack show ID" zeigt eine Karte, wie sie ist.
    Prüfe diese Datei mit "{ $check }", spiele mit "heliopause play { $game } --pack { $file }".
    Eine Tabelle beginnt mit Sorte und ID einer Karte und enthält nur, was anders ist als vorher.
    Zwei Beispiele folgen. Ändere sie, füge weitere hinzu oder lösche sie.

# Was falsch sein kann
ui-no-words = Für „{ $language }“ gibt es noch keine Wörter.
ui-file-unreadable = { $file } lässt sich nicht lesen: { $why }.
ui-file-unwritable = { $file } lässt sich nicht schreiben: { $why }.
ui-file-exists = { $file } gibt es schon; die Datei bleibt, wie sie ist.
ui-file-no-record = { $file } ist nicht die Aufzeichnung eines Spiels.
ui-file-broken = { $file } lässt sich nicht nachspielen: { $why }.
ui-folder-unwritable = In { $folder } lassen sich keine Spiele speichern: { $why }.
ui-nothing-to-resume = In { $folder } liegt kein Spiel, das noch nicht zu Ende ist.
ui-resume-alone = --resume setzt ein Spiel fort, wie es ist; { $option } passt nicht dazu.
ui-no-bot = Es gibt keinen Bot „{ $name }“; ein Platz ist me oder eines von { $known }.
ui-bot-thinks = { $who } denkt nach …
ui-bot-failed = { $who } hat eine Wahl verpasst: { $why }. Statt dessen wurde eine einfache getroffen.
ui-resume-external = In { $file } sitzt ein Programm am Tisch; so eine Partie wird nur aus dem Ordner deiner eigenen fortgesetzt.
ui-automa-seats = Der Automa spielt gegen einen Menschen: me,automa.
ui-seats-number = Ein Spiel hat 2 bis 4 Plätze, nicht { $n }.
ui-seats-players = --seats nennt { $seats } Plätze und --players { $players }.
ui-names-too-many = Mehr Namen ({ $n }) als Menschen an diesem Terminal ({ $people }).
ui-names-equal = Zwei Spieler können nicht denselben Namen haben.
ui-name-bad = Ein Name hat 1 bis { $longest } Zeichen.
ui-simulate-me = Eine Simulation ist für Bots: me kann nicht mitspielen.
ui-simulate-bots = Die Zahl der Bots ({ $n }) passt nicht zu der der Plätze ({ $players }).
ui-simulate-goes-on = Weiter mit { $n } Spielen aus { $file } (--fresh beginnt von vorn).
ui-simulate-interrupted = Unterbrochen nach { $n } von { $games } Spielen; derselbe Befehl macht weiter.
ui-simulate-lost = Unterbrochen nach { $n } von { $games } Spielen; mit --out DATEI wären sie aufgehoben worden.
ui-simulate-failures = { $n } Züge fielen an den Ersatz; der erste: { $why }
ui-simulate-no-polars = Eine Tabelle von Spielen braucht polars: { $command }
ui-simulate-no-ray = Das Spielen auf einem Ray-Cluster braucht Ray: { $command }
ui-simulate-no-cluster = Unter { $address } antwortet kein Ray-Cluster: { $why }
ui-simulate-broke = Die Spiele mit den Seeds { $first } bis { $last } brachen ab: { $why }
ui-simulate-no-file = { $file } ist keine Datei, in der Spiele aufgehoben werden können.
ui-simulate-not-ours = { $file } enthält nicht die Spiele einer Simulation und blieb, wie es war.
ui-simulate-other = { $file } enthält eine andere Simulation ({ $what }: { $value }); nimm eine andere Datei, oder beginne mit --fresh von vorn.
ui-simulate-other-program = { $file } wurde mit einem anderen Stand des Programms begonnen; nimm eine andere Datei, oder beginne mit --fresh von vorn.
ui-simulate-fewer = { $file } wurde für { $n } Spiele begonnen, und { $games } sind weniger; nimm eine andere Datei, oder beginne mit --fresh von vorn.
ui-simulate-changed = { $folder } setzt { $file } fort, und das ist nicht mehr, was es war; nimm eine andere Datei, oder beginne mit --fresh von vorn.
ui-simulate-busy = Ein anderer Lauf schreibt gerade { $file }.
ui-pack-bad = { $file } hat { $n ->
    [one] 1 Fehler
   *[other] { $n } Fehler
  }: { $command } sagt, wo.

# Beyond the Horizon
# Siedler und Soldaten auf der Karte: je ein Buchstabe, die Felder sind schmal
ui-letter-science = W
ui-letter-commerce = H
ui-letter-culture = K
ui-letter-settler = s
ui-letter-soldier = x
ui-letter-village = d
ui-letter-city = s
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
ui-phase-expansion = Ausbreitungs-Phase
ui-phase-goal = Ziel-Phase
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
ui-ask-government = Welche Regierung wählst du?
ui-ask-horizon-type = Welche Farbe suchst du?
ui-ask-horizon-move = Welche Einheit zieht oder erkundet?
ui-ask-horizon-upgrade = Welche Einheit verstärkst du?
ui-ask-horizon-build = Was baust du, und wo?
ui-ask-enlist = Welche Einheit stellst du auf, und wo?
ui-ask-decommission = Welche Einheit entlässt du?
ui-ask-invest = Von welcher Leiste investierst du einen Würfel?
ui-ask-takecube = Von welcher Leiste kommt der Würfel?
ui-ask-site = Wo?
ui-ask-use = Welche Einheit setzt du ein?
ui-ask-construction = Welches Bauwerk nimmst du?
ui-ask-expansion = Wie breitest du dich aus?
ui-ask-goal = Welches Ziel beanspruchst du?
ui-ask-claimnow = Welches Ziel beanspruchst du?
ui-ask-choice = Was davon?
ui-ask-legacy = Welches Vermächtnis wählst du?
ui-ask-basicaction = Welche Grundaktion führst du aus?
ui-still-movements = { $n ->
    [one] noch 1 Bewegung
   *[other] noch { $n } Bewegungen
  }
ui-still-strength = noch Stärke { $n } nötig
ui-still-units = noch { $n }
ui-still-level-up-to = bis Stufe { $n }
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
ui-game-sun = Beyond the Sun
ui-game-horizon = Beyond the Horizon
