"""The position as plain data, as far as both games show the same: the table, spaces, slots and what can be claimed."""

from collections.abc import Callable
from typing import Any

from heliopause.beyond.cards import Card, Slot, Space
from heliopause.beyond.lines import Line
from heliopause.beyond.state import State
from heliopause.kernel import deck

View = dict[str, Any]


def table_shown(state: State, game: str, left: int | None) -> View:
    """Whose turn it is, and what is asked; `left` is what is left of the effect under way."""
    question = state.asking
    return {
        "game": game,
        "players": state.players,
        "round": state.round,
        "first": state.first,
        "active": state.active,
        "asked": None if question is None else question.seat,
        "question": None if question is None else type(question).__name__,
        "left": left,
        "ending": state.ending,
        "over": state.over,
        "discs_to_end": state.claims_to_end(),
    }


def named(card: Card) -> View:
    return {"id": card.id, "name": card.name, "house": list(card.house)}


def text_of(line: Line | None) -> str | None:
    return line.text if line is not None else None


def power_names(powers: dict[str, int], mask: int) -> list[str]:
    return [text for text, bit in powers.items() if mask & bit]


def space_shown(state: State, space: Space) -> View:
    return {
        "id": space.id,
        "action": space.action.id,
        "line": space.action.line.text,
        "extra": space.extra,
        "repeatable": space.repeatable,
        "pawns": [seat.index for seat in state.seats if seat.pawn == space.index],
    }


def slot_shown(state: State, slot: Slot, technology: Callable[[Any, int], View]) -> View:
    """A slot of the technology board, with the card on it as the game shows it."""
    card = state.card_at[slot.index]
    return {
        "id": slot.id,
        "level": slot.level,
        "needs": [state.common.slots[other].id for other in deck.members(slot.prerequisites)],
        "needed": slot.needed,
        "card": technology(state, card) if card >= 0 else None,
        "researched": [seat.index for seat in state.seats if seat.techs & slot.bit],
    }


def claims_shown(state: State) -> list[View]:
    """What can be claimed, who has, and how far everybody is; the game says the condition in its own words."""
    return [
        {
            **named(card),
            "slots": list(card.slots[: card.slot_count(state.players)]),
            "claims": list(state.claims[number]),
            "progress": [card.condition.counter(state, seat) for seat in range(state.players)],
            "least": card.condition.least,
        }
        for number, card in enumerate(state.claim_cards())
    ]


def columns_shown(letters: str, cubes: list[int], room: list[int]) -> list[View]:
    """The population columns, once they are filled."""
    return [
        {"column": letter, "cubes": inside, "room": places}
        for letter, inside, places in zip(letters, cubes, room, strict=False)
    ]
