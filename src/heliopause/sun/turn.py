"""The turn: action phase, production phase, achievement phase, and the order of turns (rules 2 to 6.1)."""

from typing import TYPE_CHECKING, Final, final

from heliopause.kernel.machine import Operation
from heliopause.kernel.option import Option
from heliopause.sun import log
from heliopause.sun.innovations import INNOVATE
from heliopause.sun.lines import ACTION_END, Ask, Line, Purse, alters, weigh
from heliopause.sun.options import PRODUCE_GROWTH, PRODUCE_ORE, PRODUCE_TRADE
from heliopause.sun.production import grow, mine, start_trade
from heliopause.sun.state import NO_PAWN, State
from heliopause.sun.tableau import refill_rows
from heliopause.sun.terms import CROWD, FINE, FOOD, GIGA, MUST_MOVE, NEED_ORE, NO_CHANGE, OCCUPIED, ORE, TRACK

if TYPE_CHECKING:
    from heliopause.sun.cards import Space

LONGEST: Final = 200  # rounds; a game in which nobody can claim any more must end too (house)

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
        state.note(log.TURN, seat, state.round)
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
        following = (state.active + 1) % state.players
        if following == state.first:
            if state.ending == 2:
                end_game(state)
                return
            if state.ending == 1 or (state.ending == 0 and state.round == LONGEST - 1):
                state.ending = 2
                state.note(log.LAST_ROUND, state.active)
            state.round += 1
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
    state.note(log.OVER, state.active)


# Action phase (rule 3)


@final
class AskSpace(Ask):
    """To which action space does the pawn move?"""

    __slots__ = ()
    obvious = False

    def options(self, state: State) -> list[Option]:
        seat = self.seat
        faction = state.seats[seat]
        spaces = state.content.spaces
        ore = faction.ore
        supply = faction.supply()
        here = faction.pawn
        taken = () if faction.powers & CROWD else tuple(other.pawn for other in state.seats if other is not faction)
        state.copied = 0
        state.taken = 0
        options = []
        # The spaces of one action stand together, so its verdict is asked for once for each price.
        judged: Line | None = None
        price = 0
        fine = False
        for index in faction.spaces:
            space = spaces[index]
            line = space.action.line
            if ore < line.ore + space.extra:
                continue
            if (index == here or index in taken) and not space.repeatable:
                continue
            if line is not judged or space.extra != price:
                judged = line
                price = space.extra
                fine = line.sure or _possible(state, seat, space, ore, supply) == FINE
            if fine:
                options.append(space.option)
        return options

    def take(self, state: State, option: Option) -> None:
        seat = self.seat
        space = state.content.spaces[option.a]
        faction = state.seats[seat]
        if not space.repeatable:
            for other in state.seats:
                if other.pawn == space.index and other is not faction:
                    other.pawn = NO_PAWN
                    state.note(log.ASIDE, seat, other.index)
        faction.pawn = space.index
        state.note(log.PAWN, seat, space.action.index)
        state.copied = space.action.copy_bit
        state.taken = 0
        state.stack.append(ACTION_END)
        space.action.line.start(state, seat, True)
        state.changed = False
        if space.extra:
            faction.ore -= space.extra
            state.note(log.PAY_ORE, seat, space.extra)


def _possible(state: State, seat: int, space: "Space", ore: int, supply: int) -> int:
    """Can the space's action be carried out in full, and would it change anything? A reason of terms.py, or FINE."""
    faction = state.seats[seat]
    state.copied = space.action.copy_bit
    parts = space.action.line.parts
    reason = weigh(state, seat, parts, Purse(faction.pop, ore - space.extra, supply))
    if not reason and not space.extra and not space.action.line.certain and not alters(state, seat, parts):
        reason = NO_CHANGE
    state.copied = 0
    return reason


def space_refusal(state: State, seat: int, index: int) -> int:
    """Why the seat may not take a space it knows, as a reason of terms.py (rules 3.1 to 3.7)."""
    space = state.content.spaces[index]
    faction = state.seats[seat]
    if not space.repeatable:
        if index == faction.pawn:
            return MUST_MOVE
        if not faction.powers & CROWD and any(other.pawn == index for other in state.seats if other is not faction):
            return OCCUPIED
    if faction.ore < space.extra:
        return NEED_ORE
    return _possible(state, seat, space, faction.ore, faction.supply())


# Production phase (rule 4)


@final
class AskProduction(Ask):
    """Population growth, ore production or trade?"""

    __slots__ = ()
    obvious = False

    def options(self, state: State) -> list[Option]:
        return list(PRODUCTION)

    def take(self, state: State, option: Option) -> None:
        if option is PRODUCE_GROWTH:
            grow(state, self.seat)
        elif option is PRODUCE_ORE:
            mine(state, self.seat)
        else:
            start_trade(state, self.seat, True)


PRODUCTION: Final = (PRODUCE_GROWTH, PRODUCE_ORE, PRODUCE_TRADE)


# Achievement phase (rule 5)


@final
class AskAchievement(Ask):
    """Which achievement is claimed? One must be, if any can."""

    __slots__ = ()

    def options(self, state: State) -> list[Option]:
        return [state.content.achievements[card].option for card in claimable(state, self.seat)]

    def take(self, state: State, option: Option) -> None:
        claim(state, self.seat, option.a)


def claimable(state: State, seat: int) -> list[int]:
    """Achievement cards the seat fulfils, has not claimed, and that have a slot left."""
    content = state.content
    claimed = state.seats[seat].claimed
    found = []
    for number, card in enumerate(state.achievements):
        if claimed >> number & 1:
            continue
        achievement = content.achievements[card]
        if len(state.claims[number]) < achievement.slot_count(state.players) and achievement.condition.holds(
            state, seat
        ):
            found.append(card)
    return found


def claim(state: State, seat: int, card: int) -> None:
    number = state.achievements.index(card)
    achievement = state.content.achievements[card]
    points = achievement.slots[len(state.claims[number])]
    state.claims[number] = (*state.claims[number], seat)
    state.seats[seat].claimed |= 1 << number
    state.note(log.CLAIM, seat, card, points)
    if state.ending == 0 and sum(len(claims) for claims in state.claims) >= discs_to_end(state.players):
        state.ending = 1


def discs_to_end(players: int) -> int:
    return 4 if players == 4 else 3


TURN_START: Final = [TurnStart(seat) for seat in range(4)]
TURN_END: Final = TurnEnd()
PHASES: Final[list[list[Operation]]] = [
    [TURN_END, AskAchievement(seat), INNOVATE, AskProduction(seat), INNOVATE, AskSpace(seat)] for seat in range(4)
]
