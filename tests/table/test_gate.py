"""From where a wish comes and in what form: only our own pages change anything, and nobody can be somebody else."""

import asyncio
import contextlib
import os
import signal
import socket
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from heliopause.table.app import ServerConfig, uvicorn_of
from heliopause.table.gate import MOST_KNOWN, Limit, home_of
from heliopause.table.patient import MOST_CONNECTIONS
from heliopause.table.publishing import MOST_SOCKETS
from tests import http
from tests.table.serving import Server, served

ME: dict[str, Any] = {"who": "me", "name": "Mira"}
LINK: dict[str, Any] = {"who": "link", "name": "Ines"}
TABLE = '{"seats": [{"who": "me"}, {"who": "here"}]}'


# Whom to believe


def statuses(server: Server, count: int) -> list[int]:
    with httpx.Client(base_url=server.url) as client:
        return [
            client.get("/api/start", headers={"X-Forwarded-For": f"10.1.{number}.7"}).status_code
            for number in range(count)
        ]


def test_who_claims_to_be_many_is_one(tmp_path: Path) -> None:
    with served(tmp_path, requests_a_minute=20) as server:
        assert set(statuses(server, 40)[20:]) == {429}


def test_a_proxy_that_is_named_is_believed(tmp_path: Path) -> None:
    with served(tmp_path, requests_a_minute=20, proxies=["127.0.0.1"]) as server:
        assert set(statuses(server, 40)) == {200}


def test_only_so_many_addresses_are_remembered() -> None:
    limit = Limit(1, 60.0)
    for number in range(MOST_KNOWN + 500):
        assert limit.passes(f"{number}")
    assert len(limit) == MOST_KNOWN
    assert not limit.passes(f"{MOST_KNOWN + 499}")


# Where from, and as what


@pytest.mark.parametrize(
    ("headers", "status", "message"),
    [
        ({"Content-Type": "text/plain"}, 415, "refused-not-json"),
        ({"Content-Type": "application/x-www-form-urlencoded"}, 415, "refused-not-json"),
        ({}, 415, "refused-not-json"),
        ({"Content-Type": "application/json", "Origin": "https://evil.example"}, 403, "refused-origin"),
        ({"Content-Type": "application/json", "Origin": "null"}, 403, "refused-origin"),
        ({"Content-Type": "application/json", "Host": "evil.example"}, 421, "refused-host-name"),
        ({"Content-Type": "application/json", "Host": "[::1"}, 421, "refused-host-name"),
        ({"Content-Type": "application/json", "Origin": "http://[::1"}, 403, "refused-origin"),
    ],
)
def test_a_foreign_page_changes_nothing(server: Server, headers: dict[str, str], status: int, message: str) -> None:
    answer = http.post(f"{server.url}/api/tables", content=TABLE, headers=headers)
    assert (answer.status_code, answer.json()["said"]) == (status, {"m": message})


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]:80", "192.168.1.7:8240"])
def test_our_own_pages_and_programs_do(server: Server, host: str) -> None:
    headers = {"Content-Type": "application/json", "Host": host}
    assert http.post(f"{server.url}/api/tables", content=TABLE, headers=headers).status_code == 201
    headers["Origin"] = f"http://{host}"
    assert http.post(f"{server.url}/api/tables", content=TABLE, headers=headers).status_code == 201


def test_the_public_name_is_known(tmp_path: Path) -> None:
    with served(tmp_path, public="https://table.example.org") as server:
        headers = {"Content-Type": "application/json", "Origin": "https://table.example.org"}
        for host in ("table.example.org", "127.0.0.1"):
            answer = http.post(f"{server.url}/api/tables", content=TABLE, headers={**headers, "Host": host})
            assert answer.status_code == 201


def test_a_foreign_page_hears_nothing(server: Server) -> None:
    host = server.open(ME, LINK)

    async def knock() -> None:
        async with websockets.connect(host.socket_url, origin=websockets.Origin("https://evil.example")) as listening:
            await asyncio.wait_for(listening.recv(), 120)

    with pytest.raises((websockets.InvalidStatus, websockets.ConnectionClosed)):
        asyncio.run(knock())


# What is no text and no path


@pytest.mark.parametrize("path", ["/%00", "/assets/%00", "/t/%00", "/words/%00", "/api/tables/%00"])
def test_a_path_that_is_none_is_not_found(server: Server, path: str) -> None:
    assert http.get(f"{server.url}{path}").status_code == 404


