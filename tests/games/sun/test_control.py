"""Control and outposts (rules 11.2 and 11.3)."""

import pytest

from heliopause.games.sun.rules.control import rightful
from tests.games.sun.helpers import Bare, line_technology
from tests.games.sun.jumping import jumping

# 11.2: control


@pytest.mark.rule("11.2")
@pytest.mark.parametrize(
    ("powers", "before", "after"),
    [
        # 1: no ships were there
        ([0, 1, 0, 0], -1, 1),
        ([0, 1, 0, 0], 0, 1),
        # 2: strictly more than the faction in control
        ([2, 1, 0, 0], 0, 0),
        ([2, 2, 0, 0], 0, 0),
        ([2, 3, 0, 0], 0, 1),
        # 3: the controlling faction left, wholly or in part, and one other is strictly best
        ([1, 2, 0, 0], 0, 1),
        ([0, 2, 1, 0], 0, 1),
        # 4: several others tie
        ([1, 2, 2, 0], 0, -1),
        ([0, 2, 2, 2], 0, -1),
        # 5: nobody is left
        ([0, 0, 0, 0], 0, 0),
        ([0, 0, 0, 0], -1, -1),
        # house: the controlling faction is among those tied; a place without an outpost
        ([2, 2, 2, 0], 0, 0),
        ([2, 2, 0, 0], -1, -1),
        ([2, 3, 0, 0], -1, 1),
    ],
)
def test_who_controls_a_place(powers: list[int], before: int, after: int) -> None:
    assert rightful(powers, before) == after


@pytest.mark.rule("11.2")
def test_an_empty_place_is_gained_even_against_the_outpost_of_an_absent_owner() -> None:
    p = jumping()
    p.ships(0, "sol", 1)
    p.control(1, "a1", "food")
    p.turn(0).play("space:under-test.0", "jump:sol>a1:1", "done")
    assert p.outpost("a1") == (0, "food")
    assert p.seat(1).tracks == [8, 8]


@pytest.mark.rule("11.2")
@pytest.mark.parametrize(("level", "owner"), [(1, 1), (2, 1), (3, 0)])
def test_strictly_more_power_takes_a_place(level: int, owner: int) -> None:
    p = jumping()
    p.ships(0, "sol", level)
    p.ships(1, "a1", 1, 1)
    p.control(1, "a1", "food")
    p.turn(0).play("space:under-test.0", f"jump:sol>a1:{level}", "done")
    assert p.outpost("a1") == (owner, "food")


@pytest.mark.rule("11.2")
def test_power_is_the_sum_of_levels_and_not_the_number_of_ships() -> None:
    p = jumping(3)
    p.ships(0, "sol", 1, 1, 1)
    p.ships(1, "a1", 4)
    p.control(1, "a1", "food")
    p.turn(0).play("space:under-test.0", *["jump:sol>a1:1"] * 3)
    assert p.outpost("a1") == (1, "food")


@pytest.mark.rule("11.2")
def test_leaving_a_place_gives_it_to_the_strictly_best_of_the_others() -> None:
    p = jumping(1)
    p.ships(0, "a1", 3, 1)
    p.ships(1, "a1", 2)
    p.ships(2, "a1", 1)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0", "jump:a1>sol:3")
    assert p.outpost("a1") == (1, "food")
    assert p.seat(0).tracks == [8, 8]
    assert p.seat(1).tracks == [7, 8]


@pytest.mark.rule("11.2")
@pytest.mark.parametrize("leaving", ["in part", "wholly"])
def test_leaving_a_place_to_tied_others_leaves_it_to_nobody(leaving: str) -> None:
    p = jumping(1)
    p.ships(0, "a1", *([3, 1] if leaving == "in part" else [3]))
    p.ships(1, "a1", 2)
    p.ships(2, "a1", 1, 1)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0", "jump:a1>sol:3")
    assert p.outpost("a1") is None
    assert [faction.tracks for faction in p.state.seats] == [[8, 8]] * 4


@pytest.mark.rule("11.2")
def test_a_place_left_empty_is_kept() -> None:
    p = jumping(1)
    p.ships(0, "a1", 3)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0", "jump:a1>sol:3")
    assert p.outpost("a1") == (0, "food")


@pytest.mark.rule("11.2")
def test_whoever_leaves_in_part_and_is_still_level_with_the_best_keeps_it() -> None:
    p = jumping(1)
    p.ships(0, "a1", 3, 2)
    p.ships(1, "a1", 2)
    p.ships(2, "a1", 2)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0", "jump:a1>sol:3")
    assert p.outpost("a1") == (0, "food")


