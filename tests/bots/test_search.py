"""The search bot: legal in every variant, the same for the same seed and iterations, and true to its limit."""

import gc
import random
from typing import Any

import pytest

import heliopause
from heliopause import Game
from heliopause.beyond.turn import AskSpace
from heliopause.bots.planning import Greedy, Search, search_game
from heliopause.checking import dump
from heliopause.game import state_of
from heliopause.games.sun.bots.fleet_value import FleetValue
from heliopause.kernel.option import Option

VARIANTS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "mats": "advanced"},
    {"players": 4, "tableau": True},
    {"players": 2, "mats": "advanced", "tableau": True, "choose_mats": True},
    {"players": 4, "beginners": True},
    {"players": 2, "solo": True},
]


def begun(rounds: int, name: str = "sun", **options: Any) -> Game:
    """A game that greedy bots have played up to the given round, at the choice of a space."""
    game = heliopause.new(name, **options)
    bots = [Greedy(seat) for seat in range(game.players)]
    while game.round < rounds or not isinstance(state_of(game).asking, AskSpace):
        seat = game.seat
        assert seat is not None
        game.choose(bots[seat].choose(game))
    return game


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_it_plays_every_variant_to_its_end_by_legal_choices(variant: dict[str, Any]) -> None:
    game = heliopause.new("sun", seed=6, **variant)
    bots = [Search(seat, seconds=None, iterations=8) for seat in range(game.players)]
    while not game.over:
        seat = game.seat
        assert seat is not None
        before = dump(state_of(game))
        option = bots[seat].choose(game)
        assert any(option is offered for offered in game.options())
        assert dump(state_of(game)) == before
        game.choose(option)
    assert game.winners()


def test_with_the_same_seed_and_iterations_it_chooses_the_same() -> None:
    def choices(seed: int) -> list[tuple[int, str]]:
        game = heliopause.new("sun", players=2, seed=4)
        bots = [Search(seed, seconds=None, iterations=30), Search(seed + 1, seconds=None, iterations=30)]
        while game.round < 5:
            seat = game.seat
            assert seat is not None
            game.choose(bots[seat].choose(game))
        return game.choices

    assert choices(1) == choices(1)


def test_it_does_not_know_what_chance_will_bring() -> None:
    record = begun(5, players=2, seed=2).record()
    twins = [heliopause.load(record, seed=seed) for seed in range(4)]
    assert len({str(Search(7, seconds=None, iterations=40).choose(twin)) for twin in twins}) == 1


def test_its_iterations_are_for_the_whole_turn() -> None:
    game = begun(4, players=2, seed=3)
    bot = Search(1, seconds=None, iterations=60)
    seat = game.seat
    spent = []
    while game.seat == seat:
        before = bot.grown
        bot.grown = 0
        game.choose(bot.choose(game))
        spent.append(bot.grown)
        bot.grown = bot.grown or before
    assert len(spent) > 1
    assert 0 < sum(spent) <= 2 * 60
    assert max(spent) == spent[0]


def test_by_the_clock_it_stops_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]

    def monotonic() -> float:
        now[0] += 0.01
        return now[0]

    monkeypatch.setattr("heliopause.bots.planning.time.monotonic", monotonic)
    told: list[float] = []
    bot = Search(1, seconds=0.5, progress=told.append)
    bot.choose(begun(3, players=2, seed=3))
    assert 0 < bot.grown <= 50
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_a_search_without_a_limit_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^a search needs a limit: seconds, iterations, or both$"):
        Search(1, seconds=None)


def with_a_plan() -> tuple[Search, Game]:
    """A bot that has chosen the first step of several, and the game after that step."""
    for seed in range(3, 23):
        game = begun(3, players=2, seed=seed)
        bot = Search(1, seconds=None, iterations=40)
        game.choose(bot.choose(game))
        if bot.following:
            return bot, game
    pytest.fail("no turn of twenty has more than one step")


