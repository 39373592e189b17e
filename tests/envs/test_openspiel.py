"""The OpenSpiel games: OpenSpiel's own simulation test, chance, copies, and its algorithms."""

import copy
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import evaluate_bots
from open_spiel.python.bots import uniform_random

import heliopause
from heliopause.envs import openspiel
from heliopause.envs.encoding import encoding_of
from heliopause.envs.play import Play
from tests.envs.walks import both_games

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("sun", {"players": 2}),
    ("sun", {"players": 4, "mats": "advanced", "tableau": True, "choose_mats": "no"}),
    ("sun", {"solo": True, "level": "captain"}),
    ("horizon", {"players": 3, "start": 1, "rewards": "margin"}),
]
some_games = pytest.mark.parametrize(("name", "parameters"), GAMES)


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"python_heliopause_{name}", parameters)


def advance(state: Any, rng: np.random.RandomState, steps: int) -> None:
    for _ in range(steps):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=probabilities))
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(
    ("name", "parameters", "serialize"),
    [("sun", {"solo": True}, True), ("sun", {"players": 2}, False), ("horizon", {"players": 2}, True)],
)
def test_openspiels_random_simulation(name: str, parameters: dict[str, Any], serialize: bool, capfd: Any) -> None:
    pyspiel.random_sim_test(load(name, **parameters), num_sims=1, serialize=serialize, verbose=False)


@some_games
def test_chance_has_its_exact_probabilities(name: str, parameters: dict[str, Any]) -> None:
    state, rng = load(name, **parameters).new_initial_state(), np.random.RandomState(3)
    encoding = encoding_of(name)
    nodes = 0
    while not state.is_terminal():
        if state.is_chance_node():
            nodes += 1
            outcomes = state.chance_outcomes()
            assert sum(probability for _, probability in outcomes) == pytest.approx(1, abs=1e-12)
            assert all(probability > 0 for _, probability in outcomes)
            told = {state.action_to_string(number): probability for number, probability in outcomes}
            assert told == {option.id: share for option, share in state.position.game.chances()}
            assert len(outcomes) <= encoding.draws.size
        advance(state, rng, 1)
    assert nodes > 10


@some_games
def test_returns_add_up_to_nothing_and_go_to_who_wins(name: str, parameters: dict[str, Any]) -> None:
    game = load(name, **parameters)
    state = game.new_initial_state()
    assert state.returns() == [0] * game.num_players()
    advance(state, np.random.RandomState(4), 100_000)
    returns = state.returns()
    assert state.is_terminal()
    assert sum(returns) == pytest.approx(0)
    assert all(game.min_utility() <= value <= game.max_utility() for value in returns)
    if parameters.get("rewards") != "margin":
        winners = state.position.game.winners()
        assert [seat for seat, value in enumerate(returns) if value == max(returns)] == winners


@both_games
def test_a_clone_goes_its_own_way(name: str) -> None:
    state, rng = load(name, players=2).new_initial_state(), np.random.RandomState(5)
    advance(state, rng, 200)
    for twin in (state.clone(), copy.deepcopy(state)):
        assert str(twin) == str(state)
        assert twin.history() == state.history()
        before = str(state), state.legal_actions(), list(state.observation_tensor(0))
        advance(twin, rng, 30)
        assert (str(state), state.legal_actions(), list(state.observation_tensor(0))) == before
        assert str(twin) != str(state)


@both_games
def test_a_state_is_saved_and_comes_back(name: str) -> None:
    game = load(name, players=2)
    state = game.new_initial_state()
    advance(state, np.random.RandomState(6), 150)
    for back in (game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
        assert str(back) == str(state)
        assert back.history() == state.history()
        assert list(back.observation_tensor(1)) == list(state.observation_tensor(1))


@both_games
def test_states_are_seen_as_in_the_other_environments(name: str) -> None:
    state = load(name, players=3).new_initial_state()
    rng = np.random.RandomState(7)
    advance(state, rng, 300)
    while state.is_chance_node():
        advance(state, rng, 1)
    play = Play(name, players=3)
    play.take_on(state.position.game)
    for seat in range(3):
        assert list(state.observation_tensor(seat)) == list(play.observation(seat))
    assert state.legal_actions() == sorted(play.legal())
    assert state.legal_actions_mask() == list(play.mask())
    player = state.current_player()
    for action in state.legal_actions():
        assert state.action_to_string(player, action) == play.encoding.actions.names[action]


def test_an_information_state_is_the_history() -> None:
    state = load("sun", players=2).new_initial_state()
    seen = set()
    for _ in range(60):
        advance(state, np.random.RandomState(8), 1)
        seen.add(state.information_state_string(0))
    assert len(seen) == 60
    assert state.history_str() in state.information_state_string(0)
    assert "Beyond the Sun" in state.observation_string(0)


def test_openspiels_bots_can_play_it() -> None:
    game = load("sun", solo=True)
    rng = np.random.RandomState(9)
    bots = [uniform_random.UniformRandomBot(player, rng) for player in range(2)]
    assert sum(evaluate_bots.evaluate_bots(game.new_initial_state(), bots, rng)) == 0


def test_parameters_are_the_options_of_a_game() -> None:
    start = load("sun", players=3, mats="advanced", choose_mats="yes", start=2).new_initial_state().position.game
    assert start.settings == {
        "players": 3,
        "mats": "advanced",
        "choose_mats": True,
        "tableau": False,
        "beginners": False,
        "short": False,
        "start": 2,
        "solo": False,
    }
    with pytest.raises(heliopause.BadOption, match="2, 3 or 4 players"):
        openspiel.GAMES["sun"]({"players": 5})
    with pytest.raises(heliopause.BadOption, match="rewards are 'win' or 'margin'"):
        openspiel.GAMES["sun"]({"rewards": "glory"})
    with pytest.raises(heliopause.BadOption, match="choose_mats is 'yes' or 'no'"):
        openspiel.GAMES["sun"]({"choose_mats": "perhaps"})
