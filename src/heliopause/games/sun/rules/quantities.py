"""What cards count: `2 per colonies`, `9 fleet power`. One function per word of the notation (docs/notation.md)."""

from typing import Final

from heliopause.beyond.quantities import Counter, claims, of_type, pop
from heliopause.games.sun.rules.constants import FOOD, MAX_SHIP, ORE, SHIPYARD, SYSTEM, TRACK, TYPES
from heliopause.games.sun.rules.packing import powers_of, ships_at, ships_of
from heliopause.games.sun.rules.state import State


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
    return sum(powers_of(state.power, seat))


def top_ships(state: State, seat: int) -> int:
    return sum(ships_of(state.seats[seat].ships, MAX_SHIP))


def places_with_ships(state: State, seat: int) -> int:
    return sum(1 for power in powers_of(state.power, seat) if power)


def deep_space_ships(state: State, seat: int) -> int:
    return sum(ships_at(state.seats[seat].ships, state.board.deep))


def technologies(state: State, seat: int) -> int:
    """A cube on a slot counts from the moment it lies there, before the event of the slot (rule 8.2)."""
    faction = state.seats[seat]
    return faction.techs.bit_count() + len(faction.private)


def of_level(level: int) -> Counter:
    def count(state: State, seat: int) -> int:
        faction = state.seats[seat]
        content = state.content
        found = sum(1 for slot in content.slots_of[1 << level] if faction.techs & slot.bit)
        return found + sum(1 for card in faction.private if content.technologies[card].level == level)

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


def ore(state: State, seat: int) -> int:
    return state.seats[seat].ore


def resources(state: State, seat: int) -> int:
    return state.seats[seat].pop + state.seats[seat].ore


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
    **{f"{name} technologies": of_type(number) for number, name in enumerate(TYPES)},
    "level I technologies": of_level(1),
    "level II technologies": of_level(2),
    "level III technologies": of_level(3),
    "level IIII technologies": of_level(4),
    "automation levels": automation,
    "food discs off": food_off,
    "ore discs off": ore_off,
    "discs off": discs_off,
    "specialties": specialties,
    "pop": pop,
    "ore": ore,
    "resources": resources,
    "achievements": claims,
    "guilds open": guilds_open,
    "control taken": control_taken,
}
