## Beyond the Horizon: kleine Wörter
colour-science = Wissenschaft
colour-commerce = Handel
colour-military = Militär
colour-culture = Kultur
track-food = Nahrung
track-economy = Wirtschaft
track-infrastructure = Infrastruktur
unit-settler = Siedler
unit-soldier = Soldat
site-village = Dorf
site-city = Stadt
stage-theocracy = Theokratie
stage-once = einmaliger Bonus
stage-democracy = Demokratie
tile-cradle = Wiege der Zivilisation
tile-territory = { $card } ({ $at })
tile-at = Gebiet { $at }
tile-home = Startgebiet von { $who }

## Was gezählt wird
count-villages = { $n ->
    [one] Dorf
   *[other] Dörfer
  }
count-cities = { $n ->
    [one] Stadt
   *[other] Städte
  }
count-constructions = { $n ->
    [one] Bauwerk
   *[other] Bauwerke
  }
count-constructions-in-supply = { $n ->
    [one] Bauwerk im Vorrat
   *[other] Bauwerke im Vorrat
  }
count-science-technologies = { $n ->
    [one] Technologie der Wissenschaft
   *[other] Technologien der Wissenschaft
  }
count-commerce-technologies = { $n ->
    [one] Technologie des Handels
   *[other] Technologien des Handels
  }
count-culture-technologies = { $n ->
    [one] Technologie der Kultur
   *[other] Technologien der Kultur
  }
count-level-IV-technologies = { $n ->
    [one] Technologie der Stufe IV
   *[other] Technologien der Stufe IV
  }
count-private-technologies = { $n ->
    [one] private Technologie
   *[other] private Technologien
  }
count-leaders = { $n ->
    [one] Persönlichkeit
   *[other] Persönlichkeiten
  }
count-goals = { $n ->
    [one] Ziel
   *[other] Ziele
  }
count-coins = { $n ->
    [one] Münze
   *[other] Münzen
  }
count-settlers = Siedler
count-soldiers = { $n ->
    [one] Soldat
   *[other] Soldaten
  }
count-units = { $n ->
    [one] Einheit
   *[other] Einheiten
  }
count-settler-strength = Stärke der Siedler
count-soldier-strength = Stärke der Soldaten
count-unit-strength = Stärke der Einheiten
count-food-cubes-off = Nahrungs-Würfel weg von der Leiste
count-economy-cubes-off = Wirtschafts-Würfel weg von der Leiste
count-infrastructure-cubes-off = Infrastruktur-Würfel weg von der Leiste
count-cubes-off = Entwicklungs-Würfel weg von den Leisten
count-investments = { $n ->
    [one] Investition
   *[other] Investitionen
  }
count-tiles-explored = { $n ->
    [one] von dir erkundetes Gebiet
   *[other] von dir erkundete Gebiete
  }
count-tiles-with-a-unit = { $n ->
    [one] Gebiet mit eigenen Einheiten
   *[other] Gebiete mit eigenen Einheiten
  }
count-explored-tiles-on-the-map = { $n ->
    [one] erkundetes Gebiet auf der Karte
   *[other] erkundete Gebiete auf der Karte
  }
count-empty-columns = { $n ->
    [one] leere Spalte
   *[other] leere Spalten
  }
count-settle-tokens = Siedlungs-Marker
count-fortify-tokens = Befestigungs-Marker

## Zeilen der Notation in Worten
cost-coins = { $coins ->
    [one] zahle 1 Münze
   *[other] zahle { $coins } Münzen
  }
cost-exhaust = erschöpfe { $pop } Bevölkerung
cost-coins-and-exhaust = { $coins ->
    [one] zahle 1 Münze und erschöpfe { $pop } Bevölkerung
   *[other] zahle { $coins } Münzen und erschöpfe { $pop } Bevölkerung
  }
part-coins = { $coins ->
    [one] erhalte 1 Münze
   *[other] erhalte { $coins } Münzen
  }
part-coins-per = erhalte Münzen: { $count }
part-activate = { $n ->
    [one] mache 1 Figur aktiv
   *[other] mache { $n } Figuren aktiv
  }
