"""Trying out a turn of Beyond the Horizon on a bare state (see trial.py).

A trial rests at a question to a seat, before the production phase and at the end of a turn. What nobody can know stays
hidden: leaders and cards to be found are left face down, and a new tile is a usual one, so that no option has luck.
"""

from collections.abc import Callable
from typing import Final

from heliopause.beyond.research import Discover
from heliopause.games.horizon.bots.card_values import worths
from heliopause.games.horizon.rules.constants import VILLAGE
from heliopause.games.horizon.rules.leaders import MeetLeader
from heliopause.games.horizon.rules.moving import Explore
from heliopause.games.horizon.rules.production import AskProduction
from heliopause.games.horizon.rules.state import State
from heliopause.games.horizon.rules.turn import TurnEnd
from heliopause.games.sun.bots.trial import answer
from heliopause.kernel.deck import members
from heliopause.kernel.machine import Chance, Operation
from heliopause.kernel.option import Option

Below = Callable[[int], int]
RESTS: Final[frozenset[type[Operation]]] = frozenset((AskProduction, TurnEnd))
HIDDEN: Final[frozenset[type[Operation]]] = frozenset((Discover, MeetLeader))


def after(state: State, option: Option, below: Below) -> State:
    """A copy of the state in which the option has been chosen."""
    twin = state.copy()
    go_on(twin, option, below)
    return twin


def go_on(state: State, option: Option, below: Below) -> None:
    """Choose the option in a trial, and run to the next rest."""
    answer(state, option)
    stack = state.stack
    while True:
        question = state.asking
        if question is None:
            if not stack or type(stack[-1]) in RESTS:
                return
            operation = stack.pop()
            if type(operation) not in HIDDEN:
                operation.act(state)
        elif isinstance(question, Explore):
            answer(state, usual_tile(state, question))
        elif isinstance(question, Chance):
            answer(state, question.draw(state, below))
        else:
            return


def usual_tile(state: State, explore: Explore) -> Option:
    """The tile in the middle of those that may come."""
    territories = state.content.territories
    bonuses = worths(state.content).bonuses

    def net(number: int) -> float:
        return bonuses[number] + territories[number].vp[VILLAGE] - territories[number].strength

    cards = sorted(members(explore.cards(state)), key=net)
    return territories[cards[len(cards) // 2]].draw
