"""What a learned evaluation sees of a faction in Beyond the Sun: numbers of about the size of one, with names."""

from functools import lru_cache
from typing import Final

from heliopause.bots.chart import NEVER
from heliopause.bots.judgement import TERMS, Judge
from heliopause.kernel.deck import members
from heliopause.sun import scoring
from heliopause.sun.cards import Content
from heliopause.sun.state import Seat, State
from heliopause.sun.terms import FOOD, ORE

NAMES: Final = (
    "always",
    "to move",
    "ending",
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
    "technologies of level 1",
    "technologies of level 2",
    "technologies of level 3",
    "technologies of level 4",
    "slots of level 2 open",
    "slots of level 3 open",
    "slots of level 4 open",
    "way to level 4",
    "can colonize",
    "price of colonizing",
    "claims",
    "nearest claims",
    "action spaces",
    "powers at any time",
)


@lru_cache(maxsize=8)
def names(content: Content) -> tuple[str, ...]:
    """Of all that `features` returns, in its order."""
    return (*NAMES, *(f"technology {card.id}" for card in content.technologies))


def features(judge: Judge, state: State, to_move: bool) -> list[float]:
    """The judge's seat; `to_move`: it has a turn left in this round."""
    seat = judge.seat
    faction = state.seats[seat]
    found = [1.0, 1.0 if to_move else 0.0, 1.0 if state.ending else 0.0]
    for term in judge.terms(state):
        found.append(term / 10)
    found.append(scoring.score(state, seat).total / 30)
    _economy(faction, found)
    _fleet(state, faction, found)
    _technologies(judge, state, faction, found)
    _claims(state, faction, found)
    found.append(len(faction.spaces) / 10)
    found.append(len(faction.anytime) / 2)
    owned = [0.0] * len(state.content.technologies)
    for card in faction.cards:
        owned[card] = 1.0
    found += owned
    return found


def _economy(faction: Seat, found: list[float]) -> None:
    ore, pop = faction.ore, faction.pop
    found.append(ore / 5)
    found.append(min(ore, 2) / 2)
    found.append(max(0, ore - 6) / 5)
    found.append(pop / 3)
    found.append(1.0 if pop == 0 else 0.0)
    found.append(1.0 if pop <= 1 else 0.0)
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
            ships = faction.ships[place * 4 + level]
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
                    most = max(most, state.power[place * 4 + other])
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


def _technologies(judge: Judge, state: State, faction: Seat, found: list[float]) -> None:
    content = state.content
    levels = [0, 0, 0, 0, 0]
    for card in faction.cards:
        levels[content.technologies[card].level] += 1
    techs = faction.techs
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
    programme = judge.programme(state, faction)
    nearest = 0.0
    for _, done in programme.steps:
        nearest = max(nearest, done)
    found.append(nearest)
    colonize = programme.colonize
    found.append(0.0 if colonize == NEVER else 1.0)
    found.append(0.0 if colonize == NEVER else min(colonize, 8) / 5)


def _claims(state: State, faction: Seat, found: list[float]) -> None:
    near = 0.0
    for number, card in enumerate(state.achievements):
        if not faction.claimed >> number & 1:
            achievement = state.content.achievements[card]
            taken = len(state.claims[number])
            if taken < achievement.slot_count(state.players):
                condition = achievement.condition
                done = min(1.0, condition.counter(state, faction.index) / condition.least)
                near += achievement.slots[taken] * done * done * done
    found.append(faction.claimed.bit_count() / 2)
    found.append(near / 6)
