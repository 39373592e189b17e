"""Every system of the box, controlled and colonized: what its lines promise is what happens (see cards.py)."""

from itertools import repeat

import pytest

from tests.games.sun.cards import KNOWN_POWERS, SYSTEMS, plenty
from tests.games.sun.helpers import Bare, line_technology
from tests.games.sun.ledger import Ledger
from tests.games.writing import power_texts

ABILITIES = {id: table["ability"] for id, table in SYSTEMS.items() if "ability" in table}


def fleet_of(power: int) -> list[int]:
    """Ships that add up to a power and are all needed for it."""
    return [4] * (power // 4) + [power % 4] * (power % 4 > 0)


@pytest.mark.rule("11.3", "11.4")
@pytest.mark.parametrize("id", SYSTEMS)
def test_gaining_control_of_a_system(id: str) -> None:
    line = SYSTEMS[id].get("control", "")
    p = plenty(line, text=line_technology("jump 1"))
    p.private(0, "under-test")
    here = p.place("a1")
    p.seat(0).tracks[p.state.outpost[here]] += 1
    p.state.controller[here] = -1
    p.put_system("a1", id)
    p.turn(0)
    ledger = Ledger(p, 0)
    p.play("space:under-test.0", "jump:sol>a1:1").until_production(repeat(0))
    owner, disc = p.outpost("a1") or (-1, "")
    assert owner == 0
    assert disc in SYSTEMS[id]["specialty"]
    ledger.tracks[("food", "ore").index(disc)] -= 1
    ledger.check(", ".join(["jump 1", *([line] if line else [])]), repeat(0))


@pytest.mark.rule("12.1")
@pytest.mark.parametrize("id", SYSTEMS)
def test_a_system_needs_its_power(id: str) -> None:
    p = Bare(line_technology("colonize", "arks"))
    p.private(0, "arks")
    p.put_system("b2", id)
    p.control(0, "b2", SYSTEMS[id]["specialty"][0])
    if SYSTEMS[id]["power"] > 1:
        p.ships(0, "b2", *fleet_of(SYSTEMS[id]["power"] - 1))
    p.turn(0)
    assert "space:arks.0" not in p.offered()
    p.ships(0, "b2", *fleet_of(SYSTEMS[id]["power"]))
    p.turn(0)
    assert "space:arks.0" in p.offered()


@pytest.mark.rule("12.2", "12.5", "12.6", "6.2")
@pytest.mark.parametrize("id", SYSTEMS)
def test_colonizing_a_system(id: str) -> None:
    line = SYSTEMS[id].get("bonus", "")
    p = plenty(line)
    p.private(0, "arks")
    p.put_system("b2", id)
    p.ships(0, "b2", *fleet_of(SYSTEMS[id]["power"]))
    p.give(0, pop=4)
    points = p.game.scores()[0].parts["colonies"]
    p.turn(0)
    ledger = Ledger(p, 0)
    p.play("space:arks.0").until_production(repeat(0))
    ledger.check(", ".join(["colonize", *([line] if line else [])]), repeat(0))
    assert p.game.view().seats[0].colonies[-1].id == id
    assert p.game.scores()[0].parts["colonies"] == points + SYSTEMS[id]["vp"]
    disc = next(event.phrase.args["b"] for event in p.game.events if event.message == "log-colony-disc")
    assert getattr(disc, "words", str)() in SYSTEMS[id]["specialty"]
    assert power_texts(p.game.view().seats[0].powers) == ([ABILITIES[id]] if id in ABILITIES else [])
    assert p.cubes(0) == 20


@pytest.mark.rule("13.5")
@pytest.mark.parametrize("id", ABILITIES)
def test_an_ability_is_a_known_power(id: str) -> None:
    assert ABILITIES[id] in KNOWN_POWERS
