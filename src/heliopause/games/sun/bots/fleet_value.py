"""The exploration board through the eyes of one seat: what its ships are worth where they are, and where to jump."""

from operator import mul
from typing import TYPE_CHECKING, Final, final

from heliopause.games.sun.bots.card_values import ORE_VALUE
from heliopause.games.sun.rules.colonies import required
from heliopause.games.sun.rules.constants import WORMHOLE
from heliopause.games.sun.rules.control import rightful
from heliopause.games.sun.rules.packing import power_index, powers_at, powers_of, ship_index, ship_level, ship_place
from heliopause.games.sun.rules.state import Seat, State
from heliopause.kernel.option import Option

if TYPE_CHECKING:
    from heliopause.games.sun.bots.evaluation import SunEvaluator

NEARNESS: Final[tuple[float, ...]] = (1.0, 0.75, 0.5, 0.3, 0.2, 0.1, 0.05)  # of a ship's power for a system, by jumps
BEAM: Final = 5  # fleets followed from step to step of a jump,
HASTY_BEAM: Final = 2  # and in haste
BITS: Final = 5  # enough for the ships of one level at one place


@final
class FleetValue:
    """`value` is that of the board as it stands; `place` and `colonies` tell that of another fleet."""

    __slots__ = (
        "_board",
        "_cards",
        "_certainty",
        "_controller",
        "_disc",
        "_goals",
        "_known",
        "_late",
        "_others",
        "_players",
        "_power",
        "_seat",
        "_system",
        "_weights",
        "jumps",
        "powers",
        "value",
    )

    def __init__(self, evaluator: "SunEvaluator", state: State, cost: int, missing: int) -> None:
        """`cost`: ore to colonize; `missing`: how much of it is still to be had, -1 without an action to colonize."""
        seat = evaluator.seat
        weights = evaluator.weights
        size = state.board.size
        # Not the evaluator itself, who keeps this: a ring of references would have to be found by the collector.
        self._seat = seat
        self._weights = weights
        self._cards = evaluator.cards
        self._certainty = evaluator.certainty
        self._disc = evaluator.disc
        self._late = evaluator.late
        self._board = state.board
        self._players = state.players
        self._known: dict[int, float] = {}
        self.jumps: dict[tuple[int, ...], tuple[Option, ...]] = {}  # jumps found so far
        self._controller = state.controller[:]
        self._system = state.system[:]
        self._power = state.power[:]
        self.powers = powers_of(state.power, seat)
        self._others = [
            max(state.power[power_index(place, other)] for other in range(state.players) if other != seat)
            for place in range(size)
        ]
        # Systems to colonize: what that brings, the power it needs, what share of it each place's power is.
        self._goals: list[tuple[float, int, int, list[float]]] = []
        ready = (
            0.0 if not evaluator.turns_left else weights.colony_later if missing < 0 else max(0.4, 1 - 0.12 * missing)
        )
        price = ORE_VALUE * (5 if missing < 0 else cost)
        distance = state.jumps.distance(state.seats[seat].powers)
        for place in state.board.system_places:
            card = self._system[place]
            if card >= 0 and ready:
                need = required(state, seat, place)
                net = evaluator.cards.systems[card] + evaluator.disc - price - need * weights.power
                if self._controller[place] not in (seat, -1):
                    need = max(need, self._others[place] + 1)
                near = [NEARNESS[min(distance[origin][place], 6)] / need for origin in range(size)]
                self._goals.append((max(0.3, net) * ready * weights.colony, need, place, near))
        fleet = sum(self.powers)
        self.value = evaluator.fade * weights.power * (min(fleet, 8) + 0.5 * max(0, fleet - 8))
        self.value += self.colonies(self.powers)
        for place in range(size):
            self.value += self.place(place, self.powers[place])

    def colonies(self, powers: list[int]) -> float:
        """The systems within reach of a fleet: the best one, and a part of the next."""
        best = second = 0.0
        for net, need, place, near in self._goals:
            share = sum(map(mul, powers, near), 0.0)
            value = net * share * share if share < 1 else net
            if powers[place] < need:
                value *= 0.8
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return best + 0.4 * second

    def shares(self, powers: list[int]) -> list[float]:
        """For each system to colonize: what share of the power it needs a fleet has there or near."""
        return [sum(map(mul, powers, near), 0.0) for _, _, _, near in self._goals]

    def colonies_after(self, powers: list[int], shares: list[float], origin: int, target: int, level: int) -> float:
        """The same as `colonies` for that fleet after a ship has moved."""
        best = second = 0.0
        for number, (net, need, place, near) in enumerate(self._goals):
            share = shares[number] + level * (near[target] - near[origin])
            power = powers[place]
            if place == target:
                power += level
            elif place == origin:
                power -= level
            value = net * share * share if share < 1 else net
            if power < need:
                value *= 0.8
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return best + 0.4 * second

    def place(self, place: int, power: int) -> float:
        """What controlling a place is worth, or the most power at Sol and in Deep Space, with this power there."""
        key = place * 128 + power
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._place(place, power)
        return known

    def _place(self, place: int, power: int) -> float:
        seat = self._seat
        board = self._board
        if place in (board.sol, board.deep):
            return self._certainty if power and power >= self._others[place] else 0.0
        card = self._system[place]
        if board.is_system[place] and card < 0:
            return 0.0
        before = self._controller[place]
        powers = powers_at(self._power, place, self._players)
        powers[seat] = power
        after = rightful(powers, before)
        total = 0.0
        # Discs that lie on the board now are missing on their track: income counts them, but for how long?
        if before == seat:
            total -= self._disc
        if after == seat:
            hold = self._weights.hold[min(power, len(self._weights.hold) - 1)]
            total += (hold + (1 - hold) * self._late) * (1 + self._disc)
            if before != seat and card >= 0:
                total += self._cards.gains_of_control[card]
        elif after >= 0:
            total -= self._weights.rival
        return total


