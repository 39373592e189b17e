"""Nothing is lost: restart, kill -9 in the middle of a decision, half-made decisions, another server, old databases."""

import asyncio
import json
import signal
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text

import heliopause
import heliopause.table
from heliopause.checking import plain
from heliopause.table.store import Store
from tests.table.serving import Guest, Server, served

ME: dict[str, Any] = {"who": "me"}
HERE: dict[str, Any] = {"who": "here"}
SERVICE_RESTART = 1012


def into_a_half_made_decision(host: Guest) -> dict[str, Any]:
    """In the middle of build-and-jump: the ship is built, the jump is still to be made."""
    state = host.look()
    while state["question"]["said"]["m"] != "ask-space":
        state = host.choose_first()
    host.choose("space:basic-3.0", state["seq"])
    state = host.choose_first()
    assert state["question"]["said"]["m"] in ("ask-jump", "ask-build")
    return state


def test_a_half_made_decision_survives_kill_9(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        host = server.open(ME, HERE)
        before = into_a_half_made_decision(host)
        server.kill()
        server.start()
        after = host.look()
        for key in ("seq", "view", "options", "events", "asked", "moment"):
            assert after[key] == before[key]
        host.choose_first()


def test_a_kind_stop_ends_in_time_and_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    host = server.open(ME, {"who": "bot", "bot": "greedy"})
    before = host.look()["seq"]
    server.stop()
    server.start()
    try:
        assert host.look()["seq"] >= before
    finally:
        server.kill()


def test_what_was_undone_stays_undone_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        host = server.open(ME, HERE)
        state = into_a_half_made_decision(host)
        host.post("/restart", seq=state["seq"])
        before = host.look()
        server.kill()
        server.start()
        after = host.look()
        assert (after["view"], after["seq"]) == (before["view"], before["seq"])


def test_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        host = server.open({"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"})
        server.kill()
        server.start()
        moment = host.look()["moment"]
        assert host.wait_for(lambda state: state["moment"] > moment)


def test_the_secret_of_the_keys_is_kept(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        host = server.open(ME, HERE)
        server.kill()
        server.start()
        assert host.get().status_code == 200


def test_a_closed_table_stays_closed_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        host = server.open(ME, HERE)
        host.post("/close")
        server.kill()
        server.start()
        assert host.look()["closed"] is True


def test_a_kind_stop_says_goodbye_to_open_sockets(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    host = server.open(ME, HERE)

    async def sit() -> int:
        async with websockets.connect(host.socket_url, max_size=None) as socket:
            await socket.recv()
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            with pytest.raises(websockets.ConnectionClosed):
                await asyncio.wait_for(socket.recv(), 30)
            assert socket.close_code == SERVICE_RESTART
            return await stopping or 0

    try:
        assert asyncio.run(sit()) in (0, -signal.SIGTERM)
        assert "Traceback" not in (tmp_path / "server.log").read_text(encoding="utf-8")
    finally:
        server.kill()


def test_a_table_nobody_looks_at_is_let_go_and_comes_back_as_it_was(tmp_path: Path) -> None:
    with served(tmp_path, idle=0.2) as server:
        host = server.open(ME, HERE)
        before = into_a_half_made_decision(host)

        def loaded() -> bool:
            return "heliopause_tables_loaded 0" not in httpx.get(f"{server.url}/metrics").text

        end = time.monotonic() + 30
        while loaded() and time.monotonic() < end:
            time.sleep(0.05)
        assert not loaded()
        assert host.look() == before


def test_what_somebody_else_wrote_is_noticed(tmp_path: Path) -> None:
    """Who knows less than the file lands nothing, and shows the people what is there."""
    with served(tmp_path) as server:
        host = server.open(ME, HERE)
        state = host.look()

        async def play() -> dict[str, Any]:
            async with websockets.connect(host.socket_url, max_size=None) as socket:
                await socket.recv()
                database = sqlite3.connect(tmp_path / "games.sqlite3")
                columns = '"table", seq, seat, option, at'
                row = (host.table, state["seq"], state["asked"], state["options"][0]["id"])
                with database:
                    database.execute(
                        f"insert into choices ({columns}) values (?, ?, ?, ?, '2026-01-01 00:00:00.000000')", row
                    )
                database.close()
                answer = await asyncio.to_thread(host.choose, state["options"][-1]["id"], state["seq"])
                assert answer.status_code == 409
                message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 30))
                return message

        told = asyncio.run(play())
        assert told["view"] == host.look()["view"]
        assert told["moment"] > state["moment"]
        host.choose_first()


def test_a_database_of_the_first_shape_is_brought_up_to_date(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'old.sqlite3'}"
    engine = create_engine(address)
    config = Config()
    config.set_main_option("script_location", str(Path(heliopause.table.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text("insert into tables values ('t', 'sun', '{}', '[]', '0', 'open', '2026-01-01')"))
        connection.execute(text("insert into talk values (1, 't', 'Mira', 'Hello', '2026-01-01 10:00:00')"))
    engine.dispose()

    async def read() -> list[dict[str, Any]]:
        store = Store(address)
        await store.open()
        lines = await store.said("t")
        await store.close()
        return lines

    assert asyncio.run(read()) == [{"who": "Mira", "text": "Hello", "at": "2026-01-01T10:00:00+00:00", "said": None}]


def test_a_table_of_the_first_version_opens(tmp_path: Path) -> None:
    """Its options and seats stand in the database as 0.1 wrote them."""
    game = heliopause.new("sun", players=2, level="cadet", solo=True, seed=3)
    options = '{"players": 2, "level": "cadet", "solo": true}'
    seats = json.dumps(
        [
            {"name": name, "who": who, "bot": None, "handed": False, "mail": None, "language": "en", "page": None}
            for name, who in (("Mira", "person"), ("Automa", "automa"))
        ]
    )
    with served(tmp_path) as server:
        host = server.open(ME, HERE)
    with sqlite3.connect(tmp_path / "games.sqlite3") as database:
        database.execute('delete from choices where "table" = ?', (host.table,))
        columns = '"table", seq, seat, option, at'
        for seq, (seat, option) in enumerate(game.choices):
            database.execute(
                f"insert into choices ({columns}) values (?, ?, ?, ?, '2026-01-01')", (host.table, seq, seat, option)
            )
        row = (options, seats, host.table)
        database.execute("update tables set options = ?, seats = ?, version = '0.1.0' where id = ?", row)
    database.close()
    with served(tmp_path) as server:
        state = Guest(server, host.opened).look()
    assert state["view"] == plain(game.view())
    assert [seat["who"] for seat in state["seats"]] == ["person", "automa"]
