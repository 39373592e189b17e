"""Where to move: the best march of one unit at a time, looked for on the map alone."""

from typing import Final

from heliopause.games.horizon.bots.evaluation import Judge
from heliopause.games.horizon.bots.map_value import DISTANCES
from heliopause.games.horizon.rules.constants import SETTLER
from heliopause.games.horizon.rules.moving import ANY, AskMove, closed
from heliopause.games.horizon.rules.options import EXPLORE, MOVE
from heliopause.games.horizon.rules.state import State
from heliopause.games.horizon.rules.units import different
from heliopause.kernel.deck import members
from heliopause.kernel.option import Option

STEP: Final = 0.02  # what a movement should gain at least


def march(judge: Judge, state: State, question: AskMove) -> list[Option]:
    """The steps of the unit that gains most by moving; none if all are best left where they are."""
    civilization = state.seats[judge.seat]
    land = judge.land(state, civilization, judge.programme(state, civilization))
    best: list[Option] = []
    best_gain = 0.0
    units = different(civilization.units) if question.unit == ANY else [question.unit]
    exploring = state.explorations > 0 and state.territories and judge.seat == state.active
    for unit in units:
        tile, kind, strength = unit // 12, unit // 6 % 2, unit % 6 + 1
        came = reached(state, tile, question.left)
        for target, (distance, _) in came.items():
            if target == tile or closed(state, judge.seat, target):
                continue
            gain = land.shifted(kind, strength, tile, target) - STEP * distance
            if gain > best_gain:
                best_gain, best = gain, steps(state, came, target, unit)
        if kind != SETTLER or not exploring:
            continue
        gain = land.explored(strength, tile)
        if gain <= best_gain:
            continue
        found = frontier(state, judge.seat, came, question.left)
        if found is not None and gain - STEP * (came[found[0]][0] + 1) > best_gain:
            origin, cell = found
            best_gain = gain - STEP * (came[origin][0] + 1)
            best = steps(state, came, origin, unit)
            best.append(state.content.map_options.step(EXPLORE, state.cells[origin], cell, unit % 12))
    return best


def reached(state: State, tile: int, movements: int) -> dict[int, tuple[int, int]]:
    """By tile in reach: its distance, and the tile before it."""
    found = {tile: (0, tile)}
    edge = [tile]
    for distance in range(1, movements + 1):
        following = []
        for here in edge:
            for there in members(state.near[here]):
                if there not in found:
                    found[there] = (distance, here)
                    following.append(there)
        edge = following
    return found


def steps(state: State, came: dict[int, tuple[int, int]], target: int, unit: int) -> list[Option]:
    """The way there, step by step."""
    chart = state.content.map_options
    found: list[Option] = []
    while came[target][0]:
        before = came[target][1]
        found.insert(0, chart.step(MOVE, state.cells[before], state.cells[target], unit % 12))
        target = before
    return found


def frontier(state: State, seat: int, came: dict[int, tuple[int, int]], movements: int) -> tuple[int, int] | None:
    """From which tile to explore which cell: in few steps, near home, and not on the doorstep of others."""
    home = state.cells[state.seats[seat].home]
    others = [state.cells[other.home] for other in state.seats if other.index != seat]
    best: tuple[int, int] | None = None
    best_cost = 1e9
    for cell, touching in state.frontier:
        for tile in members(touching):
            distance = came.get(tile, (movements, 0))[0]
            if distance < movements:
                near = min(DISTANCES[cell - other] for other in others)
                cost = distance + 0.5 * DISTANCES[cell - home] - 0.3 * min(3, near)
                if cost < best_cost:
                    best, best_cost = (tile, cell), cost
    return best
