"""What goes over the wire before a game has begun, and to whoever has no more than a table's address."""

from typing import Annotated, Any, Literal

import msgspec

from heliopause.table.messages import Address, Link, Name, Pace, TalkNow
from heliopause.table.reach import Reach

Colour = Annotated[int, msgspec.Meta(ge=0, le=15)]
BotName = Annotated[str, msgspec.Meta(max_length=40)]
Admits = Literal["address", "link"]  # whoever has the table's address may take a free seat, or only who has the seat's


# Requests


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down: by which name, in which colour (the seat's own without a wish), and where to write, if anywhere."""

    name: Name
    colour: Colour | None = None
    mail: Address | None = None


class LobbySeatChange(msgspec.Struct, forbid_unknown_fields=True):
    """Another name or colour for one's own seat; from the host: a seat for a bot; from either: a seat set free."""

    name: Name | None = None
    colour: Colour | None = None
    bot: BotName | None = None
    free: bool = False


class LobbyChange(msgspec.Struct, forbid_unknown_fields=True):
    """What the host decides about who may come, and when it starts."""

    admits: Admits | None = None
    starts: bool | None = None
    late: bool | None = None
    hints: bool | None = None  # only before anybody else has sat down; ended at any time before the start
    pace: Pace | None = None
    options: dict[str, Any] | None = None  # of the game, all that differ from its defaults


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """Begin; with a bot, it takes the seats that are still free."""

    fill: BotName | None = None


# Answers


class Seated(msgspec.Struct):
    """A seat was taken; this key plays it."""

    key: str


class LobbySeat(msgspec.Struct):
    """A seat as whoever comes to the table sees it."""

    seat: int
    name: str
    who: Literal["person", "bot", "automa", "free"]
    bot: str | None
    colour: int
    online: bool
    vacant: bool  # a person may take it
    kept_for: str  # who sat there in the game before


class LobbyNow(msgspec.Struct, kw_only=True, tag="lobby"):
    """A table as it is seen from outside: what is played, by whom, how far it is, and who may still come.

    `moved` is when it last changed, `chose` who chose last; `invites` the seat of who opened the table.
    """

    table: str
    game: str
    options: dict[str, Any]
    state: Literal["gathering", "playing", "over", "closed"]
    seats: list[LobbySeat]
    invites: int | None
    admits: Admits
    starts: bool  # by itself, when the last seat is taken
    late: bool  # a seat that a bot plays for want of a person may be taken later
    hints: bool  # who sits down agrees that everybody may ask the expert
    pace: int  # hours a turn; 0: live
    patience: int  # seconds for which an absent player is waited for at a live table
    visitors: int  # who have the address open and no seat
    round: int
    asked: int | None
    chose: int | None
    winners: list[int]
    points: list[int]
    pack: str | None  # the hash of the pack it is played with
    moved: str


class Visit(msgspec.Struct):
    """The lobby, what the holder of the key may do there, and a key to watch with; the host gets the seats' links."""

    lobby: LobbyNow
    mine: list[int]
    host: bool
    watch: str
    links: list[Link]
    talk: list[TalkNow]  # what was said, while the table waits
    reach: Reach | None  # for the host: which addresses work for whom
