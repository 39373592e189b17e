"""Where two sentences of the rulebook meet: events, powers, control out of turn, full and empty supplies."""

import pytest

from tests.games.sun.helpers import Bare, colony, line_technology, spare, studying

JUMP_AT_ANY_TIME = line_technology("", "hq", 2, anytime="jump 1")
UPGRADES = '[event.news]\nname = "News"\nlevel = 2\neffects = [{ who = "everyone", line = "upgrade 1 ship by 1" }]\n'


def gate(keys: str, specialty: str = '"food"') -> str:
    return f'[system.gate]\nname = "Gate"\ndeck = "A"\npower = 3\nspecialty = [{specialty}]\nvp = 1\n{keys}\n'


def discovering(text: str, players: int = 2) -> Bare:
    """Seat 0 may discover slot A, whose event is `news`."""
    p = studying(text, players)
    p.has(0, "1")
    p.give(0, pop=1)
    p.next_event("news")
    p.stack_deck(2, spare("scientific", 0), spare("scientific", 1))
    return p


def level_at_the_gate(text: str = "") -> Bare:
    """Both have power 2 at a gate of seat 0, which gives 3 ore or a population to whoever gains it; 0 also jumps."""
    p = discovering(UPGRADES + JUMP_AT_ANY_TIME + gate('control = "[3 ore | supply -> pop]"') + text)
    p.private(0, "hq")
    p.put_system("a1", "gate")
    p.ships(0, "sol", 1)
    p.ships(0, "a1", 2)
    p.ships(1, "sol")
    p.ships(1, "a1", 2)
    p.control(0, "a1", "food")
    return p


@pytest.mark.rule("8.3", "11.3", "11.4", "13.3")
def test_an_event_gives_control_out_of_turn_while_an_any_time_power_is_open() -> None:
    p = level_at_the_gate()
    p.turn(0).play("space:study.1")
    assert "power:hq" in p.offered(), "the discoverer's own upgrade"
    p.play("upgrade:sol:1")
    assert p.outpost("a1") == (1, "food"), "the other one's upgrade, which is not asked, takes the gate"
    assert (p.game.seat, p.offered()) == (1, ["choose:a", "choose:b"]), "and its bonus comes at once"
    p.play("choose:a")
    assert p.seat(1).ore == 3
    assert (p.question(), p.game.seat) == ("AskCard", 0)
    p.play("power:hq", "jump:sol>a1:2")
    assert p.outpost("a1") == (0, "food"), "now, and not before, the power takes it back"
    assert p.offered() == ["choose:a", "choose:b"], "with the bonus, in the middle of the research"
    p.play("choose:b")
    assert p.question() == "AskCard"


@pytest.mark.rule("8.3", "11.3")
def test_the_power_used_during_the_event_comes_before_the_upgrade_of_the_others() -> None:
    p = level_at_the_gate()
    p.turn(0).play("space:study.1", "power:hq", "jump:sol>a1:1", "upgrade:a1:1")
    assert p.outpost("a1") == (0, "food"), "four against three"
    assert p.seat(1).ore == 0


@pytest.mark.rule("9.2", "11.3", "11.4")
def test_control_out_of_turn_without_a_disc_is_marked_with_a_star_and_has_its_bonus() -> None:
    p = level_at_the_gate()
    p.automate(1, food=8)
    p.turn(0).play("space:study.1", "upgrade:sol:1")
    assert p.outpost("a1") == (1, "star")
    p.play("choose:a")
    assert p.seat(1).ore == 3


@pytest.mark.rule("8.3", "7.3", "2.2")
def test_without_supply_another_is_asked_on_the_discoverers_turn_whether_population_is_used() -> None:
    ships = '[event.news]\nname = "News"\nlevel = 2\neffects = [{ who = "others", line = "supply -> ship 2" }]\n'
    p = discovering(ships)
    p.give(1, pop=19)
    p.columns(1, 0, 0, 0, 0, 0)
    p.turn(0).play("space:study.1")
    assert (p.game.seat, p.offered()) == (1, ["build:sol", "pass"])
    p.play("pass")
    assert (p.game.seat, p.fleet(1, "sol")) == (0, [1])


