"""The turn: action, expansion, production and goal phase, and the order of turns (rules 2, 3, 9.1, 12.1)."""

from typing import TYPE_CHECKING, Final, final

from heliopause.beyond import turn
from heliopause.beyond.cards import BASIC
from heliopause.beyond.constants import FINE
from heliopause.beyond.lines import Purse, Step
from heliopause.beyond.log import OVER, TURN
from heliopause.beyond.options import PASS
from heliopause.beyond.turn import next_seat
from heliopause.games.horizon.rules.building import build, existing_options, new_options
from heliopause.games.horizon.rules.constants import (
    CITY,
    FIRST_TURN,
    NOT_YET,
    ON_TURN,
    SHARED_SPACE,
    VILLAGE,
)
from heliopause.games.horizon.rules.economy import Pay, pay_coins
from heliopause.games.horizon.rules.goals import AskGoal
from heliopause.games.horizon.rules.production import AskProduction
from heliopause.games.horizon.rules.settling import play_token, site_options, start_founding
from heliopause.games.horizon.rules.state import Seat, State
from heliopause.games.horizon.rules.triggers import fire
from heliopause.kernel.machine import Operation, Question
from heliopause.kernel.option import Option

if TYPE_CHECKING:
    from heliopause.beyond.cards import Space


@final
class TurnStart(Operation):
    """A seat's turn begins."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def act(self, state: State) -> None:
        seat = self.seat
        state.active = seat
        state.claimed_now = False
        for player in state.seats:
            player.explorations = 1
        state.note(TURN, seat, state.round)
        state.stack += PHASES[seat]
        fire(state, seat, ON_TURN)


@final
class TurnEnd(Operation):
    """The next seat, the next round, or the end of the game."""

    __slots__ = ()

    def act(self, state: State) -> None:
        following = next_seat(state)
        if following < 0:
            state.over = True
            state.note(OVER, state.active)
        else:
            state.stack.append(TURN_START[following])


@final
class AskSpace(turn.AskSpace):
    """The action phase (rule 3)."""

    __slots__ = ()

    def crowds(self, player: Seat) -> bool:  # type: ignore[override]
        return bool(player.powers & SHARED_SPACE)

    def verdict(self, state: State, space: "Space", purse: Purse) -> int:
        return self.barred(state, space) or super().verdict(state, space, purse)

    def refusal(self, state: State, index: int) -> int:
        return self.barred(state, state.content.spaces[index]) or super().refusal(state, index)

    def barred(self, state: State, space: "Space") -> int:
        """Is the action closed to the seat, whatever it has (rules 3.3, 3.10)?"""
        action = space.action
        if state.round == 1 and action.owner_kind != BASIC:
            return FIRST_TURN
        if action.condition is not None and not action.condition.holds(state, self.seat):
            return NOT_YET
        return FINE

    def join(self, state: State, space: int) -> None:
        """Pawns stay where they are, side by side: so each of them has to move on its next turn (rule 13.4)."""

    def pay_extra(self, state: State, money: int) -> None:
        """With the cost of the action, if that has one: they are one payment."""
        step = state.stack[-1]
        if isinstance(step, Step) and isinstance(step.part, Pay):
            state.stack.pop()
            if step.following is not None:
                state.stack.append(step.following)
            step.part.pay(state, self.seat, money)
        else:
            pay_coins(state, self.seat, money)


@final
class AskExpansion(Question):
    """Build, play a settle or a fortify token, or nothing (rule 9.1)."""

    __slots__ = ()

    def options(self, state: State) -> list[Option]:
        seat = self.seat
        player = state.seats[seat]
        tokens = player.tokens
        options = new_options(state, seat, player.coins) + existing_options(state, seat, player.coins)
        for site in (VILLAGE, CITY):
            if tokens[site]:
                options += site_options(state, seat, site)
        return [*options, PASS] if options else []

    def answer(self, state: State, option: Option) -> None:
        if option is PASS:
            return
        if option.id.startswith("build"):
            build(state, self.seat, option)
        else:
            play_token(state, self.seat, option.b)
            start_founding(state, self.seat, state.cells.index(option.a), option.b)


TURN_START: Final = [TurnStart(seat) for seat in range(4)]
TURN_END: Final = TurnEnd()
PHASES: Final[list[list[Operation]]] = [
    [TURN_END, AskGoal(seat), AskProduction(seat), AskExpansion(seat), AskSpace(seat)] for seat in range(4)
]
