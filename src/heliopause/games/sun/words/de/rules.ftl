## Kleine Wörter
type-scientific = Wissenschaft
type-economic = Wirtschaft
type-military = Militär
type-commercial = Handel
disc-food = Nahrung
disc-ore = Erz
disc-star = Stern
place-sol = Sol
place-deep = Deep Space
place-extra = das zusätzliche System
place-slot = { $label }
place-with-system = { $system }
place-shipyard = Schiffswerft { $label }
basic-1 = Erforschen I
basic-2 = Erforschen II
basic-3 = Bauen und springen
basic-4 = Anwerben

## Was gezählt wird
count-colonies = { $n ->
    [one] kolonisiertes System
   *[other] kolonisierte Systeme
  }
count-controlled-locations = { $n ->
    [one] kontrollierter Ort
   *[other] kontrollierte Orte
  }
count-shipyards = { $n ->
    [one] kontrollierte Schiffswerft
   *[other] kontrollierte Schiffswerften
  }
count-systems-controlled = { $n ->
    [one] kontrolliertes System
   *[other] kontrollierte Systeme
  }
count-ships = { $n ->
    [one] Raumschiff
   *[other] Raumschiffe
  }
count-fleet-power = Flottenstärke
count-level-4-ships = { $n ->
    [one] Raumschiff der Stufe 4
   *[other] Raumschiffe der Stufe 4
  }
count-locations-with-ships = { $n ->
    [one] Ort mit eigenen Raumschiffen
   *[other] Orte mit eigenen Raumschiffen
  }
count-ships-in-Deep-Space = { $n ->
    [one] Raumschiff in Deep Space
   *[other] Raumschiffe in Deep Space
  }
count-scientific-technologies = { $n ->
    [one] Technologie der Wissenschaft
   *[other] Technologien der Wissenschaft
  }
count-economic-technologies = { $n ->
    [one] Technologie der Wirtschaft
   *[other] Technologien der Wirtschaft
  }
count-commercial-technologies = { $n ->
    [one] Technologie des Handels
   *[other] Technologien des Handels
  }
count-level-IIII-technologies = { $n ->
    [one] Technologie der Stufe IIII
   *[other] Technologien der Stufe IIII
  }
count-automation-levels = { $n ->
    [one] Automatisierungs-Stufe
   *[other] Automatisierungs-Stufen
  }
count-food-discs-off = Nahrungs-Marker weg von der Leiste
count-ore-discs-off = Erz-Marker weg von der Leiste
count-discs-off = Produktions-Marker weg vom Tableau
count-specialties = { $n ->
    [one] Spezialisierungs-Symbol
   *[other] Spezialisierungs-Symbole
  }
count-ore = Erz
count-resources = Bevölkerung und Erz
count-achievements = { $n ->
    [one] Errungenschaft
   *[other] Errungenschaften
  }
count-guilds-open = { $n ->
    [one] offene Gilde
   *[other] offene Gilden
  }
count-control-taken = { $n ->
    [one] soeben anderen abgenommener Ort
   *[other] soeben anderen abgenommene Orte
  }
who-discoverer = Wer entdeckt
who-everyone = Alle
who-others = Alle anderen
who-most = Wer am meisten hat: { $counted }
who-fewest = Wer am wenigsten hat: { $counted }
short-most = meiste
short-fewest = wenigste

## Zeilen der Notation in Worten
cost-ore = zahle { $ore } Erz
cost-pop = gib { $pop } Bevölkerung zurück
cost-both = zahle { $ore } Erz und gib { $pop } Bevölkerung zurück
part-lose-ore = verliere { $ore } Erz
part-decommission-ship = mach ein Raumschiff zu Bevölkerung
part-gain-ore = erhalte { $ore } Erz
part-gain-ore-per = erhalte Erz: { $count }
part-supply-to-pop = erhalte { $n } Bevölkerung aus dem Vorrat
part-supply-to-pop-per = erhalte Bevölkerung aus dem Vorrat: { $count }
part-column-to-pop = erhalte 1 Bevölkerung aus Spalte { $column }
part-supply-to-a = { $n ->
    [one] lege 1 Vorrats-Würfel auf Spalte A um
   *[other] lege { $n } Vorrats-Würfel auf Spalte A um
  }
part-move-rightmost = { $n ->
    [one] lege den Vorrats-Würfel ganz rechts auf eine beliebige Spalte um
   *[other] lege die { $n } Vorrats-Würfel ganz rechts auf beliebige Spalten um
  }
