"""The exploration board through the eyes of one seat: what its ships are worth where they are, and where to jump."""

import random
from functools import lru_cache
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
MARK_BITS: Final = 48  # sums of so many ships' marks are still small ints


@final
class FleetValue:
    """`value` is that of the board as it stands; `place` and `colonies` tell that of another fleet."""

    __slots__ = ("_goals", "_places", "jumps", "powers", "value")

    def __init__(
        self, evaluator: "SunEvaluator", state: State, cost: int, missing: int, places: list["PlaceValue"]
    ) -> None:
        """`cost`: ore to colonize; `missing`: how much of it is still to be had, -1 without an action to colonize."""
        seat = evaluator.seat
        weights = evaluator.weights
        size = state.board.size
        # Not the evaluator itself, who keeps this: a ring of references would have to be found by the collector.
        self._places = places
        self.jumps: dict[tuple[int, ...], tuple[Option, ...]] = {}  # jumps found so far
        self.powers: list[int] = powers_of(state.power, seat)
        # Systems to colonize: what that brings, the power it needs, what share of it each place's power is.
        self._goals: list[tuple[float, int, int, list[float]]] = []
        ready = (
            0.0 if not evaluator.turns_left else weights.colony_later if missing < 0 else max(0.4, 1 - 0.12 * missing)
        )
        price = ORE_VALUE * (5 if missing < 0 else cost)
        distance = state.jumps.distance(state.seats[seat].powers)
        for place in state.board.system_places:
            card = state.system[place]
            if card >= 0 and ready:
                need = required(state, seat, place)
                net = evaluator.cards.systems[card] + evaluator.disc - price - need * weights.power
                if state.controller[place] not in (seat, -1):
                    need = max(need, places[place].others + 1)
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
            share = _share(powers, near)
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
        return [_share(powers, near) for _, _, _, near in self._goals]

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
        return self._places[place].of(power)


@final
class PlaceValue:
    """What a place is worth to a seat by the power it has there, with the ships of the others where they are."""

    __slots__ = ("_below", "_held", "_level", "_needed", "_taken", "others")

    def __init__(self, evaluator: "SunEvaluator", state: State, place: int) -> None:
        seat = evaluator.seat
        board = state.board
        self.others = max(state.power[power_index(place, other)] for other in range(state.players) if other != seat)
        self._needed = 0  # so much power is needed to have it,
        self._held = [0.0]  # which is worth this by the power that guards it,
        self._taken = 0.0  # and this besides
        self._level = 0.0  # to have one less,
        self._below = 0.0  # and less than that
        card = state.system[place]
        if place in (board.sol, board.deep):
            self._needed = max(1, self.others)
            self._taken = evaluator.certainty
        elif card >= 0 or not board.is_system[place]:
            # Discs that lie on the board now are missing on their track: income counts them, but for how long?
            before = state.controller[place]
            self._held = evaluator.held
            if before == seat:
                self._needed = self.others
                self._taken = -evaluator.disc
                self._below = self._level = self._left(evaluator, state, place, 0) - evaluator.disc
            else:
                self._needed = self.others + 1
                self._taken = evaluator.cards.gains_of_control[card] if card >= 0 else 0.0
                self._level = self._left(evaluator, state, place, self.others)
                self._below = self._left(evaluator, state, place, 0)

    def _left(self, evaluator: "SunEvaluator", state: State, place: int, power: int) -> float:
        """To leave it to others, with this power."""
        powers = powers_at(state.power, place, state.players)
        powers[evaluator.seat] = power
        return -evaluator.weights.rival if rightful(powers, state.controller[place]) >= 0 else 0.0

    def of(self, power: int) -> float:
        if power >= self._needed:
            held = self._held
            return self._taken + held[min(power, len(held) - 1)]
        return self._level if power == self._needed - 1 else self._below


def _share(powers: list[int], near: list[float]) -> float:
    """What part of the power that a system needs a fleet has there or near."""
    share = 0.0
    for place in range(len(near)):
        power = powers[place]
        if power:
            share += power * near[place]
    return share


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
    marks = _marks(len(faction.ships))
    # A fleet: what its places are worth more than now, its ships, the sum of their marks, and its steps so far.
    key = 0
    for index, number in enumerate(faction.ships):
        if number:
            key += number * marks[index]
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
                without = key - marks[index]
                for option in table[index]:
                    target = option.b
                    after = without + marks[ship_index(target, level)]
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
            key += marks[target] - marks[index]
            following.append((now, ships, key, (*path, option)))
        if reached and reached[0][0] > best_gain + 1e-9:
            best_gain = reached[0][0]
            best = following[0][3]
        fleets = following
    return best


@lru_cache(maxsize=8)
def _marks(number: int) -> list[int]:
    """A mark for a ship of each level at each place: fleets are told apart by the sums of their ships' marks."""
    draw = random.Random(number)
    return [draw.getrandbits(MARK_BITS) for _ in range(number)]


def _gain(fleet: tuple[float, float, int, int, Option]) -> float:
    return fleet[0]
