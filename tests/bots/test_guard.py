"""The guard around a bot of this process: what it does wrong costs it the move, never the game."""

import time

import pytest

import heliopause
from heliopause import Game, Option, bots
from heliopause.bots.guard import Guard


class Crashes:
    def choose(self, game: Game) -> Option:
        raise RuntimeError("on purpose")


class Hangs:
    def choose(self, game: Game) -> Option:
        while True:
            time.sleep(0.01)


class Invents:
    def choose(self, game: Game) -> Option:
        return "space:of-my-own"  # type: ignore[return-value]


class Meddles:
    """Plays on in the game it is asked about."""

    def choose(self, game: Game) -> Option:
        option = game.options()[0]
        game.choose(option)
        return option


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        (Crashes(), "it crashed: RuntimeError('on purpose')"),
        (Hangs(), "it did not answer within 0.1 s"),
        (Invents(), "it chose 'space:of-my-own', which is not on offer"),
    ],
)
def test_a_failing_bot_loses_its_move_to_greedy(bot: bots.Bot, why: str) -> None:
    game = heliopause.new("sun", players=2, seed=1)
    guard = Guard(bot, seed=3, limit=0.1)
    assert guard.choose(game) == bots.make("greedy", 3).choose(game)
    assert guard.failures == [why]


def test_a_bot_cannot_change_the_game_it_is_asked_about() -> None:
    game = heliopause.new("sun", players=2, seed=1)
    before = game.record()
    guard = Guard(Meddles())
    option = guard.choose(game)
    assert game.record() == before
    assert option in game.options()
    assert guard.failures == []


def test_a_good_bot_is_left_alone() -> None:
    game = heliopause.new("sun", players=2, seed=1)
    guard = Guard(bots.make("greedy", 4), seed=9)
    twin = bots.make("greedy", 4)
    for _ in range(30):
        option = guard.choose(game)
        assert option == twin.choose(game)
        game.choose(option)
    assert guard.failures == []
