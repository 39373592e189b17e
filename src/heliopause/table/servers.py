"""Several servers on one database: which of them live, which one does what only one does, who is there at any of them.

A lease saves work and no more: if two servers think for one table all the same, the key of the choices lets one land.
"""

from collections.abc import Iterable
from datetime import timedelta

import msgspec
from sqlalchemy import delete, or_, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from heliopause.table.database import Database
from heliopause.table.shape import leases, presence, servers

BEAT = 2.0  # seconds between two signs of life
DEAD = 8.0  # seconds without one after which a server counts as dead
VISITORS = -1  # instead of a seat: those who have only the address


class Presence(msgspec.Struct):
    """Who is there: how many sockets a seat has at other servers, and for how many seconds nobody has been there."""

    elsewhere: dict[int, int]
    away: dict[int, float]


class Signs(msgspec.Struct):
    """What a server learns when it gives a sign of life: whether it was taken for dead itself, which leases of dead
    servers it has taken over, and which tables have lost somebody with them."""

    was_dead: bool
    orphans: list[str]
    left: set[str]


class Servers:
    """This server among those that live."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._came_and_went: dict[tuple[str, int], int] = {}

    async def begin(self) -> None:
        """Where a server is alone, those before it are dead."""

        def work(connection: Connection) -> None:
            if self.database.alone:
                left = update(presence).where(presence.c.sockets > 0)
                connection.execute(left.values(sockets=0, at=self.database.now()))
                connection.execute(delete(servers))
                connection.execute(delete(leases))
            self._sign(connection)

        await self.database.in_transaction(work)

    async def end(self) -> None:
        """A kind stop: nobody has to wait until this server counts as dead."""

        def work(connection: Connection) -> None:
            connection.execute(delete(leases).where(leases.c.server == self.database.me))
            connection.execute(delete(servers).where(servers.c.id == self.database.me))
            self._leave_from(connection, [self.database.me])

        await self.database.in_transaction(work)

    async def beat(self) -> Signs:
        """A sign of life."""

        def work(connection: Connection) -> Signs:
            self.database.set_clock(connection)
            was_dead = self._sign(connection)
            silent = servers.c.seen < self.database.now() - timedelta(seconds=DEAD)
            buried = connection.execute(delete(servers).where(silent).returning(servers.c.id)).scalars().all()
            left = self._leave_from(connection, buried)
            mine = {"server": self.database.me}
            without = leases.c.server.not_in(select(servers.c.id))
            orphans = connection.execute(update(leases).where(without).values(mine).returning(leases.c.name))
            return Signs(was_dead, list(orphans.scalars()), left)

        return await self.database.in_transaction(work)

    def _sign(self, connection: Connection) -> bool:
        seen = update(servers).where(servers.c.id == self.database.me).values(seen=self.database.now())
        if connection.execute(seen).rowcount:
            return False
        sign = self.database.upsert(servers).values(id=self.database.me, seen=self.database.now())
        connection.execute(sign.on_conflict_do_nothing())
        return True

    def _leave_from(self, connection: Connection, dead: Iterable[str]) -> set[str]:
        """Who was there at a server that is no more is not there."""
        gone = update(presence).where(presence.c.server.in_(list(dead)), presence.c.sockets > 0)
        left = gone.values(sockets=0, at=self.database.now()).returning(presence.c.table)
        tables = set(connection.execute(left).scalars())
        for table in tables:
            self.database.tell(connection, table, "present")
        return tables

    # Leases

    async def lease(self, name: str) -> bool:
        """Let this server do what only one does; not if another that lives does it."""
        if self.database.alone:
            return True

        def work(connection: Connection) -> bool:
            mine = self.database.upsert(leases).values(name=name, server=self.database.me)
            alive = select(servers.c.id).where(servers.c.seen >= self.database.now() - timedelta(seconds=DEAD))
            free = or_(leases.c.server == self.database.me, leases.c.server.not_in(alive))
            taken = mine.on_conflict_do_update(
                index_elements=[leases.c.name], set_={"server": self.database.me}, where=free
            )
            return connection.execute(taken.returning(leases.c.name)).first() is not None

        return await self.database.in_transaction(work)

    async def release(self, name: str, table: str = "") -> None:
        """Others may; those who have the table before them hear so."""
        if self.database.alone:
            return

        def work(connection: Connection) -> None:
            held = leases.c.name == name, leases.c.server == self.database.me
            if connection.execute(delete(leases).where(*held)).rowcount and table:
                self.database.tell(connection, table, "moved")

        await self.database.in_transaction(work)

    # Who is there

    def comes_or_goes(self, table: str, seat: int, sockets: int) -> None:
        """So many are there from now on. It is kept when `keep_presence` is called next: many come and go at once."""
        self._came_and_went[table, seat] = sockets

    async def keep_presence(self) -> None:
        changes, self._came_and_went = self._came_and_went, {}
        try:
            await self._keep(changes)
        except IntegrityError:  # one of the tables has been deleted meanwhile
            for place, sockets in changes.items():
                try:
                    await self._keep({place: sockets})
                except IntegrityError:
                    continue
        except Exception:
            self._came_and_went = {**changes, **self._came_and_went}
            raise

    async def _keep(self, changes: dict[tuple[str, int], int]) -> None:
        def work(connection: Connection) -> None:
            now = self.database.now()
            for (table, seat), sockets in sorted(changes.items()):
                values = {"table": table, "seat": seat, "server": self.database.me, "sockets": sockets, "at": now}
                key = [presence.c.table, presence.c.seat, presence.c.server]
                change = self.database.upsert(presence).values(values)
                connection.execute(
                    change.on_conflict_do_update(index_elements=key, set_={"sockets": sockets, "at": now})
                )
                place = presence.c.table == table, presence.c.seat == seat
                before = presence.c.sockets == 0, presence.c.server != self.database.me
                connection.execute(delete(presence).where(*place, *before))
            for table in sorted({table for table, _ in changes}):
                self.database.tell(connection, table, "present")

        if changes:
            await self.database.in_transaction(work)

    async def present(self, table: str) -> Presence:
        """Who is at a table, as far as it was kept."""
        alive = presence.c.server.in_(select(servers.c.id))
        columns = (presence.c.seat, presence.c.server, presence.c.sockets, presence.c.at, alive)
        query = select(*columns).where(presence.c.table == table)

        def work(connection: Connection) -> Presence:
            found = Presence({}, {})
            for seat, server, sockets, at, lives in connection.execute(query):
                if not sockets or not lives:
                    away = (self.database.now() - at).total_seconds()
                    found.away[seat] = min(away, found.away.get(seat, away))
                elif server != self.database.me:
                    found.elsewhere[seat] = found.elsewhere.get(seat, 0) + sockets
            return found

        return await self.database.in_transaction(work)

    async def tell_thinking(self, table: str, seat: int, done: float) -> None:
        """How far a bot is, for those who look at the table elsewhere."""
        await self.database.in_transaction(
            lambda connection: self.database.tell(connection, table, "thinking", seat, done)
        )
