# The analysis of a finished game.

## The chances and the turns
analysis-title = Analiza
analysis-of = Analiza: { $game }
analysis-chance = Szansa wygranej, w %
analysis-chance-help = po każdej turze, z dokładnością do około { $n }.
analysis-dice-help = los zmienił ją o 5 lub więcej
analysis-start = Początek
analysis-round = Runda
analysis-turn-of = Runda { $round }, { $who }
analysis-turn = Tura
analysis-percent = { $n }%
analysis-brilliant = znakomicie
analysis-good = dobrze
analysis-slip = niedokładność
analysis-blunder = błąd
analysis-slip-from = niedokładność, od { $n }%
analysis-blunder-from = błąd, od { $n }%
analysis-lost = stracono { $n }%
analysis-lost-help = ile oddały własne decyzje, łącznie we wszystkich turach
analysis-nothing-chosen = nic do wyboru

## What was played, and what the expert plays
analysis-fell = Szansa gracza { $who } spada z { $from }% na { $to }%.
analysis-rose = Szansa gracza { $who } rośnie z { $from }% na { $to }%.
analysis-stayed = Szansa gracza { $who } pozostaje { $to }%.
analysis-by-luck = Los dołożył { $n }.
analysis-played = Zagrano: { $what }
analysis-expert = Co gra ekspert: { $what }
analysis-played-best = Zagrano, tak jak ekspert: { $what }
analysis-also = Warto też rozważyć: { $what }
analysis-why = Dlaczego
analysis-has-more = Przemawia za tym: { $gains }.
analysis-answer = Potem { $who }: { $what }
analysis-why-expert = Droga eksperta: { $gains }.
analysis-why-played = To, co zagrano: { $gains }.
analysis-precision = Kontynuacji bota eksperta: { $n }; gdy spojrzy jeszcze raz, szansa różni się o około { $off } %.
analysis-followed = Co było potem: { $what }
analysis-late = Później w turze, po losie lub innych, wybory straciły jeszcze { $n } %.
analysis-each-choice = Wybór po wyborze
analysis-one-choice = Wybór

## Luck and skill
analysis-luck = Szczęście
analysis-luck-help = ile dały lub zabrały losowania wobec średniej wszystkich możliwych
analysis-skill = Decyzje
analysis-skill-help = ile zmieniły decyzje wszystkich
analysis-sum = Szczęście i decyzje dają razem wynik: z { $from }% na { $to }%.
analysis-draw-in = { $what } w rundzie { $round }
analysis-in-round = w rundzie { $round }
analysis-drawn = losowanie ×{ $n }
analysis-draws = { $what }
analysis-ledger = Najszczęśliwsze i najbardziej pechowe losowania

## Turning points and the summary
analysis-turning = Punkty zwrotne
analysis-chose = { $who }: { $what }
analysis-summary = W trzech zdaniach
analysis-summary-won = Zwycięża { $who }; prowadzenie zmieniało się { $n ->
    [one] raz
    [few] { $n } razy
    [many] { $n } razy
   *[other] { $n } razy
}, a w rundzie { $round } sprawa się rozstrzygnęła.
analysis-summary-shared = { $who } dzielą zwycięstwo; prowadzenie zmieniało się { $n ->
    [one] raz
    [few] { $n } razy
    [many] { $n } razy
   *[other] { $n } razy
}, ostatni raz w rundzie { $round }.
analysis-summary-even = Żadna pojedyncza tura nie przesądziła.
analysis-summary-choice = Największy zwrot nastąpił w rundzie { $round }, gdy { $who } ma wybór „{ $what }”: przedtem { $from }%, potem { $to }%.
analysis-summary-chance = Największy zwrot przyniosło losowanie w rundzie { $round } ({ $what }): { $who } ma przedtem { $from }%, potem { $to }%.
analysis-summary-luck = Najwięcej szczęścia: { $lucky } ({ $luck }%), a najwięcej oddaje swoimi decyzjami { $careless } ({ $lost }% w całej grze).
analysis-first = Na razie tylko pierwsza krzywa: tury nie zostały jeszcze zbadane.

## The page of the analysis
analysis-open = Dlaczego? Analiza
analysis-close = Wróć do wyniku
analysis-share = Kopiuj link
analysis-save = Zapisz jako stronę
analysis-progress = Badanie tur: { $done } z { $of }
analysis-failed = Analizy nie udało się dokończyć.
analysis-again = Spróbuj ponownie
analysis-not-yet = Ekspert nie obejrzał jeszcze tej tury.
analysis-previous = Poprzednia tura
analysis-next = Następna tura
analysis-next-mistake = Następny błąd
analysis-play-on = Graj dalej stąd
analysis-try = Wypróbuj wariant
analysis-board = Plansza
analysis-side-before = Przedtem
analysis-side-played = Zagrano
analysis-side-expert = Ekspert
analysis-arrow-expert = co gra ekspert
analysis-arrow-played = co zagrano
analysis-arrow-then = co potem naprawdę zrobili tam inni
analysis-then-there = Co potem naprawdę zrobili tam inni:
refused-analysis-not-over = Analizować można tylko zakończoną grę.
