"""Where the solo rules meet the others: the automa is asked on the player's turn, and the end comes with its deck."""

import pytest

from tests.games.sun.helpers import STUDY
from tests.games.sun.solo.table import AUTOMA, PLAYER, Solo
from tests.games.sun.test_meetings import JUMP_AT_ANY_TIME, UPGRADES, gate


@pytest.mark.rule("8.1", "5.5")
def test_the_automa_jumps_by_its_preferences_when_it_gains_control_on_the_players_turn() -> None:
    p = Solo(a1="gate", b1="b-4-6", b2="b-2-5", text=gate('control = "jump 1"', '"food", "ore"'))
    p.ships(AUTOMA, "a1", 1)
    p.ships(AUTOMA, "deep", 2)
    p.strong("a1", 2)
    p.turn(PLAYER)
    p.play("space:basic-3.0", "pass", "jump:a1>sol:2", "done").rest()
    assert p.outpost("a1") is not None
    assert p.state.controller[p.place("a1")] == AUTOMA
    assert p.fleet(AUTOMA, "b2") == [2], "enough power to colonize a B planet"
    assert (p.game.seat, p.question()) == (PLAYER, "AskProduction")


@pytest.mark.rule("8.1", "8.3")
def test_the_automa_is_asked_while_the_players_power_is_open() -> None:
    p = Solo(text=STUDY + UPGRADES + JUMP_AT_ANY_TIME)
    p.private(PLAYER, "study")
    p.private(PLAYER, "hq")
    p.has(PLAYER, "1")
    p.give(PLAYER, pop=1)
    p.next_event("news")
    p.ships(PLAYER, "a1", 2)
    p.ships(PLAYER, "sol", 1)
    p.control(PLAYER, "a1", "food")
    p.ships(AUTOMA, "a1", 2)
    p.turn(PLAYER)
    p.play("space:study.1").rest()
    assert "power:hq" in p.offered()
    p.play("upgrade:sol:1").rest()
    assert p.state.controller[p.place("a1")] == AUTOMA, "its upgrade breaks the tie"
    assert p.game.seat == PLAYER
    assert "power:hq" in p.offered()
    p.play("power:hq", "jump:sol>a1:2").rest()
    assert p.outpost("a1") == (PLAYER, "food")


@pytest.mark.rule("3.1", "3.3")
@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ((), "no turn is left."),
        (("27",), "2 turns are left, the last round among them."),
        (("27", "28"), "at most 3 turns are left, fewer if the solo deck runs out."),
        (("27", "28", "29"), "3 turns are left, the last round among them."),
    ],
)
def test_the_end_is_announced_with_the_turns_that_the_solo_deck_leaves(cards: tuple[str, ...], told: str) -> None:
    """The automa is the starting player and claims the third star with a special card."""
    p = Solo()
    p.state.first = AUTOMA
    p.achievements("transcendence", "empire", "efficiency", "warlord")
    p.claimed("efficiency", PLAYER)
    p.claimed("warlord", PLAYER)
    p.last_cards("57", *cards)
    p.card("57").rest()
    (said,) = [event.words() for event in p.events() if event.message in ("log-ending", "log-automa-ending")]
    assert said == f"Player 2 has triggered the end of the game: {told}"
    assert p.game.over == (not cards)
