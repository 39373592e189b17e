"""The turn as both games have it: the pawn and its spaces, the order of turns, the one claim, the last round."""

from typing import TYPE_CHECKING, Any, Final

from heliopause.beyond import log
from heliopause.beyond.constants import FINE, MUST_MOVE, NEED_MONEY, NO_PAWN, OCCUPIED
from heliopause.beyond.lines import ACTION_END, Line, Purse, check
from heliopause.beyond.state import Seat, State
from heliopause.kernel.machine import Question
from heliopause.kernel.option import Option

if TYPE_CHECKING:
    from heliopause.beyond.cards import Space

LONGEST: Final = 200  # rounds; a game in which nobody can claim any more must end too (house)
SHORT: Final = 8  # rounds of a short game at most (house)


# The action phase


class AskSpace(Question):
    """To which action space does the pawn move?"""

    __slots__ = ()
    obvious = False

    def options(self, state: State) -> list[Option]:
        seat = self.seat
        player = state.seats[seat]
        spaces = state.common.spaces
        purse = player.purse()
        money = purse.money
        # The pawns that are in the way: the seat's own, and the others' unless it may join them.
        pawns = [player.pawn] if self.crowds(player) else [other.pawn for other in state.seats]
        options: list[Option] = []
        # The spaces of one action stand together, so its verdict is asked for once for each price.
        judged: Line | None = None
        price = 0
        fine = False
        for index in player.spaces:
            space = spaces[index]
            line = space.action.line
            if money < line.money + space.extra:
                continue
            if not space.repeatable and _stands(pawns, index):
                continue
            if line is not judged or space.extra != price:
                judged = line
                price = space.extra
                fine = self.verdict(state, space, purse) == FINE
            if fine:
                options.append(space.option)
        return options

    def crowds(self, player: Seat) -> bool:
        """May it use a space where another pawn stands?"""
        return False

    def verdict(self, state: Any, space: "Space", purse: Purse) -> int:
        """Can the action be carried out, and would it change anything? A reason of constants.py, or FINE."""
        line = space.action.line
        if line.sure:
            return FINE
        if space.extra:
            purse = Purse(purse.pop, purse.money - space.extra, purse.supply)
            if not line.lenient:  # to pay it changes something
                return check(state, self.seat, line.parts, purse)
        return line.check(state, self.seat, purse)

    def refusal(self, state: Any, index: int) -> int:
        """Why the seat may not take a space it knows, as a reason of constants.py; FINE if it may."""
        position: State = state
        space = position.common.spaces[index]
        player = position.seats[self.seat]
        if not space.repeatable:
            if index == player.pawn:
                return MUST_MOVE
            if not self.crowds(player) and any(other.pawn == index for other in position.seats if other is not player):
                return OCCUPIED
        purse = player.purse()
        if purse.money < space.extra:
            return NEED_MONEY
        if space.action.line.sure and purse.money < space.extra + space.action.line.money:
            return NEED_MONEY
        return self.verdict(state, space, purse)

    def answer(self, state: Any, option: Option) -> None:
        position: State = state
        seat = self.seat
        space = position.common.spaces[option.a]
        player = position.seats[seat]
        if not space.repeatable:
            self.join(state, space.index)
        player.pawn = space.index
        position.note(log.PAWN, seat, space.action.index)
        position.stack.append(ACTION_END)
        line = space.action.line
        line.start(position, seat, True)
        position.changed = line.lenient
        if space.extra:
            self.pay_extra(state, space.extra)

    def join(self, state: Any, space: int) -> None:
        """The pawns that stand there are moved aside."""
        position: State = state
        for other in position.seats:
            if other.pawn == space and other.index != self.seat:
                other.pawn = NO_PAWN
                position.note(log.ASIDE, self.seat, other.index)

    def pay_extra(self, state: Any, money: int) -> None:
        raise NotImplementedError


def _stands(pawns: list[int], space: int) -> bool:
    for pawn in pawns:
        if pawn == space:
            return True
    return False


# Claims


class AskClaim(Question):
    """What is claimed? One thing must be, if any can."""

    __slots__ = ()

    def options(self, state: Any) -> list[Option]:
        position: State = state
        found = claimable(position, self.seat)
        return [position.claim_cards()[number].option for number in found] if found else []

    def answer(self, state: Any, option: Option) -> None:
        cards = state.claim_cards()
        claim(state, self.seat, next(number for number, card in enumerate(cards) if card.option is option))


def claimable(state: State, seat: int) -> list[int]:
    """What the seat fulfils, has not claimed, and has room left, by its number in `state.claims`."""
    claimed = state.seats[seat].claimed
    return [
        number
        for number, card in enumerate(state.claim_cards())
        if not claimed >> number & 1
        and len(state.claims[number]) < card.slot_count(state.players)
        and card.condition.holds(state, seat)
    ]


def claim(state: State, seat: int, number: int) -> None:
    card = state.claim_cards()[number]
    points = card.slots[len(state.claims[number])]
    state.claims[number] = (*state.claims[number], seat)
    state.seats[seat].claimed |= 1 << number
    state.note(log.CLAIM, seat, card.index, points)
    if state.ending == 0 and sum(len(claims) for claims in state.claims) >= state.claims_to_end():
        state.ending = 1


def claim_points(state: State, seat: int) -> int:
    """The points of everything the seat has claimed."""
    claimed = state.seats[seat].claimed
    if not claimed:
        return 0
    cards = state.claim_cards()
    points = 0
    for number, claims in enumerate(state.claims):
        if claimed >> number & 1:
            points += cards[number].slots[claims.index(seat)]
    return points


# The order of turns


def last_round(state: State) -> int:
    """The round after which a game ends, whoever has claimed what (house)."""
    return SHORT if state.short() else LONGEST


def next_seat(state: State) -> int:
    """Whose turn comes next, in this round or a new one; -1 when the last round is over."""
    following = (state.active + 1) % state.players
    if following == state.first:
        if state.ending == 2:
            return -1
        if state.ending == 1 or state.round == last_round(state) - 1:
            state.ending = 2
            state.note(log.LAST_ROUND, state.active)
        state.round += 1
    return following
