"""The powers of advanced mats that hold while a production level does (rule 14.1)."""

from heliopause.games.sun.rules.state import State


def update_powers(state: State, seat: int) -> None:
    """A disc has moved: the powers that depend on a production level come and go with it at once."""
    faction = state.seats[seat]
    for innovation in faction.mat.innovations:
        if innovation.line is None:
            if innovation.reached(state, seat):
                faction.powers |= innovation.power
            elif not _from_elsewhere(state, seat, innovation.power):
                faction.powers &= ~innovation.power


def _from_elsewhere(state: State, seat: int, power: int) -> bool:
    """Does a technology or a colony give the same power?"""
    faction = state.seats[seat]
    content = state.content
    return any(content.technologies[card].power & power for card in faction.cards) or any(
        content.systems[card].ability & power for card in faction.colonies
    )
