"""A line of the notation, `[cost:] effect, effect`, compiled: what runs, what it needs, what it would change.

A line is a tuple of parts. Running it pushes a Step that begins one part after the other. Whether an action may be
taken is weighed from its parts with a purse, without carrying anything out.
"""

from typing import Any, Final, final

from heliopause.beyond import log
from heliopause.beyond.constants import FINE, PLAIN, POWER
from heliopause.beyond.options import PASS
from heliopause.beyond.state import State
from heliopause.kernel.machine import Frame, Operation, Question
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase


@final
class Purse:
    """What a player would have at some moment of a line."""

    __slots__ = ("money", "pop", "supply")

    def __init__(self, pop: int, money: int, supply: int) -> None:
        self.pop = pop
        self.money = money
        self.supply = supply


class Part:
    """One cost or effect of a line."""

    __slots__ = ()
    forks = False  # does weighing it need to look at what follows?
    safe = False  # can it always be carried out?
    certain = False  # does it always change something?
    research = 0  # levels it may research, as bits

    def begin(self, state: Any, seat: int, binding: bool) -> None:
        """Carry it out, or push the operations and questions that will. What cannot be done is skipped."""
        raise NotImplementedError

    def weigh(self, state: Any, seat: int, purse: Purse) -> int:
        """Can it be carried out in full with this purse? A reason of constants.py, or FINE; the purse is changed."""
        return FINE

    def weigh_with(self, state: Any, seat: int, purse: Purse, rest: "tuple[Part, ...]") -> int:
        """The same for a part that forks: can it and all that follows be carried out?"""
        raise NotImplementedError

    def alters(self, state: Any, seat: int) -> bool:
        """Could it change anything?"""
        return True

    def phrase(self) -> Phrase:
        raise NotImplementedError

    def researching(self) -> "Part":
        """The part as it is copied by an effect that copies research: the research in it must be carried out."""
        return self


class Cost(Part):
    """The cost of a line."""

    __slots__ = ()

    def least_money(self) -> int:
        """No purse with less money than this can pay."""
        return 0


@final
class Line:
    """A whole line, and its steps for each seat: binding ones for actions, others for bonuses."""

    __slots__ = (
        "bit",
        "bonus",
        "certain",
        "costs",
        "frame",
        "money",
        "option",
        "parts",
        "research",
        "steps",
        "sure",
        "text",
    )

    def __init__(self, parts: tuple[Part, ...], text: str) -> None:
        self.parts = parts
        self.text = text
        self.costs = bool(parts) and isinstance(parts[0], Cost)
        self.money = parts[0].least_money() if parts and isinstance(parts[0], Cost) else 0
        self.research = 0
        for part in parts:
            self.research |= part.research
        self.certain = any(part.certain for part in parts)
        # Nothing to weigh: possible and useful for everybody with enough money.
        self.sure = self.certain and all(part.safe for part in parts)
        self.steps = _steps(parts, True)
        self.bonus = _steps(parts, False)
        self.frame: Frame | None = None  # whose line it is; a line inside another has none of its own
        # Filled in for a power usable at any time.
        self.bit = 0
        self.option = PASS

    def start(self, state: State, seat: int, binding: bool) -> None:
        if self.parts:
            if self.frame is not None:
                state.stack.append(self.frame)
            state.stack.append((self.steps if binding else self.bonus)[seat][0])

    def phrase(self) -> Phrase:
        effects = [part.phrase() for part in (self.parts[1:] if self.costs else self.parts)]
        if self.costs:
            return Phrase("line-with-cost", {"cost": self.parts[0].phrase(), "effects": effects})
        return Phrase("line", {"effects": effects})

    def with_research(self) -> "Line | None":
        """The line as copied by an effect that copies research, if there is research in it."""
        if not self.research:
            return None
        line = Line(tuple(part.researching() if part.research else part for part in self.parts), self.text)
        line.frame = self.frame
        return line


