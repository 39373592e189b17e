"""Production discs: automating, and stars in place of missing discs (rule 9)."""

import pytest

from tests.games.sun.helpers import Bare, colony, taking


def tracks(p: Bare, seat: int = 0) -> tuple[int, int]:
    food, ore = p.seat(seat).tracks
    return food, ore


# 9.1: automating


@pytest.mark.rule("9.1")
@pytest.mark.parametrize(("line", "left"), [("automate food", (7, 8)), ("automate ore", (8, 7))])
def test_the_leftmost_disc_of_the_track_is_automated(line: str, left: tuple[int, int]) -> None:
    p = taking(line).turn(0).play("space:under-test.0")
    assert tracks(p) == left
    assert p.game.view().seats[0].automation == 1


@pytest.mark.rule("9.1", "4.1", "4.2")
def test_automated_discs_uncover_symbols() -> None:
    p = taking("automate food, automate food, automate ore, automate ore").turn(0)
    assert p.game.view().seats[0].grows == ["A"]
    assert p.game.view().seats[0].mines == 1
    p.play("space:under-test.0")
    assert p.game.view().seats[0].grows == ["A", "B"]
    assert p.game.view().seats[0].mines == 2


@pytest.mark.rule("9.1")
@pytest.mark.parametrize(("disc", "left"), [("food", (7, 8)), ("ore", (8, 7))])
def test_food_or_ore_leaves_the_choice(disc: str, left: tuple[int, int]) -> None:
    p = taking("automate food or ore").turn(0).play("space:under-test.0")
    assert p.offered() == ["disc:food", "disc:ore"]
    p.play(f"disc:{disc}")
    assert tracks(p) == left


@pytest.mark.rule("9.1", "6.2")
@pytest.mark.parametrize(
    ("levels", "points"), [(0, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 5), (7, 7), (8, 8), (9, 9), (16, 16)]
)
def test_levels_beyond_the_seventh_are_worth_1_each(levels: int, points: int) -> None:
    p = Bare()
    p.automate(0, food=levels // 2, ore=levels - levels // 2)
    assert p.points(0).get("automation", 0) == points


@pytest.mark.rule("9.1")
def test_an_automated_disc_never_comes_back() -> None:
    p = Bare()
    p.automate(0, food=1)
    p.control(0, "a1", "food")
    p.ships(0, "a1")
    p.ships(1, "sol", 1)
    p.turn(1).play("space:basic-3.0", "pass", "jump:sol>a1:1", "done")
    assert p.outpost("a1") == (1, "food")
    assert tracks(p) == (7, 8), "the outpost came back, the automated disc did not"


# 9.2: stars


@pytest.mark.rule("9.2")
def test_a_star_is_automated_when_the_track_is_empty() -> None:
    p = taking("automate food")
    p.automate(0, food=8)
    p.turn(0).play("space:under-test.0")
    assert tracks(p) == (0, 8)
    assert p.seat(0).automated == [8, 0, 1]
    assert p.game.view().seats[0].automation == 9
    assert p.seat(0).claimed == 0, "it is no achievement"


@pytest.mark.rule("9.2")
def test_food_or_ore_uses_the_other_disc_before_a_star() -> None:
    p = taking("automate food or ore")
    p.automate(0, food=8)
    p.turn(0).play("space:under-test.0")
    assert tracks(p) == (0, 7)


@pytest.mark.rule("9.2", "11.3")
def test_an_outpost_without_a_matching_disc_is_a_star() -> None:
    p = Bare()
    p.automate(0, food=8)
    p.turn(0).play("space:basic-3.0", "pass", "jump:sol>a1:1", "done")
    assert p.outpost("a1") == (0, "star")
    assert tracks(p) == (0, 8)
    assert p.points(0)["outposts"] == 1


@pytest.mark.rule("9.2", "11.3")
def test_with_two_specialties_the_other_disc_comes_before_a_star() -> None:
    p = Bare()
    p.automate(0, ore=8)
    p.ships(0, "b1", 1)
    p.turn(0).play("space:basic-3.0", "pass", "jump:b1>s3:1", "done")
    assert p.outpost("s3") == (0, "food")
    assert tracks(p) == (7, 0)


@pytest.mark.rule("9.2", "12.5")
def test_a_colony_without_a_matching_disc_gets_a_star() -> None:
    p = taking("colonize")
    p.automate(0, food=7)
    p.ships(0, "a1", 3)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0")
    assert p.seat(0).colony_discs == [1, 0, 1]
    assert tracks(p) == (0, 8)


@pytest.mark.rule("9.2", "15.12")
def test_a_star_that_comes_back_goes_beside_the_mat() -> None:
    p = Bare()
    p.automate(0, food=8)
    p.control(0, "a1", "star")
    p.turn(1).play("space:basic-3.0", "pass", "jump:sol>a1:1", "done")
    assert p.outpost("a1") == (1, "food")
    assert tracks(p) == (0, 8)


@pytest.mark.rule("9.2", "15.12")
def test_a_star_is_not_exchanged_when_a_disc_comes_free() -> None:
    p = Bare()
    p.colony(0, colony(0))
    p.automate(0, food=5)
    p.control(0, "a1", "food")
    assert tracks(p) == (0, 8)
    p.control(0, "s1", "star")
    p.turn(1).play("space:basic-3.0", "pass", "jump:sol>a1:1", "done")
    assert p.outpost("s1") == (0, "star")
    assert tracks(p) == (1, 8), "the food disc of a1 stays on the mat"
