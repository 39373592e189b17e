"""Constructions: taken from the display, built by a settler, then by a second player (rules 9.2 to 9.5)."""

from typing import Final, final

from heliopause.beyond.constants import FINE
from heliopause.beyond.lines import AskPart, Part, Purse
from heliopause.beyond.options import PASS
from heliopause.games.horizon.rules import log
from heliopause.games.horizon.rules.constants import (
    CHEAP_CONSTRUCTION,
    LEVELS,
    NO_SITE,
    ON_BUILD_EXISTING,
    ON_BUILD_NEW,
    POWERS,
    SETTLER,
    STURDY_SETTLERS,
)
from heliopause.games.horizon.rules.development import TakeCube
from heliopause.games.horizon.rules.economy import pay_coins
from heliopause.games.horizon.rules.packing import pack_unit, unit_kind, unit_strength, unit_tile
from heliopause.games.horizon.rules.state import NOBODY, NOTHING, Seat, State
from heliopause.games.horizon.rules.triggers import fire
from heliopause.games.horizon.rules.units import different, exhaust, has_token
from heliopause.kernel import deck
from heliopause.kernel.deck import TopCard
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Tokens, framed, row

BUILDERS: Final = 2


# Taking one from the display


@final
class TakeConstruction(Part):
    """`construction II`, `construction up to II`."""

    __slots__ = ("levels",)
    safe = True

    def __init__(self, levels: tuple[int, ...]) -> None:
        super().__init__()
        self.levels = levels

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(AskConstruction(seat, self.levels, not binding))

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        for level in self.levels:
            if state.display[level]:
                return FINE
        return NO_SITE

    def phrase(self) -> Phrase:
        one_level = len(self.levels) == 1
        return Phrase(
            "part-construction" if one_level else "part-construction-up-to", {"level": LEVELS[self.levels[-1]]}
        )

    def tokens(self) -> Tokens:
        highest = row(framed(LEVELS[self.levels[-1]]))
        return row("construction", highest) if len(self.levels) == 1 else row("construction", "up to", highest)


@final
class AskConstruction(AskPart):
    """Which construction of the display is taken?"""

    __slots__ = ("levels",)

    def __init__(self, seat: int, levels: tuple[int, ...], optional: bool) -> None:
        super().__init__(seat, optional)
        self.levels = levels

    def options(self, state: State) -> list[Option]:
        cards = state.content.constructions
        found = [cards[card].option for level in self.levels for card in state.display[level]]
        return self.or_pass(state, found)

    def answer(self, state: State, option: Option) -> None:
        if option is PASS:
            return
        level = state.content.constructions[option.a].level
        state.display[level].remove(option.a)
        state.seats[self.seat].constructions.append(option.a)
        state.note(log.TAKE_CONSTRUCTION, self.seat, option.a)
        if state.construction_decks[level]:
            state.stack.append(RevealConstruction(level))


@final
class RevealConstruction(TopCard):
    """The next construction of a level joins the display."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level = level

    def cards(self, state: State) -> int:
        return deck.draw_mask(state.construction_decks[self.level])

    def option(self, state: State, card: int) -> Option:
        return state.content.constructions[card].draw

    def answer(self, state: State, option: Option) -> None:
        deck.remove(state.construction_decks[self.level], option.a)
        state.display[self.level].append(option.a)
        if state.round:
            state.note(log.REVEAL_CONSTRUCTION, state.active, option.a)


# Building


def price(civilization: Seat, cost: int) -> int:
    powers = civilization.powers
    return max(0, cost - POWERS.number(powers, CHEAP_CONSTRUCTION)) if powers & CHEAP_CONSTRUCTION else cost


def can_work(state: State, civilization: Seat, unit: int) -> bool:
    """Can this settler be reduced by one? It needs a token for what is left of it."""
    strength = unit_strength(unit)
    return (
        strength == 1
        or bool(civilization.powers & STURDY_SETTLERS)
        or has_token(state, civilization, SETTLER, strength - 1, strength)
    )


def settlers(state: State, civilization: Seat) -> list[int]:
    """The different settlers that could build."""
    return [
        unit
        for unit in different(civilization.units)
        if unit_kind(unit) == SETTLER and can_work(state, civilization, unit)
    ]


def is_site(state: State, seat: int, tile: int) -> bool:
    """May the seat put a new construction there?"""
    return (
        state.built[tile] == NOTHING
        and state.village[tile] == NOBODY
        and not state.foreign(tile, seat)
        and not state.has_units_of_others(tile, seat)
    )


def new_options(state: State, seat: int, coins: int) -> list[Option]:
    """Every construction the seat has taken and can pay, on every tile where one of its settlers may build it."""
    civilization = state.seats[seat]
    options: list[Option] = []
    if not civilization.constructions:
        return options
    content = state.content
    at = [unit for unit in settlers(state, civilization) if is_site(state, seat, unit_tile(unit))]
    for number in civilization.constructions:
        card = content.constructions[number]
        if price(civilization, card.cost) <= coins:
            for unit in at:
                cell = state.cells[unit_tile(unit)]
                options.append(content.map_options.build(card, cell, unit_strength(unit), True))
    return options


def existing_options(state: State, seat: int, coins: int) -> list[Option]:
    """Every construction on the map that the seat's settlers stand on and may build as its second builder."""
    civilization = state.seats[seat]
    content = state.content
    options = []
    for unit in settlers(state, civilization):
        tile = unit_tile(unit)
        number = state.built[tile]
        if number == NOTHING or len(state.builders[tile]) >= BUILDERS or seat in state.builders[tile]:
            continue
        card = content.constructions[number]
        if price(civilization, card.cost) <= coins:
            options.append(content.map_options.build(card, state.cells[tile], unit_strength(unit), False))
    return options


