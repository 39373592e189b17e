"""A policy seated as a bot, and the wrapper that the example with MaskablePPO learns with. Without torch."""

import importlib.util
import random
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import heliopause
from heliopause.bots import Bot
from heliopause.content import Pack
from heliopause.envs.gymnasium import Seat
from heliopause.envs.play import IllegalAction, Play
from heliopause.envs.policy import PolicyBot
from heliopause.lab.protocol import Protocol, evaluate

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "maskable_ppo.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("maskable_ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def first_legal(_observation: Any, mask: Any) -> int:
    return int(np.argmax(mask))


# A policy as a bot


@pytest.mark.parametrize("game", ["sun", "horizon"])
def test_a_policy_sees_what_the_environment_shows_and_its_action_is_carried_out(game: str) -> None:
    seen: list[Any] = []

    def policy(observation: Any, mask: Any) -> int:
        seen.append((observation.copy(), mask.copy()))
        return int(np.flatnonzero(mask)[-1])

    bot = PolicyBot(policy)
    play = Play(game, players=2)
    play.restart(3)
    for _ in range(60):
        assert play.game.seat is not None
        option = bot.choose(play.game.copy())
        observation, mask = seen[-1]
        np.testing.assert_array_equal(observation, play.observation(play.game.seat))
        np.testing.assert_array_equal(mask, play.mask().astype(bool))
        assert option == play.legal()[int(np.flatnonzero(mask)[-1])]
        play.choose(option)


def test_the_same_bot_goes_from_one_kind_of_game_to_another() -> None:
    bot = PolicyBot(first_legal)
    cards = Pack("mine", '[technology.terraforming]\nimmediate = "jump 3"\n')
    for game in (
        heliopause.new("sun", players=2, seed=1),
        heliopause.new("horizon", players=4, seed=1),
        heliopause.new("sun", players=2, seed=1, pack=cards),
    ):
        assert bot.choose(game) in game.options()


def test_an_illegal_action_is_refused_and_the_game_stays() -> None:
    game = heliopause.new("sun", players=2, seed=1)
    with pytest.raises(IllegalAction, match="not legal"):
        PolicyBot(lambda _seen, mask: int(np.argmin(mask))).choose(game)
    assert game.choices == heliopause.new("sun", players=2, seed=1).choices


def test_the_protocol_evaluates_a_policy() -> None:
    def mine(_seed: int) -> Bot:
        return PolicyBot(first_legal)

    found = evaluate(Protocol("sun"), mine, "random", 2, name="first")
    assert (found.bot, found.games, found.lost) == ("first", 2, 0)


# The example


def test_the_rewards_of_a_game_add_up_to_the_result_and_the_lead(example: ModuleType) -> None:
    table = example.table("sun", "random")
    chances = random.Random(1)
    for seed in (5, 6, 7):
        table.reset(seed=seed)
        lead, rewards, over = table.lead(), [], False
        while not over:
            action = chances.choice(np.flatnonzero(table.action_masks()))
            _, reward, over, _, info = table.step(action)
            rewards.append(reward)
        seat = table.unwrapped.seat
        won = table.unwrapped.play.result()[seat]
        ahead = info["scores"][seat] - info["scores"][1 - seat]
        assert sum(rewards) == pytest.approx(won + (ahead - lead) / example.POINTS)
        assert sum(reward != 0 for reward in rewards) > 5, "most of it comes before the end"


def test_a_lead_is_over_the_mean_of_the_others(example: ModuleType) -> None:
    table = example.Gains(Seat("sun", players=3, seat=1))
    table.reset(seed=1)
    points = [table.unwrapped.play.points(seat) for seat in range(3)]
    assert table.lead() == points[1] - (points[0] + points[2]) / 2


def test_the_curve_is_drawn(example: ModuleType, tmp_path: Path) -> None:
    curve = [
        {"steps": steps, "against": {"random": [0.5, 0.4, 0.6, 1.0], "greedy": [0.1, 0.0, 0.2, -9.0]}}
        for steps in (0, 1000)
    ]
    example.draw(curve, tmp_path / "curve.svg")
    drawn = (tmp_path / "curve.svg").read_text(encoding="utf-8")
    assert "against random" in drawn
    assert "against greedy" in drawn


def test_the_arguments(example: ModuleType) -> None:
    usual = example.arguments([])
    assert usual.game == "sun"
    assert usual.seed > usual.games, "it learns from games that the protocol does not have"
    assert example.arguments(["--steps", "7", "--out", "x"]).out == Path("x")
    with pytest.raises(SystemExit):
        example.arguments(["--steps", "many"])
