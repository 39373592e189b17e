"""Leaders: who is first to research a technology of level II or higher meets one (rules 5.3, 13.3)."""

from typing import final

from heliopause.beyond.resolving import waiting
from heliopause.games.horizon.rules import log
from heliopause.games.horizon.rules.cards import Effect, Leader
from heliopause.games.horizon.rules.constants import ON_DISCOVER
from heliopause.games.horizon.rules.state import State
from heliopause.games.horizon.rules.triggers import fire
from heliopause.kernel.deck import TopCard
from heliopause.kernel.machine import Frame, Operation, Question
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.rules import Resolving
from heliopause.kernel.source import Source


@final
class LeaderFrame(Frame):
    """A leader has been met: which one, and by whom."""

    __slots__ = ("leader", "taker")

    def __init__(self, leader: Leader, taker: int) -> None:
        self.leader = leader
        self.taker = taker

    def source(self, state: State) -> Source:
        said = self.leader.phrase()
        return Source("leader", Phrase("source-leader", {"card": said}), self.taker, said)


@final
class MeetLeader(TopCard):
    """The leader that lies face down on the space: any of its level that has not been seen, all equally likely."""

    __slots__ = ("level", "taker")

    def __init__(self, taker: int, level: int) -> None:
        super().__init__()
        self.taker = taker
        self.level = level

    def cards(self, state: State) -> int:
        return state.leaders[self.level]

    def option(self, state: State, card: int) -> Option:
        return state.content.leaders[card].draw

    def answer(self, state: State, option: Option) -> None:
        seat = self.taker
        leader = state.content.leaders[option.a]
        state.leaders[self.level] &= ~(1 << option.a)
        state.seats[seat].leaders.append(option.a)
        state.note(log.LEADER, seat, option.a)
        fire(state, seat, ON_DISCOVER)
        state.stack.append(LeaderFrame(leader, seat))
        if leader.choices:
            state.stack.append(AskLegacy(seat, leader))
        for effect in leader.effects[::-1]:
            for other in state.clockwise(seat)[::-1]:
                if _meant(effect, other, seat):
                    effect.line.start(state, other, False)


def resolving(state: State) -> Resolving | None:
    """The leader who was met and whose gifts are being given."""
    stack = state.stack
    for index, frame in enumerate(stack):
        if isinstance(frame, LeaderFrame):
            leader = frame.leader
            above = stack[index + 1 :]
            steps = [Phrase(f"leader-step-{effect.who}", {"line": effect.line.phrase()}) for effect in leader.effects]
            step = max((n for n, effect in enumerate(leader.effects) if _begun(effect, state, frame, above)), default=0)
            if leader.choices:
                choices = [choice.option.phrase for choice in leader.choices]
                steps.append(Phrase("leader-step-legacy", {"choices": choices}))
                if not any(isinstance(operation, AskLegacy) for operation in above):
                    step = len(steps) - 1
            return Resolving("leader", leader.phrase(), frame.taker, None, steps, step, waiting(state, above))
    return None


def _begun(effect: Effect, state: State, frame: LeaderFrame, above: list[Operation]) -> bool:
    """Has anybody begun with it? Then not everybody's first step lies on the stack any more."""
    seats = [seat for seat in state.clockwise(frame.taker) if _meant(effect, seat, frame.taker)]
    ahead = sum(operation is effect.line.bonus[seat][0] for seat in seats for operation in above)
    return ahead < len(seats)


def _meant(effect: Effect, seat: int, taker: int) -> bool:
    return effect.who == "all" or (effect.who == "you") == (seat == taker)


@final
class AskLegacy(Question):
    """Which effect? It also decides what all players score for at the end."""

    __slots__ = ("leader",)

    def __init__(self, seat: int, leader: Leader) -> None:
        super().__init__(seat)
        self.leader = leader

    def options(self, state: State) -> list[Option]:
        return [choice.option for choice in self.leader.choices]

    def answer(self, state: State, option: Option) -> None:
        state.picked[self.leader.index] = option.a
        self.leader.choices[option.a].line.start(state, self.seat, False)


def leader_points(state: State, seat: int) -> int:
    """What one's own leaders score, and what those of others give everybody."""
    points = 0
    for civilization in state.seats:
        for number in civilization.leaders:
            leader = state.content.leaders[number]
            if civilization.index != seat:
                points += leader.vp_others
            elif leader.vp is not None:
                points += leader.vp.of(state, seat)
            picked = state.picked[number]
            if picked >= 0:
                points += leader.choices[picked].vp.of(state, seat)
    return points
