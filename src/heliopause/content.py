"""The content files and owners' packs: read, merged, named by hash, and their mistakes found by line.

A pack is a TOML file of the same shape. It overrides single keys of a card by its id; an empty value takes one away.
Besides cards it may have a table `[pack]`, which says whose it is, and `[names.LANGUAGE.KIND]`: other languages.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from heliopause.registry import spec_of

Tables = dict[str, dict[str, dict[str, Any]]]

LISTED = {
    "slot": "id",
    "basic": "action",
    "advanced": "action",
}  # tables written as a list, and the key that names them
LARGEST = 512 * 1024  # bytes of a pack
MOST_CARDS = 2000
MOST_ENTRIES = 200  # of a list
DEEPEST = 6  # tables and lists in one another
LARGEST_NUMBER = 999
LONGEST = {"id": 60, "name": 80, "note": 2000}  # characters
UNPLAYED = ("name", "names", "printed", "inferred", "owner")  # how a card is called and where its values come from


class UnreadablePack(ValueError):
    """A pack that cannot be read; the message is for the person who wrote it."""


class Misplaced(UnreadablePack):
    """Something that may not stand in a table, and where that is."""

    def __init__(self, what: str, kind: str, id: str = "", key: str = "") -> None:
        super().__init__(what)
        self.kind = kind
        self.id = id
        self.key = key


class PackHeader(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a pack says about itself."""

    game: str = ""  # whose cards it has; "": of whichever game it is used for
    name: str = ""
    language: str = ""  # of its names and texts
    author: str = ""
    note: str = ""
    version: str = ""  # its own
    made_with: str = ""  # the version of Heliopause that wrote it


class Pack:
    """An owner's pack: its name, its hash, its tables and its text."""

    models = ""  # what was learned from games with it, as `heliopause lab train --pack` writes it

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.hash = hashlib.sha256(text.encode()).hexdigest()[:16]
        if len(text.encode()) > LARGEST:
            raise UnreadablePack(f"{name} is larger than {LARGEST // 1024} kB")
        try:
            parsed = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise UnreadablePack(f"{name} is not valid TOML: {error}") from None
        except RecursionError:
            raise UnreadablePack(f"{name} is nested too deeply") from None
        self.header = _header(parsed.pop("pack", {}))
        self.names = _names(parsed.pop("names", {}))
        self.tables = keyed(parsed)
        self.checked(self.tables)

    def checked(self, tables: Tables) -> None:
        """What strangers may not write is refused, with the place where it stands."""
        try:
            _check_texts(tables)
        except Misplaced as error:
            line = self.line_of(error.kind, error.id, error.key)
            raise UnreadablePack(f"{error} (at line {line}, column 1)" if line else str(error)) from None

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and (other.name, other.text) == (self.name, self.text)

    def __hash__(self) -> int:
        return hash((self.name, self.hash))

    def line_of(self, kind: str, id: str, key: str) -> int:
        """The line a table or one of its keys stands on; 0 if it is not in the pack."""
        table = 0
        for number, (at_kind, at_id, at_key) in statements(self.text):
            if at_kind == kind and id in ("", at_id):
                if key and at_key == key:
                    return number
                table = table or number
        return table


class Carried(Pack):
    """All the content of a game, as a record carries it: it takes the place of what is shipped."""

    def __init__(self, name: str, tables: Tables) -> None:
        _check_texts(tables)
        self.name = name
        self.text = json.dumps(tables, ensure_ascii=False)
        self.hash = hashlib.sha256(self.text.encode()).hexdigest()[:16]
        self.header = PackHeader()
        self.names = {}
        self.tables = tables


# Reading what strangers write


def _header(given: Any) -> PackHeader:
    try:
        header = msgspec.convert(given, PackHeader)
    except msgspec.ValidationError as error:
        raise UnreadablePack(f"[pack]: {error}") from None
    for key, value in msgspec.structs.asdict(header).items():
        _check_text(f"[pack] {key}", value, LONGEST["note" if key == "note" else "name"])
    return header


def _names(given: Any) -> dict[str, dict[str, dict[str, str]]]:
    """By language, kind and id."""
    try:
        names = msgspec.convert(given, dict[str, dict[str, dict[str, str]]])
    except msgspec.ValidationError:
        raise UnreadablePack("[names] should be written as [names.de.technology], with names by id") from None
    for language, kinds in names.items():
        for kind, cards in kinds.items():
            for id, name in cards.items():
                _check_text(f"[names.{language}.{kind}] {id}", name, LONGEST["name"])
    return names


