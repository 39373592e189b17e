"""A course of play under trial: where a seat's choices have led, and where chance first spoke."""

from typing import TYPE_CHECKING, final

from heliopause.games.sun.bots.trial import answer
from heliopause.kernel.machine import Chance, State
from heliopause.kernel.option import Option

if TYPE_CHECKING:
    from heliopause.bots.turns import Turns


@final
class Course:
    """What `take` changes is its own; `fork` leaves the course as it is."""

    __slots__ = ("path", "rest", "state", "value")

    def __init__(self, state: State, path: tuple[Option, ...], rest: State | None) -> None:
        self.state = state
        self.path = path  # up to the first chance
        self.rest = rest
        self.value = 0.0

    def fork(self, option: Option, turns: "Turns") -> "Course":
        other = Course(self.state.copy(), self.path, self.rest)
        other.take(option, turns)
        return other

    def take(self, option: Option, turns: "Turns") -> None:
        """Choose the option, and run to the next rest; chance on the way is drawn, but the path ends before it."""
        state = self.state
        if self.rest is None:
            self.path = (*self.path, option)
        answer(state, option)
        stack = state.stack
        while True:
            question = state.asking
            if question is None:
                if not stack or turns.rests(stack[-1]):
                    return
                if turns.hidden(stack[-1]):
                    if self.rest is None:
                        self.rest = state.copy()
                    stack.pop()
                else:
                    stack.pop().act(state)
            elif isinstance(question, Chance):
                if self.rest is None:
                    self.rest = state.copy()
                answer(state, turns.usual(state, question))
            else:
                return
