"""Research a technology (rule 8) as far as it is this game's own: level X, the face-down event, the tableau."""

from typing import TYPE_CHECKING, Final, final

from heliopause.beyond import research
from heliopause.beyond.card_search import ALL_TYPES, Find
from heliopause.beyond.lines import Part
from heliopause.beyond.research import level_words
from heliopause.beyond.state import Seat
from heliopause.games.sun.rules.constants import LEVELS, SKIP_PREREQUISITE
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.rules.tableau import AskRow, reveal_rows
from heliopause.kernel.phrase import Phrase

if TYPE_CHECKING:
    from heliopause.beyond.cards import Slot

COLONIES_PLUS_ONE: Final = 1  # in Research.levels: the level is X, the number of colonies plus one


@final
class Research(research.Research):
    """`research II`, and `research X`: the level is the number of colonies plus one."""

    __slots__ = ()

    def begin(self, state: State, seat: int, binding: bool) -> None:
        super().begin(state, seat, binding)
        if self.levels == COLONIES_PLUS_ONE and state.settings.tableau and self.alters(state, seat):
            reveal_rows(state, self.levels_now(state, seat))

    def levels_now(self, state: State, seat: int) -> int:
        if self.levels == COLONIES_PLUS_ONE:
            return 1 << min(4, len(state.seats[seat].colonies) + 1)
        return self.levels

    def needed(self, player: Seat, slot: "Slot", discovered: bool) -> int:
        if slot.needed == 2 and discovered and player.powers & SKIP_PREREQUISITE:
            return 1
        return slot.needed

    def level_words(self) -> Phrase:
        return Phrase("levels-x") if self.levels == COLONIES_PLUS_ONE else level_words(self.levels, LEVELS)

    def researching(self) -> Part:
        return Research(self.levels, self.existing, self.with_prerequisites, self.with_bonus, False)


# Private technologies (rule 8.7)


@final
class Private(research.Private):
    """`private II`; from the row of the tableau, if there is one."""

    __slots__ = ()

    def begin(self, state: State, seat: int, binding: bool) -> None:
        if state.settings.tableau:
            state.stack.append(AskRow(Find(seat, self.level, -1, True), ALL_TYPES))
        else:
            super().begin(state, seat, binding)
