"""An action must change something; what in it is mandatory and what is optional (rules 3.7 and 3.8)."""

import pytest

from tests.games.sun.helpers import Bare, line_technology, studying, taking
from tests.games.sun.position import Position

# 3.7 An action must change something


@pytest.mark.rule("3.7")
def test_a_jump_without_ships_is_refused() -> None:
    p = Position().even()
    p.research(0, "a", "hyperdrive-boosters")
    p.ships(0, "sol")
    p.turn(0)
    assert p.refused("space:hyperdrive-boosters.0") == ("why-no-change", "3.7")


@pytest.mark.rule("3.7")
def test_build_and_jump_without_population_and_ships_is_refused() -> None:
    p = Position().even()
    p.give(0, pop=0)
    p.ships(0, "sol")
    p.turn(0)
    assert p.refused("space:basic-3.0") == ("why-no-change", "3.7")


@pytest.mark.rule("3.7")
def test_a_pure_jump_needs_a_move() -> None:
    p = Position().even()
    p.research(0, "a", "hyperdrive-boosters")
    p.ships(0, "sol", 4)
    p.turn(0).play("space:hyperdrive-boosters.0")
    assert p.question() == "AskJump", "there is nothing to upgrade"
    assert p.offered() == ["jump:sol>a1:4", "jump:sol>a2:4"]
    assert p.refused("done") == ("why-no-change", "3.7")
    p.play("jump:sol>a1:4")
    assert "done" in p.offered()


@pytest.mark.rule("3.7", "3.8")
def test_whoever_declines_the_upgrade_must_jump() -> None:
    p = Position().even()
    p.research(0, "a", "hyperdrive-boosters")
    p.turn(0).play("space:hyperdrive-boosters.0")
    assert p.offered() == ["upgrade:sol:1", "done"]
    p.play("done")
    assert p.offered() == ["jump:sol>a1:1", "jump:sol>a2:1"]
    p.turn(0)
    p.seat(0).pawn = -1
    p.turn(0).play("space:hyperdrive-boosters.0", "upgrade:sol:1")
    assert p.question() == "AskJump"
    p.play("done")
    assert p.question() == "AskProduction"
    assert p.fleet(0, "sol") == [2]


@pytest.mark.rule("3.7", "11.1")
def test_an_action_that_only_moves_ships_anywhere_moves_one() -> None:
    p = taking("move 2 ships anywhere")
    p.ships(0, "a1", 1)
    p.turn(0).play("space:under-test.0")
    assert p.refused("done") == ("why-no-change", "3.7")
    p.play("move:sol>a1:1")
    assert "move:a1>sol:1" not in p.offered(), "two equal ships that change places have changed nothing"
    assert "done" in p.offered()
    p.play("move:a1>s1:1")
    assert (p.fleet(0, "a1"), p.fleet(0, "s1")) == ([1], [1])


@pytest.mark.rule("3.7", "4.3")
def test_an_action_that_only_trades_makes_an_exchange() -> None:
    p = taking("trade", ore=1)
    p.turn(0).play("space:under-test.0")
    assert p.refused("done") == ("why-no-change", "3.7")
    p.play("trade:pop-ore", "done")
    assert (p.question(), p.seat(0).ore) == ("AskProduction", 2)


@pytest.mark.rule("3.7", "4.3")
def test_who_trades_nothing_has_to_do_what_else_there_is() -> None:
    p = taking("trade, jump 1")
    p.turn(0).play("space:under-test.0", "done")
    assert p.offered() == ["jump:sol>a1:1", "jump:sol>a2:1"]
    p = taking("trade, move 1 ships anywhere")
    p.turn(0).play("space:under-test.0", "trade:pop-ore", "done")
    assert "done" in p.offered()


@pytest.mark.rule("3.7", "15.16")
def test_an_action_that_only_replaces_stars_replaces_one() -> None:
    p = taking("replace stars")
    p.seat(0).automated[2] = 2
    p.turn(0).play("space:under-test.0")
    assert p.offered() == ["disc:food", "disc:ore"]
    p.play("disc:ore")
    assert p.offered() == ["disc:food", "disc:ore", "done"]


@pytest.mark.rule("3.7", "4.3", "11.1")
def test_a_bonus_may_change_nothing() -> None:
    """Nobody has to trade or to move in the production phase, for a bonus or for an event."""
    for line in ("trade", "move 2 ships anywhere"):
        p = Bare(line_technology("1 ore, research I") + line_technology("", "gift", 1, immediate=line))
        p.private(0, "under-test")
        p.put_card("1", "gift")
        p.turn(0).play("space:under-test.0", "slot:1")
        assert "done" in p.offered()


