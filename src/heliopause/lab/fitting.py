"""How a network is fitted to games that were seen: a linear model first, then hidden units on top, then the plans.

Who won is one word about a whole game. So the fit also hears by how much, what search made of each position, and what
was thought of the positions that came after it. What was learned before, of other cards or numbers of players, is where
it begins, and how far it goes from there is decided by games it does not learn from.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from scipy.optimize import minimize

from heliopause.bots.network import EARLINESS, HIDDEN, PAIR, SURENESS
from heliopause.lab.fitting_hidden import Array, Hidden, chances_of, slope_of, surprise
from heliopause.lab.fitting_plans import fit_plans
from heliopause.lab.lessons import Notes

POINTS: Final = 8.0  # by how many somebody wins is told in these
FLAT: Final = (2e-4, 1e-3, 5e-3, 2.5e-2)  # how much it counts that linear weights stay near where they began: one of
STEADY: Final = (
    0.85  # how much of what is to be foreseen at a turn is so at the next one; the rest is what is thought then
)
TOLD: Final = 0.5  # how much of what is to be foreseen is what search said, where it said something
TESTING: Final = 0  # of ten games, by their seed: one is kept to test the network,
CHOOSING: Final = 5  # and one to say when to stop

UNITS: Final = 24


@dataclass(frozen=True)
class Fit:
    """The weights, by name, and how well they foresee who wins in games they have not seen.

    Each is the mean of -log(the chance that the winner was given).
    """

    weights: dict[str, list[float]]
    surprise: float
    linear: float  # of the linear model alone,
    by_hand: float  # of the hand-written evaluation,
    blind: float  # and of somebody who knows nothing
    positions: int
    calibration: list[tuple[float, float, int]]  # by tenths of the chance: told, won, how many


def fit(
    games: list[Notes], names: tuple[str, ...], units: int = UNITS, before: dict[str, list[float]] | None = None
) -> Fit:
    """The network that would have foreseen best who wins and by how much; `before`: the weights it begins with."""
    turns = [len(game.seen) for game in games]
    tenth = np.repeat([game.seed % 10 for game in games], turns)
    testing, choosing = tenth == TESTING, tenth == CHOOSING
    learning = ~testing & ~choosing
    seen = np.concatenate([game.seen for game in games]).astype(np.float32)
    early = np.concatenate([game.early for game in games]).astype(np.float32)
    won = np.repeat(np.array([game.won for game in games], np.float32), turns, axis=0)
    told = np.concatenate([game.told for game in games]).astype(np.float32)
    totals = np.repeat(np.array([game.totals for game in games], np.float32), turns, axis=0)
    margins = (totals - totals.mean(axis=1, keepdims=True)) / POINTS

    begun = np.array([(before or {}).get(name, [0.0, 0.0])[:PAIR] for name in names]).T.ravel()
    both = np.concatenate([seen, early[..., None] * seen], axis=2)
    linear, flat = _chosen_linear(both, won, margins, learning, choosing, begun)
    seldom = foreseen(chances_of(both @ linear), won, turns)
    linear = _linear(both[~testing], seldom[~testing], margins[~testing], begun, flat)
    end, more = np.split(linear, PAIR)
    base = both @ linear
    del both
    time = early.mean(axis=1)
    sureness = fit_sureness(base[~testing], time[~testing], won[~testing])
    sure = (sureness[0] + sureness[1] * time)[:, None]
    base *= sure
    soon = foreseen(chances_of(base), won, turns)
    wanted = np.where(told.sum(axis=1, keepdims=True) > 0, TOLD * told + (1 - TOLD) * soon, soon)
    inputs = np.concatenate([seen, early[..., None]], axis=2)
    size = inputs[learning].std(axis=(0, 1))
    size = np.where(size < 1e-6, 1.0, np.maximum(size, 0.05)).astype(np.float32)
    hidden = Hidden(inputs.shape[2], units)
    if units:
        hidden.learn(inputs / size, base, wanted, sure * margins, won, learning, choosing)
    values = base + hidden.values(inputs / size)

    chances = chances_of(values)[testing]
    return Fit(
        weights=_named(names, end, more, hidden, size)
        | {SURENESS: [round(float(one), 4) for one in sureness]}
        | fit_plans([d for game in games for d in game.decisions]),
        surprise=surprise(chances, won[testing]),
        linear=surprise(chances_of(base)[testing], won[testing]),
        by_hand=surprise(np.concatenate([game.evaluated for game in games])[testing], won[testing]),
        blind=float(np.log(seen.shape[1])),
        positions=int((~testing).sum()),
        calibration=calibration(chances, won[testing]),
    )


def _named(names: tuple[str, ...], end: Array, more: Array, hidden: Hidden, size: Array) -> dict[str, list[float]]:
    """As they are written down: for features as they are told, not as they were scaled for learning."""
    found = {}
    found_some = bool(hidden.last.any())  # else they say nothing, and are left out
    layers = (hidden.first / size[:, None])[:, : 2 * hidden.units * found_some]
    for number, name in enumerate((*names, EARLINESS)):
        pair = [end[number], more[number]] if number < len(names) else [0.0] * PAIR
        found[name] = [round(float(weight), 4) for weight in (*pair, *layers[number])]
    if found_some:
        found[HIDDEN] = [round(float(weight), 4) for weight in hidden.last]
    else:
        del found[EARLINESS]
    return found


def calibration(chances: Array, won: Array) -> list[tuple[float, float, int]]:
    """Of positions told 70 %, how many were won?"""
    told, came = chances.ravel(), won.ravel()
    tenths = np.minimum((told * 10).astype(int), 9)
    groups = [(told[tenths == tenth], came[tenths == tenth]) for tenth in range(10)]
    return [(float(said.mean()), float(were.mean()), len(said)) for said, were in groups if len(said)]


# The linear model


def foreseen(chances: Array, won: Array, turns: list[int]) -> Array:
    """What is to be foreseen at each turn of games: who won, and the chances that were told on the way there."""
    found = np.empty_like(won)
    end = len(won)
    for length in reversed(turns):
        target = won[end - 1]
        for turn in range(end - 1, end - length - 1, -1):
            found[turn] = target
            target = STEADY * target + (1 - STEADY) * chances[turn]
        end -= length
    return found


def _chosen_linear(
    both: Array, won: Array, margins: Array, learning: Array, choosing: Array, begun: Array
) -> tuple[Array, float]:
    """The linear model that foresees best in games it does not learn from, and how near it stays to where it began."""
    found = []
    for flat in FLAT:
        weights = _linear(both[learning], won[learning], margins[learning], begun, flat)
        found.append((surprise(chances_of(both[choosing] @ weights), won[choosing]), flat, weights))
    _, flat, weights = min(found, key=lambda one: one[:2])
    return weights, flat


def fit_sureness(values: Array, time: Array, won: Array) -> Array:
    """By how much to believe these values at the end of the game, and how much more before.

    By how many points somebody leads says best what is worth how much, but not how often that wins: a small lead late
    is worth more than a large one early.
    """

    def loss(pair: Array) -> tuple[float, Array]:
        off, slope = slope_of((pair[0] + pair[1] * time)[:, None] * values, won, None)
        along = (slope * values).sum(axis=1)
        return off, np.array([along.sum(), (along * time).sum()])

    found: Array = minimize(loss, np.array([1.0, 0.0]), jac=True, method="L-BFGS-B").x
    return found


def _linear(both: Array, wanted: Array, margins: Array, begun: Array, flat: float) -> Array:
    size = both.std(axis=(0, 1)) + 1e-2
    start = begun * size
    scaled = both / size.astype(both.dtype)
    weights = minimize(_linear_loss, start, (scaled, wanted, margins, start, flat), jac=True, method="L-BFGS-B").x
    found: Array = (weights / size).astype(np.float32)
    return found


def _linear_loss(
    weights: Array, seen: Array, wanted: Array, margins: Array, start: Array, flat: float
) -> tuple[float, Array]:
    rows = seen.reshape(-1, seen.shape[2])  # as they are: to make doubles of them takes most of the time
    loss, slope = slope_of((rows @ weights.astype(rows.dtype)).reshape(wanted.shape), wanted, margins)
    off = weights - start
    return loss + flat * float(off @ off), slope.ravel().astype(rows.dtype) @ rows + 2 * flat * off
