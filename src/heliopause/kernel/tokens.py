"""What a card says as tokens: the few signs that a screen draws. The game makes them; no screen reads a card's text.

A browser draws an icon where a terminal writes its word, the message `icon-...`. See docs/notation.md.
"""

from typing import Final, Literal, get_args

import msgspec

# fmt: off
Thing = Literal[
    "ore", "coin", "pop", "supply", "ship", "unit", "settler", "soldier", "disc", "cube", "star", "pawn", "food",
    "gear", "economy", "infrastructure", "village", "city", "construction", "token", "goal", "leader", "guild",
    "museum", "system", "colony", "yard", "deep", "places", "technology", "automation", "investment",
    "scientific", "economic", "military", "commercial", "science", "commerce", "culture",
]
Deed = Literal[
    "research", "private", "jump", "move", "upgrade", "colonize", "annex", "automate", "copy", "grow", "produce",
    "mine", "trade", "invest", "settle", "fortify", "build", "explore", "theocracy", "claim", "control", "discover",
    "enlist", "turn",
]
Quality = Literal["power", "anywhere", "existing", "unlock", "nobonus", "new", "none", "taken"]
# fmt: on
Icon = Literal[Thing, Deed, Quality]
Mark = Literal[":", ",", "+", "->", "(", ")", "[", "|", "]", "x", "per", "or", "up to", "from"]
ICONS: Final = get_args(Icon)
MARKS: Final = frozenset(get_args(Mark))


class Token(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sign of a line: an icon, a mark, a number, a level, a word or free text.

    An icon with a number is a piece and its strength. A number with the mark `+` comes on top, also to a piece's.
    """

    icon: Icon | None = None
    mark: Mark | None = None  # as the notation has it: `:` ends a cost, `,` an effect; `[`, `|`, `]` hold alternatives
    number: int | None = None
    level: str | None = None  # of a technology or a construction, or the letter of a column
    word: str | None = None  # a message, where there is no icon; its argument `n` is the number, if there is one
    text: str | None = None  # of a pack, in whatever language its owner wrote it


Tokens = tuple[Token, ...]


class Drawing(msgspec.Struct, frozen=True):
    """A line, a formula or a condition: in the notation, for people who know it, and as tokens."""

    text: str
    tokens: Tokens


def row(*signs: Icon | Mark | int | Token | Tokens) -> Tokens:
    """Signs in a row, written much as in the notation: `row(2, "supply", "->", "pop")`."""
    found: list[Token] = []
    for sign in signs:
        if isinstance(sign, tuple):
            found += sign
        elif isinstance(sign, Token):
            found.append(sign)
        elif isinstance(sign, int):
            found.append(Token(number=sign))
        elif sign in MARKS:
            found.append(Token(mark=sign))  # type: ignore[arg-type]
        else:
            found.append(Token(icon=sign))  # type: ignore[arg-type]
    return tuple(found)


def several(number: int) -> Tokens:
    """A number that goes without saying if it is 1."""
    return () if number == 1 else row(number)


def joined(mark: Mark, rows: list[Tokens]) -> Tokens:
    """Rows with a mark between them."""
    found = rows[0]
    for other in rows[1:]:
        found = row(found, mark, other)
    return found


def framed(text: str) -> Token:
    return Token(level=text)


def word(message: str, number: int | None = None) -> Token:
    return Token(word=message, number=number)


def more(number: int) -> Token:
    return Token(mark="+", number=number)


def piece(icon: Icon, strength: int) -> Token:
    return Token(icon=icon, number=strength)


def raised(icon: Icon, by: int) -> Token:
    return Token(icon=icon, mark="+", number=by)
