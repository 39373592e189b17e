"""Research in Beyond the Horizon: it may be declined unless it is the only task of an action (rules 3.7, 5)."""

from typing import TYPE_CHECKING, final

from heliopause.beyond import research
from heliopause.games.horizon.rules.constants import LEVELS
from heliopause.games.horizon.rules.leaders import MeetLeader
from heliopause.games.horizon.rules.state import State

if TYPE_CHECKING:
    from heliopause.beyond.cards import Slot


@final
class Research(research.Research):
    """`research II`, `research I or II existing`."""

    __slots__ = ()
    lenient = True
    numerals: tuple[str, ...] = LEVELS

    def meet(self, state: State, seat: int, slot: "Slot") -> None:
        if slot.level > 1 and state.leaders[slot.level]:
            state.stack.append(MeetLeader(seat, slot.level))
