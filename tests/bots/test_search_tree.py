"""The tree search on small games of its own, whose best play is known."""

import random
from typing import Any

from heliopause.bots.search_game import Plan, SearchGame
from heliopause.bots.search_tree import SearchSettings, Tree
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase

TAKE = [Option(f"take:{number}", 0, number, 0, 0, Phrase("option-done")) for number in range(4)]


class Nim(SearchGame):
    """Take 1, 2 or 3 from the heap; whoever takes the last one wins. A position is (heap, seat)."""

    def __init__(self, players: int, seed: int = 0) -> None:
        super().__init__(players, random.Random(seed).randrange)

    def seat(self, state: Any) -> int:
        heap, seat = state
        return seat if heap else -1

    def plans(self, state: Any, width: int, careful: bool) -> list[Plan]:
        heap, seat = state
        after = [(heap - number, (seat + 1) % self.players) for number in range(1, min(3, heap) + 1)]
        return [Plan(end, (TAKE[heap - end[0]],)) for end in after][:width]

    def follow(self, state: Any) -> tuple[Any, str]:
        return state, ""

    def chances(self, state: Any) -> list[float]:
        heap, seat = state
        if heap:
            return [1 / self.players] * self.players
        winner = (seat - 1) % self.players
        return [float(other == winner) for other in range(self.players)]


class Urn(SearchGame):
    """Option 1 wins with one ball in four, option 2 with three balls in four, and their looks deceive."""

    OUTCOMES = ((), (1, 0, 0, 0), (1, 1, 1, 0))

    def __init__(self, seed: int) -> None:
        super().__init__(2, random.Random(seed).randrange)

    def seat(self, state: Any) -> int:
        return 0 if state == "start" else -1

    def plans(self, state: Any, width: int, careful: bool) -> list[Plan]:
        plans = [Plan(number, (TAKE[number],)) for number in (1, 2)]
        plans[0].value = 1.0
        return plans

    def follow(self, state: Any) -> tuple[Any, str]:
        ball = self.below(4)
        return ("won" if self.OUTCOMES[state][ball] else "lost"), str(ball)

    def chances(self, state: Any) -> list[float]:
        chance = {"won": 1.0, "lost": 0.0, 1: 0.6}.get(state, 0.5)
        return [chance, 1 - chance]


class Habit(Nim):
    """At first it only thinks of what it has always done: to take one."""

    def likely_plans(self, state: Any, width: int, options: int) -> list[Plan]:
        return self.plans(state, 1, False)


def grown(game: SearchGame, state: Any, iterations: int) -> Tree:
    tree = Tree(game, state, SearchSettings(exploration=1.0), iterations)
    for number in range(iterations):
        tree.grow(number / iterations)
    return tree


def test_it_leaves_a_multiple_of_four_in_nim() -> None:
    for heap in (5, 6, 7, 9, 10, 11):
        best = grown(Nim(2), (heap, 0), 3000).best()
        assert best.plan.path[0].a == heap % 4
        assert best.chances[0] > 0.9


def test_a_position_that_is_often_visited_is_looked_at_again_with_all_that_may_be_done() -> None:
    """From 7, 3 leaves the other seat nothing but losing; who may only ever take one wins in another way."""
    rarely = grown(Habit(2), (7, 0), 30)
    assert all(len(node.edges) <= 1 for edge in rarely.root.edges for node in edge.nodes)
    often = grown(Habit(2), (7, 0), 3000)
    assert often.best().plan.path == (TAKE[3],)
    for edge in often.running:
        for node in edge.nodes:
            assert [edge.plan.path for edge in node.edges] == [(TAKE[1],), (TAKE[2],), (TAKE[3],)]
            assert abs(sum(edge.prior for edge in node.edges) - 1) < 1e-9


def test_who_has_looked_at_all_plans_already_does_not_look_twice_to_narrow_them_down() -> None:
    tree = Tree(Nim(2), (3, 0), SearchSettings(look=6.0), float("inf"))
    assert len(tree.running) == 3
    tree.glance(1)
    tree.narrow(100)
    assert len(tree.running) == 3, "there is time for all"
    tree.narrow(9)
    assert [edge.plan.path[0].a for edge in tree.running] == [3]
    assert [edge.visits for edge in tree.root.edges] == [1, 1, 1]


def test_with_little_time_the_plans_that_are_best_at_a_glance_are_looked_into() -> None:
    tree = Tree(Nim(2), (3, 0), SearchSettings(look=6.0), 9)  # three plans, the last of which takes all
    assert [edge.plan.path[0].a for edge in tree.running] == [3]
    assert all(edge.visits for edge in tree.root.edges)
    everything = Tree(Nim(2), (3, 0), SearchSettings(look=6.0), 21)
    assert len(everything.running) == 3
    assert not any(edge.visits for edge in everything.root.edges)


def test_a_win_in_one_is_found_at_once() -> None:
    tree = grown(Nim(2), (3, 1), 30)
    assert tree.best().plan.path == (TAKE[3],)
    assert tree.best().chances == [0.0, 1.0]


def test_with_three_seats_everybody_plays_for_itself() -> None:
    """From 4 the first seat cannot win; the second can take everything, whatever is left to it."""
    tree = grown(Nim(3), (4, 0), 500)
    assert tree.best().chances[1] > 0.9


def test_chance_is_weighed_by_how_often_it_falls() -> None:
    tree = grown(Urn(3), "start", 4000)
    assert tree.best().plan.path == (TAKE[2],)
    assert abs(tree.best().chances[0] - 0.75) < 0.1


def test_plans_that_are_compared_have_been_tried_equally_often() -> None:
    tree = Tree(Nim(2), (9, 0), SearchSettings(), 100)
    for _ in range(31):
        tree.grow(0.2)
        visits = [edge.visits for edge in tree.running]
        assert max(visits) - min(visits) <= 1
    assert len(tree.running) == 3


def test_after_a_third_of_the_thinking_the_better_half_goes_on() -> None:
    tree = grown(Nim(2), (7, 0), 300)
    assert len(tree.running) < len(tree.root.edges)
    assert tree.best() in tree.running


def test_with_one_plan_there_is_nothing_to_compare() -> None:
    assert Tree(Nim(2), (1, 0), SearchSettings(), 100).settled()
    assert not Tree(Nim(2), (3, 0), SearchSettings(), 100).settled()


def test_a_glance_sees_where_every_plan_leads_and_no_further() -> None:
    tree = Tree(Nim(2), (3, 0), SearchSettings(), float("inf"))
    tree.glance(5)
    assert tree.best().plan.path == (TAKE[3],)
    assert [edge.drawn for edge in tree.root.edges] == [[1], [1], [1]]
    assert all(not node.edges for edge in tree.root.edges for node in edge.nodes)


def test_a_glance_looks_several_times_where_chance_decides() -> None:
    tree = Tree(Urn(3), "start", SearchSettings(), float("inf"))
    tree.glance(40)
    assert [sum(edge.drawn) for edge in tree.root.edges] == [40, 40]
    assert tree.best().plan.path == (TAKE[2],)
