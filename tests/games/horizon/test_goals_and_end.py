"""Goals, the end of the game, scoring and ties (rules 11, 12)."""

import random

import pytest

import heliopause
from heliopause.games.horizon.rules.notation import HORIZON
from tests.games.horizon.position import Position


def with_goals(players: int = 2, villages: int = 3) -> Position:
    """The goals are 3 villages, many technologies, many cubes off; seat 0 has villages."""
    table = Position(players=players)
    content = table.state.content
    table.state.goals = [table.number(content.goals, id) for id in ("settled-lands", "learned-society", "prosperity")]
    cells = ((1, -1), (1, 0), (-1, 1), (-1, 0)) if players == 2 else ((2, -1), (2, -2), (-1, 2), (-2, 2))
    for number, (q, r) in enumerate(cells):
        table.lay(content.territories[number].id, q, r)
        if number < villages:
            table.state.village[-1] = 0
    return table


@pytest.mark.rule("11.1")
def test_a_goal_must_be_claimed() -> None:
    table = with_goals()
    table.play("space:basic-4.0", "produce:coins")
    assert table.options() == ["track:food", "track:economy", "track:infrastructure"]
    refusal = table.game.why_not("pass")
    assert refusal is not None


@pytest.mark.rule("11.1")
def test_progress_towards_a_goal_of_two_parts_counts_both() -> None:
    condition = HORIZON.condition("2 villages + 1 city")
    table = with_goals(villages=4)
    assert (condition.counter(table.state, 0), condition.least) == (2, 3)  # two more villages are no city
    assert not condition.holds(table.state, 0)
    table.state.city[-1] = 0
    assert condition.counter(table.state, 0) == 3
    assert condition.holds(table.state, 0)


@pytest.mark.rule("11.1")
def test_only_one_a_turn_of_choice() -> None:
    table = with_goals()
    table.take_off("food", 8)
    table.take_off("economy", 7)
    table.play("space:basic-4.0", "produce:coins")
    assert table.options() == ["claim:settled-lands", "claim:prosperity"]
    table.play("claim:prosperity", "track:economy")
    assert table.state.active == 1  # the other one has to wait
    table.end_turn()
    table.play("space:basic-4.0", "produce:coins")
    assert table.of_kind("claim") == []  # settled-lands, obviously
    assert table.parts()["goals"] == 10


@pytest.mark.rule("11.1")
def test_a_claim_by_an_effect_is_the_one_of_the_turn() -> None:
    table = with_goals()
    table.take_off("food", 8)
    table.take_off("economy", 7)
    table.line("claim goal")
    assert table.options() == ["claim:settled-lands", "claim:prosperity", "pass"]
    table.play("claim:settled-lands", "track:economy")
    table.play("space:basic-4.0", "produce:coins")
    assert table.state.active == 1


@pytest.mark.rule("11.1", "2.2")
def test_a_claim_by_an_effect_is_for_the_own_turn_only() -> None:
    table = with_goals()
    table.take_off("food", 8, seat=1)
    table.take_off("economy", 7, seat=1)
    table.line("claim goal, 1 coin", seat=1)
    assert "log-gain-coins" in table.told()
    assert table.of_kind("space"), "seat 1 was not asked"
    assert not any(table.state.claims)


@pytest.mark.rule("11.1")
def test_a_goal_is_claimed_on_the_own_turn_only() -> None:
    table = with_goals()
    table.line("claim goal", seat=1)
    assert not table.of_kind("claim")


@pytest.mark.rule("11.1")
def test_a_claim_is_final() -> None:
    table = with_goals()
    table.play("space:basic-4.0", "produce:coins", "track:food")
    table.state.village = [-1] * len(table.state.village)
    assert table.parts()["goals"] == 5


@pytest.mark.rule("12.1")
@pytest.mark.parametrize(("players", "before"), [(2, 2), (3, 3), (4, 3)])
def test_the_last_cube_brings_one_more_full_round(players: int, before: int) -> None:
    table = with_goals(players)
    table.state.claims[1] = tuple(range(1, players))[:before]
    table.state.claims[2] = tuple(range(1, players))[: before - len(table.state.claims[1])]
    for number in (1, 2):
        for seat in table.state.claims[number]:
            table.seat(seat).claimed |= 1 << number
    assert table.state.ending == 0
    table.play("space:basic-4.0", "produce:coins", "track:food")
    assert table.state.ending == 1
    turns = 0
    while not table.game.over:
        assert table.game.round <= 2
        table.end_turn()
        turns += 1
    assert turns == players - 1 + players


@pytest.mark.rule("12.1")
def test_a_claim_too_few_does_not_end_it() -> None:
    table = with_goals()
    table.state.claims[1] = (1,)
    table.play("space:basic-4.0", "produce:coins", "track:food")
    assert table.state.ending == 0