# Jumping


def planned_jump(evaluator: "SunEvaluator", state: State, points: int, anywhere: bool, beam: int) -> tuple[Option, ...]:
    """The steps of the best jump with at most that many points; none if the fleet is best left alone."""
    fleet = evaluator.fleet(state)
    faction = state.seats[evaluator.seat]
    key = (points, anywhere, *faction.ships)
    if key not in fleet.jumps:
        fleet.jumps[key] = _best_jump(fleet, state, faction, points, anywhere, beam)
    return fleet.jumps[key]


def _best_jump(
    fleet: FleetValue, state: State, faction: Seat, points: int, anywhere: bool, beam: int
) -> tuple[Option, ...]:
    if anywhere:
        table = state.jumps.anywhere
    else:
        table = state.jumps.through_wormholes if faction.powers & WORMHOLE else state.jumps.along_routes
    best_gain = 0.0
    best: tuple[Option, ...] = ()
    still = fleet.colonies(fleet.powers)
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
            shares = fleet.shares(powers)
            for index, number in enumerate(ships):
                if not number:
                    continue
                level = ship_level(index)
                origin = ship_place(index)
                before = powers[origin]
                left = held + fleet.place(origin, before - level) - fleet.place(origin, before)
                for option in table[index]:
                    target = option.b
                    after = key - (1 << (BITS * index)) + (1 << (BITS * ship_index(target, level)))
                    if after in seen:
                        continue
                    seen.add(after)
                    there = powers[target]
                    now = left + fleet.place(target, there + level) - fleet.place(target, there)
                    gain = now + fleet.colonies_after(powers, shares, origin, target, level) - still
                    reached.append((gain, now, parent, index, option))
        reached.sort(key=_gain, reverse=True)
        following = []
        for _gained, now, parent, index, option in reached[:beam]:
            _, ships, key, path = fleets[parent]
            ships = ships[:]
            target = ship_index(option.b, ship_level(index))
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
