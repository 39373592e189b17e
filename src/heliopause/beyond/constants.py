"""Small numbers that mean the same in both games."""

from typing import Final

COLUMNS: Final = "ABCDE"
NO_PAWN: Final = -1

# The kind of an option that is the question's own; a game may have others.
PLAIN: Final = 0

# Why a line cannot be carried out; 0 means that it can. Each game has reasons of its own with other numbers.
FINE: Final = 0
NEED_MONEY: Final = 1
NEED_POP: Final = 2
NO_SLOT: Final = 3
NO_CHANGE: Final = 6
OCCUPIED: Final = 7
MUST_MOVE: Final = 8
GAME_REASONS: Final = 10
