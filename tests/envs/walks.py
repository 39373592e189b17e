"""Random walks through games of all kinds, as the tests of the environments need them."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import heliopause
from heliopause.envs.play import Play
from tests.forms import VARIANTS

every_variant = pytest.mark.parametrize(
    ("name", "options"), VARIANTS, ids=[f"{name}-{'-'.join(map(str, options.values()))}" for name, options in VARIANTS]
)
both_games = pytest.mark.parametrize("name", ["sun", "horizon"])


def walk(name: str, options: dict[str, Any], seed: int, every: int = 1) -> Iterator[Play]:
    """A random game, handed out at every so many choices, and at its end."""
    play = Play(name, **options)
    play.restart(seed)
    rng = random.Random(seed)
    choices = 0
    while not play.game.over:
        if choices % every == 0:
            yield play
        play.act(rng.choice(list(play.legal())))
        choices += 1
    yield play


def explicit_walk(name: str, options: dict[str, Any], seed: int) -> Iterator[heliopause.Game]:
    """A random game with explicit chance, handed out at every question to a seat or to chance."""
    game = heliopause.new(name, chance="explicit", **options)
    rng = random.Random(seed)
    while not game.over:
        yield game
        if game.seat == heliopause.CHANCE:
            outcomes, probabilities = zip(*game.chances(), strict=True)
            game.choose(rng.choices(outcomes, probabilities)[0])
        else:
            game.choose(rng.choice(game.options()))


def later(name: str, choices: int, seed: int = 3, **options: Any) -> Play:
    """A random game after so many choices."""
    play = Play(name, **options)
    play.restart(seed)
    rng = random.Random(seed)
    for _ in range(choices):
        play.act(rng.choice(list(play.legal())))
    return play
