"""How much the figures of an analysis differ from seed to seed: what the marks of a turn have to stand above.

python bench/analysis_noise.py [GAMES] [SEEDS]     prints the table of docs/analysis.md

Games of search bots are looked into. What such a bot chose was about the best it could find, so what it seems to have
lost is mostly noise; and the same decision with another seed tells how far a chance of a line may be off.
"""

import json
import statistics
import sys
from collections.abc import Iterator
from itertools import product

import heliopause
from heliopause.analysis.analysing import DEPTH, Analysis
from heliopause.analysis.searching import compare
from heliopause.analysis.told import TurnLooked
from heliopause.bots import make
from heliopause.registry import games

PLAYED_BY = "search:120"


def main(count: int, seeds: int) -> None:
    print("| | decisions | a chance is off by (s.d.) | lost by own choices: half below | 90 % below | 97 % below |")
    print("|---|---|---|---|---|---|")
    for name, players in product(games(), (2, 3, 4)):
        spreads: list[float] = []
        losses: list[float] = []
        for seed in range(count):
            analysis = Analysis(_played(name, players, seed), depth=0)
            for turn, path, position in list(_decisions(analysis))[:: 4 if players > 2 else 2]:
                found = [compare(position, path, DEPTH, 100 + number) for number in range(seeds)]
                chances = [one.played.chances[turn.seat] for one in found if one is not None]
                losses += [one.best.chances[turn.seat] - one.played.chances[turn.seat] for one in found if one]
                if len(chances) > 1:
                    spreads.append(statistics.pvariance(chances))
        losses.sort()
        spread = statistics.mean(spreads) ** 0.5
        row = [statistics.median(losses), losses[int(0.9 * len(losses))], losses[int(0.97 * len(losses))]]
        cells = " | ".join(f"{100 * figure:.1f} %" for figure in (spread, *row))
        print(f"| {name}, {players} players | {len(spreads)} | {cells} |", flush=True)


def _played(name: str, players: int, seed: int) -> heliopause.Game:
    game = heliopause.new(name, players=players, seed=seed)
    bots = [make(PLAYED_BY, seed=10 * seed + seat) for seat in range(players)]
    while (seat := game.seat) is not None:
        game.choose(bots[seat].choose(game))
    return heliopause.load(json.loads(json.dumps(game.record())))


def _decisions(analysis: Analysis) -> Iterator[tuple[TurnLooked, list[str], heliopause.Game]]:
    for turn in analysis.told.turns:
        first = next(iter(analysis._decisions(turn)), None)
        if first is not None and first[0] == turn.moment:
            yield turn, first[1], first[2]


if __name__ == "__main__":
    main(*[int(word) for word in sys.argv[1:]] or (3, 4))
