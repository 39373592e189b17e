"""Monte Carlo tree search over whole ways to play, with chance nodes: every seat maximises its own chance to win."""

from collections.abc import Callable
from math import exp, sqrt
from typing import Any, Final, final

from heliopause.bots.foresight import Foresight, Way


class Habits:
    """How the tree grows."""

    def __init__(
        self,
        root_width: int = 8,
        own_width: int = 5,
        other_width: int = 3,
        exploration: float = 0.6,
        sharpness: float = 1.2,
        guess: float = 1.0,
        soft: float = 0.0,
        widening: float = 0.6,
    ) -> None:
        self.root_width = root_width  # ways followed at the root,
        self.own_width = own_width  # at later decisions of the seat that searches,
        self.other_width = other_width  # and at those of the others
        self.exploration = exploration
        self.sharpness = sharpness  # points that make a way e times as likely to be tried
        self.guess = guess  # visits that the first estimate of a way counts for
        self.soft = soft  # 0: a node is worth its best way, 1: the mean of its visits
        self.widening = widening  # outcomes of chance that are told apart: visits to this power


HABITS: Final = Habits()


@final
class Edge:
    """A way out of a node, and what has been found behind it."""

    __slots__ = ("chances", "drawn", "nodes", "prior", "seen", "visits", "way")

    def __init__(self, way: Way, prior: float, guess: list[float]) -> None:
        self.way = way
        self.prior = prior
        self.visits = 0
        self.chances = guess  # for every seat, to win
        self.nodes: list[Node] = []  # by what chance brought
        self.seen: list[str] = []
        self.drawn: list[int] = []  # how often


@final
class Node:
    """A decision of one seat, or the end of the game."""

    __slots__ = ("chances", "edges", "seat", "state", "visits")

    def __init__(self, state: Any, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.visits = 0
        self.edges: list[Edge] = []
        self.chances: list[float] = []

    def best(self) -> Edge:
        """The way with the most visits; of several the better one."""
        best = self.edges[0]
        for edge in self.edges:
            if edge.visits > best.visits or (
                edge.visits == best.visits and edge.chances[self.seat] > best.chances[self.seat]
            ):
                best = edge
        return best


@final
class Tree:
    """The tree of one search. `grow` is one iteration."""

    def __init__(self, game: Foresight, state: Any, below: Callable[[int], int], habits: Habits) -> None:
        self.game = game
        self.habits = habits
        self.below = below
        self.seat = game.seat(state)
        self.root: Node = Node(state, self.seat)
        self._expand(self.root, habits.root_width, True)

    def grow(self) -> None:
        """One iteration: down the most promising ways to a new one, judge it, and tell everybody above."""
        self._visit(self.root)

    def replant(self, node: Node) -> None:
        """Make a node that has come true the root."""
        self.root = node
        self.seat = node.seat

    def settled(self, left: float) -> bool:
        """Can the best way no longer be overtaken within that many iterations?"""
        if len(self.root.edges) < 2:
            return True
        visits = sorted(edge.visits for edge in self.root.edges)
        return visits[-1] - visits[-2] > left

    def _visit(self, node: Node) -> list[float]:
        node.visits += 1
        if node.seat < 0:
            return node.chances
        edge = self._select(node)
        if not edge.visits:
            end = edge.way.end
            edge.chances = self.game.chances(end, self.game.values(end))
            edge.visits = 1
        else:
            edge.visits += 1
            child = self._outcome(edge)
            self._visit(child)
            self._sum_up_edge(edge)
        self._sum_up(node)
        return node.chances

    def _select(self, node: Node) -> Edge:
        seat = node.seat
        spread = self.habits.exploration * sqrt(node.visits)
        best = node.edges[0]
        best_score = -1.0
        for edge in node.edges:
            score = edge.chances[seat] + spread * edge.prior / (1 + edge.visits)
            if score > best_score:
                best = edge
                best_score = score
        return best

    def _outcome(self, edge: Edge) -> Node:
        """What follows a way: the one node there is, or one by chance, old or new."""
        nodes = edge.nodes
        if nodes:
            if edge.seen[0] == "":
                return nodes[0]
            # The more often a way is tried, the more outcomes of chance are told apart.
            if len(nodes) >= edge.visits**self.habits.widening:
                ticket = self.below(sum(edge.drawn))
                number = 0
                while ticket >= edge.drawn[number]:
                    ticket -= edge.drawn[number]
                    number += 1
                return nodes[number]
        state, fell = self.game.follow(edge.way.rest)
        for number, seen in enumerate(edge.seen):
            if seen == fell:
                edge.drawn[number] += 1
                return nodes[number]
        node = Node(state, self.game.seat(state))
        if node.seat < 0:
            node.chances = self.game.chances(state, self.game.values(state))
        else:
            self._expand(node, self.habits.own_width if node.seat == self.seat else self.habits.other_width, False)
        nodes.append(node)
        edge.seen.append(fell)
        edge.drawn.append(1)
        return node

    def _expand(self, node: Node, width: int, careful: bool) -> None:
        """Find the ways out of a node; each begins with the chances its value promises."""
        ways = self.game.ways(node.state, width, careful)
        values = self.game.values(node.state)
        best = ways[0].value
        weights = [exp((way.value - best) / self.habits.sharpness) for way in ways]
        total = sum(weights)
        for way, weight in zip(ways, weights, strict=True):
            values[node.seat] = way.value
            node.edges.append(Edge(way, weight / total, self.game.chances(node.state, values)))

    def _sum_up_edge(self, edge: Edge) -> None:
        nodes = edge.nodes
        if len(nodes) == 1:
            edge.chances = nodes[0].chances
            return
        players = self.game.players
        total = [0.0] * players
        drawn = sum(edge.drawn)
        for number, node in enumerate(nodes):
            for seat in range(players):
                total[seat] += edge.drawn[number] * node.chances[seat]
        edge.chances = [part / drawn for part in total]

    def _sum_up(self, node: Node) -> None:
        """A node is worth what its best way is worth, softened by what was tried beside it."""
        seat = node.seat
        soft = self.habits.soft
        best: Edge | None = None
        for edge in node.edges:
            if edge.visits and (best is None or edge.chances[seat] > best.chances[seat]):
                best = edge
        assert best is not None
        if not soft:
            node.chances = best.chances
            return
        players = self.game.players
        mean = [0.0] * players
        visits = 0
        for edge in node.edges:
            visits += edge.visits
            for other in range(players):
                mean[other] += edge.visits * edge.chances[other]
        node.chances = [soft * mean[other] / visits + (1 - soft) * best.chances[other] for other in range(players)]
