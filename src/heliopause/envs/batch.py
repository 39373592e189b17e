"""The arrays of many games, in memory that processes share."""

from ctypes import c_byte, c_double, c_float, c_int64
from multiprocessing.sharedctypes import RawArray
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray


class Batch(NamedTuple):
    """What many games look like after a step; the first index is the game's number."""

    observation: NDArray[np.float32]  # as the seat that is asked sees it
    action_mask: NDArray[np.int8]
    seat: NDArray[np.int64]  # who is asked
    done: NDArray[np.bool_]  # the last step ended a game, and this is the next one's first position
    reward: NDArray[np.float64]  # by seat: the result of the game that ended, else 0
    score: NDArray[np.int64]  # by seat: the victory points of the game that ended, else 0


class BatchMemory:
    """The memory of a batch, and of the actions. Every process has arrays of its own over it."""

    def __init__(self, games: int, players: int, numbers: int, actions: int) -> None:
        self._shape = (games, players, numbers, actions)
        self._parts: dict[str, Any] = {
            "observation": RawArray(c_float, games * numbers),
            "action_mask": RawArray(c_byte, games * actions),
            "seat": RawArray(c_int64, games),
            "done": RawArray(c_byte, games),
            "reward": RawArray(c_double, games * players),
            "score": RawArray(c_int64, games * players),
            "actions": RawArray(c_int64, games),
        }

    @property
    def actions(self) -> NDArray[np.int64]:
        """What is to be done in every game."""
        return np.frombuffer(self._parts["actions"], np.int64)

    def shown(self) -> Batch:
        """All games, to be looked at only: of what has not changed nothing is written again."""
        batch = self.batch()
        for part in batch:
            part.flags.writeable = False
        return batch

    def batch(self, first: int = 0, count: int | None = None) -> Batch:
        """All games, or so many from one on."""
        games, players, numbers, actions = self._shape
        parts = self._parts
        here = slice(first, games if count is None else first + count)
        return Batch(
            np.frombuffer(parts["observation"], np.float32).reshape(games, numbers)[here],
            np.frombuffer(parts["action_mask"], np.int8).reshape(games, actions)[here],
            np.frombuffer(parts["seat"], np.int64)[here],
            np.frombuffer(parts["done"], np.bool_)[here],
            np.frombuffer(parts["reward"], np.float64).reshape(games, players)[here],
            np.frombuffer(parts["score"], np.int64).reshape(games, players)[here],
        )
