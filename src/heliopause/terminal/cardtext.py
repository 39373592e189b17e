"""A card as a text: every value in the notation and in words, with where it comes from."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from heliopause.content import Tables
from heliopause.terminal.scene import QUIET, grid
from heliopause.terminal.screens import screens_of
from heliopause.terminal.translator import Translator

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


def kind_word(kind: str, say: Translator) -> str:
    return say(f"kind-{kind}") if say.knows(f"kind-{kind}") else kind.replace("_", " ")


def keys_of(table: dict[str, Any]) -> list[str]:
    return [key for key in table if key not in NOTES]


def names_of(tables: Tables) -> dict[str, tuple[str, str]]:
    """Every card by its name and by its id: kind and id."""
    named: dict[str, tuple[str, str]] = {}
    for kind, cards in tables.items():
        for id, table in cards.items():
            name = str(table.get("name", id))
            if name in named and "set" in table:  # the same faction, say, on another mat
                name += f" ({table['set']})"
            named.setdefault(name, (kind, id))
            named.setdefault(f"{kind}.{id}", (kind, id))
            named.setdefault(id, (kind, id))
    return named


def draw_card(game: str, tables: Tables, kind: str, id: str, say: Translator) -> RenderableType:
    """A card: key, value, words, provenance."""
    table = tables[kind][id]
    title = Text.assemble((str(table.get("name", id)), "bold"), "  ", (f"{kind_word(kind, say)} · {kind}.{id}", QUIET))
    rows = grid("fixed", "wrap", "right")
    for key in keys_of(table):
        mark = origin(table, key)
        shown = Text(_value(table[key]))
        for words in screens_of(game).read(key, table[key], say):
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
