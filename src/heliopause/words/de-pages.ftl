## Die erste Seite
page-title = Heliopause
page-tagline = Beyond the Sun, am eigenen Bildschirm und mit Freunden.
page-lead = Erforsche Technologien, schicke Raumschiffe zu den Sternen, besiedle neue Systeme. Ein Spiel zu zweit bis zu viert oder für dich allein.
page-unofficial = Heliopause ist eine inoffizielle, freie Fassung von Spielern. Sie hat mit dem Verlag nichts zu tun; alle Texte und Zeichnungen sind unsere eigenen.
page-version = Version { $version }
page-drawing = Eine aufgehende Sonne hinter einem Horizont; Planeten auf ihren Bahnen, ein kleines Raumschiff auf dem Weg hinaus.
page-skip = Direkt zu den Spielen
page-language = Sprache
page-language-en = English
page-language-de = Deutsch
page-theme = Darstellung
page-theme-dark = Dunkel
page-theme-light = Hell
page-theme-auto = Wie das Gerät
page-name-label = Dein Name
page-name-default = Spieler { $n }
page-start-button = An diesem Bildschirm spielen
page-start-note = Beyond the Sun, zu zweit an diesem Bildschirm
page-learn = Beim Spielen lernen
page-learn-says = Zwei Runden mit Anleitung, gegen einen Bot
page-start-again = Wird geöffnet …
page-quick = Oder beginne so
page-quick-bot = Gegen einen Bot
page-quick-bot-says = Du und ein Computer-Spieler.
page-quick-solo = Solo gegen den Automa
page-quick-solo-says = Das Solo-Deck spielt die andere Seite.
page-quick-friends = Mit Freunden per Link
page-quick-friends-says = Jeder bekommt einen Link. Ohne Konto.
page-strength = Stärke
page-level = Stufe
page-players = Spieler
page-play = Spielen
page-open-table = Tisch öffnen
page-own = Selbst einrichten
page-own-says = Plätze, Bots, Varianten
page-back = Zurück
page-back-to-start = Zurück zur ersten Seite

page-bot-beginner = Neuling
page-bot-beginner-says = irrt sich ab und zu; für die ersten Partien
page-bot-casual = Gelegenheitsspieler
page-bot-casual-says = wägt jede Aktion ab; ein ordentlicher Gegner
page-bot-strong = Stark
page-bot-strong-says = denkt etwa eine Sekunde voraus
page-bot-expert = Meister
page-bot-expert-says = denkt etwa drei Sekunden voraus
page-bot-random = Zufall
page-bot-random-says = wählt, wie es kommt; für den ersten Blick
page-bot-greedy = Gierig
page-bot-greedy-says = wägt jede Aktion ab; ein ordentlicher Gegner
page-bot-search = Suche
page-bot-search-says = denkt voraus; stark
page-level-printed = Wie gedruckt
page-level-printed-says = das Deck ohne Verbesserungskarten
page-level-cadet = Kadett
page-level-cadet-says = 2 Verbesserungskarten
page-level-captain = Kapitän
page-level-captain-says = 4 Verbesserungskarten
page-level-commodore = Kommodore
page-level-commodore-says = 8 Verbesserungskarten
page-level-admiral = Admiral
page-level-admiral-says = 12 Verbesserungskarten
page-level-legend = Legende
page-level-legend-says = alle 14 Verbesserungskarten

## Deine Spiele
page-games = Deine Spiele
page-games-none = Spiele, die du spielst oder denen du zusiehst, bleiben hier, damit du jederzeit weiterspielen kannst.
page-games-loading = Wird nachgesehen …
page-game-round = Runde { $n }
page-game-setup = Aufbau
page-game-your-turn = Du bist dran
page-game-turn-of = { $name } wählt
page-game-over = { $n ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
  }
page-game-closed = Geschlossen
page-game-gone = Nicht mehr da
page-game-unreachable = Gerade nicht erreichbar
page-game-watching = Du siehst zu
page-game-resume = Weiterspielen
page-game-look = Ansehen
page-game-remove = { $names } aus dieser Liste entfernen
page-game-removed = Aus deiner Liste entfernt.
page-game-take-back = Wieder hinein

