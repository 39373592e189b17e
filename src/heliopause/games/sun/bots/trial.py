"""Trying out: positions that a bot may play on, apart from the game. The one place that reaches behind the public face.

A trial is a bare state. It comes to rest where the question the bot has in mind is settled: at a question to a seat,
before the production phase, at the end of a turn, and before a discovery, whose card nobody can know.
"""

from collections.abc import Callable
from typing import Any, Final

from heliopause.beyond.research import Discover
from heliopause.game import Game
from heliopause.games.sun.rules.events import DrawEvent
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.rules.turn import AskProduction, TurnEnd
from heliopause.kernel.machine import Chance, Operation
from heliopause.kernel.machine import State as Position
from heliopause.kernel.option import Option

Below = Callable[[int], int]
RESTS: Final[frozenset[type[Operation]]] = frozenset((AskProduction, Discover, DrawEvent, TurnEnd))


def bare(game: Game) -> Any:
    """The state of the game itself, whichever game it is: to be looked at and copied, never changed."""
    return game._state


def position(game: Game) -> State:
    """The same, of a game of Beyond the Sun."""
    state = bare(game)
    assert isinstance(state, State)
    return state


def after(state: State, option: Option, below: Below) -> State:
    """A copy of the state in which the option has been chosen; other chance on the way is drawn with `below`."""
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
            stack.pop().act(state)
        elif isinstance(question, Chance):
            answer(state, question.draw(state, below))
        else:
            return


def answer(state: Position, option: Option) -> None:
    """Answer the question that is asked, and no more; in a position of any game."""
    question = state.asking
    assert question is not None
    state.asking = None
    question.answer(state, option)
