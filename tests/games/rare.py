"""Walks from arranged positions, and a count of the situations they meet that seldom come about by themselves."""

import random
from collections import Counter
from collections.abc import Callable

from heliopause.game import Game


def met_on_walks(
    begin: Callable[[int], Game], walks: int, look: Callable[[Game], None], met: Callable[[Game], list[str]]
) -> Counter[str]:
    """Sixty random choices from each beginning, `look` after each; how often each situation was there."""
    seen: Counter[str] = Counter()
    for seed in range(walks):
        game = begin(seed)
        rng = random.Random(seed)
        for _ in range(60):
            if game.over:
                break
            game.choose(rng.choice(game.options()))
            look(game)
            seen.update(met(game))
    return seen
