"""Drawings as text, and positions to draw."""

import random
from collections.abc import Iterator
from io import StringIO
from typing import Any

from rich.console import Console, RenderableType

import heliopause


def drawn(*what: RenderableType, width: int = 100) -> str:
    paper = StringIO()
    Console(width=width, file=paper, highlight=False, markup=False).print(*what)
    return paper.getvalue()


def positions(number: int, name: str = "sun", **options: Any) -> Iterator[heliopause.Game]:
    """Positions of random games, spread over the whole game."""
    seed = 0
    while number:
        seed += 1
        draw = random.Random(seed)
        game = heliopause.new(name, seed=seed, **options)
        while not game.over and number:
            if draw.random() < 0.03:
                number -= 1
                yield game
            game.choose(draw.choice(game.options()))
