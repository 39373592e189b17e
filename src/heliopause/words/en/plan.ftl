## The planning board: a private copy of the table
plan = Planning
plan-open = Plan: try your turn on a copy that nobody else sees
plan-key = open the planning board
plan-loading = The copy of the table is being laid out …
plan-nobody = Nobody sees this. Nothing here is played.
plan-copy = A copy of the table in round { $n }.
plan-copy-at = A copy of the table after { $moment } choices, in round { $n }.
plan-reset = Reset to the live table
plan-back = Back to the live table
plan-back-game = Back to the game
plan-back-analysis = Back to the analysis
plan-your-turn = It is your turn at the live table.
plan-go = Go there

## Its question
plan-if-mine = If it were your turn: { $question }
plan-if-turn = If it were { $who }’s turn: { $question }
plan-if-chance = If it were your turn, chance would decide here: say what comes.
plan-then-chance = Here chance would decide: say what comes.
plan-over = The game would be over.
plan-suppose-head = Whose turn is supposed
plan-suppose = If it were my turn
plan-suppose-other = If it were { $who }’s turn
plan-turn = if it is { $who }’s turn
plan-step = a step that is no longer known

## Lines
plan-lines = My lines
plan-lines-kept = { $n ->
    [0] Kept with your seat
    [one] One line, kept with your seat
   *[other] { $n } lines, kept with your seat
  }
plan-lines-here = { $n ->
    [0] Kept until you leave
    [one] One line, kept until you leave
   *[other] { $n } lines, kept until you leave
  }
plan-lines-impossible = { $n ->
    [one] One line is no longer possible.
   *[other] { $n } lines are no longer possible.
  }
plan-lines-gone = { $n ->
    [one] The table has gone on: one of your lines is no longer possible.
   *[other] The table has gone on: { $n } of your lines are no longer possible.
  }
plan-followed = The table has gone on; your lines follow it.
plan-most = There are { $n } lines already. Forget one first.
plan-root = Now: { $who } is to choose
plan-root-mine = Now: you are to choose
plan-root-past = After { $moment } choices
plan-line = Line { $n }
plan-chance = Chance
plan-gone = No longer possible
plan-gone-why = No longer possible: { $why }
plan-assumed = others did otherwise
plan-empty = Choose something: each step stands here, and you can go back to any of them.
plan-others = The others’ moves are yours to assume: choose for them, or suppose that they let their turns pass. No bot helps here.
plan-undo = Step back
plan-forget = Forget
plan-forget-title = Forget the lines that lead through this step
plan-tab-lines = Lines
plan-tab-what-if = What if

## Chance
plan-what-if = What if it is …
plan-what-may-come = { $n ->
    [one] Only this can come.
   *[other] { $n } can still come, as far as anybody can know.
  }
plan-what-if-none = Where a line meets chance, you say here what comes, or draw it. What the table will draw is not known to anybody.
plan-draw = Draw one by chance
plan-share = { $n } %

## After the line
plan-after = You, after this line
plan-after-of = { $who }, after this line
plan-play = Play this line
plan-play-says = It plays step by step, asks before what cannot be undone, and stops where chance speaks.
plan-play-wait = Possible when it is your turn. It plays step by step, asks before what cannot be undone, and stops where chance speaks.
plan-play-none = There is nothing of yours to play yet: choose something.
plan-play-past = This is a moment of the past: nothing of it can be played.
plan-play-broken = It cannot be played as the table stands.
plan-compare = Compare lines
plan-compare-now = As the table stands

## The live table beside it
plan-live = The live table
plan-live-chooses = { $who } is choosing
plan-live-yours = It is your turn

## A line that is played
plan-playing = Your line: step { $n } of { $of }
plan-stop = Stop
plan-ask-final = “{ $step }” cannot be taken back.
plan-go-on = Play it
plan-stopped-done = Your line is played.
plan-stopped-chance = Your line stops here: chance has spoken.
plan-stopped-turn = Your line stops here: it is not your choice.
plan-stopped-step = Your line stops here: “{ $step }” is not possible now.
plan-stopped-you = You have stopped your line.
