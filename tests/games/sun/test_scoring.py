"""The eleven scoring items (rule 6.2)."""

import pytest

from heliopause.games.sun.rules.scoring import ITEMS
from tests.games.sun.scoring import bare, researched


@pytest.mark.rule("6.2")
def test_a_score_is_the_sum_of_eleven_items() -> None:
    p = bare()
    p.control(0, "s1", "food")
    p.colony(0, "barnards-star")
    score = p.game.scores()[0]
    assert tuple(score.parts) == ITEMS
    assert len(score.parts) == 11
    assert score.total == 1 + 4
    assert sum(score.parts.values()) == score.total


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("number", range(1, 5))
def test_item_1_level_one_technologies(number: int) -> None:
    p = bare()
    researched(p, 0, *"1234"[:number])
    assert p.points(0) == {"level-1": number}
    assert p.points(1) == {}


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("number", range(1, 5))
def test_item_2_level_two_technologies(number: int) -> None:
    p = bare()
    researched(p, 0, *"ABCD"[:number])
    assert p.points(0) == {"level-2": 2 * number}


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("number", range(1, 4))
def test_item_3_level_three_technologies(number: int) -> None:
    p = bare()
    researched(p, 0, *"abc"[:number])
    assert p.points(0) == {"level-3": 3 * number}


@pytest.mark.rule("6.2")
def test_items_1_to_3_score_for_everybody_with_a_cube() -> None:
    p = bare()
    for seat in range(4):
        researched(p, seat, "1", "A", "a")
        assert p.points(seat) == {"level-1": 1, "level-2": 2, "level-3": 3}


@pytest.mark.rule("6.2", "8.7")
def test_item_4_private_technologies() -> None:
    p = bare()
    p.private(0, "plasma-cannon")
    assert p.points(0) == {"private": 2}
    p.private(0, "capital-ship")
    assert p.points(0) == {"private": 5}
    p.private(1, "hyperdrive-boosters")
    assert p.points(1) == {"private": 3}


@pytest.mark.rule("6.2")
def test_item_5_level_four_with_a_number() -> None:
    p = bare()
    p.research(0, "x", "ministry-of-colonies")
    assert p.points(0) == {"level-4": 2}


@pytest.mark.rule("6.2")
def test_item_5_level_four_with_a_formula() -> None:
    """Galactic Empire: 2, and 1 for each colony (at most 5) and each controlled location (at most 4)."""
    p = bare()
    p.research(0, "x", "galactic-empire")
    assert p.points(0) == {"level-4": 2}
    p.colony(0, "barnards-star")
    p.control(0, "s1", "food")
    p.control(0, "s2", "ore")
    assert p.points(0) == {"level-4": 2 + 1 + 2, "colonies": 4, "outposts": 2}
    p.control(0, "s3", "food")
    p.control(0, "b1", "food")
    p.control(0, "b2", "food")
    assert p.points(0) == {"level-4": 2 + 1 + 4, "colonies": 4, "outposts": 5}


