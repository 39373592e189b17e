"""What goes over the wire when bots try a pack: how many games, how far it is, and what was found."""

from typing import Annotated, Literal

import msgspec

from heliopause.bots.model import LARGEST as LARGEST_MODELS
from heliopause.content import LARGEST
from heliopause.table.from_game import Said

LEAST_GAMES, MOST_GAMES = 20, 500


class WeighingGiven(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a pack to be tried, by whom and how often."""

    text: Annotated[str, msgspec.Meta(max_length=LARGEST)]
    players: Annotated[int, msgspec.Meta(ge=1, le=20)]
    games: Annotated[int, msgspec.Meta(ge=LEAST_GAMES, le=MOST_GAMES)]
    bots: Literal["greedy", "learned"] = "greedy"
    models: Annotated[str, msgspec.Meta(max_length=LARGEST_MODELS)] = ""  # that the bots have learned


class Finding(msgspec.Struct):
    """One of the things to look at first. `maybe`: off target, but more games could bring it back."""

    verdict: Literal["off", "maybe", "good"]
    said: Said


class WeighingNow(msgspec.Struct):
    """How far it is. `hash` is that of the pack that is tried; `ahead` is how many others have their turn before."""

    id: str
    hash: str
    players: int
    bots: str
    state: Literal["waiting", "playing", "reporting", "done", "stopped", "failed"]
    ahead: int
    played: int
    games: int
    left: int | None  # seconds, by an estimate
    findings: list[Finding]
    report: bool  # is there a whole report to open?
    number: int  # rises with every change: who has seen this one waits for the next
