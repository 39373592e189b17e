## Was nur der Spieltisch im Browser sagt

# Der Rahmen
web-home = Zur Startseite
web-round = Runde { $n }
web-ending = { $state ->
    [1] letzte Runde kommt
   *[other] letzte Runde
  }
web-phases = Phasen des Zuges
web-phase-action = Aktion
web-phase-production = Produktion
web-phase-achievement = Errungenschaft
web-order = Spielreihenfolge
web-on-turn = am Zug
web-is-bot = vom Computer gespielt
web-offline = nicht da
web-undo = Zurück
web-undo-title = Die letzte Wahl zurücknehmen (U)
web-restart = Zug neu
web-restart-title = Alles zurücknehmen, bis der Zufall oder jemand anders sprach
web-end-turn = Zug beenden
web-result = Ergebnis
web-panels = Neben dem Tisch
web-panel-rules = Regeln
web-panel-guide = Anleitung
web-panel-talk = Gespräch
web-panel-seats = Plätze und Links
web-panel-settings = Einstellungen
web-unread = es wurde etwas gesagt
web-theme-light = Helles Aussehen
web-theme-dark = Dunkles Aussehen
web-close = Schließen
web-boards = Pläne
web-tab-technology = Technologie
web-tab-stars = Sterne
web-tab-mat = Tableau
web-tab-others = Andere
web-tab-log = Verlauf
web-skip = Springen
web-skip-question = Zur Frage
web-skip-twin = Zum Tisch als Text

# Die Leitung zum Server
web-opening = Der Tisch wird gedeckt …
web-lost = Die Verbindung zum Tisch ist abgerissen. Neuer Versuch …
web-no-server = Der Server antwortet nicht.
web-moved-on = Das Spiel ist weitergegangen: sieh noch einmal hin, dann wähle.
web-not-yours = Das darfst du nicht entscheiden.
web-not-now = Das ist jetzt nicht möglich.
web-too-fast = Zu viele Wünsche auf einmal: warte einen Moment.
web-bad-key = Dieser Link öffnet den Tisch nicht.
web-no-table = Diesen Tisch gibt es nicht.
web-bad-key-more = Bitte um einen neuen Link, oder beginne ein eigenes Spiel.
web-table-closed = Dieser Tisch ist geschlossen.
web-title-turn = Du bist dran
web-call = { $who }, du bist dran.

# Was gefragt ist
web-question = Die Frage
web-options = Möglichkeiten
web-more = { $n } weitere …
web-more-options = Weitere Möglichkeiten
web-over = Das Spiel ist zu Ende.
web-really = Wirklich? { $option }
web-then-ends = { $option } – und dein Zug ist zu Ende.
web-confirm = Ja
web-think-again = Noch einmal überlegen
web-thinks = { $who } denkt nach
web-waiting = { $who } { $what }.
web-away = { $who } ist nicht da.
web-hand-over = Einen Bot für { $who } spielen lassen
web-take-back = Ein Bot spielt für { $who }: Platz zurücknehmen
web-watching = Du schaust zu.
web-hint = Gold ist, was du darfst. Zeige auf anderes, und du erfährst, warum nicht.
web-rule = Regel { $rule }
web-later-slot = nicht jetzt: Technologien erforschst du mit Aktionen, die den Kolben zeigen
web-later-place = nicht jetzt: Aktionen bauen Raumschiffe, lassen sie springen oder kolonisieren
web-later-ship = wähle zuerst das Raumschiff, das dorthin soll
web-later-claim = nicht jetzt: am Ende deines Zuges, wenn du sie erfüllst
web-ask-space = { $who }, wohin zieht deine Figur?
web-ask-production = { $who }, was produzierst du?
web-ask-achievement = { $who }, welche Errungenschaft beanspruchst du?
web-ask-slot = { $who }, welche Technologie erforschst du?
web-ask-type = { $who }, welche Art suchst du?
web-ask-card = { $who }, welche Technologie nimmst du?
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
web-ask-trade = { $who }, was tauschst du?
web-ask-link = { $who }, neben welchem System liegt das neue?
web-ask-guild = { $who }, welche Gilde öffnest du?
web-ask-retire = { $who }, welches Raumschiff kommt ins Museum?
web-ask-annex = { $who }, welches System behältst du?
web-ask-may = { $who }, willst du das?
web-ask-choice = { $who }, was davon tust du?
web-left-jumps = { $n ->
    [one] noch 1 Sprung
   *[other] noch { $n } Sprünge
  }
