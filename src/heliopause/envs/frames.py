"""Rendered frames: as text, as a picture, or as text on the terminal for people who look on."""

from collections.abc import Callable
from typing import Any, Final

from numpy.typing import NDArray

from heliopause import words
from heliopause.envs.canvas import Canvas
from heliopause.envs.play import Play
from heliopause.envs.text import text_of
from heliopause.game import Game
from heliopause.games.horizon.env.picture import draw_horizon
from heliopause.games.sun.env.picture import draw_sun
from heliopause.kernel.refusal import BadOption

MODES: Final = ("ansi", "rgb_array", "human")
PICTURES: Final[dict[str, Callable[[Canvas, Game], None]]] = {"sun": draw_sun, "horizon": draw_horizon}
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
    PICTURES[game.name](canvas, game)
    return canvas.pixels()
