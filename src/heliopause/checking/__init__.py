"""Does a game keep its word? Any game is walked through its public face; `heliopause fuzz` does so for minutes."""

from heliopause.checking.everything import containers, dump, everything, offered, offered_ids, plain
from heliopause.checking.promises import Broken
from heliopause.checking.walk import Walk, check_game, sections, undo_and_redo

__all__ = [
    "Broken",
    "Walk",
    "check_game",
    "containers",
    "dump",
    "everything",
    "offered",
    "offered_ids",
    "plain",
    "sections",
    "undo_and_redo",
]
