"""Powers usable at any time of one's own turn, beside whatever is asked (rule 13.3)."""

from typing import TYPE_CHECKING, final

from heliopause.beyond.lines import Line, could_change
from heliopause.games.sun.rules import log
from heliopause.games.sun.rules.constants import POWER
from heliopause.kernel.machine import FixedFrame, Operation
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.source import Source

if TYPE_CHECKING:
    from heliopause.games.sun.rules.state import State


@final
class Power:
    """The line of a card, to be used once a turn; its number and bit among all powers."""

    __slots__ = ("bit", "line", "option")

    def __init__(self, number: int, id: str, card: Phrase, line: Line) -> None:
        self.line = line
        self.bit = 1 << number
        said = Phrase("option-power", {"card": card, "line": line.phrase()}, card.about)
        self.option = Option(f"power:{id}", POWER, number, 0, 0, said)
        line.frame = FixedFrame(Source("power", card))


def usable_powers(state: "State", seat: int) -> list[Option]:
    faction = state.seats[seat]
    return [
        power.option
        for power in faction.anytime
        if not faction.used & power.bit and could_change(state, seat, power.line.parts)
    ]


def use_power(state: "State", number: int) -> None:
    """In the middle of a question, which is asked again afterwards."""
    question = state.asking
    assert question is not None
    state.asking = None
    state.stack.append(question)
    state.stack.append(AfterPower(state.changed))
    power = state.content.powers[number]
    state.seats[question.seat].used |= power.bit
    state.note(log.POWER, question.seat, number)
    power.line.start(state, question.seat, False)


@final
class AfterPower(Operation):
    """A power used in the middle of an action is not part of it: what it changed does not count for the action."""

    __slots__ = ("changed",)

    def __init__(self, changed: bool) -> None:
        self.changed = changed

    def act(self, state: "State") -> None:
        state.changed = self.changed
