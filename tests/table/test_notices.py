"""'It is your turn' reaches people who are not looking: a real webhook receiver, a real mail server."""

import asyncio
import contextlib
import json
import re
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from heliopause.table.notices import Notices
from heliopause.table.seated import Seat
from tests import http
from tests.table.serving import Guest, served


@contextlib.contextmanager
def receiver(status: int = 200) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    heard: list[dict[str, Any]] = []

    class Hear(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(status)
            self.end_headers()

        def log_message(self, *args: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Hear)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/", heard
    finally:
        server.shutdown()
        server.server_close()


def test_a_webhook_is_told() -> None:
    with receiver() as (address, heard):
        asyncio.run(Notices(webhook=address).tell("t1", 2, Seat("Ines", "person"), "turn"))
    assert heard == [{"event": "your-turn", "table": "t1", "seat": 2, "name": "Ines"}]


def test_a_webhook_that_fails_does_no_harm() -> None:
    with receiver(status=500) as (address, heard):
        asyncio.run(Notices(webhook=address).tell("t1", 0, Seat("Mira", "person"), "turn"))
    assert len(heard) == 1
    asyncio.run(Notices(webhook="http://127.0.0.1:9/").tell("t1", 0, Seat("Mira", "person"), "turn"))


class Postbox:
    """A real mail server that keeps what it is given."""

    def __init__(self) -> None:
        self.letters: list[str] = []
        self._lines: list[str] = []

    async def converse(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        in_text = False
        while line := (await reader.readline()).decode():
            if in_text:
                self._lines.append(line.rstrip())
                if line == ".\r\n":
                    in_text = False
                    self.letters.append("\n".join(self._lines))
                    self._lines = []
                    writer.write(b"250 kept\r\n")
            elif line.upper().startswith("DATA"):
                in_text = True
                writer.write(b"354 go on\r\n")
            elif line.upper().startswith("QUIT"):
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"250 fine\r\n")
            await writer.drain()
        writer.close()


@contextlib.contextmanager
def postbox() -> Iterator[tuple[int, Postbox]]:
    box = Postbox()
    loop = asyncio.new_event_loop()
    server = loop.run_until_complete(asyncio.start_server(box.converse, "127.0.0.1", 0))
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        yield server.sockets[0].getsockname()[1], box
    finally:
        loop.call_soon_threadsafe(server.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def arrived(box: Postbox, count: int) -> list[str]:
    """All letters, once so many have come; a letter's long lines are put together again."""
    end = time.monotonic() + 120
    while len(box.letters) < count and time.monotonic() < end:
        time.sleep(0.05)
    time.sleep(0.3)
    return [letter.replace("=\n", "").replace("=3D", "=") for letter in box.letters]


ME: dict[str, Any] = {"who": "me", "name": "Mira"}
LINK: dict[str, Any] = {"who": "link", "name": "Ines"}
PUBLIC = "https://table.example.org"


def until_asked(host: Guest, seat: int) -> None:
    for _ in range(60):
        if host.look()["asked"] == seat:
            return
        (host if host.look()["asked"] == 0 else host.link).choose_first()
    raise AssertionError("it was never that seat's turn")


@pytest.mark.parametrize(
    ("language", "subject"),
    [("en", "Subject: Heliopause: It is your turn, Ines."), ("de", "Subject: Heliopause: Du bist am Zug, Ines.")],
)
def test_an_address_is_written_to_only_after_it_agreed(tmp_path: Path, language: str, subject: str) -> None:
    with (
        postbox() as (port, box),
        served(tmp_path, mail=f"smtp://127.0.0.1:{port}/?from=table@example.org", public=PUBLIC) as server,
    ):
        host = server.open(ME, LINK)
        address = f"{server.url}/api/tables/{host.table}/seats/1"
        headers = {"Authorization": f"Bearer {host.link.key}", "Accept-Language": language}
        assert http.post(address, json={"mail": "ines@example.org"}, headers=headers).status_code == 200
        (question,) = arrived(box, 1)
        assert "To: ines@example.org" in question
        assert host.link.key not in question
        (page,) = re.findall(rf"{PUBLIC}(/confirm/\S+)", question)
        until_asked(host, 0)
        until_asked(host, 1)
        assert len(arrived(box, 1)) == 1, "nobody has agreed yet"
        assert "ines@example.org" in http.get(f"{server.url}{page}").text
        until_asked(host, 0)
        until_asked(host, 1)
        assert len(arrived(box, 1)) == 1, "to look at the page is not to agree"
        assert http.post(f"{server.url}{page[:-2]}xx/yes").status_code == 403
        assert http.post(f"{server.url}{page}/yes").status_code == 200
        until_asked(host, 0)
        until_asked(host, 1)
        _, told, *_ = arrived(box, 2)
        assert subject in told
        (key,) = re.findall(rf"{PUBLIC}/t/{host.table}\?key=(\S+)", told)
        assert host.with_key(key).post("/seats/1", name="Ines").status_code == 200
        assert http.post(f"{server.url}{page}/no").status_code == 200
        before = len(arrived(box, 2))
        until_asked(host, 0)
        until_asked(host, 1)
        assert len(arrived(box, before)) == before
        assert http.post(f"{server.url}{page}/yes").status_code == 404, "the address is deleted"


def test_nobody_is_flooded_and_no_foreign_link_is_sent(tmp_path: Path) -> None:
    """Once 11 mails went to a stranger in 5 s, with a link that the sender had chosen."""
    with (
        postbox() as (port, box),
        served(tmp_path, mail=f"smtp://127.0.0.1:{port}/", public=PUBLIC) as server,
    ):
        answers = []
        for _ in range(2):
            host = server.open(ME, LINK)
            headers = {"Authorization": f"Bearer {host.key}", "X-Forwarded-Host": "evil.example"}
            for _ in range(6):
                address = f"{server.url}/api/tables/{host.table}/seats/0"
                answers.append(http.post(address, json={"mail": "stranger@example.org"}, headers=headers))
        assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 9
        assert answers[-1].json()["said"] == {"m": "refused-mails"}
        letters = arrived(box, 3)
        assert len(letters) == 3
        assert all("evil" not in letter and PUBLIC in letter for letter in letters)


def test_a_name_is_no_link(tmp_path: Path) -> None:
    """What a stranger is sent has no address in it but the server's own, whatever the sender is called."""
    with (
        postbox() as (port, box),
        served(tmp_path, mail=f"smtp://127.0.0.1:{port}/", public=PUBLIC) as server,
    ):
        for name in ("evil.example/win", "http://evil", "mail@evil"):
            host = server.open({"who": "me", "name": name}, LINK)
            assert host.post("/seats/0", mail="stranger@example.org").status_code == 200
        letters = arrived(box, 3)
        assert len(letters) == 3
        assert all("evil" not in letter for letter in letters)


def test_an_address_that_is_taken_back_is_nowhere_any_more(tmp_path: Path) -> None:
    with (
        postbox() as (port, box),
        served(tmp_path, mail=f"smtp://127.0.0.1:{port}/", public=PUBLIC) as server,
    ):
        host = server.open(ME, LINK)
        assert host.post("/seats/0", mail="mira@example.org").status_code == 200
        arrived(box, 1)
        assert host.post("/seats/0", mail="").status_code == 200
        for kept, column in (("seats", "mail"), ("counts", "name"), ("talk", "text")):
            found = server.execute(f"select {column} from {kept} where {column} like '%mira@%'")
            assert not found, kept