@final
class Step(Operation):
    """The rest of a line, from one of its parts on."""

    __slots__ = ("binding", "following", "part", "rest", "seat")

    def __init__(self, part: Part, seat: int, binding: bool, following: "Step | None") -> None:
        self.part = part
        self.seat = seat
        self.binding = binding
        self.following = following
        self.rest: tuple[Part, ...] = (part, *following.rest) if following else (part,)

    def act(self, state: State) -> None:
        if self.following is not None:
            state.stack.append(self.following)
        self.part.begin(state, self.seat, self.binding)


def _steps(parts: tuple[Part, ...], binding: bool) -> list[list[Step]]:
    """By seat: the steps of a line, each holding the next."""
    by_seat = []
    for seat in range(4):
        chain: list[Step] = []
        following: Step | None = None
        for part in reversed(parts):
            following = Step(part, seat, binding, following)
            chain.append(following)
        by_seat.append(chain[::-1])
    return by_seat


@final
class ActionEnd(Operation):
    """Marks where on the stack the action under way ends."""

    __slots__ = ()

    def act(self, state: State) -> None:
        state.changed = True


ACTION_END: Final = ActionEnd()


# Weighing


def weigh(state: State, seat: int, parts: tuple[Part, ...], purse: Purse) -> int:
    """Can these parts be carried out one after the other? A reason, or FINE."""
    for number, part in enumerate(parts):
        if part.forks:
            return part.weigh_with(state, seat, purse, parts[number + 1 :])
        reason = part.weigh(state, seat, purse)
        if reason:
            return reason
    return FINE


def alters(state: State, seat: int, parts: tuple[Part, ...]) -> bool:
    return any(part.alters(state, seat) for part in parts)


def remaining(state: State, seat: int) -> tuple[Part, ...]:
    """What the seat still has to do of the action under way."""
    rest: tuple[Part, ...] = ()
    if seat != state.active:
        return rest
    for operation in reversed(state.stack):
        if isinstance(operation, Step):
            if operation.binding:
                rest += operation.rest
        elif operation is ACTION_END:
            break
    return rest


def may_decline(state: State, seat: int) -> bool:
    """May the seat leave out what it is asked for, without its action changing nothing at all?"""
    return state.changed or alters(state, seat, remaining(state, seat))


def can_spend(state: State, seat: int, pop: int, money: int = 0) -> bool:
    """Would what is left of the action still be possible after spending this?"""
    rest = remaining(state, seat)
    if not rest:
        return True
    purse = state.seats[seat].purse()
    purse.pop -= pop
    purse.money -= money
    return weigh(state, seat, rest, purse) == FINE


# Questions


class Ask(Question):
    """A question to a seat; in its own turn the seat may also use its any-time powers."""

    __slots__ = ()

    def act(self, state: Any) -> None:
        position: State = state
        options = self.options(position)
        seat = self.seat
        if seat == position.automa:
            if options:
                position.common.customs.pilot(position, self, options)
        elif len(options) == 1 and self.obvious:
            self.take(position, options[0])
        elif options:
            if position.active == seat and not position.uninterrupted and position.seats[seat].anytime:
                options += usable_powers(position, seat)
            position.offered = options
            position.asking = self

    def take(self, state: Any, option: Option) -> None:
        """Carry out one of its own options."""
        raise NotImplementedError

    def answer(self, state: State, option: Option) -> None:
        if option.kind == POWER:
            state.stack.append(self)
            state.stack.append(AfterPower(state.changed))
            use_power(state, self.seat, option.a)
        else:
            self.take(state, option)


# Powers usable at any time


def usable_powers(state: State, seat: int) -> list[Option]:
    player = state.seats[seat]
    return [line.option for line in player.anytime if not player.used & line.bit and alters(state, seat, line.parts)]


def use_power(state: State, seat: int, number: int) -> None:
    line = state.common.powers[number]
    state.seats[seat].used |= line.bit
    state.note(log.POWER, seat, number)
    line.start(state, seat, False)


