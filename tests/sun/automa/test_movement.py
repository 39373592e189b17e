"""Where the automa's ships go: preferences a to g, ties, the hold rule, and the worked example (solo rule 5)."""

import pytest

from tests.sun.automa.table import AUTOMA, PLAYER, Solo

JUMP_2, JUMP_4 = "27", "29"
JUMP_4_COLONIZE = "37"


def blocked(p: Solo, *places: str) -> None:
    """The player is too strong at these places for one ship."""
    for place in places:
        p.strong(place, 4, 4)


# The worked example and its note


def example() -> Solo:
    """Three level 2 ships: on a B planet (needs 4, 6 points), in Deep Space, on an A planet (needs 3, 4 points)."""
    p = Solo(a1="a-3-4", b1="b-4-6", b2="b-4-5")
    p.holds("b1", 2)
    p.ships(AUTOMA, "deep", 2)
    p.holds("a1", 2)
    p.give(AUTOMA, ore=4)
    p.stack_systems("B", "b-6-3")
    return p


@pytest.mark.rule("5.7")
def test_the_worked_example() -> None:
    p = example().card(JUMP_4_COLONIZE).rest()
    assert p.moves() == ["a 2 B1", "c 2 B2"]
    assert p.told("log-jump") == [
        "Player 2 jumps a level-2 ship from A1 to Deep Space.",
        "Player 2 jumps a level-2 ship from Deep Space to B1.",
        "Player 2 jumps a level-2 ship from Deep Space to B2.",
    ]
    assert p.told("log-colonize") == ["Player 2 colonizes B 4 6."]
    assert p.told("log-pay-ore") == ["Player 2 pays 4 ore."]
    assert p.fleets() == {"b2": [2]}  # both ships on B1 have settled
    assert p.controlled() == ["a1", "b2"]  # the A planet is kept, the other B planet gained
    assert [p.state.content.systems[card].id for card in p.seat(AUTOMA).colonies] == ["b-4-6"]
    assert p.system_at("b1") == "b-6-3"
    assert p.seat(AUTOMA).ore == 1  # 4 paid, 1 mined
    assert p.cubes(AUTOMA) == 20


@pytest.mark.rule("5.7")
def test_the_worked_example_on_a_mirrored_board() -> None:
    p = Solo(a1="a-3-4", b1="b-4-5", b2="b-4-6")
    p.holds("b2", 2)
    p.ships(AUTOMA, "deep", 2)
    p.holds("a1", 2)
    p.give(AUTOMA, ore=4)
    p.card(JUMP_4_COLONIZE).rest()
    assert p.moves() == ["a 2 B2", "c 2 B1"]
    assert p.told("log-colonize") == ["Player 2 colonizes B 4 6."]
    assert p.fleets() == {"b1": [2]}
    assert p.controlled() == ["a1", "b1"]


@pytest.mark.rule("5.7")
def test_the_worked_example_without_the_ore_only_refuses_to_colonize() -> None:
    p = example()
    p.give(AUTOMA, ore=3)
    p.card(JUMP_4_COLONIZE)
    assert p.reasons() == ["not enough ore"]
    assert p.moves() == []


@pytest.mark.rule("5.4", "5.7")
def test_the_note_no_ship_leaves_an_a_planet_for_a_shipyard() -> None:
    p = Solo()
    blocked(p, "b1", "b2", "deep")
    p.holds("a1", 2)
    p.card(JUMP_4).rest()
    assert p.told("log-automa-stay")
    assert p.fleets() == {"a1": [2]}
    assert p.outpost("s2") is None


@pytest.mark.rule("5.4")
def test_a_second_ship_that_is_not_needed_leaves_an_a_planet_for_a_shipyard() -> None:
    p = Solo(a1="a-6-4")
    blocked(p, "b1", "b2", "deep")
    p.holds("a1", 2, 2)
    p.card(JUMP_2).rest()
    assert p.moves() == ["e 2 S2"]
    assert p.fleets() == {"a1": [2], "s2": [2]}


# a) to g), each over the next


