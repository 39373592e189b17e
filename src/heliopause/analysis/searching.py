"""What the expert makes of a decision: a search in which what was played is compared with what else there was.

As many iterations for all: the plan that was played stays in the running to the end, however bad it looks.
"""

import gc
import random
from typing import Any, NamedTuple

from heliopause.analysis.told import Line
from heliopause.bots.model import Models
from heliopause.bots.planning import reason_for, search_game
from heliopause.bots.search_game import Plan, SearchGame
from heliopause.bots.search_tree import SETTINGS, Edge, Node, Tree
from heliopause.event import option_told
from heliopause.game import Game, state_of
from heliopause.kernel.machine import Chance
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase, name
from heliopause.said import Said, said

MORE = 2  # lines that are shown beside what was played and what the expert plays
QUICK = 8  # iterations for each plan are no search: what leads then is what a quick bot would find


class Compared(NamedTuple):
    """Lines by their promise: what was played, what is best, and what else was worth a look."""

    played: Line
    best: Line
    others: list[Line]  # the best first
    second: float | None  # the chance of the best line that begins otherwise
    quick: bool  # would a quick look have found the best?
    why: Said | None


def compare(game: Game, path: list[str], depth: int, seed: int, models: Models | None = None) -> Compared | None:
    """The decision before us, and what was chosen: `path`, up to chance or somebody else. None: nothing to decide."""
    state = state_of(game)
    if state.asking is None or isinstance(state.asking, Chance) or (len(state.offered) == 1 and len(path) == 1):
        return None
    chance = random.Random(seed)
    seen = search_game(game, lambda n: int(chance.random() * n), models, True)
    if seen.openings(state):
        return None
    collecting = gc.isenabled()
    gc.disable()  # as in a search: all references, no garbage
    try:
        tree = Tree(seen, state, SETTINGS, depth)
        join(tree)
        played = _played(seen, tree, state, path)
        quick = _grow(tree, played, depth)
    finally:
        if collecting:
            gc.enable()
    return _compared(game, seen, tree, played, quick)


def join(tree: Tree) -> None:
    """Plans that differ only in what they would do after chance has spoken are one: nobody has to choose that yet."""
    one: dict[tuple[Option, ...], Edge] = {}
    for edge in [*tree.running, *tree.root.edges]:
        one.setdefault(edge.plan.path, edge)
    tree.running = [edge for edge in tree.running if one[edge.plan.path] is edge]
    tree.root.edges = [edge for edge in tree.root.edges if one[edge.plan.path] is edge]


def _played(seen: SearchGame, tree: Tree, state: Any, path: list[str]) -> Edge:
    """The edge of what was played; a new one, if the planner did not think of it."""
    taken: list[Option] = []
    after = state.copy()
    for id in path:
        option = next(option for option in after.offered if option.id == id)
        taken.append(option)
        after.answer(option)
    for edge in tree.root.edges:
        if list(edge.plan.path) == taken:
            return edge
    end = None if isinstance(after.asking, Chance) else _marked(seen, seen.follow(after)[0])
    for edge in tree.root.edges:
        if end is not None:
            state_then, outcome = seen.follow(edge.plan.end())
            if not outcome and _marked(seen, state_then) == end:
                return edge  # the same in another order
    edge = Edge(Plan(after, tuple(taken)), min(other.prior for other in tree.root.edges), tree.root.chances)
    tree.root.edges.append(edge)
    return edge


def _marked(seen: SearchGame, state: Any) -> object:
    try:
        return seen.mark(state)
    except NotImplementedError:
        return object()


def _grow(tree: Tree, played: Edge, depth: int) -> Edge:
    """Grow the tree; what is best after a quick look."""
    quick: Edge | None = None
    for number in range(depth):
        if not any(edge is played for edge in tree.running):
            tree.running.append(played)
        tree.grow(number / depth)
        if quick is None and all(edge.visits >= QUICK for edge in tree.running):
            quick = tree.best()
    return quick or tree.best()


