"""The production phase (rules 4.1 to 4.3)."""

import pytest

from tests.games.sun.position import Position

RECRUIT = "space:basic-4.0"


def producing(p: Position, seat: int = 0) -> Position:
    """Begin a turn and stand before the production phase with the table as it was arranged."""
    faction = p.seat(seat)
    pop, ore, columns = faction.pop, faction.ore, faction.columns[:]
    p.turn(seat).play(RECRUIT)
    faction.pop, faction.ore, faction.columns = pop, ore, columns
    return p


@pytest.mark.rule("4.1", "4.2", "4.3")
@pytest.mark.parametrize("choice", ["produce:growth", "produce:ore"])
def test_exactly_one_of_three(choice: str) -> None:
    p = producing(Position().even())
    assert p.offered() == ["produce:growth", "produce:ore", "produce:trade"]
    p.play(choice)
    assert p.game.seat == 1, "the turn is over after one of them"


@pytest.mark.rule("4.1", "4.2", "4.3")
def test_the_pawn_plays_no_part_in_production() -> None:
    p = producing(Position().even())
    p.play("produce:ore")
    assert p.pawn_of(0) == "basic-4.0"


@pytest.mark.rule("4.1", "4.2", "4.3")
def test_production_may_not_be_skipped() -> None:
    p = producing(Position().even())
    assert p.refused("pass")[0] == "why-must"
    assert p.refused("done")[0] == "why-must"


# 4.1 Population growth

GROWN = [
    (0, [4, 4, 3, 3, 2]),
    (1, [4, 4, 3, 3, 2]),
    (2, [4, 3, 3, 3, 2]),
    (3, [4, 3, 3, 3, 2]),
    (4, [4, 3, 2, 3, 2]),
    (5, [4, 3, 2, 3, 2]),
    (6, [4, 3, 2, 2, 2]),
    (7, [4, 3, 2, 2, 2]),
    (8, [4, 3, 2, 2, 1]),
]


@pytest.mark.rule("4.1")
@pytest.mark.parametrize(("off", "columns"), GROWN)
def test_growth_takes_a_cube_from_every_column_that_shows(off: int, columns: list[int]) -> None:
    p = Position().even()
    p.automate(0, food=off)
    producing(p).play("produce:growth")
    assert p.seat(0).columns == columns
    assert p.seat(0).pop == 2 + 17 - sum(columns)
    assert p.seat(0).ore == 0


@pytest.mark.rule("4.1")
def test_it_does_not_matter_where_the_food_discs_went() -> None:
    """An outpost, two on a colony and one automated: four off, so A, B and C."""
    p = Position().even()
    p.control(0, "s1", "food")
    p.colony(0, "barnards-star")
    p.automate(0, food=1)
    producing(p).play("produce:growth")
    assert p.seat(0).columns == [4, 3, 2, 3, 2]


@pytest.mark.rule("4.1")
def test_an_empty_column_gives_nothing() -> None:
    p = Position().even()
    p.automate(0, food=4)
    p.columns(0, 5, 0, 3, 3, 2)
    producing(p).play("produce:growth")
    assert p.seat(0).columns == [4, 0, 2, 3, 2]
    assert p.seat(0).pop == 6 + 2


@pytest.mark.rule("4.1")
def test_growth_with_nothing_to_grow_may_be_chosen() -> None:
    p = Position().even()
    p.columns(0, 0, 4, 3, 3, 2)
    producing(p).play("produce:growth")
    assert p.seat(0).columns == [0, 4, 3, 3, 2]
    assert p.seat(0).pop == 7
    assert p.game.seat == 1


@pytest.mark.rule("4.1", "7.4")
def test_cubes_above_column_a_belong_to_it() -> None:
    p = Position().even()
    p.seat(0).columns = [7, 4, 3, 3, 2]
    p.seat(0).pop = 0
    producing(p).play("produce:growth")
    assert p.seat(0).columns == [6, 4, 3, 3, 2]
    assert p.seat(0).pop == 1


@pytest.mark.rule("4.1")
def test_growth_is_taken_in_full_without_asking() -> None:
    p = Position().even()
    p.automate(0, food=8)
    producing(p).play("produce:growth")
    assert (p.game.seat, p.question()) == (1, "AskSpace")
    assert p.seat(0).pop == 7


# 4.2 Ore production


@pytest.mark.rule("4.2")
@pytest.mark.parametrize(("off", "ore"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (7, 4), (8, 5)])
def test_ore_production_gives_an_ore_for_every_symbol(off: int, ore: int) -> None:
    p = Position().even()
    p.automate(0, ore=off)
    p.give(0, ore=3)
    producing(p).play("produce:ore")
    assert p.seat(0).ore == 3 + ore
    assert p.seat(0).pop == 2
    assert p.game.seat == 1


@pytest.mark.rule("4.2")
def test_food_discs_do_not_count_for_ore() -> None:
    p = Position().even()
    p.automate(0, food=8)
    producing(p).play("produce:ore")
    assert p.seat(0).ore == 1


# 4.3 Trade


@pytest.mark.rule("4.3")
def test_no_trade_at_all_is_allowed() -> None:
    p = producing(Position().even()).play("produce:trade", "done")
    assert (p.seat(0).pop, p.seat(0).ore, p.seat(0).columns) == (2, 0, [5, 4, 3, 3, 2])
    assert p.fleet(0, "sol") == [1]
    assert p.game.seat == 1


@pytest.mark.rule("4.3")
def test_trade_is_over_at_once_with_nothing_to_trade() -> None:
    p = Position().even()
    p.give(0, pop=0, ore=0)
    producing(p).play("produce:trade")
    assert p.game.seat == 1


