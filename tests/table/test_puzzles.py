"""Puzzles: what is shipped holds what it promises; a turn is tried, judged, and the answer told only when asked for."""

from datetime import date
from typing import Any

import httpx
import msgspec
import pytest

import heliopause
from heliopause.analysis.puzzles import GAP, Puzzle, gap_of, of_the_day, playable, shipped, written
from heliopause.registry import games, spec_of
from heliopause.table import puzzles
from heliopause.words import LANGUAGES
from tests.table.serving import Server

ALL = [puzzle for game in games() for puzzle in shipped(game)]


def at(server: Server, id: str, what: str, **body: Any) -> httpx.Response:
    return httpx.post(f"{server.url}/api/puzzles/{id}/{what}", json=body, timeout=60)


def others(puzzle: Puzzle) -> list[list[str]]:
    """Ways that begin otherwise, whole turns of them."""
    first = puzzle.answer.lines[0].path[0]
    return [way.path for way in puzzle.answer.ways if way.path[0] != first and is_whole(puzzle, way.path)]


def is_whole(puzzle: Puzzle, path: list[str]) -> bool:
    return after(puzzle, path).seat != puzzle.seat


def begun_alike(puzzle: Puzzle) -> list[str] | None:
    """A whole turn that begins as the answer does, and comes to something else."""
    best = puzzle.answer.lines[0].path
    path = best[:1]
    while not is_whole(puzzle, path):
        path.append(after(puzzle, path).options()[-1].id)
    return path if after(puzzle, path).view() != after(puzzle, best).view() else None


def after(puzzle: Puzzle, path: list[str]) -> heliopause.Game:
    game = heliopause.load(puzzle.record).copy(chance="explicit")
    for id in path:
        assert game.seat == puzzle.seat
        game.choose(id)
    return game


# One of each game that is good for showing it
SHOWN = [next(p for p in shipped(game) if is_whole(p, p.answer.lines[0].path) and others(p)) for game in games()]


# What is shipped


@pytest.mark.parametrize("puzzle", ALL, ids=[f"{puzzle.game}-{puzzle.id}" for puzzle in ALL])
def test_a_shipped_puzzle_is_what_it_says(puzzle: Puzzle) -> None:
    assert puzzle.is_of_today, "cards or rules have changed: `heliopause lab puzzles` finds others"
    game = heliopause.load(puzzle.record)
    assert (game.name, game.players, game.round, game.seat) == (
        puzzle.game,
        puzzle.players,
        puzzle.round,
        puzzle.seat,
    )
    answer = puzzle.answer
    assert answer.kind == "plan"
    assert answer.seat == puzzle.seat
    assert gap_of(answer) >= puzzle.gap >= GAP
    for path in [line.path for line in answer.lines] + [way.path for way in answer.ways]:
        after(puzzle, path)


def test_every_game_brings_puzzles_of_its_own_each_once() -> None:
    assert {puzzle.game for puzzle in ALL} == set(games())
    assert len({puzzle.id for puzzle in ALL}) == len(ALL) == len(playable())
    for game in games():
        assert len(spec_of(game).file("puzzles.json").read_bytes()) < 500_000


def test_the_id_is_that_of_the_position() -> None:
    first = ALL[0]
    again = Puzzle(first.game, dict(first.record), 4, 3, 9, 0.5, 1, first.answer)
    assert again.id == first.id
    again.record = {**first.record, "choices": first.record["choices"][:-1]}
    assert again.id != first.id


def test_the_file_has_a_line_for_each() -> None:
    assert written(ALL).count(b"\n") == len(ALL) + 2


def test_each_has_its_day() -> None:
    days = [date.fromordinal(740_000 + number) for number in range(len(ALL))]
    assert sorted(puzzle.id for day in days if (puzzle := of_the_day(ALL, day))) == sorted(one.id for one in ALL)
    assert of_the_day([], days[0]) is None


# Over HTTP


def test_the_list_names_those_of_the_day_and_no_answer(server: Server) -> None:
    told = httpx.get(f"{server.url}/api/puzzles")
    assert told.status_code == 200
    found = told.json()
    assert {one["id"] for one in found["puzzles"]} == {puzzle.id for puzzle in ALL}
    day = date.fromisoformat(found["day"])
    assert found["today"] == [puzzle.id for game in games() if (puzzle := of_the_day(shipped(game), day))]
    one = httpx.get(f"{server.url}/api/puzzles/{ALL[0].id}")
    for text in (told.text, one.text, at(server, ALL[0].id, "plan").text):
        assert "ways" not in text
        assert '"gap"' not in text


