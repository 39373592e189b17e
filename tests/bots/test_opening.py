"""Before the first round: a mat or a government is chosen by what the lab has measured."""

import pytest

import heliopause
from heliopause import Game
from heliopause.bots import make
from heliopause.games.horizon.bots.card_values import GOVERNMENTS

MEASURED = {f"government:{id}": success for id, success in GOVERNMENTS.items()}


def openings(game: Game) -> set[str]:
    """What greedy takes, with many seeds."""
    return {make("greedy", seed).choose(game).id for seed in range(60)}


def test_every_government_has_been_measured_and_nothing_else() -> None:
    assert set(GOVERNMENTS) == {card.id for card in heliopause.new("horizon").rules.content.governments}


def test_the_best_is_taken_and_of_equals_any() -> None:
    game = heliopause.new("horizon", players=3, seed=1)
    offered = {option.id: MEASURED[option.id] for option in game.options()}
    assert openings(game) == {id for id, success in offered.items() if success == max(offered.values())}


def test_what_nobody_has_measured_is_as_good_as_any_other() -> None:
    game = heliopause.new("sun", players=3, choose_mats=True, seed=4)
    assert openings(game) == {option.id for option in game.options()}


@pytest.mark.parametrize("bot", ["greedy", "search:1"])
def test_a_bot_leaves_the_worse_governments_to_those_who_choose_later(bot: str) -> None:
    for seed in range(6):
        game = heliopause.new("horizon", players=4, seed=seed)
        successes = []
        for _ in range(3):  # the first player takes what is left
            chosen = make(bot, seed).choose(game)
            game.choose(chosen)
            successes.append(MEASURED[chosen.id])
        assert successes == sorted(successes, reverse=True)
