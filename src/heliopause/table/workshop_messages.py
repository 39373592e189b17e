"""What goes over the wire in the workshop: forms, lines as they are typed, packs that are being made."""

from typing import Annotated, Any, Literal

import msgspec

from heliopause.bots.model import LARGEST as LARGEST_MODELS
from heliopause.content import LARGEST, LONGEST, PackHeader, Tables
from heliopause.kernel.tokens import Tokens
from heliopause.packs.form import FieldKind
from heliopause.packs.typing_lines import LONGEST as LONGEST_LINE
from heliopause.packs.typing_lines import Role
from heliopause.packs.writing import Names
from heliopause.table.card_phrases import CardSaid
from heliopause.table.from_game import Said
from heliopause.table.pack_messages import KindShare

Text = Annotated[str, msgspec.Meta(max_length=LONGEST_LINE)]
Place = Annotated[int, msgspec.Meta(ge=0, le=LONGEST_LINE)]
CardId = Annotated[str, msgspec.Meta(max_length=LONGEST["id"])]


class ChoiceForm(msgspec.Struct):
    """A value that can be chosen; `icon` is empty if it has none."""

    value: str | int
    said: Said
    icon: str


class FieldForm(msgspec.Struct):
    """One value of a card. A list has one `item` after the other, a group has `fields` inside."""

    key: str
    said: Said
    kind: FieldKind
    required: bool
    empty: Any
    choices: list[ChoiceForm]
    item: "FieldForm | None"
    fields: "list[FieldForm]"
    length: int


class KindForm(msgspec.Struct):
    """A kind of card. `named`: one may add cards to it. `cards` are those of the box, in the order of a sorted deck."""

    kind: str
    said: Said
    named: bool
    fields: list[FieldForm]
    cards: list[str]


class SignForm(msgspec.Struct):
    """Something that a click puts into a line."""

    text: str
    group: str
    tokens: Tokens
    said: Said | None


class Form(msgspec.Struct):
    """What the cards of a game are made of, and what their lines are put together from."""

    game: str
    title: str
    players: list[int]  # how many may play it
    kinds: list[KindForm]
    signs: list[SignForm]


class LineTyped(msgspec.Struct, forbid_unknown_fields=True):
    """A line under somebody's hands."""

    role: Role
    text: Text
    caret: Place


class LineNow(msgspec.Struct):
    """What it says, or where and why it cannot be read; and what may come next."""

    tokens: Tokens
    said: Said | None
    stuck: int | None
    why: Said | None
    next: list[str]
    partial: int


class SignAdded(msgspec.Struct, forbid_unknown_fields=True):
    """A sign to put in place of what is selected."""

    role: Role
    text: Text
    begin: Place
    end: Place
    sign: Annotated[str, msgspec.Meta(max_length=80)]
    cost: bool = False


class SignPut(msgspec.Struct):
    """The line with it, and what to select."""

    text: str
    begin: int
    end: int


class PackDraft(msgspec.Struct, forbid_unknown_fields=True):
    """A pack that is being made."""

    header: PackHeader
    tables: Tables
    names: Names = {}


class DraftGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A pack that is being made, and the card that is looked at."""

    draft: PackDraft
    kind: CardId = ""
    id: CardId = ""


class DraftMistake(msgspec.Struct):
    """`at_line`: a line that cannot be read; whoever types it is told there."""

    kind: str
    id: str
    key: str
    said: Said
    at_line: bool = False


class DraftNow(msgspec.Struct):
    """A pack that is being made, as the game sees it: its text is the file that is saved."""

    text: str
    hash: str
    content: str  # empty while there are mistakes
    shares: list[KindShare]
    mistakes: list[DraftMistake]
    card: CardSaid | None


class TextGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A file that somebody opens, and what was learned with it."""

    text: Annotated[str, msgspec.Meta(max_length=LARGEST)]
    models: Annotated[str, msgspec.Meta(max_length=LARGEST_MODELS)] = ""


class TextRead(msgspec.Struct):
    """The pack of a file: of which game, and all that is in it."""

    game: str
    draft: PackDraft
    learned: list[int]  # the numbers of players that models came along for


class MergeGiven(msgspec.Struct, forbid_unknown_fields=True):
    """Two packs, and for the values on which they differ which is right: `kind.id.key`."""

    here: PackDraft
    there: PackDraft
    keep: dict[str, Literal["here", "there"]] = {}


class ConflictNow(msgspec.Struct):
    kind: str
    id: str
    key: str
    here: Any
    there: Any


class MergeNow(msgspec.Struct):
    """On what they differ; and both as one, when nothing is left open."""

    conflicts: list[ConflictNow]
    merged: PackDraft | None


class MendNow(msgspec.Struct):
    """What no longer fitted and was changed, and the pack with these changes; what is left is wrong all the same."""

    changes: list[DraftMistake]
    mended: PackDraft
    left: int
