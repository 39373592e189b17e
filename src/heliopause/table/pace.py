"""A table's pace: live, or so many hours a turn. From it follows when somebody is reminded, and when a bot takes over.

At a live table nothing happens by itself: when a player is away for the server's patience, the others may let a bot
play. With hours a turn, who is asked is reminded when a quarter of the time is left, and when it is over a bot keeps
the seat warm; who looks at the table by then gets another quarter. The clock starts with every choice at the table.
"""

import asyncio
import logging
from datetime import timedelta

import msgspec

from heliopause.kernel.phrase import Phrase
from heliopause.table.clock import Clock
from heliopause.table.database import UNREACHABLE
from heliopause.table.dues import claim_reminder, due_tables, put_off
from heliopause.table.hall import Hall
from heliopause.table.playing import wake_bot
from heliopause.table.refused import Refused
from heliopause.table.seated import Seat, SeatedGame

KEEPER = "casual"  # the bot that keeps a seat warm
LOOKS_AN_HOUR = 180
log = logging.getLogger("heliopause.table")


async def keep_time(hall: Hall) -> None:
    """Look now and then at what has fallen due. What did so while no server ran is put off by a quarter of the time."""
    begun = False
    while True:
        try:
            if not begun:
                await put_off(hall.store, hall.hour)
                begun = True
            for id in await due_tables(hall.store):
                await _attend(hall, id)
        except UNREACHABLE as error:
            log.warning("time was not kept", exc_info=error)
        await asyncio.sleep(hall.hour / LOOKS_AN_HOUR)


class TookOver(Exception):
    """Another server was first."""


async def _attend(hall: Hall, id: str) -> None:
    try:
        table = await hall.table(id)
        async with table.lock:
            await _remind_or_take_over(hall, table)
    except Refused:
        await hall.store.change_table(id, remind=None, due=None)  # this version cannot open it
        return
    except TookOver:
        return
    wake_bot(hall, table)


async def _remind_or_take_over(hall: Hall, table: SeatedGame) -> None:
    now, number, clock = hall.store.now(), table.waited_for, table.clock
    if number is None or clock.due is None:
        await _set(hall, table, Clock())
    elif clock.due > now:
        if clock.remind is not None and clock.remind <= now:
            await _remind(hall, table, number)
    elif table.looks(number):
        await _set(hall, table, Clock(None, now + timedelta(seconds=table.pace * hall.hour / 4)))
        hall.publish(table, table.game.event_count)
    else:
        await _take_over(hall, table, number)


async def _set(hall: Hall, table: SeatedGame, clock: Clock) -> None:
    await hall.change(table, **msgspec.structs.asdict(clock))
    table.clock = clock


async def _remind(hall: Hall, table: SeatedGame, number: int) -> None:
    """Once, whichever server is first."""
    seen, table.clock = table.clock.remind, Clock(None, table.clock.due)
    if seen is not None and await claim_reminder(hall.store, table.id, seen):
        hall.tell(table, number, "reminder")


async def _take_over(hall: Hall, table: SeatedGame, number: int) -> None:
    def change(seats: list[Seat]) -> None:
        if table.waited_for != number:
            raise TookOver
        seats[number].handed, seats[number].bot = True, KEEPER

    await hall.settle(table, change)
    hall.publish(table, table.game.event_count)
    await hall.note(table, Phrase("note-kept-warm", {"name": table.seats[number].name}))
    hall.tell(table, number, "handed")
