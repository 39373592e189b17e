"""Beyond the Horizon, seen by a bot: which options are worth a trial, how a turn is finished, and who will win."""

from dataclasses import replace
from typing import Final, final

from heliopause.beyond.by_hand import AskByHand
from heliopause.beyond.card_search import AskCard, AskType
from heliopause.beyond.options import DONE, PASS
from heliopause.beyond.research import Discover
from heliopause.bots.beyond.turn_planner import TurnPlanner, cheapest, odds, strong_enough
from heliopause.bots.network import LearnedWeights
from heliopause.bots.search_game import Below, Plan
from heliopause.games.horizon.bots.card_values import FARSIGHTED, STYLES, WEIGHTS, card_values
from heliopause.games.horizon.bots.evaluation import TERMS, HorizonEvaluator, turns_left
from heliopause.games.horizon.bots.features import features, names
from heliopause.games.horizon.bots.map_value import planned_moves
from heliopause.games.horizon.rules import scoring
from heliopause.games.horizon.rules.building import AskBuild, AskConstruction
from heliopause.games.horizon.rules.constants import VILLAGE
from heliopause.games.horizon.rules.leaders import MeetLeader
from heliopause.games.horizon.rules.moving import AskMove, Explore
from heliopause.games.horizon.rules.options import PRODUCE_TRADE
from heliopause.games.horizon.rules.production import AskProduction, AskTrade, produce_coins, produce_population
from heliopause.games.horizon.rules.research import AskPrivate
from heliopause.games.horizon.rules.settling import AskUse
from heliopause.games.horizon.rules.setup import AskGovernment
from heliopause.games.horizon.rules.state import State
from heliopause.games.horizon.rules.turn import AskExpansion, AskSpace, TurnEnd
from heliopause.games.horizon.rules.units import AskDecommission, AskEnlist, AskUpgrade
from heliopause.kernel.deck import every, members
from heliopause.kernel.machine import Chance, Operation
from heliopause.kernel.option import Option

A_TURN: Final = 3.0  # points that a turn to come brings beside what the evaluation counts for it: measured
LAST_TURNS: Final = 2.5  # for these, the evaluation counts all they bring
TRIALS: Final = 24
HASTY_TRIALS: Final = 5
BUILDINGS: Final = 3  # constructions looked at
STOPS: Final[frozenset[type[Operation]]] = frozenset((AskProduction, TurnEnd))
# Questions that are answered by what is best on the face of it.
STEPWISE: Final[frozenset[type[Operation]]] = frozenset((AskTrade, AskUpgrade, AskEnlist, AskDecommission))
BUILDING: Final[frozenset[type[Operation]]] = frozenset((AskExpansion, AskBuild))
# What nobody can know stays hidden, so that no option has luck: leaders and cards to be found are left face down.
HIDDEN: Final[frozenset[type[Operation]]] = frozenset((Discover, MeetLeader))


