"""The whole position of Beyond the Horizon, for screens and programs."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from heliopause.beyond.cards import Slot
from heliopause.beyond.constants import COLUMNS
from heliopause.beyond.view import (
    CardView,
    ClaimView,
    PowerView,
    SeatView,
    SlotView,
    SpaceView,
    TableView,
    card_fields,
    claim_fields,
    claim_view,
    drawing_if_any,
    drawing_of,
    power_views,
    printed,
    researched,
    seat_fields,
    slot_fields,
    space_view,
    table_fields,
)
from heliopause.games.horizon.rules import hexes
from heliopause.games.horizon.rules.card_views import (
    AdvancedSpaceView,
    ConstructionView,
    GovernmentView,
    HorizonTechnologyView,
    LeaderView,
    advanced_space_view,
    construction_view,
    government_view,
    leader_view,
    technology_view,
)
from heliopause.games.horizon.rules.cards import Content, Goal, Territory, TrackSpace
from heliopause.games.horizon.rules.constants import CUBES, LEVELS, POWERS, STAGES, TRACKS, Stage, Track
from heliopause.games.horizon.rules.moving import AskMove
from heliopause.games.horizon.rules.production import coin_production, open_columns
from heliopause.games.horizon.rules.scoring import score
from heliopause.games.horizon.rules.state import CRADLE, START, Seat, State
from heliopause.games.horizon.rules.tokens import drawn_power
from heliopause.kernel import deck
from heliopause.kernel.tokens import Drawing, Tokens

STAGE_NAMES = {stage: name for name, stage in STAGES.items()}


class HorizonView(TableView, frozen=True, tag_field="game", tag="horizon"):
    """The position. Levels are Roman numerals: I to IV."""

    basic: list[SpaceView]
    advanced: list[AdvancedSpaceView]
    slots: "list[HorizonSlotView]"
    decks: dict[str, int]  # technologies left, by level
    leaders_hidden: dict[str, int]  # leaders still to come, by level
    tiles: "list[TileView]"
    frontier: "list[CellView]"  # empty places that could be explored
    routes: "list[RouteView]"  # where units may go in several steps, while they move
    territories_left: int
    display: dict[str, list[ConstructionView]]  # constructions that can be taken, by level
    construction_decks: dict[str, int]  # constructions left, by level
    tokens: "SiteTokensView"  # left in the supply
    governments: list[GovernmentView]  # those that can still be chosen
    achievements: "list[GoalView]"
    seats: "list[CivilizationView]"


def view(state: State) -> HorizonView:
    content = state.content
    return HorizonView(
        **table_fields(state),
        basic=[space_view(state, space) for space in content.basic_spaces[state.players]],
        advanced=[advanced_space_view(state, space) for space in content.advanced_spaces[state.players]],
        slots=_slots(state),
        decks={LEVELS[level]: deck.every(state.decks[level]).bit_count() for level in (2, 3)},
        leaders_hidden={LEVELS[level]: _undiscovered(state, level) for level in (2, 3, 4)},
        tiles=[_tile(state, tile) for tile in range(len(state.cells))],
        frontier=[_cell(state, cell, touching) for cell, touching in state.frontier],
        routes=_routes(state),
        territories_left=deck.every(state.territories).bit_count(),
        display={
            LEVELS[level]: [construction_view(state, number) for number in state.display[level]] for level in (1, 2, 3)
        },
        construction_decks={
            LEVELS[level]: deck.every(state.construction_decks[level]).bit_count() for level in (1, 2, 3)
        },
        tokens=SiteTokensView(*state.tokens),
        governments=[government_view(state, number, 0) for number in sorted(state.governments)],
        achievements=_goals(state),
        seats=[_civilization(state, civilization) for civilization in state.seats],
    )


class SiteTokensView(Struct, frozen=True):
    """Tokens kept for the expansion phase."""

    village: int  # settle
    city: int  # fortify


# The technology board and the goals


class HorizonSlotView(SlotView, frozen=True):
    card: HorizonTechnologyView | None
    leader: bool  # will whoever researches it first get a leader?


def _slots(state: State) -> list[HorizonSlotView]:
    return [
        replace(
            _slot_printed(state.content, slot),
            researched=(by := researched(state, slot)),
            card=technology_view(state, state.card_at[slot.index]) if state.card_at[slot.index] >= 0 else None,
            leader=slot.level > 1 and not by,
        )
        for slot in state.content.slots
    ]


@printed
def _slot_printed(content: Content, slot: Slot) -> HorizonSlotView:
    return HorizonSlotView(**slot_fields(content, slot), card=None, leader=False)


def _undiscovered(state: State, level: int) -> int:
    slots = state.content.slots
    return sum(1 for slot in slots if slot.level == level and not any(seat.techs & slot.bit for seat in state.seats))


class GoalView(ClaimView, frozen=True):
    set: str  # the set it was dealt from


def _goals(state: State) -> list[GoalView]:
    cards = [state.content.goals[number] for number in state.goals]
    return [claim_view(state, number, card, _goal_printed(card, state.players)) for number, card in enumerate(cards)]


@printed
def _goal_printed(card: Goal, players: int) -> GoalView:
    return GoalView(**claim_fields(card, players), set=card.set)


# The map


class CellView(Struct, frozen=True):
    """A place on the map, in axial coordinates of flat-topped hexes."""

    id: str
    q: int
    r: int
    near: list[str]  # the tiles beside it


class VillageView(Struct, frozen=True):
    bonus: Drawing | None
    vp: int
    track: Track  # where its cube comes from


class CityView(Struct, frozen=True):
    vp: int
    track: Track


class TerritoryView(CardView, frozen=True):
    strength: int  # what it takes to settle or fortify
    explore: Drawing | None  # what its explorer gets
    village: VillageView
    city: CityView


class UnitsView(Struct, frozen=True):
    """The strengths of a seat's units on a tile."""

    settler: list[int]
    soldier: list[int]


