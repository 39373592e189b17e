"""A reader for any game, with what every game tells: seats, points by item, rounds. A game's own knows its cards."""

from typing import Any

import heliopause
from heliopause.game import Game
from heliopause.kernel.machine import CHANCE
from heliopause.kernel.option import Option
from heliopause.lab.balance_reader import Card, Reader, SeatPlayed, Watch
from heliopause.registry import spec_of


def reader_of(game: str) -> Reader:
    """The game's own reader, or the plain one."""
    made = spec_of(game).part("lab")
    reader: Reader = PlainReader(game) if made is None else made()
    return reader


class PlainReader:
    """Knows no cards, no sides and no strategies, and no number of rounds that a game should have."""

    def __init__(self, game: str) -> None:
        self.settings: dict[str, Any] = {}
        self.rounds: tuple[float, float] | None = None
        self.strategies: tuple[str, ...] = ()
        self.kinds: tuple[str, ...] = ()
        self.called = {"faction": "side", "first": "first claim of the game"}
        self.counted: dict[str, str] = {}
        self.sources = {item: item for item in heliopause.new(game, seed=1).scores()[0].parts}
        self.turns: dict[str, tuple[str, float, float]] = {}
        self.ways: dict[str, tuple[str, str]] = {}

    def cards(self, game: Game) -> list[Card]:
        return []

    def watch(self, game: Game) -> Watch:
        return PlainWatch()


class PlainWatch:
    """Looks at the game when it is over."""

    def see(self, game: Game, choice: Option) -> None:
        pass

    def read(self, game: Game) -> list[SeatPlayed]:
        first = next(seat for seat, _ in game.choices if seat != CHANCE)
        return [
            SeatPlayed(place=(seat - first) % game.players + 1, faction="", strategy="", points=score.parts)
            for seat, score in enumerate(game.scores())
        ]
