"""Bots that plan: greedy, learned and search. They differ in how they compare the plans that a game finds.

What a bot has planned it then plays without thinking again, until something comes that could not be foreseen: a card
that is revealed, somebody else's choice.
"""

import gc
import random
import time
from collections.abc import Callable
from typing import Any, Final

from heliopause.bots.any_game import AnyGame
from heliopause.bots.model import Models, linear_part, shipped, with_pack
from heliopause.bots.search_game import Below, NoSuchStyle, SearchGame
from heliopause.bots.search_tree import SETTINGS, SearchSettings, Tree
from heliopause.game import Game, state_of
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.registry import spec_of

LOOKS: Final = 3  # at a plan that chance decides
LEAST_TIME: Final = 1e-6  # seconds for a glance
MOST: Final = 2  # gains that a reason names
LEAST: Final = 0.05  # points, below which a gain is none


class PlanningBot:
    """Thinks where it must, and follows its plan where it can."""

    ahead = True  # does it look on from where its plans end?

    def __init__(
        self, seed: int | None = None, models: Models | None = None, style: str = "", linear: bool = False
    ) -> None:
        """`models`: those that come with the game if not given; without one, hand-written values tell who will win.

        `style`: one of the game's, that it is pushed towards. `linear`: without what was learned beside the linear
        model.
        """
        self.models = models
        self.linear = linear
        self.style = style
        self.reason: Phrase | None = None  # for the last choice; None if there was nothing to think about
        self.following: tuple[Option, ...] = ()  # what it means to choose next, if nothing comes between
        self._mark: object = None  # the position that `following` is meant for
        self._game: SearchGame | None = None  # as it was seen when that was planned
        self._random = random.Random(seed)

    def choose(self, game: Game) -> Option:
        self.reason = None
        options = game.options()
        if len(options) == 1:
            return options[0]
        state = state_of(game)
        seen = self._game
        if seen is not None and self.following and seen.mark(state) == self._mark:
            path = self.following
        else:
            seen = self._game = search_game(game, self._below, self.models, self.ahead, self.style, self.linear)
            openings = seen.openings(state)
            path = (self._random.choice(openings),) if openings else self._think(seen, state)
        self.following = path[1:]
        if self.following:
            self._mark = seen.mark(seen.after(state, path[0]))
        return path[0]

    def _think(self, game: SearchGame, state: Any) -> tuple[Option, ...]:
        """The choices it means to make, the first of them now."""
        raise NotImplementedError

    def _below(self, n: int) -> int:
        return int(self._random.random() * n)


def search_game(
    game: Game, below: Below, models: Models | None, ahead: bool, style: str = "", linear: bool = False
) -> SearchGame:
    """The game as a bot sees it; `ahead`: it looks on from where its plans end; `style`: what its seat is pushed to."""
    state = state_of(game)
    knowledge = spec_of(game.name).part("bots")
    found: SearchGame
    if knowledge is None:
        found = AnyGame(game.rules, state, below)
    else:
        if models is None:
            models = shipped(game.name) if game.pack is None else with_pack(game.name, game.pack)
        if linear:
            models = linear_part(models)
        found = knowledge(state, below, models.get(game.name, {}), ahead)
    if style:
        if style not in found.styles():
            known_styles = ", ".join(found.styles()) or "none"
            raise NoSuchStyle(f"there is no style {style!r} in the game {game.name!r}; there is {known_styles}")
        found.push(found.seat(state), style)
    return found


class Greedy(PlanningBot):
    """Takes the plan that is best on the face of it, with nothing but the game's evaluation for what comes after."""

    ahead = False

    def __init__(self, seed: int | None = None, style: str = "") -> None:
        super().__init__(seed, {}, style)

    def _think(self, game: SearchGame, state: Any) -> tuple[Option, ...]:
        plan = game.plans(state, 1, True)[0]
        seat = game.seat(state)
        self.reason = reason_for(game.terms(state, seat), game.terms(plan.state, seat))
        return plan.path[:1]  # what a plan does later it has only looked at in passing: better look again


def reason_for(before: dict[str, float], after: dict[str, float]) -> Phrase | None:
    """What a plan gains most."""
    if not before:
        return None
    named = _gains(before, after)
    return Phrase("reason-gains", {"gains": named}) if named else Phrase("reason-nothing-better")


