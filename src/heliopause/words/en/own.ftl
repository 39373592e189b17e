# My record: games that were analysed, kept in the browser.

own-head = Your record
own-says = What the analyses of your games say of your own seat. It is kept in this browser alone: export it to keep it, or to take it to another one.
own-none = There is nothing yet. Look at the analysis of a finished game of yours, and it stands here.
own-export = Export
own-import = Import
own-imported = { $n ->
    [0] There was nothing new in it.
    [one] One game was added.
   *[other] { $n } games were added.
  }
own-import-bad = { $file } does not hold your record.
own-games = Games
own-won = Won
own-lost = Lost a turn
own-lost-beginning = at the beginning
own-lost-middle = in the middle
own-lost-end = at the end
own-luck = Luck a game
own-percent = { $n } %
own-by-game = By game
own-by-opponents = By opponents
own-all-games = All games
own-person = a person
own-result-won = won with { $n } points
own-result-shared = shared the victory with { $n } points
own-result-lost = { $n } points
own-forget = Forget { $title }, { $day }
own-forgotten = The game is forgotten.
own-waiting = Finished games that were not analysed yet
