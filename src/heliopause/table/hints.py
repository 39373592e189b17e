"""The expert beside a running game: what it would do, and the tutor, who warns before a choice that loses much.

The bots' workers think about it; a position is thought about once. Among people it is only there if all have agreed,
and everybody hears of it.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any, TypeVar

from heliopause.analysis import DEPTH, Hint
from heliopause.analysis.hinting import loss_of
from heliopause.analysis.searching import Compared
from heliopause.analysis.trust import astray
from heliopause.kernel.phrase import Phrase
from heliopause.table.hall import Hall
from heliopause.table.hint_messages import HintNow, TutorNow
from heliopause.table.keys import Key
from heliopause.table.playing import may_act
from heliopause.table.refused import refused
from heliopause.table.seated import SeatedGame

T = TypeVar("T")
PATIENCE = 2.0  # seconds that a choice waits for the tutor
MOST_KNOWN = 200  # positions
log = logging.getLogger("heliopause.table")


class Hints:
    """Those of this server, by position."""

    def __init__(self, hall: Hall, depth: int = DEPTH, patience: float = PATIENCE) -> None:
        self.hall = hall
        self.depth = depth
        self.patience = patience
        self._known: OrderedDict[object, asyncio.Task[Any]] = OrderedDict()

    async def ask(self, table: SeatedGame, key: Key, seq: int) -> HintNow:
        """What would the expert do?"""
        seat = _may_ask(table, key, seq)
        found = await self._hint(table)
        await self._tell(table, seat, seq, "note-hint")
        off = astray(table.game.players, self.depth)
        return HintNow(seq, found.seat, found.kind, found.lines, found.why, self.depth, off)

    async def look_at(self, table: SeatedGame, key: Key, seq: int, option: str | None, limit: float) -> TutorNow:
        """Does an option lose more than the limit? Whoever chooses does not wait long for the answer."""
        seat = _may_ask(table, key, seq)
        if option is None:
            self._begin(table)
            return TutorNow("later")
        try:
            async with asyncio.timeout(self.patience):
                found = await self._loss(table, option, limit)
        except TimeoutError:
            return TutorNow("later")
        loss = 0.0 if found is None else found.best.chances[seat] - found.played.chances[seat]
        if found is None or loss <= limit:
            return TutorNow("fine")
        await self._tell(table, seat, seq, "note-tutor")
        return TutorNow("loses", loss, found.played, found.best, found.why)

    async def _tell(self, table: SeatedGame, seat: int, seq: int, message: str) -> None:
        """It stands beside the choice in the log; and whom one plays with hear of it at once."""
        if table.seq != seq:
            raise refused(409, "web-moved-on", seq=table.seq)
        known, table.hinted = table.hinted, len(table.game.choices)
        if table.together and known != table.hinted:
            await self.hall.note(table, Phrase(message, {"name": table.seats[seat].name}))

    async def _loss(self, table: SeatedGame, option: str, limit: float) -> Compared | None:
        """At first sight, and then more closely: whoever is warned must not be warned of nothing."""
        known = await self._hint(table)
        if loss_of(known, option) <= limit:
            return None
        return await self._once((_position(table), option), self._weigh(table, known, option))

    async def _hint(self, table: SeatedGame) -> Hint:
        return await self._once(_position(table), self._think(table))

    def _begin(self, table: SeatedGame) -> None:
        self._task(_position(table), self._think(table))

    async def _think(self, table: SeatedGame) -> Hint:
        record = table.game.record(with_content=True)
        return await self.hall.bot_pool.hint(record, self.depth, await self._models(table), table.id)

    async def _weigh(self, table: SeatedGame, known: Hint, option: str) -> Compared | None:
        record = table.game.record(with_content=True)
        models = await self._models(table)
        return await self.hall.bot_pool.weigh(record, known, option, self.depth, models, table.id)

    async def _models(self, table: SeatedGame) -> str:
        return "" if table.pack is None else await self.hall.store.models(table.pack)

    # What is known

    async def _once(self, what: object, work: Coroutine[Any, Any, T]) -> T:
        """Several may wait for the same; what failed is tried again by who asks next."""
        task: asyncio.Task[T] = self._task(what, work)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # whatever the expert does wrong, the game goes on
            self._known.pop(what, None)
            log.warning("a hint failed", extra={"error": repr(error)})
            raise refused(503, "refused-hint-failed") from None

    def _task(self, what: object, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        found = self._known.get(what)
        if found is None:
            found = self._known[what] = asyncio.get_running_loop().create_task(work)
            found.add_done_callback(_heard)
            while len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        else:
            work.close()
        self._known.move_to_end(what)
        return found


def _heard(task: asyncio.Task[Any]) -> None:
    """Nobody may have waited for what went wrong."""
    with contextlib.suppress(asyncio.CancelledError):
        task.exception()


def _may_ask(table: SeatedGame, key: Key, seq: int) -> int:
    """The seat for which the expert is asked."""
    if not table.hints:
        raise refused(403, "refused-hints")
    may_act(table, key, seq)
    assert table.game.seat is not None
    return table.game.seat


def _position(table: SeatedGame) -> object:
    """The same after something was taken back and chosen again."""
    return table.id, hash(tuple(table.game.choices))
