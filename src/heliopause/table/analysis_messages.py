"""What goes over the wire of an analysis: how far it is, and what has been found so far."""

from typing import Annotated, Literal

import msgspec

from heliopause.analysis import Analysed

State = Literal["none", "working", "done", "failed"]


class AnalysisNow(msgspec.Struct):
    """How far it is. Of the turns, `told` has those from the number on that was asked for; null if none was begun.

    `number` rises with every change: who has seen this one waits for the next.
    """

    state: State
    done: int
    of: int
    number: int
    ended: str  # when the last choice of the game was made
    told: Analysed | None
    slip: float  # what a turn must lose to be marked so
    blunder: float
    within: float  # so exact is the curve on the average,
    astray: float  # and so much a chance of the expert differs when it looks once more


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """To play on from a moment of a finished game, on one of its seats, against bots on the others."""

    moment: Annotated[int, msgspec.Meta(ge=0)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "strong"
