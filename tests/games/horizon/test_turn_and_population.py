"""The turn, questions out of turn, coins and population (rules 2, 4), and how costs are read (rule 14.1)."""

import pytest

from heliopause import CHANCE
from tests.games.horizon.position import Position, asking


@pytest.mark.rule("2.1")
def test_four_phases_in_order_then_the_seat_to_the_left() -> None:
    table = Position(players=3)
    table.clear_units()
    table.put("settler3", "home")
    table.holds("farm")
    table.give(coins=4)
    table.state.goals[0] = table.number(table.state.content.goals, "settled-lands")
    for _ in range(3):
        table.lay_next(table.state.content.territories[len(table.state.cells)].id)
        table.state.village[-1] = 0
    asked = []
    while table.state.active == 0:
        asked.append(asking(table.game))
        table.play("space:basic-4.0" if asked[-1] == "AskSpace" else table.options()[0])
    assert [question for question in asked if question != "AskUpgrade"] == [
        "AskSpace",
        "AskExpansion",
        "AskProduction",
        "TakeCube",
    ]
    assert table.state.active == 1
    table.end_turn()
    table.end_turn()
    assert (table.state.active, table.game.round) == (0, 2)


@pytest.mark.rule("2.2")
def test_others_decide_for_themselves_the_player_on_turn_first() -> None:
    """Ashoka lets everybody invest: the taker is asked first, then clockwise."""
    text = '[leader.attila]\neffects = [{ who = "all", line = "invest any" }]\n'
    table = Position(players=3, text=text)
    table.researched("1")
    table.give(pop=1)
    table.explicit()
    table.line("research II")
    table.play("slot:A")
    table.draw("attila")
    asked = []
    while table.of_kind("track"):
        asked.append(table.game.seat)
        table.play("pass")
    assert asked == [0, 1, 2]
    assert table.game.seat in (0, CHANCE)  # and the research goes on


@pytest.mark.rule("4.1")
def test_coins_are_paid_and_gained() -> None:
    table = Position()
    table.line("5 coins")
    assert table.seat().coins == 6
    table.line("(4 coins: supply -> pop)")
    table.play("take")
    assert table.seat().coins == 2
    table.line("1 coin per 2 settlers")
    assert table.seat().coins == 2


@pytest.mark.rule("4.2")
def test_population_in_the_cost_comes_on_top_of_the_scholar() -> None:
    """Three pawns are needed for `6 coins + 2 pop: research IV`."""
    table = Position()
    table.state.round = 2
    table.researched("1", "2", "A", "B", "a", "b")
    for number in range(2):
        table.lay_next(table.state.content.territories[number].id)
        table.state.city[-1] = 0
    table.seat().coins = 6
    table.seat().pop = 2
    table.ask_again()
    assert "space:advanced-4.0" not in table.options()
    refusal = table.game.why_not("space:advanced-4.0")
    assert refusal is not None
    assert (refusal.phrase.message, refusal.rule) == ("why-pop", "4.2")
    table.seat().pop = 3
    table.ask_again()
    assert "space:advanced-4.0" in table.options()


@pytest.mark.rule("4.3")
def test_inactive_pawns_come_from_the_left_and_are_skipped_when_out() -> None:
    table = Position()
    table.seat().columns = [1, 1, 0, 0, 0]
    pop = table.seat().pop
    table.line("3 supply -> pop")
    assert table.seat().columns == [0, 0, 0, 0, 0]
    assert table.seat().pop == pop + 2
    table.line("supply -> soldier 1")
    assert not table.of_kind("enlist")


@pytest.mark.rule("4.4")
def test_an_exhausted_pawn_goes_to_the_rightmost_free_place() -> None:
    table = Position()
    table.seat().columns = [0, 0, 0, 2, 2]
    table.seat().pop = 3
    table.line("(3 pop: 1 coin)")
    table.play("take")
    assert table.seat().columns == [0, 0, 2, 3, 2]


@pytest.mark.rule("14.1")
def test_pay_a_coin_to_put_a_pawn_on_the_map() -> None:
    """The rulebook's example: 1 coin for a settler or a soldier of strength 2."""
    table = Position()
    table.line("(1 coin: pop -> unit 2)")
    table.play("take")
    assert table.seat().coins == 0
    home = table.at("home")
    table.play(f"enlist:{home}:soldier2")
    assert table.units() == [f"settler2 {home}", f"soldier2 {home}"]
    assert table.seat().pop == 0
