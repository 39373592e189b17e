"""Which ship the automa upgrades: preferences a to f, points, and chance (solo rule 6)."""

from collections.abc import Callable

import pytest

from tests.games.sun.solo.table import AUTOMA, PLAYER, Solo

UPGRADE_1, UPGRADE_2 = "6", "41"


def a(p: Solo, place: str = "b1") -> None:
    """Power for a B planet: 2 becomes 4."""
    p.holds(place, 2)


def b(p: Solo) -> None:
    """Power for an A planet: 1 becomes 3."""
    p.holds("a1", 1)


def c(p: Solo, place: str = "b2") -> None:
    """Control of a B planet where it is level with the player."""
    p.strong(place, 1)
    p.ships(AUTOMA, place, 1)


def d(p: Solo) -> None:
    """Control of an A planet where it is level with the player; it needs more power to be colonized."""
    p.put_system("a1", "a-6-4")
    p.strong("a1", 1)
    p.ships(AUTOMA, "a1", 1)


def e(p: Solo) -> None:
    """Control of a shipyard where it is level with the player."""
    p.strong("s1", 1)
    p.ships(AUTOMA, "s1", 1)


def f_deep(p: Solo) -> None:
    p.ships(AUTOMA, "deep", 1)


def f_sol(p: Solo) -> None:
    p.ships(AUTOMA, "sol", 1)


def f_planet(p: Solo) -> None:
    p.put_system("a1", "a-6-4")
    p.holds("a1", 1)


def f_yard(p: Solo) -> None:
    p.holds("s2", 1)


# What stands earlier comes first: the place upgraded, the preference told.
ORDER: list[tuple[Callable[[Solo], None], str, str]] = [
    (a, "b1", "a"),
    (b, "a1", "b"),
    (c, "b2", "c"),
    (d, "a1", "d"),
    (e, "s1", "e"),
    (f_deep, "deep", "f"),
    (f_sol, "sol", "f"),
    (f_planet, "a1", "f"),
    (f_yard, "s2", "f"),
]
# b, d and the planet of f are the same planet here.
PAIRS = [(n, m) for n in range(9) for m in range(n + 1, 9) if ORDER[n][1] != ORDER[m][1]]


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("number", range(9))
def test_every_preference_alone(number: int) -> None:
    arrange, place, letter = ORDER[number]
    p = Solo(b1="b-4-6", b2="b-6-5")
    arrange(p)
    before = p.fleet(AUTOMA, place)
    p.card(UPGRADE_1).rest()
    assert p.fleet(AUTOMA, place) == [before[0] + 2]
    assert p.told("log-automa-upgrade")[0].startswith(f"Preference {letter} ")


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(("better", "worse"), PAIRS)
def test_every_preference_comes_before_the_later_ones(better: int, worse: int) -> None:
    p = Solo(b1="b-4-6", b2="b-6-5")
    ORDER[worse][0](p)
    ORDER[better][0](p)
    other = p.fleet(AUTOMA, ORDER[worse][1])
    p.card(UPGRADE_1).rest()
    (told,) = [event for event in p.events() if event.message == "log-upgrade"]
    assert f"place:{ORDER[better][1]}" in told.phrase.things()
    assert p.fleet(AUTOMA, ORDER[worse][1]) == other
    assert p.told("log-automa-upgrade")[0].startswith(f"Preference {ORDER[better][2]} ")


@pytest.mark.rule("6.1")
def test_f_deep_space_is_not_for_its_control_but_because_it_comes_first() -> None:
    p = Solo()
    p.ships(PLAYER, "deep", 1)
    f_deep(p)
    f_sol(p)
    p.card(UPGRADE_1).rest()
    assert p.fleets() == {"sol": [1], "deep": [3]}
    assert p.told("log-automa-upgrade") == [
        "Preference f (Deep Space, then Sol, planets, shipyards): a ship at Deep Space is upgraded."
    ]


@pytest.mark.rule("6.1")
def test_control_counts_from_behind_too() -> None:
    p = Solo(b1="b-6-6")
    p.strong("b1", 2)
    p.ships(AUTOMA, "b1", 1)
    p.ships(AUTOMA, "deep", 1)
    p.card(UPGRADE_1).rest()
    assert p.fleet(AUTOMA, "b1") == [3]
    assert p.controlled() == ["b1"]


@pytest.mark.rule("6.1")
def test_an_upgrade_that_is_still_not_enough_is_worth_nothing() -> None:
    p = Solo(b1="b-6-6")
    p.strong("b1", 3)
    p.ships(AUTOMA, "b1", 1)  # 3 would only be level
    p.ships(AUTOMA, "sol", 1)
    p.card(UPGRADE_1).rest()
    assert p.fleets() == {"sol": [3], "b1": [1]}


@pytest.mark.rule("6.1")
def test_power_counts_the_other_ships_there() -> None:
    p = Solo(b1="b-5-6")
    p.holds("b1", 2, 1)
    p.ships(AUTOMA, "deep", 1)
    p.card(UPGRADE_1)
    assert p.chances() == {"upgrade:b1:1": 0.5, "upgrade:b1:2": 0.5}  # 2+3 and 4+1 are both 5


@pytest.mark.rule("6.1")
def test_a_level_3_ship_gains_one_level_only() -> None:
    p = Solo(b1="b-5-6", b2="b-4-4")
    p.holds("b1", 3)  # 4 is not enough
    p.holds("b2", 3)  # 4 is
    p.card(UPGRADE_1).rest()
    assert p.fleets() == {"b1": [3], "b2": [4]}


