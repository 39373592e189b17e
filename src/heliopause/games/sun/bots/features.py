"""What a learned evaluation sees of a faction in Beyond the Sun: numbers of about the size of one, with names."""

from functools import lru_cache
from typing import Final

from heliopause.bots.beyond.evaluation import (
    CLAIMS,
    NEVER,
    TECHNOLOGIES,
    TIME,
    add_cards,
    add_claims,
    add_means,
    add_technologies,
    add_time,
)
from heliopause.games.sun.bots.evaluation import TERMS, SunEvaluator
from heliopause.games.sun.rules import scoring
from heliopause.games.sun.rules.cards import Content
from heliopause.games.sun.rules.constants import FOOD, ORE
from heliopause.games.sun.rules.packing import power_index, ship_index
from heliopause.games.sun.rules.state import Seat, State
from heliopause.games.sun.solo.deck import cards_left

# What the automa has as a faction does. It means something else there: it has no economy to come back from.
LIKE_A_FACTION: Final = (
    "score",
    "colonies",
    "points of colonies",
    "fleet power",
    "places with ships",
    "outposts",
    "lead at outposts",
    "outposts without a lead",
    "technologies of level 1",
    "technologies of level 2",
    "technologies of level 3",
    "technologies of level 4",
    "claims",
)
NAMES: Final = (
    *TIME,
    *(f"judged {term}" for term in TERMS),
    "score",
    "ore",
    "ore, the first two",
    "ore beyond six",
    "population",
    "no population",
    "no more than one population",
    "supply in column A",
    "supply in column B",
    "supply in column C",
    "supply in column D",
    "supply in column E",
    "discs on the food track",
    "discs on the ore track",
    "growth letters",
    "ore symbols",
    "automated food",
    "automated ore",
    "colonies",
    "points of colonies",
    "ships of level 1",
    "ships of level 2",
    "ships of level 3",
    "ships of level 4",
    "fleet power",
    "fleet power beyond eight",
    "places with ships",
    "outposts",
    "lead at outposts",
    "outposts without a lead",
    *TECHNOLOGIES,
    "can colonize",
    "price of colonizing",
    *CLAIMS,
    "action spaces",
    "powers at any time",
    "automa",
    "cards left in the solo deck",
    "upgrades in the solo deck",
    *(f"automa's {name}" for name in LIKE_A_FACTION),
)
_AUTOMA: Final = NAMES.index("automa")
_SHARED: Final = [NAMES.index(name) for name in LIKE_A_FACTION]


@lru_cache(maxsize=8)
def names(content: Content) -> tuple[str, ...]:
    """Of all that `features` returns, in its order."""
    return (*NAMES, *(f"technology {card.id}" for card in content.technologies))


def features(evaluator: SunEvaluator, state: State, to_move: bool) -> list[float]:
    """The evaluator's seat; `to_move`: it has a turn left in this round."""
    seat = evaluator.seat
    faction = state.seats[seat]
    found: list[float] = []
    add_time(state, to_move, found)
    for term in evaluator.terms(state):
        found.append(term / 10)
    found.append(scoring.points(state, seat) / 30)
    _economy(faction, found)
    _fleet(state, faction, found)
    technologies = evaluator.technologies(faction)
    add_technologies(state, faction, technologies, found)
    colonize = technologies.colonize
    found.append(0.0 if colonize == NEVER else 1.0)
    found.append(0.0 if colonize == NEVER else min(colonize, 8) / 5)
    add_claims(state, faction, found)
    found.append(len(faction.spaces) / 10)
    found.append(len(faction.anytime) / 2)
    if seat == state.automa:
        return _automa(state, found)
    found += [0.0] * (len(NAMES) - len(found))
    add_cards(state, faction, found)
    return found


def _automa(state: State, found: list[float]) -> list[float]:
    """The automa is no faction that happens to be poor: what it has in common with one is told under other names."""
    own = [0.0] * _AUTOMA
    own.append(1.0)
    own.append(cards_left(state) / 10 if state.automa_deck else 0.0)
    own.append(len(state.settings.upgrades) / 8)
    for number in _SHARED:
        own.append(found[number])
    own += [0.0] * len(state.content.technologies)
    return own


def _economy(faction: Seat, found: list[float]) -> None:
    add_means(faction.ore, faction.pop, found)
    for cubes in faction.columns:
        found.append(cubes / 4)
    food_track, ore_track = faction.tracks[FOOD], faction.tracks[ORE]
    found.append(food_track / 5)
    found.append(ore_track / 5)
    found.append(len(faction.mat.growing[food_track]) / 3)
    found.append(faction.mat.mining[ore_track] / 3)
    found.append(faction.automated[FOOD] / 3)
    found.append(faction.automated[ORE] / 3)


def _fleet(state: State, faction: Seat, found: list[float]) -> None:
    seat = faction.index
    points = 0
    for card in faction.colonies:
        points += state.content.systems[card].vp
    found.append(len(faction.colonies) / 3)
    found.append(points / 8)
    levels = [0, 0, 0, 0]
    power = places = outposts = lead = without = 0
    for place in range(state.board.size):
        here = 0
        for level in range(4):
            ships = faction.ships[ship_index(place, level + 1)]
            if ships:
                levels[level] += ships
                here += ships * (level + 1)
        if here:
            places += 1
            power += here
        if state.controller[place] == seat:
            outposts += 1
            most = 0
            for other in range(state.players):
                if other != seat:
                    most = max(most, state.power[power_index(place, other)])
            lead += min(3, here - most)
            if here <= most:
                without += 1
    for number in levels:
        found.append(number / 3)
    found.append(power / 8)
    found.append(max(0, power - 8) / 8)
    found.append(places / 4)
    found.append(outposts / 3)
    found.append(lead / 4)
    found.append(without / 3)
