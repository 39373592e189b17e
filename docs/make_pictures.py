"""Draws docs/pictures/terminal*.svg: both games in the terminal at a real position (`python docs/make_pictures.py`)."""

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import heliopause
from heliopause.bots import make
from heliopause.terminal.draw_log import draw_meanwhile
from heliopause.terminal.draw_options import draw_question
from heliopause.terminal.draw_screen import draw_screen
from heliopause.terminal.scene import Scene
from heliopause.terminal.translator import Translator

PICTURES = Path(__file__).parent / "pictures"

# Rich's own template loads a font from the network; this one takes what the reader has.
TEMPLATE = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img">
<title>TITLE in the terminal</title>
<style>
.{unique_id}-matrix {{ font-family: Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""
THEME = TerminalTheme(
    (16, 20, 30),
    (222, 226, 233),
    [(16, 20, 30), (240, 113, 120), (126, 200, 120), (233, 190, 98), (107, 164, 255), (214, 140, 255), (98, 210, 220),
     (222, 226, 233)],
)  # fmt: skip


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    draw("sun", "Beyond the Sun", at_round=9, seed=12, file="terminal.svg")
    draw("horizon", "Beyond the Horizon", at_round=8, seed=12, file="terminal-horizon.svg")


def draw(name: str, title: str, at_round: int, seed: int, file: str) -> None:
    """The screen of the first seat at the beginning of its turn in a round, after the news of the others."""
    game = heliopause.new(name, players=3, seed=seed, start=0)
    game.names = ["Ada", "Ben", "Chen"]
    bots = [make("greedy", seat) for seat in range(3)]
    told = 0
    while (seat := game.seat) is not None:
        if seat == 0 and game.round == at_round and asked(game) == "ask-space":
            break
        if seat == 0:
            told = len(game.events)
        game.choose(bots[seat].choose(game))
    scene = Scene(game, Translator("en"), 0)
    console = Console(width=100, record=True, force_terminal=True, file=io.StringIO(), highlight=False, markup=False)
    console.print(draw_screen(scene))
    console.print()
    console.print(draw_meanwhile(scene, game.events_since(told)))
    console.print(draw_question(scene, game.options()))
    console.print(Text("Ada> "), end="")
    console.save_svg(
        str(PICTURES / file),
        title=f"heliopause play {name}",
        theme=THEME,
        code_format=TEMPLATE.replace("TITLE", title),
        unique_id="heliopause",
    )


def asked(game: heliopause.Game) -> str:
    return game.question.phrase.message if game.question else ""


if __name__ == "__main__":
    main()
