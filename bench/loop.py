"""How long loading, importing and going back in a long game take, and for how long they hold up other tables."""

import asyncio
import gc
import random
import statistics
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import heliopause
from heliopause.registry import games
from heliopause.table import playing, seats
from heliopause.table.app import warm_up
from heliopause.table.bot_pool import BotPool
from heliopause.table.hall import Hall
from heliopause.table.keys import Key, Signer
from heliopause.table.notices import Notices
from heliopause.table.push import Push, new_key
from heliopause.table.store import Store

OFTEN = 0.001


class Held:
    """Wakes every millisecond; what it oversleeps is what any other table would have waited.

    Beside it stands what the thread of all tables computed in one go: the rest is other work on the same machine.
    """

    def __init__(self) -> None:
        self.longest = 0.0
        self.computed = 0.0

    async def watch(self) -> None:
        while True:
            begun, spent = time.perf_counter(), time.thread_time()
            await asyncio.sleep(OFTEN)
            self.longest = max(self.longest, time.perf_counter() - begun - OFTEN)
            self.computed = max(self.computed, time.thread_time() - spent)


def long_game(name: str) -> dict[str, Any]:
    """Random players wander on for long."""
    rng = random.Random(7)
    game = heliopause.new(name, players=4, seed=7)
    while not game.over and len(game.choices) < 2_500:
        game.choose(rng.choice(game.options()))
    if game.over:
        return {**game.record(), "choices": game.record()["choices"][:-3]}
    return game.record()


async def timed(name: str, times: int, work: Callable[[], Awaitable[Any]]) -> None:
    """Print how long it took and how long it held up the others, beside how long they wait for nothing at all."""
    took = []
    held = Held()
    watching = asyncio.create_task(held.watch())
    for _ in range(times):
        begun = time.perf_counter()
        await work()
        took.append(time.perf_counter() - begun)
    watching.cancel()
    median, most = 1000 * statistics.median(took), 1000 * max(took)
    print(
        f"{name:27} {median:6.1f} ms, at most {most:6.1f}; others held up for {1000 * held.longest:6.1f} ms, "
        f"of it computing {1000 * held.computed:5.1f}"
    )


async def held_up(folder: Path) -> None:
    store = Store(f"sqlite:///{folder / 'loop.sqlite3'}")
    await store.open()
    hall = Hall(store, Signer("secret"), BotPool(1, 1.0), 0.0, Notices(), Push(store, new_key()))
    warm_up()
    gc.freeze()  # a server collects its garbage when idle tables are let go
    gc.set_threshold(10_000, 20, 1_000_000)
    await timed("nothing at all", 20, lambda: asyncio.sleep(0.05))
    for name in games():
        record = long_game(name)
        opened = await seats.import_record(hall, record, "en")
        moments = len(record["choices"])
        print(f"{name}, {moments} choices")

        async def load(id: str = opened.table) -> None:
            hall.let_go(-1.0)
            await hall.table(id)

        async def back(id: str = opened.table, moment: int = moments - 50) -> None:
            table = await hall.table(id)
            await playing.at(table, moment)

        async def rewind(record: dict[str, Any] = record, moment: int = moments // 2) -> None:
            copy = await seats.import_record(hall, record, "en")
            table = await hall.table(copy.table)
            everybody = tuple(range(len(table.seats)))
            await playing.rewind(hall, table, Key(copy.table, everybody), table.seq, moment, True)

        await timed("  loading", 10, load)
        await timed("  looking back", 10, back)
        await timed("  importing", 5, lambda record=record: seats.import_record(hall, record, "en"))  # type: ignore[misc]
        await timed("  importing and going back", 5, rewind)
    await hall.shut()
