"""The search bot: it looks some turns ahead, at what the others will do and at what chance may bring.

Its limit, in seconds or in iterations, is for a whole turn as a person sees it: most of it is spent where the turn is
laid out, and what was laid out is then played without thinking again. A decision that could not be foreseen, after a
card was revealed or out of turn, gets a small part (`Foresight.share`).
"""

import gc
import random
import time
from collections.abc import Callable
from typing import Any, Final

from heliopause.bots.model import Model, Weights, model_of, shipped
from heliopause.bots.opening import opening
from heliopause.bots.search_game import Below, Foresight
from heliopause.bots.search_tree import HABITS, Habits, Tree
from heliopause.bots.turns import Turns
from heliopause.game import Game
from heliopause.games.horizon.bots import features as horizon_features
from heliopause.games.horizon.bots.turns import HorizonTurns
from heliopause.games.sun.bots import features as sun_features
from heliopause.games.sun.bots.trial import bare
from heliopause.games.sun.bots.turns import SunTurns
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase

LOOKS: Final = 3  # at a way that chance decides
PACE: Final = 300  # iterations a second, on a slow machine
TURNS: Final[dict[str, Callable[[Any, Below, Model | None], Turns]]] = {"sun": SunTurns, "horizon": HorizonTurns}
FEATURES: Final[dict[str, Callable[[Any], tuple[str, ...]]]] = {
    "sun": sun_features.names,
    "horizon": horizon_features.names,
}


class Search:
    """With iterations it chooses the same for the same seed; with seconds it stops by the clock."""

    def __init__(
        self,
        seed: int | None = None,
        seconds: float | None = 1.0,
        iterations: int | None = None,
        models: Weights | None = None,
        habits: Habits = HABITS,
        progress: Callable[[float], None] | None = None,
    ) -> None:
        """`models`: those that come with the program if not given; without one for the game it judges by hand-written
        values."""
        if seconds is None and iterations is None:
            raise ValueError("a search needs a limit: seconds, iterations, or both")
        self.seconds = seconds
        self.models = shipped() if models is None else models
        self.iterations = iterations
        self.progress = progress  # told the part of the thinking that is done
        self.reason: Phrase | None = None  # for the last choice; None if there was nothing to think about
        self.following: tuple[Option, ...] = ()  # what it means to choose next, if nothing comes between
        self.grown = 0  # iterations of the last search
        self._habits = habits
        self._random = random.Random(seed)
        self._mark: object = None  # the position that `following` is meant for
        self._tree: Tree | None = None

    def choose(self, game: Game) -> Option:
        options = game.options()
        if len(options) == 1:
            self.reason = None
            return options[0]
        state = bare(game)
        if self.following and self._foresight(game, state).mark(state) == self._mark:
            path = self.following
            self.reason = None
        else:
            path = self._think(game, state)
        foresight = self._foresight(game, state)
        self.following = path[1:]
        if self.following:
            self._mark = foresight.mark(foresight.after(state, path[0]))
        return path[0]

    def _foresight(self, game: Game, state: Any) -> Foresight:
        if self._tree is not None:
            return self._tree.game
        if game.name not in TURNS:
            raise ValueError(f"search does not play {game.name!r}; it plays {', '.join(TURNS)}")
        model = model_of(self.models, game.name, state.players, FEATURES[game.name](state.content))
        return TURNS[game.name](state, self._below, model)

    def _below(self, n: int) -> int:
        return int(self._random.random() * n)

    def _think(self, game: Game, state: Any) -> tuple[Option, ...]:
        """Grow a tree, and take its best way."""
        share = self._foresight(game, state).share(state)
        if not share:
            self.reason = None
            return (opening(game.options(), self._random),)
        begun = time.monotonic()
        collecting = gc.isenabled()
        gc.disable()  # a tree is all references and no garbage: looking for some takes a third of the time
        try:
            self._tree = None
            foresight = self._foresight(game, state)
            tree = self._tree = Tree(foresight, state, self._below, self._habits, self._expected(share))
            self._look_ahead(tree, share, begun)
        finally:
            if collecting:
                gc.enable()
        best = tree.best()
        self.reason = self._why(tree)
        return best.way.path

    def _expected(self, share: float) -> float:
        """About how many iterations there will be."""
        by_clock = None if self.seconds is None else self.seconds * PACE
        return share * min(limit for limit in (self.iterations, by_clock) if limit is not None)

    def _look_ahead(self, tree: Tree, share: float, begun: float) -> None:
        most = None if self.iterations is None else max(1, int(self.iterations * share))
        patience = 0.0 if self.seconds is None else self.seconds * share
        self.grown = 0
        while True:
            done = 0.0 if most is None else self.grown / most
            if self.seconds is not None:
                done = max(done, (time.monotonic() - begun) / patience)
            if self.progress is not None:
                self.progress(min(done, 1.0))
            if done >= 1 or tree.settled():
                break
            tree.grow(done)
            self.grown += 1
        if self.progress is not None:
            self.progress(1.0)

    def _why(self, tree: Tree) -> Phrase:
        """The chance to win it sees, and what came next to it."""
        best = tree.best()
        chance = round(100 * best.chances[tree.seat])
        others = [edge for edge in tree.root.edges if edge.way.path[0] is not best.way.path[0] and edge.visits]
        if not others:
            return Phrase("reason-search", {"chance": chance})
        less = round(100 * max(edge.chances[tree.seat] for edge in others))
        return Phrase("reason-search-or", {"chance": chance, "less": min(chance, less)})


class Learned(Search):
    """One turn ahead: of the ways to play it takes the one that the learned evaluation likes best."""

    def __init__(self, seed: int | None = None, models: Weights | None = None) -> None:
        super().__init__(seed, seconds=None, iterations=1, models=models)

    def _look_ahead(self, tree: Tree, share: float, begun: float) -> None:
        tree.glance(LOOKS)
