"""Clarifications by name, from upgrade then jump to the advanced mats (rules 15.10 to 15.17), each played."""

import pytest

import heliopause
from tests.asking import asks
from tests.games.sun.helpers import Bare, action_of, colony, line_technology, raw, studying, taking

# 15.10


@pytest.mark.rule("15.10", "10.2", "11.2")
def test_upgrade_then_jump_settles_control_after_each() -> None:
    gate = '[system.gate]\nname = "G"\ndeck = "A"\npower = 3\nspecialty = ["food"]\ncontrol = "5 ore"\nvp = 1\n'
    p = Bare(gate)
    p.private(0, "hyperdrive-boosters")
    p.put_system("a1", "gate")
    p.ships(0, "sol")
    p.ships(0, "a1", 1)
    p.ships(1, "a1", 1)
    p.control(1, "a1", "food")
    p.turn(0).play("space:hyperdrive-boosters.0", "upgrade:a1:1")
    assert p.outpost("a1") == (0, "food")
    assert p.seat(0).ore == 5, "with its bonus, before the jump"
    assert p.question() == "AskJump"
    p.play("jump:a1>s1:2", "done")
    assert p.outpost("a1") == (1, "food"), "left again, and lost again"
    assert p.outpost("s1") == (0, "food")
    assert p.seat(1).ore == 5


@pytest.mark.rule("15.10", "10.2")
def test_supply_outpost_upgrades_and_then_jumps() -> None:
    line = action_of("supply-outpost")
    assert line.rpartition(":")[2].strip().startswith("upgrade")
    assert line.index("upgrade") < line.index("jump")


# 15.11


@pytest.mark.rule("15.11", "7.4", "7.5")
def test_cubes_come_back_to_the_rightmost_spaces_after_android_rights_movement() -> None:
    p = studying()
    p.put_card("e", "android-rights-movement")
    p.discover("f")
    p.has(0, "E", "F")
    p.columns(0, 1, 1, 3, 3, 2)
    p.turn(0).play("space:study.2", "slot:e")
    assert p.offered() == ["to:A", "to:B", "to:E"], "the two cubes of column E are lifted; C and D are full"
    p.play("to:A", "to:B")
    assert p.seat(0).columns == [2, 2, 3, 3, 0]
    p.play("produce:trade", "trade:pop-ore")
    assert p.seat(0).columns == [2, 2, 3, 3, 1], "the rightmost space is filled first"


@pytest.mark.rule("15.11", "7.4", "7.5")
def test_cubes_come_back_to_the_column_united_nations_took_one_from() -> None:
    game = heliopause.new("sun", players=2, seed=1, start=0, choose_mats=True)
    while asks(game) != "ask-space":
        wanted = [option for option in game.options() if str(option) == "mat:united-nations"]
        game.choose(wanted[0] if wanted else game.options()[0])
    seat = next(seat for seat in game.view().seats if seat.mat.id == "united-nations")
    short = [column.column for column in seat.columns if column.cubes < column.room]
    assert len(short) == 1
    assert short[0] != "A", "not from the leftmost column"
    while game.seat != seat.seat:
        game.choose("space:basic-4.0")
        game.choose("produce:ore")
    game.choose("space:basic-4.0")
    game.choose("produce:trade")
    game.choose("trade:pop-ore")
    after = {column.column: column for column in game.view().seats[seat.seat].columns}
    assert after[short[0]].cubes == after[short[0]].room, "the gap further right is filled first"
    assert after["A"].cubes == after["A"].room - 1, "not the one that recruiting left in column A"


# 15.12


@pytest.mark.rule("15.12", "9.2")
def test_stars_are_unlimited_and_stay_stars() -> None:
    p = taking("automate food, automate food, automate food")
    p.automate(0, food=7)
    p.control(0, "a1", "food")
    for turn in range(4):
        p.pawn(0, "basic-4.0")
        p.turn(0).play("space:under-test.0")
        assert p.seat(0).automated == [7, 0, 3 * (turn + 1)]
    p.turn(1).play("space:basic-3.0", "pass", "jump:sol>a1:1", "done")
    assert p.seat(0).tracks == [1, 8]
    assert p.seat(0).automated == [7, 0, 12], "twelve stars, and none is exchanged for the disc that came back"


