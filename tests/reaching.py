"""Games that bots have played up to a wanted position: found by trying seeds, so that a changed card hides none."""

import random
from collections.abc import Callable, Iterable
from functools import cache
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
        leader = _leader(name, players, seed, slips, **options)
        game = heliopause.new(name, players=players, seed=seed, **options)
        game.names = list(names)[:players]
        while game.seat is not None:
            if wanted(game):
                return game
            game.choose(leader.choice(len(game.choices)))
    raise AssertionError("no game comes there")


class Leader:
    """A game that bots play only once, and only as far as somebody looks: those who look for other positions follow."""

    def __init__(self, name: str, players: int, seed: int, slips: float, **options: Any) -> None:
        self._game = heliopause.new(name, players=players, seed=seed, **options)
        self._bots = [make("greedy", seat) for seat in range(players)]
        self._dice = random.Random(seed)
        self._slips = slips

    def choice(self, number: int) -> str:
        """What is chosen after so many choices, chance's included."""
        game = self._game
        while len(game.choices) <= number and (seat := game.seat) is not None:
            slip = self._slips and self._dice.random() < self._slips
            game.choose(self._dice.choice(game.options()) if slip else self._bots[seat].choose(game))
        return game.choices[number][1]


_leader = cache(Leader)