## Mitspielen und Aufzeichnungen
page-join = Mitspielen oder zusehen
page-join-says = Füge den Link ein, den du bekommen hast: mit dem Link eines Platzes spielst du mit, mit einem Zuschauer-Link siehst du zu.
page-join-label = Link
page-join-placeholder = https://…/t/…?key=…
page-join-go = Los
page-join-bad = Das ist kein Link zu einem Tisch: er müsste /t/ enthalten und mit einem Schlüssel enden.
page-import = Aufzeichnung öffnen
page-import-says = Eine gespeicherte Datei eines Spiels: sieh es durch oder spiele von seinem Ende an weiter.
page-import-button = Datei wählen
page-import-not-json = { $file } ist keine Aufzeichnung: die Datei lässt sich nicht als JSON lesen.
page-import-bad = { $file } ist keine Aufzeichnung eines Heliopause-Spiels.
page-import-large = { $file } ist zu groß für eine Aufzeichnung.
page-import-broken = { $file } lässt sich nicht nachspielen: { $words }

## Einen Tisch einrichten
page-setup = Ein Spiel einrichten
page-setup-game = Spiel
page-setup-seats = Wer spielt?
page-setup-count = Zahl der Spieler
page-seat = Platz { $n }
page-seat-who = Wer sitzt auf Platz { $n }
page-seat-name = Name auf Platz { $n }
page-seat-bot = Stärke des Bots auf Platz { $n }
page-seat-level = Stufe des Automa
page-who-me = Ich
page-who-here = Noch jemand hier
page-who-link = Jemand per Link
page-who-bot = Ein Bot
page-who-automa = Der Automa
page-who-me-says = an diesem Bildschirm
page-who-here-says = an diesem Bildschirm, abwechselnd
page-who-link-says = bekommt von dir einen Link
page-variants = Varianten
page-variant-advanced = Fortgeschrittene Tableaus
page-variant-advanced-says = Jede Fraktion hat eigene Spalten, Leisten und zwei Innovationen.
page-variant-choose = Tableaus wählen
page-variant-choose-says = Die Fraktionen werden in umgekehrter Zugfolge gewählt statt ausgeteilt.
page-variant-tableau = Technologie-Auslage
page-variant-tableau-says = Je Stufe liegen vier Karten offen; Forschung ist mehr Planung und weniger Glück.
page-variant-beginners = Errungenschaften für den Einstieg
page-variant-beginners-says = Immer Technologist und Warlord neben den zwei festen Karten; gut für ein erstes Spiel.
page-setup-open = Tisch öffnen
page-setup-watch-only = Hier sitzt kein Mensch: der Tisch öffnet sich für dich zum Zusehen.
page-setup-automa-hint = Der Automa spielt nur gegen einen Menschen: zwei Plätze, der zweite ist seiner.
page-setup-same-names = Zwei Plätze heißen { $name }: gib ihnen verschiedene Namen.
page-setup-name-long = Ein Name hat höchstens 40 Buchstaben.
page-error-server = Der Server meldet: { $words }
page-error-network = Der Server ist nicht erreichbar. Läuft er, und ist dieses Gerät verbunden?

## Links zum Verteilen
page-links = Der Tisch ist offen
page-links-says = Schicke jedem seinen Link. Wer den Link eines Platzes hat, spielt auf diesem Platz; schicke ihn also nur einer Person.
page-links-later = Am Tisch findest du die Links unter „Plätze“ wieder.
page-links-local = Diese Adresse gilt nur auf diesem Rechner. Um mit anderen zu spielen, öffne Heliopause über eine Adresse, die sie erreichen.
page-links-seat = Link für { $name }
page-links-watch = Link zum Zusehen
page-links-watch-says = Für beliebig viele Leute.
page-copy = Kopieren
page-copied = Kopiert
page-copy-failed = Kopieren ist hier nicht erlaubt; markiere den Link und kopiere ihn.
page-share = Teilen
page-share-text = Spiel mit mir Beyond the Sun
page-share-watch = Sieh bei unserem Spiel Beyond the Sun zu
page-enter = An den Tisch