@pytest.mark.rule("15.12", "9.2")
def test_a_star_that_came_back_is_used_again() -> None:
    p = Bare()
    p.automate(0, food=8)
    p.control(0, "a1", "star")
    p.ships(1, "sol", 2)
    p.turn(1).play("space:basic-3.0", "pass", "jump:sol>a1:2", "done")
    assert p.outpost("a1") == (1, "food")
    p.ships(0, "sol", 3)
    p.pawn(1, "basic-4.0")
    p.turn(0).play("space:basic-3.0", "pass", "jump:sol>a1:3", "done")
    assert p.outpost("a1") == (0, "star")
    assert p.seat(0).tracks == [0, 8]


# 15.13


@pytest.mark.rule("15.13", "8.4")
@pytest.mark.parametrize(
    ("has", "types"),
    [
        ("ab", ["scientific", "economic"]),
        ("ac", ["scientific", "military"]),
        ("bc", ["economic", "military"]),
        ("abc", ["scientific", "economic", "military"]),
    ],
)
def test_at_two_out_of_three_only_ones_own_prerequisites_pass_on_a_type(has: str, types: list[str]) -> None:
    p = studying()
    p.discover(*"abc")
    p.has(1, *"abc")
    p.has(0, *has)
    p.give(0, pop=1)
    p.turn(0).play("space:study.3")
    assert p.offered() == [f"type:{name}" for name in types]


# 15.14


@pytest.mark.rule("15.14", "8.7")
@pytest.mark.parametrize(("system", "level"), [("procyon", 2), ("wise-0855-0714", 3)])
def test_procyon_and_wise_give_a_private_technology(system: str, level: int) -> None:
    gift = "".join(
        f'[technology.gift-{n}]\nname = "Gift"\nlevel = {level}\nleft = ["military", "military"]\nright = "military"\n'
        f'immediate = "{n} ore"\nactions = [{{ line = "jump 1" }}]\n'
        for n in (4, 5)
    )
    p = Bare(gift + line_technology("colonize"))
    p.private(0, "under-test")
    p.put_system("a1", system)
    p.ships(0, "a1", 4, 4)
    p.control(0, "a1", raw("system")[system]["specialty"][0])
    p.stack_deck(level, "gift-4", "gift-5")
    p.give(0, pop=0, ore=0)
    p.turn(0).play("space:under-test.0")
    p.until("AskCard")
    assert p.offered() == ["card:gift-4", "card:gift-5"]
    p.play("card:gift-5")
    assert p.seat(0).ore == 5, "with its bonus"
    assert (p.seat(0).pop, p.seat(0).techs) == (0, 0), "without a cube"
    assert p.points(0)["private"] == level + 2, "Under-test is private too"
    p.play("produce:ore").turn(0)
    assert "space:gift-5.0" in p.offered()
    p.turn(1)
    assert "space:gift-5.0" not in p.offered()


# 15.15

GATE = '[system.gate]\nname = "G"\ndeck = "A"\npower = 3\nspecialty = ["food", "ore"]\ncontrol = "7 ore"\nvp = 1\n'


def stealth(text: str = "") -> Bare:
    p = Bare(GATE + text)
    p.private(0, "stealth-terraformers")
    p.put_system("a1", "gate")
    p.stack_systems("A", colony(0))
    p.ships(0, "sol")
    p.give(0, pop=1, ore=5)
    return p


