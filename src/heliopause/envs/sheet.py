"""The numbers of an observation, brought up to date in place.

From one choice to the next hardly anything changes: five numbers of two thousand. So a sheet remembers what stands on
it, and only what differs is written. An observer says of every field what it is now; the sheet compares.

It is compiled, and writes memory that numpy reads. A sheet is one seat's view of one game; `clear` makes it another's.
"""

from typing import Any, Final, final

from heliopause.kernel.deck import Deck

BYTES: Final = 4  # of a number
KEYS: Final = 48  # how many lists and marks a sheet remembers
NOTHING: Final[list[Any]] = []


@final
class Sheet:
    """So many numbers, all 0 at first. A field goes by where it begins; `key` is any number below KEYS.

    `changes` counts the fields and lists that were found to be others. `seen` is for the observer: what it last saw of
    every seat, from the own one on, to be compared with first.
    """

    __slots__ = ("_cells", "_certain", "_kept", "_lists", "_marks", "changes", "memory", "seen")

    def __init__(self, size: int) -> None:
        self.memory = bytearray(BYTES * size)
        self._cells: Any = memoryview(self.memory).cast("f")
        self.changes = 0
        self.clear()

    def clear(self) -> None:
        size = len(self._cells)
        self.memory[:] = bytes(BYTES * size)
        self._kept: list[int] = [0] * size  # by where a field begins: what stands there
        self._certain: list[int] = [0] * size
        self._lists: list[list[Any]] = [NOTHING] * KEYS
        self._marks: list[int] = [0] * KEYS
        self.seen: list[Any] = []

    # Fields

    def number(self, at: int, value: int, unit: float) -> None:
        """A count, divided by its unit."""
        if self._kept[at] != value:
            self.changes += 1
            self._kept[at] = value
            self._cells[at] = value / unit

    def counts(self, at: int, values: list[int], unit: float) -> None:
        """Several counts of one unit, side by side."""
        kept = self._kept
        for value in values:
            if kept[at] != value:
                self.changes += 1
                kept[at] = value
                self._cells[at] = value / unit
            at += 1

    def add(self, at: int, more: int, unit: float) -> None:
        """A count that has grown, or shrunk."""
        self.number(at, self._kept[at] + more, unit)

    def one_of(self, at: int, which: int) -> None:
        """1 for one number of the field, 0 for the others; -1 for none of them."""
        before = self._kept[at] - 1
        if before != which:
            self.changes += 1
            if before >= 0:
                self._cells[at + before] = 0.0
            if which >= 0:
                self._cells[at + which] = 1.0
            self._kept[at] = which + 1

    def bits(self, at: int, mask: int) -> None:
        """1 for every bit that is set."""
        before = self._kept[at]
        if before != mask:
            self.changes += 1
            self._kept[at] = mask
            changed = before ^ mask
            while changed:
                low = changed & -changed
                self._cells[at + low.bit_length() - 1] = 1.0 if mask & low else 0.0
                changed ^= low

    def hopes(self, at: int, certain: int, perhaps: int) -> None:
        """Cards that may come: 1 for those of the first mask, 0.5 for those that are in the second alone."""
        if self._certain[at] != certain or self._kept[at] != perhaps:
            self.changes += 1
            changed = self._certain[at] ^ certain | self._kept[at] ^ perhaps
            self._certain[at] = certain
            self._kept[at] = perhaps
            while changed:
                low = changed & -changed
                self._cells[at + low.bit_length() - 1] = 1.0 if certain & low else 0.5 if perhaps & low else 0.0
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

    def values(self, at: int, numbers: list[float]) -> None:
        """Numbers as they are, for a game that has few."""
        for number in numbers:
            self._cells[at] = number
            at += 1

    # Has something changed at all? What many fields are made of is compared as a whole first.

    def changed(self, key: int, values: list[Any]) -> bool:
        """Is it another list than the last one under this key? Before the first it was empty."""
        if self._lists[key] == values:
            return False
        self.changes += 1
        self._lists[key] = values[:]
        return True

    def last(self, key: int) -> list[Any]:
        """The list that `changed` was last asked about."""
        return self._lists[key]

    def moved(self, key: int, value: int) -> bool:
        """Is it another number than the last one under this key? Before the first it was 0."""
        if self._marks[key] == value:
            return False
        self.changes += 1
        self._marks[key] = value
        return True

    def mark(self, key: int) -> int:
        """The number that `moved` was last asked about."""
        return self._marks[key]

    def spot(self, key: int, at: int) -> None:
        """1 at one place of many that do not stand together, 0 at the last one; -1 for none of them."""
        before = self._marks[key] - 1
        if before != at:
            if before >= 0:
                self._cells[before] = 0.0
            if at >= 0:
                self._cells[at] = 1.0
            self._marks[key] = at + 1


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
