"""The innovations of the advanced mats: once when reached, or while a production level holds (rule 14.1)."""

from typing import final

from heliopause.kernel.machine import Operation
from heliopause.sun import log
from heliopause.sun.state import State


def check_innovations(state: State, seat: int) -> None:
    """Something an innovation may depend on has changed: look at them as soon as what is under way is done."""
    if state.seats[seat].mat.innovations:
        state.stack.append(CheckInnovations(seat))


@final
class CheckInnovations(Operation[State]):
    """Start what has been reached, and keep the powers that depend on a level in step with it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def act(self, state: State) -> None:
        faction = state.seats[self.seat]
        for number, innovation in enumerate(faction.mat.innovations):
            reached = innovation.reached(state, self.seat)
            if innovation.line is None:
                if reached:
                    faction.powers |= innovation.power
                elif not _from_elsewhere(state, self.seat, innovation.power):
                    faction.powers &= ~innovation.power
            elif reached and not faction.fired & (1 << number):
                faction.fired |= 1 << number
                state.note(log.INNOVATION, self.seat, number)
                innovation.line.start(state, self.seat, False)


def _from_elsewhere(state: State, seat: int, power: int) -> bool:
    """Does a technology or a colony give the same power?"""
    faction = state.seats[seat]
    content = state.content
    return any(content.technologies[card].power & power for card in faction.cards) or any(
        content.systems[card].ability & power for card in faction.colonies
    )
