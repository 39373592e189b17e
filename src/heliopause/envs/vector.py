"""Many games at once, in processes: every step chooses in all of them, for whoever is asked in each.

A game that ends is followed by the next at once: the step then returns the result of the old game and the first
position of the new one. Seeds go by the game's number, so a run is the same however many processes share it.
"""

import random
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from heliopause.envs.batch import Batch, BatchMemory
from heliopause.envs.play import SEEDS, IllegalAction, Play
from heliopause.kernel.refusal import BadOption

STEP: Final = "step"
RESET: Final = "reset"


class WorkerLost(RuntimeError):
    """A process that played some of the games has ended."""


class Games:
    """`count` games of one kind, dealt out to `processes`; with 0 they are played in this one.

    `options` are those of `heliopause.new`, and `rewards`. Leave it with `close`, or use it in a `with`.
    """

    def __init__(self, game: str, count: int, *, processes: int = 0, seed: int | None = None, **options: Any) -> None:
        if count < 1:
            raise BadOption(f"there is at least one game, not {count}")
        if not 0 <= processes <= count:
            raise BadOption(f"{count} games are played by 0 to {count} processes, not {processes}")
        first = Play(game, **options)  # refuses options that do not fit
        self.layout = first.layout
        self.action_names = first.encoding.actions.names
        self.players = first.game.players
        self.seed = random.randrange(SEEDS) if seed is None else seed
        self._memory = BatchMemory(count, self.players, self.layout.size, first.action_count)
        self._batch = self._memory.batch()
        self._workers: list[_Worker] = []
        self._share: _Share | None = None
        if processes:
            shares = np.array_split(np.arange(count), processes)
            self._workers = [
                _Worker(self._memory, game, options, self.seed, int(share[0]), len(share)) for share in shares
            ]
        else:
            self._share = _Share(self._batch, game, options, self.seed, 0, count)
        self._begun = False
        self._closed = False

    def reset(self) -> Batch:
        """Begin anew, every game with its first seed. The arrays of a batch are overwritten by the next step."""
        self._check_open()
        self._all(RESET)
        self._begun = True
        return self._batch

    def step(self, actions: ArrayLike) -> Batch:
        """Carry out an action in every game. If one is illegal, IllegalAction says which, and no game is changed."""
        self._check_open()
        if not self._begun:
            raise IllegalAction("the games have not begun: reset comes first")
        batch = self._batch
        wanted = np.asarray(actions)
        if wanted.shape != batch.seat.shape or not np.issubdtype(wanted.dtype, np.integer):
            raise IllegalAction(f"a step takes {len(batch.seat)} whole numbers, one action for each game")
        self._check(wanted)
        self._memory.actions[:] = wanted
        self._all(STEP)
        return batch

    def close(self) -> None:
        self._closed = True
        for worker in self._workers:
            worker.close()
        self._workers = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def _check(self, wanted: NDArray[Any]) -> None:
        mask = self._batch.action_mask
        within = (wanted >= 0) & (wanted < mask.shape[1])
        legal = within & (mask[np.arange(len(wanted)), np.where(within, wanted, 0)] == 1)
        if not legal.all():
            number = int(np.argmin(legal))
            raise IllegalAction(f"action {wanted[number]} is not legal in game {number}: no game was changed")

    def _check_open(self) -> None:
        if self._closed:
            raise WorkerLost("the games are closed")

    def _all(self, order: str) -> None:
        if self._share is not None:
            self._share.obey(order, self._memory.actions)
        try:
            for worker in self._workers:
                worker.send(order)
            for worker in self._workers:
                worker.wait()
        except BaseException:  # some games are a step ahead of the others now
            self.close()
            raise


def seed_of(seed: int, game: int, number: int) -> int:
    """The seed of the number-th game that is played in a place."""
    return random.Random(f"{seed} {game} {number}").randrange(SEEDS)


class _Share:
    """Some of the games, from number `first` on, and where they are written."""

    def __init__(self, batch: Batch, game: str, options: dict[str, Any], seed: int, first: int, count: int) -> None:
        self._batch = batch
        self._seed = seed
        self._first = first
        self._plays = [Play(game, **options) for _ in range(count)]
        self._played = [0] * count

    def obey(self, order: str, actions: NDArray[np.int64]) -> None:
        for number, play in enumerate(self._plays):
            place = self._first + number
            if order == RESET:
                self._played[number] = 0
                self._begin(number)
                self._batch.reward[place] = 0
                self._batch.score[place] = 0
                self._batch.done[place] = False
            else:
                self._step(number, play, int(actions[place]))
            self._write(place, play)

    def _begin(self, number: int) -> None:
        self._plays[number].restart(seed_of(self._seed, self._first + number, self._played[number]))
        self._played[number] += 1

    def _step(self, number: int, play: Play, action: int) -> None:
        batch, place = self._batch, self._first + number
        play.act(action)
        over = play.game.over
        batch.done[place] = over
        batch.reward[place] = play.result()
        if over:
            batch.score[place] = [score.total for score in play.game.scores()]
            self._begin(number)
        else:
            batch.score[place] = 0

    def _write(self, place: int, play: Play) -> None:
        seat = play.game.seat
        assert seat is not None
        self._batch.seat[place] = seat
        self._batch.observation[place] = play.observation(seat)
        self._batch.action_mask[place] = play.mask()


class _Worker:
    """A process with its share of the games, and the line to it."""

    def __init__(
        self, memory: BatchMemory, game: str, options: dict[str, Any], seed: int, first: int, count: int
    ) -> None:
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process: BaseProcess = context.Process(
            target=_work, args=(theirs, memory, game, options, seed, first, count), daemon=True
        )
        self._process.start()
        theirs.close()

    def send(self, order: str) -> None:
        try:
            self._line.send(order)
        except OSError:
            raise WorkerLost("a process that plays some of the games has ended") from None

    def wait(self) -> None:
        try:
            trouble = self._line.recv()
        except (EOFError, OSError):
            raise WorkerLost("a process that plays some of the games has ended") from None
        if trouble is not None:
            raise trouble

    def close(self) -> None:
        """The process ends when nobody is on the line any more."""
        self._line.close()
        self._process.join()


def _work(
    line: Connection, memory: BatchMemory, game: str, options: dict[str, Any], seed: int, first: int, count: int
) -> None:
    share = _Share(memory.batch(), game, options, seed, first, count)
    while True:
        try:
            order = line.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            share.obey(order, memory.actions)
            line.send(None)
        except Exception as trouble:  # whatever it is, it belongs to who asked
            line.send(trouble)
