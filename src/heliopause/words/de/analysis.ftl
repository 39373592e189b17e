# The analysis of a finished game.

## The chances and the turns
analysis-title = Analyse
analysis-of = Analyse: { $game }
analysis-chance = Gewinnchance, in %
analysis-chance-help = nach jedem Zug, auf etwa { $n } genau.
analysis-dice-help = der Zufall hat 5 oder mehr bewegt
analysis-start = Beginn
analysis-round = Runde
analysis-turn-of = Runde { $round }, { $who }
analysis-turn = Zug
analysis-percent = { $n } %
analysis-brilliant = brillant
analysis-good = gut
analysis-slip = Ungenauigkeit
analysis-blunder = Fehler
analysis-slip-from = Ungenauigkeit, ab { $n } %
analysis-blunder-from = Fehler, ab { $n } %
analysis-lost = verloren { $n } %
analysis-lost-help = was eigene Entscheidungen verschenkt haben, über alle Züge
analysis-nothing-chosen = nichts zu entscheiden

## What was played, and what the expert plays
analysis-fell = Die Chance von { $who } fällt von { $from } % auf { $to } %.
analysis-rose = Die Chance von { $who } steigt von { $from } % auf { $to } %.
analysis-stayed = Die Chance von { $who } bleibt bei { $to } %.
analysis-by-luck = Davon kam { $n } vom Zufall.
analysis-played = Gespielt: { $what }
analysis-expert = Was der Experte spielt: { $what }
analysis-played-best = Gespielt, wie der Experte es täte: { $what }
analysis-also = Auch einen Blick wert: { $what }
analysis-why = Warum
analysis-has-more = Dafür spricht: { $gains }.
analysis-answer = Dann { $who }: { $what }
analysis-why-expert = Der Weg des Experten: { $gains }.
analysis-why-played = Was gespielt wurde: { $gains }.
analysis-precision = { $n } Fortsetzungen des Experten-Bots; schaut er noch einmal, weicht eine Chance um etwa { $off } % ab.
analysis-followed = Was folgte: { $what }
analysis-late = Später im Zug, nach Zufall oder anderen, kosteten Entscheidungen weitere { $n } %.
analysis-each-choice = Entscheidung für Entscheidung
analysis-one-choice = Entscheidung

## Luck and skill
analysis-luck = Glück
analysis-luck-help = was Ziehungen gaben oder nahmen, gegen das Mittel aller möglichen
analysis-skill = Entscheidungen
analysis-skill-help = was alle Entscheidungen bewegt haben
analysis-sum = Glück und Entscheidungen ergeben zusammen das Ergebnis: von { $from } % auf { $to } %.
analysis-draw-in = { $what } in Runde { $round }
analysis-in-round = in Runde { $round }
analysis-drawn = Ziehung ×{ $n }
analysis-draws = { $what }
analysis-ledger = Die glücklichsten und unglücklichsten Ziehungen

## Turning points and the summary
analysis-turning = Wendepunkte
analysis-chose = { $who }: { $what }
analysis-summary = In drei Sätzen
analysis-summary-won = { $who } hat gewonnen; die Führung wechselte { $n ->
    [one] einmal
   *[other] { $n }-mal
}, und in Runde { $round } war es entschieden.
analysis-summary-shared = { $who } teilten sich den Sieg; die Führung wechselte { $n ->
    [one] einmal
   *[other] { $n }-mal
}, zuletzt in Runde { $round }.
analysis-summary-even = Kein einzelner Zug hat es entschieden.
analysis-summary-choice = Am meisten drehte es sich in Runde { $round }, als { $who } „{ $what }“ wählte: vorher { $from } %, nachher { $to } %.
analysis-summary-chance = Am meisten drehte es sich in Runde { $round } durch eine Ziehung ({ $what }): { $who } hatte vorher { $from } %, nachher { $to } %.
analysis-summary-luck = Am meisten Glück hatte { $lucky } ({ $luck } %), und am meisten verschenkt hat { $careless } ({ $lost } % im ganzen Spiel).
analysis-first = Bis jetzt nur die erste Kurve: die Züge sind noch nicht untersucht.

## The page of the analysis
analysis-open = Warum? Die Analyse
analysis-close = Zurück zum Ergebnis
analysis-share = Link kopieren
analysis-save = Als Seite speichern
analysis-progress = Die Züge werden untersucht: { $done } von { $of }
analysis-failed = Die Analyse konnte nicht beendet werden.
analysis-again = Noch einmal versuchen
analysis-not-yet = Der Experte hat diesen Zug noch nicht angesehen.
analysis-previous = Zug davor
analysis-next = Nächster Zug
analysis-next-mistake = Nächster Fehler
analysis-play-on = Hier weiterspielen
analysis-try = Variante probieren
analysis-board = Das Brett
analysis-side-before = Vorher
analysis-side-played = Gespielt
analysis-side-expert = Experte
analysis-arrow-expert = was der Experte spielt
analysis-arrow-played = was gespielt wurde
analysis-arrow-then = was andere dort danach wirklich taten
analysis-then-there = Was andere dort danach wirklich taten:
refused-analysis-not-over = Nur ein beendetes Spiel kann analysiert werden.