## Das Ende eines Spiels
page-final = Das Spiel ist zu Ende
page-final-wins = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
  }
page-final-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
page-final-after = nach { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
  }
page-final-place = Platz { $n }
page-final-sheet = Wertung
page-final-item = Posten
page-final-total = Summe
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
page-tie-pop = Bevölkerung
page-tie-ore = Erz
page-tie-none = Bei Gleichstand entscheiden die wenigsten Nahrungs- und Erz-Marker auf dem Tableau, dann die meiste Bevölkerung, dann das meiste Erz (Regel 6.3).
page-tie-broken = { $names } sind punktgleich. Es entscheiden die wenigsten Nahrungs- und Erz-Marker auf dem Tableau, dann die meiste Bevölkerung, dann das meiste Erz (Regel 6.3).
page-tie-shared = { $names } haben gleich viele Punkte, Marker, Bevölkerung und Erz: sie teilen sich den Sieg (Regel 6.3).
page-chart = Punkte Runde für Runde
page-chart-loading = Runde { $n } von { $most } wird gelesen …
page-chart-failed = Die Runden konnten nicht gelesen werden.
page-chart-again = Noch einmal versuchen
page-chart-round = Runde { $n }
page-chart-axis-round = Runde
page-chart-table = Dasselbe als Tabelle
page-chart-summary = { $name }: am Ende { $points } Punkte.
page-final-record = Aufzeichnung speichern
page-final-rematch = Noch einmal spielen
page-final-rematch-waits = Wird geöffnet …
page-final-look-back = Durch das Spiel zurückblättern

## Neben dem Tisch
page-aside = Neben dem Tisch
page-close = Schließen
page-panel-guide = Anleitung
page-panel-rules = Regeln
page-panel-talk = Gespräch
page-panel-seats = Plätze
page-panel-settings = Einstellungen

page-rules-sun = Beyond the Sun
page-rules-solo = Solo
page-rules-contents = Inhalt
page-rules-search = Regeln durchsuchen
page-rules-found = { $n ->
    [0] Nichts gefunden zu „{ $text }“.
    [one] 1 Abschnitt
   *[other] { $n } Abschnitte
  }
page-rules-loading = Die Regeln werden geholt …
page-rules-failed = Diese Seite der Regeln konnte nicht geholt werden.
page-rules-english = Die Regeln gibt es vorerst nur auf Englisch.

page-talk-none = Noch hat niemand etwas gesagt.
page-talk-label = Etwas sagen
page-talk-send = Senden
page-talk-name = Dein Name
page-talk-log = Was gesagt wurde
page-talk-spectator = Zuschauer
page-talk-long = Noch { $n } Zeichen

page-seats-here = An diesem Bildschirm
page-seats-online = Verbunden
page-seats-away = Abwesend
page-seats-bot = Bot: { $bot }
page-seats-automa = Der Automa
page-seats-handed = zurzeit spielt { $bot }
page-seats-thinking = denkt nach …
page-seats-turn = wählt
page-seats-rename = Umbenennen
page-seats-rename-label = Neuer Name für { $name }
page-seats-mail = Schreib mir, wenn ich am Zug bin
page-seats-mail-label = Deine Mailadresse; leer heißt: keine Mails mehr
page-seats-save = Speichern
page-seats-cancel = Abbrechen
page-seats-hand = Einen Bot für { $name } spielen lassen
page-seats-hand-mine = Einen Bot für mich spielen lassen
page-seats-hand-which = Welcher Bot?
page-seats-hand-go = Übergeben
page-seats-not-yet = { $name } ist noch nicht lange genug weg: warte etwa zwei Minuten.
page-seats-back = Den Platz zurücknehmen
page-seats-link = Link des Platzes kopieren
page-seats-watch = Zuschauer-Link kopieren
page-seats-host = Du hast diesen Tisch geöffnet
page-seats-record = Aufzeichnung speichern
page-seats-close = Den Tisch schließen
page-seats-close-sure = Den Tisch für alle schließen? Niemand kann weiterspielen; die Aufzeichnung bleibt.
page-seats-close-yes = Ja, schließen
page-seats-closed = Dieser Tisch ist geschlossen.
page-seats-leave = Zur ersten Seite

