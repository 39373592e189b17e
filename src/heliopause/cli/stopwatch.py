"""What `heliopause bench` measures: random games, bots' games, and the single steps of a game."""

import random
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any

import heliopause
from heliopause import bots
from heliopause.game import state_of

BETWEEN_LOOKS = 50  # decisions between two looks at the clock, which is slow
SAMPLES = 100  # positions at which a copy, the options and a view are timed
ROUNDS = 7  # over all of them; the best counts
SEARCHED = 12  # turns that the search is timed at, from the middle of a game,
ITERATIONS = 200  # with so many for each


class Games:
    """Games of one bot with itself, played on in slices of time; set-up is timed too, chance is not counted."""

    def __init__(self, game: str, players: int, bot: str = "random") -> None:
        self.name = game
        self.players = players
        self.decisions = 0
        self.games = 0
        self.seconds = 0.0
        self._random = random.Random(1).random
        self._bot = None if bot == "random" else bots.make(bot, 1)
        self._game = self._new()

    def _new(self) -> heliopause.Game:
        return heliopause.new(self.name, players=self.players, seed=self.games)

    def play(self, seconds: float) -> None:
        start = process_time()
        while (now := process_time()) < start + seconds:
            if self._bot is None:
                self._play_at_random()
            elif self._going():
                self._game.choose(self._bot.choose(self._game))
                self.decisions += 1
        self.seconds += now - start

    def _play_at_random(self) -> None:
        """The random bot written out: its own overhead is not what is measured, nor is the clock's."""
        draw = self._random
        for _ in range(BETWEEN_LOOKS):
            if self._going():
                game = self._game
                options = game.options()
                game.choose(options[int(draw() * len(options))])
                self.decisions += 1

    def _going(self) -> bool:
        """Is a game under way? Otherwise the next one begins."""
        if not self._game.over:
            return True
        self.games += 1
        self._game = self._new()
        return False


def pace(runner: Any) -> dict[str, float]:
    return {
        "decisions_per_second": runner.decisions / runner.seconds,
        "games_per_second": runner.games / runner.seconds,
        "decisions": runner.decisions,
        "games": runner.games,
    }


def steps(game: str, players: int) -> dict[str, float]:
    """Microseconds for a copy of a state, a list of options and a view, over positions of random games."""
    positions = _positions(game, players, SAMPLES)
    states = [state_of(position) for position in positions]
    return {
        "copy": each([state.copy for state in states]),
        "options": each([partial(state.asking.options, state) for state in states]),
        "view": each([position.view for position in positions]),
    }


def _positions(name: str, players: int, number: int) -> list[heliopause.Game]:
    """Positions from all stages of a game."""
    draw = random.Random(2)
    found: list[heliopause.Game] = []
    game = heliopause.new(name, players=players, seed=2)
    while len(found) < number:
        for _ in range(17):
            if game.over:
                game = heliopause.new(name, players=players, seed=len(found) + 3)
            game.choose(draw.choice(game.options()))
        if not game.over:
            found.append(game.copy(quiet=True))
    return found


class Searches:
    """Searches of turns in the middle of a greedy game, always the same ones, in slices of time."""

    def __init__(self, game: str, players: int) -> None:
        self.iterations = 0
        self.seconds = 0.0
        self._turns = _turns(game, players)
        self._next = 0

    def think(self, seconds: float) -> None:
        """About so long; each slice thinks of every turn at least once, since no two take equally long."""
        start = process_time()
        while (now := process_time()) < start + seconds or self._next % len(self._turns):
            bot = bots.Search(seed=1, seconds=None, iterations=ITERATIONS)
            bot.choose(self._turns[self._next % len(self._turns)].copy(quiet=True))
            self.iterations += bot.grown
            self._next += 1
        self.seconds += now - start


def _turns(name: str, players: int) -> list[heliopause.Game]:
    """Beginnings of turns, evenly spread over the middle half of a game."""
    greedy = bots.make("greedy", 2)
    game = heliopause.new(name, players=players, seed=2)
    found: list[heliopause.Game] = []
    seat = game.seat
    while not game.over:
        if game.seat != seat and len(game.options()) > 1:
            found.append(game.copy(quiet=True))
        seat = game.seat
        game.choose(greedy.choose(game))
    first, middle = len(found) // 4, (len(found) + 1) // 2
    number = min(SEARCHED, middle)
    return [found[first + index * middle // number] for index in range(number)]


def each(calls: list[Callable[[], Any]]) -> float:
    """Microseconds a call, the best of several rounds over all of them."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = process_time()
        for call in calls:
            call()
        best = min(best, process_time() - start)
    return best / len(calls) * 1e6
