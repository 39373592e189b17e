"""Before the first round: a mat or a government is chosen by what the lab has measured."""

import random
from collections import Counter

import pytest

import heliopause
from heliopause import Option
from heliopause.bots import make
from heliopause.bots.opening import MEASURED, opening


def governments() -> list[Option]:
    return [card.option for card in heliopause.new("horizon").rules.content.governments]


def test_every_government_has_been_measured_and_nothing_else() -> None:
    assert set(MEASURED) == {option.id for option in governments()}


def test_the_best_is_taken_and_of_equals_any() -> None:
    taken = Counter(opening(governments(), random.Random(seed)).id for seed in range(200))
    best = max(MEASURED.values())
    assert set(taken) == {id for id, worth in MEASURED.items() if worth == best}


def test_what_nobody_has_measured_is_as_good_as_any_other() -> None:
    game = heliopause.new("sun", players=3, choose_mats=True, seed=4)
    assert {opening(game.options(), random.Random(seed)).id for seed in range(60)} == {o.id for o in game.options()}


@pytest.mark.parametrize("bot", ["greedy", "search:1"])
def test_a_bot_leaves_the_worse_governments_to_those_who_choose_later(bot: str) -> None:
    for seed in range(6):
        game = heliopause.new("horizon", players=4, seed=seed)
        worths = []
        for _ in range(3):  # the first player takes what is left
            chosen = make(bot, seed).choose(game)
            game.choose(chosen)
            worths.append(MEASURED[chosen.id])
        assert worths == sorted(worths, reverse=True)
