"""The expert variant: technologies from a tableau of face-up cards (rule 14.2)."""

from typing import Final, final

from heliopause.beyond.card_search import ALL_TYPES, AskType, Find, Reveal, TopTechnology
from heliopause.games.sun.rules import log
from heliopause.games.sun.rules.options import BLIND
from heliopause.games.sun.rules.state import State
from heliopause.kernel import deck
from heliopause.kernel.machine import Operation, Question
from heliopause.kernel.option import Option

GAP: Final = -1


def reveal_rows(state: State, levels: int) -> None:
    """Lay out the rows of these levels that are not there yet; a level whose slots are all filled needs none."""
    for level in (4, 3, 2):
        if levels >> level & 1 and not state.rows[level] and not _full(state, level):
            state.stack.append(LayRow(level))


def refill_rows(state: State) -> None:
    """At the end of a turn every gap is filled."""
    for level in (4, 3, 2):
        if GAP in state.rows[level]:
            state.stack.append(RefillRow(level))


def clear_full_row(state: State, level: int) -> None:
    """When all slots of a level are filled its row goes back and the deck is shuffled."""
    if state.rows[level] and _full(state, level):
        for card in state.rows[level]:
            if card != GAP:
                deck.put_under(state.decks[level], 1 << card)
        deck.shuffle(state.decks[level])
        state.rows[level] = []
        state.note(log.ROW_CLEARED, state.active, level)


def _full(state: State, level: int) -> bool:
    return all(state.card_at[slot.index] >= 0 for slot in state.content.slots if slot.level == level)


@final
class LayRow(Operation):
    """A new row, the lowest level first, each with its cards before the next."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level = level

    def act(self, state: State) -> None:
        state.rows[self.level] = [GAP] * 4
        state.note(log.ROW, state.active, self.level)
        state.stack.append(RefillRow(self.level))


@final
class RefillRow(Operation):
    """Fill the first gap, and come back for the next."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level = level

    def act(self, state: State) -> None:
        row = state.rows[self.level]
        if GAP in row and state.decks[self.level]:
            state.stack.append(self)
            state.stack.append(DrawForRow(self.level, row.index(GAP), 0))


@final
class DrawForRow(TopTechnology):
    """Reveal cards for a column until one has its type; when none is left, any card."""

    __slots__ = ("aside", "column")

    def __init__(self, level: int, column: int, aside: int) -> None:
        super().__init__(level)
        self.column = column
        self.aside = aside

    def answer(self, state: State, option: Option) -> None:
        cards = state.content.technologies
        own = state.decks[self.level]
        wanted = 1 << self.column
        any_left = any(cards[card].types & wanted for card in deck.members(deck.every(own)))
        deck.remove(own, option.a)
        if cards[option.a].types & wanted or not any_left:
            deck.put_under(own, self.aside)
            state.rows[self.level][self.column] = option.a
            state.note(log.ROW_CARD, state.active, option.a)
        else:
            state.stack.append(DrawForRow(self.level, self.column, self.aside | 1 << option.a))


@final
class AskRow(Question):
    """A card of the row that has one of the types, or a blind draw."""

    __slots__ = ("find", "types")

    def __init__(self, find: Find, types: int) -> None:
        super().__init__(find.seat)
        self.find = find
        self.types = types

    def options(self, state: State) -> list[Option]:
        cards = state.content.technologies
        options = [
            cards[card].option for card in state.rows[self.find.level] if card != GAP and cards[card].types & self.types
        ]
        if state.decks[self.find.level]:
            options.append(BLIND)
        return options

    def answer(self, state: State, option: Option) -> None:
        if option is BLIND:
            if self.types == ALL_TYPES:
                state.stack.append(Reveal(self.find, ALL_TYPES, 1, (), 0))
            else:
                state.stack.append(AskType(self.find, self.types, 1))
            return
        row = state.rows[self.find.level]
        row[row.index(option.a)] = GAP
        self.find.found(state, option.a)
