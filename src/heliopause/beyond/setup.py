"""Set-up as both games have it: the four level I cards, the starting player. What a shuffle decides is chance."""

from typing import final

from heliopause.beyond import log
from heliopause.beyond.card_search import TopTechnology
from heliopause.beyond.state import State
from heliopause.kernel import deck
from heliopause.kernel.machine import Chance, Operation
from heliopause.kernel.option import Option


def shuffle_technologies(state: State) -> None:
    """A deck for each level."""
    for level in (1, 2, 3, 4):
        state.decks[level] = [sum(1 << card.index for card in state.common.technologies if card.level == level)]


def level_one(state: State) -> list[Operation]:
    """The slots of level I get their cards."""
    return [DrawForSlot(1, slot.index) for slot in state.common.slots if slot.level == 1]


def first_seat(wished: int | None) -> Operation:
    """The starting player, if nobody is wished for drawn by chance."""
    return DrawStart() if wished is None else Start(wished)


@final
class DrawForSlot(TopTechnology):
    """A card for a slot that is open from the start."""

    __slots__ = ("slot",)

    def __init__(self, level: int, slot: int) -> None:
        super().__init__(level)
        self.slot = slot

    def answer(self, state: State, option: Option) -> None:
        deck.remove(state.decks[self.level], option.a)
        state.card_at[self.slot] = option.a


@final
class DrawStart(Chance):
    """The starting player."""

    __slots__ = ()

    def outcomes(self, state: State) -> list[tuple[Option, int]]:
        return [(option, 1) for option in state.common.start_options[: state.players]]

    def answer(self, state: State, option: Option) -> None:
        state.stack.append(Start(option.a))


@final
class Start(Operation):
    """A seat gets the starting player marker."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def act(self, state: State) -> None:
        state.first = state.active = self.seat
        state.note(log.START, self.seat)
