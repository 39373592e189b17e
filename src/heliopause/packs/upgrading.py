"""A pack made for an older version: what no longer fits, and for each mistake the change that would mend it.

A change is made in the text itself, so that comments and the order of the file stay. What nothing here can mend is
left as it is and named.
"""

import difflib
import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import heliopause
from heliopause.beyond.by_hand import LONGEST
from heliopause.content import Pack, statements, tables_of
from heliopause.kernel.phrase import Phrase, name
from heliopause.packs.checking import Mistake, read_text

ROUNDS: Final = 6  # one mistake may hide another
NEAR: Final = 0.6
_UNKNOWN_KEY: Final = re.compile(r"there is no key '(.+?)' in such a table")
_UNLISTED: Final = re.compile(r"listed as printed or inferred, but the table has no key '(.+?)'")
_UNREADABLE: Final = re.compile(r"'(.+)' cannot be read (?:at .+|at its end)$")
_NO_POWER: Final = re.compile(r"there is no power '(.+?)'; known: (.+)$")
_NO_NUMBER: Final = re.compile(r"the power '(.+?)' has no number$")
_OWN_KEY: Final = re.compile(r"\[pack\]: .*unknown field `(.+?)`")


class Suggestion(NamedTuple):
    """A mistake, what would be changed in words, and the text with that change alone."""

    mistake: Mistake
    change: Phrase
    text: str


class Upgraded(NamedTuple):
    """A pack's text with all that could be mended, what was changed, and what is still wrong."""

    text: str
    changes: list[Suggestion]
    left: list[Mistake]


class _Edit(NamedTuple):
    """Lines `first` to `last`, counted from 1, become these."""

    first: int
    last: int
    lines: list[str]
    change: Phrase


def suggestions(title: str, text: str, game: str) -> list[Suggestion]:
    """For every mistake that can be mended, how."""
    pack, found = read_text(title, text, game)
    edits = [(mistake, _edit(text, mistake, pack, game)) for mistake in found]
    return [Suggestion(mistake, edit.change, _made(text, edit)) for mistake, edit in edits if edit is not None]


def upgraded(title: str, text: str, game: str) -> Upgraded:
    """The text with every change made, and with today's version in its header."""
    done: list[Suggestion] = []
    left: list[Mistake] = []
    for _ in range(ROUNDS):
        pack, left = read_text(title, text, game)
        edits: dict[int, tuple[Mistake, _Edit]] = {}
        for mistake in left:
            edit = _edit(text, mistake, pack, game)
            if edit is not None:
                edits.setdefault(edit.first, (mistake, edit))
        if not edits:
            break
        for first in sorted(edits, reverse=True):  # what is changed below moves nothing above
            text = _made(text, edits[first][1])
        done += [Suggestion(mistake, edit.change, text) for _, (mistake, edit) in sorted(edits.items())]
    return Upgraded(text if left else _stamped(text, game), done, left)


def _made(text: str, edit: _Edit) -> str:
    lines = text.splitlines()
    return "\n".join([*lines[: edit.first - 1], *edit.lines, *lines[edit.last :]]) + "\n"


# One mistake


def _edit(text: str, mistake: Mistake, pack: Pack | None, game: str) -> _Edit | None:
    what = mistake.what.args["what"] if mistake.what.message == "pack-near" else mistake.what
    assert isinstance(what, Phrase)
    said = what.words()
    if pack is None:
        own = _OWN_KEY.search(said)
        return _without_key(text, "pack", "", own[1]) if own else None
    if mistake.kind and not mistake.id and not mistake.key:
        return _other_kind(text, mistake.kind, game) if mistake.kind in pack.tables else None
    known = tables_of(game).get(mistake.kind, {})
    if mistake.id and mistake.id not in known and "is missing" in said:
        return _other_id(text, mistake, list(known), pack)
    if found := _UNKNOWN_KEY.search(said):
        return _other_key(text, mistake, found[1], known, pack)
    if found := _UNLISTED.search(said):
        return _within(text, mistake, ("printed", "inferred"), rf"\s*([\"']){re.escape(found[1])}\1\s*,?", "", found[1])
    if found := _NO_NUMBER.search(said):
        return _word(text, mistake, rf"\b{re.escape(found[1])}\s+\d+", found[1])
    if found := _NO_POWER.search(said):
        near = difflib.get_close_matches(found[1].split(" ")[0], found[2].split(", "), n=1, cutoff=NEAR)
        return _word(text, mistake, re.escape(found[1]), near[0]) if near else None
    if found := _UNREADABLE.search(said):
        return _by_hand(text, mistake, found[1])
    return None


def _other_kind(text: str, kind: str, game: str) -> _Edit | None:
    near = difflib.get_close_matches(kind, list(tables_of(game)), n=1, cutoff=NEAR)
    spans = [span for span in _spans(text) if span.kind == kind and not span.key]
    if not near or not spans:
        return None
    line = text.splitlines()[spans[0].first - 1]
    return _Edit(
        spans[0].first,
        spans[0].first,
        [re.sub(rf"\b{re.escape(kind)}\b", near[0], line, count=1)],
        _renamed(kind, near[0]),
    )


