"""Ore and cubes (rules 7.1, 7.2, 7.4 and 7.5); supply that is used directly is in test_supply.py."""

import pytest

from tests.games.sun.position import Position

# 7.1 Paying and gaining ore


@pytest.mark.rule("7.1")
def test_ore_is_paid_in_full_before_the_effect() -> None:
    p = Position().even()
    p.research(0, "1")
    p.research(0, "2")
    p.give(0, ore=5)
    p.turn(0).play("space:basic-2.0")
    assert p.question() == "AskSlot"
    assert p.seat(0).ore == 3
    assert [p.seat(seat).ore for seat in (1, 2, 3)] == [0, 0, 0], "the bank has it"


@pytest.mark.rule("7.1")
def test_ore_is_gained_in_full() -> None:
    """Advanced Robotics: `supply -> pop, 2 ore`."""
    p = Position().even()
    p.research(0, "4", "advanced-robotics")
    p.turn(0).play("space:advanced-robotics.0")
    assert (p.seat(0).pop, p.seat(0).ore) == (3, 2)


@pytest.mark.rule("7.1")
def test_the_bank_never_runs_out() -> None:
    """The box has 60 ore crystals."""
    p = Position().even()
    for seat in range(4):
        p.give(seat, ore=60)
    p.automate(0, ore=8)
    p.turn(0).play("space:basic-4.0", "produce:ore")
    assert p.seat(0).ore == 60 + 1 + 5


# 7.2 Using population


@pytest.mark.rule("7.2")
def test_population_becomes_a_ship() -> None:
    p = Position().even()
    p.research(0, "A", "plasma-cannon")
    p.give(0, ore=1)
    columns = p.seat(0).columns[:]
    p.turn(0).play("space:plasma-cannon.0")
    assert p.fleet(0, "sol") == [1, 3]
    assert p.seat(0).pop == 1
    assert p.seat(0).columns == columns
    assert p.cubes(0) == 20


@pytest.mark.rule("7.2", "8.2")
def test_population_goes_beside_a_technology() -> None:
    p = Position().even()
    p.put_card("2", "terraforming")
    p.turn(0).play("space:basic-1.0", "slot:2")
    assert p.seat(0).pop == 1
    assert p.seat(0).columns == [5, 4, 3, 3, 2]
    assert p.game.view().slots[1].researched == [0]
    assert p.cubes(0) == 20


@pytest.mark.rule("7.2")
def test_without_population_the_effect_is_impossible() -> None:
    p = Position().even()
    p.research(0, "A", "plasma-cannon")
    p.give(0, pop=0, ore=1)
    p.turn(0)
    assert p.refused("space:plasma-cannon.0") == ("why-pop", "7.2")


def before_level_four(pop: int) -> Position:
    """Metahuman Chambers: `4 ore + 2 pop: research IIII`."""
    p = Position().even()
    p.research(0, "a", "metahuman-chambers")
    p.research(0, "b", "capital-ship")
    p.stack_deck(4, "antimatter-arsenal", "mind-machine-assimilation")
    p.columns(0, 5, 4, 3, 2, 1)
    p.seat(0).pop = pop
    p.give(0, ore=4)
    return p.turn(0)


@pytest.mark.rule("7.2", "7.4")
def test_a_cost_in_population_comes_on_top() -> None:
    p = before_level_four(pop=3)
    p.play("space:metahuman-chambers.0")
    assert (p.seat(0).pop, p.seat(0).ore) == (0, 0), "two returned, one beside slot x"
    assert p.seat(0).columns == [5, 4, 3, 3, 2]
    assert p.seat(0).techs >> p.slot("x") & 1


@pytest.mark.rule("7.2")
@pytest.mark.parametrize("pop", [0, 1, 2])
def test_three_population_are_needed_in_all(pop: int) -> None:
    p = before_level_four(pop)
    assert p.refused("space:metahuman-chambers.0") == ("why-pop", "7.2")


