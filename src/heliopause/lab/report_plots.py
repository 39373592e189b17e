"""The plots of a report as inline SVG, whose colours follow the page: light or dark."""

import re
from collections.abc import Callable
from io import StringIO
from typing import Any, Final

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from heliopause.lab.balance_tables import Row

# Stand-ins in the drawing for the colours of the page.
COLOURS: Final = {
    "#010101": "--ink",
    "#020202": "--quiet",
    "#030303": "--accent",
    "#040404": "--other",
    "#050505": "--odd",
}
INK, QUIET, ACCENT, OTHER, STRIKING = COLOURS
STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 9,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": QUIET,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": QUIET,
    "ytick.color": QUIET,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
}


def drawn(name: str, title: str, width: float, height: float, draw: Callable[[Axes], None]) -> str:
    """One plot as an SVG element."""
    with matplotlib.rc_context(STYLE):
        matplotlib.rcParams["svg.hashsalt"] = name
        figure = Figure(figsize=(width, height), layout="constrained")
        draw(figure.add_subplot())
        text = StringIO()
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    svg = text.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    for stand_in, variable in COLOURS.items():
        svg = svg.replace(stand_in, f"var({variable})")
    svg = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{name}-", svg)  # ids must not meet those of another plot
    svg = re.sub(r'<svg ([^>]*?)width="[^"]*"', r"<svg \1", svg, count=1)
    svg = re.sub(r'<svg ([^>]*?)height="[^"]*"', r"<svg \1", svg, count=1)
    return svg.replace("<svg ", f'<svg role="img" aria-label="{title}" style="max-width:{width * 96:.0f}px" ', 1)


def histogram(name: str, title: str, numbers: list[int]) -> str:
    def draw(axes: Axes) -> None:
        bins = [edge - 0.5 for edge in range(min(numbers), max(numbers) + 2)]
        axes.hist(numbers, bins=bins, color=ACCENT, rwidth=0.85)
        axes.set_xlabel(title)
        axes.set_ylabel("games")

    return drawn(name, title, 6, 2.4, draw)


def forest(name: str, title: str, rows: list[Row], label: str, expected: float) -> str:
    """Rates with their intervals beside a line for what is expected."""

    def draw(axes: Axes) -> None:
        for height, row in enumerate(reversed(rows)):
            outside = row["low"] > expected or row["high"] < expected
            colour = STRIKING if outside else ACCENT
            axes.plot([row["low"], row["high"]], [height, height], color=colour, linewidth=1.6)
            axes.plot([row["share"]], [height], "o", color=colour, markersize=5)
        axes.axvline(expected, color=QUIET, linewidth=1, linestyle="--")
        axes.set_yticks(range(len(rows)), [f"{row[label]} (n = {row['n']})" for row in reversed(rows)])
        axes.set_ylim(-0.7, len(rows) - 0.3)
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
        axes.set_xlabel(title)

    return drawn(name, title, 6, 0.7 + 0.27 * len(rows), draw)


def pairs(name: str, title: str, rows: list[Row]) -> str:
    """Points by source: winners and others."""

    def draw(axes: Axes) -> None:
        for height, row in enumerate(reversed(rows)):
            axes.barh(height + 0.19, row["winners"], 0.36, color=ACCENT, label="winners" if not height else None)
            axes.barh(height - 0.19, row["others"], 0.36, color=OTHER, label="others" if not height else None)
        axes.set_yticks(range(len(rows)), [str(row["name"]) for row in reversed(rows)])
        axes.set_xlabel(title)
        axes.legend(frameon=False, loc="center right")

    return drawn(name, title, 6, 0.7 + 0.32 * len(rows), draw)


def cloud(name: str, title: str, rows: list[Row]) -> str:
    """Cards: how often they are taken across, what their owners win more than others upwards; the oddest by name."""

    def draw(axes: Axes) -> None:
        for row in rows:
            colour = STRIKING if row["odd"] else ACCENT if row["house"] else OTHER
            axes.plot([row["taken"]], [row["effect"]], "o", color=colour, markersize=4.5, alpha=0.85)
        named = sorted(rows, key=lambda row: -abs(row["z"]))[:10]
        for row in named:
            axes.annotate(
                str(row["name"]), (row["taken"], row["effect"]), (4, 3), textcoords="offset points", fontsize=7
            )
        axes.axhline(0, color=QUIET, linewidth=1, linestyle="--")
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
        axes.yaxis.set_major_formatter(lambda value, _: f"{100 * value:+.0f}")
        axes.set_xlabel("taken when on offer")
        axes.set_ylabel("points of win rate beside its group")

    return drawn(name, title, 7.5, 4, draw)
