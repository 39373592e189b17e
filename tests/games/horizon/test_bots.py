"""The bots at Beyond the Horizon: whole games by legal choices, the same for the same seed; what they must not miss."""

import random

import pytest

import heliopause
from heliopause import Game
from heliopause.bots import Bot, Greedy, make
from heliopause.bots.planning import search_game
from heliopause.bots.search_game import Plan
from heliopause.checking import dump
from heliopause.game import state_of
from heliopause.games.horizon.bots.evaluation import TERMS, HorizonEvaluator, turns_left
from heliopause.games.horizon.rules.constants import CUBES, ECONOMY, FOOD
from heliopause.games.horizon.rules.packing import unit_strength
from heliopause.games.horizon.rules.turn import TurnEnd
from heliopause.words import LANGUAGES, messages
from tests.games.horizon.position import Position


def play(game: Game, seated: list[Bot], rounds: int = 200) -> Game:
    """Play to the end, or through that many rounds."""
    while not game.over and game.round <= rounds:
        seat = game.seat
        assert seat is not None
        option = seated[seat].choose(game)
        assert any(option is offered for offered in game.options())
        game.choose(option)
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["greedy", "beginner"])
def test_a_bot_plays_to_the_end(name: str, players: int) -> None:
    game = play(heliopause.new("horizon", players=players, seed=5), [make(name, seat) for seat in range(players)])
    assert game.over
    assert game.round < 60  # by its goals, long before the last round there can be
    assert game.winners()


def test_greedy_beats_random() -> None:
    for seed in range(3):
        game = heliopause.new("horizon", players=2, seed=seed)
        seated = [make("random", seed), make("random", seed)]
        seated[seed % 2] = make("greedy", seed)
        assert play(game, seated).winners() == [seed % 2]


@pytest.mark.parametrize("name", ["greedy", "search:2"])
def test_with_the_same_seed_a_bot_chooses_the_same(name: str) -> None:
    def choices() -> list[tuple[int, str]]:
        return play(heliopause.new("horizon", players=2, seed=3), [make(name, seat) for seat in range(2)], 3).choices

    assert choices() == choices()


@pytest.mark.parametrize("name", ["greedy", "search:1"])
def test_asking_a_bot_changes_neither_the_game_nor_its_chance(name: str) -> None:
    asked, left_alone = (heliopause.new("horizon", players=3, seed=8) for _ in range(2))
    bot = make(name, 1)
    rng = random.Random(8)
    for _ in range(60):
        before = dump(state_of(asked))
        bot.choose(asked)
        assert dump(state_of(asked)) == before
        choice = str(rng.choice(asked.options()))
        asked.choose(choice)
        left_alone.choose(choice)
        assert asked.record() == left_alone.record()


def test_search_plays_to_the_end_with_few_iterations() -> None:
    game = play(heliopause.new("horizon", players=3, seed=2), [make("search:2", seat) for seat in range(3)])
    assert game.over
    assert game.winners()


def test_greedy_says_why() -> None:
    game = heliopause.new("horizon", players=2, seed=4)
    bots = [Greedy(seat) for seat in range(2)]
    said = set()
    while game.round < 6:
        seat = game.seat
        assert seat is not None
        option = bots[seat].choose(game)
        reason = bots[seat].reason
        if reason is not None:
            assert all(reason.words(language) for language in LANGUAGES)
            gains = reason.args.get("gains", [])
            assert isinstance(gains, list)
            said |= {gain.message for gain in gains}
        game.choose(option)
    assert said <= {f"gain-{term}" for term in TERMS}
    assert len(said) > 3
    assert all(f"gain-{term}" in messages(language) for term in TERMS for language in LANGUAGES)


# What it must not miss


def chosen(table: Position, rounds: int) -> Game:
    """Greedy plays seat 0 for that many turns, the others take what is offered last."""
    bot = Greedy(1)
    last = table.game.round + rounds
    while table.game.round < last:
        options = table.game.options()
        table.game.choose(bot.choose(table.game) if table.game.seat == 0 else options[-1])
    return table.game