@pytest.mark.rule("5.1", "5.3")
@pytest.mark.parametrize(("b1", "b2", "place"), [("b-4-6", "b-4-5", "b1"), ("b-4-5", "b-4-6", "b2")])
def test_a_power_for_a_b_planet_the_one_worth_more(b1: str, b2: str, place: str) -> None:
    p = Solo(b1=b1, b2=b2)
    p.ships(AUTOMA, "deep", 4)
    p.card(JUMP_2).rest()
    assert p.moves() == [f"a 4 {place.upper()}"]
    assert p.fleets() == {place: [4]}
    assert p.controlled() == [place]


@pytest.mark.rule("5.1")
def test_a_comes_before_b_whatever_the_points() -> None:
    p = Solo(a1="a-3-7", b1="b-4-3", b2="b-5-7")
    p.ships(AUTOMA, "deep", 4)
    p.card(JUMP_2).rest()
    assert p.moves() == ["a 4 B1"]


@pytest.mark.rule("5.1")
def test_a_is_met_by_the_ships_there_together() -> None:
    p = Solo(b1="b-5-6", b2="b-4-3")
    p.holds("b2", 2)
    p.ships(AUTOMA, "deep", 2)
    p.card(JUMP_2).rest()
    assert p.moves() == ["a 2 B2"]  # not c on B1, though it is worth more
    assert p.fleets() == {"b2": [2, 2]}


@pytest.mark.rule("5.1")
def test_b_comes_before_c() -> None:
    p = Solo(a1="a-3-3", b1="b-4-6", b2="b-4-5")
    p.ships(AUTOMA, "deep", 3)
    p.card(JUMP_2).rest()
    assert p.moves() == ["b 3 A1"]
    assert p.fleets() == {"a1": [3]}


@pytest.mark.rule("5.1", "5.3")
@pytest.mark.parametrize(("b1", "b2", "place"), [("b-4-6", "b-4-5", "b1"), ("b-4-5", "b-4-6", "b2")])
def test_c_control_of_a_b_planet_the_one_worth_more(b1: str, b2: str, place: str) -> None:
    p = Solo(a1="a-4-7", b1=b1, b2=b2)
    p.ships(AUTOMA, "deep", 2)
    p.card(JUMP_2).rest()
    assert p.moves() == [f"c 2 {place.upper()}"]
    assert p.controlled() == [place]


@pytest.mark.rule("5.1")
def test_c_takes_a_b_planet_from_a_weaker_player() -> None:
    p = Solo(b1="b-4-6", b2="b-4-5")
    p.strong("b1", 1)
    p.ships(AUTOMA, "deep", 2)
    p.card(JUMP_2).rest()
    assert p.moves() == ["c 2 B1"]
    assert p.outpost("b1") == (AUTOMA, "food")


@pytest.mark.rule("5.1")
def test_c_needs_more_power_than_a_player_in_control() -> None:
    p = Solo(b1="b-4-6", b2="b-4-5")
    p.strong("b1", 2)
    p.ships(AUTOMA, "deep", 2)
    p.card(JUMP_2).rest()
    assert p.moves() == ["c 2 B2"]


@pytest.mark.rule("5.2")
def test_control_that_it_has_already_is_not_gained_again() -> None:
    p = Solo(b1="b-4-6", b2="b-4-5")
    p.control(AUTOMA, "b1", "food")  # an outpost without ships
    p.ships(AUTOMA, "deep", 2)
    p.card(JUMP_2).rest()
    assert p.moves() == ["c 2 B2"]
    assert p.controlled() == ["b1", "b2"]


@pytest.mark.rule("5.1")
def test_d_control_of_an_a_planet_comes_before_a_shipyard() -> None:
    p = Solo(a1="a-4-3")
    blocked(p, "b1", "b2")
    p.ships(AUTOMA, "sol", 1)  # A1 and the shipyard S1 are one jump away
    p.card(JUMP_2).rest()
    assert p.moves() == ["d 1 A1"]
    assert p.controlled() == ["a1"]


