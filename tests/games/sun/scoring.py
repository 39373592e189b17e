"""For the tests of the end and of scores: tables with known achievements."""

from typing import Any

from tests.games.sun.position import Position

BEGINNERS = ("transcendence", "empire", "technologist", "warlord")


def table(players: int = 4, **options: Any) -> Position:
    p = Position(players, **options).even()
    p.achievements(*BEGINNERS)
    return p


def bare(players: int = 4) -> Position:
    """Nobody scores anything: no ships on the map, no cards."""
    p = table(players)
    for seat in range(players):
        p.ships(seat, "sol")
    assert all(score.total == 0 for score in p.game.scores())
    return p


def researched(p: Position, seat: int, *slots: str) -> None:
    cards = {"A": "plasma-cannon", "B": "mass-cloning", "C": "modular-fleet", "D": "settler-arks"}
    cards |= {"a": "capital-ship", "b": "android-armada", "c": "hyperdrive-boosters"}
    for slot in slots:
        p.research(seat, slot, "" if p.card_on(slot) else cards[slot])
