"""Messages over sockets that compress, that do not, and that ask for a small window."""

import contextlib
import json
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from socket import SHUT_RDWR

import pytest
import uvicorn
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame
from websockets.protocol import State
from websockets.sync.client import connect
from websockets.uri import parse_uri

from heliopause.table import live
from heliopause.table.app import ServerConfig, uvicorn_of
from heliopause.table.sockets import framed
from tests.table.serving import Server

ME, HERE = {"who": "me"}, {"who": "here"}


@pytest.mark.parametrize("window", [None, 10])
def test_all_hear_the_same_however_they_compress(server: Server, window: int | None) -> None:
    host = server.open(ME, HERE)
    extensions = [ClientPerMessageDeflateFactory(server_max_window_bits=window, client_max_window_bits=True)]
    with (
        connect(host.socket_url, max_size=None, compression=None, extensions=extensions) as deflating,
        connect(host.socket_url, max_size=None, compression=None) as plain,
    ):
        assert deflating.response is not None
        assert "server_no_context_takeover" in deflating.response.headers["Sec-WebSocket-Extensions"]
        assert plain.response is not None
        assert "Sec-WebSocket-Extensions" not in plain.response.headers
        hellos = [json.loads(deflating.recv(5)), json.loads(plain.recv(5))]
        assert hellos[0]["state"]["view"] == hellos[1]["state"]["view"]
        for said in ("one word", "and another one"):
            deflating.send(json.dumps({"hidden": False}))  # what a browser tells comes compressed too
            assert host.post("/talk", text=said).status_code == 200
            heard = {said_to(deflating.recv(5)), said_to(plain.recv(5))}
            assert heard == {said}


def said_to(message: str | bytes) -> str:
    return str(json.loads(message)["text"])


def test_a_message_is_compressed_and_framed_once_for_all() -> None:
    framed.cache_clear()
    message = '{"seq":7}' * 1000
    sent = [framed(message, 15) for _ in range(4)]
    assert (framed.cache_info().misses, framed.cache_info().hits) == (1, 3)
    assert len(sent[0]) < len(message) / 10
    assert heard_in(b"".join(sent), deflating=True) == [message] * 4


@pytest.mark.parametrize("deflating", [True, False])
@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_message_of_any_size_is_a_frame(size: int, deflating: bool) -> None:
    rng = random.Random(size)
    message = "".join(rng.choices("abcdefghij€", k=size))
    assert heard_in(framed(message, 15 if deflating else None), deflating) == [message]


def heard_in(sent: bytes, deflating: bool) -> list[str]:
    browser = ClientProtocol(parse_uri("ws://localhost"), state=State.OPEN, max_size=None)
    browser.extensions = [PerMessageDeflate(True, True, 15, 15)] if deflating else []
    browser.receive_data(sent)
    return [bytes(frame.data).decode() for frame in browser.events_received() if isinstance(frame, Frame)]


def test_who_is_gone_is_not_told_anything(server: Server) -> None:
    """Others go on hearing what is said, and the server has nothing to complain about."""
    host = server.open(ME, HERE)
    with connect(host.socket_url, max_size=None) as stays:
        stays.recv(5)
        for _ in range(3):
            with connect(host.socket_url, max_size=None) as goes:
                goes.recv(5)
                goes.socket.shutdown(SHUT_RDWR)
            assert host.post("/talk", text="still there").status_code == 200
        assert host.post("/talk", text="the last word").status_code == 200
        heard = ""
        while heard != "the last word":
            heard = json.loads(stays.recv(20)).get("text", "")
    assert "Traceback" not in server.log.read_text(encoding="utf-8")


def test_who_reads_slowly_hears_everything_in_order(server: Server) -> None:
    """What is told while the line is full waits, and nothing overtakes it."""
    host = server.open(ME, HERE)
    made = 60
    with connect(host.socket_url, max_size=None, compression=None, max_queue=1) as slow:
        first = json.loads(slow.recv(20))["state"]["moment"]
        for _ in range(made):
            state = host.look()
            assert host.choose(state["options"][0]["id"], state["seq"]).status_code == 200
        last = host.look()["moment"]
        heard = [first]
        while heard[-1] < last:
            heard.append(json.loads(slow.recv(20))["moment"])
    assert heard == sorted(heard)
    assert len(heard) == made + 1


def test_who_acknowledges_is_there_and_who_says_nothing_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "SILENCE", 3.0)
    with in_a_thread(tmp_path) as server:
        host = server.open(ME, HERE)
        with (
            connect(host.socket_url, max_size=None) as silent,
            connect(host.socket_url, max_size=None) as present,
        ):
            gone = threading.Thread(target=lambda: list(silent))  # until it is cut off
            gone.start()
            while gone.is_alive():
                present.send(json.dumps({"ack": 1}, separators=(",", ":")))
                gone.join(0.2)
            assert host.post("/talk", text="who is there?").status_code == 200
            heard = [json.loads(present.recv(20)).get("text")]
            while heard[-1] is None:
                heard.append(json.loads(present.recv(20)).get("text"))
            assert heard[-1] == "who is there?"


@contextlib.contextmanager
def in_a_thread(folder: Path) -> Iterator[Server]:
    """A real server in this process, in which something can be changed."""
    server = Server(folder)
    running = uvicorn.Server(uvicorn_of(ServerConfig(server.database), host="127.0.0.1", port=server.port))
    thread = threading.Thread(target=running.run)
    thread.start()
    try:
        while not running.started and thread.is_alive():
            time.sleep(0.02)
        yield server
    finally:
        running.should_exit = True
        thread.join()
