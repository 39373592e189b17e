"""Why not? What only Beyond the Sun refuses, and the sections of its rules."""

from typing import ClassVar, Final, final

from heliopause.beyond.cards import BASIC, TECHNOLOGY, Action, Space
from heliopause.beyond.constants import MUST_MOVE, NEED_MONEY, NEED_POP, NO_CHANGE, NO_SLOT
from heliopause.beyond.lines import may_decline
from heliopause.beyond.refusals import Refuser
from heliopause.games.sun.rules.cards import GUILD
from heliopause.games.sun.rules.colonies import AskColonize, required
from heliopause.games.sun.rules.constants import LEVELS, NO_SYSTEM, NOTHING_LEFT, NOTHING_TO_COPY
from heliopause.games.sun.rules.economy import Pay
from heliopause.games.sun.rules.fleet import AskBuild, AskJump, steps
from heliopause.games.sun.rules.packing import power_index, ship_index
from heliopause.games.sun.rules.production import AskTrade
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.rules.turn import AskAchievement
from heliopause.kernel.machine import Question
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.refusal import Refusal


@final
class SunRefuser(Refuser):
    """Refuses jumps, colonies, ships and trade."""

    levels = LEVELS
    over = "6.1"
    slot = "8.1"
    existing = "8.6"
    claimed = "5.2"
    unfulfilled = "5.1"
    reasons: ClassVar = {
        MUST_MOVE: ("why-must-move", "3.2"),
        NO_SLOT: ("why-no-slot", "8.1"),
        NO_SYSTEM: ("why-no-system", "12.1"),
        NOTHING_TO_COPY: ("why-nothing-to-copy", "13.4"),
        NOTHING_LEFT: ("why-nothing-left", "3.4"),
        NO_CHANGE: ("why-no-change", "3.7"),
    }
    later: ClassVar = {
        "space": ("why-later-space", "3.1"),
        "slot": ("why-later-slot", "8.1"),
        "claim": ("why-later-claim", "5.1"),
        **dict.fromkeys(("place", "build", "jump", "move", "colonize"), ("why-later-place", "11.1")),
    }

    def own(self, state: State, question: Question, kind: str, rest: str) -> Refusal | None:
        seat = question.seat
        if isinstance(question, AskColonize) and kind == "colonize":
            return _colonize(state, seat, rest)
        if isinstance(question, AskJump) and kind == "jump":
            return _jump(state, seat, rest, question.points)
        if isinstance(question, AskJump) and kind == "place":
            return Refusal(Phrase("why-no-ship-near", {"n": question.points}), "11.1")
        if isinstance(question, AskBuild) and kind == "build":
            return Refusal(Phrase("why-not-yard"), "10.1")
        if isinstance(question, AskTrade) and kind in ("trade", "decommission"):
            return _trade(state, seat, rest, kind, question.price(state))
        if isinstance(question, AskAchievement) and kind == "claim":
            return self.claim(state, seat, rest, Refusal(Phrase("why-not-in-play"), "1.4"))
        if kind == "power":
            return Refusal(Phrase("why-power"), "13.3")
        return None

    def must(self, state: State, question: Question) -> Refusal:
        if may_decline(state, question.seat):
            return Refusal(Phrase("why-must"), "3.8")
        return Refusal(Phrase("why-no-change"), "3.7")

    def on_board(self, state: State) -> list[Space]:
        return state.content.basic_spaces[state.players]

    def on_card(self, action: Action) -> bool:
        return action.owner_kind != BASIC

    def absent(self, state: State, action: Action) -> Refusal:
        if action.owner_kind == GUILD:
            return Refusal(Phrase("why-guild-closed", {"card": action.title}), "13.1")
        if action.owner_kind == TECHNOLOGY:
            on_board = action.owner in state.card_at
            return Refusal(Phrase("why-not-researched" if on_board else "why-not-there", {"card": action.title}), "3.3")
        return Refusal(Phrase("why-not-there", {"card": action.title}), "13.2")

    def lacking(self, state: State, seat: int, space: Space, reason: int) -> Refusal:
        faction = state.seats[seat]
        if reason == NEED_POP:
            return Refusal(Phrase("why-pop", {"have": faction.pop}), "7.2")
        assert reason == NEED_MONEY, f"no refusal for a legal space ({reason})"
        cost = space.action.line.parts[0]
        needed = space.extra + (cost.price(state, seat) if isinstance(cost, Pay) else 0)
        if needed > faction.ore:
            return Refusal(Phrase("why-ore", {"need": needed, "have": faction.ore}), "3.4")
        return Refusal(Phrase("why-ore-later", {"have": faction.ore}), "3.4")


def _colonize(state: State, seat: int, id: str) -> Refusal:
    board = state.board
    if id not in board.ids or not board.is_system[board.ids.index(id)] or state.system[board.ids.index(id)] < 0:
        return Refusal(Phrase("why-no-system-there", {"id": id}), "12.1")
    place = board.ids.index(id)
    if state.controller[place] != seat:
        return Refusal(Phrase("why-no-control"), "12.1")
    have = state.power[power_index(place, seat)]
    return Refusal(Phrase("why-power-needed", {"need": required(state, seat, place), "have": have}), "12.1")


def _jump(state: State, seat: int, rest: str, points: int) -> Refusal:
    if any(option.id == f"jump:{rest}" for option in steps(state, seat)):
        return Refusal(Phrase("why-no-change"), "3.7")
    route, level, *_ = [*rest.split(":"), ""]
    origin, _, target = route.partition(">")
    board = state.board
    if origin in board.ids and level in ("1", "2", "3", "4"):
        index = ship_index(board.ids.index(origin), int(level))
        if not state.seats[seat].ships[index]:
            return Refusal(Phrase("why-no-ship"), "11.1")
        if target in board.ids:
            far = state.jumps.distance(state.seats[seat].powers)
            need = far[board.ids.index(origin)][board.ids.index(target)]
            if points < need < board.size:
                return Refusal(Phrase("why-too-far", {"need": need, "have": points}), "11.1")
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


why_not: Final = SunRefuser().why_not
