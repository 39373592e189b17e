"""Before the first round: a government is chosen by what the learned evaluation makes of it; what nobody knows, any."""

import pytest

import heliopause
from heliopause import Game
from heliopause.bots import make
from heliopause.bots.model import shipped
from heliopause.bots.planning import Learned
from heliopause.games.horizon.bots.turn_planner import AS_GOOD


def openings(game: Game, bot: str) -> set[str]:
    """What the bot takes, with many seeds."""
    return {make(bot, seed).choose(game).id for seed in range(60)}


def test_every_government_is_known_to_the_model_and_nothing_else() -> None:
    named = {f"government {card.id}" for card in heliopause.new("horizon").rules.content.governments}
    for weights in shipped("horizon")["horizon"].values():
        assert {name for name in weights if name.startswith("government ")} == named


@pytest.mark.parametrize("bot", ["learned", "search:1"])
def test_the_government_that_the_model_likes_best_is_taken(bot: str) -> None:
    for seed in range(6):
        game = heliopause.new("horizon", players=4, seed=seed)
        offered = [option.id for option in game.options()]
        for liked in offered:
            weights = dict(shipped("horizon")["horizon"]["4"])
            weights[liked.replace(":", " ")] = [0.0, 20.0]
            assert Learned(seed, {"horizon": {"4": weights}}).choose(game).id == liked
        assert openings(game, bot) <= set(offered)


def test_of_governments_that_are_nearly_as_good_any_is_taken() -> None:
    game = heliopause.new("horizon", players=3, seed=1)
    offered = [option.id for option in game.options()]
    first, second, *others = offered
    weights = {first.replace(":", " "): [0.0, 1.0], second.replace(":", " "): [0.0, 1.0 - AS_GOOD / 2]}
    taken = {Learned(seed, {"horizon": {"3": weights}}).choose(game).id for seed in range(60)}
    assert taken == {first, second}
    assert others


def test_without_a_model_and_without_a_government_any_will_do() -> None:
    horizon = heliopause.new("horizon", players=3, seed=4)
    for game in (horizon, heliopause.new("sun", players=3, seed=4, choose_mats=True)):
        assert openings(game, "greedy") == {option.id for option in game.options()}
