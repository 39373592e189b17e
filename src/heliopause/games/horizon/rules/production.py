"""Production: population, coins or trade (rule 10)."""

from typing import final

from heliopause.beyond.constants import FINE, NO_CHANGE
from heliopause.beyond.lines import Part, Purse
from heliopause.beyond.log import TRADE
from heliopause.beyond.options import DONE
from heliopause.games.horizon.rules import log
from heliopause.games.horizon.rules.constants import (
    CHEAP_POP,
    CUBES,
    ECONOMY,
    FOOD,
    NO_SUPPLY,
    ON_PRODUCE_COINS,
    ON_PRODUCE_POP,
)
from heliopause.games.horizon.rules.options import BUY_PAWN, PRODUCE_COINS, PRODUCE_POP, PRODUCE_TRADE, SELL_PAWN
from heliopause.games.horizon.rules.packing import piece_on
from heliopause.games.horizon.rules.state import State
from heliopause.games.horizon.rules.triggers import fire
from heliopause.games.horizon.rules.units import disband, disbandable
from heliopause.kernel.machine import Question
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Tokens, row


@final
class AskProduction(Question):
    """Population, coins or trade?"""

    __slots__ = ()

    def options(self, state: State) -> list[Option]:
        return [PRODUCE_POP, PRODUCE_COINS, PRODUCE_TRADE]

    def answer(self, state: State, option: Option) -> None:
        if option is PRODUCE_POP:
            produce_population(state, self.seat)
        elif option is PRODUCE_COINS:
            produce_coins(state, self.seat)
        else:
            start_trade(state, self.seat)


# Population and coins


def open_columns(state: State, seat: int) -> tuple[int, ...]:
    """The columns that the food track has opened."""
    return state.content.columns_open[CUBES - state.seats[seat].tracks[FOOD]]


def coin_production(state: State, seat: int) -> int:
    return state.content.income[CUBES - state.seats[seat].tracks[ECONOMY]]


def produce_population(state: State, seat: int) -> None:
    state.note(log.PRODUCE_POP, seat, state.seats[seat].grow(open_columns(state, seat)))
    fire(state, seat, ON_PRODUCE_POP)


def produce_coins(state: State, seat: int) -> None:
    coins = coin_production(state, seat)
    state.seats[seat].coins += coins
    state.note(log.PRODUCE_COINS, seat, coins)
    fire(state, seat, ON_PRODUCE_COINS)


@final
class ProducePopulation(Part):
    """`produce population`."""

    __slots__ = ()
    safe = True

    def begin(self, state: State, seat: int, binding: bool) -> None:
        produce_population(state, seat)

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        player = state.seats[seat]
        columns = player.columns
        if purse.supply > player.supply():  # pawns paid before go back to the columns
            player.columns = columns[:]
            for _ in range(purse.supply - player.supply()):
                player.return_cube()
            columns, player.columns = player.columns, columns
        for column in open_columns(state, seat):
            if columns[column]:
                return FINE
        return NO_SUPPLY

    def phrase(self) -> Phrase:
        return Phrase("part-produce-population")

    def tokens(self) -> Tokens:
        return row("produce", "pop")


@final
class ProduceCoins(Part):
    """`produce coins`."""

    __slots__ = ()
    safe = True
    certain = True

    def begin(self, state: State, seat: int, binding: bool) -> None:
        produce_coins(state, seat)

    def phrase(self) -> Phrase:
        return Phrase("part-produce-coins")

    def tokens(self) -> Tokens:
        return row("produce", "coin")


# Trade


@final
class Trade(Part):
    """`trade`: as in the production phase."""

    __slots__ = ()
    safe = True

    def begin(self, state: State, seat: int, binding: bool) -> None:
        start_trade(state, seat)

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        buys = purse.supply and purse.money >= pawn_price(state, seat)
        sells = purse.pop and purse.supply < state.content.places
        return FINE if sells or buys or state.seats[seat].units else NO_CHANGE

    def phrase(self) -> Phrase:
        return Phrase("part-trade")

    def tokens(self) -> Tokens:
        return row("trade")


def pawn_price(state: State, seat: int) -> int:
    return 2 if state.seats[seat].powers & CHEAP_POP else 3


def start_trade(state: State, seat: int) -> None:
    state.note(TRADE, seat)
    state.stack.append(AskTrade(seat))


@final
class AskTrade(Question):
    """The next trade, or done."""

    __slots__ = ()

    def options(self, state: State) -> list[Option]:
        seat = self.seat
        civilization = state.seats[seat]
        options = []
        if civilization.coins >= pawn_price(state, seat) and civilization.supply():
            options.append(BUY_PAWN)
        if civilization.pop and civilization.supply() < state.content.places:
            options.append(SELL_PAWN)
        options += disbandable(state, seat)
        options.append(DONE)
        return options

    def answer(self, state: State, option: Option) -> None:
        if option is DONE:
            return
        seat = self.seat
        civilization = state.seats[seat]
        state.stack.append(self)
        if option is BUY_PAWN:
            price = pawn_price(state, seat)
            civilization.coins -= price
            column = civilization.take_supply()
            civilization.pop += 1
            state.note(log.BUY_PAWN, seat, price, column)
        elif option is SELL_PAWN:
            civilization.return_pop(1)
            civilization.coins += 1
            state.note(log.SELL_PAWN, seat)
        else:
            disband(state, seat, piece_on(state.cells.index(option.a), option.b))