page-rewind = Zu einem früheren Zug zurück
page-rewind-says = Das Zurücknehmen endet, wo der Zufall gesprochen oder jemand anderes gewählt hat. Weiter zurück geht es nur, wenn alle Menschen am Tisch zustimmen.
page-rewind-choose = Noch einmal ab
page-rewind-turn = Runde { $n }: { $name }
page-rewind-ask = Um Zustimmung bitten
page-rewind-nothing = Es gibt noch keinen früheren Zug.
page-rewind-waits = Es wurde gebeten, zurückzugehen zu: { $turn }.
page-rewind-agreed = Einverstanden: { $names }
page-rewind-missing = Noch ohne Antwort: { $names }
page-rewind-question = Zurück zu „{ $turn }“? Darum bittet { $names }. Alles danach wäre vergessen.
page-rewind-title = Zurückgehen?
page-rewind-moment = Wahl { $n }
page-rewind-agree = Einverstanden
page-rewind-decline = Weiterspielen
page-rewind-withdraw = Zurückziehen
page-somebody = Jemand

page-set-motion = Bewegung
page-set-motion-normal = Normal
page-set-motion-fast = Schnell
page-set-motion-off = Aus
page-set-motion-says = Würfel gleiten, Karten drehen sich; aus auch dann, wenn dein Gerät weniger Bewegung wünscht.
page-set-confirm = Vor jeder Wahl nachfragen
page-set-confirm-says = Der erste Klick merkt eine Option vor, der zweite wählt sie.
page-set-end = Das Ende meines Zuges bestätigen
page-set-end-says = Dein Zug endet erst, wenn du es sagst, wo immer Zurück ihn nicht mehr holen könnte: gegen Bots und mit Leuten anderswo.
page-set-twin = Text neben den Plänen
page-set-twin-says = Die Pläne als Überschriften, Tabellen und Protokoll, für Tastatur und Bildschirmleser.
page-set-notify = Sag mir, wenn ich dran bin
page-set-notify-says = Eine Mitteilung deines Geräts, solange diese Seite im Hintergrund ist.
page-set-notify-blocked = Mitteilungen sind für diese Seite in den Einstellungen deines Browsers gesperrt.
page-set-notify-missing = Dieser Browser kennt keine Mitteilungen.

## Die Anleitung durch die ersten zwei Runden
page-guide = Dein erstes Spiel
page-guide-step = Schritt { $n } von { $most }
page-guide-next = Weiter
page-guide-previous = Zurück
page-guide-done = Fertig
page-guide-fold = Anleitung einklappen
page-guide-unfold = Anleitung ausklappen
page-guide-close = Anleitung schließen
page-guide-rule = Regel { $section }
page-guide-waits = Geht von selbst weiter, sobald du gewählt hast.
page-guide-waits-others = Geht von selbst weiter, sobald du dran bist.
page-guide-watching = Du siehst zu. Nimm in einem eigenen Spiel Platz, dann führt dich die Anleitung hindurch.

