"""The map through the eyes of one seat: what its units are worth where they are, and where to move."""

from typing import TYPE_CHECKING, Final, final

from heliopause.games.horizon.bots.card_values import COIN_VALUE
from heliopause.games.horizon.rules import hexes
from heliopause.games.horizon.rules.building import BUILDERS
from heliopause.games.horizon.rules.constants import CITY, SETTLER, VILLAGE
from heliopause.games.horizon.rules.moving import ANY, AskMove, closed, explorations
from heliopause.games.horizon.rules.options import EXPLORE, MOVE
from heliopause.games.horizon.rules.packing import unit_kind, unit_piece, unit_strength, unit_tile
from heliopause.games.horizon.rules.settling import is_free
from heliopause.games.horizon.rules.state import NOBODY, NOTHING, State
from heliopause.games.horizon.rules.units import different
from heliopause.kernel.deck import members
from heliopause.kernel.option import Option

if TYPE_CHECKING:
    from heliopause.games.horizon.bots.evaluation import HorizonEvaluator

NEARNESS: Final[tuple[float, ...]] = (1.0, 0.78, 0.58, 0.4, 0.27, 0.17, 0.1, 0.05)  # of a unit's strength, by distance
ON_THE_WAY: Final = 0.75  # of a goal, while the strength is near and not yet there
USUAL_STRENGTH: Final = 3  # of a territory nobody has seen
USUAL_VILLAGE: Final = 4.5  # what its village brings
DEAREST: Final[tuple[int, ...]] = (4, 3)  # coins for a token that count, to settle and to fortify
STEP: Final = 0.02  # what a movement should gain at least
Goal = tuple[float, int, int, list[float]]  # value, strength needed, tile, how much counts from every tile


def _distances() -> dict[int, int]:
    """By the difference of two cells: how many steps it takes, if no hole is in the way."""
    found = {}
    for q in range(-hexes.REACH, hexes.REACH + 1):
        for r in range(-hexes.REACH, hexes.REACH + 1):
            found[q * hexes.WIDTH + r] = (abs(q) + abs(r) + abs(q + r)) // 2
    return found


DISTANCES: Final = _distances()


@final
class MapValue:
    """`value` is that of the map as it stands; `shifted` and `explored` tell what a movement would change."""

    __slots__ = ("_explore", "_goals", "_shares", "_there", "_values", "moves", "value")

    def __init__(self, evaluator: "HorizonEvaluator", state: State, costs: list[int]) -> None:
        """`costs`: the coins for a settle and for a fortify token, or NEVER."""
        seat = evaluator.seat
        weights = evaluator.weights
        civilization = state.seats[seat]
        villages = _sites(evaluator, state, VILLAGE, costs[VILLAGE])
        cities = _sites(evaluator, state, CITY, costs[CITY])
        self._goals: list[list[Goal]] = [villages + _buildings(evaluator, state), cities]  # of settlers, of soldiers
        powers: list[list[tuple[int, int]]] = [[], []]  # by kind: tile and strength of every unit
        for unit in civilization.units:
            powers[unit_kind(unit)].append((unit_tile(unit), unit_strength(unit)))
        self.moves: dict[tuple[int, ...], list[Option]] = {}  # found so far
        self._shares: list[list[float]] = []  # by goal: what part of the strength needed is there or near,
        self._there: list[list[int]] = []  # and what strength is there
        self._values: list[float] = []
        self._explore = weights.explore * min(1.0, evaluator.turns_left / 4) if state.territories else 0.0
        self.value = 0.0
        for kind in (0, 1):
            shares: list[float] = []
            there: list[int] = []
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
            self.value += value + evaluator.fade * weights.strength * (min(total, 7) + 0.4 * max(0, total - 7))

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
        shares = self._shares[kind]
        there = self._there[kind]
        best = second = third = 0.0
        for number, (points, need, place, near) in enumerate(self._goals[kind]):
            share = shares[number] + strength * (near[target] - near[origin]) / need
            present = there[number]
            if place == target:
                present += strength
            elif place == origin:
                present -= strength
            value = points * share * share if share < 1 else points
            if present < need:
                value *= ON_THE_WAY
            if value > best:
                best, second, third = value, best, second
            elif value > second:
                second, third = value, second
            elif value > third:
                third = value
        return best + 0.4 * second + 0.2 * third - self._values[kind]

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


