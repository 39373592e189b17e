"""Colonize a system, six steps (rule 12); and Stealth Terraformers, which jump first."""

from typing import final

from heliopause.beyond.constants import FINE, NO_CHANGE
from heliopause.beyond.lines import Part, Purse
from heliopause.beyond.options import DONE
from heliopause.games.sun.rules import log
from heliopause.games.sun.rules.constants import CHEAP_COLONIZE, FAR_JUMP, NO_SYSTEM, POWERS, STAR
from heliopause.games.sun.rules.control import CHECK_CONTROL, lose_control
from heliopause.games.sun.rules.decks import TopSystem
from heliopause.games.sun.rules.discs import discs_to_place
from heliopause.games.sun.rules.fleet import move_ship, note_move, steps
from heliopause.games.sun.rules.levels import update_powers
from heliopause.games.sun.rules.options import DISC, SETTLE
from heliopause.games.sun.rules.packing import power_index, ship_index, ship_level, ship_place, ships_at
from heliopause.games.sun.rules.state import State
from heliopause.kernel import deck
from heliopause.kernel.machine import Operation, Question
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Tokens, row

# Step 1: eligibility


@final
class Colonize(Part):
    """`colonize`."""

    __slots__ = ()

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(AskColonize(seat))

    def check(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if eligible(state, seat) else NO_SYSTEM

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if eligible(state, seat) else NO_CHANGE

    def phrase(self) -> Phrase:
        return Phrase("part-colonize")

    def tokens(self) -> Tokens:
        return row("colonize")


def eligible(state: State, seat: int) -> list[int]:
    """Systems the seat controls with enough power."""
    return [
        place
        for place in state.board.system_places
        if state.controller[place] == seat
        and state.system[place] >= 0
        and state.power[power_index(place, seat)] >= required(state, seat, place)
    ]


def required(state: State, seat: int, place: int) -> int:
    power = state.content.systems[state.system[place]].power
    powers = state.seats[seat].powers
    return max(1, power - POWERS.number(powers, CHEAP_COLONIZE)) if powers & CHEAP_COLONIZE else power


@final
class AskColonize(Question):
    """Which system?"""

    __slots__ = ()

    def options(self, state: State) -> list[Option]:
        return [state.board.colonize[place] for place in eligible(state, self.seat)]

    def answer(self, state: State, option: Option) -> None:
        settle(state, self.seat, option.a)


# Step 2: settling


def settle(state: State, seat: int, place: int) -> None:
    """Ask which ships settle, unless all of them are needed."""
    state.uninterrupted = True
    ships = ships_at(state.seats[seat].ships, place)
    weakest = next(level for level in range(1, 5) if ships[level - 1])
    if state.power[power_index(place, seat)] - weakest < required(state, seat, place):
        for level in range(1, 5):
            for _ in range(ships[level - 1]):
                settle_ship(state, seat, place, level)
        settled(state, seat, place)
    else:
        state.stack.append(AskSettle(seat, place, required(state, seat, place)))


@final
class AskSettle(Question):
    """Which ship settles next? More power than required may be given."""

    __slots__ = ("missing", "place")

    def __init__(self, seat: int, place: int, missing: int) -> None:
        super().__init__(seat)
        self.place = place
        self.missing = missing

    def options(self, state: State) -> list[Option]:
        ships = ships_at(state.seats[self.seat].ships, self.place)
        options = [SETTLE[level] for level in range(1, 5) if ships[level - 1]]
        if self.missing <= 0:
            options.append(DONE)
        return options

    def answer(self, state: State, option: Option) -> None:
        if option is DONE:
            settled(state, self.seat, self.place)
            return
        settle_ship(state, self.seat, self.place, option.a)
        state.stack.append(AskSettle(self.seat, self.place, self.missing - option.a))


def settle_ship(state: State, seat: int, place: int, level: int) -> None:
    state.remove_ship(seat, place, level)
    state.seats[seat].return_cube()
    state.note(log.SETTLE, seat, level, state.where(place))


# Steps 3 to 6


def settled(state: State, seat: int, place: int) -> None:
    """Exile, take and refill, second disc, bonus."""
    exile(state, place)
    state.uninterrupted = False
    card = state.system[place]
    discs = 1
    if state.controller[place] == seat:
        state.seats[seat].colony_discs[state.outpost[place]] += 1
    else:  # a system that was not controlled needs both discs
        discs = 2
        if state.controller[place] >= 0:
            lose_control(state, place)
    state.controller[place] = -1
    state.outpost[place] = STAR
    state.system[place] = -1
    state.note(log.COLONIZE, seat, card)
    gain_colony(state, seat, card, discs)
    state.stack.append(CHECK_CONTROL)  # of the places that infiltrating ships have left
    if place == state.board.extra:
        state.extra_link = -1
        state.jumps = state.board.jumps(-1)
    else:
        state.stack.append(Refill(place))


def exile(state: State, place: int) -> None:
    deep = state.board.deep
    for seat in range(state.players):
        ships = state.seats[seat].ships
        for level in range(1, 5):
            for _ in range(ships[ship_index(place, level)]):
                state.remove_ship(seat, place, level)
                state.add_ship(seat, deep, level)
                state.note(log.EXILE, seat, level, state.where(place))


def gain_colony(state: State, seat: int, card: int, discs: int) -> None:
    """The card comes to the mat; discs and then its bonus are put on the stack."""
    faction = state.seats[seat]
    system = state.content.systems[card]
    faction.colonies += (card,)
    faction.powers = POWERS.combined(faction.powers, system.ability)
    if system.anytime is not None:
        faction.anytime += (system.anytime,)
    if system.bonus is not None:
        system.bonus.start(state, seat, False)
    for _ in range(discs):
        state.stack.append(AskColonyDisc(seat, card))


@final
class AskColonyDisc(Question):
    """Which disc is placed on the colony?"""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, state: State) -> list[Option]:
        kinds = state.content.systems[self.card].specialty
        return [DISC[kind] for kind in discs_to_place(state, self.seat, kinds)]

    def answer(self, state: State, option: Option) -> None:
        faction = state.seats[self.seat]
        if option.a != STAR:
            faction.tracks[option.a] -= 1
        faction.colony_discs[option.a] += 1
        update_powers(state, self.seat)
        state.note(log.COLONY_DISC, self.seat, self.card, option.a)


