"""The picture of Beyond the Horizon: the map of hexes as it has grown, with sites, constructions and units."""

from math import cos, pi, sin, sqrt
from typing import Final

from heliopause.envs.beyond.picture import MAP, draw_frame
from heliopause.envs.canvas import LINE, PANEL, QUIET, SEAT_COLOURS, WORDS, Canvas
from heliopause.game import Game
from heliopause.games.horizon.env.text import armies, purse
from heliopause.games.horizon.rules.view import TileView

LARGEST: Final = 62.0  # from the middle of a hex to a corner
CORNERS: Final = [(cos(pi / 3 * corner), sin(pi / 3 * corner)) for corner in range(6)]
START: Final = (46, 52, 62)
CRADLE: Final = (58, 54, 40)


def draw(canvas: Canvas, game: Game) -> None:
    view = game.view(canvas.language)
    draw_frame(canvas, game, purse)
    left, top, right, bottom = MAP
    flat = [(1.5 * tile.q, sqrt(3) * (tile.r + tile.q / 2)) for tile in view.tiles]
    across = max(x for x, _ in flat) - min(x for x, _ in flat) + 2
    down = max(y for _, y in flat) - min(y for _, y in flat) + sqrt(3)
    size = min(LARGEST, (right - left) / across, (bottom - top) / down)
    middle_x = (max(x for x, _ in flat) + min(x for x, _ in flat)) / 2
    middle_y = (max(y for _, y in flat) + min(y for _, y in flat)) / 2
    for tile, (x, y) in zip(view.tiles, flat, strict=True):
        _draw_tile(
            canvas, tile, (left + right) / 2 + (x - middle_x) * size, (top + bottom) / 2 + (y - middle_y) * size, size
        )


def _draw_tile(canvas: Canvas, tile: TileView, x: float, y: float, size: float) -> None:
    ground = {"cradle": CRADLE, "start": START}.get(tile.kind, PANEL)
    edge = LINE if tile.owner is None else SEAT_COLOURS[tile.owner]
    canvas.pen.polygon([(x + size * 0.97 * dx, y + size * 0.97 * dy) for dx, dy in CORNERS], fill=ground, outline=edge)
    land = tile.territory
    canvas.write(x, y - size * 0.68, tile.id, QUIET, 11, anchor="mm")
    if tile.construction:
        canvas.write(x, y - size * 0.36, tile.construction.name, WORDS, 11, size * 1.4, anchor="mm")
    elif land:
        canvas.write(x, y - size * 0.36, f"{land.strength} {land.name}", WORDS, 11, size * 1.4, anchor="mm")
    owners = [*(owner for owner in (tile.village, tile.city) if owner is not None), *tile.builders]
    for number, seat in enumerate(owners):
        canvas.mark(x + (number - (len(owners) - 1) / 2) * 13, y - size * 0.08, seat, 4)
    for row, (seat, told) in enumerate(armies(tile, canvas.language)):
        canvas.write(x, y + size * 0.22 + 12 * row, told, SEAT_COLOURS[seat], 11, size * 1.5, anchor="mm")
