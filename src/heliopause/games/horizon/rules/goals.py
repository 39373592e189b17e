"""Goals: one must be claimed in a turn if any can, with a cube from a track of choice (rule 11)."""

from typing import final

from heliopause.beyond.constants import FINE, NO_CHANGE
from heliopause.beyond.lines import AskPart, Part, Purse
from heliopause.beyond.options import PASS
from heliopause.beyond.turn import AskClaim, claim, claimable
from heliopause.games.horizon.rules import log
from heliopause.games.horizon.rules.constants import ON_CLAIM
from heliopause.games.horizon.rules.development import TakeCube
from heliopause.games.horizon.rules.state import State
from heliopause.games.horizon.rules.triggers import fire
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Tokens, row


def may_claim(state: State, seat: int) -> bool:
    """One goal a turn, and only in one's own."""
    return seat == state.active and not state.claimed_now


def claim_goal(state: State, seat: int, option: Option) -> None:
    state.claimed_now = True
    running = state.ending == 0
    claim(state, seat, state.goals.index(option.a))
    if running and state.ending:
        state.note(log.END_TRIGGERED, seat, turns_left(state))
    fire(state, seat, ON_CLAIM)
    state.stack.append(TakeCube(seat, (0, 1, 2)))


def turns_left(state: State) -> int:
    """The turns of the round that are still to come, and the last round (rule 12.1)."""
    return (state.first - state.active - 1) % state.players + state.players


@final
class AskGoal(AskClaim):
    """The goal phase."""

    __slots__ = ()

    def options(self, state: State) -> list[Option]:
        return super().options(state) if may_claim(state, self.seat) else []

    def answer(self, state: State, option: Option) -> None:
        claim_goal(state, self.seat, option)


@final
class ClaimGoal(Part):
    """`claim goal`: before the goal phase, instead of the claim there."""

    __slots__ = ()
    safe = True

    def begin(self, state: State, seat: int, binding: bool) -> None:
        if may_claim(state, seat):
            state.stack.append(AskClaimNow(seat, not binding))

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if may_claim(state, seat) and claimable(state, seat) else NO_CHANGE

    def phrase(self) -> Phrase:
        return Phrase("part-claim-goal")

    def tokens(self) -> Tokens:
        return row("claim")


@final
class AskClaimNow(AskPart):
    """Which goal is claimed at once?"""

    __slots__ = ()

    def options(self, state: State) -> list[Option]:
        goals = state.content.goals
        found = [goals[state.goals[number]].option for number in claimable(state, self.seat)]
        return self.or_pass(state, found)

    def answer(self, state: State, option: Option) -> None:
        if option is not PASS:
            claim_goal(state, self.seat, option)
