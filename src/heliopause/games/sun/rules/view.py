"""The whole position of Beyond the Sun, for screens and programs."""

from msgspec import Struct
from msgspec.structs import replace

from heliopause.beyond.cards import Claim, Content, Slot
from heliopause.beyond.view import (
    CardView,
    ClaimView,
    Fields,
    SeatView,
    SlotView,
    SpaceView,
    TableView,
    card_view,
    claim_fields,
    claim_view,
    printed,
    researched,
    seat_fields,
    slot_fields,
    space_view,
    table_fields,
)
from heliopause.games.sun.rules.card_views import (
    EventView,
    GuildView,
    SunTechnologyView,
    SystemView,
    event_view,
    guild_views,
    system_view,
    technology_view,
)
from heliopause.games.sun.rules.cards import Mat
from heliopause.games.sun.rules.colonies import required
from heliopause.games.sun.rules.constants import DISCS, FOOD, LEVELS, ORE, PLACE_KINDS, POWERS, SYSTEM, Disc, PlaceKind
from heliopause.games.sun.rules.production import ore_production
from heliopause.games.sun.rules.quantities import specialties
from heliopause.games.sun.rules.scoring import score
from heliopause.games.sun.rules.state import Seat, State
from heliopause.games.sun.solo.deck import cards_left
from heliopause.kernel import deck


class SunView(TableView, frozen=True, tag_field="game", tag="sun"):
    """The position. Levels are Roman numerals: I to IIII."""

    tableau: bool
    automa: "AutomaView | None"  # if it plays
    basic: list[SpaceView]
    guilds: list[GuildView]
    slots: "list[SunSlotView]"
    decks: dict[str, int]  # technologies left, by level
    rows: dict[str, list[SunTechnologyView | None]]  # of the tableau, by level
    places: "list[PlaceView]"
    routes: list[tuple[str, str]]  # from place to place, both ways
    system_decks: dict[str, int]  # systems left, by deck
    events: list[EventView]  # those that stay on the table
    events_hidden: dict[str, int]  # events still to come, by level
    achievements: list[ClaimView]
    seats: "list[FactionView]"


def view(state: State) -> SunView:
    return SunView(
        **table_fields(state),
        tableau=state.settings.tableau,
        automa=AutomaView(state.automa, cards_left(state)) if state.automa_deck else None,
        basic=[space_view(state, space) for space in state.content.basic_spaces[state.players]],
        guilds=guild_views(state),
        slots=_slots(state),
        decks={LEVELS[level]: deck.every(state.decks[level]).bit_count() for level in (2, 3, 4)},
        rows={LEVELS[level]: _row(state, level) for level in (2, 3, 4) if state.rows[level]},
        places=[_place(state, place) for place in range(state.board.size) if _exists(state, place)],
        routes=_routes(state),
        system_decks={letter: deck.every(state.system_decks[number]).bit_count() for number, letter in enumerate("AB")},
        events=[event_view(state, number) for number in state.standing],
        events_hidden={LEVELS[level]: state.event_left[level] for level in (2, 3)},
        achievements=_achievements(state),
        seats=[_faction(state, faction) for faction in state.seats],
    )


class AutomaView(Struct, frozen=True):
    """The solo deck."""

    seat: int
    cards: int  # left in it


class SunSlotView(SlotView, frozen=True):
    card: SunTechnologyView | None
    event: bool  # will whoever researches it first meet an event?


def _slots(state: State) -> list[SunSlotView]:
    return [
        replace(
            _slot_printed(state.content, slot),
            researched=researched(state, slot),
            card=technology_view(state, state.card_at[slot.index]) if state.card_at[slot.index] >= 0 else None,
            event=slot.level in (2, 3) and state.card_at[slot.index] < 0,
        )
        for slot in state.content.slots
    ]


@printed
def _slot_printed(content: Content, slot: Slot) -> SunSlotView:
    return SunSlotView(**slot_fields(content, slot), card=None, event=False)


def _row(state: State, level: int) -> list[SunTechnologyView | None]:
    return [technology_view(state, card) if card >= 0 else None for card in state.rows[level]]


def _achievements(state: State) -> list[ClaimView]:
    cards = [state.content.achievements[number] for number in state.achievements]
    return [
        claim_view(state, number, card, _achievement_printed(card, state.players)) for number, card in enumerate(cards)
    ]


