"""Advanced faction mats (rule 14.1)."""

import pytest

import heliopause
from tests.asking import asks
from tests.games.sun.helpers import STUDY, Bare, colony, line_technology, raw, spare
from tests.games.writing import power_texts


@pytest.mark.rule("14.1", "1.2")
@pytest.mark.parametrize(("players", "start", "order"), [(4, 1, [0, 3, 2, 1]), (3, 0, [2, 1, 0]), (2, 1, [0, 1])])
def test_advanced_mats_are_chosen_in_reverse_turn_order_when_the_boards_lie_ready(
    players: int, start: int, order: list[int]
) -> None:
    game = heliopause.new("sun", players=players, seed=3, start=start, mats="advanced")
    asked, left = [], {f"mat:{id}" for id, table in raw("mat").items() if table["set"] == "advanced"}
    if players == 2:
        left.remove("mat:disciples-advanced")
    while asks(game) == "ask-mat":
        view = game.view()
        assert all(slot.card for slot in view.slots if slot.level == 1)
        assert all(place.system for place in view.places if place.kind == "system")
        assert len(view.achievements) == 4
        assert {str(option) for option in game.options()} == left, "what nobody has chosen yet"
        asked.append(game.seat)
        left.remove(str(game.options()[0]))
        game.choose(game.options()[0])
    assert asked == order[: len(asked)]
    assert len(asked) >= players - 1, "the last one may have a single mat left, which is not asked"
    assert all(seat.advanced for seat in game.view().seats)


@pytest.mark.rule("14.1", "1.2")
def test_all_mats_are_of_one_set() -> None:
    for mats in ("basic", "advanced"):
        game = heliopause.new("sun", players=4, seed=2, mats=mats, choose_mats=False)
        assert [seat.advanced for seat in game.view().seats] == [mats == "advanced"] * 4
        ids = {seat.mat.id for seat in game.view().seats}
        assert ids == {id for id, table in raw("mat").items() if table["set"] == mats}


@pytest.mark.rule("14.1", "1.2")
@pytest.mark.parametrize("id", [id for id, table in raw("mat").items() if table["set"] == "advanced"])
def test_columns_and_ore_track_are_those_of_the_mat(id: str) -> None:
    p = Bare(mats="advanced")
    p.mat(0, id)
    p.seat(0).fired = 3  # its innovations have been used
    table = raw("mat")[id]
    assert p.seat(0).columns == table["columns"]
    for off in range(9):
        p.seat(0).tracks = [8, 8 - off]
        p.seat(0).ore = 0
        p.pawn(0, "basic-1.0")
        p.turn(0).play("space:basic-4.0")
        p.seat(0).powers = 0  # without what its innovations add
        p.play("produce:ore")
        assert p.seat(0).ore == 1 + sum(table["ore_track"][: off + 1])


def only_innovator(p: Bare, mat: str) -> None:
    """Seat 0 plays this mat; the once-only innovations of the others are used up."""
    p.mat(0, mat)
    for seat in (1, 2, 3):
        p.mat(seat, "disciples-advanced")
        p.seat(seat).fired = 3


def innovating(first: str, second: str, action: str = "automate food", text: str = "") -> Bare:
    """Seat 0 plays an advanced mat with these two innovations, and has an action."""
    mat = (
        "[mat.zheng-yi-advanced]\ninnovations = [\n"
        f'  {{ id = "a", name = "One", {first} }},\n  {{ id = "b", name = "Two", {second} }},\n]\n'
    )
    p = Bare(mat + line_technology(action) + text, mats="advanced", choose_mats=False)
    only_innovator(p, "zheng-yi-advanced")
    p.private(0, "under-test")
    return p


NEVER = 'when = "20 colonies", line = "1 ore"'


def again(p: Bare) -> Bare:
    """The same action once more, on a turn of its own."""
    p.pawn(0, "basic-1.0")
    p.turn(0).play("space:under-test.0")
    p.until_production()
    return p


@pytest.mark.rule("14.1")
def test_a_once_only_innovation_works_when_its_condition_is_first_met() -> None:
    p = innovating('when = "3 food discs off", line = "5 ore"', NEVER)
    p.automate(0, food=1)
    assert again(p).seat(0).ore == 0, "2 off"
    assert again(p).seat(0).ore == 5, "3 off"
    assert again(p).seat(0).ore == 5, "not again"


