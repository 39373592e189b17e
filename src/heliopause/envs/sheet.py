"""The numbers of an observation, brought up to date in place.

From one choice to the next hardly anything changes: five numbers of two thousand. What has changed is found out once
for all seats of a game (`Sheets`); a seat's own sheet then remembers what stands on it, and only what differs is
written. An observer says of a field what it is now; the sheet compares.

It is compiled, and writes memory that numpy reads. A sheet is one seat's view of one game; `clear` makes it another's.
"""

from typing import Any, Final, final

from heliopause.kernel.deck import Deck

BYTES: Final = 4  # of a number
ALL: Final = -1  # every bit of what may be stale


@final
class Sheets:
    """The sheets of one game. `watch` is the observer's: what it saw of the game when any of them was last written."""

    __slots__ = ("_by_seat", "_size", "watch")

    def __init__(self, size: int, players: int) -> None:
        self._size = size
        self._by_seat: list[Sheet | None] = [None] * players
        self.watch: Any = None

    def of(self, seat: int) -> "Sheet":
        sheet = self._by_seat[seat]
        if sheet is None:
            sheet = Sheet(self._size, self)
            self._by_seat[seat] = sheet
        return sheet

    def clear(self) -> None:
        """For another game."""
        self.watch = None
        for sheet in self._by_seat:
            if sheet is not None:
                sheet.clear()

    def tell(self, news: int) -> None:
        """Something has changed, which none of them shows yet."""
        for sheet in self._by_seat:
            if sheet is not None:
                sheet.stale |= news


@final
class Sheet:
    """So many numbers, all 0 at first. A field goes by where it begins.

    Two things are for the observer: `stale`, what has changed since this sheet was written, as bits that it gives a
    meaning (on a blank sheet all are set); and `lists`, any that it wrote here and means to compare with.
    """

    __slots__ = ("_cells", "_certain", "_kept", "_spot", "lists", "memory", "sheets", "stale")

    def __init__(self, size: int, sheets: Sheets) -> None:
        self.sheets = sheets
        self.memory = bytearray(BYTES * size)
        self._cells: Any = memoryview(self.memory).cast("f")
        self.clear()

    def clear(self) -> None:
        size = len(self._cells)
        self.memory[:] = bytes(BYTES * size)
        self._kept: list[int] = [0] * size  # by where a field begins: what stands there
        self._certain: list[int] = [0] * size
        self._spot = -1
        self.stale = ALL
        self.lists: list[list[int]] = []

    # Fields

    def number(self, at: int, value: int, unit: float) -> None:
        """A count, divided by its unit."""
        if self._kept[at] != value:
            self._kept[at] = value
            self._cells[at] = value / unit

    def counts(self, at: int, values: list[int], unit: float) -> None:
        """Several counts of one unit, side by side."""
        kept = self._kept
        for value in values:
            if kept[at] != value:
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
            if before >= 0:
                self._cells[at + before] = 0.0
            if which >= 0:
                self._cells[at + which] = 1.0
            self._kept[at] = which + 1

    def bits(self, at: int, mask: int) -> None:
        """1 for every bit that is set."""
        before = self._kept[at]
        if before != mask:
            self._kept[at] = mask
            changed = before ^ mask
            while changed:
                low = changed & -changed
                self._cells[at + low.bit_length() - 1] = 1.0 if mask & low else 0.0
                changed ^= low

    def hopes(self, at: int, certain: int, perhaps: int) -> None:
        """Cards that may come: 1 for those of the first mask, 0.5 for those that are in the second alone."""
        if self._certain[at] != certain or self._kept[at] != perhaps:
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

    def spot(self, at: int) -> None:
        """1 at one place of many that do not stand together, 0 at the last one; -1 for none of them. One a sheet."""
        before = self._spot
        if before != at:
            if before >= 0:
                self._cells[before] = 0.0
            if at >= 0:
                self._cells[at] = 1.0
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
