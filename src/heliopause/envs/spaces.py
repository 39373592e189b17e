"""The spaces of an environment: what an observation and an action may be."""

import numpy as np

from heliopause.envs.extras import MissingExtra
from heliopause.envs.layout import Layout
from heliopause.envs.play import Play

try:
    from gymnasium import spaces
except ImportError as error:
    raise MissingExtra("Gymnasium", "envs") from error


def numbers_of(layout: Layout) -> spaces.Box[np.float32]:
    low, high = layout.bounds()
    return spaces.Box(low, high, dtype=np.float32)


def actions_of(play: Play) -> spaces.Discrete:
    return spaces.Discrete(play.action_count)


def masked(play: Play) -> spaces.Dict:
    """An observation with its action mask."""
    return spaces.Dict(
        {
            "observation": numbers_of(play.layout),
            "action_mask": spaces.Box(0, 1, (play.action_count,), np.int8),
        }
    )
