"""How a turn is planned: every option is tried, what it begins is finished by the evaluation, production follows."""

from math import exp
from typing import Any, Final, final

from heliopause.beyond.constants import PLAIN
from heliopause.beyond.state import State
from heliopause.beyond.turn import AskSpace
from heliopause.bots.beyond.evaluation import Evaluator
from heliopause.bots.network import LearnedWeights, earliness, network_of
from heliopause.bots.search_game import Below, Plan, SearchGame
from heliopause.kernel.machine import Chance, Operation
from heliopause.kernel.option import Option

SECOND: Final = 1.5  # points that a second kind of production may be worse to be looked into
PRODUCTION_TRIALS: Final = 40  # positions looked at for one kind of production
INSISTENCE: Final = 5.0  # points that a style adds to a position that make its seat's odds e times as good
MEMORY: Final = 5  # the times that count most in what an option has been worth


@final
class Worth:
    """What an option has been worth to a seat in this search, in points less than the best beside it."""

    __slots__ = ("points", "times")

    def __init__(self) -> None:
        self.points = 0.0
        self.times = 0

    def see(self, points: float) -> None:
        self.times += 1
        self.points += (points - self.points) / min(self.times, MEMORY)


class TurnPlanner(SearchGame):
    """Keeps its evaluators, and with them what they have worked out, from position to position."""

    def __init__(
        self,
        state: State,
        below: Below,
        learned: LearnedWeights,
        ahead: bool,
        features: tuple[str, ...],
        handed: str = "",
    ) -> None:
        """`features`: the names of what a model sees; `handed`: the option that hands a seat to the rules."""
        super().__init__(state.players, below)
        self.ahead = ahead  # will somebody look on from where its plans end?
        self.network = network_of(learned, state.players, features, handed) if learned else None
        self._features = features
        self.careful = True  # is it planning carefully, or in haste?
        self.left = 0  # positions that may still be looked at for the option under trial
        self._worth: list[dict[Option, Worth]] = [{} for _ in range(state.players)]
        self._evaluators: dict[tuple[int, int, float, bool, bool], Evaluator] = {}
        self._pushed = -1  # the seat that is pushed towards a style, and which
        self._style = ""

    # What each game has of its own

    def new_evaluator(self, state: Any, seat: int) -> Evaluator:
        raise NotImplementedError

    def styled_evaluator(self, state: Any, seat: int, style: str) -> Evaluator:
        """One that values what belongs to the style more than it should."""
        raise NotImplementedError

    def character(self, state: Any, seat: int) -> int:
        """What a seat was given before the first round, if its evaluator keeps that in mind."""
        return 0

    def candidates(self, evaluator: Any, state: Any) -> list[Option]:
        """The options worth a trial."""
        raise NotImplementedError

    def trials(self) -> int:
        """Positions looked at for the plans of one option, at most."""
        raise NotImplementedError

    def finish(self, evaluator: Any, plan: Plan, found: list[Plan]) -> None:
        """Finish what is under way: the ways it may go on, with their values."""
        raise NotImplementedError

    def ends(self, operation: Operation) -> bool:
        """Is this the end of the turn?"""
        raise NotImplementedError

    def produces(self, operation: Operation) -> bool:
        """Is this the production phase?"""
        raise NotImplementedError

    def productions(self, state: Any, trading: bool) -> list[Option]:
        """The ways to produce worth a trial."""
        raise NotImplementedError

    def traders(self) -> int:
        """How many plans think of trading in their production phase."""
        raise NotImplementedError

    def others(self) -> int:
        """How many plans there may be that finish an option otherwise than seems best, when it plans carefully."""
        raise NotImplementedError

    def produced(self, state: Any, seat: int) -> list[Any]:
        """The position after each kind of production, roughly."""
        raise NotImplementedError

    def winners(self, state: Any) -> list[int]:
        raise NotImplementedError

    def seen(self, evaluator: Any, state: Any, to_move: bool) -> list[float]:
        """The features of the evaluator's seat; `to_move`: it has a turn left in this round."""
        raise NotImplementedError

    # Planning

    def openings(self, state: State) -> list[Option]:
        """Before the first round, without a model: which mat or government is better, values by hand do not know."""
        return [] if state.round or self.network is not None else state.offered

    def plans(self, state: State, width: int, careful: bool) -> list[Plan]:
        return self._plans(state, width, careful, 0)

    def likely_plans(self, state: State, width: int, options: int) -> list[Plan]:
        return self._plans(state, width, False, options)

    def forget(self) -> None:
        self._evaluators = {}

    def _plans(self, state: State, width: int, careful: bool, likely: int) -> list[Plan]:
        """`likely`: of the options only so many that have been best in this search, and the new ones; 0: all."""
        question = state.asking
        assert question is not None
        if isinstance(question, Chance):  # a turn that the rules play
            return [Plan(state)]
        if not state.round:
            return self._set_up(state, careful)
        self.careful = careful
        evaluator = self._evaluator(state, question.seat, question.seat == self._pushed)
        options = self.candidates(evaluator, state)
        if likely:
            options = self._likely(question.seat, options, likely)
        firsts, others = self._actions(evaluator, state, options)
        if not self.ahead:  # production is asked in its time
            return firsts[:width]
        turns: list[Plan] = []
        traders = self.traders()
        for number, plan in enumerate(firsts[:width]):
            self._produce(evaluator, plan, number < traders, number < (width // 2 if careful else 1), turns)
        if careful:
            more = self.others()
            for plan in others[:more]:
                self._produce(evaluator, plan, False, False, turns)
            width += more
        turns.sort(key=_value, reverse=True)
        plans: list[Plan] = []
        paths: set[tuple[Option, ...]] = set()
        for plan in turns:
            if plan.path in paths or (plans and plan.value == plans[-1].value and self._over(plan.state)):
                continue  # the same up to chance, or in effect
            paths.add(plan.path)
            plans.append(plan)
        self._prefer(plans, evaluator.turns_left)
        return plans[:width]

    def _set_up(self, state: State, careful: bool) -> list[Plan]:
        """Before the first round every option is a plan; what somebody else will take is anybody's guess."""
        start = Plan(state)
        options = state.offered
        return [start.fork(option, self) for option in (options if careful else [options[self.below(len(options))]])]

    def _likely(self, seat: int, options: list[Option], number: int) -> list[Option]:
        """Those that have been worth most in this search, and those that have not been tried in it."""
        seen = self._worth[seat]
        found: list[Option] = []
        ranked: list[tuple[float, int]] = []
        for index, option in enumerate(options):
            worth = seen.get(option)
            if worth is None:
                found.append(option)
            else:
                ranked.append((-worth.points, index))
        ranked.sort()
        return [options[index] for _, index in ranked[:number]] + found

    def _see(self, seat: int, plans: list[Plan]) -> None:
        """Remember what the first options of these plans, side by side, are worth."""
        seen = self._worth[seat]
        best = max(plan.value for plan in plans)
        for plan in plans:
            option = plan.path[0]
            worth = seen.get(option)
            if worth is None:
                worth = seen[option] = Worth()
            worth.see(plan.value - best)

    def _actions(self, evaluator: Evaluator, state: State, options: list[Option]) -> tuple[list[Plan], list[Plan]]:
        """For each of these options the best way to finish what it begins; and all the others; best first."""
        start = Plan(state)
        firsts: list[Plan] = []
        others: list[Plan] = []
        for option in options:
            self.left = self.trials()
            ways: list[Plan] = []
            self.finish(evaluator, start.fork(option, self), ways)
            ways.sort(key=_value, reverse=True)
            firsts.append(ways[0])
            others += ways[1:]
        self._see(evaluator.seat, firsts)
        self._prefer(firsts, evaluator.turns_left)
        self._prefer(others, evaluator.turns_left)
        return firsts, others

    def _prefer(self, plans: list[Plan], turns_left: float) -> None:
        """Add to the values of plans what search has found such choices to be worth more than they seem; best first."""
        network = self.network
        if network is not None and network.plans:
            early = earliness(turns_left)
            for plan in plans:
                plan.liking = 0.0
                for option in plan.path:
                    plan.liking += network.liking(option.id, early)
                plan.value += plan.liking
        plans.sort(key=_value, reverse=True)

    def next_best(self, evaluator: Evaluator, plan: Plan, options: list[Option]) -> Plan:
        """The plan after the option that is best on the face of it, with its value."""
        best: Plan | None = None
        last = options[-1]
        for option in options:
            after = plan.branch(option, option is last, self)
            after.value = evaluator.value(after.state)
            if best is None or after.value > best.value:
                best = after
        assert best is not None
        return best

    def _produce(self, evaluator: Evaluator, plan: Plan, trading: bool, both: bool, turns: list[Plan]) -> None:
        """To the end of the turn with the best production, or with the two best, if nothing stands between."""
        state: State = plan.state
        if state.asking is not None or not state.stack or not self.produces(state.stack[-1]):
            plan.value = self._with_production(evaluator, state)
            turns.append(plan)
            return
        state.stack.pop().act(state)
        found = self._productions(evaluator, plan, trading)
        found.sort(key=_value, reverse=True)
        turns.append(found[0])
        if both and found[1].value > found[0].value - SECOND:
            turns.append(found[1])

    def _productions(self, evaluator: Evaluator, plan: Plan, trading: bool) -> list[Plan]:
        """For each kind of production the best way to do it."""
        found: list[Plan] = []
        options = self.productions(plan.state, trading)
        last = options[-1]
        for option in options:
            self.left = PRODUCTION_TRIALS
            ways: list[Plan] = []
            self.finish(evaluator, plan.branch(option, option is last, self), ways)
            found.append(max(ways, key=_value))
        return found

    def _with_production(self, evaluator: Evaluator, state: State) -> float:
        """The value of a position whose production phase may still be to come."""
        if evaluator.seat != state.active or not self._to_produce(state):
            return evaluator.value(state)
        best = float("-inf")
        for after in self.produced(state, evaluator.seat):
            best = max(best, evaluator.value(after))
        return best

    def _to_produce(self, state: State) -> bool:
        """Is the production phase of this turn still to come, or under way?"""
        question = state.asking
        if question is not None and self.produces(question):
            return True
        return any(self.produces(operation) for operation in state.stack)

    def _over(self, state: State) -> bool:
        """Is the turn over?"""
        return state.asking is None and bool(state.stack) and self.ends(state.stack[-1])

    # Looking ahead

    def begins_turn(self, state: Any) -> bool:
        return isinstance(state.asking, AskSpace)

    def follow(self, state: State) -> tuple[State, str]:
        """A turn that chance has interrupted is played to its end in haste: so all plans lead equally far."""
        plan = Plan(state.copy(), (), state)
        if isinstance(state.asking, Chance):
            plan.draw(self)
        while True:
            plan.run(self, False)
            after: State = plan.state
            if after.asking is None or self.begins_turn(after):
                return after, plan.outcome
            rest = self._rest(after)
            if not after.round:
                plan.outcome += rest.path[0].id + " "
            if rest.before_chance is None:  # it has gone the whole way
                plan.state = rest.state
                continue
            for option in rest.path:
                plan.run(self, False)
                after.take(option)

    def _rest(self, state: State) -> Plan:
        """What is chosen next in a turn that chance has interrupted, as a trial would have gone on."""
        question = state.asking
        assert question is not None
        if not state.round:
            return self._set_up(state, False)[0]
        self.careful = False
        evaluator = self._evaluator(state, question.seat, question.seat == self._pushed)
        plan = Plan(state.copy())
        ways: list[Plan] = []
        if self.produces(question):
            ways = self._productions(evaluator, plan, False)
        else:
            self.left = self.trials()
            self.finish(evaluator, plan, ways)
        self._prefer(ways, evaluator.turns_left)
        return ways[0]

    def chances(self, state: State) -> list[float]:
        if state.over:
            winners = self.winners(state)
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]
        chances = self._foreseen(state)
        if self._pushed >= 0:
            chances[self._pushed] *= exp(self._style_points(state) / INSISTENCE)
            total = sum(chances)
            chances = [chance / total for chance in chances]
        return chances

    def _foreseen(self, state: State) -> list[float]:
        network = self.network
        if network is None:
            return self.evaluated_chances(state)
        seats = range(self.players)
        seen = [self.features(state, seat) for seat in seats]
        return odds(network.values(seen, [self.turns_left(state, seat) for seat in seats]), 1.0)

    def feature_names(self) -> tuple[str, ...]:
        return self._features

    def features(self, state: State, seat: int) -> list[float]:
        to_move = (seat - state.first) % self.players >= (state.active - state.first) % self.players
        return self.seen(self.evaluator(state, seat), state, to_move)

    def evaluator(self, state: State, seat: int) -> Any:
        return self._evaluator(state, seat, False)

    def _evaluator(self, state: State, seat: int, styled: bool) -> Evaluator:
        moves = seat == state.active and not state.over
        key = (seat, self.character(state, seat), self.turns_left(state, seat), moves, styled)
        known = self._evaluators.get(key)
        if known is None:
            known = self.styled_evaluator(state, seat, self._style) if styled else self.new_evaluator(state, seat)
            self._evaluators[key] = known
        return known

    # Styles

    def push(self, seat: int, style: str) -> None:
        self._pushed = seat
        self._style = style

    def _style_points(self, state: State) -> float:
        """How much more the seat that is pushed makes of the position than it should."""
        styled = self._evaluator(state, self._pushed, True).value(state)
        return styled - self._evaluator(state, self._pushed, False).value(state)


def cheapest(state: State, options: list[Option]) -> list[Option]:
    """Of the spaces of one action only the first of the cheapest; and the powers."""
    spaces = state.common.spaces
    best: dict[int, Option] = {}
    for option in options:
        if option.kind == PLAIN:
            space = spaces[option.a]
            known = best.get(space.action.index)
            if known is None or spaces[known.a].extra > space.extra:
                best[space.action.index] = option
    return [option for option in options if option.kind != PLAIN or best[spaces[option.a].action.index] is option]


def strong_enough(options: list[Option], missing: int) -> Option:
    """The strongest ship or unit that is not too strong, or else the weakest of those that are."""
    fitting = [option for option in options if option.a <= missing]
    return max(fitting, key=_strength) if fitting else min(options, key=_strength)


def odds(values: list[float], doubt: float) -> list[float]:
    """The chances to win of seats with these values, if values go astray that far."""
    top = max(values)
    found = [exp((value - top) / doubt) for value in values]
    total = sum(found)
    return [odd / total for odd in found]


def _value(plan: Plan) -> float:
    return plan.value


def _strength(option: Option) -> int:
    return option.a