def _compared(game: Game, seen: SearchGame, tree: Tree, played: Edge, quick: Edge) -> Compared:
    # Of what nobody has looked into, nothing is known; and a tie goes to what was played.
    running = [edge for edge in tree.running if edge.visits]
    best = max(running, key=tree.promise, default=played)
    if tree.promise(best) <= tree.promise(played):
        best = played
    ranked = sorted((edge for edge in tree.root.edges if edge.visits), key=tree.promise, reverse=True)
    begun = [best.plan.path[0], played.plan.path[0]]
    others: list[Edge] = []
    for edge in ranked:
        if edge.plan.path[0] not in begun and len(others) < MORE:
            others.append(edge)
            begun.append(edge.plan.path[0])
    rivals = [tree.promise(edge) for edge in ranked if edge.plan.path[0] is not best.plan.path[0]]
    against = played if best is not played else others[0] if others else None
    gains = None if against is None else advantage(seen, best, against, tree.seat)
    return Compared(
        line_of(game, seen, tree, played, best if best is not played else against),
        line_of(game, seen, tree, best, against),
        [line_of(game, seen, tree, edge, best) for edge in others],
        max(rivals, default=None),
        quick.plan.path[0] is best.plan.path[0],
        None if gains is None else said(gains),
    )


def line_of(game: Game, seen: SearchGame, tree: Tree, edge: Edge, against: Edge | None) -> Line:
    """An edge in words."""
    steps = told(game, [option.id for option in edge.plan.path])
    gains = None if against is None or against is edge else advantage(seen, edge, against, tree.seat)
    return Line(
        [option.id for option in edge.plan.path],
        title_of(steps),
        steps,
        list(edge.chances),
        None if gains is None else said(gains),
        _answer(game, tree.seat, edge),
    )


def told(game: Game, path: list[str]) -> list[Said]:
    """Choices in words, each where it is made; up to chance."""
    trial = game.copy(quiet=True)
    found: list[Said] = []
    for id in path:
        option = next(option for option in trial.options() if option.id == id)
        found.append(said(trial.told(option)))
        trial.choose(option)
    return found


def title_of(steps: list[Said]) -> Said:
    """What a turn is called: after what it begins with, and of that the name, where it has one."""
    if not steps:
        return said(Phrase("analysis-nothing-chosen"))
    title = steps[0].args.get("title")
    return title if isinstance(title, Said) else steps[0]


def advantage(seen: SearchGame, edge: Edge, against: Edge, seat: int) -> Phrase | None:
    """What one way brings that another does not, by the evaluation in points."""
    if not edge.nodes or not against.nodes:
        return None
    gains = reason_for(_terms(seen, against, seat), _terms(seen, edge, seat))
    return None if gains is None or gains.message == "reason-nothing-better" else gains


def _terms(seen: SearchGame, edge: Edge, seat: int) -> dict[str, float]:
    """The mean over what chance has brought behind an edge."""
    total: dict[str, float] = {}
    for node, drawn in zip(edge.nodes, edge.drawn, strict=True):
        for term, points in seen.terms(node.state, seat).items():
            total[term] = total.get(term, 0.0) + points * drawn / sum(edge.drawn)
    return total


def _answer(game: Game, seat: int, edge: Edge) -> Said | None:
    """What is most likely to follow, if it is somebody else's doing."""
    if not edge.nodes:
        return None
    node: Node = max(zip(edge.nodes, edge.drawn, strict=True), key=lambda pair: pair[1])[0]
    if node.seat < 0 or node.seat == seat or not node.edges:
        return None
    reply = max(node.edges, key=lambda edge: edge.visits)
    if not reply.visits:
        return None
    what = option_told(game.rules, node.state, reply.plan.path[0], game.names)
    who = name(game.names[node.seat], f"seat:{node.seat}")
    return said(Phrase("analysis-answer", {"who": who, "what": what}))