part-automate-food = automatisiere Nahrung
part-automate-ore = automatisiere Erz
part-automate-any = automatisiere Nahrung oder Erz
part-replace-stars = ersetze deine Sterne durch Produktions-Marker
part-grow = Bevölkerungs-Wachstum
part-mine = Erz-Produktion
part-build-pop = { $n ->
    [one] baue aus Bevölkerung ein Raumschiff der Stufe { $level }
   *[other] baue aus Bevölkerung { $n } Raumschiffe der Stufe { $level }
  }
part-build-pop-deep = { $n ->
    [one] baue aus Bevölkerung ein Raumschiff der Stufe { $level } in Deep Space
   *[other] baue aus Bevölkerung { $n } Raumschiffe der Stufe { $level } in Deep Space
  }
part-build-supply = { $n ->
    [one] baue aus Vorrat ein Raumschiff der Stufe { $level }
   *[other] baue aus Vorrat { $n } Raumschiffe der Stufe { $level }
  }
part-build-supply-deep = { $n ->
    [one] baue aus Vorrat ein Raumschiff der Stufe { $level } in Deep Space
   *[other] baue aus Vorrat { $n } Raumschiffe der Stufe { $level } in Deep Space
  }
part-upgrade-ships = { $n ->
    [one] verbessere 1 Raumschiff um { $by }
   *[other] verbessere { $n } Raumschiffe um { $by }
  }
part-upgrade-up-to = verbessere bis zu { $n } Raumschiffe um { $by }
part-upgrade-split = verbessere Raumschiffe um zusammen { $n } Stufen
part-jump = { $n ->
    [one] 1 Sprung
   *[other] { $n } Sprünge
  }
part-move-anywhere = { $n ->
    [one] bewege 1 Raumschiff an einen beliebigen Ort
   *[other] bewege { $n } Raumschiffe an beliebige Orte
  }
part-jump-per = Sprünge: { $count }
part-build-anywhere = { $line }, an einem beliebigen Ort
part-pay-opponent = zahle { $n } Erz an einen Gegner
short-opponent = ein Gegner
part-colonize = kolonisiere
part-infiltrate = { $n } Sprünge, dann kolonisiere ein System, das zu Beginn des Zuges niemand kontrollierte
part-annex-from = ziehe { $n } Systeme vom Stapel A und behalte eines als Kolonie ohne Marker
part-annex-attached = nimm das angelegte System als Kolonie ohne Marker
levels-x = eine Technologie der Stufe „Zahl deiner Kolonien plus eins“, höchstens IIII
part-open-guild = öffne eine Gilde der Reihe { $tier }
part-retire = stelle ein Raumschiff ins Museum
part-copy-research = führe irgendeine Aktion mit Erforschung aus, besetzt oder nicht
part-copy-any = führe irgendeine Aktion des Plans aus, besetzt oder nicht

## Fähigkeiten
power-skip-prerequisite = braucht eine entdeckte Technologie 2 Voraussetzungen, darf dir eine fehlen
power-ore-for-pop = wo Kosten Bevölkerung zurückgeben, darfst du für eine davon 1 Erz zahlen
power-either-track = deine Produktions-Marker dürfen von beiden Leisten kommen
power-wormhole = deine Raumschiffe kommen mit 1 Sprung überallhin, außer von Sol und Deep Space
power-crowd = du darfst besetzte Aktions-Felder nutzen
power-cheap-colonize = zum Kolonisieren brauchst du { $n } Stärke weniger
power-far-jump = du hast bei jedem Sprung-Effekt { $n } { $n ->
    [one] Sprung
   *[other] Sprünge
} mehr
power-cheap-trade = Bevölkerung kostet dich beim Tausch 2 Erz
power-rich-mining = die Erz-Produktion gibt dir { $n } mehr
power-deep-yard = du darfst auch in Deep Space bauen
power-giga = statt Sternen darfst du Marker der anderen Leiste legen; am Ende werden die Sterne deiner Errungenschaften zu Markern
short-power-skip-prerequisite = eine Voraussetzung weniger
short-power-ore-for-pop = 1 Erz statt 1 Bevölkerung
short-power-either-track = Marker beider Leisten
short-power-wormhole = Wurmloch-Sprünge
short-power-crowd = besetzte Felder nutzen
short-power-cheap-colonize = Kolonisieren −{ $n } Stärke
short-power-far-jump = Sprünge +{ $n }
short-power-cheap-trade = Bevölkerung für 2 Erz
short-power-rich-mining = Produktion +{ $n } Erz
short-power-deep-yard = Bauen in Deep Space
short-power-giga = Marker statt Sternen

