"""How Beyond the Sun does what both games do: events on slots, the tableau, the automa, four achievements."""

from typing import final

from heliopause.beyond.card_search import AskType, Find, Reveal
from heliopause.beyond.cards import Claim, Slot, Technology
from heliopause.beyond.hooks import Customs
from heliopause.beyond.lines import Ask
from heliopause.games.sun.rules.events import DrawEvent
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.rules.tableau import AskRow, clear_full_row, reveal_rows
from heliopause.kernel.option import Option


@final
class SunCustoms(Customs):
    """See Customs for when each is asked."""

    __slots__ = ()

    def pilot(self, state: State, question: Ask, options: list[Option]) -> None:
        state.settings.pilot.answer(state, question, options)

    def encounter(self, state: State, seat: int, slot: Slot) -> None:
        if slot.level in (2, 3) and state.card_at[slot.index] < 0:
            state.stack.append(DrawEvent(seat, slot.index, slot.level))

    def seek(self, state: State, find: Find, types: int) -> None:
        state.stack.append(AskRow(find, types) if state.settings.tableau else AskType(find, types, 2))

    def satisfied(self, state: State, reveal: Reveal) -> bool:
        """The automa is content with a first card that has an immediate bonus."""
        found = reveal.found
        if reveal.find.seat == state.automa and found:
            return len(found) > 1 or state.content.technologies[found[0]].immediate is not None
        return len(found) >= reveal.wanted

    def found(self, state: State, find: Find, card: int) -> None:
        if state.settings.tableau:
            if find.slot >= 0:
                clear_full_row(state, find.level)
            reveal_rows(state, state.content.technologies[card].unlocks)

    def gained(self, state: State, seat: int, technology: Technology) -> None:
        if technology.anytime is not None:
            state.seats[seat].anytime += (technology.anytime,)

    def on_table(self, state: State) -> list[Claim]:
        cards = state.content.achievements
        return [cards[number] for number in state.achievements]

    def claims_to_end(self, state: State) -> int:
        return discs_to_end(state.players)


def discs_to_end(players: int) -> int:
    return 4 if players == 4 else 3
