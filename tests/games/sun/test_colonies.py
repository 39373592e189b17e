"""Colonizing a system, its last steps: taking and refilling, the second disc and the bonus (rules 12.4 to 12.6)."""

import pytest

from tests.games.sun.colonizing import COLONIZE, colonies, holding, table

# 12.4 Taking and refilling


@pytest.mark.rule("12.4")
@pytest.mark.parametrize(("place", "deck", "new"), [("a1", "A", "procyon"), ("b2", "B", "altair")])
def test_the_slot_is_filled_from_its_own_deck(place: str, deck: str, new: str) -> None:
    """The deck belongs to the slot, not to the card that lay there."""
    p = holding(table(), place, "sirius", "ore", 3)
    p.stack_systems(deck, new)
    left = p.game.view().system_decks
    p.turn(0).play(COLONIZE)
    assert p.system_at(place) == new
    other = "B" if deck == "A" else "A"
    assert p.game.view().system_decks == {deck: left[deck] - 1, other: left[other]}


@pytest.mark.rule("12.4")
@pytest.mark.parametrize(("place", "empty", "other", "new"), [("a1", "A", "B", "altair"), ("b1", "B", "A", "procyon")])
def test_an_empty_deck_is_replaced_by_the_other(place: str, empty: str, other: str, new: str) -> None:
    p = holding(table(), place, "sirius", "ore", 3)
    p.empty_systems(empty)
    p.stack_systems(other, new)
    p.turn(0).play(COLONIZE)
    assert p.system_at(place) == new
    assert p.game.view().system_decks[empty] == 0


@pytest.mark.rule("12.4")
def test_with_both_decks_empty_the_slot_stays_empty() -> None:
    p = holding(table(), "a1", "sirius", "ore", 3)
    p.empty_systems("A")
    p.empty_systems("B")
    p.ships(0, "sol", 1)
    p.turn(0).play(COLONIZE)
    assert colonies(p) == ["sirius"]
    assert p.system_at("a1") is None
    assert p.points(0)["colonies"] == 4
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
    assert p.points(0)["colonies"] == 4


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
    assert ("a1", "extra") in p.game.view().routes

    p.ships(0, "extra", 2)
    p.control(0, "extra", "food")
    p.give(0, ore=4)
    left = p.game.view().system_decks
    p.ships(1, "extra", 1)
    p.turn(0).play(COLONIZE)
    assert "luytens-star" in colonies(p)
    assert p.system_at("extra") is None
    assert p.game.view().system_decks == left
    assert p.fleet(1, "deep") == [1]
    assert ("a1", "extra") not in p.game.view().routes


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
    """Alpha Centauri gives 3 ore."""
    p = holding(table(), "a1", "alpha-centauri", "ore", 3)
    p.turn(0).play(COLONIZE)
    assert p.question() == "AskColonyDisc"
    assert p.seat(0).ore == 0
    p.play("disc:food")
    assert p.seat(0).ore == 3


@pytest.mark.rule("12.6", "11.4")
def test_the_bonus_for_gaining_control_is_not_given_again() -> None:
    """Teegarden's Star: 1 ore for gaining control, `supply -> pop, 2 ore` for colonizing."""
    p = holding(table(), "b1", "teegardens-star", "food", 4)
    p.turn(0).play(COLONIZE)
    assert p.seat(0).ore == 2


@pytest.mark.rule("12.6")
def test_the_bonus_is_given_in_full() -> None:
    """Ross 248: `automate ore, 1 ore`, without a choice."""
    p = holding(table(), "b1", "ross-248", "ore", 4)
    p.turn(0).play(COLONIZE, "disc:ore")
    assert p.question() == "AskProduction"
    assert p.seat(0).automated == [0, 1, 0]
    assert p.seat(0).tracks == [8, 5]
    assert p.seat(0).ore == 1


@pytest.mark.rule("12.6")
def test_a_mandatory_bonus_may_not_be_declined() -> None:
    """Lacaille 9352 builds a level 3 ship, at Sol or at a shipyard."""
    p = holding(table(), "a1", "lacaille-9352", "ore", 3)
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
    """Delta Pavonis: `(research II)`."""
    p = holding(table(), "b1", "delta-pavonis", "food", 4)
    p.turn(0).play(COLONIZE)
    assert p.offered() == ["slot:C", "pass"]
    pop = p.seat(0).pop
    p.play("pass")
    assert p.question() == "AskProduction"
    assert p.seat(0).pop == pop


@pytest.mark.rule("12.6", "11.1", "11.4")
def test_a_jump_in_the_bonus_may_enter_the_new_system() -> None:
    """Wolf 359 gives a jump; a ship just exiled to Deep Space comes back and takes Ross 248."""
    p = holding(table(), "a1", "wolf-359", "food", 1, 3)
    p.stack_systems("A", "ross-248")
    p.turn(0).play(COLONIZE, "settle:3", "done")
    assert p.question() == "AskJump"
    assert p.system_at("a1") == "ross-248"
    p.play("jump:deep>a1:1", "disc:ore")
    assert p.outpost("a1") == (0, "ore")
    assert p.seat(0).ore == 2, "the bonus for gaining control of Ross 248"
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