@pytest.mark.rule("4.3")
def test_three_ore_for_a_population_from_the_leftmost_column() -> None:
    """Food discs do not matter: only A shows, and the cube comes from C."""
    p = Position().even()
    p.columns(0, 0, 0, 3, 3, 2)
    p.give(0, ore=7)
    pop = p.seat(0).pop
    producing(p).play("produce:trade", "trade:ore-pop", "trade:ore-pop")
    assert p.refused("trade:ore-pop") == ("why-ore", "4.3")
    refusal = p.game.why_not("trade:ore-pop")
    assert refusal is not None
    assert refusal.phrase.args == {"need": 3, "have": 1}
    p.play("done")
    assert p.seat(0).columns == [0, 0, 1, 3, 2]
    assert (p.seat(0).pop, p.seat(0).ore) == (pop + 2, 1)


@pytest.mark.rule("4.3")
def test_no_population_for_ore_without_supply() -> None:
    p = Position().even()
    p.columns(0, 0, 0, 0, 0, 0)
    p.give(0, ore=3)
    producing(p).play("produce:trade")
    assert p.refused("trade:ore-pop") == ("why-no-supply", "4.3")


@pytest.mark.rule("4.3")
@pytest.mark.parametrize("place", ["sol", "deep", "a1", "a2", "b1", "b2", "s1", "s2", "s3"])
def test_a_ship_from_any_place_becomes_population(place: str) -> None:
    p = Position().even()
    p.ships(0, "sol")
    p.ships(0, place, 3)
    p.give(0, pop=0, ore=1)
    producing(p).play("produce:trade")
    assert p.offered() == [f"decommission:{place}:3", "done"]
    p.play(f"decommission:{place}:3")
    assert p.fleet(0, place) == []
    assert (p.seat(0).pop, p.seat(0).ore) == (1, 0)
    assert p.cubes(0) == 20


@pytest.mark.rule("4.3")
def test_a_ship_for_population_costs_an_ore() -> None:
    p = producing(Position().even()).play("produce:trade")
    assert p.refused("decommission:sol:1") == ("why-ore", "4.3")
    p.play("trade:pop-ore")
    assert "decommission:sol:1" in p.offered()
    assert p.refused("decommission:sol:2") == ("why-no-ship", "4.3")


@pytest.mark.rule("4.3", "11.2")
def test_control_is_checked_after_each_ship() -> None:
    p = Position().even()
    p.put_system("a1", "sirius")
    p.ships(0, "a1", 1, 2)
    p.ships(1, "a1", 2)
    p.control(0, "a1", "ore")
    p.give(0, ore=2)
    producing(p).play("produce:trade", "decommission:a1:1")
    assert p.outpost("a1") == (0, "ore"), "a tie changes nothing"
    p.play("decommission:a1:2")
    assert p.outpost("a1") == (1, "ore")
    assert p.seat(0).tracks == [8, 8]
    assert p.seat(1).ore == 1, "the gain-control bonus of Sirius, on another's turn"
    assert p.question() == "AskTrade"


@pytest.mark.rule("4.3", "11.2")
def test_an_empty_place_stays_controlled_after_the_last_ship_is_traded_in() -> None:
    p = Position().even()
    p.put_system("a1", "sirius")
    p.ships(0, "a1", 1)
    p.control(0, "a1", "ore")
    p.give(0, ore=1)
    producing(p).play("produce:trade", "decommission:a1:1")
    assert p.outpost("a1") == (0, "ore")


@pytest.mark.rule("4.3", "7.4")
def test_a_population_returned_gives_an_ore() -> None:
    p = Position().even()
    p.columns(0, 5, 2, 3, 2, 1)
    pop = p.seat(0).pop
    producing(p).play("produce:trade", "trade:pop-ore", "trade:pop-ore", "trade:pop-ore")
    assert p.seat(0).columns == [5, 3, 3, 3, 2]
    assert (p.seat(0).pop, p.seat(0).ore) == (pop - 3, 3)


@pytest.mark.rule("4.3")
def test_no_ore_for_population_that_is_not_there() -> None:
    p = Position().even()
    p.give(0, pop=0, ore=1)
    producing(p).play("produce:trade")
    assert p.refused("trade:pop-ore") == ("why-pop", "4.3")


@pytest.mark.rule("4.3")
def test_any_mix_in_any_order() -> None:
    """Sell 2, trade in the ship, sell it too, then buy: what one trade gives may be used in the next."""
    p = Position().even()
    p.columns(0, 0, 4, 3, 3, 2)
    p.seat(0).pop = 2
    p.give(0, ore=1)
    producing(p).play("produce:trade")
    p.play("trade:pop-ore")  # A 1, pop 1, ore 2
    p.play("decommission:sol:1")  # pop 2, ore 1
    p.play("trade:pop-ore", "trade:pop-ore")  # A 3, pop 0, ore 3
    p.play("trade:ore-pop")  # A 2, pop 1, ore 0
    assert p.offered() == ["trade:pop-ore", "done"]
    p.play("done")
    assert p.seat(0).columns == [2, 4, 3, 3, 2]
    assert (p.seat(0).pop, p.seat(0).ore) == (1, 0)
    assert p.fleet(0, "sol") == []
    assert p.game.seat == 1


@pytest.mark.rule("4.3")
def test_any_number_of_trades() -> None:
    p = Position().even()
    p.give(0, ore=60)
    producing(p).play("produce:trade", *["trade:ore-pop"] * 17)
    assert p.seat(0).supply() == 0
    assert (p.seat(0).pop, p.seat(0).ore) == (19, 9)
    p.play(*["trade:pop-ore"] * 19, "done")
    assert p.seat(0).columns == [7, 4, 3, 3, 2]
    assert (p.seat(0).pop, p.seat(0).ore) == (0, 28)
