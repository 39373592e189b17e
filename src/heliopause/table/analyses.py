"""Analyses of finished games: done by the bots' workers a slice at a time, kept with the table, looked at by anybody.

What is kept goes on where it was: after a restart, as soon as somebody looks.
"""

import asyncio
import contextlib
import logging
import time
from typing import Any

import msgspec
from sqlalchemy import select

from heliopause.analysis import DEPTH, Analysed
from heliopause.analysis.summing_up import BLUNDER, SLIP
from heliopause.analysis.trust import WITHIN, astray
from heliopause.table.analysis_messages import AnalysisNow, State
from heliopause.table.database import UNREACHABLE
from heliopause.table.hall import Hall
from heliopause.table.refused import refused
from heliopause.table.seated import SeatedGame
from heliopause.table.shape import analyses

SLICE = 1.0  # seconds of work between two words about it
KEPT_EVERY = 4.0  # seconds between two times that it is kept
PATIENCE = 3.0  # seconds that somebody waits for news before being told that there are none
MOST_KNOWN = 50
_told = msgspec.json.Decoder(Analysed)
log = logging.getLogger("heliopause.table")


class Known:
    """The analysis of a table as far as it has come."""

    def __init__(self, choices: int, ended: str, told: Analysed | None = None) -> None:
        self.choices = choices  # of the game that it is about: who takes the last one back has another game
        self.ended = ended
        self.told = told
        self.failed = False
        self.working = False
        self.number = 0
        self._news = asyncio.Event()

    @property
    def done(self) -> bool:
        return self.told is not None and self.told.done == len(self.told.turns)

    def change(self) -> None:
        self.number += 1
        self._news.set()
        self._news = asyncio.Event()

    async def news(self, seen: int) -> None:
        """Wait until something is otherwise than somebody has seen it, but not for long."""
        if seen == self.number and self.working:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), PATIENCE)


class Analyses:
    """Those of this server: one is worked at after the other."""

    def __init__(self, hall: Hall, depth: int = DEPTH) -> None:
        self.hall = hall
        self.depth = depth
        self._known: dict[str, Known] = {}
        self._turns = asyncio.Semaphore(1)

    async def begin(self, table: SeatedGame) -> Known:
        """Begin it or go on with it, unless it is done or under way."""
        known = await self.find(table)
        if not known.done and not known.working:
            known.failed = False
            known.working = True
            known.change()
            self.hall.start(self._work(table, known))
        return known

    async def look(self, table: SeatedGame) -> Known:
        """As far as it is; what was begun and is not done goes on."""
        known = await self.find(table)
        if known.told is not None and not known.failed and not known.done:
            return await self.begin(table)
        return known

    async def find(self, table: SeatedGame) -> Known:
        if not table.game.over or table.gathering or table.stopped is not None:
            raise refused(409, "refused-analysis-not-over")
        choices = len(table.game.choices)
        known = self._known.get(table.id)
        if known is not None and known.choices == choices:
            return known
        found = await self._kept(table.id)
        known = Known(choices, table.moved, found[0] if found is not None and found[1] == choices else None)
        self._known[table.id] = known
        for id in [id for id, one in self._known.items() if not one.working][: len(self._known) - MOST_KNOWN]:
            del self._known[id]
        return known

    def now(self, known: Known, since: int = 0) -> AnalysisNow:
        """`since`: the first turn that is to be told."""
        told = known.told
        state: State = "done" if known.done else "failed" if known.failed else "working" if known.working else "none"
        if told is not None and since:
            told = msgspec.structs.replace(told, turns=told.turns[since:])
        done, of = (0, 0) if known.told is None else (known.told.done, len(known.told.turns))
        off = 0.0 if told is None else astray(told.players, told.depth)
        return AnalysisNow(state, done, of, known.number, known.ended, told, SLIP, BLUNDER, WITHIN, off)

    # At work

    async def _work(self, table: SeatedGame, known: Known) -> None:
        try:
            async with self._turns:
                await self._slices(table, known)
        except Exception as error:  # whatever goes wrong, the table is as it was
            log.warning("an analysis failed", extra={"table": table.id, "error": repr(error)})
            known.failed = True
        finally:
            known.working = False
            known.change()

    async def _slices(self, table: SeatedGame, known: Known) -> None:
        record = {**table.game.record(with_content=True)}
        models = "" if table.pack is None else await self.hall.store.models(table.pack)
        kept_at = time.monotonic()
        while True:
            so_far = b"" if known.told is None else msgspec.json.encode(known.told)
            seconds = SLICE if so_far else 0.0  # the first curve at once
            told = await self.hall.bot_pool.analyse(record, so_far, self.depth, seconds, models)
            known.told = _told.decode(told)
            known.change()
            if known.done or time.monotonic() > kept_at + KEPT_EVERY:
                await self._keep(table.id, known.choices, told.decode())
                kept_at = time.monotonic()
            if known.done:
                return

    # Kept

    async def _keep(self, id: str, choices: int, told: str) -> None:
        store = self.hall.store
        values: dict[str, Any] = {"choices": choices, "told": told, "at": store.now()}
        kept = store.upsert(analyses).values(table=id, **values)
        kept = kept.on_conflict_do_update(index_elements=[analyses.c.table], set_=values)
        with contextlib.suppress(*UNREACHABLE):  # it is done again, if need be
            await store.in_transaction(lambda connection: connection.execute(kept))

    async def _kept(self, id: str) -> tuple[Analysed, int] | None:
        query = select(analyses.c.told, analyses.c.choices).where(analyses.c.table == id)
        found = await self.hall.store.in_transaction(lambda connection: connection.execute(query).first())
        if found is None:
            return None
        try:
            return _told.decode(found[0]), found[1]
        except msgspec.DecodeError:  # of another version: it is done anew
            return None
