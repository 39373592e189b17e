"""What is kept: tables, and the choices made at them. The choices are append-only, and their key is the lock."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    JSON,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("version", String, nullable=False),
    Column("state", String, nullable=False),  # open or closed
    Column("at", DateTime(timezone=True), nullable=False),
)
choices = Table(
    "choices",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("option", String, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)
talk = Table(
    "talk",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String, ForeignKey("tables.id"), nullable=False, index=True),
    Column("who", String, nullable=False),
    Column("text", String, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)
secrets = Table("secrets", metadata, Column("name", String, primary_key=True), Column("value", String, nullable=False))


class Row(msgspec.Struct, frozen=True):
    """One choice: a seat's, chance's, or a step back."""

    seat: int
    option: str


class Stale(Exception):
    """Somebody else's choice landed first."""


class Store:
    """The database behind one URL."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = create_async_engine(url)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    async def open(self) -> None:
        """Bring the database to the newest shape."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    async def secret(self, name: str, fresh: str) -> str:
        """A secret kept with the games, made on first use."""
        async with self.engine.begin() as connection:
            found = await connection.scalar(select(secrets.c.value).where(secrets.c.name == name))
            if found is None:
                await connection.execute(insert(secrets).values(name=name, value=fresh))
                return fresh
            return str(found)

    async def add_table(
        self, id: str, game: str, options: dict[str, Any], seats: list[dict[str, Any]], version: str, rows: list[Row]
    ) -> None:
        now = _now()
        async with self.engine.begin() as connection:
            values = {"id": id, "game": game, "options": options, "seats": seats, "version": version}
            await connection.execute(insert(tables).values(**values, state="open", at=now))
            await _insert_rows(connection, id, 0, rows)

    async def find_table(self, id: str) -> dict[str, Any] | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == id))).mappings().first()
            return dict(found) if found is not None else None

    async def rows(self, id: str) -> list[Row]:
        query = select(choices.c.seat, choices.c.option).where(choices.c.table == id).order_by(choices.c.seq)
        async with self.engine.connect() as connection:
            return [Row(seat, option) for seat, option in await connection.execute(query)]

    async def add_rows(self, id: str, seq: int, rows: list[Row]) -> None:
        """Append choices from `seq` on, all or none."""
        try:
            async with self.engine.begin() as connection:
                await _insert_rows(connection, id, seq, rows)
        except IntegrityError:
            raise Stale from None

    async def change_table(self, id: str, **values: Any) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == id).values(**values))

    async def say(self, id: str, who: str, text: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(talk).values(table=id, who=who, text=text, at=_now()))

    async def said(self, id: str, last: int = 200) -> list[dict[str, Any]]:
        query = (
            select(talk.c.who, talk.c.text, talk.c.at).where(talk.c.table == id).order_by(talk.c.id.desc()).limit(last)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [{"who": who, "text": text, "at": at.isoformat()} for who, text, at in reversed(rows)]


async def _insert_rows(connection: Any, id: str, seq: int, rows: list[Row]) -> None:
    if rows:
        now = _now()
        await connection.execute(
            insert(choices),
            [
                {"table": id, "seq": seq + number, "seat": row.seat, "option": row.option, "at": now}
                for number, row in enumerate(rows)
            ],
        )


def _now() -> datetime:
    return datetime.now(UTC)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
