"""All that is kept, from one database to another, and proof that it has come whole."""

import hashlib
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import Table, delete, func, insert, select, text
from sqlalchemy.engine import Connection

from heliopause.table import shape
from heliopause.table.database import Database, Unusable
from heliopause.table.servers import DEAD

BATCH = 500  # rows
MOVED = [table for table in shape.metadata.sorted_tables if table not in (shape.servers, shape.leases, shape.presence)]
Sums = dict[str, tuple[int, str]]  # of each table, how many rows and a digest of them


class Differs(Exception):
    """What has come is not what was there."""


def count(source: Connection) -> int:
    """How many rows there are to be moved."""
    return sum(source.execute(select(func.count()).select_from(table)).scalar_one() for table in MOVED)


def check(database: Database, source: Connection, target: Connection) -> None:
    """Nothing is moved while people play, nor over games that are there."""
    alive = select(shape.servers).where(shape.servers.c.seen > database.now() - timedelta(seconds=DEAD))
    if not database.alone and source.execute(alive).first() is not None:  # a file is locked while a server uses it
        raise Unusable(f"a server uses {database.name}: end it first")
    if target.execute(select(shape.tables.c.id).limit(1)).first() is not None:
        raise Unusable("there are tables already where these would go: take an empty database")


def move(source: Connection, target: Connection, done: Callable[[int], Any]) -> None:
    """Copy all; `done` hears how many rows came."""
    for table in MOVED:
        target.execute(delete(table))  # only what an unused server leaves behind: its secret
    for table in MOVED:
        for batch in _batches(source, table):
            target.execute(insert(table), batch)
            done(len(batch))
    if target.dialect.name == "postgresql":  # it counts lines of talk by itself, from where these end
        last = select(func.coalesce(func.max(shape.talk.c.id), 0)).scalar_subquery()
        counter = text("select setval(pg_get_serial_sequence('talk', 'id'), :last)")
        target.execute(counter, {"last": max(1, target.execute(select(last)).scalar_one())})


def compare(before: Sums, after: Sums) -> None:
    for name, (number, digest) in before.items():
        if after[name] != (number, digest):
            raise Differs(f"{name}: {number} rows went and {after[name][0]} came, or not the same")


def sums(connection: Connection) -> Sums:
    """The digest does not depend on the order: two databases may sort letters differently."""
    found: Sums = {}
    for table in MOVED:
        number, digest = 0, 0
        for batch in _batches(connection, table):
            for row in batch:
                number += 1
                letters = msgspec.json.encode(row, order="deterministic", enc_hook=_plain)
                digest = (digest + int.from_bytes(hashlib.sha256(letters).digest())) % (1 << 256)
        found[table.name] = (number, f"{digest:064x}")
    return found


def _plain(value: Any) -> str:
    return value.isoformat() if isinstance(value, datetime) else str(value)


def _batches(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    names = [str(column.name) for column in table.columns]
    for batch in connection.execute(select(table).order_by(*table.primary_key)).partitions(BATCH):
        yield [dict(zip(names, row, strict=True)) for row in batch]
