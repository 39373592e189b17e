"""`basic action`: one of the four basic actions without moving the pawn (rule 14.4)."""

from typing import final

from heliopause.beyond.constants import FINE, NO_CHANGE
from heliopause.beyond.lines import Purse
from heliopause.beyond.options import PASS
from heliopause.games.horizon.rules import log
from heliopause.games.horizon.rules.state import State
from heliopause.games.horizon.rules.tasks import AskTask, Task, is_single, usable
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase


@final
class BasicAction(Task):
    """`basic action`."""

    __slots__ = ()

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(AskBasicAction(seat, binding))

    def useful(self, state: State, seat: int, purse: Purse) -> int:
        for action in state.content.basic_actions:
            if not usable(state, seat, action.line, purse):
                return FINE
        return NO_CHANGE

    def phrase(self) -> Phrase:
        return Phrase("part-basic-action")


@final
class AskBasicAction(AskTask):
    """Which basic action?"""

    __slots__ = ()

    def options(self, state: State) -> list[Option]:
        seat = self.seat
        purse = state.seats[seat].purse()
        actions = state.content.basic_actions
        found = [action.copy for action in actions if not usable(state, seat, action.line, purse)]
        return self.or_pass(found)

    def take(self, state: State, option: Option) -> None:
        if option is not PASS:
            state.note(log.BASIC_ACTION, self.seat, option.a)
            line = state.content.actions[option.a].line
            line.start(state, self.seat, is_single(line))
