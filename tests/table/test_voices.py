"""Nobody's absence can be used against them, and a link that went astray can be ended."""

import asyncio
from pathlib import Path
from typing import Any

import websockets

from tests.table.serving import Guest, Server, served

ME: dict[str, Any] = {"who": "me", "name": "Mira"}
LINK: dict[str, Any] = {"who": "link", "name": "Ines"}


def play(host: Guest, choices: int) -> dict[str, Any]:
    for _ in range(choices):
        (host if host.look()["asked"] == 0 else host.link).choose_first()
    return host.look()


def until_both_chose(host: Guest) -> dict[str, Any]:
    chose: set[int] = set()
    while chose < {0, 1}:
        chose.add(host.look()["asked"])
        play(host, 1)
    return host.look()


def test_who_is_away_keeps_a_voice_when_others_would_go_back(server: Server) -> None:
    """Once 36 choices went back to the set-up, when the other player slept."""
    host = server.open(ME, LINK)
    until_both_chose(host)
    assert host.post("/seats/1", bot="random").status_code == 200
    state = host.wait_for(lambda state: state["asked"] == 0)
    assert host.post("/rewind", seq=state["seq"], moment=0).status_code == 200
    assert host.look()["moment"] == state["moment"], "nothing was taken back"
    assert host.look()["rewind"] == {"moment": 0, "agreed": [0]}
    assert host.link.post("/rewind", seq=state["seq"], moment=0).status_code == 200
    assert host.look()["moment"] < state["moment"], "its owner agreed"


def test_the_others_wait_from_when_they_were_last_answered(tmp_path: Path) -> None:
    """Not from when the server was started, nor from when the player last came."""
    with served(tmp_path, patience=3600.0) as server:
        host = server.open(ME, LINK)
        assert host.post("/seats/1", bot="random").status_code == 409
        server.kill()
        server.execute("update choices set at = '2026-01-01 00:00:00.000000'")
        server.start()
        until_both_chose(host)
        assert host.post("/seats/1", bot="random").status_code == 409
        server.kill()
        server.execute("update choices set at = '2026-01-01 00:00:00.000000'")
        server.start()
        assert host.post("/seats/1", bot="random").status_code == 200


def test_what_several_have_played_is_closed_by_all_of_them(server: Server) -> None:
    host = server.open(ME, LINK)
    until_both_chose(host)
    assert host.link.post("/close").status_code == 403, "it is the host who may wish it"
    assert host.post("/close").status_code == 200
    assert (host.look()["closed"], host.look()["closing"]) == (False, [0])
    assert host.watcher.post("/close").status_code == 403
    assert host.link.post("/close").status_code == 200
    assert host.look()["closed"] is True


def test_a_renewed_key_ends_the_old_one(server: Server) -> None:
    host = server.open(ME, LINK)
    old = host.link

    async def listen() -> tuple[str, int | None]:
        async with websockets.connect(old.socket_url, max_size=None) as socket:
            await socket.recv()
            answer = await asyncio.to_thread(old.post, "/key")
            assert answer.status_code == 200, answer.text
            await asyncio.wait_for(socket.wait_closed(), 120)
            return answer.json()["key"], socket.close_code

    key, code = asyncio.run(listen())
    assert code == 4403, "who looks with the old one is turned away"
    new = host.with_key(key)
    answer = old.get()
    assert (answer.status_code, answer.json()["said"]) == (403, {"m": "refused-key-renewed"})
    assert old.post("/talk", text="Hello").status_code == 403
    assert new.post("/seats/1", name="Ida").status_code == 200
    assert host.get().status_code == 200, "other seats keep theirs"
    assert host.watcher.post("/key").status_code == 403
    again = new.post("/key").json()["key"]
    assert new.get().status_code == 403
    server.kill()
    server.start()
    assert new.get().status_code == old.get().status_code == 403
    assert host.with_key(again).get().status_code == 200
