"""Settlers and soldiers: enlisting, tokens, upgrading (rules 7.1 to 7.3)."""

import pytest

from heliopause.games.horizon.rules.constants import SETTLER, STRONG_ENLISTING
from heliopause.games.horizon.rules.units import combinations, has_token
from tests.games.horizon.position import Position


@pytest.mark.rule("7.1")
def test_units_are_enlisted_at_home_or_where_one_has_a_cube() -> None:
    table = Position()
    table.lay("anatolia", 1, -1)
    table.lay("nile-delta", 1, 0)
    table.settled("1,-1", 0)
    table.settled("1,0", 1)
    table.line("pop -> unit 1")
    home = table.at("home")
    assert sorted(table.of_kind("enlist")) == sorted(
        f"enlist:{place}:{kind}1" for place in (home, "1,-1") for kind in ("settler", "soldier")
    )
    pop = table.seat().pop
    table.play("enlist:1,-1:soldier1")
    assert "soldier1 1,-1" in table.units()
    assert table.seat().pop == pop - 1


@pytest.mark.rule("7.1")
def test_an_inactive_pawn_comes_from_the_leftmost_column() -> None:
    table = Position()
    table.seat().columns[0] = 0
    table.seat().pop = 0
    table.line("supply -> soldier 2")
    table.play(f"enlist:{table.at('home')}:soldier2")
    assert table.seat().columns == [0, 4, 4, 3, 2]


@pytest.mark.rule("7.2")
def test_tokens_are_limited() -> None:
    """Of the value 6 there are two: a third settler of that strength has no token."""
    table = Position()
    table.clear_units()
    for strength in (6, 6):
        table.put(f"settler{strength}", "home")
    assert not has_token(table.state, table.seat(), SETTLER, 6)
    table.line("supply -> settler 6")
    assert not table.of_kind("enlist")
    table.put("settler5", "home")
    table.line("upgrade settler by 1")
    assert f"upgrade:{table.at('home')}:settler5>6" not in table.options()


@pytest.mark.rule("7.2")
def test_a_token_used_on_one_side_is_not_there_for_the_other() -> None:
    tokens = [(1, 4), (2, 5)]
    possible = combinations(tokens)
    one, two, four, five = (1 << 4 * (strength - 1) for strength in (1, 2, 4, 5))
    assert possible == {0, one, two, four, five, one + two, one + five, four + two, four + five}


@pytest.mark.rule("7.3")
def test_an_upgrade_is_for_one_unit() -> None:
    table = Position()
    table.clear_units()
    table.put("settler1", "home")
    table.put("settler3", "home")
    home = table.at("home")
    table.line("upgrade settler by 2")
    assert table.of_kind("upgrade") == [f"upgrade:{home}:settler1>3", f"upgrade:{home}:settler3>5"]
    table.play(f"upgrade:{home}:settler3>5")
    assert table.units() == [f"settler1 {home}", f"settler5 {home}"]
    assert not table.of_kind("upgrade")


@pytest.mark.rule("7.3")
def test_several_upgrades_are_for_different_units() -> None:
    table = Position()
    table.clear_units()
    table.put("settler1", "home")
    table.put("soldier2", "home")
    home = table.at("home")
    table.line("upgrade 2 units by 1")
    table.play(f"upgrade:{home}:settler1>2")
    assert table.of_kind("upgrade") == [f"upgrade:{home}:soldier2>3"]
    table.play(f"upgrade:{home}:soldier2>3")
    assert table.units() == [f"settler2 {home}", f"soldier3 {home}"]


@pytest.mark.rule("7.3")
def test_no_unit_goes_beyond_6() -> None:
    table = Position()
    table.clear_units()
    table.put("settler5", "home")
    table.put("soldier6", "home")
    home = table.at("home")
    table.line("upgrade unit by 3")
    assert table.of_kind("upgrade") == [f"upgrade:{home}:settler5>6"]


@pytest.mark.rule("7.3")
def test_equal_units_are_one_option() -> None:
    table = Position()
    table.clear_units()
    for _ in range(3):
        table.put("soldier1", "home")
    table.line("decommission")
    assert table.of_kind("decommission") == [f"decommission:{table.at('home')}:soldier1"]


@pytest.mark.rule("13.4")
def test_strong_enlisting() -> None:
    table = Position()
    table.seat().powers |= STRONG_ENLISTING
    table.line("pop -> settler 1")
    assert table.of_kind("enlist") == [f"enlist:{table.at('home')}:settler2"]


@pytest.mark.rule("7.3")
def test_an_upgrade_goes_as_far_as_6_and_the_tokens_allow() -> None:
    table = Position()
    table.clear_units()
    table.put("settler5", "home")
    table.line("upgrade settler by 2")
    home = table.at("home")
    assert table.of_kind("upgrade") == [f"upgrade:{home}:settler5>6"]
    table = Position()
    table.clear_units()
    for _ in range(2):
        table.put("settler6", "home")
    table.put("settler4", "home")
    table.line("upgrade settler by 2")
    assert table.of_kind("upgrade") == [f"upgrade:{home}:settler4>5"]  # both tokens of 6 are in play
