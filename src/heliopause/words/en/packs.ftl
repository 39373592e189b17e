## What is wrong with a pack
pack-other-game = The pack is for the game “{ $game }”, not for “{ $wanted }”
pack-near = { $what } (did you mean { $id }?)
pack-expected = this should be { $wanted }, not { $got }
pack-expected-only = this should be { $wanted }
pack-not-one-of = “{ $value }” is not one of the words possible here
pack-no-key = there is no key '{ $key }' in such a table
pack-key-missing = the key '{ $key }' is missing
pack-no-kind = there is no such kind of table; known: { $kinds }
pack-unlisted = listed as printed or inferred, but the table has no key '{ $key }'
pack-least = this number is { $least } at least
pack-most = this number is { $most } at most
pack-number-most = a number is { $n } at most
pack-list-most = a list has at most { $n } entries
pack-cards-most = a pack has at most { $n } cards
pack-text-long = a text of { $n } characters; { $most } are allowed
pack-text-unseen = a text with characters that cannot be seen
pack-id-letters = an id has small letters, digits and hyphens
pack-marks = this is a list of keys, or "all"
pack-not-toml = the file is not valid TOML: { $why }
pack-too-deep = values are nested too deeply
pack-too-large = a pack is { $n } kB at most
pack-no-spaces = there are no spaces for { $n } players
pack-no-slot = there is no slot '{ $id }'
pack-few-cards = at least { $n } cards of level { $level } are needed
pack-few-events = at least { $n } events of level { $level } are needed
pack-at = { $where }: { $what }
shape-number = a whole number
shape-text = a text in quotes
shape-list = a list in brackets
shape-table = a table
shape-truth = true or false
shape-fraction = a number with a point
refused-pack = The pack cannot be used: { $what } (line { $line }, column { $column })
refused-no-pack = There is no such pack on this server: open the file again.

## A pack at the table
pack-own = Cards of your own
pack-own-says = A pack with the values of your box: open its file, or drop it here.
pack-open = Open a pack
pack-reading = Reading …
pack-look = What it changes
pack-without = Without it
pack-unnamed = A pack without a name
pack-changes = { $n ->
    [0] It changes no value.
    [one] It changes 1 value.
   *[other] It changes { $n } values.
  }
pack-large = { $file } is larger than a pack may be (512 kB).
pack-broken = { $file }: { $words }
pack-by = By { $name }
pack-by-hand = Done by hand
pack-by-hand-says = The game has no words for these: whoever carries them out takes the steps, and the log tells them. Who sits down agrees to that.
pack-new-card = A card that the box does not have
pack-save = Save the file
pack-renamed = { $was } becomes { $now }
pack-left-out = { $what } is left out
pack-line-by-hand = “{ $line }” is carried out by hand
