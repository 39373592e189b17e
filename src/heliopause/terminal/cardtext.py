"""A card as a text: every value in the notation and in words, with where it comes from."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from heliopause.content import Tables
from heliopause.kernel.phrase import with_names
from heliopause.packs.origins import keys_of, origin
from heliopause.terminal.scene import QUIET, grid
from heliopause.terminal.screens import screens_of
from heliopause.terminal.translator import Translator

MARK_STYLES = {"printed": "green", "inferred": "cyan", "house": "yellow", "owner": "magenta"}


def kind_word(kind: str, say: Translator) -> str:
    return say(f"kind-{kind}") if say.knows(f"kind-{kind}") else kind.replace("_", " ")


def title_of(table: dict[str, Any], id: str, say: Translator) -> str:
    """The name of a card in words; the id of one that has none."""
    return say.card(with_names(str(table["name"]), table.get("names", {}))) if "name" in table else id


def names_of(tables: Tables, say: Translator) -> dict[str, tuple[str, str]]:
    """Every card by its name, in English too, and by its id: kind and id."""
    named: dict[str, tuple[str, str]] = {}
    for kind, cards in tables.items():
        for id, table in cards.items():
            for name in (title_of(table, id, say), str(table.get("name", id))):
                again = (
                    name in named and named[name] != (kind, id) and "set" in table
                )  # the same faction on another mat
                named.setdefault(f"{name} ({table['set']})" if again else name, (kind, id))
            named.setdefault(f"{kind}.{id}", (kind, id))
            named.setdefault(id, (kind, id))
    return named


def draw_card(game: str, tables: Tables, kind: str, id: str, say: Translator) -> RenderableType:
    """A card: key, value, words, provenance."""
    table = tables[kind][id]
    title = Text.assemble((title_of(table, id, say), "bold"), "  ", (f"{kind_word(kind, say)} · {kind}.{id}", QUIET))
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
