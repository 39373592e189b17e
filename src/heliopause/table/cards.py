"""Every card of a game in words, for what the browser shows on hover, focus or long press."""

from functools import lru_cache

from heliopause.content import Pack
from heliopause.game import rules_of
from heliopause.registry import spec_of
from heliopause.table.card_phrases import CardSaid


@lru_cache(maxsize=64)
def cards_with(game: str, pack: Pack | None = None) -> dict[str, CardSaid]:
    """By the card's id, with a pack on top; none of a game that tells none."""
    tell = spec_of(game).part("cards")
    return {} if tell is None else dict(tell(rules_of(game, pack).content))
