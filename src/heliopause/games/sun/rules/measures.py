"""What can be counted in a position of Beyond the Sun: what a preview compares before and after."""

from heliopause.beyond.measures import shared_measures
from heliopause.games.sun.rules.constants import FOOD, ORE
from heliopause.games.sun.rules.control import NOT_PLACED
from heliopause.games.sun.rules.log import place_word
from heliopause.games.sun.rules.packing import power_index
from heliopause.games.sun.rules.state import State
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.rules import Measure


def measures(state: State, names: list[str]) -> list[Measure]:
    found = shared_measures(state)
    for faction in state.seats:
        seat = faction.index
        found += [
            Measure(seat, "ore", Phrase("measure-ore"), faction.ore),
            Measure(seat, "food-discs", Phrase("measure-food-discs"), faction.tracks[FOOD]),
            Measure(seat, "ore-discs", Phrase("measure-ore-discs"), faction.tracks[ORE]),
            Measure(seat, "automation", Phrase("measure-automation"), faction.automation()),
        ]
        for number in faction.colonies:
            card = state.content.systems[number]
            found.append(Measure(seat, f"colony:{card.id}", Phrase("measure-colony", {"card": card.phrase()}), 1, True))
    return found + _map(state)


def _map(state: State) -> list[Measure]:
    """Who controls what, and who has how much power where."""
    found: list[Measure] = []
    board = state.board
    for place in range(board.size):
        said = {"place": place_word(state, place, state.system[place])}
        for seat in range(state.players):
            power = state.power[power_index(place, seat)]
            if power:
                found.append(Measure(seat, f"power:{board.ids[place]}", Phrase("measure-power", dict(said)), power))
        owner = state.controller[place]
        if owner >= 0 and state.outpost[place] != NOT_PLACED:
            phrase = Phrase("measure-control", dict(said))
            found.append(Measure(owner, f"control:{board.ids[place]}", phrase, 1, True))
    return found
