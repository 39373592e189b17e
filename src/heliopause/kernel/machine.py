"""The machine: a stack of operations inside the state, run until somebody is asked.

The machine pops an operation and lets it act. It changes the state, pushes further operations, or asks: then
`state.asking` is the question and `state.offered` its options, and the machine rests until `answer`.
"""

from collections.abc import Callable
from typing import Any, Final

from heliopause.kernel.option import Option

CHANCE: Final = -1
NOBODY: Final = -2


class State:
    """What every game's state has; the game adds its own slots and writes out `copy`."""

    __slots__ = ("asking", "log", "offered", "over", "players", "round", "stack")

    def __init__(self) -> None:
        self.players = 0
        self.round = 0
        self.over = False
        self.stack: list[Operation] = []
        self.asking: Question | None = None
        self.offered: list[Option] = []
        self.log: list[tuple[int, int, int, int, int]] | None = []

    def copy(self) -> "State":
        """The same position with a life of its own; events of the copy's future are not logged."""
        raise NotImplementedError

    def run(self) -> None:
        """Act until a question is asked or nothing is left to do."""
        stack = self.stack
        while self.asking is None and stack:
            stack.pop().act(self)

    def answer(self, option: Option) -> None:
        """Carry out an offered option, and go on to the next question."""
        question = self.asking
        assert question is not None
        self.asking = None
        question.answer(self, option)
        self.run()


class Operation:
    """A piece of work on the stack. Immutable, so that copies of a state share it.

    Each game's operations name its own state. Not a generic class: compiled, that would be an open one, with a dict.
    """

    __slots__ = ()

    def act(self, state: Any) -> None:
        raise NotImplementedError


class Question(Operation):
    """An operation that asks a seat. With `obvious` a single option is taken without asking."""

    __slots__ = ("seat",)
    obvious = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: Any) -> list[Option]:
        raise NotImplementedError

    def answer(self, state: Any, option: Option) -> None:
        raise NotImplementedError

    def act(self, state: Any) -> None:
        options = self.options(state)
        if self.obvious and len(options) == 1:
            self.answer(state, options[0])
        else:
            asked: State = state
            asked.offered = options
            asked.asking = self


class Chance(Question):
    """An operation that asks chance. Weights are whole numbers; an outcome's probability is its share of their sum."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: Any) -> list[tuple[Option, int]]:
        raise NotImplementedError

    def draw(self, state: Any, below: Callable[[int], int]) -> Option:
        """One outcome, drawn with `below(n)`, which gives a uniform int in 0..n-1."""
        outcomes = self.outcomes(state)
        ticket = below(sum(weight for _, weight in outcomes))
        for option, weight in outcomes:
            ticket -= weight
            if ticket < 0:
                return option
        raise AssertionError("weights do not add up")

    def options(self, state: Any) -> list[Option]:
        return [option for option, _ in self.outcomes(state)]

    def act(self, state: Any) -> None:
        asked: State = state
        asked.asking = self
        asked.offered = []