def test_what_it_has_laid_out_it_plays_without_thinking_again() -> None:
    bot, game = with_a_plan()
    bot.grown = 0
    for option in bot.following:
        assert bot.choose(game) is option
        game.choose(option)
    assert bot.grown == 0


def test_what_it_has_laid_out_is_forgotten_in_another_position() -> None:
    bot, _ = with_a_plan()
    bot.grown = 0
    other = begun(6, players=2, seed=99)
    chosen = bot.choose(other)
    assert any(chosen is option for option in other.options())
    assert bot.grown > 0


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_gives_its_reason_in_words(language: str) -> None:
    bot = Search(1, seconds=None, iterations=40)
    bot.choose(begun(3, players=3, seed=3))
    assert bot.reason is not None
    assert "%" in bot.reason.words(language)


def test_what_an_option_begins_may_be_finished_in_several_ways() -> None:
    """Which of them is best is told by where they lead, not by what seems best while planning."""
    game = begun(4, players=2, seed=3)
    plans = search_game(game, random.Random(1).randrange, None, True).plans(state_of(game), 8, True)
    firsts = [plan.path[0] for plan in plans]
    assert len(set(firsts)) < len(firsts)
    assert len({plan.path for plan in plans}) == len(plans)


@pytest.mark.parametrize("name", ["sun", "horizon"])
def test_in_the_tree_it_tries_what_has_been_worth_most_in_this_search_and_what_is_new(name: str) -> None:
    game = begun(4, name, players=2, seed=3)
    state = state_of(game)
    seen = search_game(game, lambda n: 0, None, True)
    first = {plan.path[0].id for plan in seen.likely_plans(state, 99, 1)}
    assert first == {plan.path[0].id for plan in seen.plans(state, 99, False)}, "all of them are new"
    best = max(seen.plans(state, 99, False), key=lambda plan: plan.value - plan.liking).path[0].id
    assert {plan.path[0].id for plan in seen.likely_plans(state, 99, 1)} == {best}
    two = {plan.path[0].id for plan in seen.likely_plans(state, 99, 2)}
    assert best in two
    assert len(two) == 2


def test_what_was_worked_out_for_a_search_is_not_kept() -> None:
    bot = Search(1, seconds=None, iterations=60)
    game = begun(3, players=2, seed=1)
    gc.collect()  # what greedy bots have left; other tests may keep some of theirs
    before = sum(isinstance(thing, FleetValue) for thing in gc.get_objects())
    bot.choose(game)
    assert bot.grown
    assert sum(isinstance(thing, FleetValue) for thing in gc.get_objects()) == before


def test_a_win_within_the_last_turn_is_found() -> None:
    for seed in range(60):
        game = last_turn(seed)
        seat = game.seat
        assert seat is not None
        totals = [score.total for score in game.scores()]
        won = [winners == [seat] for winners in endings(game, 500)] if abs(totals[0] - totals[1]) < 9 else []
        if any(won) and not all(won):  # something to be found, and to be missed
            bot = Search(1, seconds=None, iterations=150)
            while not game.over:
                game.choose(bot.choose(game))
            assert game.winners() == [seat]
            return
    pytest.fail("no game of sixty comes to such a turn")


def last_turn(seed: int) -> Game:
    """A two-player game at the choice of a space in its very last turn."""
    game = heliopause.new("sun", players=2, seed=seed)
    bots = [Greedy(seat) for seat in range(2)]
    while True:
        state = state_of(game)
        if state.ending == 2 and (state.active + 1) % 2 == state.first and isinstance(state.asking, AskSpace):
            return game
        seat = game.seat
        assert seat is not None
        game.choose(bots[seat].choose(game))


def endings(game: Game, limit: int) -> list[list[int]]:
    """The winners of the ways to play on, as many as can be looked at."""
    found = []
    waiting: list[tuple[Game, Option]] = [(game, option) for option in game.options()]
    while waiting and limit:
        limit -= 1
        before, option = waiting.pop()
        after = before.copy(quiet=True, seed=1)
        after.choose(option)
        if after.over:
            found.append(after.winners())
        else:
            waiting += [(after, option) for option in after.options()]
    return found
