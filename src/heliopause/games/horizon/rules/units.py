"""Settlers and soldiers: enlisting, upgrading, reducing, decommissioning (rules 7.1 to 7.3)."""

from typing import Final, final

from heliopause.beyond.constants import FINE, NEED_POP
from heliopause.beyond.lines import AskPart, Part, Purse
from heliopause.beyond.options import PASS
from heliopause.games.horizon.rules import log
from heliopause.games.horizon.rules.constants import (
    NO_SUPPLY,
    NO_UNIT,
    ON_ENLIST,
    POWERS,
    SETTLER,
    SOLDIER,
    STRONG_ENLISTING,
    STRONGEST,
)
from heliopause.games.horizon.rules.options import DECOMMISSION, ENLIST, UPGRADE
from heliopause.games.horizon.rules.packing import (
    one_of,
    pack_piece,
    pack_unit,
    piece_kind,
    piece_on,
    unit_kind,
    unit_piece,
    unit_strength,
    unit_tile,
)
from heliopause.games.horizon.rules.state import Seat, State
from heliopause.games.horizon.rules.tokens import UNIT_ICONS
from heliopause.games.horizon.rules.triggers import fire
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Icon, Tokens, piece, raised, row, several

BOTH: Final = (SETTLER, SOLDIER)


def kind_of(kinds: tuple[int, ...]) -> Icon:
    """What units of these kinds are called, and drawn as."""
    return "unit" if len(kinds) == 2 else UNIT_ICONS[kinds[0]]


def different(units: list[int]) -> list[int]:
    """The units that are not equal to another one before them."""
    return [unit for at, unit in enumerate(units) if not at or units[at - 1] != unit]


# Tokens: eight for each kind, with two sides


def combinations(tokens: list[tuple[int, int]]) -> frozenset[int]:
    """All sets of strengths that can be in play at once, each written like Seat.strengths."""
    found = {0}
    for front, back in tokens:
        found |= {known + one_of(side) for known in found for side in (front, back)}
    return frozenset(found)


def has_token(state: State, civilization: Seat, kind: int, strength: int, instead: int = 0) -> bool:
    """Is there a token of this strength for a unit that is new, or that had another strength before?"""
    strengths = civilization.strengths[kind] + one_of(strength)
    if instead:
        strengths -= one_of(instead)
    return strengths in state.content.tokens[kind]


# Enlisting


@final
class Enlist(Part):
    """`pop -> settler 1`, `supply -> soldier 2`, `pop -> unit 2`."""

    __slots__ = ("from_supply", "kinds", "strength")
    safe = True

    def __init__(self, from_supply: bool, kinds: tuple[int, ...], strength: int) -> None:
        super().__init__()
        self.from_supply = from_supply
        self.kinds = kinds
        self.strength = strength

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(AskEnlist(seat, self, not binding))

    def strength_for(self, state: State, seat: int, kind: int) -> int:
        """The strength the unit would have; 0 when there is no token for it."""
        civilization = state.seats[seat]
        if civilization.powers & STRONG_ENLISTING:
            best = min(STRONGEST, self.strength + POWERS.number(civilization.powers, STRONG_ENLISTING))
            for strength in range(best, self.strength, -1):
                if has_token(state, civilization, kind, strength):
                    return strength
        return self.strength if has_token(state, civilization, kind, self.strength) else 0

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        if self.from_supply:
            if not purse.supply:
                return NO_SUPPLY
        elif not purse.pop:
            return NEED_POP
        for kind in self.kinds:
            if self.strength_for(state, seat, kind):
                return FINE
        return NO_UNIT

    def phrase(self) -> Phrase:
        return Phrase(
            f"part-enlist-{kind_of(self.kinds)}",
            {"strength": self.strength, "inactive": "yes" if self.from_supply else "no"},
        )

    def tokens(self) -> Tokens:
        return row("supply" if self.from_supply else "pop", "->", piece(kind_of(self.kinds), self.strength))


@final
class AskEnlist(AskPart):
    """Settler or soldier, and where: on the own start tile, or where one has a cube."""

    __slots__ = ("part",)

    def __init__(self, seat: int, part: Enlist, optional: bool) -> None:
        super().__init__(seat, optional)
        self.part = part

    def options(self, state: State) -> list[Option]:
        seat = self.seat
        part = self.part
        civilization = state.seats[seat]
        if not (civilization.supply() if part.from_supply else civilization.pop):
            return []
        map_options = state.content.map_options
        tiles = rally_points(state, seat)
        options = []
        for kind in part.kinds:
            strength = part.strength_for(state, seat, kind)
            if strength:
                piece = pack_piece(kind, strength)
                options += [map_options.unit(ENLIST, state.cells[tile], piece) for tile in tiles]
        return self.or_pass(state, options)

    def answer(self, state: State, option: Option) -> None:
        if option is PASS:
            return
        seat = self.seat
        civilization = state.seats[seat]
        if self.part.from_supply:
            civilization.take_supply()
        else:
            civilization.pop -= 1
        tile = state.cells.index(option.a)
        kind = piece_kind(option.b)
        civilization.add_unit(piece_on(tile, option.b))
        state.note(log.ENLIST, seat, kind, unit_strength(option.b), tile)
        fire(state, seat, ON_ENLIST[kind])


