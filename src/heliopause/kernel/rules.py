"""The rules of a game as the public face needs them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from heliopause.kernel.machine import Operation, Question, State
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.refusal import Refusal
from heliopause.kernel.score import Score

Entry = tuple[int, int, int, int, int]  # of the log


class Measure:
    """Something that can be counted in a position: a seat's ore, its power at a place; `seat` is None for the table's.

    A holding is there or not: control of a place, a claim.
    """

    __slots__ = ("holding", "key", "phrase", "seat", "value")

    def __init__(self, seat: int | None, key: str, phrase: Phrase, value: int, holding: bool = False) -> None:
        self.seat = seat
        self.key = key
        self.phrase = phrase
        self.value = value
        self.holding = holding


def ask_by_name(state: Any, question: Question, names: list[str]) -> Phrase:
    """The message of a question that takes its id from the class: AskFromColumn is `ask-from-column`."""
    word = type(question).__name__.removeprefix("Ask")
    spelled = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in word)
    return Phrase(f"ask-{spelled[1:]}")


def nothing_declined(state: Any, question: Question) -> Phrase | None:
    return None


def own_words(state: Any, question: Question, option: Option, names: list[str]) -> Phrase | None:
    return None


def nobody_active(state: Any) -> int | None:
    return None


def nothing_measured(state: Any, names: list[str]) -> list[Measure]:
    return []


class Resolving:
    """A card that was turned up and is being carried out: by whom it was, where it lay, and its steps in words.

    `step` is the step under way, counted from 0; `seats` are those that still have to do with it, in order.
    """

    __slots__ = ("by", "card", "kind", "seats", "slot", "step", "steps")

    def __init__(
        self, kind: str, card: Phrase, by: int, slot: Phrase | None, steps: list[Phrase], step: int, seats: list[int]
    ) -> None:
        self.kind = kind
        self.card = card
        self.by = by
        self.slot = slot
        self.steps = steps
        self.step = step
        self.seats = seats


def nothing_resolved(state: Any) -> Resolving | None:
    return None


def no_aftermath(state: Any, entry: Entry, seat: int) -> Phrase | None:
    return None


def one_phase(state: Any) -> str:
    return "turn"


@dataclass(frozen=True)
class Rules:
    """One game with the content of one box; a state is always that game's own."""

    content: Any
    begin: Callable[[Any, Any], State]  # content and options: a state that owes its set-up
    scores: Callable[[Any], list[Score]]
    winners: Callable[[Any], list[int]]
    view: Callable[[Any], Any]  # the whole position: msgspec structs of the game's own, or plain data
    tell: Callable[[Any, Entry, list[str]], Phrase]  # an entry of the log in words
    why_not: Callable[[Any, str, list[str]], Refusal]  # why this is not among the options
    ask: Callable[[Any, Question, list[str]], Phrase] = ask_by_name  # a question in words
    phases: tuple[str, ...] = ("turn",)  # of a turn, in order; `phase-…` are their messages
    phase: Callable[[Any], str] = one_phase  # the one under way; others are "setup" and "over"
    measures: Callable[[Any, list[str]], list[Measure]] = nothing_measured  # what a preview compares, beside the scores
    turn_code: int = -1  # of the log entry that begins a turn: its seat, and the round as its first value
    meanings: Mapping[int, str] = field(default_factory=dict)  # by code of the log: what it means (story.py)
    # Codes whose first number is an amount: told of several at once, it is their sum.
    amounts: frozenset[int] = frozenset()
    # What an entry has left for a seat that it did not happen to, if that is worth a word.
    aftermath: Callable[[Any, Entry, int], Phrase | None] = no_aftermath
    resolving: Callable[[Any], Resolving | None] = nothing_resolved  # the card that is being carried out
    decline: Callable[[Any, Question], Phrase | None] = nothing_declined  # what is not done if one passes, in words
    # An option in the words of what is asked, where that says more than the option itself.
    retell: Callable[[Any, Question, Option, list[str]], Phrase | None] = own_words
    active: Callable[[Any], int | None] = nobody_active  # whose turn it is
    by_hand: tuple[str, ...] = ()  # what its cards leave to the players to carry out
    longest: int = 0  # the round after which a game ends whatever the position; 0 if there is none
    end_turn: Operation | None = None  # ends the turn under way; without it a plan cannot suppose another's turn