class TileView(CellView, frozen=True):
    kind: Literal["cradle", "start", "territory"]
    owner: int | None  # of a start tile
    territory: TerritoryView | None
    village: int | None  # whose it is
    city: int | None
    construction: ConstructionView | None  # it covers the territory
    builders: list[int]  # in order
    units: list[UnitsView]  # by seat


class RouteView(Struct, frozen=True):
    """A way over several tiles. Nothing else is asked between its steps."""

    unit: str  # such as "settler3"
    origin: str
    target: str
    steps: list[str]  # the options to choose, one after the other


def _routes(state: State) -> list[RouteView]:
    question = state.asking
    if not isinstance(question, AskMove):
        return []
    return [_route([step.id for step in steps]) for steps in question.routes(state)]


def _route(steps: list[str]) -> RouteView:
    """From the ids of its steps, such as `move:0,0>1,-1:settler3`."""
    _, start, unit = steps[0].split(":")
    _, end, _ = steps[-1].split(":")
    return RouteView(unit=unit, origin=start.split(">")[0], target=end.split(">")[1], steps=steps)


def _cell(state: State, cell: int, touching: int) -> CellView:
    q, r = hexes.coordinates(cell)
    return CellView(hexes.cell_id(cell), q, r, _near(state, touching))


def _near(state: State, tiles: int) -> list[str]:
    return [hexes.cell_id(state.cells[tile]) for tile in deck.members(tiles)]


def _tile(state: State, tile: int) -> TileView:
    q, r = hexes.coordinates(state.cells[tile])
    ground = state.ground[tile]
    built = state.built[tile]
    return TileView(
        id=hexes.cell_id(state.cells[tile]),
        q=q,
        r=r,
        near=_near(state, state.near[tile]),
        kind="cradle" if ground == CRADLE else "start" if ground <= START else "territory",
        owner=START - ground if ground <= START else None,
        territory=_territory(state.content.territories[ground]) if ground >= 0 else None,
        village=state.village[tile] if state.village[tile] >= 0 else None,
        city=state.city[tile] if state.city[tile] >= 0 else None,
        construction=construction_view(state, built) if built >= 0 else None,
        builders=list(state.builders[tile]),
        units=[UnitsView(*_strengths(seat, tile)) for seat in state.seats],
    )


