"""Colonizing a system, its first steps: eligibility, settling and exile (rules 12.1 to 12.3)."""

import pytest

from tests.games.sun.colonizing import COLONIZE, colonies, holding, table
from tests.games.sun.position import Position

# Only system cards


@pytest.mark.rule("12.1")
def test_shipyards_sol_and_deep_space_cannot_be_colonized() -> None:
    p = holding(table(), "a1", "barnards-star", "food", 2)
    holding(p, "a2", "sirius", "ore", 3)
    p.ships(0, "s1", 4)
    p.control(0, "s1", "food")
    p.ships(0, "sol", 4, 4)
    p.ships(0, "deep", 4)
    p.turn(0).play(COLONIZE)
    assert p.offered() == ["colonize:a1", "colonize:a2"]
    for place in ("s1", "sol", "deep"):
        assert p.refused(f"colonize:{place}") == ("why-no-system-there", "12.1")


@pytest.mark.rule("12.1")
def test_a_controlled_shipyard_alone_does_not_make_the_action_possible() -> None:
    p = table()
    p.ships(0, "s1", 4, 4)
    p.control(0, "s1", "food")
    p.turn(0)
    assert p.refused(COLONIZE) == ("why-no-system", "12.1")


# 12.1 Eligibility


@pytest.mark.rule("12.1")
def test_control_is_needed() -> None:
    """Seat 1 controls Sirius with as much power."""
    p = table()
    p.put_system("a1", "sirius")
    p.ships(0, "a1", 4)
    p.ships(1, "a1", 4)
    p.control(1, "a1", "ore")
    p.turn(0)
    assert p.refused(COLONIZE) == ("why-no-system", "12.1")


@pytest.mark.rule("12.1")
@pytest.mark.parametrize(
    ("levels", "enough"), [((), False), ((2,), False), ((1, 1), False), ((3,), True), ((1, 2), True)]
)
def test_the_printed_power_is_needed(levels: tuple[int, ...], enough: bool) -> None:
    p = holding(table(), "a1", "sirius", "ore", *levels).turn(0)
    assert (COLONIZE in p.offered()) == enough
    if not enough:
        assert p.refused(COLONIZE) == ("why-no-system", "12.1")


@pytest.mark.rule("12.1")
def test_power_elsewhere_does_not_count() -> None:
    p = holding(table(), "a1", "sirius", "ore", 2)
    p.ships(0, "s1", 4)
    p.ships(0, "deep", 4)
    p.turn(0)
    assert p.refused(COLONIZE) == ("why-no-system", "12.1")


@pytest.mark.rule("12.1")
def test_each_system_is_refused_with_its_reason() -> None:
    p = holding(table(), "a1", "barnards-star", "food", 2)
    holding(p, "a2", "sirius", "ore", 3)
    holding(p, "b1", "altair", "ore", 3)
    p.ships(0, "b2", 4)
    p.turn(0).play(COLONIZE)
    assert p.refused("colonize:b1") == ("why-power-needed", "12.1")
    refusal = p.game.why_not("colonize:b1")
    assert refusal is not None
    assert refusal.phrase.args == {"need": 5, "have": 3}
    assert p.refused("colonize:b2") == ("why-no-control", "12.1")


@pytest.mark.rule("12.1")
def test_the_power_of_others_does_not_matter() -> None:
    p = holding(table(), "a1", "sirius", "ore", 3)
    p.ships(1, "a1", 3)
    p.ships(2, "a1", 1, 2)
    p.turn(0).play(COLONIZE)
    assert colonies(p) == ["sirius"]


@pytest.mark.rule("12.1", "13.5")
def test_unless_a_card_says_otherwise() -> None:
    p = holding(table(), "a1", "sirius", "ore", 2)
    p.power(0, "cheap-colonize")
    p.turn(0).play(COLONIZE)
    assert colonies(p) == ["sirius"]


# 12.2 Settling


@pytest.mark.rule("12.2")
def test_exactly_the_required_power_may_be_returned() -> None:
    p = holding(table(), "a1", "sirius", "ore", 1, 2, 4)
    p.turn(0).play(COLONIZE)
    assert p.offered() == ["settle:1", "settle:2", "settle:4"]
    p.play("settle:1")
    assert p.offered() == ["settle:2", "settle:4"], "2 of 3 power are missing"
    assert p.game.why_not("done") is not None
    p.play("settle:2")
    assert p.offered() == ["settle:4", "done"]
    p.play("done")
    assert p.fleet(0, "deep") == [4]
    assert colonies(p) == ["sirius"]


@pytest.mark.rule("12.2")
def test_more_may_be_returned_by_choice() -> None:
    p = holding(table(), "a1", "sirius", "ore", 1, 2, 4)
    supply = p.seat(0).supply()
    pop, ore = p.seat(0).pop, p.seat(0).ore
    p.turn(0).play(COLONIZE, "settle:4", "settle:2")
    assert p.offered() == ["settle:1", "done"]
    p.play("done")
    assert p.fleet(0, "deep") == [1]
    # Two cubes came back, one of them left again by the bonus of Sirius; 6 for 3 gives no change.
    assert p.seat(0).supply() == supply + 2 - 1
    assert (p.seat(0).pop, p.seat(0).ore) == (pop + 1, ore - 4)


