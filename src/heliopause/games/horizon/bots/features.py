"""What a learned evaluation sees of a civilization in Beyond the Horizon: numbers of about the size of one, with
names."""

from functools import lru_cache
from typing import Final

from heliopause.bots.beyond.evaluation import (
    CLAIMS,
    TECHNOLOGIES,
    TIME,
    add_cards,
    add_claims,
    add_means,
    add_technologies,
    add_time,
)
from heliopause.games.horizon.bots.evaluation import TERMS, HorizonEvaluator
from heliopause.games.horizon.rules import scoring
from heliopause.games.horizon.rules.cards import Content
from heliopause.games.horizon.rules.constants import ECONOMY, FOOD, INFRASTRUCTURE
from heliopause.games.horizon.rules.packing import unit_kind, unit_strength
from heliopause.games.horizon.rules.quantities import cities, villages
from heliopause.games.horizon.rules.state import Seat, State

NAMES: Final = (
    *TIME,
    *(f"judged {term}" for term in TERMS),
    "score",
    "coins",
    "coins, the first two",
    "coins beyond six",
    "population",
    "no population",
    "no more than one population",
    "supply",
    "cubes on the food track",
    "cubes on the economy track",
    "cubes on the infrastructure track",
    "investments",
    "settle tokens",
    "fortify tokens",
    "extra movement",
    "constructions to build",
    "stages of the government",
    "tiles explored",
    "settlers",
    "strength of settlers",
    "soldiers",
    "strength of soldiers",
    "villages",
    "cities",
    "constructions built",
    "constructions that wait for a second builder",
    *TECHNOLOGIES,
    *CLAIMS,
    "action spaces",
    "leaders",
)


@lru_cache(maxsize=8)
def names(content: Content) -> tuple[str, ...]:
    """Of all that `features` returns, in its order."""
    cards = (f"technology {card.id}" for card in content.technologies)
    return (*NAMES, *cards, *(f"government {card.id}" for card in content.governments))


def features(evaluator: HorizonEvaluator, state: State, to_move: bool) -> list[float]:
    """The evaluator's seat; `to_move`: it has a turn left in this round."""
    seat = evaluator.seat
    civilization = state.seats[seat]
    found: list[float] = []
    add_time(state, to_move, found)
    for term in evaluator.terms(state):
        found.append(term / 10)
    found.append(scoring.points(state, seat) / 30)
    _economy(civilization, found)
    _map(state, civilization, found)
    add_technologies(state, civilization, evaluator.technologies(state, civilization), found)
    add_claims(state, civilization, found)
    found.append(len(civilization.spaces) / 10)
    found.append(len(civilization.leaders) / 3)
    add_cards(state, civilization, found)
    governments = [0.0] * len(state.content.governments)
    if civilization.government >= 0:
        governments[civilization.government] = 1.0
    return found + governments


def _economy(civilization: Seat, found: list[float]) -> None:
    add_means(civilization.coins, civilization.pop, found)
    found.append(civilization.supply() / 8)
    for track in (FOOD, ECONOMY, INFRASTRUCTURE):
        found.append(civilization.tracks[track] / 4)
    found.append(civilization.invested / 4)
    found.append(civilization.tokens[0] / 1)
    found.append(civilization.tokens[1] / 1)
    found.append(civilization.reach / 2)
    found.append(len(civilization.constructions) / 2)
    found.append(civilization.stages.bit_count() / 2)
    found.append(civilization.explored / 3)


def _map(state: State, civilization: Seat, found: list[float]) -> None:
    numbers = [0, 0]
    strengths = [0, 0]
    for unit in civilization.units:
        kind = unit_kind(unit)
        numbers[kind] += 1
        strengths[kind] += unit_strength(unit)
    for kind in (0, 1):
        found.append(numbers[kind] / 3)
        found.append(strengths[kind] / 6)
    found.append(villages(state, civilization.index) / 2)
    found.append(cities(state, civilization.index) / 2)
    built = waiting = 0
    for builders in state.builders:
        if civilization.index in builders:
            built += 1
            if len(builders) == 1:
                waiting += 1
    found.append(built / 3)
    found.append(waiting / 2)
