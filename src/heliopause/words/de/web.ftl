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
web-restart-title = Alles zurücknehmen, bis zur letzten Entscheidung des Zufalls oder eines anderen
web-end-turn = Zug beenden
web-result = Ergebnis
web-panels = Neben dem Tisch
web-panel-rules = Regeln
web-panel-guide = Anleitung
web-panel-talk = Gespräch
web-panel-seats = Plätze und Links
web-panel-settings = Einstellungen
web-unread = es wurde etwas gesagt
web-close = Schließen
web-boards = Pläne
web-tab-others = Andere
web-tab-log = Verlauf
web-news = Seit deinem letzten Zug
web-skip = Springen
web-skip-question = Zur Frage
web-skip-twin = Zum Tisch als Text

# Die Leitung zum Server
web-opening = Der Tisch wird aufgebaut …
web-lost = Die Verbindung zum Tisch ist abgerissen. Neuer Versuch …
web-no-server = Der Server antwortet nicht.
web-moved-on = Die Partie ist weitergegangen: Sieh noch einmal hin, dann wähle.
web-not-yours = Das darfst du nicht entscheiden.
web-not-now = Das ist jetzt nicht möglich.
web-too-fast = Zu viele Wünsche auf einmal: Warte einen Moment.
web-no-table = Diesen Tisch gibt es nicht.
web-bad-key-more = Bitte um einen neuen Link, oder beginne eine eigene Partie.
web-table-closed = Dieser Tisch ist geschlossen.
web-title-turn = Du bist dran
web-call = { $who }, du bist dran.

# Was gefragt ist
web-question = Die Frage
web-options = Möglichkeiten
web-more-options = Weitere Möglichkeiten
web-over = Das Spiel ist zu Ende.
web-thinks = { $who } denkt nach
web-waiting = Warten auf { $who } · { $what }
web-away = { $who } ist nicht da.
web-hand-over = Einen Bot für { $who } spielen lassen
web-take-back = Für { $who } wieder selbst spielen
web-watching = Du schaust zu.
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
web-withdraw = Zurückziehen

# Hilfe
web-help = Tasten
web-help-gold = Gold heißt immer: Du darfst. Ein Klick darauf tut es. Alles andere erklärt sich, wenn du darauf zeigst, es ansteuerst oder einen Moment drückst.
web-key-tab = Durch alles, was du darfst
web-key-arrows = Unter den Möglichkeiten, und über den Plan, der den Fokus hat
web-key-enter = Wählen
web-key-options = Zu den Möglichkeiten
web-key-digits = Zur Möglichkeit 1 bis 9
web-key-undo = Die letzte Wahl zurücknehmen
web-key-time = In der Geschichte eine Wahl zurück oder weiter
web-key-escape = Ausgewähltes loslassen, zurück zu jetzt
web-key-help = Diese Liste

# Der Tisch als Text
web-twin = Der Tisch als Text

# What the server does not grant, and what it tells of the table
refused-not-understood = Diesen Wunsch hat der Server nicht verstanden.
refused-not-found = Unter diesem Namen gibt es hier nichts.
refused-too-large = Das ist zu groß für den Server.
refused-broken = Beim Server ist etwas schiefgegangen. Deine Partie ist sicher: Versuch es noch einmal.
refused-no-table = Diesen Tisch gibt es nicht.
refused-no-game = Dieses Spiel gibt es nicht.
refused-no-seat = Diesen Platz gibt es nicht.
refused-no-language = Für diese Sprache gibt es keine Wörter.
refused-no-key = Um an einem Tisch zu sitzen oder zuzusehen, braucht es einen Link.
refused-key = Dieser Link stammt nicht von diesem Server.
refused-key-elsewhere = Dieser Link gehört zu einem anderen Tisch.
refused-key-renewed = Dieser Link wurde erneuert und öffnet nichts mehr.
refused-host-name = Unter diesem Namen kennt man diesen Server nicht; der eigene wird mit --public gesetzt.
refused-origin = Das dürfen nur die Seiten dieses Servers.
refused-not-json = Der Server nimmt Wünsche nur als JSON entgegen.
refused-not-kept = Der Server kann gerade nicht schreiben; vielleicht ist seine Platte voll oder seine Datenbank nicht zu erreichen. Alles bis zu deinem Wunsch ist gesichert. Versuch es später noch einmal: Keine Wahl wird zweimal getroffen.
refused-open = Nur ein geschlossener Tisch lässt sich löschen.
refused-renames = Dieser Name hat oft genug gewechselt: Warte eine Weile.
refused-full = Der Tisch ist voll: Mehr Browser können nicht zusehen.
refused-bot = Den Bot „{ $bot }“ gibt es nicht; es gibt { $bots }.
refused-options = Aus diesen Angaben wird kein Spiel.
refused-automa = { $n ->
    [0] Mit diesen Optionen spielen die Regeln keinen Platz: Keiner gehört dem Automa.
    [one] Mit diesen Optionen spielen die Regeln selbst Platz { $seats }: Der gehört dem Automa und kein anderer.
   *[other] Mit diesen Optionen spielen die Regeln selbst die Plätze { $seats }: Die gehören dem Automa und keine anderen.
  }
