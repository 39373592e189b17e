"""The expert at a running table: who may ask it, who hears of it, and the tutor."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from heliopause.table.hints import Hints
from tests import http
from tests.table.serving import Guest, Server, served, within

ME: dict[str, Any] = {"who": "me", "name": "Mira"}
INES: dict[str, Any] = {"who": "link", "name": "Ines"}
BOT: dict[str, Any] = {"who": "bot", "bot": "random", "name": "Bot"}
FREE: dict[str, Any] = {"who": "free"}


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose expert hardly looks."""
    with served(tmp_path_factory.mktemp("hints"), depth=12) as running:
        yield running


def begun(guest: Guest, *others: Guest) -> tuple[Guest, dict[str, Any]]:
    """Who is asked in the first round, with something to decide, and the table then."""
    people = [guest, *others]
    while True:
        state = guest.wait_for(lambda now: now["asked"] is not None and now["asked"] < len(people))
        if state["view"]["round"] and len(state["options"]) > 2:
            return people[state["asked"]], state
        people[state["asked"]].choose_first()


def notes(guest: Guest) -> list[Any]:
    rows = guest.server.execute('select said from talk where "table" = :table', table=guest.table)
    return [json.loads(said)["m"] for (said,) in rows if said]


def test_against_a_bot_the_expert_tells_its_plan_and_nothing_is_played(quick: Server) -> None:
    me, state = begun(quick.open(ME, BOT))
    told = me.post("/hint", seq=state["seq"]).json()
    assert (told["seq"], told["seat"], told["kind"]) == (state["seq"], 0, "plan")
    offered = [option["id"] for option in state["options"]]
    assert all(line["path"][0] in offered and line["steps"] for line in told["lines"])
    chances = [line["chances"][0] for line in told["lines"]]
    assert chances[0] > 0
    assert me.look()["seq"] == state["seq"]
    assert me.post("/hint", seq=state["seq"]).json() == told
    assert notes(me) == []  # there is nobody else
    assert me.choose(told["lines"][0]["path"][0]).status_code == 200
    assert [(one["seat"], one["said"]["m"]) for one in me.look()["reasons"] if one["seat"] == 0] == [(0, "hint-told")]


@pytest.mark.parametrize("seats", [(ME, INES), (ME, {"who": "here", "name": "Tom"})])
def test_among_people_it_says_nothing_unless_they_agreed(quick: Server, seats: tuple[dict[str, Any], ...]) -> None:
    host = quick.open(*seats)
    guests = [host.link] if seats[1] is INES else [host]
    asked, state = begun(host, *guests)
    assert state["hints"] is False
    for path, wish in (("/hint", {}), ("/tutor", {"limit": 0.05, "option": state["options"][0]["id"]})):
        answer = asked.post(path, seq=state["seq"], **wish)
        assert answer.status_code == 403
        assert answer.json()["words"] == ("Hints are not allowed at this table: the players have not agreed to them.")
    assert asked.look()["reasons"] == []
    assert notes(host) == []


def test_where_they_agreed_everybody_hears_of_it(quick: Server) -> None:
    host = quick.open(ME, INES, hints=True)
    asked, state = begun(host, host.link)
    assert state["hints"] is True
    for _ in range(2):
        assert asked.post("/hint", seq=state["seq"]).status_code == 200
    assert notes(host) == ["note-hint"]  # once for a position
    other = host if asked.key != host.key else host.link
    assert other.post("/hint", seq=state["seq"]).status_code == 403
    assert host.watcher.post("/hint", seq=state["seq"]).status_code == 403
    assert asked.post("/hint", seq=state["seq"] - 1).status_code == 409
    assert asked.post("/hint").status_code == 422


def test_who_sits_down_agrees_to_what_the_lobby_says(quick: Server) -> None:
    host = quick.open(ME, FREE, FREE)

    def change(hints: bool) -> int:
        return host.post("/lobby", hints=hints).status_code

    def seen() -> bool:
        lobby: dict[str, Any] = host.get("/lobby").json()["lobby"]
        return bool(lobby["hints"])

    assert seen() is False
    assert change(True) == 200
    assert seen() is True
    taken = http.post(f"{quick.url}/api/tables/{host.table}/seats/1/take", json={"name": "Ines"})
    assert taken.status_code == 201
    assert change(False) == 200  # nobody is hurt by that
    answer = host.post("/lobby", hints=True)
    assert (answer.status_code, answer.json()["said"]["m"]) == (409, "refused-hints-late")
    assert seen() is False
    assert host.post("/start", fill="random").status_code == 200
    assert change(True) == 409


def test_who_brings_a_record_plays_alone_and_the_same_again_has_the_same_terms(quick: Server) -> None:
    host = quick.open(ME, INES, hints=True, options={"short": True})
    begun(host, host.link)
    answer = http.post(f"{quick.url}/api/import", json={"record": host.get("/record").json()})
    alone = Guest(quick, answer.json())
    assert alone.post("/hint", seq=alone.look()["seq"]).status_code == 200
    assert host.post("/close").status_code == host.link.post("/close").status_code == 200
    again = Guest(quick, host.post("/rematch").json())
    assert again.get("/lobby").json()["lobby"]["hints"] is True


# The tutor


def test_the_tutor_warns_of_what_loses_much_and_of_nothing_else(quick: Server) -> None:
    for _ in range(6):  # at some tables no first choice loses anything
        me, state = begun(quick.open(ME, BOT))
        seq = state["seq"]
        assert me.post("/tutor", seq=seq, limit=0.05).json()["says"] == "later"  # it has begun to look
        said = {one["id"]: in_the_end(me, seq=seq, limit=0.01, option=one["id"]) for one in state["options"]}
        if any(told["says"] == "loses" for told in said.values()):
            break
    losing = [told for told in said.values() if told["says"] == "loses"]
    assert {told["says"] for told in said.values()} >= {"fine", "loses"}
    for told in losing:
        lost = told["best"]["chances"][0] - told["played"]["chances"][0]
        assert lost == pytest.approx(told["loss"])
        assert told["loss"] > 0.01
    best = me.post("/hint", seq=state["seq"]).json()["lines"][0]["path"][0]
    assert said[best]["says"] == "fine"
    worst = max(said, key=lambda id: said[id]["loss"])
    milder = in_the_end(me, seq=state["seq"], limit=0.5, option=worst)
    assert milder["says"] == "fine"
    assert me.post("/tutor", seq=state["seq"], limit=0.9, option=worst).status_code == 422
    assert me.look()["seq"] == state["seq"]


def in_the_end(guest: Guest, **asked: Any) -> dict[str, Any]:
    """What the tutor says once it has looked, however busy the machine is."""
    while True:
        answer = guest.post("/tutor", **asked)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        if told["says"] != "later":
            return told


def test_no_choice_waits_for_a_tutor_who_is_slow(tmp_path: Path) -> None:
    with within(tmp_path, depth=5000) as client:
        opened = client.post("/api/tables", json={"seats": [ME, BOT], "options": {"start": 0}}).json()
        hints: Hints = client.app.state.hints
        hints.patience = 0.01
        key = {"Authorization": f"Bearer {opened['key']}"}
        table = f"/api/tables/{opened['table']}"
        now = client.get(table, headers=key).json()
        wish = {"seq": now["seq"], "limit": 0.05, "option": now["options"][0]["id"]}
        assert client.post(f"{table}/tutor", json=wish, headers=key).json()["says"] == "later"
        assert client.post(f"{table}/choices", json={k: wish[k] for k in ("seq", "option")}, headers=key).is_success
