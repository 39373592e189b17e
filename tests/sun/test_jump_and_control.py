"""Jumps, control, outposts and the bonuses for gaining control (rule 11)."""

import pytest

from heliopause.sun.control import rightful
from tests.sun.helpers import Bare, line_technology, taking

LARGE = {
    "sol": {"a1", "a2"},
    "deep": {"a1", "a2", "b1", "b2"},
    "a1": {"sol", "s1", "deep"},
    "a2": {"sol", "s2", "deep"},
    "b1": {"s1", "s3", "deep"},
    "b2": {"s2", "s3", "deep"},
    "s1": {"a1", "b1"},
    "s2": {"a2", "b2"},
    "s3": {"b1", "b2"},
}
SMALL = {
    "sol": {"a1", "s1"},
    "deep": {"a1", "b1", "b2"},
    "a1": {"sol", "deep", "s2"},
    "b1": {"s1", "deep"},
    "b2": {"s2", "deep"},
    "s1": {"sol", "b1"},
    "s2": {"a1", "b2"},
}


def system(id: str, control: str, specialty: str = '["food"]') -> str:
    """A system of deck A with a line for gaining control."""
    return (
        f'[system.{id}]\nname = "{id}"\ndeck = "A"\npower = 3\nspecialty = {specialty}\ncontrol = "{control}"\nvp = 1\n'
    )


def jumping(points: int = 2, text: str = "") -> Bare:
    """Seat 0 has a `jump` action and no ships yet."""
    p = Bare(text + line_technology(f"jump {points}"))
    p.private(0, "under-test")
    for seat in range(4):
        p.ships(seat, "sol")
    return p


# 11.1: moving


@pytest.mark.rule("11.1", "1.1")
@pytest.mark.parametrize(
    ("players", "place", "near"),
    [
        (players, place, near)
        for players, board in ((4, LARGE), (3, LARGE), (2, SMALL))
        for place, near in board.items()
    ],
)
def test_one_point_moves_one_ship_along_one_route(players: int, place: str, near: set[str]) -> None:
    p = taking("jump 1", players)
    p.ships(0, "sol")
    p.ships(0, place, 2)
    p.turn(0).play("space:under-test.0")
    assert set(p.offered()) == {f"jump:{place}>{other}:2" for other in near}


@pytest.mark.rule("11.1")
def test_points_are_split_over_ships_or_spent_on_one() -> None:
    p = jumping(3)
    p.ships(0, "sol", 1, 3)
    p.turn(0).play("space:under-test.0", "jump:sol>a1:1", "jump:sol>a2:3", "jump:a2>s2:3")
    assert (p.fleet(0, "a1"), p.fleet(0, "s2")) == ([1], [3])
    assert p.outpost("a2") is None
    assert p.question() == "AskProduction", "all three points are spent"


@pytest.mark.rule("11.1", "3.8")
def test_points_may_be_left_and_are_lost() -> None:
    p = jumping(4)
    p.ships(0, "sol", 1)
    p.turn(0).play("space:under-test.0")
    assert "done" not in p.offered(), "a pure jump must move something"
    p.play("jump:sol>a1:1", "done")
    assert p.question() == "AskProduction"
    assert p.fleet(0, "a1") == [1]


@pytest.mark.rule("11.1")
def test_a_jump_cannot_use_a_route_or_a_ship_that_is_not_there() -> None:
    p = jumping()
    p.ships(0, "sol", 1)
    p.ships(0, "a1", 2)
    p.ships(1, "a2", 1)
    p.turn(0).play("space:under-test.0")
    assert p.refused("jump:sol>deep:1") == ("why-no-route", "11.1")
    assert p.refused("jump:sol>a1:2") == ("why-no-ship", "11.1")
    assert p.refused("jump:a2>sol:1") == ("why-no-ship", "11.1"), "only one's own ships"


@pytest.mark.rule("11.1", "11.2")
def test_places_passed_on_the_way_are_not_controlled() -> None:
    p = jumping(3)
    p.ships(0, "sol", 1)
    p.turn(0).play("space:under-test.0", "jump:sol>a1:1", "jump:a1>s1:1", "jump:s1>b1:1")
    assert (p.outpost("a1"), p.outpost("s1"), p.outpost("b1")) == (None, None, (0, "food"))
    assert p.seat(0).tracks == [7, 8]


