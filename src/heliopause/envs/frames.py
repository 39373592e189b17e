"""Rendered frames: as text, as a picture, or as text on the terminal for people who look on."""

from typing import Any, Final

from numpy.typing import NDArray

from heliopause import words
from heliopause.envs.canvas import HEIGHT, MARGIN, WIDTH, Canvas
from heliopause.envs.play import Play
from heliopause.envs.text import heading, text_of
from heliopause.game import Game
from heliopause.kernel.refusal import BadOption
from heliopause.outline import outline
from heliopause.registry import spec_of

MODES: Final = ("ansi", "rgb_array", "human")
ROW: Final = 18  # the height of a line of text
Frame = str | NDArray[Any] | None


def check_mode(mode: str | None, language: str) -> None:
    if mode is not None and mode not in MODES:
        raise BadOption(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")
    words.check(language)


def frame(play: Play, mode: str | None, language: str) -> Frame:
    """The position as it stands; "human" prints the text."""
    if mode is None:
        raise BadOption(f"nothing can be rendered without a render_mode: one of {', '.join(MODES)}")
    if mode == "rgb_array":
        return picture_of(play.game, language)
    text = text_of(play.game, language, {option.id: number for number, option in play.legal().items()})
    if mode == "ansi":
        return text
    print(text)
    return None


def picture_of(game: Game, language: str = "en") -> NDArray[Any]:
    """The table as a picture: height, width, and red, green, blue."""
    canvas = Canvas(language)
    canvas.write(MARGIN, 14, heading(game, language), size=18, room=WIDTH - 2 * MARGIN)
    draw = spec_of(game.name).part("picture") or draw_outline
    draw(canvas, game)
    return canvas.pixels()


def draw_outline(canvas: Canvas, game: Game) -> None:
    """A game without a picture of its own, in words; what finds no room is left out."""
    for row, line in enumerate(outline(game, canvas.language)[: (HEIGHT - 64) // ROW]):
        canvas.write(MARGIN, 48 + ROW * row, line, room=WIDTH - 2 * MARGIN)
