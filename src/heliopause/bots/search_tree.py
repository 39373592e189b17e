"""Monte Carlo tree search over plans, with chance nodes: every seat maximises its own chance to win."""

from math import exp, sqrt
from typing import Any, Final, final

from heliopause.bots.search_game import Plan, SearchGame


class SearchSettings:
    """How the tree grows."""

    def __init__(
        self,
        root_width: int = 8,
        own_width: int = 5,
        other_width: int = 3,
        exploration: float = 1.0,
        sharpness: float = 1.5,
        hopeless: float = 0.2,
        look: float = 6.0,
        widening: float = 0.6,
        glance: float = 0.15,
        likely: int = 2,
        thorough: int = 24,
    ) -> None:
        self.root_width = root_width  # plans followed at the root,
        self.own_width = own_width  # at later decisions of the seat that searches,
        self.other_width = other_width  # and at those of the others
        self.exploration = exploration
        self.sharpness = sharpness  # points that make a plan e times as likely to be tried
        self.hopeless = hopeless  # a chance to win worse by this much at the root is not looked into any further
        self.look = look  # iterations for each plan at the root, at least
        self.widening = widening  # outcomes of chance that are told apart: visits to this power
        self.glance = glance  # what it takes to see where a plan leads, in iterations
        self.likely = likely  # options tried where a position is new, beside those that nobody has tried in this search
        self.thorough = thorough  # visits after which a position is looked at again, with all that may be done in it


SETTINGS: Final = SearchSettings()
ROUNDS: Final = 3  # of the thinking at the root; after each the better half of the plans goes on


@final
class Edge:
    """A plan that leads out of a node, and what has been found behind it."""

    __slots__ = ("chances", "drawn", "nodes", "plan", "prior", "seen", "visits")

    def __init__(self, plan: Plan, prior: float, chances: list[float]) -> None:
        self.plan = plan
        self.prior = prior
        self.visits = 0
        self.chances = chances  # for every seat, to win: as in the node it comes from, until it has been visited
        self.nodes: list[Node] = []  # by what chance brought
        self.seen: list[str] = []
        self.drawn: list[int] = []  # how often


@final
class Node:
    """The beginning of a turn, or the end of the game. Plans are looked for when it is visited again."""

    __slots__ = ("chances", "edges", "seat", "state", "visits")

    def __init__(self, state: Any, seat: int, chances: list[float]) -> None:
        self.state = state
        self.seat = seat
        self.visits = 0
        self.edges: list[Edge] = []
        self.chances = chances


