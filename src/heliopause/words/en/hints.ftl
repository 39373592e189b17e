# The expert beside a running game: hints, and the tutor.

## Hints
hint-ask = What would you do?
hint-ask-says = What would you do? The expert’s plan for this turn
hint-key = ask the expert what it would do
hint-thinking = The expert is thinking …
hint-head = What the expert would do
hint-only = There is only one way
hint-opening = Each of these is as good a beginning
hint-try = Try it
hint-try-says = Try this line on the planning board; nothing is played
hint-close = Close the hint
hint-told = asked the expert first
note-hint = { $name } has asked the expert what to do.
note-tutor = The tutor has warned { $name } about a choice.
refused-hints = Hints are not allowed at this table: the players have not agreed to them.
refused-hints-late = Hints can only be allowed before others have sat down.
refused-hint-failed = The expert has no answer just now. Ask once more.
hints-option = Hints allowed
hints-option-says = Everybody may ask the expert what it would do; it is told in the log.

## The tutor
tutor-label = Tutor
tutor-off = Off
tutor-says = Warns before a choice that loses more of your chance to win than this, where hints are allowed. No choice waits for it longer than a moment.
tutor-warns = This may cost { $n } % of your chance to win
tutor-loses = “{ $what }” leaves you { $to } %, the best choice { $from } %.
tutor-yours = Your choice: { $what }
tutor-why = Show me why
tutor-anyway = Play it anyway
tutor-again = Think again
