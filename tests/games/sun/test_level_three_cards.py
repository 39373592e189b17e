"""The level III technologies, each played; their values are those of test_printed_cards.py."""

import pytest

from tests.games.sun.helpers import SLOTS, Bare, colony, plain, studying
from tests.games.writing import power_texts


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
    assert power_texts(p.game.view().seats[0].powers) == ["ore-for-pop"]


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
    assert power_texts(p.game.view().seats[0].powers) == ["either-track"]


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
    assert power_texts(p.game.view().seats[0].powers) == ["wormhole"]


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
