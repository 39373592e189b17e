"""What every drawing needs: the position, its words, the eyes it is drawn for, and the marks of seats and types."""

import shutil
import sys
from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

import heliopause
from heliopause.beyond.view import CardView
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Drawing
from heliopause.terminal.tokens import plain
from heliopause.terminal.translator import Translator

View = Any  # what the game shows: structs of its own

WIDEST = 120
USUAL = 100
MARKS = "●■▲◆"
PLAIN_MARKS = "@#%&"  # where only ASCII can be printed
SEAT_STYLES = ("bold cyan", "bold yellow", "bold magenta", "bold green")
TYPE_STYLES = {
    "scientific": "blue",
    "economic": "green",
    "military": "red",
    "commercial": "yellow",
    "science": "blue",
    "commerce": "yellow",
    "culture": "magenta",
}
QUIET = "dim"
HEADING = "bold"


def console() -> Console:
    """The terminal. Without one, or with NO_COLOR or a dumb terminal, the same text comes without colours."""
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    width = min(shutil.get_terminal_size((USUAL, 50)).columns, WIDEST)
    return Console(width=max(width, 60), highlight=False, markup=False, emoji=False)


class Scene:
    """A position as one seat looks at it; `me` is None for a spectator."""

    def __init__(
        self,
        game: heliopause.Game,
        say: Translator,
        me: int | None = None,
        plain: bool = False,
        reasons: dict[int, Phrase] | None = None,
    ) -> None:
        self.game = game
        self.view: View = game.view(say.language)
        self.content = game.rules.content
        self.names = game.names
        self.say = say
        self.me = me
        self.plain = plain
        self.reasons = reasons or {}  # the bots', by the number of the first event of a choice

    @property
    def asks(self) -> str:
        """The message of the question under way, such as `ask-slot`."""
        return "" if self.game.question is None else self.game.question.phrase.message

    def mark(self, seat: int) -> Text:
        """The shape and colour of a seat."""
        return Text((PLAIN_MARKS if self.plain else MARKS)[seat], style=SEAT_STYLES[seat])

    def marks(self, seats: Iterable[int]) -> Text:
        return Text("").join(self.mark(seat) for seat in seats)

    def who(self, seat: int) -> Text:
        return Text.assemble(self.mark(seat), " ", (self.names[seat], SEAT_STYLES[seat]))

    def type_letter(self, name: str) -> Text:
        return Text(self.say(f"letter-{name}"), style=TYPE_STYLES[name])

    def types(self, card: View) -> Text:
        """`SM>S`: the types a technology matches, and the one it passes on."""
        left = dict.fromkeys(card.left)
        letters = [self.type_letter(name) for name in left]
        if card.right:
            letters += [Text(">", style=QUIET), self.type_letter(card.right)]
        return Text("").join(letters)

    def named(self, card: CardView, style: str = "") -> Text:
        """A card's name, with a small h if some of its values are house."""
        return Text.assemble((card.name, style), (" h", QUIET) if card.house else "")

    def line(self, drawing: Drawing | None) -> str:
        """What a card says, in signs; nothing for a card that says nothing."""
        return plain(drawing.tokens, self.say.language) if drawing is not None else ""

    def total(self, seat: int) -> int:
        """The points of a seat as they stand."""
        return int(sum(self.view.seats[seat].score.values()))


def grid(*columns: str, padding: int = 2) -> Table:
    """A table without lines. A column is `fixed`, `right`, `wrap`, or `cut`: cut off where room is missing."""
    table = Table.grid(padding=(0, padding, 0, 0))
    for kind in columns:
        table.add_column(
            justify="right" if kind == "right" else "left",
            no_wrap=kind != "wrap",
            overflow="ellipsis" if kind == "cut" else "fold",
            ratio=1 if kind in ("cut", "wrap") else None,
        )
    table.expand = any(kind in ("cut", "wrap") for kind in columns)
    return table


def heading(text: str) -> Text:
    return Text(text, style=HEADING)


def dotted(parts: Iterable[Text | str]) -> Text:
    """Parts side by side with a dot between them."""
    line = Text()
    for part in parts:
        shown = Text(part) if isinstance(part, str) else part
        if shown.plain:
            line.append(" · " if line.plain else "", style=QUIET)
            line.append_text(shown)
    return line
