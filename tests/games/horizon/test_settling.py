"""Villages and cities (rule 8), and the tokens that found them in the expansion phase (rules 9.6, 9.7)."""

import pytest

from tests.games.horizon.position import Position


def by_anatolia(*units: str) -> Position:
    """Units of seat 0 on a tile of strength 3."""
    table = Position()
    table.lay("anatolia", 1, -1)
    table.clear_units()
    for unit in units:
        table.put(unit, "1,-1")
    return table


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(
    ("units", "enough"),
    [
        (("settler3",), True),
        (("settler1", "settler2"), True),
        (("settler2",), False),
        (("soldier6",), False),
        (("settler2", "soldier1"), False),
    ],
)
def test_settlers_need_the_strength_of_the_tile(units: tuple[str, ...], enough: bool) -> None:
    table = by_anatolia(*units)
    table.line("settle")
    assert ("settle:1,-1" in table.options()) == enough


@pytest.mark.rule("8.1")
def test_no_village_twice_none_under_a_construction_none_on_start_tiles() -> None:
    table = by_anatolia("settler3")
    table.put("settler5", "home")
    table.settled("1,-1", 1)
    table.line("settle")
    assert not table.of_kind("settle")
    table = by_anatolia("settler3")
    table.state.built[table.tile("1,-1")] = 0
    table.state.builders[table.tile("1,-1")] = (1,)
    table.line("settle")
    assert not table.of_kind("settle")


@pytest.mark.rule("8.2")
def test_settlers_that_are_not_needed_are_not_used() -> None:
    table = by_anatolia("settler1", "settler2", "settler4")
    table.line("settle")
    table.play("settle:1,-1")
    # With the 4 alone; or with 2 and 1: the stronger is named first.
    assert table.options() == ["use:2", "use:4"]
    assert table.game.question is not None
    assert "tile:1,-1" in table.game.question.phrase.things()
    table.play("use:2")
    assert table.units() == ["settler4 1,-1"]  # the 1 followed without asking


@pytest.mark.rule("8.2")
def test_an_empty_track_leaves_the_choice_of_another() -> None:
    table = by_anatolia("settler3")
    table.take_off("infrastructure", 8)
    table.line("settle")
    table.play("settle:1,-1")
    assert table.options() == ["track:food", "track:economy"]
    table.play("track:economy")
    assert table.seat().tracks == [8, 7, 0]


@pytest.mark.rule("6.2")
def test_without_any_cube_the_village_is_theirs_all_the_same() -> None:
    table = by_anatolia("settler3")
    for track in ("food", "economy", "infrastructure"):
        table.take_off(track, 8)
    coins = table.seat().coins
    table.line("settle")
    table.play("settle:1,-1")
    assert table.parts()["villages"] == 4
    assert table.seat().coins == coins + 3
    assert "log-no-cube" in table.told()


@pytest.mark.rule("8.3")
def test_a_city_needs_a_settled_village_and_soldiers() -> None:
    table = by_anatolia("soldier3")
    table.line("fortify")
    assert not table.of_kind("fortify")
    table.settled("1,-1", 1)
    table.line("fortify")
    assert table.of_kind("fortify") == ["fortify:1,-1"]


@pytest.mark.rule("8.5")
def test_a_city_is_taken_for_good() -> None:
    table = by_anatolia("soldier3")
    table.settled("1,-1", 0)
    table.settled("1,-1", 1, city=True)
    table.line("fortify")
    assert not table.of_kind("fortify")


@pytest.mark.rule("9.6")
def test_a_settle_token_is_played_in_the_expansion_phase() -> None:
    table = by_anatolia("settler3")
    table.give(settle=1)
    table.play("space:basic-4.0")
    assert table.options() == ["settle:1,-1", "pass"]
    table.play("settle:1,-1")
    table.play("pass")  # the construction under the infrastructure cube
    assert table.seat().tokens == [0, 0]
    assert table.state.tokens == [8, 8]
    assert "produce:coins" in table.options()  # one thing in a turn
    assert table.parts()["villages"] == 4


@pytest.mark.rule("9.7")
def test_a_fortify_token_is_played_in_the_expansion_phase() -> None:
    table = by_anatolia("soldier4")
    table.settled("1,-1", 1)
    table.give(fortify=1)
    table.play("space:basic-4.0", "fortify:1,-1")
    assert table.seat().tokens == [0, 0]
    assert table.parts()["cities"] == 7


@pytest.mark.rule("9.1")
def test_without_a_token_there_is_nothing_to_settle() -> None:
    table = by_anatolia("settler3")
    table.play("space:basic-4.0")
    assert "produce:coins" in table.options()
    table = by_anatolia("settler3")
    table.holds("farm")
    table.give(coins=5)
    table.play("space:basic-4.0")
    refusal = table.game.why_not("settle:1,-1")
    assert refusal is not None
    assert (refusal.phrase.message, refusal.rule) == ("why-no-settle-token", "9.1")


@pytest.mark.rule("9.7")
def test_when_all_tokens_are_held_none_can_be_taken() -> None:
    table = Position()
    table.give(seat=1, settle=8)
    table.line("take settle token")
    assert table.seat().tokens == [0, 0]
    table.line("take fortify token")
    assert table.seat().tokens == [0, 1]


@pytest.mark.rule("9.1")
def test_one_way_of_expanding_a_turn_or_none() -> None:
    table = by_anatolia("settler4")
    table.holds("farm")
    table.give(coins=5, settle=1)
    twin = Position()
    twin.game = table.game.copy(seed=1)
    for here in (table, twin):
        here.play("space:basic-4.0")
        assert here.options() == ["build:farm:1,-1:4", "settle:1,-1", "pass"]
    table.play("build:farm:1,-1:4")
    assert "produce:coins" in table.options()
    assert table.seat().tokens == [1, 0]
    twin.play("pass")
    assert "produce:coins" in twin.options()


@pytest.mark.rule("8.2")
def test_the_steps_of_settling_come_in_order() -> None:
    """Exhausted, the cube and what lay under it, the bonus of the village."""
    table = by_anatolia("settler3")
    told = len(table.told())
    table.line("settle")
    table.play("settle:1,-1", "pass")
    assert table.told()[told:] == ["log-exhaust", "log-found", "log-cube", "log-gain-coins"]
