"""Strengths with names, and the ladder of levels: who stands lower sees less, and not as well.

Nobody throws a move away at random. On the lowest steps greedy thinks of few plans and misjudges them; then somebody
who knows who wins, and is off by less and less; above, search has more and more time.
"""

from collections.abc import Callable
from typing import Any, Final

from heliopause.bots.planning import Greedy, Learned, PlanningBot, Search, reason_for
from heliopause.bots.search_game import SearchGame
from heliopause.bots.search_tree import Tree
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase

# Each beats the one before in about three games of four. What does not go by the clock is as strong on every machine;
# the expert takes three seconds for a turn, and whoever has more patience takes expert:10s.
STRENGTHS: Final = {"beginner": "beginner", "casual": "greedy", "strong": "search:100", "expert": "search:3s"}
LEVEL: Final = "level"  # level:1 and so on, as many as there are LEVELS
SEEN: Final = 8  # plans that a beginner thinks of,
BLUR: Final = 0.38  # and by how many points it misjudges them


class Beginner(Greedy):
    """Plays like greedy, but misses plans, and misjudges those it sees."""

    def __init__(self, seed: int | None = None, seen: int = SEEN, blur: float = BLUR) -> None:
        super().__init__(seed)
        self.seen = seen
        self.blur = blur

    def _think(self, game: SearchGame, state: Any) -> tuple[Option, ...]:
        plans = game.plans(state, self.seen, True)
        plan = max(plans, key=lambda plan: plan.value + self._random.gauss(0, self.blur))
        seat = game.seat(state)
        self.reason = reason_for(game.terms(state, seat), game.terms(plan.state, seat))
        if plan is not plans[0] and self.reason is not None and self.reason.message == "reason-nothing-better":
            self.reason = Phrase("reason-whim")
        return plan.path[:1]


class Learner(Learned):
    """Knows who wins one turn ahead, but not exactly."""

    def __init__(self, seed: int | None, blur: float) -> None:
        super().__init__(seed)
        self.blur = blur

    def _look_ahead(self, tree: Tree, share: float, begun: float) -> None:
        super()._look_ahead(tree, share, begun)
        for edge in tree.running:
            edge.chances = list(edge.chances)
            blurred = edge.chances[tree.seat] + self._random.gauss(0, self.blur)
            edge.chances[tree.seat] = min(1.0, max(0.0, blurred))


LEVELS: Final[tuple[Callable[[int | None], PlanningBot], ...]] = (
    lambda seed: Beginner(seed, 3, 2.0),
    lambda seed: Beginner(seed, 5, 0.9),
    Beginner,
    lambda seed: Beginner(seed, SEEN, 0.15),
    Greedy,
    lambda seed: Learner(seed, 0.02),
    Learned,
    lambda seed: Search(seed, seconds=None, iterations=300),
    lambda seed: Search(seed, seconds=None, iterations=2000),
    lambda seed: Search(seed, 3.0),
)


def level(number: str, seed: int | None) -> PlanningBot | None:
    """The bot of a step of the ladder, by its number from 1; None if there is no such step."""
    if not number.isdecimal() or not 0 < int(number) <= len(LEVELS):
        return None
    return LEVELS[int(number) - 1](seed)
