"""Permanent powers (rule 13.5)."""

import pytest

from tests.games.sun.helpers import SLOTS, Bare, line_technology, studying, taking, with_extra_system


@pytest.mark.rule("13.5", "8.1")
def test_skip_prerequisite_only_where_a_discovered_technology_needs_two() -> None:
    p = studying()
    p.power(0, "skip-prerequisite")
    p.discover("A", "B", "C", "D")
    p.has(0, "1")
    p.give(0, pop=1)
    p.turn(0).play("space:study.1")
    # A needs 1 (had). B needs 1 and 2, one may be skipped. C needs 2, D needs 3: one is all, and not skipped.
    # E needs 3 and 4 and is undiscovered.
    assert p.offered() == ["slot:A", "slot:B"]


@pytest.mark.rule("13.5", "8.1")
def test_skip_prerequisite_at_levels_three_and_four() -> None:
    p = studying()
    p.power(0, "skip-prerequisite")
    p.discover(*SLOTS[2], *SLOTS[3], *SLOTS[4])
    p.has(0, "B", "F")
    p.give(0, pop=1)
    p.turn(0).play("space:study.2")
    assert p.offered() == ["slot:b", "slot:c", "slot:e", "slot:f"]
    p = studying()
    p.power(0, "skip-prerequisite")
    p.discover(*SLOTS[2], *SLOTS[3], *SLOTS[4])
    p.has(0, "d")
    p.give(0, pop=1)
    p.turn(0).play("space:study.3")
    assert p.offered() == ["slot:y", "slot:z"], "of two out of three, one may be skipped too"


@pytest.mark.rule("13.5", "7.4")
@pytest.mark.parametrize(("way", "pop", "ore", "supply"), [("pop", 2, 6, 2), ("ore", 3, 5, 1)])
def test_ore_for_pop_replaces_one_population_of_a_cost(way: str, pop: int, ore: int, supply: int) -> None:
    p = taking("1 ore + 2 pop: automate food", pop=4, ore=7)
    p.power(0, "ore-for-pop")
    before = p.seat(0).supply()
    p.turn(0).play("space:under-test.0")
    assert p.offered() == ["pay:pop", "pay:ore"]
    p.play(f"pay:{way}")
    assert (p.seat(0).pop, p.seat(0).ore, p.seat(0).supply()) == (pop, ore, before + supply)


@pytest.mark.rule("13.5", "3.4")
@pytest.mark.parametrize(("pop", "ore", "offered"), [(2, 2, True), (1, 2, False), (2, 1, False), (3, 1, True)])
def test_ore_for_pop_makes_an_action_possible(pop: int, ore: int, offered: bool) -> None:
    # In full: 1 ore, 2 population returned and 1 for the ship. With the power: 2 ore, 1 returned, 1 for the ship.
    p = taking("1 ore + 2 pop: pop -> ship 1", pop=pop, ore=ore)
    p.power(0, "ore-for-pop")
    p.turn(0)
    assert ("space:under-test.0" in p.offered()) == offered
    if offered:
        p.play("space:under-test.0")
        assert (p.seat(0).pop, p.seat(0).ore) == (0, 0)


@pytest.mark.rule("13.5", "9.1")
def test_either_track_for_automation() -> None:
    p = taking("automate food, automate ore")
    p.power(0, "either-track")
    p.turn(0).play("space:under-test.0")
    assert p.offered() == ["disc:food", "disc:ore"]
    p.play("disc:ore")
    assert p.offered() == ["disc:food", "disc:ore"]
    p.play("disc:food")
    assert p.seat(0).automated == [1, 1, 0]


@pytest.mark.rule("13.5", "11.3", "12.5")
def test_either_track_for_outposts_and_colonies() -> None:
    p = taking("jump 1, (colonize)")
    p.power(0, "either-track")
    p.ships(0, "sol", 3)
    p.ships(1, "sol", 4)
    p.turn(0).play("space:under-test.0", "jump:sol>a1:3")
    assert p.offered() == ["disc:food", "disc:ore"]
    p.play("disc:ore", "take")
    assert p.offered() == ["disc:food", "disc:ore"]
    p.play("disc:ore")
    assert p.seat(0).colony_discs == [0, 2, 0]
    assert p.seat(0).tracks == [8, 6]


@pytest.mark.rule("13.5", "11.3")
def test_a_disc_from_the_other_track_goes_back_to_its_own() -> None:
    p = Bare()
    p.power(0, "either-track")
    p.control(0, "a1", "ore")
    p.turn(1).play("space:basic-3.0", "pass", "jump:sol>a1:1", "done")
    assert p.seat(0).tracks == [8, 8]
    assert p.outpost("a1") == (1, "food"), "seat 1 has no such power"


@pytest.mark.rule("13.5", "9.2")
def test_either_track_leaves_stars_for_when_both_are_empty() -> None:
    p = taking("automate food, automate food")
    p.power(0, "either-track")
    p.automate(0, food=8, ore=7)
    p.turn(0).play("space:under-test.0")
    assert p.seat(0).automated == [8, 8, 1]


PLACES = ["sol", "deep", "a1", "a2", "b1", "b2", "s1", "s2", "s3"]


@pytest.mark.rule("13.5", "11.1")
@pytest.mark.parametrize("place", PLACES)
def test_wormholes_lead_anywhere_except_out_of_sol_and_deep_space(place: str) -> None:
    p = taking("jump 1")
    p.power(0, "wormhole")
    p.ships(0, "sol")
    p.ships(0, place, 2)
    p.turn(0).play("space:under-test.0")
    near = {"sol": {"a1", "a2"}, "deep": {"a1", "a2", "b1", "b2"}}.get(place, set(PLACES) - {place})
    assert set(p.offered()) == {f"jump:{place}>{other}:2" for other in near}


