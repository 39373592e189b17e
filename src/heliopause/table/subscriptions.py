"""Who is told by push: the browsers that asked for it, each for a seat, kept with the games."""

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.engine import Connection

from heliopause.table.shape import subscriptions
from heliopause.table.store import Store

MOST = 8  # browsers a seat; the oldest makes room


class Subscription(msgspec.Struct, frozen=True):
    endpoint: str
    table: str
    seat: int
    renewed: int
    p256dh: str
    auth: str
    language: str


async def subscribe(store: Store, wish: Subscription) -> None:
    """From now on, or anew."""
    of_seat = (subscriptions.c.table == wish.table, subscriptions.c.seat == wish.seat)

    def work(connection: Connection) -> None:
        connection.execute(delete(subscriptions).where(*of_seat, subscriptions.c.endpoint == wish.endpoint))
        connection.execute(insert(subscriptions).values(at=store.now(), **msgspec.structs.asdict(wish)))
        oldest = select(subscriptions.c.endpoint).where(*of_seat).order_by(subscriptions.c.at.desc()).offset(MOST)
        many = list(connection.scalars(oldest))
        connection.execute(delete(subscriptions).where(*of_seat, subscriptions.c.endpoint.in_(many)))

    await store.in_transaction(work)


async def subscribed(store: Store, table: str, seat: int) -> list[Subscription]:
    columns = [subscriptions.c[name] for name in Subscription.__struct_fields__]
    query = select(*columns).where(subscriptions.c.table == table, subscriptions.c.seat == seat)
    return await store.in_transaction(lambda connection: [Subscription(*row) for row in connection.execute(query)])


async def unsubscribe(store: Store, endpoint: str, table: str | None = None, seats: tuple[int, ...] = ()) -> None:
    """For seats of a table; without one, everywhere: the browser is gone."""
    change = delete(subscriptions).where(subscriptions.c.endpoint == endpoint)
    if table is not None:
        change = change.where(subscriptions.c.table == table, subscriptions.c.seat.in_(seats))
    await store.in_transaction(lambda connection: connection.execute(change))