@pytest.mark.rule("3.7")
def test_a_jump_there_and_back_is_no_change() -> None:
    p = Position().even()
    p.turn(0).play("space:basic-3.0", "pass", "jump:sol>a1:1")
    assert "jump:a1>sol:1" not in p.offered()
    assert {"jump:a1>s1:1", "jump:a1>deep:1", "done"} == set(p.offered())


@pytest.mark.rule("3.7")
def test_why_a_jump_back_is_refused() -> None:
    """There is a route from A1 to Sol; what forbids the step is that nothing would have changed."""
    p = Position().even()
    p.turn(0).play("space:basic-3.0", "pass", "jump:sol>a1:1")
    assert p.refused("jump:a1>sol:1") == ("why-no-change", "3.7")


@pytest.mark.rule("3.7")
def test_a_longer_way_there_and_back_is_no_change_either() -> None:
    p = Position().even()
    p.research(0, "a", "hyperdrive-boosters")
    p.ships(0, "sol", 4)
    p.turn(0).play("space:hyperdrive-boosters.0")
    p.play("jump:sol>a1:4", "jump:a1>sol:4")
    assert "done" not in p.offered(), "as before, so it must go on"
    p.play("jump:sol>a2:4")
    assert "jump:a2>sol:4" not in p.offered()
    p.play("done")
    assert p.fleet(0, "a2") == [4]


@pytest.mark.rule("3.7")
def test_two_equal_ships_that_change_places_are_no_change() -> None:
    p = Position().even()
    p.ships(0, "a1", 1)
    p.turn(0).play("space:basic-3.0", "pass", "jump:sol>a1:1")
    assert "jump:a1>sol:1" not in p.offered()
    p.ships(0, "a1", 2)
    p.ships(0, "sol", 1)
    p.seat(0).pawn = -1
    p.turn(0).play("space:basic-3.0", "pass", "jump:sol>a1:1")
    assert "jump:a1>sol:2" in p.offered(), "different levels change places"


@pytest.mark.rule("3.7")
def test_an_action_with_ore_may_be_taken_for_the_ore_alone() -> None:
    """Manufacturing Orbitals: ore for locations, then a jump of two."""
    p = Position().even()
    p.research(0, "d", "manufacturing-orbitals")
    p.control(0, "s1", "food")
    p.give(0, pop=0)
    p.turn(0).play("space:manufacturing-orbitals.0")
    assert p.question() == "AskJump"
    p.play("done")
    assert p.question() == "AskProduction"
    assert p.seat(0).ore == 1
    assert p.fleet(0, "sol") == [1]


@pytest.mark.rule("3.7")
def test_without_the_ore_the_same_action_needs_the_jump() -> None:
    p = Position().even()
    p.research(0, "d", "manufacturing-orbitals")
    p.give(0, pop=0)
    p.turn(0).play("space:manufacturing-orbitals.0")
    assert p.offered() == ["jump:sol>a1:1", "jump:sol>a2:1"]
    assert p.refused("done") == ("why-no-change", "3.7")
    p.ships(0, "sol")
    p.seat(0).pawn = -1
    p.turn(0)
    assert p.refused("space:manufacturing-orbitals.0") == ("why-no-change", "3.7")


@pytest.mark.rule("3.7")
def test_ore_for_control_not_taken_yet_does_not_excuse_from_jumping() -> None:
    """Privateer Licences: `jump 3, 2 ore per control taken`."""
    p = Position().even()
    p.research(0, "A", "privateer-licences")
    p.ships(0, "sol", 4)
    p.turn(0).play("space:privateer-licences.0")
    assert p.offered() == ["jump:sol>a1:4", "jump:sol>a2:4"]


@pytest.mark.rule("3.7")
def test_a_choice_that_would_change_nothing_is_refused() -> None:
    """Mass Cloning's first option makes population of supply; without supply and ore nothing is left."""
    p = Position().even()
    p.research(0, "D", "mass-cloning")
    p.columns(0, 0, 0, 0, 0, 0)
    p.turn(0)
    assert p.refused("space:mass-cloning.0") == ("why-no-change", "3.7")


@pytest.mark.rule("3.7", "3.8")
def test_an_optional_part_must_be_done_where_nothing_else_would_change() -> None:
    """Build and jump without a ship on the map: the ship must be built, here or there."""
    p = Position().even()
    p.ships(0, "sol")
    p.control(0, "s1", "food")
    p.turn(0).play("space:basic-3.0")
    assert p.offered() == ["build:sol", "build:s1"]
    assert p.refused("pass")[1] == "3.7"


@pytest.mark.rule("3.7")
def test_moving_the_pawn_is_no_change() -> None:
    p = Position().even()
    p.give(0, pop=0)
    p.ships(0, "sol")
    p.pawn(0, "basic-1.0")
    p.turn(0)
    assert p.refused("space:basic-3.0") == ("why-no-change", "3.7")
    assert p.offered() == ["space:basic-4.0"]


