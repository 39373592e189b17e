## Die erste Seite
page-title = Heliopause
page-unofficial = Heliopause ist eine inoffizielle, freie Fassung von Spielern. Sie hat mit dem Verlag nichts zu tun; alle Texte sind unsere eigenen.
page-version = Version { $version }, { $form ->
    [compiled] kompiliert
   *[other] interpretiert
}
page-skip = Direkt zu den Spielen
page-language = Sprache
page-theme = Darstellung
page-theme-dark = Dunkel
page-theme-light = Hell
page-theme-auto = Wie das Gerät
page-name-label = Dein Name
page-name-default = Spieler { $n }
page-learn = Beim Spielen lernen
page-learn-says = Eine kurze Partie, Schritt für Schritt, gegen einen sanften Bot. Ohne vorher etwas zu lesen.
page-start-again = Wird geöffnet …
page-quick-friends = Mit Freunden per Link
page-quick-friends-says = Du verschickst einen Link. Wer ihn öffnet, nimmt Platz. Ohne Konten.
page-players = Spieler
page-play = Spielen
page-open-table = Tisch eröffnen
page-own = Selbst einrichten
page-own-says = Menschen, Bots, alle Varianten.
page-back = Zurück
page-back-to-start = Zurück zur Startseite
page-bot-beginner = Neuling
page-bot-beginner-says = irrt sich ab und zu; für die ersten Partien
page-bot-casual = Gelegenheitsspieler
page-bot-casual-says = wägt jede Aktion ab; ein ordentlicher Gegner
page-bot-strong = Stark
page-bot-strong-says = denkt mehrere Züge voraus, in einem Augenblick
page-bot-expert = Meister
page-bot-expert-says = denkt etwa drei Sekunden voraus
page-bot-near = Knapp über mir
page-bot-near-at = Stufe { $level } von { $levels }: ein Sieg führt eine Stufe hinauf, zwei Niederlagen in Folge eine hinunter
page-bot-level = Stufe { $level }
page-bot-random = Zufall
page-bot-random-says = wählt nach dem Zufall; für den ersten Blick
page-bot-greedy = Gierig
page-bot-greedy-says = wägt jede Aktion ab; ein ordentlicher Gegner
page-bot-search = Suche
page-bot-search-says = denkt voraus; stark

## Deine Spiele
page-games = Deine Partien
page-games-none = Partien, die du spielst oder denen du zusiehst, bleiben hier, damit du jederzeit weiterspielen kannst.
page-games-loading = Wird nachgesehen …
page-game-round = Runde { $n }
page-game-setup = Aufbau
page-game-your-turn = Du bist dran
page-game-turn-of = { $name } ist dran
page-game-over = { $n ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
  }
page-game-closed = Geschlossen
page-game-gone = Nicht mehr da
page-game-unreachable = Gerade nicht erreichbar
page-game-watching = Du siehst zu
page-game-resume = Weiter
page-game-look = Hineinsehen
page-game-remove = { $names } aus dieser Liste entfernen
page-game-removed = Aus deiner Liste entfernt.
page-game-take-back = Wieder aufnehmen

## Mitspielen und Aufzeichnungen
page-join = Mitspielen oder zusehen
page-join-says = mit einem Link, den du hast
page-join-label = Link
page-join-placeholder = https://…/t/…
page-join-go = Los
page-join-bad = Das ist kein Link zu einem Tisch: Er müsste /t/ enthalten.
page-import = Aufzeichnung öffnen
page-import-says = Eine gespeicherte Partie ansehen oder weiterspielen.
page-import-button = Datei wählen
page-import-not-json = { $file } ist keine Aufzeichnung: Die Datei lässt sich nicht als JSON lesen.
page-import-bad = { $file } ist keine Aufzeichnung eines Heliopause-Spiels.
page-import-large = { $file } ist zu groß für eine Aufzeichnung.
page-import-broken = { $file } lässt sich nicht nachspielen: { $words }

## Einen Tisch einrichten
page-setup = Eine Partie einrichten
page-setup-game = Spiel
page-setup-seats = Wer spielt?
page-setup-count = Zahl der Spieler
page-seat = Platz { $n }
page-seat-who = Wer sitzt auf Platz { $n }
page-seat-name = Name auf Platz { $n }
page-seat-bot = Stärke des Bots auf Platz { $n }
page-who-me = Ich
page-who-here = Noch jemand hier
page-who-free = Jemand per Link
page-who-bot = Ein Bot
page-who-automa = Der Automa
page-who-me-says = an diesem Bildschirm
page-who-here-says = an diesem Bildschirm, abwechselnd
page-who-free-says = wer ihn über den Link nimmt
page-variants = Varianten
page-option-start = Wer beginnt
page-option-usual = Wie üblich
page-setup-open = Tisch öffnen
page-setup-watch-only = Hier sitzt kein Mensch: Der Tisch öffnet sich für dich zum Zusehen.
page-setup-same-names = Zwei Plätze heißen { $name }: Gib ihnen verschiedene Namen.
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
page-share-text = Spiel mit mir { $title }
page-share-watch = Sieh bei unserem Spiel { $title } zu
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
page-rules-contents = Inhalt
page-rules-search = Regeln durchsuchen
page-rules-found = { $n ->
    [0] Nichts gefunden zu „{ $text }“.
    [one] 1 Abschnitt
   *[other] { $n } Abschnitte
  }