part-enlist-settler = { $inactive ->
    [yes] stelle aus den Spalten einen Siedler der Stärke { $strength } auf
   *[no] stelle eine aktive Figur als Siedler der Stärke { $strength } auf
  }
part-enlist-soldier = { $inactive ->
    [yes] stelle aus den Spalten einen Soldaten der Stärke { $strength } auf
   *[no] stelle eine aktive Figur als Soldat der Stärke { $strength } auf
  }
part-enlist-unit = { $inactive ->
    [yes] stelle aus den Spalten einen Siedler oder Soldaten der Stärke { $strength } auf
   *[no] stelle eine aktive Figur als Siedler oder Soldat der Stärke { $strength } auf
  }
part-move-units = { $n ->
    [one] 1 Bewegung
   *[other] { $n } Bewegungen
  }
part-upgrade-settler = { $n ->
    [one] verstärke einen Siedler um { $by }
   *[other] verstärke { $n } Siedler um { $by }
  }
part-upgrade-soldier = { $n ->
    [one] verstärke einen Soldaten um { $by }
   *[other] verstärke { $n } Soldaten um { $by }
  }
part-upgrade-unit = { $n ->
    [one] verstärke eine Einheit um { $by }
   *[other] verstärke { $n } Einheiten um { $by }
  }
part-invest-food = investiere Nahrung
part-invest-economy = investiere Wirtschaft
part-invest-infrastructure = investiere Infrastruktur
part-invest-any = investiere von einer beliebigen Leiste
part-produce-population = produziere Bevölkerung
part-produce-coins = produziere Münzen
part-token-village = nimm einen Siedlungs-Marker
part-token-city = nimm einen Befestigungs-Marker
part-found-village = besiedle ein Dorf
part-found-city = befestige eine Stadt
part-construction = nimm ein Bauwerk der Stufe { $level }
part-construction-up-to = nimm ein Bauwerk bis Stufe { $level }
part-build-any = errichte ein Bauwerk
part-build-new = errichte ein neues Bauwerk
part-build-existing = errichte ein bestehendes Bauwerk mit
part-theocracy = nutze deine Theokratie
part-claim-goal = beanspruche ein Ziel
part-basic-action = führe eine Grundaktion ohne deine Figur aus
part-explore-again = erkunde in diesem Zug ein weiteres Gebiet
part-decommission = entlasse eine Einheit

## Auslöser und Fähigkeiten
trigger = { $when }: { $line }
when-explore = immer wenn du erkundest
when-settle = immer wenn du ein Dorf besiedelst
when-fortify = immer wenn du eine Stadt befestigst
when-build = immer wenn du baust
when-build-new = immer wenn du ein neues Bauwerk errichtest
when-build-existing = immer wenn du ein bestehendes Bauwerk mit errichtest
when-research = immer wenn du forschst
when-research-I = immer wenn du Stufe I erforschst
when-research-II = immer wenn du Stufe II erforschst
when-research-III = immer wenn du Stufe III erforschst
when-research-IV = immer wenn du Stufe IV erforschst
when-discover = immer wenn du als Erster erforschst
when-invest = immer wenn du investierst
when-enlist-settler = immer wenn du einen Siedler aufstellst
when-enlist-soldier = immer wenn du einen Soldaten aufstellst
when-produce-population = immer wenn du Bevölkerung produzierst
when-produce-coins = immer wenn du Münzen produzierst
when-claim-goal = immer wenn du ein Ziel beanspruchst
when-turn = zu Beginn deines Zuges
power-far-movement = eine Bewegung mehr, wann immer du dich bewegst
power-open-borders = deine Einheiten dürfen auf Startgebieten anderer stehen bleiben
power-second-exploration = du darfst zwei Gebiete je Zug erkunden
power-cheap-construction = Bauwerke kosten dich 1 Münze weniger
power-cheap-pop = eine Figur kostet dich beim Tausch 2 Münzen
power-shared-space = du darfst besetzte Aktions-Felder nutzen
power-sturdy-settlers = Bauen kostet deine Siedler keine Stärke
power-strong-enlisting = deine Einheiten haben beim Aufstellen 1 Stärke mehr

