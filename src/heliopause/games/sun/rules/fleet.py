"""Ships: building, upgrading and jumping (rules 10 and 11.1)."""

from typing import Final, final

from heliopause.beyond.constants import FINE, NEED_POP, NO_CHANGE
from heliopause.beyond.lines import Part, Purse, can_spend, could_change, may_decline, remaining
from heliopause.beyond.options import DONE, PASS
from heliopause.beyond.quantities import Count
from heliopause.games.sun.rules import log
from heliopause.games.sun.rules.constants import DEEP_YARD, FAR_JUMP, MAX_SHIP, POWERS, WORMHOLE
from heliopause.games.sun.rules.control import CHECK_CONTROL
from heliopause.games.sun.rules.packing import ship_index, ship_level
from heliopause.games.sun.rules.state import State
from heliopause.kernel.machine import Question
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Tokens, more, piece, raised, row, several

FROM_POP: Final = 0
FROM_SUPPLY: Final = 1

# Where a ship is built.
AT_YARDS: Final = 0
IN_DEEP_SPACE: Final = 1
ANYWHERE: Final = 2


# Building (rule 10.1)


@final
class Build(Part):
    """`supply -> ship 2`, `pop -> ship 1`, `(pop -> ship 1)`, `supply -> ship 3 in Deep Space`."""

    __slots__ = ("level", "number", "optional", "safe", "source", "where")

    def __init__(self, number: int, source: int, level: int, where: int, optional: bool) -> None:
        self.safe = optional or source == FROM_SUPPLY
        self.number = number
        self.source = source
        self.level = level
        self.where = where
        self.optional = optional

    def begin(self, state: State, seat: int, binding: bool) -> None:
        for _ in range(self.number):
            state.stack.append(AskBuild(seat, self))

    def check(self, state: State, seat: int, purse: Purse) -> int:
        if self.optional:
            return FINE
        if self.source == FROM_SUPPLY:
            purse.supply = max(0, purse.supply - self.number)
            return FINE
        purse.pop -= self.number
        return NEED_POP if purse.pop < 0 else FINE

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        faction = state.seats[seat]
        return FINE if faction.pop > 0 or (self.source == FROM_SUPPLY and faction.supply() > 0) else NO_CHANGE

    def phrase(self) -> Phrase:
        source = "pop" if self.source == FROM_POP else "supply"
        where = "-deep" if self.where == IN_DEEP_SPACE else ""
        said = Phrase(f"part-build-{source}{where}", {"n": self.number, "level": self.level})
        if self.where == ANYWHERE:
            said = Phrase("part-build-anywhere", {"line": said})
        return Phrase("line-may", {"line": said}) if self.optional else said

    def tokens(self) -> Tokens:
        source = row("pop" if self.source == FROM_POP else "supply")
        drawn = row(several(self.number), source, "->", piece("ship", self.level))
        if self.where == IN_DEEP_SPACE:
            drawn = row(drawn, "deep")
        elif self.where == ANYWHERE:
            drawn = row(drawn, "anywhere")
        return row("(", drawn, ")") if self.optional else drawn


def shipyards(state: State, seat: int) -> list[int]:
    """Where the seat may build: Sol and the shipyards it controls."""
    board = state.board
    places = [board.sol, *[place for place in board.yards if state.controller[place] == seat]]
    if state.seats[seat].powers & DEEP_YARD:
        places.append(board.deep)
    return places


def anywhere(state: State) -> list[int]:
    """All places there are now; the extra one only when an event has added it."""
    board = state.board
    return [place for place in range(board.size) if place != board.extra or state.extra_link >= 0]


def building_places(state: State, seat: int, where: int) -> list[int]:
    if where == AT_YARDS:
        return shipyards(state, seat)
    return [state.board.deep] if where == IN_DEEP_SPACE else anywhere(state)


@final
class AskBuild(Question):
    """Where is the ship built? Out of supply: with population instead, or not at all (rule 7.3)."""

    __slots__ = ("part",)

    def __init__(self, seat: int, part: Build) -> None:
        super().__init__(seat)
        self.part = part

    def options(self, state: State) -> list[Option]:
        seat = self.seat
        part = self.part
        faction = state.seats[seat]
        from_supply = part.source == FROM_SUPPLY and faction.supply() > 0
        if not from_supply and (not faction.pop or not can_spend(state, seat, 1)):
            return []
        build = state.board.build
        places = building_places(state, seat, part.where)
        options = [build[place] for place in places]
        may_pass = part.optional or (part.source == FROM_SUPPLY and not from_supply)
        if may_pass and may_decline(state, seat):
            options.append(PASS)
        return options

    def answer(self, state: State, option: Option) -> None:
        if option is PASS:
            return
        seat = self.seat
        part = self.part
        faction = state.seats[seat]
        if part.source == FROM_SUPPLY and faction.take_supply() >= 0:
            code = log.BUILD
        else:
            faction.pop -= 1
            code = log.BUILD_FROM_POP
        state.add_ship(seat, option.a, part.level)
        state.note(code, seat, part.level, state.where(option.a))
        state.stack.append(CHECK_CONTROL)


