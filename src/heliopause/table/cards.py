"""Every card of a game in words, for what the browser shows on hover, focus or long press."""

from functools import cache

from heliopause.game import rules_of
from heliopause.registry import spec_of
from heliopause.table.card_phrases import CardSaid


@cache
def all_cards(game: str) -> dict[str, CardSaid]:
    """By the card's id; none of a game that tells none."""
    tell = spec_of(game).part("cards")
    return {} if tell is None else dict(tell(rules_of(game).content))