## Optionen
option-basic-action = { $title }: { $line }
option-produce-population = Bevölkerung produzieren
option-produce-coins = Münzen produzieren
option-buy-pawn = Münzen gegen eine Figur
option-sell-pawn = Eine Figur gegen 1 Münze
option-track = Würfel von der Leiste { $track }
option-side = Start auf Seite { $side }
option-use-settler = Einen Siedler der Stärke { $strength } nehmen
option-use-soldier = Einen Soldaten der Stärke { $strength } nehmen
option-move-unit = Bewegen: { $unit } { $strength }, { $origin } → { $target }
option-explore-unit = Erkunden: { $unit } { $strength }, { $origin } → { $target }
option-enlist-unit = Aufstellen: { $unit } { $strength }, { $place }
option-upgrade-unit = Verstärken: { $unit } { $strength } auf { $to }, { $place }
option-decommission-unit = Entlassen: { $unit } { $strength }, { $place }
option-settle-at = Das Dorf besiedeln: { $place }
option-fortify-at = Die Stadt befestigen: { $place }
option-build-new = { $card } errichten: { $place }, Siedler der Stärke { $strength }
option-build-existing = { $card } mit errichten: { $place }, Siedler der Stärke { $strength }

## Das Protokoll
log-government = { $who } hat die Regierung { $a }.
log-pay-coins = { $a ->
    [one] { $who } zahlt 1 Münze.
   *[other] { $who } zahlt { $a } Münzen.
  }
log-gain-coins = { $a ->
    [one] { $who } erhält 1 Münze.
   *[other] { $who } erhält { $a } Münzen.
  }
log-enlist = { $who } stellt auf: { $a } { $b }, { $c }.
log-upgrade-unit = { $who } verstärkt: { $a } auf { $b }, { $c }.
log-move-unit = { $who } bewegt: { $a }, { $b } → { $c }.
log-explore = { $who } erkundet: { $a }.
log-exhaust = { $who } erschöpft: { $a } { $b }, { $c }.
log-weaken = Der Siedler von { $who } hat noch Stärke { $a }: { $b }.
log-disband = { $who } entlässt: { $a } { $b }, { $c }.
log-found = { $who } gründet: { $a }, { $b }.
log-cube = { $who } nimmt einen Würfel der Leiste { $a }, noch { $b }.
log-no-cube = { $who } hat keinen Würfel mehr.
log-invest = { $who } investiert einen Würfel der Leiste { $a }: Feld { $b }.
log-stage = Die Regierung von { $who } erreicht eine neue Stufe: { $a }.
log-trigger = { $who } nutzt { $a }.
log-leader = { $who } begegnet: { $a }.
log-take-construction = { $who } nimmt { $a }.
log-reveal-construction = { $a } kommt in die Auslage.
log-build-new = { $who } errichtet { $a }: { $b }.
log-build-existing = { $who } errichtet { $a } mit: { $b }.
log-take-token = { $who } nimmt einen Marker: { $a }.
log-play-token = { $who } spielt einen Marker: { $a }.
log-produce-coins = { $a ->
    [one] { $who } produziert 1 Münze.
   *[other] { $who } produziert { $a } Münzen.
  }
log-buy-pawn = { $who } zahlt { $a } Münzen für eine Figur aus Spalte { $b }.
log-sell-pawn = { $who } erschöpft eine Figur für 1 Münze.
log-basic-action = { $who } führt eine Grundaktion aus: { $a }.
log-explore-again = { $who } darf ein weiteres Gebiet erkunden.

## Aktionen des Plans
horizon-basic-1 = Erforschen I
horizon-basic-2 = Erforschen II
horizon-basic-3 = Aufstellen und bewegen
horizon-basic-4 = Anwerben
horizon-advanced-1 = Siedlungs-Marker
horizon-advanced-2 = Befestigungs-Marker
horizon-advanced-3 = Erforschen III
horizon-advanced-4 = Erforschen IV
option-space-extra-coins = { $title } (+{ $extra } Münze): { $line }
option-legacy = { $line }; am Ende zählt für alle: { $vp }
option-government = Die Regierung { $card } wählen
option-construction = { $card } nehmen
condition-and = { $one } und { $other }

