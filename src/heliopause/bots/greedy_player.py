"""Greedy play, in what both games have in common: try every option, and take the one that is judged best."""

import random
from typing import Any

from heliopause.bots.opening import opening
from heliopause.bots.reasons import reason
from heliopause.game import Game
from heliopause.games.sun.bots.trial import bare
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase


class GreedyPlayer:
    """One game's greedy play; `left` is how many positions may still be looked at for the option under trial."""

    def __init__(self, seed: int | None, trials: int, terms: tuple[str, ...]) -> None:
        self.left = 0
        self._random = random.Random(seed)
        self._trials = trials
        self._terms = terms
        self._last: tuple[Any, tuple[float, ...], Any] | None = None  # a choice that needs a reason

    # What each game has of its own

    def judge(self, state: Any, seat: int) -> Any:
        raise NotImplementedError

    def candidates(self, judge: Any, state: Any) -> list[Option]:
        """The options worth a trial."""
        raise NotImplementedError

    def tried(self, judge: Any, state: Any, option: Option) -> tuple[float, Any]:
        """The best way found to finish what an option begins: its value, and where it ends."""
        raise NotImplementedError

    # Choosing

    def choose(self, game: Game) -> Option:
        options = game.options()
        self._last = None
        if len(options) == 1:
            return options[0]
        state = bare(game)
        if not state.round:
            return opening(options, self._random)
        judge = self.judge(state, state.asking.seat)
        candidates = self.candidates(judge, state)
        if len(candidates) == 1:
            return candidates[0]
        best = candidates[0]
        best_value = float("-inf")
        best_end = state
        for option in candidates:
            self.left = self._trials
            value, end = self.tried(judge, state, option)
            value += self._random.random() * 1e-6
            if value > best_value:
                best, best_value, best_end = option, value, end
        self._last = (judge, judge.terms(state), best_end)
        return best

    @property
    def reason(self) -> Phrase | None:
        """Why it chose what it chose last; nothing if there was nothing to choose."""
        if self._last is None:
            return None
        judge, before, end = self._last
        return reason(self._terms, before, judge.terms(end))

    def below(self, n: int) -> int:
        return int(self._random.random() * n)


def value_of(end: tuple[float, Any]) -> float:
    return end[0]
