"""What goes over the wire about packs: a file that somebody brings, what is wrong with it, and what it changes."""

from typing import Annotated, Any

import msgspec

from heliopause.bots.model import LARGEST as LARGEST_MODELS
from heliopause.content import LARGEST, PackHeader
from heliopause.table.card_phrases import CardSaid
from heliopause.table.from_game import Said

PackHash = Annotated[str, msgspec.Meta(max_length=40, pattern="^[0-9a-f]+$")]


class PackGiven(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a pack, for a game; and what was learned with it, as `heliopause lab train` writes it."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    text: Annotated[str, msgspec.Meta(max_length=LARGEST)]
    models: Annotated[str, msgspec.Meta(max_length=LARGEST_MODELS)] = ""


class MistakeNow(msgspec.Struct):
    """Something wrong at a place of the text."""

    line: int
    column: int
    kind: str
    id: str
    key: str
    said: Said


class KindShare(msgspec.Struct):
    """Of how many values of a kind of card it is known where they come from."""

    kind: str
    printed: int
    inferred: int
    house: int
    owner: int


class ChangeNow(msgspec.Struct):
    """A value that a pack changes; with the key "" a card that it adds."""

    kind: str
    id: str
    key: str
    before: Any
    after: Any


class PackNow(msgspec.Struct):
    """A pack as whoever is to play with it wants to know it. `by_hand` are the texts that players carry out."""

    hash: str
    content: str  # the hash of all cards of a game with it
    game: str
    header: PackHeader
    shares: list[KindShare]
    changes: list[ChangeNow]
    by_hand: list[str]
    learned: list[int]  # the numbers of players that it has models of its own for


class PackChecked(msgspec.Struct):
    """All that is wrong with a text; or, if nothing is, the pack and every card of the game with it."""

    mistakes: list[MistakeNow]
    pack: PackNow | None
    cards: dict[str, CardSaid]


class PackName(msgspec.Struct):
    """Which pack a table is played with."""

    hash: str
    name: str
