"""Research a technology: the slot, what is met there for the first time; card_search.py has the search for a card."""

from typing import TYPE_CHECKING, Any, final

from heliopause.beyond import log
from heliopause.beyond.card_search import ALL_TYPES, Find, Reveal, gain_technology
from heliopause.beyond.constants import FINE, NEED_POP, NO_CHANGE, NO_SLOT
from heliopause.beyond.lines import AskPart, Part, Purse
from heliopause.beyond.options import PASS
from heliopause.beyond.state import Seat, State
from heliopause.kernel import deck
from heliopause.kernel.machine import Operation
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase, name
from heliopause.kernel.tokens import Tokens, framed, row

if TYPE_CHECKING:
    from heliopause.beyond.cards import Slot


class Research(Part):
    """`research II`, `research I or II existing without prerequisites without bonus`."""

    __slots__ = (
        "existing",
        "from_supply",
        "levels",
        "optional",
        "paid",
        "research",
        "safe",
        "with_bonus",
        "with_prerequisites",
    )
    lenient = False  # see Line
    numerals: tuple[str, ...] = ()  # of the levels

    def __init__(self, levels: int, existing: bool, with_prerequisites: bool, with_bonus: bool, optional: bool) -> None:
        self.levels = levels  # as bits
        self.research = levels
        self.existing = existing
        self.with_prerequisites = with_prerequisites
        self.with_bonus = with_bonus
        self.optional = optional
        self.safe = optional or self.lenient
        self.paid = False  # does its line have a cost?
        self.from_supply = False  # a cube of supply instead of population, while there is one

    def begin(self, state: Any, seat: int, binding: bool) -> None:
        position: State = state
        player = position.seats[seat]
        if (player.pop or (self.from_supply and player.supply())) and self.any_slot(position, seat):
            position.stack.append(AskSlot(seat, self, not binding if self.lenient else self.optional))
        elif not self.safe:
            position.note(log.NO_RESEARCH, seat)

    def meet(self, state: Any, seat: int, slot: "Slot") -> None:
        """The seat is the first to research this slot: push what it meets there."""
        raise NotImplementedError

    def find(self, seat: int, slot: "Slot") -> Find:
        """The search for a card of a newly discovered slot."""
        return Find(seat, slot.level, slot.index, self.with_bonus)

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
            if self.existing or not (state.decks[slot.level] or self.shows_a_card(state, slot.level)):
                return False  # there would be nothing to discover
            for other in state.seats:
                if other.techs & slot.bit:
                    return False  # its discovery is under way
        if not self.with_prerequisites:
            return True
        return (techs & slot.prerequisites).bit_count() >= self.needed(player, slot, discovered)

    def shows_a_card(self, state: Any, level: int) -> bool:
        """Is there a card of this level to choose from, beside its deck?"""
        return False

    def check(self, state: State, seat: int, purse: Purse) -> int:
        if self.safe:
            return FINE
        if self.from_supply and purse.supply:
            purse.supply -= 1
        else:
            purse.pop -= 1
        if purse.pop < 0:
            return NEED_POP
        return FINE if self.any_slot(state, seat) else NO_SLOT

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        if purse.pop < 1 and not (self.from_supply and purse.supply):
            return NEED_POP
        return FINE if self.any_slot(state, seat) else NO_SLOT

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
        if self.from_supply:
            said = Phrase("part-research-from-supply", {"line": said})
        return Phrase("line-may", {"line": said}) if self.optional else said

    def tokens(self) -> Tokens:
        drawn = row("research", self.level_tokens())
        if self.existing:
            drawn = row(drawn, "existing")
        if not self.with_prerequisites:
            drawn = row(drawn, "unlock")
        if not self.with_bonus:
            drawn = row(drawn, "nobonus")
        if self.from_supply:
            drawn = row(drawn, "from", "supply")
        return row("(", drawn, ")") if self.optional else drawn

    def level_words(self) -> Phrase:
        """`I or II`."""
        names = [name(self.numerals[level]) for level in range(1, 5) if self.levels >> level & 1]
        said = names[0]
        for other in names[1:]:
            said = Phrase("line-or", {"one": said, "other": other})
        return said

    def level_tokens(self) -> Tokens:
        """`I or II`, `up to III`."""
        levels = [framed(self.numerals[level]) for level in range(1, 5) if self.levels >> level & 1]
        if len(levels) > 2:
            return row("up to", levels[-1])
        return row(levels[0], "or", levels[1]) if len(levels) == 2 else row(levels[0])


@final
class AskSlot(AskPart):
    """Which slot of the technology board?"""

    __slots__ = ("part",)

    def __init__(self, seat: int, part: Research, optional: bool) -> None:
        super().__init__(seat, optional)
        self.part = part

    def options(self, state: State) -> list[Option]:
        slots = state.common.slots
        return self.or_pass(state, [slots[index].option for index in self.part.slots(state, self.seat)])

    def answer(self, state: State, option: Option) -> None:
        if option is PASS:
            return
        seat = self.seat
        slot = state.common.slots[option.a]
        first = not any(other.techs & slot.bit for other in state.seats)
        player = state.seats[seat]
        if not self.part.from_supply or player.take_supply() < 0:
            player.pop -= 1
        player.techs |= slot.bit
        card = state.card_at[slot.index]
        if card >= 0:
            state.note(log.RESEARCH, seat, slot.index, card)
            gain_technology(state, seat, card, self.part.with_bonus)
        else:
            state.note(log.DISCOVER, seat, slot.index)
            state.stack.append(Discover(self.part.find(seat, slot)))
        if first:
            self.part.meet(state, seat, slot)


def slot_told(state: State, option: Option) -> Phrase:
    """A slot to be researched, by the card that lies there, or as what has not been discovered."""
    said, card = option.phrase, state.card_at[option.a]
    if card < 0:
        return Phrase("option-research-slot", said.args, said.about)
    return Phrase("option-research-card", {"card": state.common.technologies[card].phrase()}, said.about)


@final
class Discover(Operation):
    """Find a card for a newly discovered slot."""

    __slots__ = ("find",)

    def __init__(self, find: Find) -> None:
        self.find = find

    def act(self, state: State) -> None:
        find = self.find
        find.seek(state, types_for(state, find.passing_on(state)))


def types_for(state: State, slots: int) -> int:
    """The types a new card may have: what the cards of these slots pass on."""
    content = state.common
    types = 0
    for other in deck.members(slots):
        card = state.card_at[other]
        if card >= 0:
            types |= 1 << content.technologies[card].right
    return types or ALL_TYPES


class Private(Part):
    """`private II`: one of the top two cards of a deck, for this player alone."""

    __slots__ = ("level", "numeral")
    safe = True

    def __init__(self, level: int, numeral: str) -> None:
        self.level = level
        self.numeral = numeral

    def begin(self, state: Any, seat: int, binding: bool) -> None:
        if state.decks[self.level]:
            state.stack.append(Reveal(self.find(seat), ALL_TYPES, 2, (), 0))

    def find(self, seat: int) -> Find:
        return Find(seat, self.level, -1, True)

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if state.decks[self.level] else NO_CHANGE

    def phrase(self) -> Phrase:
        return Phrase("part-private", {"level": self.numeral})

    def tokens(self) -> Tokens:
        return row("private", framed(self.numeral))