web-left-upgrades = { $n ->
    [one] noch 1 Verbesserung
   *[other] noch { $n } Verbesserungen
  }
web-left-ships = { $n ->
    [one] noch 1 Raumschiff
   *[other] noch { $n } Raumschiffe
  }
web-left-power = noch Stärke { $n } nötig
web-doing-space = wählt eine Aktion
web-doing-production = wählt die Produktion
web-doing-achievement = beansprucht eine Errungenschaft
web-doing-slot = wählt eine Technologie
web-doing-type = wählt eine Art
web-doing-card = wählt eine Technologie
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
web-doing-trade = tauscht
web-doing-link = legt das neue System an
web-doing-guild = öffnet eine Gilde
web-doing-retire = schickt ein Raumschiff ins Museum
web-doing-annex = wählt ein System
web-doing-may = entscheidet
web-doing-choice = entscheidet

# Möglichkeiten in Kürze
web-slot-hidden = Feld { $slot } ({ $level }), unentdeckt
web-do-upgrade = { $place }
web-do-retire = { $place }
web-do-decommission = { $place } → Bevölkerung · 1 Erz
web-do-build = { $place }
web-do-link = Neben { $place }
web-do-bonus = { $place }
web-do-colonize = { $place }
web-at-once = sofort:
web-costs-ore = kostet { $n } Erz
web-costs-pop = gibt { $n } Bevölkerung zurück
web-becomes = wird
web-preview-event = Ein Ereignis der Stufe { $level }, dann eine Technologie deiner Art
web-preview-blind = Eine Technologie der Stufe { $level }
web-preview-power = Deine Stärke bei { $place }: { $before } → { $after }, die stärkste andere: { $others }
web-preview-here = Deine Stärke bei { $place }: { $power }
web-preview-colony = { $vp } SP
web-preview-claim = { $vp } SP
web-preview-growth = { $n } Bevölkerung (Buchstaben { $letters })
web-preview-ore = +{ $n } Erz
web-preview-trade = beliebig viele Tausche

# Der Technologieplan
web-board = Technologieplan
web-basic = Grundaktionen
web-guilds = Gilden
web-closed = zu · { $tier ->
    [1] II
   *[other] III
  }
web-repeatable = Für beliebig viele Figuren, Zug für Zug
web-space-of = Feld von { $title }
web-extra = { $n } Erz mehr
web-pawn-of = besetzt von { $who }
web-free = frei
web-now = jetzt
web-anytime = frei
web-house = Manche Werte dieser Karte sind unsere eigenen (Haus).
web-house-long = h: manche Werte dieser Karte sind unsere eigenen (Haus), nicht gedruckt.
web-take-card = { $card } wählen
web-researched-by = Erforscht von { $who }
web-slot = Feld { $slot }
web-slot-event = Unentdeckt, Stufe { $level }. Ein Ereignis liegt darauf.
web-slot-blind = Unentdeckt, Stufe { $level }.
web-slot-needs = Braucht { $n ->
    [one] { $slots }
   *[other] { $of ->
        [3] { $n } von { $slots }
       *[other] { $slots }
      }
  }
web-needs-some = { $n } von { $of }
web-undiscovered = unentdeckt
web-undiscovered-event = unentdeckt · Ereignis
web-tableau = Auslage
web-tableau-empty = Die Auslage liegt noch nicht.
web-show-cards = Karten zeigen
web-see-table = Tisch sehen