@pytest.mark.rule("13.5", "13.2")
def test_wormholes_lead_to_and_from_the_extra_system() -> None:
    p = with_extra_system("b1")
    p.power(0, "wormhole")
    p.ships(0, "sol")
    p.ships(0, "s2", 2)
    p.ships(0, "extra", 1)
    p.give(0, pop=0)
    p.turn(0).play("space:basic-3.0")
    assert "jump:s2>extra:2" in p.offered()
    assert "jump:extra>sol:1" in p.offered()


@pytest.mark.rule("13.5", "15.6")
def test_crowd_takes_an_occupied_space_but_not_ones_own() -> None:
    p = Bare()
    p.power(0, "crowd")
    p.pawn(0, "basic-1.0")
    p.pawn(1, "basic-1.1")
    p.turn(0)
    assert "space:basic-1.1" in p.offered()
    assert p.refused("space:basic-1.0") == ("why-must-move", "3.2")


@pytest.mark.rule("13.5")
@pytest.mark.parametrize(
    ("line", "price"),
    [
        ("3 ore: research I", 2),
        ("3 ore: jump 1, research I", 2),
        ("3 ore + 1 pop: research I", 2),
        ("3 ore: automate food", 3),
        ("[3 ore: research I]", 2),
    ],
)
def test_cheap_research_saves_1_ore_on_an_action_with_a_research(line: str, price: int) -> None:
    p = taking(line, pop=2, ore=price - 1)
    p.power(0, "cheap-research")
    p.turn(0)
    assert "space:under-test.0" not in p.offered()
    p.give(0, ore=price)
    p.turn(0).play("space:under-test.0")
    p.until_production()
    assert p.seat(0).ore == 0


@pytest.mark.rule("13.5", "3.5")
def test_cheap_research_does_not_make_a_free_research_pay() -> None:
    p = taking("research I", ore=2)
    p.power(0, "cheap-research")
    p.turn(0).play("space:under-test.0", "slot:1")
    assert p.seat(0).ore == 2


@pytest.mark.rule("13.5", "12.1")
@pytest.mark.parametrize(("required", "ship", "possible"), [(3, 2, True), (3, 1, False), (1, 1, True)])
def test_cheap_colonize_needs_1_power_less_but_at_least_1(required: int, ship: int, possible: bool) -> None:
    text = f'[system.target]\nname = "Target"\ndeck = "A"\npower = {required}\nspecialty = ["food"]\nvp = 1\n'
    p = Bare(text + line_technology("colonize"))
    p.private(0, "under-test")
    p.power(0, "cheap-colonize")
    p.put_system("a1", "target")
    p.ships(0, "a1", ship)
    p.control(0, "a1", "food")
    p.turn(0)
    assert ("space:under-test.0" in p.offered()) == possible


@pytest.mark.rule("13.5", "11.1")
def test_far_jump_adds_a_point_to_each_jump() -> None:
    p = taking("jump 1, automate food, jump 1")
    p.power(0, "far-jump")
    p.rule_everything(0)
    p.turn(0).play("space:under-test.0", "jump:sol>a1:1", "jump:a1>s1:1")
    assert p.seat(0).automated == [1, 0, 0]
    p.play("jump:s1>b1:1", "jump:b1>s3:1")
    assert p.question() == "AskProduction"


@pytest.mark.rule("13.5", "10.1")
def test_deep_yard_builds_in_deep_space_too() -> None:
    p = taking("pop -> ship 2")
    p.power(0, "deep-yard")
    p.turn(0).play("space:under-test.0")
    assert p.offered() == ["build:sol", "build:deep"]
    p.play("build:deep")
    assert p.fleet(0, "deep") == [2]


@pytest.mark.rule("13.5", "4.3")
def test_cheap_trade_buys_population_for_2_ore() -> None:
    p = taking("1 ore", ore=3)
    p.power(0, "cheap-trade")
    p.turn(0).play("space:under-test.0", "produce:trade", "trade:ore-pop", "trade:ore-pop")
    assert (p.seat(0).ore, p.seat(0).pop) == (0, 4)


@pytest.mark.rule("13.5", "4.2")
def test_rich_mining_gives_1_ore_more() -> None:
    p = Bare()
    p.power(0, "rich-mining")
    p.automate(0, ore=4)
    p.turn(0).play("space:basic-4.0", "produce:ore")
    assert p.seat(0).ore == 1 + 3 + 1


@pytest.mark.rule("13.5", "4.2")
def test_the_view_shows_what_ore_production_really_gives() -> None:
    p = taking("1 ore")
    p.power(0, "rich-mining")
    p.turn(0).play("space:under-test.0")
    shown, before = p.game.view().seats[0].mines, p.seat(0).ore
    p.play("produce:ore")
    assert p.seat(0).ore - before == shown == 2


@pytest.mark.rule("13.5", "3.5")
def test_the_view_shows_the_price_of_a_space_for_every_seat() -> None:
    p = taking("4 ore + 1 pop: research II")
    p.power(0, "cheap-research")
    p.has(0, "1")
    p.give(0, pop=3, ore=9)
    p.turn(0)
    view = p.game.view()
    price = {space.id: space.price for space in [*view.basic, *view.seats[0].private[0].spaces]}
    assert price["basic-1.0"] == [0, 0, 0, 0]
    assert price["basic-3.1"] == [1, 1, 1, 1], "it costs 1 more"
    assert price["basic-2.0"] == [1, 2, 2, 2]
    assert price["under-test.0"] == [3, 4, 4, 4]
    assert next(change for change in p.game.preview("space:under-test.0").changes if change.key == "ore").after == 6
