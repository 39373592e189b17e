"""Puzzles: positions in which one plan is clearly the best, each with its answer; a game's own lie in its folder."""

import hashlib
from collections.abc import Iterable, Sequence
from datetime import date
from functools import cache
from typing import Any

import msgspec

from heliopause.analysis.told import Hint
from heliopause.content import hash_of
from heliopause.registry import games, spec_of

GAP = 0.08  # of the chance to win, that the best plan is ahead of whatever begins otherwise
FILE = "puzzles.json"


class Puzzle(msgspec.Struct):
    """A position as a record, whose turn it is, and the answer: the plan, what else there is, and the gap between."""

    game: str
    record: dict[str, Any]
    players: int
    seat: int
    round: int
    gap: float
    depth: int
    answer: Hint

    @property
    def id(self) -> str:
        """The same for the same position, whatever else is found out about it."""
        position = [self.game, self.record["options"], self.record["choices"]]
        return hashlib.sha256(msgspec.json.encode(position, order="sorted")).hexdigest()[:10]

    @property
    def is_of_today(self) -> bool:
        """Is it about the cards and the rules that the game has now?"""
        return bool(self.record["rules"] == spec_of(self.game).number and self.record["content"] == hash_of(self.game))


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """Those that come with a game, in the order in which they take turns as the puzzle of the day."""
    file = spec_of(game).file(FILE)
    return tuple(msgspec.json.decode(file.read_bytes(), type=list[Puzzle])) if file.is_file() else ()


@cache
def playable() -> dict[str, Puzzle]:
    """All that can be played, by id; one that was found with other cards or rules is another puzzle now."""
    return {puzzle.id: puzzle for game in games() for puzzle in shipped(game) if puzzle.is_of_today}


def of_the_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle | None:
    """The same for everybody: they take turns, day by day."""
    return puzzles[day.toordinal() % len(puzzles)] if puzzles else None


def written(puzzles: Iterable[Puzzle]) -> bytes:
    """As a file: JSON, a line for each."""
    return b"[\n" + b",\n".join(msgspec.json.encode(puzzle) for puzzle in puzzles) + b"\n]\n"


def gap_of(told: Hint) -> float:
    """How far the best plan is ahead of the best that begins otherwise."""
    best = told.lines[0]
    others = [way.chance for way in told.ways if way.path[0] != best.path[0]]
    return best.chances[told.seat] - max(others, default=0.0)
