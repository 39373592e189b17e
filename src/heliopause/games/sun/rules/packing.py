"""Packed ints: where the ships of a place and level stand in a list, the power of a place and seat; log values."""

from typing import Final

from heliopause.games.sun.rules.constants import MAX_SHIP

SEATS: Final = 4

# Seat.ships: how many, by place and level.


def ship_index(place: int, level: int) -> int:
    return place * MAX_SHIP + level - 1


def ship_place(index: int) -> int:
    return index // MAX_SHIP


def ship_level(index: int) -> int:
    return index % MAX_SHIP + 1


def ships_at(ships: list[int], place: int) -> list[int]:
    """By level, the lowest first."""
    return ships[place * MAX_SHIP : place * MAX_SHIP + MAX_SHIP]


def ships_of(ships: list[int], level: int) -> list[int]:
    """By place."""
    return ships[level - 1 :: MAX_SHIP]


# State.power: fleet power, by place and seat.


def power_index(place: int, seat: int) -> int:
    return place * SEATS + seat


def powers_at(power: list[int], place: int, players: int) -> list[int]:
    """By seat."""
    return power[place * SEATS : place * SEATS + players]


def powers_of(power: list[int], seat: int) -> list[int]:
    """By place."""
    return power[seat::SEATS]


# In the log: a place, with the system that lies there at that moment (-1 for none).

PLACES: Final = 100


def pack_place(place: int, system: int) -> int:
    return (system + 1) * PLACES + place


def unpack_place(value: int) -> tuple[int, int]:
    return value % PLACES, value // PLACES - 1


# In the log: a line of a card of the solo deck.


def pack_card_line(card: int, line: int) -> int:
    return card * 2 + line


def unpack_card_line(value: int) -> tuple[int, int]:
    """The card, and which of its lines."""
    return value // 2, value % 2