@final
class Refill(Operation):
    """A new system from the slot's own deck, from the other if it is out, or none (rule 12.4)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def act(self, state: State) -> None:
        own = state.board.decks[self.place]
        for letter in (own, 1 - own):
            if state.system_decks[letter]:
                state.stack.append(DrawSystem(self.place, letter))
                return
        state.note(log.EMPTY_SLOT, state.active, self.place)


@final
class DrawSystem(TopSystem):
    """A system for a slot of the exploration board."""

    __slots__ = ("place",)

    def __init__(self, place: int, letter: int) -> None:
        super().__init__(letter)
        self.place = place

    def answer(self, state: State, option: Option) -> None:
        deck.remove(state.system_decks[self.letter], option.a)
        state.system[self.place] = option.a
        state.note(log.NEW_SYSTEM, state.active, self.place, option.a)


# Stealth Terraformers (rule 15.15)


@final
class Infiltrate(Part):
    """`infiltrate 2`: jump 2, then colonize a system nobody controlled at the start of this turn."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def reach(self, state: State, seat: int) -> int:
        powers = state.seats[seat].powers
        return self.points + POWERS.number(powers, FAR_JUMP) if powers & FAR_JUMP else self.points

    def begin(self, state: State, seat: int, binding: bool) -> None:
        if targets(state, seat, self.reach(state, seat)):
            state.stack.append(AskInfiltrate(seat, self.reach(state, seat)))

    def check(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if targets(state, seat, self.reach(state, seat)) else NO_SYSTEM

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if targets(state, seat, self.reach(state, seat)) else NO_CHANGE

    def phrase(self) -> Phrase:
        return Phrase("part-infiltrate", {"n": self.points})

    def tokens(self) -> Tokens:
        return row("jump", self.points, "->", "colonize")


def targets(state: State, seat: int, points: int) -> list[int]:
    """Systems uncontrolled since the turn began where enough of the fleet can be within this many points."""
    return [
        place
        for place in state.board.system_places
        if state.system[place] >= 0
        and state.uncontrolled >> place & 1
        and gathered(state, seat, place, points) >= required(state, seat, place)
    ]


def gathered(state: State, seat: int, target: int, points: int) -> int:
    """The most power the seat can have at a place after spending this many points."""
    ships = state.seats[seat].ships
    distance = state.jumps.distance(state.seats[seat].powers)
    best = [0] * (points + 1)  # by points spent at most
    for index, number in enumerate(ships):
        far = distance[ship_place(index)][target]
        if number and 0 < far <= points:
            for _ in range(min(number, points)):
                for spent in range(points, far - 1, -1):
                    best[spent] = max(best[spent], best[spent - far] + ship_level(index))
    return state.power[power_index(target, seat)] + best[points]


@final
class AskInfiltrate(Question):
    """The next step, or the system to be colonized; only steps after which one is still in reach."""

    __slots__ = ("points",)

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points = points

    def options(self, state: State) -> list[Option]:
        seat = self.seat
        options = [state.board.colonize[place] for place in targets(state, seat, 0)]
        if self.points:
            for option in steps(state, seat):
                dirty = state.dirty
                move_ship(state, seat, option)
                if targets(state, seat, self.points - 1):
                    options.append(option)
                state.remove_ship(seat, option.b, option.c)
                state.add_ship(seat, option.a, option.c)
                state.dirty = dirty
        return options

    def answer(self, state: State, option: Option) -> None:
        if option is state.board.colonize[option.a]:
            settle(state, self.seat, option.a)
            return
        state.uninterrupted = True
        move_ship(state, self.seat, option)
        note_move(state, log.JUMP, self.seat, option)
        state.stack.append(AskInfiltrate(self.seat, self.points - 1))
