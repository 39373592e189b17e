"""Who controls a place, outposts, and the bonuses for gaining control (rules 11.2 to 11.4)."""

from typing import Final, final

from heliopause.games.sun.rules import log
from heliopause.games.sun.rules.constants import STAR
from heliopause.games.sun.rules.discs import discs_to_place
from heliopause.games.sun.rules.levels import update_powers
from heliopause.games.sun.rules.options import DISC
from heliopause.games.sun.rules.packing import powers_at
from heliopause.games.sun.rules.state import State
from heliopause.kernel.deck import members
from heliopause.kernel.machine import Operation, Question
from heliopause.kernel.option import Option

NOT_PLACED: Final = -1  # in State.outpost: control is gained, the disc still to be chosen


@final
class CheckControl(Operation):
    """Where a fleet changed: all losses, then all outposts, then the bonuses, the active faction's first.

    Nothing comes between control and its outpost, so that nobody can be robbed of it.
    """

    __slots__ = ()

    def act(self, state: State) -> None:
        dirty = state.dirty & state.board.controllable
        state.dirty = 0
        if not dirty:
            return
        if state.innovating:
            state.see_innovations()
        state.uninterrupted = True
        gains: list[tuple[int, int]] = []
        for place in members(dirty):
            if state.board.is_system[place] and state.system[place] < 0:
                continue
            before = state.controller[place]
            after = rightful(powers_at(state.power, place, state.players), before)
            if after == before:
                continue
            if before >= 0:
                lose_control(state, place)
                if after == state.active:
                    state.taken += 1
            if after >= 0:
                state.controller[place] = after
                state.outpost[place] = NOT_PLACED
                gains.append((after, place))
        if not gains:
            state.uninterrupted = False
            return
        order = [(seat, place) for seat in state.clockwise(state.active) for gainer, place in gains if gainer == seat]
        for seat in reversed(state.clockwise(state.active)):
            systems = tuple(
                (place, state.system[place]) for gainer, place in order if gainer == seat and _has_bonus(state, place)
            )
            if systems:
                state.stack.append(AskBonus(seat, systems))
        state.stack.append(OUTPOSTS_PLACED)
        for seat, place in reversed(order):
            state.stack.append(AskOutpost(seat, place))


CHECK_CONTROL: Final = CheckControl()


def _has_bonus(state: State, place: int) -> bool:
    return state.system[place] >= 0 and state.content.systems[state.system[place]].control is not None


def rightful(powers: list[int], controller: int) -> int:
    """Who controls a place with these fleet powers, if `controller` did so far (-1: nobody).

    With no ships left nothing changes. A controller who is level with the best keeps it. Otherwise the strictly best
    takes it; if several are level above the controller, nobody has it.
    """
    best = 0
    leader = -1
    for seat, power in enumerate(powers):
        if power > best:
            best = power
            leader = seat
        elif power == best:
            leader = -1
    if best == 0 or (controller >= 0 and powers[controller] == best):
        return controller
    return leader


def lose_control(state: State, place: int) -> None:
    """The outpost goes back to the rightmost empty circle of its track; a star beside the mat."""
    seat = state.controller[place]
    disc = state.outpost[place]
    state.controller[place] = -1
    state.outpost[place] = STAR
    if disc != STAR:
        state.seats[seat].tracks[disc] += 1
    state.note(log.LOSE_CONTROL, seat, state.where(place), disc)
    update_powers(state, seat)


@final
class AskOutpost(Question):
    """Which disc becomes the outpost?"""

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def options(self, state: State) -> list[Option]:
        kinds = state.board.specialty(state, self.place)
        return [DISC[kind] for kind in discs_to_place(state, self.seat, kinds)]

    def answer(self, state: State, option: Option) -> None:
        kind = option.a
        if kind != STAR:
            state.seats[self.seat].tracks[kind] -= 1
        state.outpost[self.place] = kind
        update_powers(state, self.seat)
        state.note(log.GAIN_CONTROL, self.seat, state.where(self.place), kind)


@final
class OutpostsPlaced(Operation):
    """All of them lie on the board: now other things may happen again."""

    __slots__ = ()

    def act(self, state: State) -> None:
        state.uninterrupted = False
        if state.innovating:
            state.see_innovations()


OUTPOSTS_PLACED: Final = OutpostsPlaced()


@final
class AskBonus(Question):
    """Which gain-control bonus comes next? They are taken in an order of choice.

    Who has placed the outpost has earned the bonus of the system, even if somebody else's bonus takes the place away.
    """

    __slots__ = ("systems",)

    def __init__(self, seat: int, systems: tuple[tuple[int, int], ...]) -> None:
        super().__init__(seat)
        self.systems = systems  # places, with the cards that lay there

    def options(self, state: State) -> list[Option]:
        return [state.board.bonus[place] for place, _ in self.systems]

    def answer(self, state: State, option: Option) -> None:
        rest = tuple([pair for pair in self.systems if pair[0] != option.a])
        if rest:
            state.stack.append(AskBonus(self.seat, rest))
        for place, card in self.systems:
            if place == option.a:
                line = state.content.systems[card].control
                assert line is not None
                line.start(state, self.seat, False)
