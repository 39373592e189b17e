"""Clarifications by name (rule 15), played with the cards they name."""

import pytest

import heliopause
from tests.sun.helpers import SLOTS, Bare, colony, line_technology, plain, raw, studying, taking
from tests.sun.ledger import Ledger, split


def action_of(technology: str, number: int = 0) -> str:
    """The line of a technology's action, as the content file has it."""
    line = raw("technology")[technology]["actions"][number]["line"]
    assert isinstance(line, str)
    return line


# 15.1


@pytest.mark.rule("15.1")
def test_modular_fleet_may_be_taken_just_to_jump_3() -> None:
    p = Bare()
    p.private(0, "modular-fleet")
    p.give(0, pop=0, ore=0)
    p.turn(0).play("space:modular-fleet.0", "jump:sol>a1:1", "jump:a1>s1:1", "jump:s1>b1:1")
    assert p.fleet(0, "b1") == [1]
    assert p.question() == "AskProduction"


@pytest.mark.rule("15.1")
def test_each_of_the_three_ships_of_modular_fleet_may_be_built_or_left() -> None:
    for wanted in range(8):
        p = Bare()
        p.private(0, "modular-fleet")
        p.give(0, pop=3, ore=9)
        p.turn(0).play("space:modular-fleet.0")
        for number in range(3):
            assert p.offered()[-1] == "pass"
            p.play(p.offered()[0] if wanted >> number & 1 else "pass")
        assert len(p.fleet(0, "sol")) == 1 + wanted.bit_count()
        assert p.question() == "AskJump"


# 15.2


def exchange(pop: int = 3, ore: int = 20, has: str = "", text: str = "") -> Bare:
    p = Bare(text)
    p.private(0, "quantum-data-exchange")
    p.has(0, *has)
    p.give(0, pop=pop, ore=ore)
    return p


@pytest.mark.rule("15.2", "13.4")
def test_quantum_data_exchange_copies_an_occupied_action_of_a_technology_one_lacks() -> None:
    p = exchange(has="abc")
    p.put_card("d", "hivemind-computing")
    p.research(1, "d")
    p.pawn(1, "hivemind-computing.0")
    p.pawn(2, "hivemind-computing.1")
    p.discover(*SLOTS[4])
    p.turn(0).play("space:quantum-data-exchange.0", "copy:hivemind-computing")
    assert p.technologies(0)[-1] == plain("x")
    assert (p.seat(0).ore, p.seat(0).pop) == (20 - 7, 2)
    assert [p.pawn_of(seat) for seat in (0, 1, 2)] == [
        "quantum-data-exchange.0",
        "hivemind-computing.0",
        "hivemind-computing.1",
    ]


@pytest.mark.rule("15.2", "13.4")
def test_quantum_data_exchange_carries_out_the_whole_of_deep_space_megastructures() -> None:
    p = exchange(has="EF")
    p.put_card("d", "deep-space-megastructures")
    p.discover("e", "f")
    p.turn(0).play("space:quantum-data-exchange.0", "copy:deep-space-megastructures")
    assert p.fleet(0, "deep") == [2]
    assert p.offered() == ["slot:e", "slot:f"]
    p.play("slot:f")
    assert (p.seat(0).ore, p.seat(0).pop) == (16, 2)


@pytest.mark.rule("15.2", "13.4")
def test_of_mass_cloning_quantum_data_exchange_takes_option_c() -> None:
    p = exchange(has="12")
    p.put_card("D", "mass-cloning")
    p.discover("A", "B", "C")
    p.rule_everything(0)
    p.turn(0)
    ledger = Ledger(p, 0)
    p.play("space:quantum-data-exchange.0", "copy:mass-cloning")
    assert p.question() != "AskChoice", "there is only option C"
    p.until_production()
    assert len(split(action_of("mass-cloning")[1:-1], "|")) == 3
    ledger.check("copy research", iter([2]))


@pytest.mark.rule("15.2", "13.4")
def test_mass_cloning_cannot_be_copied_for_its_other_options() -> None:
    p = exchange(has="12", pop=1, ore=0)
    p.put_card("D", "mass-cloning")
    p.discover("A", "B", "C")
    p.turn(0).play("space:quantum-data-exchange.0")
    # Without ore option C is too dear and the others are no research: research I is the only action left.
    assert p.offered() == ["slot:3", "slot:4"]


