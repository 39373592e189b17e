"""What the automa prefers: where its ships go, which are upgraded, where they are built (solo rules 4 to 6).

A preference is a number, 0 for a) to 6 for g). The other seat is "the player".
"""

from typing import Final, final

from heliopause.games.sun.rules.board import FAR
from heliopause.games.sun.rules.colonies import required
from heliopause.games.sun.rules.constants import MAX_SHIP, SHIPYARD
from heliopause.games.sun.rules.control import rightful
from heliopause.games.sun.rules.packing import power_index, powers_at, ship_level, ship_place
from heliopause.games.sun.rules.state import State

COLONY_B: Final = 0
COLONY_A: Final = 1
CONTROL_B: Final = 2
CONTROL_A: Final = 3
CONTROL_YARD: Final = 4
CONTROL_DEEP: Final = 5
CLOSEST: Final = 6
NONE: Final = 9


# Looking at a place


def power_of(state: State, seat: int, place: int) -> int:
    return state.power[power_index(place, seat)]


def players_power(state: State, seat: int, place: int) -> int:
    return max(power_of(state, other, place) for other in range(state.players) if other != seat)


def letter(state: State, place: int) -> int:
    """0 for an A planet, 1 for a B planet."""
    return state.content.systems[state.system[place]].deck


def points(state: State, place: int) -> int:
    """Victory points of the planet there; 0 elsewhere."""
    return state.content.systems[state.system[place]].vp if state.system[place] >= 0 else 0


def would_control(state: State, seat: int, place: int, power: int) -> bool:
    """Would the automa control the place with this power there?"""
    powers = powers_at(state.power, place, state.players)
    powers[seat] = power
    return rightful(powers, state.controller[place]) == seat


def met(state: State, seat: int, place: int, power: int) -> int:
    """The preferences met at a place with this much power there, as bits: power and control are two of them."""
    board = state.board
    if place == board.deep:
        return 1 << CONTROL_DEEP if power > players_power(state, seat, place) else 0
    if board.kinds[place] == SHIPYARD:
        return 1 << CONTROL_YARD if would_control(state, seat, place, power) else 0
    if state.system[place] < 0:
        return 0
    b_planet = letter(state, place) == 1
    found = 0
    if power >= required(state, seat, place):
        found |= 1 << (COLONY_B if b_planet else COLONY_A)
    if would_control(state, seat, place, power):
        found |= 1 << (CONTROL_B if b_planet else CONTROL_A)
    return found


def best_of(preferences: int) -> int:
    """The most preferred of these, NONE if there is none."""
    return (preferences & -preferences).bit_length() - 1 if preferences else NONE


def gained(state: State, seat: int, place: int, more: int) -> int:
    """The best preference that is met at a place with so much more power and was not met before."""
    power = power_of(state, seat, place)
    return best_of(met(state, seat, place, power + more) & ~met(state, seat, place, power))


def given_up(state: State, seat: int, place: int, level: int) -> int:
    """The best preference that is no longer met at a place when a ship leaves it."""
    power = power_of(state, seat, place)
    return best_of(met(state, seat, place, power) & ~met(state, seat, place, power - level))


def holding(state: State, seat: int, place: int, level: int) -> int:
    """The preference that a ship serves where it is: one that the other ships there do not meet without it."""
    power = power_of(state, seat, place)
    if power == level:  # the last ship serves all that is met
        return best_of(met(state, seat, place, power))
    return given_up(state, seat, place, level)


# Ship movement (solo rule 5)


@final
class Move:
    """A ship's whole way, and the preference it serves."""

    __slots__ = ("level", "origin", "preference", "target")

    def __init__(self, origin: int, target: int, level: int, preference: int) -> None:
        self.origin = origin
        self.target = target
        self.level = level
        self.preference = preference


def next_move(state: State, seat: int, jumps: int, moved: int = 0) -> Move | None:
    """The move most preferred with this many jumps left; None when the ships are best where they are.

    `moved` marks the places (as bits) that a ship has reached by the last preference; it stays there.
    """
    ships = state.seats[seat].ships
    distance = state.jumps.distance(state.seats[seat].powers)
    fleet = [(ship_place(index), ship_level(index)) for index, number in enumerate(ships) if number]
    best: tuple[tuple[int, ...], Move] | None = None
    for target in _targets(state):
        for origin, level in fleet:
            far = distance[origin][target]
            if origin == target or far > jumps or far == FAR:
                continue
            rank = _rank(state, seat, origin, target, level, far)
            if rank is not None and (best is None or rank < best[0]):
                best = (rank, Move(origin, target, level, rank[0]))
    if best is not None:
        return best[1]
    return _closest(state, seat, jumps, fleet, moved)


def _targets(state: State) -> list[int]:
    board = state.board
    planets = [place for place in board.system_places if state.system[place] >= 0]
    return [*planets, *board.yards, board.deep]


