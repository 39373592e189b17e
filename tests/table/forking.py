"""Servers that are there at once: forked from a process that has imported everything.

Importing takes longer than all that most tests do with a server. There is one such process for each environment that
tests make.
"""

import atexit
import json
import os
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any

MOTHER = """
import faulthandler, gc, json, os, sys

def serve(wish):
    import uvicorn
    from heliopause.table.app import ServerConfig, uvicorn_of
    from heliopause.table.logs import write_logs
    os.setpgid(0, 0)
    os.dup2(os.open(wish["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644), 1)
    os.dup2(1, 2)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    faulthandler.enable()
    write_logs(False)
    config = ServerConfig(own_process=True, **wish["config"])
    uvicorn.Server(uvicorn_of(config, host="127.0.0.1", port=wish["port"])).run()

def main():
    import psycopg, sqlalchemy.dialects.postgresql.psycopg, sqlalchemy.dialects.sqlite.pysqlite, uvloop
    from heliopause.table.app import warm_up
    warm_up()
    gc.freeze()
    print("ready", flush=True)
    for line in sys.stdin:
        wish = json.loads(line)
        if "wait" in wish:
            print(os.waitstatus_to_exitcode(os.waitpid(wish["wait"], 0)[1]), flush=True)
            continue
        pid = os.fork()
        if pid == 0:
            code = 1
            try:
                serve(wish)
                code = 0
            finally:
                sys.stdout.flush()
                os._exit(code)
        print(pid, flush=True)

if __name__ == "__main__":
    main()
"""


class Mother:
    """The process that servers are forked from, and that hears how they end."""

    def __init__(self, first: str) -> None:
        self._folder = tempfile.TemporaryDirectory()
        script = Path(self._folder.name) / "mother.py"
        script.write_text(first + MOTHER, encoding="utf-8")
        self._lock = threading.Lock()
        self._process = subprocess.Popen(
            [sys.executable, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self._read() == "ready"

    def fork(self, port: int, log: Path, config: dict[str, Any]) -> int:
        """The number of a new server's process."""
        return self._ask(port=port, log=str(log), config=config)

    def wait(self, pid: int) -> int:
        """Its exit code, once it has ended."""
        return self._ask(wait=pid)

    def _ask(self, **wish: object) -> int:
        with self._lock:
            assert self._process.stdin is not None
            self._process.stdin.write(json.dumps(wish) + "\n")
            self._process.stdin.flush()
            return int(self._read())

    def _read(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def end(self) -> None:
        self._process.kill()
        self._process.communicate()
        self._folder.cleanup()


_mothers: dict[tuple[str, frozenset[tuple[str, str]]], Mother] = {}
_one_at_a_time = threading.Lock()


def mother(first: str = "") -> Mother:
    """That of the environment as it is now; `first` is what it does before all else."""
    environment = frozenset((name, value) for name, value in os.environ.items() if name != "PYTEST_CURRENT_TEST")
    with _one_at_a_time:
        if (first, environment) not in _mothers:
            _mothers[first, environment] = Mother(first)
            atexit.register(_mothers[first, environment].end)
        return _mothers[first, environment]