@pytest.mark.rule("15.2", "15.3", "13.4")
def test_quantum_data_exchange_copies_technocrats_guild_to_do_a_research() -> None:
    p = exchange(has="12")
    p.open_guild("technocrats-guild")
    p.pawn(1, "technocrats-guild.0")
    p.discover("A", "B", "C")
    p.turn(0).play("space:quantum-data-exchange.0")
    assert p.offered() == ["copy:basic-1", "copy:basic-2", "copy:technocrats-guild"]
    p.play("copy:technocrats-guild")
    offered = p.offered()
    assert "copy:basic-2" in offered
    assert "copy:basic-4" not in offered, "a research must be carried out"
    assert "copy:quantum-data-exchange" not in offered
    assert "copy:technocrats-guild" not in offered
    p.play("copy:basic-2")
    price = int(raw("guild")["technocrats-guild"]["line"].split()[0])
    assert p.seat(0).ore == 20 - price - 2
    p.play("slot:B")
    assert p.technologies(0)[-1] == plain("B")
    assert p.pawn_of(0) == "quantum-data-exchange.0"


@pytest.mark.rule("15.2", "13.4")
def test_quantum_data_exchange_never_copies_itself() -> None:
    p = Bare()
    p.research(0, "a", "quantum-data-exchange")
    p.give(0, pop=3, ore=20)
    p.has(0, "1")
    p.turn(0).play("space:quantum-data-exchange.0")
    assert "copy:quantum-data-exchange" not in p.offered()
    assert p.offered() == ["copy:basic-1", "copy:basic-2"]


# 15.3


@pytest.mark.rule("15.3", "13.4")
def test_technocrats_guild_takes_an_occupied_action_and_its_cost_is_paid() -> None:
    p = Bare()
    p.open_guild("technocrats-guild")
    p.put_card("d", "capital-ship")
    p.research(1, "d")
    p.pawn(1, "capital-ship.0")
    p.give(0, pop=2, ore=10)
    p.turn(0).play("space:technocrats-guild.0", "copy:capital-ship")
    price = int(raw("guild")["technocrats-guild"]["line"].split()[0])
    assert p.seat(0).ore == 10 - price - 3
    assert p.fleet(0, "sol") == [1, 4], "a ship of level 4 from population"
    assert (p.pawn_of(0), p.pawn_of(1)) == ("technocrats-guild.0", "capital-ship.0")


@pytest.mark.rule("15.3", "13.4")
def test_technocrats_guild_may_choose_a_research() -> None:
    p = Bare()
    p.open_guild("technocrats-guild")
    p.pawn(1, "basic-1.0")
    p.pawn(2, "basic-1.1")
    p.give(0, pop=1, ore=5)
    p.turn(0).play("space:technocrats-guild.0", "copy:basic-1", "slot:2")
    assert p.technologies(0) == [plain("2")]


# 15.4


@pytest.mark.rule("15.4")
@pytest.mark.parametrize("of_deck_a", [0, 1, 2, 9])
def test_ministry_of_colonies_draws_from_deck_b_when_deck_a_is_out(of_deck_a: int) -> None:
    number = int(raw("technology")["ministry-of-colonies"]["immediate"].split()[-1])
    text = "".join(
        f'[system.{deck}-{n}]\nname = "x"\ndeck = "{deck.upper()}"\npower = 3\nspecialty = ["food"]\n'
        f'bonus = "{n + 1} ore"\nvp = 1\n'
        for deck in "ab"
        for n in range(9)
    )
    p = studying(text)
    p.has(0, *"bc")
    p.give(0, pop=1)
    p.put_card("x", "ministry-of-colonies")
    sizes = {"a": of_deck_a, "b": 9}
    p.state.system_decks = [[1 << p.system_card(f"{deck}-{n}") for n in range(sizes[deck])] for deck in "ab"]
    from_a = min(of_deck_a, number)
    drawn = [*(f"a-{n}" for n in range(from_a)), *(f"b-{n}" for n in range(number - from_a))]
    p.turn(0).play("space:study.3")
    assert p.offered() == [f"annex:{id}" for id in drawn]
    p.play(f"annex:{drawn[-1]}")
    assert [system["id"] for system in p.game.view()["seats"][0]["colonies"]] == [drawn[-1]]
    assert p.seat(0).ore == int(drawn[-1][-1]) + 1, "with its bonus"
    assert p.seat(0).tracks == [8, 8], "and without discs"
    for letter, deck in enumerate("ab"):
        under = sum(1 << p.system_card(id) for id in drawn[:-1] if id[0] == deck)
        taken = sum(id[0] == deck for id in drawn)
        left = [1 << p.system_card(f"{deck}-{n}") for n in range(taken, sizes[deck])]
        assert p.state.system_decks[letter] == left + [under] * (under > 0), "the others go under their deck"


@pytest.mark.rule("15.4")
def test_ministry_of_colonies_finds_nothing_when_both_decks_are_out() -> None:
    p = studying()
    p.has(0, *"bc")
    p.give(0, pop=1)
    p.put_card("x", "ministry-of-colonies")
    p.empty_systems("A")
    p.empty_systems("B")
    p.turn(0).play("space:study.3")
    assert p.seat(0).colonies == ()
    assert "ministry-of-colonies" in p.technologies(0)


