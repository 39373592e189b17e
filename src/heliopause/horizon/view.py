"""The whole position as plain data, for screens and programs. There are no secrets, so it is the same for everybody."""

from typing import Any

from heliopause.common.cards import Card, Space
from heliopause.common.counting import Condition
from heliopause.common.lines import Line
from heliopause.common.terms import COLUMNS
from heliopause.horizon import hexes
from heliopause.horizon.building import AskConstruction, price
from heliopause.horizon.cards import TrackSpace
from heliopause.horizon.counting import Several
from heliopause.horizon.customs import cubes_to_end
from heliopause.horizon.moving import AskMove
from heliopause.horizon.production import coin_production, open_columns
from heliopause.horizon.scoring import score
from heliopause.horizon.settling import AskUse
from heliopause.horizon.state import CRADLE, START, Seat, State
from heliopause.horizon.terms import (
    COLOURS,
    CUBES,
    LEVELS,
    POWERS,
    SETTLER,
    SITES,
    SOLDIER,
    STAGES,
    THEOCRACY,
    TRACKS,
    UNITS,
)
from heliopause.horizon.units import AskUpgrade
from heliopause.kernel import deck

View = dict[str, Any]


def view(state: State) -> View:
    question = state.asking
    content = state.content
    return {
        "game": "horizon",
        "players": state.players,
        "round": state.round,
        "first": state.first,
        "active": state.active,
        "asked": None if question is None else question.seat,
        "question": None if question is None else type(question).__name__,
        "left": left(state),
        "ending": state.ending,
        "over": state.over,
        "discs_to_end": cubes_to_end(state.players),
        "basic": [_space(state, space) for space in content.basic_spaces[state.players]],
        "advanced": [_advanced(state, space) for space in content.advanced_spaces[state.players]],
        "slots": _slots(state),
        "decks": {LEVELS[level]: deck.every(state.decks[level]).bit_count() for level in (2, 3)},
        "leaders_hidden": {LEVELS[level]: _undiscovered(state, level) for level in (2, 3, 4)},
        "tiles": [_tile(state, tile) for tile in range(len(state.cells))],
        "frontier": [_edge(state, cell, touching) for cell, touching in state.frontier],
        "territories_left": deck.every(state.territories).bit_count(),
        "display": {
            LEVELS[level]: [construction(state, number) for number in state.display[level]] for level in (1, 2, 3)
        },
        "construction_decks": {
            LEVELS[level]: deck.every(state.construction_decks[level]).bit_count() for level in (1, 2, 3)
        },
        "tokens": dict(zip(SITES, state.tokens, strict=True)),
        "governments": [_government(state, number, 0) for number in sorted(state.governments)],
        "achievements": _goals(state),
        "seats": [_seat(state, civilization) for civilization in state.seats],
    }


def left(state: State) -> int | None:
    """What is left of the task under way: movements, strength, units to upgrade, levels of constructions."""
    question = state.asking
    if isinstance(question, AskMove):
        return question.left
    if isinstance(question, AskUse):
        return question.missing
    if isinstance(question, AskUpgrade):
        return question.part.number - len(question.done)
    if isinstance(question, AskConstruction):
        return question.levels[-1]
    return None


# Cards and spaces


def _card(card: Card) -> View:
    return {"id": card.id, "name": card.name, "house": list(card.house)}


def _text(line: Line | None) -> str | None:
    return line.text if line is not None else None


def _space(state: State, space: Space) -> View:
    return {
        "id": space.id,
        "action": space.action.id,
        "line": space.action.line.text,
        "extra": space.extra,
        "repeatable": space.repeatable,
        "pawns": [seat.index for seat in state.seats if seat.pawn == space.index],
    }


def _advanced(state: State, space: Space) -> View:
    condition = space.action.condition
    assert condition is not None
    return {
        **_space(state, space),
        "condition": _condition_text(condition),
        "met": [seat.index for seat in state.seats if condition.holds(state, seat.index)],
    }


