"""The Gymnasium environment: its own check, bots on the other seats, illegal actions."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import heliopause
from heliopause.bots import NoSuchBot
from heliopause.envs.gymnasium import Seat
from heliopause.envs.play import IllegalAction

IDS = {"sun": "heliopause/Sun-v0", "horizon": "heliopause/Horizon-v0"}


def play_through(table: Any, seed: int) -> tuple[list[float], dict[str, Any]]:
    """All rewards, and the last info."""
    _, info = table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    rewards = []
    over = False
    while not over:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, truncated, info = table.step(action)
        assert not truncated
        rewards.append(reward)
    return rewards, info


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("sun", {"players": 2}),
        ("sun", {"players": 3, "opponents": ["greedy", "random"], "seat": None}),
        ("sun", {"solo": True}),
        ("horizon", {"players": 4, "seat": 2}),
    ],
)
def test_gymnasiums_own_check(name: str, options: dict[str, Any], capsys: Any) -> None:
    table = gymnasium.make(IDS[name], render_mode="rgb_array", **options)
    check_env(table.unwrapped)


@pytest.mark.parametrize(("name", "other"), [("sun", "greedy"), ("horizon", "random")])
def test_a_whole_game_against_bots(name: str, other: str) -> None:
    table = gymnasium.make(IDS[name], players=3, opponents=["random", other], seat=1)
    rewards, info = play_through(table, 4)
    game = table.unwrapped.game  # type: ignore[attr-defined]
    assert game.over
    assert set(rewards[:-1]) == {0}
    assert rewards[-1] == (1 if game.winners() == [1] else -0.5)
    assert info["scores"] == [score.total for score in game.scores()]
    assert info["score"] == info["scores"][1]
    with pytest.raises(IllegalAction, match="the game is over"):
        table.unwrapped.step(0)


@pytest.mark.parametrize("name", IDS)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    def record(seed: int) -> dict[str, Any]:
        table = Seat(name, players=2, opponents="random", seat=None)
        play_through(table, seed)
        found: dict[str, Any] = table.game.record()
        return found

    assert record(1) == record(1)
    assert record(1) != record(2)


def test_only_the_own_seat_is_asked() -> None:
    table = Seat("sun", players=4, opponents="random", seat=3)
    for seed in range(5):
        table.reset(seed=seed)
        assert table.game.seat == 3
        assert table.action_masks().sum() == len(table.game.options())


def test_the_own_seat_may_be_drawn() -> None:
    table = Seat("sun", players=3, seat=None)
    seats = set()
    for seed in range(20):
        _, info = table.reset(seed=seed)
        assert info["seat"] == table.game.seat
        seats.add(info["seat"])
    assert seats == {0, 1, 2}


def test_an_illegal_action_ends_the_game_and_leaves_it_as_it_was() -> None:
    table = Seat("sun", players=2)
    _, info = table.reset(seed=1)
    record = table.game.record()
    _, reward, terminated, truncated, info = table.step(int(info["action_mask"].argmin()))
    assert (reward, terminated, truncated, info["illegal"]) == (-1, True, False, True)
    assert table.game.record() == record


def test_an_illegal_action_may_be_refused_instead() -> None:
    table = Seat("sun", players=2, illegal="raise")
    _, info = table.reset(seed=1)
    record = table.game.record()
    with pytest.raises(IllegalAction, match="is not legal now"):
        table.step(int(info["action_mask"].argmin()))
    with pytest.raises(IllegalAction, match="there is no action"):
        table.step(-1)
    assert table.game.record() == record
    table.step(int(info["action_mask"].argmax()))
    assert table.game.record() != record


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"seat": 4}, "seat is one of 0, 1 or None, not 4"),
        ({"opponents": ["random", "greedy"]}, "2 opponents are named for 1 other seats"),
        ({"opponents": "oracle"}, "there is no bot 'oracle'"),
        ({"illegal": "ignore"}, "illegal is 'terminate' or 'raise'"),
    ],
)
def test_what_does_not_fit_is_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises((heliopause.BadOption, NoSuchBot), match=reason):
        Seat("sun", players=2, **options)


def test_gymnasiums_vector_of_it() -> None:
    table = gymnasium.make_vec(IDS["sun"], num_envs=3, vectorization_mode="sync", players=2)
    seen, info = table.reset(seed=1)
    assert seen.shape[0] == 3
    assert info["action_mask"].shape[0] == 3
    seen, rewards, _, _, _ = table.step(info["action_mask"].argmax(axis=1))
    assert not rewards.any()
    table.close()