def _strengths(seat: Seat, tile: int) -> tuple[list[int], list[int]]:
    """Of its settlers and of its soldiers on a tile."""
    settlers: list[int] = []
    soldiers: list[int] = []
    for unit in seat.units:
        if unit // 12 == tile:
            (soldiers if unit // 6 % 2 else settlers).append(unit % 6 + 1)
    return settlers, soldiers


@printed
def _territory(card: Territory) -> TerritoryView:
    return TerritoryView(
        **card_fields(card),
        strength=card.strength,
        explore=drawing_if_any(card.explore),
        village=VillageView(drawing_if_any(card.bonus), card.vp[0], TRACKS[card.tracks[0]]),
        city=CityView(card.vp[1], TRACKS[card.tracks[1]]),
    )


# Civilizations


class TrackSpaceView(Struct, frozen=True):
    """A space of a development track, or of investment."""

    line: Drawing | None
    column: str | None  # that it opens for growth
    coins: int
    stage: Stage | None  # of the government, that it opens
    power: tuple[PowerView, ...]
    sign: Tokens  # the power, drawn
    vp: int
    taken: bool  # has the seat reached it?


class TrackView(Struct, frozen=True):
    track: Track
    cubes: int  # left on it
    spaces: list[TrackSpaceView]


class OwnTriggerView(Struct, frozen=True):
    source: str  # the card it stands on
    when: str  # what sets it off, in the notation
    line: Drawing


class CivilizationView(SeatView, frozen=True):
    """A seat and its board."""

    government: GovernmentView | None
    home: str  # its start tile
    coins: int
    tracks: list[TrackView]
    invested: int
    investment: list[TrackSpaceView]
    income: int  # coins that production gives
    movement: int  # more movements for each move
    tokens: SiteTokensView
    constructions: list[ConstructionView]  # taken and not yet built
    leaders: list[LeaderView]
    private: list[HorizonTechnologyView]  # technologies that only it has
    triggers: list[OwnTriggerView]
    explored: int  # territories


def _civilization(state: State, seat: Seat) -> CivilizationView:
    content = state.content
    return CivilizationView(
        **seat_fields(state, seat, POWERS, seat.held, score(state, seat.index), open_columns(state, seat.index)),
        government=government_view(state, seat.government, seat.stages) if seat.government >= 0 else None,
        home=hexes.cell_id(state.cells[seat.home]),
        coins=seat.coins,
        tracks=[_track(content.tracks[track], word, seat.tracks[track]) for track, word in enumerate(TRACKS)],
        invested=seat.invested,
        investment=[_track_space(space, number < seat.invested) for number, space in enumerate(content.investment)],
        income=coin_production(state, seat.index),
        movement=seat.reach,
        tokens=SiteTokensView(*seat.tokens),
        constructions=[construction_view(state, number) for number in seat.constructions],
        leaders=[leader_view(state, number) for number in seat.leaders],
        private=[technology_view(state, number) for number in seat.private],
        triggers=[
            OwnTriggerView(source=trigger.title, when=trigger.word, line=drawing_of(trigger.line))
            for trigger in (content.triggers[number] for number in seat.triggers)
        ],
        explored=seat.explored,
    )


def _track(spaces: list[TrackSpace], track: Track, cubes: int) -> TrackView:
    return TrackView(track, cubes, [_track_space(space, n < CUBES - cubes) for n, space in enumerate(spaces)])


@printed
def _track_space(space: TrackSpace, taken: bool) -> TrackSpaceView:
    powers = power_views(POWERS, space.power)
    return TrackSpaceView(
        line=drawing_if_any(space.line),
        column=COLUMNS[space.column] if space.column >= 0 else None,
        coins=space.coins,
        stage=STAGE_NAMES.get(space.stage),
        power=powers,
        sign=drawn_power(powers[0].id, powers[0].n) if powers else (),
        vp=space.vp,
        taken=taken,
    )
