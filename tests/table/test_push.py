"""Web Push for real: a push service on loopback gets what the server sends, and the browser's keys open it."""

import base64
import contextlib
import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import http_ece
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from websockets.sync.client import connect

from tests import http
from tests.table.serving import Guest, Server, served
from tests.table.test_pace import until_asked

ME: dict[str, Any] = {"who": "me", "name": "Mira"}
LINK: dict[str, Any] = {"who": "link", "name": "Ines"}
LOOPBACK: dict[str, Any] = {"push_hosts": ("127.0.0.1",)}
AUTH = b"sixteen letters."


def letters(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class PushService:
    """What a browser's maker runs: it takes messages, and says when a browser is gone."""

    def __init__(self) -> None:
        self.status = 201
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.key = ec.generate_private_key(ec.SECP256R1())
        service = self

        class Take(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.got.append((self.path, dict(self.headers), body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *args: Any) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Take)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    def subscription(self, name: str = "phone") -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": f"{self.url}/{name}", "p256dh": letters(point), "auth": letters(AUTH)}

    def told(self, count: int) -> list[dict[str, Any]]:
        """The first messages, as the browser reads them."""
        end = time.monotonic() + 30
        while len(self.got) < count:
            assert time.monotonic() < end, f"{len(self.got)} of {count} messages came"
            time.sleep(0.05)
        texts = [http_ece.decrypt(body, private_key=self.key, auth_secret=AUTH) for _, _, body in self.got]
        return [json.loads(text) for text in texts]


@contextlib.contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    threading.Thread(target=service.server.serve_forever, daemon=True).start()
    try:
        yield service
    finally:
        service.server.shutdown()
        service.server.server_close()


def subscribe(guest: Guest, wish: dict[str, str], language: str = "en") -> httpx.Response:
    headers = {"Authorization": f"Bearer {guest.key}", "Accept-Language": language}
    return http.post(f"{guest.server.url}/api/tables/{guest.table}/push", json=wish, headers=headers)


def kept(server: Server) -> list[tuple[str, int]]:
    found = server.execute("select endpoint, seat from subscriptions order by endpoint, seat")
    return [(endpoint, seat) for endpoint, seat in found]


def test_who_is_not_looking_is_told_and_nobody_else_can_read_it(tmp_path: Path) -> None:
    with push_service() as service, served(tmp_path, **LOOPBACK) as server:
        host = server.open(ME, LINK)
        until_asked(host, 0)
        assert subscribe(host.link, service.subscription(), "de").status_code == 200
        until_asked(host, 1)
        (told,) = service.told(1)
        assert told == {
            "title": "Beyond the Sun",
            "body": "Du bist am Zug, Ines.",
            "table": host.table,
            "news": "turn",
            "language": "de",
        }
        path, headers, body = service.got[0]
        assert path == "/phone"
        assert (headers["Content-Encoding"], headers["Topic"]) == ("aes128gcm", host.table)
        assert int(headers["TTL"]) > 0
        assert b"Ines" not in body
        scheme, _, rest = headers["Authorization"].partition(" ")
        token, key = (part.partition("=")[2] for part in rest.split(","))
        assert scheme == "vapid"
        assert key == http.get(f"{server.url}/api/start").json()["push_key"]
        assert Vapid02.verify(headers["Authorization"])
        claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
        assert claims["aud"] == service.url
        with connect(host.link.socket_url, max_size=None):
            until_asked(host, 0)
            until_asked(host, 1)
            time.sleep(0.5)
            assert len(service.got) == 1, "who looks needs no message"


def test_the_key_outlives_the_server(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        before = http.get(f"{server.url}/api/start").json()["push_key"]
        server.kill()
        server.start()
        assert http.get(f"{server.url}/api/start").json()["push_key"] == before


def test_consent_reminder_and_the_bot_are_told_too(tmp_path: Path) -> None:
    with push_service() as service, served(tmp_path, hour=10.0, **LOOPBACK) as server:
        host = server.open(ME, LINK, pace=1)
        with connect(host.socket_url, max_size=None):
            until_asked(host, 1)
            until_asked(host, 0)
            subscribe(host.link, service.subscription())
            state = host.look()
            host.post("/rewind", seq=state["seq"], moment=0)
            until_asked(host, 1)
            news = [told["news"] for told in service.told(4)]
        assert news == ["consent", "turn", "reminder", "handed"]


def test_the_end_of_a_game_is_told(tmp_path: Path) -> None:
    with push_service() as service, served(tmp_path, **LOOPBACK) as server:
        host = server.open(ME, {"who": "bot", "bot": "random"}, options={"short": True})
        subscribe(host, service.subscription())
        assert host.post("/seats/0", bot="random").status_code == 200
        host.wait_for(lambda state: state["over"], 120)
        assert service.told(1)[-1]["body"] == "The game is over, Mira: look how it ended."


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    with push_service() as service, served(tmp_path, **LOOPBACK) as server:
        host = server.open(ME, LINK)
        until_asked(host, 0)
        subscribe(host.link, service.subscription())
        assert kept(server) == [(f"{service.url}/phone", 1)]
        service.status = status
        until_asked(host, 1)
        service.told(1)
        end = time.monotonic() + 30
        while kept(server) and time.monotonic() < end:
            time.sleep(0.05)
        assert kept(server) == []
        service.status = 500
        subscribe(host.link, service.subscription())
        until_asked(host, 0)
        until_asked(host, 1)
        service.told(2)
        assert len(kept(server)) == 1, "a service that fails may come back"


def quiet(service: PushService) -> int:
    """How many messages have come, when no more are on their way."""
    count = -1
    while count != len(service.got):
        count = len(service.got)
        time.sleep(1)
    return count


def test_no_more_messages(tmp_path: Path) -> None:
    with push_service() as service, served(tmp_path, **LOOPBACK) as server:
        host = server.open(ME, LINK)
        until_asked(host, 0)
        wish = service.subscription()
        for guest in (host, host.link):
            subscribe(guest, wish)
            subscribe(guest, wish)
        assert kept(server) == [(wish["endpoint"], 0), (wish["endpoint"], 1)]
        assert host.link.post("/push/end", endpoint=wish["endpoint"]).status_code == 200
        assert kept(server) == [(wish["endpoint"], 0)], "the others' stay"
        subscribe(host.link, wish)
        new = host.with_key(host.link.post("/key").json()["key"])
        before = quiet(service)  # Mira was asked before she wished to be told, or just after
        until = host.look()
        while until["asked"] == 0:
            until = host.choose_first()
        assert quiet(service) == before, "with the key its messages ended"
        assert kept(server) == [(wish["endpoint"], 0)]
        assert subscribe(new, wish).status_code == 200
        assert subscribe(host.watcher, wish).status_code == 403
        for number in range(12):
            subscribe(new, service.subscription(f"device {number}"))
        assert len([1 for _, seat in kept(server) if seat == 1]) == 8, "a seat has so many browsers at most"
        for guest in (host, new):
            guest.post("/close")
        assert http.delete(f"{server.url}/api/tables/{host.table}", headers=host._headers()).status_code == 200
        assert kept(server) == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.1.2.3/x",
        "https://192.168.0.1/x",
        "https://169.254.169.254/latest",
        "https://localhost/x",
        "https://printer.local/x",
        "https://router/x",
        "https://push.example.org:8443/x",
        "https://me@push.example.org/x",
        "https://[push/x",
        "ftp://push.example.org/x",
        "",
    ],
)
def test_the_server_writes_to_nobody_in_its_own_network(server: Server, endpoint: str) -> None:
    host = server.open(ME, LINK)
    with push_service() as service:
        answer = subscribe(host, {**service.subscription(), "endpoint": endpoint})
    assert (answer.status_code, answer.json()["said"]) == (422, {"m": "refused-push"})


def test_a_name_that_means_the_own_network_gets_nothing(tmp_path: Path) -> None:
    """Names are looked at when a message is sent: whoever owns one can make it mean anything by then."""
    with push_service() as service, served(tmp_path) as server:
        host = server.open(ME, LINK)
        until_asked(host, 0)
        wish = service.subscription()
        assert subscribe(host.link, {**wish, "endpoint": "https://push.example.org/x"}).status_code == 200
        port = service.server.server_address[1]
        server.execute("update subscriptions set endpoint = :endpoint", endpoint=f"http://localhost:{port}/x")
        until_asked(host, 1)
        end = time.monotonic() + 60
        while "is not in the internet" not in server.log.read_text() and time.monotonic() < end:
            time.sleep(0.1)
        assert "localhost is not in the internet" in server.log.read_text()
        assert service.got == []


@pytest.mark.parametrize("broken", [{"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": letters(b"\4" + b"x" * 64)}])
def test_keys_that_are_none_are_refused(server: Server, broken: dict[str, str]) -> None:
    host = server.open(ME, LINK)
    with push_service() as service:
        wish = {**service.subscription(), "endpoint": "https://push.example.org/x"}
        assert subscribe(host, {**wish, **broken}).status_code == 422
