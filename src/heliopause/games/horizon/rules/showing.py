"""Cards, spaces and abilities as plain data, for view.py."""

from heliopause.beyond.cards import Space
from heliopause.beyond.quantities import Condition
from heliopause.beyond.view import View, named, power_names, space_shown, text_of
from heliopause.games.horizon.rules.building import price
from heliopause.games.horizon.rules.constants import COLOURS, POWERS, STAGES, THEOCRACY, TRACKS
from heliopause.games.horizon.rules.quantities import Several, singular
from heliopause.games.horizon.rules.state import State


def advanced_shown(state: State, space: Space) -> View:
    condition = space.action.condition
    assert condition is not None
    return {
        **space_shown(state, space),
        "condition": condition_text(condition),
        "met": [seat.index for seat in state.seats if condition.holds(state, seat.index)],
    }


def condition_text(condition: Condition) -> str:
    if isinstance(condition, Several):
        return (" + " if condition.every else " or ").join(condition_text(part) for part in condition.parts)
    return f"{condition.least} {singular(condition.word) if condition.least == 1 else condition.word}"


def trigger_shown(state: State, number: int) -> View | None:
    if number < 0:
        return None
    trigger = state.content.triggers[number]
    return {"when": trigger.word, "line": trigger.line.text}


def technology(state: State, number: int) -> View:
    card = state.content.technologies[number]
    return {
        **named(card),
        "level": card.level,
        "colour": COLOURS[card.left[0]] if card.level < 4 else None,
        "left": [COLOURS[colour] for colour in card.left],
        "right": COLOURS[card.right] if card.right >= 0 else None,
        "immediate": text_of(card.immediate),
        "power": power_names(POWERS, card.power),
        "trigger": trigger_shown(state, card.trigger),
        "vp": card.vp.text if card.vp else None,
        "spaces": [space_shown(state, space) for space in card.spaces],
    }


def construction(state: State, number: int) -> View:
    card = state.content.constructions[number]
    return {
        **named(card),
        "level": card.level,
        "cost": card.cost,
        "price": [price(seat, card.cost) for seat in state.seats],
        "bonus": text_of(card.bonus),
        "vp": card.vp,
        "first": card.first,
        "tracks": [TRACKS[track] for track in card.tracks],
    }


def leader(state: State, number: int) -> View:
    card = state.content.leaders[number]
    return {
        **named(card),
        "level": card.level,
        "effects": [{"who": effect.who, "line": effect.line.text} for effect in card.effects],
        "choices": [{"line": choice.line.text, "vp": choice.vp.text} for choice in card.choices],
        "picked": state.picked[number] if state.picked[number] >= 0 else None,
        "vp": card.vp.text if card.vp else None,
        "vp_others": card.vp_others,
    }


def government(state: State, number: int, stages: int) -> View:
    card = state.content.governments[number]
    return {
        **named(card),
        "card": card.card,
        "side": card.side,
        "despotism": {
            "power": power_names(POWERS, card.despotism_power),
            "trigger": trigger_shown(state, card.despotism_trigger),
        },
        "theocracy": {
            "power": power_names(POWERS, card.theocracy_power),
            "trigger": trigger_shown(state, card.theocracy_trigger),
            "open": bool(stages & THEOCRACY),
        },
        "once": text_of(card.once),
        "democracy": card.democracy.text if card.democracy else None,
        "stages": ["despotism", *(word for word, stage in STAGES.items() if stages & stage)],
    }
