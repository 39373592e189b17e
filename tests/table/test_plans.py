"""The lines of a planning board are kept with its seat, follow the game, and say when they are no longer possible."""

import httpx

from tests.table.serving import Server
from tests.table.test_planning import ME, tried, two


def test_lines_are_kept_with_the_seat_and_seen_by_nobody_else(server: Server) -> None:
    asked, other = two(server)
    state = asked.look()
    one, two_ = (option["id"] for option in state["options"][:2])
    told = asked.post("/plan/lines", moment=state["moment"], lines=[[one], [two_]], path=[two_]).json()
    assert [[step["option"] for step in line["steps"]] for line in told["lines"]] == [[one], [two_]]
    assert all(line["possible"] == 1 and line["why"] is None for line in told["lines"])
    assert told["path"]["steps"][0]["option"] == two_
    kept = asked.get("/plan/lines").json()
    assert kept["lines"] == told["lines"]
    assert other.get("/plan/lines").json()["lines"] == []
    assert asked.look() == state
    asked.post("/plan/lines", moment=state["moment"], lines=[])
    assert asked.get("/plan/lines").json()["lines"] == []


def test_lines_follow_the_game_and_say_when_they_are_no_longer_possible(server: Server) -> None:
    asked, waiting = two(server)
    state = asked.look()
    me = 1 - state["asked"]
    turn = f"turn={me}"
    mine = [option["id"] for option in tried(waiting, turn)["state"]["options"]]
    taken, free = "space:basic-1.0", "space:basic-4.0"
    assert taken in mine
    assert free in mine
    body = {"moment": state["moment"], "lines": [[turn, taken], [turn, free], [free, turn, free]], "path": [turn, free]}
    waiting.post("/plan/lines", **body)

    asked.choose(taken)
    while (now := asked.look())["asked"] != me:
        asked.choose(now["options"][0]["id"])
    told = waiting.get("/plan/lines").json()
    gone, follows, supposed = told["lines"]
    assert told["moment"] == now["moment"]
    assert [step["option"] for step in gone["steps"]] == [taken]
    assert gone["possible"] == 0
    assert gone["why"]["m"]
    assert gone["steps"][0]["said"] == tried(waiting, turn, taken, moment=state["moment"])["steps"][1]["said"]
    assert (follows["possible"], follows["assumed"]) == (1, False)
    assert (supposed["possible"], supposed["assumed"]) == (1, True)
    assert [step["option"] for step in supposed["steps"]] == [free]

    waiting.choose(free)
    assert [line["played"] for line in waiting.get("/plan/lines").json()["lines"]] == [False, True, True]


def test_lines_go_with_their_table(server: Server) -> None:
    host = server.open(ME, {"who": "here"})
    state = host.look()
    host.post("/plan/lines", moment=state["moment"], lines=[[state["options"][0]["id"]]])
    assert server.execute('select count(*) from plans where "table" = :id', id=host.table) == [(1,)]
    host.post("/close")
    assert host._headers()
    assert httpx.delete(host._url(""), headers=host._headers(), timeout=60).status_code == 200
    assert server.execute('select count(*) from plans where "table" = :id', id=host.table) == [(0,)]