## Warum nicht
why-coins = Das kostet { $need } Münzen, du hast { $have }.
why-first-turn = Im ersten Zug kommt die Figur auf eine Grundaktion.
why-no-site = Dafür gibt es auf der Karte oder im Vorrat nichts, womit es ginge.
why-no-unit-for-it = Du hast dafür keine Einheit oder keinen Marker.
why-no-tile = Dieses Gebiet oder diese Einheit gibt es nicht.
why-no-unit = Du hast dort keine solche Einheit.
why-must-leave = Erst muss deine Einheit auf dem fremden Startgebiet weiterziehen.
why-not-next = Diese Gebiete liegen nicht nebeneinander.
why-foreign-start = Eine Einheit darf ihre Bewegung nicht auf einem fremden Startgebiet beenden, und zum Weiterziehen reicht es nicht.
why-soldiers-stay = Nur Siedler erkunden.
why-two-tiles = Ein neues Gebiet muss neben dem Siedler liegen und zwei Gebiete der Karte berühren.
why-no-territory = Alle Gebiete liegen schon aus.
why-explored = Mehr Gebiete darfst du in diesem Zug nicht erkunden.
why-no-rally-point = Einheiten kommen auf dein Startgebiet oder dorthin, wo du einen Würfel hast.
why-no-token = Kein Marker ist übrig, der die Stärke zeigt.
why-strongest = Stärker als 6 wird keine Einheit.
why-no-settle-token = Du hast keinen Siedlungs-Marker.
why-no-fortify-token = Du hast keinen Befestigungs-Marker.
why-no-village-there = Dort gibt es kein Dorf.
why-no-settled-village = Erst muss das Dorf besiedelt sein.
why-taken = Es gehört schon jemandem.
why-strength = Das braucht Stärke { $need }, du hast dort { $have }.
why-no-construction = Du hast { $card } nicht genommen.
why-not-built-there = { $card } steht dort nicht.
why-built = Du hast es schon errichtet, oder beide Plätze sind besetzt.
why-no-building-site = Ein neues Bauwerk braucht ein Gebiet ohne besiedeltes Dorf, ohne Bauwerk und ohne fremde Einheiten, und nie ein fremdes Startgebiet.
why-goal-not-in-play = Dieses Ziel ist nicht im Spiel.

## Der Tisch von Beyond the Horizon im Browser

# Der Rahmen
horizon-web-phase-expansion = Ausbreitung
horizon-web-phase-goal = Ziel
horizon-web-extra = { $n } Münze mehr
horizon-web-tab-map = Karte
horizon-web-tab-board = Tafel
horizon-web-goals = Ziele
horizon-web-goals-head = Ziele · { $placed }/{ $needed } Würfel
horizon-web-rivals = Die anderen Zivilisationen
horizon-web-ask-move = { $who }, welche Einheit bewegt sich oder erkundet?
horizon-web-ask-upgrade = { $who }, welche Einheit verstärkst du?
horizon-web-ask-build = { $who }, was baust du, und wo?
horizon-web-ask-type = { $who }, welche Farbe suchst du?
web-ask-government = { $who }, welche Regierung wählst du?
web-ask-enlist = { $who }, welche Einheit stellst du auf, und wo?
web-ask-decommission = { $who }, welche Einheit entlässt du?
web-ask-invest = { $who }, von welcher Leiste investierst du einen Würfel?
web-ask-takecube = { $who }, von welcher Leiste kommt der Würfel?
web-ask-site = { $who }, wo siedelst oder befestigst du?
web-ask-use = { $who }, welche Einheit setzt du ein?
web-ask-construction = { $who }, welches Bauwerk nimmst du?
web-ask-expansion = { $who }, wie breitest du dich aus?
web-ask-goal = { $who }, welches Ziel beanspruchst du?
web-ask-claimnow = { $who }, welches Ziel beanspruchst du?
web-ask-legacy = { $who }, welches Vermächtnis wählst du?
web-ask-basicaction = { $who }, welche Grundaktion führst du aus?
horizon-web-doing-move = beim Bewegen
horizon-web-doing-upgrade = beim Verstärken
horizon-web-doing-build = bei der Wahl eines Bauplatzes
horizon-web-doing-type = bei der Wahl einer Farbe
web-doing-government = bei der Wahl einer Regierung
web-doing-enlist = beim Aufstellen
web-doing-decommission = beim Entlassen
web-doing-invest = beim Investieren
web-doing-takecube = bei der Wahl eines Würfels
web-doing-site = bei der Wahl eines Ortes
web-doing-use = bei der Wahl von Einheiten
web-doing-construction = bei der Wahl eines Bauwerks
web-doing-expansion = bei der Ausbreitung
web-doing-goal = bei einem Ziel
web-doing-claimnow = bei einem Ziel
web-doing-legacy = bei der Wahl eines Vermächtnisses
web-doing-basicaction = bei der Wahl einer Grundaktion
horizon-web-left-movements = { $n ->
    [one] noch 1 Schritt
   *[other] noch { $n } Schritte
  }
