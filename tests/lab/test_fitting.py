"""What a fit finds: what decides a game, what only units together see, and what search prefers."""

import random

import numpy as np
import pytest

from heliopause.bots.network import HIDDEN, PLAN, SURENESS, network_of
from heliopause.lab.fitting import STEADY, fit, fit_sureness, foreseen
from heliopause.lab.fitting_plans import fit_plans, kinds
from heliopause.lab.lessons import Decision, Notes

TURNS = 10


def invented(games: int, together: bool) -> list[Notes]:
    """The first feature decides who wins, or, `together`, the product of the first two; the third means nothing."""
    dice = np.random.default_rng(3)
    found = []
    for seed in range(games):
        seen = np.repeat(dice.normal(size=(1, 2, 3)), TURNS, axis=0)
        worth = seen[0, :, 0] * (seen[0, :, 1] if together else 1)
        lead = worth[0] - worth[1]
        early = np.repeat(np.linspace(1, 0, TURNS)[:, None], 2, axis=1)
        found.append(
            Notes(
                seed,
                seen.astype(np.float32),
                early.astype(np.float32),
                np.full((TURNS, 2), 0.5, np.float32),
                np.zeros((TURNS, 2), np.float32),
                [round(50 + 10 * lead), 50],
                [1.0, 0.0] if lead > 0 else [0.0, 1.0],
                [],
            )
        )
    return found


def test_the_linear_model_finds_what_decides() -> None:
    found = fit(invented(400, together=False), ("a", "b", "c"), units=0)
    assert found.surprise == pytest.approx(found.linear)
    assert found.surprise < 0.4 < found.by_hand == pytest.approx(found.blind, abs=1e-6)
    assert abs(found.weights["a"][0]) > 5 * abs(found.weights["c"][0])
    assert found.positions == 3600  # every tenth game is kept to test it
    assert HIDDEN not in found.weights


def test_how_sure_a_lead_is_is_found_beside_how_large_it_is() -> None:
    """Here a lead of a point always wins, and by points alone it would look like little."""
    found = fit(invented(400, together=False), ("a", "b", "c"), units=0)
    assert found.weights[SURENESS][0] > 2
    assert found.surprise < 0.25

    dice = np.random.default_rng(4)
    early = dice.random(4000).astype(np.float32)
    values = dice.normal(size=(4000, 2))
    first = 1 / (1 + np.exp(-(3 - 2 * early) * (values[:, 0] - values[:, 1])))  # how often the first one wins
    won = dice.random(4000) < first
    assert fit_sureness(values, early, np.stack([won, ~won], axis=1)) == pytest.approx([3, -2], abs=0.3)


def test_what_was_known_before_holds_where_few_games_say_otherwise() -> None:
    few = invented(20, together=False)
    names = ("a", "b", "c")
    known = fit(few, names, units=0, before={"a": [2.0, 0.0], "b": [0.0, 0.0]})  # nothing was known of c
    alone = fit(few, names, units=0)
    for wrong in ("b", "c"):
        assert abs(known.weights[wrong][0]) <= abs(alone.weights[wrong][0]) + 0.05
    assert known.weights["a"][0] > 1


def test_what_is_to_be_foreseen_is_who_won_and_before_that_what_was_thought() -> None:
    chances = np.array([[0.5, 0.5], [0.6, 0.4], [0.9, 0.1], [0.3, 0.7], [0.2, 0.8]], np.float32)
    won = np.array([[1, 0], [1, 0], [1, 0], [0, 1], [0, 1]], np.float32)
    found = foreseen(chances, won, [3, 2])  # two games
    assert found[2].tolist() == [1, 0]
    assert found[4].tolist() == [0, 1]
    last = STEADY + (1 - STEADY) * 0.9
    assert found[1] == pytest.approx([last, 1 - last])
    first = STEADY * last + (1 - STEADY) * 0.6
    assert found[0] == pytest.approx([first, 1 - first])
    assert found[3] == pytest.approx([(1 - STEADY) * 0.2, STEADY + (1 - STEADY) * 0.8])


def test_hidden_units_find_what_decides_only_together() -> None:
    found = fit(invented(1500, together=True), ("a", "b", "c"))
    assert found.linear > 0.6
    assert found.surprise < found.linear - 0.15
    network = network_of({"2": found.weights}, 2, ("a", "b", "c"))
    assert network is not None
    rich, poor = network.values([[1.5, 1.5, 0.0], [1.5, -1.5, 0.0]], [6.0, 6.0])  # as it is played by
    assert rich > poor + 1
    told = [said for said, _, _ in found.calibration]
    assert told == sorted(told)


def test_choices_that_search_prefers_are_worth_more_than_they_seem() -> None:
    dice = random.Random(1)
    decisions = []
    for _ in range(200):
        plans = [["space:ore", f"place:{dice.randrange(99)}"], ["space:ships"], ["space:idle"]]
        dice.shuffle(plans)
        promises = [0.5 + 0.05 * (plan[0] == "space:ships") - 0.05 * (plan[0] == "space:idle") for plan in plans]
        decisions.append(Decision(0.5, plans, [1.0, 1.0, 1.0], promises))
    found = fit_plans(decisions)
    assert found[PLAN + "space:ships"][0] > found[PLAN + "space:ore"][0] > found[PLAN + "space:idle"][0]
    assert PLAN + "place" in found  # no place was met often enough, places were
    assert not [name for name in found if name.startswith(PLAN + "place:")]
    assert fit_plans([]) == {}


def test_what_an_option_is_called_from_the_longest_name_to_the_shortest() -> None:
    assert kinds("build:farm:1,-1") == ["build:farm:1,-1", "build:farm", "build"]
