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
ask-colonize = Welches System besiedelst du?
ask-infiltrate = { $n ->
    [0] Welches System besiedelst du?
    [one] Welches Schiff springt, oder welches System besiedelst du? Noch 1 Sprung.
   *[other] Welches Schiff springt, oder welches System besiedelst du? Noch { $n } Sprünge.
  }
ask-settle = { $n ->
    [0] Welches Schiff siedelt noch bei { $place }? Es sind genug.
   *[other] Welches Schiff siedelt bei { $place }? Stärke { $n } fehlt noch.
  }
ask-colony-disc = Welche Scheibe kommt auf deine Kolonie { $card }?
ask-outpost = Welche Scheibe wird dein Außenposten bei { $place }?
ask-bonus = Welcher Bonus kommt zuerst?
ask-copy = Welche Aktion kopierst du?
ask-automate = Welche Scheibe automatisierst du?
ask-replace = Welche Scheibe ersetzt einen Stern?
ask-price = Wie bezahlst du?
ask-from-column = Aus welcher Spalte kommt der Würfel?
ask-to-column = In welche Spalte kommt der Würfel?
ask-trade = Was tauschst du? 1 Bevölkerung kostet { $price } Erz.
ask-link = Neben welchem System liegt das neue?
ask-guild = Welche Gilde eröffnest du?
ask-retire = Welches Schiff kommt ins Museum?
ask-annex = Welches System behältst du?

## Was sich zählen lässt
measure-ore = Erz
measure-food-discs = Nahrungsscheiben auf der Tafel
measure-ore-discs = Erzscheiben auf der Tafel
measure-automation = Automatisierung
measure-colony = Kolonie { $card }
measure-power = Stärke bei { $place }
measure-control = Kontrolle über { $place }
