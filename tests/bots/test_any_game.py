"""A game that has told the bots nothing is played too: legally, the same for the same seed, and well."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import heliopause
from heliopause.bots import make
from heliopause.bots.any_game import AnyGame
from heliopause.bots.model import BadModel
from heliopause.bots.planning import search_game
from heliopause.bots.search_game import Plan
from heliopause.checking.everything import dump
from heliopause.game import state_of
from heliopause.lab.training import School
from heliopause.registry import specs
from tests.bots.pig import ENOUGH, GOAL, HOLD, ROLL, SPEC, Pigs

UNTOLD = frozenset({"log", "causes"})  # of a copy, nothing is told


@pytest.fixture(autouse=True)
def pig(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(specs(), "pig", SPEC)


def played(texts: list[str], seed: int) -> heliopause.Game:
    game = heliopause.new("pig", players=len(texts), seed=seed)
    seated = [make(text, 10 * seed + seat) for seat, text in enumerate(texts)]
    while (seat := game.seat) is not None:
        game.choose(seated[seat].choose(game))
    return game


def won(bot: str, other: str, games: int) -> int:
    """How many games the bot wins against the other, with every seat."""
    return sum(
        played([bot if seat == number % 2 else other for seat in range(2)], number).winners() == [number % 2]
        for number in range(games)
    )


@pytest.mark.parametrize("bot", ["greedy", "search:20", "learned", "beginner", "expert:20"])
def test_it_is_played_to_its_end_and_the_same_for_the_same_seed(bot: str) -> None:
    assert played([bot, bot, "random"], 3).choices == played([bot, bot, "random"], 3).choices


def test_greedy_beats_random() -> None:
    assert won("greedy", "random", 20) >= 15


def test_search_beats_random() -> None:
    assert won("search:100", "random", 20) >= 15


@pytest.mark.parametrize("bot", ["greedy", "search:40"])
def test_asking_a_bot_leaves_the_game_alone(bot: str) -> None:
    game = at([3, 9], 4)
    before = dump(state_of(game))
    make(bot, 1).choose(game)
    assert dump(state_of(game)) == before


def at(points: list[int], turn: int) -> heliopause.Game:
    game = heliopause.new("pig", players=2, seed=1)
    state: Pigs = state_of(game)
    state.points = points
    state.turn = turn
    return game


@pytest.mark.parametrize("bot", ["greedy", "search:200"])
def test_what_wins_at_once_is_chosen(bot: str) -> None:
    assert make(bot, 1).choose(at([GOAL - 5, 15], 5)) is HOLD


@pytest.mark.parametrize("bot", ["greedy", "search:200"])
def test_a_turn_is_not_thrown_away_for_nothing(bot: str) -> None:
    """With nothing to lose it rolls."""
    assert make(bot, 1).choose(at([5, 5], 0)) is ROLL


def test_search_tells_the_chance_it_sees_and_greedy_has_no_terms_to_name() -> None:
    bot = make("search:60", 1)
    bot.choose(at([5, 5], 4))
    reason = getattr(bot, "reason", None)
    assert reason is not None
    assert "%" in reason.words("en")
    greedy = make("greedy", 1)
    greedy.choose(at([5, 5], 4))
    assert getattr(greedy, "reason", "missing") is None


def test_what_a_game_tells_its_bots_is_what_they_play_by(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(specs(), "pig", replace(SPEC, bots="tests.bots.pig:Cautious"))
    assert make("greedy", 1).choose(at([0, 15], ENOUGH)) is HOLD
    assert make("greedy", 1).choose(at([0, 15], ENOUGH - 1)) is ROLL


def test_chances_are_those_of_the_game() -> None:
    seen = search_game(at([0, 0], 0), lambda n: 0, {}, True)
    over = at([GOAL, 3], 0)
    over.choose(HOLD)
    assert seen.chances(state_of(over)) == [1.0, 0.0]


def test_it_cannot_be_learned_and_that_is_said() -> None:
    with pytest.raises(BadModel, match=r"^no model of 'pig' can be learned: "):
        School("pig", 2, 1, Path("unused"), 8)


@pytest.mark.parametrize(
    ("name", "options"), [("sun", {"mats": "advanced", "tableau": True}), ("sun", {}), ("horizon", {}), ("pig", {})]
)
def test_a_trial_goes_as_the_game_does(name: str, options: dict[str, Any]) -> None:
    """Whatever is chosen, powers too, leads up to chance to the same position."""
    rng = random.Random(6)
    compared = 0
    for seed in range(6):
        game = heliopause.new(name, players=2, seed=seed, chance="explicit", **options)
        while game.seat is not None and game.round < 30:
            if game.seat == heliopause.CHANCE:
                game.choose(rng.choice(game.chances())[0])
                continue
            option = rng.choice(game.options())
            trial = Plan(state_of(game)).fork(option, AnyGame(game.rules, state_of(game), rng.randrange))
            game.choose(option)
            assert dump(trial.end(), UNTOLD) == dump(state_of(game), UNTOLD)
            compared += 1
    assert compared > 50
