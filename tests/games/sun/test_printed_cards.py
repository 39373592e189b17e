"""Printed values, as facts/sun.md has them: the level III technologies, and facts of other cards."""

import re

import pytest

from heliopause.content import tables_of
from tests.games.sun.helpers import SLOTS, TYPES, raw

S, E, M, C = TYPES

# id: top, bottom, immediate bonus, actions as (spaces, line), power
LEVEL_THREE = {
    "transdimensional-ai": (
        *(S, S, "supply -> pop, (research I or II existing without prerequisites without bonus)", []),
        "skip-prerequisite",
    ),
    "planetary-scale-research": (S, M, "supply -> ship 2, jump 2", [(1, "4 ore: research X")], None),
    "metahuman-chambers": (S, E, "automate food, supply -> pop", [(2, "4 ore + 2 pop: research IIII")], None),
    "hivemind-computing": (S, C, "automate ore, jump 1", [(2, "7 ore: research IIII")], None),
    "deep-space-megastructures": (
        *(M, S, "supply -> ship 3 in Deep Space, jump 1"),
        [(1, "4 ore: supply -> ship 2 in Deep Space, research III")],
        None,
    ),
    "capital-ship": (
        *(M, M, "supply -> ship 4, jump 1"),
        [(1, "3 ore: pop -> ship 4, (2 ore: pop -> ship 2), jump 3")],
        None,
    ),
    "android-armada": (
        *(M, E, "2 x [supply -> ship 2 | supply -> pop]"),
        [(1, "4 ore: supply -> ship 4, jump 3")],
        None,
    ),
    "mercenary-fleet": (
        *(M, C, None),
        [(1, "3 ore: colonize"), (1, "1 ore + 1 pop: pop -> ship 4, jump 2")],
        None,
    ),
    "cerebral-implants": (E, S, None, [(1, "supply -> pop, [3 ore: research II | 5 ore: research III]")], None),
    "manufacturing-orbitals": (
        *(E, M, "1 ore per controlled locations up to 3, supply -> pop per 2 colonies, (pop -> ship 2), jump 2"),
        [(1, "1 ore per controlled locations up to 3, supply -> pop per 2 colonies, (pop -> ship 2), jump 2")],
        None,
    ),
    "android-rights-movement": (E, E, "automate food, move the rightmost 2 supply", [], "ore-for-pop"),
    "subatomic-fabrication": (E, C, "automate food or ore, supply -> pop, 1 ore, jump 1", [], "either-track"),
    "quantum-data-exchange": (C, S, "automate ore, 2 ore", [(1, "copy research")], None),
    "hyperdrive-boosters": (C, M, "upgrade 3 levels", [(1, "upgrade up to 2 ships by 1, jump 4")], None),
    "wormhole-technology": (C, E, "supply -> ship 2, 1 ore, move 2 ships anywhere", [], "wormhole"),
    "stealth-terraformers": (C, C, None, [(1, "5 ore + 1 pop: infiltrate 2")], None),
}


@pytest.mark.rule("8.4")
@pytest.mark.parametrize("id", LEVEL_THREE)
def test_a_level_three_card_is_as_printed(id: str) -> None:
    top, bottom, immediate, actions, power = LEVEL_THREE[id]
    table = raw("technology")[id]
    assert (table["level"], table["left"], table["right"]) == (3, [top, bottom], top)
    assert table.get("immediate") == immediate
    assert [(action["spaces"], action["line"]) for action in table.get("actions", [])] == actions
    assert table.get("power") == power
    assert table["printed"] == "all"


@pytest.mark.rule("1.1")
def test_the_box() -> None:
    technologies = raw("technology")
    assert [sum(t["level"] == level for t in technologies.values()) for level in (1, 2, 3, 4)] == [4, 16, 16, 10]
    assert set(LEVEL_THREE) == {id for id, table in technologies.items() if table["level"] == 3}
    assert [sum(event["level"] == level for event in raw("event").values()) for level in (2, 3)] == [10, 10]
    assert [sum(system["deck"] == deck for system in raw("system").values()) for deck in "AB"] == [12, 12]
    assert sum(system.get("start", False) for system in raw("system").values()) == 4
    assert sorted(table["deck"] for table in raw("achievement").values()) == [*"AAAABBBB", "basic", "basic"]
    assert (len(raw("guild")), len(raw("mat"))) == (4, 8)


