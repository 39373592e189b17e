"""A line of the notation, `[cost:] effect, effect`, compiled: what runs, what it needs, what it would change.

A line is a tuple of parts. Running it pushes a Step that begins one part after the other. Whether a line may be taken
is checked from its parts with a purse, without carrying anything out: can it be done, and would it change anything?
"""

from typing import Any, Final, final

from heliopause.beyond.constants import FINE, NO_CHANGE
from heliopause.beyond.options import PASS
from heliopause.beyond.state import State
from heliopause.kernel.machine import Frame, Operation, Question
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Drawing, Tokens, joined, row


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
    forks = False  # does checking it need to look at what follows?
    safe = False  # can it always be carried out?
    certain = False  # does it always change something?
    research = 0  # levels it may research, as bits
    names_a_seat = False  # does it ask for a seat?

    def begin(self, state: Any, seat: int, binding: bool) -> None:
        """Carry it out, or push the operations and questions that will. What cannot be done is skipped."""
        raise NotImplementedError

    def check(self, state: Any, seat: int, purse: Purse) -> int:
        """Can it be carried out in full with this purse? A reason of constants.py, or FINE; the purse is changed."""
        return FINE

    def check_with(self, state: Any, seat: int, purse: Purse, rest: "tuple[Part, ...]") -> int:
        """The same for a part that forks: can it and all that follows be carried out?"""
        raise NotImplementedError

    def check_change(self, state: Any, seat: int, purse: Purse) -> int:
        """Could it change anything for who has this purse? A reason, or FINE."""
        return FINE

    def inside(self) -> "tuple[Line, ...]":
        """The lines it is made of, if it is."""
        return ()

    def phrase(self) -> Phrase:
        raise NotImplementedError

    def tokens(self) -> Tokens:
        raise NotImplementedError


class Cost(Part):
    """The cost of a line."""

    __slots__ = ()

    def least_money(self, less: int) -> int:
        """No purse with less money than this can pay, if powers make it cheaper by so much at most."""
        return 0

    def price(self, state: Any, seat: int) -> int:
        """What the seat pays in money, with all that makes it cheaper."""
        return 0


@final
class Line:
    """A whole line, and its steps for each seat: binding ones for actions, others for bonuses.

    In a strict line every part must be carried out that is not optional by itself. In a lenient one each of several
    parts may be left out; a single part may not, if it is an action or was chosen or paid for.
    """

    __slots__ = (
        "binds",
        "bonus",
        "certain",
        "costs",
        "drawing",
        "frame",
        "lenient",
        "money",
        "parts",
        "research",
        "safe",
        "steps",
        "sure",
        "text",
    )

    def __init__(self, parts: tuple[Part, ...], text: str, lenient: bool) -> None:
        self.parts = parts
        self.text = text
        self.lenient = lenient
        self.costs = bool(parts) and isinstance(parts[0], Cost)
        self.binds = not lenient or len(parts) == (2 if self.costs else 1)
        self.money = parts[0].least_money(1) if parts and isinstance(parts[0], Cost) else 0
        self.research = 0
        for part in parts:
            self.research |= part.research
        self.certain = any(part.certain for part in parts)
        safe = all(part.safe for part in parts)
        # Nothing to check: possible for everybody; possible and useful for everybody with enough money.
        self.safe = safe and not self.costs
        self.sure = safe and self.certain
        self.steps = _steps(parts, True)
        self.bonus = _steps(parts, False)
        self.frame: Frame | None = None  # whose line it is; a line inside another has none of its own
        self.drawing: Drawing | None = None  # made when it is first shown

    def start(self, state: State, seat: int, binding: bool) -> None:
        if self.parts:
            if self.frame is not None:
                state.stack.append(self.frame)
            state.stack.append((self.steps if binding and self.binds else self.bonus)[seat][0])

    def check(self, state: State, seat: int, purse: Purse, rest: tuple[Part, ...] = ()) -> int:
        """Can it and what follows be carried out, and would it change anything? A reason, or FINE.

        The purse stays as it is. What would change is asked with what is left when the cost is paid.
        """
        left = purse
        if rest or not self.safe:
            left = Purse(purse.pop, purse.money, purse.supply)
            reason = check(state, seat, self.parts + rest if rest else self.parts, left)
            if reason:
                return reason
        if self.certain:
            return FINE
        reason = check_change(state, seat, self.parts, left if self.costs else purse)
        return reason if self.lenient or not reason else NO_CHANGE  # a strict line has just been found possible

    def phrase(self) -> Phrase:
        effects = [part.phrase() for part in (self.parts[1:] if self.costs else self.parts)]
        if self.costs:
            return Phrase("line-with-cost", {"cost": self.parts[0].phrase(), "effects": effects})
        return Phrase("line", {"effects": effects})

    def tokens(self) -> Tokens:
        effects = joined(",", _alike_once([part.tokens() for part in (self.parts[1:] if self.costs else self.parts)]))
        return row(self.parts[0].tokens(), ":", effects) if self.costs else effects


def all_parts(line: Line) -> list[Part]:
    """The parts of a line, those inside others too."""
    found: list[Part] = []
    for part in line.parts:
        found.append(part)
        for inner in part.inside():
            found += all_parts(inner)
    return found


def _alike_once(effects: list[Tokens]) -> list[Tokens]:
    """A choice that is made several times is drawn once, with how often."""
    found: list[Tokens] = []
    times = 0
    for number, drawn in enumerate(effects):
        times += 1
        if drawn[0].mark == "[" and number + 1 < len(effects) and effects[number + 1] == drawn:
            continue
        found.append(row(times, "x", drawn) if times > 1 else drawn)
        times = 0
    return found


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


# Checking


def check(state: State, seat: int, parts: tuple[Part, ...], purse: Purse) -> int:
    """Can these parts be carried out one after the other? A reason, or FINE; the purse is changed."""
    for number, part in enumerate(parts):
        if part.forks:
            return part.check_with(state, seat, purse, parts[number + 1 :])
        reason = part.check(state, seat, purse)
        if reason:
            return reason
    return FINE


def check_change(state: State, seat: int, parts: tuple[Part, ...], purse: Purse) -> int:
    """Could any of these parts change anything? FINE, or the first reason that says more than that it could not."""
    verdict = NO_CHANGE
    for part in parts:
        reason = part.check_change(state, seat, purse)
        if not reason:
            return FINE
        if verdict == NO_CHANGE:
            verdict = reason
    return verdict


def could_change(state: State, seat: int, parts: tuple[Part, ...]) -> bool:
    return bool(parts) and check_change(state, seat, parts, state.seats[seat].purse()) == FINE


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
    return state.changed or could_change(state, seat, remaining(state, seat))


def can_spend(state: State, seat: int, pop: int, money: int = 0) -> bool:
    """Would what is left of the action still be possible after spending this?"""
    rest = remaining(state, seat)
    if not rest:
        return True
    purse = state.seats[seat].purse()
    purse.pop -= pop
    purse.money -= money
    return check(state, seat, rest, purse) == FINE


class AskPart(Question):
    """How is a part carried out? If it is optional it may be declined."""

    __slots__ = ("optional",)

    def __init__(self, seat: int, optional: bool) -> None:
        super().__init__(seat)
        self.optional = optional

    def or_pass(self, state: State, options: list[Option]) -> list[Option]:
        if self.optional and options and may_decline(state, self.seat):
            options.append(PASS)
        return options
