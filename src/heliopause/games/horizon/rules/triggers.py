"""Triggers: what a government or a technology gives whenever something happens (rule 13.2)."""

from typing import final

from heliopause.beyond.constants import FINE
from heliopause.beyond.lines import Line
from heliopause.games.horizon.rules import log
from heliopause.games.horizon.rules.state import State
from heliopause.games.horizon.rules.tokens import WHEN
from heliopause.kernel.machine import Operation
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Tokens, row


@final
class Trigger:
    """`when` it is set off (constants.py), and the line it gives."""

    __slots__ = ("line", "said", "title", "when", "word")

    def __init__(self, word: str, when: int, line: Line, title: str, said: Phrase) -> None:
        self.word = word
        self.when = when
        self.line = line
        self.title = title  # of its card
        self.said = said  # the card and, of a government, the stage

    def phrase(self) -> Phrase:
        return Phrase("trigger", {"when": Phrase(f"when-{self.word.replace(' ', '-')}"), "line": self.line.phrase()})

    def tokens(self) -> Tokens:
        return row(WHEN[self.word], ":", self.line.tokens())


def fire(state: State, seat: int, cause: int) -> None:
    """Something has happened to the seat: push what its triggers give, the oldest to come first."""
    owned = state.seats[seat].triggers
    if owned:
        triggers = state.content.triggers
        for number in owned[::-1]:
            if triggers[number].when & cause:
                state.stack.append(Fired(seat, number))


@final
class Fired(Operation):
    """A trigger's line begins."""

    __slots__ = ("number", "seat")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def act(self, state: State) -> None:
        line = state.content.triggers[self.number].line
        if line.check(state, self.seat, state.seats[self.seat].purse()) == FINE:
            state.note(log.TRIGGER, self.seat, self.number)
            line.start(state, self.seat, False)