@pytest.mark.rule("6.2", "9.1")
@pytest.mark.parametrize(
    ("level", "points"),
    [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 5), (7, 7), (8, 8), (9, 9), (12, 12), (16, 16)],
)
def test_item_6_automation(level: int, points: int) -> None:
    """0, 0, 1, 1, 1, 2, 2 on the track, then 1 for each level beyond the seventh."""
    p = bare()
    p.automate(0, food=level // 2, ore=level - level // 2)
    assert p.points(0) == ({"automation": points} if points else {})


@pytest.mark.rule("6.2", "9.2")
def test_item_6_stars_on_the_track_are_levels_too() -> None:
    p = bare()
    p.automate(0, food=2)
    p.seat(0).automated[2] = 2
    assert p.points(0) == {"automation": 2}


@pytest.mark.rule("6.2")
def test_item_7_colonies() -> None:
    p = bare()
    p.colony(0, "kapteyns-star")
    p.colony(0, "barnards-star")
    p.colony(1, "40-eridani")
    assert p.points(0) == {"colonies": 6 + 4}
    assert p.points(1) == {"colonies": 6}


@pytest.mark.rule("6.2")
def test_item_8_outposts_on_systems_and_shipyards() -> None:
    p = bare()
    p.control(0, "a1", "food")
    p.control(0, "s3", "ore")
    p.control(0, "s1", "star")
    p.control(1, "b1", "food")
    assert p.points(0) == {"outposts": 3}
    assert p.points(1) == {"outposts": 1}


@pytest.mark.rule("6.2", "12.4")
def test_item_8_a_colony_is_no_outpost() -> None:
    p = bare()
    p.colony(0, "sirius")
    assert p.points(0) == {"colonies": 4}


@pytest.mark.rule("6.2")
def test_item_8_an_outpost_without_ships_scores() -> None:
    p = bare()
    p.control(0, "b2", "ore")
    assert p.points(0) == {"outposts": 1}


@pytest.mark.rule("6.2")
def test_item_9_most_power_on_sol_and_in_deep_space() -> None:
    p = bare()
    p.ships(0, "sol", 1, 1, 1)
    p.ships(1, "sol", 2)
    p.ships(1, "deep", 4)
    p.ships(2, "deep", 3)
    assert [p.points(seat) for seat in range(4)] == [{"space": 1}, {"space": 1}, {}, {}]
    p.ships(0, "deep", 4, 1)
    assert [p.points(seat) for seat in range(4)] == [{"space": 2}, {}, {}, {}]


@pytest.mark.rule("6.2")
def test_item_9_all_who_tie_score() -> None:
    p = bare()
    p.ships(0, "sol", 3)
    p.ships(1, "sol", 1, 2)
    p.ships(2, "sol", 2)
    assert [p.points(seat) for seat in range(4)] == [{"space": 1}, {"space": 1}, {}, {}]


@pytest.mark.rule("6.2")
def test_item_9_nobody_scores_an_empty_place() -> None:
    p = bare()
    p.ships(0, "a1", 4)
    assert [p.points(seat) for seat in range(4)] == [{}, {}, {}, {}]


@pytest.mark.rule("6.2", "13.2")
def test_item_10_an_event_for_the_most_of_something() -> None:
    """The Prospectors' Decade: 2 for the most ore discs off, for all tied, with at least one."""
    p = bare()
    p.standing("prospectors-decade")
    assert [p.points(seat) for seat in range(4)] == [{}, {}, {}, {}]
    p.automate(0, ore=2)
    p.automate(1, ore=2)
    p.automate(2, ore=1)
    assert [p.points(seat) for seat in range(4)] == [{"events": 2}, {"events": 2}, {}, {}]


@pytest.mark.rule("6.2", "13.2")
def test_item_10_an_event_for_each_of_something() -> None:
    """Dockyard Pact: 2 for each shipyard."""
    p = bare()
    p.standing("dockyard-pact")
    p.control(0, "s1", "food")
    p.control(0, "s2", "ore")
    p.control(1, "b1", "food")
    assert p.points(0) == {"outposts": 2, "events": 4}
    assert p.points(1) == {"outposts": 1}


@pytest.mark.rule("6.2", "15.7")
def test_item_10_ships_in_the_museum() -> None:
    p = bare()
    p.standing("museum-of-retired-spacecraft")
    p.seat(0).retired = (0, 0, 1, 0)
    assert p.points(0) == {"events": 3}


@pytest.mark.rule("6.2")
def test_item_10_several_events_add_up() -> None:
    p = bare()
    p.standing("prospectors-decade")
    p.standing("library-of-all-worlds")
    p.automate(0, ore=1)
    p.private(0, "plasma-cannon")
    assert p.points(0) == {"private": 2, "events": 2 + 2}


@pytest.mark.rule("6.2", "5.2")
def test_item_11_achievements() -> None:
    p = bare()
    p.claimed("empire", 1, 0)
    p.claimed("warlord", 0)
    assert p.points(0) == {"achievements": 4 + 4}
    assert p.points(1) == {"achievements": 7}


@pytest.mark.rule("6.2")
def test_all_eleven_at_once() -> None:
    p = bare()
    researched(p, 0, "1", "2", "A", "a")
    p.private(0, "mass-cloning")
    p.research(0, "x", "ministry-of-colonies")
    p.automate(0, food=1, ore=2)
    p.colony(0, "barnards-star")
    p.control(0, "s1", "food")
    p.ships(0, "deep", 1)
    p.standing("prospectors-decade")
    p.claimed("transcendence", 0)
    score = p.game.scores()[0]
    assert tuple(score.parts.values()) == (2, 2, 3, 2, 2, 1, 4, 1, 1, 2, 5)
    assert score.total == 25