def rally_points(state: State, seat: int) -> list[int]:
    home = state.seats[seat].home
    return [tile for tile in range(len(state.cells)) if tile == home or state.has_cube(tile, seat)]


# Upgrading


@final
class Upgrade(Part):
    """`upgrade settler by 2`: one unit by two steps; `upgrade 2 units by 1`: two different ones."""

    __slots__ = ("by", "kinds", "number")
    safe = True

    def __init__(self, number: int, kinds: tuple[int, ...], by: int) -> None:
        super().__init__()
        self.number = number
        self.kinds = kinds
        self.by = by

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(AskUpgrade(seat, self, (), not binding))

    def raised(self, state: State, seat: int, unit: int) -> int:
        """The strength a unit would get: the whole upgrade, or as far as 6 and the tokens allow; 0 for none."""
        kind = unit_kind(unit)
        strength = unit_strength(unit)
        if kind not in self.kinds:
            return 0
        for target in range(min(STRONGEST, strength + self.by), strength, -1):
            if has_token(state, state.seats[seat], kind, target, strength):
                return target
        return 0

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        for unit in state.seats[seat].units:
            if self.raised(state, seat, unit):
                return FINE
        return NO_UNIT

    def phrase(self) -> Phrase:
        return Phrase(f"part-upgrade-{kind_of(self.kinds)}", {"n": self.number, "by": self.by})

    def tokens(self) -> Tokens:
        return row("upgrade", several(self.number), raised(kind_of(self.kinds), self.by))


@final
class AskUpgrade(AskPart):
    """Which unit is upgraded?"""

    __slots__ = ("done", "part")

    def __init__(self, seat: int, part: Upgrade, done: tuple[int, ...], optional: bool) -> None:
        super().__init__(seat, optional)
        self.part = part
        self.done = done  # units as they are after their upgrade: none is upgraded twice

    def options(self, state: State) -> list[Option]:
        seat = self.seat
        units = state.seats[seat].units
        map_options = state.content.map_options
        options = []
        for unit in different(units):
            if units.count(unit) > self.done.count(unit):
                target = self.part.raised(state, seat, unit)
                if target:
                    cell = state.cells[unit_tile(unit)]
                    options.append(map_options.unit(UPGRADE, cell, unit_piece(unit), target))
        return self.or_pass(state, options)

    def answer(self, state: State, option: Option) -> None:
        if option is PASS:
            return
        tile = state.cells.index(option.a)
        kind = piece_kind(option.b)
        before = piece_on(tile, option.b)
        after = pack_unit(tile, kind, option.c)
        civilization = state.seats[self.seat]
        civilization.remove_unit(before)
        civilization.add_unit(after)
        state.note(log.UPGRADE_UNIT, self.seat, kind, option.c, tile)
        if len(self.done) + 1 < self.part.number:
            state.stack.append(AskUpgrade(self.seat, self.part, (*self.done, after), self.optional))


# Leaving the map


def exhaust(state: State, seat: int, unit: int) -> None:
    """The pawn goes back to the rightmost free place in the columns, the token to its owner."""
    civilization = state.seats[seat]
    civilization.remove_unit(unit)
    civilization.return_cube()
    state.note(log.EXHAUST, seat, unit_kind(unit), unit_strength(unit), unit_tile(unit))


def disband(state: State, seat: int, unit: int) -> None:
    """The pawn becomes active population."""
    civilization = state.seats[seat]
    civilization.remove_unit(unit)
    civilization.pop += 1
    state.note(log.DISBAND, seat, unit_kind(unit), unit_strength(unit), unit_tile(unit))


def disbandable(state: State, seat: int) -> list[Option]:
    """The units that may be decommissioned."""
    map_options = state.content.map_options
    return [
        map_options.unit(DECOMMISSION, state.cells[unit_tile(unit)], unit_piece(unit))
        for unit in different(state.seats[seat].units)
    ]


@final
class Decommission(Part):
    """`decommission`: a unit becomes active population."""

    __slots__ = ()
    safe = True

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(AskDecommission(seat, not binding))

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if state.seats[seat].units else NO_UNIT

    def phrase(self) -> Phrase:
        return Phrase("part-decommission")

    def tokens(self) -> Tokens:
        return row("unit", "->", "pop")


@final
class AskDecommission(AskPart):
    """Which unit leaves the map?"""

    __slots__ = ()

    def options(self, state: State) -> list[Option]:
        return self.or_pass(state, disbandable(state, self.seat))

    def answer(self, state: State, option: Option) -> None:
        if option is not PASS:
            disband(state, self.seat, piece_on(state.cells.index(option.a), option.b))
