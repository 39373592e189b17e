"""Strengths with names, for people: what stands behind each, and the beginner, who sees little and not well."""

from typing import Any, Final

from heliopause.bots.planning import Greedy, reason_for
from heliopause.bots.search_game import SearchGame
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase

# With their thinking time for a turn. Whoever has more patience takes expert:10s.
STRENGTHS: Final = {"beginner": "beginner", "casual": "greedy", "strong": "search:1s", "expert": "search:3s"}
SEEN: Final = 8  # plans that a beginner thinks of,
BLUR: Final = 0.38  # and by how many points it misjudges them


class Beginner(Greedy):
    """Plays like greedy, but misses plans, and misjudges those it sees."""

    def _think(self, game: SearchGame, state: Any) -> tuple[Option, ...]:
        plans = game.plans(state, SEEN, True)
        plan = max(plans, key=lambda plan: plan.value + self._random.gauss(0, BLUR))
        seat = game.seat(state)
        self.reason = reason_for(game.terms(state, seat), game.terms(plan.state, seat))
        if plan is not plans[0] and self.reason is not None and self.reason.message == "reason-nothing-better":
            self.reason = Phrase("reason-whim")
        return plan.path[:1]