def _sites(evaluator: "HorizonEvaluator", state: State, site: int, cost: int) -> list[Goal]:
    """Villages to settle, or cities to fortify; a city whose village is another's may be gone soon."""
    weights = evaluator.weights
    civilization = state.seats[evaluator.seat]
    ready = evaluator.readiness(state, civilization, site, cost)
    if not ready:
        return []
    price = COIN_VALUE * min(cost, DEAREST[site])
    cubes = evaluator.cubes(civilization)
    near = evaluator.near(state)
    found: list[Goal] = []
    for tile, ground in enumerate(state.ground):
        if ground >= 0 and is_free(state, tile, site):
            card = state.content.territories[ground]
            net = card.vp[site] + cubes[card.tracks[site]] - price - card.strength * weights.strength * evaluator.fade
            if site == VILLAGE:
                net += evaluator.cards.bonuses[ground]
            sure = weights.foreign_village if site == CITY and state.village[tile] != evaluator.seat else 1.0
            found.append((max(0.3, net) * ready * sure, card.strength, tile, near[tile]))
    return found


def _buildings(evaluator: "HorizonEvaluator", state: State) -> list[Goal]:
    """Places for the best construction in supply, and constructions of others."""
    if not evaluator.turns_left and not evaluator.producing:
        return []
    weights = evaluator.weights
    seat = evaluator.seat
    civilization = state.seats[seat]
    near = evaluator.near(state)
    found: list[Goal] = []
    best = 0.0
    for number in civilization.constructions:
        best = max(best, evaluator.construction(state, number, True))
    taken = {unit_tile(unit) for other in state.seats if other.index != seat for unit in other.units}
    for tile, number in enumerate(state.built):
        if number == NOTHING:
            if best <= 0 or state.village[tile] != NOBODY or state.foreign(tile, seat) or tile in taken:
                continue
            net = best - (weights.spoilt if state.ground[tile] >= 0 else 0.0)
        elif len(state.builders[tile]) < BUILDERS and seat not in state.builders[tile]:
            if state.foreign(tile, seat):
                continue
            net = evaluator.construction(state, number, False)
        else:
            continue
        if net > 0:
            found.append((net * weights.building, 1, tile, near[tile]))
    return found


# Moving


def planned_moves(evaluator: "HorizonEvaluator", state: State, question: AskMove) -> list[Option]:
    """The steps of the unit that gains most by moving; none if all are best left where they are."""
    civilization = state.seats[evaluator.seat]
    here = evaluator.map(state, civilization, evaluator.technologies(state, civilization))
    exploring = explorations(state, evaluator.seat) > 0
    key = (question.unit, question.left, 1 if exploring else 0, civilization.powers)
    known = here.moves.get(key)
    if known is None:
        units = different(civilization.units) if question.unit == ANY else [question.unit]
        known = here.moves[key] = _best_moves(evaluator, state, here, units, question.left, exploring)
    return known


def _best_moves(
    evaluator: "HorizonEvaluator", state: State, here: MapValue, units: list[int], movements: int, exploring: bool
) -> list[Option]:
    best: list[Option] = []
    best_gain = 0.0
    for unit in units:
        tile, kind, strength = unit_tile(unit), unit_kind(unit), unit_strength(unit)
        came = reached(state, tile, movements)
        for target, (distance, _) in came.items():
            if target == tile or closed(state, evaluator.seat, target):
                continue
            gain = here.shifted(kind, strength, tile, target) - STEP * distance
            if gain > best_gain:
                best_gain, best = gain, steps(state, came, target, unit)
        if kind != SETTLER or not exploring:
            continue
        gain = here.explored(strength, tile)
        if gain <= best_gain:
            continue
        found = frontier(state, evaluator.seat, came, movements)
        if found is not None and gain - STEP * (came[found[0]][0] + 1) > best_gain:
            origin, cell = found
            best_gain = gain - STEP * (came[origin][0] + 1)
            best = steps(state, came, origin, unit)
            best.append(state.content.map_options.step(EXPLORE, state.cells[origin], cell, unit_piece(unit)))
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
    options = state.content.map_options
    found: list[Option] = []
    while came[target][0]:
        before = came[target][1]
        found.insert(0, options.step(MOVE, state.cells[before], state.cells[target], unit_piece(unit)))
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
