language-name = Deutsch

## Kleine Wörter
name = { $text }
number = { $n }
refusal-with-rule = { $reason } (Regel { $rule })

## Warum nicht
why-over = Das Spiel ist zu Ende.
why-chance = Der Zufall ist an der Reihe.
why-not-asked = „{ $id }“ kann { $who } jetzt nicht wählen.

## Bots
reason-gains = { $gains }
reason-nothing-better = nichts Besseres in Sicht
reason-whim = aus einer Laune heraus
reason-search = Gewinnchance so { $chance } %
reason-search-or = Gewinnchance so { $chance } %, sonst höchstens { $less } %
yes = ja
no = nein
