"""Colonizing a system, six steps (rules 12.1 to 12.6)."""

import pytest

from tests.sun.position import Position

COLONIZE = "space:terraforming.0"  # 4 ore: colonize


def table(players: int = 4) -> Position:
    """Seat 0 has Terraforming, 4 ore and no ships."""
    p = Position(players).even()
    p.research(0, "2", "terraforming")
    p.ships(0, "sol")
    p.give(0, ore=4)
    return p


def holding(p: Position, place: str, system: str, disc: str, *levels: int) -> Position:
    """Seat 0 controls a system with these ships."""
    p.put_system(place, system)
    p.ships(0, place, *levels)
    p.control(0, place, disc)
    return p


def colonies(p: Position, seat: int = 0) -> list[str]:
    return [p.state.content.systems[number].id for number in p.seat(seat).colonies]


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
    assert refusal.phrase.args == {"need": 4, "have": 3}
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


# 12.4 Taking and refilling


@pytest.mark.rule("12.4")
@pytest.mark.parametrize(("place", "deck", "new"), [("a1", "A", "procyon"), ("b2", "B", "altair")])
def test_the_slot_is_filled_from_its_own_deck(place: str, deck: str, new: str) -> None:
    """The deck belongs to the slot, not to the card that lay there."""
    p = holding(table(), place, "sirius", "ore", 3)
    p.stack_systems(deck, new)
    left = p.game.view()["system_decks"]
    p.turn(0).play(COLONIZE)
    assert p.system_at(place) == new
    other = "B" if deck == "A" else "A"
    assert p.game.view()["system_decks"] == {deck: left[deck] - 1, other: left[other]}


@pytest.mark.rule("12.4")
@pytest.mark.parametrize(("place", "empty", "other", "new"), [("a1", "A", "B", "altair"), ("b1", "B", "A", "procyon")])
def test_an_empty_deck_is_replaced_by_the_other(place: str, empty: str, other: str, new: str) -> None:
    p = holding(table(), place, "sirius", "ore", 3)
    p.empty_systems(empty)
    p.stack_systems(other, new)
    p.turn(0).play(COLONIZE)
    assert p.system_at(place) == new
    assert p.game.view()["system_decks"][empty] == 0


@pytest.mark.rule("12.4")
def test_with_both_decks_empty_the_slot_stays_empty() -> None:
    p = holding(table(), "a1", "sirius", "ore", 3)
    p.empty_systems("A")
    p.empty_systems("B")
    p.ships(0, "sol", 1)
    p.turn(0).play(COLONIZE)
    assert colonies(p) == ["sirius"]
    assert p.system_at("a1") is None
    assert p.points(0)["colonies"] == 5
    # Ships may pass through and stay, but there is nothing to control.
    p.turn(0).play("space:basic-3.0", "pass", "jump:sol>a1:1", "done")
    assert p.fleet(0, "a1") == [1]
    assert p.outpost("a1") is None


@pytest.mark.rule("12.4")
def test_the_new_system_is_drawn_by_chance_from_the_top_batch() -> None:
    p = holding(table(), "a1", "sirius", "ore", 3)
    p.game._explicit = True
    p.turn(0).play(COLONIZE)
    drawn = {str(option): probability for option, probability in p.game.chances()}
    deck = p.state.system_decks[0][0]
    systems = p.state.content.systems
    expected = {f"draw:{card.id}": 1 / deck.bit_count() for card in systems if deck >> card.index & 1}
    assert drawn == pytest.approx(expected)


@pytest.mark.rule("12.4")
def test_the_outpost_comes_along_and_the_system_is_no_longer_controlled() -> None:
    p = holding(table(), "a1", "sirius", "ore", 3)
    p.control(0, "s1", "food")
    assert p.points(0)["outposts"] == 2
    p.turn(0).play(COLONIZE)
    assert p.seat(0).colony_discs == [0, 2, 0]
    assert p.seat(0).tracks == [7, 6]
    assert p.points(0)["outposts"] == 1
    assert p.points(0)["colonies"] == 5


@pytest.mark.rule("12.4")
def test_a_colony_is_for_good() -> None:
    """Others who come to the slot find the new system; the colony and its discs stay."""
    p = holding(table(), "a1", "sirius", "ore", 3)
    p.stack_systems("A", "procyon")
    p.turn(0).play(COLONIZE, "produce:ore")
    p.play("space:basic-3.0", "pass", "jump:sol>a1:1", "done")
    assert p.outpost("a1") == (1, "food")
    assert colonies(p) == ["sirius"]
    assert p.seat(0).colony_discs == [0, 2, 0]


