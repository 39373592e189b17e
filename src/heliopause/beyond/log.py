"""What may happen in both games, as codes for the log; and the log in words.

A code has a message of the words and a letter for each of its numbers. A Teller says what the letters stand for.
"""

from typing import TYPE_CHECKING, Any, Final

from heliopause.beyond.constants import COLUMNS
from heliopause.kernel.phrase import Phrase, name
from heliopause.kernel.rules import Entry

if TYPE_CHECKING:
    from heliopause.beyond.state import State

Codes = list[tuple[str, str]]
Argument = int | str | Phrase | list[Phrase]

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
BY_HAND: Final = code(_TABLE, "log-by-hand")

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
    PLACE_CARD: "discovery",
    PRIVATE: "discovery",
    BY_HAND: "deed",
    CLAIM: "claim",
    LAST_ROUND: "ending",
    OVER: "over",
}
AMOUNTS: Final = frozenset((RETURN_POP, GROWTH))


def aftermath(state: "State", entry: Entry, seat: int) -> Phrase | None:
    """Of a claim: the points that are left for a seat which has not claimed it yet."""
    if entry[0] != CLAIM:
        return None
    for number, card in enumerate(state.claim_cards()):
        if card.index == entry[2]:
            taken = len(state.claims[number])
            if seat in state.claims[number]:
                return None
            if taken >= card.slot_count(state.players):
                return Phrase("aftermath-claimed-out")
            return Phrase("aftermath-claim", {"n": card.slots[taken]})
    return None


class Teller:
    """Tells the entries of one game."""

    messages: tuple[tuple[str, str], ...]  # by code: the message, and a letter for what each number stands for
    levels: tuple[str, ...]

    def tell(self, state: Any, entry: Entry, names: list[str]) -> Phrase:
        """What happened, with the seats' names."""
        code, seat, *values = entry
        message, letters = self.messages[code]
        args: dict[str, Argument] = {"who": name(names[seat], f"seat:{seat}")}
        for position, letter in enumerate(letters):
            said = self.shared(state, letter, values[position], names)
            args["abc"[position]] = said if said is not None else self.own(state, letter, entry, position, names)
        return Phrase(message, args)

    def shared(self, state: "State", letter: str, value: int, names: list[str]) -> Argument | None:
        content = state.common
        match letter:
            case "n":
                return value
            case "s":
                return name(names[value], f"seat:{value}")
            case "t":
                return content.technologies[value].phrase()
            case "k":
                return content.type_options[value].phrase.args["type"]
            case "l":
                return content.slots[value].phrase()
            case "a":
                return content.actions[value].title
            case "c":
                return next(card for card in state.claim_cards() if card.index == value).phrase()
            case "v":
                return name(self.levels[value])
            case "o":
                return name(COLUMNS[value])
            case _:
                return None

    def own(self, state: Any, letter: str, entry: Entry, position: int, names: list[str]) -> Argument:
        """What a letter stands for that only this game has."""
        raise NotImplementedError
