## Woher etwas kommt
source-explored = { $card } erkundet
source-village = Dorf von { $card }
source-track = Leiste { $track }
track-investment = Investition
source-leader = { $card } (Anführer)

## Phasen
phase-expansion = Ausbreitung
phase-goal = Ziele

## Fragen
ask-government = Welche Regierung wählst du?
ask-enlist = Welche Einheit stellst du auf, und wo?
ask-decommission = Welche Einheit entlässt du?
ask-invest = Von welcher Leiste investierst du einen Würfel?
ask-take-cube = Von welcher Leiste kommt der Würfel?
ask-site = Wo gründest du? Gesucht: { $site }.
ask-use = Welche Einheit ({ $unit }) setzt du bei { $place } ein? Stärke { $n } fehlt noch.
ask-construction = Welches Bauwerk nimmst du? Bis Stufe { $level }.
ask-expansion = Wie breitest du dich aus?
ask-goal = Welches Ziel beanspruchst du?
ask-claim-now = Welches Ziel beanspruchst du?
ask-private = Nimmst du eine private Technologie der Stufe { $level }?
ask-legacy = Welches Vermächtnis wählst du?
ask-basic-action = Welche Grundaktion machst du?
ask-move-unit = { $n ->
    [one] Welche Einheit zieht oder erkundet? Noch 1 Bewegung.
   *[other] Welche Einheit zieht oder erkundet? Noch { $n } Bewegungen.
  }
ask-upgrade-unit = { $n ->
    [one] Welche Einheit verbesserst du um { $by }?
   *[other] Welche Einheit verbesserst du um { $by }? Noch { $n } Einheiten.
  }
ask-build-construction = Was baust du, und wo?
ask-trade-coins = Was tauschst du?
ask-type-colour = Welche Farbe suchst du?

## Was sich zählen lässt
measure-coins = Münzen
measure-cubes = Würfel auf der Leiste { $track }
measure-invested = investierte Würfel
measure-tokens = Plättchen: { $site }
measure-units = Stärke ({ $units }) bei { $place }
measure-site = { $site } bei { $place }
measure-built = { $card } bei { $place }
