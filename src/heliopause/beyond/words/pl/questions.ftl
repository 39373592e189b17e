## Phases
phase-action = Akcja
phase-production = Produkcja

## Questions
ask-space = Dokąd idzie twój pionek?
ask-slot = Którą technologię badasz?
ask-card = Którą technologię bierzesz?
ask-may = Czy to robisz: { $line }?
ask-choice = Co z tego robisz?
ask-by-hand = „{ $text }”: jaki krok jest następny? ({ $who })
ask-production = Co produkujesz?

## What can be counted
measure-pop = mieszkańcy
measure-supply = rezerwa

## What the source of a question is to who is asked
origin-space = { $mine ->
    [yes] twoja akcja
   *[no] akcja gracza { $who }
  }
origin-technology = { $mine ->
    [yes] twoja nowa technologia
   *[no] nowa technologia gracza { $who }
  }

## What is not done by who passes
decline-may = Zrezygnuj
decline-choice = Nic z tego
decline-slot = Nic nie badaj
decline-build = Nic nie buduj
decline-trade = Zakończ handel
decline-upgrade = Nic nie ulepszaj
decline-upgrade-more = Nie ulepszaj więcej
decline-move = Bez ruchu
decline-move-more = Bez dalszych ruchów
