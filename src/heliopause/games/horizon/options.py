"""What may be chosen about a game of Beyond the Horizon."""

from heliopause.beyond.game_options import BeyondOptions


class HorizonOptions(BeyondOptions, frozen=True, kw_only=True):
    """Who plays, who begins, and how long."""
