"""The actions of Beyond the Horizon. On the map an option is told by the tile, not by where the tile lies.

The map grows in every direction, so a list by coordinates would be very long and hardly used. Tiles have numbers
instead: 0 is the cradle, 1 to 4 the start tiles by seat, 5 and on the territories in the order they were explored.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, final

from heliopause.envs.actions import Actions, Draws
from heliopause.envs.beyond.actions import add_by_hand, add_common
from heliopause.games.horizon.rules import hexes, options
from heliopause.games.horizon.rules.cards import Content, every_line
from heliopause.games.horizon.rules.constants import STRONGEST, UNITS
from heliopause.games.horizon.rules.state import State
from heliopause.kernel.option import Option

SEATS: Final = 4
TERRITORIES: Final = 1 + SEATS  # the number of the first territory
SIDES: Final = len(hexes.SIDES)
UNIT_NAMES: Final = [f"{word}{strength}" for word in UNITS for strength in range(1, STRONGEST + 1)]
STRENGTHS: Final = [str(strength) for strength in range(1, STRONGEST + 1)]
_SIDE_OF: Final = {step: side for side, step in enumerate(hexes.around(0))}


def tile_count(content: Content) -> int:
    return TERRITORIES + len(content.territories)


def tile_shift(players: int) -> int:
    """What to add to the engine's number of a territory, which follows the start tiles that are there."""
    return SEATS - players


@final
class MapGroup:
    """The actions of one verb on all tiles: where they begin, how many a tile has, and which of these an option is."""

    __slots__ = ("first", "stride", "within")

    def __init__(self, first: int, stride: int, within: Callable[[Option], int]) -> None:
        self.first = first
        self.stride = stride
        self.within = within


@final
class Place:
    """What is known of an option: its number on tile 0, the cell that tells the tile, and how far it is to the next.

    An option that is not about a tile has no such way.
    """

    __slots__ = ("base", "cell", "stride")

    def __init__(self, base: int, cell: int, stride: int) -> None:
        self.base = base
        self.cell = cell
        self.stride = stride


@final
class MapActions(Actions):
    """Adds the groups of the map: actions by tile and, within a tile, by what is done there."""

    def __init__(self, tiles: int) -> None:
        super().__init__()
        self.tiles = tiles
        self._verbs: dict[str, MapGroup] = {}
        self._places: dict[str, Place] = {}  # by option id; filled as they come

    def add_map(self, verb: str, rest: list[str], within: Callable[[Option], int], meaning: str) -> None:
        """`rest` names what can be done on a tile, `within` says which of it an option is."""
        names = [f"{verb}:tile{tile}{':' if name else ''}{name}" for tile in range(self.tiles) for name in rest]
        first = self._add_group(verb, names, meaning)
        self._verbs[verb] = MapGroup(first, len(rest), within)

    def of(self, state: Any) -> list[int]:
        position: State = state
        places = self._places
        cells = position.cells
        players = position.players
        shift = tile_shift(players)
        found: list[int] = []
        cell = -1  # options of one tile stand together
        tile = 0
        for option in position.offered:
            place = places.get(option.id)
            if place is None:
                place = self._place(option)
            number = place.base
            if place.stride:
                if place.cell != cell:
                    cell = place.cell
                    tile = 0
                    while cells[tile] != cell:
                        tile += 1
                number += (tile + shift if tile > players else tile) * place.stride
            found.append(number)
        return found

    def _place(self, option: Option) -> Place:
        number = self._numbers.get(option.id)
        if number is not None:
            place = Place(number, 0, 0)
        else:
            group = self._verbs[option.id.partition(":")[0]]
            place = Place(group.first + group.within(option), option.a, group.stride)
        self._places[option.id] = place
        return place


def actions_of(content: Content) -> Actions:
    actions = MapActions(tile_count(content))
    add_common(actions, content)
    produce = [options.PRODUCE_POP, options.PRODUCE_COINS, options.PRODUCE_TRADE]
    actions.add_options("produce", produce, "the production phase")
    actions.add_options("trade", [options.BUY_PAWN, options.SELL_PAWN], "one exchange")
    actions.add_options("track", options.TRACK, "take a cube from this track")
    actions.add_options("use", options.USE[0], "use the unit of this strength on the tile")
    actions.add_options("government", (card.option for card in content.governments), "choose this government")
    actions.add_options("claim", (goal.option for goal in content.goals), "claim this goal")
    actions.add_options("construction", (card.option for card in content.constructions), "take this construction")
    steps = [f"side{side}:{unit}" for side in range(SIDES) for unit in UNIT_NAMES]
    actions.add_map("move", steps, _step, "a unit moves from this tile over this side")
    explore = [f"side{side}:{unit}" for side in range(SIDES) for unit in UNIT_NAMES[:STRONGEST]]
    actions.add_map("explore", explore, _explore, "a settler explores from this tile over this side")
    actions.add_map("enlist", UNIT_NAMES, _unit, "enlist this unit on this tile")
    actions.add_map("upgrade", UNIT_NAMES, _unit, "upgrade this unit on this tile, as far as the card says")
    actions.add_map("decommission", UNIT_NAMES, _unit, "decommission this unit on this tile")
    actions.add_map("settle", [""], _only, "settle the village of this tile")
    actions.add_map("fortify", [""], _only, "fortify the city of this tile")
    plans = [f"{card.id}:{strength}" for card in content.constructions for strength in STRENGTHS]
    actions.add_map("build", plans, _plan, "build this new construction on this tile with a settler of this strength")
    actions.add_map("build-existing", STRENGTHS, _strength, "build what stands on this tile, with such a settler")
    add_by_hand(actions, every_line(content))
    return actions


# What is done on a tile, by the ints of the option; see horizon/options.py


def _step(option: Option) -> int:
    return _SIDE_OF[option.b - option.a] * len(UNIT_NAMES) + option.c


def _explore(option: Option) -> int:
    return _SIDE_OF[option.b - option.a] * STRONGEST + option.c


def _unit(option: Option) -> int:
    return option.b


def _only(option: Option) -> int:
    return 0


def _plan(option: Option) -> int:
    return option.b * STRONGEST + option.c - 1


def _strength(option: Option) -> int:
    return option.c - 1


def draws_of(content: Content) -> Draws:
    cards: Iterable[Any] = (
        *content.technologies,
        *content.goals,
        *content.territories,
        *content.constructions,
        *content.leaders,
        *content.governments,
    )
    ids = [option.id for option in (*content.start_options, *options.SIDE)]
    return Draws([*ids, *(card.draw.id for card in cards)])
