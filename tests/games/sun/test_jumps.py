"""Jumps, and ships moved anywhere (rule 11.1)."""

import pytest

from tests.games.sun.helpers import Bare, line_technology, taking
from tests.games.sun.jumping import jumping

LARGE = {
    "sol": {"a1", "a2"},
    "deep": {"a1", "a2", "b1", "b2"},
    "a1": {"sol", "s1", "deep"},
    "a2": {"sol", "s2", "deep"},
    "b1": {"s1", "s3", "deep"},
    "b2": {"s2", "s3", "deep"},
    "s1": {"a1", "b1"},
    "s2": {"a2", "b2"},
    "s3": {"b1", "b2"},
}
SMALL = {
    "sol": {"a1", "s1"},
    "deep": {"a1", "b1", "b2"},
    "a1": {"sol", "deep", "s2"},
    "b1": {"s1", "deep"},
    "b2": {"s2", "deep"},
    "s1": {"sol", "b1"},
    "s2": {"a1", "b2"},
}


@pytest.mark.rule("11.1", "1.1")
@pytest.mark.parametrize(
    ("players", "place", "near"),
    [
        (players, place, near)
        for players, board in ((4, LARGE), (3, LARGE), (2, SMALL))
        for place, near in board.items()
    ],
)
def test_one_point_moves_one_ship_along_one_route(players: int, place: str, near: set[str]) -> None:
    p = taking("jump 1", players)
    p.ships(0, "sol")
    p.ships(0, place, 2)
    p.turn(0).play("space:under-test.0")
    assert set(p.offered()) == {f"jump:{place}>{other}:2" for other in near}


@pytest.mark.rule("11.1")
def test_points_are_split_over_ships_or_spent_on_one() -> None:
    p = jumping(3)
    p.ships(0, "sol", 1, 3)
    p.turn(0).play("space:under-test.0", "jump:sol>a1:1", "jump:sol>a2:3", "jump:a2>s2:3")
    assert (p.fleet(0, "a1"), p.fleet(0, "s2")) == ([1], [3])
    assert p.outpost("a2") is None
    assert p.question() == "AskProduction", "all three points are spent"


@pytest.mark.rule("11.1", "3.8")
def test_points_may_be_left_and_are_lost() -> None:
    p = jumping(4)
    p.ships(0, "sol", 1)
    p.turn(0).play("space:under-test.0")
    assert "done" not in p.offered(), "a pure jump must move something"
    p.play("jump:sol>a1:1", "done")
    assert p.question() == "AskProduction"
    assert p.fleet(0, "a1") == [1]


@pytest.mark.rule("11.1")
def test_a_place_beyond_reach_is_told_with_its_distance() -> None:
    p = jumping()
    p.ships(0, "sol", 1)
    p.turn(0).play("space:under-test.0")
    assert p.refused("jump:sol>b1:1") == ("why-too-far", "11.1")
    refusal = p.game.why_not("jump:sol>b1:1")
    assert refusal is not None
    assert refusal.phrase.args == {"need": 3, "have": 2}
    assert p.refused("place:b1") == ("why-no-ship-near", "11.1")


@pytest.mark.rule("11.1")
def test_a_jump_cannot_use_a_route_or_a_ship_that_is_not_there() -> None:
    p = jumping()
    p.ships(0, "sol", 1)
    p.ships(0, "a1", 2)
    p.ships(1, "a2", 1)
    p.turn(0).play("space:under-test.0")
    assert p.refused("jump:sol>deep:1") == ("why-no-route", "11.1")
    assert p.refused("jump:sol>a1:2") == ("why-no-ship", "11.1")
    assert p.refused("jump:a2>sol:1") == ("why-no-ship", "11.1"), "only one's own ships"


@pytest.mark.rule("11.1", "11.2")
def test_places_passed_on_the_way_are_not_controlled() -> None:
    p = jumping(3)
    p.ships(0, "sol", 1)
    p.turn(0).play("space:under-test.0", "jump:sol>a1:1", "jump:a1>s1:1", "jump:s1>b1:1")
    assert (p.outpost("a1"), p.outpost("s1"), p.outpost("b1")) == (None, None, (0, "food"))
    assert p.seat(0).tracks == [7, 8]


