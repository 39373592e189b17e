"""The whole position as plain data, for screens and programs. There are no secrets, so it is the same for everybody."""

from heliopause.beyond.constants import COLUMNS
from heliopause.beyond.view import (
    View,
    claims_shown,
    columns_shown,
    named,
    power_names,
    slot_shown,
    space_shown,
    table_shown,
    text_of,
)
from heliopause.games.horizon.rules import hexes
from heliopause.games.horizon.rules.building import AskConstruction
from heliopause.games.horizon.rules.cards import TrackSpace
from heliopause.games.horizon.rules.constants import (
    CUBES,
    LEVELS,
    POWERS,
    SETTLER,
    SITES,
    SOLDIER,
    STAGES,
    TRACKS,
    UNITS,
)
from heliopause.games.horizon.rules.moving import AskMove
from heliopause.games.horizon.rules.packing import pack_group, unit_group, unit_strength
from heliopause.games.horizon.rules.production import coin_production, open_columns
from heliopause.games.horizon.rules.scoring import score
from heliopause.games.horizon.rules.settling import AskUse
from heliopause.games.horizon.rules.showing import (
    advanced_shown,
    condition_text,
    construction,
    government,
    leader,
    technology,
    trigger_shown,
)
from heliopause.games.horizon.rules.state import CRADLE, START, Seat, State
from heliopause.games.horizon.rules.units import AskUpgrade
from heliopause.kernel import deck


def view(state: State) -> View:
    content = state.content
    return {
        **table_shown(state, "horizon", left(state)),
        "at": _where(state),
        "basic": [space_shown(state, space) for space in content.basic_spaces[state.players]],
        "advanced": [advanced_shown(state, space) for space in content.advanced_spaces[state.players]],
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
        "governments": [government(state, number, 0) for number in sorted(state.governments)],
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


def _where(state: State) -> str | None:
    """The tile whose units are asked for."""
    question = state.asking
    return hexes.cell_id(state.cells[question.tile]) if isinstance(question, AskUse) else None


# The technology board and the goals


def _slots(state: State) -> list[View]:
    return [
        {
            **slot_shown(state, slot, technology),
            "leader": slot.level > 1 and not any(seat.techs & slot.bit for seat in state.seats),
        }
        for slot in state.content.slots
    ]


def _undiscovered(state: State, level: int) -> int:
    slots = state.content.slots
    return sum(1 for slot in slots if slot.level == level and not any(seat.techs & slot.bit for seat in state.seats))


def _goals(state: State) -> list[View]:
    cards = [state.content.goals[number] for number in state.goals]
    return [
        {**shown, "set": card.set, "condition": condition_text(card.condition)}
        for shown, card in zip(claims_shown(state), cards, strict=True)
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
                UNITS[kind_of]: [
                    unit_strength(unit) for unit in seat.units if unit_group(unit) == pack_group(tile, kind_of)
                ]
                for kind_of in (SETTLER, SOLDIER)
            }
            for seat in state.seats
        ],
    }


def _territory(state: State, number: int) -> View:
    card = state.content.territories[number]
    return {
        **named(card),
        "strength": card.strength,
        "explore": text_of(card.explore),
        "village": {"bonus": text_of(card.bonus), "vp": card.vp[0], "track": TRACKS[card.tracks[0]]},
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
        "line": text_of(space.line),
        "column": COLUMNS[space.column] if space.column >= 0 else None,
        "coins": space.coins,
        "stage": next((word for word, stage in STAGES.items() if stage == space.stage), None),
        "power": power_names(POWERS, space.power),
        "vp": space.vp,
        "taken": taken,
    }


def _seat(state: State, seat: Seat) -> View:
    content = state.content
    return {
        "seat": seat.index,
        "government": government(state, seat.government, seat.stages) if seat.government >= 0 else None,
        "home": hexes.cell_id(state.cells[seat.home]),
        "pop": seat.pop,
        "coins": seat.coins,
        "columns": columns_shown(COLUMNS, seat.columns, seat.held),
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
        "powers": power_names(POWERS, seat.powers),
        "triggers": [
            {"from": content.triggers[number].title, **(trigger_shown(state, number) or {})} for number in seat.triggers
        ],
        "explored": seat.explored,
        "achievements": [
            content.goals[card].id for number, card in enumerate(state.goals) if seat.claimed >> number & 1
        ],
        "score": score(state, seat.index).parts,
    }
