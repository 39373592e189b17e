# Der Experte neben einem laufenden Spiel: Hinweise und der Tutor.

## Hinweise
hint-ask = Was würdest du tun?
hint-ask-says = Was würdest du tun? Der Plan des Experten für diesen Zug
hint-key = den Experten fragen, was er tun würde
hint-thinking = Der Experte denkt nach …
hint-head = Was der Experte tun würde
hint-only = Es gibt nur einen Weg
hint-opening = Jeder dieser Anfänge ist so gut wie die anderen
hint-try = Ausprobieren
hint-try-says = Diese Variante auf dem Planungsbrett ausprobieren; gespielt wird nichts
hint-close = Hinweis schließen
hint-told = hat vorher den Experten gefragt
note-hint = { $name } hat den Experten um Rat gefragt.
note-tutor = Der Tutor hat { $name } vor einer Wahl gewarnt.
refused-hints = An diesem Tisch sind keine Hinweise erlaubt: Die Spieler haben ihnen nicht zugestimmt.
refused-hints-late = Hinweise lassen sich nur erlauben, bevor sich andere gesetzt haben.
refused-hint-failed = Der Experte hat gerade keine Antwort. Frag noch einmal.
hints-option = Hinweise erlaubt
hints-option-says = Alle dürfen den Experten fragen, was er tun würde; es steht im Verlauf.

## Der Tutor
tutor-label = Tutor
tutor-off = Aus
tutor-says = Warnt vor einer Wahl, die mehr als so viel deiner Gewinnchance kostet, wo Hinweise erlaubt sind. Keine Wahl wartet länger als einen Augenblick auf ihn.
tutor-warns = Das kann { $n } % deiner Gewinnchance kosten
tutor-loses = „{ $what }“ lässt dir { $to } %, die beste Wahl { $from } %.
tutor-yours = Deine Wahl: { $what }
tutor-why = Zeig mir, warum
tutor-anyway = Trotzdem spielen
tutor-again = Noch einmal überlegen