@pytest.mark.rule("12.2")
def test_what_scores() -> None:
    table = with_goals(villages=2)
    content = table.state.content
    table.researched("1", "2", "A", "B", "a")
    table.settled("1,0", 0, city=True)
    parts = table.parts()
    villages = sum(content.territories[number].vp[0] for number in (0, 1))
    assert parts["technologies"] == 1 + 1 + 2 + 2 + 3
    assert parts["villages"] == villages
    assert parts["cities"] == content.territories[1].vp[1]
    assert table.game.scores()[0].total == sum(parts.values())


@pytest.mark.rule("12.2")
def test_level_iv_scores_four_and_its_bonus() -> None:
    table = Position()
    for slot in ("x", "y", "z"):
        before = table.parts()
        table.researched(slot)
        assert table.parts()["technologies"] == before["technologies"] + 4
    cards = [table.state.content.technologies[number] for number in table.seat().cards]
    assert table.parts()["level-4-bonus"] == sum(card.vp.of(table.state, 0) for card in cards if card.vp)


@pytest.mark.rule("12.3")
def test_ties_are_broken_by_cubes_then_population_then_coins() -> None:
    table = Position()
    table.state.over = True
    assert table.game.winners() == [0, 1]
    table.seat(1).coins = 9
    assert table.game.winners() == [1]
    table.seat(0).pop = 5
    assert table.game.winners() == [0]
    table.seat(1).tracks[0] = 7
    assert table.game.winners() == [1]
    table.seat(0).invested = 7
    assert table.game.winners() == [0]


@pytest.mark.rule("11.1")
def test_a_claim_by_an_effect_needs_the_condition_only_then() -> None:
    """In the goal phase it would be too late: the coins are spent."""
    table = with_goals(villages=0)
    table.line("claim goal")
    assert not table.of_kind("track")
    table.state.village[-3:] = [0, 0, 0]
    table.line("claim goal")
    table.play("claim:settled-lands", "track:food")
    table.state.village[-3:] = [-1, -1, -1]
    table.play("space:basic-4.0", "produce:coins")
    assert table.parts()["goals"] == 5


@pytest.mark.rule("6.2", "12.1")
def test_a_claim_without_a_cube_counts_towards_the_end() -> None:
    table = with_goals()
    table.state.claims[1] = (1,)
    table.state.claims[2] = (1,)
    for track in ("food", "economy", "infrastructure"):
        table.take_off(track, 8)
    table.play("space:basic-4.0", "produce:coins", "claim:settled-lands")
    assert "log-no-cube" in table.told()
    assert table.state.ending == 1
    assert table.parts()["goals"] == 5


@pytest.mark.rule("12.1")
@pytest.mark.parametrize(("players", "before"), [(2, 2), (3, 3), (4, 3)])
def test_the_end_is_announced_when_it_is_triggered(players: int, before: int) -> None:
    table = with_goals(players)
    seats = tuple(range(1, players))
    table.state.claims[1] = seats[:before]
    table.state.claims[2] = seats[: before - len(table.state.claims[1])]
    table.play("space:basic-4.0", "produce:coins", "track:food")
    (event,) = (event for event in table.game.events if event.message == "log-end-triggered")
    assert event.seat == 0
    assert event.phrase.args["a"] == players - 1 + players
    told = event.words("en")
    assert table.game.names[0] in told
    assert str(2 * players - 1) in told


@pytest.mark.rule("11.1", "11.2")
def test_each_claims_a_goal_once_the_first_for_5_all_others_for_3() -> None:
    table = with_goals(players=4)
    table.state.claims[0] = (3, 1)
    for seat in (1, 3):
        table.seat(seat).claimed = 1
    table.play("space:basic-4.0", "produce:coins", "track:food")
    assert table.state.claims[0] == (3, 1, 0)
    assert [table.parts(seat)["goals"] for seat in range(4)] == [3, 3, 0, 5]
    for _ in range(3):
        table.end_turn()
    table.play("space:basic-4.0", "produce:coins")
    assert table.state.active == 1  # nothing was claimed again
    assert table.state.claims[0] == (3, 1, 0)


@pytest.mark.rule("12.1")
def test_goals_are_claimed_after_the_end_was_triggered() -> None:
    table = with_goals()
    table.state.ending = 1
    table.play("space:basic-4.0", "produce:coins", "track:food")
    assert table.state.claims[0] == (0,)
    assert "log-end-triggered" not in table.told()


@pytest.mark.rule("2.1", "12.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_have_the_same_number_of_turns(players: int) -> None:
    rng = random.Random(players)
    game = heliopause.new("horizon", players=players, seed=players, start=players - 1)
    while not game.over:
        game.choose(rng.choice(game.options()))
    turns = [turn.seat for turn in game.turns()]
    assert turns == [(players - 1 + number) % players for number in range(players * game.round)]
