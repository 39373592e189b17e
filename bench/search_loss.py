"""How much of its chance to win a search loses a turn by what it chooses, beside a much deeper search.

python -m bench.search_loss [GAME] [POSITIONS] [DEEP]     prints the table of docs/bots.md (run it compiled)

Positions are beginnings of turns in games of `learned`. Several deep searches tell what every plan is worth; the same
evaluation judges both, so this tells how well a search finds what its evaluation likes, and not how right that is.
"""

import random
import statistics
import sys
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

import heliopause
from heliopause.bots import make
from heliopause.bots.planning import Learned, Search
from heliopause.bots.search_tree import Tree
from heliopause.game import state_of
from heliopause.registry import games

A_GAME: Final = 4  # positions
SEARCHES: Final = 4  # deep ones of a position
SEEN: Final = 20  # visits after which a plan's worth is believed
SHARE: Final = 0.7  # of a turn's thinking is for its beginning
DEPTHS: Final = (0, 30, 100, 300, 1000)  # 0: a glance, as `learned`
SEEDS: Final = 4


def main(name: str = games()[0], count: str = "80", deep: str = "4000") -> None:
    losses: dict[int, list[float]] = defaultdict(list)
    for position in _positions(name, int(count)):
        worth = _worth(position, int(deep))
        if len(worth) > 1:
            best = max(worth.values())
            for depth in DEPTHS:
                chosen = [_tree(position, depth, seed).best().plan.path for seed in range(SEEDS)]
                losses[depth].append(statistics.mean(best - worth.get(_ids(path), best) for path in chosen))
    print(f"{name}, two players, {len(losses[0])} positions; a deep search has {deep} iterations")
    print("| iterations | of the chance to win, a turn |\n|--:|--:|")
    for depth, lost in losses.items():
        off = 1.96 * statistics.stdev(lost) / len(lost) ** 0.5
        print(f"| {depth or 'a glance'} | {100 * statistics.mean(lost):.1f}% ± {100 * off:.1f} |")


def _positions(name: str, count: int) -> Iterator[heliopause.Game]:
    for seed in range(9_000_000, 9_000_000 + (count + A_GAME - 1) // A_GAME):
        game = heliopause.new(name, players=2, seed=seed)
        bots = [make("learned", seed=10 * seed + seat) for seat in range(2)]
        turns = []
        while (seat := game.seat) is not None:
            if game.round and type(state_of(game).asking).__name__ == "AskSpace" and len(game.options()) > 2:
                turns.append(game.copy())
            game.choose(bots[seat].choose(game))
        yield from random.Random(seed).sample(turns, min(A_GAME, len(turns)))


def _worth(position: heliopause.Game, deep: int) -> dict[str, float]:
    """The chance to win with every plan that deep searches looked into."""
    found: dict[str, list[tuple[int, float]]] = defaultdict(list)
    for seed in range(SEARCHES):
        tree = _tree(position, deep, 1000 + seed)
        for edge in tree.root.edges:
            if edge.visits > SEEN:
                found[_ids(edge.plan.path)].append((edge.visits, tree.promise(edge)))
    return {
        path: sum(visits * chance for visits, chance in seen) / sum(visits for visits, _ in seen)
        for path, seen in found.items()
    }


def _tree(position: heliopause.Game, iterations: int, seed: int) -> Tree:
    """The tree of the decision at the beginning of a turn."""
    trees: list[Tree] = []
    bot = Search(seed, seconds=None, iterations=int(iterations / SHARE)) if iterations else Learned(seed)
    bot.watch = trees.append
    bot.choose(position)
    return trees[0]


def _ids(path: tuple[heliopause.Option, ...]) -> str:
    return " ".join(option.id for option in path)


if __name__ == "__main__":
    main(*sys.argv[1:])
