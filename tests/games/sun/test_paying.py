"""Actions that can be carried out and paid, and spaces that cost 1 ore more (rules 3.4 and 3.5)."""

import pytest

from tests.games.sun.helpers import taking
from tests.games.sun.position import Position

# 3.4 Able to perform and pay


@pytest.mark.rule("3.4")
def test_an_action_that_cannot_be_paid_is_refused() -> None:
    p = Position().even()
    p.research(0, "1")
    p.give(0, ore=1)
    p.turn(0)
    assert p.refused("space:basic-2.0") == ("why-ore", "3.4")
    refusal = p.game.why_not("space:basic-2.0")
    assert refusal is not None
    assert refusal.phrase.args == {"need": 2, "have": 1}
    p.give(0, ore=2)
    p.turn(0)
    assert "space:basic-2.0" in p.offered()


@pytest.mark.rule("3.4", "7.2")
def test_an_action_without_the_population_it_needs_is_refused() -> None:
    p = Position().even()
    p.give(0, pop=0)
    p.turn(0)
    assert p.refused("space:basic-1.0") == ("why-pop", "7.2")


@pytest.mark.rule("3.4", "8.1")
def test_a_research_without_a_slot_is_refused() -> None:
    p = Position().even()
    p.give(0, ore=2)
    p.turn(0)
    assert p.refused("space:basic-2.0") == ("why-no-slot", "8.1")
    for slot in "1234":
        p.research(0, slot)
    p.turn(0)
    assert p.refused("space:basic-1.0") == ("why-no-slot", "8.1")
    assert "space:basic-2.0" in p.offered()


@pytest.mark.rule("3.4", "12.1")
def test_a_colonization_without_a_system_is_refused() -> None:
    p = Position().even()
    p.research(0, "2", "terraforming")
    p.give(0, ore=4)
    p.turn(0)
    assert p.refused("space:terraforming.0") == ("why-no-system", "12.1")


@pytest.mark.rule("3.4")
def test_every_mandatory_part_must_be_possible() -> None:
    """Settler Arks: `5 ore: colonize, 2 supply -> pop`. Population alone is not enough to take it."""
    p = Position().even()
    p.research(0, "2", "terraforming")
    p.research(0, "C", "settler-arks")
    p.give(0, ore=5)
    p.turn(0)
    assert p.refused("space:settler-arks.0") == ("why-no-system", "12.1")


@pytest.mark.rule("3.4", "7.1")
def test_what_an_action_gives_cannot_pay_for_it() -> None:
    """Barnard's Star gives 2 ore when colonized, which does not help to pay the 4."""
    p = Position().even()
    p.put_system("a1", "barnards-star")
    p.research(0, "2", "terraforming")
    p.ships(0, "a1", 2)
    p.control(0, "a1", "food")
    p.give(0, ore=3)
    p.turn(0)
    assert p.refused("space:terraforming.0") == ("why-ore", "3.4")
    p.give(0, ore=4)
    p.turn(0).play("space:terraforming.0")
    assert p.seat(0).ore == 2


@pytest.mark.rule("3.4")
def test_what_one_effect_gives_may_be_used_by_a_later_one() -> None:
    """`1 ore: supply -> pop, research I` without any population."""
    p = taking("1 ore: supply -> pop, research I", pop=0, ore=1)
    p.turn(0)
    assert "space:under-test.0" in p.offered()
    p.columns(0, 0, 0, 0, 0, 0)
    p.seat(0).pop = 0
    p.turn(0)
    assert p.refused("space:under-test.0") == ("why-pop", "7.2")


@pytest.mark.rule("3.4")
def test_effects_run_from_left_to_right() -> None:
    """Frontier Land Office: `4 ore: colonize, 1 ore per colonies up to 3`. The new colony counts, after its bonus."""
    p = Position().even()
    p.put_system("a1", "wolf-359")
    p.stack_systems("A", "procyon")
    p.research(0, "C", "frontier-land-office")
    p.ships(0, "a1", 2, 2, 1)
    p.control(0, "a1", "food")
    p.give(0, ore=4)
    p.turn(0).play("space:frontier-land-office.0", "settle:2", "settle:2", "done")
    assert p.question() == "AskJump"
    assert p.seat(0).ore == 0
    p.play("done")
    assert p.seat(0).ore == 1
    assert p.system_at("a1") == "procyon"


@pytest.mark.rule("3.4", "7.2", "7.4")
def test_the_whole_cost_is_paid_before_any_effect() -> None:
    """Human Experiments: `1 pop: supply -> ship 3`. The population returned is the supply that is used."""
    p = Position().even()
    p.research(0, "A", "human-experiments")
    p.columns(0, 0, 0, 0, 0, 0)
    p.seat(0).pop = 1
    p.turn(0).play("space:human-experiments.0", "choose:a")
    assert p.fleet(0, "sol") == [1, 3]
    assert (p.seat(0).pop, p.seat(0).supply()) == (0, 0)


@pytest.mark.rule("3.4")
def test_the_last_basic_action_is_always_possible() -> None:
    p = Position().even()
    p.columns(0, 0, 0, 0, 0, 0)
    p.seat(0).pop = 0
    p.ships(0, "sol")
    p.columns(0, 0, 0, 0, 0, 0)
    p.seat(0).pop = 0
    for seat, space in ((0, "basic-4.0"), (1, "basic-1.0"), (2, "basic-1.1"), (3, "basic-3.0")):
        p.pawn(seat, space)
    p.turn(0)
    assert p.offered() == ["space:basic-4.0"]
    p.play("space:basic-4.0")
    assert (p.seat(0).pop, p.seat(0).ore) == (0, 1)


# 3.5 Spaces with +1 ore


@pytest.mark.rule("3.5", "3.4")
def test_a_plus_one_space_costs_one_ore_more() -> None:
    p = Position(3).even()
    p.research(0, "1")
    p.give(0, ore=2)
    p.turn(0)
    assert "space:basic-2.0" in p.offered()
    assert p.refused("space:basic-2.1") == ("why-ore", "3.4")
    refusal = p.game.why_not("space:basic-2.1")
    assert refusal is not None
    assert refusal.phrase.args == {"need": 3, "have": 2}
    p.give(0, ore=4)
    p.next_event("volunteer-crews")
    p.turn(0).play("space:basic-2.1")
    assert p.seat(0).ore == 1


@pytest.mark.rule("3.5")
def test_with_four_players_the_second_to_build_pays_an_ore() -> None:
    p = Position().even()
    p.pawn(1, "basic-3.0")
    p.turn(0)
    assert p.refused("space:basic-3.1") == ("why-ore", "3.4")
    p.give(0, ore=2)
    p.turn(0).play("space:basic-3.1")
    assert p.seat(0).ore == 1


@pytest.mark.rule("3.5")
@pytest.mark.parametrize("players", [2, 3])
def test_the_second_space_of_build_and_jump_costs_one_ore(players: int) -> None:
    p = Position(players).even()
    p.turn(0)
    assert "space:basic-3.0" in p.offered()
    assert p.refused("space:basic-3.1") == ("why-ore", "3.4")
    p.give(0, ore=1)
    p.turn(0).play("space:basic-3.1")
    assert p.seat(0).ore == 0
    assert p.pawn_of(0) == "basic-3.1"
    assert p.offered() == ["build:sol", "pass"]