@pytest.mark.rule("12.2")
def test_all_ships_may_be_returned() -> None:
    p = holding(table(), "a1", "barnards-star", "food", 1, 2, 3)
    supply = p.seat(0).supply()
    p.turn(0).play(COLONIZE, "settle:3", "settle:2", "settle:1")
    assert p.question() == "AskProduction"
    assert p.fleet(0, "deep") == []
    assert p.seat(0).supply() == supply + 3


@pytest.mark.rule("12.2")
def test_more_is_returned_where_no_sum_fits_and_there_is_no_change() -> None:
    p = holding(table(), "a1", "barnards-star", "food", 4)
    p.columns(0, 5, 4, 3, 3, 1)
    ore = p.seat(0).ore
    p.turn(0).play(COLONIZE)
    assert p.question() == "AskProduction"
    assert p.fleet(0, "deep") == []
    assert p.seat(0).columns == [5, 4, 3, 3, 2]
    assert p.seat(0).ore == ore - 4 + 2, "only the bonus of Barnard's Star"


@pytest.mark.rule("12.2", "2.2")
def test_ships_that_are_all_needed_settle_without_asking() -> None:
    p = holding(table(), "a1", "sirius", "ore", 1, 2)
    p.turn(0).play(COLONIZE)
    assert colonies(p) == ["sirius"]
    assert p.question() == "AskProduction"


@pytest.mark.rule("12.2")
def test_only_ships_of_that_system_settle() -> None:
    p = holding(table(), "a1", "sirius", "ore", 3)
    p.ships(0, "a2", 2)
    p.ships(0, "deep", 1)
    p.turn(0).play(COLONIZE)
    assert p.fleet(0, "a2") == [2]
    assert p.fleet(0, "deep") == [1]


@pytest.mark.rule("12.2", "7.4")
def test_settlers_return_from_right_to_left() -> None:
    p = holding(table(), "b1", "40-eridani", "food", 1, 1, 1, 1)
    p.columns(0, 0, 4, 2, 2, 1)
    p.turn(0).play(COLONIZE)
    assert p.seat(0).columns == [1, 4, 3, 3, 2]


@pytest.mark.rule("12.2", "7.4")
def test_settlers_that_find_no_room_go_above_column_a() -> None:
    p = holding(table(), "b1", "40-eridani", "food", 3, 2)
    p.seat(0).columns = [5, 4, 3, 3, 2]
    p.turn(0).play(COLONIZE)
    assert p.seat(0).columns == [7, 4, 3, 3, 2]


# 12.3 Exile


@pytest.mark.rule("12.3")
def test_all_ships_left_in_the_system_go_to_deep_space() -> None:
    p = holding(table(), "a1", "sirius", "ore", 1, 3)
    p.ships(1, "a1", 2, 1)
    p.ships(3, "a1", 4)
    p.ships(2, "a2", 2)
    p.turn(0).play(COLONIZE, "settle:3", "done")
    assert [p.fleet(seat, "a1") for seat in range(4)] == [[], [], [], []]
    assert [p.fleet(seat, "deep") for seat in range(4)] == [[1], [1, 2], [], [4]]
    assert p.fleet(2, "a2") == [2], "elsewhere nothing moves"


@pytest.mark.rule("12.3", "11.2")
def test_nobody_controls_deep_space_or_the_empty_slot_after_an_exile() -> None:
    p = holding(table(), "a1", "sirius", "ore", 1, 3)
    p.ships(1, "a1", 2)
    p.turn(0).play(COLONIZE, "settle:3", "done")
    assert p.outpost("deep") is None
    assert p.outpost("a1") is None


# Any-time powers in between


def endings(p: Position) -> list[Position]:
    """Every way the action under way can go on, up to the production phase."""
    if p.question() == "AskProduction":
        return [p]
    found = []
    for option in p.offered():
        twin = Position.__new__(Position)
        twin.game = p.game.copy()
        found += endings(twin.play(option))
    return found


@pytest.mark.rule("12.2", "13.3", "3.4")
def test_a_jump_in_the_middle_does_not_stop_a_colonization() -> None:
    """61 Cygni gives `jump 1` at any time; what is left of the action must stay possible all the same."""
    p = holding(table(), "a1", "sirius", "ore", 1, 1, 2)
    p.colony(0, "61-cygni")
    ends = endings(p.turn(0).play(COLONIZE))
    assert ends
    assert all("sirius" in colonies(end) for end in ends)


@pytest.mark.rule("12.2", "12.3", "13.3")
def test_control_does_not_change_hands_while_ships_settle() -> None:
    """Galactic HQ upgrades a ship at any time. Seat 1, exiled a moment later, gains nothing at Sirius."""
    p = holding(table(), "a1", "sirius", "ore", 1, 1, 2)
    p.research(0, "x", "galactic-hq")
    p.ships(0, "sol", 1)
    p.ships(1, "a1", 3)
    ends = endings(p.turn(0).play(COLONIZE))
    assert ends
    for end in ends:
        assert colonies(end) == ["sirius"]
        assert end.seat(0).colony_discs == [0, 2, 0]
        assert end.seat(1).ore == 0, "the gain-control bonus of Sirius"
        assert end.seat(1).tracks == [8, 8]
