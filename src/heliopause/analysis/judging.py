"""Who will win, from any position: by the evaluation of the bots, which is meant for the beginning of a turn.

So a turn that is under way is played to its end in haste, as a search does it; where chance is asked, the value is the
mean over all that may come, weighed by how likely it is.
"""

import random
from typing import Any

from heliopause.bots.model import Models
from heliopause.bots.planning import search_game
from heliopause.game import Game
from heliopause.kernel.machine import Chance
from heliopause.registry import spec_of

LOOKS = 4  # at a turn that chance will interrupt again
PLAYED_ON = 60  # games at random for one value, where the bots know nothing of the game
MOST = 64  # positions that are valued for what chance may bring; of more, so many are drawn

Chances = list[float]


class Judge:
    """Values the positions of one turn. Equal draws are used for all that is compared."""

    def __init__(self, game: Game, models: Models | None = None) -> None:
        self._random = random.Random(0)
        self.seen = search_game(game, self._below, models, True)
        self.players = game.players
        self._knows = spec_of(game.name).part("bots") is not None
        self.exact = True
        self._draws = random.Random(0)

    def value(self, state: Any) -> Chances:
        """Every seat's chance to win; the same for the same position."""
        return self.expected(state) if isinstance(state.asking, Chance) else self._judged(state)

    def expected(self, state: Any) -> Chances:
        """The mean over all that chance may bring; `exact` tells afterwards whether all of it was looked at."""
        self.exact = True
        self._draws.seed(0)
        return self._mean_of(state, MOST)

    def _mean_of(self, state: Any, budget: int) -> Chances:
        """With no more than so many positions to value. Several draws in a row are followed to their end."""
        asking = state.asking
        if not isinstance(asking, Chance):
            return self._judged(state)
        outcomes = asking.outcomes(state)
        if len(outcomes) > budget:
            self.exact = False
            weights = [weight for _, weight in outcomes]
            outcomes = [(option, 1) for option, _ in self._draws.choices(outcomes, weights, k=budget)]
        total = sum(weight for _, weight in outcomes)
        found = [0.0] * self.players
        for option, weight in outcomes:
            after = state.copy()
            after.answer(option)
            chances = self._mean_of(after, max(1, budget // len(outcomes)))
            for seat in range(self.players):
                found[seat] += weight / total * chances[seat]
        return found

    def _judged(self, state: Any) -> Chances:
        """Of a position in which nobody but a seat is asked."""
        self._random.seed(0)
        if not self._knows:
            return _mean([self.seen.chances(state) for _ in range(1 if state.over else PLAYED_ON)])
        if state.over or self.seen.begins_turn(state):
            return self.seen.chances(state)
        found: list[Chances] = []
        for look in range(LOOKS):
            self._random.seed(look)
            after, outcome = self.seen.follow(state)
            found.append(self.seen.chances(after))
            if not outcome:
                break
        return _mean(found)

    def _below(self, n: int) -> int:
        return int(self._random.random() * n)


def _mean(found: list[Chances]) -> Chances:
    return [sum(column) / len(found) for column in zip(*found, strict=True)]