@final
class AfterPower(Operation):
    """A power used in the middle of an action is not part of it: what it changed does not count for the action."""

    __slots__ = ("changed",)

    def __init__(self, changed: bool) -> None:
        self.changed = changed

    def act(self, state: State) -> None:
        state.changed = self.changed


# Optional and alternative lines


@final
class May(Part):
    """`(line)`: may be done or left."""

    __slots__ = ("line", "option", "research")

    def __init__(self, line: Line) -> None:
        self.line = line
        self.research = line.research
        self.option = Option("take", PLAIN, 0, 0, 0, Phrase("option-take", {"line": line.phrase()}))

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(AskMay(seat, self, binding))

    def alters(self, state: State, seat: int) -> bool:
        parts = self.line.parts
        return weigh(state, seat, parts, state.seats[seat].purse()) == FINE and alters(state, seat, parts)

    def phrase(self) -> Phrase:
        return Phrase("line-may", {"line": self.line.phrase()})

    def researching(self) -> Part:
        line = self.line.with_research()
        assert line is not None
        return Choice((line,))


@final
class AskMay(Ask):
    """Do it, or pass?"""

    __slots__ = ("binding", "part")

    def __init__(self, seat: int, part: May, binding: bool) -> None:
        super().__init__(seat)
        self.part = part
        self.binding = binding

    def options(self, state: State) -> list[Option]:
        seat = self.seat
        line = self.part.line
        rest = remaining(state, seat)
        options = []
        possible = weigh(state, seat, line.parts + rest, state.seats[seat].purse()) == FINE
        if possible and alters(state, seat, line.parts):
            options.append(self.part.option)
        if state.changed or not options or alters(state, seat, rest):
            options.append(PASS)
        return options

    def take(self, state: State, option: Option) -> None:
        if option is not PASS:
            self.part.line.start(state, self.seat, self.binding)


@final
class Choice(Part):
    """`[line | line]`: one of them must be done."""

    __slots__ = ("lines", "options", "research")
    forks = True

    def __init__(self, lines: tuple[Line, ...]) -> None:
        self.lines = lines
        self.research = 0
        for line in lines:
            self.research |= line.research
        self.options = [
            Option(f"choose:{'abcdefgh'[number]}", PLAIN, number, 0, 0, line.phrase())
            for number, line in enumerate(lines)
        ]

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(AskChoice(seat, self, binding))

    def weigh_with(self, state: State, seat: int, purse: Purse, rest: tuple[Part, ...]) -> int:
        reason = FINE
        for line in self.lines:
            reason = weigh(state, seat, line.parts + rest, Purse(purse.pop, purse.money, purse.supply))
            if not reason:
                return FINE
        return reason

    def alters(self, state: State, seat: int) -> bool:
        return any(
            alters(state, seat, line.parts) and weigh(state, seat, line.parts, state.seats[seat].purse()) == FINE
            for line in self.lines
        )

    def phrase(self) -> Phrase:
        said = self.lines[0].phrase()
        for line in self.lines[1:]:
            said = Phrase("line-or", {"one": said, "other": line.phrase()})
        return said

    def researching(self) -> Part:
        found = [line.with_research() for line in self.lines]
        return Choice(tuple(line for line in found if line is not None))


@final
class AskChoice(Ask):
    """Which of them? In a bonus where none is possible, none is done."""

    __slots__ = ("binding", "part")

    def __init__(self, seat: int, part: Choice, binding: bool) -> None:
        super().__init__(seat)
        self.part = part
        self.binding = binding

    def options(self, state: State) -> list[Option]:
        seat = self.seat
        rest = remaining(state, seat)
        part = self.part
        possible = [
            option
            for option, line in zip(part.options, part.lines, strict=True)
            if weigh(state, seat, line.parts + rest, state.seats[seat].purse()) == FINE
        ]
        useful = [option for option in possible if alters(state, seat, part.lines[option.a].parts)]
        return useful or possible

    def take(self, state: State, option: Option) -> None:
        self.part.lines[option.a].start(state, self.seat, self.binding)
