"""Printed values, as facts/sun.md has them: the level III technologies, each played, and facts of other cards."""

import re

import pytest

from heliopause.content import tables_of
from tests.sun.helpers import SLOTS, TYPES, Bare, colony, plain, raw, studying

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


# Level III, played


def researching(id: str, pop: int = 1, ore: int = 0) -> Bare:
    """Seat 0, who controls every place, is about to research the card on slot e."""
    p = studying()
    p.rule_everything(0)
    p.put_card("e", id)
    p.discover("f")
    p.has(0, "E", "F")
    p.give(0, pop=pop, ore=ore)
    p.turn(0)
    return p


def holding(id: str, pop: int, ore: int, has: str = "") -> Bare:
    """Seat 0, who controls every place, has the card; everything is discovered."""
    p = Bare()
    p.rule_everything(0)
    p.private(0, id)
    p.discover(*SLOTS[2], *SLOTS[3], *SLOTS[4])
    p.has(0, *has)
    p.give(0, pop=pop, ore=ore)
    p.turn(0)
    return p


def goods(p: Bare) -> tuple[int, int, int]:
    """Population, ore, supply of seat 0."""
    return p.seat(0).pop, p.seat(0).ore, p.seat(0).supply()


@pytest.mark.rule("8.5", "8.6")
def test_transdimensional_ai() -> None:
    p = researching("transdimensional-ai")
    p.put_card("2", "advanced-genetics")
    supply = p.seat(0).supply()
    p.play("space:study.2", "slot:e")
    assert goods(p) == (1, 0, supply - 1)
    assert p.offered() == ["slot:1", "slot:2", "slot:3", "slot:4", "pass"], "discovered ones of I and II only"
    p.play("slot:2")
    assert p.technologies(0)[-2:] == ["transdimensional-ai", "advanced-genetics"]
    assert p.seat(0).automated == [0, 0, 0], "without its bonus"
    assert goods(p) == (0, 0, supply - 1)


@pytest.mark.rule("8.5")
def test_transdimensional_ai_may_leave_the_research() -> None:
    p = researching("transdimensional-ai").play("space:study.2", "slot:e", "pass")
    assert p.seat(0).pop == 1
    assert p.question() == "AskProduction"


@pytest.mark.rule("8.5", "8.1")
def test_planetary_scale_research() -> None:
    p = researching("planetary-scale-research").play("space:study.2", "slot:e", "build:sol")
    assert p.fleet(0, "sol") == [1, 2]
    p.play("jump:sol>a1:2", "jump:a1>s1:2")
    assert p.question() == "AskProduction"
    p = holding("planetary-scale-research", pop=1, ore=4, has="EF")
    for number in (4, 5):
        p.colony(0, colony(number))
    p.turn(0).play("space:planetary-scale-research.0")
    assert goods(p)[1] == 0
    assert p.offered() == ["slot:e", "slot:f"], "two colonies: level III"


@pytest.mark.rule("8.5", "7.2")
def test_metahuman_chambers() -> None:
    p = researching("metahuman-chambers")
    supply = p.seat(0).supply()
    food = p.seat(0).tracks[0]
    p.play("space:study.2", "slot:e")
    assert p.seat(0).tracks[0] == food - 1
    assert goods(p) == (1, 0, supply - 1)
    p = holding("metahuman-chambers", pop=3, ore=4, has="abcd")
    supply = p.seat(0).supply()
    assert [id for id in p.offered() if "metahuman" in id] == [f"space:metahuman-chambers.{n}" for n in (0, 1)]
    p.play("space:metahuman-chambers.1", "slot:y")
    assert goods(p) == (0, 0, supply + 2), "three population in all: two returned, one beside the slot"
    p = holding("metahuman-chambers", pop=2, ore=4, has="abcd")
    assert p.refused("space:metahuman-chambers.0") == ("why-pop", "7.2")


@pytest.mark.rule("8.5", "3.4")
def test_hivemind_computing() -> None:
    p = researching("hivemind-computing").play("space:study.2", "slot:e", "jump:sol>a1:1")
    assert p.seat(0).automated == [0, 1, 0]
    assert p.question() == "AskProduction"
    p = holding("hivemind-computing", pop=1, ore=7, has="abcd").play("space:hivemind-computing.1", "slot:x")
    assert (goods(p)[:2], p.technologies(0)[-1]) == ((0, 0), plain("x"))
    p = holding("hivemind-computing", pop=1, ore=6, has="abcd")
    assert p.refused("space:hivemind-computing.0") == ("why-ore", "3.4")