page-rules-loading = Die Regeln werden geholt …
page-rules-failed = Diese Seite der Regeln konnte nicht geholt werden.
page-rules-english = Diese Seite gibt es nur auf Englisch.
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
page-seats-back = Den Platz zurücknehmen
page-seats-link = Link des Platzes kopieren
page-seats-watch = Zuschauer-Link kopieren
page-seats-host = Du hast diesen Tisch geöffnet
page-seats-record = Aufzeichnung speichern
page-seats-close = Den Tisch schließen
page-seats-close-sure = Den Tisch für alle schließen? Niemand kann weiterspielen; die Aufzeichnung bleibt.
page-seats-close-yes = Ja, schließen
page-seats-closed = Dieser Tisch ist geschlossen.
page-seats-leave = Zur Startseite
page-rewind = Zu einem früheren Zug zurück
page-rewind-says = Das Zurücknehmen endet, wo der Zufall entschieden oder jemand anderes gewählt hat. Weiter zurück geht es nur, wenn alle Menschen am Tisch zustimmen.
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
page-set-end-says = Dein Zug endet erst, wenn du es sagst, wo er sich nicht mehr zurücknehmen ließe: gegen Bots und mit Leuten anderswo.
page-around-cover = Tisch zwischendurch verdecken
page-around-cover-says = Ist jemand anderes am Zug, bleibt der Tisch verdeckt, bis diese Person ihn aufdeckt.
page-around-turn = Tisch drehen
page-around-turn-says = Für ein Tablet in der Mitte: zu einem Rand des Bildschirms, oder zu dem, der am Zug ist.
page-around-auto = wer am Zug ist
page-around-side-0 = naher Rand
page-around-side-90 = linker Rand
page-around-side-180 = ferner Rand
page-around-side-270 = rechter Rand
page-around-sits = { $who } sitzt am
page-set-twin = Text neben den Plänen
page-set-twin-says = Die Pläne als Überschriften, Tabellen und Verlauf, für Tastatur und Bildschirmleser.
page-set-notify = Sag mir, wenn ich dran bin
page-set-notify-says = Eine Mitteilung deines Geräts, solange diese Seite im Hintergrund ist.
page-set-notify-blocked = Mitteilungen sind für diese Seite in den Einstellungen deines Browsers gesperrt.
page-set-notify-missing = Dieser Browser kennt keine Mitteilungen.

## Die Anleitung durch eine erste Partie
page-guide = Deine erste Partie
page-guide-part = Teil { $n } von { $most }
page-guide-next = Weiter
page-guide-previous = Zurück
page-guide-begin = Los geht’s
page-guide-end = Wie es lief
page-guide-end-next = Versuch nun eine ganze Partie oder einen stärkeren Bot: Beides steht auf der Startseite.
page-guide-fold = Anleitung einklappen
page-guide-unfold = Anleitung ausklappen
page-guide-close = Anleitung schließen
page-guide-rule = Regel { $section }
page-guide-waits = Geht weiter, sobald du gewählt hast.
page-guide-waits-others = Geht weiter, sobald du dran bist.
page-guide-watching = Du siehst zu. Nimm in einer eigenen Partie Platz, dann führt dich die Anleitung hindurch.

## Size of type, what cannot be taken back, and addresses that are none
page-set-text = Schriftgröße
page-set-text-normal = Normal
page-set-text-larger = Größer
page-set-text-largest = Am größten
page-set-text-says = Alles auf dem Tisch wächst mit; wo der Platz nicht reicht, werden Felder zu Reitern.
page-set-final = Bestätigen, was sich nicht zurücknehmen lässt
page-set-final-says = Eine Wahl, die eine Karte aufdeckt oder nach der jemand anderes wählt, wartet auf einen zweiten Klick.
page-none = Hier ist nichts
page-none-says = Heliopause hat keine Seite unter { $address }.

## Wie die Züge der anderen gezeigt werden
page-set-pace = Züge der anderen
page-set-pace-calm = Ruhig
page-set-pace-brisk = Flott
page-set-pace-once = Sofort
page-set-pace-says = Schritt für Schritt, jeder höchstens etwa eine Sekunde; was dich betrifft, bleibt etwas länger. Die Leertaste überspringt den Rest.

## Über diese Seite
page-about = Über Heliopause, Urheber
page-about-emblems = Die Embleme der Karten, teils in anderen Farben und Größen, stammen von den Zeichnerinnen und Zeichnern von
page-about-font = Die Schrift ist
page-about-licences = Die Lizenzen von allem, was in diesen Seiten steckt
