"""The turn: its phases, and questions to others (rule 2)."""

import pytest

from tests.games.sun.position import Position


@pytest.mark.rule("2.1")
def test_a_turn_is_action_production_achievement() -> None:
    p = Position().even()
    p.achievements("transcendence", "empire", "technologist", "warlord")
    p.ships(0, "deep", 4, 4, 4)
    for colony in ("barnards-star", "ross-128", "sirius", "epsilon-eridani"):
        p.colony(0, colony)
    p.turn(0)
    assert p.question() == "AskSpace"
    assert p.refused("produce:ore") == ("why-not-asked", "2.1")
    p.play("space:basic-4.0")
    assert p.question() == "AskProduction"
    assert p.refused("space:basic-1.0") == ("why-later-space", "3.1")
    assert p.refused("claim:warlord") == ("why-later-claim", "5.1")
    p.play("produce:ore")
    assert p.question() == "AskAchievement"
    assert p.game.seat == 0
    assert p.refused("produce:ore") == ("why-not-asked", "2.1")
    p.play("claim:empire")
    assert p.question() == "AskSpace"
    assert p.game.seat == 1


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(("players", "seat", "left"), [(4, 1, 2), (4, 3, 0), (3, 2, 0), (2, 1, 0)])
def test_the_seat_to_the_left_follows(players: int, seat: int, left: int) -> None:
    p = Position(players).even()
    p.turn(seat).idle()
    assert p.game.seat == left


@pytest.mark.rule("2.1", "2.2")
def test_a_turn_is_not_over_before_others_have_answered() -> None:
    """Seat 0 decommissions its last ship at a system; seat 1 gains it and chooses, then seat 0's trade goes on."""
    p = Position().even()
    p.put_system("a1", "alpha-centauri")
    p.ships(0, "a1", 2)
    p.ships(1, "sol")
    p.ships(1, "a1", 1)  # its only ship: the bonus of the system, an upgrade, asks nothing
    p.control(0, "a1", "food")
    p.give(0, ore=1)
    p.turn(0).play("space:basic-4.0", "produce:trade", "decommission:a1:2")
    assert p.game.seat == 1
    assert p.state.active == 0
    assert p.offered() == ["disc:food", "disc:ore"]
    p.play("disc:ore")
    assert p.game.seat == 0
    assert p.question() == "AskTrade"
    assert p.outpost("a1") == (1, "ore")
    p.play("done")
    assert (p.game.seat, p.question()) == (1, "AskSpace")


@pytest.mark.rule("2.2", "11.4")
def test_the_active_player_answers_first_then_clockwise() -> None:
    p = Position().even()
    p.research(2, "a", "hyperdrive-boosters")
    for place, system in (("a1", "alpha-centauri"), ("a2", "ross-248"), ("b1", "kapteyns-star")):
        p.put_system(place, system)
    p.ships(2, "sol")
    p.ships(2, "a1", 2)
    p.ships(2, "a2", 2)
    p.control(2, "a1", "food")
    p.control(2, "a2", "food")
    p.ships(0, "sol")
    p.ships(0, "a1", 1)  # its only ship: the bonus of the system, an upgrade, asks nothing
    p.ships(3, "a2", 1)
    p.turn(2).play("space:hyperdrive-boosters.0", "done")
    p.play("jump:a1>deep:2", "jump:deep>b1:2", "jump:a2>deep:2", "done")
    answered = []
    while p.question() == "AskOutpost":
        assert p.offered() == ["disc:food", "disc:ore"]
        answered.append(p.game.seat)
        p.play("disc:ore")
    assert answered == [2, 3, 0]
    assert (p.game.seat, p.question()) == (2, "AskProduction")


@pytest.mark.rule("2.2", "8.3")
def test_an_event_asks_clockwise_from_the_discoverer_and_the_turn_goes_on() -> None:
    """Night Bazaar: the others gain 1 ore, then everybody may trade."""
    p = Position().even()
    p.research(2, "1", "narrow-beam-lasers")
    p.give(2, ore=2)
    p.next_event("night-bazaar")
    p.turn(2).play("space:basic-2.0")
    asked = []
    while p.question() == "AskTrade":
        asked.append(p.game.seat)
        p.play("trade:pop-ore", "done")
    assert asked == [2, 3, 0, 1]
    assert [p.seat(seat).ore for seat in range(4)] == [2, 2, 1, 2], "1 ore for all but the discoverer, 1 traded"
    assert (p.game.seat, p.question()) == (2, "AskCard")


@pytest.mark.rule("2.2")
def test_a_choice_with_one_answer_is_not_asked() -> None:
    """Sirius takes ore discs only."""
    p = Position().even()
    p.put_system("a1", "sirius")
    p.turn(0).play("space:basic-3.0", "pass", "jump:sol>a1:1", "done")
    assert p.question() == "AskProduction"
    assert p.outpost("a1") == (0, "ore")