@pytest.mark.parametrize("puzzle", SHOWN, ids=games())
def test_the_answer_can_be_tried_step_by_step_and_is_right(server: Server, puzzle: Puzzle) -> None:
    told = httpx.get(f"{server.url}/api/puzzles/{puzzle.id}/answer", headers={"Accept-Language": "de"}).json()
    path = told["lines"][0]["path"]
    assert (told["seat"], told["gap"], path) == (puzzle.seat, puzzle.gap, puzzle.answer.lines[0].path)
    for number, option in enumerate(path):
        plan = at(server, puzzle.id, "plan", path=path[:number]).json()
        assert plan["state"]["asked"] == puzzle.seat
        assert option in [one["id"] for one in plan["state"]["options"]]
        assert option in [one["option"] for one in plan["previews"]]
    plan = at(server, puzzle.id, "plan", path=path).json()
    assert [step["option"] for step in plan["steps"]] == path
    assert (plan["state"]["asked"], plan["state"]["options"], plan["chances"], plan["turns"]) == (None, [], [], [])
    assert at(server, puzzle.id, "judge", path=path).json() == {"right": True, "same": True, "loss": None}


@pytest.mark.parametrize("puzzle", SHOWN, ids=games())
def test_another_way_is_not_and_says_what_it_loses(server: Server, puzzle: Puzzle) -> None:
    judged = at(server, puzzle.id, "judge", path=others(puzzle)[0]).json()
    assert judged["right"] is False
    assert judged["loss"] >= puzzle.gap


def test_a_turn_that_begins_like_the_answer_is_right(server: Server) -> None:
    puzzle, path = next((puzzle, path) for puzzle in ALL if (path := begun_alike(puzzle)))
    assert at(server, puzzle.id, "judge", path=path).json() == {"right": True, "same": False, "loss": None}


def test_what_cannot_be_is_said_in_a_sentence(server: Server) -> None:
    puzzle = next(puzzle for puzzle in SHOWN if len(puzzle.answer.lines[0].path) > 1)
    path = puzzle.answer.lines[0].path
    refusals = [
        (httpx.get(f"{server.url}/api/puzzles/nothing"), 404, "There is no such puzzle."),
        (httpx.get(f"{server.url}/api/puzzles/nothing/answer"), 404, "There is no such puzzle."),
        (at(server, "nothing", "play"), 404, "There is no such puzzle."),
        (at(server, puzzle.id, "judge", path=path[:1]), 422, "The turn is not over yet."),
        (at(server, puzzle.id, "judge", path=[]), 422, "The turn is not over yet."),
        (at(server, puzzle.id, "judge", path=["nothing"]), 422, ""),
        (at(server, puzzle.id, "judge", path=[*path, "done"]), 422, "A puzzle is one turn of one seat"),
        (at(server, puzzle.id, "plan", path=[1]), 422, ""),
        (at(server, puzzle.id, "plan", path=["x"] * 200), 422, ""),
    ]
    for answer, status, words in refusals:
        assert answer.status_code == status, answer.text
        assert answer.json()["words"].startswith(words)
    plan = at(server, puzzle.id, "plan", path=["nothing"]).json()
    assert plan["steps"] == []
    assert plan["why"]
    game = after(puzzle, path)
    further = [option.id for option in game.options()] or [option.id for option, _ in game.chances()]
    assert at(server, puzzle.id, "plan", path=[*path, further[0]]).status_code == 422


@pytest.mark.parametrize("puzzle", ALL, ids=[f"{puzzle.game}-{puzzle.id}" for puzzle in ALL])
def test_the_answer_names_seats_in_the_language(puzzle: Puzzle) -> None:
    told = msgspec.json.encode(puzzles.answer(puzzle, "de")).decode()
    assert not [name for name in puzzle.record["names"] if name in told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_have_names_of_the_language(server: Server, language: str) -> None:
    asked = httpx.post(
        f"{server.url}/api/puzzles/{ALL[0].id}/plan", json={}, headers={"Accept-Language": language}, timeout=60
    ).json()
    names = [seat["name"] for seat in asked["state"]["seats"]]
    assert len(set(names)) == ALL[0].players
    assert ("Player 1" in names) == (language == "en")


def test_one_can_play_on_from_there(server: Server) -> None:
    for puzzle in SHOWN:
        opened = at(server, puzzle.id, "play")
        assert opened.status_code == 201, opened.text
        key = {"Authorization": f"Bearer {opened.json()['key']}"}
        table = httpx.get(f"{server.url}/api/tables/{opened.json()['table']}", headers=key, timeout=60).json()
        assert (table["asked"], table["moment"]) == (puzzle.seat, len(puzzle.record["choices"]))
        assert [seat["who"] for seat in table["seats"]].count("bot") == puzzle.players - 1
