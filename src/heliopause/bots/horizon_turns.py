"""Beyond the Horizon, seen by a search: ways to play a turn as the greedy bot would finish them, and who will win."""

from dataclasses import replace
from math import exp
from typing import Final, final

from heliopause.bots.foresight import Below, Foresight, Way
from heliopause.bots.horizon_greedy import promising
from heliopause.bots.horizon_judgement import Judge, turns_left
from heliopause.bots.horizon_trial import HIDDEN, RESTS, usual_tile
from heliopause.bots.horizon_weights import WEIGHTS, Weights
from heliopause.bots.trial import answer
from heliopause.common.finding import AskCard
from heliopause.horizon import scoring
from heliopause.horizon.moving import AskMove, Explore
from heliopause.horizon.options import PRODUCE_TRADE
from heliopause.horizon.production import AskProduction, AskTrade, produce_coins, produce_population
from heliopause.horizon.state import State
from heliopause.horizon.turn import AskExpansion, AskSpace
from heliopause.horizon.units import AskDecommission, AskEnlist, AskUpgrade
from heliopause.kernel.machine import Chance
from heliopause.kernel.option import Option

# What a card and a leader not yet known are worth to somebody who looks on from there: measured by what came of them.
FARSIGHTED: Final = replace(WEIGHTS, discovery=(0.0, 1.5, 3.0, 3.6, 0.0), leader=(0.0, 0.0, 1.4, 2.0, 2.8))
A_TURN: Final = 3.0  # points that a turn to come brings beside what the judge counts for it: measured
LAST_TURNS: Final = 2.5  # for these, the judge counts all they bring
TRADERS: Final = 1  # ways that think of trading in their production phase
SECOND: Final = 1.0  # points that a second kind of production may be worse to be looked into
TRIALS: Final = 24  # positions looked at for the ways of one option, at most
HASTY_TRIALS: Final = 5


@final
class Course:
    """A way under trial: where it has led, and where chance first spoke."""

    __slots__ = ("path", "rest", "state", "value")

    def __init__(self, state: State, path: tuple[Option, ...], rest: State | None) -> None:
        self.state = state
        self.path = path  # up to the first chance
        self.rest = rest
        self.value = 0.0

    def fork(self, option: Option, below: Below) -> "Course":
        other = Course(self.state.copy(), self.path, self.rest)
        other.take(option, below)
        return other

    def take(self, option: Option, below: Below) -> None:
        """Choose the option and run to the next rest, as horizon_trial does; the path ends before the first chance."""
        state = self.state
        if self.rest is None:
            self.path = (*self.path, option)
        answer(state, option)
        stack = state.stack
        while True:
            question = state.asking
            if question is None:
                if not stack or type(stack[-1]) in RESTS:
                    return
                if type(stack[-1]) in HIDDEN:
                    if self.rest is None:
                        self.rest = state.copy()
                    stack.pop()
                else:
                    stack.pop().act(state)
            elif isinstance(question, Chance):
                if self.rest is None:
                    self.rest = state.copy()
                if isinstance(question, Explore):
                    answer(state, usual_tile(state, question))
                else:
                    answer(state, question.draw(state, below))
            else:
                return


