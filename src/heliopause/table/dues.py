"""What falls due at the tables, and the table at which the same people play again: who of several servers is first."""

from datetime import datetime, timedelta

from sqlalchemy import select, update
from sqlalchemy.engine import Connection

from heliopause.table.servers import DEAD
from heliopause.table.shape import servers, tables
from heliopause.table.store import Store


async def due_tables(store: Store, most: int = 50) -> list[str]:
    """Tables at which somebody is to be reminded, or a bot to take over; the longest overdue first."""
    now = store.now()
    late = (tables.c.remind <= now) | (tables.c.due <= now)
    query = select(tables.c.id).where(tables.c.state == "open", late).order_by(tables.c.due).limit(most)
    return await store.in_transaction(lambda connection: list(connection.scalars(query)))


async def claim_reminder(store: Store, id: str, remind: datetime) -> bool:
    """Is it this server that reminds?"""
    claim = update(tables).where(tables.c.id == id, tables.c.remind == remind).values(remind=None)
    return await store.in_transaction(lambda connection: connection.execute(claim).rowcount == 1)


async def put_off(store: Store, hour: float) -> None:
    """What fell due while no server ran: those who could not play are reminded, and get a quarter of the time."""
    now = store.now()
    query = select(tables.c.id, tables.c.pace).where(tables.c.state == "open", tables.c.due <= now)

    others = select(servers.c.id).where(servers.c.id != store.me, servers.c.seen > now - timedelta(seconds=DEAD))

    def work(connection: Connection) -> None:
        if connection.execute(others).first() is not None:
            return  # there was one that ran
        for id, pace in connection.execute(query).all():
            later = {"remind": now, "due": now + timedelta(seconds=pace * hour / 4)}
            connection.execute(update(tables).where(tables.c.id == id).values(seating=tables.c.seating + 1, **later))

    await store.in_transaction(work)


async def claim_again(store: Store, id: str, again: str) -> bool:
    """Is this the table at which the same people play again? There is one."""
    free = update(tables).where(tables.c.id == id, tables.c.again.is_(None))
    claim = free.values(again=again, seating=tables.c.seating + 1)

    def work(connection: Connection) -> bool:
        claimed = connection.execute(claim).rowcount == 1
        store.tell(connection, id, "moved")
        return claimed

    return await store.in_transaction(work)
