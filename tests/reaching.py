"""Games that bots have played up to a wanted position: found by trying seeds, so that a changed card hides none."""

import random
from collections.abc import Callable, Iterable
from typing import Any

import heliopause
from heliopause.bots import make

SEEDS = range(12, 72)
NAMES = ("Mira", "Konstantin", "Anneliese", "Casual bot")


def reached(
    name: str,
    wanted: Callable[[heliopause.Game], bool],
    *,
    players: int = 4,
    names: Iterable[str] = NAMES,
    seeds: Iterable[int] = SEEDS,
    slips: float = 0.0,
    **options: Any,
) -> heliopause.Game:
    """The first game of greedy bots in which the wanted position comes; now and then a hand slips, if that is asked."""
    for seed in seeds:
        game = heliopause.new(name, players=players, seed=seed, **options)
        game.names = list(names)[:players]
        bots = [make("greedy", seat) for seat in range(players)]
        dice = random.Random(seed)
        while game.seat is not None:
            if wanted(game):
                return game
            slip = slips and dice.random() < slips
            game.choose(dice.choice(game.options()) if slip else bots[game.seat].choose(game))
    raise AssertionError("no game comes there")
