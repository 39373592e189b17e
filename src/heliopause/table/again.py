"""Playing again: one table with one lobby for all who played, each of whom is offered the seat they had."""

import heliopause
from heliopause.kernel.phrase import Phrase
from heliopause.table.dues import claim_again
from heliopause.table.hall import Hall
from heliopause.table.keys import Key
from heliopause.table.lobby import take
from heliopause.table.lobby_messages import TakeSeat
from heliopause.table.messages import Opened, SeatPlan
from heliopause.table.refused import refused
from heliopause.table.seated import Seat, SeatedGame
from heliopause.table.seats import open_doors, sign_for


async def play_again(hall: Hall, table: SeatedGame, key: Key, language: str) -> Opened:
    """Whoever wishes it first opens the table; the others get their seats there."""
    if not key.seats:
        raise refused(403, "refused-watcher")
    async with table.lock:
        if table.again is None:
            opened = await _open_again(hall, table, key)
            if opened is not None:
                return await open_doors(hall, opened)
        assert table.again is not None
        next_table = await hall.table(table.again)
    return await _join(hall, table, next_table, key, language)


async def _open_again(hall: Hall, table: SeatedGame, key: Key) -> Opened | None:
    """The same options and pace; None if another server has just opened it. Called with the lock held."""
    plans, seats = [], []
    for number, seat in enumerate(table.seats):
        if seat.who != "person":
            plans.append(SeatPlan(seat.who))
            seats.append(Seat(seat.name, seat.who, seat.bot, colour=seat.colour))
        elif number in key.seats:
            plans.append(SeatPlan("here"))
            seats.append(Seat(seat.name, "person", colour=seat.colour, kept_for=seat.name, claimed=True))
        else:
            plans.append(SeatPlan("free"))
            seats.append(Seat("", "free", colour=seat.colour, kept_for=seat.name))
    game = heliopause.new(table.game.name, pack=table.game.pack, **table.game.settings)
    game.names = [seat.name for seat in seats]
    opened = await hall.keep(game, seats, plans, table.pace, table.pack, table.lobby.hints)
    if not await claim_again(hall.store, table.id, opened.table):
        await hall.forget(await hall.table(opened.table))
        found = await hall.store.find_table(table.id)
        table.again = found[0].again if found else None
        return None
    table.again = opened.table
    table.seating += 1
    hall.publish(table, table.game.event_count)
    await hall.note(table, Phrase("note-again", {"name": table.seats[key.seats[0]].name}))
    for number, seat in enumerate(table.seats):
        if seat.who == "person" and number not in key.seats:
            hall.tell(table, number, "again")
    return opened


async def _join(hall: Hall, table: SeatedGame, again: SeatedGame, key: Key, language: str) -> Opened:
    """The key of the seat that one had is the key to the same seat there, unless somebody else sits on it by now."""
    for number in key.seats:
        seat, before = again.seats[number], table.seats[number]
        if seat.claimed:
            continue
        own = Key(again.id, (number,), renewed=(seat.renewed,))
        await take(hall, again, own, number, TakeSeat(before.name), language, claims=True)
    return Opened(again.id, sign_for(hall, again, key.seats), [], hall.signer.sign(Key(again.id)))
