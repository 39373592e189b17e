"""Copying another action: Quantum Data Exchange and the Technocrats' Guild (rule 13.4)."""

from typing import TYPE_CHECKING, final

from heliopause.beyond.constants import FINE
from heliopause.beyond.lines import Ask, Line, Part, Purse, alters, remaining, weigh
from heliopause.games.sun.rules import log
from heliopause.games.sun.rules.constants import COPIES, NOTHING_TO_COPY
from heliopause.games.sun.rules.state import State
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase

if TYPE_CHECKING:
    from heliopause.beyond.cards import Action


@final
class Copy(Part):
    """`copy research`: an action with research in it; `copy any`: any action on the technology board."""

    __slots__ = ("research_only",)
    forks = True
    research = COPIES

    def __init__(self, research_only: bool) -> None:
        self.research_only = research_only

    def line(self, action: "Action") -> Line | None:
        return action.research_line if self.research_only else action.line

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(AskCopy(seat, self, binding))

    def weigh_with(self, state: State, seat: int, purse: Purse, rest: tuple[Part, ...]) -> int:
        for action in actions_on_board(state):
            if self.possible(state, seat, action, purse, rest):
                return FINE
        return NOTHING_TO_COPY

    def possible(self, state: State, seat: int, action: "Action", purse: Purse, rest: tuple[Part, ...]) -> bool:
        line = self.line(action)
        if line is None or action.copy_bit & state.copied:
            return False
        before = state.copied
        state.copied |= action.copy_bit
        trial = Purse(purse.pop, purse.money, purse.supply)
        can = weigh(state, seat, line.parts + rest, trial) == FINE and alters(state, seat, line.parts)
        state.copied = before
        return can

    def alters(self, state: State, seat: int) -> bool:
        return True

    def researching(self) -> Part:
        return Copy(True)

    def phrase(self) -> Phrase:
        return Phrase("part-copy-research" if self.research_only else "part-copy-any")


def actions_on_board(state: State) -> "list[Action]":
    """Basic actions, open guilds, and the technologies on the board; whether occupied does not matter."""
    content = state.content
    actions = list(content.basic_actions)
    actions += [guild.space.action for guild in content.guilds if state.guilds >> guild.index & 1]
    for card in state.card_at:
        if card >= 0:
            actions += content.technologies[card].actions
    return actions


@final
class AskCopy(Ask):
    """Which action is copied? Its cost is paid; the pawn stays."""

    __slots__ = ("binding", "part")

    def __init__(self, seat: int, part: Copy, binding: bool) -> None:
        super().__init__(seat)
        self.part = part
        self.binding = binding

    def options(self, state: State) -> list[Option]:
        seat = self.seat
        purse = state.seats[seat].purse()
        rest = remaining(state, seat)
        return [
            action.copy for action in actions_on_board(state) if self.part.possible(state, seat, action, purse, rest)
        ]

    def take(self, state: State, option: Option) -> None:
        action = state.content.actions[option.a]
        state.copied |= action.copy_bit
        state.note(log.COPY, self.seat, action.index)
        line = self.part.line(action)
        assert line is not None
        line.start(state, self.seat, self.binding)
        state.changed = False  # what is copied must change something by itself
