"""Which of the automa's ships goes and which is held, and one jump after the other (solo rules 5.3 to 5.5)."""

import pytest

from tests.games.sun.solo.table import AUTOMA, JUMP_2, JUMP_4, Solo, blocked

# Ties


@pytest.mark.rule("5.3")
def test_ties_the_ship_whose_leaving_gives_up_the_least_goes() -> None:
    p = Solo(a1="a-5-3", b1="b-4-6", b2="b-5-5")
    p.ships(AUTOMA, "deep", 4)  # nearer, but it has the most power in Deep Space
    p.ships(AUTOMA, "sol", 4)
    p.card(JUMP_2).rest()
    assert p.moves() == ["a 4 B1"]
    assert p.told("log-jump")[0] == "Player 2 jumps a level-4 ship from Sol to Shipyard 1."
    assert p.fleets() == {"deep": [4], "b1": [4]}


@pytest.mark.rule("5.3")
def test_ties_then_the_shortest_way() -> None:
    p = Solo(a1="a-5-3", b1="b-4-6", b2="b-5-5")
    blocked(p, "deep", "s1")
    p.ships(AUTOMA, "sol", 4)
    p.ships(AUTOMA, "deep", 4)  # serves nothing there
    p.card(JUMP_2).rest()
    assert p.moves()[0] == "a 4 B1"
    assert p.told("log-jump")[0] == "Player 2 jumps a level-4 ship from Deep Space to B 4 6."


@pytest.mark.rule("5.3")
def test_ties_points_come_before_what_is_given_up() -> None:
    p = Solo(a1="a-5-3", b1="b-4-6", b2="b-4-5")
    blocked(p, "s2")
    p.ships(AUTOMA, "deep", 4)  # it has the most power there, and B1 in reach
    p.ships(AUTOMA, "s2", 4)  # it serves nothing there, and has only B2 in reach
    p.card(JUMP_2).rest()
    assert p.moves() == ["a 4 B1", "a 4 B2"]
    assert p.told("log-jump")[0] == "Player 2 jumps a level-4 ship from Deep Space to B 4 6."


@pytest.mark.rule("5.3")
def test_ties_the_shortest_way_comes_before_the_weakest_ship() -> None:
    p = Solo(a1="a-6-3", b1="b-3-6", b2="b-6-5")
    blocked(p, "deep", "a1", "b2", "s1", "s2")
    p.ships(AUTOMA, "sol", 3)
    p.ships(AUTOMA, "deep", 4)
    p.card(JUMP_2).rest()
    assert p.moves()[0] == "a 4 B1"


@pytest.mark.rule("5.3")
def test_ties_then_the_weakest_ship() -> None:
    p = Solo(a1="a-6-3", b1="b-3-6", b2="b-6-5")
    blocked(p, "a1", "b2", "s1", "s2")
    p.ships(AUTOMA, "sol", 3, 4)
    p.card(JUMP_2).rest()
    assert p.moves() == ["a 3 B1"]
    assert p.fleets() == {"sol": [4], "b1": [3]}


@pytest.mark.rule("5.3")
def test_ties_then_the_order_of_the_board() -> None:
    p = Solo(a1="a-6-3", b1="b-4-6", b2="b-4-6-twin")
    p.ships(AUTOMA, "deep", 4)
    p.card(JUMP_2).rest()
    assert p.moves() == ["a 4 B1"]


@pytest.mark.rule("5.3")
def test_ties_of_shipyards_go_to_the_nearer_one() -> None:
    p = Solo()
    blocked(p, "a1", "b1", "b2", "deep")
    p.strong("s1", 1)
    p.ships(AUTOMA, "b2", 2)
    p.card(JUMP_4).rest()
    assert p.moves() == ["e 2 S2"]


# The hold rule


@pytest.mark.rule("5.4")
def test_hold_a_ship_does_not_leave_a_colony_for_less() -> None:
    p = Solo(a1="a-3-7", b1="b-4-3", b2="b-5-7")
    p.holds("b1", 4)  # serves a
    p.card(JUMP_4).rest()
    assert p.told("log-automa-stay")
    assert p.fleets() == {"b1": [4]}


@pytest.mark.rule("5.4")
def test_hold_a_ship_leaves_for_a_higher_preference() -> None:
    p = Solo(a1="a-4-7", b1="b-4-3", b2="b-5-7")
    p.holds("a1", 4)  # serves b
    p.card(JUMP_4).rest()
    assert p.moves() == ["a 4 B1"]
    assert p.controlled() == ["a1", "b1"]


@pytest.mark.rule("5.4")
def test_hold_a_ship_goes_to_a_planet_worth_more_for_the_same_preference() -> None:
    p = Solo(b1="b-5-5", b2="b-5-6")
    p.holds("b1", 2)
    p.card(JUMP_2).rest()
    assert p.moves() == ["c 2 B2"]
    assert p.controlled() == ["b1", "b2"]


@pytest.mark.rule("5.4")
def test_hold_a_ship_does_not_change_between_equal_places() -> None:
    p = Solo(a1="a-6-3", b1="b-4-6", b2="b-4-6-twin")
    blocked(p, "a1")
    p.holds("b1", 4)
    p.card(JUMP_4).rest()
    assert p.told("log-automa-stay")


