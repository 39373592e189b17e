"""The position: a Seat for every civilization, and the State of everything on the table."""

from typing import TYPE_CHECKING, Final, final

from heliopause.beyond.lines import Purse
from heliopause.beyond.state import Seat as BeyondSeat
from heliopause.beyond.state import State as BeyondState
from heliopause.games.horizon.rules import hexes
from heliopause.games.horizon.rules.constants import CUBES, CUBES_TO_END, TOKENS
from heliopause.games.horizon.rules.packing import one_of, unit_kind, unit_strength, unit_tile
from heliopause.kernel.deck import Deck

if TYPE_CHECKING:
    from heliopause.beyond.cards import Claim
    from heliopause.games.horizon.rules.cards import Content, Settings

NOBODY: Final = -1
NOTHING: Final = -1
CRADLE: Final = -1  # in State.ground; a start tile is START - seat
START: Final = -2


@final
class Seat(BeyondSeat):
    """One civilization: its board, pawns, cubes, cards and units."""

    __slots__ = (
        "coins",
        "constructions",
        "explorations",
        "explored",
        "government",
        "home",
        "invested",
        "leaders",
        "reach",
        "held",
        "stages",
        "strengths",
        "tokens",
        "tracks",
        "triggers",
        "units",
    )

    held: list[int]  # how many pawns each population column holds; never changes
    coins: int
    tracks: list[int]  # cubes still on the development tracks
    invested: int  # cubes on the investment track and beyond it
    units: list[int]  # sorted; see packing.py
    strengths: list[int]  # by kind of unit: how many of each strength are in play; see packing.py
    leaders: list[int]
    constructions: list[int]  # taken and not built yet
    tokens: list[int]  # settle and fortify tokens
    reach: int  # extra movement
    triggers: list[int]
    government: int
    stages: int  # of the government, as bits
    home: int  # the tile it starts from
    explorations: int  # new tiles it may still reveal this turn; one more with the power (moving.py)
    explored: int  # tiles it has revealed

    def take_board(self, room: list[int]) -> None:
        """A player board with its pawns and cubes."""
        self.held = room
        self.columns = room[:]
        self.coins = 0
        self.tracks = [CUBES, CUBES, CUBES]
        self.invested = 0
        self.units = []
        self.strengths = [0, 0]
        self.leaders = []
        self.constructions = []
        self.tokens = [0, 0]
        self.reach = 0
        self.triggers = []
        self.government = NOTHING
        self.stages = 0
        self.home = 0
        self.explorations = 1
        self.explored = 0

    def copy(self) -> "Seat":
        twin = Seat()
        self.copy_to(twin)
        twin.held = self.held
        twin.coins = self.coins
        twin.tracks = self.tracks[:]
        twin.invested = self.invested
        twin.units = self.units[:]
        twin.strengths = self.strengths[:]
        twin.leaders = self.leaders[:]
        twin.constructions = self.constructions[:]
        twin.tokens = self.tokens[:]
        twin.reach = self.reach
        twin.triggers = self.triggers[:]
        twin.government = self.government
        twin.stages = self.stages
        twin.home = self.home
        twin.explorations = self.explorations
        twin.explored = self.explored
        return twin

    def purse(self) -> Purse:
        return Purse(self.pop, self.coins, self.supply())

    def room(self) -> list[int]:
        return self.held

    # Cubes

    def cubes(self) -> int:
        """Cubes left on the development tracks."""
        tracks = self.tracks
        return tracks[0] + tracks[1] + tracks[2]

    def cubes_off(self) -> int:
        return 3 * CUBES - self.cubes()

    # Units

    def add_unit(self, unit: int) -> None:
        units = self.units
        at = len(units)
        while at and units[at - 1] > unit:
            at -= 1
        units.insert(at, unit)
        self.strengths[unit_kind(unit)] += one_of(unit_strength(unit))

    def remove_unit(self, unit: int) -> None:
        self.units.remove(unit)
        self.strengths[unit_kind(unit)] -= one_of(unit_strength(unit))


