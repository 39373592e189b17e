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

from heliopause.bots.foresight import Below, Foresight
from heliopause.bots.search_sun import SunForesight
from heliopause.bots.search_tree import HABITS, Habits, Node, Tree
from heliopause.bots.trial import position
from heliopause.game import Game
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase

Evaluation = Callable[[Any, Below], Foresight]
EVALUATIONS: Final[dict[str, Evaluation]] = {"sun": SunForesight}


class Search:
    """With iterations it chooses the same for the same seed; with seconds it stops by the clock."""

    def __init__(
        self,
        seed: int | None = None,
        seconds: float | None = 1.0,
        iterations: int | None = None,
        evaluation: Evaluation | None = None,
        habits: Habits = HABITS,
        progress: Callable[[float], None] | None = None,
    ) -> None:
        if seconds is None and iterations is None:
            raise ValueError("a search needs a limit: seconds, iterations, or both")
        self.seconds = seconds
        self.iterations = iterations
        self.progress = progress  # told the part of the thinking that is done
        self.reason: Phrase | None = None  # for the last choice
        self.following: tuple[Option, ...] = ()  # what it means to choose next, if nothing comes between
        self.grown = 0  # iterations of the last search
        self._evaluation = evaluation
        self._habits = habits
        self._random = random.Random(seed)
        self._mark: object = None  # the position that `following` is meant for
        self._tree: Tree | None = None

    def choose(self, game: Game) -> Option:
        options = game.options()
        if len(options) == 1:
            return options[0]
        state = position(game)
        if self.following and self._foresight(game, state).mark(state) == self._mark:
            path = self.following  # for the same reason as before
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
        return (self._evaluation or EVALUATIONS[game.name])(state, self._below)

    def _below(self, n: int) -> int:
        return int(self._random.random() * n)

    def _think(self, game: Game, state: Any) -> tuple[Option, ...]:
        """Grow a tree, or what is left of the last one, and take its best way."""
        share = self._foresight(game, state).share(state)
        if not share:
            self.reason = None
            return (self._random.choice(game.options()),)
        collecting = gc.isenabled()
        gc.disable()  # a tree is all references and no garbage: looking for some takes a third of the time
        try:
            tree = self._planted(game, state)
            self._tree = tree
            self._grow(tree, share)
        finally:
            if collecting:
                gc.enable()
        best = tree.root.best()
        self.reason = self._why(tree.root)
        return best.way.path

    def _planted(self, game: Game, state: Any) -> Tree:
        last = self._tree
        if last is not None:
            mark = last.game.mark(state)
            for node in last.root.best().nodes:
                if last.game.mark(node.state) == mark:
                    last.replant(node)
                    return last
        self._tree = None
        return Tree(self._foresight(game, state), state, self._below, self._habits)

    def _grow(self, tree: Tree, share: float) -> None:
        most = None if self.iterations is None else max(1, int(self.iterations * share))
        begun = time.monotonic()
        patience = 0.0 if self.seconds is None else self.seconds * share
        self.grown = 0
        while True:
            done = 0.0 if most is None else self.grown / most
            if self.seconds is not None:
                done = max(done, (time.monotonic() - begun) / patience)
            if self.progress is not None:
                self.progress(min(done, 1.0))
            left = self.grown / done - self.grown if done else 1e9
            if done >= 1 or tree.settled(left):
                break
            tree.grow()
            self.grown += 1
        if self.progress is not None:
            self.progress(1.0)

    def _why(self, root: Node) -> Phrase:
        """The chance to win it sees, and what came next to it."""
        best = root.best()
        chance = round(100 * best.chances[root.seat])
        others = [edge for edge in root.edges if edge.way.path[0] is not best.way.path[0] and edge.visits]
        if not others:
            return Phrase("reason-search", {"chance": chance})
        other = max(others, key=lambda edge: edge.chances[root.seat])
        less = round(100 * other.chances[root.seat])
        return Phrase("reason-search-or", {"chance": chance, "other": other.way.path[0].phrase, "less": less})
