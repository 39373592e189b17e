"""What may happen in both games, as codes for the log: a message in words/*.ftl, and a letter for every argument.

n a number, t a technology, k a type, l a slot, a an action, s a seat, v a level numeral, o a column,
c a card that was claimed.
"""

from typing import Final

Codes = list[tuple[str, str]]

_TABLE: Codes = []


def code(table: Codes, message: str, letters: str = "") -> int:
    table.append((message, letters))
    return len(table) - 1


START: Final = code(_TABLE, "log-start")
TURN: Final = code(_TABLE, "log-turn", "n")
PAWN: Final = code(_TABLE, "log-pawn", "a")
ASIDE: Final = code(_TABLE, "log-aside", "s")
RETURN_POP: Final = code(_TABLE, "log-return-pop", "n")
GAIN_POP: Final = code(_TABLE, "log-gain-pop", "o")
GROWTH: Final = code(_TABLE, "log-growth", "n")
TRADE: Final = code(_TABLE, "log-trade")
RESEARCH: Final = code(_TABLE, "log-research", "lt")
DISCOVER: Final = code(_TABLE, "log-discover", "l")
SEEK: Final = code(_TABLE, "log-seek", "k")
REVEAL: Final = code(_TABLE, "log-reveal", "t")
PLACE_CARD: Final = code(_TABLE, "log-place-card", "tl")
PRIVATE: Final = code(_TABLE, "log-private", "t")
NO_RESEARCH: Final = code(_TABLE, "log-no-research", "")
CLAIM: Final = code(_TABLE, "log-claim", "cn")
LAST_ROUND: Final = code(_TABLE, "log-last-round")
OVER: Final = code(_TABLE, "log-over")

SHARED: Final = tuple(_TABLE)
# What entries mean to the seats (story.py).
MEANINGS: Final = {
    PAWN: "deed",
    ASIDE: "loss",
    RETURN_POP: "loss",
    GAIN_POP: "gain",
    GROWTH: "gain",
    RESEARCH: "deed",
    DISCOVER: "deed",
    PLACE_CARD: "deed",
    PRIVATE: "deed",
    CLAIM: "claim",
    LAST_ROUND: "ending",
    OVER: "over",
}
