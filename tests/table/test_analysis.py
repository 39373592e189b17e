"""The analysis of a finished game at the table: begun by anybody, followed, kept, gone on with after a restart."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests import http
from tests.analysis import played
from tests.table.serving import PATIENCE, Guest, Server, served

RECORD = played("sun", "greedy,greedy", seed=2, short=True).record()


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose expert hardly looks."""
    with served(tmp_path_factory.mktemp("analysis"), depth=2) as running:
        yield running


def finished(server: Server) -> Guest:
    answer = http.post(f"{server.url}/api/import", json={"record": RECORD})
    assert answer.status_code == 201, answer.text
    return Guest(server, answer.json())


def followed(guest: Guest, done: int | None = None) -> Any:
    """As a page does it: each answer waits for the next change; until so many turns were looked into, or all."""
    now = guest.post("/analysis").json()
    end = time.monotonic() + PATIENCE
    while now["state"] != "done" and (done is None or now["done"] < done) and time.monotonic() < end:
        assert now["state"] == "working", now
        now = guest.get("/analysis", seen=now["number"], since=10_000).json()
    return now


def test_a_game_is_analysed_and_several_may_look(quick: Server) -> None:
    guest = finished(quick)
    assert guest.get("/analysis").json()["state"] == "none"
    now = followed(guest)
    assert now["state"] == "done"
    assert now["told"]["turns"] == []
    whole = guest.watcher.get("/analysis").json()["told"]
    assert len(whole["turns"]) == now["of"]
    for seat in range(2):
        change = whole["final"][seat] - whole["initial"][seat]
        assert abs(whole["luck"][seat] + whole["skill"][seat] - change) < 1e-12
    assert guest.watcher.post("/analysis").json()["state"] == "done"
    later = guest.get("/analysis", since=whole["turns"][-2]["number"]).json()["told"]["turns"]
    assert later == whole["turns"][-2:]


def test_the_board_as_the_expert_and_the_page(quick: Server) -> None:
    guest = finished(quick)
    followed(guest)
    told = guest.get("/analysis").json()["told"]
    turn = next(turn for turn in told["turns"] if turn["best"] and turn["best"]["path"] != turn["played"]["path"])
    shown = guest.get(f"/analysis/{turn['number']}/expert").json()
    assert shown["moment"] == turn["moment"] + len(turn["best"]["path"])
    assert shown["view"] != guest.get(f"/at/{turn['moment']}").json()["view"]
    assert guest.get("/analysis/9999/expert").status_code == 404
    page = guest.get("/analysis/page", language="fr")
    assert page.headers["Content-Type"].startswith("text/html")
    assert 'lang="fr"' in page.text
    assert "sandbox" in page.headers["Content-Security-Policy"]


def test_one_plays_on_from_a_moment_against_bots(quick: Server) -> None:
    guest = finished(quick)
    moments = [turn["moment"] for turn in guest.look()["turns"] if turn["seat"] == 1]
    answer = guest.watcher.post("/analysis/play", moment=moments[3], seat=1)
    assert answer.status_code == 201, answer.text
    mine = Guest(quick, answer.json())
    now = mine.look()
    assert (now["moment"], now["asked"], now["over"]) == (moments[3], 1, False)
    assert [seat["who"] for seat in now["seats"]] == ["bot", "person"]
    assert mine.choose(now["options"][0]["id"]).status_code == 200
    assert guest.look()["over"] is True
    for wish, status in (
        ({"moment": 10_000, "seat": 1}, 404),
        ({"moment": 20, "seat": 7}, 422),
        ({"moment": 20, "seat": 0, "bot": "external:rm"}, 422),
        ({"moment": guest.look()["moment"], "seat": 0}, 409),
    ):
        assert guest.post("/analysis/play", **wish).status_code == status


def test_a_game_that_is_not_over_is_refused(quick: Server) -> None:
    guest = quick.open({"who": "me"}, {"who": "here"})
    for answer in (guest.post("/analysis"), guest.get("/analysis"), guest.post("/analysis/play", moment=1, seat=0)):
        assert (answer.status_code, answer.json()["words"]) == (409, "Only a finished game can be analysed.")


def test_what_was_found_is_kept_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path, depth=2) as server:
        guest = finished(server)
        first = followed(guest)
        assert first["state"] == "done"
        before = guest.get("/analysis").json()["told"]
        server.stop()
        half = {**before, "done": 5, "summary": []}
        server.execute("update analyses set told = :told", told=json.dumps(half))
        server.start()
        now = guest.get("/analysis").json()
        assert (now["state"], now["done"] >= 5) == ("working", True)
        assert followed(guest)["state"] == "done"
        assert guest.get("/analysis").json()["told"] == before
        guest.post("/close")
        assert len(server.execute("select * from analyses")) == 1
