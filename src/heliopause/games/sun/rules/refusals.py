"""Why not? The reason an option is not offered, with the rule it comes from."""

from heliopause.beyond.cards import BASIC, TECHNOLOGY, Space
from heliopause.beyond.constants import MUST_MOVE, NEED_MONEY, NEED_POP, NO_CHANGE, NO_SLOT, OCCUPIED
from heliopause.beyond.lines import may_decline
from heliopause.beyond.refusals import LONGEST_ID, slot_refused
from heliopause.beyond.research import AskSlot
from heliopause.beyond.turn import claimable
from heliopause.games.sun.rules.cards import GUILD
from heliopause.games.sun.rules.colonies import AskColonize, required
from heliopause.games.sun.rules.constants import LEVELS, NO_SYSTEM, NOTHING_TO_COPY
from heliopause.games.sun.rules.economy import Pay
from heliopause.games.sun.rules.fleet import AskBuild, AskJump, steps
from heliopause.games.sun.rules.packing import power_index, ship_index
from heliopause.games.sun.rules.production import AskTrade
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.rules.turn import AskAchievement, AskSpace
from heliopause.kernel.phrase import Phrase, name
from heliopause.kernel.refusal import Refusal


def why_not(state: State, id: str, names: list[str]) -> Refusal:
    """The reason why this id is not among the options; it must not be."""
    id = id[:LONGEST_ID]
    question = state.asking
    if state.over or question is None:
        return Refusal(Phrase("why-over"), "6.1")
    seat = question.seat
    if seat < 0:
        return Refusal(Phrase("why-chance"), "")
    kind, _, rest = id.partition(":")
    if isinstance(question, AskSpace) and kind == "space":
        return _space(state, question, rest, names)
    if isinstance(question, AskSlot) and kind == "slot":
        return slot_refused(state, seat, question.part, rest, LEVELS, "8.1", "8.6")
    if isinstance(question, AskColonize) and kind == "colonize":
        return _colonize(state, seat, rest)
    if isinstance(question, AskJump) and kind == "jump":
        return _jump(state, seat, id)
    if isinstance(question, AskBuild) and kind == "build":
        return Refusal(Phrase("why-not-yard"), "10.1")
    if isinstance(question, AskTrade) and kind in ("trade", "decommission"):
        return _trade(state, seat, rest, kind, question.price(state))
    if isinstance(question, AskAchievement) and kind == "claim":
        return _claim(state, seat, rest)
    if kind == "power":
        return Refusal(Phrase("why-power"), "13.3")
    if id in ("pass", "done"):
        if may_decline(state, seat):
            return Refusal(Phrase("why-must"), "3.8")
        return Refusal(Phrase("why-no-change"), "3.7")
    return Refusal(Phrase("why-not-asked", {"id": id, "who": name(names[seat])}), "2.1")


def _space(state: State, question: AskSpace, id: str, names: list[str]) -> Refusal:
    content = state.content
    basic = content.basic_spaces[state.players]
    space = next((space for space in basic if space.id == id), None)
    if space is None:
        space = next((space for space in content.spaces if space.id == id and space.action.owner_kind != BASIC), None)
    if space is None:
        return Refusal(Phrase("why-no-space", {"id": id}), "3.1")
    action = space.action
    if space.index not in state.seats[question.seat].spaces:
        if action.owner_kind == GUILD:
            return Refusal(Phrase("why-guild-closed", {"card": action.title}), "13.1")
        if action.owner_kind == TECHNOLOGY:
            on_board = action.owner in state.card_at
            return Refusal(Phrase("why-not-researched" if on_board else "why-not-there", {"card": action.title}), "3.3")
        return Refusal(Phrase("why-not-there", {"card": action.title}), "13.2")
    return _space_reason(state, question, space, names)


def _space_reason(state: State, question: AskSpace, space: Space, names: list[str]) -> Refusal:
    seat = question.seat
    faction = state.seats[seat]
    match question.refusal(state, space.index):
        case code if code == MUST_MOVE:
            return Refusal(Phrase("why-must-move"), "3.2")
        case code if code == OCCUPIED:
            other = next(other for other in state.seats if other.pawn == space.index and other is not faction)
            return Refusal(Phrase("why-occupied", {"who": name(names[other.index])}), "3.1")
        case code if code == NEED_MONEY:
            cost = space.action.line.parts[0]
            needed = space.extra + (cost.price(state, seat) if isinstance(cost, Pay) else 0)
            if needed > faction.ore:
                return Refusal(Phrase("why-ore", {"need": needed, "have": faction.ore}), "3.4")
            return Refusal(Phrase("why-ore-later", {"have": faction.ore}), "3.4")
        case code if code == NEED_POP:
            return Refusal(Phrase("why-pop", {"have": faction.pop}), "7.2")
        case code if code == NO_SLOT:
            return Refusal(Phrase("why-no-slot"), "8.1")
        case code if code == NO_SYSTEM:
            return Refusal(Phrase("why-no-system"), "12.1")
        case code if code == NOTHING_TO_COPY:
            return Refusal(Phrase("why-nothing-to-copy"), "13.4")
        case code if code == NO_CHANGE:
            return Refusal(Phrase("why-no-change"), "3.7")
        case code:
            raise AssertionError(f"no refusal for a legal space ({code})")


def _colonize(state: State, seat: int, id: str) -> Refusal:
    board = state.board
    if id not in board.ids or not board.is_system[board.ids.index(id)] or state.system[board.ids.index(id)] < 0:
        return Refusal(Phrase("why-no-system-there", {"id": id}), "12.1")
    place = board.ids.index(id)
    if state.controller[place] != seat:
        return Refusal(Phrase("why-no-control"), "12.1")
    have = state.power[power_index(place, seat)]
    return Refusal(Phrase("why-power-needed", {"need": required(state, seat, place), "have": have}), "12.1")


def _jump(state: State, seat: int, id: str) -> Refusal:
    if any(option.id == id for option in steps(state, seat)):
        return Refusal(Phrase("why-no-change"), "3.7")
    _, route, level, *_ = [*id.split(":"), "", ""]
    origin, _, _target = route.partition(">")
    board = state.board
    if origin in board.ids and level in ("1", "2", "3", "4"):
        index = ship_index(board.ids.index(origin), int(level))
        if not state.seats[seat].ships[index]:
            return Refusal(Phrase("why-no-ship"), "11.1")
    return Refusal(Phrase("why-no-route"), "11.1")


def _trade(state: State, seat: int, rest: str, kind: str, price: int) -> Refusal:
    faction = state.seats[seat]
    if kind == "decommission":
        return Refusal(Phrase("why-ore", {"need": 1, "have": 0}) if not faction.ore else Phrase("why-no-ship"), "4.3")
    if rest == "pop-ore":
        return Refusal(Phrase("why-pop", {"have": faction.pop}), "4.3")
    if faction.ore < price:
        return Refusal(Phrase("why-ore", {"need": price, "have": faction.ore}), "4.3")
    return Refusal(Phrase("why-no-supply"), "4.3")


def _claim(state: State, seat: int, id: str) -> Refusal:
    content = state.content
    for number, card in enumerate(state.achievements):
        achievement = content.achievements[card]
        if achievement.id == id and number not in claimable(state, seat):
            if state.seats[seat].claimed >> number & 1:
                return Refusal(Phrase("why-claimed"), "5.2")
            if len(state.claims[number]) >= achievement.slot_count(state.players):
                return Refusal(Phrase("why-full"), "5.2")
            return Refusal(Phrase("why-condition", {"condition": achievement.condition.phrase()}), "5.1")
    return Refusal(Phrase("why-not-in-play"), "1.4")
