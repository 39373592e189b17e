"""The lines of planning boards as they are kept, each board with its seat."""

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.engine import Connection

from heliopause.table.plan_messages import StepNow
from heliopause.table.shape import plans
from heliopause.table.store import Store


class Plan(msgspec.Struct):
    """Lines that begin after so many choices of the game."""

    moment: int
    lines: list[list[StepNow]]


async def kept_plan(store: Store, table: str, seat: int) -> Plan | None:
    query = select(plans.c.moment, plans.c.lines).where(plans.c.table == table, plans.c.seat == seat)
    found = await store.in_transaction(lambda connection: connection.execute(query).first())
    return None if found is None else msgspec.convert({"moment": found[0], "lines": found[1]}, Plan)


async def keep_plan(store: Store, table: str, seat: int, plan: Plan) -> None:
    """In the place of what was kept before; without lines nothing is."""

    def work(connection: Connection) -> None:
        connection.execute(delete(plans).where(plans.c.table == table, plans.c.seat == seat))
        if plan.lines:
            lines = msgspec.to_builtins(plan.lines)
            connection.execute(
                insert(plans).values(table=table, seat=seat, moment=plan.moment, lines=lines, at=store.now())
            )

    await store.in_transaction(work)
