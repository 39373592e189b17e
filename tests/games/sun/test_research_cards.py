"""Research: the card and its bonus, restricted research, and private technologies (rules 8.4 to 8.7)."""

import pytest

from tests.games.sun.helpers import SLOTS, Bare, plain, spare, studying, taking
from tests.games.writing import power_texts

# 8.4: type, reveal, choose


def discovering(has: str, *deck: str, text: str = "") -> Bare:
    """Seat 0 is about to discover a level II slot, with exactly these cards in the deck."""
    p = studying(text)
    p.has(0, *has)
    p.give(0, pop=1)
    p.next_event("plain-2")
    p.deck(2, *deck)
    p.turn(0)
    return p


@pytest.mark.rule("8.4")
def test_cards_are_revealed_until_two_match_and_the_rest_goes_under_as_one_batch() -> None:
    military, first, economic, second = spare("military", 0), spare("scientific", 0), spare("economic", 0), plain("A")
    below = [spare("commercial", 0), spare("scientific", 2)]
    p = discovering("1", military, first, economic, second, *below).play("space:study.1")
    assert p.offered() == [f"card:{first}", f"card:{second}"]
    p.play(f"card:{second}")
    assert p.card_on("A") == second
    assert p.batches(2) == [{below[0]}, {below[1]}, {military, economic, first}], "the deck itself keeps its order"


@pytest.mark.rule("8.4")
def test_a_card_matches_by_either_of_its_left_types() -> None:
    hybrid = (
        '[technology.hybrid]\nname = "Hybrid"\nlevel = 2\n'
        'left = ["military", "scientific"]\nright = "commercial"\n'
        '[technology.passes-on]\nname = "Passes on"\nlevel = 2\n'
        'left = ["economic", "military"]\nright = "scientific"\n'
    )
    p = discovering("1", "passes-on", "hybrid", spare("scientific", 0), text=hybrid).play("space:study.1")
    assert p.offered() == ["card:hybrid", f"card:{spare('scientific', 0)}"], "the right type does not matter here"


@pytest.mark.rule("8.4")
def test_two_types_passed_on_leave_the_choice() -> None:
    p = discovering("12", *[spare(name, n) for n in (0, 1) for name in ("scientific", "economic", "military")])
    p.play("space:study.1", "slot:B")
    assert p.offered() == ["type:scientific", "type:economic"]
    p.play("type:economic")
    assert p.offered() == [f"card:{spare('economic', 0)}", f"card:{spare('economic', 1)}"]


@pytest.mark.rule("8.4")
def test_two_prerequisites_of_one_type_leave_no_choice() -> None:
    p = studying()
    p.put_card("A", spare("military", 0))
    p.put_card("B", spare("military", 1))
    p.has(0, "A", "B")
    p.give(0, pop=1)
    p.next_event("plain-3")
    p.deck(3, "spare-3-0", "spare-3-1")
    p.turn(0).play("space:study.2", "slot:b")
    assert p.offered() == ["card:spare-3-0", "card:spare-3-1"]


@pytest.mark.rule("8.4")
def test_a_prerequisite_passes_on_its_right_type_only() -> None:
    text = (
        '[technology.turncoat]\nname = "Turncoat"\nlevel = 2\nleft = ["military", "economic"]\nright = "commercial"\n'
    )
    p = studying(text)
    p.put_card("A", "turncoat")
    p.has(0, "A")
    p.give(0, pop=1)
    p.next_event("plain-3")
    p.deck(3, plain("a"), plain("b"), plain("c"), plain("d"), "spare-3-0", "spare-3-1")
    p.turn(0).play("space:study.2")
    assert p.card_on("a") == plain("d"), "the only commercial card of the deck"


@pytest.mark.rule("8.4")
def test_a_single_match_is_taken() -> None:
    p = discovering("1", spare("military", 0), spare("scientific", 0), spare("economic", 0)).play("space:study.1")
    assert p.card_on("A") == spare("scientific", 0)
    assert p.batches(2) == [{spare("military", 0), spare("economic", 0)}]


@pytest.mark.rule("8.4")
def test_without_a_match_a_random_card_is_taken() -> None:
    left = {spare("military", 0), spare("economic", 0), spare("economic", 1)}
    p = discovering("1", *left).play("space:study.1")
    placed = p.card_on("A")
    assert placed in left
    assert set().union(*p.batches(2)) == left - {placed}


# 8.5: the immediate bonus


BONUS = """
[technology.gift]
name = "Gift"
level = 1
left = ["military", "military"]
right = "military"
immediate = "3 ore, supply -> ship 2"
actions = [{ line = "7 ore" }]
"""


@pytest.mark.rule("8.5")
def test_the_bonus_is_for_everyone_who_researches_the_card_and_the_actions_are_not_carried_out() -> None:
    p = studying(BONUS)
    p.private(1, "study")
    p.put_card("1", "gift")
    for seat in (0, 1):
        p.give(seat, pop=1, ore=0)
        p.turn(seat).play("space:study.0", "slot:1")
        assert p.seat(seat).ore == 3
        assert p.fleet(seat, "sol") == [1, 2]
        p.pawn(seat, "basic-4.0")


@pytest.mark.rule("8.5", "3.3")
def test_a_new_action_space_is_used_from_the_next_turn_on_and_by_nobody_else() -> None:
    p = studying(BONUS)
    p.put_card("1", "gift")
    p.turn(0).play("space:study.0", "slot:1")
    assert p.question() == "AskProduction"
    p.play("produce:trade", "done")
    assert p.refused("space:gift.0") == ("why-not-researched", "3.3")
    p.idle(3)
    assert "space:gift.0" in p.offered()


