"""The end of the game and ties (rules 6.1 and 6.3)."""

import pytest

import heliopause
from tests.games.sun.position import Position
from tests.games.sun.scoring import bare, researched, table


def warlord(p: Position, seat: int) -> None:
    """Twelve fleet power, enough for Warlord."""
    p.ships(seat, "sol", 4, 4, 4)


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
    assert p.game.view().discs_to_end == discs
    p.claimed("empire", *claimed)
    warlord(p, 0)
    warlord(p, 1)
    p.turn(0).idle()
    assert p.game.view().ending == 0, "one star short"
    p.idle()
    assert p.game.view().ending > 0
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
    assert p.game.view().ending == 0


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
