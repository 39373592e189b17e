"""What a browser hears at once, what waits for it, and what it hears if it is too slow for every change."""

import asyncio
import json
from pathlib import Path
from typing import Any

from heliopause.table import playing, seats
from heliopause.table.keys import Key
from heliopause.table.listener import Listener
from heliopause.table.messages import NewTable, SeatPlan
from heliopause.table.store import Store
from tests.table.serving import database_in, hall_of


def test_who_is_too_slow_gets_the_table_anew(tmp_path: Path) -> None:
    """Messages lost in between would leave lines in its log that were taken back meanwhile."""

    async def play() -> tuple[list[dict[str, Any]], int]:
        store = Store(database_in(tmp_path))
        await store.open()
        hall = hall_of(store)
        opened = await seats.open_table(hall, NewTable([SeatPlan("me"), SeatPlan("here")]), "en")
        table = await hall.table(opened.table)
        slow = hall.listen(table, Key(table.id))
        for _ in range(slow.maxsize + 1):
            option = table.game.options()[0].id
            await playing.choose(hall, table, Key(table.id, (0, 1)), table.seq, option)
        heard = [json.loads(slow.get_nowait()) for _ in range(slow.qsize())]
        await hall.shut()
        return heard, table.game.event_count

    heard, events = asyncio.run(play())
    assert len(heard) == 1
    assert heard[0]["events_from"] == 0
    assert len(heard[0]["events"]) == events


def test_nothing_is_told_before_what_waits() -> None:
    told: list[str] = []
    reads = [True, False, True, True]  # how it is when the server would like to tell

    def at_once(message: str) -> bool:
        reading = reads.pop(0)
        if reading:
            told.append(message)
        return reading

    listener = Listener(at_once)
    for message in ("one", "two", "three"):
        assert listener.tell(message)
    assert told == ["one"]
    assert [listener.get_nowait() for _ in range(listener.qsize())] == ["two", "three"]
    assert listener.tell("four")
    assert told == ["one", "four"]


def test_who_has_no_way_to_be_told_at_once_finds_all_in_the_queue() -> None:
    listener = Listener()
    assert all(listener.tell(f"{number}") for number in range(listener.maxsize))
    assert not listener.tell("one too many")
    listener.tell_instead("all anew")
    assert (listener.qsize(), listener.get_nowait()) == (1, "all anew")
