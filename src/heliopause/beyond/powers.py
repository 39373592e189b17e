"""Permanent powers: a word each, with a number where it can be more or less: `crowd`, `far-jump 2`.

All powers of a seat are one integer. A power is a bit of it; what a numbered one has beyond 1 stands in four bits above
all of these, so that a power of 1 is its bit alone. Two cards with the same numbered power add up.
"""

import re
from typing import Final

from heliopause.kernel.phrase import Phrase

FIRST: Final = 16  # where the numbers begin
WIDTH: Final = 4
MOST: Final = 9  # of a number
_NUMBER: Final = (1 << WIDTH) - 1
_FLAGS: Final = (1 << FIRST) - 1
_WORD: Final = re.compile(r"([a-z]+(?:-[a-z]+)*)(?:\s+([1-9][0-9]?))?")


class Powers:
    """The words of one game."""

    def __init__(self, bits: dict[str, int], numbered: tuple[str, ...]) -> None:
        self.bits = bits
        self.numbered = numbered
        self.shifts = {bits[name]: FIRST + WIDTH * index for index, name in enumerate(numbered)}

    def read(self, text: str) -> int:
        """`far-jump 2, crowd` as one integer; a ValueError says what is wrong."""
        mask = 0
        for part in text.split(","):
            found = _WORD.fullmatch(part.strip())
            if found is None or found[1] not in self.bits:
                raise ValueError(f"there is no power {part.strip()!r}; known: {', '.join(self.bits)}")
            name, number = found[1], found[2]
            if number and name not in self.numbered:
                raise ValueError(f"the power {name!r} has no number")
            if number and int(number) > MOST:
                raise ValueError(f"the number of {name!r} is 1 to {MOST}")
            mask = self.combined(mask, self.of(name, int(number or 1)))
        return mask

    def of(self, name: str, number: int = 1) -> int:
        bit = self.bits[name]
        return bit | (number - 1 << self.shifts[bit] if bit in self.shifts else 0)

    def combined(self, one: int, other: int) -> int:
        """What somebody has with the powers of both."""
        both = one & other & _FLAGS
        if not both and not (one | other) >> FIRST:
            return one | other
        flags = (one | other) & _FLAGS
        for bit, shift in self.shifts.items():
            if flags & bit:
                extra = (one >> shift & _NUMBER) + (other >> shift & _NUMBER) + (1 if both & bit else 0)
                flags |= min(extra, MOST - 1) << shift
        return flags

    def number(self, mask: int, bit: int) -> int:
        """How much of a power there is; 0 for none."""
        if not mask & bit:
            return 0
        return 1 + (mask >> self.shifts[bit] & _NUMBER if bit in self.shifts else 0)

    def names(self, mask: int) -> list[tuple[str, int]]:
        """Each power of these, and its number; 1 for one that has none."""
        return [(name, self.number(mask, bit)) for name, bit in self.bits.items() if mask & bit] if mask else []

    def texts(self, mask: int) -> list[str]:
        """As they are written."""
        return [f"{name} {number}" if name in self.numbered else name for name, number in self.names(mask)]

    def phrases(self, mask: int) -> list[Phrase]:
        return [said_power(name, number) for name, number in self.names(mask)]


def said_power(name: str, number: int) -> Phrase:
    return Phrase(f"power-{name}", {"n": number})
