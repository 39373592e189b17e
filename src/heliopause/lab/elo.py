"""Elo ratings from games of any number of seats.

The model is Plackett and Luce's for the winner: a bot's chance is its strength over the sum of all strengths at the
table, and 400 points are a strength of ten times as much; for two seats that is Elo's own. Fitted by Hunter's
iterations ("MM algorithms for generalized Bradley-Terry models", 2004), with one drawn game added for every seating so
that nobody is infinitely strong.
"""

from collections import Counter
from collections.abc import Sequence
from math import log, log10, sqrt
from statistics import NormalDist
from typing import Final

POINTS: Final = 400  # for ten times the strength
ENOUGH: Final = 1e-9
Table = tuple[int, ...]  # the bots at a table, by number, in order
Rating = tuple[float, float, float]  # with its interval


def ratings(
    bots: int, games: Sequence[tuple[Table, list[float]]], widening: float = 1.0, alpha: float = 0.05
) -> list[Rating]:
    """By bot: the points above the first bot. A game is its table and the victory by seat.

    `widening`: by how much more the results vary than those of independent games.
    """
    present = sorted({bot for table, _ in games for bot in table})
    if len(present) < bots:  # somebody has not played yet: the others among themselves
        among = [(tuple(map(present.index, table)), victory) for table, victory in games]
        found = dict(zip(present, ratings(len(present), among, widening, alpha) if present else [], strict=True))
        return [found.get(bot, (0.0, 0.0, 0.0)) for bot in range(bots)]
    played: Counter[Table] = Counter()
    won = [0.0] * bots
    for table, victory in games:
        played[tuple(sorted(table))] += 1
        for bot, share in zip(table, victory, strict=True):
            won[bot] += share
    for table in list(played):
        played[table] += 1
        for bot in table:
            won[bot] += 1 / len(table)
    strength = _strengths(bots, played, won)
    variances = _variances(bots, played, strength)
    z = NormalDist().inv_cdf(1 - alpha / 2)
    rated = []
    for bot in range(bots):
        points = POINTS * log10(strength[bot] / strength[0])
        half = z * POINTS / log(10) * sqrt(variances[bot] * widening)
        rated.append((points, points - half, points + half))
    return rated


def _strengths(bots: int, played: Counter[Table], won: list[float]) -> list[float]:
    strength = [1.0] * bots
    for _ in range(10_000):
        weight = [0.0] * bots
        for table, number in played.items():
            total = sum(strength[bot] for bot in table)
            for bot in table:
                weight[bot] += number / total
        after = [won[bot] / weight[bot] for bot in range(bots)]
        after = [one * bots / sum(after) for one in after]
        moved = max(abs(one - other) / one for one, other in zip(after, strength, strict=True))
        strength = after
        if moved < ENOUGH:
            break
    return strength


def _variances(bots: int, played: Counter[Table], strength: list[float]) -> list[float]:
    """The variance of each bot's logarithm of strength over the first bot's: the inverse of what the games tell."""
    told = [[0.0] * bots for _ in range(bots)]
    for table, number in played.items():
        total = sum(strength[bot] for bot in table)
        for one in table:
            for other in table:
                weight = number * strength[one] * strength[other] / (total * total)
                told[one][one] += weight
                told[one][other] -= weight
    inverse = _inverse([row[1:] for row in told[1:]])
    return [0.0, *(inverse[bot][bot] for bot in range(bots - 1))]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan; the matrix is small and positive definite."""
    size = len(matrix)
    rows = [[*row, *(1.0 if at == number else 0.0 for at in range(size))] for number, row in enumerate(matrix)]
    for at in range(size):
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
