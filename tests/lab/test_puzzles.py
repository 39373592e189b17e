"""Puzzles that the lab finds: a position, one plan that is clearly best, and the gap named."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import heliopause
from heliopause.analysis import Hint, Line
from heliopause.analysis.puzzles import gap_of
from heliopause.analysis.told import Way
from heliopause.cli import main
from heliopause.lab import puzzles
from heliopause.said import Said


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first position will do in which all looks agree, and not with a greedy bot."""
    monkeypatch.setattr(puzzles, "GAP", -1.0)
    monkeypatch.setattr(puzzles, "FIRST_ROUND", 1)
    monkeypatch.setattr(puzzles, "SCAN", 6)


@pytest.mark.usefixtures("hasty")
def test_a_puzzle_is_a_position_whose_best_plan_is_ahead_by_the_gap_it_names(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    args = ["lab", "puzzles", "sun", "--count", "1", "--depth", "10", "--players", "2", "--out", str(file)]
    ran = CliRunner().invoke(main, args)
    assert ran.exit_code == 0, ran.output
    [told] = json.loads(file.read_text())
    game = heliopause.load(told["record"])
    assert (game.name, game.seat, game.round, game.players) == ("sun", told["seat"], told["round"], 2)
    answer = told["answer"]
    best, *others = answer["lines"]
    assert best["path"][0] in [option.id for option in game.options()]
    seat = told["seat"]
    rest = [way["chance"] for way in answer["ways"] if way["path"][0] != best["path"][0]]
    assert best["chances"][seat] - max(rest) >= told["gap"] - 1e-9
    assert others
    assert "1 puzzles in" in ran.output


def test_the_gap_is_what_the_best_is_ahead_of_what_begins_otherwise() -> None:
    line = Line(["a", "b"], Said("x"), [Said("x")], [0.3, 0.7], None, None)
    ways = [Way(["a", "b"], 0.7), Way(["c"], 0.5), Way(["d"], 0.55)]
    assert gap_of(Hint("plan", 1, [line], None, ways)) == pytest.approx(0.15)


def test_what_cannot_be_is_said_in_a_sentence(tmp_path: Path) -> None:
    ran = CliRunner().invoke(main, ["lab", "puzzles", "sun", "--count", "1", "--players", "9"])
    assert ran.exit_code != 0
    assert "players" in ran.output
    assert CliRunner().invoke(main, ["lab", "puzzles", "chess"]).exit_code == 2