@pytest.mark.rule("12.4", "13.3")
def test_a_power_that_a_colony_brings_may_be_used_in_the_same_action() -> None:
    p = Bare(gate('anytime = "jump 1"\nbonus = "[1 ore | 2 ore]"') + line_technology("colonize"))
    p.private(0, "under-test")
    p.put_system("a1", "gate")
    p.ships(0, "a1", 3)
    p.control(0, "a1", "food")
    p.stack_systems("A", colony(0))
    p.turn(0).play("space:under-test.0")
    assert p.offered() == ["choose:a", "choose:b", "power:gate"]
    p.play("power:gate", "jump:sol>a1:1", "choose:b")
    assert p.outpost("a1") == (0, "food"), "the system that has just been drawn"
    assert p.seat(0).ore == 2


@pytest.mark.rule("13.3", "3.8")
def test_what_ones_own_power_has_made_impossible_is_skipped() -> None:
    """The cost is paid; the ships that would have settled have left."""
    p = Bare(line_technology("2 ore: colonize, 1 ore") + line_technology("", "hq", 2, anytime="jump 2"))
    p.private(0, "under-test")
    p.private(0, "hq")
    for place, disc in (("a1", "food"), ("a2", "ore")):
        p.ships(0, place, 3)
        p.control(0, place, disc)
    p.give(0, ore=2)
    p.turn(0).play("space:under-test.0", "power:hq", "jump:a1>sol:3", "jump:a2>sol:3")
    assert (p.question(), p.seat(0).colonies, p.seat(0).ore) == ("AskProduction", (), 1)


@pytest.mark.rule("8.7", "8.5", "11.4")
def test_a_private_technology_won_out_of_turn_gives_its_bonus_out_of_turn() -> None:
    gift = '[technology.gift]\nname = "gift"\nlevel = 2\nleft = ["military", "military"]\nright = "military"\n'
    p = Bare(gate('control = "private II"') + gift + 'immediate = "[3 ore | supply -> pop]"\n')
    p.put_system("a1", "gate")
    p.ships(0, "a1", 2)
    p.ships(1, "a1", 1)
    p.control(0, "a1", "food")
    p.stack_deck(2, "gift", spare("military", 0))
    p.turn(0).play("space:basic-3.0", "pass", "jump:a1>sol:2", "done")
    assert (p.game.seat, p.question()) == (1, "AskCard")
    p.play("card:gift")
    assert p.game.seat == 1
    p.play("choose:a")
    assert (p.seat(1).ore, p.game.seat) == (3, 0)
    assert p.technologies(1) == ["gift"]
    assert p.cubes(1) == 20, "it took no cube"


@pytest.mark.rule("14.2", "8.7", "12.6")
def test_a_private_technology_from_a_row_leaves_a_gap_until_the_end_of_the_turn() -> None:
    p = Bare(gate('bonus = "private II"') + line_technology("colonize"), tableau=True)
    p.private(0, "under-test")
    p.put_system("a1", "gate")
    p.ships(0, "a1", 3)
    p.control(0, "a1", "food")
    p.row(2, *(spare(name, 0) for name in ("scientific", "economic", "military", "commercial")))
    p.turn(0).play("space:under-test.0", f"card:{spare('military', 0)}")
    assert p.row_cards(2)[2] is None
    p.play("produce:ore")
    assert None not in p.row_cards(2)


