"""A card as a text: every value in the notation and in words, with where it comes from."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from heliopause.beyond.notation import Unreadable
from heliopause.content import Tables
from heliopause.terminal.box import Box
from heliopause.terminal.scene import QUIET, grid
from heliopause.terminal.translator import Speech

MARKS = ("printed", "inferred", "house", "owner")
MARK_STYLES = {"printed": "green", "inferred": "cyan", "house": "yellow", "owner": "magenta"}
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


def draw_card(box: Box, tables: Tables, kind: str, id: str, say: Speech) -> RenderableType:
    """A card: key, value, words, provenance."""
    table = tables[kind][id]
    title = Text.assemble((str(table.get("name", id)), "bold"), "  ", (f"{kind_word(kind, say)} · {kind}.{id}", QUIET))
    rows = grid("fixed", "wrap", "right")
    for key in keys_of(table):
        mark = origin(table, key)
        shown = Text(_value(table[key]))
        for words in _in_words(box, key, table[key], say):
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


def _in_words(box: Box, key: str, value: Any, say: Speech) -> list[str]:
    """What a value of the notation says; nothing for a plain name or number."""
    try:
        return _read(box, key, value, say)
    except Unreadable:
        return []


def _read(box: Box, key: str, value: Any, say: Speech) -> list[str]:
    notation = box.notation
    if key in box.lines and value:
        return [say.tell(notation.line(value).phrase())]
    if key == "actions":
        return [
            say("action-spaces", n=action.get("spaces", 1), line=say.tell(notation.line(action["line"]).phrase()))
            for action in value
        ]
    if key == "condition":
        return [say.tell(notation.condition(value).phrase())]
    if key in ("vp", "democracy") and isinstance(value, str) and value:
        return [say.tell(notation.formula(value).phrase())]
    if key in ("power", "ability") and isinstance(value, str) and value:
        return [say.word(f"power-{value}")]
    return box.read(key, value, say)
