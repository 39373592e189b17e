"""Using supply directly (rule 7.3)."""

import pytest

from tests.games.sun.position import Position


def out_of_supply(p: Position, seat: int, pop: int) -> None:
    """An empty supply and so much population; the other cubes are out of the way."""
    p.columns(seat, 0, 0, 0, 0, 0)
    p.seat(seat).pop = pop


@pytest.mark.rule("7.3")
def test_supply_is_taken_from_left_to_right() -> None:
    """Mass Cloning's first option takes two cubes: the last of A, then one of B."""
    p = Position().even()
    p.research(0, "D", "mass-cloning")
    p.columns(0, 1, 4, 3, 3, 2)
    p.seat(0).pop = 0
    p.turn(0).play("space:mass-cloning.0")
    assert p.seat(0).columns == [0, 3, 3, 3, 2]
    assert p.seat(0).pop == 2


@pytest.mark.rule("7.3")
@pytest.mark.parametrize("food", range(9))
def test_the_food_track_does_not_matter(food: int) -> None:
    p = Position().even()
    p.automate(0, food=food)
    p.columns(0, 0, 0, 0, 2, 2)
    pop = p.seat(0).pop
    p.turn(0).play("space:basic-4.0")
    assert p.seat(0).columns == [0, 0, 0, 1, 2]
    assert p.seat(0).pop == pop + 1


@pytest.mark.rule("7.3")
def test_a_ship_from_supply_leaves_population_alone() -> None:
    p = Position().even()
    p.research(0, "A", "conscript-foundries")
    p.give(0, ore=1)
    p.columns(0, 2, 4, 3, 3, 2)
    pop = p.seat(0).pop
    p.turn(0).play("space:conscript-foundries.0")
    assert p.question() == "AskJump", "with supply there is no choice"
    assert p.fleet(0, "sol") == [1, 3]
    assert p.seat(0).columns == [1, 4, 3, 3, 2]
    assert p.seat(0).pop == pop


@pytest.mark.rule("7.3")
def test_without_supply_population_may_be_used_instead() -> None:
    p = Position().even()
    p.research(0, "A", "conscript-foundries")
    p.give(0, ore=1)
    out_of_supply(p, 0, pop=1)
    p.turn(0).play("space:conscript-foundries.0")
    assert p.offered() == ["build:sol", "pass"]
    p.play("build:sol")
    assert p.fleet(0, "sol") == [1, 3]
    assert p.seat(0).pop == 0


@pytest.mark.rule("7.3")
def test_without_supply_one_may_do_without() -> None:
    p = Position().even()
    p.research(0, "A", "conscript-foundries")
    p.give(0, ore=1)
    out_of_supply(p, 0, pop=1)
    p.turn(0).play("space:conscript-foundries.0", "pass")
    assert p.fleet(0, "sol") == [1]
    assert (p.seat(0).pop, p.seat(0).ore) == (1, 0)
    assert p.question() == "AskJump"


@pytest.mark.rule("7.3")
def test_without_supply_the_shipyards_are_offered_as_usual() -> None:
    p = Position().even()
    p.research(0, "A", "conscript-foundries")
    p.control(0, "s2", "ore")
    p.give(0, ore=2)
    out_of_supply(p, 0, pop=1)
    p.turn(0).play("space:conscript-foundries.0")
    assert p.offered() == ["build:sol", "build:s2", "pass"]


@pytest.mark.rule("7.3", "3.4")
def test_without_supply_and_population_the_action_is_still_legal() -> None:
    p = Position().even()
    p.research(0, "A", "conscript-foundries")
    p.give(0, ore=1)
    out_of_supply(p, 0, pop=0)
    p.turn(0).play("space:conscript-foundries.0")
    assert p.question() == "AskJump"
    assert p.fleet(0, "sol") == [1]


SHORTFALL = [
    (("build:sol",), [1, 1, 1], 1),
    (("pass",), [1, 1], 2),
]


