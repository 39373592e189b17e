language-name = Polski

## Small words
name = { $text }
number = { $n }
list-separator = {", "}
refusal-with-rule = { $reason } (zasada { $rule })

## Why not
why-over = Gra skończona.
why-chance = Kolej na los.
why-not-asked = { $who } nie może teraz wybrać „{ $id }”.

## Bots
reason-gains = { $gains }
reason-nothing-better = nic lepszego nie widać
reason-search = szansa wygranej { $chance }%
reason-search-for = { $gains }: szansa wygranej { $chance }%
reason-search-for-next = { $gains }: szansa wygranej { $chance }%; { $other }: { $less }%
reason-whim = na próbę
reason-search-or = szansa wygranej { $chance }%, inaczej najwyżej { $less }%

## Records
record-none = To nie jest zapis gry.
record-format = Ten zapis ma format { $format }, którego ta wersja nie zna.
record-options = Z opcji tego zapisu nie powstaje gra: { $why }.
record-rules = Tę grę rozegrano według zasad numer { $was } gry { $game }; ta wersja ma numer { $now }.
record-content = Tę grę rozegrano innymi kartami niż tutejsze, a zapis ich nie zawiera.
record-pack = Tę grę rozegrano z pakietem „{ $pack }”, bez którego nie da się jej wczytać.
record-other-pack = Pakiet „{ $pack }” nie jest tym, z którym rozegrano tę grę.
record-damaged = Karty w tym zapisie nie są tymi, które on wymienia: jest uszkodzony.
record-carried = Kart w tym zapisie nie da się odczytać: { $why }
record-choice = Wybór { $n } w tym zapisie, „{ $id }”, nie jest możliwy: { $why }

yes = Tak
no = Nie
