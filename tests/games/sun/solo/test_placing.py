"""Where the automa's new ships appear (solo rule 4)."""

import pytest

from tests.games.sun.helpers import line_technology
from tests.games.sun.solo.table import AUTOMA, PLAYER, Solo

SHIP_3 = "40"  # supply -> ship 3
SHIP_3_JUMP_2 = "g"
SHIP_2_JUMP_4 = "32"
SHIP_4_JUMP_2 = "k"  # its second line
SHIP_1 = "15"  # copy II, or else pop -> ship 1

# The small board with a second icon on Shipyard 2.
RICH_YARD = """
[exploration.small]
places = [
  { id = "sol", kind = "sol" },
  { id = "deep", kind = "deep" },
  { id = "a1", kind = "system", deck = "A" },
  { id = "b1", kind = "system", deck = "B" },
  { id = "b2", kind = "system", deck = "B" },
  { id = "s1", kind = "shipyard", specialty = ["food"] },
  { id = "s2", kind = "shipyard", specialty = ["food", "ore"] },
]
"""
JUMPS, TAKES, HOME = "from there it jumps best", "it takes control of the shipyard", "no shipyard to take"


def why(p: Solo) -> list[str]:
    return [words.partition(": ")[2].rstrip(".") for words in p.told("log-automa-place")]


# Without a jump


@pytest.mark.rule("4.2")
def test_without_a_jump_on_a_neutral_shipyard() -> None:
    p = Solo()
    p.strong("s1", 4)
    p.card(SHIP_3).rest()
    assert p.fleets() == {"s2": [3]}
    assert p.outpost("s2") == (AUTOMA, "ore")
    assert why(p) == [TAKES]


@pytest.mark.rule("4.2")
def test_without_a_jump_on_a_shipyard_of_the_player() -> None:
    p = Solo()
    p.strong("s1", 2)
    p.holds("s2", 1)
    p.card(SHIP_3).rest()
    assert p.fleets() == {"s1": [3], "s2": [1]}
    assert p.outpost("s1") == (AUTOMA, "food")
    assert p.told("log-lose-control") == ["Player 1 loses control of Shipyard 1."]


@pytest.mark.rule("4.2")
def test_without_a_jump_together_with_a_ship_that_is_there() -> None:
    p = Solo()
    p.strong("s1", 4)
    p.strong("s2", 4)
    p.ships(AUTOMA, "s2", 2)
    p.card(SHIP_3).rest()
    assert p.fleets() == {"s2": [2, 3]}
    assert p.controlled() == ["s2"]


@pytest.mark.rule("4.2")
def test_without_a_jump_an_outpost_without_ships_is_taken() -> None:
    p = Solo()
    p.strong("s1")
    p.strong("s2", 4)
    p.card(SHIP_1).rest()
    assert p.fleets() == {"s1": [1]}
    assert p.controlled() == ["s1"]


@pytest.mark.rule("4.2")
@pytest.mark.parametrize(("text", "place"), [("", "s1"), (RICH_YARD, "s2")])
def test_without_a_jump_the_shipyard_with_most_icons(text: str, place: str) -> None:
    p = Solo(text=text)
    p.card(SHIP_3)
    assert why(p) == [TAKES]
    p.rest()
    assert p.fleets() == {place: [3]}


@pytest.mark.rule("4.2")
@pytest.mark.parametrize(("levels", "place"), [((3,), "sol"), ((2,), "s2")])
def test_without_a_jump_a_tie_with_the_player_takes_nothing(levels: tuple[int, ...], place: str) -> None:
    p = Solo()
    p.strong("s1", 4)
    p.strong("s2", *levels)
    p.card(SHIP_3).rest()
    assert p.fleets() == {place: [3]}


@pytest.mark.rule("4.2")
def test_without_a_jump_and_without_a_shipyard_to_take_on_sol() -> None:
    p = Solo()
    p.strong("s1", 4)
    p.holds("s2", 1)  # its own already
    p.card(SHIP_3).rest()
    assert p.fleets() == {"sol": [3], "s2": [1]}
    assert why(p) == [HOME]


# With a jump


@pytest.mark.rule("4.1")
def test_with_a_jump_on_the_shipyard_from_where_it_serves_the_best_preference() -> None:
    p = Solo(a1="a-3-7", b1="b-6-6", b2="b-3-3")
    p.holds("s2", 1)
    p.card(SHIP_3_JUMP_2).rest()
    assert why(p) == [JUMPS]
    assert p.told("log-build") == ["Player 2 builds a level-3 ship at Shipyard 2."]
    assert p.moves()[0] == "a 3 B2"  # out of reach from Sol


