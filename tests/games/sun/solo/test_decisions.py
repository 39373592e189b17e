"""What the automa does when it is asked: the best for it, ties by chance, and what it leaves alone (solo rule 8)."""

import pytest

from tests.games.sun.helpers import line_technology
from tests.games.sun.solo.table import AUTOMA, PLAYER, Solo

COPY_2 = "53"
EVENT = "tyler-lee"  # the discoverer opens a guild
MANY = 20  # decisions in a row: more ways than anybody can try
LINES = (
    "[supply -> pop | 2 ore]",
    "[2 supply -> pop | 1 ore]",
    "[9 ore | automate food]",
    "[automate food | automate ore]",
    "[automate ore, automate ore | automate food]",
    "[automate ore | upgrade 1 ship by 1]",
    "[supply -> ship 1 in Deep Space | supply -> ship 3 in Deep Space]",
    "[supply -> ship 3 in Deep Space | 1 ore]",
    "(2 ore)",
    "(2 ore: supply -> pop)",
    "[1 ore | supply -> pop]",
    "[1 ore | supply -> pop | retire a ship]",
    "trade",
    ", ".join(["[1 ore | 2 ore]"] * MANY),
)
CHOICES = "".join(line_technology("", f"choice-{number}", immediate=line) for number, line in enumerate(LINES))


def choosing(line: str) -> Solo:
    """The next card lets the automa copy a technology with this line as its immediate bonus."""
    p = Solo(text=CHOICES)
    p.put_card("A", f"choice-{LINES.index(line)}")
    p.has(PLAYER, "A")
    p.give(AUTOMA, pop=2, ore=0)
    return p


# The best for it


@pytest.mark.rule("8.1")
def test_most_resources() -> None:
    p = choosing("[supply -> pop | 2 ore]").card(COPY_2)
    assert p.told("log-gain-ore") == ["Player 2 gains 2 ore."]
    p = choosing("[2 supply -> pop | 1 ore]").card(COPY_2)
    assert len(p.told("log-gain-pop")) == 2


@pytest.mark.rule("8.1")
def test_discs_before_resources() -> None:
    p = choosing("[9 ore | automate food]").card(COPY_2)  # the first food disc covers no letter
    assert p.told("log-automate") == ["Player 2 automates: food disc, level 1."]


@pytest.mark.rule("8.1")
def test_production_before_discs() -> None:
    p = choosing("[automate food | automate ore]")
    p.automate(AUTOMA, ore=1)  # the next ore disc uncovers an ore symbol, the next food disc nothing
    p.card(COPY_2)
    assert p.told("log-automate") == ["Player 2 automates: ore disc, level 2."]
    p = choosing("[automate food | automate ore]")
    p.automate(AUTOMA, food=1)
    p.card(COPY_2)
    assert p.told("log-automate") == ["Player 2 automates: food disc, level 2."]


@pytest.mark.rule("8.1")
def test_production_before_more_discs() -> None:
    p = choosing("[automate ore, automate ore | automate food]")
    p.mat(AUTOMA, "united-nations-advanced")  # nothing under the second and third ore disc
    p.seat(AUTOMA).tracks = [7, 7]
    p.card(COPY_2)
    assert p.told("log-automate") == ["Player 2 automates: food disc, level 1."]


@pytest.mark.rule("8.1")
def test_points_before_production() -> None:
    p = choosing("[automate ore | upgrade 1 ship by 1]")
    p.automate(AUTOMA, ore=1)
    p.ships(AUTOMA, "sol", 1)
    p.ships(PLAYER, "sol", 2)  # level with the player Sol is worth a point
    p.card(COPY_2)
    assert p.fleet(AUTOMA, "sol") == [2]
    assert p.told("log-automate") == []


@pytest.mark.rule("8.1")
def test_fleet_last() -> None:
    p = choosing("[supply -> ship 1 in Deep Space | supply -> ship 3 in Deep Space]").card(COPY_2)
    assert p.fleets() == {"deep": [3]}
    p = choosing("[supply -> ship 3 in Deep Space | 1 ore]")
    p.ships(AUTOMA, "deep", 1)  # Deep Space is its own anyway, so the ship earns no point
    p.card(COPY_2)
    assert p.fleets() == {"deep": [1]}
    assert p.seat(AUTOMA).ore == 1


