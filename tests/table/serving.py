"""A real server in a process of its own, on loopback, with a database of its own."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar
from litestar.testing import TestClient

from heliopause.table.app import ServerConfig, make_app

SERVE = """
import json, sys, uvicorn
from heliopause.table.app import ServerConfig, uvicorn_of
if __name__ == "__main__":
    patience, idle = map(float, sys.argv[3:5])
    others = {"requests_a_minute": 100_000, **json.loads(sys.argv[6])}
    config = ServerConfig(database=sys.argv[2], patience=patience, idle=idle, mail=sys.argv[5], **others)
    uvicorn.Server(uvicorn_of(config, host="127.0.0.1", port=int(sys.argv[1]), log_level="warning")).run()
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def within(folder: Path, **config: Any) -> Iterator[TestClient[Litestar]]:
    """A server in this process, for what can be seen without a network."""
    app = make_app(ServerConfig(database=f"sqlite:///{folder / 'within.sqlite3'}", **config))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        yield client


class Server:
    """Started with `start`, stopped kindly with `stop` or unkindly with `kill`; the database stays."""

    def __init__(self, folder: Path, patience: float = 0.0, idle: float = 900.0, mail: str = "", **others: Any) -> None:
        self.others = others
        self.folder = folder
        self.patience = patience
        self.idle = idle
        self.mail = mail
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'games.sqlite3'}"

    def start(self) -> "Server":
        script = self.folder / "serve.py"
        script.write_text(SERVE, encoding="utf-8")
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, script, str(self.port), self.database, str(self.patience), str(self.idle)),
                    *(self.mail, json.dumps(self.others)),
                ],
                stdout=log,
                stderr=log,
            )
        for _ in range(300):
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/health").status_code == 200:
                    return self
            if self.process.poll() is not None:
                break
            time.sleep(0.1)
        raise AssertionError((self.folder / "server.log").read_text(encoding="utf-8"))

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def stop(self) -> int | None:
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> int | None:
        """Its exit code, if it was running."""
        if self.process is None:
            return None
        os.kill(self.process.pid, how)
        code = self.process.wait(timeout=30)
        self.process = None
        return code

    # What a browser would do

    def open(self, *seats: dict[str, Any], **wishes: Any) -> "Guest":
        answer = httpx.post(f"{self.url}/api/tables", json={"seats": list(seats), **wishes})
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
        return httpx.get(self._url(path), params=params, headers=self._headers())

    def post(self, path: str, **body: Any) -> httpx.Response:
        return httpx.post(self._url(path), json=body, headers=self._headers())

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

    def wait_for(self, condition: Any, seconds: float = 30.0) -> dict[str, Any]:
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
