"""Copying another action: Quantum Data Exchange and the Technocrats' Guild (rule 13.4)."""

from typing import TYPE_CHECKING, final

from heliopause.beyond.alternatives import Choice, May
from heliopause.beyond.conditional import ForEach, If
from heliopause.beyond.constants import FINE
from heliopause.beyond.lines import Line, Part, Purse, remaining
from heliopause.games.sun.rules import log
from heliopause.games.sun.rules.constants import COPIES, NOTHING_TO_COPY
from heliopause.games.sun.rules.research import Research
from heliopause.games.sun.rules.state import State
from heliopause.kernel.machine import Question
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Tokens, row

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

    def line(self, state: State, action: "Action") -> Line | None:
        return state.content.research_lines[action.index] if self.research_only else action.line

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(AskCopy(seat, self, binding))

    def check_with(self, state: State, seat: int, purse: Purse, rest: tuple[Part, ...]) -> int:
        for action in actions_to_copy(state, seat):
            if self.possible(state, seat, action, purse, rest):
                return FINE
        return NOTHING_TO_COPY

    def possible(self, state: State, seat: int, action: "Action", purse: Purse, rest: tuple[Part, ...]) -> bool:
        line = self.line(state, action)
        bit = state.content.copy_bits[action.index]
        if line is None or bit & state.copied:
            return False
        before = state.copied
        state.copied |= bit
        can = line.check(state, seat, purse, rest) == FINE
        state.copied = before
        return can

    def phrase(self) -> Phrase:
        return Phrase("part-copy-research" if self.research_only else "part-copy-any")

    def tokens(self) -> Tokens:
        return row("copy", "research") if self.research_only else row("copy")


def with_research(line: Line) -> Line | None:
    """The line as `copy research` carries it out, if there is research in it: the research must be done."""
    if not line.research:
        return None
    copied = Line(tuple(_researching(part) if part.research else part for part in line.parts), line.text, line.lenient)
    copied.frame = line.frame
    return copied


def _researching(part: Part) -> Part:
    if isinstance(part, Research):
        return Research(part.levels, part.existing, part.with_prerequisites, part.with_bonus, False)
    if isinstance(part, Copy):
        return Copy(True)
    lines = tuple(line for line in map(with_research, part.inside()) if line is not None)
    if isinstance(part, If):
        return If(part.condition, lines[0])
    if isinstance(part, ForEach):
        return ForEach(part.count, lines[0])
    assert isinstance(part, May | Choice)
    return Choice(lines)


def actions_to_copy(state: State, seat: int) -> "list[Action]":
    """Basic actions, open guilds, technologies on the board and one's own private ones; occupied or not."""
    content = state.content
    actions = list(content.basic_actions)
    actions += [guild.space.action for guild in content.guilds if state.guilds >> guild.index & 1]
    for card in state.card_at:
        if card >= 0:
            actions += content.technologies[card].actions
    for card in state.seats[seat].private:
        actions += content.technologies[card].actions
    return actions


@final
class AskCopy(Question):
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
            action.copy
            for action in actions_to_copy(state, seat)
            if self.part.possible(state, seat, action, purse, rest)
        ]

    def answer(self, state: State, option: Option) -> None:
        action = state.content.actions[option.a]
        state.copied |= state.content.copy_bits[action.index]
        state.note(log.COPY, self.seat, action.index)
        line = self.part.line(state, action)
        assert line is not None
        line.start(state, self.seat, self.binding)
        state.changed = False  # what is copied must change something by itself
