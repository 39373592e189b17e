"""What cards count: `2 per village`, `3 villages`. One function per word of the notation."""

from collections.abc import Callable
from typing import Any, Final

from heliopause.beyond.quantities import Counter, claims, of_level, pop, technologies
from heliopause.games.horizon.rules.constants import COLOURS, CUBES, LEVELS, SETTLER, SOLDIER, TRACKS
from heliopause.games.horizon.rules.packing import unit_kind, unit_strength, unit_tile
from heliopause.games.horizon.rules.state import CRADLE, State


def villages(state: State, seat: int) -> int:
    return owned(state.village, seat)


def cities(state: State, seat: int) -> int:
    return owned(state.city, seat)


def owned(owners: list[int], seat: int) -> int:
    """How many of these are the seat's. Compiled, the loop is several times faster than `count`."""
    found = 0
    for owner in owners:
        if owner == seat:
            found += 1
    return found


def constructions(state: State, seat: int) -> int:
    return sum(1 for builders in state.builders if seat in builders)


def constructions_in_supply(state: State, seat: int) -> int:
    return len(state.seats[seat].constructions)


def _of_colour(number: int) -> Counter:
    """By main colour, the first of the banner; level IV counts as every colour."""

    def count(state: State, seat: int) -> int:
        cards = state.content.technologies
        return sum(1 for card in state.seats[seat].cards if cards[card].level == 4 or cards[card].left[0] == number)

    return count


def leaders(state: State, seat: int) -> int:
    return len(state.seats[seat].leaders)


def private_technologies(state: State, seat: int) -> int:
    return len(state.seats[seat].private)


def coins(state: State, seat: int) -> int:
    return state.seats[seat].coins


def units(state: State, seat: int) -> int:
    return len(state.seats[seat].units)


def _units_of(kind: int) -> Counter:
    def count(state: State, seat: int) -> int:
        return sum(1 for unit in state.seats[seat].units if unit_kind(unit) == kind)

    return count


def total_strength(state: State, seat: int) -> int:
    return sum(unit_strength(unit) for unit in state.seats[seat].units)


def _strength_of(kind: int) -> Counter:
    def count(state: State, seat: int) -> int:
        return sum(unit_strength(unit) for unit in state.seats[seat].units if unit_kind(unit) == kind)

    return count


def _cubes_off(track: int) -> Counter:
    def count(state: State, seat: int) -> int:
        return CUBES - state.seats[seat].tracks[track]

    return count


def cubes_off(state: State, seat: int) -> int:
    return state.seats[seat].cubes_off()


def investments(state: State, seat: int) -> int:
    return state.seats[seat].invested


def tiles_explored(state: State, seat: int) -> int:
    return state.seats[seat].explored


def tiles_with_a_unit(state: State, seat: int) -> int:
    return len({unit_tile(unit) for unit in state.seats[seat].units})


def explored_tiles_on_the_map(state: State, seat: int) -> int:
    return sum(1 for ground in state.ground if ground > CRADLE)


def empty_columns(state: State, seat: int) -> int:
    return state.seats[seat].columns.count(0)


def settle_tokens(state: State, seat: int) -> int:
    return state.seats[seat].tokens[0]


def fortify_tokens(state: State, seat: int) -> int:
    return state.seats[seat].tokens[1]


COUNTERS: Final[dict[str, Callable[[Any, int], int]]] = {
    "villages": villages,
    "cities": cities,
    "constructions": constructions,
    "constructions in supply": constructions_in_supply,
    "technologies": technologies,
    **{f"level {LEVELS[level]} technologies": of_level(level) for level in range(1, 5)},
    **{f"{colour} technologies": _of_colour(number) for number, colour in enumerate(COLOURS)},
    "leaders": leaders,
    "private technologies": private_technologies,
    "goals": claims,
    "coins": coins,
    "pop": pop,
    "settlers": _units_of(SETTLER),
    "soldiers": _units_of(SOLDIER),
    "units": units,
    "settler strength": _strength_of(SETTLER),
    "soldier strength": _strength_of(SOLDIER),
    "unit strength": total_strength,
    **{f"{track} cubes off": _cubes_off(number) for number, track in enumerate(TRACKS)},
    "cubes off": cubes_off,
    "investments": investments,
    "tiles explored": tiles_explored,
    "tiles with a unit": tiles_with_a_unit,
    "explored tiles on the map": explored_tiles_on_the_map,
    "empty columns": empty_columns,
    "settle tokens": settle_tokens,
    "fortify tokens": fortify_tokens,
}
_SINGULARS: Final = {
    "villages": "village",
    "cities": "city",
    "constructions": "construction",
    "technologies": "technology",
    "leaders": "leader",
    "goals": "goal",
    "coins": "coin",
    "settlers": "settler",
    "soldiers": "soldier",
    "units": "unit",
    "cubes": "cube",
    "investments": "investment",
    "tiles": "tile",
    "columns": "column",
    "tokens": "token",
}


def singular(words: str) -> str:
    return " ".join(_SINGULARS.get(word, word) for word in words.split(" "))


WORDS: Final = {form: words for words in COUNTERS for form in (singular(words), words)}  # of either form, the counter's
