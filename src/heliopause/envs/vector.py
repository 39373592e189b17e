"""Many games at once, in processes: every step chooses in all of them, for whoever is asked in each.

A game that ends is followed by the next at once: the step then returns the result of the old game and the first
position of the new one. Seeds go by the game's number, so a run is the same however many processes share it.
"""

import gc
import random
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from heliopause.envs.batch import Batch, BatchMemory
from heliopause.envs.play import SEEDS, IllegalAction, Play
from heliopause.envs.rows import Rows
from heliopause.kernel.refusal import BadOption
from heliopause.registry import spec_of

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
        self._batch = self._memory.shown()
        self._workers: list[_Worker] = []
        self._share: _Share | None = None
        if processes:
            shares = np.array_split(np.arange(count), processes)
            self._workers = [
                _Worker(self._memory, game, options, self.seed, int(share[0]), len(share)) for share in shares
            ]
        else:
            self._share = _Share(self._memory, game, options, self.seed, 0, count)
        self._begun = False
        self._closed = False

    def reset(self) -> Batch:
        """Begin anew, every game with its first seed. The next step writes over the arrays of a batch."""
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
        if self._share is not None:
            number = self._share.rows.illegal(wanted.tolist())
        else:
            mask = self._batch.action_mask
            within = (wanted >= 0) & (wanted < mask.shape[1])
            legal = within & (mask[np.arange(len(wanted)), np.where(within, wanted, 0)] == 1)
            number = -1 if legal.all() else int(np.argmin(legal))
        if number >= 0:
            raise IllegalAction(f"action {wanted[number]} is not legal in game {number}: no game was changed")

    def _check_open(self) -> None:
        if self._closed:
            raise WorkerLost("the games are closed")

    def _all(self, order: str) -> None:
        if self._share is not None:
            self._share.obey(order)
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

    def __init__(
        self, memory: BatchMemory, game: str, options: dict[str, Any], seed: int, first: int, count: int
    ) -> None:
        play = Play(game, **options)
        rules = play.game.rules
        start = rules.begin(rules.content, spec_of(game).read_options(play.options))
        self._batch = memory.batch(first, count)
        self._actions = memory.actions[first : first + count]
        self._rules = rules
        self._rewards = play.rewards
        self._bounds = None if play.pack is None else play.layout.bounds()
        self._seed = seed
        self._first = first
        self._played = [0] * count
        self._ended: list[int] = []  # by the last step
        observations, masks = (part.reshape(-1).view(np.uint8).data for part in self._batch[:2])
        encoding = play.encoding
        self.rows = Rows(start, encoding.actions, encoding.observer, observations, masks, count)

    def obey(self, order: str) -> None:
        """What a step leaves behind is freed at once; to look for more of it than once a step takes long."""
        collecting = gc.isenabled()
        gc.disable()
        try:
            self._obey(order)
        finally:
            if collecting:
                gc.enable()

    def _obey(self, order: str) -> None:
        if order == RESET:
            self._reset()
        else:
            self._step()
        self._batch.seat[:] = self.rows.seats()
        if self._bounds is not None:  # an owner's cards may go beyond what the bounds allow for
            np.clip(self._batch.observation, *self._bounds, out=self._batch.observation)

    def _reset(self) -> None:
        for part in (self._batch.done, self._batch.reward, self._batch.score):
            part[:] = 0
        self._ended = []
        for number in range(len(self._played)):
            self._played[number] = 0
            self._begin(number)

    def _step(self) -> None:
        batch = self._batch
        for number in self._ended:
            batch.done[number] = False
            batch.reward[number] = 0
            batch.score[number] = 0
        self._ended = self.rows.step(self._actions.tolist())
        for number in self._ended:
            state = self.rows.state(number)
            totals = [score.total for score in self._rules.scores(state)]
            batch.done[number] = True
            batch.reward[number] = self._rewards(self._rules.winners(state), totals)
            batch.score[number] = totals
            self._begin(number)

    def _begin(self, number: int) -> None:
        seed = seed_of(self._seed, self._first + number, self._played[number])
        self.rows.begin(number, random.Random(seed).random)
        self._played[number] += 1


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
    share = _Share(memory, game, options, seed, first, count)
    gc.freeze()  # what is loaded by now stays; nobody need look through it again
    while True:
        try:
            order = line.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            share.obey(order)
            line.send(None)
        except Exception as trouble:  # whatever it is, it belongs to who asked
            line.send(trouble)
