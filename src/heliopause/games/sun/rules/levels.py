"""The powers of advanced mats that hold while a production level does (rule 14.1)."""

from heliopause.games.sun.rules.constants import POWERS
from heliopause.games.sun.rules.state import State


def update_powers(state: State, seat: int) -> None:
    """A disc has moved: the powers that depend on a production level come and go with it at once."""
    faction = state.seats[seat]
    lasting = [innovation for innovation in faction.mat.innovations if innovation.line is None]
    if not lasting:
        return
    content = state.content
    powers = 0
    for card in faction.cards:
        powers = POWERS.combined(powers, content.technologies[card].power)
    for card in faction.colonies:
        powers = POWERS.combined(powers, content.systems[card].ability)
    for innovation in lasting:
        if innovation.reached(state, seat):
            powers = POWERS.combined(powers, innovation.power)
    faction.powers = powers