def _other_id(text: str, mistake: Mistake, known: list[str], pack: Pack) -> _Edit | None:
    """The card that was probably meant, if the pack does not have it already; else the table goes."""
    free = [id for id in known if id not in pack.tables.get(mistake.kind, {})]
    near = difflib.get_close_matches(mistake.id, free, n=1, cutoff=NEAR)
    span = next(
        (span for span in _spans(text) if (span.kind, span.id, span.key) == (mistake.kind, mistake.id, "")), None
    )
    if span is None:
        return None
    lines = text.splitlines()
    if near:
        header = re.sub(rf"\.\s*([\"']?){re.escape(mistake.id)}\1", f".{near[0]}", lines[span.first - 1], count=1)
        return _Edit(span.first, span.first, [header], _renamed(mistake.id, near[0]))
    last = max(other.last for other in _spans(text) if (other.kind, other.id) == (mistake.kind, mistake.id))
    return _Edit(
        span.first, last, _commented(lines[span.first - 1 : last]), Phrase("pack-left-out", {"what": mistake.table})
    )


def _other_key(text: str, mistake: Mistake, key: str, known: dict[str, Any], pack: Pack) -> _Edit | None:
    """The key that was probably meant, if the table does not have it already; else the line goes."""
    has = pack.tables.get(mistake.kind, {}).get(mistake.id, {})
    keys = list(dict.fromkeys(word for card in known.values() for word in card if word not in has))
    near = difflib.get_close_matches(key, keys, n=1, cutoff=NEAR)
    span = _span(text, mistake.kind, mistake.id, key)
    if span is None:
        return None
    if not near:
        return _without_key(text, mistake.kind, mistake.id, key)
    line = text.splitlines()[span.first - 1]
    return _Edit(span.first, span.first, [line.replace(key, near[0], 1)], _renamed(key, near[0]))


def _without_key(text: str, kind: str, id: str, key: str) -> _Edit | None:
    span = _span(text, kind, id, key) if id else _span(text, kind, key, "")
    if span is None:
        return None
    lines = text.splitlines()[span.first - 1 : span.last]
    return _Edit(span.first, span.last, _commented(lines), Phrase("pack-left-out", {"what": key}))


def _by_hand(text: str, mistake: Mistake, line: str) -> _Edit | None:
    """A line that cannot be read any more is carried out by hand, as it was written."""
    plain = line.replace('"', "'").replace("\\", "/")
    if len(plain) > LONGEST or not plain.isprintable() or '"' in line or "'" in line:
        return None
    span = _span(text, mistake.kind, mistake.id, mistake.key)
    if span is None:
        return None
    lines = text.splitlines()[span.first - 1 : span.last]
    for number, written in enumerate(lines):
        for quote in ('"', "'"):
            before = f"{quote}{line}{quote}"
            if before in written:
                after = f"'by hand \"{plain}\"'"
                changed = [*lines[:number], written.replace(before, after, 1), *lines[number + 1 :]]
                return _Edit(span.first, span.last, changed, Phrase("pack-line-by-hand", {"line": name(line)}))
    return None


def _word(text: str, mistake: Mistake, pattern: str, word: str) -> _Edit | None:
    return _within(text, mistake, (mistake.key,), pattern, word, word)


def _within(text: str, mistake: Mistake, keys: tuple[str, ...], pattern: str, put: str, told: str) -> _Edit | None:
    """Something inside the value of one of these keys becomes something else, or goes."""
    for key in keys:
        span = _span(text, mistake.kind, mistake.id, key)
        if span is None:
            continue
        written = "\n".join(text.splitlines()[span.first - 1 : span.last])
        head, equals, value = written.partition("=")
        changed, times = re.subn(pattern, put, value, count=1)
        if times:
            change = (
                Phrase("pack-renamed", {"was": mistake.key, "now": put})
                if put
                else Phrase("pack-left-out", {"what": told})
            )
            return _Edit(span.first, span.last, (head + equals + changed).split("\n"), change)
    return None


def _renamed(was: str, now: str) -> Phrase:
    return Phrase("pack-renamed", {"was": was, "now": now})


def _commented(lines: list[str]) -> list[str]:
    """What is left out stays to be read."""
    return [f"# {line}" if line.strip() and not line.lstrip().startswith("#") else line for line in lines]


# Where things stand


class _Span(NamedTuple):
    kind: str
    id: str
    key: str
    first: int
    last: int


def _spans(text: str) -> Iterator[_Span]:
    """Everything that is written, with its first and last line; blank lines and comments behind it do not belong."""
    found = statements(text)
    lines = text.splitlines()
    if not found:
        return
    for (first, (kind, id, key)), following in zip(
        found, [*(number for number, _ in found[1:]), len(lines) + 1], strict=True
    ):
        last = following - 1
        while last > first and (not lines[last - 1].strip() or lines[last - 1].lstrip().startswith("#")):
            last -= 1
        yield _Span(kind, id, key, first, last)


def _span(text: str, kind: str, id: str, key: str) -> _Span | None:
    return next((span for span in _spans(text) if (span.kind, span.id, span.key) == (kind, id, key)), None)


def _stamped(text: str, game: str) -> str:
    """With the version that reads it now in its header."""
    made = f'made_with = "{heliopause.__version__}"'
    spans = list(_spans(text))
    old = next((span for span in spans if (span.kind, span.id) == ("pack", "made_with")), None)
    lines = text.splitlines()
    if old is not None:
        lines[old.first - 1] = made
    else:
        header = next((span for span in spans if span.kind == "pack" and not span.id), None)
        if header is not None:
            lines.insert(header.last, made)
        else:
            first = spans[0].first - 1 if spans else len(lines)
            while first and lines[first - 1].startswith("#"):
                first -= 1  # a comment on the first card stays with it
            lines[first:first] = ["[pack]", f'game = "{game}"', made, ""]
    return "\n".join(lines) + "\n"
