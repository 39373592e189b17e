"""`basic action`: one of the four basic actions without moving the pawn (rule 14.4)."""

from typing import final

from heliopause.beyond.constants import FINE, NO_CHANGE
from heliopause.beyond.lines import AskPart, Part, Purse
from heliopause.beyond.options import PASS
from heliopause.games.horizon.rules import log
from heliopause.games.horizon.rules.state import State
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Tokens, row


@final
class BasicAction(Part):
    """`basic action`."""

    __slots__ = ()
    safe = True

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(AskBasicAction(seat, not binding))

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        for action in state.content.basic_actions:
            if action.line.check(state, seat, purse) == FINE:
                return FINE
        return NO_CHANGE

    def phrase(self) -> Phrase:
        return Phrase("part-basic-action")

    def tokens(self) -> Tokens:
        return row("copy", "pawn")


@final
class AskBasicAction(AskPart):
    """Which basic action?"""

    __slots__ = ()

    def options(self, state: State) -> list[Option]:
        seat = self.seat
        purse = state.seats[seat].purse()
        actions = state.content.basic_actions
        found = [action.copy for action in actions if action.line.check(state, seat, purse) == FINE]
        return self.or_pass(state, found)

    def answer(self, state: State, option: Option) -> None:
        if option is not PASS:
            state.note(log.BASIC_ACTION, self.seat, option.a)
            state.content.actions[option.a].line.start(state, self.seat, True)