def _gains(before: dict[str, float], after: dict[str, float]) -> list[Phrase]:
    gains = sorted(((after[name] - points, name) for name, points in before.items()), reverse=True)
    return [Phrase(f"gain-{name}") for gain, name in gains[:MOST] if gain >= LEAST]


class Search(PlanningBot):
    """Looks some turns ahead, at what the others will do and at what chance may bring.

    Its limit, in seconds or in iterations, is for a whole turn as a person sees it: most of it is spent where the turn
    is planned, and a decision that could not be foreseen gets a small part (`SearchGame.share`). With iterations it
    chooses the same for the same seed; with seconds it stops by the clock.
    """

    def __init__(
        self,
        seed: int | None = None,
        seconds: float | None = 1.0,
        iterations: int | None = None,
        models: Models | None = None,
        settings: SearchSettings = SETTINGS,
        progress: Callable[[float], None] | None = None,
        style: str = "",
        watch: Callable[[Tree], None] | None = None,
        linear: bool = False,
    ) -> None:
        super().__init__(seed, models, style, linear)
        if seconds is None and iterations is None:
            raise ValueError("a search needs a limit: seconds, iterations, or both")
        self.seconds = seconds
        self.iterations = iterations
        self.progress = progress  # told the part of the thinking that is done
        self.watch = watch  # shown every tree that has been grown
        self.grown = 0  # iterations of the last search
        self._settings = settings

    def _think(self, game: SearchGame, state: Any) -> tuple[Option, ...]:
        """Grow a tree, and take its best plan."""
        begun = time.monotonic()
        share = game.share(state)
        collecting = gc.isenabled()
        gc.disable()  # a tree is all references and no garbage: looking for some takes a third of the time
        try:
            tree = Tree(game, state, self._settings, self._most(share))
            self._look_ahead(tree, share, begun)
            if self.watch is not None:
                self.watch(tree)
            self.reason = _comparison(tree)
            path = tree.best().plan.path
            del tree  # before somebody walks through all of it,
            game.forget()
        finally:
            if collecting:
                gc.enable()
        return path

    def _most(self, share: float) -> float:
        """How many iterations there will be at most."""
        return float("inf") if self.iterations is None else share * self.iterations

    def _look_ahead(self, tree: Tree, share: float, begun: float) -> None:
        most = None if self.iterations is None else max(1, int(self.iterations * share))
        patience = 0.0 if self.seconds is None else self.seconds * share
        if self.seconds is not None and not tree.settled():
            self._narrow(tree, begun + patience)
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

    def _narrow(self, tree: Tree, end: float) -> None:
        """How many plans there is time for is told by how long a glance at all of them takes."""
        start = time.monotonic()
        tree.glance(1)
        now = time.monotonic()
        glance = (now - start) / len(tree.root.edges)
        tree.narrow((end - now) * self._settings.glance / max(glance, LEAST_TIME))


def _comparison(tree: Tree) -> Phrase:
    """What the best plan gains, the chance to win that it has, and what comes next to it."""
    best = tree.best()
    chance = round(100 * tree.promise(best))
    seat = tree.seat
    gains = _gains(tree.game.terms(tree.root.state, seat), tree.game.terms(best.plan.end(), seat))
    others = [edge for edge in tree.root.edges if edge.plan.path[0] is not best.plan.path[0] and edge.visits]
    if not others:
        if gains:
            return Phrase("reason-search-for", {"gains": gains, "chance": chance})
        return Phrase("reason-search", {"chance": chance})
    other = max(others, key=tree.promise)
    less = min(chance, round(100 * tree.promise(other)))
    if gains:
        next_best = other.plan.path[0].phrase
        return Phrase("reason-search-for-next", {"gains": gains, "chance": chance, "other": next_best, "less": less})
    return Phrase("reason-search-or", {"chance": chance, "less": less})


class Learned(Search):
    """One turn ahead: of the plans it takes the one that the learned evaluation likes best."""

    def __init__(self, seed: int | None = None, models: Models | None = None, style: str = "") -> None:
        super().__init__(seed, seconds=None, iterations=1, models=models, style=style)

    def _most(self, share: float) -> float:
        return float("inf")  # all plans are looked at

    def _look_ahead(self, tree: Tree, share: float, begun: float) -> None:
        tree.glance(LOOKS)
