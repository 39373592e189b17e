"""The map of Beyond the Horizon through the eyes of one seat: what its units are worth where they are."""

from typing import TYPE_CHECKING, Final, final

from heliopause.games.horizon.bots.card_values import COIN_WORTH
from heliopause.games.horizon.rules import hexes
from heliopause.games.horizon.rules.building import BUILDERS
from heliopause.games.horizon.rules.constants import CITY, SETTLER, VILLAGE
from heliopause.games.horizon.rules.settling import is_free
from heliopause.games.horizon.rules.state import NOBODY, NOTHING, State

if TYPE_CHECKING:
    from heliopause.games.horizon.bots.evaluation import Judge

NEVER: Final = 99  # coins for a token, without an action for it
NEARNESS: Final[tuple[float, ...]] = (1.0, 0.78, 0.58, 0.4, 0.27, 0.17, 0.1, 0.05)  # of a unit's strength, by distance
ON_THE_WAY: Final = 0.75  # of a goal, while the strength is near and not yet there
USUAL_STRENGTH: Final = 3  # of a territory nobody has seen
USUAL_VILLAGE: Final = 4.5  # what its village brings
Goal = tuple[float, int, int, list[float]]  # worth, strength needed, tile, how much counts from every tile


def _distances() -> dict[int, int]:
    """By the difference of two cells: how many steps it takes, if no hole is in the way."""
    found = {}
    for q in range(-hexes.REACH, hexes.REACH + 1):
        for r in range(-hexes.REACH, hexes.REACH + 1):
            found[q * hexes.WIDTH + r] = (abs(q) + abs(r) + abs(q + r)) // 2
    return found


DISTANCES: Final = _distances()


