"""`heliopause bench`: how fast random games go on one core, beside catanatron.

The measurements take turns in small slices, so that a machine busy with other things slows all of them alike.
"""

import json
import random
from time import perf_counter
from typing import Any

import click
from rich.console import Group
from rich.text import Text

import heliopause
from heliopause.cli.catan import Catan, installed
from heliopause.cli.scene import console, grid
from heliopause.cli.speech import Speech, language_option, speech

SLICES = 10
SAMPLES = 100  # positions at which a copy, the options and the view are timed


@click.command()
@click.option("--seconds", type=click.FloatRange(0.1), default=5.0, show_default=True, help="How long for each figure.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@language_option
def bench(seconds: float, as_json: bool, language: str | None) -> None:
    """Measure random play on one core, beside catanatron."""
    say = speech(language)
    runners: dict[str, Any] = {"sun-2": Sun(2), "sun-4": Sun(4)}
    if installed():
        runners["catanatron"] = Catan()
    for _ in range(SLICES):
        for runner in runners.values():
            runner.play(seconds / SLICES)
    report: dict[str, Any] = {name: _speed(runner) for name, runner in runners.items()}
    report["microseconds"] = timings()
    if "catanatron" in report:
        report["ratio"] = report["sun-4"]["decisions_per_second"] / report["catanatron"]["decisions_per_second"]
    if as_json:
        click.echo(json.dumps(report))
    else:
        console().print(_draw(report, say))


class Sun:
    """Random games of Beyond the Sun, played on in slices of time; set-up is timed too, chance is not counted."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.decisions = 0
        self.games = 0
        self.seconds = 0.0
        self._random = random.Random(1).random
        self._game = self._new()

    def _new(self) -> heliopause.Game:
        return heliopause.new("sun", players=self.players, seed=self.games)

    def play(self, seconds: float) -> None:
        draw = self._random
        start = perf_counter()
        while (now := perf_counter()) < start + seconds:
            game = self._game
            if game.over:
                self.games += 1
                self._game = self._new()
                continue
            options = game.options()
            game.choose(options[int(draw() * len(options))])
            self.decisions += 1
        self.seconds += now - start


def _speed(runner: Any) -> dict[str, float]:
    return {
        "decisions_per_second": runner.decisions / runner.seconds,
        "games_per_second": runner.games / runner.seconds,
        "decisions": runner.decisions,
        "games": runner.games,
    }


def timings() -> dict[str, float]:
    """Microseconds for a copy of a state, a list of options and a view, over positions of random games."""
    positions = _positions(SAMPLES)
    return {
        "copy": _each([game._state.copy for game in positions]),
        "options": _each([lambda game=game: game._state.asking.options(game._state) for game in positions]),
        "view": _each([game.view for game in positions]),
    }


def _positions(number: int) -> list[heliopause.Game]:
    """Positions of four seats from all stages of a game."""
    draw = random.Random(2)
    found: list[heliopause.Game] = []
    game = heliopause.new("sun", players=4, seed=2)
    while len(found) < number:
        for _ in range(17):
            if game.over:
                game = heliopause.new("sun", players=4, seed=len(found) + 3)
            game.choose(draw.choice(game.options()))
        if not game.over:
            found.append(game.copy(quiet=True))
    return found


def _each(calls: list[Any]) -> float:
    """Microseconds a call, the best of several rounds over all of them."""
    best = float("inf")
    for _ in range(7):
        start = perf_counter()
        for call in calls:
            call()
        best = min(best, perf_counter() - start)
    return best / len(calls) * 1e6


def _draw(report: dict[str, Any], say: Speech) -> Group:
    table = grid("fixed", "right", "right", padding=3)
    table.add_row("", *(Text(say(title), style="bold") for title in ("bench-decisions", "bench-games")))
    for name in ("sun-2", "sun-4", "catanatron"):
        if name in report:
            speed = report[name]
            rate = f"{speed['decisions_per_second']:,.0f}", f"{speed['games_per_second']:.2f}"
            table.add_row(say(f"bench-{name}"), *rate)
    figures = {name: f"{value:.1f}" for name, value in report["microseconds"].items()}
    last = say("bench-ratio", ratio=f"{report['ratio']:.1f}") if "ratio" in report else say("bench-no-catanatron")
    return Group(table, Text(""), Text(say("bench-microseconds", **figures)), Text(last))
