"""The layout of an observation: which numbers stand where, between which bounds, and what they mean.

An observation is one row of numbers made of blocks. A block is a list of fields, and may be repeated: once for every
seat, for every place of the map. What stands there once for every seat is written in the order of the table, and turned
for each seat: itself first, then clockwise.
"""

from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

SEATS: Final = 4


class Field(NamedTuple):
    """A few numbers of one meaning. A count is divided by `unit`; what is above `most` is written as `most`.

    With `by_seat` there are as many for every seat.
    """

    name: str
    length: int
    meaning: str
    unit: float = 1
    most: float = 1
    least: float = 0
    by_seat: bool = False

    @property
    def low(self) -> float:
        return self.least / self.unit

    @property
    def high(self) -> float:
        return self.most / self.unit


class Block:
    """Fields that stand together, once or several times; with `by_seat`, once for every seat."""

    def __init__(
        self, name: str, times: int, meaning: str, fields: list[Field], offset: int, by_seat: bool = False
    ) -> None:
        self.name = name
        self.times = times
        self.meaning = meaning
        self.fields = fields
        self.offset = offset
        self.by_seat = by_seat
        self.size = sum(field.length for field in fields)
        self.starts: dict[str, int] = {}  # by field, from the beginning of the block
        self.lengths = {field.name: field.length for field in fields}
        at = 0
        for field in fields:
            self.starts[field.name] = at
            at += field.length

    def at(self, name: str) -> int:
        """Where a field begins in the first repetition."""
        return self.offset + self.starts[name]

    def by_seats(self) -> list[tuple[int, int]]:
        """What there is for every seat: where the first one's begins, and how many numbers each has."""
        if self.by_seat:
            return [(self.offset, self.size)]
        return [
            (self.at(field.name) + repetition * self.size, field.length // SEATS)
            for repetition in range(self.times)
            for field in self.fields
            if field.by_seat
        ]


class Row(NamedTuple):
    """A field as the table of the layout shows it."""

    name: str
    offset: int
    length: int
    times: int  # repeated so often,
    stride: int  # every so many numbers
    low: float
    high: float
    meaning: str


class Layout:
    """All blocks of a game's observation."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0

    def add(self, name: str, times: int, meaning: str, fields: list[Field], by_seat: bool = False) -> Block:
        block = Block(name, times, meaning, fields, self.size, by_seat)
        self.blocks.append(block)
        self.size += block.size * times
        return block

    def rows(self) -> list[Row]:
        """The table of the layout."""
        return [
            Row(
                f"{block.name}.{field.name}",
                block.at(field.name),
                field.length,
                block.times,
                block.size,
                field.low,
                field.high,
                field.meaning,
            )
            for block in self.blocks
            for field in block.fields
        ]

    def where(self, name: str, repetition: int = 0) -> slice:
        """Where the numbers of a field are: `observation[layout.where("seats.pop", 1)]`."""
        block_name, _, field_name = name.partition(".")
        for block in self.blocks:
            if block.name == block_name and field_name in block.starts and 0 <= repetition < block.times:
                start = block.at(field_name) + repetition * block.size
                return slice(start, start + block.lengths[field_name])
        raise KeyError(f"the observation has no field {name!r} number {repetition}")

    def bounds(self) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """The lowest and the highest value of every number."""
        low = np.zeros(self.size, np.float32)
        high = np.zeros(self.size, np.float32)
        for row in self.rows():
            for repetition in range(row.times):
                start = row.offset + repetition * row.stride
                low[start : start + row.length] = row.low
                high[start : start + row.length] = row.high
        return low, high

    @cache  # noqa: B019 - a layout lives as long as its game
    def turned(self, players: int) -> bytes:
        """For every seat: where each number stands when it looks, as ints of 32 bits."""
        turned = np.tile(np.arange(self.size, dtype=np.int32), (players, 1))
        for block in self.blocks:
            for start, length in block.by_seats():
                for seat in range(players):
                    for other in range(players):
                        first = start + (other - seat) % players * length
                        own = start + other * length
                        turned[seat, own : own + length] = np.arange(first, first + length)
        return turned.tobytes()
