"""The top card of a system deck, as chance."""

from heliopause.games.sun.rules.state import State
from heliopause.kernel import deck
from heliopause.kernel.deck import TopCard
from heliopause.kernel.option import Option


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
