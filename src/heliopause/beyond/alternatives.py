"""Lines inside a line: `(line)` may be left, of `[line | line]` one is done."""

from typing import final

from heliopause.beyond.constants import FINE, NO_CHANGE, PLAIN
from heliopause.beyond.lines import Line, Part, Purse, check, could_change, remaining
from heliopause.beyond.options import PASS
from heliopause.beyond.state import State
from heliopause.kernel.machine import Question
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Tokens, joined, row


@final
class May(Part):
    """`(line)`: may be done or left as a whole, with its cost."""

    __slots__ = ("line", "option", "research")
    safe = True

    def __init__(self, line: Line) -> None:
        self.line = line
        self.research = line.research
        self.option = Option("take", PLAIN, 0, 0, 0, Phrase("option-take", {"line": line.phrase()}))

    def begin(self, state: State, seat: int, binding: bool) -> None:
        # Where parts may be left out, who takes a line has to do it.
        state.stack.append(AskMay(seat, self, binding or self.line.lenient))

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return self.line.check(state, seat, purse)

    def inside(self) -> tuple[Line, ...]:
        return (self.line,)

    def phrase(self) -> Phrase:
        return Phrase("line-may", {"line": self.line.phrase()})

    def tokens(self) -> Tokens:
        return row("(", self.line.tokens(), ")")


@final
class AskMay(Question):
    """Do it, or pass?"""

    __slots__ = ("binding", "part")

    def __init__(self, seat: int, part: May, binding: bool) -> None:
        super().__init__(seat)
        self.part = part
        self.binding = binding

    def options(self, state: State) -> list[Option]:
        seat = self.seat
        rest = remaining(state, seat)
        options = []
        if self.part.line.check(state, seat, state.seats[seat].purse(), rest) == FINE:
            options.append(self.part.option)
        if state.changed or not options or could_change(state, seat, rest):
            options.append(PASS)
        return options

    def answer(self, state: State, option: Option) -> None:
        if option is not PASS:
            self.part.line.start(state, self.seat, self.binding)


@final
class Choice(Part):
    """`[line | line]`: one of them must be done, unless parts may be left out."""

    __slots__ = ("forks", "lenient", "lines", "options", "research", "safe")

    def __init__(self, lines: tuple[Line, ...]) -> None:
        self.lines = lines
        self.lenient = lines[0].lenient
        self.forks = not self.lenient
        self.safe = self.lenient
        self.research = 0
        for line in lines:
            self.research |= line.research
        self.options = [
            Option(f"choose:{'abcdefgh'[number]}", PLAIN, number, 0, 0, line.phrase())
            for number, line in enumerate(lines)
        ]

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(AskChoice(seat, self, binding))

    def check_with(self, state: State, seat: int, purse: Purse, rest: tuple[Part, ...]) -> int:
        reason = FINE
        for line in self.lines:
            reason = check(state, seat, line.parts + rest, Purse(purse.pop, purse.money, purse.supply))
            if not reason:
                return FINE
        return reason

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        reason = NO_CHANGE
        for line in self.lines:
            reason = line.check(state, seat, purse)
            if not reason:
                return FINE
        return reason

    def inside(self) -> tuple[Line, ...]:
        return self.lines

    def phrase(self) -> Phrase:
        said = self.lines[0].phrase()
        for line in self.lines[1:]:
            said = Phrase("line-or", {"one": said, "other": line.phrase()})
        return said

    def tokens(self) -> Tokens:
        return row("[", joined("|", [line.tokens() for line in self.lines]), "]")


@final
class AskChoice(Question):
    """Which of them? In a bonus where none is possible, none is done."""

    __slots__ = ("binding", "part")

    def __init__(self, seat: int, part: Choice, binding: bool) -> None:
        super().__init__(seat)
        self.part = part
        self.binding = binding

    def options(self, state: State) -> list[Option]:
        seat = self.seat
        part = self.part
        rest = remaining(state, seat)
        purse = state.seats[seat].purse()
        useful = [option for option in part.options if part.lines[option.a].check(state, seat, purse, rest) == FINE]
        if not part.lenient:
            return useful or [option for option in part.options if self.possible(state, part.lines[option.a], rest)]
        if useful and not self.binding and all(part.lines[option.a].costs for option in useful):
            useful.append(PASS)  # nobody has to pay for a bonus
        return useful

    def possible(self, state: State, line: Line, rest: tuple[Part, ...]) -> bool:
        return check(state, self.seat, line.parts + rest, state.seats[self.seat].purse()) == FINE

    def answer(self, state: State, option: Option) -> None:
        if option is not PASS:
            line = self.part.lines[option.a]
            line.start(state, self.seat, self.binding or (line.lenient and line.costs))
