"""The yardstick: catanatron, a Python engine of another board game, played by four random players."""

from functools import partial
from importlib.util import find_spec
from time import process_time
from typing import Any

from heliopause.cli.stopwatch import BETWEEN_LOOKS, SAMPLES, each


class Catan:
    """Random games of catanatron, played on in slices of time.

    A decision is one `play_tick`, forced ones (a roll of the dice) included. The set-up of each game is timed too.
    """

    def __init__(self) -> None:
        from catanatron.game import TURNS_LIMIT

        self._limit = TURNS_LIMIT
        self.decisions = 0
        self.games = 0
        self.seconds = 0.0
        self._game = _new(0)  # also fills catanatron's caches of the map

    def play(self, seconds: float) -> None:
        """Play on for about so long; a game ends when it is won, or at catanatron's own limit of turns."""
        start = process_time()
        while (now := process_time()) < start + seconds:
            for _ in range(BETWEEN_LOOKS):
                game = self._game
                if game.winning_color() is not None or game.state.num_turns >= self._limit:
                    self.games += 1
                    self._game = _new(self.games)
                else:
                    game.play_tick()
                    self.decisions += 1
        self.seconds += now - start


def steps() -> dict[str, float]:
    """Microseconds for a copy of a game and for its list of actions."""
    from catanatron.models.actions import generate_playable_actions

    positions: list[Any] = []
    game = _new(0)
    while len(positions) < SAMPLES:
        for _ in range(17):
            if game.winning_color() is not None:
                game = _new(len(positions))
            game.play_tick()
        positions.append(game.copy())
    return {
        "copy": each([game.copy for game in positions]),
        "options": each([partial(generate_playable_actions, game.state) for game in positions]),
    }


def _new(seed: int) -> Any:
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(color) for color in Color], seed=seed)


def installed() -> bool:
    return find_spec("catanatron") is not None
