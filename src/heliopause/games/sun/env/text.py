"""Beyond the Sun as text: what a seat has to spend, and the exploration board."""

from collections.abc import Iterator

from heliopause.envs.beyond.text import table_text
from heliopause.envs.text import mark, told
from heliopause.game import Game
from heliopause.games.sun.rules.view import FactionView, PlaceView, SunView


def text(game: Game, language: str) -> list[str]:
    return table_text(game, language, purse, _places)


def purse(seat: FactionView, language: str) -> list[str]:
    return [
        told(language, "ui-mat-ore", n=seat.ore),
        told(language, "ui-mat-automation", n=seat.automation),
        told(language, "ui-mat-colony-count", n=len(seat.colonies)),
    ]


def _places(view: SunView, language: str) -> Iterator[str]:
    for place in view.places:
        near = [other for route in view.routes if place.id in route for other in route if other != place.id]
        system = place.system
        owner = "" if place.controller is None else f"[{mark(place.controller)}]"
        yield (
            f"{place.id:>6} {system.name if system else '-':<20}{owner:<4}"
            f"{' '.join(mark(seat) + levels for seat, levels in fleets(place)):<24} - {' '.join(near)}"
        )


def fleets(place: PlaceView) -> list[tuple[int, str]]:
    """`112`: the levels of a seat's ships."""
    return [
        (seat, "".join(str(level) * number for level, number in enumerate(ships, 1)))
        for seat, ships in enumerate(place.ships)
        if any(ships)
    ]
