## The planning board: a private copy of the table
plan = Planung
plan-open = Planen: probiere deinen Zug an einer Kopie, die sonst niemand sieht
plan-key = das Planungsbrett öffnen
plan-loading = Die Kopie des Tisches wird ausgelegt …
plan-nobody = Niemand sieht das. Nichts davon wird gespielt.
plan-copy = Eine Kopie des Tisches in Runde { $n }.
plan-copy-at = Eine Kopie des Tisches nach { $moment } Entscheidungen, in Runde { $n }.
plan-reset = Zurück auf den Stand des Tisches
plan-back = Zurück zum Tisch
plan-back-game = Zurück zum Spiel
plan-back-analysis = Zurück zur Analyse
plan-your-turn = Am Tisch bist du am Zug.
plan-go = Hingehen

## Its question
plan-if-mine = Wärst du am Zug: { $question }
plan-if-turn = Wäre { $who } am Zug: { $question }
plan-if-chance = Wärst du am Zug, entschiede hier der Zufall: Sag, was kommt.
plan-then-chance = Hier entschiede der Zufall: Sag, was kommt.
plan-over = Das Spiel wäre zu Ende.
plan-suppose-head = Wessen Zug angenommen wird
plan-suppose = Wäre ich am Zug
plan-suppose-other = Wäre { $who } am Zug
plan-turn = wenn { $who } am Zug ist
plan-step = ein Schritt, der nicht mehr bekannt ist

## Lines
plan-lines = Meine Varianten
plan-lines-kept = { $n ->
    [0] Bleiben bei deinem Platz
    [one] Eine Variante, bleibt bei deinem Platz
   *[other] { $n } Varianten, bleiben bei deinem Platz
  }
plan-lines-here = { $n ->
    [0] Bleiben, bis du gehst
    [one] Eine Variante, bleibt, bis du gehst
   *[other] { $n } Varianten, bleiben, bis du gehst
  }
plan-lines-impossible = { $n ->
    [one] Eine Variante ist nicht mehr möglich.
   *[other] { $n } Varianten sind nicht mehr möglich.
  }
plan-lines-gone = { $n ->
    [one] Am Tisch ging es weiter: Eine deiner Varianten ist nicht mehr möglich.
   *[other] Am Tisch ging es weiter: { $n } deiner Varianten sind nicht mehr möglich.
  }
plan-followed = Am Tisch ging es weiter; deine Varianten folgen.
plan-most = Es gibt schon { $n } Varianten. Vergiss zuerst eine.
plan-root = Jetzt: { $who } hat die Wahl
plan-root-mine = Jetzt: Du hast die Wahl
plan-root-past = Nach { $moment } Entscheidungen
plan-line = Variante { $n }
plan-chance = Zufall
plan-gone = Nicht mehr möglich
plan-gone-why = Nicht mehr möglich: { $why }
plan-assumed = andere taten etwas anderes
plan-empty = Wähle etwas: Jeder Schritt steht hier, und du kannst zu jedem zurück.
plan-others = Was die anderen tun, nimmst du an: Wähle für sie, oder nimm an, dass sie ihre Züge verstreichen lassen. Kein Bot hilft hier.
plan-undo = Schritt zurück
plan-forget = Vergessen
plan-forget-title = Die Varianten vergessen, die über diesen Schritt führen
plan-tab-lines = Varianten
plan-tab-what-if = Was wäre

## Chance
plan-what-if = Was wäre mit …
plan-what-may-come = { $n ->
    [one] Nur das kann kommen.
   *[other] { $n } können noch kommen, soweit man es wissen kann.
  }
plan-what-if-none = Wo eine Variante auf Zufall trifft, sagst du hier, was kommt, oder ziehst es. Was der Tisch ziehen wird, weiß niemand.
plan-draw = Den Zufall ziehen lassen
plan-share = { $n } %

## After the line
plan-after = Du, nach dieser Variante
plan-after-of = { $who }, nach dieser Variante
plan-play = Diese Variante spielen
plan-play-says = Sie wird Schritt für Schritt gespielt, fragt vor dem, was man nicht zurücknehmen kann, und hält an, wo der Zufall spricht.
plan-play-wait = Möglich, wenn du am Zug bist. Sie wird Schritt für Schritt gespielt, fragt vor dem, was man nicht zurücknehmen kann, und hält an, wo der Zufall spricht.
plan-play-none = Noch ist nichts von dir zu spielen: Wähle etwas.
plan-play-past = Das ist ein vergangener Moment: Davon kann nichts gespielt werden.
plan-play-broken = So, wie der Tisch steht, kann sie nicht gespielt werden.
plan-compare = Varianten vergleichen
plan-compare-now = So wie der Tisch steht

## The live table beside it
plan-live = Der Tisch
plan-live-chooses = { $who } hat die Wahl
plan-live-yours = Du bist am Zug

## A line that is played
plan-playing = Deine Variante: Schritt { $n } von { $of }
plan-stop = Anhalten
plan-ask-final = „{ $step }“ kann nicht zurückgenommen werden.
plan-go-on = Spielen
plan-stopped-done = Deine Variante ist gespielt.
plan-stopped-chance = Deine Variante endet hier: Der Zufall hat gesprochen.
plan-stopped-turn = Deine Variante endet hier: Du hast nicht die Wahl.
plan-stopped-step = Deine Variante endet hier: „{ $step }“ ist jetzt nicht möglich.
plan-stopped-you = Du hast deine Variante angehalten.
