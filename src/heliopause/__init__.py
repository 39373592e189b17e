"""Heliopause: Beyond the Sun and Beyond the Horizon on a computer. Unofficial.

>>> import heliopause
>>> game = heliopause.new("sun", players=2, seed=7)
>>> game.choose(game.options()[0])
"""

from heliopause.content import UnreadablePack
from heliopause.event import Asked, Event, Phase, Turn
from heliopause.game import Game, NothingToUndo, load, new
from heliopause.kernel.machine import CHANCE
from heliopause.kernel.option import Option
from heliopause.kernel.refusal import BadContent, BadOption, IllegalChoice, Refusal
from heliopause.kernel.score import Score
from heliopause.kernel.source import Source
from heliopause.preview import Change, Preview
from heliopause.record import BadRecord
from heliopause.story import StoryItem

__version__ = "0.2.0"

__all__ = [
    "CHANCE",
    "Asked",
    "BadContent",
    "BadOption",
    "BadRecord",
    "Change",
    "Event",
    "Game",
    "IllegalChoice",
    "NothingToUndo",
    "Option",
    "Phase",
    "Preview",
    "Refusal",
    "Score",
    "Source",
    "StoryItem",
    "Turn",
    "UnreadablePack",
    "load",
    "new",
]
