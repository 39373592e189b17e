"""A real server in a process of its own, on loopback, with a database of its own."""

import contextlib
import os
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import create_engine, text

from heliopause.table.app import ServerConfig, make_app
from heliopause.table.bot_pool import BotPool
from heliopause.table.hall import Hall
from heliopause.table.keys import Signer
from heliopause.table.notices import Notices
from heliopause.table.push import Push, new_key
from heliopause.table.store import Store
from tests import http
from tests.table.forking import Mother, mother

only_sqlite = pytest.mark.parametrize("kept_in", ["sqlite"], indirect=True)  # what is about a file
PATIENCE = 120.0  # seconds: how quick a busy machine answers is not tested
FIRST = ""  # what the process of a server does before all else
KIND = "sqlite"  # or postgresql: where servers keep their games, if they are not told


def database_in(folder: Path, name: str = "games") -> str:
    if KIND == "sqlite":
        return f"sqlite:///{folder / name}.sqlite3"
    from tests.table.postgresql import database_for  # noqa: PLC0415 only some tests need one

    return database_for(folder / name)


def execute(database: str, statement: str, **values: Any) -> list[Any]:
    """Look into a database, or do something to it; times are written as texts."""
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    try:
        with engine.begin() as connection:
            done = connection.execute(text(statement), values)
            return list(done) if done.returns_rows else []
    finally:
        engine.dispose()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def within(folder: Path, **config: Any) -> Iterator[TestClient[Litestar]]:
    """A server in this process, for what can be seen without a network."""
    app = make_app(ServerConfig(database=database_in(folder, "within"), **config))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        yield client


def hall_of(store: Store) -> Hall:
    """A hall in this process, for what needs no network."""
    return Hall(store, Signer("secret"), BotPool(1, 1.0), 0.0, Notices(), Push(store, new_key()))


class Server:
    """Started with `start`, stopped kindly with `stop` or unkindly with `kill`; the database stays."""

    def __init__(
        self,
        folder: Path,
        patience: float = 0.0,
        idle: float = 900.0,
        mail: str = "",
        database: str = "",
        **others: Any,
    ) -> None:
        self.others = others
        self.folder = folder
        self.patience = patience
        self.idle = idle
        self.mail = mail
        self.port = free_port()
        self.log = folder / "server.log"
        self._mother: Mother | None = None  # while it runs
        self._pid = 0
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database or database_in(folder)

    def execute(self, statement: str, **values: Any) -> list[Any]:
        return execute(self.database, statement, **values)

    def start(self) -> "Server":
        return self.begin().wait()

    def begin(self) -> "Server":
        """Start it, and do not wait until it answers."""
        own = {"patience": self.patience, "idle": self.idle, "mail": self.mail, "database": self.database}
        self._mother = mother(FIRST)
        self._pid = self._mother.fork(self.port, self.log, {"requests_a_minute": 100_000, **own, **self.others})
        return self

    def wait(self) -> "Server":
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and Path(f"/proc/{self.pid}/exe").exists():
            with contextlib.suppress(httpx.TransportError):
                if http.get(f"{self.url}/health", timeout=20).status_code == 200:
                    return self
            time.sleep(0.02)
        raise AssertionError(self.log.read_text(encoding="utf-8")[-3000:])

    @property
    def pid(self) -> int:
        assert self._mother is not None
        return self._pid

    def stop(self) -> int | None:
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        code = self._end(signal.SIGKILL)
        assert code in (None, -signal.SIGKILL), f"it ended by itself with {code}: {self.log.read_text()[-3000:]}"

    def _end(self, how: signal.Signals) -> int | None:
        """Its exit code, if it was running; with it ends all that it has started."""
        if self._mother is None:
            return None
        ended, self._mother = self._mother, None
        os.kill(self._pid, how)
        code = ended.wait(self._pid)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._pid, signal.SIGKILL)  # its bots' workers
        return code

    # What a browser would do

    def open(self, *seats: dict[str, Any], **wishes: Any) -> "Guest":
        answer = http.post(f"{self.url}/api/tables", json={"seats": list(seats), **wishes})
        assert answer.status_code == 201, answer.text
        return Guest(self, answer.json())


class Guest:
    """The maker of a table, or whoever else holds a key."""

    def __init__(self, server: Server, opened: dict[str, Any], key: str = "") -> None:
        self.server = server
        self.opened = opened
        self.table = opened["table"]
        self.key = key or opened["key"]

    def with_key(self, key: str) -> "Guest":
        return Guest(self.server, self.opened, key)

    @property
    def link(self) -> "Guest":
        return self.with_key(self.opened["links"][0]["key"])

    @property
    def watcher(self) -> "Guest":
        return self.with_key(self.opened["watch"])

    def get(self, path: str = "", **params: Any) -> httpx.Response:
        return http.get(self._url(path), params=params, headers=self._headers())

    def post(self, path: str, /, **body: Any) -> httpx.Response:
        return http.post(self._url(path), json=body, headers=self._headers())

    def look(self) -> dict[str, Any]:
        answer = self.get()
        assert answer.status_code == 200, answer.text
        state: dict[str, Any] = answer.json()
        return state

    def choose(self, option: str, seq: int | None = None) -> httpx.Response:
        return self.post("/choices", seq=self.look()["seq"] if seq is None else seq, option=option)

    def choose_first(self) -> dict[str, Any]:
        """Take the first option on offer; the table afterwards."""
        state = self.look()
        answer = self.choose(state["options"][0]["id"], state["seq"])
        assert answer.status_code == 200, answer.text
        return self.look()

    def wait_for(self, condition: Any, seconds: float = PATIENCE) -> dict[str, Any]:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            state = self.look()
            if condition(state):
                return state
            time.sleep(0.05)
        raise AssertionError("it did not come to that in time")

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/live?key={self.key}"

    def _url(self, path: str) -> str:
        return f"{self.server.url}/api/tables/{self.table}{path}"

    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}"}


@contextlib.contextmanager
def served(folder: Path, patience: float = 0.0, idle: float = 900.0, **others: Any) -> Iterator[Server]:
    server = Server(folder, patience, idle, **others).start()
    try:
        yield server
    finally:
        server.kill()
