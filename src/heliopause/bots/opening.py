"""Before the first round: which mat or which government. Nothing on the table tells them apart yet."""

import random
from typing import Final

from heliopause.kernel.option import Option

# By how many of 100 games of four they win more or fewer than their share, chosen at random (`lab balance`, n = 500);
# what it cannot tell apart has the same figure, and what is not here is as good as any other.
MEASURED: Final = {
    "government:council-of-clans": 13,
    "government:island-realm": 3,
    "government:league-of-cities": 3,
    "government:steppe-confederation": 3,
    "government:river-kingdom": -2,
    "government:merchant-republic": -7,
    "government:temple-state": -7,
    "government:examination-state": -7,
}


def opening(options: list[Option], chance: random.Random) -> Option:
    """The one that has done best; of equals, any."""
    best = max(MEASURED.get(option.id, 0) for option in options)
    return chance.choice([option for option in options if MEASURED.get(option.id, 0) == best])
