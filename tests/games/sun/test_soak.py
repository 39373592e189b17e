"""Random games over all player counts and sets: all end, and nothing goes wrong on the way."""

import random
from typing import Any

import pytest
from hypothesis import settings

import heliopause
from heliopause.checking import check_game
from tests.games.sun.test_legality_brute_force import SHIPPED, check_answers, check_every_way, positions, rearranged
from tests.games.sun.test_properties import VARIANTS, Table
from tests.games.sun.trial import offered_spaces, possible_spaces, reachable
from tests.games.sun.whole_table import check_table

KINDS: dict[str, dict[str, Any]] = {"basic": {}, "advanced": {"mats": "advanced"}, "tableau": {"tableau": True}}
LONGEST = 200  # rounds, and then the last one


def play(players: int, kind: str, seed: int) -> None:
    """One game at random, its table looked at now and then."""
    rng = random.Random(seed)
    game = heliopause.new("sun", players=players, seed=seed, **KINDS[kind])
    steps = 0
    while not game.over:
        game.choose(rng.choice(game.options()))
        steps += 1
        assert steps < 6000, f"the game does not end: {players} {kind} {seed}"
        if rng.random() < 0.02:
            check_table(game)
    check_table(game)
    assert game.seat is None
    assert game.options() == []
    assert 1 < game.round <= LONGEST
    assert game.winners()
    assert heliopause.load(game.record(), pack=game.pack).scores()[0].parts == game.scores()[0].parts


def test_sixty_games_end() -> None:
    for number in range(60):
        play(2 + number % 3, list(KINDS)[number // 3 % 3], number)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_thousand_games_end(players: int, kind: str, part: int) -> None:
    for number in range(167):
        play(players, kind, 1000 + 167 * part + number)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("variant", VARIANTS)
def test_walks_keep_every_promise(variant: str, seed: int) -> None:
    game = heliopause.new("sun", players=2 + seed % 3, seed=seed, **VARIANTS[variant])
    check_game(game, random.Random(seed), sample=0.03, at_step=check_table)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 104))
@pytest.mark.parametrize("variant", SHIPPED)
def test_legality_in_thousands_of_positions(variant: str, seed: int) -> None:
    rng = random.Random(seed)
    for number, state in enumerate(positions(variant, seed, 60)):
        for position in (state, rearranged(state, rng)):
            offered = offered_spaces(position)
            assert offered == possible_spaces(position)
            for space in reachable(position):
                if str(position.content.spaces[space].option) in offered and number % 4 == 0:
                    check_answers(position, space, rng)
                    check_every_way(position, space, 30, rng)


class LongTable(Table):
    """The table of test_properties, walked as often as the profile says."""


LongTable.TestCase.settings = settings(stateful_step_count=40)
TestLongTable = pytest.mark.soak(LongTable.TestCase)
