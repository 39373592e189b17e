"""The end of the game, the eleven scoring items and ties (rules 6.1 to 6.3)."""

from typing import Any

import pytest

import heliopause
from heliopause.sun.scoring import ITEMS
from tests.sun.position import Position

BEGINNERS = ("transcendence", "empire", "technologist", "warlord")


def table(players: int = 4, **options: Any) -> Position:
    p = Position(players, **options).even()
    p.achievements(*BEGINNERS)
    return p


def warlord(p: Position, seat: int) -> None:
    """Ten fleet power, enough for Warlord."""
    p.ships(seat, "sol", 4, 4, 2)


def rest_of_the_game(p: Position) -> list[int]:
    """Whose turns follow until the game is over, if everybody only grows and mines."""
    seats: list[int] = []
    while not p.game.over:
        assert p.game.seat is not None
        assert len(seats) < 20, "the game does not end"
        seats.append(p.game.seat)
        p.idle()
    return seats


# 6.1 The trigger and the last round


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(("players", "discs", "claimed"), [(4, 4, (2, 3)), (3, 3, (2,)), (2, 3, (1,))])
def test_how_many_stars_trigger_the_end(players: int, discs: int, claimed: tuple[int, ...]) -> None:
    p = table(players)
    assert p.game.view()["discs_to_end"] == discs
    p.claimed("empire", *claimed)
    warlord(p, 0)
    warlord(p, 1)
    p.turn(0).idle()
    assert p.game.view()["ending"] == 0, "one star short"
    p.idle()
    assert p.game.view()["ending"] > 0
    assert rest_of_the_game(p) == [*range(2, players), *range(players)]


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("trigger", range(4))
def test_the_round_is_finished_and_a_full_one_follows(trigger: int) -> None:
    p = table()
    p.claimed("empire", *(seat for seat in range(4) if seat != trigger))
    warlord(p, trigger)
    p.turn(trigger).idle()
    assert rest_of_the_game(p) == [*range(trigger + 1, 4), 0, 1, 2, 3]


@pytest.mark.rule("6.1", "1.3")
@pytest.mark.parametrize(("trigger", "seats"), [(2, [3, 0, 1]), (0, [1]), (1, [])])
def test_a_round_ends_with_the_seat_before_the_starting_player(trigger: int, seats: list[int]) -> None:
    p = table(start=2)
    p.claimed("empire", *(seat for seat in range(4) if seat != trigger))
    warlord(p, trigger)
    p.turn(trigger).idle()
    assert rest_of_the_game(p) == [*seats, 2, 3, 0, 1]


@pytest.mark.rule("6.1")
def test_colour_and_card_do_not_matter() -> None:
    """Four stars of one faction on four cards do it as well."""
    p = table()
    for card in ("transcendence", "empire", "technologist"):
        p.claimed(card, 3)
    warlord(p, 3)
    p.turn(3).idle()
    assert rest_of_the_game(p) == [0, 1, 2, 3]


@pytest.mark.rule("6.1", "9.2")
def test_stars_that_stand_in_for_discs_do_not_count() -> None:
    p = table()
    p.seat(0).automated[2] = 4
    p.control(0, "s1", "star")
    p.turn(0).idle(8)
    assert p.game.view()["ending"] == 0


@pytest.mark.rule("6.1")
def test_achievements_can_be_claimed_until_the_very_end() -> None:
    p = table()
    p.claimed("empire", 0, 1, 2, 3)
    p.state.ending = 2
    warlord(p, 3)
    p.turn(3).idle()
    assert p.game.over
    assert p.state.claims[3] == (3,)
    assert p.points(3)["achievements"] == 4 + 4


@pytest.mark.rule("6.1")
def test_more_stars_do_not_make_the_game_longer() -> None:
    p = table()
    p.claimed("empire", 0, 1, 2)
    warlord(p, 3)
    p.turn(3).idle()
    warlord(p, 2)
    assert rest_of_the_game(p) == [0, 1, 2, 3]
    assert p.state.claims[3] == (3, 2)


@pytest.mark.rule("6.1")
def test_round_200_is_the_last() -> None:
    p = table()
    p.state.round = 199
    p.turn(0).idle(4)
    assert p.game.round == 200
    assert not p.game.over
    p.idle(4)
    assert p.game.over


