"""What may be chosen about a game of Beyond the Horizon."""

from typing import Annotated

from msgspec import Meta

from heliopause.kernel.spec import GameOptions


class HorizonOptions(GameOptions, frozen=True, kw_only=True):
    """Who plays, and who begins."""

    players: int = 4
    start: Annotated[int | None, Meta(description="The seat that begins, from 0; else it is drawn.")] = None
