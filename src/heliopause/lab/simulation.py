"""A simulation: many games of the same bots in the same seats, each of which follows from its seed alone.

Game number n has the seed `seed + n`. Chance draws from that seed, the bot of seat k from 1000 times it, plus k. So a
game can be played again by itself, and how many workers there are, or when they stopped, changes nothing.
"""

import contextlib
import os
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice
from time import perf_counter
from typing import Any

import msgspec

import heliopause
from heliopause import bots
from heliopause.bots.random import Random
from heliopause.content import Pack
from heliopause.kernel.form import form
from heliopause.kernel.machine import CHANCE
from heliopause.lab.cluster import cluster_workers
from heliopause.lab.ledger import program
from heliopause.lab.match import guarded
from heliopause.lab.workers import Workers, cores, own_workers
from heliopause.record import Recorded, record_of

BATCH = 0.5  # seconds of play that a worker is handed at once
LARGEST_BATCH = 200  # games
LONG = 3.0  # seconds of play from which on more processes are worth their start


class OtherProgram(RuntimeError):
    """A worker whose rules or bots are not those the simulation was begun with."""


class Simulation(msgspec.Struct, frozen=True):
    """Everything that decides how the games go, but for how many there are."""

    game: str
    bots: tuple[str, ...]  # by seat
    seed: int  # of the first game
    options: dict[str, Any]
    pack: tuple[str, str] | None = None  # its name and its text: other machines do not have the file
    program: str = msgspec.field(default_factory=program)

    def plain(self) -> dict[str, Any]:
        """As plain data, to be told from other simulations."""
        pack = self.owner_pack()
        return {
            "game": self.game,
            "players": len(self.bots),
            "bots": list(self.bots),
            "seed": self.seed,
            "options": self.options,
            "pack": None if pack is None else {"name": pack.name, "hash": pack.hash},
            "program": self.program,
        }

    def owner_pack(self) -> Pack | None:
        return None if self.pack is None else _pack(*self.pack)

    def open_game(self, seed: int) -> heliopause.Game:
        players = len(self.bots)
        return heliopause.new(self.game, seed=seed, pack=self.owner_pack(), players=players, **self.options)

    def record(self, played: "Played") -> dict[str, Any]:
        """The record of a game, with who played it and its seed."""
        options = {"players": len(self.bots), **self.options}
        names = [f"Player {seat + 1}" for seat in range(len(self.bots))]
        recorded = Recorded(self.game, options, self.owner_pack(), names, played.choices.split(" "))
        return {**record_of(recorded, False), "seats": self.plain()["bots"], "seed": played.seed}


class Played(msgspec.Struct, array_like=True):
    """A game that is over. By seat: its points, its points item by item, its moves that fell to the fallback."""

    seed: int
    rounds: int
    decisions: int
    totals: list[int]
    winners: list[int]
    points: list[list[int]]
    ended: str  # by the "rules", or by "rounds": it went on to the last round there is
    failures: list[list[str]]
    choices: str  # with a blank between them; no option has one in its id
    form: str  # "compiled" or "interpreted"
    seconds: float


class Batch(msgspec.Struct, frozen=True):
    """Some games, for one worker."""

    simulation: Simulation
    seeds: list[int]


def play(simulation: Simulation, seed: int) -> Played:
    """Play one game to its end. A bot that fails loses its move to a fallback."""
    start = perf_counter()
    game = simulation.open_game(seed)
    # The random bot cannot fail, and what guards another bot would cost more than its whole choice.
    guards = {
        seat: guarded(text, 1000 * seed + seat) for seat, text in enumerate(simulation.bots) if text.strip() != "random"
    }
    seated: list[bots.Bot] = [guards.get(seat) or Random(1000 * seed + seat) for seat in range(game.players)]
    with contextlib.ExitStack() as ending:
        for guard in guards.values():
            ending.callback(guard.close)
        while (seat := game.seat) is not None:
            game.choose(seated[seat].choose(game))
    scores = game.scores()
    choices = game.choices
    return Played(
        seed=seed,
        rounds=game.round,
        decisions=sum(1 for chooser, _ in choices if chooser != CHANCE),
        totals=[score.total for score in scores],
        winners=game.winners(),
        points=[list(score.parts.values()) for score in scores],
        ended="rounds" if 0 < game.rules.longest <= game.round else "rules",
        failures=[guards[seat].failures if seat in guards else [] for seat in range(game.players)],
        choices=" ".join([id for _, id in choices]),
        form=form(),
        seconds=perf_counter() - start,
    )


def play_batch(batch: Batch) -> list[Played]:
    """Play some games, on whatever machine."""
    if program() != batch.simulation.program:
        raise OtherProgram("a worker has another state of the program: install the same one everywhere")
    return [play(batch.simulation, seed) for seed in batch.seeds]


def play_batch_in_process(batch: Batch) -> list[Played]:
    try:
        return play_batch(batch)
    except SystemExit:  # told to end, see begin_worker; the pool would take it for an error of this batch alone
        os._exit(1)


class Batches:
    """The games that are missing, in batches of about the same time, however fast the bots are."""

    def __init__(self, simulation: Simulation, seeds: Iterator[int]) -> None:
        self.simulation = simulation
        self.size = 1
        self._seeds = seeds

    def __iter__(self) -> "Batches":
        return self

    def __next__(self) -> Batch:
        seeds = list(islice(self._seeds, self.size))
        if not seeds:
            raise StopIteration
        return Batch(self.simulation, seeds)

    def learn(self, played: list[Played]) -> None:
        """How long do games take?"""
        seconds = sum(game.seconds for game in played) / len(played)
        self.size = max(1, min(LARGEST_BATCH, int(BATCH / max(seconds, 1e-9))))


def simulate(simulation: Simulation, seeds: list[int] | range, workers: int | None) -> Iterator[list[Played]]:
    """The games of these seeds, as they are finished. An interrupt gives up those under way.

    One worker is this very process. Without a number it begins here, and goes on with all cores if that takes long.
    """
    batches = Batches(simulation, iter(seeds))
    number = workers or cores()
    start, done = perf_counter(), 0
    if workers is None or number == 1:
        for batch in batches:
            played = [play(simulation, seed) for seed in batch.seeds]
            yield played
            batches.learn(played)
            done += len(played)
            spent = perf_counter() - start
            if number > 1 and spent > LONG and spent / done * (len(seeds) - done) > LONG:
                break
        else:
            return
    with own_workers(number) as workers_here:
        yield from _shared_out(workers_here, play_batch_in_process, batches)


def simulate_on_ray(
    simulation: Simulation, seeds: list[int] | range, address: str, workers: int | None
) -> Iterator[list[Played]]:
    """The games of these seeds, as they are finished, on a Ray cluster."""
    with cluster_workers(address, workers) as workers_there:
        yield from _shared_out(workers_there, play_batch, Batches(simulation, iter(seeds)))


def _shared_out(workers: Workers, playing: Callable[[Batch], list[Played]], batches: Batches) -> Iterator[list[Played]]:
    for played in workers.finished(playing, batches):
        batches.learn(played)
        yield played


@lru_cache(maxsize=1)
def _pack(name: str, text: str) -> Pack:
    return Pack(name, text)