# Upgrading (rule 10.2)


@final
class Upgrade(Part):
    """`upgrade 1 ship by 2`, `upgrade up to 2 ships by 1`, `upgrade 3 levels` (split freely)."""

    __slots__ = ("by", "number", "optional", "split")
    safe = True

    def __init__(self, number: int, by: int, optional: bool, split: bool) -> None:
        self.number = number
        self.by = by
        self.optional = optional
        self.split = split

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(CHECK_CONTROL)
        state.stack.append(AskUpgrade(seat, self, self.number, ()))

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        ships = state.seats[seat].ships
        return FINE if any(ships[index] for index in range(len(ships)) if ship_level(index) != MAX_SHIP) else NO_CHANGE

    def phrase(self) -> Phrase:
        kind = "split" if self.split else "up-to" if self.optional else "ships"
        return Phrase(f"part-upgrade-{kind}", {"n": self.number, "by": self.by})

    def tokens(self) -> Tokens:
        if self.split:
            return row("upgrade", more(self.number))
        number = row("up to", self.number) if self.optional else several(self.number)
        return row("upgrade", number, raised("ship", self.by))


@final
class AskUpgrade(Question):
    """Which ship is upgraded next? Unless levels are split, each ship only once."""

    __slots__ = ("left", "part", "raised")

    def __init__(self, seat: int, part: Upgrade, left: int, raised: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.part = part
        self.left = left
        self.raised = raised  # where ships upgraded by this effect are now

    def options(self, state: State) -> list[Option]:
        table = state.board.upgrade
        raised = self.raised
        options = [
            table[index]
            for index, number in enumerate(state.seats[self.seat].ships)
            if number and ship_level(index) != MAX_SHIP and number > raised.count(index)
        ]
        if self.part.optional and options and may_decline(state, self.seat):
            options.append(DONE)
        return options

    def raised_to(self, option: Option) -> int:
        return min(MAX_SHIP, option.b + self.part.by)

    def answer(self, state: State, option: Option) -> None:
        state.uninterrupted = False
        if option is DONE:
            return
        seat = self.seat
        part = self.part
        level = self.raised_to(option)
        state.remove_ship(seat, option.a, option.b)
        state.add_ship(seat, option.a, level)
        state.note(log.UPGRADE, seat, option.b, level, state.where(option.a))
        if self.left > 1:
            raised = self.raised if part.split else (*self.raised, ship_index(option.a, level))
            following = AskUpgrade(seat, part, self.left - 1, raised)
            if following.options(state):
                state.uninterrupted = True
                state.stack.append(following)


# Jumping (rule 11.1)


@final
class Jump(Part):
    """`jump 3`, `jump 1 per colonies`: points, split freely; control is checked when all ships have moved."""

    __slots__ = ("count", "points")
    safe = True

    def __init__(self, points: int, count: Count | None) -> None:
        self.points = points
        self.count = count

    def reach(self, state: State, seat: int) -> int:
        """How many points; none at all where nothing is counted."""
        points = self.points if self.count is None else self.count.of(state, seat)
        powers = state.seats[seat].powers
        return points + POWERS.number(powers, FAR_JUMP) if powers & FAR_JUMP and points else points

    def begin(self, state: State, seat: int, binding: bool) -> None:
        if self.count is not None and not self.reach(state, seat):
            return
        # Only where nothing has changed yet does it matter whether the fleet ends where it began.
        state.stack.append(CHECK_CONTROL)
        state.stack.append(AskJump(seat, self.reach(state, seat), not state.changed, None))

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        if self.count is not None and not self.reach(state, seat):
            return NO_CHANGE
        return FINE if any(state.seats[seat].ships) else NO_CHANGE

    def phrase(self) -> Phrase:
        if self.count is not None:
            return Phrase("part-jump-per", {"count": self.count.phrase()})
        return Phrase("part-jump", {"n": self.points})

    def tokens(self) -> Tokens:
        if self.count is not None:
            return row("jump", self.count.each, self.count.tokens())
        return row("jump", self.points)


def steps(state: State, seat: int) -> list[Option]:
    """Every move of one ship along one route."""
    faction = state.seats[seat]
    table = state.jumps.through_wormholes if faction.powers & WORMHOLE else state.jumps.along_routes
    options: list[Option] = []
    for index, number in enumerate(faction.ships):
        if number:
            options += table[index]
    return options


@final
class AskJump(Question):
    """The next step of a jump, or done."""

    __slots__ = ("must_change", "points", "start")

    def __init__(self, seat: int, points: int, must_change: bool, start: list[int] | None) -> None:
        super().__init__(seat)
        self.points = points
        self.must_change = must_change  # must the jump itself change something (rule 3.7)?
        self.start = start  # the fleet before the first step

    def options(self, state: State) -> list[Option]:
        options = steps(state, self.seat)
        if not self.must_change or could_change(state, self.seat, remaining(state, self.seat)):
            options.append(DONE)
        elif self.start is not None and state.seats[self.seat].ships != self.start:
            if self.points == 1:
                options = [option for option in options if not _leads_to(state, self.seat, option, self.start)]
            options.append(DONE)
        return options

    def answer(self, state: State, option: Option) -> None:
        ships = state.seats[self.seat].ships
        start = self.start or ships[:]
        state.uninterrupted = option is not DONE and self.points > 1
        if option is not DONE:
            move_ship(state, self.seat, option)
            note_move(state, log.JUMP, self.seat, option)
            if self.points > 1:
                state.stack.append(AskJump(self.seat, self.points - 1, self.must_change, start))
                return
        if self.must_change:
            state.changed = ships != start


def move_ship(state: State, seat: int, option: Option) -> None:
    state.remove_ship(seat, option.a, option.c)
    state.add_ship(seat, option.b, option.c)


def note_move(state: State, code: int, seat: int, option: Option) -> None:
    state.note(code, seat, option.c, state.where(option.a), state.where(option.b))


def _leads_to(state: State, seat: int, option: Option, fleet: list[int]) -> bool:
    ships = state.seats[seat].ships[:]
    ships[ship_index(option.a, option.c)] -= 1
    ships[ship_index(option.b, option.c)] += 1
    return ships == fleet


@final
class MoveAnywhere(Part):
    """`move 2 ships anywhere`."""

    __slots__ = ("number",)
    safe = True

    def __init__(self, number: int) -> None:
        self.number = number

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(CHECK_CONTROL)
        state.stack.append(AskMove(seat, self.number, (), not state.changed, None))

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if any(state.seats[seat].ships) else NO_CHANGE

    def phrase(self) -> Phrase:
        return Phrase("part-move-anywhere", {"n": self.number})

    def tokens(self) -> Tokens:
        return row(self.number, "ship", "->", "anywhere")


@final
class AskMove(Question):
    """Which ship moves where, each only once? A ship may stay where it is, so the seat may be done at once."""

    __slots__ = ("left", "moved", "must_change", "start")

    def __init__(
        self, seat: int, left: int, moved: tuple[int, ...], must_change: bool, start: list[int] | None
    ) -> None:
        super().__init__(seat)
        self.left = left
        self.moved = moved  # where ships moved by this effect are now
        self.must_change = must_change  # as in a jump
        self.start = start

    def options(self, state: State) -> list[Option]:
        table = state.jumps.anywhere
        options: list[Option] = []
        for index, number in enumerate(state.seats[self.seat].ships):
            if number > self.moved.count(index):
                options += table[index]
        if not self.must_change or could_change(state, self.seat, remaining(state, self.seat)):
            options.append(DONE)
        elif self.start is not None:  # two equal ships that change places have changed nothing
            options = [option for option in options if not _leads_to(state, self.seat, option, self.start)]
            options.append(DONE)
        return options

    def answer(self, state: State, option: Option) -> None:
        ships = state.seats[self.seat].ships
        start = self.start or ships[:]
        state.uninterrupted = option is not DONE and self.left > 1
        if option is not DONE:
            move_ship(state, self.seat, option)
            note_move(state, log.MOVE, self.seat, option)
            if self.left > 1:
                moved = (*self.moved, ship_index(option.b, option.c))
                state.stack.append(AskMove(self.seat, self.left - 1, moved, self.must_change, start))
                return
        if self.must_change:
            state.changed = ships != start