def test_a_village_that_can_be_settled_is_settled() -> None:
    table = Position()
    where = table.lay_next("nile-delta")
    table.put("settler2", where)
    table.give(settle=1)
    chosen(table, 1)
    assert table.state.village[table.tile(where)] == 0


def test_a_city_that_can_be_fortified_is_fortified() -> None:
    table = Position()
    where = table.lay_next("nile-delta")
    table.settled(where, 1)
    table.put("soldier2", where)
    table.give(fortify=1)
    chosen(table, 1)
    assert table.state.city[table.tile(where)] == 0


def test_soldiers_march_to_a_city_that_can_be_fortified_in_the_same_turn() -> None:
    table = Position()
    where = table.lay_next("nile-delta")
    table.settled(where, 0)
    table.put("soldier2", "home1")
    table.give(fortify=1)
    chosen(table, 1)
    assert table.state.city[table.tile(where)] == 0


def test_a_trial_leaves_a_new_leader_face_down_and_counts_it() -> None:
    table = Position()
    table.researched("1", "2", "3", "4")
    table.give(coins=9, pop=3)
    state = table.state
    evaluator = HorizonEvaluator(state, 0)
    seen = search_game(table.game, lambda n: 0, {}, False)
    trial = Plan(state)
    for id in ("space:basic-2.0", "slot:A"):
        before, trial = trial, trial.fork(next(option for option in trial.state.offered if option.id == id), seen)
    assert [option.id for option in trial.path] == ["space:basic-2.0", "slot:A"]
    assert not trial.state.seats[0].leaders  # nothing was turned up
    assert len(trial.state.seats[0].cards) == 4
    gained = dict(zip(TERMS, evaluator.terms(trial.state), strict=True))["technologies"]
    known = dict(zip(TERMS, evaluator.terms(before.state), strict=True))["technologies"]
    assert gained > known + 2  # the points of level II, and more


def test_turns_left_run_out_with_the_game() -> None:
    table = Position(3)
    state = table.state
    expected = turns_left(state, 0)
    state.round += 1
    assert turns_left(state, 0) < expected
    assert turns_left(state, 1) == turns_left(state, 0) + 1  # seat 1 has yet to play in this round
    state.ending = 1
    assert [turns_left(state, seat) for seat in range(3)] == [1, 2, 2]
    state.ending = 2
    assert [turns_left(state, seat) for seat in range(3)] == [0, 1, 1]


def test_nothing_but_points_counts_when_the_last_turn_is_over() -> None:
    table = Position()
    table.give(coins=9, pop=4, settle=1, fortify=1)
    state = table.state.copy()
    state.asking = None
    state.stack = [TurnEnd()]
    state.ending = 2
    state.active = 1
    terms = dict(zip(TERMS, HorizonEvaluator(state, 0).terms(state), strict=True))
    assert terms["points"] == table.game.scores()[0].total
    assert sum(terms.values()) == pytest.approx(terms["points"], abs=0.1)


@pytest.mark.parametrize("style", ["units", "expansion", "constructions", "income"])
def test_a_bot_that_is_pushed_towards_a_style_has_more_of_it(style: str) -> None:
    rounds = 13 if style == "expansion" else 9  # villages come late, and units are spent on them

    def had(bot: str) -> float:
        total = 0.0
        for seed in range(1, 9):
            new = heliopause.new("horizon", players=2, seed=seed)
            game = play(new, [make(bot, seed), make("greedy", seed + 1)], rounds)
            state = state_of(game)
            seat = state.seats[0]
            total += {
                "units": sum(unit_strength(unit) for unit in seat.units),
                "expansion": state.village.count(0) + state.city.count(0),
                "constructions": sum(0 in builders for builders in state.builders),
                "income": 2 * CUBES - seat.tracks[FOOD] - seat.tracks[ECONOMY],
            }[style]
        return total

    assert had(f"greedy+{style}") > had("greedy")
