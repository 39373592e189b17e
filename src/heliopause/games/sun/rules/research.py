"""Research a technology (rule 8) as far as it is this game's own: level X, the face-down event, the tableau."""

from typing import TYPE_CHECKING, Any, Final, final

from heliopause.beyond import card_search, research
from heliopause.beyond.card_search import ALL_TYPES, AskType
from heliopause.beyond.constants import FINE
from heliopause.beyond.lines import Purse, could_change
from heliopause.beyond.state import Seat
from heliopause.games.sun.rules.constants import LEVELS, NOTHING_LEFT, SKIP_PREREQUISITE
from heliopause.games.sun.rules.events import DrawEvent
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.rules.tableau import GAP, AskRow, clear_full_row, reveal_rows
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Tokens, framed, row

if TYPE_CHECKING:
    from heliopause.beyond.cards import Slot

COLONIES_PLUS_ONE: Final = 1  # in Research.levels: the level is X, the number of colonies plus one


@final
class Research(research.Research):
    """`research II`, and `research X`: the level is the number of colonies plus one."""

    __slots__ = ()
    numerals: tuple[str, ...] = LEVELS

    def begin(self, state: State, seat: int, binding: bool) -> None:
        super().begin(state, seat, binding)
        if self.levels == COLONIES_PLUS_ONE and state.settings.tableau and could_change(state, seat, (self,)):
            reveal_rows(state, self.levels_now(state, seat))

    def meet(self, state: State, seat: int, slot: "Slot") -> None:
        if slot.level in (2, 3) and state.card_at[slot.index] < 0:
            state.stack.append(DrawEvent(seat, slot.index, slot.level))

    def find(self, seat: int, slot: "Slot") -> "Find":
        return Find(seat, slot.level, slot.index, self.with_bonus)

    def levels_now(self, state: State, seat: int) -> int:
        if self.levels == COLONIES_PLUS_ONE:
            return 1 << min(4, len(state.seats[seat].colonies) + 1)
        return self.levels

    def shows_a_card(self, state: State, level: int) -> bool:
        """In the row of the tableau."""
        return shows_a_card(state, level)

    def needed(self, player: Seat, slot: "Slot", discovered: bool) -> int:
        if slot.needed == 2 and discovered and player.powers & SKIP_PREREQUISITE:
            return 1
        return slot.needed

    def level_words(self) -> Phrase:
        return Phrase("levels-x") if self.levels == COLONIES_PLUS_ONE else super().level_words()

    def level_tokens(self) -> Tokens:
        return row(framed("X")) if self.levels == COLONIES_PLUS_ONE else super().level_tokens()


def shows_a_card(state: State, level: int) -> bool:
    return any(card != GAP for card in state.rows[level])


# Private technologies (rule 8.7)


@final
class Private(research.Private):
    """`private II`; from the row of the tableau, if there is one."""

    __slots__ = ()
    safe = False

    def begin(self, state: State, seat: int, binding: bool) -> None:
        if state.settings.tableau:
            state.stack.append(AskRow(self.find(seat), ALL_TYPES))
        else:
            super().begin(state, seat, binding)

    def check(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if state.decks[self.level] or shows_a_card(state, self.level) else NOTHING_LEFT

    def check_change(self, state: Any, seat: int, purse: Purse) -> int:
        return self.check(state, seat, purse)

    def find(self, seat: int) -> "Find":
        return Find(seat, self.level, -1, True)


@final
class Find(card_search.Find):
    """With the tableau a card comes from its row, and leaves a gap there; the automa has a wish of its own."""

    __slots__ = ()

    def seek(self, state: State, types: int) -> None:
        state.stack.append(AskRow(self, types) if state.settings.tableau else AskType(self, types, 2))

    def enough(self, state: State, found: tuple[int, ...], wanted: int) -> bool:
        """The automa is content with a first card that has an immediate bonus."""
        if self.seat == state.automa and found:
            return len(found) > 1 or state.content.technologies[found[0]].immediate is not None
        return len(found) >= wanted

    def placed(self, state: State, card: int) -> None:
        if state.settings.tableau:
            if self.slot >= 0:
                clear_full_row(state, self.level)
            reveal_rows(state, state.content.technologies[card].unlocks)
