"""Games that have been played, to be analysed."""

from typing import Any

import heliopause
from heliopause.bots import make


def played(game: str, bots: str, seed: int, **options: Any) -> heliopause.Game:
    """A whole game of these bots, a seat each."""
    seats = [make(bot, seed=10 * seed + number) for number, bot in enumerate(bots.split(","))]
    table = heliopause.new(game, players=len(seats), seed=seed, **options)
    while (seat := table.seat) is not None:
        table.choose(seats[seat].choose(table))
    return table
