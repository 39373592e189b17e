"""The bots at Beyond the Sun: what they must not miss."""

import pytest

from heliopause.bots import Greedy
from heliopause.bots.planning import search_game
from heliopause.bots.search_game import Plan
from tests.games.sun.helpers import Bare, line_technology


def with_power(line: str) -> Bare:
    """Seat 0 has a power usable at any time, and an action."""
    p = Bare(line_technology("1 ore") + line_technology("", "hq", 2, anytime=line))
    p.private(0, "under-test")
    p.private(0, "hq")
    return p.turn(0)


def test_a_power_on_trial_does_what_it_does_in_the_game() -> None:
    p = with_power("3 ore")
    before = p.seat(0).ore
    power = next(option for option in p.game.options() if option.id == "power:hq")
    trial = Plan(p.state).fork(power, search_game(p.game, lambda n: 0, {}, False))
    assert trial.path == (power,)
    assert trial.state.seats[0].ore == before + 3
    assert trial.state.asking is p.state.asking, "the same is asked again"
    assert power not in trial.state.offered


@pytest.mark.parametrize("line", ["3 ore", "supply -> pop"])
def test_what_a_power_gives_for_nothing_is_taken(line: str) -> None:
    p = with_power(line)
    bot = Greedy(1)
    chosen = []
    while p.game.seat == 0:
        chosen.append(bot.choose(p.game).id)
        p.game.choose(chosen[-1])
    assert "power:hq" in chosen