page-guide-look = Zwei Pläne, ein Tableau
page-guide-look-text = Der Technologie-Plan zeigt, was sich erforschen lässt und wohin die Figuren gehen. Auf der Sternenkarte fliegen die Raumschiffe. Was du hast, liegt auf deinem eigenen Tableau.
page-guide-look-why = Ein Zug hat drei Teile: Figur bewegen und handeln, produzieren, eine Errungenschaft beanspruchen, wenn es geht.
page-guide-aim = Worum es geht
page-guide-aim-text = Das Ende kommt, sobald { $stars } Sterne auf Errungenschaften liegen. Dann zählen Punkte: Technologien, kolonisierte Systeme, Außenposten, Automatisierung, Errungenschaften.
page-guide-aim-why = Es gibt nicht den einen Weg. Forschung und Raumschiffe helfen einander, und die meisten Spiele gewinnt man mit beidem.
page-guide-mat = Dein Tableau
page-guide-mat-text = Du hast { $pop } Bevölkerung und { $ore } Erz. Die Würfel in den Spalten A bis E sind Vorrat: noch keine Bevölkerung. Marker bedecken die Leisten; jeder, der sie verlässt, verbessert deine Produktion.
page-guide-mat-why = Marker gehen weg, wenn du die Kontrolle über einen Ort gewinnst oder automatisierst. So wächst deine Wirtschaft, indem du hinausfliegst.
page-guide-wait = { $name } beginnt
page-guide-wait-text = Sieh, wohin die Figur von { $name } geht: dieses Feld ist dir in diesem Zug verschlossen. Das Protokoll erzählt alles, was geschieht.
page-guide-wait-why = Nie stehen zwei Figuren auf einem Feld, außer auf der letzten Grundaktion.
page-guide-action = Bewege deine Figur
page-guide-action-text = Alles mit goldenem Rand ist jetzt möglich. Ein guter Anfang ist Erforschen I: einer deiner Bevölkerungs-Würfel geht auf eine Technologie der Stufe I, und du erhältst sofort ihren Bonus.
page-guide-action-taken = Alles mit goldenem Rand ist jetzt möglich. Erforschen I ist besetzt; schicke also mit Bauen und springen ein Raumschiff hinaus, oder wirb an und erforsche im nächsten Zug.
page-guide-action-why = Technologien geben neue, bessere Felder für deine Figur, und jede öffnet den Weg zu denen rechts von ihr.
page-guide-choose = Führe die Aktion aus
page-guide-choose-text = Beantworte die Fragen in der Leiste; die goldenen Stellen auf den Plänen tun dasselbe.
page-guide-choose-why = Du kannst eine Wahl zurücknehmen, bis der Zufall gesprochen oder jemand anderes gewählt hat.
page-guide-production = Produziere
page-guide-production-text = Wähle eins von dreien. Wachstum: aus jeder offenen Spalte ({ $columns }) wird ein Würfel Bevölkerung. Erz: du erhältst { $mines }. Tausch: wechsle, was du hast.
page-guide-production-why = Denke voraus: Erforschen II kostet 2 Erz und 1 Bevölkerung, ein Raumschiff 1 Bevölkerung. Nimm, was deine nächste Aktion braucht.
page-guide-others = Die anderen sind dran
page-guide-others-text = Am Ende eines Zuges werden die Errungenschaften geprüft: wer eine erfüllt, beansprucht sie, eine je Zug. Nun ziehen die anderen. Welche Felder bleiben dir?
page-guide-others-why = Wer eine Errungenschaft als Erster beansprucht, erhält die meisten Punkte dafür.
page-guide-action-2 = Dein zweiter Zug
page-guide-action-2-text = Deine Figur muss ihr Feld verlassen. Versuche Bauen und springen: aus Bevölkerung wird ein Raumschiff, und mit 2 Sprüngen erreicht es ein System oder eine Schiffswerft.
page-guide-action-2-taken = Deine Figur muss ihr Feld verlassen. Bauen und springen ist gerade besetzt oder zu teuer: erforsche mit dem, was du hast, oder wirb an, das ist immer frei.
page-guide-action-2-why = Wer an einem Ort die meiste Stärke hat, kontrolliert ihn und legt einen Marker vom Tableau dorthin: deine Produktion wächst, und Außenposten sind Punkte wert.
page-guide-production-2 = Produziere wieder
page-guide-production-2-text = Jetzt reicht das Wachstum bis { $columns }, und die Minen geben { $mines } Erz. Hat ein Marker dein Tableau verlassen, siehst du hier den Unterschied.
page-guide-production-2-why = Wachstum nimmt nur aus Spalten, in denen noch Würfel liegen. Ist A leer, gibt A nichts.
page-guide-onwards = Du kennst den Weg
page-guide-onwards-text = Von hier an: erforsche nach rechts, den Linien entlang; halte zwei oder drei Orte; kolonisiere Systeme, sobald deine Raumschiffe dort stark genug sind; behalte die Errungenschaften im Auge.
page-guide-onwards-why = Ist etwas nicht möglich, klicke es an: der Tisch sagt, warum, mit der Regel. Die Regeln stehen jederzeit hier neben dem Tisch.