@pytest.mark.rule("11.1", "11.2")
def test_ships_that_leave_and_come_back_in_one_jump_do_not_lose_control() -> None:
    p = jumping(2)
    p.ships(0, "sol", 1)
    p.ships(0, "a1", 2)
    p.ships(1, "a1", 1)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0", "jump:a1>sol:2", "jump:sol>a1:1")
    assert p.outpost("a1") == (0, "food"), "1 against 1: seat 0 keeps it, though it left in between"


@pytest.mark.rule("11.1", "3.7")
def test_a_jump_there_and_back_changes_nothing_and_is_not_allowed() -> None:
    p = jumping(2)
    p.ships(0, "sol", 1)
    p.turn(0).play("space:under-test.0", "jump:sol>a1:1")
    assert "jump:a1>sol:1" not in p.offered()
    assert "done" in p.offered()


def with_anytime(line: str, action: str) -> Bare:
    p = Bare(line_technology(action) + line_technology("", "any-time", 2, anytime=line))
    p.private(0, "under-test")
    p.private(0, "any-time")
    return p


@pytest.mark.rule("11.1", "13.3")
def test_any_time_powers_wait_until_a_jump_is_over() -> None:
    p = with_anytime("upgrade 1 ship by 1", "jump 3").turn(0)
    assert "power:any-time" in p.offered()
    p.play("space:under-test.0")
    assert "power:any-time" in p.offered(), "the jump has not begun"
    p.play("jump:sol>a1:1")
    assert "power:any-time" not in p.offered()
    assert p.refused("power:any-time") == ("why-power", "13.3")
    p.play("done")
    assert p.question() in ("AskOutpost", "AskProduction")
    assert "power:any-time" in p.offered()


@pytest.mark.rule("11.1")
def test_ships_moved_anywhere_need_no_routes() -> None:
    p = taking("1 ore, move 2 ships anywhere")
    p.ships(0, "sol", 1, 3)
    p.turn(0).play("space:under-test.0")
    assert p.offered() == [
        *(f"move:sol>{place}:1" for place in ("deep", "a1", "a2", "b1", "b2", "s1", "s2", "s3")),
        *(f"move:sol>{place}:3" for place in ("deep", "a1", "a2", "b1", "b2", "s1", "s2", "s3")),
        "done",
    ]
    p.play("move:sol>b2:3", "move:sol>s3:1", "disc:food")
    assert (p.outpost("b2"), p.outpost("s3")) == ((0, "ore"), (0, "food"))


@pytest.mark.rule("11.1", "11.2")
def test_control_is_not_checked_between_two_ships_moved_anywhere() -> None:
    p = with_anytime("upgrade 1 ship by 1", "move 2 ships anywhere")
    p.ships(0, "sol", 1, 1)
    p.turn(0).play("space:under-test.0", "move:sol>a1:1")
    assert "power:any-time" not in p.offered(), "an upgrade would settle control in the middle of the movement"


@pytest.mark.rule("11.1")
def test_each_ship_is_moved_anywhere_only_once() -> None:
    p = taking("1 ore, move 2 ships anywhere")
    p.ships(0, "sol", 1, 3)
    p.turn(0).play("space:under-test.0", "move:sol>b2:3")
    assert {id.split(">")[0] for id in p.offered()} == {"move:sol", "done"}, "the ship at b2 has moved"
    p = taking("1 ore, move 2 ships anywhere")
    p.ships(0, "sol", 3)
    p.ships(0, "b2", 3)
    p.control(0, "b2", "ore")
    p.turn(0).play("space:under-test.0", "move:sol>b2:3")
    assert "move:b2>sol:3" in p.offered(), "of two alike the other one may move"
    p = taking("1 ore, move 2 ships anywhere")
    p.turn(0).play("space:under-test.0", "move:sol>b2:1")
    assert p.question() == "AskProduction", "there is no second ship"