@pytest.mark.rule("7.2")
def test_a_ship_on_top_of_a_cost_in_population() -> None:
    """Mercenary Fleet's second action: `1 ore + 1 pop: pop -> ship 4, jump 2` takes two."""
    p = Position().even()
    p.research(0, "a", "mercenary-fleet")
    p.columns(0, 3, 4, 3, 3, 1)
    p.seat(0).pop = 1
    p.give(0, ore=1)
    p.turn(0)
    assert p.refused("space:mercenary-fleet.1") == ("why-pop", "7.2")
    p.seat(0).pop = 2
    p.turn(0).play("space:mercenary-fleet.1")
    assert p.fleet(0, "sol") == [1, 4]
    assert (p.seat(0).pop, p.seat(0).ore) == (0, 0)
    assert p.seat(0).columns == [3, 4, 3, 3, 2]


# 7.4 Returning cubes

RETURNS = [
    ([0, 0, 0, 0, 0], 1, [0, 0, 0, 0, 1]),
    ([0, 0, 0, 0, 0], 3, [0, 0, 0, 1, 2]),
    ([5, 4, 3, 3, 1], 1, [5, 4, 3, 3, 2]),
    ([2, 4, 1, 3, 2], 1, [2, 4, 2, 3, 2]),
    ([2, 4, 1, 3, 2], 2, [2, 4, 3, 3, 2]),
    ([2, 4, 1, 3, 2], 3, [3, 4, 3, 3, 2]),
    ([0, 3, 3, 3, 2], 4, [3, 4, 3, 3, 2]),
    ([5, 4, 3, 3, 2], 1, [6, 4, 3, 3, 2]),
    ([6, 4, 3, 3, 2], 1, [7, 4, 3, 3, 2]),
    ([7, 4, 3, 3, 0], 1, [7, 4, 3, 3, 1]),
]


@pytest.mark.rule("7.4")
@pytest.mark.parametrize(("before", "cubes", "after"), RETURNS)
def test_returned_cubes_fill_columns_from_right_to_left(before: list[int], cubes: int, after: list[int]) -> None:
    p = Position().even()
    p.turn(0).play("space:basic-4.0", "produce:trade")
    p.seat(0).columns = before
    p.seat(0).pop = cubes
    p.play(*["trade:pop-ore"] * cubes)
    assert p.seat(0).columns == after


@pytest.mark.rule("7.4")
def test_population_paid_as_a_cost_goes_the_same_way() -> None:
    """Human Experiments: `1 ore + 1 pop: supply -> ship 3`: back to D, then out of A."""
    p = Position().even()
    p.research(0, "A", "human-experiments")
    p.columns(0, 3, 4, 3, 2, 2)
    p.seat(0).pop = 1
    p.give(0, ore=1)
    p.turn(0).play("space:human-experiments.0", "choose:a")
    assert p.seat(0).columns == [2, 4, 3, 3, 2]
    assert p.fleet(0, "sol") == [1, 3]


@pytest.mark.rule("7.4", "12.2")
def test_ships_that_settle_go_the_same_way() -> None:
    p = Position().even()
    p.put_system("a1", "sirius")
    p.research(0, "2", "terraforming")
    p.ships(0, "a1", 1, 1, 1)
    p.control(0, "a1", "ore")
    p.give(0, ore=4)
    p.columns(0, 0, 3, 3, 3, 1)
    p.turn(0).play("space:terraforming.0")
    # E and B take one each, the third goes to A; the bonus of Sirius takes it from there.
    assert p.seat(0).columns == [0, 4, 3, 3, 2]


@pytest.mark.rule("7.4")
def test_a_cube_above_column_a_is_taken_first_again() -> None:
    p = Position().even()
    p.turn(0).play("space:basic-4.0", "produce:trade")
    p.seat(0).columns = [5, 4, 3, 3, 2]
    p.seat(0).pop = 2
    p.give(0, ore=3)
    p.play("trade:pop-ore", "trade:pop-ore")
    assert p.seat(0).columns == [7, 4, 3, 3, 2]
    p.play("trade:ore-pop")
    assert p.seat(0).columns == [6, 4, 3, 3, 2]


