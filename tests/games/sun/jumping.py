"""For the tests of jumps and control: a faction that is about to jump."""

from tests.games.sun.helpers import Bare, line_technology


def jumping(points: int = 2, text: str = "") -> Bare:
    """Seat 0 has a `jump` action and no ships yet."""
    p = Bare(text + line_technology(f"jump {points}"))
    p.private(0, "under-test")
    for seat in range(4):
        p.ships(seat, "sol")
    return p
