"""Where to fly: the best steps of a jump, looked for on the chart alone."""

from heliopause.bots.judgement import Judge
from heliopause.kernel.option import Option
from heliopause.sun.state import State
from heliopause.sun.terms import WORMHOLE

BEAM = 10  # fleets followed from step to step


def plan(judge: Judge, state: State, points: int, anywhere: bool) -> list[Option]:
    """The steps of the best jump with at most that many points; none if the fleet is best left alone."""
    chart = judge.chart(state)
    seat = judge.seat
    faction = state.seats[seat]
    if anywhere:
        table = state.jumps.anywhere
    else:
        table = state.jumps.through_wormholes if faction.powers & WORMHOLE else state.jumps.along_routes
    best_gain = 0.0
    best: tuple[Option, ...] = ()
    fleets: list[tuple[float, list[int], tuple[Option, ...]]] = [(0.0, faction.ships, ())]
    seen = {tuple(faction.ships)}
    for _ in range(points):
        reached: list[tuple[float, list[int], tuple[Option, ...]]] = []
        for gain, ships, path in fleets:
            powers = [
                ships[at] + 2 * ships[at + 1] + 3 * ships[at + 2] + 4 * ships[at + 3] for at in range(0, len(ships), 4)
            ]
            for index, number in enumerate(ships):
                if not number:
                    continue
                level = index % 4 + 1
                origin = index // 4
                left = powers[origin]
                leaving = chart.place(origin, left - level) - chart.place(origin, left)
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
                    arriving = chart.place(target, there + level) - chart.place(target, there)
                    reached.append((gain + leaving + arriving, after, (*path, option)))
        reached.sort(key=lambda fleet: -fleet[0])
        fleets = reached[:BEAM]
        if fleets and fleets[0][0] > best_gain + 1e-9:
            best_gain, _, best = fleets[0]
    return list(best)
