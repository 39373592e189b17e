"""What a learned evaluation sees of a civilization in Beyond the Horizon: numbers of about the size of one, with
names."""

from functools import lru_cache
from typing import Final

from heliopause.bots.horizon_judgement import TERMS, Judge
from heliopause.horizon import scoring
from heliopause.horizon.cards import Content
from heliopause.horizon.state import Seat, State
from heliopause.horizon.terms import ECONOMY, FOOD, INFRASTRUCTURE
from heliopause.kernel.deck import members

NAMES: Final = (
    "always",
    "to move",
    "ending",
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
    "technologies of level 1",
    "technologies of level 2",
    "technologies of level 3",
    "technologies of level 4",
    "slots of level 2 open",
    "slots of level 3 open",
    "slots of level 4 open",
    "way to level 4",
    "claims",
    "nearest claims",
    "action spaces",
    "leaders",
)


@lru_cache(maxsize=8)
def names(content: Content) -> tuple[str, ...]:
    """Of all that `features` returns, in its order."""
    cards = (f"technology {card.id}" for card in content.technologies)
    return (*NAMES, *cards, *(f"government {card.id}" for card in content.governments))


def features(judge: Judge, state: State, to_move: bool) -> list[float]:
    """The judge's seat; `to_move`: it has a turn left in this round."""
    seat = judge.seat
    civilization = state.seats[seat]
    found = [1.0, 1.0 if to_move else 0.0, 1.0 if state.ending else 0.0]
    for term in judge.terms(state):
        found.append(term / 10)
    found.append(scoring.score(state, seat).total / 30)
    _economy(civilization, found)
    _land(state, civilization, found)
    _technologies(judge, state, civilization, found)
    _claims(state, civilization, found)
    found.append(len(civilization.spaces) / 10)
    found.append(len(civilization.leaders) / 3)
    cards = [0.0] * len(state.content.technologies)
    for card in civilization.cards:
        cards[card] = 1.0
    governments = [0.0] * len(state.content.governments)
    if civilization.government >= 0:
        governments[civilization.government] = 1.0
    return found + cards + governments


def _economy(civilization: Seat, found: list[float]) -> None:
    coins, pop = civilization.coins, civilization.pop
    found.append(coins / 5)
    found.append(min(coins, 2) / 2)
    found.append(max(0, coins - 6) / 5)
    found.append(pop / 3)
    found.append(1.0 if pop == 0 else 0.0)
    found.append(1.0 if pop <= 1 else 0.0)
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


def _land(state: State, civilization: Seat, found: list[float]) -> None:
    numbers = [0, 0]
    strengths = [0, 0]
    for unit in civilization.units:
        kind = unit // 6 % 2
        numbers[kind] += 1
        strengths[kind] += unit % 6 + 1
    for kind in (0, 1):
        found.append(numbers[kind] / 3)
        found.append(strengths[kind] / 6)
    found.append(state.village.count(civilization.index) / 2)
    found.append(state.city.count(civilization.index) / 2)


def _technologies(judge: Judge, state: State, civilization: Seat, found: list[float]) -> None:
    content = state.content
    levels = [0, 0, 0, 0, 0]
    for card in civilization.cards:
        levels[content.technologies[card].level] += 1
    techs = civilization.techs
    for number in members(techs):
        if state.card_at[number] < 0:  # researched, but not known yet
            levels[content.slots[number].level] += 1
    openings = [0, 0, 0, 0, 0]
    for slot in content.slots:
        if not techs & slot.bit and (techs & slot.prerequisites).bit_count() >= slot.needed:
            openings[slot.level] += 1
    for level in (1, 2, 3, 4):
        found.append(levels[level] / 3)
    for level in (2, 3, 4):
        found.append(openings[level] / 3)
    nearest = 0.0
    for _, done in judge.programme(state, civilization).steps:
        nearest = max(nearest, done)
    found.append(nearest)


def _claims(state: State, civilization: Seat, found: list[float]) -> None:
    near = 0.0
    for number, card in enumerate(state.goals):
        if not civilization.claimed >> number & 1:
            goal = state.content.goals[card]
            taken = len(state.claims[number])
            if taken < goal.slot_count(state.players):
                condition = goal.condition
                done = min(1.0, condition.counter(state, civilization.index) / condition.least)
                near += goal.slots[taken] * done * done * done
    found.append(civilization.claimed.bit_count() / 2)
    found.append(near / 6)