@pytest.mark.rule("8.5", "10.1")
def test_deep_space_megastructures() -> None:
    p = researching("deep-space-megastructures").play("space:study.2", "slot:e")
    assert p.fleet(0, "deep") == [3]
    p.play("jump:deep>b1:3")
    assert p.question() == "AskProduction"
    p = holding("deep-space-megastructures", pop=1, ore=4, has="EF").play("space:deep-space-megastructures.0", "slot:f")
    assert p.fleet(0, "deep") == [2]
    assert (goods(p)[:2], p.technologies(0)[-1]) == ((0, 0), plain("f"))


@pytest.mark.rule("8.5", "3.8")
@pytest.mark.parametrize("second", [True, False])
def test_capital_ship(second: bool) -> None:
    p = researching("capital-ship").play("space:study.2", "slot:e", "build:sol", "jump:sol>a1:4")
    assert p.fleet(0, "a1") == [4]
    assert p.question() == "AskProduction"
    p = holding("capital-ship", pop=2, ore=5).play("space:capital-ship.0", "build:sol")
    assert p.offered() == ["take", "pass"]
    if second:
        p.play("take", "build:sol")
        assert (goods(p)[:2], p.fleet(0, "sol")) == ((0, 0), [1, 2, 4])
    else:
        p.play("pass")
        assert (goods(p)[:2], p.fleet(0, "sol")) == ((1, 2), [1, 4])
    p.play("jump:sol>a1:4", "jump:a1>s1:4", "jump:s1>b1:4")
    assert p.question() == "AskProduction"


@pytest.mark.rule("8.5", "3.8")
@pytest.mark.parametrize(
    ("picks", "ships", "pop"), [("aa", [1, 2, 2], 0), ("ab", [1, 2], 1), ("ba", [1, 2], 1), ("bb", [1], 2)]
)
def test_android_armada(picks: str, ships: list[int], pop: int) -> None:
    p = researching("android-armada").play("space:study.2", "slot:e")
    for pick in picks:
        p.play(f"choose:{pick}")
        if pick == "a":
            p.play("build:sol")
    assert (p.fleet(0, "sol"), p.seat(0).pop) == (ships, pop)
    p = holding("android-armada", pop=0, ore=4)
    supply = p.seat(0).supply()
    p.play("space:android-armada.0", "build:sol")
    assert (p.fleet(0, "sol"), goods(p)) == ([1, 4], (0, 0, supply - 1))
    p.play("jump:sol>a1:1", "jump:sol>a1:4", "jump:a1>s1:4")
    assert p.question() == "AskProduction"


@pytest.mark.rule("7.2", "12.1")
def test_mercenary_fleet() -> None:
    p = researching("mercenary-fleet").play("space:study.2", "slot:e")
    assert p.question() == "AskProduction", "no bonus"
    p = holding("mercenary-fleet", pop=2, ore=1)
    supply = p.seat(0).supply()
    p.play("space:mercenary-fleet.1", "build:sol", "jump:sol>a1:4", "jump:a1>s1:4")
    assert (goods(p), p.fleet(0, "s1")) == ((0, 0, supply + 1), [4]), "two population in all"
    p = holding("mercenary-fleet", pop=0, ore=3)
    p.ships(0, "a1", 3)
    p.turn(0).play("space:mercenary-fleet.0")
    assert (len(p.seat(0).colonies), p.seat(0).ore) == (1, 0)


@pytest.mark.rule("3.4", "3.8")
@pytest.mark.parametrize(("pick", "ore", "slots"), [("a", 2, "ABC"), ("b", 0, "ef")])
def test_cerebral_implants(pick: str, ore: int, slots: str) -> None:
    p = researching("cerebral-implants").play("space:study.2", "slot:e")
    assert p.question() == "AskProduction", "no bonus"
    p = holding("cerebral-implants", pop=0, ore=5, has="12EF").play("space:cerebral-implants.0", f"choose:{pick}")
    assert goods(p)[:2] == (1, ore), "the population it needs, it brings"
    assert p.offered() == [f"slot:{slot}" for slot in slots]


@pytest.mark.rule("8.5", "3.8")
@pytest.mark.parametrize(("places", "colonies", "ore", "pop"), [(1, 0, 1, 0), (3, 1, 3, 0), (5, 2, 3, 1), (2, 5, 2, 2)])
def test_manufacturing_orbitals(places: int, colonies: int, ore: int, pop: int) -> None:
    for research in (True, False):
        p = studying()
        for place, disc in [("a1", "food"), ("a2", "ore"), ("s1", "food"), ("s2", "ore"), ("b1", "food")][:places]:
            p.control(0, place, disc)
        for number in range(colonies):
            p.colony(0, colony(number))
        if research:
            p.put_card("e", "manufacturing-orbitals")
            p.discover("f")
            p.has(0, "E", "F")
            p.give(0, pop=1, ore=0)
            p.turn(0).play("space:study.2", "slot:e")
        else:
            p.private(0, "manufacturing-orbitals")
            p.give(0, pop=0, ore=0)
            p.turn(0).play("space:manufacturing-orbitals.0")
        assert goods(p)[:2] == (pop, ore)
        if pop:
            p.play("build:sol")
            assert p.fleet(0, "sol") == [1, 2]
        assert p.question() == "AskJump"
        p.play("jump:sol>a1:1", "jump:a1>sol:1")
        p.until_production()