@pytest.mark.rule("5.1")
def test_e_a_shipyard_comes_before_deep_space() -> None:
    p = Solo()
    blocked(p, "b1", "b2")
    p.strong("a1", 3)
    p.ships(AUTOMA, "a1", 1)  # one jump from Deep Space and from the shipyard S2
    p.card(JUMP_2).rest()
    assert p.moves() == ["e 1 S2"]
    assert p.controlled() == ["s2"]


@pytest.mark.rule("5.1")
def test_f_deep_space_comes_before_the_smallest_difference() -> None:
    p = Solo()
    blocked(p, "b1", "b2", "s1", "s2")
    p.strong("a1", 2)
    p.ships(PLAYER, "deep", 1)
    p.ships(AUTOMA, "sol", 2)
    p.card(JUMP_2).rest()
    assert p.moves() == ["f 2 Space"]
    assert p.fleets() == {"deep": [2]}


@pytest.mark.rule("5.2")
def test_f_deep_space_needs_more_power_than_the_player() -> None:
    p = Solo()
    blocked(p, "b1", "b2", "s1", "s2")
    p.strong("a1", 2)
    p.ships(PLAYER, "deep", 2)
    p.ships(AUTOMA, "sol", 2)
    p.card(JUMP_2).rest()
    assert p.moves() == ["g 2 A1"]
    assert p.fleets() == {"a1": [2]}


@pytest.mark.rule("5.6")
def test_g_the_smallest_difference_in_power() -> None:
    p = Solo()
    blocked(p, "deep", "s1", "s2")
    p.strong("a1", 4)
    p.strong("b1", 3)
    p.strong("b2", 4, 1)
    p.ships(AUTOMA, "sol", 2)
    p.card(JUMP_4).rest()
    assert p.moves() == ["g 2 B1"]  # 1; A1 would leave 2, B2 3
    assert p.fleets() == {"b1": [2]}


@pytest.mark.rule("5.6")
def test_g_a_b_planet_before_an_a_planet() -> None:
    p = Solo(a1="a-3-7", b1="b-4-3", b2="b-4-3")
    blocked(p, "deep", "s1", "s2", "b2")
    p.strong("a1", 3)
    p.strong("b1", 3)
    p.ships(AUTOMA, "sol", 2)  # A1 is nearer, and worth more
    p.card(JUMP_2).rest()
    assert p.moves() == ["g 2 B1"]


@pytest.mark.rule("5.6")
@pytest.mark.parametrize(("b1", "b2", "place"), [("b-4-5", "b-4-6", "B2"), ("b-4-6", "b-4-5", "B1")])
def test_g_equal_b_planets_by_points(b1: str, b2: str, place: str) -> None:
    p = Solo(b1=b1, b2=b2)
    blocked(p, "a1", "s1", "s2")
    p.strong("b1", 3)
    p.strong("b2", 3)
    p.ships(PLAYER, "deep", 4)
    p.ships(AUTOMA, "deep", 2)
    p.card(JUMP_2).rest()
    assert p.moves() == [f"g 2 {place}"]


@pytest.mark.rule("5.6")
def test_g_a_ship_on_a_planet_stays_unless_the_difference_shrinks() -> None:
    p = Solo()
    blocked(p, "deep", "s1", "s2", "b2")
    p.strong("a1", 4)
    p.strong("b1", 4)
    p.ships(AUTOMA, "a1", 2)
    p.card(JUMP_4).rest()
    assert p.told("log-automa-stay")
    assert p.fleets() == {"a1": [2]}
    p.strong("b1", 3)
    p.card(JUMP_4).rest()
    assert p.moves() == ["g 2 B1"]


@pytest.mark.rule("5.6")
def test_g_never_leads_to_a_shipyard_or_deep_space() -> None:
    p = Solo()
    blocked(p, "a1", "b1", "b2")
    p.strong("s1", 2)
    p.strong("s2", 2)
    p.ships(PLAYER, "deep", 2)
    p.ships(AUTOMA, "sol", 2)
    p.card(JUMP_2).rest()
    assert p.moves() == ["g 2 B1"]  # 6 there, 0 on the shipyards