@pytest.mark.rule("8.4", "1.1")
def test_the_types_of_each_level() -> None:
    by_level: dict[int, list[tuple[str, ...]]] = {1: [], 2: [], 3: [], 4: []}
    for table in raw("technology").values():
        pair = tuple(table["left"])
        by_level[table["level"]].append(tuple(sorted(pair)) if table["level"] == 4 else pair)
        assert table.get("right") == (None if table["level"] == 4 else pair[0])
    every = [(top, bottom) for top in TYPES for bottom in TYPES]
    assert sorted(by_level[1]) == sorted((name, name) for name in TYPES)
    assert sorted(by_level[2]) == sorted(every)
    assert sorted(by_level[3]) == sorted(every)
    assert sorted(by_level[4]) == sorted({tuple(sorted(pair)) for pair in every})


# What is known of other cards


@pytest.mark.rule("1.1")
@pytest.mark.parametrize(
    ("id", "level", "type_name"),
    [
        ("narrow-beam-lasers", 1, M),
        ("terraforming", 1, C),
        ("advanced-genetics", 1, E),
        ("advanced-robotics", 1, S),
        ("plasma-cannon", 2, M),
        ("human-experiments", 2, M),
        *((id, 2, "") for id in ("modular-fleet", "supply-outpost", "mass-cloning", "spacetime-anomaly-studies")),
        *((id, 4, "") for id in ("parallel-universe-generator", "ministry-of-colonies", "galactic-hq")),
        *((id, 4, "") for id in ("black-market-industries", "giga-corporations", "mind-machine-assimilation")),
        ("galactic-empire", 4, ""),
    ],
)
def test_printed_names_are_there(id: str, level: int, type_name: str) -> None:
    table = raw("technology")[id]
    assert table["level"] == level
    assert not type_name or type_name in table["left"]


@pytest.mark.rule("8.5")
def test_what_is_known_of_levels_one_and_two() -> None:
    table = raw("technology")
    spaces = {id: [action.get("spaces", 1) for action in card.get("actions", [])] for id, card in table.items()}
    assert sum(spaces["narrow-beam-lasers"]) >= 1
    assert sum(spaces["terraforming"]) >= 2
    assert (spaces["advanced-genetics"], "immediate" in table["advanced-genetics"]) == ([], True)
    assert (spaces["plasma-cannon"], "immediate" in table["plasma-cannon"]) == ([1], True)
    lines = {id: [action["line"] for action in card.get("actions", [])] for id, card in table.items()}
    assert re.fullmatch(r"(\((\d ore: )?pop -> ship \d\), ){3}jump 3", lines["modular-fleet"][0])
    assert re.search(r"upgrade .+, jump \d", lines["supply-outpost"][0])
    assert re.fullmatch(r"\[[^|]+\|[^|]+\|[^|]*research I[^|]*\]", lines["mass-cloning"][0])
    assert re.search(r", .*research .*III", lines["spacetime-anomaly-studies"][0])
    taxes = [
        line for id, found in lines.items() for line in found if "control taken" in line and table[id]["level"] == 2
    ]
    assert len(taxes) == 1
    assert re.search(r"jump \d, \d ore per control taken", taxes[0])


@pytest.mark.rule("6.2")
def test_what_is_known_of_level_four() -> None:
    table = raw("technology")
    assert all("vp" in card for card in table.values() if card["level"] == 4)
    assert re.fullmatch(r"annex from [2-9]", table["ministry-of-colonies"]["immediate"])
    assert table["galactic-hq"]["anytime"].startswith("upgrade")
    assert table["giga-corporations"]["power"] == "giga"


@pytest.mark.rule("13.5", "15.16")
def test_what_is_known_of_systems() -> None:
    table = raw("system")
    kapteyn = table["kapteyns-star"]
    assert (kapteyn["deck"], kapteyn["power"], kapteyn["specialty"]) == ("B", 4, ["food", "ore"])
    assert re.fullmatch(r"supply -> ship [1-4] in Deep Space", kapteyn["bonus"])
    assert (table["tau-ceti"]["specialty"], table["tau-ceti"]["control"]) == (
        ["food", "ore"],
        "move 1 supply to column A",
    )
    assert (table["sirius"]["specialty"], table["sirius"]["control"]) == (["ore"], "1 ore")
    assert (table["lalande-21185"]["deck"], table["lalande-21185"]["bonus"]) == ("A", "grow, mine, trade")
    assert (table["procyon"]["deck"], table["procyon"]["bonus"]) == ("A", "private II")
    assert (table["wise-0855-0714"]["deck"], table["wise-0855-0714"]["bonus"]) == ("B", "private III")
    assert (table["ross-154"]["deck"], table["ross-154"]["ability"]) == ("B", "crowd")
    assert table["61-cygni"]["deck"] == "B"
    assert table["61-cygni"]["anytime"]
    assert "barnards-star" in table


