"""An action is offered exactly if its cost can be paid and some way of carrying it out changes something.

Found out the hard way: the action is carried out on copies in every way, whether it is offered or not.
"""

import random
from typing import Any

import pytest

import heliopause
from heliopause import CHANCE
from heliopause.beyond.cards import BASIC, Space
from heliopause.checking import dump
from heliopause.content import Pack
from heliopause.game import Game
from heliopause.games.horizon.rules.economy import Pay
from heliopause.games.horizon.rules.state import State
from heliopause.games.horizon.rules.turn import AskSpace
from heliopause.games.horizon.rules.view import view
from heliopause.kernel.machine import Chance
from tests.games.horizon.position import EARLY_POWERS

OUTSIDE = frozenset({"log", "causes", "stack", "asking", "offered", "changed"})  # not on the table
MOST = 400  # copies made for one action


def positions(seed: int, players: int, sample: float, pack: Pack | None = None) -> list[Game]:
    """Positions of a random game in which an action space is chosen."""
    rng = random.Random(seed)
    game = heliopause.new("horizon", players=players, seed=seed, pack=pack)
    found = []
    while not game.over:
        if isinstance(game._state.asking, AskSpace) and rng.random() < sample:
            found.append(game.copy(quiet=True, seed=seed))
        game.choose(rng.choice(game.options()))
    return found


def possible_spaces(state: State) -> set[str]:
    """The spaces whose action can be paid and changes something, by trying."""
    question = state.asking
    assert isinstance(question, AskSpace)
    return {
        str(state.content.spaces[index].option)
        for index in state.seats[question.seat].spaces
        if is_allowed(state, question.seat, state.content.spaces[index]) and changes(state, state.content.spaces[index])
    }


def is_allowed(state: State, seat: int, space: Space) -> bool:
    """The rules about pawns, conditions and costs, spelt out."""
    player = state.seats[seat]
    action = space.action
    if not space.repeatable:
        others = [other.pawn for other in state.seats if other is not player]
        shared = "shared-space" in powers(state, seat)
        if space.index == player.pawn or (space.index in others and not shared):
            return False
    if state.round == 1 and action.owner_kind != BASIC:
        return False
    if action.condition is not None and not action.condition.holds(state, seat):
        return False
    coins, pop = price(state, seat, space)
    return coins <= player.coins and pop <= min(player.pop, sum(player.held) - player.supply())


def powers(state: State, seat: int) -> list[str]:
    return [power.id for power in view(state).seats[seat].powers]


def price(state: State, seat: int, space: Space) -> tuple[int, int]:
    cost = space.action.line.parts[0] if space.action.line.parts else None
    if not isinstance(cost, Pay):
        return space.extra, 0
    return space.extra + cost.price(state, seat), cost.pop


def changes(state: State, space: Space) -> bool:
    """Is there a way to carry the action out that changes more than pawn, coins and population of its cost?"""
    question = state.asking
    assert isinstance(question, AskSpace)
    bare = paid(state, space)
    depth = len(state.stack)
    first = state.copy()
    first.answer(space.option)
    waiting = [first]
    for _ in range(MOST):
        if not waiting:
            return False
        here = waiting.pop()
        if dump(here, OUTSIDE) != bare:
            return True
        if isinstance(here.asking, Chance):
            return True  # something is turned up
        if len(here.stack) < depth:
            continue  # the next phase is asking
        for option in here.offered:
            twin = here.copy()
            twin.answer(option)
            waiting.append(twin)
    raise AssertionError("too many ways to carry it out")


def paid(state: State, space: Space) -> Any:
    """The table when the pawn has moved and the cost is paid."""
    question = state.asking
    assert question is not None
    twin = state.copy()
    player = twin.seats[question.seat]
    player.pawn = space.index
    coins, pop = price(state, question.seat, space)
    player.coins -= coins
    player.pop -= pop
    for _ in range(pop):
        player.return_cube()
    return dump(twin, OUTSIDE)


@pytest.mark.rule("3.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_offered_actions_are_exactly_the_possible_ones(players: int) -> None:
    for game in positions(players, players, 0.06):
        assert game.seat != CHANCE
        assert set(map(str, game.options())) == possible_spaces(game._state)


@pytest.mark.rule("3.2", "3.8", "13.4")
def test_offered_actions_are_exactly_the_possible_ones_where_spaces_are_shared() -> None:
    shared = 0
    for game in positions(4, 4, 0.06, EARLY_POWERS):
        state = game._state
        assert set(map(str, game.options())) == possible_spaces(state)
        pawns = [seat.pawn for seat in state.seats if not state.content.spaces[seat.pawn].repeatable]
        shared += len(pawns) > len(set(pawns))
    assert shared
