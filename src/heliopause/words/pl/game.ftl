## What is asked, and by what
question-of = { $source }: { $question }
ask-chance = Decyduje los.

## Where we are
phase-setup = Przygotowanie
phase-turn = Tura
phase-over = Koniec gry

## What a choice would do
change = { $what } { $before } → { $after }
change-won = + { $what }
change-lost = − { $what }
change-of = { $who }: { $change }
measure-points = punkty
preview = { $parts }
preview-nothing = Nie zmienia się nic, co da się policzyć.
preview-chance = potem decyduje los
preview-other = potem wybiera { $who }
preview-over = potem koniec gry

## Going back
undo-nothing = Nie ma jeszcze wyboru, który można cofnąć.
undo-chance = Od tego czasu zdecydował los; tego, co przyniósł, nie da się cofnąć.
suppose-no-turn = Tej tury nie można tu założyć.
undo-other = Ostatni wybór należy do gracza { $who }: nikt inny nie może go cofnąć.

## How it ended
outcome-won = Wygrywasz przewagą { $n ->
    [one] 1 punktu
    [few] { $n } punktów
   *[many] { $n } punktów
  }.
outcome-lost = { $who } wygrywa przewagą { $n ->
    [one] 1 punktu
    [few] { $n } punktów
   *[many] { $n } punktów
  }.
outcome-shared = Dzielisz zwycięstwo z graczem { $who }.
outcome-won-tie = Ty i { $who } macie tyle samo punktów, a remis rozstrzyga się na twoją korzyść.
outcome-lost-tie = Ty i { $who } macie tyle samo punktów, a remis rozstrzyga się dla gracza { $who }.
outcome-best = Najbardziej pomogło ci: { $item }, o { $n } więcej niż { $who }.
outcome-worst = Tu ma przewagę { $who }: { $item }, o { $n }.