@pytest.mark.rule("5.5", "5.6")
def test_g_after_it_the_jumps_left_serve_the_other_ships() -> None:
    p = Solo()
    blocked(p, "deep", "s1", "s2", "b2")
    p.strong("a1", 3)
    p.strong("b1", 4)
    p.ships(AUTOMA, "sol", 2, 2)
    p.card(JUMP_4).rest()
    # The first leaves 1 on A1; together with it the second is enough for A1, which needs 3.
    assert p.moves() == ["g 2 A1", "b 2 A1"]
    assert p.fleets() == {"a1": [2, 2]}
    assert p.controlled() == ["a1"]


@pytest.mark.rule("5.6")
def test_g_a_ship_that_has_moved_stays_for_the_rest_of_the_jump() -> None:
    p = Solo(a1="a-8-4", b1="b-8-6", b2="b-8-5")
    blocked(p, "deep", "s1", "s2")
    p.strong("a1", 4, 4, 4)
    p.holds("b1", 1)
    p.holds("b2", 2)
    p.ships(AUTOMA, "deep", 1, 3)
    p.card(JUMP_4).rest()
    # The first makes it 2 on B1, the second 5 there or on B2. With two jumps left the first could have made it 3 on B2.
    assert p.moves() == ["g 1 B1", "g 3 B1"]
    assert p.fleets() == {"b1": [1, 1, 3], "b2": [2]}


# Power and control


@pytest.mark.rule("5.2")
@pytest.mark.parametrize("card", [JUMP_4, JUMP_4_COLONIZE])
def test_enough_power_counts_power_alone_but_colonizing_needs_control(card: str) -> None:
    p = Solo(a1="a-5-3", b1="b-4-6", b2="b-5-5")
    p.strong("b1", 4)
    p.ships(AUTOMA, "deep", 4)
    p.give(AUTOMA, ore=4)
    p.card(card).rest()
    if card == JUMP_4:
        assert p.moves() == ["a 4 B1"]
        assert p.outpost("b1") == (PLAYER, "star")
    else:
        assert p.reasons() == ["no system to colonize"]  # the move to B1 would not gain control
        assert p.told("log-automa-line") == ["Second line: build a level-3 ship from supply."]


@pytest.mark.rule("5.2")
def test_a_planet_is_a_or_b_by_its_card() -> None:
    p = Solo(a1="b-4-7", b1="a-2-3", b2="b-4-6")
    p.ships(AUTOMA, "deep", 4)
    p.card(JUMP_2).rest()
    assert p.moves() == ["a 4 A1"]


# Ties


@pytest.mark.rule("5.3")
def test_ties_the_ship_whose_leaving_gives_up_the_least_goes() -> None:
    p = Solo(a1="a-5-3", b1="b-4-6", b2="b-5-5")
    p.ships(AUTOMA, "deep", 4)  # nearer, but it has the most power in Deep Space
    p.ships(AUTOMA, "sol", 4)
    p.card(JUMP_2).rest()
    assert p.moves() == ["a 4 B1"]
    assert p.told("log-jump")[0] == "Player 2 jumps a level-4 ship from Sol to shipyard S1."
    assert p.fleets() == {"deep": [4], "b1": [4]}


@pytest.mark.rule("5.3")
def test_ties_then_the_shortest_way() -> None:
    p = Solo(a1="a-5-3", b1="b-4-6", b2="b-5-5")
    blocked(p, "deep", "s1")
    p.ships(AUTOMA, "sol", 4)
    p.ships(AUTOMA, "deep", 4)  # serves nothing there
    p.card(JUMP_2).rest()
    assert p.moves()[0] == "a 4 B1"
    assert p.told("log-jump")[0] == "Player 2 jumps a level-4 ship from Deep Space to B1."


