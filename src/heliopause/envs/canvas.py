"""What pictures are drawn with: paper, colours, a pen, and the seats' marks."""

import unicodedata
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from heliopause.envs.extras import MissingExtra

try:
    from PIL import Image, ImageDraw, ImageFont
except ImportError as error:
    raise MissingExtra("Pillow", "envs") from error

Colour = tuple[int, int, int]
WIDTH: Final = 1200
HEIGHT: Final = 800
MARGIN: Final = 16

PAPER: Final = (17, 22, 34)
PANEL: Final = (28, 36, 54)
LINE: Final = (86, 102, 134)
WORDS: Final = (226, 232, 242)
QUIET: Final = (140, 154, 180)
SEAT_COLOURS: Final[tuple[Colour, ...]] = ((86, 204, 222), (240, 196, 76), (222, 120, 214), (122, 206, 110))

SPELLED: Final = {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "Ø": "O", "–": "-"}


class Canvas:
    """A sheet of paper with a pen."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._sheet = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
        self.pen = ImageDraw.Draw(self._sheet)
        self._fonts = {size: ImageFont.load_default(size) for size in (11, 13, 18)}

    def pixels(self) -> NDArray[Any]:
        return np.asarray(self._sheet, dtype=np.uint8).copy()

    def write(
        self, x: float, y: float, text: str, colour: Colour = WORDS, size: int = 13, room: float = 0, anchor: str = "la"
    ) -> None:
        """Write a line; with `room`, cut off what is wider."""
        font = self._fonts[size]
        text = in_plain_letters(text)
        if room and self.pen.textlength(text, font=font) > room:
            while text and self.pen.textlength(f"{text}…", font=font) > room:
                text = text[:-1]
            text = f"{text.rstrip()}…"
        self.pen.text((x, y), text, fill=colour, font=font, anchor=anchor)

    def mark(self, x: float, y: float, seat: int, size: float = 6) -> None:
        """The mark of a seat, a shape as well as a colour."""
        seat %= len(SEAT_COLOURS)
        colour = SEAT_COLOURS[seat]
        corners = [(x, y - size), (x + size, y), (x, y + size), (x - size, y)]
        if seat == 0:
            self.pen.ellipse((x - size, y - size, x + size, y + size), fill=colour)
        elif seat == 1:
            self.pen.rectangle((x - size, y - size, x + size, y + size), fill=colour)
        elif seat == 2:
            self.pen.polygon([(x, y - size), (x + size, y + size), (x - size, y + size)], fill=colour)
        else:
            self.pen.polygon(corners, fill=colour)

    def panel(self, box: tuple[float, float, float, float], edge: Colour = LINE) -> None:
        self.pen.rounded_rectangle(box, radius=6, fill=PANEL, outline=edge)


def in_plain_letters(text: str) -> str:
    """The text with the letters that Pillow's own font has: it knows no accents."""
    spelled = "".join(SPELLED.get(letter, letter) for letter in text)
    return "".join(letter for letter in unicodedata.normalize("NFKD", spelled) if not unicodedata.combining(letter))
