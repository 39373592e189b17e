"""A face-down deck as chance not yet taken: batches of cards that may come, the first batch drawn from uniformly.

A shuffled deck is one batch; cards put under it in random order are the next. A batch is a bit mask of card numbers.
"""

from collections.abc import Callable
from typing import Any

from heliopause.kernel.machine import Chance
from heliopause.kernel.option import Option

Deck = list[int]


def draw_mask(deck: Deck) -> int:
    """The cards of which one is on top, each equally likely; 0 for an empty deck."""
    return deck[0] if deck else 0


def remove(deck: Deck, card: int) -> None:
    """Take a card of the first batch off the deck."""
    rest = deck[0] & ~(1 << card)
    if rest:
        deck[0] = rest
    else:
        deck.pop(0)


def put_under(deck: Deck, cards: int) -> None:
    """Put a mask of cards under the deck in random order."""
    if cards:
        deck.append(cards)


def shuffle(deck: Deck) -> None:
    """Make the whole deck one batch."""
    deck[:] = [every(deck)] if deck else []


def every(deck: Deck) -> int:
    """All cards of the deck as one mask."""
    mask = 0
    for batch in deck:
        mask |= batch
    return mask


def members(mask: int) -> list[int]:
    """The numbers of the cards in a mask, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def nth(mask: int, n: int) -> int:
    """The n-th card of a mask, counted from 0."""
    while n:
        mask &= mask - 1
        n -= 1
    return (mask & -mask).bit_length() - 1


class TopCard(Chance):
    """One of the cards of the first batch, each equally likely."""

    __slots__ = ()

    def cards(self, state: Any) -> int:
        raise NotImplementedError

    def option(self, state: Any, card: int) -> Option:
        raise NotImplementedError

    def outcomes(self, state: Any) -> list[tuple[Option, int]]:
        return [(self.option(state, card), 1) for card in members(self.cards(state))]

    def draw(self, state: Any, below: Callable[[int], int]) -> Option:
        mask = self.cards(state)
        return self.option(state, nth(mask, below(mask.bit_count())))
