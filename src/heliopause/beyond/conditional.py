"""Lines inside a line that depend on the table: `if 2 colonies [line]`, `for each colonies [line]`, `others [line]`.

What stands in these brackets has no cost of its own; in parentheses it may.
"""

from typing import final

from heliopause.beyond.constants import FINE, NO_CHANGE
from heliopause.beyond.lines import Line, Part, Purse, check, could_change, remaining
from heliopause.beyond.quantities import Condition, Count
from heliopause.beyond.state import State
from heliopause.kernel.machine import Operation
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Tokens, row, word


@final
class If(Part):
    """`if N COUNT [line]`: done by whoever has so many when its time comes."""

    __slots__ = ("condition", "forks", "line", "research", "safe")

    def __init__(self, condition: Condition, line: Line) -> None:
        self.condition = condition
        self.line = line
        self.research = line.research
        self.forks = not line.lenient
        self.safe = line.lenient

    def begin(self, state: State, seat: int, binding: bool) -> None:
        if self.condition.holds(state, seat):
            start_possible(state, seat, self.line, binding)

    def check_with(self, state: State, seat: int, purse: Purse, rest: tuple[Part, ...]) -> int:
        return check(state, seat, self.line.parts + rest if self.condition.holds(state, seat) else rest, purse)

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return self.line.check(state, seat, purse) if self.condition.holds(state, seat) else NO_CHANGE

    def inside(self) -> tuple[Line, ...]:
        return (self.line,)

    def phrase(self) -> Phrase:
        return Phrase("line-if", {"condition": self.condition.phrase(), "line": self.line.phrase()})

    def tokens(self) -> Tokens:
        return row(word("short-if"), self.condition.tokens(), "[", self.line.tokens(), "]")


@final
class ForEach(Part):
    """`for each K COUNT up to M [line]`: as often as there are such things when its time comes."""

    __slots__ = ("count", "forks", "line", "research", "safe")

    def __init__(self, count: Count, line: Line) -> None:
        self.count = count
        self.line = line
        self.research = line.research
        self.forks = not line.lenient
        self.safe = line.lenient

    def begin(self, state: State, seat: int, binding: bool) -> None:
        times = self.count.of(state, seat)
        if times:
            state.stack.append(Again(seat, self.line, times, binding))

    def check_with(self, state: State, seat: int, purse: Purse, rest: tuple[Part, ...]) -> int:
        return check(state, seat, self.line.parts * self.count.of(state, seat) + rest, purse)

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return self.line.check(state, seat, purse) if self.count.of(state, seat) else NO_CHANGE

    def inside(self) -> tuple[Line, ...]:
        return (self.line,)

    def phrase(self) -> Phrase:
        return Phrase("line-each", {"count": self.count.phrase(), "line": self.line.phrase()})

    def tokens(self) -> Tokens:
        return row(self.count.tokens(), "[", self.line.tokens(), "]")


@final
class Again(Operation):
    """A line, so many times."""

    __slots__ = ("binding", "line", "seat", "times")

    def __init__(self, seat: int, line: Line, times: int, binding: bool) -> None:
        self.seat = seat
        self.line = line
        self.times = times
        self.binding = binding

    def act(self, state: State) -> None:
        if self.times > 1:
            state.stack.append(Again(self.seat, self.line, self.times - 1, self.binding))
        start_possible(state, self.seat, self.line, self.binding)


@final
class Others(Part):
    """`others [line]`, `everyone [line]`: a bonus, clockwise, for whoever it is given to first if that is everyone."""

    __slots__ = ("everyone", "line")
    safe = True

    def __init__(self, line: Line, everyone: bool) -> None:
        self.line = line
        self.everyone = everyone

    def begin(self, state: State, seat: int, binding: bool) -> None:
        for other in reversed(self._seats(state, seat)):
            self.line.start(state, other, False)

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        changes = any(could_change(state, other, self.line.parts) for other in self._seats(state, seat))
        return FINE if changes else NO_CHANGE

    def _seats(self, state: State, seat: int) -> list[int]:
        return state.clockwise(seat)[0 if self.everyone else 1 :]

    def inside(self) -> tuple[Line, ...]:
        return (self.line,)

    def phrase(self) -> Phrase:
        return Phrase("line-everyone" if self.everyone else "line-others", {"line": self.line.phrase()})

    def tokens(self) -> Tokens:
        return row(word("short-everyone" if self.everyone else "short-others"), "[", self.line.tokens(), "]")


def start_possible(state: State, seat: int, line: Line, binding: bool) -> None:
    """What was not foreseen, and cannot be done now that its time has come, is left out: an action has no dead end."""
    purse = state.seats[seat].purse()
    if not binding or check(state, seat, line.parts + remaining(state, seat), purse) == FINE:
        line.start(state, seat, binding)
