## Where something comes from
source-explored = { $card }, odkryte terytorium
source-village = wioska ({ $card })
source-track = tor ({ $track })
track-investment = inwestycja
source-leader = { $card } (postać)

## Phases
phase-expansion = Ekspansja
phase-goal = Cele

## Questions
ask-government = Który ustrój wybierasz?
ask-enlist = Którą jednostkę powołujesz i gdzie?
ask-decommission = Którą jednostkę zwalniasz?
ask-invest = Z którego toru inwestujesz kostkę?
ask-take-cube = Z którego toru jest kostka?
ask-site = Gdzie zakładasz? ({ $site })
ask-use = Której jednostki używasz? ({ $unit }, { $place }) Brakuje siły { $n }.
ask-construction = Którą budowlę bierzesz? Do poziomu { $level }.
ask-expansion = Jak przebiega twoja ekspansja?
ask-goal = Który cel zdobywasz?
ask-claim-now = Który cel zdobywasz?
ask-private = Czy bierzesz prywatną technologię poziomu { $level }?
ask-legacy = Które dziedzictwo wybierasz?
ask-basic-action = Którą akcję podstawową wykonujesz?
ask-move-unit = { $n ->
    [one] Która jednostka rusza lub odkrywa teren? Został 1 ruch.
    [few] Która jednostka rusza lub odkrywa teren? Zostały { $n } ruchy.
   *[many] Która jednostka rusza lub odkrywa teren? Zostało { $n } ruchów.
  }
ask-upgrade-unit = { $n ->
    [one] Którą jednostkę ulepszasz o { $by }?
    [few] Którą jednostkę ulepszasz o { $by }? Zostały { $n } jednostki.
   *[many] Którą jednostkę ulepszasz o { $by }? Zostało { $n } jednostek.
  }
ask-build-construction = Co wznosisz i gdzie?
ask-trade-coins = Czym handlujesz?
ask-type-colour = Jakiego koloru szukasz?

## What can be counted
measure-coins = monety
measure-cubes = kostki na torze: { $track }
measure-invested = zainwestowane kostki
measure-tokens = { $token }
measure-units = siła ({ $units }): { $place }
measure-site = { $site }: { $place }
measure-built = { $card }: { $place }

## What the source of a question is to who is asked
origin-leader = { $mine ->
    [yes] twoja postać
   *[no] postać gracza { $who }
  }
origin-track = { $mine ->
    [yes] twój tor
   *[no] tor gracza { $who }
  }
origin-trigger = { $mine ->
    [yes] twoja technologia
   *[no] technologia gracza { $who }
  }
origin-stage = { $mine ->
    [yes] twój ustrój, { $stage }
   *[no] ustrój gracza { $who }, { $stage }
  }
origin-explored = { $mine ->
    [yes] teren odkryty przez ciebie
   *[no] teren odkrywa { $who }
  }
origin-village = { $mine ->
    [yes] twoja nowa wioska
   *[no] nowa wioska gracza { $who }
  }
origin-construction = { $mine ->
    [yes] twoja nowa budowla
   *[no] nowa budowla gracza { $who }
  }

## What is not done by who passes
decline-expansion = Bez ekspansji
decline-construction = Nie bierz żadnej
decline-action = Bez dalszej akcji
decline-claim = Nic nie zdobywaj
decline-enlist = Nikogo nie powołuj
decline-decommission = Zatrzymaj wszystkie jednostki
decline-invest = Nic nie inwestuj
decline-site = Nie zakładaj ({ $site })