@pytest.mark.rule("11.1", "11.2")
def test_ships_that_leave_and_come_back_in_one_jump_do_not_lose_control() -> None:
    p = jumping(2)
    p.ships(0, "sol", 1)
    p.ships(0, "a1", 2)
    p.ships(1, "a1", 1)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0", "jump:a1>sol:2", "jump:sol>a1:1")
    assert p.outpost("a1") == (0, "food"), "1 against 1: seat 0 keeps it, though it left in between"


@pytest.mark.rule("11.1", "3.7")
def test_a_jump_there_and_back_changes_nothing_and_is_not_allowed() -> None:
    p = jumping(2)
    p.ships(0, "sol", 1)
    p.turn(0).play("space:under-test.0", "jump:sol>a1:1")
    assert "jump:a1>sol:1" not in p.offered()
    assert "done" in p.offered()


def with_anytime(line: str, action: str) -> Bare:
    p = Bare(line_technology(action) + line_technology("", "any-time", 2, anytime=line))
    p.private(0, "under-test")
    p.private(0, "any-time")
    return p


@pytest.mark.rule("11.1", "13.3")
def test_any_time_powers_wait_until_a_jump_is_over() -> None:
    p = with_anytime("upgrade 1 ship by 1", "jump 3").turn(0)
    assert "power:any-time" in p.offered()
    p.play("space:under-test.0")
    assert "power:any-time" in p.offered(), "the jump has not begun"
    p.play("jump:sol>a1:1")
    assert "power:any-time" not in p.offered()
    assert p.refused("power:any-time") == ("why-power", "13.3")
    p.play("done")
    assert p.question() in ("AskOutpost", "AskProduction")
    assert "power:any-time" in p.offered()


@pytest.mark.rule("11.1")
def test_ships_moved_anywhere_need_no_routes() -> None:
    p = taking("move 2 ships anywhere")
    p.ships(0, "sol", 1, 3)
    p.turn(0).play("space:under-test.0")
    assert p.offered() == [
        *(f"move:sol>{place}:1" for place in ("deep", "a1", "a2", "b1", "b2", "s1", "s2", "s3")),
        *(f"move:sol>{place}:3" for place in ("deep", "a1", "a2", "b1", "b2", "s1", "s2", "s3")),
        "done",
    ]
    p.play("move:sol>b2:3", "move:sol>s3:1", "disc:food")
    assert (p.outpost("b2"), p.outpost("s3")) == ((0, "ore"), (0, "food"))


@pytest.mark.rule("11.1", "11.2")
def test_control_is_not_checked_between_two_ships_moved_anywhere() -> None:
    p = with_anytime("upgrade 1 ship by 1", "move 2 ships anywhere")
    p.ships(0, "sol", 1, 1)
    p.turn(0).play("space:under-test.0", "move:sol>a1:1")
    assert "power:any-time" not in p.offered(), "an upgrade would settle control in the middle of the movement"


# 11.2: control


@pytest.mark.rule("11.2")
@pytest.mark.parametrize(
    ("powers", "before", "after"),
    [
        # 1: no ships were there
        ([0, 1, 0, 0], -1, 1),
        ([0, 1, 0, 0], 0, 1),
        # 2: strictly more than the faction in control
        ([2, 1, 0, 0], 0, 0),
        ([2, 2, 0, 0], 0, 0),
        ([2, 3, 0, 0], 0, 1),
        # 3: the controlling faction left, wholly or in part, and one other is strictly best
        ([1, 2, 0, 0], 0, 1),
        ([0, 2, 1, 0], 0, 1),
        # 4: several others tie
        ([1, 2, 2, 0], 0, -1),
        ([0, 2, 2, 2], 0, -1),
        # 5: nobody is left
        ([0, 0, 0, 0], 0, 0),
        ([0, 0, 0, 0], -1, -1),
        # house: the controlling faction is among those tied; a place without an outpost
        ([2, 2, 2, 0], 0, 0),
        ([2, 2, 0, 0], -1, -1),
        ([2, 3, 0, 0], -1, 1),
    ],
)
def test_who_controls_a_place(powers: list[int], before: int, after: int) -> None:
    assert rightful(powers, before) == after


