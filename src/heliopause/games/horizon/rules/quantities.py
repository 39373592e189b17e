"""What cards count: `2 per village`, `3 villages`. One function per word of the notation."""

from collections.abc import Callable
from typing import Any, Final, final

from heliopause.beyond.quantities import Condition, Counter, claims, counted, of_level, pop, technologies
from heliopause.games.horizon.rules.constants import COLOURS, CUBES, LEVELS, SETTLER, SOLDIER, TRACKS
from heliopause.games.horizon.rules.packing import unit_kind, unit_strength, unit_tile
from heliopause.games.horizon.rules.state import CRADLE, State
from heliopause.games.horizon.rules.tokens import COUNTED
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Tokens, joined


def villages(state: State, seat: int) -> int:
    return state.village.count(seat)


def cities(state: State, seat: int) -> int:
    return state.city.count(seat)


def constructions(state: State, seat: int) -> int:
    return sum(1 for builders in state.builders if seat in builders)


def constructions_in_supply(state: State, seat: int) -> int:
    return len(state.seats[seat].constructions)


def _of_colour(number: int) -> Counter:
    """By main colour, the first of the banner; level IV counts as every colour."""

    def count(state: Any, seat: int) -> int:
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
    def count(state: Any, seat: int) -> int:
        return sum(1 for unit in state.seats[seat].units if unit_kind(unit) == kind)

    return count


def total_strength(state: State, seat: int) -> int:
    return sum(unit_strength(unit) for unit in state.seats[seat].units)


def _strength_of(kind: int) -> Counter:
    def count(state: Any, seat: int) -> int:
        return sum(unit_strength(unit) for unit in state.seats[seat].units if unit_kind(unit) == kind)

    return count


def _cubes_off(track: int) -> Counter:
    def count(state: Any, seat: int) -> int:
        return int(CUBES - state.seats[seat].tracks[track])

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


# Conditions of more than one count


@final
class Sum(Condition):
    """`4 villages|cities`: together at least so many."""

    __slots__ = ("words",)

    def __init__(self, least: int, words: list[str]) -> None:
        self.words = words
        counters = [COUNTERS[word] for word in words]
        super().__init__(least, "|".join(words), added(counters), joined("or", [COUNTED[word] for word in words]))

    def phrase(self) -> Phrase:
        said = counted(self.words[0], self.least)
        for word in self.words[1:]:
            said = Phrase("line-or", {"one": said, "other": counted(word, self.least)})
        return Phrase("condition", {"n": self.least, "counted": said})


def added(counters: list[Counter]) -> Counter:
    def count(state: Any, seat: int) -> int:
        return sum(counter(state, seat) for counter in counters)

    return count


@final
class Several(Condition):
    """`2 villages + 2 cities` (every one), or `2 villages or 1 city` (one of them)."""

    __slots__ = ("every", "parts")

    def __init__(self, parts: list[Condition], every: bool) -> None:
        self.parts = parts
        self.every = every
        word = " ".join(part.word for part in parts)
        if every:
            super().__init__(sum(part.least for part in parts), word, together(parts), ())
        else:
            super().__init__(1, word, fulfilled(parts), ())

    def phrase(self) -> Phrase:
        said = self.parts[0].phrase()
        for part in self.parts[1:]:
            said = Phrase("condition-and" if self.every else "line-or", {"one": said, "other": part.phrase()})
        return said

    def tokens(self) -> Tokens:
        return joined("+" if self.every else "or", [part.tokens() for part in self.parts])


def together(parts: list[Condition]) -> Counter:
    """How far one is with all of them: more of one than is needed does not make up for another."""

    def count(state: Any, seat: int) -> int:
        return sum(min(part.counter(state, seat), part.least) for part in parts)

    return count


def fulfilled(parts: list[Condition]) -> Counter:
    def count(state: Any, seat: int) -> int:
        return sum(1 for part in parts if part.holds(state, seat))

    return count
