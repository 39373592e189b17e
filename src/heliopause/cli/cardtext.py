"""A card as a text: every value in the notation and in words, with where it comes from."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from heliopause.cli.scene import QUIET, grid
from heliopause.cli.speech import Speech
from heliopause.common.notation import Unreadable
from heliopause.content import Tables
from heliopause.sun.happenings import Who
from heliopause.sun.notation import NOTATION

MARKS = ("printed", "inferred", "house", "owner")
MARK_STYLES = {"printed": "green", "inferred": "cyan", "house": "yellow", "owner": "magenta"}
LINES = ("immediate", "line", "control", "bonus", "space", "setup", "anytime")
NOTES = ("printed", "inferred", "owner")


def origin(table: dict[str, Any], key: str) -> str:
    """Where the value of a key comes from: printed, inferred, owner (a pack), or house."""
    if key in table.get("owner", ()):
        return "owner"
    if table.get("printed") == "all" or key in table.get("printed", ()):
        return "printed"
    return "inferred" if key in table.get("inferred", ()) else "house"


def kind_word(kind: str, say: Speech) -> str:
    return say(f"kind-{kind}") if say.knows(f"kind-{kind}") else kind.replace("_", " ")


def keys_of(table: dict[str, Any]) -> list[str]:
    return [key for key in table if key not in NOTES]


def names_of(tables: Tables) -> dict[str, tuple[str, str]]:
    """Every card by its name and by its id: kind and id."""
    named: dict[str, tuple[str, str]] = {}
    for kind, cards in tables.items():
        for id, table in cards.items():
            name = str(table.get("name", id))
            if kind == "mat" and table.get("set") == "advanced":
                name += " (advanced)"
            named.setdefault(name, (kind, id))
            named.setdefault(f"{kind}.{id}", (kind, id))
            named.setdefault(id, (kind, id))
    return named


def draw_card(tables: Tables, kind: str, id: str, say: Speech) -> RenderableType:
    """A card: key, value, words, provenance."""
    table = tables[kind][id]
    title = Text.assemble((str(table.get("name", id)), "bold"), "  ", (f"{kind_word(kind, say)} · {kind}.{id}", QUIET))
    rows = grid("fixed", "wrap", "right")
    for key in keys_of(table):
        mark = origin(table, key)
        shown = Text(_value(table[key]))
        for words in _in_words(key, table[key], say):
            shown.append(f"\n{words}", style=QUIET)
        rows.add_row(f"  {key}", shown, Text(say(f"origin-{mark}"), style=MARK_STYLES[mark]))
    return Group(title, rows)


def _value(value: Any) -> str:
    """A value as one would write it in a file."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return ", ".join(f"{key} = {_value(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        between = "\n" if any(isinstance(inner, (dict, list)) for inner in value) and len(value) < 10 else ", "
        return between.join(_value(inner) for inner in value) or "-"
    return str(value)


def _in_words(key: str, value: Any, say: Speech) -> list[str]:
    """What a value of the notation says; nothing for a plain name or number."""
    try:
        return _read(key, value, say)
    except Unreadable:
        return []


def _read(key: str, value: Any, say: Speech) -> list[str]:
    if key in LINES and value:
        return [say.tell(NOTATION.line(value).phrase())]
    if key == "actions":
        return [
            _times(say, action.get("spaces", 1), say.tell(NOTATION.line(action["line"]).phrase())) for action in value
        ]
    if key == "condition":
        return [say.tell(NOTATION.condition(value).phrase())]
    if key == "vp" and isinstance(value, str) and value:
        return [say.tell(NOTATION.formula(value).phrase())]
    if key in ("power", "ability") and isinstance(value, str) and value:
        return [say.word(f"power-{value}")]
    if key == "effects":
        return [_whose(say, effect["who"], say.tell(NOTATION.line(effect["line"]).phrase())) for effect in value]
    if key == "score":
        return [
            _whose(say, value["who"], say("points-for", formula=say.tell(NOTATION.formula(str(value["vp"])).phrase())))
        ]
    if key == "innovations":
        return [_innovation(say, innovation) for innovation in value]
    return []


def _times(say: Speech, spaces: int, line: str) -> str:
    return say("action-spaces", n=spaces, line=line)


def _whose(say: Speech, who: str, what: str) -> str:
    return say("whose", who=say.tell(Who(who).phrase()), what=what)


def _innovation(say: Speech, innovation: dict[str, str]) -> str:
    text = innovation.get("when") or innovation.get("while") or ""
    number, _, word = text.partition(" ")
    condition = say("exchanges", n=int(number)) if word == "exchanges" else say.tell(NOTATION.condition(text).phrase())
    if innovation.get("line"):
        what = say.tell(NOTATION.line(innovation["line"]).phrase())
        return say("innovation-once", name=innovation["name"], condition=condition, what=what)
    what = say.word(f"power-{innovation['power']}")
    return say("innovation-while", name=innovation["name"], condition=condition, what=what)