horizon-web-left-strength = noch Stärke { $n } nötig
horizon-web-left-level = bis Stufe { $n }
horizon-web-later-unit = wähle zuerst die Einheit, die dorthin soll
horizon-web-later-tile = jetzt nicht: Aktionen bewegen Einheiten, danach breitest du dich aus
horizon-web-later-construction = jetzt nicht: man nimmt es durch die Infrastrukturleiste oder einen Effekt

# Möglichkeiten in Kürze
horizon-web-explore = erkunden ({ $place })
horizon-web-decommission = { $place } → Bevölkerung
horizon-web-settle = { $place } besiedeln
horizon-web-fortify = { $place } befestigen
horizon-web-preview-explore = Ein neues Gebiet und sein Bonus; noch { $n }
horizon-web-preview-cube = ein Würfel verlässt die Leiste { $track }
horizon-web-preview-built = wenn gebaut:
horizon-web-preview-grow = Spalten { $letters }
horizon-web-preview-leader = und eine Persönlichkeit
horizon-web-preview-blind = Eine Technologie der Stufe { $level }
horizon-web-preview-strength = Deine Stärke ({ $unit }) auf { $place }: { $before } → { $after }, nötig: { $need }
horizon-web-preview-site = { $vp } SP; Stärke { $need } von deinen { $have } wird eingesetzt
horizon-web-opens = öffnet Spalte { $column }
horizon-web-income-more = { $n ->
    [one] 1 Münze mehr bei der Produktion
   *[other] { $n } Münzen mehr bei der Produktion
  }
horizon-web-stage-despotism = Despotie
horizon-web-stage-theocracy = Theokratie
horizon-web-stage-once = Einmaliger Bonus
horizon-web-stage-democracy = Demokratie

# Die Tafeln
horizon-web-basic = Grundaktionen
horizon-web-advanced = Höhere Aktionen
horizon-web-leader = hier liegt eine Persönlichkeit
horizon-web-slot-leader = Wer sie als Erstes erforscht, nimmt eine Persönlichkeit.
horizon-web-display = Bauwerke in der Auslage
horizon-web-deck = { $n } im Stapel
horizon-web-investment = Investition
horizon-web-pawns = Figuren
horizon-web-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
  }
horizon-web-take-cube = Den Würfel der Leiste { $track } nehmen: { $gives }
horizon-web-power-open-borders = auf fremden Startgebieten halten
horizon-web-power-second-exploration = zwei Gebiete erkunden
horizon-web-power-cheap-construction = Bauwerke −1 Münze
horizon-web-power-cheap-research = Forschung −1 Münze
horizon-web-power-cheap-pop = Figur für 2 Münzen
horizon-web-power-shared-space = besetzte Felder nutzen
horizon-web-power-sturdy-settlers = Bauen kostet keine Stärke
horizon-web-power-strong-enlisting = aufstellen mit +1
horizon-web-power-far-movement = Bewegung +1

# Die Karte
horizon-web-map = Die Karte
horizon-web-cradle = Wiege
horizon-web-middle = die Mitte
horizon-web-side-0 = nach Norden
horizon-web-side-1 = nach Nordosten
horizon-web-side-2 = nach Südosten
horizon-web-side-3 = nach Süden
horizon-web-side-4 = nach Südwesten
horizon-web-side-5 = nach Nordwesten
horizon-web-empty = Unerkundet: { $where }
horizon-web-empty-more = Siedler daneben können es beim Bewegen erkunden.
horizon-web-empty-places = Orte, die erkundet werden können
horizon-web-village-free = Das Dorf ist frei.
horizon-web-village-of = { $who } hat das Dorf.
horizon-web-city-free = Die Stadt ist frei.
horizon-web-city-of = { $who } hat die Stadt.
horizon-web-built-by = Gebaut von { $who }.
horizon-web-strength-there = { $who }: { $unit }, Stärke { $n }.
horizon-web-units = { $who }, { $n ->
    [one] { $unit }
   *[other] { $n } × { $unit }
  }, Stärke { $strength }, { $place }
