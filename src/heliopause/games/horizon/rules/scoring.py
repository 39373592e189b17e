"""Victory points, item by item, and who wins (rules 12.2, 12.3)."""

from typing import Final

from heliopause.beyond.turn import claim_points
from heliopause.games.horizon.rules.building import add_construction_points
from heliopause.games.horizon.rules.constants import CITY, VILLAGE
from heliopause.games.horizon.rules.development import investment_points, is_democratic
from heliopause.games.horizon.rules.leaders import leader_points
from heliopause.games.horizon.rules.state import State
from heliopause.kernel.score import Score, best_of

ITEMS: Final = (
    "goals",
    "technologies",
    "level-4-bonus",
    "villages",
    "cities",
    "constructions",
    "investment",
    "leaders",
    "government",
)


def scores(state: State) -> list[Score]:
    return [score(state, seat) for seat in range(state.players)]


def score(state: State, seat: int) -> Score:
    """The items of the rulebook, in its order."""
    return Score(dict(zip(ITEMS, items(state, seat, *_of_map(state, seat)), strict=True)))


def points(state: State, seat: int) -> int:
    """The total of the score, without its items."""
    villages, cities, built = map_points(state)
    return _total(state, seat, villages[seat], cities[seat], built[seat])


def all_points(state: State) -> list[int]:
    """The totals of all seats: environments ask for them at nearly every step."""
    villages, cities, built = map_points(state)
    return [_total(state, seat, villages[seat], cities[seat], built[seat]) for seat in range(state.players)]


def _total(state: State, seat: int, villages: int, cities: int, built: int) -> int:
    a, b, c, d, e, f, g, h, i = items(state, seat, villages, cities, built)
    return a + b + c + d + e + f + g + h + i


def items(
    state: State, seat: int, villages: int, cities: int, built: int
) -> tuple[int, int, int, int, int, int, int, int, int]:
    """`villages`, `cities` and `built` are points of the map, which are counted for all seats at once."""
    content = state.content
    technologies = 0
    bonus = 0
    for number in state.seats[seat].cards:
        card = content.technologies[number]
        technologies += card.level
        if card.vp is not None:
            bonus += card.vp.of(state, seat)
    return (
        claim_points(state, seat),
        technologies,
        bonus,
        villages,
        cities,
        built,
        investment_points(state, seat),
        leader_points(state, seat),
        government_points(state, seat),
    )


def map_points(state: State) -> tuple[list[int], list[int], list[int]]:
    """By seat: villages, cities, constructions."""
    content = state.content
    villages = [0] * state.players
    cities = [0] * state.players
    built = [0] * state.players
    for tile in range(len(state.ground)):
        settled = state.village[tile]
        if settled >= 0:
            villages[settled] += content.territories[state.ground[tile]].vp[VILLAGE]
        fortified = state.city[tile]
        if fortified >= 0:
            cities[fortified] += content.territories[state.ground[tile]].vp[CITY]
        if state.builders[tile]:
            add_construction_points(state, tile, built)
    return villages, cities, built


def _of_map(state: State, seat: int) -> tuple[int, int, int]:
    villages, cities, built = map_points(state)
    return villages[seat], cities[seat], built[seat]


def government_points(state: State, seat: int) -> int:
    """The Democracy stage, if it is reached."""
    if not is_democratic(state, seat):
        return 0
    formula = state.content.governments[state.seats[seat].government].democracy
    return formula.of(state, seat) if formula is not None else 0


def winners(state: State) -> list[int]:
    """Most points; then fewest cubes left on the tracks, most active population, most coins; then a shared victory."""

    def rank(seat: int) -> tuple[int, int, int, int]:
        civilization = state.seats[seat]
        return points(state, seat), -civilization.cubes(), civilization.pop, civilization.coins

    return best_of([rank(seat) for seat in range(state.players)])
