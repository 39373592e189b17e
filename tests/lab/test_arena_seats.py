"""Who sits where in an arena: every bot gets every seat with every seed."""

from collections import Counter

import pytest

from heliopause.lab.arena import Arena
from heliopause.lab.seating import seatings


def named(bots: list[str], players: int) -> list[tuple[str, ...]]:
    arena = Arena("sun", bots, players, seed=1, limit=10)
    return [arena.fixture(number).seats for number in range(len(arena.seatings))]


def test_two_bots_at_two_seats_change_places() -> None:
    assert named(["greedy", "random"], 2) == [("greedy", "random"), ("random", "greedy")]


def test_two_bots_at_four_seats_are_two_of_each() -> None:
    assert named(["greedy", "random"], 4) == [("greedy", "random") * 2, ("random", "greedy") * 2]


def test_one_bot_against_three_of_another_has_every_seat_once() -> None:
    seatings = named(["strong", "greedy", "greedy", "greedy"], 4)
    assert sorted(seating.index("strong") for seating in seatings) == [0, 1, 2, 3]
    assert all(seating.count("greedy") == 3 for seating in seatings)


def test_more_bots_than_seats_all_meet() -> None:
    met = {frozenset(seating) for seating in named(["greedy", "random", "beginner"], 2)}
    assert met == {frozenset(pair) for pair in [("greedy", "random"), ("greedy", "beginner"), ("random", "beginner")]}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bots", [["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"], ["a", "b", "c", "d", "e"]])
def test_in_a_set_every_bot_sits_equally_often_on_every_seat(bots: list[str], players: int) -> None:
    counts = Counter((bot, seat) for seating in seatings(bots, players) for seat, bot in enumerate(seating))
    assert len(counts) == len(bots) * players
    assert len(set(counts.values())) == 1


def test_the_games_of_a_set_have_one_seed_and_the_next_set_another() -> None:
    arena = Arena("sun", ["greedy", "random"], 2, seed=3, limit=10)
    seeds = [arena.fixture(number).seed for number in range(6)]
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3] != seeds[4] == seeds[5]
    assert seeds != [Arena("sun", ["greedy", "random"], 2, seed=4, limit=10).fixture(n).seed for n in range(6)]
