"""What the expert would do in a position of a running game, and what a single choice would lose.

It knows what the position tells, and draws chance from a source of its own.
"""

import gc
import random
from typing import Any

from heliopause.analysis.searching import Compared, advantage, compare, join, line_of, title_of, told
from heliopause.analysis.told import Hint, Line, Way
from heliopause.bots.model import Models
from heliopause.bots.planning import search_game
from heliopause.bots.search_game import Plan, SearchGame
from heliopause.bots.search_tree import SETTINGS, Edge, Tree
from heliopause.game import Game, state_of
from heliopause.kernel.option import Option
from heliopause.said import said

LINES = 3  # that are told
GLANCES = 3  # at an option that the search did not follow: enough to see which deserve a closer look


def hint(game: Game, depth: int, seed: int, models: Models | None = None) -> Hint:
    """For the seat that is asked."""
    state = state_of(game)
    chance = random.Random(seed)
    seen = search_game(game, lambda n: int(chance.random() * n), models, True)
    seat = seen.seat(state)
    options: list[Option] = game.options()
    openings = seen.openings(state)
    if len(options) == 1:
        return Hint("only", seat, [_plain(game, options[0])], None, [])
    if openings:
        return Hint("opening", seat, [_plain(game, option) for option in openings[:LINES]], None, [])
    collecting = gc.isenabled()
    gc.disable()  # as in a search: all references, no garbage
    try:
        tree = Tree(seen, state, SETTINGS, depth)
        join(tree)
        for number in range(depth):
            tree.grow(number / depth)
        best = max((edge for edge in tree.running if edge.visits), key=tree.promise, default=tree.root.edges[0])
        ways = _glance(tree, state, options)
    finally:
        if collecting:
            gc.enable()
    return _told(game, seen, tree, _ranked(tree, best, ways), ways)


def weigh(game: Game, known: Hint, option: str, depth: int, seed: int, models: Models | None = None) -> Compared | None:
    """An option against the best there is: its own best line, looked into as deeply as all others."""
    path = next((way.path for way in known.ways if way.path[0] == option), [option])
    return compare(game, path, depth, seed, models)


def loss_of(known: Hint, option: str) -> float:
    """What an option seems to lose at first sight."""
    found = next((way.chance for way in known.ways if way.path[0] == option), None)
    best = max((way.chance for way in known.ways), default=0.0)
    return 0.0 if found is None else max(0.0, best - found)


def _ranked(tree: Tree, best: Edge, ways: list[Edge]) -> list[Edge]:
    """The best, then the best of what begins otherwise: of what was looked into, or else of what was glanced at."""
    others = [edge for edge in ways if edge.plan.path[0].id != best.plan.path[0].id]
    looked = [edge for edge in others if edge.visits > GLANCES] or others
    return [best, *sorted(looked, key=tree.promise, reverse=True)[: LINES - 1]]


def _glance(tree: Tree, state: Any, options: list[Option]) -> list[Edge]:
    """The best edge for each of the options, after a glance at those that nobody has looked at."""
    edges: list[Edge] = []
    for option in options:
        begun = [edge for edge in tree.root.edges if edge.plan.path[0].id == option.id]
        edges.append(max(begun, key=tree.promise) if begun else _new_edge(tree, state, option))
    thin = [edge for edge in edges if edge.visits < GLANCES]
    tree.running = thin or tree.running
    while any(edge.visits < GLANCES for edge in thin):
        tree.grow(0.0)
    return edges


def _new_edge(tree: Tree, state: Any, option: Option) -> Edge:
    after = state.copy()
    after.answer(next(one for one in after.offered if one.id == option.id))
    return Edge(Plan(after, (option,)), 0.0, tree.root.chances)


def _told(game: Game, seen: SearchGame, tree: Tree, ranked: list[Edge], ways: list[Edge]) -> Hint:
    second = ranked[1] if len(ranked) > 1 else None
    gains = None if second is None else advantage(seen, ranked[0], second, tree.seat)
    return Hint(
        "plan",
        tree.seat,
        [line_of(game, seen, tree, edge, second if edge is ranked[0] else ranked[0]) for edge in ranked],
        None if gains is None else said(gains),
        [Way([option.id for option in edge.plan.path], tree.promise(edge)) for edge in ways],
    )


def _plain(game: Game, option: Option) -> Line:
    steps = told(game, [option.id])
    return Line([option.id], title_of(steps), steps, [], None, None)