def _condition_text(condition: Condition) -> str:
    if isinstance(condition, Several):
        return (" + " if condition.every else " or ").join(_condition_text(part) for part in condition.parts)
    return f"{condition.least} {condition.word}"


def _power_names(mask: int) -> list[str]:
    return [text for text, bit in POWERS.items() if mask & bit]


def _trigger(state: State, number: int) -> View | None:
    if number < 0:
        return None
    trigger = state.content.triggers[number]
    return {"when": trigger.word, "line": trigger.line.text}


def technology(state: State, number: int) -> View:
    card = state.content.technologies[number]
    return {
        **_card(card),
        "level": card.level,
        "colour": COLOURS[card.left[0]] if card.level < 4 else None,
        "left": [COLOURS[colour] for colour in card.left],
        "right": COLOURS[card.right] if card.right >= 0 else None,
        "immediate": _text(card.immediate),
        "power": _power_names(card.power),
        "trigger": _trigger(state, state.content.trigger_of[number]),
        "vp": card.vp.text if card.vp else None,
        "spaces": [_space(state, space) for space in card.spaces],
    }


def _slots(state: State) -> list[View]:
    return [
        {
            "id": slot.id,
            "level": slot.level,
            "needs": [state.content.slots[other].id for other in deck.members(slot.prerequisites)],
            "needed": slot.needed,
            "card": technology(state, state.card_at[slot.index]) if state.card_at[slot.index] >= 0 else None,
            "leader": slot.level > 1 and not any(seat.techs & slot.bit for seat in state.seats),
            "researched": [seat.index for seat in state.seats if seat.techs & slot.bit],
        }
        for slot in state.content.slots
    ]


def _undiscovered(state: State, level: int) -> int:
    slots = state.content.slots
    return sum(1 for slot in slots if slot.level == level and not any(seat.techs & slot.bit for seat in state.seats))


def construction(state: State, number: int) -> View:
    card = state.content.constructions[number]
    return {
        **_card(card),
        "level": card.level,
        "cost": card.cost,
        "price": [price(seat, card.cost) for seat in state.seats],
        "bonus": _text(card.bonus),
        "vp": card.vp,
        "first": card.first,
        "tracks": [TRACKS[track] for track in card.tracks],
    }


def leader(state: State, number: int) -> View:
    card = state.content.leaders[number]
    return {
        **_card(card),
        "level": card.level,
        "effects": [{"who": effect.who, "line": effect.line.text} for effect in card.effects],
        "choices": [{"line": choice.line.text, "vp": choice.vp.text} for choice in card.choices],
        "picked": state.picked[number] if state.picked[number] >= 0 else None,
        "vp": card.vp.text if card.vp else None,
        "vp_others": card.vp_others,
    }


def _government(state: State, number: int, stages: int) -> View:
    card = state.content.governments[number]
    return {
        **_card(card),
        "card": card.card,
        "side": card.side,
        "despotism": {
            "power": _power_names(card.despotism_power),
            "trigger": _trigger(state, card.despotism_trigger),
        },
        "theocracy": {
            "power": _power_names(card.theocracy_power),
            "trigger": _trigger(state, card.theocracy_trigger),
            "open": bool(stages & THEOCRACY),
        },
        "once": _text(card.once),
        "democracy": card.democracy.text if card.democracy else None,
        "stages": ["despotism", *(word for word, stage in STAGES.items() if stages & stage)],
    }


def _goals(state: State) -> list[View]:
    cards = [state.content.goals[number] for number in state.goals]
    return [
        {
            **_card(card),
            "set": card.set,
            "condition": _condition_text(card.condition),
            "slots": list(card.slots[: card.slot_count(state.players)]),
            "claims": list(state.claims[number]),
            "progress": [card.condition.counter(state, seat) for seat in range(state.players)],
            "least": card.condition.least,
        }
        for number, card in enumerate(cards)
    ]


# The map


