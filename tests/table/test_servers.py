"""Two servers on one PostgreSQL are as one: choices, names, wishes, limits, presence, bots, and what goes wrong."""

import asyncio
import json
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
import websockets
from sqlalchemy.exc import OperationalError

import heliopause
from heliopause.table import playing, seats
from heliopause.table.database import News
from heliopause.table.keys import Key
from heliopause.table.seated import Seat, SeatedGame
from heliopause.table.servers import Servers
from heliopause.table.store import Row, Store
from heliopause.table.together import Together
from tests import http
from tests.table.postgresql import database_for
from tests.table.serving import Guest, Server, execute, hall_of

ME: dict[str, Any] = {"who": "me", "name": "Mira"}
SEAT = msgspec.to_builtins(Seat("Mira", "person"))
HERE: dict[str, Any] = {"who": "here", "name": "Jonas"}
LINK: dict[str, Any] = {"who": "link", "name": "Ines"}


class Pair:
    """Two servers; what somebody has at one works at the other."""

    def __init__(self, folder: Path, **config: Any) -> None:
        self.database = database_for(folder)
        self.both = []
        for name in ("one", "other"):
            (folder / name).mkdir()
            self.both.append(Server(folder / name, database=self.database, **config))

    def start(self) -> "Pair":
        """Both at once: this is the first start, too."""
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(Server.start, self.both))
        return self

    @property
    def one(self) -> Server:
        return self.both[0]

    @property
    def other(self) -> Server:
        return self.both[1]

    def at_other(self, guest: Guest) -> Guest:
        return Guest(self.other, guest.opened, guest.key)

    def stop(self) -> None:
        for server in self.both:
            server.kill()


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    found = Pair(tmp_path_factory.mktemp("pair"), patience=0.0).start()
    yield found
    found.stop()


def until(condition: Any, seconds: float = 60.0) -> Any:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        time.sleep(0.1)
    raise AssertionError("it did not come to that in time")


def test_choices_that_come_with_the_news_are_followed_without_asking(tmp_path: Path) -> None:
    """Whether they are new, known already, or not the next: in the end the table stands where it was brought to."""
    address = database_for(tmp_path)

    async def play() -> None:
        halls = [hall_of(Store(address)) for _ in range(2)]
        for hall in halls:
            await hall.store.open()
        opened = await seats.import_record(halls[0], heliopause.new("sun", players=2, seed=1).record(), "en")
        one, other = [await hall.table(opened.table) for hall in halls]
        told: list[tuple[int, list[Row]]] = []
        for _ in range(4):
            begun = one.seq
            await playing.choose(halls[0], one, Key(one.id, (0, 1)), one.seq, one.game.options()[0].id)
            told.append((begun, await halls[0].store.rows_from(one.id, begun)))
        asked = watch_for(halls[1].store, "find_table")
        await halls[1].follow(other, *told[0])
        assert (other.seq, asked) == (told[1][0], [])
        await halls[1].follow(other, *told[0])  # once more
        assert (other.seq, asked) == (told[1][0], [])
        await halls[1].follow(other, *told[2])  # one was missed: now it is asked for all that there is
        assert (other.seq, len(asked)) == (one.seq, 1)
        assert other.game.view() == one.game.view()
        await halls[1].follow(other, *told[3])
        assert (other.seq, len(asked)) == (one.seq, 1)
        for hall in halls:
            await hall.shut()

    asyncio.run(play())


def test_news_that_could_not_be_read_are_read_with_the_next_sign_of_life(tmp_path: Path) -> None:
    """Who only listens asks for nothing: nobody else would notice that the table stands still."""
    address = database_for(tmp_path)

    async def play() -> None:
        one, other = halls = [hall_of(Store(address)) for _ in range(2)]
        for hall in halls:
            await hall.store.open()
            await hall.servers.begin()
        opened = await seats.import_record(one, heliopause.new("sun", players=2, seed=1).record(), "en")
        here, there = [await hall.table(opened.table) for hall in halls]
        together = Together(other)
        look_again, other.look_again = other.look_again, unreachable  # type: ignore[method-assign]
        await playing.choose(one, here, Key(here.id, (0, 1)), here.seq, here.game.options()[0].id)
        together._hear(News("one", here.id, "moved"))
        await asyncio.sleep(0.1)
        assert there.seq < here.seq
        other.look_again = look_again  # type: ignore[method-assign]
        await together._live()
        while there.seq < here.seq:
            await asyncio.sleep(0.1)
        for hall in halls:
            await hall.shut()

    asyncio.run(asyncio.wait_for(play(), 60))