@pytest.mark.rule("11.2")
def test_an_empty_place_is_gained_even_against_the_outpost_of_an_absent_owner() -> None:
    p = jumping()
    p.ships(0, "sol", 1)
    p.control(1, "a1", "food")
    p.turn(0).play("space:under-test.0", "jump:sol>a1:1", "done")
    assert p.outpost("a1") == (0, "food")
    assert p.seat(1).tracks == [8, 8]


@pytest.mark.rule("11.2")
@pytest.mark.parametrize(("level", "owner"), [(1, 1), (2, 1), (3, 0)])
def test_strictly_more_power_takes_a_place(level: int, owner: int) -> None:
    p = jumping()
    p.ships(0, "sol", level)
    p.ships(1, "a1", 1, 1)
    p.control(1, "a1", "food")
    p.turn(0).play("space:under-test.0", f"jump:sol>a1:{level}", "done")
    assert p.outpost("a1") == (owner, "food")


@pytest.mark.rule("11.2")
def test_power_is_the_sum_of_levels_and_not_the_number_of_ships() -> None:
    p = jumping(3)
    p.ships(0, "sol", 1, 1, 1)
    p.ships(1, "a1", 4)
    p.control(1, "a1", "food")
    p.turn(0).play("space:under-test.0", *["jump:sol>a1:1"] * 3)
    assert p.outpost("a1") == (1, "food")


@pytest.mark.rule("11.2")
def test_leaving_a_place_gives_it_to_the_strictly_best_of_the_others() -> None:
    p = jumping(1)
    p.ships(0, "a1", 3, 1)
    p.ships(1, "a1", 2)
    p.ships(2, "a1", 1)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0", "jump:a1>sol:3")
    assert p.outpost("a1") == (1, "food")
    assert p.seat(0).tracks == [8, 8]
    assert p.seat(1).tracks == [7, 8]


@pytest.mark.rule("11.2")
@pytest.mark.parametrize("leaving", ["in part", "wholly"])
def test_leaving_a_place_to_tied_others_leaves_it_to_nobody(leaving: str) -> None:
    p = jumping(1)
    p.ships(0, "a1", *([3, 1] if leaving == "in part" else [3]))
    p.ships(1, "a1", 2)
    p.ships(2, "a1", 1, 1)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0", "jump:a1>sol:3")
    assert p.outpost("a1") is None
    assert [faction.tracks for faction in p.state.seats] == [[8, 8]] * 4


@pytest.mark.rule("11.2")
def test_a_place_left_empty_is_kept() -> None:
    p = jumping(1)
    p.ships(0, "a1", 3)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0", "jump:a1>sol:3")
    assert p.outpost("a1") == (0, "food")


@pytest.mark.rule("11.2")
def test_whoever_leaves_in_part_and_is_still_level_with_the_best_keeps_it() -> None:
    p = jumping(1)
    p.ships(0, "a1", 3, 2)
    p.ships(1, "a1", 2)
    p.ships(2, "a1", 2)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0", "jump:a1>sol:3")
    assert p.outpost("a1") == (0, "food")


@pytest.mark.rule("11.2")
def test_a_place_without_an_outpost_goes_to_the_first_with_strictly_the_most() -> None:
    p = jumping(1)
    p.ships(0, "sol", 1)
    p.ships(0, "a1", 2)
    p.ships(1, "a1", 2)
    p.turn(0).play("space:under-test.0", "jump:sol>a1:1")
    assert p.outpost("a1") == (0, "food")


@pytest.mark.rule("11.2")
def test_a_tie_nobody_controls_goes_to_whoever_stays() -> None:
    p = jumping(1)
    p.ships(0, "a1", 2)
    p.ships(1, "a1", 2)
    p.turn(0).play("space:under-test.0", "jump:a1>sol:2")
    assert p.outpost("a1") == (1, "food"), "gained on another's turn"


@pytest.mark.rule("11.2")
def test_sol_and_deep_space_are_nobodys() -> None:
    p = jumping(2)
    p.ships(0, "a1", 4)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0", "jump:a1>deep:4", "done")
    assert (p.outpost("deep"), p.outpost("sol")) == (None, None)
    assert p.seat(0).tracks == [7, 8]


# 11.3: outposts


