"""The top card of a deck, as chance."""

from collections.abc import Callable

from heliopause.kernel import deck
from heliopause.kernel.machine import Chance
from heliopause.kernel.option import Option
from heliopause.sun.state import State


class TopCard(Chance):
    """One of the cards of the first batch, each equally likely."""

    __slots__ = ()

    def cards(self, state: State) -> int:
        raise NotImplementedError

    def option(self, state: State, card: int) -> Option:
        raise NotImplementedError

    def outcomes(self, state: State) -> list[tuple[Option, int]]:
        return [(self.option(state, card), 1) for card in deck.members(self.cards(state))]

    def draw(self, state: State, below: Callable[[int], int]) -> Option:
        mask = self.cards(state)
        return self.option(state, deck.nth(mask, below(mask.bit_count())))


class TopTechnology(TopCard):
    """The top card of a technology deck."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level = level

    def cards(self, state: State) -> int:
        return deck.draw_mask(state.decks[self.level])

    def option(self, state: State, card: int) -> Option:
        return state.content.technologies[card].draw


class TopSystem(TopCard):
    """The top card of a system deck, 0 for A and 1 for B."""

    __slots__ = ("letter",)

    def __init__(self, letter: int) -> None:
        super().__init__()
        self.letter = letter

    def cards(self, state: State) -> int:
        return deck.draw_mask(state.system_decks[self.letter])

    def option(self, state: State, card: int) -> Option:
        return state.content.systems[card].draw
