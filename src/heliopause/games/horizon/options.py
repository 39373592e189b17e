"""What may be chosen about a game of Beyond the Horizon."""

from heliopause.kernel.game_options import GameOptions, Players


class HorizonOptions(GameOptions, frozen=True, kw_only=True):
    """Who plays, and who begins."""

    players: Players = 4
