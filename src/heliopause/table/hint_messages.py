"""What goes over the wire when the expert is asked, and when the tutor looks at a choice."""

from typing import Annotated, Literal

import msgspec

from heliopause.analysis import Line
from heliopause.said import Said
from heliopause.table.messages import OptionId

Sequence = Annotated[int, msgspec.Meta(ge=0)]
Share = Annotated[float, msgspec.Meta(ge=0.01, le=0.5)]


class AskHint(msgspec.Struct, forbid_unknown_fields=True):
    """What would the expert do at `seq`?"""

    seq: Sequence


class AskTutor(msgspec.Struct, forbid_unknown_fields=True):
    """Would an option lose more of the chance to win than `limit`? Without one, the tutor begins to look at all."""

    seq: Sequence
    limit: Share
    option: OptionId | None = None


class HintNow(msgspec.Struct):
    """What the expert would do at `seq`, the best line first; a line that was not weighed has no chances.

    `kind`: a plan; the only way there is; or openings that are as good as each other. `why` is what the first line has
    that the second has not.
    """

    seq: int
    seat: int
    kind: Literal["plan", "only", "opening"]
    lines: list[Line]
    why: Said | None
    depth: int  # iterations of the search
    astray: float  # by so much a chance differs when it looks once more


class TutorNow(msgspec.Struct):
    """What the tutor says of an option: it is fine; it loses, how much and against what; or it does not know yet."""

    says: Literal["fine", "loses", "later"]
    loss: float = 0.0
    played: Line | None = None
    best: Line | None = None
    why: Said | None = None
