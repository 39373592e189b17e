"""Before the first round: mats and governments are searched like any other choice; without a model, any will do."""

import pytest

import heliopause
from heliopause import Game
from heliopause.bots import make
from heliopause.bots.model import shipped
from heliopause.bots.planning import Learned, Search, search_game
from heliopause.bots.search_tree import Tree
from heliopause.game import state_of


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


@pytest.mark.parametrize(
    "game",
    [
        heliopause.new("horizon", players=4, seed=3),
        heliopause.new("sun", players=4, seed=3, choose_mats=True),
        heliopause.new("sun", players=2, seed=3, choose_mats=True, mats="advanced"),
    ],
    ids=["governments", "mats", "advanced mats"],
)
def test_a_search_looks_into_every_option(game: Game) -> None:
    trees: list[Tree] = []
    bot = Search(1, seconds=None, iterations=200, watch=trees.append)
    chosen = bot.choose(game)
    (tree,) = trees
    looked_into = {edge.plan.path[0].id: edge.visits for edge in tree.root.edges}
    assert looked_into.keys() == {option.id for option in game.options()}
    assert min(looked_into.values()) >= 1
    assert chosen is tree.best().plan.path[0]
    assert bot.reason is not None


def test_what_a_government_is_worth_does_not_depend_on_which_is_looked_at_first() -> None:
    game = heliopause.new("horizon", players=2, seed=1)
    state = state_of(game)

    def liked(options: list[str]) -> dict[str, float]:
        seen = search_game(game, lambda n: 0, None, True)
        chances = {}
        for id in options:
            after = seen.after(state, next(option for option in state.offered if option.id == id))
            chances[id] = seen.chances(after)[state.asking.seat]
        return chances

    offered = [option.id for option in game.options()]
    assert liked(offered) == liked(offered[::-1])


def test_without_a_model_and_without_a_government_any_will_do() -> None:
    horizon = heliopause.new("horizon", players=3, seed=4)
    for game in (horizon, heliopause.new("sun", players=3, seed=4, choose_mats=True)):
        assert openings(game, "greedy") == {option.id for option in game.options()}
