"""Any-time powers (rule 13.3)."""

import pytest

from heliopause.game import Game
from tests.games.sun.helpers import Bare, line_technology


def any_time(line: str, action: str = "", text: str = "") -> Bare:
    """Seat 0 has a power usable at any time, and an action."""
    p = Bare(line_technology(action) + line_technology("", "hq", 2, anytime=line) + text)
    p.private(0, "under-test")
    p.private(0, "hq")
    return p


@pytest.mark.rule("13.3")
def test_an_any_time_power_works_in_the_middle_of_an_action_once_per_turn() -> None:
    p = any_time("3 ore", "automate food or ore, [2 ore: automate food | 1 pop: automate food]").turn(0)
    p.play("space:under-test.0")
    assert p.offered() == ["disc:food", "disc:ore", "power:hq"]
    p.play("power:hq")
    assert p.seat(0).ore == 3
    assert p.offered() == ["disc:food", "disc:ore"], "the same question again, and the power is used up"
    p.play("disc:ore")
    assert p.offered() == ["choose:a", "choose:b"], "what the power gave may be spent in the action"
    p.play("choose:a", "produce:trade")
    assert "power:hq" not in p.offered()
    p.play("done")
    assert "power:hq" not in p.offered()
    p.idle(3)
    assert p.game.seat == 0
    assert "power:hq" in p.offered(), "and again on the next turn"


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("phase", ["before the action", "in the production phase", "in the middle of a trade"])
def test_an_any_time_power_works_in_every_phase(phase: str) -> None:
    p = any_time("3 ore", "1 ore").turn(0)
    if phase != "before the action":
        p.play("space:under-test.0")
    if phase == "in the middle of a trade":
        p.play("produce:trade")
    before, question = p.seat(0).ore, p.question()
    p.play("power:hq")
    assert p.seat(0).ore == before + 3
    assert p.question() == question, "the same is asked again"


@pytest.mark.rule("13.3")
def test_an_any_time_power_is_for_ones_own_turn() -> None:
    text = '[event.news]\nname = "News"\nlevel = 2\neffects = [{ who = "others", line = "[1 ore | supply -> pop]" }]\n'
    p = any_time("3 ore", text=text + line_technology("research II", "library"))
    p.private(1, "library")
    p.has(1, "1")
    p.give(1, pop=1)
    p.next_event("news")
    p.turn(1).play("space:library.0")
    while p.game.seat != 0:
        p.play("choose:a")
    assert p.offered() == ["choose:a", "choose:b"], "asked on another's turn"


@pytest.mark.rule("13.3")
def test_a_power_that_would_change_nothing_is_not_offered() -> None:
    p = any_time("upgrade 1 ship by 1")
    p.ships(0, "sol", 4)
    p.turn(0)
    assert "power:hq" not in p.offered()


@pytest.mark.rule("13.3", "3.7")
def test_an_any_time_upgrade_does_not_stand_in_for_the_jump_of_an_action() -> None:
    p = any_time("upgrade 1 ship by 1")
    p.give(0, pop=0)
    p.turn(0).play("space:basic-3.0")
    assert p.offered() == ["jump:sol>a1:1", "jump:sol>a2:1", "power:hq"]
    p.play("power:hq")
    assert p.fleet(0, "sol") == [2]
    assert p.offered() == ["jump:sol>a1:2", "jump:sol>a2:2"], "the action itself has changed nothing yet"


@pytest.mark.rule("13.3", "3.7")
def test_an_any_time_upgrade_does_not_let_a_jump_go_there_and_back() -> None:
    p = any_time("upgrade 1 ship by 1")
    p.give(0, pop=0)
    p.turn(0).play("space:basic-3.0", "power:hq", "jump:sol>a1:2")
    assert "jump:a1>sol:2" not in p.offered()


@pytest.mark.rule("13.3", "3.7")
def test_an_any_time_jump_does_not_stand_in_for_the_upgrade_of_an_action() -> None:
    p = any_time("jump 1", "upgrade up to 1 ships by 1")
    p.ships(0, "deep", 1)
    p.turn(0).play("space:under-test.0")
    assert p.offered() == ["upgrade:sol:1", "upgrade:deep:1", "power:hq"]
    p.play("power:hq", "jump:sol>a1:1")
    assert "done" not in p.offered()
    assert "upgrade:a1:1" in p.offered()


def ends_of_action(game: Game) -> list[Game]:
    """Every way the action under way can end."""
    found, waiting = [], [game]
    while waiting:
        here = waiting.pop()
        if type(here._state.asking).__name__ == "AskProduction":
            found.append(here)
            continue
        for option in here.options():
            there = here.copy(seed=1)
            there.choose(option)
            waiting.append(there)
    return found


@pytest.mark.rule("13.3", "3.4", "12.2")
@pytest.mark.parametrize("ships", [(3,), (3, 1), (2, 1, 1), (2, 2, 1)])
def test_a_colonization_once_paid_for_is_carried_out_whatever_power_is_used_in_between(ships: tuple[int, ...]) -> None:
    p = any_time("jump 1", "1 ore: colonize")
    p.ships(0, "a1", *ships)
    p.control(0, "a1", "food")
    p.ships(0, "a2", 3)
    p.control(0, "a2", "ore")
    p.give(0, ore=1)
    p.turn(0).play("space:under-test.0")
    for end in ends_of_action(p.game):
        assert len(end._state.seats[0].colonies) == 1, end.choices[-6:]


@pytest.mark.rule("13.3", "12.2", "11.2")
def test_control_is_not_checked_while_ships_settle() -> None:
    p = any_time("upgrade 1 ship by 1", "colonize")
    p.ships(0, "a1", 2, 2, 1)
    p.ships(1, "a1", 4)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0", "settle:2")
    if "power:hq" in p.offered():
        p.play("power:hq", "upgrade:sol:1")
    p.play("settle:1", "done")
    assert len(p.seat(0).colonies) == 1
    assert p.seat(0).colony_discs == [2, 0, 0]
    assert not [event for event in p.game.events if event.message in ("log-gain-control", "log-lose-control")]


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("production", ["growth", "ore"])
def test_after_production_no_moment_is_made_for_a_power(production: str) -> None:
    p = any_time("3 ore", "1 ore").turn(0)
    p.play("space:under-test.0", f"produce:{production}")
    assert p.game.seat == 1, "there was nothing more to choose"
