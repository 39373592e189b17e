"""Bots: programs that choose. A bot is a class with one method, `choose(game) -> Option`.

This one takes the option with the most points right after it; ten lines, and it plays:

    import heliopause

    class Grabber:
        def choose(self, game):
            seat = game.seat
            def points(option):
                after = game.copy(quiet=True)
                after.choose(option)
                return after.scores()[seat].total
            return max(game.options(), key=points)

To seat it everywhere by name, put it in a module of this package and add it to `BOTS`; it is made with a seed, and
with the same seed it must choose the same. It may look at everything (`game.view()`, `game.scores()`, copies of the
game), but must leave the game it is asked about as it is. The chance of a copy is drawn anew, so a copy tells
what may come, never what will.
"""

from collections.abc import Callable
from typing import Final, Protocol

from heliopause.bots.greedy import Greedy
from heliopause.bots.random import Random
from heliopause.game import Game
from heliopause.kernel.option import Option


class Bot(Protocol):
    """Whoever can choose."""

    def choose(self, game: Game) -> Option:
        """One of `game.options()`; the game itself is not changed."""


BOTS: Final[dict[str, Callable[[int | None], Bot]]] = {"random": Random, "greedy": Greedy}


def make(name: str, seed: int | None = None) -> Bot:
    """The bot of that name; with a seed it chooses the same every time."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "Greedy", "Random", "make"]
