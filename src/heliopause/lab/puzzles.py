"""Puzzles: positions from games of bots in which one plan is clearly the best, and not the first that comes to mind.

A position is looked at quickly, then as deeply as is wished for and twice as deeply, each with other draws: what is
best must be so every time.
"""

from collections.abc import Iterator

import heliopause
from heliopause.analysis.hinting import hint
from heliopause.analysis.puzzles import GAP, Puzzle, gap_of
from heliopause.bots import make
from heliopause.game import Game

FIRST_ROUND = 4  # before it, little has been decided
SCAN = 30  # iterations of the quick look


def find(game: str, count: int, depth: int, seed: int, players: int | None = None) -> Iterator[Puzzle]:
    """So many puzzles, one from each game at most; in games of two, three and four seats in turn, if not said."""
    found = 0
    number = 0
    while found < count:
        seats = players or 2 + number % 3
        puzzle = _in_game(game, seats, depth, 1000 * seed + number)
        number += 1
        if puzzle is not None:
            found += 1
            yield puzzle


def _in_game(name: str, players: int, depth: int, seed: int) -> Puzzle | None:
    """The first of a game that greedy bots play."""
    game = heliopause.new(name, players=players, seed=seed)
    bots = [make("greedy", seed=seed + seat) for seat in range(players)]
    turns = 0
    while (seat := game.seat) is not None:
        chosen = bots[seat].choose(game)
        begun = len(game.turns())
        if begun > turns and game.round >= FIRST_ROUND:
            puzzle = _look(game, chosen.id, depth)
            if puzzle is not None:
                return puzzle
        turns = begun
        game.choose(chosen)
    return None


def _look(game: Game, obvious: str, depth: int) -> Puzzle | None:
    """Is this one? `obvious`: what a greedy bot would choose."""
    position = game.copy(chance="explicit", quiet=True)
    moment = len(game.choices)
    quick = hint(position, SCAN, moment)
    if quick.kind != "plan" or quick.lines[0].path[0] == obvious or gap_of(quick) < GAP:
        return None
    answers = [hint(position, 2 * depth, moment + 1), hint(position, depth, moment + 2)]
    if {one.lines[0].path[0] for one in answers} != {quick.lines[0].path[0]}:
        return None
    gap = min(gap_of(one) for one in answers)
    if gap < GAP:
        return None
    record = game.record(with_content=True)
    return Puzzle(game.name, record, game.players, quick.seat, game.round, gap, 2 * depth, answers[0])
