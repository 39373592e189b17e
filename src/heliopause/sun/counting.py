"""What cards count: `2 per colonies`, `9 fleet power`. One function per word of the notation (docs/notation.md)."""

from collections.abc import Callable
from typing import Final, final

from heliopause.kernel.phrase import Phrase
from heliopause.sun.state import State
from heliopause.sun.terms import FOOD, ORE, SHIPYARD, SYSTEM, TRACK, TYPES

Counter = Callable[[State, int], int]


def colonies(state: State, seat: int) -> int:
    return len(state.seats[seat].colonies)


def controlled(state: State, seat: int) -> int:
    return state.controller.count(seat)


def shipyards(state: State, seat: int) -> int:
    return _controlled_of(state, seat, SHIPYARD)


def systems(state: State, seat: int) -> int:
    return _controlled_of(state, seat, SYSTEM)


def _controlled_of(state: State, seat: int, kind: int) -> int:
    kinds = state.board.kinds
    return sum(1 for place, owner in enumerate(state.controller) if owner == seat and kinds[place] == kind)


def ships(state: State, seat: int) -> int:
    return sum(state.seats[seat].ships)


def fleet_power(state: State, seat: int) -> int:
    return sum(state.power[seat::4])


def top_ships(state: State, seat: int) -> int:
    return sum(state.seats[seat].ships[3::4])


def places_with_ships(state: State, seat: int) -> int:
    return sum(1 for power in state.power[seat::4] if power)


def deep_space_ships(state: State, seat: int) -> int:
    deep = state.board.deep
    return sum(state.seats[seat].ships[deep * 4 : deep * 4 + 4])


def technologies(state: State, seat: int) -> int:
    return len(state.seats[seat].cards)


def _of_type(number: int) -> Counter:
    def count(state: State, seat: int) -> int:
        cards = state.content.technologies
        return sum(1 for card in state.seats[seat].cards if cards[card].types & (1 << number))

    return count


def _of_level(level: int) -> Counter:
    def count(state: State, seat: int) -> int:
        cards = state.content.technologies
        return sum(1 for card in state.seats[seat].cards if cards[card].level == level)

    return count


def automation(state: State, seat: int) -> int:
    return state.seats[seat].automation()


def food_off(state: State, seat: int) -> int:
    return TRACK - state.seats[seat].tracks[FOOD]


def ore_off(state: State, seat: int) -> int:
    return TRACK - state.seats[seat].tracks[ORE]


def discs_off(state: State, seat: int) -> int:
    return state.seats[seat].discs_off()


def specialties(state: State, seat: int) -> int:
    """Printed specialty icons of controlled places and colonies, shipyards included (rule 15.9)."""
    cards = state.content.systems
    total = sum(len(cards[system].specialty) for system in state.seats[seat].colonies)
    for place, owner in enumerate(state.controller):
        if owner == seat:
            total += len(state.board.specialty(state, place))
    return total


def pop(state: State, seat: int) -> int:
    return state.seats[seat].pop


def ore(state: State, seat: int) -> int:
    return state.seats[seat].ore


def resources(state: State, seat: int) -> int:
    return state.seats[seat].pop + state.seats[seat].ore


def achievements(state: State, seat: int) -> int:
    return state.seats[seat].claimed.bit_count()


def guilds_open(state: State, seat: int) -> int:
    return state.guilds.bit_count()


def control_taken(state: State, seat: int) -> int:
    return state.taken


COUNTERS: Final[dict[str, Counter]] = {
    "colonies": colonies,
    "controlled locations": controlled,
    "shipyards": shipyards,
    "systems controlled": systems,
    "ships": ships,
    "fleet power": fleet_power,
    "level 4 ships": top_ships,
    "locations with ships": places_with_ships,
    "ships in Deep Space": deep_space_ships,
    "technologies": technologies,
    **{f"{name} technologies": _of_type(number) for number, name in enumerate(TYPES)},
    "level I technologies": _of_level(1),
    "level II technologies": _of_level(2),
    "level III technologies": _of_level(3),
    "level IIII technologies": _of_level(4),
    "automation levels": automation,
    "food discs off": food_off,
    "ore discs off": ore_off,
    "discs off": discs_off,
    "specialties": specialties,
    "pop": pop,
    "ore": ore,
    "resources": resources,
    "achievements": achievements,
    "guilds open": guilds_open,
    "control taken": control_taken,
}


@final
class Count:
    """`N per K words up to M`."""

    __slots__ = ("counter", "each", "limit", "per", "word")

    def __init__(self, each: int, per: int, word: str, limit: int) -> None:
        self.each = each
        self.per = per
        self.word = word
        self.counter = COUNTERS[word]
        self.limit = limit  # 0: none

    def of(self, state: State, seat: int) -> int:
        total = self.each * (self.counter(state, seat) // self.per)
        return min(total, self.limit) if self.limit else total

    def phrase(self) -> Phrase:
        counted = Phrase(f"count-{self.word.replace(' ', '-')}")
        if self.limit:
            return Phrase("per-up-to", {"each": self.each, "per": self.per, "counted": counted, "limit": self.limit})
        return Phrase("per", {"each": self.each, "per": self.per, "counted": counted})


@final
class Formula:
    """Victory points: a number and any counts."""

    __slots__ = ("base", "counts", "text")

    def __init__(self, base: int, counts: list[Count], text: str = "") -> None:
        self.base = base
        self.counts = counts
        self.text = text

    def of(self, state: State, seat: int) -> int:
        return self.base + sum(count.of(state, seat) for count in self.counts)

    def phrase(self) -> Phrase:
        said = [count.phrase() for count in self.counts]
        if self.base or not said:
            said.insert(0, Phrase("number", {"n": self.base}))
        return Phrase("formula", {"parts": said})


@final
class Condition:
    """`N words`: fulfilled with at least that many."""

    __slots__ = ("counter", "least", "word")

    def __init__(self, least: int, word: str) -> None:
        self.least = least
        self.word = word
        self.counter = COUNTERS[word]

    def holds(self, state: State, seat: int) -> bool:
        return self.counter(state, seat) >= self.least

    def phrase(self) -> Phrase:
        return Phrase("condition", {"n": self.least, "counted": Phrase(f"count-{self.word.replace(' ', '-')}")})
