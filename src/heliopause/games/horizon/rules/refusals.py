"""Why not? What only Beyond the Horizon refuses, and the sections of its rules."""

from typing import ClassVar, Final, final

from heliopause.beyond.alternatives import AskChoice
from heliopause.beyond.cards import TECHNOLOGY, Action, Space
from heliopause.beyond.constants import MUST_MOVE, NEED_MONEY, NEED_POP, NO_CHANGE, NO_SLOT
from heliopause.beyond.lines import AskPart
from heliopause.beyond.refusals import Refuser
from heliopause.games.horizon.rules import hexes
from heliopause.games.horizon.rules.building import BUILDERS, AskBuild, can_work, is_site, price
from heliopause.games.horizon.rules.constants import (
    CITY,
    FIRST_TURN,
    LEVELS,
    NO_ROOM,
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
from heliopause.games.horizon.rules.turn import AskExpansion, AskSpace
from heliopause.games.horizon.rules.units import AskEnlist, AskUpgrade, rally_points
from heliopause.kernel.machine import Question
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.refusal import Refusal


@final
class HorizonRefuser(Refuser):
    """Refuses moves, units, sites, constructions and trade."""

    levels = LEVELS
    over = "12.1"
    slot = "5.1"
    existing = "5.7"
    claimed = "11.1"
    unfulfilled = "11.1"
    reasons: ClassVar = {
        MUST_MOVE: ("why-must-move", "3.2"),
        FIRST_TURN: ("why-first-turn", "3.3"),
        NO_SLOT: ("why-no-slot", "5.1"),
        NO_CHANGE: ("why-no-change", "3.8"),
        NO_SITE: ("why-no-site", "3.8"),
        NO_UNIT: ("why-no-unit-for-it", "3.8"),
        NO_SUPPLY: ("why-no-supply", "4.3"),
        NO_ROOM: ("why-columns-full", "4.4"),
    }
    later: ClassVar = {
        "space": ("why-later-space", "3.1"),
        "slot": ("why-later-slot", "5.1"),
        "claim": ("why-later-claim", "11.1"),
        "construction": ("why-later-construction", "9.2"),
        **dict.fromkeys(("tile", "move", "explore", "enlist", "settle", "fortify"), ("why-later-tile", "7.1")),
    }

    def own(self, state: State, question: Question, kind: str, rest: str) -> Refusal | None:
        seat = question.seat
        if isinstance(question, AskMove) and kind in ("tile", "explore") and ">" not in rest:
            return Refusal(Phrase("why-no-unit-near", {"n": question.left}), "7.4")
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
            return self.claim(state, seat, rest, Refusal(Phrase("why-goal-not-in-play"), "1.3"))
        return None

    def must(self, state: State, question: Question) -> Refusal:
        return Refusal(Phrase("why-must"), _phase_rule(question))

    def on_board(self, state: State) -> list[Space]:
        return state.content.basic_spaces[state.players] + state.content.advanced_spaces[state.players]

    def on_card(self, action: Action) -> bool:
        return action.owner_kind == TECHNOLOGY

    def absent(self, state: State, action: Action) -> Refusal:
        on_table = action.owner in state.card_at
        return Refusal(Phrase("why-not-researched" if on_table else "why-not-there", {"card": action.title}), "3.4")

    def lacking(self, state: State, seat: int, space: Space, reason: int) -> Refusal:
        player = state.seats[seat]
        if reason == NOT_YET:
            condition = space.action.condition
            assert condition is not None
            return Refusal(Phrase("why-condition", {"condition": condition.phrase()}), "3.10")
        if reason == NEED_POP:
            return Refusal(Phrase("why-pop", {"have": player.pop}), "4.2")
        assert reason == NEED_MONEY, f"no refusal for a legal space ({reason})"
        cost = space.action.line.parts[0]
        needed = space.extra + (cost.price(state, seat) if isinstance(cost, Pay) else 0)
        return Refusal(Phrase("why-coins", {"need": needed, "have": player.coins}), "3.6" if needed else "3.5")


def _phase_rule(question: Question) -> str:
    """Where the rules say that this must be carried out."""
    if isinstance(question, AskSpace):
        return "3.1"
    if isinstance(question, AskMove) and question.moved:
        return "7.5" if question.unit >= 0 else "7.4"
    if isinstance(question, AskPart | AskChoice):
        return "3.7"
    return "11.1" if isinstance(question, AskGoal) else "2.1"


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
        return Refusal(Phrase("why-no-construction", {"card": card.phrase()}), rule)
    if not new:
        if state.built[tile] != card.index:
            return Refusal(Phrase("why-not-built-there", {"card": card.phrase()}), rule)
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


# Trade


def _trade(state: State, seat: int, kind: str, rest: str) -> Refusal:
    player = state.seats[seat]
    if kind == "decommission":
        return Refusal(Phrase("why-no-unit"), "10.4")
    if rest == "pop-coin":
        if player.pop:
            return Refusal(Phrase("why-columns-full"), "10.4")
        return Refusal(Phrase("why-pop", {"have": player.pop}), "10.4")
    need = pawn_price(state, seat)
    if player.coins < need:
        return Refusal(Phrase("why-coins", {"need": need, "have": player.coins}), "10.4")
    return Refusal(Phrase("why-no-supply"), "4.3")


why_not: Final = HorizonRefuser().why_not
