"""Production: population growth, ore production, trade (rule 4)."""

from typing import final

from heliopause.beyond.constants import FINE, NO_CHANGE
from heliopause.beyond.lines import Part, Purse, could_change, remaining
from heliopause.beyond.log import GROWTH, TRADE
from heliopause.beyond.options import DONE
from heliopause.games.sun.rules import log
from heliopause.games.sun.rules.constants import CHEAP_TRADE, FOOD, ORE, POWERS, RICH_MINING
from heliopause.games.sun.rules.control import CHECK_CONTROL
from heliopause.games.sun.rules.options import BUY_POP, SELL_POP
from heliopause.games.sun.rules.state import State
from heliopause.kernel.machine import Question
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Tokens, row


@final
class Grow(Part):
    """Population growth: a cube from every column whose letter shows (rule 4.1)."""

    __slots__ = ()
    safe = True

    def begin(self, state: State, seat: int, binding: bool) -> None:
        grow(state, seat)

    def check(self, state: State, seat: int, purse: Purse) -> int:
        faction = state.seats[seat]
        showing = faction.mat.growing[faction.tracks[FOOD]]
        grown = min(purse.supply, sum(1 for column in showing if faction.columns[column]))
        purse.supply -= grown
        purse.pop += grown
        return FINE

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        faction = state.seats[seat]
        growing = faction.mat.growing[faction.tracks[FOOD]]
        return FINE if any(faction.columns[column] for column in growing) else NO_CHANGE

    def phrase(self) -> Phrase:
        return Phrase("part-grow")

    def tokens(self) -> Tokens:
        return row("grow")


def grow(state: State, seat: int) -> None:
    faction = state.seats[seat]
    state.note(GROWTH, seat, faction.grow(faction.mat.growing[faction.tracks[FOOD]]))


@final
class Mine(Part):
    """Ore production: an ore for every symbol that shows (rule 4.2)."""

    __slots__ = ()
    safe = True
    certain = True

    def begin(self, state: State, seat: int, binding: bool) -> None:
        mine(state, seat)

    def check(self, state: State, seat: int, purse: Purse) -> int:
        purse.money += ore_production(state, seat)
        return FINE

    def phrase(self) -> Phrase:
        return Phrase("part-mine")

    def tokens(self) -> Tokens:
        return row("mine")


def mine(state: State, seat: int) -> None:
    mined = ore_production(state, seat)
    state.seats[seat].ore += mined
    state.note(log.MINING, seat, mined)


def ore_production(state: State, seat: int) -> int:
    faction = state.seats[seat]
    mined = faction.mat.mining[faction.tracks[ORE]]
    return mined + POWERS.number(faction.powers, RICH_MINING) if faction.powers & RICH_MINING else mined


@final
class Trade(Part):
    """Resource trade: any number of exchanges in any mix (rule 4.3)."""

    __slots__ = ()
    safe = True

    def begin(self, state: State, seat: int, binding: bool) -> None:
        if seat != state.automa:  # it never trades
            changed = state.changed
            start_trade(state, seat, False, not changed)
            state.changed = changed  # to trade nothing is no change

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if len(AskTrade(seat, False, 0, False).options(state)) > 1 else NO_CHANGE

    def phrase(self) -> Phrase:
        return Phrase("part-trade")

    def tokens(self) -> Tokens:
        return row("trade")


@final
class Decommission(Part):
    """`decommission`: a ship becomes population."""

    __slots__ = ()
    safe = True

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(AskDecommissionShip(seat))

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if any(state.seats[seat].ships) else NO_CHANGE

    def phrase(self) -> Phrase:
        return Phrase("part-decommission-ship")

    def tokens(self) -> Tokens:
        return row("ship", "->", "pop")


@final
class AskDecommissionShip(Question):
    """Which ship?"""

    __slots__ = ()

    def options(self, state: State) -> list[Option]:
        decommission = state.board.decommission
        return [decommission[index] for index, number in enumerate(state.seats[self.seat].ships) if number]

    def answer(self, state: State, option: Option) -> None:
        _decommission(state, self.seat, option, log.DECOMMISSION_FREE)


def _decommission(state: State, seat: int, option: Option, code: int) -> None:
    state.seats[seat].pop += 1
    state.remove_ship(seat, option.a, option.b)
    state.note(code, seat, option.b, state.where(option.a))
    state.stack.append(CHECK_CONTROL)


def start_trade(state: State, seat: int, in_production: bool, must_change: bool) -> None:
    state.note(TRADE, seat)
    state.stack.append(AskTrade(seat, in_production, 0, must_change))


@final
class AskTrade(Question):
    """The next exchange, or done."""

    __slots__ = ("in_production", "made", "must_change")

    def __init__(self, seat: int, in_production: bool, made: int, must_change: bool) -> None:
        super().__init__(seat)
        self.in_production = in_production
        self.made = made  # exchanges so far
        self.must_change = must_change  # must one be made (rule 3.7)?

    def price(self, state: State) -> int:
        return 2 if state.seats[self.seat].powers & CHEAP_TRADE else 3

    def options(self, state: State) -> list[Option]:
        faction = state.seats[self.seat]
        options = []
        if faction.ore >= self.price(state) and faction.supply():
            options.append(BUY_POP)
        if faction.pop:
            options.append(SELL_POP)
        if faction.ore:
            decommission = state.board.decommission
            for index, number in enumerate(faction.ships):
                if number:
                    options.append(decommission[index])
        if not self.must_change or could_change(state, self.seat, remaining(state, self.seat)):
            options.append(DONE)
        return options

    def answer(self, state: State, option: Option) -> None:
        seat = self.seat
        faction = state.seats[seat]
        if option is DONE:
            if self.in_production:
                state.exchanges = self.made
            return
        state.stack.append(AskTrade(seat, self.in_production, self.made + 1, False))
        if option is BUY_POP:
            faction.ore -= self.price(state)
            column = faction.take_supply()
            faction.pop += 1
            state.note(log.BUY_POP, seat, self.price(state), column)
        elif option is SELL_POP:
            faction.return_pop(1)
            faction.ore += 1
            state.note(log.SELL_POP, seat)
        else:
            faction.ore -= 1
            _decommission(state, seat, option, log.DECOMMISSION)
