"""Whole turns as the ways of a search, in what both games have in common: tried, finished as the greedy bot would, and
judged by who will win from the next turn on."""

from math import exp
from typing import Any, Final

from heliopause.beyond.turn import AskSpace
from heliopause.bots.model import Model
from heliopause.bots.search_game import Below, Foresight, Way
from heliopause.bots.turn_line import Course
from heliopause.games.sun.bots.trial import answer
from heliopause.kernel.machine import Chance, Operation, State
from heliopause.kernel.option import Option

SECOND: Final = 1.5  # points that a second kind of production may be worse to be looked into


class Turns(Foresight):
    """Keeps its judges, and with them what they have worked out, from position to position."""

    def __init__(self, players: int, below: Below, model: Model | None) -> None:
        self.players = players
        self.below = below
        self.model = model
        self.left = 0  # positions that may still be looked at for the option under trial
        self._judges: dict[tuple[int, float, bool], Any] = {}

    # What each game has of its own

    def turns_left(self, state: Any, seat: int) -> float:
        """How many turns the seat will have after the one under way or about to begin."""
        raise NotImplementedError

    def new_judge(self, state: Any, seat: int) -> Any:
        raise NotImplementedError

    def candidates(self, judge: Any, state: Any, careful: bool) -> list[Option]:
        """The options worth a trial."""
        raise NotImplementedError

    def trials(self, careful: bool) -> int:
        """Positions looked at for the ways of one option, at most."""
        raise NotImplementedError

    def finish(self, judge: Any, course: Course, found: list[Course]) -> None:
        """Finish what is under way, as the greedy bot does: the courses it may take, with their values."""
        raise NotImplementedError

    def rests(self, operation: Operation) -> bool:
        """Does a trial come to rest before this?"""
        raise NotImplementedError

    def hidden(self, operation: Operation) -> bool:
        """Is this left out of a trial, because nobody can know what it brings?"""
        return False

    def usual(self, state: Any, chance: Chance) -> Option:
        """What chance brings in a trial."""
        return chance.draw(state, self.below)

    def ends(self, operation: Operation) -> bool:
        """Is this the end of the turn?"""
        raise NotImplementedError

    def produces(self, operation: Operation) -> bool:
        """Is this the production phase?"""
        raise NotImplementedError

    def productions(self, state: Any, trading: bool) -> list[Option]:
        """The ways to produce worth a trial."""
        raise NotImplementedError

    def traders(self, careful: bool) -> int:
        """How many ways think of trading in their production phase."""
        raise NotImplementedError

    def worth(self, judge: Any, state: Any) -> float:
        """A course's value where its production phase is still to come."""
        raise NotImplementedError

    def winners(self, state: Any) -> list[int]:
        raise NotImplementedError

    def judged_chances(self, state: Any) -> list[float]:
        """The chances to win by the judges' hand-written values, at the beginning of a turn."""
        raise NotImplementedError

    def features(self, judge: Any, state: Any, to_move: bool) -> list[float]:
        """What the model sees of the judge's seat; `to_move`: it has a turn left in this round."""
        raise NotImplementedError

    # The search's questions

    def seat(self, state: State) -> int:
        return -1 if state.asking is None else state.asking.seat

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
        for option in self.candidates(judge, state, careful):
            self.left = self.trials(careful)
            courses: list[Course] = []
            self.finish(judge, start.fork(option, self), courses)
            courses.sort(key=_value, reverse=True)
            firsts.append(courses[0])
            seconds += courses[1:2]
        firsts.sort(key=_value, reverse=True)
        seconds.sort(key=_value, reverse=True)
        turns: list[Course] = []
        traders = self.traders(careful)
        for number, course in enumerate(firsts[:width]):
            self._produce(judge, course, number < traders, number < (width // 2 if careful else 1), turns)
        if careful:
            for course in seconds[: width // 2]:
                self._produce(judge, course, False, False, turns)
            width += width // 2
        turns.sort(key=_value, reverse=True)
        ways: list[Way] = []
        for course in turns:
            if ways and course.value == ways[-1].value and self._over(course.state):
                continue  # the same in effect
            if len(ways) < width:
                ways.append(Way(course.path, course.rest or course.state, course.value))
        return ways

    def follow(self, state: State) -> tuple[State, str]:
        """A turn that chance has interrupted is played to its end in haste: so all ways lead equally far."""
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
                option = question.draw(after, self.below)
                fell += option.id + " "
                answer(after, option)
            elif isinstance(question, AskSpace):
                return after, fell
            else:
                self._play_on(after)

    def chances(self, state: Any) -> list[float]:
        if state.over:
            winners = self.winners(state)
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]
        model = self.model
        if model is None:
            return self.judged_chances(state)
        values = [model.worth(self.seen(state, seat), self.turns_left(state, seat)) for seat in range(self.players)]
        return odds(values, 1.0)

    def seen(self, state: Any, seat: int) -> list[float]:
        """The features of a seat at the beginning of a turn, anybody's."""
        to_move = (seat - state.first) % self.players >= (state.active - state.first) % self.players
        return self.features(self.judge(state, seat), state, to_move)

    # Trying out

    def judge(self, state: Any, seat: int) -> Any:
        key = (seat, self.turns_left(state, seat), seat == state.active and not state.over)
        known = self._judges.get(key)
        if known is None:
            known = self._judges[key] = self.new_judge(state, seat)
        return known

    def next_best(self, judge: Any, course: Course, options: list[Option]) -> Course:
        """The course after the option that is best on the face of it."""
        best = course
        best_value = float("-inf")
        for option in options:
            after = course.fork(option, self)
            value: float = judge.value(after.state)
            if value > best_value:
                best, best_value = after, value
        return best

    def _produce(self, judge: Any, course: Course, trading: bool, both: bool, turns: list[Course]) -> None:
        """To the end of the turn with the best production, or with the two best, if nothing stands between."""
        state = course.state
        if state.asking is not None or not state.stack or not self.produces(state.stack[-1]):
            course.value = self.worth(judge, state)
            turns.append(course)
            return
        state.stack.pop().act(state)
        found: list[Course] = []
        for option in self.productions(state, trading):
            self.left = 40
            ends: list[Course] = []
            self.finish(judge, course.fork(option, self), ends)
            found.append(max(ends, key=_value))
        found.sort(key=_value, reverse=True)
        turns.append(found[0])
        if both and found[1].value > found[0].value - SECOND:
            turns.append(found[1])

    def _over(self, state: State) -> bool:
        return state.asking is None and bool(state.stack) and self.ends(state.stack[-1])

    def _play_on(self, state: State) -> None:
        """Answer the question on the table, and those that follow from the answer, in haste."""
        for option in self.ways(state, 1, False)[0].path:
            while state.asking is None:
                state.stack.pop().act(state)
            answer(state, option)


def odds(values: list[float], doubt: float) -> list[float]:
    """The chances to win of seats with these values, if values go astray that far."""
    top = max(values)
    found = [exp((value - top) / doubt) for value in values]
    total = sum(found)
    return [odd / total for odd in found]


def to_produce(turns: Turns, state: State) -> bool:
    """Is the production phase of this turn still to come, or under way?"""
    question = state.asking
    if question is not None and turns.produces(question):
        return True
    return any(turns.produces(operation) for operation in state.stack)


def _value(course: Course) -> float:
    return course.value
