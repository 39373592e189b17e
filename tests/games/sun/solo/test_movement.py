"""Where the automa's ships go: the worked example and preferences a to g (solo rules 5.1, 5.2, 5.6 and 5.7)."""

import pytest

from tests.games.sun.solo.table import AUTOMA, JUMP_2, JUMP_4, PLAYER, Solo, blocked

JUMP_4_COLONIZE = "37"

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
        "Player 2 jumps a level-2 ship from A 3 4 to Deep Space.",
        "Player 2 jumps a level-2 ship from Deep Space to B 4 6.",
        "Player 2 jumps a level-2 ship from Deep Space to B 4 5.",
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
    p.ships(AUTOMA, "sol", 1)  # A1 and Shipyard 1 are one jump away
    p.card(JUMP_2).rest()
    assert p.moves() == ["d 1 A1"]
    assert p.controlled() == ["a1"]


@pytest.mark.rule("5.1")
def test_e_a_shipyard_comes_before_deep_space() -> None:
    p = Solo()
    blocked(p, "b1", "b2")
    p.strong("a1", 3)
    p.ships(AUTOMA, "a1", 1)  # one jump from Deep Space and from Shipyard 2
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


# Power and control are preferences of their own


@pytest.mark.rule("5.1", "5.2")
@pytest.mark.parametrize(("planet", "place", "move"), [("b-2-5", "b2", "c 1 B2"), ("a-2-5", "a1", "d 1 A1")])
def test_a_ship_goes_to_gain_control_where_the_power_is_enough_already(planet: str, place: str, move: str) -> None:
    p = Solo(a1="a-8-4", b1="b-8-6", b2="b-8-5")
    blocked(p, *({"a1", "b1", "b2", "s1", "s2"} - {place}))
    p.put_system(place, planet)
    p.strong(place, 2)
    p.ships(AUTOMA, place, 2)
    p.ships(AUTOMA, "deep", 1)
    p.ships(PLAYER, "deep", 4)
    p.card(JUMP_2).rest()
    assert p.moves() == [move]
    assert place in p.controlled()


@pytest.mark.rule("5.4")
def test_a_ship_that_control_needs_is_held_where_the_power_is_more_than_enough() -> None:
    p = Solo(a1="a-8-4", b1="b-2-4", b2="b-8-6")
    blocked(p, "a1", "s1", "s2")
    p.ships(PLAYER, "b1", 3)
    p.holds("b1", 2, 2)
    p.card(JUMP_2).rest()
    assert p.moves() == ["c 2 B2"], "for the same preference a ship goes to a planet worth more"
    p = Solo(a1="a-8-6", b1="b-2-4", b2="b-8-6")
    blocked(p, "b2", "s1", "s2")
    p.ships(PLAYER, "b1", 3)
    p.holds("b1", 2, 2)
    p.card(JUMP_2).rest()
    assert p.moves() == [], "control of an A planet is less than the control it would give up"
