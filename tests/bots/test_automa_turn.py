"""The automa's turn, seen by a bot: a position of its own, at which its cards are still to be drawn."""

import random

import heliopause
from heliopause.bots.planning import search_game
from heliopause.bots.search_game import SearchGame
from heliopause.checking import dump
from heliopause.game import state_of
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.solo.deck import cards_left
from heliopause.lab.lessons import Lesson, play
from tests.bots.test_search import begun


def onlooker_and_state() -> tuple[SearchGame, State]:
    game = begun(3, players=2, solo=True, seed=5)
    return search_game(game, random.Random(1).randrange, None, True), state_of(game)


def test_a_turn_is_compared_with_others_before_the_automa_draws() -> None:
    onlooker, state = onlooker_and_state()
    cards = cards_left(state)
    for plan in onlooker.plans(state, 8, True):
        after, _ = onlooker.follow(plan.end())
        assert onlooker.begins_turn(after)
        assert onlooker.seat(after) == state.automa
        assert cards_left(after) == cards
    assert dump(state) == dump(onlooker_and_state()[1])


def test_the_automa_has_one_plan_and_draws_anew_whenever_it_is_followed() -> None:
    onlooker, state = onlooker_and_state()
    before, _ = onlooker.follow(onlooker.plans(state, 8, True)[0].end())
    (plan,) = onlooker.plans(before, 8, False)
    assert plan.path == ()
    drawn = set()
    for _ in range(20):
        after, outcome = onlooker.follow(plan.end())
        assert onlooker.seat(after) == 0
        assert cards_left(after) < cards_left(before)
        drawn.add(outcome)
    assert len(drawn) > 1


def test_a_lesson_sees_both_turns_of_a_round() -> None:
    notes = play(Lesson("sun", 2, 3, None, options={"solo": True, "start": 0}))
    game = heliopause.new("sun", solo=True, seed=3)
    names = search_game(game, random.Random(1).randrange, {}, True).feature_names()
    to_move = notes.seen[:, 0, names.index("to move")]
    assert list(to_move[:6]) == [1, 0, 1, 0, 1, 0]  # the player, the automa, the player ...
