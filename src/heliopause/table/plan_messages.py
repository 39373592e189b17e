"""What goes over the wire between a planning board and the table."""

from typing import Annotated

import msgspec

from heliopause.table.from_game import ChangeNow, PreviewNow, Said
from heliopause.table.messages import OptionId, Snapshot

MOST_STEPS = 120  # of a line
MOST_LINES = 30
TURN = "turn="  # and the number of a seat: a step that supposes it were the seat's turn
Moment = Annotated[int, msgspec.Meta(ge=0)]
Path = Annotated[list[OptionId], msgspec.Meta(max_length=MOST_STEPS)]


class TryLine(msgspec.Struct, forbid_unknown_fields=True):
    """A line to be tried on a copy of the game as it stood after `moment` choices, or as it stands.

    Its steps are ids of options, chance's among them, and `turn=SEAT`. With `draw`, chance that is asked then is drawn,
    by a source of the plan's own.
    """

    path: Path = []
    moment: Moment | None = None
    draw: bool = False


class KeepLines(msgspec.Struct, forbid_unknown_fields=True):
    """All lines of a planning board, which begin after `moment` choices, and the one that lies on it."""

    moment: Moment
    lines: Annotated[list[Path], msgspec.Meta(max_length=MOST_LINES)] = []
    path: Path = []


class StepNow(msgspec.Struct):
    """A step of a line: whose choice (-1: chance), which, and in words."""

    seat: int
    option: str
    said: Said


class ChanceNow(msgspec.Struct):
    """What chance may bring, and how likely it is."""

    option: str
    said: Said
    share: float


class PlanNow(msgspec.Struct):
    """The copy after a line. `state` is told as a table is; where chance is asked, `chances` are what may come.

    `steps` are those that were possible, and `why` says why the next one was not. `changes` is what can be counted and
    differs from where the line began. `turns` are the seats whose turn may be supposed. `me` is for whom one plans.
    """

    moment: int
    steps: list[StepNow]
    why: Said | None
    state: Snapshot
    previews: list[PreviewNow]
    chances: list[ChanceNow]
    changes: list[ChangeNow]
    turns: list[int]
    me: int


class PlannedLine(msgspec.Struct):
    """A line as it can be played from where the game stands: so many of its steps are possible, and why not the next.

    `played`: all of it has happened. `assumed`: others have done otherwise than it supposed. `points` are those of
    each seat after the steps that are possible.
    """

    steps: list[StepNow]
    possible: int
    why: Said | None
    played: bool
    assumed: bool
    points: list[int]


class LinesNow(msgspec.Struct):
    """The lines of a planning board, as the game stands; in the order in which they were sent."""

    moment: int
    lines: list[PlannedLine]
    path: PlannedLine
    points: list[int]  # of each seat now
