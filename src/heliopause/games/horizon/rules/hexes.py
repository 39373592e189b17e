"""The hexes of the map. A cell is a place where a tile may lie, numbered from its axial coordinates (rule 1.4).

The cradle lies at 0,0. Side 0 of a tile is its upper one, and the sides go round clockwise.
"""

from functools import lru_cache
from typing import Final

SIDES: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
REACH: Final = 20  # no map of 29 tiles, each touching two others, goes farther
WIDTH: Final = 2 * REACH + 1
_STEPS: Final = [q * WIDTH + r for q, r in SIDES]


def cell(q: int, r: int) -> int:
    return (q + REACH) * WIDTH + r + REACH


def coordinates(number: int) -> tuple[int, int]:
    return number // WIDTH - REACH, number % WIDTH - REACH


def cell_id(number: int) -> str:
    q, r = coordinates(number)
    return f"{q},{r}"


def cell_of(text: str) -> int:
    """The cell with this id, or -1."""
    q, comma, r = text.partition(",")
    try:
        found = cell(int(q), int(r))
    except ValueError:
        return -1
    return found if comma and cell_id(found) == text else -1


def around(number: int) -> list[int]:
    """The six cells next to one, by side."""
    return [number + step for step in _STEPS]


def frontier(cells: list[int]) -> list[tuple[int, int]]:
    """Where a tile would touch two of these at least: the cells in order, each with the touching ones as bits."""
    return _frontier(tuple(cells))


@lru_cache(maxsize=4096)  # who thinks ahead lays the same tiles again and again
def _frontier(cells: tuple[int, ...]) -> list[tuple[int, int]]:
    touching: dict[int, int] = {}
    for tile, here in enumerate(cells):
        for other in around(here):
            touching[other] = touching.get(other, 0) | 1 << tile
    for here in cells:
        touching.pop(here, None)
    return sorted((other, tiles) for other, tiles in touching.items() if tiles & (tiles - 1))


CRADLE: Final = cell(0, 0)