async def unreachable(table: SeatedGame) -> None:
    raise OperationalError("select", None, Exception("the line is cut"))


def watch_for(of: Any, name: str) -> list[Any]:
    """What it is asked from now on."""
    calls: list[Any] = []
    ask = getattr(of, name)

    def asked(*args: Any) -> Any:
        calls.append(args)
        return ask(*args)

    setattr(of, name, asked)
    return calls


async def heard(guest: Guest, condition: Any, act: Any) -> dict[str, Any]:
    """What a socket tells after something was done elsewhere."""
    async with websockets.connect(guest.socket_url, max_size=None) as socket:
        await socket.recv()
        doing = asyncio.create_task(asyncio.to_thread(act))
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 120))
            if condition(message):
                await doing
                return message


# Choices


def test_a_choice_at_one_is_seen_at_the_other(pair: Pair) -> None:
    host = pair.one.open(ME, HERE)
    there = pair.at_other(host)
    before = there.look()
    told = asyncio.run(heard(there, lambda message: message.get("seq", 0) > before["seq"], host.choose_first))
    assert told["view"] == host.look()["view"] == there.look()["view"]
    assert there.choose_first()["seq"] == host.look()["seq"]


def test_taking_back_and_going_back_are_seen_too(pair: Pair) -> None:
    host = pair.one.open(ME, HERE)
    there = pair.at_other(host)
    state = there.look()
    while state["question"]["said"]["m"] != "ask-space":
        state = host.choose_first()
    host.choose_first()
    assert there.look()["undo"] is None
    assert there.post("/undo", seq=there.look()["seq"]).status_code == 200
    assert host.look()["view"] == state["view"]
    assert host.look() == there.look()
    assert host.post("/rewind", seq=host.look()["seq"], moment=0).status_code == 200
    assert there.look() == host.look()


def test_a_whole_game_played_at_both_is_the_same_at_both(pair: Pair) -> None:
    guests = [pair.one.open(ME, HERE)]
    guests.append(pair.at_other(guests[0]))
    for number in range(60):
        guests[number % 2].choose_first()
    for key in ("view", "events", "options", "reasons", "seq", "moment"):
        assert guests[0].look()[key] == guests[1].look()[key]


def test_of_racing_choices_one_lands(pair: Pair) -> None:
    host = pair.one.open(ME, HERE)
    there = pair.at_other(host)
    with ThreadPoolExecutor(8) as pool:
        for _ in range(10):
            state = host.look()
            wishes = [(guest, option["id"]) for guest in (host, there) for option in state["options"][:2]]
            tries = [pool.submit(guest.choose, option, state["seq"]) for guest, option in wishes]
            answers = [one.result() for one in tries]
            assert {answer.status_code for answer in answers} <= {200, 409}
            landed = {answer.json()["seq"] for answer in answers if answer.status_code == 200}
            assert landed == {host.look()["seq"]} == {there.look()["seq"]}


def test_a_retry_at_the_other_gets_the_same_answer(pair: Pair) -> None:
    host = pair.one.open(ME, HERE)
    state = host.look()
    option = state["options"][0]["id"]
    answers = [guest.choose(option, state["seq"]) for guest in (host, pair.at_other(host), host)]
    assert [answer.status_code for answer in answers] == [200] * 3
    assert len({answer.text for answer in answers}) == 1


# Seats, wishes, limits


def test_no_rename_is_lost(pair: Pair) -> None:
    host = pair.one.open(ME, LINK)
    link = pair.at_other(host.link)
    with ThreadPoolExecutor(2) as pool:
        for number in range(8):
            tries = [
                pool.submit(host.post, "/seats/0", name=f"Mira {number}"),
                pool.submit(link.post, "/seats/1", name=f"Ines {number}"),
            ]
            assert [one.result().status_code for one in tries] == [200, 200]
            for guest in (host, link):
                assert [seat["name"] for seat in guest.look()["seats"]] == [f"Mira {number}", f"Ines {number}"]