@final
class State(BeyondState):
    """The table. Tiles are numbered in the order they were laid; cards, slots and spaces are ints into `content`."""

    __slots__ = (
        "content",
        "builders",
        "built",
        "cells",
        "city",
        "claimed_now",
        "construction_decks",
        "display",
        "frontier",
        "goals",
        "governments",
        "ground",
        "leaders",
        "near",
        "picked",
        "settings",
        "territories",
        "tokens",
        "village",
    )

    content: "Content"
    seats: list[Seat]  # type: ignore[assignment]  # the seats of this game; mypy takes lists as invariant
    settings: "Settings"
    claimed_now: bool  # has a goal been claimed this turn?
    # Map, by tile
    cells: list[int]
    ground: list[int]  # a territory, CRADLE, or START - seat
    near: list[int]  # the tiles next to it, as bits
    village: list[int]  # the seat that settled it
    city: list[int]
    built: list[int]  # the construction on it
    builders: list[tuple[int, ...]]
    frontier: list[tuple[int, int]]  # where tiles may be added; see hexes.py
    territories: Deck
    # Cards
    leaders: list[int]  # by level: those that may lie face down, as bits
    picked: list[int]  # by leader: which of its choices was made, or NOTHING
    construction_decks: list[Deck]
    display: list[list[int]]  # constructions by level
    governments: list[int]  # on the table, not chosen yet
    goals: list[int]
    tokens: list[int]  # settle and fortify tokens nobody has

    def begin(self, content: "Content", settings: "Settings") -> None:
        """The table of a new game, with nothing on it yet."""
        self.content = content
        self.settings = settings
        self.lay_out(content, settings.players)
        self.claimed_now = False
        self.cells = []
        self.ground = []
        self.near = []
        self.village = []
        self.city = []
        self.built = []
        self.builders = []
        self.frontier = []
        self.territories = []
        self.leaders = [0, 0, 0, 0, 0]
        self.picked = [NOTHING] * len(content.leaders)
        self.construction_decks = [[], [], [], []]
        self.display = [[], [], [], []]
        self.governments = []
        self.goals = []
        self.tokens = [TOKENS, TOKENS]

    def copy(self) -> "State":
        """The same position with a life of its own."""
        twin = State()
        self.copy_to(twin)
        twin.content = self.content
        twin.settings = self.settings
        twin.seats = [seat.copy() for seat in self.seats]
        twin.claimed_now = self.claimed_now
        twin.cells = self.cells[:]
        twin.ground = self.ground[:]
        twin.near = self.near[:]
        twin.village = self.village[:]
        twin.city = self.city[:]
        twin.built = self.built[:]
        twin.builders = self.builders[:]
        twin.frontier = self.frontier  # replaced, never changed
        twin.territories = self.territories[:]
        twin.leaders = self.leaders[:]
        twin.picked = self.picked[:]
        twin.construction_decks = [deck[:] for deck in self.construction_decks]
        twin.display = [row[:] for row in self.display]
        twin.governments = self.governments[:]
        twin.goals = self.goals[:]
        twin.tokens = self.tokens[:]
        return twin

    # Goals

    def claim_cards(self) -> "list[Claim]":
        goals = self.content.goals
        return [goals[number] for number in self.goals]

    def claims_to_end(self) -> int:
        return CUBES_TO_END[self.players]

    def short(self) -> bool:
        return self.settings.short

    # The map

    def lay_tile(self, cell: int, ground: int) -> int:
        """Lay a tile on an empty cell; its number."""
        tile = len(self.cells)
        near = 0
        for other in hexes.around(cell):
            if other in self.cells:
                neighbour = self.cells.index(other)
                near |= 1 << neighbour
                self.near[neighbour] |= 1 << tile
        self.cells.append(cell)
        self.ground.append(ground)
        self.near.append(near)
        self.village.append(NOBODY)
        self.city.append(NOBODY)
        self.built.append(NOTHING)
        self.builders.append(())
        self.frontier = hexes.frontier(self.cells)
        return tile

    def foreign(self, tile: int, seat: int) -> bool:
        """Is it another civilization's start tile?"""
        ground = self.ground[tile]
        return ground <= START and ground != START - seat

    def has_units_of_others(self, tile: int, seat: int) -> bool:
        for other in self.seats:
            if other.index != seat:
                for unit in other.units:
                    if unit_tile(unit) == tile:
                        return True
        return False

    def has_cube(self, tile: int, seat: int) -> bool:
        return self.village[tile] == seat or self.city[tile] == seat or seat in self.builders[tile]
