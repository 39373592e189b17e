"""The PettingZoo environment: its own tests, whole games, rewards and illegal actions."""

import random
from typing import Any

import pytest
from pettingzoo.test import api_test, render_test, seed_test

import heliopause
from heliopause.envs.pettingzoo import env, raw_env
from heliopause.envs.play import IllegalAction
from heliopause.envs.rewards import shares
from tests.envs.walks import both_games, every_variant

# PettingZoo knows by name which of its own environments give a dict with a mask; of others it warns.
gives_a_mask = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]
NAMES: list[tuple[str, dict[str, Any]]] = [
    ("sun", {"players": 2}),
    ("sun", {"players": 4, "mats": "advanced", "tableau": True}),
    ("sun", {"solo": True}),
    ("horizon", {"players": 3}),
]
some_variants = pytest.mark.parametrize(("name", "options"), NAMES)


class TestOfPettingZoo:
    pytestmark = gives_a_mask

    @some_variants
    def test_api(self, name: str, options: dict[str, Any], capsys: Any) -> None:
        api_test(env(name, **options), num_cycles=200)
        assert "Passed API test" in capsys.readouterr().out

    @some_variants
    def test_seed(self, name: str, options: dict[str, Any]) -> None:
        seed_test(lambda: env(name, **options), num_cycles=100)

    @both_games
    def test_render(self, name: str, capsys: Any) -> None:
        render_test(lambda render_mode: env(name, players=2, render_mode=render_mode))
        assert "Player 1" in capsys.readouterr().out  # what "human" prints


@every_variant
def test_a_whole_game_ends_with_rewards_that_add_up_to_nothing(name: str, options: dict[str, Any]) -> None:
    table = env(name, **options)
    table.reset(seed=5)
    rewards: dict[str, float] = {}
    scores: dict[str, int] = {}
    before_the_end: set[float] = set()
    rng = random.Random(5)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        assert not truncated
        assert terminated or observation["action_mask"].any()
        if terminated:
            rewards[agent] = reward
            scores[agent] = info["score"]
            table.step(None)
        else:
            before_the_end.add(reward)
            table.step(rng.choice(observation["action_mask"].nonzero()[0]))
    game = table.unwrapped.game
    assert game.over
    assert before_the_end == {0}
    assert list(rewards) == (["player_0"] if options.get("solo") else [f"player_{n}" for n in range(game.players)])
    assert list(scores.values()) == [score.total for score in game.scores()][: len(scores)]
    expected = shares(game.winners(), game.players)
    assert list(rewards.values()) == expected[: len(rewards)]
    assert sum(expected) == pytest.approx(0)


def test_rewards_are_shared_by_those_who_win_together() -> None:
    assert shares([1], 2) == [-1, 1]
    assert shares([0, 1], 2) == [0, 0]
    assert shares([2], 4) == pytest.approx([-1 / 3, -1 / 3, 1, -1 / 3])
    assert shares([0, 2], 3) == pytest.approx([1 / 4, -1 / 2, 1 / 4])
    assert shares([0, 1, 2, 3], 4) == [0, 0, 0, 0]


@both_games
def test_a_margin_is_in_points(name: str) -> None:
    table = raw_env(name, players=3, rewards="margin")
    table.reset(seed=2)
    while not table.game.over:
        table.step(next(iter(table.play.legal())))
    first, second, third = (score.total for score in table.game.scores())
    assert table.rewards["player_0"] == pytest.approx((first - (second + third) / 2) / 100)
    assert sum(table.rewards.values()) == pytest.approx(0)


@both_games
def test_reset_with_a_seed_plays_the_game_of_that_seed(name: str) -> None:
    table, game = raw_env(name, players=2), heliopause.new(name, players=2, seed=9)
    table.reset(seed=9)
    while not game.over:
        assert table.agent_selection == f"player_{game.seat}"
        assert {option.id for option in table.play.legal().values()} == {option.id for option in game.options()}
        number, option = max(table.play.legal().items())
        table.step(number)
        game.choose(option.id)
    assert table.game.record()["choices"] == game.record()["choices"]


@both_games
def test_further_games_follow_from_the_first_seed(name: str) -> None:
    def openings(seed: int) -> list[list[str]]:
        table = raw_env(name, players=2)
        table.reset(seed=seed)
        found = []
        for _ in range(3):
            found.append([id for _, id in table.game.choices])
            table.reset()
        return found

    assert openings(4) == openings(4)
    assert openings(4) != openings(5)
    assert openings(4)[0] != openings(4)[1]


def test_an_agent_that_is_not_asked_may_do_nothing() -> None:
    table = raw_env("sun", players=3)
    table.reset(seed=1)
    for agent in table.agents:
        mask = table.observe(agent)["action_mask"]
        assert mask.any() == (agent == table.agent_selection)


def test_an_illegal_action_ends_the_game_as_it_does_in_pettingzoo() -> None:
    table = env("sun", players=3)
    table.reset(seed=1)
    guilty = table.agent_selection
    observation, *_ = table.last()
    record = table.unwrapped.game.record()
    table.step(int(observation["action_mask"].argmin()))
    assert table.unwrapped.game.record() == record
    rewards = {}
    for agent in table.agent_iter():
        _, rewards[agent], terminated, _, _ = table.last()
        assert terminated
        table.step(None)
    assert rewards == {agent: -1 if agent == guilty else 0 for agent in ("player_0", "player_1", "player_2")}
    table.reset(seed=1)
    assert table.agents == ["player_0", "player_1", "player_2"]


def test_an_index_out_of_range_is_refused() -> None:
    table = env("horizon", players=2)
    table.reset(seed=1)
    table.last()
    record = table.unwrapped.game.record()
    with pytest.raises(AssertionError, match="action is not in action space"):
        table.step(table.unwrapped.play.action_count)
    assert table.unwrapped.game.record() == record


@pytest.mark.parametrize("action", [10**6, -1, None])
def test_the_raw_environment_refuses_in_a_sentence(action: int | None) -> None:
    table = raw_env("horizon", players=2)
    table.reset(seed=1)
    record = table.game.record()
    with pytest.raises(IllegalAction, match="there is no action"):
        table.step(action)
    assert table.game.record() == record
    assert not any(table.terminations.values())


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(heliopause.BadOption, match="there is no game 'moon'"):
        env("moon")
    with pytest.raises(heliopause.BadOption, match="render_mode is one of ansi, rgb_array, human, not 'film'"):
        env("sun", render_mode="film")
    with pytest.raises(ValueError, match="there are no words for 'xx'"):
        env("sun", language="xx")
    table = env("sun", players=2)
    table.reset(seed=1)
    with pytest.raises(heliopause.BadOption, match="nothing can be rendered without a render_mode"):
        table.render()


def test_names_of_actions_and_the_layout_are_there_at_run_time() -> None:
    table = env("sun", players=2).unwrapped
    assert isinstance(table, raw_env)
    assert table.action_name(0) == "pass"
    table.reset(seed=1)
    assert table.observe("player_1")["observation"].shape == (table.layout.size,)
