"""Moving and exploring (rules 7.4 to 7.7)."""

import pytest

from heliopause import CHANCE
from heliopause.games.horizon.rules.constants import OPEN_BORDERS, SECOND_EXPLORATION
from tests.games.horizon.position import Position


@pytest.mark.rule("7.4")
def test_movements_are_split_over_units() -> None:
    table = Position()
    table.clear_units()
    table.put("settler1", "home")
    table.put("soldier2", "home")
    home = table.at("home")
    table.line("move 2")
    table.play(f"move:{home}>0,0:settler1", f"move:{home}>0,0:soldier2")
    assert table.units() == ["settler1 0,0", "soldier2 0,0"]
    assert not table.of_kind("move")


@pytest.mark.rule("7.4")
def test_a_movement_once_begun_need_not_be_used_up() -> None:
    table = Position()
    home = table.at("home")
    table.line("move 3")
    assert table.options()[-1] == "pass"
    table.play(f"move:{home}>0,0:settler2")
    assert table.options()[-1] == "done"
    table.play("done")
    assert table.units() == ["settler2 0,0"]


@pytest.mark.rule("7.4")
def test_far_movement_adds_up() -> None:
    table = Position()
    table.seat().reach = 2
    table.line("move 1")
    assert table.left == 3


@pytest.mark.rule("7.5")
def test_a_unit_may_cross_another_start_but_not_end_there() -> None:
    table = Position()
    table.clear_units()
    table.put("soldier1", "0,0")
    away = table.at("home1")
    table.line("move 1")
    assert f"move:0,0>{away}:soldier1" not in table.options()
    refusal = table.game.why_not(f"move:0,0>{away}:soldier1")
    assert refusal is not None
    assert refusal.rule == "7.5"


@pytest.mark.rule("7.5")
def test_a_unit_on_another_start_goes_on_at_once() -> None:
    table = Position()
    table.clear_units()
    table.put("soldier1", "0,0")
    table.put("soldier2", "home")
    away = table.at("home1")
    table.line("move 2")
    table.play(f"move:0,0>{away}:soldier1")
    # The only way on leads back to the cradle, so it is taken.
    assert table.units() == ["soldier1 0,0", f"soldier2 {table.at('home')}"]


@pytest.mark.rule("7.5")
def test_only_the_unit_on_another_start_may_move_and_it_may_not_stay() -> None:
    table = Position()
    table.clear_units()
    table.put("settler1", "0,0")
    table.put("soldier2", "home")
    away = table.at("home1")
    table.line("move 3")
    table.play(f"move:0,0>{away}:settler1")
    assert all(f":{away}>" in id for id in table.options())  # no done, no other unit
    assert f"move:{away}>0,0:settler1" in table.options()
    refusal = table.game.why_not("done")
    assert refusal is not None
    assert refusal.rule == "7.5"


@pytest.mark.rule("7.5")
def test_with_open_borders_it_may_stay() -> None:
    table = Position()
    table.clear_units()
    table.seat().powers |= OPEN_BORDERS
    table.put("soldier1", "0,0")
    table.line("move 1")
    table.play(f"move:0,0>{table.at('home1')}:soldier1")
    assert table.units() == [f"soldier1 {table.at('home1')}"]


@pytest.mark.rule("7.5")
def test_two_start_tiles_in_a_row_need_two_movements_more() -> None:
    table = Position(players=4)
    home = table.seat(1).home
    beside = next(
        seat for seat in (2, 3, 0) if table.state.near[home] >> table.seat(seat).home & 1
    )  # the neighbour of seat 1
    walker = next(seat for seat in range(4) if seat not in (1, beside))
    table.clear_units()
    table.state.active = walker
    table.put("soldier1", "0,0", seat=walker)
    first, second = table.at("home1"), table.at(f"home{beside}")
    table.line("move 2", seat=walker)
    table.play(f"move:0,0>{first}:soldier1")
    assert f"move:{first}>{second}:soldier1" not in table.options()
    table = Position(players=4)
    table.clear_units()
    table.put("soldier1", "0,0", seat=walker)
    table.line("move 3", seat=walker)
    table.play(f"move:0,0>{first}:soldier1")
    assert f"move:{first}>{second}:soldier1" in table.options()
    table.play(f"move:{first}>{second}:soldier1")
    assert table.of_kind("move") == [] or all(f":{second}>" in id for id in table.options())


@pytest.mark.rule("7.6")
def test_a_new_tile_touches_two_tiles() -> None:
    table = Position()
    home = table.at("home")
    table.line("move 1")
    q, r = (int(part) for part in home.split(","))
    for id in table.of_kind("explore"):
        target = id.partition(">")[2].partition(":")[0]
        edge = next(edge for edge in table.game.view().frontier if edge.id == target)
        assert len(edge.near) >= 2
        assert home in edge.near
    assert len(table.of_kind("explore")) == 2  # on either side, touching the cradle too
    assert table.game.why_not(f"explore:{home}>{2 * q},{2 * r}:settler2") is not None


