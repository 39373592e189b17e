"""A game as plain data, for ever: what a record holds, and what is made of one again.

Format 2 names the content by hash and the rules by number, so that no game ever becomes another one unnoticed. In a
file it also carries the content that this version does not ship. Format 1 named neither: it is tried with the cards of
that time.
"""

from typing import Any, Final, NamedTuple

from heliopause.content import Carried, Pack, Tables, UnreadablePack, first_content, hash_of, tables_of
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.refusal import BadOption
from heliopause.registry import spec_of

FORMAT: Final = 2
FORMATS: Final = (1, FORMAT)


class BadRecord(ValueError):
    """A record that cannot be replayed; its words say why, `possible` how many of its choices still can be made."""

    def __init__(self, message: str, possible: int = 0, **args: str | int | Phrase) -> None:
        self.possible = possible
        self.phrase = Phrase(message, dict(args))
        super().__init__(self.words())

    def words(self, language: str = "en") -> str:
        return self.phrase.words(language)


class Recorded(NamedTuple):
    """What a record says."""

    game: str
    options: dict[str, Any]
    pack: Pack | None  # the content, where it is not what this version ships
    names: list[str]
    choices: list[str]


def record_of(recorded: Recorded, with_content: bool) -> dict[str, Any]:
    """The record of a game, in the newest format; for a file with the content, where it is not the shipped one."""
    game, options, pack, names, choices = recorded
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": game,
        "rules": spec_of(game).number,
        "content": hash_of(game, pack),
        "pack": (pack.name or None) if pack else None,
        "options": options,
        "names": names,
        "choices": choices,
    }
    if with_content and pack is not None:
        record["tables"] = tables_of(game, pack)
    return record


def read_record(record: Any, pack: Pack | None) -> Recorded:
    """What a record says, if this version can play it, with a pack that the reader has at hand."""
    if not isinstance(record, dict) or "format" not in record or "choices" not in record:
        raise BadRecord("record-none")
    if record["format"] not in FORMATS or isinstance(record["format"], bool):
        raise BadRecord("record-format", format=str(record["format"]))
    choices, names, options = record["choices"], record.get("names"), record.get("options") or {}
    if not isinstance(options, dict) or not isinstance(choices, list) or not all(isinstance(id, str) for id in choices):
        raise BadRecord("record-none")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        names = []
    try:
        game = spec_of(str(record.get("game"))).name
    except BadOption as error:
        raise BadRecord("record-options", why=str(error)) from None
    content = _first_content(record, game, pack) if record["format"] == 1 else _content_of(record, game, pack)
    return Recorded(game, dict(options), content, list(names), choices)


def _content_of(record: dict[str, Any], game: str, pack: Pack | None) -> Pack | None:
    """The content that a record names: of the pack at hand, carried, or shipped."""
    spec = spec_of(game)
    if record.get("rules") != spec.number:
        raise BadRecord("record-rules", game=spec.title, was=str(record.get("rules")), now=spec.number)
    named, wanted = record.get("pack"), record.get("content")
    if pack is not None and hash_of(game, pack) == wanted:
        return pack
    if "tables" in record:
        try:
            carried = Carried(named if isinstance(named, str) else "", _tables(record["tables"]))
        except UnreadablePack as error:
            raise BadRecord("record-carried", why=str(error)) from None
        if hash_of(game, carried) != wanted:
            raise BadRecord("record-damaged")
        return carried
    if hash_of(game) == wanted:
        return None
    if pack is not None:
        raise BadRecord("record-other-pack", pack=pack.name)
    raise BadRecord("record-pack", pack=named) if isinstance(named, str) else BadRecord("record-content")


def _first_content(record: dict[str, Any], game: str, pack: Pack | None) -> Pack | None:
    """Format 1 is of the first version; it knew its pack by name and the hash of its text."""
    named = record.get("pack")
    if named is None:
        return first_content(game)
    if not isinstance(named, dict):
        raise BadRecord("record-none")
    if pack is None:
        raise BadRecord("record-pack", pack=str(named.get("name")))
    if pack.hash != named.get("hash"):
        raise BadRecord("record-other-pack", pack=pack.name)
    return first_content(game, pack)


def _tables(given: Any) -> Tables:
    kinds = given.values() if isinstance(given, dict) else [None]
    if not all(isinstance(cards, dict) and all(isinstance(table, dict) for table in cards.values()) for cards in kinds):
        raise BadRecord("record-damaged")
    tables: Tables = given
    return tables
