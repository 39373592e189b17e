## Bots
gain-goals = näher an einem Ziel
gain-development = mehr Entwicklung
gain-map = mehr Einfluss auf der Karte

## Kleine Wörter
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
token-village = Dorf-Marker
token-city = Stadt-Marker
founding-village = besiedelt das Dorf
founding-city = befestigt die Stadt
side-0 = oberen
side-1 = oberen rechten
side-2 = unteren rechten
side-3 = unteren
side-4 = unteren linken
side-5 = oberen linken
stage-despotism = Despotie
stage-theocracy = Theokratie
stage-once = einmaliger Bonus
stage-democracy = Demokratie
government-stage = { $card } – { $stage }
card-in-slot = { $card } (Feld { $slot })
tile-cradle = Wiege der Zivilisation
tile-territory = { $card }
tile-at = Gebiet { $at }
tile-named = { $tile }
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
count-settle-tokens = Dorf-Marker
count-fortify-tokens = Stadt-Marker

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
part-move-per = Bewegungen: { $count }
part-activate-per = mache Figuren aktiv: { $count }
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
part-token-village = nimm einen Dorf-Marker
part-token-city = nimm einen Stadt-Marker
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
part-lose-coins = { $coins ->
    [one] verliere 1 Münze
   *[other] verliere { $coins } Münzen
  }
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
when-discover = immer wenn du zuerst erforschst
when-invest = immer wenn du investierst
when-enlist-settler = immer wenn du einen Siedler aufstellst
when-enlist-soldier = immer wenn du einen Soldaten aufstellst
when-produce-population = immer wenn du Bevölkerung produzierst
when-produce-coins = immer wenn du Münzen produzierst
when-claim-goal = immer wenn du ein Ziel beanspruchst
when-turn = zu Beginn deines Zuges
power-far-movement = { $n } { $n ->
    [one] Bewegung
   *[other] Bewegungen
} mehr, wann immer du dich bewegst
power-open-borders = deine Einheiten dürfen auf Startgebieten anderer stehen bleiben
power-second-exploration = du darfst { $n } { $n ->
    [one] Gebiet
   *[other] Gebiete
} mehr je Zug erkunden
power-cheap-construction = Bauwerke kosten dich { $n } { $n ->
    [one] Münze
   *[other] Münzen
} weniger
power-cheap-pop = eine Figur kostet dich beim Tausch 2 Münzen
power-shared-space = du darfst besetzte Aktions-Felder nutzen
power-sturdy-settlers = Bauen kostet deine Siedler keine Stärke
power-strong-enlisting = deine Einheiten haben beim Aufstellen { $n } Stärke mehr
short-power-open-borders = auf fremden Startgebieten halten
short-power-second-exploration = erkunden +{ $n }
short-power-cheap-construction = Bauwerke −{ $n } { $n ->
    [one] Münze
   *[other] Münzen
}
short-power-cheap-pop = Figur für 2 Münzen
short-power-shared-space = besetzte Felder nutzen
short-power-sturdy-settlers = Bauen kostet keine Stärke
short-power-strong-enlisting = aufstellen mit +{ $n }
short-power-far-movement = Bewegung +{ $n }

## Optionen
option-basic-action = { $title }: { $line }
option-produce-population = Bevölkerung produzieren
option-produce-coins = Münzen produzieren
option-buy-pawn = Münzen gegen eine Figur
option-buy-pawn-for = { $price } Münzen gegen eine Figur
option-sell-pawn = Eine Figur gegen 1 Münze
option-track = Würfel von der Leiste { $track }
option-side = Start auf der { $side } Seite
option-use-settler = Einen Siedler der Stärke { $strength } nehmen
option-use-soldier = Einen Soldaten der Stärke { $strength } nehmen
option-move-unit = Bewegen: { $unit } der Stärke { $strength }, { $origin } → { $target }
option-explore-unit = Erkunden: { $unit } der Stärke { $strength }, { $origin } → { $target }
option-enlist-unit = Aufstellen: { $unit } der Stärke { $strength }, { $place }
option-upgrade-unit = Verstärken: { $unit } von { $strength } auf { $to }, { $place }
option-decommission-unit = Entlassen: { $unit } der Stärke { $strength }, { $place }
option-settle-at = Das Dorf besiedeln: { $place }
option-fortify-at = Die Stadt befestigen: { $place }
option-build-new = { $card } errichten: { $place }, Siedler der Stärke { $strength }
option-build-existing = { $card } mit errichten: { $place }, Siedler der Stärke { $strength }

