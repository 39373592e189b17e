"""Research a technology, five steps (rule 8); finding.py has the fourth, choosing the card."""

from typing import TYPE_CHECKING, Final, final

from heliopause.kernel import deck
from heliopause.kernel.machine import Chance, Operation
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.sun import log
from heliopause.sun.finding import ALL_TYPES, AskRow, AskType, Find, Reveal, gain_technology
from heliopause.sun.lines import Ask, Part, Purse, may_decline
from heliopause.sun.options import PASS
from heliopause.sun.state import State
from heliopause.sun.tableau import reveal_rows
from heliopause.sun.terms import FINE, LEVELS, NEED_POP, NO_SLOT, SKIP_PREREQUISITE

if TYPE_CHECKING:
    from heliopause.sun.cards import Slot

COLONIES_PLUS_ONE: Final = 1  # in Research.levels: the level is X, the number of colonies plus one


@final
class Research(Part):
    """`research II`, `research I or II existing without prerequisites without bonus`, `research X`."""

    __slots__ = ("existing", "levels", "optional", "paid", "research", "with_bonus", "with_prerequisites")

    def __init__(self, levels: int, existing: bool, with_prerequisites: bool, with_bonus: bool, optional: bool) -> None:
        self.levels = levels  # bits 1 to 4; COLONIES_PLUS_ONE for X
        self.existing = existing
        self.with_prerequisites = with_prerequisites
        self.with_bonus = with_bonus
        self.optional = optional
        self.paid = False  # does its line have a cost? (the automa looks at that)
        self.research = levels

    def begin(self, state: State, seat: int, binding: bool) -> None:
        if state.seats[seat].pop and self.any_slot(state, seat):
            state.stack.append(AskSlot(seat, self))
            if self.levels == COLONIES_PLUS_ONE and state.settings.tableau:
                reveal_rows(state, self.levels_now(state, seat))
        elif not self.optional:
            state.note(log.NO_RESEARCH, seat)

    def levels_now(self, state: State, seat: int) -> int:
        if self.levels == COLONIES_PLUS_ONE:
            return 1 << min(4, len(state.seats[seat].colonies) + 1)
        return self.levels

    def slots(self, state: State, seat: int) -> list[int]:
        """The slots this research may choose."""
        return [
            slot.index
            for slot in state.content.slots_of[self.levels_now(state, seat)]
            if self.eligible(state, seat, slot)
        ]

    def any_slot(self, state: State, seat: int) -> bool:
        for slot in state.content.slots_of[self.levels_now(state, seat)]:
            if self.eligible(state, seat, slot):
                return True
        return False

    def eligible(self, state: State, seat: int, slot: "Slot") -> bool:
        """Not researched yet, discovered if it must be, and with its prerequisites (rules 8.1, 8.6)."""
        faction = state.seats[seat]
        techs = faction.techs
        if techs & slot.bit:
            return False
        discovered = state.card_at[slot.index] >= 0
        if not discovered:
            if self.existing:
                return False
            for other in state.seats:
                if other.techs & slot.bit:
                    return False  # its discovery is under way: its event is being resolved
        if not self.with_prerequisites:
            return True
        needed = slot.needed
        if needed == 2 and discovered and faction.powers & SKIP_PREREQUISITE:
            needed = 1
        return (techs & slot.prerequisites).bit_count() >= needed

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
                "levels": level_words(self.levels),
                "existing": "yes" if self.existing else "no",
                "prerequisites": "yes" if self.with_prerequisites else "no",
                "bonus": "yes" if self.with_bonus else "no",
            },
        )
        return Phrase("line-may", {"line": said}) if self.optional else said

    def researching(self) -> Part:
        return Research(self.levels, self.existing, self.with_prerequisites, self.with_bonus, False)


def level_words(levels: int) -> Phrase:
    if levels == COLONIES_PLUS_ONE:
        return Phrase("levels-x")
    names = [Phrase("name", {"text": LEVELS[level]}) for level in range(1, 5) if levels >> level & 1]
    said = names[0]
    for other in names[1:]:
        said = Phrase("line-or", {"one": said, "other": other})
    return said


# Steps 1 and 2