refused-old-game = Dieses Spiel wurde mit Version { $version } begonnen und kann nicht fortgesetzt werden.
refused-undo = Von dir gibt es nichts zurückzunehmen: Der Zufall hat entschieden, oder jemand anderes hat gewählt.
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
stopped-rules = Diese Partie wurde unter anderen Regeln von { $game } begonnen (Nummer { $was }, jetzt { $now }): Sie wird gezeigt, wie sie nach der { $n }. Wahl stand, und lässt sich ganz sichern, aber nicht weiterspielen.
stopped-differs = Nach der { $n }. von { $of } Wahlen würde diese Version eine andere Partie daraus machen, darum hält sie dort an: Sie lässt sich ansehen und ganz sichern, aber nicht weiterspielen.
stopped-first = diese Version beginnt die Partie anders
refused-damaged = Die gespeicherten Wahlen dieses Tischs sind beschädigt, darum lässt er sich nicht öffnen.
refused-talk = Das war viel auf einmal: Warte einen Moment.
note-rewound = Alle waren einverstanden: Die Partie ging um { $n ->
    [one] eine Entscheidung
   *[other] { $n } Entscheidungen
  } zurück.
note-renamed = { $was } heißt jetzt { $name }.
note-handed = Für { $name } spielt jetzt ein Bot ({ $bot }).
note-back = { $name } spielt wieder selbst.
note-fallback = { $name } konnte nicht wählen; stattdessen wurde eine einfache Wahl getroffen.
note-close-wish = Der Gastgeber möchte den Tisch schließen; dazu gehört die Zustimmung von { $names }.
note-closed = Der Tisch wurde geschlossen.
mail-ask-subject = Heliopause: Dürfen wir dir schreiben?
mail-ask-text = { $name } am Tisch { $table } möchte hier eine Mail bekommen, wenn dieser Platz am Zug ist. Wenn du das bist, sag auf dieser Seite ja; sonst tu nichts, und es kommt nichts mehr:
mail-no-more = Keine Mails mehr? Sag es hier:
confirm-ask = Darf dieser Tisch an { $address } schreiben, wenn du am Zug bist?
confirm-yes = Ja, schreibt mir
confirm-no = Keine Mails
confirm-agreed = Von jetzt an kommt eine Mail, wenn du am Zug bist.
confirm-ended = Von diesem Tisch kommen keine Mails mehr.
refused-mails = Für heute wurden genug Mails mit dieser Frage verschickt: Versuch es morgen wieder.

# Header and question bar
web-round-head = Runde { $n }
web-round-head-of = Runde { $n } von { $most }
web-plate = Das Tableau von { $who } zeigen
web-undo-behind = Warte, bis gezeigt ist, was die anderen getan haben.
web-because = ({ $origin }):
web-all-options = Alle { $n } Möglichkeiten
web-drawn = deckt eine Karte auf
web-final = nicht rückgängig zu machen
web-final-chance = Dann entscheidet der Zufall: Das lässt sich nicht zurücknehmen.
web-final-other = Dann wählt { $who }: Das lässt sich nicht zurücknehmen.
web-do-it = { $deed }
web-do-and-end = { $deed } und Zug beenden
web-enter = Enter
web-else = Etwas anderes wählen
web-tap = Einmal tippen zeigt es, zweimal tut es.
web-hand-turn = { $who }: du bist am Zug
web-hand-pass = Weitergeben an { $who }
web-hand-show = Ich bin { $who }, Tisch zeigen
web-hand-off = Den Tisch nicht mehr verdecken
web-turned-table = Der Tisch, zu dem gedreht, der dort sitzt
web-more = Mehr

# Two boards that share the window
web-split = Wie sich die Pläne den Platz teilen
web-split-both = Beides
web-map-large = Nur die Karte, groß

## Was seit meinem letzten Zug geschah, und wie die Züge der anderen gezeigt werden
web-news-look = Den Tisch sehen, wie er da war
web-news-none = Nichts Neues
web-news-first = Die Partie hat gerade begonnen
web-news-coming = Die anderen sind am Zug
web-news-replay = Die Züge der anderen noch einmal zeigen
web-news-stop = Nicht weiter zeigen
web-news-close = Neuigkeiten weglegen
web-show-skip = Überspringen
web-key-space = Leertaste
web-turned-event = Ereignis von Feld { $slot } · aufgedeckt von
web-turned-up-event = Ereignis · aufgedeckt von
web-turned-up-leader = Persönlichkeit · getroffen von
web-turned-choosing = wählt
web-turned-next = dann
web-turned-fold = Karte zusammenklappen
web-turned-unfold = Karte zeigen
web-moment-feat = Ein großer Moment
web-moment-discovery = Neu auf dem Tisch
web-moment-claim = Beansprucht
web-moment-lost = Du verlierst die Kontrolle
web-moment-ending = Das Ende naht
web-moment-over = Das Ende
web-log-round = Runde { $n }
web-log-why = Warum
