"""Packed ints: a unit as one number for tile, kind and strength; the strengths in play; keys of the map's options.

Units of one kind and strength on one tile are equal, so equal numbers are equal units. A piece is a unit wherever it
stands, its kind and strength alone; a group is the units of one kind on one tile.
"""

from typing import Final

from heliopause.games.horizon.rules.constants import STRONGEST

PIECES: Final = 2 * STRONGEST


def pack_unit(tile: int, kind: int, strength: int) -> int:
    return tile * PIECES + kind * STRONGEST + strength - 1


def unit_tile(unit: int) -> int:
    return unit // PIECES


def unit_kind(unit: int) -> int:
    return unit // STRONGEST % 2


def unit_strength(unit: int) -> int:
    """Of a unit or a piece."""
    return unit % STRONGEST + 1


# Pieces


def pack_piece(kind: int, strength: int) -> int:
    return kind * STRONGEST + strength - 1


def unit_piece(unit: int) -> int:
    return unit % PIECES


def piece_on(tile: int, piece: int) -> int:
    """The unit that a piece is on a tile."""
    return tile * PIECES + piece


def piece_kind(piece: int) -> int:
    return piece // STRONGEST


# Groups


def pack_group(tile: int, kind: int) -> int:
    return tile * 2 + kind


def unit_group(unit: int) -> int:
    return unit // STRONGEST


# Seat.strengths: how many units of each strength are in play, four bits for each


def one_of(strength: int) -> int:
    """To be added to or taken from the strengths of a kind."""
    return 1 << 4 * (strength - 1)


def option_key(verb: int, first: int, second: int, third: int = 0) -> int:
    """Of an option of the map: what is done, to or from where (cells or cards), and with which piece or strength."""
    return ((verb * 2048 + first) * 2048 + second) * 16 + third
