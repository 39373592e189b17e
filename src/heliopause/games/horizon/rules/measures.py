"""What can be counted in a position of Beyond the Horizon: what a preview compares before and after."""

from heliopause.beyond.measures import shared_measures
from heliopause.games.horizon.rules.constants import SITES, TRACKS
from heliopause.games.horizon.rules.log import tile_word
from heliopause.games.horizon.rules.options import site_word, token_word, track_word, unit_word
from heliopause.games.horizon.rules.packing import unit_kind, unit_strength, unit_tile
from heliopause.games.horizon.rules.state import NOTHING, Seat, State
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.rules import Measure


def measures(state: State, names: list[str]) -> list[Measure]:
    found = shared_measures(state)
    for civilization in state.seats:
        seat = civilization.index
        found.append(Measure(seat, "coins", Phrase("measure-coins"), civilization.coins))
        for track, word in enumerate(TRACKS):
            phrase = Phrase("measure-cubes", {"track": track_word(track)})
            found.append(Measure(seat, f"cubes:{word}", phrase, civilization.tracks[track]))
        found.append(Measure(seat, "invested", Phrase("measure-invested"), civilization.invested))
        for site, kind in enumerate(SITES):
            phrase = Phrase("measure-tokens", {"token": token_word(site)})
            found.append(Measure(seat, f"tokens:{kind}", phrase, civilization.tokens[site]))
        found += [
            Measure(seat, f"construction:{card.id}", card.phrase(), 1, True)
            for card in [state.content.constructions[number] for number in civilization.constructions]
        ]
        found += [
            Measure(seat, f"leader:{card.id}", card.phrase(), 1, True)
            for card in [state.content.leaders[number] for number in civilization.leaders]
        ]
        if civilization.government != NOTHING:
            government = state.content.governments[civilization.government]
            found.append(Measure(seat, f"government:{government.id}", government.phrase(), 1, True))
        found += _units(state, civilization, names)
    return found + _map(state, names)


def _units(state: State, civilization: Seat, names: list[str]) -> list[Measure]:
    """Strength by kind of unit and tile."""
    strengths: dict[tuple[int, int], int] = {}
    for unit in civilization.units:
        key = (unit_tile(unit), unit_kind(unit))
        strengths[key] = strengths.get(key, 0) + unit_strength(unit)
    return [
        Measure(
            civilization.index,
            f"units:{tile}:{kind}",
            Phrase("measure-units", {"units": unit_word(kind), "place": tile_word(state, tile, names)}),
            strength,
        )
        for (tile, kind), strength in strengths.items()
    ]


def _map(state: State, names: list[str]) -> list[Measure]:
    """Villages, cities, and who has built where."""
    found: list[Measure] = []
    for tile in range(len(state.cells)):
        for site, owner in enumerate((state.village[tile], state.city[tile])):
            if owner >= 0:
                phrase = Phrase("measure-site", {"site": site_word(site), "place": tile_word(state, tile, names)})
                found.append(Measure(owner, f"{SITES[site]}:{tile}", phrase, 1, True))
        for builder in state.builders[tile]:
            card = state.content.constructions[state.built[tile]]
            phrase = Phrase("measure-built", {"card": card.phrase(), "place": tile_word(state, tile, names)})
            found.append(Measure(builder, f"built:{tile}", phrase, 1, True))
    return found
