"""The numbers of an observation, brought up to date in place.

From one choice to the next hardly anything changes: five numbers of two thousand. An observer says of a field what it
is now; the sheet remembers what stands there and writes only what differs, on the pages of all seats (pages.py).

It is compiled. A sheet follows one game; `clear` makes it another's.
"""

from typing import Any, final

from heliopause.envs.pages import BYTES, Pages
from heliopause.kernel.deck import Deck


@final
class Sheet:
    """So many numbers, all 0 at first. A field goes by where it begins.

    `watch` is for the observer: what it saw of the game when the sheet was last written; None on a blank one.
    """

    __slots__ = ("_certain", "_kept", "_put", "_spot", "pages", "size", "watch")

    def __init__(self, turned: bytes, players: int, row: Any = None) -> None:
        self.pages: Any = Pages(turned, players, row)
        self._put: Any = self.pages.put
        self.size = len(turned) // (BYTES * players)
        self.clear()

    def clear(self) -> None:
        """For another game."""
        self.pages.clear()
        self._kept: list[int] = [0] * self.size  # by where a field begins: what stands there
        self._certain: list[int] = [0] * self.size
        self._spot = -1
        self.watch: Any = None

    # Fields

    def number(self, at: int, value: int, unit: float) -> None:
        """A count, divided by its unit."""
        if self._kept[at] != value:
            self._kept[at] = value
            self._put(at, value / unit)

    def counts(self, at: int, values: list[int], unit: float) -> None:
        """Several counts of one unit, side by side."""
        kept = self._kept
        for value in values:
            if kept[at] != value:
                kept[at] = value
                self._put(at, value / unit)
            at += 1

    def add(self, at: int, more: int, unit: float) -> None:
        """A count that has grown, or shrunk."""
        self.number(at, self._kept[at] + more, unit)

    def one_of(self, at: int, which: int) -> None:
        """1 for one number of the field, 0 for the others; -1 for none of them."""
        before = self._kept[at] - 1
        if before != which:
            if before >= 0:
                self._put(at + before, 0.0)
            if which >= 0:
                self._put(at + which, 1.0)
            self._kept[at] = which + 1

    def bits(self, at: int, mask: int) -> None:
        """1 for every bit that is set."""
        before = self._kept[at]
        if before != mask:
            self._kept[at] = mask
            changed = before ^ mask
            while changed:
                low = changed & -changed
                self._put(at + low.bit_length() - 1, 1.0 if mask & low else 0.0)
                changed ^= low

    def hopes(self, at: int, certain: int, perhaps: int) -> None:
        """Cards that may come: 1 for those of the first mask, 0.5 for those that are in the second alone."""
        if self._certain[at] != certain or self._kept[at] != perhaps:
            changed = self._certain[at] ^ certain | self._kept[at] ^ perhaps
            self._certain[at] = certain
            self._kept[at] = perhaps
            while changed:
                low = changed & -changed
                self._put(at + low.bit_length() - 1, 1.0 if certain & low else 0.5 if perhaps & low else 0.0)
                changed ^= low

    def decks(self, at: int, decks: list[Deck]) -> None:
        """The cards of face-down decks: 1 for those that may be drawn next, 0.5 for those under them."""
        certain = 0
        perhaps = 0
        for deck in decks:
            first = True
            for batch in deck:
                if first:
                    certain |= batch
                    first = False
                else:
                    perhaps |= batch
        self.hopes(at, certain, perhaps)

    def deck(self, at: int, deck: Deck) -> None:
        """The cards of one face-down deck."""
        perhaps = 0
        for batch in deck:
            perhaps |= batch
        self.hopes(at, deck[0] if deck else 0, perhaps)

    def values(self, seat: int, numbers: list[float]) -> None:
        """All numbers as this seat sees them, for a game that has few."""
        for at, number in enumerate(numbers):
            self.pages.put_for(seat, at, number)

    def spot(self, at: int) -> None:
        """1 at one place of many that do not stand together, 0 at the last one; -1 for none of them. One a sheet."""
        before = self._spot
        if before != at:
            if before >= 0:
                self._put(before, 0.0)
            if at >= 0:
                self._put(at, 1.0)
            self._spot = at


def mask_of(members: list[int]) -> int:
    """Numbers as bits."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


def mask_of_cards(members: tuple[int, ...]) -> int:
    """The same of a tuple: compiled, a loop over either would be slow."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask
