"""The random bot: every option is as likely as any other."""

import random

from heliopause.game import Game
from heliopause.kernel.option import Option


class Random:
    """Chooses uniformly."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, game: Game) -> Option:
        return self._random.choice(game.options())
