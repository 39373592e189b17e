"""What cards of every game say: a name, and what they do in words, in tokens and in the notation."""

from collections.abc import Callable
from typing import Any

import msgspec

from heliopause.beyond.cards import Card
from heliopause.beyond.lines import Line
from heliopause.beyond.powers import Powers, said_power
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
    """A card, as far as it has these; whatever else it says stands in rows, a head and the words."""

    name: str
    title: Said | None = None  # the name in words; none of what only stands beside others
    house: tuple[str, ...] = ()  # which of its values are neither printed nor inferred
    level: int | None = None
    left: list[str] = []  # the types or colours it can be researched by
    right: str | None = None  # the one it passes on
    power: int | None = None  # needed to have it
    points: int | None = None
    rows: list[RowSaid] = []
    immediate: LineSaid | None = None
    actions: list[LineSaid] = []
    powers: list[LineSaid] = []
    anytime: LineSaid | None = None
    vp: Said | None = None
    condition: Said | None = None
    control: LineSaid | None = None
    bonus: LineSaid | None = None
    spaces: list[Said] = []  # of a track


def card_said(card: Card, **fields: Any) -> CardSaid:
    return CardSaid(name=card.name, title=said(card.phrase()), house=card.house, **fields)


def rows(*said_of: tuple[str, Phrase | Line | None]) -> list[RowSaid]:
    """A head, as the message `card-head-…`, and what it says, if anything."""
    return [
        RowSaid(said(Phrase(f"card-head-{head}")), said(words.phrase() if isinstance(words, Line) else words))
        for head, words in said_of
        if words is not None
    ]


def lines(*written: Line | None) -> list[LineSaid]:
    return [told for told in map(line, written) if told is not None]


def line(written: Line | None) -> LineSaid | None:
    if written is None:
        return None
    drawing = drawing_of(written)
    return LineSaid(drawing.text, drawing.tokens, said(written.phrase()))


def powers(known: Powers, drawn: Callable[[str, int], Tokens], mask: int) -> list[LineSaid]:
    """The powers of a mask, by the game's names for them."""
    return [
        LineSaid(text, drawn(name, number), said(said_power(name, number)))
        for text, (name, number) in zip(known.texts(mask), known.names(mask), strict=True)
    ]