@final
class HorizonPlanner(TurnPlanner):
    """How turns of Beyond the Horizon are planned."""

    def __init__(self, state: State, below: Below, learned: LearnedWeights, ahead: bool) -> None:
        super().__init__(state, below, learned, ahead, names(state.content))
        self._weights = FARSIGHTED if ahead else WEIGHTS

    def character(self, state: State, seat: int) -> int:
        return state.seats[seat].government

    def turns_left(self, state: State, seat: int) -> float:
        return turns_left(state, seat)

    def new_evaluator(self, state: State, seat: int) -> HorizonEvaluator:
        return HorizonEvaluator(state, seat, self._weights)

    def styles(self) -> tuple[str, ...]:
        return tuple(STYLES)

    def styled_evaluator(self, state: State, seat: int, style: str) -> HorizonEvaluator:
        return HorizonEvaluator(state, seat, replace(self._weights, **STYLES[style]))

    def terms(self, state: State, seat: int) -> dict[str, float]:
        if not state.round:
            return {}  # nothing is laid out yet
        evaluator: HorizonEvaluator = self.evaluator(state, seat)
        return dict(zip(TERMS, evaluator.terms(state), strict=True))

    def share(self, state: State) -> float:
        question = state.asking
        if isinstance(question, AskSpace | AskGovernment):
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

    # Trying out

    def candidates(self, evaluator: HorizonEvaluator, state: State) -> list[Option]:
        """Some questions have an answer by rule, or hardly more than a few."""
        question = state.asking
        options = state.offered
        if isinstance(question, AskMove):
            steps = planned_moves(evaluator, state, question)
            if steps and steps[0] in options:
                return steps[:1]
            staying = [option for option in options if option is PASS or option is DONE]
            return staying or options[:1]
        if isinstance(question, AskPrivate):
            return options[:1]  # a card for nothing
        if isinstance(question, AskByHand):
            return [DONE]  # a bot cannot read
        if isinstance(question, AskSpace):
            return cheapest(state, options)
        if isinstance(question, AskTrade):
            return [DONE, *options[:-1]]  # a trade that gains nothing is none
        if isinstance(question, AskUse):
            return [strong_enough(options, question.missing)]
        if isinstance(question, AskConstruction):
            return [max(options, key=lambda option: _taking(evaluator, state, option))]
        if isinstance(question, AskType):
            deck = every(state.decks[question.find.level])
            return [max(options, key=lambda option: _colour(evaluator, deck, option.a))]
        if type(question) in BUILDING:
            return worth_building(evaluator, state, options)
        return options

    def trials(self) -> int:
        return TRIALS if self.careful else HASTY_TRIALS

    def finish(self, evaluator: HorizonEvaluator, plan: Plan, found: list[Plan]) -> None:
        valued = False
        while True:
            state: State = plan.state
            question = state.asking
            if question is None or question.seat != evaluator.seat:
                if not valued:
                    plan.value = evaluator.value(state)
                found.append(plan)
                return
            options = self.candidates(evaluator, state)
            if len(options) == 1:
                valued = False
                plan.take(options[0], self)
            elif self.left <= 0 or type(question) in STEPWISE:
                valued = True
                plan = self.next_best(evaluator, plan, options)
            else:
                self.left -= len(options)
                last = options[-1]
                for option in options:
                    self.finish(evaluator, plan.branch(option, option is last, self), found)
                return

    def stops(self, operation: Operation) -> bool:
        return type(operation) in STOPS

    def hides(self, operation: Operation) -> bool:
        return type(operation) in HIDDEN

    def expected(self, state: State, chance: Chance) -> Option:
        return usual_tile(state, chance) if isinstance(chance, Explore) else chance.draw(state, self.below)

    def ends(self, operation: Operation) -> bool:
        return type(operation) is TurnEnd

    # Production

    def produces(self, operation: Operation) -> bool:
        return type(operation) is AskProduction

    def productions(self, state: State, trading: bool) -> list[Option]:
        return [option for option in state.offered if trading or option is not PRODUCE_TRADE]

    def traders(self) -> int:
        return 1 if self.careful else 0

    def others(self) -> int:
        return 12

    def produced(self, state: State, seat: int) -> list[State]:
        grown, earned = state.copy(), state.copy()
        produce_population(grown, seat)
        produce_coins(earned, seat)
        return [grown, earned]

    # Who will win

    def winners(self, state: State) -> list[int]:
        return scoring.winners(state)

    def evaluated_chances(self, state: State) -> list[float]:
        values: list[float] = []
        for seat in range(self.players):
            evaluator: HorizonEvaluator = self.evaluator(state, seat)
            turns = evaluator.turns_left + (1 if seat == state.active else 0)
            values.append(evaluator.value(state) + A_TURN * max(0.0, turns - LAST_TURNS))
        return odds(values, min(13.0, 2.0 + 2.0 * turns_left(state, state.active)))

    def seen(self, evaluator: HorizonEvaluator, state: State, to_move: bool) -> list[float]:
        return features(evaluator, state, to_move)


def worth_building(evaluator: HorizonEvaluator, state: State, options: list[Option]) -> list[Option]:
    """Villages and cities, and the best few constructions, each where it does the least harm."""
    builds: dict[int, tuple[float, Option]] = {}
    found: list[Option] = []
    for option in options:
        if not option.id.startswith("build"):
            found.append(option)
            continue
        tile = state.cells.index(option.a)
        new = option.id.startswith("build:")
        value = evaluator.construction(state, option.b, new)
        if new and state.ground[tile] >= 0:
            value -= 0.3 * state.content.territories[state.ground[tile]].vp[VILLAGE]
        value -= 0.1 * option.c if option.c == 1 else 0.02 * option.c
        known = builds.get(option.b)
        if known is None or known[0] < value:
            builds[option.b] = (value, option)
    ranked = sorted(builds.values(), key=_first, reverse=True)
    return [option for _, option in ranked[:BUILDINGS]] + found


def _first(build: tuple[float, Option]) -> float:
    return build[0]


def _taking(evaluator: HorizonEvaluator, state: State, option: Option) -> float:
    return -1.0 if option is PASS else evaluator.construction(state, option.a, True)


def _colour(evaluator: HorizonEvaluator, deck: int, colour: int) -> float:
    """What a card of the colour is worth on average, if one of two is chosen."""
    cards = evaluator.content.technologies
    found = sorted(evaluator.cards.technologies[card] for card in members(deck) if cards[card].types >> colour & 1)
    return found[2 * len(found) // 3] if found else 0.0


def usual_tile(state: State, explore: Explore) -> Option:
    """The tile in the middle of those that may come: a new one brings no luck."""
    territories = state.content.territories
    bonuses = card_values(state.content).bonuses

    def net(number: int) -> float:
        return bonuses[number] + territories[number].vp[VILLAGE] - territories[number].strength

    cards = sorted(members(explore.cards(state)), key=net)
    return territories[cards[len(cards) // 2]].draw
