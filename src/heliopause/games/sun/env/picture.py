"""The picture of Beyond the Sun: the exploration board with systems, outposts and ships."""

from typing import Final

from heliopause.envs.beyond.picture import MAP, draw_frame
from heliopause.envs.canvas import LINE, PANEL, QUIET, SEAT_COLOURS, WORDS, Canvas
from heliopause.game import Game
from heliopause.games.sun.env.text import fleets, purse
from heliopause.games.sun.rules.view import PlaceView, SunView

RADIUS: Final = 46


def draw(canvas: Canvas, game: Game) -> None:
    view = game.view(canvas.language)
    draw_frame(canvas, game, purse)
    at = _positions(view)
    for one, other in view.routes:
        canvas.pen.line((*at[one], *at[other]), fill=LINE, width=2)
    for place in view.places:
        _draw_place(canvas, place, *at[place.id])


def _positions(view: SunView) -> dict[str, tuple[float, float]]:
    """The places by how many jumps they are from Sol, from left to right."""
    near: dict[str, list[str]] = {place.id: [] for place in view.places}
    for one, other in view.routes:
        near[one].append(other)
        near[other].append(one)
    columns = [["sol"]]
    seen = {"sol"}
    while columns[-1]:
        following = [other for place in columns[-1] for other in near[place]]
        columns.append([place for place in dict.fromkeys(following) if place not in seen])
        seen.update(columns[-1])
    columns.pop()
    left, top, right, bottom = MAP
    return {
        place: (
            left + (column + 0.5) * (right - left) / len(columns),
            top + (row + 0.5) * (bottom - top) / len(places),
        )
        for column, places in enumerate(columns)
        for row, place in enumerate(places)
    }


def _draw_place(canvas: Canvas, place: PlaceView, x: float, y: float) -> None:
    owner = place.controller
    edge = LINE if owner is None else SEAT_COLOURS[owner]
    box = (x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS)
    if place.kind == "shipyard":
        canvas.pen.rectangle(box, fill=PANEL, outline=edge, width=3)
    else:
        canvas.pen.ellipse(box, fill=PANEL, outline=edge, width=3)
    system = place.system
    canvas.write(x, y - 30, place.id, QUIET, 11, anchor="mm")
    if system:
        canvas.write(x, y - 16, system.name, WORDS, 11, 2 * RADIUS - 12, anchor="mm")
    for row, (seat, levels) in enumerate(fleets(place)):
        line = y + 14 * row
        canvas.mark(x - 24, line, seat, 5)
        canvas.write(x - 14, line, levels, SEAT_COLOURS[seat], 13, anchor="lm")
