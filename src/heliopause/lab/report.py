"""The report of `lab balance`: one HTML file that holds everything, plots as well."""

from importlib.metadata import version
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from heliopause.lab import report_plots as plots
from heliopause.lab.balance import Plan
from heliopause.lab.balance_findings import ENOUGH, ODD, findings
from heliopause.lab.balance_reader import Reader
from heliopause.lab.balance_tables import Row, Tables, by_words
from heliopause.registry import spec_of


def pages() -> Environment:
    """The lab's templates."""
    environment = Environment(
        loader=PackageLoader("heliopause.lab", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters.update(percent=_percent, signed=_signed, number=_number)
    return environment


def report(plan: Plan, reader: Reader, tables: Tables) -> str:
    """The page, in English: the lab is for developers."""
    kinds = sorted({row["kind"] for row in tables.cards}, key=reader.kinds.index)
    return (
        pages()
        .get_template("balance.html")
        .render(
            plan=plan,
            version=version("heliopause"),
            title=spec_of(plan.game).title,
            tables=tables,
            findings=findings(reader, tables),
            played_by=by_words(reader),
            ways=reader.ways,
            kinds=kinds,
            plots=_plots(plan, reader, tables, kinds),
            enough=ENOUGH,
        )
    )


def _plots(plan: Plan, reader: Reader, tables: Tables, kinds: list[str]) -> dict[str, str]:
    fair = 1 / len(plan.bots)
    drawn = {
        "rounds": plots.histogram("rounds", "rounds of a game", [row["rounds"] for row in tables.games]),
        "sources": plots.pairs("sources", "points by source, mean", tables.sources[:-1]),
    }
    for by, name in by_words(reader).items():
        rows = [row for row in tables.wins if row["by"] == by]
        if len(rows) > 1:
            drawn[f"by-{by}"] = plots.forest(f"by-{by}", f"win rate by {name}", rows, "value", fair)
    drawn["games"] = plots.forest("share", "share of the games won", tables.strategies, "strategy", 1 / 3)
    for kind in kinds:
        rows = _points_of(tables, kind)
        if rows:
            drawn[kind] = plots.cloud(f"cloud-{kind}", f"{kind}: taken and winning", rows)
    return drawn


def _points_of(tables: Tables, kind: str) -> list[Row]:
    """For the cloud: each card with all its offers together."""
    offered: dict[str, int] = {}
    taken: dict[str, int] = {}
    for row in tables.offers:
        if row["kind"] == kind:
            offered[row["id"]] = offered.get(row["id"], 0) + row["n"]
            taken[row["id"]] = taken.get(row["id"], 0) + row["taken"]
    return [
        {
            "name": row["name"],
            "house": row["house"],
            "taken": taken[row["id"]] / offered[row["id"]],
            "effect": row["beside"],
            "odd": row["corrected"] < ODD,
            "z": row["beside"] * row["n"] ** 0.5,
        }
        for row in tables.cards
        if row["kind"] == kind and row["n"] >= ENOUGH and offered.get(row["id"], 0) >= ENOUGH
    ]


# Cells


def _percent(value: float | None) -> str:
    return "–" if value is None else f"{value:.0%}"


def _signed(value: float) -> str:
    return f"{100 * value:+.0f}"


def _number(value: Any, digits: int = 1) -> str:
    return "–" if value is None else f"{value:.{digits}f}"