def _check_texts(tables: Tables) -> None:
    if sum(len(cards) for cards in tables.values()) > MOST_CARDS:
        raise UnreadablePack(f"a pack has at most {MOST_CARDS} cards")
    for kind, cards in tables.items():
        for id, table in cards.items():
            if len(id) > LONGEST["id"] or not _ID.fullmatch(id):
                raise Misplaced(f"[{kind}.{id[:80]!r}]: an id has small letters, digits and hyphens", kind, id)
            for key, value in table.items():
                try:
                    for text in (key, *_texts(value, 0)):
                        _check_text(f"[{kind}.{id}]", text, LONGEST["name" if key == "name" else "note"])
                except UnreadablePack as error:
                    raise Misplaced(str(error), kind, id, key) from None
            for mark in ("printed", "inferred", "owner"):
                keys = table.get(mark, [])
                if keys != "all" and not (isinstance(keys, list) and all(isinstance(key, str) for key in keys)):
                    raise Misplaced(f'[{kind}.{id}] {mark}: this is a list of keys, or "all"', kind, id, mark)


_ID = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")


def _texts(value: Any, deep: int) -> Iterator[str]:
    if deep > DEEPEST:
        raise UnreadablePack("values are nested too deeply")
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield str(key)
            yield from _texts(inner, deep + 1)
    elif isinstance(value, list):
        if len(value) > MOST_ENTRIES:
            raise UnreadablePack(f"a list has at most {MOST_ENTRIES} entries")
        for inner in value:
            yield from _texts(inner, deep + 1)
    elif isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        raise UnreadablePack(f"a number is {LARGEST_NUMBER} at most")


def _check_text(where: str, text: str, longest: int) -> None:
    if len(text) > longest:
        raise UnreadablePack(f"{where}: a text of {len(text)} characters; {longest} are allowed")
    if not all(letter.isprintable() or letter == "\n" for letter in text):
        raise UnreadablePack(f"{where}: a text with characters that cannot be seen")


def statements(text: str) -> list[tuple[int, list[str]]]:
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
        pack = Pack(path.stem, path.read_text(encoding="utf-8"))
        beside = models_beside(path)
        if beside.is_file():
            pack.models = beside.read_text(encoding="utf-8")
        return pack
    except UnicodeDecodeError:
        raise UnreadablePack(f"{path} is not a text file in UTF-8") from None
    except OSError as error:
        raise UnreadablePack(f"{path} cannot be read: {error.strerror or error}") from None


def models_beside(path: str | Path) -> Path:
    """The file of what was learned with a pack: `mine.models.json` beside `mine.toml`."""
    return Path(path).with_suffix(".models.json")


def changed_cards(game: str, pack: Pack) -> set[tuple[str, str]]:
    """Kind and id of the cards that are played otherwise with a pack than in the box."""
    box = tables_of(game)
    return {
        (kind, id)
        for kind, cards in tables_of(game, pack).items()
        for id, card in cards.items()
        if _played(card) != _played(box.get(kind, {}).get(id, {}))
    }


def _played(card: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in card.items() if key not in UNPLAYED and value not in ("", [])}


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
    for language, kinds in pack.names.items():
        for kind, names in kinds.items():
            for id, name in names.items():
                card = tables.get(kind, {}).get(id)
                if card is not None and "name" in card:
                    tables[kind][id] = {**card, "names": {**card.get("names", {}), language: name}}


@lru_cache(maxsize=64)
def hash_of(game: str, pack: Pack | None = None) -> str:
    """What a game is played with, in sixteen letters: another name or another provenance of a card changes nothing.

    Nor does the order of the keys of a card: a browser that reads a record and writes it again changes that.
    """
    played = [
        [kind, [[id, {key: card[key] for key in card if key not in UNPLAYED}] for id, card in cards.items()]]
        for kind, cards in tables_of(game, pack).items()
    ]
    return hashlib.sha256(json.dumps(played, ensure_ascii=False, sort_keys=True).encode()).hexdigest()[:16]


def _overridden(card: dict[str, Any], table: dict[str, Any]) -> dict[str, Any]:
    """A card with a pack's values on top. What the pack calls printed is so, also a value of ours that it confirms."""
    set_here = [key for key in table if key not in _MARKS]
    merged = {**card, **{key: table[key] for key in set_here}}
    known: list[str] = []
    for mark in _MARKS:
        kept = [key for key in _marked(card, mark, card) if key not in set_here]
        merged[mark] = [key for key in dict.fromkeys([*_marked(table, mark, merged), *kept]) if key not in known]
        known += merged[mark]
    merged["owner"] = [key for key in set_here if key not in known]
    return merged


_MARKS = ("printed", "inferred")


def _marked(table: dict[str, Any], mark: str, card: dict[str, Any]) -> list[str]:
    """The keys of the card that a table marks so."""
    marked = table.get(mark, [])
    return [key for key in card if key not in (*_MARKS, "owner", "names")] if marked == "all" else list(marked)


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