def _tile(state: State, tile: int) -> View:
    q, r = hexes.coordinates(state.cells[tile])
    ground = state.ground[tile]
    built = state.built[tile]
    kind = "cradle" if ground == CRADLE else "start" if ground <= START else "territory"
    return {
        "id": hexes.cell_id(state.cells[tile]),
        "q": q,
        "r": r,
        "kind": kind,
        "owner": START - ground if ground <= START else None,
        "territory": _territory(state, ground) if ground >= 0 else None,
        "village": state.village[tile] if state.village[tile] >= 0 else None,
        "city": state.city[tile] if state.city[tile] >= 0 else None,
        "construction": construction(state, built) if built >= 0 else None,
        "builders": list(state.builders[tile]),
        "near": [hexes.cell_id(state.cells[other]) for other in deck.members(state.near[tile])],
        "units": [
            {
                UNITS[kind_of]: [unit % 6 + 1 for unit in seat.units if unit // 6 == tile * 2 + kind_of]
                for kind_of in (SETTLER, SOLDIER)
            }
            for seat in state.seats
        ],
    }


def _territory(state: State, number: int) -> View:
    card = state.content.territories[number]
    return {
        **_card(card),
        "strength": card.strength,
        "explore": _text(card.explore),
        "village": {"bonus": _text(card.bonus), "vp": card.vp[0], "track": TRACKS[card.tracks[0]]},
        "city": {"vp": card.vp[1], "track": TRACKS[card.tracks[1]]},
    }


def _edge(state: State, cell: int, touching: int) -> View:
    q, r = hexes.coordinates(cell)
    return {
        "id": hexes.cell_id(cell),
        "q": q,
        "r": r,
        "near": [hexes.cell_id(state.cells[tile]) for tile in deck.members(touching)],
    }


# Civilizations


def _track_space(space: TrackSpace, taken: bool) -> View:
    return {
        "line": _text(space.line),
        "column": COLUMNS[space.column] if space.column >= 0 else None,
        "coins": space.coins,
        "stage": next((word for word, stage in STAGES.items() if stage == space.stage), None),
        "power": _power_names(space.power),
        "vp": space.vp,
        "taken": taken,
    }


def _seat(state: State, seat: Seat) -> View:
    content = state.content
    return {
        "seat": seat.index,
        "government": _government(state, seat.government, seat.stages) if seat.government >= 0 else None,
        "home": hexes.cell_id(state.cells[seat.home]),
        "pop": seat.pop,
        "coins": seat.coins,
        "columns": [
            {"column": letter, "cubes": pawns, "room": room}
            for letter, pawns, room in zip(COLUMNS, seat.columns, seat.held, strict=True)
        ],
        "tracks": [
            {
                "track": word,
                "cubes": seat.tracks[track],
                "spaces": [
                    _track_space(space, number < CUBES - seat.tracks[track])
                    for number, space in enumerate(content.tracks[track])
                ],
            }
            for track, word in enumerate(TRACKS)
        ],
        "invested": seat.invested,
        "investment": [_track_space(space, number < seat.invested) for number, space in enumerate(content.investment)],
        "grows": [COLUMNS[column] for column in open_columns(state, seat.index)],
        "income": coin_production(state, seat.index),
        "movement": seat.reach,
        "tokens": dict(zip(SITES, seat.tokens, strict=True)),
        "constructions": [construction(state, number) for number in seat.constructions],
        "leaders": [leader(state, number) for number in seat.leaders],
        "technologies": [content.technologies[number].id for number in seat.cards],
        "private": [technology(state, number) for number in seat.private],
        "pawn": content.spaces[seat.pawn].id if seat.pawn >= 0 else None,
        "powers": _power_names(seat.powers),
        "triggers": [
            {"from": content.triggers[number].title, **(_trigger(state, number) or {})} for number in seat.triggers
        ],
        "explored": seat.explored,
        "achievements": [
            content.goals[card].id for number, card in enumerate(state.goals) if seat.claimed >> number & 1
        ],
        "score": score(state, seat.index).parts,
    }
