"""Research a technology: the slot, what is met there for the first time; card_search.py has the search for a card."""

from typing import TYPE_CHECKING, Any, final

from heliopause.beyond import log
from heliopause.beyond.card_search import ALL_TYPES, Find, Reveal, gain_technology
from heliopause.beyond.constants import FINE, NEED_POP, NO_SLOT
from heliopause.beyond.lines import Ask, Part, Purse, may_decline
from heliopause.beyond.options import PASS
from heliopause.beyond.state import Seat, State
from heliopause.kernel import deck
from heliopause.kernel.machine import Operation
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase, name

if TYPE_CHECKING:
    from heliopause.beyond.cards import Slot


class Research(Part):
    """`research II`, `research I or II existing without prerequisites without bonus`."""

    __slots__ = ("existing", "levels", "optional", "paid", "research", "with_bonus", "with_prerequisites")

    def __init__(self, levels: int, existing: bool, with_prerequisites: bool, with_bonus: bool, optional: bool) -> None:
        self.levels = levels  # as bits
        self.research = levels
        self.existing = existing
        self.with_prerequisites = with_prerequisites
        self.with_bonus = with_bonus
        self.optional = optional
        self.paid = False  # does its line have a cost?

    def begin(self, state: Any, seat: int, binding: bool) -> None:
        position: State = state
        if position.seats[seat].pop and self.any_slot(position, seat):
            position.stack.append(AskSlot(seat, self, self.declinable(binding)))
        elif not self.optional:
            position.note(log.NO_RESEARCH, seat)

    def declinable(self, binding: bool) -> bool:
        return self.optional

    def levels_now(self, state: Any, seat: int) -> int:
        return self.levels

    def needed(self, player: Seat, slot: "Slot", discovered: bool) -> int:
        """How many of the slot's prerequisites the player must have."""
        return slot.needed if self.with_prerequisites else 0

    def slots(self, state: State, seat: int) -> list[int]:
        """The slots this research may choose."""
        return [
            slot.index
            for slot in state.common.slots_of[self.levels_now(state, seat)]
            if self.eligible(state, seat, slot)
        ]

    def any_slot(self, state: State, seat: int) -> bool:
        for slot in state.common.slots_of[self.levels_now(state, seat)]:
            if self.eligible(state, seat, slot):
                return True
        return False

    def eligible(self, state: State, seat: int, slot: "Slot") -> bool:
        """Not researched yet, discovered if it must be, and with its prerequisites."""
        player = state.seats[seat]
        techs = player.techs
        if techs & slot.bit:
            return False
        discovered = state.card_at[slot.index] >= 0
        if not discovered:
            if self.existing:
                return False
            for other in state.seats:
                if other.techs & slot.bit:
                    return False  # its discovery is under way
        if not self.with_prerequisites:
            return True
        return (techs & slot.prerequisites).bit_count() >= self.needed(player, slot, discovered)

    def weigh(self, state: State, seat: int, purse: Purse) -> int:
        if self.optional:
            return FINE
        purse.pop -= 1
        if purse.pop < 0:
            return NEED_POP
        return FINE if self.any_slot(state, seat) else NO_SLOT

    def alters(self, state: State, seat: int) -> bool:
        return state.seats[seat].pop > 0 and self.any_slot(state, seat)

    def phrase(self) -> Phrase:
        said = Phrase(
            "part-research",
            {
                "levels": self.level_words(),
                "existing": "yes" if self.existing else "no",
                "prerequisites": "yes" if self.with_prerequisites else "no",
                "bonus": "yes" if self.with_bonus else "no",
            },
        )
        return Phrase("line-may", {"line": said}) if self.optional else said

    def level_words(self) -> Phrase:
        raise NotImplementedError


def level_words(levels: int, numerals: tuple[str, ...]) -> Phrase:
    """`I or II`."""
    names = [name(numerals[level]) for level in range(1, 5) if levels >> level & 1]
    said = names[0]
    for other in names[1:]:
        said = Phrase("line-or", {"one": said, "other": other})
    return said


@final
class AskSlot(Ask):
    """Which slot of the technology board?"""

    __slots__ = ("declinable", "part")

    def __init__(self, seat: int, part: Research, declinable: bool) -> None:
        super().__init__(seat)
        self.part = part
        self.declinable = declinable

    def options(self, state: State) -> list[Option]:
        slots = state.common.slots
        options = [slots[index].option for index in self.part.slots(state, self.seat)]
        if self.declinable and may_decline(state, self.seat):
            options.append(PASS)
        return options

    def take(self, state: State, option: Option) -> None:
        if option is PASS:
            return
        seat = self.seat
        slot = state.common.slots[option.a]
        first = not any(other.techs & slot.bit for other in state.seats)
        player = state.seats[seat]
        player.pop -= 1
        player.techs |= slot.bit
        card = state.card_at[slot.index]
        if card >= 0:
            state.note(log.RESEARCH, seat, slot.index, card)
            gain_technology(state, seat, card, self.part.with_bonus)
        else:
            state.note(log.DISCOVER, seat, slot.index)
            state.stack.append(Discover(seat, slot.index, self.part.with_bonus))
        if first:
            state.common.customs.encounter(state, seat, slot)


@final
class Discover(Operation):
    """Find a card for a newly discovered slot."""

    __slots__ = ("seat", "slot", "with_bonus")

    def __init__(self, seat: int, slot: int, with_bonus: bool) -> None:
        self.seat = seat
        self.slot = slot
        self.with_bonus = with_bonus

    def act(self, state: State) -> None:
        find = Find(self.seat, state.common.slots[self.slot].level, self.slot, self.with_bonus)
        state.common.customs.seek(state, find, types_for(state, self.seat, self.slot))


def types_for(state: State, seat: int, slot: int) -> int:
    """The types a new card may have: what the researched prerequisites pass on."""
    content = state.common
    wanted = content.slots[slot].prerequisites
    own = wanted & state.seats[seat].techs
    types = 0
    for other in deck.members(own or wanted):
        card = state.card_at[other]
        if card >= 0:
            types |= 1 << content.technologies[card].right
    return types or ALL_TYPES


class Private(Part):
    """`private II`: one of the top two cards of a deck, for this player alone."""

    __slots__ = ("level", "numeral")

    def __init__(self, level: int, numeral: str) -> None:
        self.level = level
        self.numeral = numeral

    def begin(self, state: Any, seat: int, binding: bool) -> None:
        if state.decks[self.level]:
            state.stack.append(Reveal(Find(seat, self.level, -1, True), ALL_TYPES, 2, (), 0))

    def alters(self, state: State, seat: int) -> bool:
        return bool(state.decks[self.level])

    def phrase(self) -> Phrase:
        return Phrase("part-private", {"level": self.numeral})