@pytest.mark.rule("14.1")
def test_a_once_only_innovation_does_not_come_back() -> None:
    p = innovating('when = "2 controlled locations", line = "5 ore"', NEVER, "automate ore")
    p.control(0, "a1", "food")
    p.control(0, "s1", "food")
    assert again(p).seat(0).ore == 5
    p.ships(1, "sol", 2)
    p.turn(1).play("space:basic-3.0", "pass", "jump:sol>a1:2", "done")
    assert p.outpost("a1") == (1, "food")
    p.ships(0, "a2", 1)
    p.control(0, "a2", "ore")
    assert again(p).seat(0).ore == 5


@pytest.mark.rule("14.1")
def test_an_innovation_while_a_level_holds_is_lost_below_it_and_comes_back() -> None:
    p = innovating('while = "3 food discs off", power = "deep-yard"', NEVER)
    p.automate(0, food=1)
    assert power_texts(p.game.view().seats[0].powers) == []
    p.ships(0, "a1", 1)
    p.control(0, "a1", "food")
    again(p)
    assert p.seat(0).tracks == [5, 8]
    assert power_texts(p.game.view().seats[0].powers) == ["deep-yard"]
    p.ships(1, "sol", 2)
    p.turn(1).play("space:basic-3.0", "pass", "jump:sol>a1:2", "done")
    assert p.seat(0).tracks == [6, 8]
    assert power_texts(p.game.view().seats[0].powers) == [], "lost on the turn of another"
    again(p)
    assert power_texts(p.game.view().seats[0].powers) == ["deep-yard"]


@pytest.mark.rule("14.1", "13.5")
def test_a_lost_innovation_does_not_take_away_the_same_power_of_a_card() -> None:
    text = line_technology("", "wormholes", 2, power="wormhole")
    p = innovating('while = "2 food discs off", power = "wormhole"', NEVER, text=text)
    p.private(0, "wormholes")
    p.ships(0, "a1", 1)
    p.control(0, "a1", "food")
    again(p)
    p.ships(1, "sol", 2)
    p.turn(1).play("space:basic-3.0", "pass", "jump:sol>a1:2", "done")
    assert p.seat(0).tracks == [7, 8]
    assert power_texts(p.game.view().seats[0].powers) == ["wormhole"]


@pytest.mark.rule("14.1")
def test_a_condition_met_on_the_turn_of_another_is_met() -> None:
    event = '[event.news]\nname = "News"\nlevel = 2\neffects = [{ who = "everyone", line = "upgrade 1 ship by 1" }]\n'
    p = innovating('when = "3 fleet power", line = "5 ore"', NEVER, text=event + STUDY)
    p.private(1, "study")
    p.ships(0, "sol", 2)
    p.has(1, "1")
    p.give(1, pop=1)
    p.next_event("news")
    p.turn(1).play("space:study.1")
    p.until_production()
    assert p.fleet(0, "sol") == [3]
    assert p.seat(0).ore == 5, "it works when its condition is first met"


@pytest.mark.rule("14.1", "12.5", "12.6")
def test_a_level_reached_by_a_colony_holds_for_the_bonus_of_that_colony() -> None:
    system = '[system.gate]\nname = "Gate"\ndeck = "A"\npower = 3\nspecialty = ["food"]\nbonus = "jump 1"\nvp = 1\n'
    p = innovating('while = "2 food discs off", power = "far-jump"', NEVER, "colonize", system)
    p.put_system("a1", "gate")
    p.ships(0, "a1", 3)
    p.control(0, "a1", "food")
    p.stack_systems("A", colony(0))
    p.turn(0).play("space:under-test.0", "jump:sol>a2:1")
    assert p.seat(0).tracks == [6, 8]
    assert p.question() == "AskJump", "two food discs are off before the bonus, so the jump has a point more"


# United Nations A, and Nishida-Østergaard B, also see 15.17


def united_nations(text: str = "") -> Bare:
    innovation = '{ id = "a", name = "A", when = "3 exchanges", line = "9 ore" }'
    mat = f"[mat.united-nations-advanced]\ninnovations = [{innovation}]\n"
    p = Bare(mat + line_technology("1 ore") + text, mats="advanced", choose_mats=False)
    only_innovator(p, "united-nations-advanced")
    p.private(0, "under-test")
    p.give(0, pop=6, ore=5)
    return p


