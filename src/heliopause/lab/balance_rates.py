"""Rates and means with their 95% intervals, and how surprising a rate is. No rate leaves the lab without them."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

import msgspec
from scipy.stats import false_discovery_control, norm

from heliopause.lab.intervals import wilson

Z: Final = 1.959964  # of a 95% interval


class Rate(msgspec.Struct, frozen=True):
    """`hits` of `n`; a shared victory makes a hit of less than one."""

    hits: float
    n: int

    @property
    def share(self) -> float:
        return self.hits / self.n if self.n else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.share, self.n)

    def surprise(self, expected: float) -> float:
        """How likely a share this far from what is expected is, or one further, by chance alone."""
        if not self.n or not 0 < expected < 1:
            return 1.0
        return float(2 * norm.sf(abs(self.share - expected) / sqrt(expected * (1 - expected) / self.n)))

    def columns(self, prefix: str = "") -> dict[str, float | int]:
        """As columns of a table."""
        low, high = self.interval
        return {f"{prefix}n": self.n, f"{prefix}share": self.share, f"{prefix}low": low, f"{prefix}high": high}


class Mean(msgspec.Struct, frozen=True):
    """A mean and its 95% interval."""

    n: int
    mean: float
    low: float
    high: float


def mean(numbers: Sequence[float]) -> Mean:
    n = len(numbers)
    if not n:
        return Mean(0, 0.0, 0.0, 0.0)
    middle = sum(numbers) / n
    spread = sqrt(sum((number - middle) ** 2 for number in numbers) / max(1, n - 1))
    return Mean(n, middle, middle - Z * spread / sqrt(n), middle + Z * spread / sqrt(n))


def corrected(surprises: Sequence[float]) -> list[float]:
    """The same when many are looked at, of which some must look odd by chance (Benjamini and Hochberg)."""
    return [float(value) for value in false_discovery_control(list(surprises))] if surprises else []