def _rank(state: State, seat: int, origin: int, target: int, level: int, far: int) -> tuple[int, ...] | None:
    """How much a move is wanted, less is more; None if it serves nothing.

    The preference, then the planet's points; then the ship whose leaving gives up the least (house), the shortest
    way (house), the weakest ship (house) and the order of the board (house).
    """
    preference = gained(state, seat, target, level)
    if preference == NONE:
        return None
    held = holding(state, seat, origin, level)
    better_planet = preference == held and points(state, target) > points(state, origin)
    if preference >= held and not better_planet:
        return None
    loss = NONE - given_up(state, seat, origin, level)
    return (preference, -points(state, target), loss, far, level, target, origin)


def _closest(state: State, seat: int, jumps: int, fleet: list[tuple[int, int]], moved: int) -> Move | None:
    """g) A ship that serves nothing goes to the planet where it leaves the smallest difference; B before A."""
    distance = state.jumps.distance(state.seats[seat].powers)
    best: tuple[tuple[int, ...], Move] | None = None
    for origin, level in fleet:
        if moved >> origin & 1 or holding(state, seat, origin, level) != NONE:
            continue
        on_planet = state.system[origin] >= 0
        here = _difference(state, seat, origin, 0) if on_planet else None
        for target in _targets(state):
            if state.system[target] < 0 or target == origin or distance[origin][target] > jumps:
                continue
            difference = _difference(state, seat, target, level)
            if here is not None and difference >= here:
                continue
            rank = (difference, -letter(state, target), -points(state, target), distance[origin][target], target, level)
            if best is None or rank < best[0]:
                best = (rank, Move(origin, target, level, CLOSEST))
    return best[1] if best is not None else None


def _difference(state: State, seat: int, place: int, extra: int) -> int:
    return abs(players_power(state, seat, place) - power_of(state, seat, place) - extra)


def route(state: State, seat: int, origin: int, target: int) -> list[int]:
    """The places a ship passes on a shortest way, the first in the order of the board where there are several."""
    distance = state.jumps.distance(state.seats[seat].powers)
    way = [origin]
    while way[-1] != target:
        here = way[-1]
        way.append(
            next(
                place
                for place in range(state.board.size)
                if distance[here][place] == 1 and distance[place][target] == distance[here][target] - 1
            )
        )
    return way


def plan(state: State, seat: int, jumps: int) -> list[Move]:
    """All moves of a jump. The state is used as a board and put back as it was."""
    moves: list[Move] = []
    moved = 0
    dirty = state.dirty
    distance = state.jumps.distance(state.seats[seat].powers)
    left = jumps
    while left > 0:
        move = next_move(state, seat, left, moved)
        if move is None:
            break
        moves.append(move)
        left -= distance[move.origin][move.target]
        state.remove_ship(seat, move.origin, move.level)
        state.add_ship(seat, move.target, move.level)
        if move.preference == CLOSEST:
            moved |= 1 << move.target
    for move in reversed(moves):
        state.remove_ship(seat, move.target, move.level)
        state.add_ship(seat, move.origin, move.level)
    state.dirty = dirty
    return moves


# Upgrades (solo rule 6)


def upgrade_rank(state: State, seat: int, place: int, level: int, by: int) -> tuple[int, int]:
    """How much an upgrade is wanted, less is more: the preference a) to f), then the planet's points."""
    preference = gained(state, seat, place, min(MAX_SHIP, level + by) - level)
    if preference <= CONTROL_YARD:
        return preference, -points(state, place)
    board = state.board
    if place == board.deep:
        return 5, 0
    if place == board.sol:
        return 6, 0
    return (8, 0) if board.kinds[place] == SHIPYARD else (7, -points(state, place))


# Placement (solo rule 4)


def yard_to_take(state: State, seat: int, level: int) -> int:
    """The shipyard that a new ship would bring under control, the one with most icons; -1 if there is none."""
    board = state.board
    wanted = [
        place
        for place in board.yards
        if state.controller[place] != seat and would_control(state, seat, place, power_of(state, seat, place) + level)
    ]
    return max(wanted, key=lambda place: len(board.specialties[place])) if wanted else -1


def yard_to_jump_from(state: State, seat: int, level: int, jumps: int, yards: list[int]) -> int:
    """Where a ship is built that jumps afterwards: where the jump then serves the best preferences."""
    dirty = state.dirty
    best = yards[0]
    best_serves: list[tuple[int, int]] | None = None
    for place in yards:
        state.add_ship(seat, place, level)
        moves = plan(state, seat, jumps)
        serves = [*sorted((move.preference, -points(state, move.target)) for move in moves), (NONE, 0)]
        state.remove_ship(seat, place, level)
        if best_serves is None or serves < best_serves:
            best, best_serves = place, serves
    state.dirty = dirty
    return best
