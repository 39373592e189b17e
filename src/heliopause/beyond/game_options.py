"""What may be chosen about a game of either."""

from typing import Annotated

from msgspec import Meta

from heliopause.kernel.game_options import GameOptions, Players


class BeyondOptions(GameOptions, frozen=True, kw_only=True):
    """Who plays, who begins, and how long."""

    players: Players = 4
    short: Annotated[bool, Meta(description="Play a short game: 8 rounds at most.")] = False
