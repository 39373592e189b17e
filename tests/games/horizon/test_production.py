"""Production (rule 10)."""

import pytest

from heliopause.games.horizon.rules.constants import CHEAP_POP
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