@pytest.mark.rule("8.5", "7.5")
def test_android_rights_movement() -> None:
    p = researching("android-rights-movement")
    p.columns(0, 3, 4, 3, 3, 1)
    food = p.seat(0).tracks[0]
    p.play("space:study.2", "slot:e", "to:A", "to:A")
    assert p.seat(0).tracks[0] == food - 1
    assert p.seat(0).columns == [5, 4, 3, 2, 0], "the cube of E and one of D"
    assert p.game.view()["seats"][0]["powers"] == ["ore-for-pop"]


@pytest.mark.rule("8.5", "13.5")
def test_android_rights_movement_makes_metahuman_chambers_cheaper_in_population() -> None:
    p = holding("metahuman-chambers", pop=2, ore=5, has="abcd")
    p.private(0, "android-rights-movement")
    supply = p.seat(0).supply()
    p.turn(0).play("space:metahuman-chambers.0", "slot:x")
    assert goods(p) == (0, 0, supply + 1), "5 ore, one returned, one beside the slot; the only way, so not asked"


@pytest.mark.rule("8.5", "9.1")
@pytest.mark.parametrize("disc", ["food", "ore"])
def test_subatomic_fabrication(disc: str) -> None:
    p = researching("subatomic-fabrication")
    supply = p.seat(0).supply()
    p.play("space:study.2", "slot:e", f"disc:{disc}", "jump:sol>a1:1")
    assert p.seat(0).automated == ([1, 0, 0] if disc == "food" else [0, 1, 0])
    assert goods(p) == (1, 1, supply - 1)
    assert p.question() == "AskProduction"
    assert p.game.view()["seats"][0]["powers"] == ["either-track"]


@pytest.mark.rule("8.5", "13.4")
def test_quantum_data_exchange() -> None:
    p = researching("quantum-data-exchange").play("space:study.2", "slot:e")
    assert (p.seat(0).automated, goods(p)[1]) == ([0, 1, 0], 2)
    p = holding("quantum-data-exchange", pop=1, ore=2, has="12").play("space:quantum-data-exchange.0", "copy:basic-2")
    assert p.offered() == ["slot:A", "slot:B", "slot:C"]
    assert goods(p)[1] == 0


@pytest.mark.rule("8.5", "10.2", "15.10")
def test_hyperdrive_boosters() -> None:
    p = researching("hyperdrive-boosters").play("space:study.2", "slot:e")
    assert p.fleet(0, "sol") == [4], "three levels on the only ship"
    p = holding("hyperdrive-boosters", pop=0, ore=0)
    p.ships(0, "sol", 1, 3)
    p.turn(0).play("space:hyperdrive-boosters.0", "upgrade:sol:1", "upgrade:sol:3")
    assert p.fleet(0, "sol") == [2, 4]
    p.play("jump:sol>a1:2", "jump:sol>a2:4", "jump:a2>s2:4", "jump:s2>b2:4")
    assert p.question() == "AskProduction"


@pytest.mark.rule("8.5", "11.1")
def test_wormhole_technology() -> None:
    p = researching("wormhole-technology").play(
        "space:study.2", "slot:e", "build:sol", "move:sol>s3:2", "move:sol>b2:1"
    )
    assert (p.fleet(0, "s3"), p.fleet(0, "b2")) == ([2], [1])
    assert goods(p)[1] == 1
    assert p.question() == "AskProduction"
    assert p.game.view()["seats"][0]["powers"] == ["wormhole"]


@pytest.mark.rule("7.2", "15.15")
def test_stealth_terraformers() -> None:
    p = researching("stealth-terraformers").play("space:study.2", "slot:e")
    assert p.question() == "AskProduction", "no bonus"
    p = Bare()
    p.private(0, "stealth-terraformers")
    p.ships(0, "a2", 3)
    p.ships(1, "a2", 3)
    p.give(0, pop=1, ore=5)
    supply = p.seat(0).supply()
    p.turn(0).play("space:stealth-terraformers.0", "colonize:a2")
    assert (goods(p), p.seat(0).colony_discs) == ((0, 0, supply + 2), [0, 2, 0]), "one returned, one settled"


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
    assert (advanced["id"], advanced["when"]) == ("b", "16 discs off")


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
    assert [table["spaces"]["4"] for table in basic[:3]] == [[0, 0, 1, 1], [0, 0, 0], [0, 0]]
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
