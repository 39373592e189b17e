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

## The plain address of a table
lobby-invites = { $name } invites you to
lobby-invited = You are invited to
lobby-yours = Your table: { $title }
lobby-seated-at = You have a seat at
lobby-players = { $n } players
lobby-seats = Seats
lobby-seats-taken = { $n } of { $of } are taken
lobby-starts-itself = It starts when the last one is taken.
lobby-starts-host = It starts when the host says so.
lobby-free = Free seat
lobby-free-pick = pick it to sit here
lobby-free-yours = yours, if you take it below
lobby-free-choosing = somebody is choosing a name just now
lobby-free-by-link = by its own link only
lobby-bot-gives-way = a bot plays here for want of a person
lobby-opened = opened this table
lobby-here = here now
lobby-away = away
lobby-you = you
lobby-bot = a bot
lobby-bot-says = a bot; { $says }
lobby-name-says = Asked once; this browser remembers it.
lobby-colour = Your colour and mark
lobby-colour-says = Bots give way: they take what people leave.
lobby-colour-0 = orange
lobby-colour-1 = violet
lobby-colour-2 = white
lobby-colour-3 = turquoise
lobby-colour-of = { $colour }: { $name }
lobby-tell = Tell me when it is my turn
lobby-tell-sound = A sound
lobby-tell-sound-says = A short sound while this page is open.
lobby-tell-notice = A notice
lobby-tell-notice-says = A notice of your device while you look elsewhere.
lobby-tell-mail = A mail
lobby-tell-mail-says = A mail when you are away; you confirm the address once.
lobby-tell-mail-label = Your mail address
lobby-take = Take the seat as { $name }
lobby-watch = Only watch
lobby-watching = You will see the game as soon as it begins.
lobby-no-account = No account. The seat stays with this browser, and you can move it to another device at any time.
lobby-full = All seats are taken: you may watch.
lobby-ask-for-link = Free seats are given away by their own links: ask the host for one, or watch.
lobby-waiting = The game begins as soon as everybody is there. You may close this page: the table stays among your games.
lobby-stand-up = Give the seat back
lobby-key-ended = The link you came with opens nothing any more: it was renewed, or the host set the seat free.

## What the host does there
lobby-one-link = One link for everybody
lobby-one-link-says = Whoever opens it takes a free seat or watches. The address bar shows the same link.
lobby-seat-links-says = Whoever opens it sees the table and may watch. A free seat is taken with its own link.
lobby-address = Address of the table
lobby-watch-link = Link only to watch
lobby-seat-link = Copy this seat’s link
lobby-admits = Free seats are for
lobby-admits-address = everybody with the address
lobby-admits-link = who has the seat’s link
lobby-late = Who comes late may take over from a bot
lobby-late-says = Only where a bot plays for want of a person.
lobby-give-bot = Give it to a bot
lobby-strength-of = Strength of { $name }
lobby-set-free = Free this seat
lobby-start = Start
lobby-start-ready = Everybody is there.
lobby-start-itself = Start by itself when full
lobby-fill = { $n ->
    [one] Fill with a bot and start
   *[other] Fill with bots and start
  }

## One's own seat on another device
lobby-device = Play on another device
lobby-device-title = Your own seat, on your phone or another computer
lobby-device-says = Point its camera here, or send yourself the link. Both devices stay in step. Whoever has this link plays as you.
lobby-device-copy = Copy my seat’s link
lobby-device-renew = Make older links useless
lobby-device-renewed = Done: only this link opens your seat from now on.
lobby-qr = QR code of the link

## Once the game has begun
lobby-running = This game is under way: round { $n }.
lobby-running-setup = This game has just begun.
lobby-over = This game is over.
lobby-closed = This table is closed.
lobby-late-offer = A bot plays for want of a person: you may take over from it.
lobby-look = Watch the game
lobby-look-back = Look at the game

## One's own seat before the start, and the end of a table that never began
lobby-change = Name and colour
lobby-change-done = Done
lobby-sound = A sound when it is my turn
