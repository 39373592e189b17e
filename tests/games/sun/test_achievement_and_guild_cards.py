"""Every achievement of the box, claimed, and every guild, played (see cards.py)."""

import pytest

from tests.games.sun.cards import ACHIEVEMENTS, GUILDS, described, plenty
from tests.games.sun.helpers import Bare, arrange
from tests.games.sun.ledger import Ledger

# Achievements


@pytest.mark.rule("5.1", "5.2", "1.4")
@pytest.mark.parametrize("id", ACHIEVEMENTS)
@pytest.mark.parametrize("below", [True, False])
def test_achievement_at_and_just_below_its_threshold(id: str, below: bool) -> None:
    least, _, word = ACHIEVEMENTS[id]["condition"].partition(" ")
    p = Bare()
    p.achievements(id)
    p.turn(0).play("space:basic-4.0")
    arrange(p, 0, word, int(least) - below)
    p.play("produce:trade")
    if p.question() == "AskTrade":
        p.play("done")
    assert p.game.seat == 1
    assert p.state.claims == [()] if below else p.state.claims == [(0,)]
    assert p.points(0).get("achievements", 0) == (0 if below else ACHIEVEMENTS[id]["slots"][0])


@pytest.mark.rule("5.2", "6.2")
@pytest.mark.parametrize("id", ACHIEVEMENTS)
def test_points_of_an_achievement_by_slot(id: str) -> None:
    slots = ACHIEVEMENTS[id]["slots"]
    p = Bare()
    p.achievements(id)
    p.claimed(id, *range(len(slots)))
    assert [p.points(seat).get("achievements", 0) for seat in range(4)] == [*slots, *[0] * (4 - len(slots))]


# Guilds


@pytest.mark.rule("13.1")
@pytest.mark.parametrize(
    ("id", "way"), [param for id, table in GUILDS.items() for param in described(id, table["line"])]
)
def test_guild(id: str, way: tuple[int, ...]) -> None:
    line = GUILDS[id]["line"]
    p = plenty(line)
    p.open_guild(id)
    p.turn(0)
    ledger = Ledger(p, 0)
    p.play(f"space:{id}.0").until_production(iter(way))
    ledger.check(line, iter(way))
    assert p.pawn_of(0) == f"{id}.0"
