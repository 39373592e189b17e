"""Tasks: the parts of a line in Beyond the Horizon. Each of several may be left out, a single one not (rule 3.7).

So an action is possible if its cost can be paid and one of its tasks could then change something. Steps are binding
where a line has a single task, and belongs to an action or has been paid for.
"""

from typing import final

from heliopause.beyond.constants import FINE, NEED_POP, NO_CHANGE, NO_SLOT, PLAIN
from heliopause.beyond.lines import Ask, Line, Part, Purse
from heliopause.beyond.options import PASS
from heliopause.beyond.research import Private, Research
from heliopause.games.horizon.rules.state import State
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase


class Task(Part):
    """A part that may be left out, and so never stands in the way of others."""

    __slots__ = ()
    safe = True

    def useful(self, state: State, seat: int, purse: Purse) -> int:
        """Could it change anything for who has this purse? A reason of constants.py, or FINE."""
        return FINE

    def alters(self, state: State, seat: int) -> bool:
        return self.useful(state, seat, state.seats[seat].purse()) == FINE


def is_single(line: Line) -> bool:
    """Has the line one task only, beside its cost?"""
    return len(line.parts) == (2 if line.costs else 1)


class AskTask(Ask):
    """How is a task carried out? It may be declined unless it must be done."""

    __slots__ = ("must",)

    def __init__(self, seat: int, must: bool) -> None:
        super().__init__(seat)
        self.must = must

    def or_pass(self, options: list[Option]) -> list[Option]:
        if options and not self.must:
            options.append(PASS)
        return options


def usable(state: State, seat: int, line: Line, purse: Purse) -> int:
    """Can its cost be paid, and would any of its tasks change something then? A reason, or FINE."""
    parts = line.parts
    first = 0
    if line.costs:
        purse = Purse(purse.pop, purse.money, purse.supply)
        reason = parts[0].weigh(state, seat, purse)
        if reason:
            return reason
        first = 1
    verdict = NO_CHANGE
    for number in range(first, len(parts)):
        reason = useful(parts[number], state, seat, purse)
        if not reason:
            return FINE
        if verdict == NO_CHANGE:
            verdict = reason
    return verdict


def useful(part: Part, state: State, seat: int, purse: Purse) -> int:
    if isinstance(part, Task):
        return part.useful(state, seat, purse)
    if isinstance(part, Research):
        if purse.pop < 1:
            return NEED_POP
        return FINE if part.any_slot(state, seat) else NO_SLOT
    if isinstance(part, Private):
        return FINE if part.alters(state, seat) else NO_CHANGE
    raise AssertionError(type(part))


@final
class May(Task):
    """`(line)`: may be done or left as a whole, with its cost."""

    __slots__ = ("line", "option", "research")

    def __init__(self, line: Line) -> None:
        self.line = line
        self.research = line.research
        self.option = Option("take", PLAIN, 0, 0, 0, Phrase("option-take", {"line": line.phrase()}))

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(AskMay(seat, self))

    def useful(self, state: State, seat: int, purse: Purse) -> int:
        return usable(state, seat, self.line, purse)

    def phrase(self) -> Phrase:
        return Phrase("line-may", {"line": self.line.phrase()})


@final
class AskMay(Ask):
    """Do it, or pass?"""

    __slots__ = ("part",)

    def __init__(self, seat: int, part: May) -> None:
        super().__init__(seat)
        self.part = part

    def options(self, state: State) -> list[Option]:
        if usable(state, self.seat, self.part.line, state.seats[self.seat].purse()):
            return []
        return [self.part.option, PASS]

    def take(self, state: State, option: Option) -> None:
        if option is not PASS:
            line = self.part.line
            line.start(state, self.seat, is_single(line))


@final
class Choice(Task):
    """`[line | line]`: one of them."""

    __slots__ = ("lines", "options", "research")

    def __init__(self, lines: tuple[Line, ...]) -> None:
        self.research = 0
        for line in lines:
            self.research |= line.research
        self.lines = lines
        self.options = [
            Option(f"choose:{'abcdefgh'[number]}", PLAIN, number, 0, 0, line.phrase())
            for number, line in enumerate(lines)
        ]

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(AskChoice(seat, self, binding))

    def useful(self, state: State, seat: int, purse: Purse) -> int:
        reason = NO_CHANGE
        for line in self.lines:
            reason = usable(state, seat, line, purse)
            if not reason:
                return FINE
        return reason

    def phrase(self) -> Phrase:
        said = self.lines[0].phrase()
        for line in self.lines[1:]:
            said = Phrase("line-or", {"one": said, "other": line.phrase()})
        return said


@final
class AskChoice(AskTask):
    """Which of them? Where every one has a cost, none may be chosen too."""

    __slots__ = ("part",)

    def __init__(self, seat: int, part: Choice, must: bool) -> None:
        super().__init__(seat, must)
        self.part = part

    def options(self, state: State) -> list[Option]:
        part = self.part
        purse = state.seats[self.seat].purse()
        found = [option for option in part.options if not usable(state, self.seat, part.lines[option.a], purse)]
        return self.or_pass(found) if all(part.lines[option.a].costs for option in found) else found

    def take(self, state: State, option: Option) -> None:
        if option is not PASS:
            line = self.part.lines[option.a]
            line.start(state, self.seat, is_single(line) and (self.must or line.costs))
