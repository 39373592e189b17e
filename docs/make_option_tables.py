"""Fills the tables of docs/options.md: what may be chosen about each game, from its schema.

python docs/make_option_tables.py
"""

from pathlib import Path

from heliopause.cli.game_flags import flag_of
from heliopause.kernel.game_options import OptionField
from heliopause.kernel.spec import GameSpec
from heliopause.registry import OURS, specs

PAGE = Path(__file__).resolve().parent / "options.md"


def table(spec: GameSpec) -> str:
    lines = ["| option | flag | values | usual | |", "|---|---|---|---|---|"]
    for name, field in spec.fields().items():
        needs = f" Only with `{field.needs}`." if field.needs else ""
        usual = "" if field.default is None else f"`{field.default!r}`"
        lines.append(f"| `{name}` | `{flag_of(name)}` | {_values(field)} | {usual} | {field.description}{needs} |")
    return "\n".join(lines)


def _values(field: OptionField) -> str:
    if field.kind == "number":
        return "a number"
    values = ["True", "False"] if field.kind == "flag" else [repr(value) for value in field.values]
    return ", ".join(f"`{value}`" for value in values) + (", ..." if field.kind == "text" else "")


def filled(text: str) -> str:
    """The page with its tables as they should be."""
    for spec in specs().values():
        if spec.package in OURS:
            begin, end = f"<!-- {spec.name}:begin -->", f"<!-- {spec.name}:end -->"
            before, _, rest = text.partition(begin)
            _, _, after = rest.partition(end)
            text = f"{before}{begin}\n{table(spec)}\n{end}{after}"
    return text


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
