"""Beyond the Sun, seen by a search: ways to play a turn as the greedy bot would finish them, and who will win."""

from dataclasses import replace
from math import exp
from typing import Final, final

from heliopause.bots.course import Course
from heliopause.bots.flight import BEAM, plan
from heliopause.bots.foresight import Below, Foresight, Way
from heliopause.bots.greedy import ship_to_settle
from heliopause.bots.judgement import WEIGHTS, Judge, Weights, turns_left
from heliopause.bots.trial import answer
from heliopause.common.options import DONE
from heliopause.common.terms import POWER
from heliopause.kernel.machine import Chance
from heliopause.kernel.option import Option
from heliopause.sun import scoring
from heliopause.sun.colonies import AskSettle
from heliopause.sun.fleet import AskJump, AskMove, AskUpgrade
from heliopause.sun.options import PRODUCE_TRADE
from heliopause.sun.production import AskTrade, grow, mine
from heliopause.sun.state import State
from heliopause.sun.turn import AskProduction, AskSpace, TurnEnd

# What a position at the end of a turn is worth to somebody who looks on from there: measured by what became of it.
FARSIGHTED: Final = replace(WEIGHTS, discovery=(0.0, 1.6, 2.4, 5.0, 9.0), use=1.2, use_half=0.4, often=6.0)
A_TURN: Final = 5.5
LAST_TURN: Final = 1.0  # more
TRADERS: Final = 2  # ways that think of trading in their production phase
SECOND: Final = 1.5  # points that a second kind of production may be worse to be looked into
TRIALS: Final = 250  # positions looked at for the ways of one option, at most
HASTY_TRIALS: Final = 60
HASTY_BEAM: Final = 2


@final
class SunForesight(Foresight):
    """Keeps its judges, and with them what they have worked out, from position to position."""

    def __init__(self, state: State, below: Below, weights: Weights = FARSIGHTED) -> None:
        self.players = state.players
        self._below = below
        self._weights = weights
        self._judges: dict[tuple[int, float, bool], Judge] = {}
        self._left = 0
        self._beam = BEAM

    # Who decides, and how

    def seat(self, state: State) -> int:
        return -1 if state.asking is None else state.asking.seat

    def share(self, state: State) -> float:
        if not state.round:  # a mat is as good as any other
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

    def after(self, state: State, option: Option) -> State:
        twin = state.copy()
        twin.answer(option)
        return twin

    def ways(self, state: State, width: int, careful: bool) -> list[Way]:
        question = state.asking
        assert question is not None
        judge = self.judge(state, question.seat)
        options = state.offered
        if isinstance(question, AskSpace):
            options = cheapest(state, options)
        elif not isinstance(question, AskProduction):
            options = [option for option in options if option.kind != POWER] or options
        self._beam = BEAM if careful else HASTY_BEAM
        start = Course(state, (), None)
        firsts: list[Course] = []
        seconds: list[Course] = []
        for option in options:
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
            self._produce(judge, course, number < TRADERS, number < (width // 2 if careful else 1), turns)
        if careful:
            for course in seconds[: width // 2]:
                self._produce(judge, course, False, False, turns)
            width += width // 2
        turns.sort(key=_value, reverse=True)
        more = turns_worth(judge.rest)
        ways: list[Way] = []
        for course in turns:
            value = course.value + more
            if ways and value == ways[-1].value and _turn_over(course.state):
                continue  # the same in effect
            if len(ways) < width:
                ways.append(Way(course.path, course.rest or course.state, course.state, value))
        return ways

    def follow(self, state: State) -> tuple[State, str]:
        after = state.copy()
        stack = after.stack
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
            else:
                return after, fell

    # Finishing what is under way, as the greedy bot does

    def _finish(self, judge: Judge, course: Course, found: list[Course]) -> None:
        seat = judge.seat
        while True:
            state = course.state
            question = state.asking
            if question is None or question.seat != seat or self._left <= 0:
                course.value = judge.value(state)
                found.append(course)
                return
            if isinstance(question, AskJump):
                self._fly(judge, course, question.points, False)
            elif isinstance(question, AskMove):
                self._fly(judge, course, question.left, True)
            elif isinstance(question, AskSettle):
                course.take(ship_to_settle(state.offered, question.missing), self._below)
            elif isinstance(question, AskTrade | AskUpgrade):
                course = self._next_best(judge, course)
            else:
                options = [option for option in state.offered if option.kind != POWER]
                self._left -= len(options)
                for option in options:
                    self._finish(judge, course.fork(option, self._below), found)
                return

    def _next_best(self, judge: Judge, course: Course) -> Course:
        """The course after the option that is best on the face of it."""
        best = course
        best_value = float("-inf")
        for option in course.state.offered:
            if option.kind != POWER:
                self._left -= 1
                after = course.fork(option, self._below)
                value = judge.value(after.state)
                if value > best_value:
                    best, best_value = after, value
        return best

    def _fly(self, judge: Judge, course: Course, points: int, anywhere: bool) -> None:
        state = course.state
        for step in plan(judge, state, points, anywhere, self._beam):
            if step not in state.offered:
                break
            course.take(step, self._below)
        if isinstance(state.asking, AskJump | AskMove) and state.asking.seat == judge.seat:
            course.take(DONE if DONE in state.offered else state.offered[0], self._below)

    def _produce(self, judge: Judge, course: Course, trading: bool, both: bool, turns: list[Course]) -> None:
        """To the end of the turn with the best production, or with the two best, if nothing stands between."""
        if not course.before_production():
            course.value = self._worth(judge, course.state)
            turns.append(course)
            return
        state = course.state
        state.stack.pop().act(state)
        found: list[Course] = []
        for option in state.offered:
            if option.kind != POWER and (trading or option is not PRODUCE_TRADE):
                self._left = 40
                self._finish(judge, course.fork(option, self._below), found)
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
        if seat != state.active or not _to_produce(state, seat):
            return judge.value(state)
        grown, mined = state.copy(), state.copy()
        grow(grown, seat)
        mine(mined, seat)
        return max(judge.value(grown), judge.value(mined))

    def chances(self, state: State, values: list[float]) -> list[float]:
        if state.over:
            winners = scoring.winners(state)
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]
        rest = turns_left(state, state.active)
        doubt = min(10.0, 3.0 + 0.3 * rest + max(0.0, rest - 6.0))
        top = max(values)
        odds = [exp((value - top) / doubt) for value in values]
        total = sum(odds)
        return [odd / total for odd in odds]


def _value(course: Course) -> float:
    return course.value


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


def _to_produce(state: State, seat: int) -> bool:
    if type(state.asking) is AskProduction:
        return True
    return any(type(operation) is AskProduction for operation in state.stack)


def turns_worth(rest: float) -> float:
    """Points that turns to come bring beside what the judge counts for them: measured, so that playing a turn as usual
    leaves the sum as it was, and positions before and after a turn can be compared."""
    return A_TURN * rest + LAST_TURN * min(rest, 1.0)


def _turn_over(state: State) -> bool:
    return state.asking is None and bool(state.stack) and type(state.stack[-1]) is TurnEnd
