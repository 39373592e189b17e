"""Copying an action (rule 13.4)."""

import pytest

from tests.games.sun.helpers import Bare, line_technology, plain


def copying(line: str = "copy research", text: str = "", pop: int = 3, ore: int = 10) -> Bare:
    """Seat 0 has an action that copies; seat 1 has plain technologies and whatever else."""
    p = Bare(line_technology(line, "copier") + text)
    p.private(0, "copier")
    p.give(0, pop=pop, ore=ore)
    return p


LIBRARY = line_technology("3 ore: research II", "library")


@pytest.mark.rule("13.4")
def test_a_copied_action_may_be_occupied_and_of_a_technology_one_lacks() -> None:
    p = copying(text=LIBRARY)
    p.put_card("A", "library")
    p.research(1, "A")
    p.pawn(1, "library.0")
    p.has(0, "1", "2")
    p.discover("B", "C")
    p.give(0, pop=2, ore=5)
    p.turn(0).play("space:copier.0")
    assert p.offered() == ["copy:basic-1", "copy:basic-2", "copy:library"]
    p.play("copy:library")
    assert p.seat(0).ore == 2, "its cost is paid"
    p.play("slot:C")
    assert p.technologies(0)[-1] == plain("C")
    assert (p.pawn_of(0), p.pawn_of(1)) == ("copier.0", "library.0"), "the pawns stay"


@pytest.mark.rule("13.4", "3.4")
def test_an_action_that_cannot_be_paid_or_done_cannot_be_copied() -> None:
    p = copying(text=LIBRARY, pop=1, ore=2)
    p.put_card("A", "library")
    p.turn(0)
    # Research II and the library are too dear, or there is no slot: only research I is left, and taken unasked.
    p.play("space:copier.0")
    assert p.offered() == ["slot:1", "slot:2", "slot:3", "slot:4"]
    p = copying(text=LIBRARY, pop=0).turn(0)
    assert p.refused("space:copier.0") == ("why-nothing-to-copy", "13.4")


@pytest.mark.rule("13.4", "8.7")
def test_private_technologies_of_others_and_covered_guilds_cannot_be_copied() -> None:
    p = copying("copy any", LIBRARY + line_technology("9 ore", "mint"))
    p.private(1, "mint")
    p.turn(0).play("space:copier.0")
    assert p.offered() == ["copy:basic-1", "copy:basic-3", "copy:basic-4"]


@pytest.mark.rule("13.4")
def test_copy_research_leaves_out_what_has_no_research_and_copy_any_does_not() -> None:
    mint = line_technology("1 ore: 9 ore", "mint")
    for line, offered in (
        ("copy research", ["copy:basic-1", "copy:basic-2"]),
        ("copy any", ["copy:basic-1", "copy:basic-2", "copy:basic-3", "copy:basic-4", "copy:mint"]),
    ):
        p = copying(line, mint)
        p.has(0, "1")
        p.put_card("B", "mint")
        p.give(0, pop=2)
        p.turn(0).play("space:copier.0")
        assert p.offered() == offered
    p.play("copy:mint")
    assert p.seat(0).ore == 18


@pytest.mark.rule("13.4")
def test_an_open_guild_can_be_copied() -> None:
    p = copying("copy research", '[guild.scholars-guild]\nline = "4 ore: research I"\n')
    p.open_guild("scholars-guild")
    p.turn(0).play("space:copier.0")
    assert p.offered() == ["copy:basic-1", "copy:scholars-guild"]
    p.play("copy:scholars-guild")
    assert p.seat(0).ore == 6


@pytest.mark.rule("13.4")
def test_of_a_copied_choice_only_the_research_may_be_taken() -> None:
    academy = line_technology("[5 ore | 1 ore: research I | 2 ore: jump 1, research II]", "academy")
    p = copying("copy research", academy)
    p.put_card("A", "academy")
    p.has(0, "2")
    p.discover("C")
    p.give(0, pop=1, ore=2)
    p.turn(0).play("space:copier.0", "copy:academy")
    assert [option.words() for option in p.game.options()] == [
        "pay 1 ore: research I",
        "pay 2 ore: jump 1, research II",
    ]
    p.play(p.offered()[0])
    assert p.seat(0).ore == 1


@pytest.mark.rule("13.4", "3.7")
def test_an_optional_research_that_is_copied_must_be_carried_out() -> None:
    p = copying("copy research", line_technology("1 ore: jump 1, (research I)", "academy"))
    p.put_card("A", "academy")
    p.turn(0).play("space:copier.0", "copy:academy", "done")
    assert p.offered() == ["slot:1", "slot:2", "slot:3", "slot:4"], "no pass"


@pytest.mark.rule("13.4")
def test_two_copying_actions_do_not_copy_each_other_for_ever() -> None:
    p = copying("copy any", line_technology("1 ore: copy any", "mirror") + line_technology("4 ore", "mint"), ore=5)
    p.put_card("A", "mirror")
    p.put_card("B", "copier")
    p.put_card("C", "mint")
    p.turn(0).play("space:copier.0")
    assert "copy:copier" not in p.offered(), "an action never copies itself"
    p.play("copy:mirror")
    assert p.seat(0).ore == 4
    assert "copy:mirror" not in p.offered()
    assert "copy:copier" not in p.offered()
    p.play("copy:mint")
    assert p.seat(0).ore == 8


@pytest.mark.rule("13.4", "8.7")
@pytest.mark.parametrize("line", ["copy research", "copy any"])
def test_ones_own_private_technology_can_be_copied(line: str) -> None:
    p = copying(line, LIBRARY)
    p.private(0, "library")
    p.has(0, "1")
    p.discover("A")
    p.give(0, pop=2, ore=5)
    p.turn(0).play("space:copier.0")
    assert "copy:library" in p.offered()
    p.play("copy:library")
    assert p.technologies(0)[-1] == plain("A")
    assert (p.pawn_of(0), p.seat(0).ore) == ("copier.0", 2)


@pytest.mark.rule("13.4")
def test_actions_that_copy_inside_a_choice_do_not_copy_each_other_for_ever() -> None:
    """Found by packs made up by chance: what copies inside a choice did not count as copying."""
    choice = "[copy research | 1 ore]"
    p = copying(choice, line_technology(choice, "other"), pop=0, ore=0)
    p.private(0, "other")
    p.turn(0).play("space:copier.0")
    assert p.seat(0).ore == 1, "there is nothing to copy but the other one that copies"