## Das Protokoll
log-setup-technologies = Technologien der Stufe { $a } liegen offen: { $b }.
log-setup-goals = Die Ziele sind { $a }.
log-setup-side = Das Startgebiet von { $who } liegt an der { $a } Seite der Wiege.
log-setup-display = Bauwerke der Stufe { $a } in der Auslage: { $b }.
log-setup-governments = Regierungen zur Wahl: { $a }.
log-setup-boards = { $b ->
    [one] Alle beginnen mit { $a } aktiver Bevölkerung, 1 Münze und einem Siedler der Stärke { $c } auf dem Startgebiet.
   *[other] Alle beginnen mit { $a } aktiver Bevölkerung, { $b } Münzen und einem Siedler der Stärke { $c } auf dem Startgebiet.
  }
log-government = { $who } hat die Regierung { $a }.
log-pay-coins = { $a ->
    [one] { $who } zahlt 1 Münze.
   *[other] { $who } zahlt { $a } Münzen.
  }
log-pay-and-exhaust = { $a ->
    [one] { $who } zahlt 1 Münze und erschöpft { $b } Bevölkerung.
   *[other] { $who } zahlt { $a } Münzen und erschöpft { $b } Bevölkerung.
  }
log-exhaust-pop = { $who } erschöpft { $a } Bevölkerung.
log-activate = { $who } macht eine Figur aus Spalte { $a } aktiv.
log-gain-coins = { $a ->
    [one] { $who } erhält 1 Münze.
   *[other] { $who } erhält { $a } Münzen.
  }
log-enlist = { $who } stellt auf: { $a } der Stärke { $b }, { $c }.
log-upgrade-unit = { $who } verstärkt: { $a } auf Stärke { $b }, { $c }.
log-move-unit = { $who } bewegt: { $a }, { $b } → { $c }.
log-explore = { $who } erkundet: { $a }.
log-exhaust = { $who } erschöpft: { $a } der Stärke { $b }, { $c }.
log-weaken = Der Siedler von { $who } hat noch Stärke { $a }: { $b }.
log-disband = { $who } entlässt: { $a } der Stärke { $b }, { $c }.
log-found = { $who } { $a }: { $b }.
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
log-take-token = { $who } nimmt einen { $a }.
log-play-token = { $who } spielt einen { $a }.
log-produce-population = { $a ->
    [0] { $who } produziert keine Bevölkerung: Die offenen Spalten sind leer.
   *[other] { $who } produziert { $a } Bevölkerung.
  }
log-produce-coins = { $a ->
    [one] { $who } produziert 1 Münze.
   *[other] { $who } produziert { $a } Münzen.
  }
log-buy-pawn = { $who } zahlt { $a } Münzen für eine Figur aus Spalte { $b }.
log-sell-pawn = { $who } erschöpft eine Figur für 1 Münze.
log-basic-action = { $who } führt eine Grundaktion aus: { $a }.
log-explore-again = { $who } darf ein weiteres Gebiet erkunden.
log-end-triggered = { $who } leitet das Ende ein: noch { $a } Züge, die letzte Runde eingeschlossen.

## Aktionen des Plans
horizon-basic-1 = Erforschen I
horizon-basic-2 = Erforschen II
horizon-basic-3 = Aufstellen & bewegen
horizon-basic-4 = Anwerben
horizon-advanced-1 = Dorf-Marker
horizon-advanced-2 = Stadt-Marker
horizon-advanced-3 = Erforschen III
horizon-advanced-4 = Erforschen IV
option-space-extra-coins = { $title } (+{ $extra } Münze): { $line }
option-legacy = { $line }; am Ende zählt für alle: { $vp }
option-government = Die Regierung { $card } wählen
option-construction = { $card } nehmen

