"""Why not? The reason an option is not offered, with the rule it comes from."""

from heliopause.beyond.cards import BASIC, TECHNOLOGY, Space
from heliopause.beyond.constants import MUST_MOVE, NEED_MONEY, NEED_POP, NO_CHANGE, NO_SLOT, OCCUPIED
from heliopause.beyond.refusals import LONGEST_ID, slot_refused
from heliopause.beyond.research import AskSlot
from heliopause.beyond.turn import claimable
from heliopause.games.horizon.rules import hexes
from heliopause.games.horizon.rules.building import BUILDERS, AskBuild, can_work, is_site, price
from heliopause.games.horizon.rules.constants import (
    CITY,
    FIRST_TURN,
    LEVELS,
    NO_SITE,
    NO_SUPPLY,
    NO_UNIT,
    NOT_YET,
    SETTLER,
    STRONGEST,
    UNITS,
    VILLAGE,
)
from heliopause.games.horizon.rules.economy import Pay
from heliopause.games.horizon.rules.goals import AskClaimNow, AskGoal
from heliopause.games.horizon.rules.moving import AskMove, closed
from heliopause.games.horizon.rules.packing import pack_unit
from heliopause.games.horizon.rules.production import AskTrade, pawn_price
from heliopause.games.horizon.rules.settling import AskSite, is_free, present
from heliopause.games.horizon.rules.state import NOBODY, NOTHING, State
from heliopause.games.horizon.rules.tasks import AskTask
from heliopause.games.horizon.rules.turn import AskExpansion, AskSpace
from heliopause.games.horizon.rules.units import AskEnlist, AskUpgrade, rally_points
from heliopause.kernel.machine import Question
from heliopause.kernel.phrase import Phrase, name
from heliopause.kernel.refusal import Refusal


def why_not(state: State, id: str, names: list[str]) -> Refusal:
    """The reason why this id is not among the options; it must not be."""
    id = id[:LONGEST_ID]
    question = state.asking
    if state.over or question is None:
        return Refusal(Phrase("why-over"), "12.1")
    if question.seat < 0:
        return Refusal(Phrase("why-chance"), "")
    found = _reason(state, question, id, names)
    if found is not None:
        return found
    if id in ("pass", "done"):
        return Refusal(Phrase("why-must"), _phase_rule(question))
    return Refusal(Phrase("why-not-asked", {"id": id, "who": name(names[question.seat])}), "2.1")


def _phase_rule(question: Question) -> str:
    """Where the rules say that this must be carried out."""
    if isinstance(question, AskSpace):
        return "3.1"
    if isinstance(question, AskMove) and question.moved:
        return "7.5" if question.unit >= 0 else "7.4"
    if isinstance(question, AskTask | AskSlot):
        return "3.7"
    return "11.1" if isinstance(question, AskGoal) else "2.1"


def _reason(state: State, question: Question, id: str, names: list[str]) -> Refusal | None:
    seat = question.seat
    kind, _, rest = id.partition(":")
    if isinstance(question, AskSpace) and kind == "space":
        return _space(state, question, rest, names)
    if isinstance(question, AskSlot) and kind == "slot":
        return slot_refused(state, seat, question.part, rest, LEVELS, "5.1", "5.7")
    if isinstance(question, AskMove) and kind in ("move", "explore"):
        return _move(state, question, kind, rest)
    if isinstance(question, AskEnlist) and kind == "enlist":
        return _enlist(state, seat, rest)
    if isinstance(question, AskUpgrade) and kind == "upgrade":
        return _upgrade(state, seat, rest)
    if isinstance(question, AskSite | AskExpansion) and kind in ("settle", "fortify"):
        return _found(state, question, VILLAGE if kind == "settle" else CITY, rest)
    if isinstance(question, AskBuild | AskExpansion) and kind in ("build", "build-existing"):
        return _build(state, seat, kind == "build", rest)
    if isinstance(question, AskTrade) and kind in ("trade", "decommission"):
        return _trade(state, seat, kind, rest)
    if isinstance(question, AskGoal | AskClaimNow) and kind == "claim":
        return _claim(state, seat, rest)
    return None


# Spaces and slots


