"""Strengths with names, for people: what stands behind each, and the beginner, who errs on purpose."""

import random
from typing import Final

from heliopause.bots.planning import Greedy
from heliopause.game import Game
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase

# With their thinking time for a turn. Whoever has more patience takes expert:10s.
STRENGTHS: Final = {"beginner": "beginner", "casual": "greedy", "strong": "search:1s", "expert": "search:3s"}
SLIPS: Final = 0.35  # how often a beginner does not look where it goes


class Beginner:
    """Plays like greedy, but every third choice or so it takes whatever comes to mind."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)
        self._greedy = Greedy(seed)
        self.reason: Phrase | None = None

    def choose(self, game: Game) -> Option:
        options = game.options()
        if len(options) > 1 and self._random.random() < SLIPS:
            self.reason = Phrase("reason-whim")
            return self._random.choice(options)
        option = self._greedy.choose(game)
        self.reason = self._greedy.reason
        return option