horizon-web-tiles-left = { $n ->
    [one] noch 1 Gebiet
   *[other] noch { $n } Gebiete
  }
horizon-web-zoom = Größe der Karte
horizon-web-closer = Näher
horizon-web-farther = Weiter weg
horizon-web-whole = Die ganze Karte

# Der Tisch als Text
horizon-web-tile = Gebiet
horizon-web-where = Wo, von der Wiege aus
horizon-web-beside = Neben
horizon-web-civilizations = Zivilisationen
horizon-web-production = Produziert
horizon-web-tracks = Würfel auf den Leisten (was als Nächstes kommt)

# Karten in Worten
card-head-kind = Art
card-head-trigger = Auslöser
card-head-explore = Erkunden
card-head-strength = Stärke
card-head-village = Dorf
card-head-bonus = Bonus
card-head-city = Stadt
card-head-vp = SP
card-head-first = Zuerst gebaut
card-head-second = Danach gebaut
card-head-you = Du
card-head-others = Andere
card-head-all = Alle
card-head-choice = Eins von
card-head-vp-others = SP der anderen
card-head-despotism = Despotie
card-head-theocracy = Theokratie
card-head-once = Einmalig
card-head-democracy = Demokratie
card-technology-kind = Stufe { $level }: { $colours }
card-construction-kind = { $coins ->
    [one] Stufe { $level }, 1 Münze
   *[other] Stufe { $level }, { $coins } Münzen
  }
card-leader-kind = Persönlichkeit der Stufe { $level }
card-worth = { $vp } SP, Würfel der Leiste { $track }

# Der Wertungsbogen
web-item-goals = Ziele
web-item-technologies = Technologien
web-item-level-4-bonus = Boni der Stufe IV
web-item-villages = Dörfer
web-item-cities = Städte
web-item-constructions = Bauwerke
web-item-investment = Investition
web-item-leaders = Persönlichkeiten
web-item-government = Demokratie
page-item-goals = Ziele
page-item-technologies = Technologien
page-item-level-4-bonus = Boni der Technologien der Stufe IV
page-item-villages = Dörfer
page-item-cities = Städte
page-item-constructions = Bauwerke
page-item-investment = Investition
page-item-leaders = Persönlichkeiten
page-item-government = Regierung (Demokratie)
page-tie-cubes = Würfel auf den Leisten
page-tie-coins = Münzen
page-rules-horizon = Beyond the Horizon
horizon-web-tie-none = Bei Gleichstand entscheiden die wenigsten Würfel auf den Entwicklungsleisten, dann die meiste aktive Bevölkerung, dann die meisten Münzen (Regel 12.3).
horizon-web-tie-broken = { $names } haben gleich viele Punkte. Es entscheiden die wenigsten Würfel auf den Entwicklungsleisten, dann die meiste aktive Bevölkerung, dann die meisten Münzen (Regel 12.3).
horizon-web-tie-shared = { $names } sind gleich an Punkten, Würfeln, Bevölkerung und Münzen: sie teilen sich den Sieg (Regel 12.3).

