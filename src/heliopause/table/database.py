"""The database behind a URL: SQLite for one server, PostgreSQL for any number of them."""

import asyncio
import contextlib
import os
import secrets
import socket
import sqlite3
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, BinaryIO, Literal, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import create_engine, event, make_url, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DatabaseError, DBAPIError, IntegrityError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from heliopause.table import shape

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

T = TypeVar("T")
Waiting = tuple[Callable[[Connection], Any], asyncio.Future[Any]]
Done = tuple[Any, Exception | None]  # what came of some work, or what went wrong
CHANNEL = "heliopause"
CONNECTIONS = 8  # of a server to PostgreSQL
SLOWEST = 10.0  # seconds that a word with PostgreSQL may take before the connection is given up
ROW_LOCK = " FOR NO KEY UPDATE"
MIGRATING = 0x4865_6C69  # the lock under which the shape is brought up to date, by one server at a time
POSTGRESQL = {
    "connect_timeout": "5",
    "application_name": "heliopause",
    # A server that stops in the middle of a word must not hold up the others for longer than a few seconds.
    "options": "-c statement_timeout=8s -c lock_timeout=6s -c idle_in_transaction_session_timeout=5s -c timezone=UTC",
}


# What is raised while the database cannot be reached or cannot write: it may be well again in a moment.
UNREACHABLE = (OperationalError, InterfaceError, InternalError, PoolTimeout)


class Unusable(Exception):
    """A database that games cannot be kept in; the message says why, in a sentence for who starts the server."""


class News(msgspec.Struct):
    """What a server lets the others know: a table has changed, a line was said, who is there, how far a bot is."""

    server: str
    table: str
    what: Literal["moved", "said", "present", "thinking"]
    number: int = 0
    done: float = 0.0
    seq: int = 0  # of a table that was moved by choices alone, the number of the first of them,
    rows: list[Any] = []  # and the choices


