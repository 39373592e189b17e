"""The machine: a stack of operations inside the state, run until somebody is asked.

The machine pops an operation and lets it act. It changes the state, pushes further operations, or asks: then
`state.asking` is the question and `state.offered` its options, and the machine rests until `answer`.

These classes are compiled, and a game of another package, which is not, adds its own: hence `mypyc_attr`.
"""

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from heliopause.kernel.option import Option
from heliopause.kernel.source import Source

CHANCE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has; the game adds its own slots and writes out `copy`."""

    __slots__ = ("asking", "causes", "log", "offered", "over", "players", "round", "stack")

    def __init__(self) -> None:
        self.players = 0
        self.round = 0
        self.over = False
        self.stack: list[Operation] = []
        self.asking: Question | None = None
        self.offered: list[Option] = []
        self.log: list[tuple[int, int, int, int, int]] | None = []
        self.causes: list[Frame | None] = []  # of the entries of the log

    def copy(self) -> "State":
        """The same position with a life of its own; events of the copy's future are not logged."""
        raise NotImplementedError

    def note(self, code: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Something has happened: log it, with what brought it about."""
        if self.log is not None:
            self.log.append((code, seat, a, b, c))
            self.causes.append(self.frame())

    def frame(self) -> "Frame | None":
        """The topmost frame on the stack: what lies above was put there by its source."""
        stack = self.stack
        index = len(stack)
        while index:
            index -= 1
            operation = stack[index]
            if operation.frames:
                assert isinstance(operation, Frame)
                return operation
        return None

    def run(self) -> None:
        """Act until a question is asked or nothing is left to do."""
        stack = self.stack
        while self.asking is None and stack:
            stack.pop().act(self)

    def ask(self, question: "Question", options: list[Option]) -> None:
        """Put a question to its seat. Where there is nothing to choose, nothing is asked."""
        if len(options) == 1 and question.obvious:
            question.answer(self, options[0])
        elif options:
            self.offered = options
            self.asking = question

    def answer(self, option: Option) -> None:
        """Carry out an offered option, and go on to the next question."""
        self.take(option)
        self.run()

    def take(self, option: Option) -> None:
        """Carry out an offered option, and no more."""
        question = self.asking
        assert question is not None
        self.asking = None
        question.answer(self, option)


@mypyc_attr(allow_interpreted_subclasses=True)
class Operation:
    """A piece of work on the stack. Immutable, so that copies of a state share it.

    Each game's operations name its own state. Not a generic class: compiled, that would be an open one, with a dict.
    """

    __slots__ = ()
    frames = False  # is it a Frame? Asked so often that an attribute pays

    def act(self, state: Any) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Operation):
    """Does nothing. It lies below all that its source has put on the stack, so it tells whose doing that is."""

    __slots__ = ()
    frames = True

    def act(self, state: Any) -> None:
        pass

    def source(self, state: Any) -> Source:
        """Asked for only when somebody wants to know."""
        raise NotImplementedError


@final
class FixedFrame(Frame):
    """The frame of a source that is always the same: a card's line, an action."""

    __slots__ = ("fixed",)

    def __init__(self, fixed: Source) -> None:
        self.fixed = fixed

    def source(self, state: Any) -> Source:
        return self.fixed


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Operation):
    """An operation that asks a seat."""

    __slots__ = ("seat",)
    obvious = True  # a single option is taken without asking

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: Any) -> list[Option]:
        raise NotImplementedError

    def answer(self, state: Any, option: Option) -> None:
        raise NotImplementedError

    def act(self, state: Any) -> None:
        asked: State = state
        asked.ask(self, self.options(state))


@mypyc_attr(allow_interpreted_subclasses=True)
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
