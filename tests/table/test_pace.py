"""A table's pace: what follows from it when somebody stays away, also when the server was ended in between."""

import json
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.table.serving import Guest, Server, served, within
from tests.table.test_notices import receiver

ME: dict[str, Any] = {"who": "me", "name": "Mira"}
LINK: dict[str, Any] = {"who": "link", "name": "Ines"}
FREE: dict[str, Any] = {"who": "free"}
SOON = 8.0  # seconds of an hour


def until_asked(host: Guest, seat: int) -> dict[str, Any]:
    for _ in range(60):
        state = host.look()
        if state["asked"] == seat:
            return state
        (host if state["asked"] == 0 else host.link).choose_first()
    raise AssertionError("it was never that seat's turn")


def heard_of(heard: list[dict[str, Any]], event: str, seat: int) -> None:
    end = time.monotonic() + 30
    while not any((told["event"], told["seat"]) == (event, seat) for told in heard):
        assert time.monotonic() < end, heard
        time.sleep(0.05)


def test_a_pace_is_chosen_with_the_table_and_shown_to_everybody(server: Server) -> None:
    host = server.open(ME, LINK, pace=24)
    state = until_asked(host, 1)
    assert (state["pace"], state["seats"][0]["bot_in"]) == (24, None)
    assert 24 * 3600 - 60 < state["seats"][1]["bot_in"] <= 24 * 3600
    answer = host.post("/seats/1", bot="greedy")
    assert (answer.status_code, answer.json()["said"]["m"]) == (409, "refused-paced")
    assert server.open(ME, LINK).look()["pace"] == 0


def test_who_does_not_choose_in_time_is_reminded_and_a_bot_keeps_the_seat_warm(tmp_path: Path) -> None:
    with receiver() as (address, heard), served(tmp_path, hour=SOON, webhook=address) as server:
        host = server.open(ME, LINK, pace=1)
        with connect(host.socket_url, max_size=None):
            until_asked(host, 1)
            heard_of(heard, "reminder", 1)
            assert host.look()["seats"][1]["handed"] is False
            heard_of(heard, "bot-took-over", 1)
            state = host.wait_for(lambda state: state["asked"] == 0)
            assert (state["seats"][1]["handed"], state["seats"][1]["bot"]) == (True, "casual")
        assert [told["event"] for told in heard if told["event"] != "your-turn"] == ["reminder", "bot-took-over"]
        moment = state["moment"]
        host.post("/rewind", seq=state["seq"], moment=0)
        assert host.look()["moment"] >= moment, "what was played stands until its owner agrees, too"
        assert host.link.post("/seats/1", back=True).status_code == 200
        assert host.look()["seats"][1]["handed"] is False


def test_who_looks_at_the_table_gets_more_time(tmp_path: Path) -> None:
    with served(tmp_path, hour=1.0) as server:
        host = server.open(ME, LINK, pace=2)
        asked = until_asked(host, 1)
        with connect(host.link.socket_url, max_size=None) as socket:
            time.sleep(2.5)
            state = host.look()
            assert (state["seq"], state["seats"][1]["handed"]) == (asked["seq"], False)
            socket.send(json.dumps({"hidden": True}))
            assert host.wait_for(lambda state: state["seats"][1]["handed"])
            assert host.look()["seats"][1]["online"] is True, "the page is open, but nobody has it in front of them"


def moment_of(server: Server, column: str) -> datetime:
    """A time of the one table, as its database has it, in UTC."""
    ((found,),) = server.execute(f"select {column} from tables")
    moment = datetime.fromisoformat(found) if isinstance(found, str) else found
    assert isinstance(moment, datetime)
    return moment.replace(tzinfo=None) if moment.tzinfo is None else moment.astimezone(UTC).replace(tzinfo=None)


def test_the_time_goes_on_when_the_server_is_ended(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        host = server.open(ME, LINK, pace=24)
        until_asked(host, 1)
        server.kill()
        due = moment_of(server, "due")
        server.execute("update tables set remind = null, due = :due", due=(due - timedelta(hours=20)).isoformat(" "))
        server.start()
        left = host.look()["seats"][1]["bot_in"]
        assert 4 * 3600 - 120 < left <= 4 * 3600


def test_what_fell_due_while_no_server_ran_is_put_off(tmp_path: Path) -> None:
    """Nobody loses the seat because the server was down."""
    with receiver() as (address, heard), served(tmp_path, webhook=address) as server:
        host = server.open(ME, LINK, pace=24)
        until_asked(host, 1)
        server.kill()
        server.execute("update tables set due = '2026-01-01 00:00:00.000000', remind = null")
        server.execute("delete from servers")  # so long that nobody takes it for alive
        server.start()
        heard_of(heard, "reminder", 1)
        seat = host.look()["seats"][1]
        assert seat["handed"] is False
        assert 6 * 3600 - 120 < seat["bot_in"] <= 6 * 3600


def test_a_table_that_a_clock_forgot_is_not_looked_at_again(tmp_path: Path) -> None:
    with served(tmp_path, hour=1.0) as server:
        host = server.open(ME, LINK, pace=1)
        host.post("/close")
        time.sleep(1.5)
        assert host.look()["closed"] is True
        assert [seat["bot_in"] for seat in host.look()["seats"]] == [None, None]
        assert not any(seat["handed"] for seat in host.look()["seats"])


def test_the_host_sets_the_pace_in_the_lobby(server: Server) -> None:
    host = server.open(ME, FREE, FREE)
    assert host.post("/lobby", pace=8).status_code == 200
    seen = host.get("/lobby").json()["lobby"]
    assert (seen["pace"], seen["state"]) == (8, "gathering")
    assert host.watcher.post("/lobby", pace=0).status_code == 403
    assert host.post("/start", fill="random").status_code == 200
    answer = host.post("/lobby", pace=0)
    assert (answer.status_code, answer.json()["said"]["m"]) == (409, "refused-begun")
    assert host.post("/lobby", late=False).status_code == 200
    assert host.look()["pace"] == 8


@pytest.mark.parametrize("pace", [-1, 721, "soon", 1.5])
def test_a_pace_that_is_none_is_refused(server: Server, pace: Any) -> None:
    with pytest.raises(AssertionError, match="422"):
        server.open(ME, LINK, pace=pace)


def test_at_a_live_table_the_others_see_when_they_may(tmp_path: Path) -> None:
    with served(tmp_path, patience=3600.0) as server:
        host = server.open(ME, LINK)
        with connect(host.socket_url, max_size=None) as socket:
            socket.recv()  # it is heard of
            mine, theirs = host.look()["seats"]
            assert mine["bot_in"] is None
            assert 3500 < theirs["bot_in"] <= 3600
            assert host.post("/seats/1", bot="random").status_code == 409
    with within(tmp_path, patience=0.0) as client:
        opened = client.post("/api/tables", json={"seats": [ME, LINK]}).json()
        headers = {"Authorization": f"Bearer {opened['key']}"}
        state = client.get(f"/api/tables/{opened['table']}", headers=headers).json()
        assert state["seats"][1]["bot_in"] == 0
        answer = client.post(f"/api/tables/{opened['table']}/seats/1", json={"bot": "random"}, headers=headers)
        assert answer.status_code == 200
