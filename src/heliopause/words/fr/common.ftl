language-name = Français

## Small words
name = { $text }
number = { $n }
list-separator = {", "}
refusal-with-rule = { $reason } (règle { $rule })

## Why not
why-over = La partie est terminée.
why-chance = C’est au hasard de jouer.
why-not-asked = « { $id } » n’est pas un choix possible pour { $who } maintenant.

## Bots
reason-gains = { $gains }
reason-nothing-better = rien de mieux en vue
reason-search = { $chance } % de chances de gagner ainsi
reason-search-for = { $gains } : { $chance } % de chances de gagner
reason-search-for-next = { $gains } : { $chance } % de chances de gagner ; { $other } : { $less } %
reason-whim = pour essayer quelque chose
reason-search-or = { $chance } % de chances de gagner ainsi, { $less } % au plus autrement

## Records
record-none = Ce n’est pas l’enregistrement d’une partie.
record-format = Cet enregistrement a le format { $format }, que cette version ne connaît pas.
record-options = Les options de cet enregistrement ne font pas une partie : { $why }.
record-rules = Cette partie a été jouée selon les règles numéro { $was } de { $game } ; cette version a le numéro { $now }.
record-content = Cette partie a été jouée avec d’autres cartes que celles d’ici, et son enregistrement ne les contient pas.
record-pack = Cette partie a été jouée avec le paquet « { $pack } », nécessaire pour l’ouvrir.
record-other-pack = Le paquet « { $pack } » n’est pas celui de cette partie.
record-damaged = Les cartes de cet enregistrement ne sont pas celles qu’il nomme : il est endommagé.
record-carried = Les cartes de cet enregistrement sont illisibles : { $why }
record-choice = Le choix { $n } de cet enregistrement, « { $id } », n’est pas possible : { $why }

yes = Oui
no = Non