## Optionen
option-blind = Verdeckt vom Stapel ziehen
option-growth = Bevölkerungs-Wachstum
option-mining = Erz-Produktion
option-buy-pop = Erz gegen Bevölkerung
option-buy-pop-for = { $price } Erz gegen 1 Bevölkerung
option-sell-pop = Bevölkerung gegen 1 Erz
option-decommission-free = Raumschiff der Stufe { $level } bei { $place } wird Bevölkerung
option-decommission = 1 Erz: Raumschiff der Stufe { $level } bei { $place } wird Bevölkerung
option-pay-pop = Die Bevölkerung zurückgeben
option-pay-ore = Für eine der Bevölkerung 1 Erz zahlen
option-disc = Marker legen: { $disc }
option-settle = Raumschiff der Stufe { $level } siedeln lassen
option-from-column = Den Würfel von Spalte { $column } nehmen
option-to-column = Den Würfel auf Spalte { $column } legen
option-build = Bauen bei { $place }
option-colonize = { $place } kolonisieren
option-bonus = Zuerst der Bonus von { $place }
option-link = Neben { $place }
option-upgrade = Raumschiff der Stufe { $level } bei { $place } verbessern
option-upgrade-to = Raumschiff bei { $place } von Stufe { $level } auf { $to } verbessern
option-retire = Raumschiff der Stufe { $level } bei { $place } ins Museum
option-jump = Sprung: Raumschiff der Stufe { $level }, { $origin } nach { $target }
option-move = Bewegen: Raumschiff der Stufe { $level }, { $origin } nach { $target }
option-annex = { $card } behalten
option-guild = { $card } öffnen
option-mat = { $card } spielen
option-copy = { $title } kopieren: { $line }
option-space-extra = { $title } (+{ $extra } Erz): { $line }

## Das Protokoll
log-laid = { $a } liegt auf Feld { $b }.
log-in-play = Die Errungenschaft { $a } ist im Spiel.
log-outfit = { $who } beginnt mit { $a } Bevölkerung, einem Raumschiff der Stufe 1 bei Sol und { $b } Erz.
log-ending = { $a ->
    [0] { $who } hat das Ende ausgelöst: Es bleibt kein Zug.
    [one] { $who } hat das Ende ausgelöst: Es bleibt 1 Zug.
   *[other] { $who } hat das Ende ausgelöst: Es bleiben { $a } Züge, die letzte Runde eingeschlossen.
  }
log-pay-both = { $who } zahlt { $a } Erz und legt { $b } Bevölkerung in den Vorrat zurück.
log-mat = { $who } spielt { $a }.
log-pay-ore = { $who } zahlt { $a } Erz.
log-gain-ore = { $who } erhält { $a } Erz.
log-move-supply = { $who } legt einen Vorrats-Würfel von Spalte { $a } auf { $b } um.
log-automate = { $who } automatisiert: { $a }-Marker, Stufe { $b }.
log-mining = { $who } produziert { $a } Erz.
log-buy-pop = { $who } zahlt { $a } Erz für 1 Bevölkerung aus Spalte { $b }.
log-decommission-free = { $who } macht ein Raumschiff der Stufe { $a } bei { $b } zu Bevölkerung.
log-decommission = { $who } zahlt 1 Erz und macht ein Raumschiff der Stufe { $a } bei { $b } zu Bevölkerung.
log-sell-pop = { $who } legt für 1 Erz 1 Bevölkerung in den Vorrat zurück.
log-build = { $who } baut ein Raumschiff der Stufe { $a } bei { $b }.
log-build-from-pop = { $who } baut aus Bevölkerung ein Raumschiff der Stufe { $a } bei { $b }.
log-upgrade = { $who } verbessert ein Raumschiff bei { $c } von Stufe { $a } auf { $b }.
log-jump = { $who } springt mit einem Raumschiff der Stufe { $a } von { $b } nach { $c }.
log-move = { $who } bewegt ein Raumschiff der Stufe { $a } von { $b } nach { $c }.
log-gain-control = { $who } kontrolliert jetzt { $a } (Stützpunkt: { $b }).
log-lose-control = { $who } verliert die Kontrolle über { $a }.
log-settle = { $who } lässt ein Raumschiff der Stufe { $a } bei { $b } siedeln.
log-exile = Das Raumschiff der Stufe { $a } von { $who } bei { $b } wird nach Deep Space vertrieben.
log-colonize = { $who } kolonisiert { $a }.
log-annex = { $who } nimmt { $a } als Kolonie.
log-new-system = Ein neues System erscheint: { $b }.
log-empty-slot = Für { $a } ist kein System mehr da.
log-colony-disc = { $who } legt einen weiteren Marker auf { $a }: { $b }.
log-event = Ereignis: { $a }.
log-guild = { $who } öffnet: { $a }.
log-copy = { $who } kopiert { $a }.
log-retire = { $who } stellt ein Raumschiff der Stufe { $a } von { $b } ins Museum.
log-replace-star = { $who } ersetzt einen Stern durch einen Marker: { $a }.
log-innovation = { $who } erreicht die Innovation { $a }.
log-row = Die Reihe der Stufe { $a } der Auslage wird aufgedeckt.
log-row-card = { $a } kommt in die Auslage.
log-row-cleared = Die Reihe der Stufe { $a } der Auslage wird abgeräumt.
log-attach = { $a } wird an { $b } angelegt.
log-extra-system = { $a } erscheint einen Sprung von { $b } entfernt.
log-event-gone = { $a } verlässt das Spiel.