# 7.5 Cubes moved between columns


def gaining_tau_ceti(*columns: int) -> Position:
    """Seat 0 gains control of Tau Ceti with these supply columns, its outpost placed."""
    p = Position().even()
    p.put_system("a1", "tau-ceti")
    p.columns(0, *columns)
    return p.turn(0).play("space:basic-3.0", "pass", "jump:sol>a1:1", "done", "disc:food")


@pytest.mark.rule("7.5", "11.4")
def test_tau_ceti_moves_a_cube_from_any_other_column_to_a() -> None:
    p = gaining_tau_ceti(2, 4, 0, 3, 2)
    assert p.offered() == ["from:B", "from:D", "from:E"]
    assert p.game.why_not("from:A") is not None
    assert p.game.why_not("from:C") is not None
    pop = p.seat(0).pop
    p.play("from:E")
    assert p.seat(0).columns == [3, 4, 0, 3, 1]
    assert p.seat(0).pop == pop, "it stays supply"


@pytest.mark.rule("7.5")
def test_a_full_column_a_is_made_longer() -> None:
    p = gaining_tau_ceti(5, 4, 3, 3, 2).play("from:C")
    assert p.seat(0).columns == [6, 4, 2, 3, 2]


@pytest.mark.rule("7.5")
def test_the_move_is_not_optional() -> None:
    p = gaining_tau_ceti(2, 4, 3, 3, 2)
    assert not {"pass", "done"} & set(p.offered())


@pytest.mark.rule("7.5")
def test_with_cubes_in_column_a_only_nothing_moves() -> None:
    p = gaining_tau_ceti(3, 0, 0, 0, 0)
    assert p.question() == "AskProduction"
    assert p.seat(0).columns == [3, 0, 0, 0, 0]


@pytest.mark.rule("7.5", "15.11")
def test_the_gap_is_filled_first_when_cubes_return() -> None:
    p = gaining_tau_ceti(2, 4, 3, 3, 2).play("from:E", "produce:trade", "trade:pop-ore", "trade:pop-ore")
    assert p.seat(0).columns == [4, 4, 3, 3, 2]


@pytest.mark.rule("7.5", "15.11")
def test_the_gap_the_united_nations_leave_is_filled_first() -> None:
    """Their set-up makes a cube of column E population."""
    p = Position()
    seat = next(faction.index for faction in p.state.seats if faction.mat.id == "united-nations")
    assert p.seat(seat).columns == [5, 4, 3, 3, 1]
    assert p.seat(seat).pop == 3
    p.turn(seat).play("space:basic-4.0", "produce:trade", "trade:pop-ore", "trade:pop-ore")
    assert p.seat(seat).columns == [5, 4, 3, 3, 2]
    p.play("trade:pop-ore")
    assert p.seat(seat).columns == [6, 4, 3, 3, 2]


@pytest.mark.rule("7.5")
def test_the_rightmost_two_cubes_go_to_any_columns() -> None:
    """Android Rights Movement when researched: `automate food, move the rightmost 2 supply`."""
    p = Position().even()
    p.research(0, "3")
    p.research(0, "F", "bio-synaptic-network")
    p.put_card("f", "android-rights-movement")
    p.give(0, pop=1, ore=5)
    p.columns(0, 4, 4, 2, 3, 1)
    p.seat(0).pop = 1
    p.turn(0).play("space:bio-synaptic-network.0")
    assert p.seat(0).columns == [4, 4, 2, 2, 0], "one of E and one of D are lifted"
    assert p.offered() == ["to:A", "to:C", "to:D", "to:E"], "column B is full"
    p.play("to:C")
    assert p.offered() == ["to:A", "to:D", "to:E"]
    p.play("to:A")
    assert p.seat(0).columns == [5, 4, 3, 2, 0]
    assert p.seat(0).pop == 0