def build(state: State, seat: int, option: Option) -> None:
    """Pay, reduce the settler, place the tile if it is new, then the cube and the bonus."""
    civilization = state.seats[seat]
    tile = state.cells.index(option.a)
    card = state.content.constructions[option.b]
    new = state.built[tile] == NOTHING
    pay_coins(state, seat, price(civilization, card.cost))
    unit = pack_unit(tile, SETTLER, option.c)
    if not civilization.powers & STURDY_SETTLERS:
        if option.c == 1:
            exhaust(state, seat, unit)
        else:
            civilization.remove_unit(unit)
            civilization.add_unit(pack_unit(tile, SETTLER, option.c - 1))
            state.note(log.WEAKEN, seat, option.c - 1, tile)
    if new:
        civilization.constructions.remove(option.b)
        state.built[tile] = option.b
    state.builders[tile] = (*state.builders[tile], seat)
    state.note(log.BUILD_NEW if new else log.BUILD_EXISTING, seat, option.b, tile)
    fire(state, seat, ON_BUILD_NEW if new else ON_BUILD_EXISTING)
    if card.bonus is not None:
        card.bonus.start(state, seat, False)
    state.stack.append(TakeCube(seat, (card.tracks[0 if new else 1],)))


@final
class Build(Part):
    """`build new`, `build existing`, `build`."""

    __slots__ = ("existing", "new")
    safe = True

    def __init__(self, new: bool, existing: bool) -> None:
        super().__init__()
        self.new = new
        self.existing = existing

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(AskBuild(seat, self, not binding))

    def options(self, state: State, seat: int, coins: int) -> list[Option]:
        options = new_options(state, seat, coins) if self.new else []
        return options + existing_options(state, seat, coins) if self.existing else options

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if self.options(state, seat, purse.money) else NO_SITE

    def phrase(self) -> Phrase:
        if self.new and self.existing:
            return Phrase("part-build-any")
        return Phrase("part-build-new" if self.new else "part-build-existing")

    def tokens(self) -> Tokens:
        if self.new and self.existing:
            return row("build")
        return row("build", "new" if self.new else "existing")


@final
class AskBuild(AskPart):
    """Which construction is built, and where?"""

    __slots__ = ("part",)

    def __init__(self, seat: int, part: Build, optional: bool) -> None:
        super().__init__(seat, optional)
        self.part = part

    def options(self, state: State) -> list[Option]:
        return self.or_pass(state, self.part.options(state, self.seat, state.seats[self.seat].coins))

    def answer(self, state: State, option: Option) -> None:
        if option is not PASS:
            build(state, self.seat, option)


def add_construction_points(state: State, tile: int, points: list[int]) -> None:
    """What the tile gives every builder, and the first builder's points if there is a second one (rule 12.2)."""
    card = state.content.constructions[state.built[tile]]
    builders = state.builders[tile]
    for builder in builders:
        points[builder] += card.vp
    if len(builders) > 1:
        points[builders[0]] += card.first
