"""The greedy bot: it tries every option to the end of what is under way, and takes the one it judges best."""

from collections.abc import Callable
from typing import Final, Protocol

from heliopause.beyond.options import DONE
from heliopause.bots.greedy_player import GreedyPlayer, value_of
from heliopause.game import Game
from heliopause.games.horizon.bots.greedy import HorizonGreedy
from heliopause.games.sun.bots.evaluation import TERMS, WEIGHTS, Judge, Weights
from heliopause.games.sun.bots.jump_planner import plan
from heliopause.games.sun.bots.trial import after, go_on
from heliopause.games.sun.rules.colonies import AskSettle
from heliopause.games.sun.rules.constants import POWER
from heliopause.games.sun.rules.fleet import AskJump, AskMove, AskUpgrade
from heliopause.games.sun.rules.production import AskTrade
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.rules.turn import AskProduction, AskSpace
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase

TRIALS: Final = 400  # positions looked at for one choice, at most


class Player(Protocol):
    """One game's greedy play."""

    @property
    def reason(self) -> Phrase | None:
        """Why it chose what it chose last; nothing if there was nothing to choose."""

    def choose(self, game: Game) -> Option:
        """One of `game.options()`."""


class Greedy:
    """Plays every game there is greedy play for."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed = seed
        self._players: dict[str, Player] = {}  # by game
        self._last: Player | None = None

    def choose(self, game: Game) -> Option:
        player = self._players.get(game.name)
        if player is None:
            player = self._players[game.name] = PLAYERS[game.name](self._seed)
        self._last = player
        return player.choose(game)

    @property
    def reason(self) -> Phrase | None:
        return None if self._last is None else self._last.reason


class SunGreedy(GreedyPlayer):
    """Beyond the Sun: one action ahead, with nothing but its judgement for what comes after."""

    def __init__(self, seed: int | None = None, weights: Weights = WEIGHTS) -> None:
        super().__init__(seed, TRIALS, TERMS)
        self._weights = weights

    def judge(self, state: State, seat: int) -> Judge:
        return Judge(state, seat, self._weights)

    def candidates(self, judge: Judge, state: State) -> list[Option]:
        options = state.offered
        if isinstance(state.asking, AskSpace):
            return different(state, options)
        if isinstance(state.asking, AskProduction):
            return options
        return [option for option in options if option.kind != POWER] or options

    def tried(self, judge: Judge, state: State, option: Option) -> tuple[float, State]:
        return self._best_end(judge, after(state, option, self.below))

    def _best_end(self, judge: Judge, state: State) -> tuple[float, State]:
        """The best way found to finish what is under way: its value, and where it ends. The state is the bot's own."""
        while True:
            question = state.asking
            if question is None or question.seat != judge.seat or self.left <= 0:
                return judge.value(state), state
            if isinstance(question, AskJump):
                self._fly(judge, state, question.points, False)
            elif isinstance(question, AskMove):
                self._fly(judge, state, question.left, True)
            elif isinstance(question, AskSettle):
                go_on(state, ship_to_settle(state.offered, question.missing), self.below)
            elif isinstance(question, AskTrade | AskUpgrade):
                state = self._next_best(judge, state)
            else:
                options = [option for option in state.offered if option.kind != POWER]
                self.left -= len(options)
                ends = [self._best_end(judge, after(state, option, self.below)) for option in options]
                return max(ends, key=value_of)

    def _next_best(self, judge: Judge, state: State) -> State:
        """The position after the option that is best on the face of it."""
        found = [after(state, option, self.below) for option in state.offered if option.kind != POWER]
        self.left -= len(found)
        return max(found, key=judge.value)

    def _fly(self, judge: Judge, state: State, points: int, anywhere: bool) -> None:
        """Carry out the best jump on the chart."""
        for step in plan(judge, state, points, anywhere):
            if step not in state.offered:
                break
            go_on(state, step, self.below)
        if isinstance(state.asking, AskJump | AskMove) and state.asking.seat == judge.seat:
            go_on(state, DONE if DONE in state.offered else state.offered[0], self.below)


def different(state: State, options: list[Option]) -> list[Option]:
    """Of the spaces of one action only the first, if they cost the same."""
    seen = set()
    found = []
    for option in options:
        if option.kind != POWER:
            space = state.content.spaces[option.a]
            if (space.action.index, space.extra) in seen:
                continue
            seen.add((space.action.index, space.extra))
        found.append(option)
    return found


def ship_to_settle(options: list[Option], missing: int) -> Option:
    """The strongest ship that is not too strong, or else the weakest of those that are."""
    if DONE in options:
        return DONE
    fitting = [option for option in options if option.a <= missing]
    return max(fitting, key=_level) if fitting else min(options, key=_level)


def _level(option: Option) -> int:
    return option.a


PLAYERS: Final[dict[str, Callable[[int | None], Player]]] = {"sun": SunGreedy, "horizon": HorizonGreedy}
