"""Where to fly: the best steps of a jump, looked for on the chart alone."""

from typing import Final

from heliopause.bots.chart import Chart
from heliopause.bots.judgement import Judge
from heliopause.kernel.option import Option
from heliopause.sun.state import Seat, State
from heliopause.sun.terms import WORMHOLE

BEAM: Final = 5  # fleets followed from step to step


def plan(judge: Judge, state: State, points: int, anywhere: bool) -> tuple[Option, ...]:
    """The steps of the best jump with at most that many points; none if the fleet is best left alone."""
    chart = judge.chart(state)
    faction = state.seats[judge.seat]
    key = (points, anywhere, *faction.ships)
    if key not in chart.plans:
        chart.plans[key] = _plan(chart, state, faction, points, anywhere)
    return chart.plans[key]


def _plan(chart: Chart, state: State, faction: Seat, points: int, anywhere: bool) -> tuple[Option, ...]:
    if anywhere:
        table = state.jumps.anywhere
    else:
        table = state.jumps.through_wormholes if faction.powers & WORMHOLE else state.jumps.along_routes
    best_gain = 0.0
    best: tuple[Option, ...] = ()
    still = chart.colonies(chart.powers)
    fleets: list[tuple[float, list[int], tuple[Option, ...]]] = [(0.0, faction.ships, ())]
    seen = {tuple(faction.ships)}
    for _ in range(points):
        reached: list[tuple[float, float, list[int], tuple[Option, ...]]] = []
        for held, ships, path in fleets:
            powers = [
                ships[at] + 2 * ships[at + 1] + 3 * ships[at + 2] + 4 * ships[at + 3] for at in range(0, len(ships), 4)
            ]
            for index, number in enumerate(ships):
                if not number:
                    continue
                level = index % 4 + 1
                origin = index // 4
                before = powers[origin]
                leaving = chart.place(origin, before - level) - chart.place(origin, before)
                for option in table[index]:
                    target = option.b
                    after = ships[:]
                    after[index] -= 1
                    after[target * 4 + level - 1] += 1
                    key = tuple(after)
                    if key in seen:
                        continue
                    seen.add(key)
                    there = powers[target]
                    now = held + leaving + chart.place(target, there + level) - chart.place(target, there)
                    powers[origin] -= level
                    powers[target] += level
                    reached.append((now, chart.colonies(powers) - still, after, (*path, option)))
                    powers[origin] += level
                    powers[target] -= level
        reached.sort(key=lambda fleet: -fleet[0] - fleet[1])
        fleets = [(held, ships, path) for held, _, ships, path in reached[:BEAM]]
        if reached and reached[0][0] + reached[0][1] > best_gain + 1e-9:
            best_gain = reached[0][0] + reached[0][1]
            best = reached[0][3]
    return best
