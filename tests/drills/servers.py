"""The servers that drills do something to."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

from tests.table.serving import Server


@contextlib.contextmanager
def servers_on(database: str, folder: Path, number: int = 1) -> Iterator[list[Server]]:
    """So many servers on one database, none of which may end by itself."""
    servers = []
    for n in range(number):
        own = folder / f"server-{n}"
        own.mkdir(parents=True)
        servers.append(Server(own, database=database, requests_a_minute=10_000_000))
    try:
        for server in [server.begin() for server in servers]:
            server.wait()
        yield servers
    finally:
        for server in servers:
            server.kill()
