language-name = English

## Small words
name = { $text }
number = { $n }
list-separator = { ", " }
refusal-with-rule = { $reason } (rule { $rule })

## Why not
why-over = The game is over.
why-chance = It is chance’s turn.
why-not-asked = “{ $id }” is not something { $who } can choose now.

## Bots
reason-gains = { $gains }
reason-nothing-better = nothing better in sight
reason-search = { $chance } % to win this way
reason-search-for = { $gains }: { $chance } % to win
reason-search-for-next = { $gains }: { $chance } % to win; { $other }: { $less } %
reason-whim = just to try something
reason-search-or = { $chance } % to win this way, at most { $less } % any other way

## Records
record-none = This is not the record of a game.
record-format = This record has the format { $format }, which this version does not know.
record-options = The options of this record do not make a game: { $why }.
record-rules = This game was played by the rules number { $was } of { $game }; this version has number { $now }.
record-content = This game was played with other cards than there are here, and its record does not carry them.
record-pack = This game was played with the pack “{ $pack }”, which is needed to load it.
record-other-pack = The pack “{ $pack }” is not the one this game was played with.
record-damaged = The cards that this record carries are not those it names: it is damaged.
record-carried = The cards that this record carries cannot be read: { $why }
record-choice = Choice { $n } of this record, “{ $id }”, is not possible: { $why }

yes = Yes
no = No
