"""The innovations of the advanced mats that work once, when they are reached (rule 14.1).

What is reached stays reached (State.see_innovations), whatever the rest of the action does.
"""

from typing import Final, final

from heliopause.games.sun.rules import log
from heliopause.games.sun.rules.levels import update_powers
from heliopause.games.sun.rules.state import State
from heliopause.kernel.machine import Operation


@final
class Innovate(Operation):
    """When an action, a production or a claim is over with all its bonuses: what has been reached, by anybody."""

    __slots__ = ()

    def act(self, state: State) -> None:
        if not state.innovating:
            return
        state.see_innovations()
        for step in range(state.players):
            seat = (state.active + step) % state.players
            faction = state.seats[seat]
            if not faction.mat.innovations:
                continue
            update_powers(state, seat)
            for number, innovation in enumerate(faction.mat.innovations):
                line = innovation.line
                if line is not None and (faction.achieved & ~faction.fired) >> number & 1:
                    faction.fired |= 1 << number
                    state.note(log.INNOVATION, seat, number)
                    state.stack.append(self)
                    line.start(state, seat, False)
                    return


INNOVATE: Final = Innovate()