@final
class HorizonForesight(Foresight):
    """Keeps its judges, and with them what they have worked out, from position to position."""

    def __init__(self, state: State, below: Below, weights: Weights = FARSIGHTED) -> None:
        self.players = state.players
        self._below = below
        self._weights = weights
        self._judges: dict[tuple[int, float, bool], Judge] = {}
        self._left = 0

    # Who decides, and how

    def seat(self, state: State) -> int:
        return -1 if state.asking is None else state.asking.seat

    def share(self, state: State) -> float:
        if not state.round:  # a government is as good as any other
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

    def after(self, state: State, option: Option) -> State:
        twin = state.copy()
        twin.answer(option)
        return twin

    def ways(self, state: State, width: int, careful: bool) -> list[Way]:
        question = state.asking
        assert question is not None
        judge = self.judge(state, question.seat)
        start = Course(state, (), None)
        firsts: list[Course] = []
        seconds: list[Course] = []
        for option in promising(judge, state):
            self._left = TRIALS if careful else HASTY_TRIALS
            courses: list[Course] = []
            self._finish(judge, start.fork(option, self._below), courses)
            courses.sort(key=_value, reverse=True)
            firsts.append(courses[0])
            seconds += courses[1:2]
        firsts.sort(key=_value, reverse=True)
        seconds.sort(key=_value, reverse=True)
        turns: list[Course] = []
        for number, course in enumerate(firsts[:width]):
            self._produce(judge, course, careful and number < TRADERS, careful and number < width // 2, turns)
        if careful:
            for course in seconds[: width // 2]:
                self._produce(judge, course, False, False, turns)
            width += width // 2
        turns.sort(key=_value, reverse=True)
        more = turns_worth(judge.rest)
        ways: list[Way] = []
        for course in turns:
            value = course.value + more
            if len(ways) < width and not (ways and value == ways[-1].value):  # as good as equal: the same in effect
                ways.append(Way(course.path, course.rest or course.state, course.state, value))
        return ways

    def follow(self, state: State) -> tuple[State, str]:
        """A turn that chance has interrupted is played to its end in haste: so all ways lead equally far."""
        after = state.copy()
        stack = after.stack
        seat = after.active
        fell = ""
        while True:
            question = after.asking
            if question is None:
                if not stack:
                    return after, fell
                stack.pop().act(after)
            elif isinstance(question, Chance):
                option = question.draw(after, self._below)
                fell += option.id + " "
                answer(after, option)
            elif question.seat == seat and after.active == seat and not isinstance(question, AskSpace):
                answer(after, self._likely(after, seat))
            else:
                return after, fell

    def _likely(self, state: State, seat: int) -> Option:
        """What a seat in haste would choose."""
        judge = self.judge(state, seat)
        options = promising(judge, state)
        if len(options) == 1:
            return options[0]
        best = options[0]
        best_value = float("-inf")
        for option in options:
            self._left = 0
            courses: list[Course] = []
            self._finish(judge, Course(state, (), None).fork(option, self._below), courses)
            if courses[0].value > best_value:
                best, best_value = option, courses[0].value
        return best

    # Finishing what is under way, as the greedy bot does

    def _finish(self, judge: Judge, course: Course, found: list[Course]) -> None:
        while True:
            state = course.state
            question = state.asking
            if question is None or question.seat != judge.seat:
                course.value = judge.value(state)
                found.append(course)
                return
            options = promising(judge, state)
            if len(options) == 1:
                course.take(options[0], self._below)
            elif self._left <= 0 or isinstance(question, AskTrade | AskUpgrade | AskEnlist | AskDecommission):
                course = self._next_best(judge, course, options)
            else:
                self._left -= len(options)
                for option in options:
                    self._finish(judge, course.fork(option, self._below), found)
                return

    def _next_best(self, judge: Judge, course: Course, options: list[Option]) -> Course:
        """The course after the option that is best on the face of it."""
        best = course
        best_value = float("-inf")
        for option in options:
            after = course.fork(option, self._below)
            value = judge.value(after.state)
            if value > best_value:
                best, best_value = after, value
        return best

    def _produce(self, judge: Judge, course: Course, trading: bool, both: bool, turns: list[Course]) -> None:
        """To the end of the turn with the best production, or with the two best, if nothing stands between."""
        state = course.state
        if state.asking is not None or not state.stack or type(state.stack[-1]) is not AskProduction:
            turns.append(course)
            return
        state.stack.pop().act(state)
        found: list[Course] = []
        for option in state.offered:
            if trading or option is not PRODUCE_TRADE:
                self._left = 8
                ends: list[Course] = []
                self._finish(judge, course.fork(option, self._below), ends)
                found.append(max(ends, key=_value))
        found.sort(key=_value, reverse=True)
        turns.append(found[0])
        if both and found[1].value > found[0].value - SECOND:
            turns.append(found[1])

    # Judging

    def judge(self, state: State, seat: int) -> Judge:
        key = (seat, turns_left(state, seat), seat == state.active and not state.over)
        known = self._judges.get(key)
        if known is None:
            known = self._judges[key] = Judge(state, seat, self._weights)
        return known

    def values(self, state: State) -> list[float]:
        if state.over:
            return [float(score.total) for score in scoring.scores(state)]
        found = []
        for seat in range(self.players):
            judge = self.judge(state, seat)
            found.append(self._worth(judge, state) + turns_worth(judge.rest))
        return found

    def _worth(self, judge: Judge, state: State) -> float:
        """The judge's value, with the production that is still to come this turn."""
        seat = judge.seat
        if seat != state.active or not _to_produce(state):
            return judge.value(state)
        grown, earned = state.copy(), state.copy()
        produce_population(grown, seat)
        produce_coins(earned, seat)
        return max(judge.value(grown), judge.value(earned))

    def chances(self, state: State, values: list[float]) -> list[float]:
        if state.over:
            winners = scoring.winners(state)
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]
        rest = turns_left(state, state.active)
        doubt = min(13.0, 2.0 + 2.0 * rest)  # as far as values have been seen to go astray
        top = max(values)
        odds = [exp((value - top) / doubt) for value in values]
        total = sum(odds)
        return [odd / total for odd in odds]


def _value(course: Course) -> float:
    return course.value


def _to_produce(state: State) -> bool:
    if type(state.asking) is AskProduction:
        return True
    return any(type(operation) is AskProduction for operation in state.stack)


def turns_worth(rest: float) -> float:
    return A_TURN * max(0.0, rest - LAST_TURNS)
