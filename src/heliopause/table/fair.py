"""Workers shared out fairly: whoever has had least of their time comes first."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")
FORGOTTEN = 60.0  # seconds after which what somebody had counts half
MOST_KNOWN = 10_000


class FairQueue:
    """So many at once; of those who wait, the one goes on who has had least of the workers' time of late."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()
        self._had: dict[str, float] = {}
        self._halved = time.monotonic()

    async def run(self, who: str, work: Callable[[], Awaitable[T]]) -> T:
        await self._turn(who)
        begun = time.monotonic()
        try:
            return await work()
        finally:
            self._had[who] = self._had.get(who, 0.0) + time.monotonic() - begun
            self._forget()
            self._pass_on()

    async def _turn(self, who: str) -> None:
        if self._free and not self._waiting:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (self._had.get(who, 0.0), next(self._numbers), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            _, _, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _forget(self) -> None:
        now = time.monotonic()
        if now - self._halved > FORGOTTEN or len(self._had) > MOST_KNOWN:
            self._halved = now
            self._had = {who: had / 2 for who, had in self._had.items() if had > 0.01}