@final
class Land:
    """`worth` is that of the map as it stands; `shifted` and `explored` tell what a movement would change."""

    __slots__ = ("_explore", "_goals", "_shares", "_there", "_values", "worth")

    def __init__(self, judge: "Judge", state: State, costs: list[int]) -> None:
        """`costs`: the coins for a settle and for a fortify token, or NEVER."""
        seat = judge.seat
        weights = judge.weights
        civilization = state.seats[seat]
        self._goals: list[list[Goal]] = [_villages(judge, state, costs[VILLAGE]), _cities(judge, state, costs[CITY])]
        self._goals[SETTLER] += _buildings(judge, state)
        powers: list[list[tuple[int, int]]] = [[], []]  # by kind: tile and strength of every unit
        for unit in civilization.units:
            powers[unit // 6 % 2].append((unit // 12, unit % 6 + 1))
        self._shares = []  # by goal: what part of the strength needed is there or near,
        self._there = []  # and what strength is there
        self._values = []
        self._explore = weights.explore * min(1.0, judge.rest / 4) if state.territories else 0.0
        self.worth = 0.0
        for kind in (0, 1):
            shares = []
            there = []
            for _, need, place, near in self._goals[kind]:
                share = 0.0
                present = 0
                for tile, strength in powers[kind]:
                    share += strength * near[tile]
                    if tile == place:
                        present += strength
                shares.append(share / need)
                there.append(present)
            self._shares.append(shares)
            self._there.append(there)
            value = self._value(kind, shares, there)
            self._values.append(value)
            total = sum(strength for _, strength in powers[kind])
            self.worth += value + judge.fade * weights.strength * (min(total, 7) + 0.4 * max(0, total - 7))

    def _value(self, kind: int, shares: list[float], there: list[int]) -> float:
        """What is in reach: the best goal, and a part of the next ones."""
        best = second = third = 0.0
        for number, goal in enumerate(self._goals[kind]):
            share = shares[number]
            value = goal[0] * share * share if share < 1 else goal[0]
            if there[number] < goal[1]:
                value *= ON_THE_WAY
            if value > best:
                best, second, third = value, best, second
            elif value > second:
                second, third = value, second
            elif value > third:
                third = value
        return best + 0.4 * second + 0.2 * third

    def shifted(self, kind: int, strength: int, origin: int, target: int) -> float:
        """What it gains to have a unit on another tile."""
        shares = self._shares[kind][:]
        there = self._there[kind][:]
        for number, (_, need, place, near) in enumerate(self._goals[kind]):
            shares[number] += strength * (near[target] - near[origin]) / need
            if place == target:
                there[number] += strength
            elif place == origin:
                there[number] -= strength
        return self._value(kind, shares, there) - self._values[kind]

    def explored(self, strength: int, origin: int) -> float:
        """What it gains to have a settler step into the unknown."""
        shares = [
            share - 0.4 * strength * goal[3][origin] / goal[1]
            for share, goal in zip(self._shares[SETTLER], self._goals[SETTLER], strict=True)
        ]
        left = self._value(SETTLER, shares, self._there[SETTLER])
        share = min(1.0, strength / USUAL_STRENGTH)
        return self._explore + max(left, 0.3 * USUAL_VILLAGE * share * share) - self._values[SETTLER]


def nearness(cells: list[int]) -> list[list[float]]:
    return [[NEARNESS[min(DISTANCES[other - cell], 7)] for other in cells] for cell in cells]


def _villages(judge: "Judge", state: State, cost: int) -> list[Goal]:
    """Villages to settle."""
    weights = judge.weights
    ready = judge.readiness(state, state.seats[judge.seat], VILLAGE, cost)
    if not ready:
        return []
    price = COIN_WORTH * min(cost, 4)
    territories = state.content.territories
    cubes = judge.cubes(state.seats[judge.seat])
    near = judge.near(state)
    found: list[Goal] = []
    for tile, ground in enumerate(state.ground):
        if ground >= 0 and is_free(state, tile, VILLAGE):
            card = territories[ground]
            net = card.vp[VILLAGE] + judge.worths.bonuses[ground] + cubes[card.tracks[VILLAGE]]
            net -= price + card.strength * weights.strength * judge.fade
            found.append((max(0.3, net) * ready, card.strength, tile, near[tile]))
    return found


def _cities(judge: "Judge", state: State, cost: int) -> list[Goal]:
    """Cities to fortify; one whose village is another's may be gone soon."""
    weights = judge.weights
    ready = judge.readiness(state, state.seats[judge.seat], CITY, cost)
    if not ready:
        return []
    price = COIN_WORTH * min(cost, 3)
    territories = state.content.territories
    cubes = judge.cubes(state.seats[judge.seat])
    near = judge.near(state)
    found: list[Goal] = []
    for tile, ground in enumerate(state.ground):
        if ground >= 0 and is_free(state, tile, CITY):
            card = territories[ground]
            net = card.vp[CITY] + cubes[card.tracks[CITY]] - price - card.strength * weights.strength * judge.fade
            sure = 1.0 if state.village[tile] == judge.seat else weights.foreign_village
            found.append((max(0.3, net) * ready * sure, card.strength, tile, near[tile]))
    return found


def _buildings(judge: "Judge", state: State) -> list[Goal]:
    """Places for the best construction in supply, and constructions of others."""
    if not judge.rest and not judge.producing:
        return []
    weights = judge.weights
    seat = judge.seat
    civilization = state.seats[seat]
    near = judge.near(state)
    found: list[Goal] = []
    best = 0.0
    for number in civilization.constructions:
        best = max(best, judge.construction(state, number, True))
    taken = {unit // 12 for other in state.seats if other.index != seat for unit in other.units}
    for tile, number in enumerate(state.built):
        if number == NOTHING:
            if best <= 0 or state.village[tile] != NOBODY or state.foreign(tile, seat) or tile in taken:
                continue
            net = best - (weights.spoilt if state.ground[tile] >= 0 else 0.0)
        elif len(state.builders[tile]) < BUILDERS and seat not in state.builders[tile]:
            if state.foreign(tile, seat):
                continue
            net = judge.construction(state, number, False)
        else:
            continue
        if net > 0:
            found.append((net * weights.building, 1, tile, near[tile]))
    return found
