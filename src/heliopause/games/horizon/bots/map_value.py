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


def _distances() -> dict[int, int]:
    """By the difference of two cells: how many steps it takes, if no hole is in the way."""
    found = {}
    for q in range(-hexes.REACH, hexes.REACH + 1):
        for r in range(-hexes.REACH, hexes.REACH + 1):
            found[q * hexes.WIDTH + r] = (abs(q) + abs(r) + abs(q + r)) // 2
    return found


DISTANCES: Final = _distances()


@final
class Goal:
    """What may be had on a tile."""

    __slots__ = ("near", "need", "place", "points")

    def __init__(self, points: float, need: int, place: int, near: list[float]) -> None:
        self.points = points
        self.need = need  # strength
        self.place = place
        self.near = near  # how much of a unit's strength counts, from every tile

    def worth(self, share: float, present: int) -> float:
        """With such a share of the strength it needs there or near, and this strength there."""
        value = self.points * share * share if share < 1 else self.points
        return value if present >= self.need else value * ON_THE_WAY


@final
class Goals:
    """What a seat may have on the map as it stands, wherever its units are."""

    __slots__ = ("explore", "kinds", "maps", "strength")

    def __init__(self, evaluator: "HorizonEvaluator", state: State, costs: list[int]) -> None:
        """`costs`: the coins for a settle and for a fortify token, or NEVER."""
        weights = evaluator.weights
        villages = _sites(evaluator, state, VILLAGE, costs[VILLAGE])
        cities = _sites(evaluator, state, CITY, costs[CITY])
        self.kinds: list[list[Goal]] = [villages + _buildings(evaluator, state), cities]  # of settlers, of soldiers
        self.explore = weights.explore * min(1.0, evaluator.turns_left / 4) if state.territories else 0.0
        self.strength = evaluator.fade * weights.strength
        self.maps: dict[tuple[int, ...], MapValue] = {}  # by the seat's units

    def map(self, units: list[int]) -> "MapValue":
        key = tuple(units)
        known = self.maps.get(key)
        if known is None:
            known = self.maps[key] = MapValue(self, units)
        return known


@final
class MapValue:
    """`value` is that of the units where they are; `shifted` and `explored` tell what a movement would change."""

    __slots__ = ("_explore", "_kinds", "_shares", "_there", "_values", "moves", "value")

    def __init__(self, goals: Goals, units: list[int]) -> None:
        # Not the goals themselves, who keep this: a ring of references would have to be found by the collector.
        self._kinds = goals.kinds
        self._explore = goals.explore
        powers: list[list[tuple[int, int]]] = [[], []]  # by kind: tile and strength of every unit
        for unit in units:
            powers[unit_kind(unit)].append((unit_tile(unit), unit_strength(unit)))
        self.moves: dict[tuple[int, ...], list[Option]] = {}  # found so far
        self._shares: list[list[float]] = []  # by goal: what part of the strength needed is there or near,
        self._there: list[list[int]] = []  # and what strength is there
        self._values: list[float] = []
        self.value = 0.0
        for kind in (0, 1):
            shares: list[float] = []
            there: list[int] = []
            for goal in self._kinds[kind]:
                near = goal.near
                place = goal.place
                share = 0.0
                present = 0
                for tile, strength in powers[kind]:
                    share += strength * near[tile]
                    if tile == place:
                        present += strength
                shares.append(share / goal.need)
                there.append(present)
            self._shares.append(shares)
            self._there.append(there)
            value = self._value(kind, shares)
            self._values.append(value)
            total = sum(strength for _, strength in powers[kind])
            self.value += value + goals.strength * (min(total, 7) + 0.4 * max(0, total - 7))

    def _value(self, kind: int, shares: list[float]) -> float:
        """What is in reach: the best goal, and a part of the next ones."""
        there = self._there[kind]
        best = second = third = 0.0
        for number, goal in enumerate(self._kinds[kind]):
            value = goal.worth(shares[number], there[number])
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
        for number, goal in enumerate(self._kinds[kind]):
            near = goal.near
            place = goal.place
            present = there[number]
            if place == target:
                present += strength
            elif place == origin:
                present -= strength
            value = goal.worth(shares[number] + strength * (near[target] - near[origin]) / goal.need, present)
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
            share - 0.4 * strength * goal.near[origin] / goal.need
            for share, goal in zip(self._shares[SETTLER], self._kinds[SETTLER], strict=True)
        ]
        left = self._value(SETTLER, shares)
        share = min(1.0, strength / USUAL_STRENGTH)
        return self._explore + max(left, 0.3 * USUAL_VILLAGE * share * share) - self._values[SETTLER]


def nearness(cells: list[int]) -> list[list[float]]:
    return [[NEARNESS[min(DISTANCES[other - cell], 7)] for other in cells] for cell in cells]


def occupied(state: State, seat: int) -> int:
    """Where others have units, as bits."""
    taken = 0
    for other in state.seats:
        if other.index != seat:
            for unit in other.units:
                taken |= 1 << unit_tile(unit)
    return taken


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
            found.append(Goal(max(0.3, net) * ready * sure, card.strength, tile, near[tile]))
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
    taken = occupied(state, seat)
    for tile, number in enumerate(state.built):
        if number == NOTHING:
            if best <= 0 or state.village[tile] != NOBODY or state.foreign(tile, seat) or taken >> tile & 1:
                continue
            net = best - (weights.spoilt if state.ground[tile] >= 0 else 0.0)
        elif len(state.builders[tile]) < BUILDERS and seat not in state.builders[tile]:
            if state.foreign(tile, seat):
                continue
            net = evaluator.construction(state, number, False)
        else:
            continue
        if net > 0:
            found.append(Goal(net * weights.building, 1, tile, near[tile]))
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
