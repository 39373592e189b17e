"""Building and upgrading spaceships (rule 10)."""

import pytest

from tests.games.sun.helpers import Bare, line_technology, taking

# 10.1: building


@pytest.mark.rule("10.1")
def test_ships_are_built_at_sol_and_at_controlled_shipyards() -> None:
    p = taking("pop -> ship 2")
    p.control(0, "s1", "food")
    p.control(0, "a1", "food")
    p.control(1, "s2", "ore")
    p.turn(0).play("space:under-test.0")
    assert p.offered() == ["build:sol", "build:s1"]
    assert p.refused("build:s2") == ("why-not-yard", "10.1")
    assert p.refused("build:a1") == ("why-not-yard", "10.1")
    p.play("build:s1")
    assert p.fleet(0, "s1") == [2]
    assert p.seat(0).pop == 1


@pytest.mark.rule("10.1")
def test_without_a_shipyard_the_ship_appears_at_sol() -> None:
    p = taking("pop -> ship 4").turn(0).play("space:under-test.0")
    assert p.fleet(0, "sol") == [1, 4]


@pytest.mark.rule("10.1")
def test_several_ships_may_go_to_different_places() -> None:
    p = taking("2 supply -> ship 3")
    p.control(0, "s2", "ore")
    p.turn(0).play("space:under-test.0", "build:s2", "build:sol")
    assert p.fleet(0, "s2") == [3]
    assert p.fleet(0, "sol") == [1, 3]
    assert p.seat(0).supply() == 15


@pytest.mark.rule("10.1")
def test_in_deep_space_means_there_and_nowhere_else() -> None:
    p = taking("supply -> ship 3 in Deep Space")
    p.control(0, "s1", "food")
    p.turn(0).play("space:under-test.0")
    assert p.fleet(0, "deep") == [3]
    assert p.fleet(0, "sol") == [1]


@pytest.mark.rule("10.1", "7.2")
def test_a_ship_from_population_needs_population() -> None:
    p = taking("pop -> ship 1", pop=0).turn(0)
    assert p.refused("space:under-test.0") == ("why-pop", "7.2")


@pytest.mark.rule("10.1", "3.8")
def test_an_optional_ship_may_be_left_out() -> None:
    p = taking("(pop -> ship 3), jump 1").turn(0).play("space:under-test.0")
    assert p.offered() == ["build:sol", "pass"]
    p.play("pass")
    assert p.fleet(0, "sol") == [1]
    assert p.question() == "AskJump"


# 10.2: upgrading


@pytest.mark.rule("10.2")
def test_an_upgrade_turns_one_of_ones_own_ships() -> None:
    p = taking("upgrade 1 ship by 1")
    p.ships(0, "deep", 2, 2, 4)
    p.ships(1, "a1", 1)
    p.turn(0).play("space:under-test.0")
    assert p.offered() == ["upgrade:sol:1", "upgrade:deep:2"], "equal ships are one option, level 4 is the end"
    p.play("upgrade:deep:2")
    assert p.fleet(0, "deep") == [2, 3, 4]


@pytest.mark.rule("10.2")
@pytest.mark.parametrize(("level", "by", "after"), [(1, 1, 2), (1, 3, 4), (2, 2, 4), (3, 2, 4), (3, 3, 4)])
def test_no_ship_goes_beyond_level_4(level: int, by: int, after: int) -> None:
    p = taking(f"upgrade 1 ship by {by}")
    p.ships(0, "sol", level)
    p.turn(0).play("space:under-test.0")
    assert p.fleet(0, "sol") == [after]


@pytest.mark.rule("10.2", "3.7")
def test_with_nothing_to_upgrade_the_action_would_change_nothing() -> None:
    p = taking("upgrade 2 ships by 1")
    p.ships(0, "sol", 4, 4)
    p.turn(0)
    assert p.refused("space:under-test.0") == ("why-no-change", "3.7")


@pytest.mark.rule("10.2")
def test_upgraded_ships_must_be_different_ones() -> None:
    p = taking("upgrade 2 ships by 1")
    p.ships(0, "sol", 1)
    p.turn(0).play("space:under-test.0")
    assert p.fleet(0, "sol") == [2], "one ship, one upgrade"
    assert p.question() == "AskProduction"


