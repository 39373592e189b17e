"""Where the values of cards come from: printed, inferred, house; counted by kind, and the next one to look up."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from heliopause.content import Pack, Tables, tables_of

ORIGINS: Final = ("printed", "inferred", "house", "owner")
NOTES: Final = ("printed", "inferred", "owner", "names")  # keys of a table that tell of the others


def keys_of(table: dict[str, Any]) -> list[str]:
    return [key for key in table if key not in NOTES]


def origin(table: dict[str, Any], key: str) -> str:
    """`owner`: a pack has changed it and does not say that it is printed."""
    if table.get("printed") == "all" or key in table.get("printed", ()):
        return "printed"
    if key in table.get("owner", ()):
        return "owner"
    return "inferred" if key in table.get("inferred", ()) else "house"


def counts(cards: dict[str, dict[str, Any]]) -> dict[str, int]:
    """How many values of the cards come from where."""
    found = dict.fromkeys(ORIGINS, 0)
    for table in cards.values():
        for key in keys_of(table):
            found[origin(table, key)] += 1
    return found


class Unknown(NamedTuple):
    """A card with values that nobody has read from a box yet."""

    kind: str
    id: str
    keys: list[str]


def unknown(tables: Tables) -> Iterator[Unknown]:
    """In the order in which one would sort a real deck."""
    for kind, cards in tables.items():
        for id, table in cards.items():
            keys = [key for key in keys_of(table) if origin(table, key) != "printed"]
            if keys:
                yield Unknown(kind, id, keys)


def next_unknown(game: str, pack: Pack | None) -> Unknown | None:
    return next(unknown(tables_of(game, pack)), None)