def test_a_wish_at_one_is_answered_at_the_other(pair: Pair) -> None:
    host = pair.one.open(ME, LINK)
    link = pair.at_other(host.link)
    for _ in range(6):
        state = host.look()
        (host if state["asked"] == 0 else link).choose_first()
    state = host.look()
    assert host.post("/rewind", seq=state["seq"], moment=0).status_code == 200
    assert link.look()["rewind"] == {"moment": 0, "agreed": [0]}
    assert link.post("/rewind", seq=state["seq"], moment=0).status_code == 200
    assert host.look()["moment"] < state["moment"]
    assert host.look()["rewind"] is None
    assert host.post("/close").status_code == 200
    assert link.look()["closed"] is True, "nobody has played since"


def test_limits_hold_at_both_together(pair: Pair) -> None:
    host = pair.one.open(ME, LINK)
    there = pair.at_other(host)
    statuses = [(host, there)[number % 2].post("/talk", text="Hello").status_code for number in range(22)]
    assert statuses == [200] * 20 + [429] * 2


def test_requests_are_counted_at_both_together(tmp_path: Path) -> None:
    pair = Pair(tmp_path, requests_a_minute=60).start()
    try:

        def asked(server: Server) -> int:
            return http.get(f"{server.url}/api/start").status_code

        while asked(pair.one) != 429:
            pass
        until(lambda: asked(pair.other) == 429, 20.0)  # one a tenth of a second is far from the limit of one server
    finally:
        pair.stop()


def test_talk_at_one_is_heard_at_the_other(pair: Pair) -> None:
    host = pair.one.open(ME, LINK)
    there = pair.at_other(host)
    told = asyncio.run(
        heard(there, lambda message: message["type"] == "talk", lambda: host.post("/talk", text="Hello"))
    )
    assert (told["who"], told["text"]) == ("Mira", "Hello")
    assert told["at"].endswith("+00:00")


def test_a_key_renewed_at_one_ends_the_old_one_at_the_other(pair: Pair) -> None:
    host = pair.one.open(ME, LINK)
    old = pair.at_other(host.link)

    async def listen() -> int | None:
        async with websockets.connect(old.socket_url, max_size=None) as socket:
            await socket.recv()
            assert (await asyncio.to_thread(host.link.post, "/key")).status_code == 200
            await asyncio.wait_for(socket.wait_closed(), 120)
            return socket.close_code

    assert asyncio.run(listen()) == 4403
    assert old.get().status_code == 403


def test_a_table_deleted_at_one_is_gone_at_the_other(pair: Pair) -> None:
    host = pair.one.open(ME, HERE)
    there = pair.at_other(host)
    there.look()
    assert host.post("/close").status_code == 200
    address = f"{pair.one.url}/api/tables/{host.table}"
    assert http.delete(address, headers={"Authorization": f"Bearer {host.key}"}).status_code == 200
    assert there.get().status_code == 404


def test_who_is_at_the_other_server_is_there(tmp_path: Path) -> None:
    """And no seat is handed over before the others have waited, whatever server they ask."""
    pair = Pair(tmp_path, patience=3.0).start()
    try:
        host = pair.one.open(ME, LINK)
        link = pair.at_other(host.link)

        def seen() -> bool:
            return bool(host.look()["seats"][1]["online"])

        async def sit() -> None:
            async with websockets.connect(link.socket_url, max_size=None) as socket:
                await socket.recv()
                await asyncio.to_thread(until, seen)
                await asyncio.sleep(4.0)
                answer = await asyncio.to_thread(host.post, "/seats/1", bot="random")
                assert answer.status_code == 409
                pair.other.kill()

        asyncio.run(sit())
        assert host.post("/seats/1", bot="random").status_code == 409, "it is not known yet that the server is dead"
        until(lambda: not seen())
        assert host.post("/seats/1", bot="random").status_code == 409, "they have waited since it died, not longer"
        until(lambda: host.post("/seats/1", bot="random").status_code == 200)
    finally:
        pair.stop()


# Bots


