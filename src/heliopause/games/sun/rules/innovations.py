"""The innovations of the advanced mats: once when reached, or while a production level holds (rule 14.1)."""

from typing import Final, final

from heliopause.games.sun.rules import log
from heliopause.games.sun.rules.state import State
from heliopause.kernel.machine import Operation


def update_powers(state: State, seat: int) -> None:
    """A disc has moved: the powers that depend on a production level come and go with it at once."""
    faction = state.seats[seat]
    for innovation in faction.mat.innovations:
        if innovation.line is None:
            if innovation.reached(state, seat):
                faction.powers |= innovation.power
            elif not _from_elsewhere(state, seat, innovation.power):
                faction.powers &= ~innovation.power


@final
class Innovate(Operation):
    """When an action or a production is over with all its bonuses: what has been reached once, by anybody."""

    __slots__ = ()

    def act(self, state: State) -> None:
        for step in range(state.players):
            seat = (state.active + step) % state.players
            faction = state.seats[seat]
            if not faction.mat.innovations:
                continue
            update_powers(state, seat)
            for number, innovation in enumerate(faction.mat.innovations):
                line = innovation.line
                if line is not None and not faction.fired >> number & 1 and innovation.reached(state, seat):
                    faction.fired |= 1 << number
                    state.note(log.INNOVATION, seat, number)
                    state.stack.append(self)
                    line.start(state, seat, False)
                    return


INNOVATE: Final = Innovate()


def _from_elsewhere(state: State, seat: int, power: int) -> bool:
    """Does a technology or a colony give the same power?"""
    faction = state.seats[seat]
    content = state.content
    return any(content.technologies[card].power & power for card in faction.cards) or any(
        content.systems[card].ability & power for card in faction.colonies
    )
