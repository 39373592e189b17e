"""Beyond the Sun, seen by a bot: which options are worth a trial, how a turn is finished, and who will win."""

from dataclasses import replace
from typing import Final, final

from heliopause.beyond.by_hand import AskByHand
from heliopause.beyond.card_search import Reveal
from heliopause.beyond.options import DONE
from heliopause.beyond.research import Discover
from heliopause.bots.beyond.turn_planner import TurnPlanner, cheapest, odds, strong_enough
from heliopause.bots.network import LearnedWeights
from heliopause.bots.search_game import Below, Plan
from heliopause.games.sun.bots.card_values import FARSIGHTED, STYLES, WEIGHTS
from heliopause.games.sun.bots.evaluation import TERMS, SunEvaluator, turns_left
from heliopause.games.sun.bots.features import features, names
from heliopause.games.sun.bots.fleet_value import BEAM, HASTY_BEAM, planned_jump
from heliopause.games.sun.rules import scoring
from heliopause.games.sun.rules.colonies import AskSettle
from heliopause.games.sun.rules.constants import POWER
from heliopause.games.sun.rules.events import DrawEvent
from heliopause.games.sun.rules.fleet import AskJump, AskMove, AskUpgrade
from heliopause.games.sun.rules.options import PRODUCE_TRADE
from heliopause.games.sun.rules.production import AskTrade, grow, mine
from heliopause.games.sun.rules.setup import AskMat
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.rules.turn import AskProduction, AskSpace, TurnEnd
from heliopause.games.sun.solo.turn import automa_begins
from heliopause.kernel.machine import Operation
from heliopause.kernel.option import Option

A_TURN: Final = 3.0  # points that a turn to come brings beside what the evaluation counts for it,
NEXT_TURN: Final = 5.5  # and the one about to begin: measured
SOLO: Final = "solo"  # the option that hands a seat to the automa
TRIALS: Final = 250
HASTY_TRIALS: Final = 40
# A trial ends where the question the bot has in mind is settled, and before a card is drawn that nobody can know.
STOPS: Final[frozenset[type[Operation]]] = frozenset((AskProduction, Discover, DrawEvent, TurnEnd))
# Questions that are answered by what is best on the face of it.
STEPWISE: Final[frozenset[type[Operation]]] = frozenset((AskTrade, AskUpgrade))
JUMPING: Final[frozenset[type[Operation]]] = frozenset((AskJump, AskMove))


@final
class SunPlanner(TurnPlanner):
    """How turns of Beyond the Sun are planned."""

    def __init__(self, state: State, below: Below, learned: LearnedWeights, ahead: bool) -> None:
        handed = "" if state.automa < 0 else SOLO
        super().__init__(state, below, learned, ahead, names(state.content), handed)
        self._weights = FARSIGHTED if ahead else WEIGHTS

    def turns_left(self, state: State, seat: int) -> float:
        return turns_left(state, seat)

    def new_evaluator(self, state: State, seat: int) -> SunEvaluator:
        return SunEvaluator(state, seat, self._weights)

    def styles(self) -> tuple[str, ...]:
        return tuple(STYLES)

    def styled_evaluator(self, state: State, seat: int, style: str) -> SunEvaluator:
        return SunEvaluator(state, seat, replace(self._weights, **STYLES[style]))

    def seat(self, state: State) -> int:
        return state.automa if automa_begins(state) else super().seat(state)

    def begins_turn(self, state: State) -> bool:
        return isinstance(state.asking, AskSpace) or automa_begins(state)

    def terms(self, state: State, seat: int) -> dict[str, float]:
        if not state.round:
            return {}  # nothing is laid out yet
        evaluator: SunEvaluator = self.evaluator(state, seat)
        return dict(zip(TERMS, evaluator.terms(state), strict=True))

    def share(self, state: State) -> float:
        if isinstance(state.asking, AskSpace | AskMat):
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

    # Trying out

    def candidates(self, evaluator: SunEvaluator, state: State) -> list[Option]:
        options = state.offered
        if isinstance(state.asking, AskSpace):
            return cheapest(state, options)
        if isinstance(state.asking, AskByHand):
            return [DONE]  # a bot cannot read
        if isinstance(state.asking, AskProduction):
            return options if self.careful else self.productions(state, False)  # a trade takes longest to try out
        return [option for option in options if option.kind != POWER] or options

    def trials(self) -> int:
        return TRIALS if self.careful else HASTY_TRIALS

    def finish(self, evaluator: SunEvaluator, plan: Plan, found: list[Plan]) -> None:
        seat = evaluator.seat
        while True:
            state: State = plan.state
            question = state.asking
            if question is None or question.seat != seat or self.left <= 0:
                plan.value = evaluator.value(state)
                found.append(plan)
                return
            self.left -= 1  # whatever is answered: a bonus that moves ships may bring the same question for ever
            if isinstance(question, AskByHand):
                plan.take(DONE, self)
            elif isinstance(question, AskJump):
                self._jump(evaluator, plan, question.points, False)
            elif isinstance(question, AskMove):
                self._jump(evaluator, plan, question.left, True)
            elif isinstance(question, AskSettle):
                done = DONE in state.offered
                plan.take(DONE if done else strong_enough(state.offered, question.missing), self)
            else:
                options = [option for option in state.offered if option.kind != POWER]
                self.left -= len(options) - 1
                if type(question) not in STEPWISE:
                    last = options[-1]
                    for option in options:
                        self.finish(evaluator, plan.branch(option, option is last, self), found)
                    return
                plan = self.next_best(evaluator, plan, options)

    def _jump(self, evaluator: SunEvaluator, plan: Plan, points: int, anywhere: bool) -> None:
        state: State = plan.state
        for step in planned_jump(evaluator, state, points, anywhere, BEAM if self.careful else HASTY_BEAM):
            if step not in state.offered:
                break
            plan.take(step, self)
        question = state.asking
        if question is not None and type(question) in JUMPING and question.seat == evaluator.seat:
            plan.take(DONE if DONE in state.offered else state.offered[0], self)

    def stops(self, operation: Operation) -> bool:
        return type(operation) in STOPS or _revealing(operation)

    def ends(self, operation: Operation) -> bool:
        return type(operation) is TurnEnd

    # Production

    def produces(self, operation: Operation) -> bool:
        return type(operation) is AskProduction

    def productions(self, state: State, trading: bool) -> list[Option]:
        return [option for option in state.offered if option.kind != POWER and (trading or option is not PRODUCE_TRADE)]

    def traders(self) -> int:
        return 2 if self.careful else 0

    def others(self) -> int:
        return 60

    def produced(self, state: State, seat: int) -> list[State]:
        grown, mined = state.copy(), state.copy()
        grow(grown, seat)
        mine(mined, seat)
        return [grown, mined]

    # Who will win

    def winners(self, state: State) -> list[int]:
        return scoring.winners(state)

    def evaluated_chances(self, state: State) -> list[float]:
        values: list[float] = []
        for seat in range(self.players):
            evaluator: SunEvaluator = self.evaluator(state, seat)
            next_turn = NEXT_TURN if seat == state.active else 0.0
            values.append(evaluator.value(state) + A_TURN * evaluator.turns_left + next_turn)
        return odds(values, 3.0 + 0.8 * turns_left(state, state.active))

    def seen(self, evaluator: SunEvaluator, state: State, to_move: bool) -> list[float]:
        return features(evaluator, state, to_move)


def _revealing(operation: Operation) -> bool:
    """Is the card of a discovery about to be seen? The evaluation expects something of it; one drawn would be luck."""
    return type(operation) is Reveal and operation.find.slot >= 0
