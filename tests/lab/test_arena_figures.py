"""The arena's statistics, against known values and against chance itself."""

import random
from math import log10

import pytest

from heliopause.lab.elo import ratings
from heliopause.lab.intervals import anytime, design_effect, ruled_out, wilson


def test_wilson_gives_the_values_of_the_literature() -> None:
    # Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, method 3.
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15 / 148, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert all(wilson(0, n)[0] == 0 and wilson(1, n)[1] == 1 for n in range(1, 200))
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(1 / 29, 29) == pytest.approx((0.0061, 0.1718), abs=5e-5)


def test_games_of_one_seed_that_always_end_alike_count_once() -> None:
    rng = random.Random(1)
    alike = [[float(rng.random() < 0.5)] * 2 for _ in range(400)]
    apart = [[float(rng.random() < 0.5), float(rng.random() < 0.5)] for _ in range(400)]
    swapped = [[won, 1 - won] for won, _ in apart]
    assert design_effect(alike) == pytest.approx(2.0, rel=0.02)
    assert design_effect(apart) < 1.2
    assert design_effect(swapped) == 1.0


def test_equal_bots_are_seldom_called_different_however_often_one_looks() -> None:
    """Half of 300 pairs each; one run of twenty may err. The bound is for ever, so fewer do within 300."""
    rng = random.Random(2)
    wrong = 0
    for _ in range(400):
        results = [rng.choice((0.0, 0.5, 0.5, 1.0)) for _ in range(300)]
        wrong += ruled_out(results, 0.5)
    assert wrong <= 0.05 * 400


@pytest.mark.parametrize("share", [0.05, 0.3, 0.75])
def test_the_interval_for_early_stops_holds_the_true_share(share: float) -> None:
    rng = random.Random(3)
    runs = [[float(rng.random() < share) for _ in range(200)] for _ in range(300)]
    assert sum(ruled_out(results, share) for results in runs) <= 0.05 * 300
    for results in runs[:5]:
        low, high = anytime(results)
        assert not ruled_out(results, (low + high) / 2)
        assert high == 1 or ruled_out(results, high)
        assert low == 0 or ruled_out(results, low)


def test_a_clear_difference_is_seen_soon_and_the_interval_narrows() -> None:
    rng = random.Random(4)
    results = [float(rng.random() < 0.8) for _ in range(1000)]
    assert ruled_out(results[:60], 0.5)
    low, high = anytime(results)
    assert low < sum(results) / 1000 < high < low + 0.1


def test_elo_of_two_bots_is_the_textbook_formula() -> None:
    """750 of 1000: 400 log10(3), about 191 points."""
    games = [((0, 1), [0.0, 1.0])] * 750 + [((1, 0), [0.0, 1.0])] * 250
    first, second = ratings(2, games)
    assert first == (0.0, 0.0, 0.0)
    assert second[0] == pytest.approx(400 * log10(3), abs=0.5)
    # The variance of log(p / (1 - p)) is 1 / (n p (1 - p)).
    half = 1.96 * 400 / 2.302585 * (1 / (1000 * 0.75 * 0.25)) ** 0.5
    assert second[2] - second[1] == pytest.approx(2 * half, rel=0.01)


def test_elo_at_four_seats_is_that_of_the_model_the_games_were_drawn_from() -> None:
    strength = [1.0, 2.0, 5.0]
    rng = random.Random(5)
    games = []
    for number in range(6000):
        table = ((0, 1, 2, 2), (0, 0, 1, 2), (0, 1, 1, 2))[number % 3]
        winner = rng.choices(range(4), [strength[bot] for bot in table])[0]
        games.append((table, [float(seat == winner) for seat in range(4)]))
    found = ratings(3, games)
    for bot in (1, 2):
        points, low, high = found[bot]
        assert low < 400 * log10(strength[bot]) < high
        assert points == pytest.approx(400 * log10(strength[bot]), abs=30)


def test_a_bot_that_wins_everything_has_a_finite_rating_and_one_that_has_not_played_none() -> None:
    beaten, winner, absent = ratings(3, [((0, 1), [0.0, 1.0])] * 200)
    assert beaten == (0.0, 0.0, 0.0)
    assert 500 < winner[1] < winner[0] < winner[2] < 2000
    assert absent == (0.0, 0.0, 0.0)