@pytest.mark.rule("15.15", "12.5", "11.4")
def test_stealth_terraformers_jump_and_colonize_with_two_discs_and_without_the_control_bonus() -> None:
    p = stealth()
    p.ships(0, "sol", 1, 2)
    for other in ("a2", "b1", "b2"):
        p.control(1, other, "food")
    p.turn(0).play("space:stealth-terraformers.0")
    assert (p.seat(0).ore, p.seat(0).pop) == (0, 0)
    assert p.offered() == ["jump:sol>a1:1", "jump:sol>a1:2"], "every other system is controlled"
    p.play("jump:sol>a1:1")
    # The other ship must follow and both must settle, which is not asked.
    assert p.offered() == ["disc:food", "disc:ore"]
    p.play("disc:food", "disc:ore")
    assert [system.id for system in p.game.view().seats[0].colonies] == ["gate"]
    assert p.seat(0).colony_discs == [1, 1, 0]
    assert p.seat(0).ore == 0, "the gain-control bonus is ignored"
    assert p.outpost("a1") is None
    assert p.system_at("a1") == colony(0)
    assert p.question() == "AskProduction"
    assert p.cubes(0) == 20


@pytest.mark.rule("15.15")
@pytest.mark.parametrize("owner", [0, 1])
def test_stealth_terraformers_need_a_system_nobody_controlled_when_the_turn_began(owner: int) -> None:
    p = stealth()
    p.ships(0, "sol", 4)
    for place in ("a1", "a2"):
        p.control(owner, place, "food")
    p.turn(0)
    assert p.refused("space:stealth-terraformers.0") == ("why-no-system", "12.1")


@pytest.mark.rule("15.15", "3.4")
@pytest.mark.parametrize(("ships", "possible"), [((2, 1), True), ((1, 1), False), ((1, 1, 1), False), ((3,), True)])
def test_stealth_terraformers_need_enough_power_within_two_jumps(ships: tuple[int, ...], possible: bool) -> None:
    p = stealth()
    p.ships(0, "sol", *ships)
    p.turn(0)
    assert ("space:stealth-terraformers.0" in p.offered()) == possible


@pytest.mark.rule("15.15")
def test_stealth_terraformers_may_colonize_without_a_move() -> None:
    p = stealth()
    p.ships(0, "a1", 3)
    p.ships(1, "a1", 3)  # level with it, and nobody controls it
    p.turn(0).play("space:stealth-terraformers.0")
    assert "colonize:a1" in p.offered()
    p.play("colonize:a1", "disc:food", "disc:food")
    assert p.seat(0).colony_discs == [2, 0, 0]
    assert p.fleet(1, "deep") == [3]


@pytest.mark.rule("15.15", "11.2", "11.3")
def test_what_stealth_terraformers_leave_behind_is_checked_afterwards() -> None:
    p = stealth(line_technology("", "cygni", 2, anytime="jump 2"))
    p.private(0, "cygni")
    p.ships(0, "s1", 3, 1)
    p.ships(1, "s1", 2)
    p.control(0, "s1", "food")
    for system in ("b1", "a2", "b2"):
        p.control(1, system, "food")
    p.turn(0).play("space:stealth-terraformers.0", "jump:s1>a1:1")
    assert p.outpost("s1") == (0, "food"), "not between the jump and the colonization"
    # The other ship must follow, and one of them settles.
    p.play("settle:3", "done")
    assert p.offered()[:2] == ["disc:food", "disc:ore"]
    assert p.outpost("s1") == (1, "food"), "before a disc is asked for, beside which a power could lead back"
    p.play("disc:ore", "disc:ore")
    assert len(p.seat(0).colonies) == 1


# 15.16


@pytest.mark.rule("15.16", "9.2")
def test_giga_corporations_replace_stars_by_discs_of_the_mat() -> None:
    p = studying()
    p.has(0, *"bc")
    p.give(0, pop=1)
    p.put_card("x", "giga-corporations")
    p.automate(0, food=8)
    p.seat(0).automated[2] = 2  # stars on the automation track
    p.seat(0).colony_discs[2] = 1  # and one on a colony
    p.control(0, "a1", "star")  # and one on the map
    p.turn(0).play("space:study.3")
    for left in (7, 6, 5, 4):
        assert p.offered() == ["disc:ore", "done"]
        p.play("disc:ore")
        assert p.seat(0).tracks == [0, left]
    assert p.seat(0).automated == [8, 2, 0]
    assert p.seat(0).colony_discs == [0, 1, 0]
    assert p.outpost("a1") == (0, "ore")