@pytest.mark.rule("6.1")
def test_after_the_end_nothing_can_be_chosen() -> None:
    p = table()
    p.state.ending = 2
    p.turn(3)
    assert p.game.winners() == []
    p.idle()
    assert p.game.over
    assert p.game.seat is None
    assert p.game.options() == []
    refusal = p.game.why_not("space:basic-4.0")
    assert refusal is not None
    assert refusal.rule == "6.1"
    with pytest.raises(heliopause.IllegalChoice):
        p.game.choose("space:basic-4.0")


# 6.2 The eleven items


def bare(players: int = 4) -> Position:
    """Nobody scores anything: no ships on the map, no cards."""
    p = table(players)
    for seat in range(players):
        p.ships(seat, "sol")
    assert all(score.total == 0 for score in p.game.scores())
    return p


def researched(p: Position, seat: int, *slots: str) -> None:
    cards = {"A": "plasma-cannon", "B": "mass-cloning", "C": "modular-fleet", "D": "settler-arks"}
    cards |= {"a": "capital-ship", "b": "android-armada", "c": "hyperdrive-boosters"}
    for slot in slots:
        p.research(seat, slot, "" if p.card_on(slot) else cards[slot])


@pytest.mark.rule("6.2")
def test_a_score_is_the_sum_of_eleven_items() -> None:
    p = bare()
    p.control(0, "s1", "food")
    p.colony(0, "barnards-star")
    score = p.game.scores()[0]
    assert tuple(score.parts) == ITEMS
    assert len(score.parts) == 11
    assert score.total == 1 + 4
    assert sum(score.parts.values()) == score.total


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("number", range(1, 5))
def test_item_1_level_one_technologies(number: int) -> None:
    p = bare()
    researched(p, 0, *"1234"[:number])
    assert p.points(0) == {"level-1": number}
    assert p.points(1) == {}


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("number", range(1, 5))
def test_item_2_level_two_technologies(number: int) -> None:
    p = bare()
    researched(p, 0, *"ABCD"[:number])
    assert p.points(0) == {"level-2": 2 * number}


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("number", range(1, 4))
def test_item_3_level_three_technologies(number: int) -> None:
    p = bare()
    researched(p, 0, *"abc"[:number])
    assert p.points(0) == {"level-3": 3 * number}


@pytest.mark.rule("6.2")
def test_items_1_to_3_score_for_everybody_with_a_cube() -> None:
    p = bare()
    for seat in range(4):
        researched(p, seat, "1", "A", "a")
        assert p.points(seat) == {"level-1": 1, "level-2": 2, "level-3": 3}


@pytest.mark.rule("6.2", "8.7")
def test_item_4_private_technologies() -> None:
    p = bare()
    p.private(0, "plasma-cannon")
    assert p.points(0) == {"private": 2}
    p.private(0, "capital-ship")
    assert p.points(0) == {"private": 5}
    p.private(1, "hyperdrive-boosters")
    assert p.points(1) == {"private": 3}


@pytest.mark.rule("6.2")
def test_item_5_level_four_with_a_number() -> None:
    p = bare()
    p.research(0, "x", "ministry-of-colonies")
    assert p.points(0) == {"level-4": 4}


@pytest.mark.rule("6.2")
def test_item_5_level_four_with_a_formula() -> None:
    """Galactic Empire: 2, and 1 for each colony (at most 5) and each controlled location (at most 4)."""
    p = bare()
    p.research(0, "x", "galactic-empire")
    assert p.points(0) == {"level-4": 2}
    p.colony(0, "barnards-star")
    p.control(0, "s1", "food")
    p.control(0, "s2", "ore")
    assert p.points(0) == {"level-4": 2 + 1 + 2, "colonies": 4, "outposts": 2}
    p.control(0, "s3", "food")
    p.control(0, "b1", "food")
    p.control(0, "b2", "food")
    assert p.points(0) == {"level-4": 2 + 1 + 4, "colonies": 4, "outposts": 5}


