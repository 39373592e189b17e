"""Beyond the Horizon, seen by a search: how a turn is tried out, and who will win."""

from dataclasses import replace
from typing import Final, final

from heliopause.beyond.card_search import AskCard
from heliopause.bots.model import Model
from heliopause.bots.search_game import Below
from heliopause.bots.turn_line import Course
from heliopause.bots.turns import Turns, odds, to_produce
from heliopause.games.horizon.bots.evaluation import Judge, turns_left
from heliopause.games.horizon.bots.features import features
from heliopause.games.horizon.bots.greedy import promising
from heliopause.games.horizon.bots.trial import HIDDEN, RESTS, usual_tile
from heliopause.games.horizon.bots.weights import WEIGHTS, Weights
from heliopause.games.horizon.rules import scoring
from heliopause.games.horizon.rules.moving import AskMove, Explore
from heliopause.games.horizon.rules.options import PRODUCE_TRADE
from heliopause.games.horizon.rules.production import AskProduction, AskTrade, produce_coins, produce_population
from heliopause.games.horizon.rules.state import State
from heliopause.games.horizon.rules.turn import AskExpansion, AskSpace, TurnEnd
from heliopause.games.horizon.rules.units import AskDecommission, AskEnlist, AskUpgrade
from heliopause.kernel.machine import Chance, Operation
from heliopause.kernel.option import Option

# What a card and a leader not yet known are worth to somebody who looks on from there: measured by what came of them.
FARSIGHTED: Final = replace(WEIGHTS, discovery=(0.0, 1.5, 3.0, 3.6, 0.0), leader=(0.0, 0.0, 1.4, 2.0, 2.8))
A_TURN: Final = 3.0  # points that a turn to come brings beside what the judge counts for it: measured
LAST_TURNS: Final = 2.5  # for these, the judge counts all they bring
TRIALS: Final = 24
HASTY_TRIALS: Final = 5


@final
class HorizonTurns(Turns):
    """How turns are tried out in Beyond the Horizon."""

    def __init__(self, state: State, below: Below, model: Model | None, weights: Weights = FARSIGHTED) -> None:
        super().__init__(state.players, below, model)
        self._weights = weights

    def turns_left(self, state: State, seat: int) -> float:
        return turns_left(state, seat)

    def new_judge(self, state: State, seat: int) -> Judge:
        return Judge(state, seat, self._weights)

    def share(self, state: State) -> float:
        if not state.round:  # see opening.py
            return 0.0
        question = state.asking
        if isinstance(question, AskSpace):
            return 0.7
        if isinstance(question, AskCard | AskExpansion):
            return 0.2
        return 0.02 if isinstance(question, AskMove) else 0.08

    def mark(self, state: State) -> object:
        return (
            state.round,
            state.active,
            state.asking is not None and state.asking.seat,
            [option.id for option in state.offered],
            [
                (s.coins, s.pop, s.techs, s.pawn, s.units, s.tracks, s.columns, s.cards, s.invested, s.constructions)
                for s in state.seats
            ],
            state.ground,
            state.village,
            state.city,
            state.builders,
        )

    def candidates(self, judge: Judge, state: State, careful: bool) -> list[Option]:
        return promising(judge, state)

    def trials(self, careful: bool) -> int:
        return TRIALS if careful else HASTY_TRIALS

    def finish(self, judge: Judge, course: Course, found: list[Course]) -> None:
        while True:
            state = course.state
            assert isinstance(state, State)
            question = state.asking
            if question is None or question.seat != judge.seat:
                course.value = judge.value(state)
                found.append(course)
                return
            options = promising(judge, state)
            if len(options) == 1:
                course.take(options[0], self)
            elif self.left <= 0 or isinstance(question, AskTrade | AskUpgrade | AskEnlist | AskDecommission):
                course = self.next_best(judge, course, options)
            else:
                self.left -= len(options)
                for option in options:
                    self.finish(judge, course.fork(option, self), found)
                return

    def rests(self, operation: Operation) -> bool:
        return type(operation) in RESTS

    def hidden(self, operation: Operation) -> bool:
        return type(operation) in HIDDEN

    def usual(self, state: State, chance: Chance) -> Option:
        if isinstance(chance, Explore):
            return usual_tile(state, chance)
        return chance.draw(state, self.below)

    def ends(self, operation: Operation) -> bool:
        return type(operation) is TurnEnd

    def produces(self, operation: Operation) -> bool:
        return type(operation) is AskProduction

    def productions(self, state: State, trading: bool) -> list[Option]:
        return [option for option in state.offered if trading or option is not PRODUCE_TRADE]

    def traders(self, careful: bool) -> int:
        return 1 if careful else 0

    def worth(self, judge: Judge, state: State) -> float:
        seat = judge.seat
        if seat != state.active or not to_produce(self, state):
            return judge.value(state)
        grown, earned = state.copy(), state.copy()
        produce_population(grown, seat)
        produce_coins(earned, seat)
        return max(judge.value(grown), judge.value(earned))

    def winners(self, state: State) -> list[int]:
        return scoring.winners(state)

    def judged_chances(self, state: State) -> list[float]:
        values: list[float] = []
        for seat in range(self.players):
            judge: Judge = self.judge(state, seat)
            rest = judge.rest + (1 if seat == state.active else 0)
            values.append(judge.value(state) + A_TURN * max(0.0, rest - LAST_TURNS))
        return odds(values, min(13.0, 2.0 + 2.0 * turns_left(state, state.active)))

    def features(self, judge: Judge, state: State, to_move: bool) -> list[float]:
        return features(judge, state, to_move)
