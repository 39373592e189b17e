"""What is wrong with a pack, each mistake at its place and in plain words; or what the pack changes."""

import difflib
import re
from typing import Any, Final, NamedTuple

from heliopause.content import Pack, UnreadablePack, tables_of
from heliopause.game import rules_of
from heliopause.kernel.phrase import Phrase, name
from heliopause.kernel.refusal import BadContent, Problem
from heliopause.packs.origins import keys_of

SHAPES: Final = {
    "int": "number",
    "str": "text",
    "array": "list",
    "object": "table",
    "bool": "truth",
    "float": "fraction",
}
# What a loader says in English, and the message that says it in any language. What stands for an argument is a group.
SENTENCES: Final = (
    (r"there is no key '(?P<key>.+)' in such a table", "pack-no-key"),
    (r"the key '(?P<key>.+)' is missing", "pack-key-missing"),
    (r"there is no such kind of table; known: (?P<kinds>.+)", "pack-no-kind"),
    (r"listed as printed or inferred, but the table has no key '(?P<key>.+)'", "pack-unlisted"),
    (r"Expected `int` >= (?P<least>-?\d+)", "pack-least"),
    (r"Expected `int` <= (?P<most>-?\d+)", "pack-most"),
    (r"a number is (?P<n>\d+) at most", "pack-number-most"),
    (r"a list has at most (?P<n>\d+) entries", "pack-list-most"),
    (r"a pack has at most (?P<n>\d+) cards", "pack-cards-most"),
    (r"a text of (?P<n>\d+) characters; (?P<most>\d+) are allowed", "pack-text-long"),
    (r"a text with characters that cannot be seen", "pack-text-unseen"),
    (r"an id has small letters, digits and hyphens", "pack-id-letters"),
    (r'this is a list of keys, or "all"', "pack-marks"),
    (r"\S+ is not valid TOML: (?P<why>.+)", "pack-not-toml"),
    (r"(?:values are|\S+ is) nested too deeply", "pack-too-deep"),
    (r"\S+ is larger than (?P<n>\d+) kB", "pack-too-large"),
    (r"there are no spaces for (?P<n>\d+) players", "pack-no-spaces"),
    (r"there is no slot '(?P<id>.+)'", "pack-no-slot"),
    (r"at least (?P<n>\d+) cards of level (?P<level>\w+) are needed", "pack-few-cards"),
    (r"at least (?P<n>\d+) events of level (?P<level>\w+) are needed", "pack-few-events"),
)


class Mistake(NamedTuple):
    """Where something is wrong, line and column counted from 1, and what."""

    line: int
    column: int
    kind: str
    id: str
    key: str
    what: Phrase

    @property
    def table(self) -> str:
        return f"{self.kind}.{self.id}" if self.id else self.kind


class Change(NamedTuple):
    """A value that a pack changes, or, with the key "", a card that it adds."""

    kind: str
    id: str
    key: str
    before: Any
    after: Any


def read_text(title: str, text: str, game: str) -> tuple[Pack | None, list[Mistake]]:
    """The pack of a text, if it can be read, and all that is wrong with it."""
    try:
        pack = Pack(title, text)
    except UnreadablePack as error:
        where = re.search(r"at line (\d+), column (\d+)", str(error))
        line, column = (int(where[1]), int(where[2])) if where else (1, 1)
        return None, [Mistake(line, column, "", "", "", unreadable(str(error)))]
    return pack, mistakes(pack, game)


def mistakes(pack: Pack, game: str) -> list[Mistake]:
    """In the order of the file."""
    if pack.header.game not in ("", game):
        wrong = Phrase("pack-other-game", {"game": pack.header.game, "wanted": game})
        return [Mistake(1, 1, "pack", "", "game", wrong)]
    try:
        rules_of(game, pack)
    except BadContent as error:
        return sorted((_placed(problem, pack, game) for problem in error.problems), key=lambda found: found[:2])
    return []


def changes(pack: Pack, game: str) -> list[Change]:
    """What a pack without mistakes changes, card by card."""
    known = tables_of(game)
    found = []
    for kind, cards in pack.tables.items():
        for id, table in cards.items():
            if id not in known.get(kind, {}):
                found.append(Change(kind, id, "", "", ""))
                continue
            found += [Change(kind, id, key, known[kind][id].get(key, ""), table[key]) for key in keys_of(table)]
    return found


def _placed(problem: Problem, pack: Pack, game: str) -> Mistake:
    line = pack.line_of(problem.kind, problem.id, problem.key) or 1
    return Mistake(
        line,
        _column(pack.text, line, problem.what),
        problem.kind,
        problem.id,
        problem.key,
        _plain(problem, pack, game),
    )


def _column(text: str, line: int, what: str) -> int:
    """Where in the line, or in those that follow it, the text stands that cannot be read."""
    quoted = re.match(r"'(.+?)' cannot be read at '(.+)'$", what)
    if quoted:
        for written in text.splitlines()[line - 1 :]:
            at = written.find(quoted[1])
            if at >= 0:
                return at + len(quoted[1]) - len(quoted[2]) + 1
    return 1


def _plain(problem: Problem, pack: Pack, game: str) -> Phrase:
    """The mistake in plain words; for a card that the box does not have, with the id that was probably meant."""
    told = _told(problem.what)
    known = tables_of(game).get(problem.kind, {})
    if problem.id and known and problem.id not in known and problem.id in pack.tables.get(problem.kind, {}):
        near = difflib.get_close_matches(problem.id, known, n=1, cutoff=0.5)
        if near:
            return Phrase("pack-near", {"what": told, "id": f"{problem.kind}.{near[0]}"})
    return told


def _told(what: str) -> Phrase:
    expected = re.match(r"Expected `(.+?)`(?:, got `(.+?)`)?$", what)
    if expected:
        wanted = [_shape(part) for part in expected[1].split(" | ")]
        if expected[2]:
            return Phrase("pack-expected", {"wanted": wanted, "got": _shape(expected[2])})
        return Phrase("pack-expected-only", {"wanted": wanted})
    if what.startswith("Invalid enum value"):
        value = what.removeprefix("Invalid enum value").strip().strip("`").strip("'")
        return Phrase("pack-not-one-of", {"value": value})
    return _sentence(what)


def unreadable(what: str) -> Phrase:
    """Why a pack cannot be read: where, as it is written in the file, and what is wrong there."""
    found = re.fullmatch(r"(?:(?P<where>\[.*?\](?: [\w-]+)?): )?(?P<what>.+?)(?: \(at line \d+, column \d+\))?", what)
    assert found is not None
    told = _sentence(found["what"])
    if told.message == "name":
        return name(what)
    return Phrase("pack-at", {"where": found["where"], "what": told}) if found["where"] else told


def _sentence(what: str) -> Phrase:
    for pattern, message in SENTENCES:
        found = re.fullmatch(pattern, what, re.DOTALL)
        if found:
            return Phrase(
                message, {key: int(part) if part.isdecimal() else part for key, part in found.groupdict().items()}
            )
    return name(what)


def _shape(word: str) -> Phrase:
    return Phrase(f"shape-{SHAPES[word]}") if word in SHAPES else name(word)