@pytest.mark.rule("5.3")
def test_ties_points_come_before_what_is_given_up() -> None:
    p = Solo(a1="a-5-3", b1="b-4-6", b2="b-4-5")
    blocked(p, "s2")
    p.ships(AUTOMA, "deep", 4)  # it has the most power there, and B1 in reach
    p.ships(AUTOMA, "s2", 4)  # it serves nothing there, and has only B2 in reach
    p.card(JUMP_2).rest()
    assert p.moves() == ["a 4 B1", "a 4 B2"]
    assert p.told("log-jump")[0] == "Player 2 jumps a level-4 ship from Deep Space to B1."


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
def test_zero_jumps_resolve_the_line_even_without_ships() -> None:
    p = Solo().card(JUMP_2).rest()
    assert p.messages() == ["log-turn", "log-automa-card", "log-automa-line", "log-automa-stay", "log-growth"]


@pytest.mark.rule("5.5")
def test_some_jumps_resolve_the_line() -> None:
    p = Solo(a1="a-6-3", b1="b-4-6", b2="b-6-5")
    blocked(p, "a1", "b2", "s1", "s2")
    p.ships(AUTOMA, "deep", 4)
    p.card(JUMP_4).rest()
    assert p.told("log-jump") == ["Player 2 jumps a level-4 ship from Deep Space to B1."]
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


# Colonizing


@pytest.mark.rule("5.8")
def test_it_colonizes_the_planet_worth_most() -> None:
    for a1, b1, b2 in ((7, 5, 6), (3, 6, 5), (3, 5, 6)):
        p = Solo(a1=f"a-3-{a1}", b1=f"b-4-{b1}", b2=f"b-4-{b2}")
        for place in ("a1", "b1", "b2"):
            p.holds(place, 4)
        p.give(AUTOMA, ore=4)
        p.card("55").rest()
        assert p.points(AUTOMA)["colonies"] == max(a1, b1, b2)
        assert "log-automa-tie" not in p.messages()


@pytest.mark.rule("5.8", "8.2")
@pytest.mark.parametrize("place", ["b1", "b2"])
def test_between_planets_of_equal_worth_chance_decides(place: str) -> None:
    p = Solo(b1="b-4-6", b2="b-4-6-twin")
    p.holds("b1", 4)
    p.holds("b2", 4)
    p.give(AUTOMA, ore=4)
    p.card("55")
    assert p.chances() == {"colonize:b1": 0.5, "colonize:b2": 0.5}
    p.play(f"colonize:{place}").rest()
    assert p.fleet(AUTOMA, place) == []


@pytest.mark.rule("5.8")
@pytest.mark.parametrize(
    ("needs", "fleet", "settles"),
    [
        (4, (4, 1), [4]),
        (4, (3, 2, 1), [1, 3]),
        (4, (3, 3), [3, 3]),
        (4, (1, 1, 1, 1, 4), [4]),  # as much power, and fewer ships
        (4, (2, 2, 3), [2, 2]),
        (5, (3, 3, 1, 1), [1, 1, 3]),  # more ships, but less power
    ],
)
def test_the_least_power_that_is_enough_settles(needs: int, fleet: tuple[int, ...], settles: list[int]) -> None:
    p = Solo(b1=f"b-{needs}-6")
    p.holds("b1", *fleet)
    p.give(AUTOMA, ore=4)
    p.card("55").rest()
    assert [int(words.partition("level-")[2][0]) for words in p.told("log-settle")] == settles
    left = sorted(fleet)
    for level in settles:
        left.remove(level)
    assert p.fleet(AUTOMA, "deep") == left  # the others are exiled


@pytest.mark.rule("5.8")
def test_a_colony_brings_its_disc_and_its_bonus() -> None:
    p = Solo()
    p.put_system("b1", "van-maanens-star")  # needs 3, an ore disc, bonus 2 ore
    p.holds("b1", 3)
    p.control(AUTOMA, "b1", "ore")
    p.give(AUTOMA, ore=4)
    p.card("55").rest()
    assert p.told("log-colonize") == ["Player 2 colonizes Van Maanen's Star."]
    assert p.told("log-colony-disc") == ["Player 2 adds a disc to Van Maanen's Star: ore."]
    assert p.told("log-gain-ore") == ["Player 2 gains 2 ore."]
    assert p.discs_off() == (1, 2)  # one automated by card 55, two ore discs on the colony