@pytest.mark.rule("3.7", "3.5")
def test_ore_that_is_paid_is_a_change() -> None:
    """Without population and ships nothing but ore changes hands: enough for a cost, and for a +1 space."""
    p = Bare(line_technology("1 ore: upgrade up to 2 ships by 1, jump 3"))
    p.private(0, "under-test")
    p.give(0, pop=0, ore=1)
    p.ships(0, "sol")
    p.turn(0)
    assert "space:under-test.0" in p.offered()
    assert "space:basic-3.1" in p.offered()


# 3.8 What is mandatory and what is optional


@pytest.mark.rule("3.8")
def test_a_part_in_parentheses_may_be_left_out() -> None:
    p = Position().even()
    p.turn(0).play("space:basic-3.0")
    assert p.offered() == ["build:sol", "pass"]
    p.play("pass")
    assert p.seat(0).pop == 2
    assert p.fleet(0, "sol") == [1]


@pytest.mark.rule("3.8")
def test_a_part_without_parentheses_must_be_carried_out() -> None:
    """Narrow Beam Lasers: `1 ore: pop -> ship 2, jump 2`."""
    p = Position().even()
    p.research(0, "1", "narrow-beam-lasers")
    p.control(0, "s1", "food")
    p.give(0, ore=1)
    p.turn(0).play("space:narrow-beam-lasers.0")
    assert p.offered() == ["build:sol", "build:s1"]
    assert p.refused("pass") == ("why-must", "3.8")


@pytest.mark.rule("3.8")
@pytest.mark.parametrize(("upgrades", "left"), [(0, [1, 3]), (1, [2, 3]), (2, [2, 4])])
def test_up_to_means_fewer_are_allowed(upgrades: int, left: list[int]) -> None:
    p = Position().even()
    p.research(0, "a", "hyperdrive-boosters")
    p.ships(0, "sol", 1, 2, 3)
    p.turn(0).play("space:hyperdrive-boosters.0", *["upgrade:sol:1", "upgrade:sol:3"][:upgrades])
    if upgrades < 2:
        p.play("done")
    p.play("jump:sol>a1:2", "done")
    assert p.fleet(0, "a1") == [2]
    assert p.fleet(0, "sol") == left


@pytest.mark.rule("3.8", "11.1")
def test_movement_points_may_be_left_unused() -> None:
    p = Position().even()
    p.turn(0).play("space:basic-3.0", "build:sol")
    assert "done" in p.offered()
    p.play("done")
    assert p.question() == "AskProduction"
    assert p.fleet(0, "sol") == [1, 1]


@pytest.mark.rule("3.8", "10.2")
def test_an_upgrade_without_a_ship_to_upgrade_is_left_out() -> None:
    """With level 4 ships only an action that upgrades one is still possible."""
    p = taking("upgrade 1 ship by 1, 1 ore")
    p.ships(0, "sol", 4)
    p.turn(0).play("space:under-test.0")
    assert (p.fleet(0, "sol"), p.seat(0).ore) == ([4], 1)


@pytest.mark.rule("3.8", "7.3")
def test_supply_effects_are_optional_once_supply_is_empty() -> None:
    p = Position().even()
    p.research(0, "A", "conscript-foundries")
    p.give(0, ore=2)
    p.columns(0, 0, 0, 0, 0, 0)
    p.turn(0).play("space:conscript-foundries.0")
    assert p.offered() == ["build:sol", "pass"]


@pytest.mark.rule("3.8", "8.5")
def test_an_impossible_part_of_a_bonus_is_skipped() -> None:
    """Narrow Beam Lasers upgrades a ship and jumps when researched; without ships nothing happens."""
    p = Position().even()
    p.put_card("1", "narrow-beam-lasers")
    p.ships(0, "sol")
    p.turn(0).play("space:basic-1.0", "slot:1")
    assert p.question() == "AskProduction"
    assert p.seat(0).techs == 1 << p.slot("1")


@pytest.mark.rule("3.8", "8.3")
def test_an_impossible_part_of_an_event_is_skipped() -> None:
    """An event upgrades a ship of everybody; seat 1 has none."""
    refit = '[event.refit]\nname = "Refit"\nlevel = 2\neffects = [{ who = "everyone", line = "upgrade 1 ship by 1" }]\n'
    p = studying(refit)
    p.has(0, "1")
    p.give(0, pop=1)
    for seat in (0, 2, 3):
        p.ships(seat, "sol", 1)
    p.ships(1, "sol")
    p.next_event("refit")
    p.turn(0).play("space:study.1")
    assert [p.fleet(seat, "sol") for seat in range(4)] == [[2], [], [2], [2]]
