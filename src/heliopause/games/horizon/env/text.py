"""Beyond the Horizon as text: what a seat has to spend, and the map."""

from collections.abc import Iterator

from heliopause.envs.beyond.text import table_text
from heliopause.envs.text import mark, marks, told
from heliopause.game import Game
from heliopause.games.horizon.rules.view import CivilizationView, HorizonView, TileView


def text(game: Game, language: str) -> list[str]:
    return table_text(game, language, purse, _tiles)


def purse(seat: CivilizationView, language: str) -> list[str]:
    return [
        told(language, "ui-mat-coins", n=seat.coins),
        told(language, "ui-mat-income", n=seat.income),
        told(language, "ui-mat-token-village", n=seat.tokens.village),
        told(language, "ui-mat-token-city", n=seat.tokens.city),
    ]


def _tiles(view: HorizonView, language: str) -> Iterator[str]:
    for tile in view.tiles:
        land = tile.territory
        home = tile.owner if tile.kind == "start" else None
        name = land.name if land else told(language, "ui-tile-cradle" if home is None else "ui-tile-start")
        if home is not None:
            name += f" {mark(home)}"
        sites = "".join("." if owner is None else mark(owner) for owner in (tile.village, tile.city))
        built = f"{tile.construction.name} {marks(tile.builders)}" if tile.construction else ""
        units = " ".join(mark(seat) + strengths for seat, strengths in armies(tile, language))
        strength = land.strength if land else "-"
        yield f"{tile.id:>6} {name:<20}{strength:>2} {sites}  {units:<24}{built:<24} - {' '.join(tile.near)}"


def armies(tile: TileView, language: str) -> list[tuple[int, str]]:
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
