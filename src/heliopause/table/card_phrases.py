"""What cards of every game say: a name, lines of the notation, phrases."""

from typing import Any

import msgspec

from heliopause.beyond.cards import Card
from heliopause.beyond.lines import Line
from heliopause.kernel.phrase import Phrase
from heliopause.table.from_game import said


def told(card: Card, **parts: Any) -> dict[str, Any]:
    """A card with those of its parts that it has."""
    return {"name": card.name, "house": list(card.house), **{key: part for key, part in parts.items() if part}}


def line(text: Line | None) -> Any:
    return None if text is None else {"text": text.text, "said": phrase(text.phrase())}


def phrase(words: Phrase) -> Any:
    return msgspec.to_builtins(said(words))


def powers(known: dict[str, int], mask: int) -> list[Any]:
    """The powers of a mask, by the game's names for them."""
    return [phrase(Phrase(f"power-{name}")) for name, bit in known.items() if mask & bit]
