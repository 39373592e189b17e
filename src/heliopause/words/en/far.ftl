## A table's pace
pace = Pace
pace-live = Live
pace-hours = { $n ->
    [one] One hour a turn
   *[other] { $n } hours a turn
  }
pace-days = { $n ->
    [one] One day a turn
   *[other] { $n } days a turn
  }
pace-live-says = You play at the same time. Whoever is away for { $time } may be replaced by a bot until they return.
pace-hours-says = Everybody plays when they like. Whoever takes longer is reminded first; then a bot keeps the seat warm until they return.
refused-paced = At this table a bot takes over for { $name } by itself, when the time for the turn is up.
note-kept-warm = The time was up: a bot keeps { $name }’s seat warm until { $name } takes it back.
far-bot-takes-over = In { $time } a bot takes over for { $who }.
far-bot-takes-over-mine = You have { $time } for your turn.
far-bot-may = In { $time } you may let a bot play for { $who }.
far-kept-warm = A bot keeps your seat warm, { $who }.
time-days = { $d } d { $h } h
time-hours = { $h } h { $m } min
time-minutes = { $m } min
time-seconds = { $s } s

## What people are told who are not looking
notice-turn = It is your turn, { $name }.
notice-reminder = { $name }, the others are waiting: a quarter of your time is left, then a bot plays for you.
notice-handed = Your time was up, { $name }: a bot keeps your seat warm until you take it back.
notice-consent = { $name }, the others ask whether you agree.
notice-over = The game is over, { $name }: look how it ended.
notice-again = { $name }, the others play again: your seat is waiting for you.
mail-subject = Heliopause: { $news }
mail-text = { $news } (table { $table })
refused-push = That is no address for push messages that this server may write to.
far-volume = How loud
far-push-begin = Tell this device when it is my turn
far-push-end = Tell this device nothing more
far-push-failed = This browser’s push service does not answer: notices come only while the page is open.
far-mail-asked = A mail with a question is on its way: say yes there.
lobby-tell-push = A notice
lobby-tell-push-says = A notice of your device, also when this page is closed.

## When the server cannot be reached
offline-title = Heliopause cannot be reached
offline-says = Your device is offline, or the server is not running; your games are safe there.
offline-again = Try again

## Which addresses work for whom
reach = Who can open it
reach-here = On this computer: { $address }
reach-network = In your network: { $address }
reach-network-not = Others in your network cannot open it yet: start the server with “heliopause serve --host 0.0.0.0”.
reach-public = From everywhere: { $address }
reach-public-not = From outside it needs a name and TLS in front of it: docs/hosting.md tells how.

## Before and after a game
note-again = { $name } would like to play again: whoever likes to, comes along.
far-again-join = Play again with the others
far-kept-for = kept for { $name }
far-options = Change options
far-options-save = Play it like this
far-watching = { $n ->
    [one] One person is watching.
   *[other] { $n } people are watching.
  }
