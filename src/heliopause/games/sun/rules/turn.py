"""The turn: action phase, production phase, achievement phase, and the order of turns (rules 2 to 6.1)."""

from typing import Final, final

from heliopause.beyond import turn
from heliopause.beyond.cards import Space
from heliopause.beyond.lines import Purse, Step
from heliopause.beyond.log import OVER, TURN
from heliopause.beyond.state import Seat
from heliopause.beyond.turn import claim, next_seat
from heliopause.games.sun.rules import log
from heliopause.games.sun.rules.constants import CROWD, FOOD, GIGA, ORE, TRACK
from heliopause.games.sun.rules.economy import Pay, pay
from heliopause.games.sun.rules.innovations import INNOVATE
from heliopause.games.sun.rules.options import PRODUCE_GROWTH, PRODUCE_ORE, PRODUCE_TRADE
from heliopause.games.sun.rules.production import grow, mine, start_trade
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.rules.tableau import refill_rows
from heliopause.kernel.machine import Operation, Question
from heliopause.kernel.option import Option

# Turn order


@final
class TurnStart(Operation):
    """A seat's turn begins."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def act(self, state: State) -> None:
        seat = self.seat
        state.active = seat
        state.seats[seat].used = 0
        state.exchanges = 0
        uncontrolled = 0
        for place in state.board.system_places:
            if state.controller[place] < 0:
                uncontrolled |= 1 << place
        state.uncontrolled = uncontrolled
        state.note(TURN, seat, state.round)
        if seat == state.automa:
            state.settings.pilot.begin_turn(state, seat)
        else:
            state.stack += PHASES[seat]


@final
class TurnEnd(Operation):
    """The next seat, the next round, or the end of the game (rule 6.1)."""

    __slots__ = ()

    def act(self, state: State) -> None:
        if state.active == state.automa and state.settings.pilot.exhausted(state):
            end_game(state)
            return
        following = next_seat(state)
        if following < 0:
            end_game(state)
            return
        state.stack.append(TURN_START[following])
        if state.settings.tableau:
            refill_rows(state)


def end_game(state: State) -> None:
    state.over = True
    for faction in state.seats:
        if faction.powers & GIGA:
            # Giga-Corporations: the stars on achievements become production discs (rule 15.16).
            for _ in range(min(faction.claimed.bit_count(), 2 * TRACK - faction.discs_off())):
                faction.tracks[FOOD if faction.tracks[FOOD] >= faction.tracks[ORE] else ORE] -= 1
    state.note(OVER, state.active)


# Action phase (rule 3)


@final
class AskSpace(turn.AskSpace):
    """To which action space does the pawn move?"""

    __slots__ = ()

    def crowds(self, player: Seat) -> bool:
        return player.powers & CROWD != 0

    def verdict(self, state: State, space: Space, purse: Purse) -> int:
        state.copied = state.content.copy_bits[space.action.index]
        state.taken = 0
        reason = super().verdict(state, space, purse)
        state.copied = 0
        return reason

    def answer(self, state: State, option: Option) -> None:
        state.copied = state.content.copy_bits[state.content.spaces[option.a].action.index]
        state.taken = 0
        super().answer(state, option)

    def pay_extra(self, state: State, money: int) -> None:
        """In one payment with the ore that the line costs, which is its first step."""
        step = state.stack[-1]
        if isinstance(step, Step) and isinstance(step.part, Pay) and not step.part.pop:
            state.stack.pop()
            if step.following is not None:
                state.stack.append(step.following)
            money += step.part.price(state, self.seat)
        pay(state, self.seat, money, 0)


# Production phase (rule 4)


@final
class AskProduction(Question):
    """Population growth, ore production or trade?"""

    __slots__ = ()
    obvious = False

    def options(self, state: State) -> list[Option]:
        return list(PRODUCTION)

    def answer(self, state: State, option: Option) -> None:
        if option is PRODUCE_GROWTH:
            grow(state, self.seat)
        elif option is PRODUCE_ORE:
            mine(state, self.seat)
        else:
            start_trade(state, self.seat, True, False)


PRODUCTION: Final = (PRODUCE_GROWTH, PRODUCE_ORE, PRODUCE_TRADE)


# Achievement phase (rule 5)


@final
class AskAchievement(turn.AskClaim):
    """Which achievement is claimed? One must be, if any can."""

    __slots__ = ()

    def answer(self, state: State, option: Option) -> None:
        cards = state.claim_cards()
        claim_achievement(state, self.seat, next(number for number, card in enumerate(cards) if card.option is option))


def claim_achievement(state: State, seat: int, number: int) -> None:
    """It may trigger the end: this round is finished, and one more is played (rule 6.1)."""
    running = state.ending == 0
    claim(state, seat, number)
    if running and state.ending:
        left = (state.first - state.active - 1) % state.players + state.players
        least, most = state.settings.pilot.turns_to_come(state)
        sure = min(left, least) == min(left, most)
        state.note(log.ENDING if sure else log.AUTOMA_ENDING, seat, min(left, most))


TURN_START: Final = [TurnStart(seat) for seat in range(4)]
TURN_END: Final = TurnEnd()
PHASES: Final[list[list[Operation]]] = [
    [TURN_END, INNOVATE, AskAchievement(seat), INNOVATE, AskProduction(seat), INNOVATE, AskSpace(seat)]
    for seat in range(4)
]
