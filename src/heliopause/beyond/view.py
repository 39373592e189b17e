"""What both games show of a position: the course of play, spaces, slots, columns and what can be claimed.

A view is made of structs. There are no secrets, so it is the same for everybody, and it shares nothing with the game.
Seats are numbers from 0; cards, slots, spaces and places go by their ids. `msgspec.to_builtins` makes plain data of it.
What is printed is made once a card, and copied: of a position most has been seen before.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache, wraps
from typing import Any, Final, ParamSpec, TypeVar

from msgspec import Struct
from msgspec.structs import asdict, replace

from heliopause.beyond.cards import Card, Claim, Content, Slot, Space, Technology
from heliopause.beyond.constants import COLUMNS
from heliopause.beyond.lines import Cost, Line
from heliopause.beyond.powers import Powers
from heliopause.beyond.quantities import Condition, Formula
from heliopause.beyond.state import Seat, State
from heliopause.beyond.turn import SHORT
from heliopause.kernel import deck
from heliopause.kernel.score import Score
from heliopause.kernel.tokens import Drawing

P = ParamSpec("P")
T = TypeVar("T")
Fields = dict[str, Any]  # of a struct, for one that adds its own
PRINTED: Final = 4096  # cards, or parts of them, whose views are remembered: the shipped ones and those of some packs


def printed(make: Callable[P, T]) -> Callable[P, T]:
    """Made once; but whoever asks gets lists of their own: no two views have one in common."""

    @lru_cache(PRINTED)
    def kept(*args: P.args, **named: P.kwargs) -> tuple[Any, list[tuple[str, list[Any]]]]:
        made = make(*args, **named)
        fields = made if isinstance(made, dict) else {} if isinstance(made, list) else asdict(made)  # type: ignore[arg-type]
        return made, [(name, value) for name, value in fields.items() if isinstance(value, list)]

    @wraps(make)
    def copied(*args: P.args, **named: P.kwargs) -> T:
        made, lists = kept(*args, **named)  # type: ignore[arg-type]
        if isinstance(made, dict):
            made = made.copy()
            for name, value in lists:
                made[name] = value[:]
        elif isinstance(made, list):
            made = made[:]
        elif lists:
            made = replace(made, **{name: value[:] for name, value in lists})
        found: T = made
        return found

    return copied


class TableView(Struct, frozen=True):
    """Where the game stands. A game's own view adds its boards and seats, and is tagged with the game's name."""

    players: int
    round: int  # 0 during the set-up
    first: int  # the starting player
    active: int  # whose turn it is
    asked: int | None  # who has to choose; -1 for chance, None at the end
    ending: int  # 1: the last round is triggered, 2: it is being played
    over: bool
    discs_to_end: int  # how many claims bring the last round
    rounds: int | None  # of a short game: how many there are at most


def table_fields(state: State) -> Fields:
    question = state.asking
    return {
        "players": state.players,
        "round": state.round,
        "first": state.first,
        "active": state.active,
        "asked": None if question is None else question.seat,
        "ending": state.ending,
        "over": state.over,
        "discs_to_end": state.claims_to_end(),
        "rounds": SHORT if state.short() else None,
    }


# Cards


class CardView(Struct, frozen=True):
    """What every card has."""

    id: str
    name: str  # as the content has it,
    named: str  # and the message that says it in a language that has its own name for it
    house: list[str]  # its values that are our own, neither printed nor inferred


@printed
def card_view(card: Card) -> CardView:
    return CardView(card.id, card.name, card.named, list(card.house))


@printed
def card_fields(card: Card) -> Fields:
    return {"id": card.id, "name": card.name, "named": card.named, "house": list(card.house)}


def drawing_of(written: Line | Formula | Condition) -> Drawing:
    """What a card says, as it is shown; made once."""
    if written.drawing is None:
        written.drawing = Drawing(written.text, written.tokens())
    return written.drawing


def drawing_if_any(written: Line | Formula | None) -> Drawing | None:
    return None if written is None else drawing_of(written)


class PowerView(Struct, frozen=True):
    """A permanent power: its word of the notation, and its number, 1 if it has none."""

    id: str
    n: int


@printed
def power_views(powers: Powers, mask: int) -> list[PowerView]:
    return [PowerView(name, number) for name, number in powers.names(mask)]


class ClaimView(CardView, frozen=True):
    """What each seat may claim once: an achievement, a goal."""

    condition: Drawing
    slots: list[int]  # points, first come first served
    claims: list[int]  # who has claimed it, in order
    progress: list[int]  # by seat: how much of the condition it has
    least: int  # how much the condition asks for


def claim_fields(state: State, number: int, card: Claim) -> Fields:
    """What can be claimed, by its number on the table."""
    return {
        **_claim_printed(card, state.players),
        "claims": list(state.claims[number]),
        "progress": [card.condition.counter(state, seat) for seat in range(state.players)],
    }


@printed
def _claim_printed(card: Claim, players: int) -> Fields:
    return {
        **card_fields(card),
        "condition": drawing_of(card.condition),
        "slots": list(card.slots[: card.slot_count(players)]),
        "least": card.condition.least,
    }


# The technology board


class SpaceView(Struct, frozen=True):
    """A place for one pawn."""

    id: str
    action: str  # the same for all spaces of one action
    line: Drawing
    extra: int  # what it costs beyond the line
    price: list[int]  # by seat: what it costs in money, with all that makes it cheaper or dearer
    repeatable: bool
    pawns: list[int]  # the seats whose pawn stands there


def space_view(state: State, space: Space) -> SpaceView:
    return SpaceView(**space_fields(state, space))


def space_fields(state: State, space: Space) -> Fields:
    index = space.index
    return {
        **_space_printed(space),
        "price": _prices(state, space),
        "pawns": [seat.index for seat in state.seats if seat.pawn == index],
    }


@printed
def _space_printed(space: Space) -> Fields:
    return {
        "id": space.id,
        "action": space.action.id,
        "line": drawing_of(space.action.line),
        "extra": space.extra,
        "repeatable": space.repeatable,
    }


def _prices(state: State, space: Space) -> list[int]:
    line, extra = space.action.line, space.extra
    cost = line.parts[0] if line.costs else None
    if not isinstance(cost, Cost):
        return [extra] * state.players
    return [extra + cost.price(state, seat) for seat in range(state.players)]


class TechnologyView(CardView, frozen=True):
    """A technology card as far as both games have the same."""

    level: int
    immediate: Drawing | None  # the bonus that comes at once
    power: list[PowerView]  # permanent powers
    vp: Drawing | None  # what it scores at the end, beside its level
    spaces: list[SpaceView]


def technology_fields(state: State, number: int, powers: Powers) -> Fields:
    card = state.common.technologies[number]
    spaces = [space_view(state, space) for space in card.spaces]
    return {**_technology_printed(card, powers), "spaces": spaces}


@printed
def _technology_printed(card: Technology, powers: Powers) -> Fields:
    return {
        **card_fields(card),
        "level": card.level,
        "immediate": drawing_if_any(card.immediate),
        "power": power_views(powers, card.power),
        "vp": drawing_if_any(card.vp),
    }


class SlotView(Struct, frozen=True):
    """A place of the technology board; a game's own adds the card that lies there."""

    id: str
    level: int
    needs: list[str]  # its prerequisites,
    needed: int  # and how many of them are enough
    researched: list[int]


