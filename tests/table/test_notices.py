"""'It is your turn' reaches people who are not looking: a real webhook receiver, a real mail server."""

import asyncio
import contextlib
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from heliopause.table.notices import Notices
from heliopause.table.seated import Seat


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
        asyncio.run(Notices(webhook=address).your_turn("t1", 2, Seat("Ines", "person")))
    assert heard == [{"event": "your-turn", "table": "t1", "seat": 2, "name": "Ines"}]


def test_a_webhook_that_fails_does_no_harm() -> None:
    with receiver(status=500) as (address, heard):
        asyncio.run(Notices(webhook=address).your_turn("t1", 0, Seat("Mira", "person")))
    assert len(heard) == 1
    asyncio.run(Notices(webhook="http://127.0.0.1:9/").your_turn("t1", 0, Seat("Mira", "person")))


@pytest.mark.parametrize(
    ("language", "subject", "text"),
    [
        ("en", "Heliopause: your turn, Mira", "It is your turn at table t1."),
        ("de", "Heliopause: du bist am Zug, Mira", "Du bist am Zug am Tisch t1."),
    ],
)
def test_a_mail_is_sent_in_the_language_of_the_seat(language: str, subject: str, text: str) -> None:
    heard: list[str] = []

    async def converse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        in_text = False
        while line := (await reader.readline()).decode():
            heard.append(line.strip())
            if in_text:
                if line == ".\r\n":
                    in_text = False
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

    async def send() -> None:
        server = await asyncio.start_server(converse, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        notices = Notices(mail=f"smtp://127.0.0.1:{port}/?from=table@example.org")
        page = "https://table.example.org/t/t1?key=mine"
        await notices.your_turn("t1", 0, Seat("Mira", "person", mail="mira@example.org", language=language, page=page))
        server.close()

    asyncio.run(send())
    assert f"Subject: {subject}" in heard
    assert text in heard
    assert "https://table.example.org/t/t1?key=mine" in heard
    assert "To: mira@example.org" in heard
    assert "From: table@example.org" in heard
