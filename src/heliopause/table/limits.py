"""So many in so many seconds for each name, at all servers on one database together."""

import asyncio
import logging
from datetime import timedelta

from sqlalchemy import case, delete
from sqlalchemy.engine import Connection

from heliopause.table.database import UNREACHABLE, Database
from heliopause.table.gate import Limit
from heliopause.table.shape import counts

SHARED_EVERY = 1.0  # seconds
LONGEST = 86_400.0  # seconds that anything is counted for
log = logging.getLogger("heliopause.table")


class Limits:
    """What is counted in the database; for what is kept there too, and is rare enough."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def passes(self, name: str, most: int, seconds: float) -> bool:
        """Count once more; is it still within the limit?"""
        return (await self.count({name: 1}, seconds))[name] <= most

    async def count(self, numbers: dict[str, int], seconds: float) -> dict[str, int]:
        """Add to what was counted; the sums since each began."""

        def work(connection: Connection) -> dict[str, int]:
            now = self.database.now()
            over = counts.c.begun <= now - timedelta(seconds=seconds)
            sums = {}
            for name, number in sorted(numbers.items()):  # in one order, so that two servers cannot wait for each other
                one = self.database.upsert(counts).values(name=name, begun=now, number=number)
                change = {
                    "number": case((over, number), else_=counts.c.number + number),
                    "begun": case((over, now), else_=counts.c.begun),
                }
                one = one.on_conflict_do_update(index_elements=[counts.c.name], set_=change)
                sums[name] = connection.execute(one.returning(counts.c.number)).scalar_one()
            return sums

        return await self.database.in_transaction(work) if numbers else {}

    async def tidy(self) -> None:
        """Forget what no longer counts."""
        past = counts.c.begun < self.database.now() - timedelta(seconds=LONGEST)
        await self.database.in_transaction(lambda connection: connection.execute(delete(counts).where(past)))

    async def share(self, limit: Limit) -> None:
        """Let several servers count requests together, for ever: each tells what it counted and hears the sums."""
        while True:
            await asyncio.sleep(SHARED_EVERY)
            fresh = limit.take_fresh()
            try:
                sums = await self.count({f"requests {name}": number for name, number in fresh.items()}, limit.seconds)
                limit.hear({name.removeprefix("requests "): number for name, number in sums.items()})
            except UNREACHABLE as error:
                log.warning("limits were not shared", extra={"error": repr(error)})
