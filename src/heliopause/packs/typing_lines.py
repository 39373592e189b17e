"""A line while it is being typed: what it says so far, where it stops being readable, and what may come next.

Everything is asked of the grammar that reads the cards: no second list of words can disagree with it.
"""

import difflib
import re
from functools import cache
from typing import Any, Final, Literal, get_args

import msgspec
from lark import Lark
from lark.exceptions import LarkError

from heliopause.beyond.notation import Notation, Unreadable
from heliopause.kernel.phrase import Phrase, name
from heliopause.kernel.tokens import Tokens, framed
from heliopause.packs.form import loader_of

Role = Literal["line", "formula", "condition"]
MOST = 24  # completions
LONGEST: Final = 600  # characters of a line
MARKS: Final = (":", ",", "(", ")", "[", "|", "]", "x", "+", "or", "per", "up to")
_PARTIAL: Final = re.compile(r"[A-Za-z]+$")
_JOINED: Final = (" ", ", ", " + ", ": ", "")


class Stuck(msgspec.Struct):
    """Where a line cannot be read any further, counted from 0, and what to say about it."""

    at: int
    phrase: Phrase


class Typed(msgspec.Struct):
    """What the game makes of a line so far. `next` are the words that may stand at the caret; `partial` is how many
    letters of them are there already."""

    tokens: Tokens
    phrase: Phrase | None
    stuck: Stuck | None
    next: list[str]
    partial: int


class Added(msgspec.Struct):
    """A line with something put in, and what is to be selected in it: the number that one may want another of."""

    text: str
    begin: int
    end: int


class Sign(msgspec.Struct):
    """Something that can be put into a line by a click: as it is written, drawn and said."""

    text: str
    group: Literal["cost", "effect", "addition", "level", "count", "mark"]
    tokens: Tokens
    phrase: Phrase | None


def notation_of(game: str) -> Notation:
    loader = loader_of(game)
    if loader is None:
        raise ValueError(f"{game} has no notation")
    return loader.notation


def typed(game: str, role: Role, text: str, caret: int) -> Typed:
    notation = notation_of(game)
    follows, partial = completions(notation, role, text[:caret])
    if not text.strip():
        return Typed((), None, None, follows, partial)
    try:
        read = getattr(notation, role)(text)
    except Unreadable as error:
        return Typed((), None, _stuck(notation, role, text, str(error)), follows, partial)
    return Typed(read.tokens(), read.phrase(), None, follows, partial)


def completions(notation: Notation, role: Role, before: str) -> tuple[list[str], int]:
    """The words that may come next, and how much of them stands there already."""
    found = _PARTIAL.search(before)
    partial = found[0] if found else ""
    texts = _accepted(notation, role, before[: len(before) - len(partial)])
    fitting = [text for text in texts if text.startswith(partial) and text != partial]
    return fitting[:MOST], len(partial)


def added(game: str, role: Role, text: str, begin: int, end: int, sign: str, cost: bool) -> Added:
    """Put a sign in place of what is selected, with whatever the notation wants between it and what stands before.

    A cost goes to the front, whatever is selected.
    """
    notation = notation_of(game)
    if cost:
        has_cost = _reads(notation, role, text) and ":" in text.split("(", maxsplit=1)[0].split("[", maxsplit=1)[0]
        joined = f"{sign}{' + ' if has_cost else ': '}{text.lstrip()}"
        return _selected(joined, 0, len(sign))
    before, after = text[:begin].rstrip(), text[end:].lstrip()
    joiner = next((one for one in _JOINED if _begins(notation, role, f"{before}{one}{sign}")), " ") if before else ""
    head = f"{before}{joiner}{sign}"
    tail = next((one for one in _JOINED if _reads(notation, role, f"{head}{one}{after}")), " ") if after else ""
    return _selected(f"{head}{tail}{after}", len(head) - len(sign), len(head))


def _selected(text: str, begin: int, end: int) -> Added:
    number = re.search(r"\d+|\bI+V?\b", text[begin:end])
    if number is None:
        return Added(text, end, end)
    return Added(text, begin + number.start(), begin + number.end())


@cache
def signs(game: str) -> list[Sign]:
    """Everything that a line can be put together from."""
    notation = notation_of(game)
    found: dict[str, Sign] = {}
    for rule in sorted(notation.parser.rules, key=lambda rule: len(rule.expansion)):
        if rule.origin.name not in ("effect", "item"):
            continue
        names = [one.name for one in rule.expansion]
        if rule.alias in found or any(one in _optional(notation.parser) for one in names):
            continue
        text = _example(names, notation)
        if text is None:
            continue
        shape = str(rule.alias)
        if rule.origin.name == "item":
            line = notation.line(f"{text}: {_any_effect(notation)}")
            found[shape] = Sign(text, "cost", line.parts[0].tokens(), line.parts[0].phrase())
        elif _reads(notation, "line", text):
            line = notation.line(text)
            found[shape] = Sign(text, "effect", line.tokens(), line.phrase())
    counts = [
        Sign(word, "count", condition.tokens()[1:], Phrase(f"count-{condition.word.replace(' ', '-')}", {"n": 2}))
        for word in notation.compiler.counters
        for condition in [notation.condition(f"2 {word}")]
    ]
    unlike = {str(sign.phrase): sign for sign in reversed(counts)}  # the singular and the plural are one thing
    levels = [Sign(numeral, "level", (framed(numeral),), None) for numeral in notation.compiler.numerals[1:]]
    marks = [Sign(mark, "mark", (), None) for mark in MARKS]
    return [*found.values(), *_additions(notation), *levels, *reversed(unlike.values()), *marks]


