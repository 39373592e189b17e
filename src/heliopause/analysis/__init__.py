"""Analysis of a finished game: each seat's chance to win after every choice, luck and skill, and what was missed.

Nothing here knows a game. `Analysis` walks a record and does its work turn by turn, so that it can be done in slices.
"""

from heliopause.analysis.analysing import DEPTH, Analysis, NotOver
from heliopause.analysis.told import Analysed, Draw, Hint, Line, Step, TurnLooked

__all__ = ["DEPTH", "Analysed", "Analysis", "Draw", "Hint", "Line", "NotOver", "Step", "TurnLooked"]