@pytest.mark.rule("5.4")
@pytest.mark.parametrize(("fleet", "stays"), [((3, 1), True), ((4, 1), False), ((4, 4), False)])
def test_hold_a_ship_is_held_if_the_others_do_not_do_without_it(fleet: tuple[int, ...], stays: bool) -> None:
    p = Solo(a1="a-6-3", b1="b-4-6", b2="b-6-5")
    p.holds("b1", *fleet)
    p.card(JUMP_2).rest()
    if stays:
        assert p.fleets() == {"b1": [1, 3]}
    else:
        spare = min(fleet)
        assert p.moves() == [f"c {spare} B2"]
        assert p.fleets() == {"b1": [4], "b2": [spare]}


@pytest.mark.rule("5.4")
def test_hold_a_ship_alone_on_a_shipyard_does_not_go_to_deep_space() -> None:
    p = Solo()
    blocked(p, "a1", "b1", "b2")
    p.strong("s1", 4)
    p.holds("s2", 2)
    p.card(JUMP_4).rest()
    assert p.told("log-automa-stay")
    assert p.fleets() == {"s2": [2]}


@pytest.mark.rule("5.4", "5.6")
def test_hold_a_ship_that_serves_something_is_not_moved_by_g() -> None:
    p = Solo()
    blocked(p, "s1", "s2", "b1", "b2")
    p.strong("a1", 3)
    p.ships(AUTOMA, "deep", 2)  # control of Deep Space
    p.card(JUMP_4).rest()
    assert p.told("log-automa-stay")
    assert p.fleets() == {"deep": [2]}


# Some jumps, or none


@pytest.mark.rule("5.5")
def test_zero_jumps_resolve_the_line() -> None:
    p = Solo(a1="a-6-3", b1="b-4-6", b2="b-6-5")
    p.holds("b1", 4)
    p.give(AUTOMA, pop=2, ore=0)
    p.card(JUMP_4).rest()
    assert p.messages() == ["log-turn", "log-automa-card", "log-automa-line", "log-automa-stay", "log-growth"]
    assert p.told("log-automa-line") == ["First line: jump 4."]
    assert p.seat(AUTOMA).ore == 0  # the second line would have given 1


@pytest.mark.rule("5.5")
def test_without_a_ship_there_is_nothing_to_jump_with_and_the_second_line_is_resolved() -> None:
    p = Solo().card(JUMP_2).rest()
    assert p.reasons() == ["no ship to jump with"], "only ships that stand well excuse it"
    assert p.told("log-automa-line") == ["Second line: recruit 1 population from supply, gain 1 ore."]


@pytest.mark.rule("2.4", "5.5")
def test_a_ship_that_the_line_builds_first_is_there_to_jump() -> None:
    p = Solo().card("31").rest()  # an upgrade, for which there is no ship; else a ship and jump 4
    assert p.reasons() == ["no ship to upgrade"]
    assert p.told("log-jump")


@pytest.mark.rule("5.5")
def test_some_jumps_resolve_the_line() -> None:
    p = Solo(a1="a-6-3", b1="b-4-6", b2="b-6-5")
    blocked(p, "a1", "b2", "s1", "s2")
    p.ships(AUTOMA, "deep", 4)
    p.card(JUMP_4).rest()
    assert p.told("log-jump") == ["Player 2 jumps a level-4 ship from Deep Space to B 4 6."]
    assert p.told("log-automa-line") == ["First line: jump 4."]


@pytest.mark.rule("5.5")
def test_no_ship_goes_farther_than_the_jumps_left() -> None:
    p = Solo(a1="a-6-3", b1="b-4-6", b2="b-4-5")
    blocked(p, "deep", "s2", "a1")
    p.holds("s1", 1)
    p.ships(AUTOMA, "sol", 4, 4)
    p.card(JUMP_4).rest()
    # Sol to B1 takes two jumps; B2 is then four away, but S1 can reach nothing better.
    assert p.moves()[0] == "a 4 B1"
    assert p.fleet(AUTOMA, "b2") == []
    assert len(p.told("log-jump")) <= 4


@pytest.mark.rule("5.5")
def test_several_ships_move_one_after_the_other() -> None:
    p = Solo(a1="a-3-4", b1="b-4-6", b2="b-4-5")
    p.ships(AUTOMA, "deep", 2, 2)
    p.card(JUMP_2).rest()
    assert p.moves() == ["c 2 B1", "a 2 B1"]
    assert p.fleets() == {"b1": [2, 2]}
    assert p.controlled() == ["b1"]


@pytest.mark.rule("5.5")
def test_control_is_settled_when_all_ships_have_moved() -> None:
    p = Solo(a1="a-3-4", b1="b-4-6", b2="b-4-5")
    p.ships(AUTOMA, "deep", 2, 2, 2)
    p.card(JUMP_4).rest()
    messages = p.messages()
    assert messages.index("log-gain-control") > max(n for n, message in enumerate(messages) if message == "log-jump")