@pytest.mark.rule("11.3", "4.1")
def test_an_outpost_comes_from_the_left_of_its_track_and_goes_back_to_the_right() -> None:
    p = jumping(1)
    p.ships(0, "sol", 1)
    p.ships(1, "s1", 2)
    p.automate(0, food=1)
    assert p.game.view()["seats"][0]["grows"] == ["A"]
    p.turn(0).play("space:under-test.0", "jump:sol>a1:1")
    assert p.seat(0).tracks == [6, 8]
    assert p.game.view()["seats"][0]["grows"] == ["A", "B"]
    p.play("produce:ore")
    p.play("space:basic-3.0", "pass", "jump:s1>a1:2", "done")
    assert p.seat(0).tracks == [7, 8]
    assert p.game.view()["seats"][0]["grows"] == ["A"]


@pytest.mark.rule("11.3")
@pytest.mark.parametrize(("place", "disc"), [("a1", "food"), ("a2", "ore")])
def test_the_disc_is_that_of_the_specialty(place: str, disc: str) -> None:
    p = jumping(1)
    p.ships(0, "sol", 1)
    p.turn(0).play("space:under-test.0", f"jump:sol>{place}:1")
    assert p.outpost(place) == (0, disc)


@pytest.mark.rule("11.3", "2.2")
@pytest.mark.parametrize("disc", ["food", "ore"])
def test_with_two_specialties_the_new_owner_chooses_also_out_of_turn(disc: str) -> None:
    p = jumping(1)
    p.ships(0, "s3", 3)
    p.ships(1, "s3", 2)
    p.control(0, "s3", "food")
    p.turn(0).play("space:under-test.0", "jump:s3>b1:3")
    # Seat 0 gains B1, with food only, and seat 1 gains S3: it decides for itself, whatever lay there.
    assert p.outpost("b1") == (0, "food")
    assert p.game.seat == 1
    assert p.offered() == ["disc:food", "disc:ore"]
    p.play(f"disc:{disc}")
    assert p.outpost("s3") == (1, disc)
    assert (p.game.seat, p.question()) == (0, "AskProduction"), "and the turn goes on"


@pytest.mark.rule("11.3", "10.1")
def test_a_shipyard_serves_whoever_has_the_outpost() -> None:
    p = jumping(1, line_technology("pop -> ship 1", "builder"))
    p.private(0, "builder")
    p.control(0, "s1", "food")
    p.control(1, "s2", "ore")
    p.ships(0, "s2", 1)
    p.ships(1, "s2", 1)
    p.give(0, pop=1)
    p.turn(0).play("space:builder.0")
    assert p.offered() == ["build:sol", "build:s1"], "ships at S2 are not enough"


# 11.4: bonuses


@pytest.mark.rule("11.4")
def test_gaining_control_gives_the_bonus_whether_the_place_was_free_or_not() -> None:
    for owner in (None, 1):
        p = jumping(1, system("gate", "2 ore"))
        p.put_system("a1", "gate")
        p.ships(0, "sol", 3)
        if owner is not None:
            p.ships(owner, "a1", 1)
            p.control(owner, "a1", "food")
        p.turn(0).play("space:under-test.0", "jump:sol>a1:3")
        assert p.seat(0).ore == 2
        assert p.seat(1).ore == 0


@pytest.mark.rule("11.4")
def test_keeping_control_gives_no_bonus() -> None:
    p = jumping(1, system("gate", "2 ore"))
    p.put_system("a1", "gate")
    p.ships(0, "sol", 3)
    p.ships(0, "a1", 1)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0", "jump:sol>a1:3")
    assert p.seat(0).ore == 0


@pytest.mark.rule("11.4", "2.2")
def test_the_bonus_is_also_gained_on_the_turn_of_another() -> None:
    p = jumping(1, system("gate", "[2 ore | 2 supply -> pop]"))
    p.put_system("a1", "gate")
    p.ships(0, "a1", 3)
    p.ships(2, "a1", 1)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0", "jump:a1>sol:3")
    assert p.game.seat == 2
    p.play("choose:a")
    assert p.seat(2).ore == 2
    assert (p.game.seat, p.question()) == (0, "AskProduction")


