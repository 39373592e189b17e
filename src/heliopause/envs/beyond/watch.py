"""What was seen of a game when its sheet was last written, so that only what has changed is written again.

What has changed is told as bits, in the order in which things are looked at. A seat's come in the same order in both
games, up to those that only one of them has.
"""

from typing import Any, Final, final

from heliopause.envs.look import Look

# Of a seat.
COUNTED_WEALTH: Final = 0b111  # population, active and inactive, ore or coins
WEALTH: Final = 0b11111  # the pawn too, and one more: what changes most often
PIECES: Final = 1 << 5  # ships or units
POWERS: Final = 1 << 6
SCORED: Final = 0b111111 << 7  # six that go into every score
OTHERS: Final = -1 << 7  # these, and what only one game has
# Of the table.
TURN: Final = 0b1111  # the round, and whose turn it is
SLOTS: Final = 1 << 4
DECKS: Final = 1 << 5
CLAIMS: Final = 0b11 << 6
# What victory points are counted from.
SURELY: Final = 1  # whatever cards there are
IF_WEALTH: Final = 2  # if a card in play counts population, ore or coins,
IF_PIECES: Final = 4  # ships or units,
IF_ANY: Final = 8  # or anything else


@final
class Watch:
    """Looks at a game. The observer says at what."""

    __slots__ = ("cards", "counting", "map", "pieces", "seats", "space", "table")

    def __init__(self, players: int) -> None:
        self.seats: list[Any] = [Look().changed for _ in range(players)]
        self.table: Any = Look().changed
        self.cards: Any = Look().changed
        self.map: Any = Look().changed
        self.counting = 0  # what the cards in play count
        self.pieces: list[list[int]] = [[] for _ in range(players)]  # as they are written, by seat
        self.space: list[int] = []  # what a part of the map scores by itself, by seat