@pytest.mark.rule("1.5", "13.1", "13.2")
def test_what_is_known_of_events_and_guilds() -> None:
    table = raw("event")
    fixed = {id: event["level"] for id, event in table.items() if event.get("fixed")}
    assert fixed == {"tyler-lee": 2, "maya-chaturvedi": 2, "kc-24x": 3, "onu": 3}
    for id, level in fixed.items():
        assert {"who": "discoverer", "line": f"open guild {level - 1}"} in table[id]["effects"]
    assert table["museum-of-retired-spacecraft"]["museum"] is True
    assert table["dyson-sphere-mk-i"]["space"].endswith("annex attached")
    assert [
        effect["line"] for effect in table["mass-enlightenment"]["effects"] if "research up to IIII" in effect["line"]
    ]
    assert sum("extra_system" in event for event in table.values()) == 1
    assert {"who": "discoverer", "line": "2 supply -> ship 3"} in table["neo-industrial-revolution"]["effects"]
    guilds = raw("guild")
    assert sorted(guild["tier"] for guild in guilds.values()) == [1, 1, 2, 2]
    assert sorted(guild["position"] for guild in guilds.values()) == [1, 2, 3, 4]
    assert guilds["terraforming-guild"]["position"] == 1
    assert guilds["technocrats-guild"]["line"].endswith("copy any")


@pytest.mark.rule("1.4")
def test_what_is_known_of_achievements() -> None:
    table = raw("achievement")
    assert table["transcendence"]["condition"] == "1 level IIII technologies"
    assert table["empire"]["condition"] == "4 colonies"
    assert table["specialization"]["condition"].endswith(" specialties")
    decks = {id: card["deck"] for id, card in table.items()}
    assert {id for id, deck in decks.items() if deck == "A"} == {"prosperity", "agility", "efficiency", "technologist"}
    assert {id for id, deck in decks.items() if deck == "B"} == {
        "posthumanist",
        "strategist",
        "warlord",
        "specialization",
    }


@pytest.mark.rule("1.2", "4.1", "4.2")
def test_what_is_known_of_mats() -> None:
    for id, mat in raw("mat").items():
        assert sum(mat["columns"]) == 17
        assert len(mat["automation"]) == 7
        if mat["set"] == "basic":
            assert mat["columns"] == [5, 4, 3, 3, 2]
            assert [letter for letter in mat["growth"][:6] if letter != "-"] == ["A", "B", "C"], "5 food discs off"
            assert sum(mat["ore_track"][:5]) == 3, "4 ore discs off"
            assert mat["automation"] == [0, 0, 1, 1, 1, 2, 2]
        assert mat.get("min_players", 2) == (3 if "disciples" in id else 2)
    advanced = raw("mat")["united-nations-advanced"]["innovations"][0]
    assert (advanced["id"], advanced["when"]) == ("a", "3 exchanges")
    advanced = raw("mat")["nishida-ostergaard-advanced"]["innovations"][1]
    assert (advanced["id"], advanced["when"]) == ("b", "16 discs off"), "the last disc"


@pytest.mark.rule("1.1", "3.5")
def test_the_basic_box() -> None:
    basic = list(tables_of("sun")["basic"].values())
    assert [table["line"] for table in basic] == [
        "research I",
        "2 ore: research II",
        "(pop -> ship 1), jump 2",
        "supply -> pop, 1 ore",
    ]
    assert [table.get("repeatable", False) for table in basic] == [False, False, False, True]
    assert [table["spaces"]["4"] for table in basic[:3]] == [[0, 0], [0, 0, 1], [0, 1]]
    assert [table["spaces"]["3"] for table in basic[:3]] == [[0, 0], [0, 1], [0, 1]]
    assert [table["spaces"]["2"] for table in basic[:3]] == [[0], [0, 1], [0, 1]]


@pytest.mark.rule("1.1", "8.1")
def test_the_technology_board() -> None:
    slots = tables_of("sun")["slot"]
    assert {id: table["level"] for id, table in slots.items()} == {id: level for level in SLOTS for id in SLOTS[level]}
    joined = {id: table for id, table in slots.items() if "needs" in table}
    needs = {id: ("".join(table["needs"]), table.get("of", len(table["needs"]))) for id, table in joined.items()}
    assert needs == {
        **{"A": ("1", 1), "B": ("12", 2), "C": ("2", 1), "D": ("3", 1), "E": ("34", 2), "F": ("4", 1)},
        **{"a": ("A", 1), "b": ("AB", 2), "c": ("BC", 2), "d": ("DE", 2), "e": ("EF", 2), "f": ("F", 1)},
        **{"x": ("abc", 2), "y": ("cd", 2), "z": ("def", 2)},
    }
