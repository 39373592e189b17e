"""The exploration board through the eyes of one seat: what its ships are worth where they are, and where to jump."""

import random
from functools import lru_cache
from typing import TYPE_CHECKING, Final, final

from heliopause.games.sun.bots.card_values import ORE_VALUE
from heliopause.games.sun.rules.colonies import required
from heliopause.games.sun.rules.constants import WORMHOLE
from heliopause.games.sun.rules.control import rightful
from heliopause.games.sun.rules.packing import power_index, powers_at, ship_index, ship_level, ship_place
from heliopause.games.sun.rules.state import Seat, State
from heliopause.kernel.option import Option

if TYPE_CHECKING:
    from heliopause.games.sun.bots.evaluation import SunEvaluator

NEARNESS: Final[tuple[float, ...]] = (1.0, 0.75, 0.5, 0.3, 0.2, 0.1, 0.05)  # of a ship's power for a system, by jumps
BEAM: Final = 5  # fleets followed from step to step of a jump,
HASTY_BEAM: Final = 2  # and in haste
MARK_BITS: Final = 48  # sums of so many ships' marks are still small ints


@final
class Goal:
    """A system to colonize: what that brings, the power it needs, what share of it each place's power is."""

    __slots__ = ("near", "need", "net", "place")

    def __init__(self, net: float, need: int, place: int, near: list[float]) -> None:
        self.net = net
        self.need = need
        self.place = place
        self.near = near

    def worth(self, share: float, power: int) -> float:
        """With such a share of the power it needs there or near, and this power there."""
        value = self.net * share * share if share < 1 else self.net
        return value if power >= self.need else value * 0.8


@final
class BoardValue:
    """What a fleet is worth on the board as it stands, the others' ships where they are."""

    __slots__ = ("_goals", "_places", "_strength")

    def __init__(
        self, evaluator: "SunEvaluator", state: State, cost: int, missing: int, places: list["PlaceValue"]
    ) -> None:
        """`cost`: ore to colonize; `missing`: how much of it is still to be had, -1 without an action to colonize."""
        seat = evaluator.seat
        weights = evaluator.weights
        size = state.board.size
        # Not the evaluator itself, who keeps this: a ring of references would have to be found by the collector.
        self._places = places
        self._strength = evaluator.fade * weights.power
        self._goals: list[Goal] = []
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
                self._goals.append(Goal(max(0.3, net) * ready * weights.colony, need, place, near))

    def of(self, powers: list[int]) -> float:
        """A fleet, by the power it has at each place."""
        fleet = sum(powers)
        value = self._strength * (min(fleet, 8) + 0.5 * max(0, fleet - 8))
        value += self.colonies(powers)
        for place in range(len(powers)):
            value += self._places[place].of(powers[place])
        return value

    def colonies(self, powers: list[int]) -> float:
        """The systems within reach of a fleet: the best one, and a part of the next."""
        best = second = 0.0
        for goal in self._goals:
            value = goal.worth(_share(powers, goal.near), powers[goal.place])
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return best + 0.4 * second

    def shares(self, powers: list[int]) -> list[float]:
        """For each system to colonize: what share of the power it needs a fleet has there or near."""
        return [_share(powers, goal.near) for goal in self._goals]

    def colonies_after(self, powers: list[int], shares: list[float], origin: int, target: int, level: int) -> float:
        """The same as `colonies` for that fleet after a ship has moved."""
        best = second = 0.0
        for number, goal in enumerate(self._goals):
            near = goal.near
            place = goal.place
            power = powers[place]
            if place == target:
                power += level
            elif place == origin:
                power -= level
            value = goal.worth(shares[number] + level * (near[target] - near[origin]), power)
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return best + 0.4 * second

    def place(self, place: int, power: int) -> float:
        """What controlling a place is worth, or the most power at Sol and in Deep Space, with this power there."""
        return self._places[place].of(power)


@final
class FleetValue:
    """A seat's fleet on the board as it stands."""

    __slots__ = ("board", "jumps", "powers", "value")

    def __init__(self, board: BoardValue, powers: list[int]) -> None:
        self.board = board
        self.powers = powers  # by place
        self.value = board.of(powers)
        self.jumps: dict[tuple[int, ...], tuple[Option, ...]] = {}  # found so far


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
    board = fleet.board
    best_gain = 0.0
    best: tuple[Option, ...] = ()
    still = board.colonies(fleet.powers)
    marks = _marks(len(faction.ships))
    # A fleet: what its places are worth more than now, its ships, the sum of their marks, and its steps so far.
    key = 0
    for index, number in enumerate(faction.ships):
        if number:
            key += number * marks[index]
    fleets: list[tuple[float, list[int], int, tuple[Option, ...]]] = [(0.0, faction.ships, key, ())]
    seen = {key}
    for left_over in range(points - 1, -1, -1):
        reached: list[Step] = []  # the best so many, the best first
        most = beam if left_over else 1
        parent = 0
        for held, ships, key, _path in fleets:
            powers = [
                ships[at] + 2 * ships[at + 1] + 3 * ships[at + 2] + 4 * ships[at + 3] for at in range(0, len(ships), 4)
            ]
            shares = board.shares(powers)
            for index, number in enumerate(ships):
                if not number:
                    continue
                level = ship_level(index)
                origin = ship_place(index)
                before = powers[origin]
                left = held + board.place(origin, before - level) - board.place(origin, before)
                without = key - marks[index]
                for option in table[index]:
                    target = option.b
                    if left_over:
                        after = without + marks[ship_index(target, level)]
                        if after in seen:
                            continue
                        seen.add(after)
                    there = powers[target]
                    now = left + board.place(target, there + level) - board.place(target, there)
                    gain = now + board.colonies_after(powers, shares, origin, target, level) - still
                    if len(reached) < most or gain > reached[most - 1].gain:
                        _enter(reached, Step(gain, now, parent, index, option), most)
            parent += 1
        following = []
        for step in reached:
            _, ships, key, path = fleets[step.parent]
            ships = ships[:]
            target = ship_index(step.option.b, ship_level(step.index))
            ships[step.index] -= 1
            ships[target] += 1
            key += marks[target] - marks[step.index]
            following.append((step.now, ships, key, (*path, step.option)))
        if reached and reached[0].gain > best_gain + 1e-9:
            best_gain = reached[0].gain
            best = following[0][3]
        fleets = following
    return best


@final
class Step:
    """A ship moved, in a fleet on its way."""

    __slots__ = ("gain", "index", "now", "option", "parent")

    def __init__(self, gain: float, now: float, parent: int, index: int, option: Option) -> None:
        self.gain = gain
        self.now = now  # what its places are worth more than before the jump
        self.parent = parent  # the fleet before,
        self.index = index  # the ship in it
        self.option = option


def _enter(steps: list[Step], step: Step, most: int) -> None:
    """Among the best so many; of those that gain as much the one found first stands before."""
    at = len(steps)
    while at and steps[at - 1].gain < step.gain:
        at -= 1
    steps.insert(at, step)
    if len(steps) > most:
        steps.pop()


@lru_cache(maxsize=8)
def _marks(number: int) -> list[int]:
    """A mark for a ship of each level at each place: fleets are told apart by the sums of their ships' marks."""
    draw = random.Random(number)
    return [draw.getrandbits(MARK_BITS) for _ in range(number)]
