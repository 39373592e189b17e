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
        exploration: float = 1.0,
        sharpness: float = 1.5,
        hopeless: float = 0.2,
        trust: float = 2.0,
        look: float = 8.0,
        widening: float = 0.6,
    ) -> None:
        self.root_width = root_width  # ways followed at the root,
        self.own_width = own_width  # at later decisions of the seat that searches,
        self.other_width = other_width  # and at those of the others
        self.exploration = exploration
        self.sharpness = sharpness  # points that make a way e times as likely to be tried
        self.hopeless = hopeless  # a chance to win worse by this much at the root is not looked into any further
        self.trust = trust  # visits that the first guess counts for at the root
        self.look = look  # iterations for each way at the root, at least
        self.widening = widening  # outcomes of chance that are told apart: visits to this power


HABITS: Final = Habits()
ROUNDS: Final = 3  # of the thinking at the root; after each the better half of the ways goes on


@final
class Edge:
    """A way out of a node, and what has been found behind it."""

    __slots__ = ("chances", "drawn", "guess", "nodes", "prior", "seen", "visits", "way")

    def __init__(self, way: Way, prior: float, guess: list[float]) -> None:
        self.way = way
        self.prior = prior
        self.visits = 0
        self.guess = guess
        self.chances = guess  # for every seat, to win
        self.nodes: list[Node] = []  # by what chance brought
        self.seen: list[str] = []
        self.drawn: list[int] = []  # how often


@final
class Node:
    """A decision of one seat, or the end of the game."""

    __slots__ = ("chances", "edges", "luck", "seat", "state", "visits")

    def __init__(self, state: Any, seat: int, luck: list[float]) -> None:
        self.state = state
        self.seat = seat
        self.luck = luck  # points that chance has brought every seat on the way here, beyond what was to be expected
        self.visits = 0
        self.edges: list[Edge] = []
        self.chances: list[float] = []


@final
class Tree:
    """The tree of one search. `grow` is one iteration."""

    def __init__(
        self, game: Foresight, state: Any, below: Callable[[int], int], habits: Habits, iterations: float
    ) -> None:
        """`iterations`: about how many there will be."""
        self.game = game
        self.habits = habits
        self.below = below
        self.seat = game.seat(state)
        self.root = Node(state, self.seat, [0.0] * game.players)
        self._expand(self.root, game.ways(state, habits.root_width, True))
        # The ways out of the root that may still be the best; no more than can be looked into.
        self.running = self.root.edges[: max(1, int(iterations / habits.look))]
        self._round = 0

    def grow(self, done: float) -> None:
        """One iteration: down the most promising ways to a new one, judge it, and tell everybody above.

        At the root the ways still in the running take turns, and after each third of the thinking the better half of
        them goes on. So those that are compared have been looked into as deeply as each other: to look deeper finds
        more for everybody. `done` is the part of the thinking that is over.
        """
        if done * ROUNDS >= self._round + 1:
            self._round += 1
            self._cut()
        edge = self.running[0]
        for other in self.running:
            if other.visits < edge.visits:
                edge = other
        self.root.visits += 1
        self._follow(self.root, edge)

    def settled(self) -> bool:
        """Is there nothing left to compare?"""
        return len(self.running) == 1

    def best(self) -> Edge:
        """The best of the ways still in the running."""
        return max(self.running, key=self.promise)

    def promise(self, edge: Edge) -> float:
        """The chance of the seat that searches, seen from the root: what was found, and a little of the first guess."""
        trust = self.habits.trust
        return (edge.visits * edge.chances[self.seat] + trust * edge.guess[self.seat]) / (edge.visits + trust)

    def _cut(self) -> None:
        ranked = sorted(self.running, key=self.promise, reverse=True)
        least = self.promise(ranked[0]) - self.habits.hopeless
        self.running = [edge for edge in ranked[: max(2, (len(ranked) + 1) // 2)] if self.promise(edge) >= least]

    def _visit(self, node: Node) -> None:
        node.visits += 1
        if node.seat >= 0:
            self._follow(node, self._select(node))
            self._sum_up(node)

    def _follow(self, node: Node, edge: Edge) -> None:
        edge.visits += 1
        if edge.visits == 1:
            end = edge.way.end
            edge.chances = self._chances(end, self.game.values(end), node.luck)
        else:
            self._visit(self._outcome(node, edge))
            self._sum_up_edge(edge)

    def _chances(self, state: Any, values: list[float], luck: list[float]) -> list[float]:
        for seat in range(self.game.players):
            values[seat] -= luck[seat]
        return self.game.chances(state, values)

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

    def _outcome(self, node: Node, edge: Edge) -> Node:
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
        found = self._node(node, edge, state, fell)
        nodes.append(found)
        edge.seen.append(fell)
        edge.drawn.append(1)
        return found

    def _node(self, node: Node, edge: Edge, state: Any, fell: str) -> Node:
        """A new node. What chance has brought the seat that took the way is told from what it could expect.

        Later luck, anybody's, says nothing about the decision at the root, and would drown what is to be learned about
        it. Only chance that the decision itself asks for counts.
        """
        seat = self.game.seat(state)
        found = Node(state, seat, node.luck)
        if seat < 0:
            found.chances = self.game.chances(state, self.game.values(state))
            return found
        width = self.habits.own_width if seat == self.seat else self.habits.other_width
        ways = self.game.ways(state, width, False)
        if fell and seat == node.seat and node is not self.root:
            found.luck = node.luck[:]
            found.luck[seat] += ways[0].value - edge.way.value
        self._expand(found, ways)
        return found

    def _expand(self, node: Node, ways: list[Way]) -> None:
        """Each way begins with the chances that its value promises."""
        now = self.game.values(node.state)
        best = ways[0].value
        weights = [exp((way.value - best) / self.habits.sharpness) for way in ways]
        total = sum(weights)
        for way, weight in zip(ways, weights, strict=True):
            values = now[:]
            values[node.seat] = way.value
            node.edges.append(Edge(way, weight / total, self._chances(node.state, values, node.luck)))

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
        """A node is worth what the best way tried so far is worth."""
        seat = node.seat
        best: Edge | None = None
        for edge in node.edges:
            if edge.visits and (best is None or edge.chances[seat] > best.chances[seat]):
                best = edge
        assert best is not None
        node.chances = best.chances