## Warum nicht
why-later-tile = Aktionen bewegen Einheiten; nach der Aktion breitest du dich aus.
why-no-unit-near = { $n ->
    [one] Mit 1 Bewegung kann keine deiner Einheiten dorthin ziehen oder dort erkunden.
   *[other] Mit { $n } Bewegungen kann keine deiner Einheiten dorthin ziehen oder dort erkunden.
  }
why-later-construction = Bauwerke nimmt man durch die Infrastrukturleiste oder einen Effekt.
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
why-no-settle-token = Du hast keinen Dorf-Marker.
why-no-fortify-token = Du hast keinen Stadt-Marker.
why-no-village-there = Dort gibt es kein Dorf.
why-no-settled-village = Erst muss das Dorf besiedelt sein.
why-taken = Es gehört schon jemandem.
why-strength = Das braucht Stärke { $need }, du hast dort { $have }.
why-no-construction = Du hast { $card } nicht genommen.
why-not-built-there = { $card } steht dort nicht.
why-built = Du hast es schon errichtet, oder beide Plätze sind besetzt.
why-no-building-site = Ein neues Bauwerk braucht ein Gebiet ohne besiedeltes Dorf, ohne Bauwerk und ohne fremde Einheiten, und nie ein fremdes Startgebiet.
why-columns-full = In deinen Bevölkerungs-Spalten ist kein Platz für die Figur frei.
why-goal-not-in-play = Dieses Ziel ist nicht im Spiel.

## Neues: was andere seit dem eigenen Zug getan haben
news-government = { $who } hat die Regierung { $a }
news-explore = { $who } erkundete { $a }
news-found = { $who } gründete: { $a }, { $b }
news-invest = { $who } investierte: { $a }, Feld { $b }
news-stage = { $who } erreichte { $a }
news-leader = { $who } begegnete: { $a }
news-take-construction = { $who } nahm { $a }
news-build-new = { $who } errichtete { $a }: { $b }
news-build-existing = { $who } errichtete { $a } mit
news-basic-action = { $who } nutzte { $a }
news-end-triggered = { $who } leitete das Ende ein: noch { $a } Züge

## Neues: was es für einen selbst bedeutet
effect-pay-coins = { $a ->
    [one] 1 Münze
   *[other] { $a } Münzen
  }
effect-pay-and-exhaust = { $a ->
    [one] 1 Münze und { $b } Bevölkerung
   *[other] { $a } Münzen und { $b } Bevölkerung
  }
effect-exhaust-pop = { $a } Bevölkerung
effect-activate = { $n } Bevölkerung
effect-gain-coins = { $a ->
    [one] 1 Münze
   *[other] { $a } Münzen
  }
effect-produce-population = { $a } Bevölkerung
effect-produce-coins = { $a ->
    [one] 1 Münze
   *[other] { $a } Münzen
  }
effect-enlist = eine Einheit der Stärke { $b } ({ $a })
effect-upgrade-unit = Stärke { $b } für eine Einheit ({ $a })
effect-cube = { $n ->
    [one] einen Würfel der Leiste { $a }
   *[other] { $n } Würfel
  }
effect-take-token = einen { $a }
effect-exhaust = { $n ->
    [one] eine Einheit ({ $a }): { $c }
   *[other] { $n } Einheiten
  }
effect-weaken = Stärke: { $b }, noch { $a }
effect-disband = { $n ->
    [one] eine Einheit ({ $a }): { $c }
   *[other] { $n } Einheiten
  }

## Die Schritte einer Persönlichkeit
leader-step-you = Wer ihr begegnet: { $line }
leader-step-others = Alle anderen: { $line }
leader-step-all = Alle: { $line }
leader-step-legacy = Wer ihr begegnet, wählt ein Vermächtnis: { $choices }
