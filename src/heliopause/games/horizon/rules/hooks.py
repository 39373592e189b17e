"""How Beyond the Horizon does what both games do: leaders on slots, a search by colour, goals with cubes."""

from typing import final

from heliopause.beyond.card_search import AskType, Find
from heliopause.beyond.cards import Claim, Slot, Technology
from heliopause.beyond.hooks import Customs
from heliopause.games.horizon.rules.constants import FAR_MOVEMENT, ON_RESEARCH
from heliopause.games.horizon.rules.leaders import MeetLeader
from heliopause.games.horizon.rules.state import State
from heliopause.games.horizon.rules.triggers import fire


@final
class HorizonCustoms(Customs):
    """See Customs for when each is asked."""

    __slots__ = ()

    def encounter(self, state: State, seat: int, slot: Slot) -> None:
        if slot.level > 1 and state.leaders[slot.level]:
            state.stack.append(MeetLeader(seat, slot.level))

    def seek(self, state: State, find: Find, types: int) -> None:
        state.stack.append(AskType(find, types, 2))

    def gained(self, state: State, seat: int, technology: Technology) -> None:
        if technology.power & FAR_MOVEMENT:
            state.seats[seat].reach += 1
        fire(state, seat, ON_RESEARCH[technology.level])
        trigger = state.content.trigger_of[technology.index]
        if trigger >= 0:
            state.seats[seat].triggers.append(trigger)

    def on_table(self, state: State) -> list[Claim]:
        goals = state.content.goals
        return [goals[number] for number in state.goals]

    def claims_to_end(self, state: State) -> int:
        return cubes_to_end(state.players)


def cubes_to_end(players: int) -> int:
    return 3 if players == 2 else 4