# 15.5


@pytest.mark.rule("15.5", "12.6")
def test_lalande_grows_then_mines_then_trades() -> None:
    p = taking("colonize", pop=0)
    p.put_system("a1", "lalande-21185")
    p.ships(0, "a1", 4)
    p.control(0, "a1", "ore")
    p.give(0, pop=0, ore=0)
    p.turn(0).play("space:under-test.0")
    # Two ore discs are off, so 2 ore; the letter A shows, so 1 population; and only then the trade is asked.
    assert p.question() == "AskTrade"
    assert (p.seat(0).pop, p.seat(0).ore) == (1, 2)
    gains = [event.message for event in p.game.events if event.message in ("log-growth", "log-mining", "log-trade")]
    assert gains == ["log-growth", "log-mining", "log-trade"]
    p.play("trade:pop-ore", "trade:ore-pop", "done")
    assert (p.seat(0).pop, p.seat(0).ore) == (1, 0)
    assert p.question() == "AskProduction", "the production phase is still to come"


# 15.6


@pytest.mark.rule("15.6", "3.1")
def test_ross_154_moves_the_pawn_aside_and_uses_the_space_normally() -> None:
    p = Bare(players=3)
    p.colony(0, "ross-154")
    p.pawn(1, "basic-2.1")
    p.has(0, "1")
    p.discover("A")
    p.give(0, pop=1, ore=3)
    p.give(1, pop=1, ore=3)
    p.turn(0).play("space:basic-2.1")
    assert p.seat(0).ore == 0, "2 ore and the extra one of the space"
    assert (p.pawn_of(0), p.pawn_of(1)) == ("basic-2.1", None)
    p.play("produce:ore")
    assert p.refused("space:basic-2.1") == ("why-occupied", "3.1"), "the others have no such power"
    p.play("space:basic-4.0")
    assert p.pawn_of(1) == "basic-4.0", "the displaced pawn moves like any other"


# 15.7


@pytest.mark.rule("15.7", "13.2")
def test_ships_in_the_museum_are_out_of_the_game() -> None:
    p = studying()
    p.has(0, "A")
    p.give(0, pop=1, ore=5)
    p.ships(0, "sol", 2)
    p.ships(0, "a1", 4)
    p.ships(1, "a1", 1)
    p.control(0, "a1", "food")
    p.next_event("museum-of-retired-spacecraft")
    p.stack_deck(3, plain("a"), plain("e"))
    p.turn(0).play("space:study.2")
    assert p.offered() == ["retire:sol:2", "retire:a1:4", "pass"]
    p.play("retire:a1:4")
    assert p.outpost("a1") == (1, "food"), "control is checked"
    while p.game.seat != 0:
        p.play("pass")
    p.until_production()
    each = raw("event")["museum-of-retired-spacecraft"]["vp_per_level"]
    assert p.points(0)["events"] == 4 * each
    assert p.points(1).get("events", 0) == 0
    assert p.cubes(0) == 20
    view = p.game.view()
    assert view["seats"][0]["ships"] == 1
    assert all(not any(place["ships"][0]) for place in view["places"] if place["id"] != "sol")
    p.play("produce:trade")
    assert [id for id in p.offered() if id.startswith("decommission")] == ["decommission:sol:2"]


# 15.8


def dyson(text: str = "") -> Bare:
    """The Dyson Sphere is out, with a system on it that gives 3 ore."""
    prize = '[system.prize]\nname = "Prize"\ndeck = "B"\npower = 9\nspecialty = ["food"]\nbonus = "3 ore"\nvp = 6\n'
    p = studying(prize + text)
    p.has(0, "A")
    p.give(0, pop=1)
    p.next_event("dyson-sphere-mk-i")
    p.stack_systems(raw("event")["dyson-sphere-mk-i"]["attach"], "prize")
    p.stack_deck(3, plain("a"), plain("e"))
    p.turn(0).play("space:study.2")
    p.until_production()
    return p


@pytest.mark.rule("15.8", "13.2")
def test_the_system_of_the_dyson_sphere_is_not_a_place() -> None:
    p = dyson()
    assert p.game.view()["events"][0]["attached"]["id"] == "prize"
    assert "prize" not in [place["system"]["id"] for place in p.game.view()["places"] if place["system"]]
    assert [p.state.standing, p.points(0).get("colonies", 0)] == [(p.event("dyson-sphere-mk-i"),), 0]


