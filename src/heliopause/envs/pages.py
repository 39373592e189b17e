"""The numbers of an observation as every seat sees them, and masks.

This is the interpreted form. pages.c beside it is the compiled one, by hand, because it needs what mypyc does not have:
plain memory. It does the very same; a build that has a C compiler puts it in this one's place.
"""

from array import array
from typing import Any, Final

BYTES: Final = 4  # of a number
NOBODY: Final = -1


class Pages:
    """A page of numbers for every seat, all 0 at first, and the row of an array that shows one of them.

    `turned` says where a number stands on each seat's page, page after page (`Layout.turned`).
    """

    def __init__(self, turned: bytes, seats: int, row: Any = None) -> None:
        self._turned = memoryview(turned).cast("i")
        self._size = len(self._turned) // seats
        self._seats = seats
        self._row: Any = None if row is None else memoryview(row).cast("B").cast("f")
        self._numbers = array("f", bytes(len(turned)))
        self._changed: list[int] = []  # since the row was written
        self._shown = NOBODY  # whose page the row is a copy of

    def put(self, at: int, number: float) -> None:
        """A number changes, on all pages."""
        if not 0 <= at < self._size:
            raise IndexError(f"a page has {self._size} numbers, so there is no number {at}")
        for seat in range(self._seats):
            start = seat * self._size
            self._numbers[start + self._turned[start + at]] = number
        if self._row is not None:
            self._changed.append(at)

    def put_for(self, seat: int, at: int, number: float) -> None:
        """A number changes, on the page of one seat."""
        if not 0 <= at < self._size or not 0 <= seat < self._seats:
            raise IndexError(f"{self._seats} pages have {self._size} numbers, so there is no number {seat}, {at}")
        self._numbers[seat * self._size + at] = number
        self._shown = NOBODY

    def clear(self) -> None:
        """All 0 again."""
        self._numbers = array("f", bytes(BYTES * len(self._numbers)))
        self._shown = NOBODY

    def page(self, seat: int) -> bytearray:
        """A copy of a seat's page."""
        if not 0 <= seat < self._seats:
            raise IndexError(f"there are {self._seats} pages, so there is no page {seat}")
        return bytearray(self._numbers[seat * self._size : (seat + 1) * self._size])

    def show(self, seat: int) -> None:
        """Let the row be the page of this seat. If it is that already, only what has changed is written."""
        if self._row is None or not 0 <= seat < self._seats:
            raise IndexError(f"there is no row, or no page {seat}")
        start = seat * self._size
        if seat != self._shown:
            self._row[:] = memoryview(self._numbers)[start : start + self._size]
        else:
            for at in self._changed:
                place = self._turned[start + at]
                self._row[place] = self._numbers[start + place]
        self._shown = seat
        self._changed.clear()


class Mask:
    """The row of an array in which some numbers are marked with 1."""

    def __init__(self, row: Any) -> None:
        self._row = memoryview(row).cast("B")
        self._marked: list[int] = []

    def show(self, numbers: list[int]) -> None:
        """Mark these, and no others."""
        for number in self._marked:
            self._row[number] = 0
        self._marked.clear()
        for number in numbers:
            self._row[number] = 1
            self._marked.append(number)
