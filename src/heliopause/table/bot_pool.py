"""Bots think in worker processes with a time limit. One that hangs, crashes or answers nonsense loses its move."""

import asyncio
import itertools
import logging
import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec
from pebble import ProcessPool

import heliopause
from heliopause.analysis import Analysed, Analysis, Hint
from heliopause.analysis.hinting import hint, weigh
from heliopause.analysis.searching import Compared
from heliopause.bots import Learned, Search, make
from heliopause.bots.model import Models, read_text
from heliopause.kernel.form import form
from heliopause.table.fair import FairQueue
from heliopause.table.from_game import Said, said

OFTEN = 0.15  # seconds between two words about how far the thinking is
ENDED = -1
LONGEST_SLICE = 600.0  # seconds that a slice of an analysis may take: one turn of it, on a slow machine
log = logging.getLogger("heliopause.table")


class Thought(msgspec.Struct):
    """A choice, and why."""

    option: str
    reason: Said | None


class BotPool:
    """A pool of workers, and a pipe through which they tell how far they are."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.form = form()  # in which the workers run
        self._context = multiprocessing.get_context("spawn")
        self._most = workers
        # All workers write to the same end. What they write is short enough for the system to keep it in one piece,
        # so no lock is needed, and a worker that is killed cannot keep one.
        self._news, self._telling = self._context.Pipe(duplex=False)
        self._deep, self._quick, self._patient = self._workers()
        self._deep_turns, self._quick_turns = FairQueue(workers), FairQueue(1)
        self._relieved: list[ProcessPool] = []
        self._numbers = itertools.count()
        self._listeners: dict[int, Callable[[float], None]] = {}
        threading.Thread(target=self._listen, daemon=True).start()

    def _workers(self) -> list[ProcessPool]:
        """Who answers at once has a worker of its own and never waits for those who think for seconds; and so has what
        nobody waits for at a table, which gives way to all others.

        Among the tables that ask for the same, the one comes first that has had least, and each has one thought at a
        time: it asks for the next when it has carried out the last.
        """
        return [
            ProcessPool(max_workers=most, context=self._context, initializer=begin, initargs=[self._telling])
            for most, begin in ((self._most, _begin_worker), (1, _begin_worker), (1, _begin_patient_worker))
        ]

    async def take_over(self, folder: Path) -> bool:
        """New workers run the Heliopause of this folder, if it is compiled; the old ones finish what they think about.

        A worker imports what this process's path leads to. This process has imported its Heliopause and keeps it.
        """
        sys.path.insert(0, str(folder.resolve()))
        fresh = self._workers()
        future: Any = fresh[1].schedule(form, timeout=self.seconds)
        try:
            found = await asyncio.wrap_future(future)
        except Exception as error:  # a library that cannot be loaded, for example
            found = repr(error)
        if found != "compiled":
            log.warning("the compiled form does not run", extra={"found": found})
            sys.path.remove(str(folder.resolve()))
            _stop(fresh)
            return False
        self.form = found
        self._relieved = [self._deep, self._quick, self._patient]
        self._deep, self._quick, self._patient = fresh
        for pool in self._relieved:
            pool.close()  # type: ignore[no-untyped-call]
        return True

    async def choose(
        self,
        record: dict[str, Any],
        bot: str,
        seed: int,
        progress: Callable[[float], None] | None = None,
        table: str = "",
        models: str = "",
    ) -> list[Thought]:
        """What the bot chooses until somebody else is asked or chance speaks; nothing if it failed in any way.

        `progress` is told how much of the thinking is done; the workers are shared out by `table`. `models`: what the
        bot has learned of the pack that is played with.
        """
        number = next(self._numbers)
        if progress is not None:
            loop = asyncio.get_running_loop()
            self._listeners[number] = lambda done: _tell(loop, progress, done)

        async def thoughts() -> Any:
            pool = self._quick if is_quick(bot) else self._deep
            future: Any = pool.schedule(think, args=[record, bot, seed, number, models], timeout=self.seconds)
            return await asyncio.wrap_future(future)

        turns = self._quick_turns if is_quick(bot) else self._deep_turns
        try:
            return msgspec.convert(await turns.run(table, thoughts), list[Thought])
        except Exception as error:  # whatever a bot does wrong, the game goes on
            log.warning("a bot failed", extra={"bot": bot, "error": repr(error)})
            return []
        finally:
            self._listeners.pop(number, None)

    async def analyse(self, record: dict[str, Any], so_far: bytes, depth: int, seconds: float, models: str) -> bytes:
        """An analysis, worked at for some seconds more; as JSON."""
        future: Any = self._patient.schedule(
            analyse, args=[record, so_far, depth, seconds, models], timeout=LONGEST_SLICE
        )
        found: bytes = await asyncio.wrap_future(future)
        return found

    async def hint(self, record: dict[str, Any], depth: int, models: str, table: str) -> Hint:
        """What the expert would do; a table's own bots and its hints share what time the table has."""
        return msgspec.json.decode(await self._advice(table, give_hint, record, depth, models), type=Hint)

    async def weigh(
        self, record: dict[str, Any], known: Hint, option: str, depth: int, models: str, table: str
    ) -> Compared | None:
        """What an option would lose, looked into more closely."""
        so_far = msgspec.json.encode(known)
        found = await self._advice(table, weigh_option, record, depth, models, so_far, option)
        return msgspec.json.decode(found, type=Compared | None)

    async def _advice(self, table: str, work: Callable[..., bytes], *args: Any) -> bytes:
        async def advice() -> bytes:
            future: Any = self._deep.schedule(work, args=list(args), timeout=self.seconds)
            found: bytes = await asyncio.wrap_future(future)
            return found

        return await self._deep_turns.run(table, advice)

    def close(self) -> None:
        _stop([self._quick, self._deep, self._patient, *self._relieved])
        self._telling.send((ENDED, 0.0))

    def _listen(self) -> None:
        while (news := self._news.recv())[0] != ENDED:
            number, done = news
            listener = self._listeners.get(number)
            if listener is not None:
                listener(done)