@pytest.mark.rule("6.2")
@pytest.mark.parametrize(("b1", "b2", "place"), [("b-4-6", "b-4-5", "b1"), ("b-4-5", "b-4-6", "b2")])
def test_ties_the_planet_worth_most(b1: str, b2: str, place: str) -> None:
    p = Solo(b1=b1, b2=b2)
    a(p, "b1")
    a(p, "b2")
    p.card(UPGRADE_1).rest()
    assert p.fleet(AUTOMA, place) == [4]
    assert "log-automa-tie" not in p.messages()


@pytest.mark.rule("6.2")
def test_ties_the_planet_worth_most_among_those_that_are_last() -> None:
    p = Solo(a1="a-6-7", b1="b-6-5", b2="b-6-6")
    for place in ("a1", "b1", "b2"):
        p.holds(place, 1)
    p.card(UPGRADE_1).rest()
    assert p.fleets() == {"a1": [3], "b1": [1], "b2": [1]}


@pytest.mark.rule("6.2", "8.2")
@pytest.mark.parametrize("place", ["b1", "b2"])
def test_remaining_ties_are_chance(place: str) -> None:
    p = Solo(b1="b-4-6", b2="b-4-6-twin")
    a(p, "b1")
    a(p, "b2")
    p.card(UPGRADE_1)
    assert p.chances() == {"upgrade:b1:2": 0.5, "upgrade:b2:2": 0.5}
    p.play(f"upgrade:{place}:2").rest()
    assert p.fleets() == {"b1": [2], "b2": [2], place: [4]}
    assert p.told("log-automa-tie") == ["2 options are equally good; chance decides."]


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("place", ["s1", "s2"])
def test_remaining_ties_of_shipyards_are_chance(place: str) -> None:
    p = Solo()
    p.holds("s1", 1)
    p.holds("s2", 1)
    p.card(UPGRADE_1)
    assert p.chances() == {"upgrade:s1:1": 0.5, "upgrade:s2:1": 0.5}
    p.play(f"upgrade:{place}:1").rest()
    assert p.fleets() == {"s1": [1], "s2": [1], place: [3]}


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_ships_of_different_levels_in_one_place_are_chance(level: int) -> None:
    p = Solo()
    p.ships(AUTOMA, "deep", 1, 2, 3, 4)
    p.card(UPGRADE_1)
    assert set(p.chances()) == {f"upgrade:deep:{level}" for level in (1, 2, 3)}  # level 4 cannot rise
    p.play(f"upgrade:deep:{level}").rest()
    fleet = [1, 2, 3, 4]
    fleet.remove(level)
    assert p.fleet(AUTOMA, "deep") == sorted([*fleet, min(4, level + 2)])


@pytest.mark.rule("6.1")
def test_equal_ships_in_one_place_are_one_choice() -> None:
    p = Solo()
    p.ships(AUTOMA, "deep", 1, 1, 1)
    p.card(UPGRADE_1).rest()
    assert "log-automa-tie" not in p.messages()
    assert p.fleet(AUTOMA, "deep") == [1, 1, 3]


@pytest.mark.rule("6.1")
def test_up_to_two_ships_are_two_different_ships() -> None:
    p = Solo(b1="b-4-6", b2="b-6-5")
    a(p)
    f_sol(p)
    p.card(UPGRADE_2).rest()
    assert p.fleets() == {"sol": [3], "b1": [4]}
    assert [words[11] for words in p.told("log-automa-upgrade")] == ["a", "f"]


@pytest.mark.rule("6.1")
def test_up_to_two_ships_may_be_one() -> None:
    p = Solo()
    p.ships(AUTOMA, "deep", 1, 4)
    p.card(UPGRADE_2).rest()
    assert p.fleet(AUTOMA, "deep") == [3, 4]
    assert len(p.told("log-upgrade")) == 1


@pytest.mark.rule("6.1")
def test_control_is_settled_after_the_upgrade() -> None:
    p = Solo(b1="b-6-6")
    c(p, "b1")
    p.card(UPGRADE_1).rest()
    assert p.outpost("b1") == (AUTOMA, "food")
    assert p.told("log-lose-control") == ["Player 1 loses control of B 6 6."]


@pytest.mark.rule("6.2", "10.1")
@pytest.mark.parametrize("place", ["b1", "b2"])
def test_the_log_names_the_ship_that_chance_chose(place: str) -> None:
    p = Solo(b1="b-4-6", b2="b-4-6-twin")
    a(p, "b1")
    a(p, "b2")
    p.card(UPGRADE_1).play(f"upgrade:{place}:2").rest()
    name = {"b1": "B 4 6", "b2": "twin"}[place]
    assert p.told("log-automa-upgrade") == [
        f"Preference a (enough power to colonize a B planet): a ship at {name} is upgraded."
    ]


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(("planet", "place", "letter"), [("b-2-5", "b2", "c"), ("a-2-5", "a1", "d")])
def test_control_is_wanted_where_the_power_is_enough_already(planet: str, place: str, letter: str) -> None:
    """Level with the player, who is in control, with power enough to colonize."""
    p = Solo(b1="b-6-6", b2="b-6-5")
    p.put_system(place, planet)
    p.strong(place, 2)
    p.ships(AUTOMA, place, 2)
    f_deep(p)
    p.card(UPGRADE_1).rest()
    assert p.fleets() == {place: [4], "deep": [1]}
    assert p.told("log-automa-upgrade")[0].startswith(f"Preference {letter} ")
    assert place in p.controlled()
