"""Research environments: PettingZoo, Gymnasium, OpenSpiel and many games at once (docs/envs.md).

All of them number the options of a game (actions.py) and write a position as numbers (layout.py) the same way: the
game says how (encoding.py), and play.py puts the two together.
"""

from heliopause.envs.extras import MissingExtra

try:
    import numpy  # noqa: F401  # everything here needs it
except ImportError as error:
    raise MissingExtra("NumPy", "envs") from error