# Die Sternenkarte
web-map = Sternenkarte
web-system-decks = Systeme A { $a } · B { $b }
web-specialty = Außenposten: { $discs }
web-controlled-by = Kontrolliert von { $who }
web-power-there = Stärke: { $powers }
web-needs-power = Kolonisieren braucht Stärke { $n }
web-worth = { $n } SP
web-outpost = Außenposten von { $who }: { $disc }
web-ships = { $who }, { $n ->
    [one] 1 Raumschiff
   *[other] { $n } Raumschiffe
  } der Stufe { $level }, { $place }
web-power-skip-prerequisite = eine Voraussetzung weniger
web-power-ore-for-pop = 1 Erz statt 1 Bevölkerung
web-power-either-track = Marker beider Leisten
web-power-wormhole = Wurmloch-Sprünge
web-power-crowd = besetzte Felder nutzen
web-power-cheap-research = Erforschen −1
web-power-cheap-colonize = Kolonisieren −1 Stärke
web-power-far-jump = Sprünge +1
web-power-cheap-trade = Bevölkerung für 2 Erz
web-power-rich-mining = Produktion +1 Erz
web-power-deep-yard = Bauen in Deep Space
web-power-giga = Marker statt Sternen

# Tableaus
web-mat-of = Tableau von { $who }
web-pop = { $n } Bevölkerung
web-ore-n = { $n } Erz
web-vp-now = { $n } SP nach jetzigem Stand
web-automation = Automation
web-automation-now = Automatisierungs-Stufe { $n }
web-supply = Vorrat
web-column = Spalte { $column }: { $n } von { $room }
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
web-reached = erreicht
web-powers = Fähigkeiten
web-private = Privat
web-technologies = Technologien
web-fleet = Raumschiffe nach Stufe
web-rivals = Die anderen Fraktionen
web-solo-deck = { $n } Karten im Solo-Deck
web-show-mat = Tableau von { $who } zeigen
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
web-progress = { $who }: { $have } von { $least }
web-events-hidden = Ereignisse verdeckt: II { $two } · III { $three }
web-log = Verlauf
web-last-turn = Der letzte Zug
web-revealed = Aufgedeckt:
web-earlier = { $n } frühere Zeilen
web-slider = Durch die Geschichte des Spiels
web-slider-past = Runde { $round }, nach Wahl { $moment } von { $of }
web-now-word = jetzt
web-step-back = Eine Wahl zurück
web-step-on = Eine Wahl weiter
web-past = Du siehst die Vergangenheit.
web-back-to-now = Zurück zu jetzt
web-wish-rewind = Von hier weiterspielen
web-rewind-wish = { $who } möchte { $n ->
    [one] 1 Wahl
   *[other] { $n } Wahlen
  } zurückgehen.
web-agree = Einverstanden
web-decline = Ablehnen
web-withdraw = Zurückziehen

# Karten in Worten
web-card-condition = Braucht
web-card-now = Sofort
web-card-action = Aktion
web-card-anytime = Jederzeit
web-card-control = Kontrolle
web-card-bonus = Kolonie
web-card-power = Fähigkeit
web-card-end = Am Ende
web-card-score = { $who }: { $vp } SP
web-card-setup = Aufbau
web-card-exchanges = { $n } Tausche auf einmal
web-card-vp = SP
web-passes = gibt weiter:

# Hilfe
web-help = Tasten
web-help-gold = Gold heißt immer: du darfst. Ein Klick darauf tut es. Alles andere erklärt sich, wenn du darauf zeigst, es ansteuerst oder einen Moment drückst.
web-key-tab = durch alles, was du darfst
web-key-arrows = unter den Möglichkeiten, und über den Plan, der den Fokus hat
web-key-enter = wählen
web-key-options = zu den Möglichkeiten
web-key-digits = zur Möglichkeit 1 bis 9
web-key-undo = die letzte Wahl zurücknehmen
web-key-time = in der Geschichte eine Wahl zurück oder weiter
web-key-escape = Ausgewähltes loslassen, zurück zu jetzt
web-key-help = diese Liste

