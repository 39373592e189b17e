"""What is kept: tables, and the choices made at them. The choices are append-only, and their key is the lock."""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    JSON,
    Column,
    ColumnElement,
    DateTime,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    create_engine,
    delete,
    event,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DatabaseError, IntegrityError

from heliopause.content import Tables

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

T = TypeVar("T")
metadata = MetaData()

contents = Table(
    "contents",
    metadata,
    Column("hash", String, primary_key=True),
    Column("tables", JSON, nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("version", String, nullable=False),
    Column("state", String, nullable=False),  # gathering, open or closed
    Column("at", DateTime(timezone=True), nullable=False),
    Column("rules", Integer, nullable=True),
    Column("content", String, nullable=True),  # the hash of one of the contents
    Column("lobby", JSON(none_as_null=True), nullable=True),  # how players come
    Column("seating", Integer, nullable=False, server_default="0"),  # how often the seats have changed: their lock
)
choices = Table(
    "choices",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("option", String, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("note", JSON(none_as_null=True), nullable=True),  # why a bot chose so
    Column("digest", String, nullable=True),  # of the position that was told after it
)
talk = Table(
    "talk",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String, ForeignKey("tables.id"), nullable=False, index=True),
    Column("who", String, nullable=False),
    Column("text", String, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("said", JSON(none_as_null=True), nullable=True),  # a phrase, if it was the table that spoke
)
secrets = Table("secrets", metadata, Column("name", String, primary_key=True), Column("value", String, nullable=False))


class Row(msgspec.Struct, frozen=True):
    """One choice: a seat's, chance's, or a step back; with a bot's reason, as the table keeps it, and a digest."""

    seat: int
    option: str
    note: dict[str, Any] | None = None
    digest: str | None = None


class Unusable(Exception):
    """A database that games cannot be kept in; the message says why, in a sentence for who starts the server."""


class Stale(Exception):
    """Somebody else's choice landed first, or somebody else's change of the seats."""


class Store:
    """The database behind one URL, spoken to from one thread.

    SQLite lets one connection write at a time; twenty that try at once make each other wait for 100 ms.
    """

    def __init__(self, url: str) -> None:
        address = make_url(url)
        self.engine = create_engine(address.set(drivername=address.get_backend_name()))
        self._thread = ThreadPoolExecutor(1, "store")
        self._alone: BinaryIO | None = None  # open while no other server may use the same file
        self.file: Path | None = None
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", _prepare_sqlite)
            self.file = Path(address.database) if address.database and address.database != ":memory:" else None

    async def open(self) -> None:
        """Bring the database to the newest shape, alone; Unusable if it cannot be used."""
        if self.file is not None:
            if self.file.is_file() and not self.file.stat().st_size:
                raise Unusable(
                    f"{self.file} is empty: put back a copy that has the games in it, or remove it to begin anew"
                )
            self._alone = _lock(self.file)
        try:
            await self._in_transaction(_migrate)
            await self.check()
        except CommandError:
            await self.close()
            raise Unusable(f"{self.file or self.engine.url} was written by a newer version of Heliopause") from None
        except DatabaseError as error:
            await self.close()
            raise Unusable(f"{self.file or self.engine.url} cannot be used: {error.orig}") from None

    async def close(self) -> None:
        """Let what is under way come to its end."""
        await asyncio.to_thread(self._thread.shutdown)
        self.engine.dispose()
        if self._alone is not None:
            self._alone.close()

    async def _in_transaction(self, work: Callable[[Connection], T]) -> T:
        def carry_out() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, carry_out)

    async def secret(self, name: str, fresh: str) -> str:
        """A secret kept with the games, made on first use."""

        def work(connection: Connection) -> str:
            found = connection.scalar(select(secrets.c.value).where(secrets.c.name == name))
            if found is None:
                connection.execute(insert(secrets).values(name=name, value=fresh))
            return fresh if found is None else str(found)

        return await self._in_transaction(work)

    async def add_table(self, id: str, rows: list[Row], cards: Tables, **values: Any) -> None:
        """Keep a new table, the choices made so far, and its cards, once for all tables with the same."""

        def work(connection: Connection) -> None:
            _keep_content(connection, values["content"], cards)
            connection.execute(insert(tables).values(id=id, at=_now(), **values))
            _insert_rows(connection, id, 0, rows)

        await self._in_transaction(work)

    async def content(self, hash: str) -> Tables:
        """The cards that a table began with."""
        query = select(contents.c.tables).where(contents.c.hash == hash)
        return await self._in_transaction(lambda connection: connection.execute(query).scalar_one())

    async def find_table(self, id: str) -> tuple[dict[str, Any], list[Row]] | None:
        """A table, with when it last changed, and the choices made at it."""
        of_table = select(tables).where(tables.c.id == id)
        last = select(choices.c.at).where(choices.c.table == id).order_by(choices.c.seq.desc()).limit(1)
        columns = (choices.c.seat, choices.c.option, choices.c.note, choices.c.digest)
        made = select(*columns).where(choices.c.table == id).order_by(choices.c.seq)

        def work(connection: Connection) -> tuple[dict[str, Any], list[Row]] | None:
            found = connection.execute(of_table).mappings().first()
            if found is None:
                return None
            changed = connection.scalar(last) or found["at"]
            rows = [Row(*row) for row in connection.execute(made)]
            return {**found, "changed": changed.replace(tzinfo=UTC)}, rows

        return await self._in_transaction(work)

    async def rows_from(self, id: str, seq: int, most: int = 200) -> list[Row]:
        """Some choices from `seq` on."""
        columns = (choices.c.seat, choices.c.option, choices.c.note, choices.c.digest)
        query = select(*columns).where(choices.c.table == id, choices.c.seq >= seq).order_by(choices.c.seq).limit(most)
        return await self._in_transaction(lambda connection: [Row(*row) for row in connection.execute(query)])

    async def delete_table(self, id: str) -> None:
        """A table and all that was chosen and said at it, for good."""

        def work(connection: Connection) -> None:
            connection.execute(delete(choices).where(choices.c.table == id))
            connection.execute(delete(talk).where(talk.c.table == id))
            connection.execute(delete(tables).where(tables.c.id == id))

        await self._in_transaction(work)

    async def add_rows(self, id: str, seq: int, rows: list[Row]) -> None:
        """Append choices from `seq` on, all or none."""
        try:
            await self._in_transaction(lambda connection: _insert_rows(connection, id, seq, rows))
        except IntegrityError:
            raise Stale from None

    async def change_table(self, id: str, **values: Any) -> None:
        change = update(tables).where(tables.c.id == id).values(**values)
        await self._in_transaction(lambda connection: connection.execute(change))

    async def change_seats(self, id: str, seating: int, seats: list[Any]) -> None:
        """Keep the seats as they are from now on, unless they have changed since `seating`."""
        await self._in_transaction(lambda connection: _reseat(connection, id, seating, {"seats": seats}))

    async def begin_table(self, id: str, seating: int, rows: list[Row]) -> None:
        """The game begins with these choices, unless the seats have changed since, or it has begun."""

        def work(connection: Connection) -> None:
            _reseat(connection, id, seating, {"state": "open", "at": _now()}, tables.c.state == "gathering")
            _insert_rows(connection, id, 0, rows)

        await self._in_transaction(work)

    async def say(self, id: str, who: str, text: str, said: Any = None) -> dict[str, Any]:
        """Keep a line of talk; it comes back as the others will read it."""
        line = {"who": who, "text": text, "at": _now(), "said": said}
        await self._in_transaction(lambda connection: connection.execute(insert(talk).values(table=id, **line)))
        return {**line, "at": line["at"].isoformat()}

    async def said(self, id: str, last: int = 200) -> list[dict[str, Any]]:
        columns = (talk.c.who, talk.c.text, talk.c.at, talk.c.said)
        query = select(*columns).where(talk.c.table == id).order_by(talk.c.id.desc()).limit(last)
        lines = await self._in_transaction(lambda connection: connection.execute(query).all())
        # SQLite forgets the time zone; what was written is UTC.
        return [
            {"who": who, "text": text, "at": at.replace(tzinfo=UTC).isoformat(), "said": said}
            for who, text, at, said in reversed(lines)
        ]

    async def check(self) -> None:
        """Raise if nothing can be written: a word is written, and kept."""

        def work(connection: Connection) -> None:
            connection.execute(delete(secrets).where(secrets.c.name == "checked"))
            connection.execute(insert(secrets).values(name="checked", value=_now().isoformat()))

        await self._in_transaction(work)


def _lock(file: Path) -> BinaryIO:
    """Two servers on one SQLite file would not hear each other. The lock ends with the server, however that ends."""
    try:
        held = Path(f"{file}.lock").open("ab")  # noqa: SIM115
    except OSError as error:
        raise Unusable(f"{file} cannot be written: {error.strerror or error}") from None
    try:
        if sys.platform == "win32":
            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise Unusable(
            f"another server keeps its games in {file}: end that one, or give this one a --database"
        ) from None
    return held


def _keep_content(connection: Connection, hash: str, cards: Tables) -> None:
    if connection.scalar(select(contents.c.hash).where(contents.c.hash == hash)) is None:
        with suppress(IntegrityError), connection.begin_nested():  # another server may have been quicker
            connection.execute(insert(contents).values(hash=hash, tables=cards))


def _reseat(connection: Connection, id: str, seating: int, values: dict[str, Any], *also: ColumnElement[bool]) -> None:
    change = update(tables).where(tables.c.id == id, tables.c.seating == seating, *also)
    if connection.execute(change.values(seating=seating + 1, **values)).rowcount != 1:
        raise Stale


def _insert_rows(connection: Connection, id: str, seq: int, rows: list[Row]) -> None:
    if rows:
        now = _now()
        connection.execute(
            insert(choices),
            [
                {"table": id, "seq": seq + number, "at": now, **msgspec.structs.asdict(row)}
                for number, row in enumerate(rows)
            ],
        )


def _now() -> datetime:
    return datetime.now(UTC)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # what was acknowledged is on the disk: a power loss costs nothing
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
