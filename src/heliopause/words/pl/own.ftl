# Mój bilans: przeanalizowane gry, przechowywane w przeglądarce.

own-head = Twój bilans
own-says = Co analizy twoich gier mówią o twoim własnym miejscu. Bilans leży tylko w tej przeglądarce: wyeksportuj go, aby go zachować albo zabrać do innej.
own-none = Jeszcze nic tu nie ma. Obejrzyj analizę swojej zakończonej gry, a pojawi się tutaj.
own-export = Eksportuj
own-import = Importuj
own-imported = { $n ->
    [0] Nie było w nim nic nowego.
    [one] Dodano jedną grę.
    [few] Dodano { $n } gry.
    [many] Dodano { $n } gier.
   *[other] Dodano { $n } gier.
  }
own-import-bad = { $file } nie jest wyeksportowanym bilansem.
own-games = Gry
own-won = Wygrane
own-lost = Strata na turę
own-lost-beginning = na początku
own-lost-middle = w środku
own-lost-end = na końcu
own-luck = Szczęście na grę
own-percent = { $n } %
own-by-game = Według gry
own-by-opponents = Według przeciwników
own-all-games = Wszystkie gry
own-person = człowiek
own-result-won = wygrana, punkty: { $n }
own-result-shared = wspólne zwycięstwo, punkty: { $n }
own-result-lost = punkty: { $n }
own-forget = Zapomnij: { $title }, { $day }
own-forgotten = Gra została zapomniana.
own-waiting = Zakończone gry, których jeszcze nie przeanalizowano