def slot_fields(state: State, slot: Slot) -> Fields:
    bit = slot.bit
    return {**_slot_printed(state.common, slot), "researched": [seat.index for seat in state.seats if seat.techs & bit]}


@printed
def _slot_printed(content: Content, slot: Slot) -> Fields:
    needs = [content.slots[other].id for other in deck.members(slot.prerequisites)]
    return {"id": slot.id, "level": slot.level, "needs": needs, "needed": slot.needed}


# Seats


class ColumnView(Struct, frozen=True):
    """A column of inactive population."""

    column: str  # its letter
    cubes: int
    room: int


class SeatView(Struct, frozen=True):
    """What every seat has, in both games."""

    seat: int
    pop: int  # active population
    columns: list[ColumnView]  # none before they are filled
    grows: list[str]  # the columns that growth takes from
    growth: int  # how many population it would take from them
    technologies: list[str]  # ids of all its technologies
    pawn: str | None  # the space where it stands
    powers: list[PowerView]  # permanent ones
    achievements: list[str]  # ids of what it has claimed
    score: dict[str, int]  # the points it would have now, by item of the score sheet


def seat_fields(
    state: State, seat: Seat, powers: Powers, room: list[int], score: Score | None, grows: Sequence[int]
) -> Fields:
    content = state.common
    return {
        "seat": seat.index,
        "pop": seat.pop,
        "columns": [
            ColumnView(letter, cubes, places)
            for letter, cubes, places in zip(COLUMNS, seat.columns, room, strict=False)
        ],
        "grows": [COLUMNS[column] for column in grows],
        "growth": sum(1 for column in grows if seat.columns[column]) if seat.columns else 0,
        "technologies": [content.technologies[number].id for number in seat.cards],
        "pawn": content.spaces[seat.pawn].id if seat.pawn >= 0 else None,
        "powers": power_views(powers, seat.powers),
        "achievements": [card.id for number, card in enumerate(state.claim_cards()) if seat.claimed >> number & 1],
        "score": score.parts if score is not None else {},
    }
