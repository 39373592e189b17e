"""An arena's figures for people: a table for the terminal, and Markdown with all that is needed to repeat it."""

import platform
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import heliopause
from heliopause.kernel.form import form

TITLES = ("bot", "games", "wins", "share", "95% interval", "equal", "Elo", "95% interval", "score", "ms/move", "lost")


def table(figures: dict[str, Any]) -> RenderableType:
    """For the terminal."""
    drawn = Table.grid(padding=(0, 2, 0, 0))
    drawn.add_column(overflow="fold", max_width=22)
    for _ in TITLES[1:]:
        drawn.add_column(justify="right", no_wrap=True)
    drawn.add_row(*(Text(title, style="bold") for title in TITLES))
    for cells in _rows(figures):
        drawn.add_row(*cells)
    lines = [summary(figures), *_lost(figures)]
    return Group(drawn, Text(""), Text("\n".join(lines)))


def write_report(path: Path, figures: dict[str, Any], command: str) -> None:
    """For docs/."""
    titles = "| " + " | ".join(TITLES) + " |"
    rule = "|---" + "|---:" * (len(TITLES) - 1) + "|"
    rows = ["| " + " | ".join([f"`{cells[0]}`", *cells[1:]]) + " |" for cells in _rows(figures)]
    lines = [
        f"```sh\n{command}\n```",
        "",
        titles,
        rule,
        *rows,
        "",
        summary(figures),
        *_lost(figures),
        f"Played with heliopause {heliopause.__version__} ({form()}), Python {platform.python_version()}, on "
        f"{machine_name()}, {figures['workers']} games at a time.",
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _rows(figures: dict[str, Any]) -> list[list[str]]:
    return [
        [
            row["name"],
            str(row["games"]),
            f"{row['wins']:g}",
            f"{row['share']:.1%}",
            f"{row['low']:.1%} to {row['high']:.1%}",
            f"{row['expected']:.0%}",
            f"{row['elo']:+.0f}" if number else "0",
            f"{row['elo_low']:+.0f} to {row['elo_high']:+.0f}" if number else "",
            f"{row['score']:.1f}",
            f"{row['ms_per_move']:.1f}",
            str(row["failures"]),
        ]
        for number, row in enumerate(figures["bots"])
    ]


def summary(figures: dict[str, Any]) -> str:
    rounds = figures["rounds"]
    text = f"{figures['games']} games of {figures['players']} seats, seed {figures['seed']}; "
    text += f"{rounds['mean']:.1f} rounds on average ({rounds['least']} to {rounds['most']})."
    if figures["stopped_early"]:
        text += (
            " Stopped early: the order of the bots is clear (at a level of 5% that holds however often one looks)."
            " The intervals of the shares are those that hold whenever one stops."
        )
    return text


def _lost(figures: dict[str, Any]) -> list[str]:
    return [
        f"{row['name']} lost {row['failures']} of {row['moves']} moves to the fallback; "
        f"the first time {row['failed_first']}."
        for row in figures["bots"]
        if row["failures"]
    ]


def machine_name() -> str:
    """The processor as the system calls it."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