@pytest.mark.rule("14.1", "15.17")
@pytest.mark.parametrize(
    ("trades", "fires"),
    [
        ([], False),
        (["trade:pop-ore"] * 2, False),
        (["trade:pop-ore"] * 3, True),
        (["trade:pop-ore"] * 4, True),
        (["trade:ore-pop", "trade:pop-ore", "decommission:sol:1"], True),
        (["decommission:sol:1", "decommission:sol:1", "trade:pop-ore"], True),
    ],
)
def test_united_nations_needs_three_exchanges_of_any_kind_in_one_trade(trades: list[str], fires: bool) -> None:
    p = united_nations()
    p.ships(0, "sol", 1, 1)
    p.turn(0).play("space:under-test.0", "produce:trade", *trades, "done")
    change = {"trade:pop-ore": 1, "trade:ore-pop": -3, "decommission:sol:1": -1}
    assert p.seat(0).ore == 5 + 1 + sum(change[trade] for trade in trades) + (9 if fires else 0)


@pytest.mark.rule("14.1", "15.17")
def test_exchanges_of_two_trades_do_not_add_up_and_the_innovation_works_once() -> None:
    p = united_nations()
    for trades, ore in ((2, 8), (2, 11), (3, 24), (0, 25)):
        p.pawn(0, "basic-1.0")
        p.give(0, pop=4)
        p.turn(0).play("space:under-test.0", "produce:trade", *["trade:pop-ore"] * trades, "done")
        assert p.seat(0).ore == ore


@pytest.mark.rule("14.1", "15.17", "15.5")
def test_the_trade_of_lalande_does_not_count() -> None:
    p = united_nations(line_technology("colonize", "arks"))
    p.private(0, "arks")
    p.put_system("a1", "lalande-21185")
    p.ships(0, "a1", 4)
    p.control(0, "a1", "ore")
    p.give(0, pop=6, ore=0)
    p.turn(0).play("space:arks.0", *["trade:pop-ore"] * 3, "done")
    mined = sum(raw("mat")["united-nations-advanced"]["ore_track"][:3])  # two ore discs are off
    assert p.seat(0).ore == mined + 3
    p.play("produce:trade", "trade:pop-ore", "done")
    assert p.seat(0).ore == mined + 4, "three exchanges in the bonus and one in the production phase are not three"


@pytest.mark.rule("14.1", "15.17")
def test_the_trade_of_an_event_does_not_count() -> None:
    event = '[event.news]\nname = "News"\nlevel = 2\neffects = [{ who = "everyone", line = "trade" }]\n'
    p = united_nations(event + STUDY)
    p.private(0, "study")
    p.has(0, "1")
    p.give(0, pop=6, ore=0)
    p.give(1, pop=4, ore=0)
    p.next_event("news")
    p.stack_deck(2, spare("scientific", 0), spare("scientific", 1))
    p.turn(0).play("space:study.1", *["trade:pop-ore"] * 3, "done", *["trade:pop-ore"] * 3, "done")
    p.until_production()
    assert p.seat(0).ore == 3


def nishida(action: str, text: str = "") -> Bare:
    """Seat 0 plays Nishida-Østergaard and gets 9 ore when the last disc leaves; 14 are automated."""
    innovation = '{ id = "b", name = "B", when = "16 discs off", line = "9 ore" }'
    mat = f"[mat.nishida-ostergaard-advanced]\ninnovations = [{innovation}]\n"
    p = Bare(mat + line_technology(action) + text, mats="advanced", choose_mats=False)
    only_innovator(p, "nishida-ostergaard-advanced")
    p.private(0, "under-test")
    p.automate(0, food=7, ore=7)
    return p


def gate(keys: str) -> str:
    return f'[system.gate]\nname = "Gate"\ndeck = "A"\npower = 3\nspecialty = ["food", "ore"]\nvp = 1\n{keys}\n'


@pytest.mark.rule("14.1", "15.17")
def test_nishida_ostergaard_reaches_it_with_the_last_disc() -> None:
    p = nishida("automate food or ore")
    p.turn(0).play("space:under-test.0", "disc:ore")
    assert p.seat(0).ore == 0, "15 discs are off"
    p.pawn(0, "basic-1.0")
    p.turn(0).play("space:under-test.0")
    assert p.seat(0).ore == 9