@pytest.mark.rule("11.4", "12.6")
def test_colonizing_does_not_give_the_control_bonus_again() -> None:
    p = Bare(system("gate", "2 ore") + line_technology("colonize"))
    p.private(0, "under-test")
    p.put_system("a1", "gate")
    p.ships(0, "a1", 3)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0")
    assert len(p.seat(0).colonies) == 1
    assert p.seat(0).ore == 0


@pytest.mark.rule("11.4")
@pytest.mark.parametrize(("first", "pop"), [("a1", 3), ("a2", 2)])
def test_bonuses_of_one_moment_come_in_an_order_of_choice(first: str, pop: int) -> None:
    # A1 gives ore, A2 population for each ore: so the order shows.
    p = jumping(2, system("gate", "1 ore") + system("toll", "supply -> pop per ore", '["ore"]'))
    p.put_system("a1", "gate")
    p.put_system("a2", "toll")
    p.ships(0, "sol", 1, 1)
    p.give(0, pop=2, ore=0)
    p.turn(0).play("space:under-test.0", "jump:sol>a1:1", "jump:sol>a2:1")
    assert p.offered() == ["bonus:a1", "bonus:a2"]
    assert (p.outpost("a1"), p.outpost("a2")) == ((0, "food"), (0, "ore")), "the outposts come first"
    p.play(f"bonus:{first}")
    assert (p.seat(0).ore, p.seat(0).pop) == (1, pop)


@pytest.mark.rule("11.4")
def test_losses_come_before_gains() -> None:
    p = jumping(1)
    p.automate(0, food=7)
    p.ships(0, "a1", 1)
    p.ships(1, "a1", 1)
    p.control(0, "a1", "food")
    assert p.seat(0).tracks == [0, 8]
    p.turn(0).play("space:under-test.0", "jump:a1>s1:1")
    assert p.outpost("a1") == (1, "food")
    assert p.outpost("s1") == (0, "food"), "the disc that came back is placed again; no star is needed"


@pytest.mark.rule("11.4", "2.2")
def test_gains_come_in_turn_order_from_the_active_faction() -> None:
    p = jumping(2)
    for place, seat in (("a1", 3), ("b1", 1)):
        p.ships(2, place, 2)
        p.ships(seat, place, 1)
        p.control(2, place, "food")
    p.private(2, "under-test")
    p.turn(2).play("space:under-test.0", "jump:a1>s1:2", "jump:b1>s3:2", "disc:food")
    gains = [event.seat for event in p.game.events if event.message == "log-gain-control"]
    assert gains == [2, 2, 3, 1]
    assert [p.outpost(place) for place in ("s1", "s3", "a1", "b1")] == [
        (2, "food"),
        (2, "food"),
        (3, "food"),
        (1, "food"),
    ]


@pytest.mark.rule("11.4")
def test_a_bonus_that_changes_the_map_has_control_checked_again() -> None:
    p = jumping(1, system("gate", "upgrade 1 ship by 1"))
    p.put_system("a1", "gate")
    p.ships(0, "sol", 1)
    p.ships(0, "s1", 1)
    p.ships(1, "s1", 1)
    p.control(1, "s1", "food")
    p.turn(0).play("space:under-test.0", "jump:sol>a1:1", "upgrade:s1:1")
    assert p.outpost("s1") == (0, "food")


@pytest.mark.rule("11.4", "11.3")
def test_only_who_puts_an_outpost_on_a_system_gets_its_bonus() -> None:
    p = jumping(2, system("gate", "5 ore") + system("forge", "upgrade 1 ship by 3", '["ore"]'))
    p.put_system("a1", "gate")
    p.put_system("a2", "forge")
    p.ships(0, "a1", 2, 1)
    p.ships(1, "a1", 2)
    p.control(0, "a1", "food")
    # Seat 0 leaves A1 to seat 1 and gains A2; with its bonus it is at once the stronger one at A1 again.
    p.turn(0).play("space:under-test.0", "jump:a1>sol:2", "jump:sol>a2:2", "upgrade:a1:1")
    placed = [event.seat for event in p.game.events if event.message == "log-gain-control" and "gate" in event.words()]
    assert p.outpost("a1") == (0, "food")
    assert [faction.ore for faction in p.state.seats] == [5 * placed.count(seat) for seat in range(4)]
