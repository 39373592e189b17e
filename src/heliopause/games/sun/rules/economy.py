"""Ore and cubes: paying, gaining, recruiting, moving supply (rule 7)."""

from typing import final

from heliopause.beyond.by_hand import FOR_SEAT
from heliopause.beyond.constants import COLUMNS, FINE, NEED_MONEY, NEED_POP, NO_CHANGE
from heliopause.beyond.lines import Cost, Part, Purse, check, remaining
from heliopause.beyond.log import GAIN_POP, RETURN_POP
from heliopause.beyond.quantities import Count
from heliopause.games.sun.rules import log
from heliopause.games.sun.rules.constants import CHEAP_RESEARCH, ORE_FOR_POP, POWERS
from heliopause.games.sun.rules.options import FROM_COLUMN, PAY_ORE, PAY_POP, TO_COLUMN
from heliopause.games.sun.rules.state import State
from heliopause.kernel.machine import Question
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Tokens, framed, row, several, word

# Costs


@final
class Pay(Cost):
    """`4 ore + 2 pop:` paid in full before any effect (rules 7.1, 7.4)."""

    __slots__ = ("forks", "ore", "pop", "researching_line", "safe")
    certain = True

    def __init__(self, ore: int, pop: int, researching_line: bool) -> None:
        self.ore = ore
        self.pop = pop
        self.researching_line = researching_line
        self.forks = pop > 0
        self.safe = not pop and not researching_line

    def least_money(self, less: int) -> int:
        return max(0, self.ore - less) if self.researching_line else self.ore

    def price(self, state: State, seat: int) -> int:
        powers = state.seats[seat].powers
        if self.researching_line and powers & CHEAP_RESEARCH:
            return max(0, self.ore - POWERS.number(powers, CHEAP_RESEARCH))
        return self.ore

    def begin(self, state: State, seat: int, binding: bool) -> None:
        if self.pop and state.seats[seat].powers & ORE_FOR_POP:
            state.stack.append(AskPrice(seat, self))
        else:
            pay(state, seat, self.price(state, seat), self.pop)

    def check(self, state: State, seat: int, purse: Purse) -> int:
        purse.money -= self.price(state, seat)
        return NEED_MONEY if purse.money < 0 else FINE

    def check_with(self, state: State, seat: int, purse: Purse, rest: tuple[Part, ...]) -> int:
        reason = self._check_paying(state, seat, purse, rest, 0)
        if reason and state.seats[seat].powers & ORE_FOR_POP:
            return self._check_paying(state, seat, purse, rest, 1)
        return reason

    def _check_paying(self, state: State, seat: int, purse: Purse, rest: tuple[Part, ...], swapped: int) -> int:
        left = Purse(
            purse.pop - self.pop + swapped,
            purse.money - self.price(state, seat) - swapped,
            purse.supply + self.pop - swapped,
        )
        if left.money < 0:
            return NEED_MONEY
        if left.pop < 0:
            return NEED_POP
        return check(state, seat, rest, left)

    def phrase(self) -> Phrase:
        if not self.pop:
            return Phrase("cost-ore", {"ore": self.ore})
        if not self.ore:
            return Phrase("cost-pop", {"pop": self.pop})
        return Phrase("cost-both", {"ore": self.ore, "pop": self.pop})

    def tokens(self) -> Tokens:
        if not self.pop:
            return row(self.ore, "ore")
        return row(self.ore, "ore", "+", self.pop, "pop") if self.ore else row(self.pop, "pop")

    def swapped_is_possible(self, state: State, seat: int, swapped: int) -> bool:
        return not self._check_paying(state, seat, state.seats[seat].purse(), remaining(state, seat), swapped)


@final
class AskPrice(Question):
    """Android Rights Movement: return the population, or pay 1 ore for one of them?"""

    __slots__ = ("cost",)

    def __init__(self, seat: int, cost: Pay) -> None:
        super().__init__(seat)
        self.cost = cost

    def options(self, state: State) -> list[Option]:
        ways = ((PAY_POP, 0), (PAY_ORE, 1))
        return [option for option, swapped in ways if self.cost.swapped_is_possible(state, self.seat, swapped)]

    def answer(self, state: State, option: Option) -> None:
        swapped = 1 if option is PAY_ORE else 0
        cost = self.cost
        pay(state, self.seat, cost.price(state, self.seat) + swapped, cost.pop - swapped)


def pay(state: State, seat: int, ore: int, pop: int) -> None:
    faction = state.seats[seat]
    faction.ore -= ore
    faction.return_pop(pop)
    if ore and pop:
        state.note(log.PAY_BOTH, seat, ore, pop)
    elif ore:
        state.note(log.PAY_ORE, seat, ore)
    elif pop:
        state.note(RETURN_POP, seat, pop)