@pytest.mark.rule("7.3")
@pytest.mark.parametrize(("answers", "fleet", "pop"), SHORTFALL)
def test_a_shortfall_is_made_up_in_part(answers: tuple[str, ...], fleet: list[int], pop: int) -> None:
    """Mass Cloning's second option builds two ships; there is one supply cube and 2 population."""
    p = Position().even()
    p.research(0, "D", "mass-cloning")
    p.columns(0, 0, 0, 0, 0, 1)
    p.seat(0).pop = 2
    p.give(0, ore=1)
    p.turn(0).play("space:mass-cloning.0", "choose:b")
    assert p.seat(0).supply() == 0
    assert p.offered() == ["build:sol", "pass"]
    p.play(*answers)
    assert p.question() == "AskJump"
    assert p.fleet(0, "sol") == fleet
    assert p.seat(0).pop == pop


WHOLE = [
    (("build:sol", "build:sol"), [1, 1, 1], 0),
    (("build:sol", "pass"), [1, 1], 1),
    (("pass", "build:sol"), [1, 1], 1),
    (("pass", "pass"), [1], 2),
]


@pytest.mark.rule("7.3")
@pytest.mark.parametrize(("answers", "fleet", "pop"), WHOLE)
def test_a_shortfall_is_made_up_wholly_or_not(answers: tuple[str, ...], fleet: list[int], pop: int) -> None:
    p = Position().even()
    p.research(0, "D", "mass-cloning")
    out_of_supply(p, 0, pop=2)
    p.give(0, ore=1)
    p.turn(0).play("space:mass-cloning.0")
    assert p.question() == "AskBuild", "the other two options are impossible or useless"
    p.play(*answers)
    assert p.question() == "AskJump"
    assert p.fleet(0, "sol") == fleet
    assert p.seat(0).pop == pop


@pytest.mark.rule("7.3")
def test_supply_to_population_without_supply_does_nothing() -> None:
    p = Position().even()
    out_of_supply(p, 0, pop=3)
    p.turn(0).play("space:basic-4.0")
    assert (p.seat(0).pop, p.seat(0).ore) == (3, 1)


@pytest.mark.rule("7.3")
def test_two_supply_to_population_with_one_left() -> None:
    p = Position().even()
    p.research(0, "D", "mass-cloning")
    p.columns(0, 0, 0, 0, 0, 1)
    p.seat(0).pop = 0
    p.turn(0).play("space:mass-cloning.0")
    assert p.seat(0).pop == 1
    assert p.seat(0).supply() == 0


def before_megastructures(pop: int) -> Position:
    """Deep Space Megastructures: `4 ore: supply -> ship 2 in Deep Space, research III`, without supply."""
    p = Position().even()
    p.research(0, "A", "plasma-cannon")
    p.research(0, "F", "supply-outpost")
    p.research(0, "d", "deep-space-megastructures")
    p.give(0, ore=4)
    out_of_supply(p, 0, pop)
    return p.turn(0)


@pytest.mark.rule("7.3", "3.4")
def test_population_that_is_needed_later_may_not_make_up_a_shortfall() -> None:
    p = before_megastructures(pop=1).play("space:deep-space-megastructures.0")
    assert p.question() == "AskSlot"
    assert p.fleet(0, "deep") == []
    assert p.seat(0).pop == 1


@pytest.mark.rule("7.3")
def test_spare_population_may_make_up_a_shortfall_in_deep_space() -> None:
    p = before_megastructures(pop=2).play("space:deep-space-megastructures.0")
    assert p.offered() == ["build:deep", "pass"]
    p.play("build:deep")
    assert p.fleet(0, "deep") == [2]
    assert p.question() == "AskSlot"


@pytest.mark.rule("7.3")
def test_a_bonus_may_be_made_up_with_population_too() -> None:
    """Supply Outpost when researched: `supply -> ship 2, 1 ore`."""
    p = Position().even()
    p.research(0, "1")
    p.put_card("A", "supply-outpost")
    p.give(0, ore=2)
    out_of_supply(p, 0, pop=2)
    p.turn(0).play("space:basic-2.0")
    assert p.offered() == ["build:sol", "pass"]
    p.play("pass")
    assert (p.seat(0).pop, p.seat(0).ore) == (1, 1)
