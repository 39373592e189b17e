"""Every bot plays every variant to its end by legal choices, the same for the same seed, and leaves the game alone."""

import random
from typing import Any

import pytest

import heliopause
from heliopause import Game, bots
from heliopause.bots import Bot
from heliopause.checking import dump
from heliopause.game import state_of

VARIANTS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "mats": "advanced"},
    {"players": 4, "tableau": True},
    {"players": 2, "mats": "advanced", "tableau": True},
    {"players": 3, "beginners": True},
    {"players": 2, "solo": True},
]


def play(game: Game, seated: list[Bot], rounds: int = 200) -> Game:
    """Play to the end, or through that many rounds."""
    while not game.over and game.round <= rounds:
        seat = game.seat
        assert seat is not None
        game.choose(seated[seat].choose(game))
    return game


def seats(name: str, players: int, seed: int) -> list[Bot]:
    return [bots.make(name, 10 * seed + seat) for seat in range(players)]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("name", list(bots.BOTS))
def test_a_bot_chooses_among_the_options_until_the_game_is_over(name: str, variant: dict[str, Any]) -> None:
    game = heliopause.new("sun", seed=5, **variant)
    seated = seats(name, game.players, 5)
    while not game.over:
        seat = game.seat
        assert seat is not None
        option = seated[seat].choose(game)
        assert any(option is offered for offered in game.options())
        game.choose(option)
    assert game.winners()


@pytest.mark.parametrize("name", list(bots.BOTS))
def test_with_the_same_seed_a_bot_chooses_the_same(name: str) -> None:
    def choices(seed: int) -> list[tuple[int, str]]:
        return play(heliopause.new("sun", players=2, seed=3), seats(name, 2, seed), 6).choices

    assert choices(1) == choices(1)


def test_with_another_seed_the_random_bot_chooses_something_else() -> None:
    ids = {str(bots.make("random", seed).choose(heliopause.new("sun", players=2, seed=3))) for seed in range(30)}
    assert ids == {str(option) for option in heliopause.new("sun", players=2, seed=3).options()}


@pytest.mark.parametrize("variant", [{"players": 4}, {"players": 2, "mats": "advanced", "tableau": True}], ids=str)
@pytest.mark.parametrize("name", list(bots.BOTS))
def test_asking_a_bot_changes_neither_the_game_nor_its_chance(name: str, variant: dict[str, Any]) -> None:
    asked, left_alone = (heliopause.new("sun", seed=8, **variant) for _ in range(2))
    bot = bots.make(name, 1)
    rng = random.Random(8)
    for _ in range(120):
        before = dump(state_of(asked))
        bot.choose(asked)
        assert dump(state_of(asked)) == before
        choice = str(rng.choice(asked.options()))
        asked.choose(choice)
        left_alone.choose(choice)
        assert asked.record() == left_alone.record()


def test_a_bot_does_not_know_what_chance_will_bring() -> None:
    game = play(heliopause.new("sun", players=4, seed=2), seats("random", 4, 2), 5)
    twins = [heliopause.load(game.record(), seed=seed) for seed in range(8)]
    assert len({str(bots.make("greedy", 7).choose(twin)) for twin in twins}) == 1


def test_greedy_beats_random_in_ten_games_of_ten() -> None:
    won = 0
    for seed in range(10):
        game = heliopause.new("sun", players=2, seed=seed)
        greedy = seed % 2
        seated = [bots.make("greedy" if seat == greedy else "random", seed) for seat in range(2)]
        won += play(game, seated).winners() == [greedy]
    assert won == 10


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    known = "random, greedy, beginner, search, linear-search, plain-search, learned, casual"
    with pytest.raises(ValueError, match=f"^there is no bot 'deep-blue'; there is {known}"):
        bots.make("deep-blue")