@pytest.mark.rule("11.2")
def test_a_place_without_an_outpost_goes_to_the_first_with_strictly_the_most() -> None:
    p = jumping(1)
    p.ships(0, "sol", 1)
    p.ships(0, "a1", 2)
    p.ships(1, "a1", 2)
    p.turn(0).play("space:under-test.0", "jump:sol>a1:1")
    assert p.outpost("a1") == (0, "food")


@pytest.mark.rule("11.2")
def test_a_tie_nobody_controls_goes_to_whoever_stays() -> None:
    p = jumping(1)
    p.ships(0, "a1", 2)
    p.ships(1, "a1", 2)
    p.turn(0).play("space:under-test.0", "jump:a1>sol:2")
    assert p.outpost("a1") == (1, "food"), "gained on another's turn"


@pytest.mark.rule("11.2")
def test_sol_and_deep_space_are_nobodys() -> None:
    p = jumping(2)
    p.ships(0, "a1", 4)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0", "jump:a1>deep:4", "done")
    assert (p.outpost("deep"), p.outpost("sol")) == (None, None)
    assert p.seat(0).tracks == [7, 8]


# 11.3: outposts


@pytest.mark.rule("11.3", "4.1")
def test_an_outpost_comes_from_the_left_of_its_track_and_goes_back_to_the_right() -> None:
    p = jumping(1)
    p.ships(0, "sol", 1)
    p.ships(1, "s1", 2)
    p.automate(0, food=1)
    assert p.game.view().seats[0].grows == ["A"]
    p.turn(0).play("space:under-test.0", "jump:sol>a1:1")
    assert p.seat(0).tracks == [6, 8]
    assert p.game.view().seats[0].grows == ["A", "B"]
    p.play("produce:ore")
    p.play("space:basic-3.0", "pass", "jump:s1>a1:2", "done")
    assert p.seat(0).tracks == [7, 8]
    assert p.game.view().seats[0].grows == ["A"]


@pytest.mark.rule("11.3")
@pytest.mark.parametrize(("place", "disc"), [("a1", "food"), ("a2", "ore")])
def test_the_disc_is_that_of_the_specialty(place: str, disc: str) -> None:
    p = jumping(1)
    p.ships(0, "sol", 1)
    p.turn(0).play("space:under-test.0", f"jump:sol>{place}:1")
    assert p.outpost(place) == (0, disc)


@pytest.mark.rule("11.3", "2.2")
@pytest.mark.parametrize("disc", ["food", "ore"])
def test_with_two_specialties_the_new_owner_chooses_also_out_of_turn(disc: str) -> None:
    p = jumping(1)
    p.ships(0, "s3", 3)
    p.ships(1, "s3", 2)
    p.control(0, "s3", "food")
    p.turn(0).play("space:under-test.0", "jump:s3>b1:3")
    # Seat 0 gains B1, with food only, and seat 1 gains S3: it decides for itself, whatever lay there.
    assert p.outpost("b1") == (0, "food")
    assert p.game.seat == 1
    assert p.offered() == ["disc:food", "disc:ore"]
    p.play(f"disc:{disc}")
    assert p.outpost("s3") == (1, disc)
    assert (p.game.seat, p.question()) == (0, "AskProduction"), "and the turn goes on"


@pytest.mark.rule("11.3", "10.1")
def test_a_shipyard_serves_whoever_has_the_outpost() -> None:
    p = jumping(1, line_technology("pop -> ship 1", "builder"))
    p.private(0, "builder")
    p.control(0, "s1", "food")
    p.control(1, "s2", "ore")
    p.ships(0, "s2", 1)
    p.ships(1, "s2", 1)
    p.give(0, pop=1)
    p.turn(0).play("space:builder.0")
    assert p.offered() == ["build:sol", "build:s1"], "ships at S2 are not enough"


@pytest.mark.rule("11.3", "13.3")
def test_nothing_comes_between_control_and_its_outpost() -> None:
    """Seat 0 leaves a1 to seat 1 and gains b1, where it must choose a disc: it may not first jump back."""
    gate = '[system.gate]\nname = "Gate"\ndeck = "B"\npower = 4\nspecialty = ["food", "ore"]\nvp = 1\n'
    p = Bare(line_technology("jump 2") + line_technology("", "cygni", 2, anytime="jump 2") + gate)
    p.private(0, "under-test")
    p.private(0, "cygni")
    p.put_system("b1", "gate")
    p.ships(0, "a1", 2)
    p.control(0, "a1", "food")
    p.ships(1, "a1", 1)
    p.turn(0).play("space:under-test.0", "jump:a1>deep:2", "jump:deep>b1:2")
    assert p.offered() == ["disc:food", "disc:ore"]
    p.play("disc:ore")
    assert (p.outpost("a1"), p.outpost("b1")) == ((1, "food"), (0, "ore"))
    assert "power:cygni" in p.offered(), "now that all outposts lie on the board"
