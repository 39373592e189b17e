## What is not granted before a game begins, and what the table tells
refused-not-begun = This game has not begun yet.
refused-begun = This game has begun already.
refused-seats-changed = The seats have just changed: look again.
refused-seat-taken = { $name } has this seat already.
refused-seated = You have a seat at this table already.
refused-by-link = Free seats at this table are given away by their own links only: ask the host for one.
refused-name-taken = Somebody at this table is called { $name } already: take another name.
refused-no-colour = There is no such colour.
refused-colour-taken = { $name } plays this colour.
refused-seats-free = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
  }
note-seated = { $name } has come and plays on in a bot’s place.