@pytest.mark.rule("14.1", "15.17", "11.4")
def test_nishida_ostergaard_waits_for_the_bonus_of_gaining_control() -> None:
    p = nishida("jump 1", gate('control = "[1 ore | 2 ore]"'))
    p.automate(0, food=1)
    p.put_system("a1", "gate")
    p.turn(0).play("space:under-test.0", "jump:sol>a1:1")
    assert p.seat(0).tracks == [0, 0]
    assert (p.question(), p.seat(0).ore) == ("AskChoice", 0)
    p.play("choose:b")
    assert p.seat(0).ore == 11


@pytest.mark.rule("14.1", "15.17", "12.6")
@pytest.mark.parametrize("bonus", ["[1 ore | 2 ore]", "automate ore, [1 ore | 2 ore]"])
def test_nishida_ostergaard_waits_for_the_bonus_of_a_colony(bonus: str) -> None:
    p = nishida("colonize", gate(f'bonus = "{bonus}"'))
    p.put_system("a1", "gate")
    p.ships(0, "a1", 3)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0")
    assert p.seat(0).tracks == [0, 0]
    assert (p.question(), p.seat(0).ore) == ("AskChoice", 0), "the whole bonus comes first"
    p.play("choose:b")
    assert p.seat(0).ore == 11


# Reached in passing: what works once is reached for good


HQ = line_technology("", "hq", 2, anytime="upgrade 1 ship by 1")


def passing(p: Bare) -> None:
    """Seat 1 holds a1, where seat 0 can take it by an upgrade and give it back by leaving."""
    p.ships(0, "a1", 1)
    p.ships(1, "a1", 2)
    p.control(1, "a1", "food")


@pytest.mark.rule("14.1")
def test_an_innovation_that_is_lost_before_the_action_is_over_has_been_reached() -> None:
    p = innovating('when = "3 food discs off", line = "5 ore"', NEVER, "upgrade 1 ship by 2, jump 2")
    passing(p)
    p.automate(0, food=2)
    p.turn(0).play("space:under-test.0", "upgrade:a1:1")
    assert p.outpost("a1") == (0, "food")
    assert p.game.view().seats[0].innovations[0].reached
    p.play("jump:a1>sol:3", "done")
    assert p.outpost("a1") == (1, "food")
    assert p.seat(0).tracks == [6, 8], "only two are off again"
    assert p.seat(0).ore == 5


@pytest.mark.rule("14.1", "13.3")
def test_fleet_power_that_an_any_time_power_reaches_is_reached_though_the_ships_settle() -> None:
    p = innovating('when = "7 fleet power", line = "5 ore"', NEVER, "colonize", HQ)
    p.private(0, "hq")
    for place, disc in (("a1", "food"), ("a2", "ore")):
        p.ships(0, place, 3)
        p.control(0, place, disc)
    p.ships(0, "sol")
    p.turn(0).play("space:under-test.0", "power:hq", "upgrade:a1:3", "colonize:a1")
    assert p.fleet(0, "a2") == [3]
    assert p.seat(0).ore == 5


@pytest.mark.rule("14.1", "15.17")
def test_the_last_disc_may_come_back_before_the_action_is_over() -> None:
    p = nishida("upgrade 1 ship by 2, jump 2")
    p.automate(0, food=0, ore=1)
    passing(p)
    p.turn(0).play("space:under-test.0", "upgrade:a1:1")
    assert p.seat(0).tracks == [0, 0]
    p.play("jump:a1>sol:3", "done")
    assert (p.seat(0).tracks, p.seat(0).ore) == ([1, 0], 9)


@pytest.mark.rule("14.1")
def test_a_once_only_innovation_comes_when_the_action_that_reached_it_is_over() -> None:
    p = innovating('when = "1 food discs off", line = "[4 ore | 5 ore]"', NEVER, "automate food, [1 ore | 2 ore]")
    p.turn(0).play("space:under-test.0", "choose:a")
    assert p.seat(0).ore == 1, "first the action is finished"
    p.play("choose:b")
    assert p.seat(0).ore == 6
    assert p.question() == "AskProduction"