@printed
def _achievement_printed(card: Claim, players: int) -> ClaimView:
    return ClaimView(**claim_fields(card, players))


# The exploration board


class PlaceView(Struct, frozen=True):
    """A place of the exploration board."""

    id: str
    kind: PlaceKind
    deck: str | None  # of its systems: A or B
    specialty: list[Disc]  # the discs an outpost here may be
    system: SystemView | None
    required: list[int]  # by seat: the power it takes to colonize the system; empty without one
    controller: int | None
    outpost: Disc | None  # the controller's disc
    ships: list[list[int]]  # by seat: how many of levels 1 to 4
    power: list[int]  # by seat


def _exists(state: State, place: int) -> bool:
    return place != state.board.extra or state.extra_link >= 0


def _place(state: State, place: int) -> PlaceView:
    board = state.board
    card = state.system[place]
    owner = state.controller[place]
    disc = state.outpost[place]
    return PlaceView(
        id=board.ids[place],
        kind=PLACE_KINDS[board.kinds[place]],
        deck="AB"[board.decks[place]] if board.kinds[place] == SYSTEM else None,
        specialty=[DISCS[kind] for kind in board.specialty(state, place)],
        system=system_view(state, card) if card >= 0 else None,
        required=[required(state, seat, place) for seat in range(state.players)] if card >= 0 else [],
        controller=owner if owner >= 0 else None,
        outpost=DISCS[disc] if owner >= 0 and disc >= 0 else None,
        ships=[faction.ships[place * 4 : place * 4 + 4] for faction in state.seats],
        power=state.power[place * 4 : place * 4 + state.players],
    )


def _routes(state: State) -> list[tuple[str, str]]:
    ids = state.board.ids
    routes = [(ids[one], ids[other]) for one, other in state.board.routes]
    if state.extra_link >= 0:
        routes.append((ids[state.extra_link], ids[state.board.extra]))
    return routes


# Factions


class InnovationView(Struct, frozen=True):
    name: str
    named: str  # as of a card
    reached: bool


class FactionView(SeatView, frozen=True):
    """A seat and its mat."""

    mat: CardView
    advanced: bool  # of the advanced mats
    ore: int
    food: int  # discs left on the food track
    ore_discs: int  # discs left on the ore track
    food_track: tuple[str, ...]  # the letters on its circles
    ore_track: tuple[int, ...]  # the ore on its circles
    mines: int  # ore that production gives
    automation: int  # the level it has reached
    automation_vp: tuple[int, ...]  # points by level
    colonies: list[SystemView]
    private: list[SunTechnologyView]  # technologies that only it has
    ships: int  # on the board
    retired: list[int]  # ships by level
    innovations: list[InnovationView]
    specialties: int  # specialty icons it controls


def _faction(state: State, faction: Seat) -> FactionView:
    mat = faction.mat
    dealt = bool(mat.growing)  # before the mats are chosen there is nothing on them
    points = score(state, faction.index) if dealt else None
    grows = mat.growing[faction.tracks[FOOD]] if dealt else []
    return FactionView(
        **seat_fields(state, faction, POWERS, mat.columns, points, grows),
        **_mat_printed(mat),
        ore=faction.ore,
        food=faction.tracks[FOOD],
        ore_discs=faction.tracks[ORE],
        mines=ore_production(state, faction.index) if dealt else 0,
        automation=faction.automation(),
        colonies=[system_view(state, number) for number in faction.colonies],
        private=[technology_view(state, number) for number in faction.private],
        ships=sum(faction.ships),
        retired=list(faction.retired),
        innovations=[
            InnovationView(
                name=innovation.name,
                named=innovation.named,
                reached=bool((faction.achieved | faction.fired) >> number & 1)
                or innovation.reached(state, faction.index),
            )
            for number, innovation in enumerate(mat.innovations)
        ],
        specialties=specialties(state, faction.index),
    )


@printed
def _mat_printed(mat: Mat) -> Fields:
    return {
        "mat": card_view(mat),
        "advanced": mat.advanced,
        "food_track": tuple(letter.strip("-") for letter in mat.growth),
        "ore_track": tuple(mat.ore_track),
        "automation_vp": tuple(mat.automation),
    }