@pytest.mark.rule("6.2", "9.1")
@pytest.mark.parametrize(
    ("level", "points"),
    [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 5), (7, 7), (8, 8), (9, 9), (12, 12), (16, 16)],
)
def test_item_6_automation(level: int, points: int) -> None:
    """0, 0, 1, 1, 1, 2, 2 on the track, then 1 for each level beyond the seventh."""
    p = bare()
    p.automate(0, food=level // 2, ore=level - level // 2)
    assert p.points(0) == ({"automation": points} if points else {})


@pytest.mark.rule("6.2", "9.2")
def test_item_6_stars_on_the_track_are_levels_too() -> None:
    p = bare()
    p.automate(0, food=2)
    p.seat(0).automated[2] = 2
    assert p.points(0) == {"automation": 2}


@pytest.mark.rule("6.2")
def test_item_7_colonies() -> None:
    p = bare()
    p.colony(0, "kapteyns-star")
    p.colony(0, "barnards-star")
    p.colony(1, "40-eridani")
    assert p.points(0) == {"colonies": 7 + 4}
    assert p.points(1) == {"colonies": 8}


@pytest.mark.rule("6.2")
def test_item_8_outposts_on_systems_and_shipyards() -> None:
    p = bare()
    p.control(0, "a1", "food")
    p.control(0, "s3", "ore")
    p.control(0, "s1", "star")
    p.control(1, "b1", "food")
    assert p.points(0) == {"outposts": 3}
    assert p.points(1) == {"outposts": 1}


@pytest.mark.rule("6.2", "12.4")
def test_item_8_a_colony_is_no_outpost() -> None:
    p = bare()
    p.colony(0, "sirius")
    assert p.points(0) == {"colonies": 5}


@pytest.mark.rule("6.2")
def test_item_8_an_outpost_without_ships_scores() -> None:
    p = bare()
    p.control(0, "b2", "ore")
    assert p.points(0) == {"outposts": 1}


@pytest.mark.rule("6.2")
def test_item_9_most_power_on_sol_and_in_deep_space() -> None:
    p = bare()
    p.ships(0, "sol", 1, 1, 1)
    p.ships(1, "sol", 2)
    p.ships(1, "deep", 4)
    p.ships(2, "deep", 3)
    assert [p.points(seat) for seat in range(4)] == [{"space": 1}, {"space": 1}, {}, {}]
    p.ships(0, "deep", 4, 1)
    assert [p.points(seat) for seat in range(4)] == [{"space": 2}, {}, {}, {}]


@pytest.mark.rule("6.2")
def test_item_9_all_who_tie_score() -> None:
    p = bare()
    p.ships(0, "sol", 3)
    p.ships(1, "sol", 1, 2)
    p.ships(2, "sol", 2)
    assert [p.points(seat) for seat in range(4)] == [{"space": 1}, {"space": 1}, {}, {}]


@pytest.mark.rule("6.2")
def test_item_9_nobody_scores_an_empty_place() -> None:
    p = bare()
    p.ships(0, "a1", 4)
    assert [p.points(seat) for seat in range(4)] == [{}, {}, {}, {}]


@pytest.mark.rule("6.2", "13.2")
def test_item_10_an_event_for_the_most_of_something() -> None:
    """The Prospectors' Decade: 2 for the most ore discs off, for all tied, with at least one."""
    p = bare()
    p.standing("prospectors-decade")
    assert [p.points(seat) for seat in range(4)] == [{}, {}, {}, {}]
    p.automate(0, ore=2)
    p.automate(1, ore=2)
    p.automate(2, ore=1)
    assert [p.points(seat) for seat in range(4)] == [{"events": 2}, {"events": 2}, {}, {}]


@pytest.mark.rule("6.2", "13.2")
def test_item_10_an_event_for_each_of_something() -> None:
    """Dockyard Pact: 1 for each shipyard."""
    p = bare()
    p.standing("dockyard-pact")
    p.control(0, "s1", "food")
    p.control(0, "s2", "ore")
    p.control(1, "b1", "food")
    assert p.points(0) == {"outposts": 2, "events": 2}
    assert p.points(1) == {"outposts": 1}


@pytest.mark.rule("6.2", "15.7")
def test_item_10_ships_in_the_museum() -> None:
    p = bare()
    p.standing("museum-of-retired-spacecraft")
    p.seat(0).retired = (0, 0, 1, 0)
    assert p.points(0) == {"events": 3}


@pytest.mark.rule("6.2")
def test_item_10_several_events_add_up() -> None:
    p = bare()
    p.standing("prospectors-decade")
    p.standing("library-of-all-worlds")
    p.automate(0, ore=1)
    p.private(0, "plasma-cannon")
    assert p.points(0) == {"private": 2, "events": 2 + 3}


@pytest.mark.rule("6.2", "5.2")
def test_item_11_achievements() -> None:
    p = bare()
    p.claimed("empire", 1, 0)
    p.claimed("warlord", 0)
    assert p.points(0) == {"achievements": 4 + 4}
    assert p.points(1) == {"achievements": 6}


@pytest.mark.rule("6.2")
def test_all_eleven_at_once() -> None:
    p = bare()
    researched(p, 0, "1", "2", "A", "a")
    p.private(0, "mass-cloning")
    p.research(0, "x", "ministry-of-colonies")
    p.automate(0, food=1, ore=2)
    p.colony(0, "barnards-star")
    p.control(0, "s1", "food")
    p.ships(0, "deep", 1)
    p.standing("prospectors-decade")
    p.claimed("transcendence", 0)
    score = p.game.scores()[0]
    assert tuple(score.parts.values()) == (2, 2, 3, 2, 4, 1, 4, 1, 1, 2, 5)
    assert score.total == 27


# 6.3 Ties


def ended(p: Position) -> list[int]:
    """Play the last turn of the game, by a seat that has no part in the tie, and say who won."""
    p.state.ending = 2
    p.turn(3).idle()
    assert p.game.over
    return p.game.winners()


def tied() -> Position:
    """Seats 0, 1 and 2 have 3 points each, 16 discs on the mat, 2 population and 5 ore."""
    p = bare()
    for seat in (0, 1, 2):
        researched(p, seat, "1", "2", "3")
        p.give(seat, pop=2, ore=5)
    assert [score.total for score in p.game.scores()] == [3, 3, 3, 0]
    return p


@pytest.mark.rule("6.3")
def test_the_most_points_win() -> None:
    p = tied()
    researched(p, 1, "4")
    p.give(0, pop=9, ore=9)
    p.automate(0, food=2)
    assert p.game.winners() == [], "not before the end"
    assert ended(p) == [1]


@pytest.mark.rule("6.3")
def test_first_tie_break_the_fewest_discs_left_on_the_mat() -> None:
    p = tied()
    p.automate(0, food=1)
    p.automate(1, food=1, ore=1)
    p.give(0, pop=9, ore=9)
    p.give(2, pop=9, ore=9)
    assert [score.total for score in p.game.scores()] == [3, 3, 3, 0]
    assert ended(p) == [1]


@pytest.mark.rule("6.3")
def test_second_tie_break_the_most_population() -> None:
    p = tied()
    for seat in (0, 1, 2):
        p.automate(seat, food=1)
    p.give(2, pop=3)
    p.give(0, ore=20)
    assert ended(p) == [2]


@pytest.mark.rule("6.3")
def test_third_tie_break_the_most_ore() -> None:
    p = tied()
    p.give(1, ore=6)
    assert ended(p) == [1]


@pytest.mark.rule("6.3")
def test_a_shared_victory() -> None:
    p = tied()
    p.give(1, ore=4)
    assert ended(p) == [0, 2]


@pytest.mark.rule("6.3")
def test_food_and_ore_discs_count_alike_and_stars_do_not_count() -> None:
    p = tied()
    p.automate(0, food=2)
    p.automate(1, ore=2)
    p.control(3, "s1", "star")
    p.seat(2).automated[2] = 2
    assert ended(p) == [0, 1]


@pytest.mark.rule("6.3")
def test_tie_breaks_concern_only_those_who_are_tied() -> None:
    p = tied()
    p.give(0, pop=0)
    p.give(1, pop=1)
    p.give(2, pop=1)
    p.automate(3, food=1, ore=1)
    p.give(3, pop=9, ore=99)
    assert ended(p) == [1, 2]
