"""Bots think in worker processes with a time limit. One that hangs, crashes or answers nonsense loses its move."""

import asyncio
import multiprocessing
from concurrent.futures import TimeoutError as TooLong
from typing import Any

from pebble import ProcessExpired, ProcessPool

import heliopause
from heliopause.bots import make


class Thinkers:
    """A pool of workers."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self._pool = ProcessPool(max_workers=workers, context=multiprocessing.get_context("spawn"))

    async def choose(self, record: dict[str, Any], bot: str, seed: int) -> str | None:
        """The bot's answer; None if it failed in any way."""
        future = self._pool.schedule(think, args=[record, bot, seed], timeout=self.seconds)
        try:
            return str(await asyncio.wrap_future(future))
        except (TooLong, ProcessExpired, Exception):
            return None

    def close(self) -> None:
        self._pool.stop()
        self._pool.join()


def think(record: dict[str, Any], bot: str, seed: int) -> str:
    """In the worker: the game of a record, and what the bot would choose in it."""
    return str(make(bot, seed).choose(heliopause.load(record)))