@pytest.mark.rule("8.5", "3.8")
def test_what_a_bonus_cannot_do_is_skipped() -> None:
    text = BONUS.replace("3 ore, supply -> ship 2", "pop -> ship 4, 2 pop -> ship 1, 3 ore")
    p = studying(text, pop=2)
    p.put_card("1", "gift")
    p.turn(0).play("space:study.0", "slot:1")
    assert p.fleet(0, "sol") == [1, 4], "one population is left for three ships"
    assert p.seat(0).ore == 3


# 8.6: restricted and free research


@pytest.mark.rule("8.6")
def test_existing_means_discovered() -> None:
    p = taking("research II existing")
    p.has(0, "1", "2")
    p.discover("A", "B")
    p.turn(0).play("space:under-test.0")
    assert p.offered() == ["slot:A", "slot:B"]
    assert p.refused("slot:C") == ("why-undiscovered", "8.6")


@pytest.mark.rule("8.6")
def test_without_prerequisites_any_technology_one_lacks() -> None:
    p = taking("research I or II existing without prerequisites")
    p.has(0, "1", "A")
    p.discover("B", "E")
    p.give(0, pop=1)
    p.turn(0).play("space:under-test.0")
    assert p.offered() == ["slot:2", "slot:3", "slot:4", "slot:B", "slot:E"]
    p.play("slot:E")
    assert p.seat(0).pop == 0, "the cube is not saved"
    assert p.technologies(0)[-1] == plain("E")


@pytest.mark.rule("8.6")
@pytest.mark.parametrize(("words", "ore"), [("", 3), (" without bonus", 0)])
def test_without_bonus_the_bonus_is_left_out(words: str, ore: int) -> None:
    p = Bare(BONUS + f'[guild.scholars-guild]\nline = "research I{words}"\n')
    p.put_card("1", "gift")
    p.open_guild("scholars-guild")
    p.give(0, ore=0)
    p.turn(0).play("space:scholars-guild.0", "slot:1")
    assert p.seat(0).ore == ore
    assert "gift" in p.technologies(0)
    assert p.seat(0).pop == 1


@pytest.mark.rule("8.6", "3.4")
def test_an_existing_research_needs_something_discovered() -> None:
    p = taking("research II existing without prerequisites").turn(0)
    assert p.refused("space:under-test.0") == ("why-no-slot", "8.1")


# 8.7: private technologies


def about_to_take_privately(*deck: str, text: str = "", **options: bool) -> Bare:
    action = (
        '[technology.embassy]\nname = "Embassy"\nlevel = 2\nleft = ["military", "military"]\nright = "military"\n'
        'actions = [{ line = "private II" }, { line = "private III" }]\n'
    )
    p = Bare(action + text, **options)
    p.private(0, "embassy")
    p.deck(2, *deck)
    p.give(0, pop=1, ore=0)
    p.turn(0)
    return p


@pytest.mark.rule("8.7")
def test_one_of_the_top_two_cards_of_any_type_is_kept() -> None:
    one, other, third = spare("military", 0), spare("economic", 0), spare("scientific", 0)
    p = about_to_take_privately(one, other, third).play("space:embassy.0")
    assert p.offered() == [f"card:{one}", f"card:{other}"]
    p.play(f"card:{other}")
    assert p.technologies(0) == ["embassy", other]
    assert p.batches(2) == [{third}, {one}]
    assert (p.seat(0).pop, p.seat(0).techs) == (1, 0), "no cube and no slot"
    assert p.state.event_left[2] == 6, "no event"
    assert other not in [p.card_on(slot) for slot in SLOTS[2]]


@pytest.mark.rule("8.7")
def test_a_private_technology_gives_its_bonus_and_its_actions_to_its_owner_alone() -> None:
    gift = BONUS.replace("level = 1", "level = 2")
    p = about_to_take_privately("gift", spare("economic", 0), text=gift).play("space:embassy.0", "card:gift")
    assert p.seat(0).ore == 3
    assert p.fleet(0, "sol") == [1, 2]
    p.play("produce:trade", "done")
    assert p.refused("space:gift.0") == ("why-not-there", "3.3")
    p.idle(3)
    assert "space:gift.0" in p.offered()


@pytest.mark.rule("8.7", "6.2")
def test_a_private_technology_counts_and_scores_but_is_nobodys_prerequisite() -> None:
    p = about_to_take_privately(spare("military", 0), spare("economic", 0))
    p.play("space:embassy.0", f"card:{spare('military', 0)}")
    p.deck(3, "spare-3-0", "spare-3-1")
    p.turn(0).play("space:embassy.1", "card:spare-3-1")
    assert p.technologies(0) == ["embassy", spare("military", 0), "spare-3-1"]
    assert p.points(0)["private"] == 2 + 2 + 3, "Embassy itself is private here"
    assert "level-2" not in p.points(0)
    assert p.seat(0).techs == 0


@pytest.mark.rule("8.7", "13.5")
def test_a_private_power_holds_for_its_owner() -> None:
    p = about_to_take_privately()
    p.deck(3, "wormhole-technology", "spare-3-0")
    p.play("space:embassy.1", "card:wormhole-technology")
    assert power_texts(p.game.view().seats[0].powers) == ["wormhole"]
    assert [power_texts(p.game.view().seats[seat].powers) for seat in (1, 2, 3)] == [[], [], []]


@pytest.mark.rule("8.7")
def test_a_private_technology_cannot_be_researched_by_others() -> None:
    p = studying()
    p.private(1, spare("military", 0))
    p.has(0, *"1234")
    p.discover("A")
    p.give(0, pop=1)
    p.turn(0).play("space:study.1")
    assert p.offered() == [f"slot:{slot}" for slot in "ABCDEF"], "only slots of the board"
