"""`heliopause bench`: how fast games go on one core, beside catanatron.

All times are the processor's, and the measurements take turns in small slices: a machine busy with other things slows
all of them less, and alike.
"""

import json
import resource
import sys
from typing import Any

import click
from rich.console import Group
from rich.text import Text

from heliopause.cli.catan import Catan, installed
from heliopause.cli.catan import steps as catan_steps
from heliopause.cli.stopwatch import Games, Searches, pace, steps
from heliopause.kernel.form import form
from heliopause.kernel.spec import GameSpec
from heliopause.registry import games, spec_of, specs
from heliopause.terminal.scene import console, grid

SLICES = 10
CATAN = "catanatron"
BOTS = ("random", "greedy", "search:200")


@click.command()
@click.option("--seconds", type=click.FloatRange(0.1), default=5.0, show_default=True, help="How long for each figure.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def bench(seconds: float, as_json: bool) -> None:
    """Measure games on one core, beside catanatron."""
    report = measure(seconds)
    if as_json:
        click.echo(json.dumps(report))
    else:
        console().print(drawn(report))


def measure(seconds: float) -> dict[str, Any]:
    """Random games in turns, then the single steps, then the bots that think."""
    runners: dict[str, Any] = {name: Games(spec.name, players) for name, spec, players in _measured()}
    if installed():
        runners[CATAN] = Catan()
    for _ in range(SLICES):
        for runner in runners.values():
            runner.play(seconds / SLICES)
    report: dict[str, Any] = {"form": form()}
    for name, runner in runners.items():
        report[name] = pace(runner)
    for name, spec, players in _measured():
        if players == max(spec.players):
            report[name]["microseconds"] = steps(spec.name, players)
    first = report[_measured()[1][0]]  # our first game with all its seats
    report["microseconds"] = first["microseconds"]
    if CATAN in report:
        report[CATAN]["microseconds"] = catan_steps()
        report["ratio"] = first["decisions_per_second"] / report[CATAN]["decisions_per_second"]
    report["bots"] = {f"{game}: {bot}": thinking(game, bot, seconds) for game in games() for bot in BOTS}
    report["search"] = {name: searching(spec.name, players, seconds) for name, spec, players in _measured()}
    report["peak_memory_mb"] = peak_memory()
    return report


def thinking(game: str, bot: str, seconds: float) -> dict[str, float | None]:
    """A bot against itself, with as few seats as can be; a slow one may finish no game in the time."""
    games = Games(game, min(spec_of(game).players), bot)
    games.play(seconds)
    return {
        "decisions_per_second": games.decisions / games.seconds,
        "games_per_minute": 60 * games.games / games.seconds if games.games else None,
    }


def searching(game: str, players: int, seconds: float) -> dict[str, float]:
    """What the search bot gets done."""
    searches = Searches(game, players)
    searches.think(seconds)
    return {"iterations_per_second": searches.iterations / searches.seconds}


def _measured() -> list[tuple[str, GameSpec, int]]:
    """Each game with its fewest and its most seats, and what that is called in the report."""
    return [
        (f"{spec.name}-{players}", spec, players)
        for spec in specs().values()
        for players in (min(spec.players), max(spec.players))
    ]


def peak_memory() -> float:
    """The most memory the process has held, in megabytes."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (2**20 if sys.platform == "darwin" else 2**10)


def drawn(report: dict[str, Any]) -> Group:
    beside = report.get(CATAN)
    random_games = grid("fixed", "right", "right", "right", padding=3)
    random_games.add_row(f"random play, {report['form']}", "decisions/s", "games/s", "x catanatron", style="bold")
    timed = grid("fixed", "right", "right", "right", padding=3)
    timed.add_row("microseconds", "copy", "options", "view", style="bold")
    for name, title in _titles(report):
        speed = report[name]
        rate = speed["decisions_per_second"]
        ratio = f"{rate / beside['decisions_per_second']:.1f}" if beside else ""
        random_games.add_row(title, f"{rate:,.0f}", f"{speed['games_per_second']:.2f}", ratio)
        if "microseconds" in speed:
            figures = speed["microseconds"]
            timed.add_row(title, *(f"{figures[step]:.1f}" if step in figures else "" for step in _STEPS))
    bots = grid("fixed", "right", "right", padding=3)
    bots.add_row("bots", "decisions/s", "games/min", style="bold")
    for name, speed in report["bots"].items():
        finished = speed["games_per_minute"]
        bots.add_row(name, f"{speed['decisions_per_second']:,.1f}", "-" if finished is None else f"{finished:,.1f}")
    search = grid("fixed", "right", padding=3)
    search.add_row("search", "iterations/s", style="bold")
    for name, spec, players in _measured():
        search.add_row(_title(spec, players), f"{report['search'][name]['iterations_per_second']:,.0f}")
    lines = [Text(f"Peak memory {report['peak_memory_mb']:.0f} MB.")]
    if not beside:
        lines.append(Text("catanatron is not installed; to measure beside it: pip install 'heliopause[bench]'"))
    return Group(random_games, Text(""), timed, Text(""), bots, Text(""), search, Text(""), *lines)


_STEPS = ("copy", "options", "view")


def _titles(report: dict[str, Any]) -> list[tuple[str, str]]:
    found = [(name, _title(spec, players)) for name, spec, players in _measured()]
    return [*found, (CATAN, "catanatron, 4 players")] if CATAN in report else found


def _title(spec: GameSpec, players: int) -> str:
    return f"{spec.title}, {players} seats"
