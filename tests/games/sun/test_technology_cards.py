"""Every technology of the box, played: what its lines promise is what happens (see cards.py)."""

from itertools import repeat

import pytest

from tests.games.sun.cards import (
    KNOWN_POWERS,
    NUMERALS,
    SYSTEMS,
    TECHNOLOGIES,
    described,
    plenty,
    ways,
    words_of,
)
from tests.games.sun.helpers import LEVELS, MOST, SLOTS, Bare, arrange, formula
from tests.games.sun.ledger import Ledger
from tests.games.writing import power_texts

# Tested by name in test_clarifications_1_to_9.py and test_clarifications_10_to_17.py; the second reader does not know
# these verbs.
BY_NAME = ("infiltrate", "annex attached")

BONUSES = {id: table["immediate"] for id, table in TECHNOLOGIES.items() if "immediate" in table}
ACTIONS = {
    (id, number): action["line"]
    for id, table in TECHNOLOGIES.items()
    for number, action in enumerate(table.get("actions", ()))
}
PLAYABLE = {key: line for key, line in ACTIONS.items() if not any(verb in line for verb in BY_NAME)}


@pytest.mark.rule("8.5")
@pytest.mark.parametrize(("id", "way"), [param for id, line in BONUSES.items() for param in described(id, line)])
def test_immediate_bonus(id: str, way: tuple[int, ...]) -> None:
    level = TECHNOLOGIES[id]["level"]
    p = plenty(f"research {NUMERALS[level]}", BONUSES[id])
    slot = {1: "4", 2: "B", 3: "e", 4: "x"}[level]
    p.put_card(slot, id)
    p.private(0, "study")
    p.turn(0)
    ledger = Ledger(p, 0)
    p.play(f"space:study.{level - 1}", f"slot:{slot}").until_production(iter(way))
    ledger.check(f"research {NUMERALS[level]}, {BONUSES[id]}", iter(way))
    assert id in p.technologies(0)
    assert p.cubes(0) == 20


@pytest.mark.rule("8.5")
@pytest.mark.parametrize("id", [id for id in TECHNOLOGIES if id not in BONUSES])
def test_no_immediate_bonus(id: str) -> None:
    numeral = NUMERALS[TECHNOLOGIES[id]["level"]]
    p = plenty(f"research {numeral}")
    slot = {"I": "4", "II": "B", "III": "e", "IIII": "x"}[numeral]
    p.put_card(slot, id)
    p.private(0, "study")
    p.turn(0)
    ledger = Ledger(p, 0)
    p.play(f"space:study.{LEVELS[numeral] - 1}", f"slot:{slot}")
    assert p.question() == "AskProduction"
    ledger.check(f"research {numeral}")


@pytest.mark.rule("3.3", "3.4")
@pytest.mark.parametrize(
    ("id", "number", "way"),
    [
        pytest.param(id, number, way, id="-".join([id, str(number), *map(str, way)]))
        for (id, number), line in PLAYABLE.items()
        for way in ways(line)
    ],
)
def test_action(id: str, number: int, way: tuple[int, ...]) -> None:
    line = ACTIONS[id, number]
    p = plenty(line)
    p.private(0, id)
    p.seat(0).powers = 0  # what its power would change is tested elsewhere
    p.turn(0)
    ledger = Ledger(p, 0)
    space = sum(action.get("spaces", 1) for action in TECHNOLOGIES[id]["actions"][:number])
    p.play(f"space:{id}.{space}").until_production(iter(way))
    ledger.check(line, iter(way))
    assert p.cubes(0) == 20


@pytest.mark.rule("3.1", "3.2", "3.3")
@pytest.mark.parametrize("id", TECHNOLOGIES)
def test_action_spaces(id: str) -> None:
    p = plenty(*(line for (owner, _), line in ACTIONS.items() if owner == id))
    p.private(0, id)
    offered = [option for option in p.turn(0).offered() if option.startswith(f"space:{id}.")]
    spaces = sum(action.get("spaces", 1) for action in TECHNOLOGIES[id].get("actions", ()))
    if id == "stealth-terraformers":
        assert (offered, spaces) == ([], 1), "seat 0 controls every system here"
    else:
        assert offered == [f"space:{id}.{number}" for number in range(spaces)]


POWERS = {id: table["power"] for id, table in TECHNOLOGIES.items() if "power" in table}


@pytest.mark.rule("13.5")
@pytest.mark.parametrize("id", POWERS)
def test_power(id: str) -> None:
    level = TECHNOLOGIES[id]["level"]
    p = plenty(f"research {NUMERALS[level]}")
    slot = {1: "4", 2: "B", 3: "e", 4: "x"}[level]
    p.put_card(slot, id)
    p.private(0, "study")
    p.turn(0)
    assert power_texts(p.game.view().seats[0].powers) == []
    p.play(f"space:study.{level - 1}", f"slot:{slot}")
    assert power_texts(p.game.view().seats[0].powers) == [POWERS[id]]
    assert power_texts(p.game.view().seats[1].powers) == []
    assert POWERS[id] in KNOWN_POWERS


ANY_TIME = {
    **{id: ("technology", table["anytime"]) for id, table in TECHNOLOGIES.items() if "anytime" in table},
    **{id: ("system", table["anytime"]) for id, table in SYSTEMS.items() if "anytime" in table},
}


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("id", ANY_TIME)
def test_any_time_power(id: str) -> None:
    kind, line = ANY_TIME[id]
    p = plenty(line)
    if kind == "technology":
        p.private(0, id)
    else:
        p.colony(0, id)
    p.turn(0)
    ledger = Ledger(p, 0)
    p.play(f"power:{id}").until("AskSpace", repeat(0))
    ledger.check(line, repeat(0))
    assert f"power:{id}" not in p.offered()


POINTS = {id: str(table["vp"]) for id, table in TECHNOLOGIES.items() if "vp" in table}


@pytest.mark.rule("6.2")
@pytest.mark.parametrize(
    ("id", "word", "n"),
    [
        (id, word, n)
        for id, text in POINTS.items()
        for word in words_of(text)
        for n in (0, 1, 2, 3, 5, 8, 16)
        if n <= MOST.get(word, 16)
    ],
)
def test_points_of_level_four(id: str, word: str, n: int) -> None:
    p = Bare()
    p.achievements("transcendence", "empire", "technologist", "warlord")
    p.private(0, id)
    arrange(p, 0, word, n)
    assert p.game.scores()[0].parts["level-4"] == formula(p, 0, POINTS[id])


@pytest.mark.rule("6.2", "8.7")
@pytest.mark.parametrize("id", TECHNOLOGIES)
def test_points_of_a_technology(id: str) -> None:
    level = TECHNOLOGIES[id]["level"]
    slot = SLOTS[level][0]
    p = Bare()
    p.research(0, slot, id)
    expected = formula(p, 0, POINTS[id]) if level == 4 else level
    assert p.game.scores()[0].parts[f"level-{level}"] == expected
    assert p.game.scores()[0].parts["private"] == 0
