"""A short game ends after eight rounds, whatever has been claimed (house, rules 6.1 of Sun and 12.1 of Horizon)."""

import pytest

import heliopause
from heliopause.bots import make
from heliopause.bots.beyond.evaluation import turns_left
from tests.games.horizon.test_goals_and_end import with_goals
from tests.games.sun.scoring import table

GAMES = ["sun", "horizon"]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_a_short_game_has_eight_rounds_at_most(name: str, players: int) -> None:
    game = heliopause.new(name, players=players, short=True, seed=5)
    bot = make("random", 5)
    while not game.over:
        game.choose(bot.choose(game))
    turns = [sum(turn.seat == seat for turn in game.turns()) for seat in range(players)]
    assert game.round == 8
    assert game.view().rounds == 8
    assert turns == [8] * players, "all have the same number of turns"
    assert [event.message for event in game.events].count("log-last-round") == 1
    assert game.winners()


@pytest.mark.parametrize("name", GAMES)
def test_other_games_go_on(name: str) -> None:
    game = heliopause.new(name, players=2, seed=5)
    bot = make("random", 5)
    while game.round < 9:
        game.choose(bot.choose(game))
    assert not game.over
    assert game.view().rounds is None


def test_stars_may_end_a_short_game_earlier() -> None:
    p = table(short=True)
    p.state.ending = 1
    p.state.round = 4
    last = (p.state.first - 1) % p.state.players
    p.turn(last).idle()
    assert (p.game.round, p.state.ending) == (5, 2)


def test_a_bot_knows_that_a_short_game_is_short() -> None:
    state = with_goals().state
    state.round = 6
    long = turns_left(state, 0, 15, 1.0, 3.0)
    state.settings.short = True
    assert turns_left(state, 0, 15, 1.0, 3.0) == 2 < long