def test_bots_go_on_at_the_other_server_when_theirs_dies(pair: Pair) -> None:
    bots = {"who": "bot", "bot": "greedy"}
    host = pair.one.open(bots, bots, bots, bots)
    thinks = "select * from leases where name = :table"
    until(lambda: execute(pair.database, thinks, table=host.table))  # before, nobody else would know that they play
    pair.one.kill()
    there = pair.at_other(host)
    rows = 'select count(*) from choices where "table" = :table'
    before = execute(pair.database, rows, table=host.table)[0][0]
    try:
        until(lambda: execute(pair.database, rows, table=host.table)[0][0] > before + 20)
        assert there.look()["seq"] > before
    finally:
        pair.one.start()


def test_bots_think_at_one_server_only(pair: Pair) -> None:
    """Both have the table before them; the other does not even begin to think."""
    host = pair.one.open(ME, {"who": "bot", "bot": "expert"})
    there = pair.at_other(host)
    state = host.look()
    while state["asked"] == 0:
        state = host.choose_first()
    there.look()
    holders = execute(pair.database, "select server from leases where name = :table", table=host.table)
    assert len(holders) <= 1
    there.wait_for(lambda state: state["asked"] == 0)
    until(lambda: not execute(pair.database, "select * from leases where name = :table", table=host.table))


# What goes wrong


def test_nothing_is_missed_when_the_news_are_interrupted(pair: Pair) -> None:
    host = pair.one.open(ME, HERE)
    there = pair.at_other(host)
    before = there.look()

    def interrupt_and_choose() -> None:
        with psycopg.connect(pair.database, autocommit=True) as connection:
            connection.execute(
                "select pg_terminate_backend(pid) from pg_stat_activity "
                "where datname = current_database() and query like 'LISTEN%' or query = 'select 1'"
            )
        host.choose_first()

    told = asyncio.run(heard(there, lambda message: message.get("seq", 0) > before["seq"], interrupt_and_choose))
    assert told["view"] == host.look()["view"]


def test_a_server_that_was_stopped_for_a_while_knows_all_when_it_goes_on(pair: Pair) -> None:
    host = pair.one.open(ME, HERE)
    there = pair.at_other(host)
    there.look()
    os.kill(pair.other.pid, signal.SIGSTOP)
    try:
        for _ in range(3):
            state = host.choose_first()
    finally:
        os.kill(pair.other.pid, signal.SIGCONT)
    assert there.look()["view"] == state["view"]
    there.choose_first()


@pytest.mark.parametrize("wish", [{"text": "Hel\0lo"}, {"text": "Hello", "name": "T\0ess"}])
def test_what_no_database_keeps_is_refused(pair: Pair, wish: dict[str, str]) -> None:
    answer = pair.one.open(ME, LINK).watcher.post("/talk", **wish)
    assert (answer.status_code, answer.json()["said"]) == (422, {"m": "refused-not-understood"})


def test_times_are_told_in_utc_wherever_the_database_lives(tmp_path: Path) -> None:
    async def speak() -> list[dict[str, Any]]:
        store = Store(database_for(tmp_path) + "&options=-c%20timezone%3DPacific/Auckland")
        await store.open()
        await store.add_table(
            "t",
            [],
            dict,
            [SEAT],
            game="sun",
            rules=1,
            content="none",
            options={},
            version="0",
            state="open",
            lobby=None,
        )
        told = await store.say("t", "Mira", "Hello")
        try:
            return [told, *await store.said("t")]
        finally:
            await store.close()

    told, kept = asyncio.run(speak())
    assert told == kept
    assert told["at"].endswith("+00:00")


def test_a_lease_is_taken_from_the_dead_alone(tmp_path: Path) -> None:
    async def take() -> list[bool]:
        stores = [Store(database_for(tmp_path)) for _ in range(2)]
        for store in stores:
            await store.open()
        one, other = (Servers(store) for store in stores)
        await one.begin()
        await other.begin()
        taken = [await one.lease("t"), await one.lease("t"), await other.lease("t")]
        await one.end()
        taken.append(await other.lease("t"))
        await other.release("t")
        taken.append(await one.lease("t"))
        for store in stores:
            await store.close()
        return taken

    assert asyncio.run(take()) == [True, True, False, True, True]
