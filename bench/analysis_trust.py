"""How far the figures of an analysis can be trusted: the tables and the plot of docs/analysis.md.

    python -m bench.analysis_trust calibration [--games 1000]   of positions told 70 %, how many were won?
    python -m bench.analysis_trust adds-up [--games 200]        luck and choices are the final chance less the first
    python -m bench.analysis_trust separation [--games 100]     do choices tell a random player from a greedy one?

All games are made by bots from the seeds 0, 1, ...: another run gives the same figures. `calibration` also draws
docs/pictures/calibration.svg.
"""

import argparse
import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import matplotlib
from matplotlib.figure import Figure

import heliopause
from heliopause.analysis import Analysed, Analysis
from heliopause.bots import make
from heliopause.registry import games

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "calibration.svg"
KINDS = [(game, players) for game in games() for players in (2, 3, 4)]
EDGES = [0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0]
RESAMPLED = 500
INK = "#777777"  # to be read on white and on black

Told = tuple[float, float]  # a chance to win, and what came of it


def played(game: str, bots: list[str], seed: int) -> heliopause.Game:
    seats = [make(bot, seed=10 * seed + number) for number, bot in enumerate(bots)]
    table = heliopause.new(game, players=len(bots), seed=seed)
    while (seat := table.seat) is not None:
        table.choose(seats[seat].choose(table))
    return table


def played_by(bot: str, count: int) -> Iterator[tuple[str, int, heliopause.Game]]:
    """So many of both games and all numbers of players together."""
    for number in range(count):
        name, players = KINDS[number % len(KINDS)]
        yield name, players, played(name, [bot] * players, seed=number // len(KINDS))


def calibration(count: int) -> None:
    by_kind: dict[str, list[list[Told]]] = {}
    for name, players, game in played_by("greedy", count):
        found = Analysis(game, depth=0).told
        of_game = [(turn.before[seat], found.final[seat]) for turn in found.turns for seat in range(players)]
        by_kind.setdefault(f"{name}, {players} players", []).append(of_game)
    everything = [seen for kind in by_kind.values() for seen in kind]
    print("| told | positions | told on average | won | by chance between |")
    print("|---|---|---|---|---|")
    rows = _bins(everything)
    for (low, high), told, won, (least, most), positions in rows:
        print(f"| {low:.0%} to {high:.0%} | {positions:,} | {told:.1%} | {won:.1%} | {least:.1%} and {most:.1%} |")
    print()
    print("| | games | mean difference of told and won over the classes, weighed by positions |")
    print("|---|---|---|")
    for kind, seen in by_kind.items():
        classes = _bins(seen, resampled=0)
        off = sum(abs(told - won) * positions for _, told, won, _, positions in classes)
        print(f"| {kind} | {len(seen)} | {off / sum(row[4] for row in classes):.1%} |")
    _draw(rows)


Row = tuple[tuple[float, float], float, float, tuple[float, float], int]


def _bins(seen: list[list[Told]], resampled: int = RESAMPLED) -> list[Row]:
    """By what was told. Positions of one game are not independent, so whole games are drawn anew for the interval."""
    rng = random.Random(0)
    rows: list[Row] = []
    for low, high in pairwise(EDGES):
        per_game = [[one for one in game if low <= one[0] < high or one[0] == high == 1.0] for game in seen]
        sums = [(sum(won for _, won in game), len(game)) for game in per_game if game]
        positions = sum(number for _, number in sums)
        if not positions:
            continue
        told = sum(chance for game in per_game for chance, _ in game) / positions
        won = sum(wins for wins, _ in sums) / positions
        shares = []
        for _ in range(resampled):
            drawn = rng.choices(sums, k=len(sums))
            shares.append(sum(wins for wins, _ in drawn) / sum(number for _, number in drawn))
        shares.sort()
        interval = (shares[int(0.025 * resampled)], shares[int(0.975 * resampled)]) if shares else (won, won)
        rows.append(((low, high), told, won, interval, positions))
    return rows


def _draw(rows: list[Row]) -> None:
    style: dict[Any, Any] = {"svg.fonttype": "none", "font.size": 10, "svg.hashsalt": "calibration"}
    colours = dict.fromkeys(("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color"), INK)
    with matplotlib.rc_context(style | colours):
        figure = Figure(figsize=(4.6, 4.2), layout="constrained")
        axes = figure.add_subplot()
        axes.plot([0, 100], [0, 100], "--", color=INK, linewidth=1, label="as told")
        told = [100 * row[1] for row in rows]
        won = [100 * row[2] for row in rows]
        below = [100 * (row[2] - row[3][0]) for row in rows]
        above = [100 * (row[3][1] - row[2]) for row in rows]
        axes.errorbar(told, won, [below, above], fmt="o", color="#2f7fd6", capsize=3, label="games of greedy bots")
        axes.set_xlabel("told, %")
        axes.set_ylabel("won, %")
        axes.legend(frameon=False)
        figure.savefig(PICTURE, format="svg", transparent=True, metadata={"Date": None, "Creator": None})


def adds_up(count: int) -> None:
    worst = 0.0
    for _, players, game in played_by("greedy", count):
        told = _through(game)
        for seat in range(players):
            sums = told.luck[seat] + told.skill[seat]
            worst = max(worst, abs(sums - (told.final[seat] - told.initial[seat])))
    print(f"{count} games: luck + choices differ from final - initial by {worst:.1e} at most")


def separation(count: int) -> None:
    names = list(games())
    found = {name: [0, 0] for name in names}
    for number in range(count):
        name = names[number % len(names)]
        greedy = number // len(names) % 2  # its seat: the first in every other game
        bots = ["random", "random"]
        bots[greedy] = "greedy"
        told = _through(played(name, bots, seed=number))
        found[name][0] += told.skill[greedy] > told.skill[1 - greedy]
        found[name][1] += 1
    for name, (right, all_games) in found.items():
        print(f"{name}: the greedy player's choices brought more in {right} of {all_games} games")


def _through(game: heliopause.Game) -> Analysed:
    analysis = Analysis(game, depth=0)
    for _ in analysis.work():
        pass
    return analysis.told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["calibration", "adds-up", "separation"])
    parser.add_argument("--games", type=int)
    asked = parser.parse_args()
    work, usual = {"calibration": (calibration, 1000), "adds-up": (adds_up, 200), "separation": (separation, 100)}[
        asked.what
    ]
    work(asked.games or usual)


if __name__ == "__main__":
    main()