page-guide-news-control = Du kontrollierst jetzt einen Ort: ein Marker hat dein Tableau verlassen und liegt dort als Außenposten.
page-guide-news-lost = Du hast einen Ort verloren: jemand ist dort stärker, und dein Marker liegt wieder auf seiner Leiste.
page-guide-news-event = Unter dem Feld, das du entdeckt hast, lag ein Ereignis. Es kommt zuerst, dann wählst du die Technologie.
page-guide-news-claim = Du hast eine Errungenschaft beansprucht: ein Stern von dir liegt darauf.

page-ask-mat = Wähle eine Fraktion. Sie unterscheiden sich in Spalten, Leisten und Innovationen.
page-ask-slot = Wähle das Feld für deine Bevölkerung. Die Linien von links zeigen, was vorher erforscht sein muss.
page-ask-type = Dieses Feld ist unentdeckt. Wähle die Art, die du suchst: Karten werden aufgedeckt, bis zwei passen.
page-ask-card = Zwei Karten passen. Die gewählte liegt für alle auf dem Plan, aber du hast sie zuerst.
page-ask-row = Nimm eine Karte der Reihe, die zu deinen Voraussetzungen passt, oder ziehe verdeckt vom Stapel.
page-ask-build = Wähle, wo das neue Raumschiff erscheint: bei Sol oder in einer Schiffswerft, die du kontrollierst.
page-ask-jump = Jeder Sprung bewegt ein Raumschiff entlang einer Verbindung. Wer dann an einem System oder einer Schiffswerft die meiste Stärke hat, kontrolliert den Ort.
page-ask-move = Wähle ein Raumschiff und sein Ziel; Verbindungen zählen nicht.
page-ask-outpost = Du gewinnst die Kontrolle: wähle, welcher Marker dein Tableau als Außenposten verlässt. Nahrung verbessert das Wachstum, Erz die Minen.
page-ask-bonus = Mehrere Orte sind jetzt deine. Wähle, wessen Bonus zuerst kommt.
page-ask-colonize = Wähle ein System, das du mit genug Stärke kontrollierst. Seine Karte gehört dir dann für immer.
page-ask-settle = Wähle die Raumschiffe, die siedeln. Sie kehren in deinen Vorrat zurück.
page-ask-colonydisc = Ein zweiter Marker kommt auf die neue Kolonie. Wähle seine Leiste.
page-ask-automate = Wähle die Leiste, deren linkester Marker zur Automatisierung geht.
page-ask-upgrade = Wähle das Raumschiff, dessen Stufe steigt. Mehr Stärke macht die Kontrolle sicherer.
page-ask-fromcolumn = Wähle die Spalte, die der Würfel verlässt.
page-ask-tocolumn = Wähle die Spalte, in die der Würfel kommt.
page-ask-price = Wähle, wie du zahlst.
page-ask-trade = Tausche, so oft du magst, dann wähle Fertig.
page-ask-guild = Ein Ereignis öffnet eine Gilde: ein neues Feld für alle. Wähle, welche.
page-ask-achievement = Du erfüllst eine Errungenschaft. Beanspruche sie: Felder weiter links sind mehr wert.
page-ask-may = Du darfst das tun oder lassen.
page-ask-other = Wähle eine der Optionen in der Leiste.
