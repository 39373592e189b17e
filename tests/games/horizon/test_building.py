"""Constructions: taking, building new ones, building existing ones (rules 9.2 to 9.5)."""

import pytest

from heliopause.games.horizon.rules.constants import CHEAP_CONSTRUCTION, STURDY_SETTLERS
from tests.games.horizon.position import Position


def builder(unit: str = "settler3", where: str = "home") -> Position:
    """Seat 0 has the Farm, coins and one settler."""
    table = Position()
    table.clear_units()
    table.put(unit, where)
    table.holds("farm")
    table.give(coins=4)
    return table


@pytest.mark.rule("9.2")
def test_a_construction_is_taken_from_the_display_which_is_filled_up() -> None:
    table = Position()
    table.line("construction I")
    shown = table.of_kind("construction")
    assert len(shown) == 3
    table.play(shown[0])
    assert len(table.seat().constructions) == 1
    assert len(table.state.display[1]) == 3
    table.line("construction up to III")
    assert len(table.of_kind("construction")) == 9


@pytest.mark.rule("1.5", "9.2")
def test_the_display_is_filled_up_before_the_next_is_taken() -> None:
    table = Position()
    table.line("construction I, construction I")
    before = set(table.of_kind("construction"))
    taken = min(before)
    table.play(taken)
    after = set(table.of_kind("construction"))
    assert before - after == {taken}
    assert len(after - before) == 1


@pytest.mark.rule("1.5")
def test_an_empty_stack_leaves_a_gap() -> None:
    table = Position()
    table.state.construction_decks[1] = []
    for left in (2, 1, 0):
        table.line("construction I")
        table.play(table.of_kind("construction")[0])
        assert len(table.state.display[1]) == left
    table.line("construction I")
    assert not table.of_kind("construction")


@pytest.mark.rule("9.3")
def test_where_a_new_construction_may_be_built() -> None:
    table = builder()
    table.lay("anatolia", 1, -1)
    table.lay("nile-delta", 1, 0)
    table.lay("indus-plain", -1, 0)
    table.settled("1,0", 1)
    for unit, where in (("1", "0,0"), ("1", "1,-1"), ("1", "1,0"), ("4", "-1,0"), ("5", "home1")):
        table.put(f"settler{unit}", where)
    table.put("soldier1", "-1,0", seat=1)
    table.play("space:basic-4.0")
    home = table.at("home")
    assert sorted(table.of_kind("build")) == sorted(["build:farm:0,0:1", f"build:farm:{home}:3", "build:farm:1,-1:1"])
    for unit, where in (("1", "1,0"), ("4", "-1,0"), ("5", table.at("home1"))):
        refusal = table.game.why_not(f"build:farm:{where}:{unit}")
        assert refusal is not None
        assert refusal.rule == "9.3"


@pytest.mark.rule("9.3")
def test_nothing_is_built_on_a_construction_and_nothing_without_a_settler() -> None:
    table = builder("soldier3")
    table.play("space:basic-4.0")
    assert "produce:coins" in table.options()
    table = builder()
    table.holds("granary")
    table.play("space:basic-4.0", f"build:farm:{table.at('home')}:3")
    table.end_turn()
    table.end_turn()
    table.play("space:basic-4.0")
    assert not table.of_kind("build")


@pytest.mark.rule("9.4")
def test_it_must_be_paid() -> None:
    table = builder()
    table.seat().coins = 0
    table.play("space:basic-4.0")  # 1 coin, the Farm costs 2
    assert "produce:coins" in table.options()
    table.seat().coins = 2
    table.line("build new")
    assert table.of_kind("build")


@pytest.mark.rule("9.4")
def test_a_settler_that_could_not_be_reduced_does_not_build() -> None:
    """With three settlers of 2 on the three tokens that show a 2, a settler of 3 cannot become one."""
    table = builder()
    for _ in range(3):
        table.put("settler2", "0,0")
    table.put("soldier1", "0,0", seat=1)
    table.line("build new")
    assert not table.of_kind("build")


@pytest.mark.rule("9.4")
def test_a_settler_of_1_is_exhausted() -> None:
    table = builder("settler1")
    supply = table.seat().supply()
    table.line("build new")
    table.play(f"build:farm:{table.at('home')}:1")
    assert table.units() == []
    assert table.seat().supply() == supply + 1 - 1  # back to the columns; the Farm produces one


@pytest.mark.rule("9.5")
def test_only_another_player_and_only_a_second_one_builds_it_again() -> None:
    table = Position(players=3)
    table.clear_units()
    for seat in range(3):
        table.put("settler2", "0,0", seat=seat)
        table.give(seat=seat, coins=9)
    table.state.built[0] = table.number(table.state.content.constructions, "farm")
    table.state.builders[0] = (1,)
    table.line("build existing")
    assert table.of_kind("build-existing") == ["build-existing:farm:0,0:2"]
    table.play("build-existing:farm:0,0:2")
    assert table.state.builders[0] == (1, 0)
    for seat in range(3):
        table.line("build existing", seat=seat)
        assert not table.of_kind("build-existing")


@pytest.mark.rule("9.5")
def test_the_second_builder_takes_the_cube_of_the_right_space() -> None:
    table = Position()
    table.clear_units()
    table.put("settler2", "0,0")
    table.give(coins=9)
    table.state.built[0] = table.number(table.state.content.constructions, "granary")  # food, economy
    table.state.builders[0] = (1,)
    table.line("build")
    table.play("build-existing:granary:0,0:2")
    assert table.seat().tracks == [8, 7, 8]


@pytest.mark.rule("13.4")
def test_cheap_construction_and_sturdy_settlers() -> None:
    table = builder()
    table.seat().powers |= CHEAP_CONSTRUCTION | STURDY_SETTLERS
    coins = table.seat().coins
    table.line("build new")
    table.play(f"build:farm:{table.at('home')}:3")
    assert table.seat().coins == coins - 1 + 1  # 2 less 1; a coin under the food cube
    assert table.units() == [f"settler3 {table.at('home')}"]


@pytest.mark.rule("12.2")
def test_points_in_the_bonus_are_for_every_builder() -> None:
    table = Position(text="[construction.farm]\nvp = 2\nfirst = 3\n")
    table.state.built[0] = table.number(table.state.content.constructions, "farm")
    table.state.builders[0] = (0,)
    assert table.parts()["constructions"] == 2
    table.state.builders[0] = (0, 1)
    assert (table.parts(0)["constructions"], table.parts(1)["constructions"]) == (5, 2)
