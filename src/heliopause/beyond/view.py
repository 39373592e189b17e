"""What both games show of a position: the course of play, spaces, slots, columns and what can be claimed.

A view is made of structs. There are no secrets, so it is the same for everybody, and it shares nothing with the game.
Seats are numbers from 0; cards, slots, spaces and places go by their ids. `msgspec.to_builtins` makes plain data of it.
What is printed is made once a card and shared by all views: of a position most has been seen before.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

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

Fields = dict[str, Any]  # of a struct, for one that adds its own
PRINTED: Final = 4096  # cards, or parts of them, whose views are remembered: the shipped ones and those of some packs


printed: Final = lru_cache(PRINTED)  # made once; what is listed in it is a tuple, so that all views may share it


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
    house: tuple[str, ...]  # its values that are our own, neither printed nor inferred


@printed
def card_view(card: Card) -> CardView:
    return CardView(card.id, card.name, card.named, tuple(card.house))


@printed
def card_fields(card: Card) -> Fields:
    return {"id": card.id, "name": card.name, "named": card.named, "house": tuple(card.house)}


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
def power_views(powers: Powers, mask: int) -> tuple[PowerView, ...]:
    return tuple(PowerView(name, number) for name, number in powers.names(mask))


class ClaimView(CardView, frozen=True):
    """What each seat may claim once: an achievement, a goal."""

    condition: Drawing
    slots: tuple[int, ...]  # points, first come first served
    claims: list[int]  # who has claimed it, in order
    progress: list[int]  # by seat: how much of the condition it has
    least: int  # how much the condition asks for


C = TypeVar("C", bound=ClaimView)


def claim_view(state: State, number: int, card: Claim, shown: C) -> C:
    """What can be claimed, by its number on the table; `shown` is what is printed on it."""
    progress = [card.condition.counter(state, seat) for seat in range(state.players)]
    return replace(shown, claims=list(state.claims[number]), progress=progress)


def claim_fields(card: Claim, players: int) -> Fields:
    """What is printed."""
    return {
        **card_fields(card),
        "condition": drawing_of(card.condition),
        "slots": tuple(card.slots[: card.slot_count(players)]),
        "claims": [],
        "progress": [],
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
    return replace(_space_printed(space), price=prices(state, space), pawns=pawns(state, space))


@printed
def _space_printed(space: Space) -> SpaceView:
    return SpaceView(**space_fields(space))


def space_fields(space: Space) -> Fields:
    """What is printed."""
    return {
        "id": space.id,
        "action": space.action.id,
        "line": drawing_of(space.action.line),
        "extra": space.extra,
        "price": [],
        "repeatable": space.repeatable,
        "pawns": [],
    }


def pawns(state: State, space: Space) -> list[int]:
    index = space.index
    return [seat.index for seat in state.seats if seat.pawn == index]


def prices(state: State, space: Space) -> list[int]:
    line, extra = space.action.line, space.extra
    cost = line.parts[0] if line.costs else None
    if not isinstance(cost, Cost):
        return [extra] * state.players
    return [extra + cost.price(state, seat) for seat in range(state.players)]


class TechnologyView(CardView, frozen=True):
    """A technology card as far as both games have the same."""

    level: int
    immediate: Drawing | None  # the bonus that comes at once
    power: tuple[PowerView, ...]  # permanent powers
    vp: Drawing | None  # what it scores at the end, beside its level
    spaces: tuple[SpaceView, ...]


V = TypeVar("V", bound=TechnologyView)


def with_spaces(state: State, card: Technology, shown: V) -> V:
    """A technology card with its action spaces, if it has any; `shown` is what is printed on it."""
    return replace(shown, spaces=tuple(space_view(state, space) for space in card.spaces)) if card.spaces else shown


def technology_fields(card: Technology, powers: Powers) -> Fields:
    """What is printed."""
    return {
        **card_fields(card),
        "level": card.level,
        "immediate": drawing_if_any(card.immediate),
        "power": power_views(powers, card.power),
        "vp": drawing_if_any(card.vp),
        "spaces": (),
    }


class SlotView(Struct, frozen=True):
    """A place of the technology board; a game's own adds the card that lies there."""

    id: str
    level: int
    needs: tuple[str, ...]  # its prerequisites,
    needed: int  # and how many of them are enough
    researched: list[int]


def slot_fields(content: Content, slot: Slot) -> Fields:
    """What is printed."""
    needs = tuple(content.slots[other].id for other in deck.members(slot.prerequisites))
    return {"id": slot.id, "level": slot.level, "needs": needs, "needed": slot.needed, "researched": []}


def researched(state: State, slot: Slot) -> list[int]:
    bit = slot.bit
    return [seat.index for seat in state.seats if seat.techs & bit]


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
    powers: tuple[PowerView, ...]  # permanent ones
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
