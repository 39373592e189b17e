"""How sure a share is: Wilson's interval, and one that holds however often one looks (for runs that stop early).

The second is a confidence sequence by betting (Waudby-Smith and Ramdas, "Estimating means of bounded random variables
by betting", 2023): against every share it might be, one bets on each new result, fairly if that share were the true
one. Shares against which the money grows twentyfold are ruled out; that happens to the true share in at most one run
of twenty, whenever one stops (Ville's inequality). The results need only lie between 0 and 1, so ties, shared
victories and games paired by their seed are all fine, as long as the sets are independent.
"""

from math import exp, log, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

ALPHA: Final = 0.05
GRID: Final = 40
BOLDEST: Final = 0.75  # of the money that may be lost at once


def wilson(share: float, number: float, alpha: float = ALPHA) -> tuple[float, float]:
    """The interval for a share of so many independent games."""
    if number <= 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf(1 - alpha / 2)
    middle = (share + z * z / (2 * number)) / (1 + z * z / number)
    half = z / (1 + z * z / number) * sqrt(share * (1 - share) / number + z * z / (4 * number * number))
    # At the ends the sums cancel out but for their rounding.
    return max(0.0, middle - half) if share > 0 else 0.0, min(1.0, middle + half) if share < 1 else 1.0


def mean_interval(numbers: list[float], alpha: float = ALPHA) -> tuple[float, float]:
    """The interval for the mean of independent numbers, by the normal distribution; for fewer than two, the number."""
    mean = fmean(numbers) if numbers else 0.0
    if len(numbers) < 2:
        return mean, mean
    half = NormalDist().inv_cdf(1 - alpha / 2) * stdev(numbers) / sqrt(len(numbers))
    return mean - half, mean + half


def design_effect(sets: list[list[float]]) -> float:
    """By how much games of one seed go together: the variance of the sets' means over that of independent games.

    Never below 1: where changing seats makes the sets more alike than chance would, the interval stays that of
    independent games, which is then too wide rather than too narrow.
    """
    whole = [results for results in sets if len(results) == max(map(len, sets))]
    results = [result for one in whole for result in one]
    share = sum(results) / len(results) if results else 0.0
    spread = share * (1 - share)
    if len(whole) < 10 or not spread:
        return 1.0
    means = [sum(one) / len(one) for one in whole]
    variance = sum((mean - share) ** 2 for mean in means) / (len(means) - 1)
    return max(1.0, variance * len(whole[0]) / spread)


def anytime(results: list[float], alpha: float = ALPHA) -> tuple[float, float]:
    """The shares that the results do not rule out, whenever one stopped looking."""
    mean = (sum(results) + 0.5) / (len(results) + 1)
    kept = [mean, *(step / GRID for step in range(GRID + 1) if not ruled_out(results, step / GRID, alpha))]
    low, high = min(kept), max(kept)
    return (
        _edge(results, low, max(0.0, low - 1 / GRID), alpha),
        _edge(results, high, min(1.0, high + 1 / GRID), alpha),
    )


def _edge(results: list[float], kept: float, beyond: float, alpha: float) -> float:
    """Between a share that is kept and the next of the grid: the last that is not ruled out, to a thousandth."""
    if not ruled_out(results, beyond, alpha):
        return beyond
    while abs(beyond - kept) > 0.001:
        middle = (beyond + kept) / 2
        if ruled_out(results, middle, alpha):
            beyond = middle
        else:
            kept = middle
    return beyond


def ruled_out(results: list[float], share: float, alpha: float = ALPHA) -> bool:
    """Has the money bet against this share, on more and on less, ever grown to 1/alpha?"""
    return max_log_wealth(results, share) >= log(1 / alpha)


def max_log_wealth(results: list[float], share: float) -> float:
    """The most that one unit ever grew to, half of it bet on more than the share and half on less (logarithm)."""
    more = less = log(0.5)
    best = log(0.5)
    seen = 0.5  # what has been seen so far, with one result of 0.5 before the first: a bet knows only the past
    square = 0.25
    for number, result in enumerate(results, 1):
        mean = seen / number
        variance = square / number
        # The stake that would have grown fastest, roughly; never so much that a single result ruins.
        edge = mean - share
        stake = edge / (variance + edge * edge)
        up = min(max(stake, 0.0), BOLDEST / share) if share > 0 else max(stake, 0.0)
        down = min(max(-stake, 0.0), BOLDEST / (1 - share)) if share < 1 else max(-stake, 0.0)
        more += log(1 + up * (result - share))
        less += log(1 - down * (result - share))
        best = max(best, _log_sum(more, less))
        seen += result
        square += (result - (seen / (number + 1))) ** 2
    return best


def _log_sum(one: float, other: float) -> float:
    high, low = max(one, other), min(one, other)
    return high + log(1 + exp(low - high))
