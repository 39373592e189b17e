"""The yardstick: how fast catanatron, a Python engine of another board game, plays four random seats on one core.

Run `python bench/catan.py [SECONDS]`; needs the `bench` extra.
"""

import sys
from itertools import count
from time import perf_counter

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT


def measure(seconds: float) -> tuple[float, float]:
    """Play whole random games for about `seconds`; return decisions per second and games per second.

    A decision is one `play_tick`, forced ones (a roll of the dice) included. The set-up of each game is timed too.
    """
    _play(seed=1)  # fills catanatron's caches of the map
    decisions = 0
    start = perf_counter()
    for games in count(1):
        decisions += _play(seed=1 + games)
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            break
    return decisions / elapsed, games / elapsed


def _play(seed: int) -> int:
    """Play one game to its end, or to catanatron's own limit of turns; return the number of decisions."""
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return decisions


if __name__ == "__main__":
    decisions_per_second, games_per_second = measure(float(sys.argv[1]) if len(sys.argv) > 1 else 10.0)
    print(f"catanatron, four random players: {decisions_per_second:,.0f} decisions/s, {games_per_second:.2f} games/s")
