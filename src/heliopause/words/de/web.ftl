# Der Rahmen
web-home = Zur Startseite
web-round = Runde { $n }
web-ending = { $state ->
    [1] letzte Runde kommt
   *[other] letzte Runde
  }
web-phases = Phasen des Zuges
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
web-waiting = Warten auf { $who } · { $what }
web-away = { $who } ist nicht da.
web-hand-over = Einen Bot für { $who } spielen lassen
web-take-back = Ein Bot spielt für { $who }: Platz zurücknehmen
web-watching = Du schaust zu.
web-hint = Gold ist, was du darfst. Zeige auf anderes, und du erfährst, warum nicht.
web-rule = Regel { $rule }

# Möglichkeiten in Kürze
web-becomes = wird

# Errungenschaften, Stapel, Verlauf
web-log = Verlauf
web-last-turn = Der letzte Zug
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
refused-automa = { $n ->
    [0] Mit diesen Optionen spielen die Regeln keinen Platz: keiner gehört dem Automa.
    [one] Mit diesen Optionen spielen die Regeln selbst Platz { $seats }: der gehört dem Automa und kein anderer.
   *[other] Mit diesen Optionen spielen die Regeln selbst die Plätze { $seats }: die gehören dem Automa und keine anderen.
  }
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