class Database:
    """Spoken to from threads of its own; with SQLite from one.

    SQLite lets one connection write at a time, and has the disk's word for what was written after some milliseconds.
    So all that waits meanwhile is written together: the disk is asked once.
    """

    def __init__(self, url: str) -> None:
        address = make_url(url)
        self.me = secrets.token_hex(8)  # this server's name among those on the same database
        self.file: Path | None = None
        self.alone = address.get_backend_name() == "sqlite"  # no other server uses the same database
        self._ahead = timedelta()  # of this machine's clock is the database's
        self._waiting: deque[Waiting] = deque()
        self._called = False  # the thread that writes will look at what waits
        self._held: BinaryIO | None = None  # open while no other server may use the same file
        self._line: Connection | None = None  # the one to SQLite, kept from one transaction to the next
        if self.alone:
            self.engine = create_engine(address.set(drivername="sqlite"))
            event.listen(self.engine, "connect", _prepare_sqlite)
            event.listen(self.engine, "begin", lambda connection: say(connection, "BEGIN"))
            self.file = Path(address.database) if address.database and address.database != ":memory:" else None
        else:
            self.engine = create_engine(
                address.set(drivername="postgresql+psycopg"),
                connect_args={**POSTGRESQL, **dict(address.query)},
                pool_size=CONNECTIONS,
                pool_timeout=SLOWEST,
            )
        self._threads = ThreadPoolExecutor(1 if self.alone else CONNECTIONS, "store")

    @property
    def name(self) -> str:
        return str(self.file or self.engine.url.set(drivername=self.engine.dialect.name).render_as_string())

    async def open(self) -> None:
        """Bring the database to the newest shape, alone; Unusable if it cannot be used."""
        if self.file is not None:
            if self.file.is_file() and not self.file.stat().st_size:
                raise Unusable(
                    f"{self.file} is empty: put back a copy that has the games in it, or remove it to begin anew"
                )
            self._held = _lock(self.file)
        try:
            await self.in_transaction(_migrate, slowest=600.0)
            await self.check()
        except CommandError:
            await self.close()
            raise Unusable(f"{self.name} was written by a newer version of Heliopause") from None
        except DatabaseError as error:
            await self.close()
            said = " ".join(str(error.orig).split("\n")[0].split())
            raise Unusable(f"{self.name} cannot be used: {said}") from None

    async def close(self) -> None:
        """Let what is under way come to its end."""
        self._threads.submit(self._hang_up_sqlite)
        await asyncio.to_thread(self._threads.shutdown)
        self.engine.dispose()
        if self._held is not None:
            self._held.close()

    async def in_transaction(self, work: Callable[[Connection], T], slowest: float = SLOWEST) -> T:
        """Carry out some work, and keep it or let nothing of it be."""
        if self.alone:
            future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
            self._waiting.append((work, future))
            self._call()
            return await future
        return await self._on_a_line(work, slowest)

    async def look(self, statement: str, *values: Any) -> Any:
        """The row that one statement finds, or None; with PostgreSQL in one word, without a transaction around it."""

        def work(connection: Connection) -> Any:
            return connection.exec_driver_sql(statement, values).first()

        return await (self.in_transaction(work) if self.alone else self._on_a_line(work, SLOWEST, only_looks=True))

    async def _on_a_line(self, work: Callable[[Connection], T], slowest: float, only_looks: bool = False) -> T:
        """Nobody waits for ever for a network that swallows what is said: after a time the line is cut."""
        loop = asyncio.get_running_loop()
        line: list[int] = []
        timer = loop.call_later(slowest, _hang_up, line)

        def carry_out() -> T:
            with self._connected(line, only_looks) as connection:
                return work(connection)

        try:
            return await loop.run_in_executor(self._threads, carry_out)
        finally:
            timer.cancel()

    def _call(self) -> None:
        """Have what waits carried out, unless it will be anyway."""
        if not self._called:
            self._called = True
            try:
                self._threads.submit(self._carry_out_waiting)
            except RuntimeError:  # it is closed
                self._called = False
                raise

    def _carry_out_waiting(self) -> None:
        """In one transaction; what fails in it is undone alone. All hear of it together, once it is kept."""
        self._called = False  # whoever comes from here on calls again
        waiting = [self._waiting.popleft() for _ in range(len(self._waiting))]
        waiting = [(work, future) for work, future in waiting if not future.cancelled()]
        done: list[Done] = []
        try:
            if waiting:
                self._line = connection = self._line or self.engine.connect()
                with connection.begin():
                    carry_out = _apart if len(waiting) > 1 else _alone
                    done = [carry_out(connection, work) for work, _ in waiting]
        except Exception as error:
            self._hang_up_sqlite()
            done = [(None, error)] * len(waiting)
        if waiting:
            futures = [future for _, future in waiting]
            with contextlib.suppress(RuntimeError):  # nobody is there any more to hear of it
                futures[0].get_loop().call_soon_threadsafe(_let_know, futures, done)

    def _hang_up_sqlite(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            with contextlib.suppress(DBAPIError):
                line.close()

    @contextlib.contextmanager
    def _connected(self, line: list[int], only_looks: bool) -> Iterator[Connection]:
        """A connection that lives, in a transaction if something is to be kept; `line` has its socket meanwhile."""
        for attempt in range(CONNECTIONS + 1):
            with self.engine.connect() as connection:
                line[:] = [_socket_of(connection)]
                if attempt < CONNECTIONS and not _lives(connection):
                    line.clear()
                    continue
                try:
                    if only_looks:
                        yield connection.execution_options(isolation_level="AUTOCOMMIT")
                    else:
                        with connection.begin():
                            yield connection
                finally:
                    line.clear()
                connection.info["used"] = time.monotonic()
                return

    def upsert(self, table: Any) -> Any:
        """An insert that knows what to do if the row is there already."""
        return sqlite.insert(table) if self.alone else postgresql.insert(table)

    def in_its_words(self, statement: str) -> str:
        """A statement with `?` for its values, as the driver understands it; SQLite, all alone, locks no rows."""
        if self.alone:
            return statement.replace(ROW_LOCK, "")
        return statement.replace("?", "%s")

    def written(self, at: datetime) -> str | datetime:
        """A time as it is kept, where a statement goes to the driver as it stands."""
        return at.replace(tzinfo=None).isoformat(" ", "microseconds") if self.alone else at

    def tell(self, connection: Connection, table: str, what: Any, number: int = 0, done: float = 0.0) -> None:
        """Let the other servers know, if and when this transaction is kept."""
        self.pass_on(connection, News(self.me, table, what, number, done))

    def pass_on(self, connection: Connection, told: News) -> None:
        if not self.alone:
            news = msgspec.json.encode(told).decode()
            connection.execute(text("select pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": news})

    def now(self) -> datetime:
        """By the database's clock: those of several machines differ."""
        return datetime.now(UTC) + self._ahead

    def set_clock(self, connection: Connection) -> None:
        if not self.alone:
            told: datetime = connection.execute(text("select clock_timestamp()")).scalar_one()
            self._ahead = told - datetime.now(UTC)

    async def check(self) -> None:
        """Raise if nothing can be written: a word is written, and kept."""

        def work(connection: Connection) -> None:
            self.set_clock(connection)
            word = self.upsert(shape.secrets).values(name="checked", value=self.now().isoformat())
            change = {"value": word.excluded.value}
            connection.execute(word.on_conflict_do_update(index_elements=[shape.secrets.c.name], set_=change))

        await self.in_transaction(work)


def _let_know(futures: list[asyncio.Future[Any]], done: list[Done]) -> None:
    for future, (result, failed) in zip(futures, done, strict=True):
        if future.done():
            continue  # who asked has gone
        if failed is None:
            future.set_result(result)
        else:
            future.set_exception(failed)


def _alone(connection: Connection, work: Callable[[Connection], Any]) -> Done:
    """The transaction is its own: what goes wrong undoes it all."""
    return work(connection), None


def _apart(connection: Connection, work: Callable[[Connection], Any]) -> Done:
    """What came of it, or what went wrong; an error of the disk is everybody's."""
    say(connection, "SAVEPOINT apart")
    try:
        result = work(connection)
    except OperationalError:
        raise
    except Exception as error:
        say(connection, "ROLLBACK TO apart")
        say(connection, "RELEASE apart")
        return None, error
    say(connection, "RELEASE apart")
    return result, None


def say(connection: Connection, statement: str, rows: Sequence[tuple[Any, ...]] = ((),)) -> int:
    """Say it to the driver as it stands, once for each of the rows; how many rows it has written.

    SQLAlchemy's own way, which is good for everything, takes longer for a choice than SQLite itself.
    """
    driver: Any = connection.connection.driver_connection
    if not isinstance(driver, sqlite3.Connection):
        return connection.exec_driver_sql(statement, list(rows)).rowcount
    try:
        return (
            driver.execute(statement, rows[0]).rowcount
            if len(rows) == 1
            else driver.executemany(statement, rows).rowcount
        )
    except sqlite3.IntegrityError as error:
        raise IntegrityError(statement, None, error) from error
    except sqlite3.Error as error:
        raise OperationalError(statement, None, error) from error


def _socket_of(connection: Connection) -> int:
    driver: Any = connection.connection.driver_connection
    return int(driver.pgconn.socket)


def _lives(connection: Connection) -> bool:
    """Is there still somebody at the other end? One that was used just now is taken to."""
    if time.monotonic() - connection.info.get("used", 0.0) < 1.0:
        return True
    try:
        connection.exec_driver_sql("select 1")
        connection.rollback()
    except DBAPIError:
        return False
    return True


def _hang_up(line: list[int]) -> None:
    for number in line:
        with contextlib.suppress(OSError), socket.socket(fileno=os.dup(number)) as end:
            end.shutdown(socket.SHUT_RDWR)


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


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver begins nothing by itself: a transaction has parts of its own
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # what was acknowledged is on the disk: a power loss costs nothing
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _migrate(connection: Connection) -> None:
    """Two first starts at once both work: the second waits and finds all done."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("set local statement_timeout = 0"))
        connection.execute(text("set local lock_timeout = 0"))
        connection.execute(text("select pg_advisory_xact_lock(:number)"), {"number": MIGRATING})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