def _stop(pools: list[ProcessPool]) -> None:
    for pool in pools:
        pool.stop()  # type: ignore[no-untyped-call]
        pool.join()


def is_quick(bot: str) -> bool:
    """Does it answer at once? A search thinks for as long as it was given."""
    made = make(bot)
    return not isinstance(made, Search) or isinstance(made, Learned)


def _tell(loop: asyncio.AbstractEventLoop, progress: Callable[[float], None], done: float) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(progress, done)


# In the worker

_telling: "list[Connection[Any, Any]]" = []


def _begin_worker(telling: "Connection[Any, Any]") -> None:
    _telling[:] = [telling]


def _begin_patient_worker(telling: "Connection[Any, Any]") -> None:
    _begin_worker(telling)
    if sys.platform != "win32":
        os.nice(15)  # people play here: it gives way


def analyse(record: dict[str, Any], so_far: bytes, depth: int, seconds: float, models: str) -> bytes:
    """Go on with an analysis for about so many seconds, or begin it with nothing but its curve."""
    kept = msgspec.json.decode(so_far, type=Analysed) if so_far else None
    analysis = Analysis(heliopause.load(record), depth, _learned(models), kept)
    until = time.monotonic() + seconds
    if seconds:
        for _ in analysis.work():
            if time.monotonic() > until:
                break
    return msgspec.json.encode(analysis.told)


def give_hint(record: dict[str, Any], depth: int, models: str) -> bytes:
    """What the expert would do in the game of a record."""
    game = _without_chance(record)
    return msgspec.json.encode(hint(game, depth, len(game.choices), _learned(models)))


def weigh_option(record: dict[str, Any], depth: int, models: str, known: bytes, option: str) -> bytes:
    """What an option would lose in the game of a record."""
    game = _without_chance(record)
    before = msgspec.json.decode(known, type=Hint)
    return msgspec.json.encode(weigh(game, before, option, depth, len(game.choices), _learned(models)))


def _without_chance(record: dict[str, Any]) -> heliopause.Game:
    """Nothing is drawn in it that nobody has chosen."""
    return heliopause.load(record).copy(chance="explicit")


def _learned(models: str) -> Models | None:
    return read_text(models, "the pack") if models else None


def think(record: dict[str, Any], bot: str, seed: int, number: int, models: str = "") -> list[Any]:
    """The game of a record, and what the bot chooses in it, as plain data.

    A bot that has laid out its turn plays it in one go; but where chance speaks, the table's chance is another than
    the one here, and the bot is asked again.
    """
    game = heliopause.load(record)
    player = make(bot, seed)
    if models and getattr(player, "models", {}) is None:  # it would take those that come with the game
        player.models = read_text(models, "the pack")  # type: ignore[attr-defined]
    if hasattr(player, "progress"):
        player.progress = Progress(number)
    seat = game.seat
    thoughts = []
    while not game.over and game.seat == seat:
        made = len(game.choices)
        option = player.choose(game)
        why = getattr(player, "reason", None)
        thoughts.append(Thought(option.id, None if why is None else said(why)))
        game.choose(option)
        if len(game.choices) > made + 1:
            break
    plain: list[Any] = msgspec.to_builtins(thoughts)
    return plain


class Progress:
    """Tells the server how far a thought is, not too often."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._last = time.monotonic()

    def __call__(self, done: float) -> None:
        now = time.monotonic()
        if _telling and now >= self._last + OFTEN:
            self._last = now
            _telling[0].send((self._number, done))