@final
class Tree:
    """The tree of one search. `grow` is one iteration."""

    def __init__(self, game: SearchGame, state: Any, settings: SearchSettings, iterations: float) -> None:
        """`iterations`: about how many there will be."""
        self.game = game
        self.settings = settings
        self.seat = game.seat(state)
        self.root = Node(state, self.seat, [1 / game.players] * game.players)
        self._expand(self.root, game.plans(state, settings.root_width, True))
        self.running = self.root.edges  # the plans at the root that may still be the best
        self._round = 0
        self.narrow(iterations)

    def narrow(self, iterations: float) -> None:
        """Let no more plans into the running than so many iterations can look into: those that are best at a glance."""
        most = (iterations - self.settings.glance * len(self.running)) / self.settings.look
        if most < len(self.running):
            if not self.running[0].visits:
                self.glance(1)
            self.running = sorted(self.running, key=self.promise, reverse=True)[: max(1, int(most))]

    def grow(self, done: float) -> None:
        """One iteration: down the most promising plans to a new position, evaluate it, and tell everybody above.

        At the root the plans still in the running take turns, and after each third of the thinking the better half of
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
        self._follow(edge)

    def glance(self, looks: int) -> None:
        """See where every plan at the root leads, and no further; those that chance decides, several times."""
        self.running = self.root.edges
        for edge in self.running:
            for _ in range(looks):
                edge.visits += 1
                self._look(edge)
                if edge.seen == [""]:
                    break
            self._sum_up_edge(edge)

    def settled(self) -> bool:
        """Is there nothing left to compare?"""
        return len(self.running) == 1

    def best(self) -> Edge:
        """The best of the plans still in the running."""
        return max(self.running, key=self.promise)

    def promise(self, edge: Edge) -> float:
        """The chance of the seat that searches."""
        return edge.chances[self.seat]

    def _cut(self) -> None:
        ranked = sorted(self.running, key=self.promise, reverse=True)
        least = self.promise(ranked[0]) - self.settings.hopeless
        self.running = [edge for edge in ranked[: max(2, (len(ranked) + 1) // 2)] if self.promise(edge) >= least]

    def _visit(self, node: Node) -> None:
        node.visits += 1
        if node.seat < 0:
            return
        if not node.edges or node.visits == self.settings.thorough:
            self._look_around(node)
        self._follow(self._select(node))
        self._sum_up(node)

    def _follow(self, edge: Edge) -> None:
        """Down an edge to an outcome seen before, and on from there; or to a new one."""
        edge.visits += 1
        nodes = edge.nodes
        node: Node | None = None
        if nodes:
            if edge.seen[0] == "":
                node = nodes[0]
            # The more often a plan is tried, the more outcomes of chance are told apart.
            elif len(nodes) >= edge.visits**self.settings.widening:
                ticket = self.game.below(sum(edge.drawn))
                number = 0
                while ticket >= edge.drawn[number]:
                    ticket -= edge.drawn[number]
                    number += 1
                node = nodes[number]
        if node is None:
            node = self._look(edge)
        if node is not None:
            self._visit(node)
        self._sum_up_edge(edge)

    def _look(self, edge: Edge) -> Node | None:
        """Where the plan leads this time: the node, if it has been there before."""
        state, outcome = self.game.follow(edge.plan.end())
        for number, seen in enumerate(edge.seen):
            if seen == outcome:
                edge.drawn[number] += 1
                return edge.nodes[number]
        edge.nodes.append(Node(state, self.game.seat(state), self.game.chances(state)))
        edge.seen.append(outcome)
        edge.drawn.append(1)
        return None

    def _select(self, node: Node) -> Edge:
        seat = node.seat
        spread = self.settings.exploration * sqrt(node.visits)
        best = node.edges[0]
        best_score = -1.0
        for edge in node.edges:
            score = edge.chances[seat] + spread * edge.prior / (1 + edge.visits)
            if score > best_score:
                best = edge
                best_score = score
        return best

    def _look_around(self, node: Node) -> None:
        """Find plans: at first what has been good elsewhere in the tree, in a position often visited what is good."""
        width = self.settings.own_width if node.seat == self.seat else self.settings.other_width
        if node.visits < self.settings.thorough:
            self._expand(node, self.game.likely_plans(node.state, width, self.settings.likely))
        else:
            self._expand(node, self.game.plans(node.state, width, False))

    def _expand(self, node: Node, plans: list[Plan]) -> None:
        """Edges for these plans, beside those that there are."""
        edges = node.edges
        known = [edge.plan.path for edge in edges]
        for plan in plans:
            if plan.path not in known:
                edges.append(Edge(plan, 0.0, node.chances))
        best = max(edge.plan.value for edge in edges)
        total = 0.0
        for edge in edges:
            edge.prior = exp((edge.plan.value - best) / self.settings.sharpness)
            total += edge.prior
        for edge in edges:
            edge.prior /= total

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
        """What the plans tried so far promise, the better ones, which are tried more often, before the others."""
        players = self.game.players
        total = [0.0] * players
        visits = 0
        for edge in node.edges:
            if edge.visits:
                visits += edge.visits
                for seat in range(players):
                    total[seat] += edge.visits * edge.chances[seat]
        node.chances = [part / visits for part in total]
