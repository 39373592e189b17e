"""What both games show of a position: the course of play, spaces, slots, columns and what can be claimed.

A view is made of structs. There are no secrets, so it is the same for everybody, and it shares nothing with the game.
Seats are numbers from 0; cards, slots, spaces and places go by their ids. `msgspec.to_builtins` makes plain data of it.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from heliopause.beyond.cards import Card, Claim, Slot, Space
from heliopause.beyond.constants import COLUMNS
from heliopause.beyond.lines import Cost, Line
from heliopause.beyond.quantities import Condition, Formula
from heliopause.beyond.state import Seat, State
from heliopause.beyond.turn import SHORT
from heliopause.kernel import deck
from heliopause.kernel.score import Score
from heliopause.kernel.tokens import Drawing

Fields = dict[str, Any]  # of a struct, for one that adds its own


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
    name: str
    house: list[str]  # its values that are our own, neither printed nor inferred


def card_view(card: Card) -> CardView:
    return CardView(card.id, card.name, list(card.house))


def card_fields(card: Card) -> Fields:
    return {"id": card.id, "name": card.name, "house": list(card.house)}


def drawing_of(written: Line | Formula | Condition) -> Drawing:
    """What a card says, as it is shown; made once."""
    if written.drawing is None:
        written.drawing = Drawing(written.text, written.tokens())
    return written.drawing


def drawing_if_any(written: Line | Formula | None) -> Drawing | None:
    return None if written is None else drawing_of(written)


def power_names(powers: dict[str, int], mask: int) -> list[str]:
    return [text for text, bit in powers.items() if mask & bit] if mask else []


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
        **card_fields(card),
        "condition": drawing_of(card.condition),
        "slots": list(card.slots[: card.slot_count(state.players)]),
        "claims": list(state.claims[number]),
        "progress": [card.condition.counter(state, seat) for seat in range(state.players)],
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
    return {
        "id": space.id,
        "action": space.action.id,
        "line": drawing_of(space.action.line),
        "extra": space.extra,
        "price": [space.extra + _price(state, seat, space.action.line) for seat in range(state.players)],
        "repeatable": space.repeatable,
        "pawns": [seat.index for seat in state.seats if seat.pawn == space.index],
    }


def _price(state: State, seat: int, line: Line) -> int:
    cost = line.parts[0] if line.costs else None
    return cost.price(state, seat) if isinstance(cost, Cost) else 0


class TechnologyView(CardView, frozen=True):
    """A technology card as far as both games have the same."""

    level: int
    immediate: Drawing | None  # the bonus that comes at once
    power: list[str]  # permanent powers
    vp: Drawing | None  # what it scores at the end, beside its level
    spaces: list[SpaceView]


def technology_fields(state: State, number: int, powers: dict[str, int]) -> Fields:
    card = state.common.technologies[number]
    return {
        **card_fields(card),
        "level": card.level,
        "immediate": drawing_if_any(card.immediate),
        "power": power_names(powers, card.power),
        "vp": drawing_if_any(card.vp),
        "spaces": [space_view(state, space) for space in card.spaces],
    }


class SlotView(Struct, frozen=True):
    """A place of the technology board; a game's own adds the card that lies there."""

    id: str
    level: int
    needs: list[str]  # its prerequisites,
    needed: int  # and how many of them are enough
    researched: list[int]


def slot_fields(state: State, slot: Slot) -> Fields:
    return {
        "id": slot.id,
        "level": slot.level,
        "needs": [state.common.slots[other].id for other in deck.members(slot.prerequisites)],
        "needed": slot.needed,
        "researched": [seat.index for seat in state.seats if seat.techs & slot.bit],
    }


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
    powers: list[str]  # permanent ones
    achievements: list[str]  # ids of what it has claimed
    score: dict[str, int]  # the points it would have now, by item of the score sheet


def seat_fields(
    state: State, seat: Seat, powers: dict[str, int], room: list[int], score: Score | None, grows: Sequence[int]
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
        "powers": power_names(powers, seat.powers),
        "achievements": [card.id for number, card in enumerate(state.claim_cards()) if seat.claimed >> number & 1],
        "score": score.parts if score is not None else {},
    }
