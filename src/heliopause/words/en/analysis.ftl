# The analysis of a finished game.

## The chances and the turns
analysis-title = Analysis
analysis-of = Analysis: { $game }
analysis-chance = Chance to win, in %
analysis-chance-help = after every turn, right to about { $n }.
analysis-dice-help = chance moved it by 5 or more
analysis-start = Start
analysis-round = Round
analysis-turn-of = Round { $round }, { $who }
analysis-turn = Turn
analysis-percent = { $n } %
analysis-brilliant = brilliant
analysis-good = good
analysis-slip = slip
analysis-blunder = blunder
analysis-slip-from = slip, from { $n } %
analysis-blunder-from = blunder, from { $n } %
analysis-lost = lost { $n } %
analysis-lost-help = what own choices gave away, summed over the turns
analysis-nothing-chosen = nothing to choose

## What was played, and what the expert plays
analysis-fell = The chance of { $who } falls from { $from } % to { $to } %.
analysis-rose = The chance of { $who } rises from { $from } % to { $to } %.
analysis-stayed = The chance of { $who } stays at { $to } %.
analysis-by-luck = Chance had { $n } of it.
analysis-played = Played: { $what }
analysis-expert = What the expert plays: { $what }
analysis-played-best = Played, as the expert would: { $what }
analysis-also = Also worth a look: { $what }
analysis-why = Why
analysis-has-more = In its favour: { $gains }.
analysis-answer = Then { $who }: { $what }
analysis-why-expert = The expert’s way: { $gains }.
analysis-why-played = What was played: { $gains }.
analysis-precision = { $n } continuations by the expert bot; when it looks again, a chance to win differs by about { $off } %.
analysis-followed = What followed: { $what }
analysis-late = Later in the turn, after chance or others had spoken, choices lost { $n } % more.
analysis-each-choice = Choice by choice
analysis-one-choice = Choice

## Luck and skill
analysis-luck = Luck
analysis-luck-help = what draws gave or took against the mean of all that could have come
analysis-skill = Choices
analysis-skill-help = what everybody’s choices changed
analysis-sum = Luck and choices add up to the result: from { $from } % to { $to } %.
analysis-draw-in = { $what } in round { $round }
analysis-in-round = in round { $round }
analysis-drawn = draw ×{ $n }
analysis-draws = { $what }
analysis-ledger = The luckiest and unluckiest draws

## Turning points and the summary
analysis-turning = Turning points
analysis-chose = { $who }: { $what }
analysis-summary = In three sentences
analysis-summary-won = { $who } won; the lead changed { $n ->
    [one] once
   *[other] { $n } times
}, and in round { $round } it was settled.
analysis-summary-shared = { $who } shared the victory; the lead changed { $n ->
    [one] once
   *[other] { $n } times
}, the last time in round { $round }.
analysis-summary-even = No single turn decided it.
analysis-summary-choice = It turned most in round { $round }, when { $who } chose “{ $what }”: { $from } % before, { $to } % after.
analysis-summary-chance = It turned most in round { $round } by a draw ({ $what }): { $who } had { $from } % before, { $to } % after.
analysis-summary-luck = Luck was kindest to { $lucky } ({ $luck } %), and { $careless } gave most away by choices ({ $lost } % over the game).
analysis-first = So far only the first curve: the turns have not been looked into yet.

## The page of the analysis
analysis-open = Why? The analysis
analysis-close = Back to the result
analysis-share = Copy a link
analysis-save = Save as a page
analysis-progress = Looking into the turns: { $done } of { $of }
analysis-failed = The analysis could not be finished.
analysis-again = Try again
analysis-not-yet = The expert has not looked at this turn yet.
analysis-previous = Turn before
analysis-next = Next turn
analysis-next-mistake = Next mistake
analysis-play-on = Play on from here
analysis-try = Try a line
analysis-board = The board
analysis-side-before = Before
analysis-side-played = As played
analysis-side-expert = As the expert
analysis-arrow-expert = what the expert plays
analysis-arrow-played = what was played
analysis-arrow-then = what others really did there next
analysis-then-there = What others really did there next:
refused-analysis-not-over = Only a finished game can be analysed.