@pytest.mark.rule("10.2")
def test_two_ships_at_one_place_are_both_upgraded() -> None:
    p = taking("upgrade 2 ships by 1")
    p.ships(0, "sol", 1, 2)
    p.turn(0).play("space:under-test.0", "upgrade:sol:1")
    # A level 2 ship is left that has not been upgraded; it is the only one, so nothing is asked.
    assert p.fleet(0, "sol") == [2, 3]


@pytest.mark.rule("10.2")
def test_a_ship_that_was_upgraded_to_the_level_of_another_is_not_upgraded_again() -> None:
    p = taking("upgrade 3 ships by 1")
    p.ships(0, "sol", 1, 2)
    p.ships(0, "deep", 3)
    p.turn(0).play("space:under-test.0", "upgrade:sol:1", "upgrade:sol:2")
    assert p.fleet(0, "sol") == [2, 3]
    assert p.fleet(0, "deep") == [4]


@pytest.mark.rule("10.2", "3.8")
def test_as_many_as_possible_must_be_upgraded_but_up_to_leaves_the_choice() -> None:
    p = taking("upgrade 2 ships by 1, jump 1")
    p.ships(0, "deep", 1)
    p.turn(0).play("space:under-test.0")
    assert "done" not in p.offered()
    p = taking("upgrade up to 2 ships by 1, jump 1")
    p.ships(0, "deep", 1)
    p.turn(0).play("space:under-test.0")
    assert p.offered() == ["upgrade:sol:1", "upgrade:deep:1", "done"]
    p.play("upgrade:deep:1", "done")
    assert p.fleet(0, "deep") == [2]
    assert p.fleet(0, "sol") == [1]
    assert p.question() == "AskJump"


@pytest.mark.rule("10.2")
@pytest.mark.parametrize(
    ("choices", "sol", "deep"),
    [
        (("upgrade:sol:1", "upgrade:sol:2", "upgrade:sol:3"), [4], [2]),
        (("upgrade:sol:1", "upgrade:deep:2", "upgrade:sol:2"), [3], [3]),
        (("upgrade:deep:2", "upgrade:deep:3", "upgrade:sol:1"), [2], [4]),
    ],
)
def test_levels_are_split_at_will(choices: tuple[str, ...], sol: list[int], deep: list[int]) -> None:
    p = taking("upgrade 3 levels")
    p.ships(0, "deep", 2)
    p.turn(0).play("space:under-test.0")
    for choice in choices:
        if p.question() == "AskUpgrade":
            p.play(choice)
    assert (p.fleet(0, "sol"), p.fleet(0, "deep")) == (sol, deep)


@pytest.mark.rule("10.2")
def test_levels_that_fit_no_ship_are_lost() -> None:
    p = taking("upgrade 3 levels")
    p.ships(0, "sol", 3)
    p.turn(0).play("space:under-test.0")
    assert p.fleet(0, "sol") == [4]
    assert p.question() == "AskProduction"


@pytest.mark.rule("10.2", "11.2")
def test_control_is_checked_after_all_upgrades_of_the_effect() -> None:
    p = taking("upgrade 2 ships by 1")
    p.ships(0, "a1", 1)
    p.ships(1, "a1", 1)
    p.control(1, "a1", "food")
    p.turn(0).play("space:under-test.0", "upgrade:a1:1")
    assert p.outpost("a1") == (0, "food")
    assert p.fleet(0, "sol") == [2]


@pytest.mark.rule("10.2", "13.3")
def test_an_any_time_upgrade_in_between_does_not_let_the_effect_upgrade_a_ship_twice() -> None:
    text = line_technology("upgrade 2 ships by 1") + line_technology("", "hq", 2, anytime="upgrade 1 ship by 1")
    p = Bare(text)
    p.private(0, "under-test")
    p.private(0, "hq")
    p.ships(0, "sol", 1)
    p.ships(0, "deep", 1, 2)
    p.turn(0).play("space:under-test.0")
    assert "power:hq" in p.offered()
    p.play("upgrade:sol:1")
    assert p.fleet(0, "sol") == [2]
    assert p.offered() == ["upgrade:deep:1", "upgrade:deep:2"], "one effect is carried out without interruption"
