"""Clarifications by name, from Modular Fleet to Specialization (rules 15.1 to 15.9), each played."""

import pytest

from tests.games.sun.helpers import SLOTS, Bare, action_of, plain, raw, studying, taking
from tests.games.sun.ledger import Ledger, split

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
    assert [system.id for system in p.game.view().seats[0].colonies] == [drawn[-1]]
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
    assert view.seats[0].ships == 1
    assert all(not any(place.ships[0]) for place in view.places if place.id != "sol")
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
    assert p.game.view().events[0].attached.id == "prize"
    assert "prize" not in [place.system.id for place in p.game.view().places if place.system]
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
    assert [system.id for system in p.game.view().seats[1].colonies] == ["prize"]
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
