"""What `lab balance` wants to know of a game, and the protocol by which a game tells it. One reader for each game."""

from typing import Any, Protocol

import msgspec

from heliopause.game import Game
from heliopause.kernel.option import Option


class Card(msgspec.Struct, frozen=True):
    """Something a seat can come to own: a technology, a system, an event; or use: an action."""

    kind: str
    id: str
    name: str
    group: str  # its peers, as in "level II": a card is measured against these
    house: bool  # has it values of our own? The others are the yardstick
    turn: str = ""  # of an action: what a turn is spent on with it, one of Reader.turns


class SeatPlayed(msgspec.Struct):
    """What came of one seat."""

    place: int  # in turn order, from 1
    faction: str  # or its government; Reader.called has the game's own word
    strategy: str
    points: dict[str, int]  # by source
    first: str = ""  # the first achievement or goal of the game, if this seat claimed it
    owned: dict[str, list[str]] = {}  # at the end, by kind
    seen: dict[str, dict[str, tuple[int, int]]] = {}  # by way and id: how often on offer, how often taken
    turns: dict[str, int] = {}  # what they were spent on, where the game can tell better than by the actions taken
    bot: str = ""
    win: float = 0.0  # a shared victory is shared


class Watch(Protocol):
    """Looks over the players' shoulders in one game."""

    def see(self, game: Game, choice: Option) -> None:
        """The seat that is asked is about to choose this."""

    def read(self, game: Game) -> list[SeatPlayed]:
        """What came of every seat, when the game is over. Bots and wins are filled in by the lab."""


class Reader(Protocol):
    """What the lab must know of a game to weigh its cards."""

    settings: dict[str, Any]  # of a game, unless others are asked for
    rounds: tuple[float, float] | None  # a game should last this long on average
    strategies: tuple[str, ...]  # each should win now and then
    kinds: tuple[str, ...]  # of cards that can be owned, in the order of the report
    called: dict[str, str]  # the game's words for a seat's `faction` and for what it claimed `first`
    counted: dict[str, str]  # kinds of which it matters how many one owns: what that is called
    sources: dict[str, str]  # of points: what each is called
    turns: dict[str, tuple[str, float, float]]  # what they are spent on: in words; the least and the most share wanted
    ways: dict[str, tuple[str, str]]  # to come by a card: its kind, and when it counts as on offer

    def cards(self, game: Game) -> list[Card]:
        """Everything in the box of this game."""

    def watch(self, game: Game) -> Watch:
        """Begin to watch a game."""


def count(seen: dict[str, dict[str, tuple[int, int]]], way: str, id: str, taken: bool) -> None:
    """One more offer, taken or not."""
    offered, before = seen.setdefault(way, {}).get(id, (0, 0))
    seen[way][id] = (offered + 1, before + taken)


def strategy(points: dict[str, int], technologies: tuple[str, ...], on_the_map: tuple[str, ...], heavy: str) -> str:
    """How a seat made its points: `research`, `mixed`, or what the game calls play that is heavy on its map.

    The scale is not even, because the games are not: nobody settles anything without technologies, which score too.
    Whoever has as much from the map as from them has gone out before all; who has twice as much from them has not.
    """
    researched = sum(points[source] for source in technologies)
    settled = sum(points[source] for source in on_the_map)
    if settled >= researched:
        return heavy
    return "research" if researched >= 2 * settled else "mixed"
