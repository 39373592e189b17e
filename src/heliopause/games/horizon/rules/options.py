"""The options of Beyond the Horizon: those that depend on nothing, and those of the map, each made once."""

from typing import Final, final

from heliopause.beyond.cards import Card
from heliopause.beyond.constants import PLAIN
from heliopause.beyond.options import plain
from heliopause.games.horizon.rules import hexes
from heliopause.games.horizon.rules.constants import COLOURS, SITES, STRONGEST, TRACKS, UNITS
from heliopause.games.horizon.rules.packing import option_key, piece_kind, unit_strength
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase


def colour_word(number: int) -> Phrase:
    return Phrase(f"colour-{COLOURS[number]}")


def track_word(number: int) -> Phrase:
    return Phrase(f"track-{TRACKS[number]}")


def unit_word(kind: int) -> Phrase:
    return Phrase(f"unit-{UNITS[kind]}")


def site_word(site: int) -> Phrase:
    return Phrase(f"site-{SITES[site]}")


def token_word(site: int) -> Phrase:
    """`settle token`."""
    return Phrase(f"token-{SITES[site]}")


def founding_word(site: int) -> Phrase:
    """`settles the village`."""
    return Phrase(f"founding-{SITES[site]}")


def side_word(side: int) -> Phrase:
    """`upper`, seen from the cradle."""
    return Phrase(f"side-{side}")


def cell_word(cell: int) -> Phrase:
    if cell == hexes.CRADLE:
        return Phrase("tile-cradle", None, "tile:0,0")
    return Phrase("tile-at", {"at": hexes.cell_id(cell)}, f"tile:{hexes.cell_id(cell)}")


PRODUCE_POP: Final = plain("produce:population", "option-produce-population")
PRODUCE_COINS: Final = plain("produce:coins", "option-produce-coins")
PRODUCE_TRADE: Final = plain("produce:trade", "option-trade")
BUY_PAWN: Final = plain("trade:coins-pop", "option-buy-pawn")
SELL_PAWN: Final = plain("trade:pop-coin", "option-sell-pawn")
COLOUR: Final = [
    Option(f"type:{word}", PLAIN, number, 0, 0, Phrase("option-type", {"type": colour_word(number)}))
    for number, word in enumerate(COLOURS)
]
TRACK: Final = [
    Option(f"track:{word}", PLAIN, number, 0, 0, Phrase("option-track", {"track": track_word(number)}))
    for number, word in enumerate(TRACKS)
]
SIDE: Final = [
    Option(f"side:{side}", PLAIN, side, 0, 0, Phrase("option-side", {"side": side_word(side)})) for side in range(6)
]
USE: Final = [
    [
        Option(f"use:{strength}", PLAIN, strength, 0, 0, Phrase(f"option-use-{word}", {"strength": strength}))
        for strength in range(STRONGEST + 1)
    ]
    for word in UNITS
]

_VERBS: Final = ("move", "explore", "enlist", "upgrade", "decommission", "settle", "fortify")
MOVE: Final = 0
EXPLORE: Final = 1
ENLIST: Final = 2
UPGRADE: Final = 3
DECOMMISSION: Final = 4
SITE: Final = (5, 6)  # settle, fortify
BUILD_EXISTING: Final = 8
BUILD_NEW: Final = 9


@final
class MapOptions:
    """The options that name a place on the map. A unit is named by its kind and strength: `move:0,0>1,-1:settler3`."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[int, Option] = {}

    def step(self, verb: int, origin: int, target: int, piece: int) -> Option:
        """MOVE or EXPLORE, from cell to cell; with a piece (packing.py)."""
        key = option_key(verb, origin, target, piece)
        option = self._known.get(key)
        if option is None:
            kind, strength = piece_kind(piece), unit_strength(piece)
            id = f"{_VERBS[verb]}:{hexes.cell_id(origin)}>{hexes.cell_id(target)}:{UNITS[kind]}{strength}"
            phrase = Phrase(
                f"option-{_VERBS[verb]}-unit",
                {
                    "unit": unit_word(kind),
                    "strength": strength,
                    "origin": cell_word(origin),
                    "target": cell_word(target),
                },
                f"tile:{hexes.cell_id(target)}",
            )
            option = Option(id, PLAIN, origin, target, piece, phrase)
            self._known[key] = option
        return option

    def unit(self, verb: int, cell: int, piece: int, target: int = 0) -> Option:
        """ENLIST, UPGRADE to a strength or DECOMMISSION a unit on a cell."""
        key = option_key(verb, cell, target, piece)
        option = self._known.get(key)
        if option is None:
            kind, strength = piece_kind(piece), unit_strength(piece)
            id = f"{_VERBS[verb]}:{hexes.cell_id(cell)}:{UNITS[kind]}{strength}"
            if target:
                id += f">{target}"
            phrase = Phrase(
                f"option-{_VERBS[verb]}-unit",
                {"unit": unit_word(kind), "strength": strength, "place": cell_word(cell), "to": target},
                f"tile:{hexes.cell_id(cell)}",
            )
            option = Option(id, PLAIN, cell, piece, target, phrase)
            self._known[key] = option
        return option

    def site(self, site: int, cell: int) -> Option:
        """Settle the village or fortify the city on a cell."""
        verb = SITE[site]
        key = option_key(verb, cell, 0)
        option = self._known.get(key)
        if option is None:
            word = _VERBS[verb]
            phrase = Phrase(f"option-{word}-at", {"place": cell_word(cell)}, f"tile:{hexes.cell_id(cell)}")
            option = Option(f"{word}:{hexes.cell_id(cell)}", PLAIN, cell, site, 0, phrase)
            self._known[key] = option
        return option

    def build(self, card: Card, cell: int, strength: int, new: bool) -> Option:
        """Build a construction with a settler of this strength: a new one on a cell, or one that stands there."""
        key = option_key(BUILD_NEW if new else BUILD_EXISTING, cell, card.index, strength)
        option = self._known.get(key)
        if option is None:
            verb = "build" if new else "build-existing"
            phrase = Phrase(
                "option-build-new" if new else "option-build-existing",
                {"card": card.phrase(), "place": cell_word(cell), "strength": strength},
                f"tile:{hexes.cell_id(cell)}",
            )
            id = f"{verb}:{card.id}:{hexes.cell_id(cell)}:{strength}"
            option = Option(id, PLAIN, cell, card.index, strength, phrase)
            self._known[key] = option
        return option
