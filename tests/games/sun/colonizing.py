"""For the tests of colonizing: a faction that is about to."""

from tests.games.sun.position import Position

COLONIZE = "space:terraforming.0"  # 4 ore: colonize


def table(players: int = 4) -> Position:
    """Seat 0 has Terraforming, 4 ore and no ships."""
    p = Position(players).even()
    p.research(0, "2", "terraforming")
    p.ships(0, "sol")
    p.give(0, ore=4)
    return p


def holding(p: Position, place: str, system: str, disc: str, *levels: int) -> Position:
    """Seat 0 controls a system with these ships."""
    p.put_system(place, system)
    p.ships(0, place, *levels)
    p.control(0, place, disc)
    return p


def colonies(p: Position, seat: int = 0) -> list[str]:
    return [p.state.content.systems[number].id for number in p.seat(seat).colonies]
