## Woher etwas kommt
source-explored = { $card } erkundet
source-village = Dorf von { $card }
source-track = Leiste { $track }
track-investment = Investition
source-leader = { $card } (Persönlichkeit)

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
measure-tokens = { $token }
measure-units = Stärke ({ $units }) bei { $place }
measure-site = { $site } bei { $place }
measure-built = { $card } bei { $place }

## What the source of a question is to who is asked
origin-leader = { $mine ->
    [yes] deine Persönlichkeit
   *[no] Persönlichkeit von { $who }
  }
origin-track = { $mine ->
    [yes] deine Leiste
   *[no] Leiste von { $who }
  }
origin-trigger = { $mine ->
    [yes] deine Technologie
   *[no] Technologie von { $who }
  }
origin-stage = { $mine ->
    [yes] deine Regierung, { $stage }
   *[no] Regierung von { $who }, { $stage }
  }
origin-explored = { $mine ->
    [yes] von dir erkundet
   *[no] von { $who } erkundet
  }
origin-village = { $mine ->
    [yes] dein neues Dorf
   *[no] neues Dorf von { $who }
  }
origin-construction = { $mine ->
    [yes] dein neues Bauwerk
   *[no] neues Bauwerk von { $who }
  }

## What is not done by who passes
decline-expansion = Nicht ausbreiten
decline-construction = Nichts nehmen
decline-action = Keine weitere Aktion
decline-claim = Nichts beanspruchen
decline-enlist = Keine Einheit aufstellen
decline-decommission = Alle Einheiten behalten
decline-invest = Nichts investieren
decline-site = Nicht gründen: { $site }
