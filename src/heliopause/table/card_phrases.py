"""What cards of every game say: a name, and what they do in words, in tokens and in the notation."""

import msgspec

from heliopause.beyond.lines import Line
from heliopause.beyond.view import drawing_of
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Tokens
from heliopause.table.from_game import Said, said


class LineSaid(msgspec.Struct):
    """A line or a power: as the notation has it, drawn, and said."""

    text: str
    tokens: Tokens
    said: Said


class RowSaid(msgspec.Struct):
    """Something only this kind of card has: a head, and what it says."""

    head: Said
    said: Said


class CardSaid(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A card, as far as cards of every game are alike; a game adds what only its own have."""

    name: str
    house: tuple[str, ...] = ()  # which of its values are neither printed nor inferred
    title: Said | None = None
    rows: list[RowSaid] = []
    immediate: LineSaid | None = None
    actions: list[LineSaid] = []
    powers: list[LineSaid] = []
    anytime: LineSaid | None = None
    vp: Said | None = None
    condition: Said | None = None


def lines(*written: Line | None) -> list[LineSaid]:
    return [told for told in map(line, written) if told is not None]


def line(written: Line | None) -> LineSaid | None:
    if written is None:
        return None
    drawing = drawing_of(written)
    return LineSaid(drawing.text, drawing.tokens, said(written.phrase()))


def powers(known: dict[str, int], drawn: dict[str, Tokens], mask: int) -> list[LineSaid]:
    """The powers of a mask, by the game's names for them."""
    return [LineSaid(name, drawn[name], said(Phrase(f"power-{name}"))) for name, bit in known.items() if mask & bit]
