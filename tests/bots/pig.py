"""Pig: roll and add up as often as you dare; a one loses what the turn has brought. First to 20 points wins.

A game that has told the bots nothing, as somebody else's may.
"""

from typing import Any

from heliopause.bots.network import LearnedWeights
from heliopause.bots.search_game import Below, Plan, SearchGame
from heliopause.kernel.game_options import GameOptions
from heliopause.kernel.machine import Chance, Question, State
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.refusal import Refusal
from heliopause.kernel.rules import Rules
from heliopause.kernel.score import Score
from heliopause.kernel.spec import GameSpec

GOAL = 20
ENOUGH = 8  # points of a turn
ROLL, HOLD = (Option(id, 0, 0, 0, 0, Phrase(id)) for id in ("roll", "hold"))
DIE = [Option(f"die:{eyes}", 0, eyes, 0, 0, Phrase("die")) for eyes in range(1, 7)]


class Pigs(State):
    __slots__ = ("points", "turn")

    def __init__(self, players: int) -> None:
        super().__init__()
        self.players = players
        self.points = [0] * players
        self.turn = 0  # points of the turn under way

    def copy(self) -> "Pigs":
        twin = Pigs(self.players)
        twin.round = self.round
        twin.over = self.over
        twin.stack = self.stack[:]
        twin.asking = self.asking
        twin.offered = self.offered
        twin.log = None
        twin.points = self.points[:]
        twin.turn = self.turn
        return twin


class AskRoll(Question):
    __slots__ = ()
    obvious = False

    def options(self, state: Pigs) -> list[Option]:
        return [ROLL, HOLD]

    def answer(self, state: Pigs, option: Option) -> None:
        if option is ROLL:
            state.stack.append(Die(self.seat))
            return
        state.points[self.seat] += state.turn
        if state.points[self.seat] >= GOAL:
            state.over = True
        else:
            next_turn(state, self.seat)


class Die(Chance):
    __slots__ = ("roller",)

    def __init__(self, roller: int) -> None:
        super().__init__()
        self.roller = roller

    def outcomes(self, state: Pigs) -> list[tuple[Option, int]]:
        return [(option, 1) for option in DIE]

    def answer(self, state: Pigs, option: Option) -> None:
        if option.a == 1:
            next_turn(state, self.roller)
        else:
            state.turn += option.a
            state.stack.append(AskRoll(self.roller))


def next_turn(state: Pigs, seat: int) -> None:
    state.turn = 0
    following = (seat + 1) % state.players
    state.round += following == 0
    state.stack.append(AskRoll(following))


def begin(content: Any, options: GameOptions) -> Pigs:
    state = Pigs(options.players)
    state.stack.append(AskRoll(0))
    state.run()
    return state


def rules(tables: Any) -> Rules:
    return Rules(
        content=None,
        begin=begin,
        scores=lambda state: [Score({"points": points}) for points in state.points],
        winners=lambda state: [seat for seat, points in enumerate(state.points) if points >= GOAL],
        view=lambda state: {"points": state.points, "turn": state.turn},
        tell=lambda state, entry, names: Phrase("die"),
        why_not=lambda state, id, names: Refusal(Phrase("die"), ""),
    )


SPEC = GameSpec(
    name="pig", title="Pig", players=(2, 3), options=GameOptions, package="tests.bots", rules=f"{__name__}:rules"
)


class Cautious(SearchGame):
    """What a bot might be told of it: when to stop."""

    def __init__(self, state: Pigs, below: Below, learned: LearnedWeights, ahead: bool) -> None:
        super().__init__(state.players, below)

    def plans(self, state: Pigs, width: int, careful: bool) -> list[Plan]:
        assert state.asking is not None
        enough = state.turn >= min(ENOUGH, GOAL - state.points[state.asking.seat])
        return [Plan(state).fork(HOLD if enough else ROLL, self)]
