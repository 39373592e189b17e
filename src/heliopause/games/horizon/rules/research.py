"""Research in Beyond the Horizon: it may be declined unless it is the only task of an action (rules 3.7, 5)."""

from typing import TYPE_CHECKING, final

from heliopause.beyond import card_search, research
from heliopause.beyond.constants import PLAIN
from heliopause.beyond.lines import AskPart
from heliopause.beyond.options import PASS
from heliopause.games.horizon.rules.constants import LEVELS
from heliopause.games.horizon.rules.leaders import MeetLeader
from heliopause.games.horizon.rules.state import State
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase

if TYPE_CHECKING:
    from heliopause.beyond.cards import Slot


@final
class Research(research.Research):
    """`research II`, `research I or II existing`."""

    __slots__ = ()
    lenient = True
    numerals: tuple[str, ...] = LEVELS

    def meet(self, state: State, seat: int, slot: "Slot") -> None:
        if slot.level > 1 and state.leaders[slot.level]:
            state.stack.append(MeetLeader(seat, slot.level))

    def find(self, seat: int, slot: "Slot") -> "Find":
        return Find(seat, slot.level, slot.index, self.with_bonus)


@final
class Find(card_search.Find):
    """A colour may be that of any card joined to the space, whoever has researched it (rule 5.4)."""

    __slots__ = ()

    def passing_on(self, state: State) -> int:
        return state.content.slots[self.slot].prerequisites


# Private technologies (rule 5.8)


@final
class Private(research.Private):
    """`private II`: it may be declined, before any card is seen."""

    __slots__ = ("option",)

    def __init__(self, level: int) -> None:
        super().__init__(level, LEVELS[level])
        self.option = Option("take", PLAIN, 0, 0, 0, Phrase("option-take", {"line": self.phrase()}))

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(AskPrivate(seat, self, not binding))

    def take(self, state: State, seat: int) -> None:
        super().begin(state, seat, True)


@final
class AskPrivate(AskPart):
    """Is a private technology taken?"""

    __slots__ = ("part",)

    def __init__(self, seat: int, part: Private, optional: bool) -> None:
        super().__init__(seat, optional)
        self.part = part

    def options(self, state: State) -> list[Option]:
        return self.or_pass(state, [self.part.option] if state.decks[self.part.level] else [])

    def answer(self, state: State, option: Option) -> None:
        if option is not PASS:
            self.part.take(state, self.seat)