@pytest.mark.rule("15.16")
def test_giga_corporations_may_leave_stars() -> None:
    p = studying()
    p.has(0, *"bc")
    p.give(0, pop=1)
    p.put_card("x", "giga-corporations")
    p.automate(0, food=8)
    p.seat(0).automated[2] = 2
    p.turn(0).play("space:study.3", "disc:ore", "done")
    assert p.seat(0).automated == [8, 1, 1]


@pytest.mark.rule("15.16", "9.2")
def test_with_giga_corporations_a_disc_of_the_other_track_comes_before_a_star() -> None:
    p = taking("automate food, automate ore")
    p.power(0, "giga")
    p.automate(0, food=8)
    p.turn(0).play("space:under-test.0")
    p.until_production()
    assert p.seat(0).automated == [8, 2, 0]


@pytest.mark.rule("15.16", "6.2", "6.3")
@pytest.mark.parametrize(
    ("claimed", "left"), [(("empire",), 8), (("empire", "warlord"), 8), (("empire", "warlord"), 1)]
)
def test_at_the_end_the_stars_on_achievements_become_discs(claimed: tuple[str, ...], left: int) -> None:
    p = Bare()
    p.achievements("transcendence", "empire", "technologist", "warlord")
    p.research(0, "x", "giga-corporations")
    for id in claimed:
        p.claimed(id, 0, 1)
    p.automate(0, food=8, ore=8 - left)
    p.state.ending = 2
    p.turn(3).play("space:basic-4.0", "produce:ore")
    assert p.game.over
    assert p.seat(0).discs_off() == min(16, 16 - left + len(claimed))
    assert p.seat(1).discs_off() == 0, "only for whoever has the card"


# 15.17


@pytest.mark.rule("15.17", "14.1")
@pytest.mark.parametrize(("exchanges", "reached"), [(2, False), (3, True)])
def test_united_nations_a_is_reached_by_three_exchanges(exchanges: int, reached: bool) -> None:
    p = Bare(mats="advanced", choose_mats=False)
    p.mat(0, "united-nations-advanced")
    p.give(0, pop=5)
    p.turn(0).play("space:basic-4.0", "produce:trade", *["trade:pop-ore"] * exchanges, "done")
    while p.game.seat == 0:
        p.play(p.offered()[0])
    assert p.game.view().seats[0].innovations[0].reached == reached


@pytest.mark.rule("15.17", "14.1")
def test_united_nations_a_with_the_exchanges_of_the_rulebooks_example() -> None:
    p = Bare(mats="advanced", choose_mats=False)
    p.mat(0, "united-nations-advanced")
    p.ships(0, "sol", 1, 1)
    p.give(0, ore=1)
    p.turn(0).play("space:basic-4.0", "produce:trade")
    p.play("decommission:sol:1", "decommission:sol:1", "trade:pop-ore", "done")
    while p.game.seat == 0:
        p.play(p.offered()[0])
    assert p.game.view().seats[0].innovations[0].reached


@pytest.mark.rule("15.17", "14.1")
@pytest.mark.parametrize(("off", "reached"), [(14, False), (15, True)])
def test_nishida_ostergaard_b_is_reached_with_the_last_disc(off: int, reached: bool) -> None:
    p = Bare(line_technology("automate food or ore"), mats="advanced", choose_mats=False)
    p.mat(0, "nishida-ostergaard-advanced")
    p.seat(0).fired = 1  # innovation a has been used
    p.private(0, "under-test")
    p.automate(0, food=8, ore=off - 8)
    p.turn(0).play("space:under-test.0")
    p.until_production()
    assert p.seat(0).discs_off() == off + 1
    assert p.game.view().seats[0].innovations[1].reached == reached