@pytest.mark.rule("8.1")
def test_what_it_may_leave_it_does_if_that_is_best() -> None:
    p = choosing("(2 ore)").card(COPY_2)
    assert p.seat(AUTOMA).ore == 2
    p = choosing("(2 ore: supply -> pop)")
    p.give(AUTOMA, ore=2)
    p.card(COPY_2)
    assert p.seat(AUTOMA).ore == 2  # two ore are more than one population


@pytest.mark.rule("8.1")
def test_the_disc_of_an_outpost_is_chosen_for_production() -> None:
    p = Solo(b1="two-discs", b2="b-6-3")
    p.automate(AUTOMA, ore=1)
    p.ships(AUTOMA, "deep", 2)
    p.card("30").rest()  # jump 2
    assert p.outpost("b1") == (AUTOMA, "ore")  # the second ore disc uncovers a symbol


@pytest.mark.rule("8.1")
def test_it_is_asked_on_the_players_turn_too() -> None:
    p = Solo(b1="two-discs", b2="b-6-3")
    p.automate(AUTOMA, food=1)
    p.ships(AUTOMA, "b1", 1)
    p.strong("b1", 2)
    p.turn(PLAYER).play("space:basic-3.0", "pass", "jump:b1>deep:2", "done")
    assert p.outpost("b1") == (AUTOMA, "food")
    assert p.question() == "AskProduction"
    assert p.game.seat == PLAYER


@pytest.mark.rule("8.1")
def test_an_event_asks_it() -> None:
    """Its own discovery turns up an event that opens a guild: which one makes no difference, so chance decides."""
    p = Solo()
    p.has(AUTOMA, "1")
    p.give(AUTOMA, pop=2, ore=2)
    p.next_event(EVENT)
    p.card("14").play(f"draw:{EVENT}")
    assert set(p.chances()) == {f"guild:{guild.id}" for guild in p.state.content.guilds if guild.tier == 1}
    p.rest()
    assert p.state.guilds.bit_count() == 1


# Ties


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("choice", ["choose:a", "choose:b"])
def test_ties_are_chance_and_told(choice: str) -> None:
    p = choosing("[1 ore | supply -> pop]").card(COPY_2)
    assert p.chances() == {"choose:a": 0.5, "choose:b": 0.5}
    p.play(choice)
    assert p.told("log-automa-tie") == ["2 options are equally good; chance decides."]
    assert p.seat(AUTOMA).ore == (1 if choice == "choose:a" else 0)
    assert p.game.seat == PLAYER


@pytest.mark.rule("8.1")
def test_many_decisions_in_a_row_are_made_all_the_same() -> None:
    p = choosing(LINES[-1]).card(COPY_2)
    assert p.seat(AUTOMA).ore == 2 * MANY


@pytest.mark.rule("8.2")
def test_only_the_best_share_a_tie() -> None:
    p = choosing("[1 ore | supply -> pop | retire a ship]").card(COPY_2)
    assert p.chances() == {"choose:a": 0.5, "choose:b": 0.5}


@pytest.mark.rule("8.2")
def test_trying_options_leaves_no_trace() -> None:
    p = choosing("[1 ore | supply -> pop]")
    supply, techs = p.seat(AUTOMA).supply(), p.seat(AUTOMA).techs
    p.card(COPY_2)
    assert (p.seat(AUTOMA).ore, p.seat(AUTOMA).pop, p.seat(AUTOMA).supply()) == (0, 1, supply)
    assert p.seat(AUTOMA).techs == techs | 1 << p.slot("A")
    assert p.cubes(AUTOMA) == 20


# What it leaves alone


@pytest.mark.rule("8.3")
def test_it_does_not_trade() -> None:
    p = choosing("trade")
    p.give(AUTOMA, pop=2, ore=9)
    p.card(COPY_2)
    assert not p.told("log-trade"), "nor does the log say so"
    assert p.seat(AUTOMA).ore == 9
    assert not {"log-buy-pop", "log-sell-pop", "log-decommission"} & set(p.messages())


@pytest.mark.rule("8.3")
def test_it_does_not_use_any_time_powers() -> None:
    p = Solo(b1="b-4-6", b2="b-6-5")
    p.colony(AUTOMA, "61-cygni")  # any time: jump 1
    p.ships(AUTOMA, "deep", 4)
    p.card("33").rest()  # supply -> ship 3
    assert p.fleet(AUTOMA, "deep") == [4]
    assert p.seat(AUTOMA).used == 0
    assert "log-power" not in p.messages()
