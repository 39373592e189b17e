"""The planning board: lines are tried on a copy, chance is supposed, nothing of it is played."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

import heliopause
from heliopause.kernel.machine import CHANCE
from heliopause.table.from_game import Said
from heliopause.table.plan_messages import MOST_LINES, MOST_STEPS, StepNow
from heliopause.table.planning import still_to_come, walk
from tests.table.serving import Guest, Server

ME: dict[str, Any] = {"who": "me"}
LINK: dict[str, Any] = {"who": "link"}
GAMES = ["sun", "horizon"]
ENDED = Path(__file__).parents[1] / "records" / "basic-2-0.json"


def two(server: Server, game: str = "sun") -> tuple[Guest, Guest]:
    """Who is asked, and the other one, in a game that has begun."""
    host = server.open(ME, LINK, game=game)
    while host.look()["view"]["round"] == 0:
        state = host.look()
        (host if state["asked"] == 0 else host.link).choose_first()
    pair = [host, host.link]
    asked = host.look()["asked"]
    return pair[asked], pair[1 - asked]


def tried(guest: Guest, *path: str, **wishes: Any) -> dict[str, Any]:
    answer = guest.post("/plan", path=list(path), **wishes)
    assert answer.status_code == 200, answer.text
    plan: dict[str, Any] = answer.json()
    return plan


def until_chance(guest: Guest) -> tuple[list[str], dict[str, Any]]:
    """A line to where chance is asked: what its own previews say leads there, or else on."""
    path: list[str] = []
    for _ in range(60):
        plan = tried(guest, *path)
        if plan["state"]["asked"] == CHANCE:
            return path, plan
        options = [option["id"] for option in plan["state"]["options"]]
        drawing = [preview["option"] for preview in plan["previews"] if preview["next"] == CHANCE]
        busy = [id for id in options if id not in ("pass", "done")]
        path.append((drawing or busy or options)[0])
    raise AssertionError("chance was never asked")


# One line


@pytest.mark.parametrize("game", GAMES)
def test_a_line_is_told_as_the_table_would_tell_it_and_nothing_is_played(server: Server, game: str) -> None:
    asked, other = two(server, game)
    before = asked.look()
    option = before["options"][0]["id"]
    plan = tried(asked, option)
    assert asked.look() == before
    assert other.look()["seq"] == before["seq"]
    assert [(step["seat"], step["option"]) for step in plan["steps"]] == [(before["asked"], option)]
    assert plan["why"] is None
    first = tried(asked)
    assert first["state"]["view"] == before["view"]
    assert first["changes"] == []
    assert first["previews"] == asked.get("/previews").json()
    [preview] = [preview for preview in first["previews"] if preview["option"] == option]
    assert plan["changes"] == preview["changes"]

    asked.choose(option)  # for real
    after = asked.look()
    for told in ("view", "asked", "question", "options", "phase", "scores"):
        assert plan["state"][told] == after[told]


@pytest.mark.parametrize("game", GAMES)
def test_chance_is_named_or_drawn_and_never_looked_up(server: Server, game: str) -> None:
    asked, _ = two(server, game)
    path, plan = until_chance(asked)
    chances = plan["chances"]
    assert plan["state"]["options"] == []
    assert len(chances) > 1
    assert sum(chance["share"] for chance in chances) == pytest.approx(1)
    for chance in (chances[0], chances[-1]):
        named = tried(asked, *path, chance["option"])
        assert named["steps"][-1] == {"seat": CHANCE, "option": chance["option"], "said": chance["said"]}
    may_come = {chance["option"] for chance in chances}
    drawn = {tried(asked, *path, draw=True)["steps"][-1]["option"] for _ in range(12)}
    assert drawn <= may_come
    assert len(drawn) > 1
    assert len(tried(asked, draw=True)["steps"]) == 0  # there is nothing to draw


@pytest.mark.parametrize("game", GAMES)
def test_while_others_think_one_tries_ones_own_turn(server: Server, game: str) -> None:
    asked, waiting = two(server, game)
    me = 1 - asked.look()["asked"]
    now = tried(waiting)
    assert now["turns"] == [me]
    plan = tried(waiting, f"turn={me}")
    assert plan["state"]["asked"] == me
    assert plan["state"]["options"]
    assert plan["turns"] == [1 - me]
    other = tried(waiting, now["state"]["options"][0]["id"])  # or for the one who thinks
    assert other["steps"][0]["seat"] == 1 - me


def test_a_line_stops_where_it_is_not_possible_and_says_why(server: Server) -> None:
    asked, _ = two(server)
    option = asked.look()["options"][0]["id"]
    plan = tried(asked, option, "space:nowhere", "produce:ore")
    assert [step["option"] for step in plan["steps"]] == [option]
    assert plan["why"]["m"]
    for nonsense in ("turn=", "turn=9", "turn=-1", "turn=x", "turn=²"):
        assert tried(asked, nonsense)["steps"] == []
        assert tried(asked, nonsense)["why"]["m"] == "suppose-no-turn"


def test_what_is_not_granted(server: Server) -> None:
    asked, _ = two(server)
    before = asked.look()
    assert asked.watcher.post("/plan", path=[]).status_code == 403
    assert asked.watcher.get("/plan/lines").status_code == 403
    assert asked.watcher.post("/plan/lines", moment=0).json()["words"] == "Only those who play may do that."
    assert asked.with_key("x").post("/plan", path=[]).status_code == 403
    assert asked.post("/plan", path=[], moment=before["moment"] + 1).status_code == 404
    for body in (
        {"path": ["done"] * (MOST_STEPS + 1)},
        {"path": "done"},
        {"path": [""]},
        {"path": ["x" * 81]},
        {"path": [], "moment": -1},
        {"path": [], "else": 1},
    ):
        assert asked.post("/plan", **body).status_code == 422, body
    assert asked.post("/plan/lines", moment=0, lines=[[]] * (MOST_LINES + 1)).status_code == 422
    assert asked.post("/plan/lines", lines=[]).status_code == 422
    waiting = server.open(ME, {"who": "free"})
    assert waiting.post("/plan", path=[]).status_code == 409
    assert asked.look() == before


def test_a_finished_game_is_tried_from_any_moment_by_whoever_looks_back(server: Server) -> None:
    record = json.loads(ENDED.read_text(encoding="utf-8"))["record"]
    opened = httpx.post(f"{server.url}/api/import", json={"record": record}, timeout=60).json()
    watcher = Guest(server, opened, opened["watch"])
    moment = 60
    choice = record["choices"][moment]
    plan = tried(watcher, choice, moment=moment)
    game = heliopause.load({**record, "choices": record["choices"][:moment]})
    assert plan["moment"] == moment
    assert plan["me"] == game.seat  # not the first seat: it is told to whom the turn was
    assert plan["steps"][0]["option"] == choice
    assert plan["steps"][0]["seat"] == game.seat
    over = tried(watcher)
    assert over["state"]["over"]
    assert over["turns"] == over["previews"] == over["chances"] == []


# Without a server


def step(seat: int, option: str) -> StepNow:
    return StepNow(seat, option, Said("x"))


@pytest.mark.parametrize(
    ("line", "made", "rest"),
    [
        ("1a 0b 0c", "1a", "0b 0c"),
        ("1a 0b", "1a 0b", ""),
        ("1a 0b", "1x", "0b"),
        ("1a 1b 0c 0d", "1x 1y 0c", "0d"),
        ("0a 0b", "0x", "0a 0b"),
        ("0a -d 0b", "0a -e", "0b"),
        ("0turn=0 0a 0b", "1x 1y", "0a 0b"),
        ("0turn=0 0a 0b", "1x 0a", "0b"),
        ("0a 1b 0c", "0a 1x 0y", "0c"),
    ],
)
def test_what_of_a_line_is_still_to_come(line: str, made: str, rest: str) -> None:
    def parted(text: str) -> list[tuple[int, str]]:
        return [(CHANCE if word[0] == "-" else int(word[0]), word[1:]) for word in text.split()]

    now = heliopause.new("sun", players=2, seed=1)  # it is nobody's turn yet, so none is supposed
    steps = [step(*one) for one in parted(line)]
    left, _ = still_to_come(steps, parted(made), (0,), now)
    assert [one.option for one in left] == [option for _, option in parted(rest)]


@pytest.mark.parametrize("game", GAMES)
def test_a_supposed_turn_is_one_that_the_rules_can_go_on_from(game: str) -> None:
    played = heliopause.new(game, players=3, seed=4)
    supposed = 0
    for number in range(240):
        if played.over:
            break
        options = played.options()
        played.choose(options[number * 7 % len(options)])
        fork = played.copy(chance="explicit")
        seat = number % 3
        if number % 6 or not fork.may_suppose_turn(seat):
            continue
        _, why = walk(fork, [f"turn={seat}"])
        if why is not None:
            continue
        supposed += 1
        for _ in range(25):
            offered = fork.options() or [option for option, _ in fork.chances()]
            if not offered:
                break
            fork.choose(offered[number % len(offered)])
            fork.view()
    assert supposed > 10


def test_what_somebody_carries_out_is_not_begun_in_a_supposed_turn() -> None:
    game = heliopause.new("sun", players=2, seed=1, start=0)
    while game.round == 0:
        game.choose(game.options()[0])
    idle = game.copy(chance="explicit")
    busy = idle.copy()
    busy.choose("space:basic-3.0")
    assert busy.seat == 0
    assert busy.view() != idle.view()
    for fork in (idle, busy):
        fork.suppose_turn(1)
        assert fork.seat == 1
    assert busy.view() == idle.view()
