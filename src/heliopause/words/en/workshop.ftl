## The workshop
shop-head = Your box
shop-own-box = I own the box
shop-says = Type in what your cards say and play with them. A pack grows card by card; what you do not know yet stays as we made it.
shop-my-box = My box
shop-begin = New pack: { $game }
shop-open = Open a file
shop-drop-here = or drop it here
shop-packs = All packs
shop-go-on = Go on
shop-delete = Delete
shop-deleted = “{ $name }” is deleted.
shop-undelete = Bring it back
shop-full = This browser has no room left: save the pack as a file now.
shop-save = Save the file
shop-play = Play with this pack
shop-undo = Undo (Ctrl+Z)
shop-redo = Redo (Ctrl+Y)
shop-yes = yes
shop-no = no
shop-none = none

## A pack
shop-details = About this pack
shop-name = Name of the pack
shop-author = Who made it
shop-language = Language of its names
shop-version = Version
shop-note = Note for others
shop-hash-file = Mark of the file
shop-hash-cards = Mark of the cards
shop-share-head = What you may share:
shop-share-says = numbers, names and effects are facts. The publishers’ sentences and pictures are theirs: leave them out, and say in your own words what is done by hand.
shop-shares = What is known
shop-share = { $n } of { $all } values as printed
shop-origins = Green: as printed on a card. Blue: follows from what is printed. Orange: changed by you and not marked as printed. The rest is ours.

## Cards
shop-cards = The deck
shop-kind = Kind of card
shop-wrong = something is wrong
shop-known = all known
shop-unknown = { $n ->
    [one] 1 value is not known
   *[other] { $n } values are not known
  }
shop-add-card = Add a card
shop-new-name = Name of the new card
shop-beyond = not in the box
shop-all-printed = All as printed, next
shop-remove-card = Remove this card
shop-reset-card = Back to ours
shop-mark = { $what }: as printed on my card
shop-origin-printed = as printed
shop-origin-inferred = follows
shop-origin-house = ours
shop-origin-owner = yours
shop-other-languages = Its name in other languages
shop-take-out = Take out: { $what }
shop-keys = Enter: as printed, next value · Tab: next value · Ctrl+Enter: all as printed, next card · Alt+↑ ↓: other card · Ctrl+Z, Ctrl+Y: undo, redo
shop-mistakes = { $n ->
    [one] 1 thing does not fit
   *[other] { $n } things do not fit
  }
shop-drop = Drop this value
shop-drop-card = Drop this card
shop-mend = Change what no longer fits
shop-mended = These changes were made; Ctrl+Z takes them back:
shop-not-mended = Nothing of this can be changed by itself.

## Lines
shop-palette = Icons for the line
shop-costs = Cost
shop-effects = Effects
shop-counts = What is counted
shop-next = What may come next
line-not-ended = Something is missing at the end.
line-near = “{ $word }” cannot be read here: did you mean “{ $near }”?
line-unreadable = “{ $word }” cannot be read here.
refused-pack-unread = The pack cannot be read: { $what }

## Two packs
shop-merge = Merge with …
shop-merge-with = Merge { $name } with another one
shop-merge-head = { $here } and { $there }
shop-conflicts = { $n ->
    [0] They nowhere contradict each other.
    [one] They differ in 1 value: which one is right?
   *[other] They differ in { $n } values: which ones are right?
  }
shop-conflicts-open = { $n ->
    [one] 1 value is still open.
   *[other] { $n } values are still open.
  }
shop-all-as = All as in { $name }
shop-make-one = Make one pack of them

## Bots try a pack
weigh-try = Let bots try it
weigh-says = Bots play with this pack many times. You learn how long a game lasts, who wins, and which cards stand out. Close this sheet and go on typing meanwhile: they go on too.
weigh-players = Players
weigh-games = Games
weigh-bots = Who plays
weigh-bots-greedy = Quick bots
weigh-bots-learned = Bots that have learned
weigh-begin = Begin
weigh-waiting = { $n ->
    [0] It begins …
    [one] 1 other pack is tried first.
   *[other] { $n } other packs are tried first.
  }
weigh-playing = { $n } of { $all } games
weigh-left = { $n ->
    [0] less than a minute left
    [one] about 1 minute left
   *[other] about { $n } minutes left
  }
weigh-reporting = The report is being written …
weigh-stop = Stop
weigh-done = { $n } games were played.
weigh-stopped = { $n ->
    [0] Stopped before a game was over: there is nothing to report.
    [one] Stopped after 1 game.
   *[other] Stopped after { $n } games.
  }
weigh-failed = The games could not be played; the server’s log says why.
weigh-changed = The pack has been changed since.
weigh-report = Open the whole report
weigh-more = { $n ->
    [one] 1 more finding is in the report.
   *[other] { $n } more findings are in the report.
  }
weigh-off = off target
weigh-maybe = perhaps off
weigh-good = on target
weigh-legend = Perhaps off: outside the target, but more games could bring it back. The whole report is in English.
weigh-rounds = A game lasts { $whole }.{ $tenth } rounds on average; wanted: { $least } to { $most }.
weigh-rounds-last = A game lasts { $whole }.{ $tenth } rounds on average.
weigh-place = Place { $place } in turn order wins { $share }%; a fair share is { $fair }%.
weigh-side = { $side } wins { $share }%; a fair share is { $fair }%.
weigh-strategy = { $what }: wins { $share }% of the games; wanted: at least { $least }%.
weigh-turns-least = { $what }: { $share }% of the turns; wanted: at least { $least }%.
weigh-turns-most = { $what }: { $share }% of the turns; wanted: at most { $most }%.
weigh-action = “{ $line }” of { $card } is chosen { $share }% of the times it could be, others like it { $peers }%.
weigh-taken = { $card } is taken { $share }% of the times it is on offer, others like it { $peers }%.
weigh-owned = Who owns { $card } wins { $share }%, who owns others like it { $peers }%.
refused-no-lab = This server has not installed what the report is made with (heliopause[lab]).
refused-weighing-already = A pack of yours is being tried already: wait for it, or stop it.
refused-weighing-full = Too many packs are waiting to be tried; come back in a while.
refused-no-weighing = There is nothing left of these games on this server.

## What bots have learned with a pack
refused-models = What was learned cannot be used: it is not a file of “heliopause lab train” for this game.
learned-head = What bots have learned
learned-for = Bots have learned to play with it ({ $players } players).
learned-nothing = Nothing yet: “heliopause lab train --pack” makes a file that you can add here.
learned-add = Add a .models.json file
learned-save = Save this file
learned-without = Without it
learned-alone = { $file } belongs to a pack: open both files together.

## Two windows
shop-elsewhere = This pack was changed in another window and is shown as it is now; Ctrl+Z brings back what was here.