def _additions(notation: Notation) -> list[Sign]:
    """What may follow an effect, drawn as what it adds to it."""
    found: dict[str, Sign] = {}
    for rule in sorted(notation.parser.rules, key=lambda rule: len(rule.expansion)):
        names = [one.name for one in rule.expansion]
        more = [one for one in names if one in _optional(notation.parser)]
        if rule.origin.name != "effect" or len(more) != 1 or more[0] in found:
            continue
        without = _example([one for one in names if one not in more], notation)
        whole = _example(names, notation)
        if without is None or whole is None or not _reads(notation, "line", whole):
            continue
        plain = list(notation.line(without).tokens())
        tokens = tuple(one for one in notation.line(whole).tokens() if one not in plain)
        found[more[0]] = Sign(_texts_of(more[0], notation)[0], "addition", tokens, None)
    return list(found.values())


@cache
def _any_effect(notation: Notation) -> str:
    """The text of an effect that every game has."""
    return f"research {notation.compiler.numerals[2]}"


def _example(names: list[str], notation: Notation) -> str | None:
    """The text of an effect or a cost, with the first word or a small number wherever there is a choice."""
    texts = []
    for one in names:
        if one in ("line", "condition") or one.startswith("__effect"):
            return None  # put together from marks
        if one == "counted":
            texts.append(next(iter(notation.compiler.counters)))
        elif one == "levels":
            texts.append(notation.compiler.numerals[2])
        elif one == "ESCAPED_STRING":
            texts.append('"…"')
        else:
            found = ["1"] if one == "INT" else _texts_of(one, notation)
            texts.append(found[1] if one == "LEVEL" else found[0])
    return " ".join(texts)


@cache
def _optional(parser: Lark) -> frozenset[str]:
    """Terminals that some forms of an effect have and others have not, but for numbers."""
    effects = [
        (str(rule.alias), {one.name for one in rule.expansion}) for rule in parser.rules if rule.origin.name == "effect"
    ]
    found: set[str] = set()
    for alias, here in effects:
        more = [there - here for other, there in effects if other == alias and here < there]
        found |= {one for extra in more if len(extra) == 1 for one in extra if one != "INT" and one[0] != "_"}
    return frozenset(found)


# The grammar


def _accepted(notation: Notation, role: Role, before: str) -> list[str]:
    try:
        reading: Any = notation.parser.parse_interactive(before, start=role)
        reading.exhaust_lexer()
        names = reading.accepts()
    except LarkError:
        return []
    order = [terminal.name for terminal in notation.parser.terminals]
    known = sorted((one for one in names if one in order), key=order.index)
    return [text for one in known for text in _texts_of(one, notation)]


def _begins(notation: Notation, role: Role, text: str) -> bool:
    """Can a line begin so?"""
    try:
        reading: Any = notation.parser.parse_interactive(text, start=role)
        reading.exhaust_lexer()
    except LarkError:
        return False
    return bool(reading.accepts())


def _reads(notation: Notation, role: Role, text: str) -> bool:
    try:
        getattr(notation, role)(text)
    except Unreadable:
        return False
    return True


@cache
def _texts_of(terminal: str, notation: Notation) -> list[str]:
    """What may be written for a terminal of the grammar; nothing for a number, which needs no completion."""
    if terminal == "COUNT":
        return list(notation.compiler.counters)
    if terminal == "LEVEL":
        return list(notation.compiler.numerals[1:])
    if terminal in ("INT", "ESCAPED_STRING"):
        return []
    pattern: Any = next(one.pattern for one in notation.parser.terminals if one.name == terminal)
    if pattern.type == "str":
        return [pattern.value]
    return _spelled(pattern.value)


def _spelled(pattern: str) -> list[str]:
    """The texts of a simple pattern: words, spaces, `(one|other)`, `[A-E]` and a letter that may be left."""
    plain = re.sub(r"\\s\+", " ", pattern).replace("\\b", "")
    group = re.fullmatch(r"\((?:\?:)?([\w|]+)\)(\w\??)?", plain)
    if group:
        return group[1].split("|")
    letters = re.fullmatch(r"\[(\w)-(\w)\]", plain)
    if letters:
        return [chr(code) for code in range(ord(letters[1]), ord(letters[2]) + 1)]
    return [re.sub(r"(\w)\?", r"\1", plain)]


def plainly(game: str, what: Phrase) -> Phrase | None:
    """What is said of a line that cannot be read, as who types it is told; None if it is another mistake."""
    told = str(what.args.get("text", ""))
    quoted = re.match(r"(['\"])(.*)\1 cannot be read at ", told)
    if what.message != "name" or quoted is None:
        return None
    for role in get_args(Role):
        stuck = _stuck(notation_of(game), role, quoted[2], told)
        if stuck.phrase.message == "line-near":
            return stuck.phrase
    return _stuck(notation_of(game), "line", quoted[2], told).phrase


def _stuck(notation: Notation, role: Role, text: str, told: str) -> Stuck:
    where = re.search(r" cannot be read at (its end|'.*'|\".*\")$", told)
    if where is None:
        return Stuck(0, name(told.removeprefix(f"{text!r}: ")))
    if where[1] == "its end":
        return Stuck(len(text), Phrase("line-not-ended"))
    at = max(len(text) - len(where[1]) + 2, 0)
    word = (text[at:].split() or [""])[0].rstrip(",:;)]|")
    before = text[:at]
    accepted = _accepted(notation, role, before)
    near = [one for one in accepted if word and one.startswith(word)]
    near = near or (difflib.get_close_matches(word, accepted, n=1, cutoff=0.6) if word else [])
    if near:
        return Stuck(at, Phrase("line-near", {"word": word, "near": near[0]}))
    return Stuck(at, Phrase("line-unreadable", {"word": word or text[at:]}))
