"""Nothing is lost: restart, kill -9 in the middle of a decision, half-made decisions, another server, old databases."""

import asyncio
import json
import signal
import threading
import time
from pathlib import Path
from typing import Any

import pytest
import websockets
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text

import heliopause
import heliopause.table
from heliopause.checking import plain
from heliopause.content import first_content
from heliopause.table import playing, seats
from heliopause.table.keys import Key, Signer
from heliopause.table.store import Row, Stale, Store
from tests import http
from tests.table.serving import Guest, Server, database_in, execute, hall_of, only_sqlite, served

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
                await asyncio.wait_for(socket.recv(), 120)
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
            return "heliopause_tables_loaded 0" not in http.get(f"{server.url}/metrics").text

        end = time.monotonic() + 120
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
                server.execute(
                    'insert into choices ("table", seq, seat, option, at) '
                    "values (:table, :seq, :seat, :option, '2026-01-01 00:00:00.000000')",
                    table=host.table,
                    seq=state["seq"],
                    seat=state["asked"],
                    option=state["options"][0]["id"],
                )
                answer = await asyncio.to_thread(host.choose, state["options"][-1]["id"], state["seq"])
                assert answer.status_code == 409
                message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 120))
                return message

        told = asyncio.run(play())
        assert told["view"] == host.look()["view"]
        assert told["moment"] > state["moment"]
        host.choose_first()


@only_sqlite
def test_what_was_acknowledged_is_on_the_disk(tmp_path: Path) -> None:
    """SQLite waits for the disk's word (FULL): a power loss costs nothing. With NORMAL it may cost the last choices."""
    store = Store(database_in(tmp_path))
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    store.engine.dispose()


def test_what_takes_long_is_done_beside_the_other_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaying happens in a thread of its own: loading, importing, looking back, and going back."""
    threads: list[str] = []
    load = heliopause.load

    def watched(*args: Any, **options: Any) -> Any:
        threads.append(threading.current_thread().name)
        return load(*args, **options)

    async def play() -> str:
        store = Store(database_in(tmp_path))
        await store.open()
        hall = hall_of(store)
        opened = await seats.import_record(hall, heliopause.new("sun", players=2, seed=1).record(), "en")
        key = Key(opened.table, (0, 1))
        table = await hall.table(opened.table)
        for _ in range(4):
            await playing.choose(hall, table, key, table.seq, table.game.options()[0].id)
        await playing.at(table, 1)
        await playing.rewind(hall, table, key, table.seq, 1, True)
        hall.let_go(-1.0)
        await hall.table(opened.table)
        await hall.shut()
        return threading.current_thread().name

    monkeypatch.setattr(heliopause, "load", watched)
    loop = asyncio.run(play())
    assert len(threads) == 4
    assert loop not in threads


def test_what_is_written_together_fails_alone(tmp_path: Path) -> None:
    """Many tables wait for the disk at once: of choices with one number one is kept, and the others' are too."""

    async def write() -> tuple[list[Any], list[int]]:
        store = Store(database_in(tmp_path))
        await store.open()
        hall = hall_of(store)
        record = heliopause.new("sun", players=2, seed=1).record()
        tables = [(await seats.import_record(hall, record, "en")).table for _ in range(3)]
        made = len(await store.rows_from(tables[0], 0))
        racing = [store.add_rows(tables[0], made, [Row(0, f"{number}")]) for number in range(6)]
        others = [store.add_rows(table, made, [Row(0, "done")]) for table in tables[1:]]
        answers = await asyncio.gather(*racing, *others, return_exceptions=True)
        kept = [len(await store.rows_from(table, 0)) - made for table in tables]
        await hall.shut()
        return answers, kept

    answers, kept = asyncio.run(write())
    assert [answer is None for answer in answers].count(True) == 3
    assert all(answer is None or isinstance(answer, Stale) for answer in answers)
    assert answers[6:] == [None, None]
    assert kept == [1, 1, 1]


def test_what_is_written_together_is_kept_before_anybody_hears_of_it(tmp_path: Path) -> None:
    """Whoever hears that a choice has landed finds it in the database, by another way, whole."""
    address = database_in(tmp_path)
    row = Row(1, "done", {"event": 3, "said": {"m": "why"}}, "1:abc")
    found = []

    async def write() -> None:
        store = Store(address)
        await store.open()
        hall = hall_of(store)
        record = heliopause.new("sun", players=2, seed=1).record()
        tables = [(await seats.import_record(hall, record, "en")).table for _ in range(12)]
        made = len(await store.rows_from(tables[0], 0))

        async def land(table: str) -> None:
            await store.add_rows(table, made, [row, row])
            kept = 'select seat, option, digest from choices where "table" = :table and seq >= :seq'
            found.append(execute(address, kept, table=table, seq=made))

        begun = store.now()
        await asyncio.gather(*map(land, tables))
        assert await store.rows_from(tables[-1], made) == [row, row]
        written = await store.find_table(tables[-1])
        assert written is not None
        assert begun <= written[0].changed <= store.now()
        await store.change_table(tables[0], state="closed")
        with pytest.raises(Stale):
            await store.add_rows(tables[0], made + 2, [row])
        await hall.shut()

    asyncio.run(write())
    assert [[tuple(kept) for kept in rows] for rows in found] == [[(1, "done", "1:abc")] * 2] * 12


def of_the_first_shape(address: str, *statements: str, **values: Any) -> None:
    """A database as version 0.1 left it."""
    engine = create_engine(address.replace("postgresql://", "postgresql+psycopg://"))
    config = Config()
    config.set_main_option("script_location", str(Path(heliopause.table.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for statement in statements:
            connection.execute(text(statement), values)
    engine.dispose()


def test_a_database_of_the_first_shape_is_brought_up_to_date(tmp_path: Path) -> None:
    address = database_in(tmp_path, "old")
    of_the_first_shape(
        address,
        "insert into tables values ('t', 'sun', '{}', '[]', '0', 'open', '2026-01-01')",
        "insert into talk values (1, 't', 'Mira', 'Hello', '2026-01-01 10\\:00\\:00')",
    )

    async def read() -> list[dict[str, Any]]:
        store = Store(address)
        await store.open()
        lines = await store.said("t")
        await store.close()
        return lines

    assert asyncio.run(read()) == [{"who": "Mira", "text": "Hello", "at": "2026-01-01T10:00:00+00:00", "said": None}]


def test_a_table_of_the_first_version_opens(tmp_path: Path) -> None:
    """Its options and seats stand in the database as 0.1 wrote them."""
    game = heliopause.new("sun", players=2, level="cadet", solo=True, seed=3, pack=first_content("sun"))
    seats = [
        {"name": name, "who": who, "bot": None, "handed": False, "mail": None, "language": "en", "page": None}
        for name, who in (("Mira", "person"), ("Automa", "automa"))
    ]
    rows = (f"('t', {seq}, {seat}, '{option}', '2026-01-01')" for seq, (seat, option) in enumerate(game.choices))
    of_the_first_shape(
        database_in(tmp_path),
        "insert into tables values ('t', 'sun', :options, :seats, '0.1.0', 'open', '2026-01-01')",
        f"insert into choices values {', '.join(rows)}".replace(":", "\\:"),
        "insert into secrets values ('keys', 'secret')",
        options='{"players": 2, "level": "cadet", "solo": true}',
        seats=json.dumps(seats),
    )
    with served(tmp_path) as server:
        state = Guest(server, {"table": "t"}, Signer("secret").sign(Key("t", (0,)))).look()
    assert state["view"] == plain(game.view())
    assert [seat["who"] for seat in state["seats"]] == ["person", "automa"]
