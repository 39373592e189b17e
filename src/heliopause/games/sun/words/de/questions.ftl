## Woher etwas kommt
source-control = Kontrolle über { $system }
source-colony = Kolonie { $system }
source-event = { $card } (Ereignis von Feld { $slot })
source-innovation = Innovation { $innovation }
source-automa = Solokarte { $card }

## Phasen
phase-achievement = Errungenschaften

## Fragen
ask-achievement = Welche Errungenschaft beanspruchst du?
ask-type = Welche Art suchst du?
ask-row = Welche Technologie nimmst du?
ask-mat = Welche Fraktion spielst du?
ask-build = Wo baust du das Schiff der Stufe { $level }?
ask-upgrade = { $n ->
    [one] Welches Schiff verbesserst du um { $by }?
   *[other] Welches Schiff verbesserst du um { $by }? Noch { $n } Verbesserungen.
  }
ask-jump = { $n ->
    [one] Welches Schiff springt? Noch 1 Sprung.
   *[other] Welches Schiff springt? Noch { $n } Sprünge.
  }
ask-move = { $n ->
    [one] Welches Schiff zieht?
   *[other] Welches Schiff zieht? Noch { $n } Schiffe.
  }
ask-colonize = Welches System kolonisierst du?
ask-infiltrate = { $n ->
    [0] Welches System kolonisierst du?
    [one] Welches Schiff springt, oder welches System kolonisierst du? Noch 1 Sprung.
   *[other] Welches Schiff springt, oder welches System kolonisierst du? Noch { $n } Sprünge.
  }
ask-settle = { $n ->
    [0] Welches Schiff siedelt noch bei { $place }? Es sind genug.
   *[other] Welches Schiff siedelt bei { $place }? Stärke { $n } fehlt noch.
  }
ask-colony-disc = Welcher Marker kommt auf deine Kolonie { $card }?
ask-outpost = Welcher Marker wird dein Stützpunkt bei { $place }?
ask-bonus = Welcher Bonus kommt zuerst?
ask-copy = Welche Aktion kopierst du?
ask-automate = Welchen Marker automatisierst du?
ask-replace = Welcher Marker ersetzt einen Stern?
ask-price = Wie bezahlst du?
ask-from-column = Aus welcher Spalte kommt der Würfel?
ask-to-column = In welche Spalte kommt der Würfel?
ask-trade = Was tauschst du? 1 Bevölkerung kostet { $price } Erz.
ask-link = Neben welchem System liegt das neue?
ask-guild = Welche Gilde eröffnest du?
ask-decommission-ship = Welches Raumschiff wird zu Bevölkerung?
ask-retire = Welches Schiff kommt ins Museum?
ask-annex = Welches System behältst du?

## Was sich zählen lässt
measure-ore = Erz
measure-food-discs = Nahrungs-Marker auf dem Tableau
measure-ore-discs = Erz-Marker auf dem Tableau
measure-automation = Automatisierung
measure-colony = Kolonie { $card }
measure-power = Stärke bei { $place }
measure-control = Kontrolle über { $place }

## What the source of a question is to who is asked
origin-event = Ereignis von Feld { $slot }
origin-power = { $mine ->
    [yes] deine Fähigkeit
   *[no] Fähigkeit von { $who }
  }
origin-control = { $mine ->
    [yes] du kontrollierst es jetzt
   *[no] { $who } kontrolliert es jetzt
  }
origin-colony = { $mine ->
    [yes] deine neue Kolonie
   *[no] neue Kolonie von { $who }
  }
origin-mat = { $mine ->
    [yes] deine Fraktion
   *[no] Fraktion von { $who }
  }
origin-innovation = { $mine ->
    [yes] deine Innovation
   *[no] Innovation von { $who }
  }
origin-solo = Solokarte

## What is not done by who passes
decline-jump = Nicht weiter springen
decline-settle = Kein weiteres Schiff
decline-replace = Nichts weiter ersetzen
decline-retire = Kein Schiff ausmustern
ask-opponent = Wer bekommt die { $n } Erz?
