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
from heliopause.games.sun.rules.colonies import AskInfiltrate, AskSettle, required
from heliopause.games.sun.rules.constants import DISCS, FOOD, LEVELS, ORE, PLACE_KINDS, POWERS, SYSTEM, TYPES
from heliopause.games.sun.rules.fleet import AskJump, AskMove, AskUpgrade
from heliopause.games.sun.rules.packing import powers_at, ships_at
from heliopause.games.sun.rules.quantities import specialties
from heliopause.games.sun.rules.scoring import score
from heliopause.games.sun.rules.state import Seat, State
from heliopause.games.sun.solo.deck import cards_left
from heliopause.kernel import deck


def view(state: State) -> View:
    return {
        **table_shown(state, "sun", left(state)),
        "tableau": state.settings.tableau,
        "automa": {"seat": state.automa, "cards": cards_left(state)} if state.automa_deck else None,
        "basic": [space_shown(state, space) for space in state.content.basic_spaces[state.players]],
        "guilds": _guilds(state),
        "slots": _slots(state),
        "decks": {LEVELS[level]: deck.every(state.decks[level]).bit_count() for level in (2, 3, 4)},
        "rows": {LEVELS[level]: _row(state, level) for level in (2, 3, 4) if state.rows[level]},
        "places": [_place(state, place) for place in range(state.board.size) if _exists(state, place)],
        "routes": _routes(state),
        "system_decks": {
            letter: deck.every(state.system_decks[number]).bit_count() for number, letter in enumerate("AB")
        },
        "events": [_event(state, number) for number in state.standing],
        "events_hidden": {LEVELS[level]: state.event_left[level] for level in (2, 3)},
        "achievements": _achievements(state),
        "seats": [_seat(state, faction) for faction in state.seats],
    }


def left(state: State) -> int | None:
    """What is left of the effect under way: jumps, ships to upgrade or move, power to settle."""
    question = state.asking
    if isinstance(question, AskJump | AskInfiltrate):
        return question.points
    if isinstance(question, AskUpgrade | AskMove):
        return question.left
    if isinstance(question, AskSettle):
        return max(0, question.missing)
    return None


def _guilds(state: State) -> list[View]:
    return [
        {
            **named(guild),
            "tier": guild.tier,
            "open": bool(state.guilds >> guild.index & 1),
            "space": space_shown(state, guild.space),
        }
        for guild in state.content.guilds
    ]


def technology(state: State, number: int) -> View:
    card = state.content.technologies[number]
    return {
        **named(card),
        "level": card.level,
        "left": [TYPES[card.left[0]], TYPES[card.left[1]]],
        "right": TYPES[card.right] if card.right >= 0 else None,
        "immediate": text_of(card.immediate),
        "power": power_names(POWERS, card.power),
        "anytime": text_of(card.anytime.line if card.anytime else None),
        "vp": card.vp.text if card.vp else None,
        "spaces": [space_shown(state, space) for space in card.spaces],
    }


def _slots(state: State) -> list[View]:
    return [
        {
            **slot_shown(state, slot, technology),
            "event": slot.level in (2, 3) and state.card_at[slot.index] < 0,
        }
        for slot in state.content.slots
    ]


def _row(state: State, level: int) -> list[View | None]:
    return [technology(state, card) if card >= 0 else None for card in state.rows[level]]


def _exists(state: State, place: int) -> bool:
    return place != state.board.extra or state.extra_link >= 0


def _place(state: State, place: int) -> View:
    board = state.board
    owner = state.controller[place]
    disc = state.outpost[place]
    return {
        "id": board.ids[place],
        "kind": PLACE_KINDS[board.kinds[place]],
        "deck": "AB"[board.decks[place]] if board.kinds[place] == SYSTEM else None,
        "specialty": [DISCS[kind] for kind in board.specialty(state, place)],
        "system": system(state, state.system[place]) if state.system[place] >= 0 else None,
        "required": {str(faction.index): required(state, faction.index, place) for faction in state.seats}
        if state.system[place] >= 0
        else None,
        "controller": owner if owner >= 0 else None,
        "outpost": DISCS[disc] if owner >= 0 and disc >= 0 else None,
        "ships": [ships_at(faction.ships, place) for faction in state.seats],
        "power": powers_at(state.power, place, state.players),
    }


def system(state: State, number: int) -> View:
    card = state.content.systems[number]
    return {
        **named(card),
        "deck": "AB"[card.deck],
        "power": card.power,
        "vp": card.vp,
        "specialty": [DISCS[kind] for kind in card.specialty],
        "control": text_of(card.control),
        "bonus": text_of(card.bonus),
        "ability": power_names(POWERS, card.ability),
        "anytime": text_of(card.anytime.line if card.anytime else None),
    }


def _routes(state: State) -> list[list[str]]:
    ids = state.board.ids
    routes = [[ids[one], ids[other]] for one, other in state.board.routes]
    if state.extra_link >= 0:
        routes.append([ids[state.extra_link], ids[state.board.extra]])
    return routes


def _event(state: State, number: int) -> View:
    card = state.content.events[number]
    return {
        **named(card),
        "level": card.level,
        "attached": system(state, state.attached) if card.attach >= 0 and state.attached >= 0 else None,
        "space": space_shown(state, card.space) if card.space else None,
    }


def _achievements(state: State) -> list[View]:
    cards = [state.content.achievements[number] for number in state.achievements]
    return [
        {**shown, "condition": f"{card.condition.least} {card.condition.word}"}
        for shown, card in zip(claims_shown(state), cards, strict=True)
    ]


def _seat(state: State, faction: Seat) -> View:
    content = state.content
    mat = faction.mat
    return {
        "seat": faction.index,
        "mat": named(mat),
        "advanced": mat.advanced,
        "pop": faction.pop,
        "ore": faction.ore,
        "columns": columns_shown(COLUMNS, faction.columns, mat.columns),
        "food": faction.tracks[FOOD],
        "ore_discs": faction.tracks[ORE],
        "grows": [COLUMNS[column] for column in mat.growing[faction.tracks[FOOD]]] if mat.growing else [],
        "mines": mat.mining[faction.tracks[ORE]] if mat.mining else 0,
        "automation": faction.automation(),
        "automation_vp": list(mat.automation),
        "colonies": [system(state, number) for number in faction.colonies],
        "technologies": [content.technologies[number].id for number in faction.cards],
        "private": [technology(state, number) for number in faction.private],
        "ships": sum(faction.ships),
        "retired": list(faction.retired),
        "pawn": content.spaces[faction.pawn].id if faction.pawn >= 0 else None,
        "powers": power_names(POWERS, faction.powers),
        "innovations": [
            {
                "name": innovation.name,
                "reached": bool(faction.fired >> number & 1) or innovation.reached(state, faction.index),
            }
            for number, innovation in enumerate(mat.innovations)
        ],
        "specialties": specialties(state, faction.index),
        "achievements": [
            content.achievements[card].id
            for number, card in enumerate(state.achievements)
            if faction.claimed >> number & 1
        ],
        "score": score(state, faction.index).parts if mat.growing else {},
    }
