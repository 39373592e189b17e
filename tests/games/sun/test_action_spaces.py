"""The pawn and the action spaces (rules 3.1 to 3.3 and 3.6)."""

import pytest

from tests.games.sun.colonizing import holding, table
from tests.games.sun.position import Position

# 3.1 A free space


@pytest.mark.rule("3.1")
def test_the_pawn_goes_to_the_space_and_the_action_is_carried_out() -> None:
    p = Position().even()
    p.turn(0).play("space:basic-4.0")
    assert p.pawn_of(0) == "basic-4.0"
    assert (p.seat(0).pop, p.seat(0).ore) == (3, 1)


@pytest.mark.rule("3.1")
def test_a_space_with_another_pawn_is_closed() -> None:
    p = Position().even()
    p.pawn(2, "basic-1.0")
    p.turn(0)
    assert p.refused("space:basic-1.0") == ("why-occupied", "3.1")
    assert "space:basic-1.1" in p.offered()
    refusal = p.game.why_not("space:basic-1.0")
    assert refusal is not None
    assert "Player 3" in refusal.words()


@pytest.mark.rule("3.1")
def test_the_last_basic_action_is_never_closed() -> None:
    p = Position().even()
    for seat in (1, 2, 3):
        p.pawn(seat, "basic-4.0")
    p.turn(0).play("space:basic-4.0", "produce:ore")
    assert [p.pawn_of(seat) for seat in range(4)] == ["basic-4.0"] * 4


@pytest.mark.rule("3.1", "3.3")
def test_a_technology_space_with_another_pawn_is_closed() -> None:
    p = Position().even()
    for seat in (0, 1):
        p.research(seat, "1", "narrow-beam-lasers")
    p.give(0, ore=1)
    p.pawn(1, "narrow-beam-lasers.0")
    p.turn(0)
    assert p.refused("space:narrow-beam-lasers.0") == ("why-occupied", "3.1")


# 3.2 The pawn must move


@pytest.mark.rule("3.2")
def test_the_pawn_may_not_stay() -> None:
    p = Position().even()
    p.pawn(0, "basic-1.0")
    p.turn(0)
    assert p.refused("space:basic-1.0") == ("why-must-move", "3.2")


@pytest.mark.rule("3.2")
def test_another_space_of_the_same_action_is_fine() -> None:
    p = Position().even()
    p.turn(0).play("space:basic-1.0", "slot:1")
    while p.question() != "AskProduction":
        p.play(p.offered()[-1])
    p.play("produce:ore").turn(0)
    assert "space:basic-1.0" not in p.offered()
    p.play("space:basic-1.1")
    assert p.pawn_of(0) == "basic-1.1"


@pytest.mark.rule("3.2")
def test_another_space_of_the_same_card_is_fine() -> None:
    p = holding(table(), "a1", "sirius", "ore", 3)
    p.pawn(0, "terraforming.0")
    p.turn(0)
    assert p.refused("space:terraforming.0") == ("why-must-move", "3.2")
    p.play("space:terraforming.1")
    assert p.pawn_of(0) == "terraforming.1"
    assert p.seat(0).ore == 0


@pytest.mark.rule("3.2")
def test_the_last_basic_action_may_be_taken_turn_after_turn() -> None:
    p = Position().even()
    for turn in range(1, 4):
        p.turn(0).play("space:basic-4.0", "produce:ore")
        assert p.seat(0).ore == 2 * turn
        assert p.seat(0).pop == 2 + turn


# 3.3 Only researched technologies


@pytest.mark.rule("3.3")
def test_a_technology_needs_the_factions_own_cube() -> None:
    p = Position().even()
    p.research(1, "1", "narrow-beam-lasers")
    p.give(0, ore=1)
    p.turn(0)
    assert p.refused("space:narrow-beam-lasers.0") == ("why-not-researched", "3.3")
    p.research(0, "1")
    p.turn(0)
    assert "space:narrow-beam-lasers.0" in p.offered()


@pytest.mark.rule("3.3")
def test_a_technology_that_is_not_on_the_board_has_no_space() -> None:
    p = Position().even()
    p.turn(0)
    assert p.refused("space:plasma-cannon.0") == ("why-not-there", "3.3")


@pytest.mark.rule("3.3", "8.7")
def test_a_private_technology_is_for_its_owner() -> None:
    p = Position().even()
    p.private(1, "plasma-cannon")
    for seat in range(4):
        p.give(seat, ore=2)
    for seat in (0, 2, 3):
        p.turn(seat)
        assert p.refused("space:plasma-cannon.0")[1] == "3.3"
    p.turn(1)
    assert "space:plasma-cannon.0" in p.offered()


@pytest.mark.rule("3.3", "13.1")
def test_open_guilds_are_for_everybody() -> None:
    p = Position().even()
    p.open_guild("technocrats-guild")
    for seat in range(4):
        p.give(seat, ore=2)
        p.turn(seat)
        assert "space:technocrats-guild.0" in p.offered()
        assert p.refused("space:ascension-guild.0") == ("why-guild-closed", "13.1")


@pytest.mark.rule("3.3", "13.2")
def test_a_space_on_an_event_is_for_everybody() -> None:
    p = Position().even()
    for slot, card in (("1", ""), ("A", "bio-synaptic-network")):
        p.research(0, slot, card)
    p.give(0, ore=5)
    p.next_event("dyson-sphere-mk-i")
    p.turn(0).play("space:bio-synaptic-network.0")
    for seat in range(4):
        p.give(seat, ore=8)
        p.turn(seat)
        assert "space:dyson-sphere-mk-i.0" in p.offered()


# 3.6 Pawns start off the board


@pytest.mark.rule("3.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pawns_start_off_the_board_and_block_nothing(players: int) -> None:
    p = Position(players)
    assert [p.pawn_of(seat) for seat in range(players)] == [None] * players
    p.even()
    p.research(0, "1")
    p.give(0, ore=3)
    p.turn(0)
    box = [space.id for space in p.game.view().basic]
    assert [option for option in p.offered() if option.startswith("space:basic")] == [f"space:{id}" for id in box]
