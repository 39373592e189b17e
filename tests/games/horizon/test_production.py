"""Production (rule 10)."""

import pytest

from heliopause.beyond.constants import FINE
from heliopause.games.horizon.rules.constants import CHEAP_POP
from heliopause.games.horizon.rules.notation import HORIZON
from tests.games.horizon.position import Position


def producing() -> Position:
    table = Position()
    table.play("space:basic-4.0")
    return table


@pytest.mark.rule("10.1")
def test_one_of_three() -> None:
    assert producing().options() == ["produce:population", "produce:coins", "produce:trade"]


@pytest.mark.rule("10.2")
def test_an_empty_column_gives_nothing() -> None:
    table = producing()
    table.seat().columns[0] = 0
    table.take_off("food", 2)
    pop = table.seat().pop
    table.play("produce:population")
    assert table.seat().pop == pop + 1
    assert table.seat().columns[:2] == [0, 4]


@pytest.mark.rule("10.4")
def test_trades_in_any_mix() -> None:
    table = producing()
    table.give(coins=3)
    home = table.at("home")
    table.play("produce:trade")
    coins, pop = table.seat().coins, table.seat().pop
    table.play("trade:coins-pop")
    assert (table.seat().coins, table.seat().pop) == (coins - 3, pop + 1)
    table.play(f"decommission:{home}:settler2")
    assert (table.seat().pop, table.units()) == (pop + 2, [])
    table.play("trade:pop-coin", "trade:pop-coin")
    assert (table.seat().coins, table.seat().pop) == (coins - 1, pop)
    table.play("done")
    assert table.state.active == 1


@pytest.mark.rule("10.4")
def test_a_sold_pawn_goes_to_the_rightmost_place() -> None:
    table = producing()
    table.seat().columns = [3, 2, 1, 3, 1]
    table.play("produce:trade", "trade:pop-coin")
    assert table.seat().columns == [3, 2, 1, 3, 2]


@pytest.mark.rule("10.4")
def test_a_bought_pawn_comes_from_the_leftmost_column_open_or_not() -> None:
    table = producing()
    table.seat().columns = [0, 0, 4, 3, 2]
    table.give(coins=2)
    table.play("produce:trade", "trade:coins-pop")
    assert table.seat().columns == [0, 0, 3, 3, 2]


@pytest.mark.rule("13.4")
def test_cheap_pop() -> None:
    table = producing()
    table.seat().powers |= CHEAP_POP
    table.seat().coins = 2
    table.play("produce:trade")
    assert "trade:coins-pop" in table.options()
    table.play("trade:coins-pop")
    assert table.seat().coins == 0


@pytest.mark.rule("10.4")
def test_refused_trades() -> None:
    table = producing()
    table.seat().pop = 0
    table.seat().coins = 2
    table.play("produce:trade")
    for id in ("trade:coins-pop", "trade:pop-coin", "decommission:0,0:soldier1"):
        refusal = table.game.why_not(id)
        assert refusal is not None
        assert refusal.rule == "10.4"


@pytest.mark.rule("10.4", "4.4")
def test_no_pawn_is_sold_into_full_columns() -> None:
    table = producing()
    table.play("produce:trade", "trade:pop-coin")
    assert table.seat().columns == table.seat().held
    assert table.seat().pop == 1
    assert "trade:pop-coin" not in table.options()
    refusal = table.game.why_not("trade:pop-coin")
    assert refusal is not None
    assert (refusal.phrase.message, refusal.rule) == ("why-columns-full", "10.4")


@pytest.mark.rule("4.4")
def test_population_is_not_paid_into_full_columns() -> None:
    table = Position()
    table.seat().coins = 9
    table.line("(1 pop: 5 coins)")
    assert "take" not in table.options()
    table.give(pop=1)
    table.line("(1 pop: 5 coins)")
    assert "take" in table.options()


@pytest.mark.rule("4.4")
def test_a_unit_that_comes_back_to_full_columns_waits_at_column_a() -> None:
    table = Position()
    assert table.seat().columns == table.seat().held
    table.lay("anatolia", 1, -1)
    table.seat().remove_unit(table.seat().units[0])
    table.seat().add_unit(table._unit("settler6", "1,-1"))
    table.line("settle")
    table.play("settle:1,-1")
    assert table.seat().columns == [7, 5, 4, 3, 2]


@pytest.mark.rule("10.4")
def test_a_trade_without_anything_to_trade_changes_nothing() -> None:
    """One active pawn, no coins, no unit, and no place for the pawn."""
    table = Position()
    table.clear_units()
    table.seat().coins = 0
    part = HORIZON.line("trade").parts[0]
    assert part.check_change(table.state, 0, table.seat().purse()) != FINE
    table.seat().columns[0] -= 2
    assert part.check_change(table.state, 0, table.seat().purse()) == FINE


@pytest.mark.rule("10.2")
def test_population_that_is_produced_is_told_even_if_it_is_none() -> None:
    table = producing()
    table.seat().columns[0] = 0
    table.play("produce:population")
    event = next(event for event in reversed(table.game.events) if event.message == "log-produce-population")
    assert event.words("en").endswith("produces no population: the open columns are empty.")
    table = producing()
    table.play("produce:population")
    event = next(event for event in reversed(table.game.events) if event.message == "log-produce-population")
    assert event.words("en").endswith("produces 1 population.")
