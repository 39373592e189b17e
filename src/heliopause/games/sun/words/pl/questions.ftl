## Where something comes from
source-control = kontrola ({ $system })
source-colony = kolonia { $system }
source-event = { $card } (wydarzenie z pola { $slot })
source-innovation = innowacja { $innovation }
source-automa = karta solo { $card }

## Phases
phase-achievement = Osiągnięcia

## Questions
ask-achievement = Które osiągnięcie zdobywasz?
ask-type = Jakiego rodzaju szukasz?
ask-row = Którą technologię bierzesz?
ask-mat = Którą frakcją grasz?
ask-build = Gdzie budujesz statek poziomu { $level }?
ask-upgrade = { $n ->
    [one] Który statek ulepszasz o { $by }?
    [few] Który statek ulepszasz o { $by }? Zostały { $n } ulepszenia.
   *[many] Który statek ulepszasz o { $by }? Zostało { $n } ulepszeń.
  }
ask-jump = { $n ->
    [one] Który statek skacze? Został 1 skok.
    [few] Który statek skacze? Zostały { $n } skoki.
   *[many] Który statek skacze? Zostało { $n } skoków.
  }
ask-move = { $n ->
    [one] Który statek rusza?
    [few] Który statek rusza? Zostały { $n } statki.
   *[many] Który statek rusza? Zostało { $n } statków.
  }
ask-colonize = Który układ kolonizujesz?
ask-infiltrate = { $n ->
    [0] Który układ kolonizujesz?
    [one] Który statek skacze albo który układ kolonizujesz? Został 1 skok.
    [few] Który statek skacze albo który układ kolonizujesz? Zostały { $n } skoki.
   *[many] Który statek skacze albo który układ kolonizujesz? Zostało { $n } skoków.
  }
ask-settle = { $n ->
    [0] Który statek też się osiedla? { $place }: jest ich dość.
   *[other] Który statek się osiedla? { $place }: brakuje siły { $n }.
  }
ask-colony-disc = Jaki dysk trafia na twoją kolonię? ({ $card })
ask-outpost = Jaki dysk jest twoją placówką? ({ $place })
ask-bonus = Który bonus najpierw?
ask-copy = Którą akcję kopiujesz?
ask-automate = Jaki dysk automatyzujesz?
ask-replace = Jaki dysk zastępuje gwiazdę?
ask-price = Jak płacisz?
ask-from-column = Z której kolumny jest kostka?
ask-to-column = Do której kolumny idzie kostka?
ask-trade = Czym handlujesz? 1 mieszkaniec kosztuje { $price } { $price ->
    [one] rudę
    [few] rudy
   *[many] rud
  }.
ask-link = Obok którego układu leży nowy?
ask-guild = Którą gildię otwierasz?
ask-decommission-ship = Który statek staje się mieszkańcem?
ask-retire = Który statek odsyłasz do muzeum?
ask-annex = Który układ zatrzymujesz?

## What can be counted
measure-ore = ruda
measure-food-discs = dyski żywności na planszy gracza
measure-ore-discs = dyski rudy na planszy gracza
measure-automation = automatyzacja
measure-colony = kolonia: { $card }
measure-power = siła: { $place }
measure-control = kontrola: { $place }

## What the source of a question is to who is asked
origin-event = wydarzenie z pola { $slot }
origin-power = { $mine ->
    [yes] twoja zdolność
   *[no] zdolność gracza { $who }
  }
origin-control = { $mine ->
    [yes] teraz pod twoją kontrolą
   *[no] teraz kontroluje to { $who }
  }
origin-colony = { $mine ->
    [yes] twoja nowa kolonia
   *[no] nowa kolonia gracza { $who }
  }
origin-mat = { $mine ->
    [yes] twoja frakcja
   *[no] frakcja gracza { $who }
  }
origin-innovation = { $mine ->
    [yes] twoja innowacja
   *[no] innowacja gracza { $who }
  }
origin-solo = karta solo

## What is not done by who passes
decline-jump = Nie skacz dalej
decline-settle = Już żaden statek
decline-replace = Nie zamieniaj więcej
decline-retire = Nie odsyłaj żadnego
ask-opponent = Kto dostaje rudę ({ $n })?
