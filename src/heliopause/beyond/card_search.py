"""Finding a technology card: the type, the cards revealed, the choice."""

from typing import Any, Final, final

from heliopause.beyond import log
from heliopause.beyond.state import State
from heliopause.kernel import deck
from heliopause.kernel.deck import TopCard
from heliopause.kernel.machine import Operation, Question
from heliopause.kernel.option import Option

ALL_TYPES: Final = 15


class Find:
    """What a card is sought for: a slot of the board, or a private technology (slot -1)."""

    __slots__ = ("level", "seat", "slot", "with_bonus")

    def __init__(self, seat: int, level: int, slot: int, with_bonus: bool) -> None:
        self.seat = seat
        self.level = level
        self.slot = slot
        self.with_bonus = with_bonus

    def passing_on(self, state: Any) -> int:
        """The slots that pass on their type, as bits: the prerequisites that were researched, if any was."""
        position: State = state
        joined = position.common.slots[self.slot].prerequisites
        return joined & position.seats[self.seat].techs or joined

    def seek(self, state: Any, types: int) -> None:
        """Begin the search for a card of one of these types."""
        state.stack.append(AskType(self, types, 2))

    def enough(self, state: Any, found: tuple[int, ...], wanted: int) -> bool:
        """Have enough cards been revealed?"""
        return len(found) >= wanted

    def found(self, state: State, card: int) -> None:
        """The card is chosen: it goes to its slot, or to its owner."""
        seat = self.seat
        if self.slot < 0:
            state.seats[seat].private += (card,)
            state.note(log.PRIVATE, seat, card)
        else:
            state.card_at[self.slot] = card
            state.note(log.PLACE_CARD, seat, card, self.slot)
        gain_technology(state, seat, card, self.with_bonus)
        self.placed(state, card)

    def placed(self, state: Any, card: int) -> None:
        """The card lies where it belongs. Its bonus is on the stack, so what is pushed here comes before it."""


def gain_technology(state: State, seat: int, card: int, with_bonus: bool) -> None:
    """The seat has the technology now: its spaces and powers, and its immediate bonus."""
    player = state.seats[seat]
    technology = state.common.technologies[card]
    player.cards += (card,)
    for space in technology.spaces:
        player.spaces += (space.index,)
    player.powers = state.common.power_words.combined(player.powers, technology.power)
    technology.gained(state, seat)
    if with_bonus and technology.immediate is not None:
        technology.immediate.start(state, seat, False)


@final
class AskType(Question):
    """Which of the prerequisites' types?"""

    __slots__ = ("find", "types", "wanted")

    def __init__(self, find: Find, types: int, wanted: int) -> None:
        super().__init__(find.seat)
        self.find = find
        self.types = types
        self.wanted = wanted  # how many matching cards are revealed

    def options(self, state: State) -> list[Option]:
        options = state.common.type_options
        return [options[number] for number in range(4) if self.types >> number & 1]

    def answer(self, state: State, option: Option) -> None:
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

    def act(self, state: State) -> None:
        level = self.find.level
        if state.decks[level] and not self.find.enough(state, self.found, self.wanted):
            state.stack.append(DrawTechnology(self))
        elif self.found:
            state.stack.append(AskCard(self.find, self.found, self.aside))
        else:  # no card of the type is left: any card of the level (house)
            deck.put_under(state.decks[level], self.aside)
            if state.decks[level]:
                state.stack.append(Reveal(self.find, ALL_TYPES, 1, (), 0))


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
        if state.common.technologies[card].types & before.types:
            after = Reveal(before.find, before.types, before.wanted, (*before.found, card), before.aside)
        else:
            after = Reveal(before.find, before.types, before.wanted, before.found, before.aside | 1 << card)
        state.stack.append(after)


@final
class AskCard(Question):
    """Which of the matching cards?"""

    __slots__ = ("aside", "find", "found")

    def __init__(self, find: Find, found: tuple[int, ...], aside: int) -> None:
        super().__init__(find.seat)
        self.find = find
        self.found = found
        self.aside = aside

    def options(self, state: State) -> list[Option]:
        return [state.common.technologies[card].option for card in self.found]

    def answer(self, state: State, option: Option) -> None:
        under = self.aside
        for card in self.found:
            if card != option.a:
                under |= 1 << card
        deck.put_under(state.decks[self.find.level], under)
        self.find.found(state, option.a)