@pytest.mark.rule("12.4", "13.2")
def test_an_extra_system_is_not_refilled() -> None:
    """A Wandering Dwarf Star lays an extra system one jump from A1."""
    p = table()
    p.research(0, "1")
    p.give(0, ore=2)
    p.next_event("wandering-dwarf")
    p.put_system("a1", "sirius")
    p.stack_systems("A", "luytens-star")
    p.turn(0).play("space:basic-2.0", "slot:A", "link:a1")
    assert p.system_at("extra") == "luytens-star"
    while p.question() != "AskProduction":
        p.play(p.offered()[-1])
    assert ["a1", "extra"] in p.game.view()["routes"]

    p.ships(0, "extra", 2)
    p.control(0, "extra", "food")
    p.give(0, ore=4)
    left = p.game.view()["system_decks"]
    p.ships(1, "extra", 1)
    p.turn(0).play(COLONIZE)
    assert "luytens-star" in colonies(p)
    assert p.system_at("extra") is None
    assert p.game.view()["system_decks"] == left
    assert p.fleet(1, "deep") == [1]
    assert ["a1", "extra"] not in p.game.view()["routes"]


# 12.5 Second disc


@pytest.mark.rule("12.5")
@pytest.mark.parametrize(
    ("outpost", "second", "discs", "tracks"),
    [
        ("food", "disc:food", [2, 0, 0], [6, 8]),
        ("food", "disc:ore", [1, 1, 0], [7, 7]),
        ("ore", "disc:food", [1, 1, 0], [7, 7]),
        ("ore", "disc:ore", [0, 2, 0], [8, 6]),
    ],
)
def test_with_two_specialties_the_second_disc_is_free(
    outpost: str, second: str, discs: list[int], tracks: list[int]
) -> None:
    p = holding(table(), "a1", "alpha-centauri", outpost, 4)
    p.turn(0).play(COLONIZE)
    assert p.offered() == ["disc:food", "disc:ore"]
    p.play(second)
    assert p.seat(0).colony_discs == discs
    assert p.seat(0).tracks == tracks


@pytest.mark.rule("12.5")
def test_with_one_specialty_there_is_no_choice() -> None:
    p = holding(table(), "a1", "barnards-star", "food", 2)
    p.turn(0).play(COLONIZE)
    assert p.question() == "AskProduction"
    assert p.seat(0).colony_discs == [2, 0, 0]
    assert p.seat(0).tracks == [6, 8]


@pytest.mark.rule("12.5", "9.2")
def test_a_star_is_used_when_the_track_is_empty() -> None:
    p = holding(table(), "a1", "barnards-star", "food", 2)
    p.automate(0, food=7)
    claims = p.state.claims[:]
    p.turn(0).play(COLONIZE)
    assert p.seat(0).colony_discs == [1, 0, 1]
    assert p.seat(0).tracks == [0, 8]
    assert p.state.claims == claims, "it is no achievement"


@pytest.mark.rule("12.5", "9.2")
def test_a_disc_of_the_other_type_comes_before_a_star() -> None:
    p = holding(table(), "a1", "alpha-centauri", "food", 4)
    p.automate(0, food=7)
    p.turn(0).play(COLONIZE)
    assert p.seat(0).colony_discs == [1, 1, 0]
    assert p.seat(0).tracks == [0, 7]


@pytest.mark.rule("12.5", "9.2")
def test_a_star_as_outpost_and_a_star_on_top() -> None:
    p = table()
    p.automate(0, food=8)
    holding(p, "a1", "barnards-star", "star", 2)
    p.turn(0).play(COLONIZE)
    assert p.seat(0).colony_discs == [0, 0, 2]


# 12.6 Bonus


@pytest.mark.rule("12.6")
def test_the_bonus_comes_last() -> None:
    """Lalande 21185 grows, mines and trades with the second disc already gone: two ore discs off, so 2 ore."""
    p = holding(table(), "a1", "lalande-21185", "ore", 3)
    p.stack_systems("A", "procyon")
    p.columns(0, 3, 4, 3, 3, 2)
    pop = p.seat(0).pop
    p.turn(0).play(COLONIZE)
    assert p.question() == "AskTrade"
    assert p.system_at("a1") == "procyon"
    assert p.seat(0).tracks == [8, 6]
    assert p.seat(0).columns == [3, 4, 3, 3, 2], "the settler came back to A and grew"
    assert (p.seat(0).pop, p.seat(0).ore) == (pop + 1, 2)


