"""A course of play under trial in Beyond the Sun: where a seat's choices have led, and where chance first spoke."""

from typing import final

from heliopause.bots.foresight import Below
from heliopause.bots.trial import RESTS, answer
from heliopause.common.finding import Reveal
from heliopause.kernel.machine import Chance, Operation
from heliopause.kernel.option import Option
from heliopause.sun.state import State
from heliopause.sun.turn import AskProduction


@final
class Course:
    """What `take` changes is its own; `fork` leaves the course as it is."""

    __slots__ = ("path", "rest", "state", "value")

    def __init__(self, state: State, path: tuple[Option, ...], rest: State | None) -> None:
        self.state = state
        self.path = path  # up to the first chance
        self.rest = rest
        self.value = 0.0

    def fork(self, option: Option, below: Below) -> "Course":
        other = Course(self.state.copy(), self.path, self.rest)
        other.take(option, below)
        return other

    def take(self, option: Option, below: Below) -> None:
        """Choose the option, and run to the next rest; chance on the way is drawn, but the path ends before it."""
        state = self.state
        if self.rest is None:
            self.path = (*self.path, option)
        answer(state, option)
        stack = state.stack
        while True:
            question = state.asking
            if question is None:
                if not stack or type(stack[-1]) in RESTS or _revealing(stack[-1]):
                    return
                stack.pop().act(state)
            elif isinstance(question, Chance):
                if self.rest is None:
                    self.rest = state.copy()
                answer(state, question.draw(state, below))
            else:
                return

    def before_production(self) -> bool:
        state = self.state
        return state.asking is None and bool(state.stack) and type(state.stack[-1]) is AskProduction


def _revealing(operation: Operation) -> bool:
    """Is the card of a discovery about to be seen? The judge knows what to expect of it; a card drawn would be luck."""
    return type(operation) is Reveal and operation.find.slot >= 0
