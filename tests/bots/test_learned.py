"""The learned evaluation: what it sees has names, the models that are shipped know them, and it plays well by them."""

import re

import pytest

import heliopause
from heliopause.bots import Bot, Greedy, Learned, Random
from heliopause.bots.model import shipped
from heliopause.bots.network import EARLINESS, HIDDEN, PLAN, SURENESS, network_of
from heliopause.bots.planning import search_game
from heliopause.game import state_of

GAMES = [("sun", 2), ("sun", 3), ("sun", 4), ("horizon", 2), ("horizon", 3), ("horizon", 4)]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_feature_has_a_name_and_a_modest_size(name: str, players: int) -> None:
    game = heliopause.new(name, players=players, seed=3)
    bots = [Greedy(seat) for seat in range(players)]
    onlooker = search_game(game, lambda n: 0, {}, True)
    while game.round < 3 and (seat := game.seat) is not None:
        state = state_of(game)
        if onlooker.begins_turn(state):
            for other in range(players):
                seen = onlooker.features(state, other)
                assert len(seen) == len(onlooker.feature_names())
                assert all(abs(feature) < 10 for feature in seen)
        game.choose(bots[seat].choose(game))


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_shipped_model_has_learned_about_everything_in_the_box(name: str, players: int) -> None:
    names = search_game(heliopause.new(name, players=players, seed=3), lambda n: 0, {}, True).feature_names()
    assert set(shipped(name)) == {name}
    for table, learned in shipped(name)[name].items():
        met = {feature for feature in names if table == "solo" or not feature.startswith("automa's ")}
        assert (
            met
            <= {known for known in learned if not known.startswith(PLAN)} - {EARLINESS, HIDDEN, SURENESS}
            <= set(names)
        )
    assert network_of(shipped(name)[name], players, names) is not None


@pytest.mark.parametrize("name", ["sun", "horizon"])
def test_the_chances_of_all_seats_add_up_to_one(name: str) -> None:
    game = heliopause.new(name, players=4, seed=3)
    chances = search_game(game, lambda n: 0, None, True).chances(state_of(game))
    assert sum(chances) == pytest.approx(1)
    assert min(chances) > 0


def played(name: str, rounds: int) -> heliopause.Game:
    game = heliopause.new(name, players=2, seed=9)
    bots: list[Bot] = [Learned(1), Random(2)]
    while (seat := game.seat) is not None and game.round <= rounds:
        game.choose(bots[seat].choose(game))
    return game


@pytest.mark.parametrize("name", ["sun", "horizon"])
def test_learned_beats_random_and_chooses_the_same_for_the_same_seed(name: str) -> None:
    game = played(name, 999)
    assert game.winners() == [0]
    again = played(name, 4).choices
    assert again == game.choices[: len(again)]


def test_learned_says_what_came_next_to_its_choice() -> None:
    game = heliopause.new("sun", players=2, seed=9)
    bot = Learned(1)
    bot.choose(game)
    assert bot.reason is not None
    assert bot.reason.message == "reason-search-for-next"
    assert re.fullmatch(r"more \w+.*: \d+ % to win; .+: \d+ %", bot.reason.words())
