language-name = English

## Small words
name = { $text }
number = { $n }
refusal-with-rule = { $reason } (rule { $rule })

## Why not
why-over = The game is over.
why-chance = It is chance’s turn.
why-not-asked = “{ $id }” is not something { $who } can choose now.

## Bots
reason-gains = { $gains }
reason-nothing-better = nothing better in sight
reason-whim = on a whim
reason-search = { $chance } % to win this way
reason-search-or = { $chance } % to win this way, at most { $less } % any other way
yes = yes
no = no