@final
class Lose(Part):
    """`lose 2 ore`, `lose 1 pop`: as much of it as there is; the population returns to supply."""

    __slots__ = ("ore", "pop")
    safe = True

    def __init__(self, ore: int, pop: int) -> None:
        self.ore = ore
        self.pop = pop

    def begin(self, state: State, seat: int, binding: bool) -> None:
        faction = state.seats[seat]
        pay(state, seat, min(self.ore, faction.ore), min(self.pop, faction.pop))

    def check(self, state: State, seat: int, purse: Purse) -> int:
        lost = min(self.pop, purse.pop)
        purse.money = max(0, purse.money - self.ore)
        purse.pop -= lost
        purse.supply += lost
        return FINE

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if (purse.money if self.ore else purse.pop) > 0 else NO_CHANGE

    def phrase(self) -> Phrase:
        return Phrase("part-lose-ore", {"ore": self.ore}) if self.ore else Phrase("part-lose-pop", {"n": self.pop})

    def tokens(self) -> Tokens:
        return row(word("short-lose"), self.ore or self.pop, "ore" if self.ore else "pop")


@final
class PayOpponent(Part):
    """`pay 2 ore to an opponent`: to one of one's choice, in full."""

    __slots__ = ("ore",)
    certain = True
    names_a_seat = True

    def __init__(self, ore: int) -> None:
        self.ore = ore

    def begin(self, state: State, seat: int, binding: bool) -> None:
        if state.seats[seat].ore >= self.ore:
            state.stack.append(AskOpponent(seat, self.ore))

    def check(self, state: State, seat: int, purse: Purse) -> int:
        purse.money -= self.ore
        return NEED_MONEY if purse.money < 0 else FINE

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if state.seats[seat].ore >= self.ore else NO_CHANGE

    def phrase(self) -> Phrase:
        return Phrase("part-pay-opponent", {"n": self.ore})

    def tokens(self) -> Tokens:
        return row(self.ore, "ore", "->", word("short-opponent"))


@final
class AskOpponent(Question):
    """Who is paid?"""

    __slots__ = ("ore",)

    def __init__(self, seat: int, ore: int) -> None:
        super().__init__(seat)
        self.ore = ore

    def options(self, state: State) -> list[Option]:
        return [FOR_SEAT[seat] for seat in state.clockwise(self.seat)[1:]]

    def answer(self, state: State, option: Option) -> None:
        pay(state, self.seat, self.ore, 0)
        gain_ore(state, option.a, self.ore)


# Gains


@final
class GainOre(Part):
    """`2 ore`."""

    __slots__ = ("ore",)
    safe = True
    certain = True

    def __init__(self, ore: int) -> None:
        self.ore = ore

    def begin(self, state: State, seat: int, binding: bool) -> None:
        gain_ore(state, seat, self.ore)

    def check(self, state: State, seat: int, purse: Purse) -> int:
        purse.money += self.ore
        return FINE

    def phrase(self) -> Phrase:
        return Phrase("part-gain-ore", {"ore": self.ore})

    def tokens(self) -> Tokens:
        return row(self.ore, "ore")


@final
class GainOrePer(Part):
    """`1 ore per controlled locations up to 3`."""

    __slots__ = ("count",)
    safe = True

    def __init__(self, count: Count) -> None:
        self.count = count

    def begin(self, state: State, seat: int, binding: bool) -> None:
        gain_ore(state, seat, self.count.of(state, seat))

    def check(self, state: State, seat: int, purse: Purse) -> int:
        purse.money += self.count.of(state, seat)
        return FINE

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if self.count.of(state, seat) > 0 else NO_CHANGE

    def phrase(self) -> Phrase:
        return Phrase("part-gain-ore-per", {"count": self.count.phrase()})

    def tokens(self) -> Tokens:
        return row(self.count.each, "ore", self.count.tokens())


def gain_ore(state: State, seat: int, ore: int) -> None:
    if ore:
        state.seats[seat].ore += ore
        state.note(log.GAIN_ORE, seat, ore)


@final
class SupplyToPop(Part):
    """`2 supply -> pop`, or one for every so many of something (rule 7.3)."""

    __slots__ = ("count", "number")
    safe = True

    def __init__(self, number: int, count: Count | None) -> None:
        self.number = number
        self.count = count

    def times(self, state: State, seat: int) -> int:
        return self.number if self.count is None else self.count.of(state, seat)

    def begin(self, state: State, seat: int, binding: bool) -> None:
        for _ in range(self.times(state, seat)):
            gain_pop(state, seat)

    def check(self, state: State, seat: int, purse: Purse) -> int:
        moved = min(self.times(state, seat), purse.supply)
        purse.supply -= moved
        purse.pop += moved
        return FINE

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if self.times(state, seat) > 0 and state.seats[seat].supply() > 0 else NO_CHANGE

    def phrase(self) -> Phrase:
        if self.count is None:
            return Phrase("part-supply-to-pop", {"n": self.number})
        return Phrase("part-supply-to-pop-per", {"count": self.count.phrase()})

    def tokens(self) -> Tokens:
        if self.count is None:
            return row(several(self.number), "supply", "->", "pop")
        return row(several(self.count.each), "supply", "->", "pop", self.count.tokens())


