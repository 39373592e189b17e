"""The machine: a stack of operations inside the state, run until somebody is asked.

The machine pops an operation and lets it act. It changes the state, pushes further operations, or asks: then
`state.asking` is the question and `state.offered` its options, and the machine rests until `answer`.
"""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from heliopause.kernel.option import Option

CHANCE: Final = -1
NOBODY: Final = -2

S = TypeVar("S", bound="State", contravariant=True)


class State:
    """What every game's state has; the game adds its own slots and writes out `copy`."""

    __slots__ = ("asking", "log", "offered", "stack")

    def __init__(self) -> None:
        self.stack: list[Operation[Any]] = []
        self.asking: Question[Any] | None = None
        self.offered: list[Option] = []
        self.log: list[tuple[int, int, int, int, int]] | None = []

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


class Operation(Generic[S]):
    """A piece of work on the stack. Immutable, so that copies of a state share it."""

    __slots__ = ()

    def act(self, state: S) -> None:
        raise NotImplementedError


class Question(Operation[S]):
    """An operation that asks a seat. With `obvious` a single option is taken without asking."""

    __slots__ = ("seat",)
    obvious = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: S) -> list[Option]:
        raise NotImplementedError

    def answer(self, state: S, option: Option) -> None:
        raise NotImplementedError

    def act(self, state: S) -> None:
        options = self.options(state)
        if self.obvious and len(options) == 1:
            self.answer(state, options[0])
        else:
            state.offered = options
            state.asking = self


class Chance(Question[S]):
    """An operation that asks chance. Weights are whole numbers; an outcome's probability is its share of their sum."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: S) -> list[tuple[Option, int]]:
        raise NotImplementedError

    def draw(self, state: S, below: Callable[[int], int]) -> Option:
        """One outcome, drawn with `below(n)`, which gives a uniform int in 0..n-1."""
        outcomes = self.outcomes(state)
        ticket = below(sum(weight for _, weight in outcomes))
        for option, weight in outcomes:
            ticket -= weight
            if ticket < 0:
                return option
        raise AssertionError("weights do not add up")

    def options(self, state: S) -> list[Option]:
        return [option for option, _ in self.outcomes(state)]

    def act(self, state: S) -> None:
        state.asking = self
        state.offered = []