@pytest.mark.parametrize("body", [b'{"seats": "\xff"}', b'{"seats": [{"who": "me", "name": "\xc3\x28"}]}', b"\xff"])
def test_a_body_that_is_no_text_is_not_understood(server: Server, body: bytes) -> None:
    answer = http.post(f"{server.url}/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    assert answer.json()["said"] == {"m": "refused-not-understood"}


# Too slow, too many, too large


def still_open(connection: socket.socket) -> bool:
    connection.settimeout(10)
    with contextlib.suppress(ConnectionError):
        return connection.recv(1) != b""
    return False


def test_half_a_request_is_cut_off(tmp_path: Path) -> None:
    posting = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    halves = [b"", b"GET /health HT", posting + b"Content-Length: 50\r\n\r\n{"]
    with served(tmp_path, slowest=1.0) as server:
        slow = [socket.create_connection(("127.0.0.1", server.port)) for _ in halves]
        for connection, half in zip(slow, halves, strict=True):
            connection.sendall(half)
        assert not any(still_open(connection) for connection in slow)
        for connection in slow:
            connection.close()
        assert http.get(f"{server.url}/health").status_code == 200


def test_a_head_without_end_is_cut_off(server: Server) -> None:
    """Once all of it was kept, for as long as it came."""
    with socket.create_connection(("127.0.0.1", server.port)) as endless:
        endless.settimeout(120)
        endless.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n")
        with pytest.raises(ConnectionError):  # noqa: PT012
            for number in range(10_000):
                endless.sendall(f"X-{number}: {'x' * 1000}\r\n".encode())
            raise AssertionError("ten megabytes were taken")
    assert http.get(f"{server.url}/health").status_code == 200


@pytest.mark.parametrize("size", [150_000, 400_000])
def test_a_large_body_that_arrives_at_once_is_no_head(tmp_path: Path, size: int) -> None:
    """The server was busy for a moment, and then all was there; the larger one it reads in parts."""
    with served(tmp_path) as server, httpx.Client(timeout=120) as client:
        for _ in range(10):  # the system has room for more after the first few
            os.kill(server.pid, signal.SIGSTOP)
            threading.Timer(0.1, os.kill, [server.pid, signal.SIGCONT]).start()
            answer = client.post(
                f"{server.url}/api/import", content=b"[" * size, headers={"Content-Type": "application/json"}
            )
            assert answer.status_code == 422


ANSWERS = 100  # that are more together than systems keep for somebody who does not read


def received(server: Server, before: float, between: float) -> int:
    """How many bytes come of them, if they are read after so many seconds, with so many between two reads."""
    with socket.socket() as asking:
        asking.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 100_000)
        asking.settimeout(120)
        asking.connect(("127.0.0.1", server.port))
        asking.sendall(b"GET /words/de HTTP/1.1\r\nHost: localhost\r\n\r\n" * ANSWERS)
        time.sleep(before)
        count = 0
        with contextlib.suppress(ConnectionError):
            while part := asking.recv(200_000):
                count += len(part)
                time.sleep(between)
        return count


def test_who_asks_and_does_not_read_is_cut_off(tmp_path: Path) -> None:
    with served(tmp_path, slowest=1.0) as server:
        whole = ANSWERS * len(http.get(f"{server.url}/words/de").content)
        assert received(server, 0.0, 0.05) > whole, "who reads slowly gets all"
        assert received(server, 4.0, 0.0) < whole
        assert http.get(f"{server.url}/health").status_code == 200


def test_a_network_of_one_is_one() -> None:
    """Who has an IPv6 network could have as many connections as it has addresses."""
    assert home_of("2001:db8::1") == home_of("2001:db8::ffff:2") != home_of("2001:db8:0:1::1")
    assert home_of("10.1.1.1") != home_of("10.1.1.2")


def test_sockets_that_come_and_go_are_counted_as_requests(tmp_path: Path) -> None:
    with served(tmp_path, requests_a_minute=20) as server:
        host = server.open(ME, LINK)

        async def knock() -> list[bool]:
            let_in = []
            for _ in range(30):
                try:
                    async with websockets.connect(host.socket_url, max_size=None):
                        let_in.append(True)
                except websockets.InvalidStatus:
                    let_in.append(False)
            return let_in

        let_in = asyncio.run(knock())
        assert let_in[0]
        assert not let_in[-1]


def test_one_address_holds_so_many_connections_and_no_more(server: Server) -> None:
    held = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(MOST_CONNECTIONS)]
    try:
        time.sleep(0.5)
        late = socket.create_connection(("127.0.0.1", server.port))
        held.append(late)
        assert not still_open(late)
    finally:
        for connection in held:
            connection.close()
    time.sleep(0.5)
    assert http.get(f"{server.url}/health").status_code == 200


def test_one_address_has_so_many_sockets_and_no_more(server: Server) -> None:
    """Once 2,000 came from one; at one table a hundred have room."""
    hosts = [server.open(ME, LINK) for _ in range(3)]

    async def crowd() -> list[int | None]:
        listening: list[websockets.ClientConnection] = []
        for host in hosts:
            for _ in range(MOST_SOCKETS // 2):
                url = host.watcher.socket_url  # what nobody reads must not keep the socket from being closed
                one = await websockets.connect(url, max_size=None, max_queue=None, compression=None)
                try:
                    await one.recv()
                except websockets.ConnectionClosed:
                    await asyncio.gather(*(other.close() for other in listening))
                    return [one.close_code, len(listening)]
                listening.append(one)
        return [None, len(listening)]

    assert asyncio.run(crowd()) == [4429, MOST_SOCKETS]
    assert hosts[0].get().status_code == 200


def test_a_large_frame_is_refused_before_it_is_read(server: Server) -> None:
    host = server.open(ME, LINK)

    async def shout() -> int | None:
        async with websockets.connect(host.socket_url, max_size=None) as listening:
            await listening.recv()
            await listening.send("x" * 5_000)
            await asyncio.wait_for(listening.wait_closed(), 120)
            return listening.close_code

    assert asyncio.run(shout()) == 1009


def test_it_starts_without_a_warning(tmp_path: Path) -> None:
    """uvicorn warns when what it is asked to use is on its way out, and warnings are errors here."""
    uvicorn_of(ServerConfig(database=f"sqlite:///{tmp_path / 'games.sqlite3'}")).load()
