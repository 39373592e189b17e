"""Every card of a game in phrases, for what the browser shows on hover, focus or long press."""

from collections.abc import Callable
from functools import cache
from typing import Any

from heliopause.game import rules_of
from heliopause.games.horizon import cards_told as cards_horizon
from heliopause.games.sun import cards_told as cards_sun

TOLD: dict[str, Callable[[Any], dict[str, Any]]] = {"sun": cards_sun.cards, "horizon": cards_horizon.cards}


@cache
def all_cards(game: str) -> dict[str, Any]:
    """By the card's id."""
    return TOLD[game](rules_of(game).content)