# Der Tisch als Text
web-twin = Der Tisch als Text
web-twin-does = Was sie tut
web-twin-spaces = Felder
web-twin-slot = Feld
web-twin-card = Karte
web-twin-types = Arten
web-twin-has = Erforscht von
web-twin-needs = Voraussetzungen
web-twin-place = Ort
web-twin-control = Kontrolliert von
web-twin-fleet = Raumschiffe
web-twin-power = Nötige Stärke
web-twin-routes = Verbindungen nach
web-twin-mats = Fraktionen
web-twin-seat = Platz
web-twin-progress = Fortschritt
web-twin-ships = { $n ->
    [one] 1 Raumschiff
   *[other] { $n } Raumschiffe
  } der Stufe { $level }

# What the server does not grant, and what it tells of the table
refused-not-understood = Diesen Wunsch hat der Server nicht verstanden.
refused-not-found = Unter diesem Namen gibt es hier nichts.
refused-too-large = Das ist zu groß für den Server.
refused-broken = Beim Server ist etwas schiefgegangen. Dein Spiel ist sicher: versuch es noch einmal.
refused-no-table = Diesen Tisch gibt es nicht.
refused-no-game = Dieses Spiel gibt es nicht.
refused-no-seat = Diesen Platz gibt es nicht.
refused-no-language = Für diese Sprache gibt es keine Wörter.
refused-no-key = Um an einem Tisch zu sitzen oder zuzusehen, braucht es einen Link.
refused-key = Dieser Link stammt nicht von diesem Server.
refused-key-elsewhere = Dieser Link gehört zu einem anderen Tisch.
refused-full = Der Tisch ist voll: mehr Browser können nicht zusehen.
refused-bot = Den Bot „{ $bot }“ gibt es nicht; es gibt { $bots }.
refused-options = Aus diesen Angaben wird kein Spiel.
refused-automa = Der Automa spielt gegen eine Person: zwei Plätze, der zweite gehört dem Automa.
refused-not-a-record = Das ist keine Aufzeichnung eines Spiels.
refused-record-format = Diese Aufzeichnung stammt von einer Version, die Spiele in anderer Form aufschreibt.
refused-record-pack = Dieses Spiel wurde mit einem eigenen Kartenpaket gespielt, das der Server nicht hat.
refused-record-choices = Die Entscheidungen dieser Aufzeichnung sind nach den Regeln nicht möglich: sie ist beschädigt oder aus einer anderen Version.
refused-old-game = Dieses Spiel wurde mit Version { $version } begonnen und kann nicht fortgesetzt werden.
refused-undo = Von dir gibt es nichts zurückzunehmen: der Zufall hat gesprochen, oder jemand anderes hat entschieden.
refused-watcher = Das dürfen nur die, die mitspielen.
refused-not-yet = Dieser Moment ist noch nicht gekommen.
refused-over = Das Spiel ist zu Ende.
refused-not-your-choice = Hier entscheidet { $name }, nicht du.
refused-closed = Dieser Tisch ist geschlossen.
refused-owner = Das darf nur, wer dort sitzt.
refused-owner-or-host = Das darf nur, wer dort sitzt, oder wer den Tisch eröffnet hat.
refused-host = Das darf nur, wer den Tisch eröffnet hat.
refused-no-mail = Dieser Server verschickt keine E-Mails.
refused-no-person = Dort sitzt keine Person.
refused-not-away = { $name } ist noch nicht lange genug weg.
refused-talk = Das war viel auf einmal: warte einen Moment.
note-rewound = Alle waren einverstanden: das Spiel ging um { $n ->
    [one] eine Entscheidung
   *[other] { $n } Entscheidungen
  } zurück.
note-renamed = { $was } heißt jetzt { $name }.
note-handed = Für { $name } spielt jetzt ein Bot ({ $bot }).
note-back = { $name } spielt wieder selbst.
note-fallback = { $name } konnte nicht wählen; statt dessen wurde eine einfache Wahl getroffen.
note-closed = Der Tisch wurde geschlossen.
mail-subject = Heliopause: du bist am Zug, { $name }
mail-text = Du bist am Zug am Tisch { $table }.