def gain_pop(state: State, seat: int) -> bool:
    """A supply cube from the left becomes population; not when supply is out."""
    faction = state.seats[seat]
    column = faction.take_supply()
    if column < 0:
        return False
    faction.pop += 1
    state.note(GAIN_POP, seat, column)
    return True


@final
class ColumnToPop(Part):
    """`column E -> pop`: a cube from that very column."""

    __slots__ = ("column",)
    safe = True

    def __init__(self, column: int) -> None:
        self.column = column

    def begin(self, state: State, seat: int, binding: bool) -> None:
        faction = state.seats[seat]
        if faction.columns[self.column]:
            faction.columns[self.column] -= 1
            faction.pop += 1
            state.note(GAIN_POP, seat, self.column)

    def check(self, state: State, seat: int, purse: Purse) -> int:
        if purse.supply and state.seats[seat].columns[self.column]:
            purse.supply -= 1
            purse.pop += 1
        return FINE

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if state.seats[seat].columns[self.column] > 0 else NO_CHANGE

    def phrase(self) -> Phrase:
        return Phrase("part-column-to-pop", {"column": COLUMNS[self.column]})

    def tokens(self) -> Tokens:
        return row(framed(COLUMNS[self.column]), "->", "pop")


# Cubes between columns (rule 7.5)


@final
class SupplyToColumnA(Part):
    """`move 1 supply to column A`, from columns of choice."""

    __slots__ = ("number",)
    safe = True

    def __init__(self, number: int) -> None:
        self.number = number

    def begin(self, state: State, seat: int, binding: bool) -> None:
        for _ in range(self.number):
            state.stack.append(AskFromColumn(seat))

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if any(state.seats[seat].columns[1:]) else NO_CHANGE

    def phrase(self) -> Phrase:
        return Phrase("part-supply-to-a", {"n": self.number})

    def tokens(self) -> Tokens:
        return row(several(self.number), "supply", "->", framed(COLUMNS[0]))


@final
class AskFromColumn(Question):
    """From which column does the cube come?"""

    __slots__ = ()

    def options(self, state: State) -> list[Option]:
        columns = state.seats[self.seat].columns
        return [FROM_COLUMN[column] for column in range(1, 5) if columns[column]]

    def answer(self, state: State, option: Option) -> None:
        move_cube(state, self.seat, option.a, 0)


@final
class MoveRightmost(Part):
    """`move the rightmost 2 supply` to any columns."""

    __slots__ = ("number",)
    safe = True

    def __init__(self, number: int) -> None:
        self.number = number

    def begin(self, state: State, seat: int, binding: bool) -> None:
        # All are lifted before any is set down, so that none is moved twice.
        faction = state.seats[seat]
        lifted: list[int] = []
        for column in (4, 3, 2, 1, 0):
            while faction.columns[column] and len(lifted) < self.number:
                faction.columns[column] -= 1
                lifted.append(column)
        for column in lifted:
            state.stack.append(AskToColumn(seat, column))

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if state.seats[seat].supply() > 0 else NO_CHANGE

    def phrase(self) -> Phrase:
        return Phrase("part-move-rightmost", {"n": self.number})

    def tokens(self) -> Tokens:
        return row(several(self.number), "supply", "->", framed(f"{COLUMNS[0]}–{COLUMNS[-1]}"))


@final
class AskToColumn(Question):
    """To which column does the lifted cube go? Any with room; column A can always be extended."""

    __slots__ = ("origin",)

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin = origin

    def options(self, state: State) -> list[Option]:
        faction = state.seats[self.seat]
        room = faction.mat.columns
        return [TO_COLUMN[column] for column in range(5) if column == 0 or faction.columns[column] < room[column]]

    def answer(self, state: State, option: Option) -> None:
        state.seats[self.seat].columns[option.a] += 1
        state.note(log.MOVE_SUPPLY, self.seat, self.origin, option.a)


def move_cube(state: State, seat: int, origin: int, target: int) -> None:
    columns = state.seats[seat].columns
    columns[origin] -= 1
    columns[target] += 1
    state.note(log.MOVE_SUPPLY, seat, origin, target)
