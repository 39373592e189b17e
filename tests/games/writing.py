"""What can be written in a game's notation: all that its cards say, and any text that its grammar allows."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from hypothesis import strategies as st
from lark.lexer import TerminalDef

import heliopause
from heliopause.beyond.lines import Line, Part
from heliopause.beyond.notation import Unreadable
from heliopause.beyond.quantities import Condition, Formula
from heliopause.beyond.view import PowerView
from heliopause.games.horizon.rules.constants import POWERS as HORIZON_POWERS
from heliopause.games.horizon.rules.notation import HORIZON
from heliopause.games.horizon.rules.triggers import Trigger
from heliopause.games.sun.rules.constants import POWERS as SUN_POWERS
from heliopause.games.sun.rules.events import Who
from heliopause.games.sun.rules.notation import NOTATION

NOTATIONS: Final = {"sun": NOTATION, "horizon": HORIZON}
WRITTEN: Final = (Line, Formula, Condition, Who, Trigger)
DERIVED: Final = ("research_lines",)  # made from lines that stand elsewhere


@cache
def on_cards(game: str) -> list[Any]:
    """All lines, formulas, conditions, triggers and ranks of the box, wherever they stand."""
    return written_in(heliopause.new(game).rules.content)


def written_in(content: Any) -> list[Any]:
    return list(_written(content, {}))


def _written(thing: Any, seen: dict[int, Any]) -> Iterator[Any]:
    """What was seen is held: some of it is made at every look, and what is made next could get its identity."""
    if id(thing) in seen:
        return
    seen[id(thing)] = thing
    if isinstance(thing, WRITTEN):
        yield thing
    elif isinstance(thing, list | tuple | dict):
        for one in thing.values() if isinstance(thing, dict) else thing:
            yield from _written(one, seen)
    elif type(thing).__module__.startswith("heliopause."):
        for name in _attributes(type(thing)):
            if name not in DERIVED:
                yield from _written(getattr(thing, name, None), seen)


def _attributes(kind: type) -> list[str]:
    """Of a class with slots, interpreted or compiled."""
    return [
        name for one in kind.__mro__ for name in getattr(one, "__mypyc_attrs__", ()) or getattr(one, "__slots__", ())
    ]


def parts_in(line: Line) -> Iterator[Part]:
    """The parts of a line, and of the lines inside them."""
    for part in line.parts:
        yield part
        for inside in part.inside():
            yield from parts_in(inside)


def texts(game: str, start: str) -> st.SearchStrategy[str]:
    """Texts that the grammar derives from a symbol and that can be read."""
    return _any_text(game, start).filter(lambda text: _is_readable(game, start, text))


def _is_readable(game: str, start: str, text: str) -> bool:
    try:
        getattr(NOTATIONS[game], start if start in ("formula", "condition") else "line")(text)
    except Unreadable:  # a ship of level 5, a private technology of level I
        return False
    return True


@st.composite
def _any_text(draw: st.DrawFn, game: str, start: str) -> str:
    return " ".join(_derived(draw, _grammar(game), start, DEEPEST))


DEEPEST: Final = 2  # brackets in brackets


Grammar = tuple[dict[str, list[list[str]]], dict[str, st.SearchStrategy[str]]]


@cache
def _grammar(game: str) -> Grammar:
    """What each symbol can become, what leads deeper last; and the words."""
    parser = NOTATIONS[game].parser
    ways: dict[str, list[list[str]]] = {}
    for rule in parser.rules:
        ways.setdefault(rule.origin.name, []).append([symbol.name for symbol in rule.expansion])
    for expansions in ways.values():
        expansions.sort(key=lambda expansion: ("line" in expansion, len(expansion)))
    words = {terminal.name: _words(terminal) for terminal in parser.terminals}
    words["COUNT"] = st.sampled_from(sorted(NOTATIONS[game].compiler.counters))
    return ways, words


def _derived(draw: st.DrawFn, grammar: Grammar, symbol: str, deep: int) -> list[str]:
    ways, words = grammar
    if symbol in words:
        return [draw(words[symbol])]
    shallow = [way for way in ways[symbol] if "line" not in way] or ways[symbol][:1]
    way = draw(st.sampled_from(ways[symbol] if deep > 0 else shallow))
    return [word for part in way for word in _derived(draw, grammar, part, deep - ("line" in way))]


def _words(terminal: TerminalDef) -> st.SearchStrategy[str]:
    if terminal.name == "INT":
        return st.integers(1, 4).map(str)
    if terminal.pattern.type == "str":
        return st.just(terminal.pattern.value)
    return st.from_regex(terminal.pattern.to_regexp(), fullmatch=True).map(lambda text: " ".join(text.split()))


def power_texts(held: list[PowerView]) -> list[str]:
    """Powers of a view as cards write them."""
    numbered = {*SUN_POWERS.numbered, *HORIZON_POWERS.numbered}
    return [f"{power.id} {power.n}" if power.id in numbered else power.id for power in held]
