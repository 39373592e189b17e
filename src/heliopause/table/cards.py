"""Every card of a game in phrases, for what the browser shows on hover, focus or long press."""

from functools import cache
from typing import Any

from heliopause.game import rules_of
from heliopause.registry import spec_of


@cache
def all_cards(game: str) -> dict[str, Any]:
    """By the card's id; none of a game that has no cards."""
    tell = spec_of(game).part("cards")
    return {} if tell is None else tell(rules_of(game).content)
