"""One game of an arena, played in a worker process."""

import contextlib
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing.util import Finalize
from time import perf_counter, process_time
from typing import Any

import msgspec

import heliopause
from heliopause import bots
from heliopause.bots import Bot
from heliopause.bots.guard import Guard

PATIENCE = 60.0  # seconds

Maker = Callable[[int], Bot]  # of a seed


class Fixture(msgspec.Struct, frozen=True):
    """A game to be played."""

    number: int
    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]  # the bots
    seed: int
    limit: float  # seconds a bot has for a choice


class Played(msgspec.Struct):
    """What came of it, by seat."""

    number: int
    seed: int
    seats: tuple[str, ...]
    victory: list[float]  # 1 for the winner; a shared victory is shared
    scores: list[int]
    rounds: int
    moves: list[int]
    seconds: list[float]
    failures: list[list[str]]  # moves lost to the fallback, and why
    processor: list[float] = []  # as `seconds`, but those of this process alone


def play(fixture: Fixture, makers: dict[str, Maker] | None = None) -> Played:
    """Play the game to its end. It is the same every time for the same fixture, unless a bot goes by the clock.

    `makers` are for bots that have no text: by the name that stands for one among the seats.
    """
    game = heliopause.new(fixture.game, seed=fixture.seed, **fixture.options)
    guards = [
        guarded(text, fixture.seed * 8 + number, fixture.limit, makers) for number, text in enumerate(fixture.seats)
    ]
    moves = [0] * game.players
    seconds = [0.0] * game.players
    processor = [0.0] * game.players
    try:
        with contextlib.ExitStack() as ending:
            for guard in guards:
                ending.callback(guard.close)
            while (seat := game.seat) is not None:
                start, worked = perf_counter(), process_time()
                option = guards[seat].choose(game)
                seconds[seat] += perf_counter() - start
                processor[seat] += process_time() - worked
                moves[seat] += 1
                game.choose(option)
    except SystemExit:  # told to end, see begin_worker; the pool would take it for an error of this game alone
        os._exit(1)
    winners = game.winners()
    return Played(
        number=fixture.number,
        seed=fixture.seed,
        seats=fixture.seats,
        victory=[1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)],
        scores=[score.total for score in game.scores()],
        rounds=game.round,
        moves=moves,
        seconds=[round(spent, 6) for spent in seconds],
        failures=[guard.failures for guard in guards],
        processor=[round(spent, 6) for spent in processor],
    )


def guarded(text: str, seed: int, limit: float | None = None, makers: dict[str, Maker] | None = None) -> Guard:
    """The bot of a text or of its maker, with a fallback for where it fails."""
    bot = makers[text](seed) if makers and text in makers else bots.make(text, seed, limit)
    # A program has its limit itself; for a bot of ours this only ends what would never end.
    return Guard(bot, seed, PATIENCE + 2 * max(limit or 0.0, getattr(bot, "seconds", None) or 0.0))


def begin_worker() -> None:
    """An interrupt is the arena's business, not its workers'; one that is told to end lets its programs go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(1))
    # Once the work is over there is nothing to let go, and leaving in the middle of leaving is an error to Python.
    Finalize(None, signal.signal, (signal.SIGTERM, signal.SIG_DFL), exitpriority=0)