## Warum nicht
why-later-place = Aktionen bauen Raumschiffe, lassen sie springen oder kolonisieren.
why-guild-closed = Geschlossen: { $card }. Erst muss ein Ereignis sie öffnen.
why-ore = Dafür brauchst du { $need } Erz, du hast { $have }.
why-ore-later = Mit { $have } Erz könntest du spätere Kosten nicht bezahlen.
why-no-system = Es gibt kein System, das du kolonisieren darfst.
why-nothing-to-copy = Es gibt keine Aktion, die du kopieren und bezahlen könntest.
why-nothing-left = Ein Teil davon ist nicht möglich: Es ist nichts mehr zu nehmen.
why-no-system-there = Es gibt kein System „{ $id }“ zu kolonisieren.
why-no-control = Du kontrollierst es nicht.
why-power-needed = Dafür brauchst du Stärke { $need }, du hast dort { $have }.
why-no-ship = Du hast dort kein solches Raumschiff.
why-no-route = Zwischen diesen Orten gibt es keine Verbindung.
why-not-yard = Raumschiffe werden bei Sol und in Schiffswerften gebaut, die du kontrollierst.
why-full = Alle ihre Felder sind belegt.
why-not-in-play = Diese Errungenschaft ist nicht im Spiel.
why-power = Du hast in diesem Zug keine solche Fähigkeit mehr, oder sie würde nichts verändern.

## Bots
gain-achievements = näher an einer Errungenschaft
gain-income = mehr Einkommen
gain-fleet = eine stärkere Flotte

# Warum ein Schiff nicht hinkommt
why-too-far = Das sind { $need } Sprünge; du hast noch { $have }.
why-no-ship-near = { $n ->
    [one] Mit 1 Sprung kommt keines deiner Raumschiffe dorthin.
   *[other] Mit { $n } Sprüngen kommt keines deiner Raumschiffe dorthin.
  }

## Neues: was andere seit dem eigenen Zug getan haben
news-mat = { $who } spielt { $a }
news-gain-control = { $who } übernahm { $a }
news-lose-control = { $who } verlor { $a }
news-colonize = { $who } kolonisierte { $a }
news-annex = { $who } nahm { $a } als Kolonie
news-event = { $who } deckte { $a } auf
news-guild = { $who } öffnete: { $a }
news-innovation = { $who } erreichte { $a }
news-attach = { $a } liegt an { $b }
news-extra-system = { $a } erschien bei { $b }
news-ending = { $who } leitete das Ende ein: noch { $a } Züge
news-automa-ending = { $who } leitete das Ende ein: noch höchstens { $a } Züge
news-automa-card = { $who } zog Solo-Karte { $a }

## Neues: was es für einen selbst bedeutet
effect-pay-ore = { $a } Erz
effect-pay-both = { $a } Erz und { $b } Bevölkerung
effect-gain-ore = { $a } Erz
effect-mining = { $a } Erz
effect-automate = { $n ->
    [one] eine Automatisierung
   *[other] { $n } Automatisierungen
  }
effect-build = { $n ->
    [one] ein Raumschiff der Stufe { $a }
   *[other] { $n } Raumschiffe
  }
effect-build-from-pop = { $n ->
    [one] ein Raumschiff der Stufe { $a }
   *[other] { $n } Raumschiffe
  }
effect-upgrade = { $n ->
    [one] ein Raumschiff der Stufe { $b }
   *[other] { $n } Verbesserungen
  }
effect-gain-control = die Kontrolle über { $a }
effect-lose-control = { $n ->
    [one] die Kontrolle
   *[other] die Kontrolle über { $n } Orte
  }
effect-exile = { $n ->
    [one] ein Raumschiff an Deep Space
   *[other] { $n } Raumschiffe an Deep Space
  }
effect-retire = { $n ->
    [one] ein Raumschiff der Stufe { $a }
   *[other] { $n } Raumschiffe
  }

## Die Schritte eines Ereignisses
event-step = { $who }: { $line }
event-step-card = Dann wird die Karte von Feld { $slot } gewählt
