"""Comet: gather ice from a passing comet, and fly home before its tail burns you. A game for Heliopause."""

from typing import Annotated

from msgspec import Meta

from heliopause.kernel.game_options import GameOptions
from heliopause.kernel.spec import GameSpec


class CometOptions(GameOptions, frozen=True, kw_only=True):
    """How long it lasts, and how hard it is."""

    start: Annotated[int | None, Meta(description="The seat that begins, from 0; else the first.")] = None
    target: Annotated[int, Meta(ge=10, le=200, description="How much ice ends the game.")] = 40
    gentle: Annotated[bool, Meta(description="Half of the ice survives the tail.")] = False


SPEC = GameSpec(
    name="comet",
    title="Comet",
    players=(2, 3, 4),
    options=CometOptions,
    package=__name__,
    rules=f"{__name__}.rules:rules",
    env=f"{__name__}.env:encoding",
    first_game={"gentle": True},
)
