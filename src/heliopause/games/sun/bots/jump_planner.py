"""Where to fly: the best steps of a jump, looked for on the chart alone."""

from typing import Final

from heliopause.games.sun.bots.evaluation import Judge
from heliopause.games.sun.bots.fleet_value import Chart
from heliopause.games.sun.rules.constants import WORMHOLE
from heliopause.games.sun.rules.state import Seat, State
from heliopause.kernel.option import Option

BEAM: Final = 5  # fleets followed from step to step, unless told otherwise
BITS: Final = 5  # enough for the ships of one level at one place


def plan(judge: Judge, state: State, points: int, anywhere: bool, beam: int = BEAM) -> tuple[Option, ...]:
    """The steps of the best jump with at most that many points; none if the fleet is best left alone."""
    chart = judge.chart(state)
    faction = state.seats[judge.seat]
    key = (points, anywhere, *faction.ships)
    if key not in chart.plans:
        chart.plans[key] = _plan(chart, state, faction, points, anywhere, beam)
    return chart.plans[key]


def _plan(chart: Chart, state: State, faction: Seat, points: int, anywhere: bool, beam: int) -> tuple[Option, ...]:
    if anywhere:
        table = state.jumps.anywhere
    else:
        table = state.jumps.through_wormholes if faction.powers & WORMHOLE else state.jumps.along_routes
    best_gain = 0.0
    best: tuple[Option, ...] = ()
    still = chart.colonies(chart.powers)
    # A fleet: what its places are worth more than now, its ships, the same as one number, and its steps so far.
    key = 0
    for index, number in enumerate(faction.ships):
        key += number << (BITS * index)
    fleets: list[tuple[float, list[int], int, tuple[Option, ...]]] = [(0.0, faction.ships, key, ())]
    seen = {key}
    for _ in range(points):
        reached: list[tuple[float, float, int, int, Option]] = []
        for parent, (held, ships, key, _path) in enumerate(fleets):
            powers = [
                ships[at] + 2 * ships[at + 1] + 3 * ships[at + 2] + 4 * ships[at + 3] for at in range(0, len(ships), 4)
            ]
            shares = chart.shares(powers)
            for index, number in enumerate(ships):
                if not number:
                    continue
                level = index % 4 + 1
                origin = index // 4
                before = powers[origin]
                left = held + chart.place(origin, before - level) - chart.place(origin, before)
                for option in table[index]:
                    target = option.b
                    after = key - (1 << (BITS * index)) + (1 << (BITS * (target * 4 + level - 1)))
                    if after in seen:
                        continue
                    seen.add(after)
                    there = powers[target]
                    now = left + chart.place(target, there + level) - chart.place(target, there)
                    gain = now + chart.colonies_after(powers, shares, origin, target, level) - still
                    reached.append((gain, now, parent, index, option))
        reached.sort(key=_gain, reverse=True)
        following = []
        for _gained, now, parent, index, option in reached[:beam]:
            _, ships, key, path = fleets[parent]
            ships = ships[:]
            target = option.b * 4 + index % 4
            ships[index] -= 1
            ships[target] += 1
            key += (1 << (BITS * target)) - (1 << (BITS * index))
            following.append((now, ships, key, (*path, option)))
        if reached and reached[0][0] > best_gain + 1e-9:
            best_gain = reached[0][0]
            best = following[0][3]
        fleets = following
    return best


def _gain(fleet: tuple[float, float, int, int, Option]) -> float:
    return fleet[0]
