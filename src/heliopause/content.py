"""The content files and owners' packs: read, merged, named by hash, and their mistakes found by line.

A pack is a TOML file of the same shape. It overrides single keys of a card by its id; an empty value takes one away.
"""

import hashlib
import json
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

from heliopause.registry import spec_of

Tables = dict[str, dict[str, dict[str, Any]]]

LISTED = {
    "slot": "id",
    "basic": "action",
    "advanced": "action",
}  # tables written as a list, and the key that names them
UNPLAYED = ("name", "printed", "inferred", "owner")  # how a card is called and where its values come from


class UnreadablePack(ValueError):
    """A pack that cannot be read; the message is for the person who wrote it."""


class Pack:
    """An owner's pack: its name, its hash, its tables and its text."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.hash = hashlib.sha256(text.encode()).hexdigest()[:16]
        try:
            self.tables = keyed(tomllib.loads(text))
        except tomllib.TOMLDecodeError as error:
            raise UnreadablePack(f"{name} is not valid TOML: {error}") from None

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and (other.name, other.text) == (self.name, self.text)

    def __hash__(self) -> int:
        return hash((self.name, self.hash))

    def line_of(self, kind: str, id: str, key: str) -> int:
        """The line a table or one of its keys stands on; 0 if it is not in the pack."""
        table = 0
        for number, (at_kind, at_id, at_key) in _statements(self.text):
            if at_kind == kind and id in ("", at_id):
                if key and at_key == key:
                    return number
                table = table or number
        return table


class Carried(Pack):
    """All the content of a game, as a record carries it: it takes the place of what is shipped."""

    def __init__(self, name: str, tables: Tables) -> None:
        self.name = name
        self.text = json.dumps(tables, ensure_ascii=False)
        self.hash = hashlib.sha256(self.text.encode()).hexdigest()[:16]
        self.tables = tables


def _statements(text: str) -> list[tuple[int, list[str]]]:
    """Everything that is written, in order: its line, and its kind, id and key ("" in a table's header).

    A header, and a key with its value over however many lines, is valid TOML by itself: that is how its end is found.
    """
    found: list[tuple[int, list[str], list[str]]] = []
    table: list[str] = []  # what the last header named
    written = ""
    first = 0
    for number, line in enumerate(text.splitlines(), 1):
        first = first if written else number
        written += line + "\n"
        try:
            parsed = tomllib.loads(written)
        except tomllib.TOMLDecodeError:
            continue
        path = _path(parsed)
        if written.lstrip().startswith("["):
            table = [path[0], ""] if len(path) == 1 and path[0] in LISTED else path
            found.append((first, table, []))
        elif path:
            if table[1:] == [""] and path[0] == LISTED[table[0]]:
                table[1] = str(parsed[path[0]])  # a table of a list is named by one of its keys
            found.append((first, table, path))
        written = ""
    return [(number, [*under, *path, "", "", ""][:3]) for number, under, path in found]


def _path(parsed: Any) -> list[str]:
    """The keys that lead into a document of one statement, three at most."""
    path: list[str] = []
    while isinstance(parsed, dict) and parsed and len(path) < 3:
        key, parsed = next(iter(parsed.items()))
        path.append(key)
    return path


def read_pack(path: str | Path) -> Pack:
    path = Path(path)
    try:
        return Pack(path.stem, path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise UnreadablePack(f"{path} is not a text file in UTF-8") from None
    except OSError as error:
        raise UnreadablePack(f"{path} cannot be read: {error.strerror or error}") from None


def tables_of(game: str, pack: Pack | None = None) -> Tables:
    """All tables of a game, with a pack's on top."""
    if isinstance(pack, Carried):
        return pack.tables
    merged: Tables = {}
    spec = spec_of(game)
    for name in spec.content:
        text = spec.file("content", f"{name}.toml").read_text(encoding="utf-8")
        for kind, cards in keyed(tomllib.loads(text)).items():
            merged.setdefault(kind, {}).update(cards)
    if pack is not None:
        _lay_over(merged, pack)
    return merged


@lru_cache(maxsize=16)
def first_content(game: str, pack: Pack | None = None) -> Pack | None:
    """What version 0.1 shipped, with a pack's cards on top: what was saved then does not name its content."""
    file = spec_of(game).file("content", "0.1.json")
    if not file.is_file():
        return pack
    tables: Tables = json.loads(file.read_text(encoding="utf-8"))
    if pack is not None:
        _lay_over(tables, pack)
    return Carried(pack.name if pack is not None else "", tables)


def _lay_over(tables: Tables, pack: Pack) -> None:
    for kind, cards in pack.tables.items():
        for id, table in cards.items():
            tables.setdefault(kind, {})[id] = _overridden(tables.get(kind, {}).get(id, {}), table)


@lru_cache(maxsize=64)
def hash_of(game: str, pack: Pack | None = None) -> str:
    """What a game is played with, in sixteen letters: another name or another provenance of a card changes nothing."""
    played = {
        kind: {id: {key: table[key] for key in table if key not in UNPLAYED} for id, table in cards.items()}
        for kind, cards in tables_of(game, pack).items()
    }
    return hashlib.sha256(json.dumps(played, ensure_ascii=False).encode()).hexdigest()[:16]


def _overridden(card: dict[str, Any], table: dict[str, Any]) -> dict[str, Any]:
    set_here = [key for key in table if key not in ("printed", "inferred")]
    merged = {**card, **{key: table[key] for key in set_here}}
    for mark in ("printed", "inferred"):
        before = card.get(mark, [])
        keys = [key for key in card if key not in ("printed", "inferred")] if before == "all" else list(before)
        merged[mark] = [key for key in keys if key not in set_here]
    merged["owner"] = set_here
    return merged


def keyed(parsed: dict[str, Any]) -> Tables:
    """Tables by kind and id, whether written as `[kind.id]` or as a list."""
    tables: Tables = {}
    for kind, cards in parsed.items():
        if kind in LISTED and isinstance(cards, list):
            tables[kind] = {str(table.get(LISTED[kind])): table for table in cards if isinstance(table, dict)}
        elif isinstance(cards, dict) and all(isinstance(table, dict) for table in cards.values()):
            tables[kind] = cards
        else:
            raise UnreadablePack(f"{kind!r} should be a table of cards, written as [{kind}.some-id]")
    return tables
