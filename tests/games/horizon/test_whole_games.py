"""Random games over all player counts: all end, and nothing goes wrong on the way."""

import random

import pytest

import heliopause
from heliopause.checking import check_game
from heliopause.words import LANGUAGES
from tests.games.horizon.test_legality_brute_force import positions, possible_spaces
from tests.games.horizon.test_properties import check_table

LONGEST = 200  # rounds


def play(players: int, seed: int) -> None:
    """One game at random, its table looked at now and then."""
    rng = random.Random(seed)
    game = heliopause.new("horizon", players=players, seed=seed)
    steps = 0
    while not game.over:
        game.choose(rng.choice(game.options()))
        steps += 1
        assert steps < 12000, f"the game does not end: {players} {seed}"
        if rng.random() < 0.02:
            check_table(game)
    check_table(game)
    assert game.seat is None
    assert game.options() == []
    assert 1 < game.round <= LONGEST
    assert game.winners()


def test_twelve_games_end() -> None:
    for number in range(12):
        play(2 + number % 3, number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(language: str) -> None:
    game = heliopause.new("horizon", players=3, seed=5)
    rng = random.Random(5)
    seen = set()
    while not game.over:
        offered = game.options()
        for option in offered:
            if str(option) not in seen:
                seen.add(str(option))
                assert option.words(language).strip()
                assert "{" not in option.words(language)
        game.choose(rng.choice(offered))
    for event in game.events:
        assert event.words(language).strip()
        assert "{" not in event.words(language)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_thousand_games_end(players: int, part: int) -> None:
    for number in range(100):
        play(players, 1000 + 100 * part + number)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(6))
def test_games_keep_every_promise(seed: int) -> None:
    game = heliopause.new("horizon", players=2 + seed % 3, seed=seed)
    check_game(game, random.Random(seed), sample=0.02, longest=12000, at_step=check_table)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(6))
def test_offered_actions_are_the_possible_ones_in_many_games(seed: int) -> None:
    for game in positions(100 + seed, 2 + seed % 3, 0.5):
        assert set(map(str, game.options())) == possible_spaces(game._state)