@pytest.mark.rule("12.6")
def test_the_second_disc_is_chosen_before_the_bonus() -> None:
    """Ross 248 gives 3 ore."""
    p = holding(table(), "a1", "ross-248", "ore", 3)
    p.turn(0).play(COLONIZE)
    assert p.question() == "AskColonyDisc"
    assert p.seat(0).ore == 0
    p.play("disc:food")
    assert p.seat(0).ore == 3


@pytest.mark.rule("12.6", "11.4")
def test_the_bonus_for_gaining_control_is_not_given_again() -> None:
    """Altair: 1 ore for gaining control, a level 3 ship for colonizing."""
    p = holding(table(), "b1", "altair", "ore", 4)
    p.turn(0).play(COLONIZE)
    assert p.seat(0).ore == 0
    assert p.fleet(0, "sol") == [3]


@pytest.mark.rule("12.6")
def test_the_bonus_is_given_in_full() -> None:
    """Wolf 1061: `automate ore, 1 ore`, without a choice."""
    p = holding(table(), "b1", "wolf-1061", "ore", 4)
    p.turn(0).play(COLONIZE)
    assert p.question() == "AskProduction"
    assert p.seat(0).automated == [0, 1, 0]
    assert p.seat(0).tracks == [8, 5]
    assert p.seat(0).ore == 1


@pytest.mark.rule("12.6")
def test_a_mandatory_bonus_may_not_be_declined() -> None:
    """Luyten's Star builds a level 2 ship, at Sol or at a shipyard."""
    p = holding(table(), "a1", "luytens-star", "food", 2)
    p.control(0, "s2", "ore")
    p.turn(0).play(COLONIZE)
    assert p.offered() == ["build:sol", "build:s2"]
    assert p.refused("pass") == ("why-must", "3.8")


@pytest.mark.rule("12.6")
def test_what_cannot_be_carried_out_is_skipped() -> None:
    """Procyon gives a private level II technology; the deck has run out."""
    p = holding(table(), "a1", "procyon", "food", 4)
    p.state.decks[2] = []
    p.turn(0).play(COLONIZE)
    assert p.question() == "AskProduction"
    assert colonies(p) == ["procyon"]
    assert p.seat(0).private == ()


@pytest.mark.rule("12.6", "3.8")
def test_an_optional_bonus_may_be_declined() -> None:
    """Delta Pavonis: `(research II or III)`."""
    p = holding(table(), "b1", "delta-pavonis", "food", 4)
    p.turn(0).play(COLONIZE)
    assert p.offered() == ["slot:C", "pass"]
    pop = p.seat(0).pop
    p.play("pass")
    assert p.question() == "AskProduction"
    assert p.seat(0).pop == pop


@pytest.mark.rule("12.6", "11.1", "11.4")
def test_a_jump_in_the_bonus_may_enter_the_new_system() -> None:
    """Wolf 359 gives a jump of two; a ship just exiled to Deep Space comes back and takes Ross 248."""
    p = holding(table(), "a1", "wolf-359", "food", 1, 3)
    p.stack_systems("A", "ross-248")
    p.turn(0).play(COLONIZE, "settle:3", "done")
    assert p.question() == "AskJump"
    assert p.system_at("a1") == "ross-248"
    p.play("jump:deep>a1:1", "done", "disc:ore")
    assert p.outpost("a1") == (0, "ore")
    assert p.seat(0).ore == 1, "the bonus for gaining control of Ross 248"
    assert p.seat(0).tracks == [6, 7]
    assert colonies(p) == ["wolf-359"]


@pytest.mark.rule("12.6")
def test_a_jump_in_the_bonus_need_not_be_used() -> None:
    p = holding(table(), "a1", "wolf-359", "food", 1, 3)
    p.turn(0).play(COLONIZE, "settle:3", "done", "done")
    assert p.fleet(0, "deep") == [1]
    assert p.question() == "AskProduction"


@pytest.mark.rule("12.4", "12.6")
def test_cubes_and_discs_are_conserved() -> None:
    p = holding(table(), "a1", "wolf-359", "food", 1, 3)
    p.turn(0).play(COLONIZE, "settle:3", "done", "done")
    assert p.cubes(0) == 20
    assert sum(p.seat(0).tracks) + sum(p.seat(0).colony_discs) == 16


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
