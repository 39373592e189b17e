"""A layer of hidden units on top of a linear model; and what any fit wants: to foresee who wins, and by how much."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]

MARGIN: Final = 0.3  # how much it counts to foresee by how much somebody wins
EPOCHS: Final = 40
PATIENCE: Final = 5  # epochs without a gain
BATCH: Final = 512
RATE: Final = 1e-3
DECAY: Final = 1e-2  # of the weights of hidden units, times the rate, a step


def surprise(chances: Array, won: Array) -> float:
    return float(-(won * np.log(chances + 1e-9)).sum(axis=1).mean())


def chances_of(values: Array) -> Array:
    odds = np.exp(values - values.max(axis=1, keepdims=True))
    found: Array = odds / odds.sum(axis=1, keepdims=True)
    return found


def slope_of(values: Array, wanted: Array, margins: Array | None) -> tuple[float, Array]:
    """How far the values are off, and which way; without margins only in who wins."""
    chances = chances_of(values)
    if margins is None:
        return surprise(chances, wanted), (chances - wanted) / len(wanted)
    off = values - values.mean(axis=1, keepdims=True) - margins
    loss = surprise(chances, wanted) + MARGIN * float((off**2).sum()) / len(wanted)
    return loss, (chances - wanted + 2 * MARGIN * off) / len(wanted)


class Hidden:
    """One layer of units that see a seat's own features and the mean of the others', as bots.network adds them up."""

    def __init__(self, inputs: int, units: int) -> None:
        dice = np.random.default_rng(1)
        self.units = units
        self.first = dice.normal(0, 1 / np.sqrt(inputs), (inputs, 2 * units)).astype(np.float32)  # own, others
        self.last = dice.normal(0, 0.1, units).astype(np.float32)
        self._adams = (Adam(self.first), Adam(self.last))

    def values(self, seen: Array) -> Array:
        found: Array = np.maximum(self._excited(seen), 0) @ self.last
        return found

    def _excited(self, seen: Array) -> Array:
        told = seen @ self.first
        own, others = told[..., : self.units], told[..., self.units :]
        excited: Array = own + (others.sum(axis=1, keepdims=True) - others) / max(1, seen.shape[1] - 1)
        return excited

    def learn(
        self, seen: Array, base: Array, wanted: Array, margins: Array, won: Array, learning: Array, choosing: Array
    ) -> None:
        """By Adam, in small batches, until games it does not learn from are foreseen no better."""
        dice = np.random.default_rng(2)
        places = np.flatnonzero(learning)
        best = (surprise(chances_of(base[choosing]), won[choosing]), self.first * 0, self.last * 0)
        waited = 0
        for _ in range(EPOCHS):
            dice.shuffle(places)
            for start in range(0, len(places), BATCH):
                batch = places[start : start + BATCH]
                self._step(seen[batch], base[batch], wanted[batch], margins[batch])
            now = surprise(chances_of(base[choosing] + self.values(seen[choosing])), won[choosing])
            waited += 1
            if now < best[0]:
                best, waited = (now, self.first.copy(), self.last.copy()), 0
            elif waited > PATIENCE:
                break
        _, self.first, self.last = best

    def _step(self, seen: Array, base: Array, wanted: Array, margins: Array) -> None:
        excited = self._excited(seen)
        fired = np.maximum(excited, 0)
        _, slope = slope_of(base + fired @ self.last, wanted, margins)
        last = np.einsum("ts,tsu->u", slope, fired)
        back = slope[..., None] * self.last * (excited > 0)
        others = (back.sum(axis=1, keepdims=True) - back) / max(1, seen.shape[1] - 1)
        both = np.concatenate([back, others], axis=2).reshape(-1, 2 * self.units)
        first = seen.reshape(-1, seen.shape[2]).T @ both
        self._adams[0].step(self.first, first)
        self._adams[1].step(self.last, last)


class Adam:
    """Walks down a slope: far where it has been even, with care where it goes to and fro."""

    def __init__(self, part: Array) -> None:
        self._mean = np.zeros_like(part)
        self._square = np.zeros_like(part)
        self._steps = 0

    def step(self, part: Array, slope: Array) -> None:
        self._steps += 1
        self._mean += 0.1 * (slope - self._mean)
        self._square += 0.001 * (slope**2 - self._square)
        mean = self._mean / (1 - 0.9**self._steps)
        square = self._square / (1 - 0.999**self._steps)
        part -= RATE * (mean / (np.sqrt(square) + 1e-8) + DECAY * part)