# Die Einführung
horizon-guide-look = Ein Baum, eine Karte, eine Tafel
horizon-guide-look-text = Die Technologietafel zeigt, was erforscht werden kann und wohin Spielfiguren gehen. Die Karte wächst, wenn Siedler erkunden. Deine eigene Tafel zeigt, was du hast.
horizon-guide-look-why = Ein Zug hat vier Teile: Spielfigur setzen und handeln, sich auf der Karte ausbreiten, produzieren, ein Ziel beanspruchen, wenn du es erfüllst.
horizon-guide-aim = Worum es geht
horizon-guide-aim-text = Das Ende kommt, sobald { $cubes } Würfel auf den Zielen liegen. Dann zählen Punkte: Technologien, Dörfer, Städte, Bauwerke, Investition, Persönlichkeiten, Ziele.
horizon-guide-aim-why = Behalte die drei Ziele von Anfang an im Blick: Wer eines zuerst beansprucht, bekommt 5 Punkte dafür, alle Späteren 3.
horizon-guide-mat = Deine Tafel
horizon-guide-mat-text = Du hast { $pop } aktive Bevölkerung und { $coins } Münzen. Figuren in den Spalten A bis E sind noch nicht aktiv. Würfel bedecken drei Leisten; was darunter liegt, gehört dir, sobald der Würfel geht.
horizon-guide-mat-why = Würfel gehen, wenn du Dörfer und Städte gründest, baust, investierst und Ziele beanspruchst. Alles, was du auf der Karte tust, verbessert also deine Produktion.
horizon-guide-wait = { $name } beginnt
horizon-guide-wait-text = Sieh, wohin die Spielfigur von { $name } geht: Dieses Feld ist dir in diesem Zug versperrt. Das Protokoll erzählt alles, was geschieht.
horizon-guide-wait-why = Zwei stehen nie auf einem Feld, außer auf der letzten Grundaktion.
horizon-guide-action = Setze deine Spielfigur
horizon-guide-action-text = Alles mit goldenem Rand ist jetzt möglich. Ein guter Anfang ist Erforschen I: Jemand aus deiner Bevölkerung geht auf eine Technologie der Stufe I, und du bekommst sofort ihren Bonus.
horizon-guide-action-taken = Alles mit goldenem Rand ist jetzt möglich. Erforschen I ist besetzt: Nimm Aufstellen und bewegen, oder Anwerben und forsche im nächsten Zug.
horizon-guide-action-why = Im ersten Zug stehen nur Grundaktionen offen. Technologien geben neue, bessere Felder, und jede öffnet den Weg zu denen rechts von ihr.
horizon-guide-choose = Führe die Aktion aus
horizon-guide-choose-text = Beantworte die Fragen in der Leiste; die goldenen Stellen auf den Tafeln tun dasselbe.
horizon-guide-choose-why = Du kannst eine Wahl zurücknehmen, bis der Zufall gesprochen oder jemand anders gewählt hat.
horizon-guide-production = Produziere
horizon-guide-production-text = Wähle eins von dreien. Bevölkerung: aus jeder offenen Spalte ({ $columns }) wird eine Figur aktiv. Münzen: du bekommst { $income }. Handel: tausche, was du hast.
horizon-guide-production-why = Erforschen II kostet 2 Münzen und eine Figur, eine Einheit kostet eine Figur. Nimm, was deine nächste Aktion braucht.
horizon-guide-others = Die anderen spielen
horizon-guide-others-text = Am Ende eines Zuges werden die Ziele geprüft: Wer eines erfüllt, beansprucht es, eins je Zug. Jetzt sind die anderen dran. Welche Felder bleiben dir?
horizon-guide-others-why = Marker zum Siedeln und Befestigen kommen von höheren Aktionen; jede verlangt zuerst etwas, das darüber steht.
horizon-guide-action-2 = Dein zweiter Zug
horizon-guide-action-2-text = Deine Spielfigur muss ihr Feld verlassen. Versuche Aufstellen und bewegen: Eine Figur wird Siedler oder Soldat, und mit 2 Schritten erreichen Siedler unbekanntes Land.
horizon-guide-action-2-taken = Deine Spielfigur muss ihr Feld verlassen. Aufstellen und bewegen ist besetzt oder gerade zu teuer: Forsche mit dem, was du hast, oder nimm Anwerben, das geht immer.
horizon-guide-action-2-why = Siedler erkunden, gründen Dörfer und bauen; Soldaten machen aus Dörfern Städte. Ein erkundetes Gebiet gibt sofort seinen Bonus.
horizon-guide-production-2 = Produziere wieder
horizon-guide-production-2-text = Jetzt kommt Bevölkerung aus { $columns }, und die Produktion von Münzen gibt { $income }. Hat ein Würfel seine Leiste verlassen, siehst du hier den Unterschied.
horizon-guide-production-2-why = Bevölkerung kommt nur aus Spalten, in denen noch Figuren stehen. Ist A leer, gibt A nichts.
horizon-guide-onwards = Du kennst den Weg
horizon-guide-onwards-text = Von hier an: erforsche entlang der Linien nach rechts, sammle Stärke in guten Gebieten, nimm Marker zum Siedeln und Befestigen und spiele sie in der Ausbreitungsphase, und behalte die Ziele im Blick.
horizon-guide-onwards-why = Wenn etwas nicht geht, zeige darauf: Der Tisch sagt, warum, mit der Regel. Die Regeln liegen jederzeit neben dem Tisch.
horizon-guide-ask-government = Wähle eine Regierung. Ihre erste Stufe wirkt ab jetzt, die anderen öffnen sich, wenn Würfel die Infrastrukturleiste verlassen.
horizon-guide-ask-slot = Wähle, wohin deine Figur forschen geht. Die Linien von links zeigen, was vorher erforscht sein muss.
horizon-guide-ask-type = Hier liegt noch keine Technologie. Wähle die Farbe, die du suchst: Es werden Karten aufgedeckt, bis zwei passen.
horizon-guide-ask-card = Wähle eine der passenden Karten. Sie liegt für alle auf der Tafel, aber du hast sie zuerst.
horizon-guide-ask-move = Jeder Schritt bringt eine Einheit auf ein Gebiet daneben. Wähle eine Einheit, dann ein goldenes Gebiet; Siedler dürfen auch einen leeren goldenen Ort erkunden.
horizon-guide-ask-enlist = Wähle Siedler oder Soldat, und wo die Einheit erscheint: auf deinem Startgebiet, oder wo du einen Würfel hast.
horizon-guide-ask-upgrade = Wähle die Einheit, deren Stärke steigt.
horizon-guide-ask-invest = Wähle die Leiste, deren linker Würfel auf die Investitionsleiste geht: Du bekommst, was darunter liegt und was er bedeckt.
horizon-guide-ask-takecube = Wähle die Leiste, deren linken Würfel du legst. Was darunter liegt, gehört dir.
horizon-guide-ask-site = Wähle das Gebiet. Deine Einheiten dort müssen die Stärke haben, die es zeigt.
horizon-guide-ask-use = Wähle die Einheiten, die eingesetzt werden, bis die Stärke erreicht ist.
horizon-guide-ask-build = Wähle ein Bauwerk, ein Gebiet und die Siedler, die es bauen.
horizon-guide-ask-construction = Nimm ein Bauwerk aus der Auslage in deinen Vorrat; gebaut wird es später, in einer Ausbreitungsphase.
horizon-guide-ask-expansion = Einmal je Zug darfst du mit einem Marker ein Dorf besiedeln oder eine Stadt befestigen, oder ein Bauwerk bauen.
horizon-guide-ask-trade = Tausche, so oft du magst, und sage dann Fertig.
horizon-guide-ask-goal = Du erfüllst ein Ziel, also geht ein Würfel von dir dorthin. Der erste dort zählt am meisten.
horizon-guide-news-leader = Du hast als Erstes hier geforscht, also kam eine Persönlichkeit zu dir.
horizon-guide-news-explore = Ein neues Gebiet liegt auf der Karte, und du hast seinen Bonus bekommen.
horizon-guide-news-found = Dort liegt jetzt ein Würfel von dir: Er zählt am Ende, und dort kannst du Einheiten aufstellen.
horizon-guide-news-claim = Du hast ein Ziel beansprucht: Ein Würfel von dir liegt darauf.

# Die erste Seite
horizon-web-drawing = Ein Land aus Sechsecken im Meer mit Bergen, Wäldern und Dörfern; ringsum noch Unbekanntes, und ein Schiff segelt einer tief stehenden Sonne entgegen.
horizon-web-tagline = Beyond the Horizon, am eigenen Bildschirm und mit Freunden.
horizon-web-lead = Erforsche Technologien, erkunde unbekanntes Land, gründe Dörfer und Städte, baue, was bleibt. Ein Spiel zu zweit bis zu viert.
horizon-web-start-note = Beyond the Horizon, zu zweit an diesem Bildschirm
