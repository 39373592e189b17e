"""How far the figures can be trusted, as it was measured (docs/analysis.md)."""

import math

WITHIN = 0.04  # of the curve: so much what was told and what came of it differ at most, on the average of a game
MEASURED_AT = 240  # iterations
FEW, MANY = 0.025, 0.014  # how far a chance of the search goes astray then, with up to three seats and with more


def astray(players: int, depth: int) -> float:
    """By how much a chance of the expert differs when it looks once more: a standard deviation."""
    return (FEW if players < 4 else MANY) * math.sqrt(MEASURED_AT / max(1, depth))
