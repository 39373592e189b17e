"""Beyond the Sun, seen by a search: how a turn is tried out, and who will win."""

from dataclasses import replace
from typing import Final, final

from heliopause.beyond.card_search import Reveal
from heliopause.beyond.options import DONE
from heliopause.bots.model import Model
from heliopause.bots.search_game import Below
from heliopause.bots.turn_line import Course
from heliopause.bots.turns import Turns, odds, to_produce
from heliopause.games.sun.bots.evaluation import WEIGHTS, Judge, Weights, turns_left
from heliopause.games.sun.bots.features import features
from heliopause.games.sun.bots.greedy import ship_to_settle
from heliopause.games.sun.bots.jump_planner import BEAM, plan
from heliopause.games.sun.bots.trial import RESTS
from heliopause.games.sun.rules import scoring
from heliopause.games.sun.rules.colonies import AskSettle
from heliopause.games.sun.rules.constants import POWER
from heliopause.games.sun.rules.fleet import AskJump, AskMove, AskUpgrade
from heliopause.games.sun.rules.options import PRODUCE_TRADE
from heliopause.games.sun.rules.production import AskTrade, grow, mine
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.rules.turn import AskProduction, AskSpace, TurnEnd
from heliopause.kernel.machine import Operation
from heliopause.kernel.option import Option

# What a position at the end of a turn is worth to somebody who looks on from there: measured by what became of it.
FARSIGHTED: Final = replace(WEIGHTS, discovery=(0.0, 1.6, 2.4, 5.0, 9.0), use=1.2, use_half=0.4, often=6.0)
A_TURN: Final = 3.0  # points that a turn to come brings beside what the judge counts for it,
NEXT_TURN: Final = 5.5  # and the one about to begin: measured
TRIALS: Final = 250
HASTY_TRIALS: Final = 40
HASTY_BEAM: Final = 2


@final
class SunTurns(Turns):
    """How turns are tried out in Beyond the Sun."""

    def __init__(self, state: State, below: Below, model: Model | None, weights: Weights = FARSIGHTED) -> None:
        super().__init__(state.players, below, model)
        self._weights = weights
        self._beam = BEAM

    def turns_left(self, state: State, seat: int) -> float:
        return turns_left(state, seat)

    def new_judge(self, state: State, seat: int) -> Judge:
        return Judge(state, seat, self._weights)

    def share(self, state: State) -> float:
        if not state.round:  # see opening.py
            return 0.0
        if isinstance(state.asking, AskSpace):
            return 0.7
        return 0.2 if isinstance(state.asking, AskProduction) else 0.12

    def mark(self, state: State) -> object:
        return (
            state.round,
            state.active,
            state.asking is not None and state.asking.seat,
            [option.id for option in state.offered],
            [(s.ore, s.pop, s.techs, s.pawn, s.ships, s.tracks, s.columns, s.cards, s.colonies) for s in state.seats],
            state.controller,
            state.system,
            state.rows,
        )

    def candidates(self, judge: Judge, state: State, careful: bool) -> list[Option]:
        options = state.offered
        if isinstance(state.asking, AskSpace):
            return cheapest(state, options)
        if isinstance(state.asking, AskProduction):
            return options if careful else self.productions(state, False)  # a trade takes longest to try out
        return [option for option in options if option.kind != POWER] or options

    def trials(self, careful: bool) -> int:
        self._beam = BEAM if careful else HASTY_BEAM
        return TRIALS if careful else HASTY_TRIALS

    def finish(self, judge: Judge, course: Course, found: list[Course]) -> None:
        seat = judge.seat
        while True:
            state = course.state
            assert isinstance(state, State)
            question = state.asking
            if question is None or question.seat != seat or self.left <= 0:
                course.value = judge.value(state)
                found.append(course)
                return
            if isinstance(question, AskJump):
                self._fly(judge, course, question.points, False)
            elif isinstance(question, AskMove):
                self._fly(judge, course, question.left, True)
            elif isinstance(question, AskSettle):
                course.take(ship_to_settle(state.offered, question.missing), self)
            else:
                options = [option for option in state.offered if option.kind != POWER]
                self.left -= len(options)
                if not isinstance(question, AskTrade | AskUpgrade):
                    for option in options:
                        self.finish(judge, course.fork(option, self), found)
                    return
                course = self.next_best(judge, course, options)

    def _fly(self, judge: Judge, course: Course, points: int, anywhere: bool) -> None:
        state = course.state
        assert isinstance(state, State)
        for step in plan(judge, state, points, anywhere, self._beam):
            if step not in state.offered:
                break
            course.take(step, self)
        if isinstance(state.asking, AskJump | AskMove) and state.asking.seat == judge.seat:
            course.take(DONE if DONE in state.offered else state.offered[0], self)

    def rests(self, operation: Operation) -> bool:
        return type(operation) in RESTS or _revealing(operation)

    def ends(self, operation: Operation) -> bool:
        return type(operation) is TurnEnd

    def produces(self, operation: Operation) -> bool:
        return type(operation) is AskProduction

    def productions(self, state: State, trading: bool) -> list[Option]:
        return [option for option in state.offered if option.kind != POWER and (trading or option is not PRODUCE_TRADE)]

    def traders(self, careful: bool) -> int:
        return 2 if careful else 0

    def worth(self, judge: Judge, state: State) -> float:
        seat = judge.seat
        if seat != state.active or not to_produce(self, state):
            return judge.value(state)
        grown, mined = state.copy(), state.copy()
        grow(grown, seat)
        mine(mined, seat)
        return max(judge.value(grown), judge.value(mined))

    def winners(self, state: State) -> list[int]:
        return scoring.winners(state)

    def judged_chances(self, state: State) -> list[float]:
        values: list[float] = []
        for seat in range(self.players):
            judge: Judge = self.judge(state, seat)
            values.append(judge.value(state) + A_TURN * judge.rest + (NEXT_TURN if seat == state.active else 0.0))
        return odds(values, 3.0 + 0.8 * turns_left(state, state.active))

    def features(self, judge: Judge, state: State, to_move: bool) -> list[float]:
        return features(judge, state, to_move)


def cheapest(state: State, options: list[Option]) -> list[Option]:
    """Of the spaces of one action only the first of the cheapest; and the powers."""
    spaces = state.content.spaces
    best: dict[int, Option] = {}
    for option in options:
        if option.kind != POWER:
            space = spaces[option.a]
            known = best.get(space.action.index)
            if known is None or spaces[known.a].extra > space.extra:
                best[space.action.index] = option
    return [option for option in options if option.kind == POWER or best[spaces[option.a].action.index] is option]


def _revealing(operation: Operation) -> bool:
    """Is the card of a discovery about to be seen? The judge knows what to expect of it; a card drawn would be luck."""
    return type(operation) is Reveal and operation.find.slot >= 0
