"""Coins and pawns: paying, gaining, making inactive population active (rules 3.6, 4)."""

from typing import final

from heliopause.beyond.constants import FINE, NEED_MONEY, NEED_POP, NO_CHANGE
from heliopause.beyond.lines import Cost, Part, Purse
from heliopause.beyond.quantities import Count
from heliopause.games.horizon.rules import log
from heliopause.games.horizon.rules.constants import CHEAP_RESEARCH, NO_ROOM, NO_SUPPLY, POWERS
from heliopause.games.horizon.rules.state import State
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Tokens, row, several, word


@final
class Pay(Cost):
    """`4 coins + 1 pop:` paid in full before any task; population paid is exhausted."""

    __slots__ = ("coins", "pop", "researches", "safe")

    def __init__(self, coins: int, pop: int, researches: bool) -> None:
        super().__init__()
        self.coins = coins
        self.pop = pop
        self.researches = researches
        self.safe = not pop and not researches  # then having the coins is enough

    def least_money(self, less: int) -> int:
        return max(0, self.coins - less) if self.researches else self.coins

    def price(self, state: State, seat: int) -> int:
        powers = state.seats[seat].powers
        if self.researches and powers & CHEAP_RESEARCH:
            return max(0, self.coins - POWERS.number(powers, CHEAP_RESEARCH))
        return self.coins

    def begin(self, state: State, seat: int, binding: bool) -> None:
        self.pay(state, seat, 0)

    def pay(self, state: State, seat: int, extra: int) -> None:
        """With so many coins more for the action space."""
        coins = self.price(state, seat) + extra
        if not self.pop:
            pay_coins(state, seat, coins)
            return
        civilization = state.seats[seat]
        civilization.coins -= coins
        civilization.return_pop(self.pop)
        if coins:
            state.note(log.PAY_AND_EXHAUST, seat, coins, self.pop)
        else:
            state.note(log.EXHAUST_POP, seat, self.pop)

    def check(self, state: State, seat: int, purse: Purse) -> int:
        purse.money -= self.price(state, seat)
        purse.pop -= self.pop
        purse.supply += self.pop
        if purse.money < 0:
            return NEED_MONEY
        if purse.pop < 0:
            return NEED_POP
        return NO_ROOM if self.pop and purse.supply > state.content.places else FINE

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return NO_CHANGE  # to pay is no use by itself (rule 3.8)

    def phrase(self) -> Phrase:
        if not self.pop:
            return Phrase("cost-coins", {"coins": self.coins})
        if not self.coins:
            return Phrase("cost-exhaust", {"pop": self.pop})
        return Phrase("cost-coins-and-exhaust", {"coins": self.coins, "pop": self.pop})

    def tokens(self) -> Tokens:
        if not self.pop:
            return row(self.coins, "coin")
        return row(self.coins, "coin", "+", self.pop, "pop") if self.coins else row(self.pop, "pop")


def pay_coins(state: State, seat: int, coins: int) -> None:
    if coins:
        state.seats[seat].coins -= coins
        state.note(log.PAY_COINS, seat, coins)


def gain_coins(state: State, seat: int, coins: int) -> None:
    if coins:
        state.seats[seat].coins += coins
        state.note(log.GAIN_COINS, seat, coins)


@final
class Lose(Part):
    """`lose 2 coins`, `lose 1 pop`: as much of it as there is; the pawns are exhausted."""

    __slots__ = ("coins", "pop")
    safe = True

    def __init__(self, coins: int, pop: int) -> None:
        super().__init__()
        self.coins = coins
        self.pop = pop

    def begin(self, state: State, seat: int, binding: bool) -> None:
        civilization = state.seats[seat]
        pay_coins(state, seat, min(self.coins, civilization.coins))
        lost = min(self.pop, civilization.pop, state.content.places - civilization.supply())
        if lost:
            civilization.return_pop(lost)
            state.note(log.EXHAUST_POP, seat, lost)

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        if self.coins:
            return FINE if purse.money else NO_CHANGE
        return FINE if purse.pop and purse.supply < state.content.places else NO_CHANGE

    def phrase(self) -> Phrase:
        if self.coins:
            return Phrase("part-lose-coins", {"coins": self.coins})
        return Phrase("part-lose-pop", {"n": self.pop})

    def tokens(self) -> Tokens:
        return row(word("short-lose"), self.coins or self.pop, "coin" if self.coins else "pop")


@final
class GainCoins(Part):
    """`2 coins`, or `1 coin per village up to 3`."""

    __slots__ = ("certain", "coins", "count")
    safe = True

    def __init__(self, coins: int, count: Count | None) -> None:
        super().__init__()
        self.coins = coins
        self.count = count
        self.certain = count is None

    def amount(self, state: State, seat: int) -> int:
        return self.coins if self.count is None else self.count.of(state, seat)

    def begin(self, state: State, seat: int, binding: bool) -> None:
        gain_coins(state, seat, self.amount(state, seat))

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if self.amount(state, seat) else NO_CHANGE

    def phrase(self) -> Phrase:
        if self.count is None:
            return Phrase("part-coins", {"coins": self.coins})
        return Phrase("part-coins-per", {"count": self.count.phrase()})

    def tokens(self) -> Tokens:
        if self.count is None:
            return row(self.coins, "coin")
        return row(self.count.each, "coin", self.count.tokens())


@final
class Activate(Part):
    """`2 supply -> pop`, `supply -> pop per city`: inactive pawns from the leftmost column become active."""

    __slots__ = ("count", "number")
    safe = True

    def __init__(self, number: int, count: Count | None) -> None:
        super().__init__()
        self.number = number
        self.count = count

    def times(self, state: State, seat: int) -> int:
        return self.number if self.count is None else self.count.of(state, seat)

    def begin(self, state: State, seat: int, binding: bool) -> None:
        civilization = state.seats[seat]
        for _ in range(self.times(state, seat)):
            column = civilization.take_supply()
            if column < 0:
                break
            civilization.pop += 1
            state.note(log.ACTIVATE, seat, column)

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        if not self.times(state, seat):
            return NO_CHANGE
        return FINE if purse.supply else NO_SUPPLY

    def phrase(self) -> Phrase:
        if self.count is not None:
            return Phrase("part-activate-per", {"count": self.count.phrase()})
        return Phrase("part-activate", {"n": self.number})

    def tokens(self) -> Tokens:
        if self.count is not None:
            return row(several(self.count.each), "supply", "->", "pop", self.count.tokens())
        return row(several(self.number), "supply", "->", "pop")
