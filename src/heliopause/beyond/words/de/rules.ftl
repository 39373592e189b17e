## Was gezählt wird
count-technologies = { $n ->
    [one] Technologie
   *[other] Technologien
  }
count-military-technologies = { $n ->
    [one] Technologie des Militärs
   *[other] Technologien des Militärs
  }
count-level-I-technologies = { $n ->
    [one] Technologie der Stufe I
   *[other] Technologien der Stufe I
  }
count-level-II-technologies = { $n ->
    [one] Technologie der Stufe II
   *[other] Technologien der Stufe II
  }
count-level-III-technologies = { $n ->
    [one] Technologie der Stufe III
   *[other] Technologien der Stufe III
  }
count-pop = Bevölkerung
per = { $per ->
    [1] { $each } je { $counted }
   *[other] { $each } für je { $per } { $counted }
  }
per-up-to = { $per ->
    [1] { $each } je { $counted }, höchstens { $limit }
   *[other] { $each } für je { $per } { $counted }, höchstens { $limit }
  }
formula = { $parts }
formula-plus = { $one } + { $other }
condition = { $n } { $counted }

## Zeilen der Notation in Worten
line = { $effects }
line-with-cost = { $cost }: { $effects }
line-may = du darfst: { $line }
line-if = wenn du { $condition } hast: { $line }
line-each = so oft ({ $count }): { $line }
line-others = alle anderen: { $line }
line-everyone = alle: { $line }
part-by-hand = von Hand: { $text }
condition-and = { $one } und { $other }
part-research-from-supply = { $line }, mit einem Würfel aus dem Vorrat
part-lose-pop = verliere { $n } Bevölkerung
short-if = wenn
short-others = andere
short-everyone = alle
short-by-hand = von Hand
short-lose = verliere
option-for = Schritte für { $who }
line-or = { $one } oder { $other }
part-trade = tausche
part-research = { $existing ->
    [yes] erforsche { $levels } (nur schon entdeckt)
   *[no] erforsche { $levels }
  }{ $prerequisites ->
    [yes] {""}
   *[no] {" "}ohne Voraussetzungen
  }{ $bonus ->
    [yes] {""}
   *[no] {" "}ohne ihren Sofort-Bonus
  }
part-private = nimm eine private Technologie der Stufe { $level }

## Fähigkeiten
power-cheap-research = Aktionen mit Erforschung kosten dich { $n } weniger
short-power-cheap-research = Erforschen −{ $n }

## Optionen
option-pass = Verzichten
option-done = Fertig
option-take = Ausführen: { $line }
option-trade = Tauschen
option-type = Technologie der Art { $type } suchen
option-research-card = { $card } erforschen
option-research-slot = Feld { $slot } erforschen (Stufe { $level }), noch unentdeckt
option-slot = Feld { $slot } (Stufe { $level })
option-card = { $card } nehmen
option-draw = { $card }
option-claim = { $card } beanspruchen
option-start = Spieler { $seat } beginnt
option-space = { $title }: { $line }
option-power = { $card } nutzen: { $line }

## Das Protokoll
log-start = { $who } beginnt das Spiel.
log-turn = Runde { $a }: { $who } ist am Zug.
log-pawn = { $who } nutzt { $a }.
log-aside = { $who } schiebt die Figur von { $a } zur Seite.
log-return-pop = { $who } legt { $a } Bevölkerung in den Vorrat zurück.
log-gain-pop = { $who } erhält 1 Bevölkerung aus Spalte { $a }.
log-growth = { $a ->
    [0] { $who } wählt Wachstum und erhält nichts: Die Spalten sind leer.
   *[other] { $who } erhält durch Wachstum { $a } Bevölkerung.
  }
log-trade = { $who } tauscht.
log-research = { $who } erforscht { $b } (Feld { $a }).
log-discover = { $who } erforscht das unentdeckte Feld { $a }.
log-seek = { $who } sucht eine Technologie der Art { $a }.
log-reveal = { $a } wird aufgedeckt.
log-place-card = { $who } wählt { $a } für Feld { $b }.
log-private = { $who } nimmt { $a } als private Technologie.
log-no-research = { $who } kann nichts erforschen.
log-claim = { $who } beansprucht { $a }: { $b } Punkte.
log-last-round = Die letzte Runde beginnt.
log-by-hand = { $who } führt von Hand aus, was auf der Karte steht.
log-over = Das Spiel ist zu Ende.
log-power = { $who } nutzt { $a }.

## Warum nicht
why-later-space = Deine Figur zieht zu Beginn deines Zuges.
why-later-slot = Die Voraussetzungen hast du; Technologien erforschst du mit Aktionen, die den Kolben zeigen.
why-later-claim = Am Ende deines Zuges, wenn du es erfüllst.
why-no-space = Es gibt kein Aktions-Feld „{ $id }“.
why-not-researched = Du hast { $card } nicht erforscht.
why-not-there = { $card } ist nicht im Spiel.
why-must-move = Deine Figur steht auf diesem Feld und muss sich bewegen.
why-occupied = Das Feld ist besetzt von { $who }.
why-pop = Dafür reicht deine Bevölkerung ({ $have }) nicht.
why-no-slot = Es gibt keine Technologie, die du damit erforschen darfst.
why-no-change = Es würde nichts verändern.
why-no-such-slot = Es gibt kein Feld „{ $id }“.
why-researched = Du hast sie schon erforscht.
why-level = Diese Erforschung ist nicht für Stufe { $level }.
why-undiscovered = Nur entdeckte Technologien dürfen gewählt werden.
why-under-way = Jemand entdeckt sie gerade.
why-no-card-left = Es ist keine Technologie der Stufe { $level } mehr zu entdecken.
why-slot = Feld { $slot }
why-prerequisites = { $kind ->
    [one] Das braucht { $one }; das hast du nicht erforscht.
    [either] Das braucht { $one } oder { $other }; du hast keines von beiden.
    [both] Das braucht { $one } und { $other }; { $have ->
        [0] du hast keines von beiden.
       *[other] dir fehlt { $missing }.
      }
   *[some] Das braucht { $need } von { $slots }; { $have ->
        [0] du hast keines davon.
       *[other] du hast nur { $had }.
      }
  }
why-no-action = { $card } hat keine eigene Aktion.
why-no-supply = Du hast keinen Vorrat mehr.
why-claimed = Du hast sie schon beansprucht.
why-condition = Die Bedingung ist nicht erfüllt: { $condition }.
why-must = Das muss ausgeführt werden.

## Bots
gain-points = mehr Punkte
gain-resources = mehr Vorräte
gain-technologies = mehr Technologien

## Neues: was andere seit dem eigenen Zug getan haben
news-pawn = { $who } nutzte { $a }
news-research = { $who } erforschte { $b }
news-discover = { $who } erforschte Feld { $a }
news-place-card = { $who } entdeckte { $a }
news-by-hand = { $who } hat eine Karte von Hand ausgeführt
news-private = { $who } nahm { $a } als private Technologie
news-claim = { $who } beanspruchte { $a }
news-last-round = Die letzte Runde hat begonnen
news-over = Das Spiel ist zu Ende
news-power = { $who } nutzte { $a }

## Neues: was es für einen selbst bedeutet
effect-gained = du bekommst { $what }
effect-lost = du verlierst { $what }
effect-both = { $parts }
effect-by = { $card }: { $effect }
effect-aside = den Platz deiner Figur
effect-return-pop = { $a } Bevölkerung
effect-gain-pop = { $n } Bevölkerung
effect-growth = { $a } Bevölkerung
aftermath-claim = noch { $n } SP
aftermath-claimed-out = nichts mehr übrig
