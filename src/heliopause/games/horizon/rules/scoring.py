"""Victory points, item by item, and who wins (rules 12.2, 12.3)."""

from typing import Final

from heliopause.beyond.turn import claim_points
from heliopause.games.horizon.rules.building import construction_points
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
    content = state.content
    technologies = 0
    bonus = 0
    for number in state.seats[seat].cards:
        card = content.technologies[number]
        technologies += card.level
        if card.vp is not None:
            bonus += card.vp.of(state, seat)
    points = (
        claim_points(state, seat),
        technologies,
        bonus,
        site_points(state, state.village, seat, VILLAGE),
        site_points(state, state.city, seat, CITY),
        construction_points(state, seat),
        investment_points(state, seat),
        leader_points(state, seat),
        government_points(state, seat),
    )
    return Score(dict(zip(ITEMS, points, strict=True)))


def site_points(state: State, owners: list[int], seat: int, site: int) -> int:
    territories = state.content.territories
    return sum(territories[state.ground[tile]].vp[site] for tile, owner in enumerate(owners) if owner == seat)


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
        return score(state, seat).total, -civilization.cubes(), civilization.pop, civilization.coins

    return best_of([rank(seat) for seat in range(state.players)])
