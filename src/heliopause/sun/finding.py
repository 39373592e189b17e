"""Finding a technology card: the type, the cards revealed, the choice (rules 8.4, 8.5, 14.2)."""

from typing import Final, final

from heliopause.kernel import deck
from heliopause.kernel.machine import Operation
from heliopause.kernel.option import Option
from heliopause.sun import log
from heliopause.sun.decks import TopTechnology
from heliopause.sun.lines import Ask
from heliopause.sun.options import BLIND, TYPE
from heliopause.sun.state import State
from heliopause.sun.tableau import GAP, clear_full_row, reveal_rows

ALL_TYPES: Final = 15


@final
class Find:
    """What a card is sought for: a slot of the board, or a private technology (slot -1)."""

    __slots__ = ("level", "seat", "slot", "with_bonus")

    def __init__(self, seat: int, level: int, slot: int, with_bonus: bool) -> None:
        self.seat = seat
        self.level = level
        self.slot = slot
        self.with_bonus = with_bonus

    def found(self, state: State, card: int) -> None:
        """The card is chosen: it goes to its slot, or to the mat."""
        seat = self.seat
        if self.slot < 0:
            state.seats[seat].private.append(card)
            state.note(log.PRIVATE, seat, card)
        else:
            state.card_at[self.slot] = card
            state.note(log.PLACE_CARD, seat, card, self.slot)
            if state.settings.tableau:
                clear_full_row(state, self.level)
        if state.settings.tableau:
            reveal_rows(state, state.content.technologies[card].unlocks)
        gain_technology(state, seat, card, self.with_bonus)


@final
class AskType(Ask):
    """Which of the prerequisites' types?"""

    __slots__ = ("find", "types", "wanted")

    def __init__(self, find: Find, types: int, wanted: int) -> None:
        super().__init__(find.seat)
        self.find = find
        self.types = types
        self.wanted = wanted  # how many matching cards are revealed

    def options(self, state: State) -> list[Option]:
        return [TYPE[number] for number in range(4) if self.types >> number & 1]

    def take(self, state: State, option: Option) -> None:
        state.note(log.SEEK, self.seat, option.a)
        state.stack.append(Reveal(self.find, 1 << option.a, self.wanted, (), 0))


@final
class Reveal(Operation):
    """Reveal cards until enough match one of the types; the rest goes under the deck in random order."""

    __slots__ = ("aside", "find", "found", "types", "wanted")

    def __init__(self, find: Find, types: int, wanted: int, found: tuple[int, ...], aside: int) -> None:
        self.find = find
        self.types = types
        self.wanted = wanted
        self.found = found
        self.aside = aside  # revealed cards that do not match

    def enough(self, state: State) -> bool:
        """The automa is content with a first card that has an immediate bonus."""
        found = self.found
        if self.find.seat == state.automa and found:
            return len(found) > 1 or state.content.technologies[found[0]].immediate is not None
        return len(found) >= self.wanted

    def act(self, state: State) -> None:
        level = self.find.level
        if not self.enough(state) and state.decks[level]:
            state.stack.append(DrawTechnology(self))
        elif self.found:
            state.stack.append(AskCard(self.find, self.found, self.aside))
        else:  # no card of the type is left: any card of the level (house)
            deck.put_under(state.decks[level], self.aside)
            if state.decks[level]:
                state.stack.append(Reveal(self.find, ALL_TYPES, 1, (), 0))


@final
class DrawTechnology(TopTechnology):
    """The next card that is revealed."""

    __slots__ = ("reveal",)

    def __init__(self, reveal: Reveal) -> None:
        super().__init__(reveal.find.level)
        self.reveal = reveal

    def answer(self, state: State, option: Option) -> None:
        before = self.reveal
        card = option.a
        deck.remove(state.decks[self.level], card)
        state.note(log.REVEAL, before.find.seat, card)
        if state.content.technologies[card].types & before.types:
            after = Reveal(before.find, before.types, before.wanted, (*before.found, card), before.aside)
        else:
            after = Reveal(before.find, before.types, before.wanted, before.found, before.aside | 1 << card)
        state.stack.append(after)


@final
class AskCard(Ask):
    """Which of the matching cards?"""

    __slots__ = ("aside", "find", "found")

    def __init__(self, find: Find, found: tuple[int, ...], aside: int) -> None:
        super().__init__(find.seat)
        self.find = find
        self.found = found
        self.aside = aside

    def options(self, state: State) -> list[Option]:
        return [state.content.technologies[card].option for card in self.found]

    def take(self, state: State, option: Option) -> None:
        under = self.aside
        for card in self.found:
            if card != option.a:
                under |= 1 << card
        deck.put_under(state.decks[self.find.level], under)
        self.find.found(state, option.a)


@final
class AskRow(Ask):
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

    def take(self, state: State, option: Option) -> None:
        if option is BLIND:
            if self.types == ALL_TYPES:
                state.stack.append(Reveal(self.find, ALL_TYPES, 1, (), 0))
            else:
                state.stack.append(AskType(self.find, self.types, 1))
            return
        row = state.rows[self.find.level]
        row[row.index(option.a)] = GAP
        self.find.found(state, option.a)


def gain_technology(state: State, seat: int, card: int, with_bonus: bool) -> None:
    """The seat has the technology now: its spaces and powers, and its immediate bonus (rule 8.5)."""
    faction = state.seats[seat]
    technology = state.content.technologies[card]
    faction.cards.append(card)
    for space in technology.spaces:
        faction.spaces.append(space.index)
    faction.powers |= technology.power
    if technology.anytime is not None:
        faction.anytime.append(technology.anytime)
    if with_bonus and technology.immediate is not None:
        technology.immediate.start(state, seat, False)
