"""Moving: movements split over units, and exploring with settlers (rules 7.4 to 7.7)."""

from typing import Final, final

from heliopause.beyond.constants import FINE, NO_CHANGE
from heliopause.beyond.lines import AskPart, Part, Purse
from heliopause.beyond.options import DONE, PASS
from heliopause.beyond.quantities import Count
from heliopause.games.horizon.rules import log
from heliopause.games.horizon.rules.constants import (
    NO_SITE,
    NO_UNIT,
    ON_EXPLORE,
    OPEN_BORDERS,
    POWERS,
    SECOND_EXPLORATION,
    SETTLER,
)
from heliopause.games.horizon.rules.options import EXPLORE, MOVE
from heliopause.games.horizon.rules.packing import piece_kind, piece_on, unit_kind, unit_piece, unit_tile
from heliopause.games.horizon.rules.state import State
from heliopause.games.horizon.rules.triggers import fire
from heliopause.games.horizon.rules.units import different
from heliopause.kernel import deck
from heliopause.kernel.deck import TopCard
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Tokens, more, row

ANY: Final = -1


@final
class Move(Part):
    """`move 2`, `move 1 per city up to 3`."""

    __slots__ = ("count", "movements")
    safe = True

    def __init__(self, movements: int, count: Count | None) -> None:
        super().__init__()
        self.movements = movements
        self.count = count

    def far(self, state: State, seat: int) -> int:
        """How many movements; none at all where nothing is counted."""
        movements = self.movements if self.count is None else self.count.of(state, seat)
        return movements + state.seats[seat].reach if movements else 0

    def begin(self, state: State, seat: int, binding: bool) -> None:
        far = self.far(state, seat)
        if far:
            state.stack.append(AskMove(seat, far, False, ANY, not binding))

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        player = state.seats[seat]
        if not player.units:
            return NO_UNIT
        # With two movements every unit can move, if need be over a start tile to the cradle.
        far = self.far(state, seat)
        if not far:
            return NO_CHANGE
        if far > 1 or AskMove(seat, 1, False, ANY, False).options(state):
            return FINE
        return NO_SITE

    def phrase(self) -> Phrase:
        if self.count is not None:
            return Phrase("part-move-per", {"count": self.count.phrase()})
        return Phrase("part-move-units", {"n": self.movements})

    def tokens(self) -> Tokens:
        if self.count is not None:
            return row("move", self.count.each, self.count.tokens())
        return row("move", self.movements)


@final
class AskMove(AskPart):
    """The next movement of a unit, or done."""

    __slots__ = ("left", "moved", "unit")

    def __init__(self, seat: int, left: int, moved: bool, unit: int, optional: bool) -> None:
        super().__init__(seat, optional)
        self.left = left
        self.moved = moved
        self.unit = unit  # on another's start tile, which it must leave; or ANY

    def options(self, state: State) -> list[Option]:
        if not self.left:
            return []
        seat = self.seat
        options: list[Option] = []
        if self.unit != ANY:
            self.steps(state, self.unit, options)
            return options
        for unit in different(state.seats[seat].units):
            self.steps(state, unit, options)
        if options and self.moved:
            options.append(DONE)
            return options
        return self.or_pass(state, options)

    def steps(self, state: State, unit: int, options: list[Option]) -> None:
        """Where a unit may go with one movement."""
        seat = self.seat
        map_options = state.content.map_options
        cells = state.cells
        tile = unit_tile(unit)
        near = state.near[tile]
        for target in range(len(cells)):
            # Another's start tile may be crossed: there must be a movement left to leave it again.
            if near >> target & 1 and (self.left > 1 or not closed(state, seat, target)):
                options.append(map_options.step(MOVE, cells[tile], cells[target], unit_piece(unit)))
        if unit_kind(unit) == SETTLER and explorations(state, seat) > 0:
            for cell, touching in state.frontier:
                if touching >> tile & 1:
                    options.append(map_options.step(EXPLORE, cells[tile], cell, unit_piece(unit)))

    def routes(self, state: State) -> list[list[Option]]:
        """The shortest ways of more than one step over tiles, by unit and target: nothing is asked between their steps.
        A unit does not stop on another's start tile, so no way ends there."""
        found: list[list[Option]] = []
        units = [self.unit] if self.unit != ANY else different(state.seats[self.seat].units)
        for unit in units:
            piece = unit_piece(unit)
            seen = 1 << unit_tile(unit)
            ways: list[tuple[int, list[Option]]] = [(unit_tile(unit), [])]
            for tile, way in ways:  # it grows while it is walked
                if len(way) == self.left:
                    break
                for target in deck.members(state.near[tile] & ~seen):
                    seen |= 1 << target
                    step = state.content.map_options.step(MOVE, state.cells[tile], state.cells[target], piece)
                    ways.append((target, [*way, step]))
                    if way and not closed(state, self.seat, target):
                        found.append([*way, step])
        return found

    def answer(self, state: State, option: Option) -> None:
        if option is PASS or option is DONE:
            return
        seat = self.seat
        origin = state.cells.index(option.a)
        before = piece_on(origin, option.c)
        if option.b in state.cells:
            target = state.cells.index(option.b)
            after = piece_on(target, option.c)
            civilization = state.seats[seat]
            civilization.remove_unit(before)
            civilization.add_unit(after)
            state.note(log.MOVE_UNIT, seat, piece_kind(option.c), origin, target)
            onward = after if closed(state, seat, target) else ANY
            state.stack.append(AskMove(seat, self.left - 1, True, onward, self.optional))
        else:
            state.stack.append(AskMove(seat, self.left - 1, True, ANY, self.optional))
            state.stack.append(Explore(seat, before, option.b))


def explorations(state: State, seat: int) -> int:
    """How many new tiles the seat may still reveal this turn (rule 7.7)."""
    if not state.territories:
        return 0
    civilization = state.seats[seat]
    return civilization.explorations + POWERS.number(civilization.powers, SECOND_EXPLORATION)


def closed(state: State, seat: int, tile: int) -> bool:
    """May the seat's units not end their movement there?"""
    return state.foreign(tile, seat) and not state.seats[seat].powers & OPEN_BORDERS


@final
class Explore(TopCard):
    """A new territory tile is revealed: lay it, move the settler there, gain its bonus."""

    __slots__ = ("cell", "explorer", "unit")

    def __init__(self, explorer: int, unit: int, cell: int) -> None:
        super().__init__()
        self.explorer = explorer
        self.unit = unit
        self.cell = cell

    def cards(self, state: State) -> int:
        return deck.draw_mask(state.territories)

    def option(self, state: State, card: int) -> Option:
        return state.content.territories[card].draw

    def answer(self, state: State, option: Option) -> None:
        seat = self.explorer
        deck.remove(state.territories, option.a)
        tile = state.lay_tile(self.cell, option.a)
        civilization = state.seats[seat]
        civilization.remove_unit(self.unit)
        civilization.add_unit(piece_on(tile, unit_piece(self.unit)))
        civilization.explored += 1
        civilization.explorations -= 1
        state.note(log.EXPLORE, seat, tile)
        fire(state, seat, ON_EXPLORE)
        bonus = state.content.territories[option.a].explore
        if bonus is not None:
            bonus.start(state, seat, False)


@final
class ExploreAgain(Part):
    """`explore again`: one more new tile may be explored this turn."""

    __slots__ = ()
    safe = True

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.seats[seat].explorations += 1
        state.note(log.EXPLORE_AGAIN, seat)

    def phrase(self) -> Phrase:
        return Phrase("part-explore-again")

    def tokens(self) -> Tokens:
        return row("explore", more(1))
