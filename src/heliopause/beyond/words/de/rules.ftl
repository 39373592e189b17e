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
    [1] je { $each } für { $counted }
   *[other] { $each } für je { $per } { $counted }
  }
per-up-to = { $per ->
    [1] je { $each } für { $counted }, höchstens { $limit }
   *[other] { $each } für je { $per } { $counted }, höchstens { $limit }
  }
formula = { $parts }
condition = { $n } { $counted }

## Zeilen der Notation in Worten
line = { $effects }
line-with-cost = { $cost }: { $effects }
line-may = du darfst: { $line }
line-or = { $one } oder { $other }
part-trade = tausche
part-research = { $existing ->
    [yes] erforsche eine entdeckte { $levels }
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
power-cheap-research = Aktionen mit Erforschung kosten dich 1 weniger
short-power-cheap-research = Erforschen −1

## Optionen
option-pass = Verzichten
option-done = Fertig
option-take = Ausführen: { $line }
option-trade = Tauschen
option-type = Technologie der Art { $type } suchen
option-slot = Feld { $slot } (Stufe { $level })
option-card = { $card } wählen
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
log-return-pop = { $who } gibt { $a } Bevölkerung zurück.
log-gain-pop = { $who } erhält 1 Bevölkerung aus Spalte { $a }.
log-growth = { $a ->
    [0] { $who } wächst um nichts: Die Spalten, aus denen es wächst, sind leer.
   *[other] { $who } wächst: { $a } Bevölkerung.
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
log-over = Das Spiel ist zu Ende.
log-power = { $who } nutzt { $a }.

## Warum nicht
why-later-space = Deine Figur zieht zu Beginn deines Zuges.
why-later-slot = Technologien erforschst du mit Aktionen, die den Kolben zeigen.
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
why-prerequisites = Du hast { $have } der Voraussetzungen und brauchst { $need }.
why-no-supply = Du hast keinen Vorrat mehr.
why-claimed = Du hast sie schon beansprucht.
why-condition = Die Bedingung ist nicht erfüllt: { $condition }.
why-must = Das muss ausgeführt werden.

## Bots
gain-points = +{ $whole },{ $tenths } Punkte
gain-resources = +{ $whole },{ $tenths } Güter
gain-technologies = +{ $whole },{ $tenths } Technologien
