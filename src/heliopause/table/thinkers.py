"""Bots think in worker processes with a time limit. One that hangs, crashes or answers nonsense loses its move."""

import asyncio
import logging
import multiprocessing
from typing import Any

from pebble import ProcessPool

import heliopause
from heliopause.bots import make

log = logging.getLogger("heliopause.table")


class Thinkers:
    """A pool of workers."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self._pool = ProcessPool(max_workers=workers, context=multiprocessing.get_context("spawn"))

    async def choose(self, record: dict[str, Any], bot: str, seed: int) -> str | None:
        """The bot's answer; None if it failed in any way."""
        future: Any = self._pool.schedule(think, args=[record, bot, seed], timeout=self.seconds)
        try:
            return str(await asyncio.wrap_future(future))
        except Exception as error:  # whatever a bot does wrong, the game goes on
            log.warning("a bot failed", extra={"bot": bot, "error": repr(error)})
            return None

    def close(self) -> None:
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join()


def think(record: dict[str, Any], bot: str, seed: int) -> str:
    """In the worker: the game of a record, and what the bot would choose in it."""
    return str(make(bot, seed).choose(heliopause.load(record)))