def _space(state: State, question: AskSpace, id: str, names: list[str]) -> Refusal:
    content = state.content
    on_board = content.basic_spaces[state.players] + content.advanced_spaces[state.players]
    space = next((space for space in on_board if space.id == id), None)
    if space is None:
        spaces = [space for space in content.spaces if space.action.owner_kind == TECHNOLOGY]
        space = next((space for space in spaces if space.id == id), None)
    if space is None:
        return Refusal(Phrase("why-no-space", {"id": id}), "3.1")
    action = space.action
    if space.index not in state.seats[question.seat].spaces:
        on_table = action.owner in state.card_at
        return Refusal(Phrase("why-not-researched" if on_table else "why-not-there", {"card": action.title}), "3.4")
    return _space_reason(state, question, space, names)


def _space_reason(state: State, question: AskSpace, space: Space, names: list[str]) -> Refusal:
    seat = question.seat
    player = state.seats[seat]
    action = space.action
    reason = question.refusal(state, space.index)
    if action.owner_kind != BASIC and state.round == 1:
        reason = FIRST_TURN
    elif action.condition is not None and not action.condition.holds(state, seat):
        reason = NOT_YET
    if reason == NEED_MONEY:
        cost = action.line.parts[0]
        needed = space.extra + (cost.price(state, seat) if isinstance(cost, Pay) else 0)
        return Refusal(Phrase("why-coins", {"need": needed, "have": player.coins}), "3.6" if needed else "3.5")
    if reason == OCCUPIED:
        other = next(other for other in state.seats if other.pawn == space.index and other is not player)
        return Refusal(Phrase("why-occupied", {"who": name(names[other.index])}), "3.1")
    if reason == NOT_YET:
        assert action.condition is not None
        return Refusal(Phrase("why-condition", {"condition": action.condition.phrase()}), "3.10")
    if reason == NEED_POP:
        return Refusal(Phrase("why-pop", {"have": player.pop}), "4.2")
    message, rule = PLAIN_REASONS[reason]
    return Refusal(Phrase(message), rule)


PLAIN_REASONS = {
    MUST_MOVE: ("why-must-move", "3.2"),
    FIRST_TURN: ("why-first-turn", "3.3"),
    NO_SLOT: ("why-no-slot", "5.1"),
    NO_CHANGE: ("why-no-change", "3.8"),
    NO_SITE: ("why-no-site", "3.8"),
    NO_UNIT: ("why-no-unit-for-it", "3.8"),
    NO_SUPPLY: ("why-no-supply", "4.3"),
}


# The map


def _tile(state: State, text: str) -> int:
    """The tile with this id, or -1."""
    cell = hexes.cell_of(text)
    return state.cells.index(cell) if cell in state.cells else -1


def _unit(text: str) -> tuple[int, int] | None:
    """Kind and strength of `settler3`."""
    for kind, word in enumerate(UNITS):
        strength = text.removeprefix(word)
        if text.startswith(word) and strength in tuple("123456"):
            return kind, int(strength)
    return None


def _move(state: State, question: AskMove, kind: str, rest: str) -> Refusal:
    route, _, unit_text = rest.rpartition(":")
    origin_text, _, target_text = route.partition(">")
    origin = _tile(state, origin_text)
    unit = _unit(unit_text)
    if origin < 0 or unit is None:
        return Refusal(Phrase("why-no-tile"), "7.4")
    number = pack_unit(origin, unit[0], unit[1])
    if number not in state.seats[question.seat].units:
        return Refusal(Phrase("why-no-unit"), "7.4")
    if question.unit >= 0 and question.unit != number:
        return Refusal(Phrase("why-must-leave"), "7.5")
    if kind == "explore":
        return _explore(state, unit[0], origin, target_text)
    target = _tile(state, target_text)
    if target < 0 or not state.near[origin] >> target & 1:
        return Refusal(Phrase("why-not-next"), "7.4")
    assert closed(state, question.seat, target)
    return Refusal(Phrase("why-foreign-start"), "7.5")


def _explore(state: State, kind: int, origin: int, target: str) -> Refusal:
    if kind != SETTLER:
        return Refusal(Phrase("why-soldiers-stay"), "7.6")
    cell = hexes.cell_of(target)
    if not any(edge == cell and touching >> origin & 1 for edge, touching in state.frontier):
        return Refusal(Phrase("why-two-tiles"), "7.6")
    if not state.territories:
        return Refusal(Phrase("why-no-territory"), "7.6")
    return Refusal(Phrase("why-explored"), "7.7")


