"""Workers shared out fairly: whoever has had least of their time comes first, and nobody saves up."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")
MOST_KNOWN = 10_000


class FairQueue:
    """So many at once; of those who wait, the one goes on who has had least of the workers' time.

    Who has not asked for a while counts as having had as much as the one who is served just then. So who asks now and
    then waits for a thought or two whatever the others ask, and many who come at once have one turn each before it.
    """

    def __init__(self, most: int) -> None:
        self._free = most
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._served: Counter[str] = Counter()
        self._had: dict[str, float] = {}
        self._level = 0.0  # what the one has had who was let in last; it does not fall

    async def run(self, who: str, work: Callable[[], Awaitable[T]]) -> T:
        await self._turn(who)
        begun = time.monotonic()
        try:
            return await work()
        finally:
            self._had[who] += time.monotonic() - begun
            self._end(who)

    async def _turn(self, who: str) -> None:
        self._had[who] = max(self._had.get(who, 0.0), self._level)
        if self._free:
            self._free -= 1
            self._let_in(who)
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._take_out(who, turn)
            else:
                self._end(who)
            raise

    def _let_in(self, who: str) -> None:
        self._served[who] += 1
        self._level = max(self._level, self._had[who])

    def _end(self, who: str) -> None:
        self._served[who] -= 1
        if not self._served[who]:
            del self._served[who]
        self._pass_on()
        self._forget()

    def _pass_on(self) -> None:
        while self._waiting:
            who = min(self._waiting, key=self._had.__getitem__)
            turn = self._waiting[who][0]
            self._take_out(who, turn)
            if not turn.done():  # or whoever asked has gone
                self._let_in(who)
                turn.set_result(None)
                return
        self._free += 1

    def _take_out(self, who: str, turn: asyncio.Future[None]) -> None:
        if turn in self._waiting.get(who, ()):
            self._waiting[who].remove(turn)
            if not self._waiting[who]:
                del self._waiting[who]

    def _forget(self) -> None:
        """When nobody asks, all begin anew; and who has had no more than the others need not be remembered."""
        if not self._served:
            self._level = max(self._had.values())
            self._had.clear()
        elif len(self._had) > MOST_KNOWN:
            busy = self._served.keys() | self._waiting.keys()
            self._had = {who: had for who, had in self._had.items() if had > self._level or who in busy}