@pytest.mark.rule("15.8", "13.2")
def test_the_dyson_sphere_gives_its_system_with_the_bonus_and_without_discs_and_goes() -> None:
    p = dyson()
    price = int(raw("event")["dyson-sphere-mk-i"]["space"].split()[0])
    p.give(1, pop=0, ore=price - 1)
    p.turn(1)
    assert p.refused("space:dyson-sphere-mk-i.0") == ("why-ore", "3.4")
    p.give(1, ore=price)
    p.turn(1).play("space:dyson-sphere-mk-i.0")
    assert [system["id"] for system in p.game.view()["seats"][1]["colonies"]] == ["prize"]
    assert p.points(1)["colonies"] == 6
    assert p.seat(1).ore == 3, "the bonus"
    assert (p.seat(1).tracks, p.seat(1).colony_discs) == ([8, 8], [0, 0, 0])
    assert p.state.standing == ()
    assert p.pawn_of(1) is None, "the pawn stands beside the box"
    p.play("produce:ore")
    p.give(2, ore=20)
    assert "space:dyson-sphere-mk-i.0" not in p.offered()


# 15.9


@pytest.mark.rule("15.9")
def test_specialization_counts_printed_icons_and_not_discs() -> None:
    least = int(raw("achievement")["specialization"]["condition"].split()[0])
    double = "".join(
        f'[system.double-{n}]\nname = "x"\ndeck = "A"\npower = 3\nspecialty = ["food", "ore"]\nvp = 1\n'
        for n in range(8)
    )
    p = Bare(double)
    p.achievements("specialization")
    p.control(0, "s3", "food")  # one disc, two icons
    for number in range((least - 3) // 2):
        p.colony(0, f"double-{number}")  # two discs of one type, two icons
    if (least - 3) % 2:
        p.control(0, "s1", "food")
    icons = 2 + 2 * ((least - 3) // 2) + (least - 3) % 2
    assert icons == least - 1
    p.turn(0).play("space:basic-4.0", "produce:ore")
    assert p.state.claims == [()]
    p.control(0, "s2", "star")  # a star, but the icon is printed
    p.turn(0).play("space:basic-1.0", "slot:1", "produce:ore")
    assert p.state.claims == [(0,)]


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
    while game.view()["question"] != "AskSpace":
        wanted = [option for option in game.options() if str(option) == "mat:united-nations"]
        game.choose(wanted[0] if wanted else game.options()[0])
    seat = next(seat for seat in game.view()["seats"] if seat["mat"]["id"] == "united-nations")
    short = [column["column"] for column in seat["columns"] if column["cubes"] < column["room"]]
    assert len(short) == 1
    assert short[0] != "A", "not from the leftmost column"
    while game.seat != seat["seat"]:
        game.choose("space:basic-4.0")
        game.choose("produce:ore")
    game.choose("space:basic-4.0")
    game.choose("produce:trade")
    game.choose("trade:pop-ore")
    after = {column["column"]: column for column in game.view()["seats"][seat["seat"]]["columns"]}
    assert after[short[0]]["cubes"] == after[short[0]]["room"], "the gap further right is filled first"
    assert after["A"]["cubes"] == after["A"]["room"] - 1, "not the one that recruiting left in column A"


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


def stealth(pop: int = 1, ore: int = 5) -> Bare:
    p = Bare(GATE)
    p.private(0, "stealth-terraformers")
    p.put_system("a1", "gate")
    p.stack_systems("A", colony(0))
    p.ships(0, "sol")
    p.give(0, pop=pop, ore=ore)
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
    assert [system["id"] for system in p.game.view()["seats"][0]["colonies"]] == ["gate"]
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


@pytest.mark.rule("15.15", "11.2")
def test_what_stealth_terraformers_leave_behind_is_checked_afterwards() -> None:
    p = stealth()
    p.ships(0, "s1", 3)
    p.ships(1, "s1", 1)
    p.control(0, "s1", "food")
    p.ships(0, "sol")
    p.control(1, "b1", "food")  # within reach, but controlled: so A1 is the only target, and nothing is asked
    p.turn(0).play("space:stealth-terraformers.0")
    assert p.fleet(0, "s1") == []
    assert p.outpost("s1") == (0, "food"), "not between the jump and the colonization"
    p.play("disc:ore", "disc:ore")
    assert p.outpost("s1") == (1, "food")
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
    assert p.game.view()["seats"][0]["innovations"][0]["reached"] == reached


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
    assert p.game.view()["seats"][0]["innovations"][0]["reached"]


@pytest.mark.rule("15.17", "14.1")
@pytest.mark.parametrize(("off", "reached"), [(14, False), (15, True)])
def test_nishida_ostergaard_b_is_reached_with_the_last_disc(off: int, reached: bool) -> None:
    p = Bare(line_technology("automate food or ore"), mats="advanced", choose_mats=False)
    p.mat(0, "nishida-ostergaard-advanced")
    p.private(0, "under-test")
    p.automate(0, food=8, ore=off - 8)
    p.turn(0).play("space:under-test.0")
    p.until_production()
    assert p.seat(0).discs_off() == off + 1
    assert p.game.view()["seats"][0]["innovations"][1]["reached"] == reached
