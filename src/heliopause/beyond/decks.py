"""The top card of a deck, as chance."""

from collections.abc import Callable
from typing import Any

from heliopause.beyond.state import State
from heliopause.kernel import deck
from heliopause.kernel.machine import Chance
from heliopause.kernel.option import Option


class TopCard(Chance):
    """One of the cards of the first batch, each equally likely."""

    __slots__ = ()

    def cards(self, state: Any) -> int:
        raise NotImplementedError

    def option(self, state: Any, card: int) -> Option:
        raise NotImplementedError

    def outcomes(self, state: Any) -> list[tuple[Option, int]]:
        return [(self.option(state, card), 1) for card in deck.members(self.cards(state))]

    def draw(self, state: Any, below: Callable[[int], int]) -> Option:
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
        return state.common.technologies[card].draw
