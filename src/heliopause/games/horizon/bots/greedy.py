"""Greedy play of Beyond the Horizon: every option is tried to the end of the turn, and the one judged best is taken."""

from typing import Final

from heliopause.beyond.card_search import AskType
from heliopause.beyond.options import DONE, PASS
from heliopause.bots.greedy_player import GreedyPlayer, value_of
from heliopause.games.horizon.bots.evaluation import TERMS, Judge
from heliopause.games.horizon.bots.move_planner import march
from heliopause.games.horizon.bots.trial import after, go_on
from heliopause.games.horizon.bots.weights import WEIGHTS, Weights
from heliopause.games.horizon.rules.building import AskBuild, AskConstruction
from heliopause.games.horizon.rules.constants import VILLAGE
from heliopause.games.horizon.rules.moving import AskMove
from heliopause.games.horizon.rules.production import AskTrade
from heliopause.games.horizon.rules.settling import AskUse
from heliopause.games.horizon.rules.state import State
from heliopause.games.horizon.rules.turn import AskExpansion, AskSpace
from heliopause.games.horizon.rules.units import AskDecommission, AskEnlist, AskUpgrade
from heliopause.kernel.deck import every, members
from heliopause.kernel.option import Option

TRIALS: Final = 30  # positions looked at for one option before its end is no longer looked for in every direction
BUILDINGS: Final = 3  # constructions looked at


class HorizonGreedy(GreedyPlayer):
    """One turn ahead, with nothing but its judgement for what comes after."""

    def __init__(self, seed: int | None = None, weights: Weights = WEIGHTS) -> None:
        super().__init__(seed, TRIALS, TERMS)
        self._weights = weights

    def judge(self, state: State, seat: int) -> Judge:
        return Judge(state, seat, self._weights)

    def candidates(self, judge: Judge, state: State) -> list[Option]:
        return promising(judge, state)

    def tried(self, judge: Judge, state: State, option: Option) -> tuple[float, State]:
        return self._best_end(judge, after(state, option, self.below))

    def _best_end(self, judge: Judge, state: State) -> tuple[float, State]:
        """The best way found to finish what is under way: its value, and where it ends. The state is the bot's own."""
        while True:
            question = state.asking
            if question is None or question.seat != judge.seat:
                return judge.value(state), state
            options = promising(judge, state)
            if len(options) == 1:
                go_on(state, options[0], self.below)
            elif self.left <= 0 or isinstance(question, AskTrade | AskUpgrade | AskEnlist | AskDecommission):
                found = [after(state, option, self.below) for option in options]
                self.left -= len(found)
                state = max(found, key=judge.value)
            else:
                self.left -= len(options)
                ends = [self._best_end(judge, after(state, option, self.below)) for option in options]
                return max(ends, key=value_of)


def promising(judge: Judge, state: State) -> list[Option]:
    """The options worth a trial. Some questions have an answer by rule, or hardly more than a few."""
    question = state.asking
    options = state.offered
    if isinstance(question, AskMove):
        steps = march(judge, state, question)
        if steps and steps[0] in options:
            return steps[:1]
        rest = [option for option in options if option is PASS or option is DONE]
        return rest or options[:1]
    if isinstance(question, AskSpace):
        return different(state, options)
    if isinstance(question, AskTrade):
        return [DONE, *options[:-1]]  # a trade that gains nothing is none
    if isinstance(question, AskUse):
        return [unit_to_use(options, question.missing)]
    if isinstance(question, AskConstruction):
        return [max(options, key=lambda option: _taking(judge, state, option))]
    if isinstance(question, AskType):
        deck = every(state.decks[question.find.level])
        return [max(options, key=lambda option: _colour(judge, deck, option.a))]
    if isinstance(question, AskExpansion | AskBuild):
        return worth_building(judge, state, options)
    return options


def different(state: State, options: list[Option]) -> list[Option]:
    """Of the spaces of one action only the cheapest."""
    spaces = state.content.spaces
    best: dict[int, Option] = {}
    for option in options:
        space = spaces[option.a]
        known = best.get(space.action.index)
        if known is None or spaces[known.a].extra > space.extra:
            best[space.action.index] = option
    return list(best.values())


def unit_to_use(options: list[Option], missing: int) -> Option:
    """The strongest unit that is not too strong, or else the weakest of those that are."""
    fitting = [option for option in options if option.a <= missing]
    return max(fitting, key=_strength) if fitting else min(options, key=_strength)


def worth_building(judge: Judge, state: State, options: list[Option]) -> list[Option]:
    """Villages and cities, and the best few constructions, each where it does the least harm."""
    builds: dict[int, tuple[float, Option]] = {}
    found: list[Option] = []
    for option in options:
        if not option.id.startswith("build"):
            found.append(option)
            continue
        tile = state.cells.index(option.a)
        new = option.id.startswith("build:")
        worth = judge.construction(state, option.b, new)
        if new and state.ground[tile] >= 0:
            worth -= 0.3 * state.content.territories[state.ground[tile]].vp[VILLAGE]
        worth -= 0.1 * option.c if option.c == 1 else 0.02 * option.c
        known = builds.get(option.b)
        if known is None or known[0] < worth:
            builds[option.b] = (worth, option)
    ranked = sorted(builds.values(), key=_worth, reverse=True)
    return [option for _, option in ranked[:BUILDINGS]] + found


def _taking(judge: Judge, state: State, option: Option) -> float:
    return -1.0 if option is PASS else judge.construction(state, option.a, True)


def _colour(judge: Judge, deck: int, colour: int) -> float:
    """What a card of the colour is worth on average, if one of two is chosen."""
    cards = judge.content.technologies
    found = sorted(judge.worths.technologies[card] for card in members(deck) if cards[card].types >> colour & 1)
    return found[2 * len(found) // 3] if found else 0.0


def _worth(build: tuple[float, Option]) -> float:
    return build[0]


def _strength(option: Option) -> int:
    return option.a