@pytest.mark.rule("4.1")
def test_with_a_jump_on_sol_if_that_serves_as_well() -> None:
    p = Solo(a1="a-3-7", b1="b-6-6", b2="b-6-5")
    p.holds("s1", 1)
    p.strong("a1", 2)
    p.card(SHIP_3_JUMP_2).rest()
    assert p.told("log-build") == ["Player 2 builds a level-3 ship at Sol."]
    assert p.moves()[0] == "b 3 A1"


@pytest.mark.rule("4.1")
def test_with_a_jump_only_where_the_rules_allow_building() -> None:
    p = Solo(a1="a-6-7", b1="b-6-6", b2="b-3-3")
    p.ships(AUTOMA, "s1", 1)
    p.strong("s1", 2)
    p.strong("a1", 4)
    p.card(SHIP_3_JUMP_2).rest()
    assert p.told("log-build") == ["Player 2 builds a level-3 ship at Sol."]  # no shipyard is its own


@pytest.mark.rule("4.1")
def test_with_a_jump_it_may_have_nothing_to_serve() -> None:
    p = Solo()
    for place in ("a1", "b1", "b2", "s1", "s2", "deep"):
        p.strong(place, 4, 4)
    p.card(SHIP_2_JUMP_4).rest()
    assert p.told("log-build") == ["Player 2 builds a level-2 ship at Sol."]
    assert p.moves() == ["g 2 B1"]


@pytest.mark.rule("4.1")
def test_with_a_jump_after_other_ships_have_been_counted() -> None:
    p = Solo(a1="a-6-3", b1="b-4-6", b2="b-6-5")
    p.strong("a1", 4)
    p.holds("b1", 2)
    p.holds("s1", 1)
    p.card(SHIP_2_JUMP_4).rest()
    assert "a 2 B1" in p.moves()
    assert p.fleet(AUTOMA, "b1") == [2, 2]


@pytest.mark.rule("4.1")
@pytest.mark.parametrize(("b1", "b2", "built", "goes"), [(5, 6, "Shipyard 2", "B2"), (6, 5, "Sol", "B1")])
def test_with_a_jump_ties_are_broken_by_points(b1: int, b2: int, built: str, goes: str) -> None:
    p = Solo(a1="a-6-3", b1=f"b-3-{b1}", b2=f"b-3-{b2}")
    p.strong("a1", 4)
    p.holds("s2", 1)
    p.strong("s1", 4)
    p.card(SHIP_3_JUMP_2).rest()
    # B1 is two jumps from Sol, B2 one from S2; either way preference a is served.
    assert p.told("log-build") == [f"Player 2 builds a level-3 ship at {built}."]
    assert p.moves()[0] == f"a 3 {goes}"


# The cube


@pytest.mark.rule("4.3")
def test_a_ship_comes_from_supply() -> None:
    p = Solo()
    supply = p.seat(AUTOMA).supply()
    p.card(SHIP_3)  # its production is ore
    assert p.seat(AUTOMA).supply() == supply - 1
    assert p.seat(AUTOMA).pop == 2
    assert p.cubes(AUTOMA) == 20


@pytest.mark.rule("4.3")
def test_out_of_supply_a_ship_comes_from_population() -> None:
    p = Solo()
    p.columns(AUTOMA, 0, 0, 0, 0, 0)
    p.card(SHIP_3).rest()
    assert p.told("log-build-from-pop") == ["Player 2 builds a level-3 ship at Shipyard 1 from population."]
    assert p.seat(AUTOMA).pop == 19
    assert p.cubes(AUTOMA) == 20


@pytest.mark.rule("4.3")
def test_a_ship_from_population_needs_population() -> None:
    p = Solo()
    p.give(AUTOMA, pop=0)
    p.card(SHIP_1)
    assert p.reasons() == ["no population", "no population"]
    assert "log-automa-redraw" in p.messages()


@pytest.mark.rule("4.1")
def test_with_a_jump_also_in_deep_space_if_it_may_build_there() -> None:
    p = Solo(a1="a-8-3", b1="b-8-6", b2="b-3-5")
    p.power(AUTOMA, "deep-yard")
    p.card(SHIP_3_JUMP_2).rest()
    assert p.told("log-build") == ["Player 2 builds a level-3 ship at Deep Space."]
    assert (why(p), p.moves()) == ([JUMPS], ["a 3 B2"]), "two jumps do not reach it from Sol"


@pytest.mark.rule("4.2", "10.1")
def test_the_log_says_when_the_effect_itself_names_deep_space() -> None:
    p = Solo(text=line_technology("", "probe", immediate="supply -> ship 2 in Deep Space"))
    p.put_card("A", "probe")
    p.research(PLAYER, "A")
    p.card(SHIP_1).rest()  # copy II
    assert p.told("log-build") == ["Player 2 builds a level-2 ship at Deep Space."]
    assert why(p) == ["as the effect says"]