def _enlist(state: State, seat: int, rest: str) -> Refusal:
    place, _, unit = rest.partition(":")
    if _tile(state, place) not in rally_points(state, seat):
        return Refusal(Phrase("why-no-rally-point"), "7.1")
    return Refusal(Phrase("why-no-token" if _unit(unit) else "why-no-unit"), "7.2")


def _upgrade(state: State, seat: int, rest: str) -> Refusal:
    place, _, change = rest.partition(":")
    tile = _tile(state, place)
    unit = _unit(change.partition(">")[0])
    if tile < 0 or unit is None or pack_unit(tile, unit[0], unit[1]) not in state.seats[seat].units:
        return Refusal(Phrase("why-no-unit"), "7.3")
    if unit[1] == STRONGEST:
        return Refusal(Phrase("why-strongest"), "7.3")
    return Refusal(Phrase("why-no-token"), "7.2")


def _found(state: State, question: AskSite | AskExpansion, site: int, rest: str) -> Refusal | None:
    seat = question.seat
    rule = "8.1" if site == VILLAGE else "8.3"
    if isinstance(question, AskSite):
        if question.site != site:
            return None
    elif not state.seats[seat].tokens[site]:
        return Refusal(Phrase("why-no-settle-token" if site == VILLAGE else "why-no-fortify-token"), "9.1")
    tile = _tile(state, rest)
    if tile < 0 or state.ground[tile] < 0 or state.built[tile] != NOTHING:
        return Refusal(Phrase("why-no-village-there"), rule)
    if not is_free(state, tile, site):
        if site == CITY and state.village[tile] == NOBODY:
            return Refusal(Phrase("why-no-settled-village"), rule)
        return Refusal(Phrase("why-taken"), "8.5")
    need = state.content.territories[state.ground[tile]].strength
    return Refusal(Phrase("why-strength", {"need": need, "have": present(state, seat, tile, site)}), rule)


def _build(state: State, seat: int, new: bool, rest: str) -> Refusal | None:
    rule = "9.4" if new else "9.5"
    player = state.seats[seat]
    id, _, where = rest.partition(":")
    place, _, strength = where.partition(":")
    card = next((card for card in state.content.constructions if card.id == id), None)
    tile = _tile(state, place)
    if card is None or tile < 0 or strength not in tuple("123456"):
        return None
    if new and card.index not in player.constructions:
        return Refusal(Phrase("why-no-construction", {"card": name(card.name)}), rule)
    if not new:
        if state.built[tile] != card.index:
            return Refusal(Phrase("why-not-built-there", {"card": name(card.name)}), rule)
        if seat in state.builders[tile] or len(state.builders[tile]) >= BUILDERS:
            return Refusal(Phrase("why-built"), rule)
    unit = pack_unit(tile, SETTLER, int(strength))
    if unit not in player.units:
        return Refusal(Phrase("why-no-unit"), "9.3" if new else rule)
    if new and not is_site(state, seat, tile):
        return Refusal(Phrase("why-no-building-site"), "9.3")
    if not can_work(state, player, unit):
        return Refusal(Phrase("why-no-token"), "7.2")
    if price(player, card.cost) > player.coins:
        return Refusal(Phrase("why-coins", {"need": price(player, card.cost), "have": player.coins}), rule)
    return None


# Trade and goals


def _trade(state: State, seat: int, kind: str, rest: str) -> Refusal:
    player = state.seats[seat]
    if kind == "decommission":
        return Refusal(Phrase("why-no-unit"), "10.4")
    if rest == "pop-coin":
        return Refusal(Phrase("why-pop", {"have": player.pop}), "10.4")
    need = pawn_price(state, seat)
    if player.coins < need:
        return Refusal(Phrase("why-coins", {"need": need, "have": player.coins}), "10.4")
    return Refusal(Phrase("why-no-supply"), "4.3")


def _claim(state: State, seat: int, id: str) -> Refusal:
    for number, card in enumerate(state.goals):
        goal = state.content.goals[card]
        if goal.id == id and number not in claimable(state, seat):
            if state.seats[seat].claimed >> number & 1:
                return Refusal(Phrase("why-claimed"), "11.1")
            return Refusal(Phrase("why-condition", {"condition": goal.condition.phrase()}), "11.1")
    return Refusal(Phrase("why-goal-not-in-play"), "1.3")
