"""What goes over the wire of puzzles: which there are, a turn that is tried, and the answer to whoever asks for it."""

import msgspec

from heliopause.analysis import Line
from heliopause.table.plan_messages import Path


class TryTurn(msgspec.Struct, forbid_unknown_fields=True):
    """A turn in a puzzle: ids of the seat's own options."""

    path: Path = []


class PuzzleNow(msgspec.Struct):
    """A puzzle, without its answer: a position of a game, and the seat whose turn is to be found."""

    id: str
    game: str
    players: int
    seat: int
    round: int


class PuzzlesNow(msgspec.Struct):
    """All puzzles, by game; `today` has the ids of those of the day, one a game at most."""

    day: str  # of UTC, as 2026-11-18
    today: list[str]
    puzzles: list[PuzzleNow]


class TurnJudged(msgspec.Struct):
    """Is it the turn that was to be found? It begins as the best plan does, or comes to the same.

    `same`: to the end. `loss`: how much of the chance to win whatever begins like it loses, if it is not right.
    """

    right: bool
    same: bool
    loss: float | None


class AnswerNow(msgspec.Struct):
    """The best plan, then one or two that begin otherwise.

    `gap`: so much of the chance to win the best plan is ahead of everything that begins otherwise.
    """

    seat: int
    lines: list[Line]
    gap: float
    depth: int  # iterations of the search
    astray: float  # by so much a chance differs when it looks once more