@pytest.mark.rule("14.1", "13.3")
def test_an_innovation_reached_at_the_very_end_of_a_turn_is_not_put_off() -> None:
    p = innovating('when = "2 fleet power", line = "5 ore"', NEVER, "automate food", HQ)
    p.private(0, "hq")
    p.achievements("transcendence", "empire", "efficiency", "technologist")
    p.automate(0, food=6)
    for number in range(8):
        p.private(0, spare("military", number))
    p.turn(0).play("space:under-test.0", "produce:growth")
    assert p.question() == "AskAchievement"
    p.play("power:hq", "claim:efficiency")
    assert p.game.seat == 1
    assert p.seat(0).ore == 5


@pytest.mark.rule("14.1", "11.1")
def test_what_ships_pass_on_the_way_is_not_reached() -> None:
    p = innovating('when = "2 locations with ships", line = "5 ore"', NEVER, "jump 4")
    p.ships(0, "sol", 1, 1)
    p.turn(0).play("space:under-test.0", "jump:sol>a1:1", "jump:a1>sol:1", "jump:sol>a1:1", "jump:sol>a1:1")
    assert p.fleet(0, "a1") == [1, 1]
    assert p.seat(0).ore == 0, "all moves happen at once"


@pytest.mark.rule("14.1", "11.1")
def test_what_a_jump_reaches_is_reached_before_its_ships_settle() -> None:
    p = innovating('when = "2 locations with ships", line = "5 ore"', NEVER, "jump 2, colonize")
    p.ships(0, "sol")
    p.ships(0, "a1", 3, 1)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0", "jump:a1>sol:1", "done")
    assert (p.fleet(0, "sol"), p.fleet(0, "a1")) == ([1], [])
    assert p.seat(0).ore == 5


@pytest.mark.rule("14.1", "11.3", "12.4")
def test_control_that_is_gained_and_colonized_in_one_action_was_reached() -> None:
    """The outpost lies there before the ships settle, and a colony is no longer controlled."""
    p = innovating('when = "2 controlled locations", line = "5 ore"', NEVER, "jump 1, (colonize)")
    p.control(0, "s1", "food")
    p.ships(0, "sol", 3)
    p.turn(0).play("space:under-test.0", "jump:sol>a1:3", "take")
    assert (len(p.seat(0).colonies), p.state.controller.count(0)) == (1, 1)
    assert p.seat(0).ore == 5


@pytest.mark.rule("14.1")
def test_what_is_gained_and_paid_again_in_one_action_was_reached() -> None:
    p = innovating('when = "3 ore", line = "2 supply -> pop"', NEVER, "3 ore, (3 ore: automate food)")
    p.turn(0).play("space:under-test.0", "take")
    assert (p.seat(0).ore, p.seat(0).pop) == (0, 4)


@pytest.mark.rule("14.1", "12.3")
def test_ships_on_their_way_into_exile_reach_nothing() -> None:
    p = innovating('when = "2 locations with ships", line = "5 ore"', NEVER, text=line_technology("colonize", "arks"))
    p.private(1, "arks")
    p.ships(1, "a1", 3)
    p.control(1, "a1", "food")
    p.ships(0, "sol")
    p.ships(0, "a1", 1, 1)
    p.turn(1).play("space:arks.0")
    assert p.fleet(0, "deep") == [1, 1], "together, from one place to another"
    assert p.seat(0).ore == 0


@pytest.mark.rule("14.1", "11.2")
def test_control_that_is_gained_and_lost_at_once_reaches_nothing_in_between() -> None:
    """One jump gains a1 and a2 and leaves b1 and s1 to seat 2: there are two before and two after."""
    p = innovating('when = "3 controlled locations", line = "5 ore"', NEVER, "jump 4")
    p.ships(0, "sol", 2)
    p.control(1, "a2", "ore")
    for place in ("b1", "s1"):
        p.ships(0, place, 1)
        p.ships(2, place, 1)
        p.control(0, place, "food")
    p.turn(0).play("space:under-test.0", "jump:sol>a2:2", "jump:b1>deep:1", "jump:s1>a1:1", "done")
    owners = [(place, outpost[0]) for place in ("a1", "a2", "b1", "s1") if (outpost := p.outpost(place))]
    assert owners == [("a1", 0), ("a2", 0), ("b1", 2), ("s1", 2)]
    assert p.seat(0).ore == 0
