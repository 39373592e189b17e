"""What the pictures of both games are drawn with: the paper, the colours, the seats' panels, the technology board."""

import unicodedata
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from heliopause.envs.extras import MissingExtra
from heliopause.envs.text import View, heading, player_name, seat_facts, told
from heliopause.game import Game

try:
    from PIL import Image, ImageDraw, ImageFont
except ImportError as error:
    raise MissingExtra("Pillow", "envs") from error

Colour = tuple[int, int, int]
WIDTH: Final = 1200
HEIGHT: Final = 800
TREE: Final = (16, 48, 604, 560)  # left, top, right, bottom
MAP: Final = (620, 48, 1184, 560)
SEATS_TOP: Final = 576
MARGIN: Final = 16

PAPER: Final = (17, 22, 34)
PANEL: Final = (28, 36, 54)
LINE: Final = (86, 102, 134)
WORDS: Final = (226, 232, 242)
QUIET: Final = (140, 154, 180)
SEAT_COLOURS: Final[tuple[Colour, ...]] = ((86, 204, 222), (240, 196, 76), (222, 120, 214), (122, 206, 110))
TYPE_COLOURS: Final[dict[str, Colour]] = {
    "scientific": (82, 132, 226),
    "economic": (82, 170, 96),
    "military": (208, 84, 84),
    "commercial": (212, 172, 70),
    "science": (82, 132, 226),
    "commerce": (212, 172, 70),
    "culture": (176, 108, 206),
}

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


def draw_frame(canvas: Canvas, game: Game, view: View) -> None:
    """What both games have: the heading, the technology board and the seats. The map is the game's own."""
    canvas.write(MARGIN, 14, heading(game, canvas.language), size=18, room=WIDTH - 2 * MARGIN)
    draw_board(canvas, view)
    draw_seats(canvas, game, view)


def draw_seats(canvas: Canvas, game: Game, view: View) -> None:
    """A panel for every seat; the one that is asked has an edge of its colour."""
    seats = view.seats
    width = (WIDTH - MARGIN) / len(seats)
    for number, seat in enumerate(seats):
        left = MARGIN + number * width
        right = left + width - MARGIN
        canvas.panel((left, SEATS_TOP, right, HEIGHT - MARGIN), SEAT_COLOURS[number] if game.seat == number else LINE)
        canvas.mark(left + 18, SEATS_TOP + 20, number)
        owner = getattr(seat, "mat", None) or getattr(seat, "government", None)
        name = player_name(canvas.language, number)
        canvas.write(
            left + 34,
            SEATS_TOP + 12,
            f"{name} · {owner.name}" if owner else name,
            SEAT_COLOURS[number],
            13,
            width - 64,
        )
        for line, fact in enumerate(seat_facts(game, seat, canvas.language)):
            canvas.write(left + 14, SEATS_TOP + 40 + 18 * line, fact, room=width - 44)


def draw_board(canvas: Canvas, view: View) -> None:
    """The slots by level from left to right, each with its card, its types and who has researched it."""
    slots = {slot.id: slot for slot in view.slots}
    boxes = _slot_boxes(view)
    for slot in slots.values():
        left, top, _, bottom = boxes[slot.id]
        for other in slot.needs:
            _, above, right, below = boxes[other]
            canvas.pen.line((right, (above + below) / 2, left, (top + bottom) / 2), fill=LINE, width=1)
    for id, slot in slots.items():
        _draw_slot(canvas, slot, boxes[id])


def _slot_boxes(view: View) -> dict[str, tuple[float, float, float, float]]:
    left, top, right, bottom = TREE
    width = (right - left) / 4
    boxes = {}
    for level in (1, 2, 3, 4):
        column = [slot.id for slot in view.slots if slot.level == level]
        height = (bottom - top) / max(1, len(column))
        for row, id in enumerate(column):
            middle = top + (row + 0.5) * height
            start = left + (level - 1) * width
            boxes[id] = (start, middle - 30, start + width - 22, middle + 30)
    return boxes


def _draw_slot(canvas: Canvas, slot: View, box: tuple[float, float, float, float]) -> None:
    left, top, right, _ = box
    canvas.panel(box)
    card = slot.card
    title = card.name if card else told(canvas.language, "ui-undiscovered")
    canvas.write(left + 8, top + 6, f"{slot.id}  {title}", WORDS if card else QUIET, 11, right - left - 14)
    for number, kind in enumerate(dict.fromkeys(card.left) if card else ()):
        x = left + 8 + 14 * number
        canvas.pen.rectangle((x, top + 24, x + 10, top + 32), fill=TYPE_COLOURS[kind])
    for number, seat in enumerate(slot.researched):
        canvas.mark(left + 14 + 16 * number, top + 46, seat, 5)
