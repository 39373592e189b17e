"""Why a bot chose what it chose, in a line: what its judgement gains most by it."""

from collections.abc import Sequence
from typing import Final

from heliopause.kernel.phrase import Phrase

MOST: Final = 2  # gains that are named
LEAST: Final = 0.05  # points, below which a gain is none


def reason(terms: Sequence[str], before: Sequence[float], after: Sequence[float]) -> Phrase:
    """From the terms of a judgement, in points, of the position and of what the choice leads to."""
    gains = sorted(
        ((gain, name) for gain, name in zip(map(float.__sub__, after, before), terms, strict=True) if gain >= LEAST),
        reverse=True,
    )
    if not gains:
        return Phrase("reason-nothing-better")
    return Phrase("reason-gains", {"gains": [_gain(name, gain) for gain, name in gains[:MOST]]})


def _gain(name: str, gain: float) -> Phrase:
    """Whole points and tenths apart: languages write them differently."""
    whole, tenths = divmod(round(10 * gain), 10)
    return Phrase(f"gain-{name}", {"whole": whole, "tenths": tenths})
