"""The automa blocks no action space; the player's own pawn still must move (solo rule 9)."""

import pytest

from tests.games.sun.helpers import line_technology
from tests.games.sun.solo.table import AUTOMA, PLAYER, Solo


@pytest.mark.rule("9.1")
def test_the_automa_blocks_nothing() -> None:
    p = Solo()
    p.give(PLAYER, pop=3, ore=9)
    p.turn(PLAYER)
    before = p.offered()
    assert "space:basic-1.0" in before
    p.card("3").rest()  # research I, for which there is one space
    assert p.told("log-research")
    assert p.pawn_of(AUTOMA) is None
    assert all(space.pawns == [] for space in p.game.view().basic)
    assert p.offered() == before


@pytest.mark.rule("9.1")
@pytest.mark.parametrize("space", ["basic-1.0", "basic-2.0", "basic-3.0"])
def test_the_player_may_not_use_the_same_space_twice_running(space: str) -> None:
    p = Solo()
    p.has(PLAYER, "1")
    p.ships(PLAYER, "sol", 1)
    p.give(PLAYER, pop=4, ore=9)
    p.pawn(PLAYER, space)
    p.card("27").rest()
    assert p.game.seat == PLAYER
    assert f"space:{space}" not in p.offered()
    assert p.refused(f"space:{space}") == ("why-must-move", "3.2")
    p.play("space:basic-4.0", "produce:ore", "draw:29").rest()
    assert f"space:{space}" in p.offered()  # after another one it may


@pytest.mark.rule("9.1")
def test_the_last_basic_action_may_be_taken_turn_after_turn() -> None:
    p = Solo()
    p.every_card()
    p.turn(PLAYER)
    for card in ("27", "29", "30"):
        p.play("space:basic-4.0", "produce:ore", f"draw:{card}").rest()
    assert "space:basic-4.0" in p.offered()
    assert p.pawn_of(PLAYER) == "basic-4.0"
    assert p.pawn_of(AUTOMA) is None


@pytest.mark.rule("9.1")
def test_spaces_of_technologies_are_free_too() -> None:
    p = Solo(text=line_technology("2 ore"))
    p.put_card("A", "under-test")
    p.research(PLAYER, "A")
    p.research(AUTOMA, "A")
    p.card("27").rest()
    assert "space:under-test.0" in p.offered()