@final
class AskSlot(Ask):
    """Which slot of the technology board?"""

    __slots__ = ("part",)

    def __init__(self, seat: int, part: Research) -> None:
        super().__init__(seat)
        self.part = part

    def options(self, state: State) -> list[Option]:
        slots = state.content.slots
        options = [slots[index].option for index in self.part.slots(state, self.seat)]
        if self.part.optional and may_decline(state, self.seat):
            options.append(PASS)
        return options

    def take(self, state: State, option: Option) -> None:
        if option is PASS:
            return
        seat = self.seat
        slot = state.content.slots[option.a]
        faction = state.seats[seat]
        faction.pop -= 1
        card = state.card_at[slot.index]
        if card >= 0:
            faction.techs |= 1 << slot.index
            state.note(log.RESEARCH, seat, slot.index, card)
            gain_technology(state, seat, card, self.part.with_bonus)
            return
        state.note(log.DISCOVER, seat, slot.index)
        state.stack.append(Discover(seat, slot.index, self.part.with_bonus))
        faction.techs |= 1 << slot.index
        if slot.level in (2, 3):
            state.stack.append(DrawEvent(seat, slot.level))


# Step 3: the event


@final
class DrawEvent(Chance):
    """The face-down event of a slot: a fixed one or one of the others that may lie there (rules 1.5, 8.3)."""

    __slots__ = ("discoverer", "level")

    def __init__(self, discoverer: int, level: int) -> None:
        super().__init__()
        self.discoverer = discoverer
        self.level = level

    def outcomes(self, state: State) -> list[tuple[Option, int]]:
        # Each face-down card is equally likely to lie here. Of those that are not fixed, any of the pool may.
        events = state.content.events
        fixed = deck.members(state.fixed_left[self.level])
        pool = deck.members(state.event_pool[self.level])
        others = state.event_left[self.level] - len(fixed)
        outcomes = [(events[number].draw, max(1, len(pool))) for number in fixed]
        if others:
            outcomes += [(events[number].draw, others) for number in pool]
        return outcomes

    def answer(self, state: State, option: Option) -> None:
        state.event_left[self.level] -= 1
        state.fixed_left[self.level] &= ~(1 << option.a)
        state.event_pool[self.level] &= ~(1 << option.a)
        state.note(log.EVENT, self.discoverer, option.a)
        state.content.events[option.a].happen(state, self.discoverer)


# Step 4: the card


@final
class Discover(Operation):
    """Find a card for a newly discovered slot."""

    __slots__ = ("seat", "slot", "with_bonus")

    def __init__(self, seat: int, slot: int, with_bonus: bool) -> None:
        self.seat = seat
        self.slot = slot
        self.with_bonus = with_bonus

    def act(self, state: State) -> None:
        slot = state.content.slots[self.slot]
        find = Find(self.seat, slot.level, self.slot, self.with_bonus)
        types = types_for(state, self.seat, self.slot)
        if state.settings.tableau:
            state.stack.append(AskRow(find, types))
        else:
            state.stack.append(AskType(find, types, 2))


def types_for(state: State, seat: int, slot: int) -> int:
    """The types a new card may have: what the researched prerequisites pass on (rule 8.4)."""
    content = state.content
    wanted = content.slots[slot].prerequisites
    own = wanted & state.seats[seat].techs
    types = 0
    for other in deck.members(own or wanted):
        card = state.card_at[other]
        if card >= 0:
            types |= 1 << content.technologies[card].right
    return types or ALL_TYPES


# Private technologies (rule 8.7)


@final
class Private(Part):
    """`private II`: one of the top two cards of a deck, for this faction alone."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level = level

    def begin(self, state: State, seat: int, binding: bool) -> None:
        find = Find(seat, self.level, -1, True)
        if state.settings.tableau:
            state.stack.append(AskRow(find, ALL_TYPES))
        elif state.decks[self.level]:
            state.stack.append(Reveal(find, ALL_TYPES, 2, (), 0))

    def alters(self, state: State, seat: int) -> bool:
        return bool(state.decks[self.level])

    def phrase(self) -> Phrase:
        return Phrase("part-private", {"level": LEVELS[self.level]})
