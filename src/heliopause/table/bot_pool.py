"""Bots think in worker processes with a time limit. One that hangs, crashes or answers nonsense loses its move."""

import asyncio
import itertools
import logging
import multiprocessing
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
from heliopause.bots import BOTS, STRENGTHS, make
from heliopause.kernel.form import form
from heliopause.table.from_game import Said, said

OFTEN = 0.15  # seconds between two words about how far the thinking is
ENDED = -1
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
        self._deep, self._quick = self._workers()
        self._relieved: list[ProcessPool] = []
        self._numbers = itertools.count()
        self._listeners: dict[int, Callable[[float], None]] = {}
        threading.Thread(target=self._listen, daemon=True).start()

    def _workers(self) -> list[ProcessPool]:
        """Who answers at once has a worker of its own and never waits for those who think for seconds.

        Among these the tables take turns: a table asks for its next thought only when it has carried out the last.
        """
        return [
            ProcessPool(max_workers=most, context=self._context, initializer=_begin_worker, initargs=[self._telling])
            for most in (self._most, 1)
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
        self._relieved = [self._deep, self._quick]
        self._deep, self._quick = fresh
        for pool in self._relieved:
            pool.close()  # type: ignore[no-untyped-call]
        return True

    async def choose(
        self, record: dict[str, Any], bot: str, seed: int, progress: Callable[[float], None] | None = None
    ) -> list[Thought]:
        """What the bot chooses until somebody else is asked or chance speaks; nothing if it failed in any way.

        `progress` is told how much of the thinking is done.
        """
        number = next(self._numbers)
        if progress is not None:
            loop = asyncio.get_running_loop()
            self._listeners[number] = lambda done: _tell(loop, progress, done)
        pool = self._quick if is_quick(bot) else self._deep
        future: Any = pool.schedule(think, args=[record, bot, seed, number], timeout=self.seconds)
        try:
            return msgspec.convert(await asyncio.wrap_future(future), list[Thought])
        except Exception as error:  # whatever a bot does wrong, the game goes on
            log.warning("a bot failed", extra={"bot": bot, "error": repr(error)})
            return []
        finally:
            self._listeners.pop(number, None)

    def close(self) -> None:
        _stop([self._quick, self._deep, *self._relieved])
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
    name = bot.partition(":")[0]
    return STRENGTHS.get(name, name).partition(":")[0] in BOTS


def _tell(loop: asyncio.AbstractEventLoop, progress: Callable[[float], None], done: float) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(progress, done)


# In the worker

_telling: "list[Connection[Any, Any]]" = []


def _begin_worker(telling: "Connection[Any, Any]") -> None:
    _telling[:] = [telling]


def think(record: dict[str, Any], bot: str, seed: int, number: int) -> list[Any]:
    """The game of a record, and what the bot chooses in it, as plain data.

    A bot that has laid out its turn plays it in one go; but where chance speaks, the table's chance is another than
    the one here, and the bot is asked again.
    """
    game = heliopause.load(record)
    player = make(bot, seed)
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
