"""Fills the tables of docs/envs.md: the actions and the numbers of an observation, for each game.

python docs/make_env_tables.py
"""

from pathlib import Path

from heliopause.envs.encoding import encoding_of
from heliopause.registry import OURS, specs

PAGE = Path(__file__).resolve().parent / "envs.md"


def actions_table(game: str) -> str:
    actions = encoding_of(game).actions
    lines = [
        f"{actions.size} actions.",
        "",
        "| first | actions | group | for example | meaning |",
        "|---|---|---|---|---|",
    ]
    for group in actions.groups:
        if group.length:
            example = actions.names[group.first]
            lines.append(f"| {group.first} | {group.length} | {group.name} | `{example}` | {group.meaning} |")
    return "\n".join(lines)


def observation_table(game: str) -> str:
    layout = encoding_of(game).observer.layout
    lines = [f"{layout.size} numbers.", ""]
    lines += ["| offset | length | field | bounds | meaning |", "|---|---|---|---|---|"]
    for block in layout.blocks:
        times = f", {block.times} times, every {block.size}" if block.times > 1 else ""
        length = block.size * block.times
        lines.append(f"| {block.offset} | {length} | **{block.name}** | | {block.meaning}{times} |")
        lines += [
            f"| {block.at(field.name)} | {field.length} | {block.name}.{field.name} | {field.low:g} to {field.high:g} "
            f"| {field.meaning}{_unit(field.unit)} |"
            for field in block.fields
        ]
    return "\n".join(lines)


def _unit(unit: float) -> str:
    return f"; divided by {unit:g}" if unit != 1 else ""


def filled(text: str) -> str:
    """The page with its tables as they should be."""
    for game in [spec.name for spec in specs().values() if spec.package in OURS]:
        for kind, table in (("actions", actions_table), ("observation", observation_table)):
            begin, end = f"<!-- {game} {kind}:begin -->", f"<!-- {game} {kind}:end -->"
            before, _, rest = text.partition(begin)
            _, _, after = rest.partition(end)
            text = f"{before}{begin}\n{table(game)}\n{end}{after}"
    return text


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