@pytest.mark.rule("7.6")
def test_exploring_lays_the_tile_gives_its_bonus_and_moves_the_settler() -> None:
    table = Position(text='[territory.anatolia]\nexplore = "2 coins"\n')
    table.explicit()
    table.line("move 2")
    where = table.of_kind("explore")[0]
    target = where.partition(">")[2].partition(":")[0]
    coins = table.seat().coins
    table.play(where)
    assert table.game.seat == CHANCE
    assert {share for _, share in table.game.chances()} == {1 / len(table.state.content.territories)}
    table.draw("anatolia")
    assert table.units() == [f"settler2 {target}"]
    assert table.seat().coins == coins + 2
    assert table.seat().explored == 1
    assert f"move:{target}>0,0:settler2" in table.options()  # the rest of the movement goes on
    assert not table.of_kind("explore")  # one new tile a turn


@pytest.mark.rule("7.4")
def test_a_way_over_several_tiles_is_told_step_by_step() -> None:
    table = Position()
    table.clear_units()
    table.put("soldier3", "home")
    home = table.at("home")
    for territory in ("anatolia", "sahel", "deccan", "pampas"):
        table.lay_next(territory)
    table.line("move 2")
    routes = {route.target: route for route in table.game.view().routes}
    assert routes, "two movements lead further than one"
    others = {tile.id for tile in table.game.view().tiles if tile.owner not in (None, 0)}
    assert not others & routes.keys(), "a unit must not stop on another's start tile"
    near = {option.split(">")[1].split(":")[0] for option in table.of_kind("move")}
    assert not near & routes.keys(), "what is one step away is an option"
    route = next(iter(routes.values()))
    assert (route.unit, route.origin, len(route.steps)) == ("soldier3", home, 2)
    table.play(route.steps[0])
    assert route.steps[1] in table.options()
    table.play(route.steps[1])
    assert not table.game.view().routes


@pytest.mark.rule("7.6")
def test_soldiers_do_not_explore() -> None:
    table = Position()
    table.clear_units()
    table.put("soldier3", "home")
    table.line("move 2")
    assert not table.of_kind("explore")
    edge = table.game.view().frontier[0]
    refusal = table.game.why_not(f"explore:{table.at('home')}>{edge.id}:soldier3")
    assert refusal is not None
    assert refusal.rule == "7.6"


@pytest.mark.rule("7.6")
def test_without_tiles_nobody_explores() -> None:
    table = Position()
    table.state.territories = []
    table.line("move 1")
    assert not table.of_kind("explore")


@pytest.mark.rule("7.7")
def test_a_second_exploration_with_the_power_or_the_effect() -> None:
    for text, power in (("explore again, move 3", 0), ("move 3", SECOND_EXPLORATION)):
        table = Position()
        table.seat().powers |= power
        table.explicit()
        table.line(text)
        table.play(table.of_kind("explore")[0])
        table.draw("anatolia")
        assert table.of_kind("explore")
        table.play(table.of_kind("explore")[0])
        table.draw("nile-delta")
        assert not table.of_kind("explore")


@pytest.mark.rule("7.7", "13.4")
def test_the_power_to_explore_twice_holds_in_the_turn_it_is_gained() -> None:
    table = Position()
    table.explicit()
    table.line("move 3")
    table.play(table.of_kind("explore")[0])
    table.draw("anatolia")
    assert not table.of_kind("explore")
    table.seat().powers |= SECOND_EXPLORATION
    table.ask_again()
    assert table.of_kind("explore")
    table.play(table.of_kind("explore")[0])
    table.draw("nile-delta")
    assert not table.of_kind("explore")


@pytest.mark.rule("7.7")
def test_one_new_tile_in_every_turn_whoever_is_on_turn() -> None:
    table = Position()
    table.explicit()
    for seat, territory in ((0, "anatolia"), (1, "nile-delta")):
        table.line("move 2", seat=seat)
        table.play(table.of_kind("explore")[0])
        table.draw(territory)
        assert not table.of_kind("explore")
        while not table.of_kind("space"):
            table.play("done")
    assert [table.seat(seat).explored for seat in (0, 1)] == [1, 1]
    table.play("space:basic-4.0")
    table.end_turn()
    table.line("move 1", seat=0)
    assert table.of_kind("explore")


@pytest.mark.rule("7.6")
def test_the_bonus_of_a_new_tile_finds_the_settler_on_it() -> None:
    table = Position()
    table.explicit()
    table.line("move 1")
    where = table.of_kind("explore")[0]
    target = where.partition(">")[2].partition(":")[0]
    table.play(where)
    lands = table.state.content.territories
    table.draw(next(card.id for card in lands if card.explore and card.explore.text == "upgrade settler by 1"))
    assert table.of_kind("upgrade") == [f"upgrade:{target}:settler2>3"]
