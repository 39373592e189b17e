"""Luck is the change by chance against its expectation, skill the change by choices; together they are the result."""

from itertools import pairwise
from math import isclose

import msgspec
import pytest

import heliopause
from heliopause.analysis import Analysed, Analysis, NotOver, judging
from heliopause.analysis.judging import Judge
from heliopause.game import state_of
from heliopause.registry import specs
from tests.analysis import played
from tests.bots.pig import SPEC
from tests.records.make import read


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer of the ways that chance may go are looked at; what adds up does so for any number."""
    monkeypatch.setattr(judging, "MOST", 12)
    monkeypatch.setattr(judging, "LOOKS", 1)
    monkeypatch.setitem(specs(), "pig", SPEC)


@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("sun", "greedy,greedy"),
        ("sun", "greedy,random,greedy"),
        ("horizon", "greedy,greedy"),
        ("horizon", "greedy,greedy,greedy,greedy"),
        ("pig", "greedy,random,random"),
    ],
)
def test_luck_and_skill_add_up_to_the_result_for_every_seat(game: str, bots: str) -> None:
    analysis = Analysis(played(game, bots, seed=3), depth=0)
    told = analysis.told
    list(analysis.work())
    assert isclose(sum(told.initial), 1)
    assert isclose(sum(told.final), 1)
    for seat in range(told.players):
        change = told.final[seat] - told.initial[seat]
        assert isclose(told.luck[seat] + told.skill[seat], change, abs_tol=1e-12)
    assert isclose(sum(told.luck), 0, abs_tol=1e-9)
    assert any(abs(luck) > 0.001 for luck in told.luck)
    assert told.turns[-1].chances == told.final


def test_the_turns_follow_each_other_and_tell_every_choice() -> None:
    game = played("horizon", "greedy,greedy", seed=4)
    analysis = Analysis(game, depth=0)
    list(analysis.work())
    turns = analysis.told.turns
    for turn, following in pairwise(turns):
        assert turn.chances == following.before
        assert turn.end == following.moment
    steps = [step for turn in turns for step in turn.steps]
    assert [(step.seat, step.option) for step in steps] == game.choices[turns[0].moment :]
    assert all(isclose(sum(step.chances), 1) for step in steps)
    for turn in turns:
        assert turn.steps[-1].chances == turn.chances
        drawn = [sum(draw.luck[seat] for draw in turn.draws) for seat in range(2)]
        assert all(isclose(one, other, abs_tol=1e-12) for one, other in zip(drawn, turn.luck, strict=True))


def test_what_chance_is_worth_before_it_speaks_is_the_mean_of_all_it_may_bring() -> None:
    record = read("basic-2-0")["record"]
    game = heliopause.new("sun", chance="explicit", **record["options"])
    looked_at = 0
    for choice in record["choices"]:
        after = [_after(game, option) for option, _ in game.chances()]
        if game.round and 3 < len(after) <= judging.MOST and all(one.seat != heliopause.CHANCE for one in after):
            judge = Judge(game)
            expected = judge.expected(state_of(game))
            assert judge.exact
            values = [judge.value(state_of(one)) for one in after]
            for seat in range(2):
                mean = sum(p * value[seat] for (_, p), value in zip(game.chances(), values, strict=True))
                assert isclose(expected[seat], mean)
            assert judge.expected(state_of(game)) == expected
            looked_at += 1
        game.choose(choice)
        if looked_at == 3:
            break
    assert looked_at == 3


def _after(game: heliopause.Game, option: object) -> heliopause.Game:
    twin = game.copy(quiet=True)
    twin.choose(option)
    return twin


def test_an_analysis_that_was_kept_goes_on_where_it_was() -> None:
    game = played("sun", "greedy,greedy", seed=5)
    whole = Analysis(game, depth=0)
    list(whole.work())
    begun = Analysis(game, depth=0)
    for number in range(7):
        begun.look(number)
    kept = msgspec.json.decode(msgspec.json.encode(begun.told), type=Analysed)
    going_on = Analysis(heliopause.load(game.record()), kept=kept)
    assert going_on.done == 7 / len(kept.turns)
    list(going_on.work())
    assert msgspec.json.encode(going_on.told) == msgspec.json.encode(whole.told)


def test_a_game_that_is_not_over_is_refused() -> None:
    with pytest.raises(NotOver):
        Analysis(heliopause.new("sun", players=2, seed=1))