@pytest.mark.rule("15.8", "15.6")
def test_the_dyson_sphere_leaves_with_the_pawn_that_stood_there_before() -> None:
    """Who may join a pawn moves it aside; both stand beside the board afterwards."""
    p = Bare(players=2)
    p.power(1, "crowd")
    p.state.standing += (p.event("dyson-sphere-mk-i"),)
    card = p.system_card(colony(0))
    p.state.system_decks = [[batch & ~(1 << card) for batch in deck] for deck in p.state.system_decks]
    p.state.attached = card
    space = p.state.content.events[p.event("dyson-sphere-mk-i")].space
    assert space is not None
    for faction in p.state.seats:
        faction.spaces += (space.index,)
    p.seat(0).pawn = space.index
    p.give(1, ore=9)
    p.turn(1).play(f"space:{space.id}")
    assert p.seat(1).colonies == (card,)
    assert (p.pawn_of(0), p.pawn_of(1)) == (None, None)
    assert space.index not in p.seat(0).spaces


# Decks that run out


@pytest.mark.rule("8.4", "8.1")
def test_without_a_card_of_the_level_nothing_can_be_discovered() -> None:
    p = studying()
    p.has(0, "1", "2")
    p.discover("B")
    p.give(0, pop=1)
    p.state.decks[2] = []
    p.turn(0)
    p.play("space:study.1")
    assert p.card_on("B") is not None
    assert p.seat(0).techs >> p.slot("B") & 1, "what lies on the board is all there is"
    p = studying()
    p.has(0, "1", "2")
    p.give(0, pop=1)
    p.discover("B", "C")
    p.state.decks[2] = []
    p.turn(0).play("space:study.1")
    assert p.offered() == ["slot:B", "slot:C"]
    assert p.refused("slot:A") == ("why-no-card-left", "8.1")


@pytest.mark.rule("8.4", "14.2")
def test_a_card_of_the_row_can_be_discovered_though_the_deck_is_out() -> None:
    p = studying(tableau=True)
    p.has(0, "1")
    p.give(0, pop=1)
    p.row(2, *(spare("scientific", number) for number in range(4)))
    p.next_event("plain-2")
    p.state.decks[2] = []
    p.turn(0).play("space:study.1")
    assert f"card:{spare('scientific', 0)}" in p.offered()


@pytest.mark.rule("8.1", "8.3")
def test_what_is_being_discovered_cannot_be_researched_by_another() -> None:
    research = '[event.news]\nname = "News"\nlevel = 2\neffects = [{ who = "others", line = "research II" }]\n'
    p = discovering(research)
    p.has(1, "1", "2")
    p.discover("C")
    p.give(1, pop=1)
    p.turn(0).play("space:study.1")
    assert p.game.seat == 1
    assert p.offered() == ["slot:B", "slot:C"]
    assert p.refused("slot:A") == ("why-under-way", "8.1")


@pytest.mark.rule("3.4", "8.7", "15.4")
@pytest.mark.parametrize("line", ["private II, 1 ore", "annex from 2, 1 ore"])
def test_an_action_whose_deck_is_out_is_refused_and_a_bonus_goes_on(line: str) -> None:
    p = Bare(line_technology(line) + line_technology("", "gift", 1, immediate=line))
    p.private(0, "under-test")
    p.state.decks[2] = []
    p.state.system_decks = [[], []]
    p.put_card("1", "gift")
    p.turn(0)
    assert p.refused("space:under-test.0") == ("why-nothing-left", "3.4")
    p.play("space:basic-1.0", "slot:1")
    assert p.seat(0).ore == 1


@pytest.mark.rule("3.4", "8.7", "14.2")
def test_a_private_technology_comes_from_the_row_though_the_deck_is_out() -> None:
    p = Bare(line_technology("private II"), tableau=True)
    p.private(0, "under-test")
    p.row(2, *(spare("scientific", number) for number in range(4)))
    p.state.decks[2] = []
    p.turn(0).play("space:under-test.0", f"card:{spare('scientific', 2)}")
    assert p.technologies(0) == ["under-test", spare("scientific", 2)]
