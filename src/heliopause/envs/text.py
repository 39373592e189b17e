"""A position as plain text: the seats, the technology board, the map, and what may be chosen."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final

from heliopause.game import Game
from heliopause.kernel.option import Option
from heliopause.registry import spec_of
from heliopause.words import say

View = Any  # what a game shows
MARKS: Final = "@#%&"  # one for each seat
LEVELS: Final = ("I", "II", "III", "IV")


def text_of(game: Game, language: str = "en", numbers: dict[str, int] | None = None) -> str:
    """`numbers` are those of the legal actions, by option id."""
    view = game.view()
    lines = [heading(game, language), "", *(_seat(game, seat, language) for seat in view.seats), ""]
    lines += [told(language, "ui-head-board"), *_slots(view, language), ""]
    lines += [told(language, "ui-head-map"), *MAPS[game.name](view, language), ""]
    for option in game.options():
        number = "" if numbers is None else f"{numbers[option.id]:5}  "
        lines.append(f"{number}{words_of(option, language)}")
    return "\n".join(line.rstrip() for line in lines).rstrip() + "\n"


@lru_cache(maxsize=1 << 12)
def told(language: str, message: str, **args: str | int) -> str:
    """A message in words. Few are said very often, and finding the words takes long."""
    return say(language, message, args)


@lru_cache(maxsize=1 << 12)
def words_of(option: Option, language: str) -> str:
    return option.words(language)


def player_name(language: str, seat: int) -> str:
    return told(language, "ui-name-player", seat=seat + 1)


def heading(game: Game, language: str) -> str:
    """The game, the round, and whose choice it is or who has won."""
    title = spec_of(game.name).title
    if game.over:
        winners = game.winners()
        names = ", ".join(player_name(language, seat) for seat in winners)
        return f"{title} · {told(language, 'ui-winners', n=len(winners), names=names)}"
    turn = told(language, "ui-round", n=game.round)
    seat = game.seat
    if seat is None or seat < 0:
        return f"{title} · {turn}"
    return f"{title} · {turn} · {player_name(language, seat)} {told(language, 'ui-asked')}"


def seat_facts(game: Game, seat: View, language: str) -> list[str]:
    """What a seat has, in a few words each."""
    facts = [
        told(language, "ui-points", n=sum(seat.score.values())),
        told(language, "ui-mat-pop", n=seat.pop),
        *PURSES[game.name](seat, language),
        told(language, "ui-mat-supply", columns=" ".join(str(column.cubes) for column in seat.columns)),
        told(language, "ui-mat-technology-count", n=len(seat.technologies)),
    ]
    if seat.pawn:
        facts.append(told(language, "ui-mat-pawn", where=seat.pawn))
    return facts


def _seat(game: Game, seat: View, language: str) -> str:
    owner = getattr(seat, "mat", None) or getattr(seat, "government", None)
    name = player_name(language, seat.seat)
    title = f"{MARKS[seat.seat]} {name}" + (f" ({owner.name})" if owner else "")
    return f"{title}: {', '.join(seat_facts(game, seat, language))}"


def _sun_purse(seat: View, language: str) -> list[str]:
    return [
        told(language, "ui-mat-ore", n=seat.ore),
        told(language, "ui-mat-automation", n=seat.automation),
        told(language, "ui-mat-colony-count", n=len(seat.colonies)),
    ]


def _horizon_purse(seat: View, language: str) -> list[str]:
    return [
        told(language, "ui-mat-coins", n=seat.coins),
        told(language, "ui-mat-income", n=seat.income),
        told(language, "ui-mat-token-village", n=seat.tokens.village),
        told(language, "ui-mat-token-city", n=seat.tokens.city),
    ]


def marks(seats: list[int]) -> str:
    return "".join(MARKS[seat] for seat in seats)


def _slots(view: View, language: str) -> Iterator[str]:
    for slot in view.slots:
        card = slot.card.name if slot.card else told(language, "ui-undiscovered")
        needs = f" < {' '.join(slot.needs)}" if slot.needs else ""
        yield f"{LEVELS[slot.level - 1]:>4} {slot.id:<2} {card:<28}{marks(slot.researched):<5}{needs}"


# The maps


def _sun_map(view: View, language: str) -> Iterator[str]:
    for place in view.places:
        near = [other for route in view.routes if place.id in route for other in route if other != place.id]
        system = place.system
        owner = "" if place.controller is None else f"[{MARKS[place.controller]}]"
        yield (
            f"{place.id:>6} {system.name if system else '-':<20}{owner:<4}"
            f"{' '.join(MARKS[seat] + levels for seat, levels in fleets(place)):<24} - {' '.join(near)}"
        )


def fleets(place: View) -> list[tuple[int, str]]:
    """`112`: the levels of a seat's ships."""
    return [
        (seat, "".join(str(level) * number for level, number in enumerate(ships, 1)))
        for seat, ships in enumerate(place.ships)
        if any(ships)
    ]


def _horizon_map(view: View, language: str) -> Iterator[str]:
    for tile in view.tiles:
        land = tile.territory
        home = tile.kind == "start"
        name = land.name if land else told(language, "ui-tile-start" if home else "ui-tile-cradle")
        if home:
            name += f" {MARKS[tile.owner]}"
        sites = "".join("." if owner is None else MARKS[owner] for owner in (tile.village, tile.city))
        built = f"{tile.construction.name} {marks(tile.builders)}" if tile.construction else ""
        units = " ".join(MARKS[seat] + strengths for seat, strengths in armies(tile, language))
        strength = land.strength if land else "-"
        yield f"{tile.id:>6} {name:<20}{strength:>2} {sites}  {units:<24}{built:<24} - {' '.join(tile.near)}"


def armies(tile: View, language: str) -> list[tuple[int, str]]:
    """`s2x13`: a seat's settlers and soldiers, and the strength of each."""
    found = []
    for seat, kinds in enumerate(tile.units):
        units = "".join(
            told(language, f"ui-letter-{kind}") + "".join(map(str, strengths))
            for kind, strengths in (("settler", kinds.settler), ("soldier", kinds.soldier))
            if strengths
        )
        if units:
            found.append((seat, units))
    return found


MAPS: Final[dict[str, Callable[[View, str], Iterator[str]]]] = {"sun": _sun_map, "horizon": _horizon_map}
PURSES: Final[dict[str, Callable[[View, str], list[str]]]] = {"sun": _sun_purse, "horizon": _horizon_purse}
