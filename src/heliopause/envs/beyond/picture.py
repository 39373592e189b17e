"""What the pictures of both games have: the seats' panels and the technology board."""

from typing import Final

from heliopause.envs.beyond.text import Purse, View, owner_of, seat_facts
from heliopause.envs.canvas import HEIGHT, LINE, MARGIN, QUIET, SEAT_COLOURS, WIDTH, WORDS, Canvas, Colour
from heliopause.envs.text import player_name, told
from heliopause.game import Game

TREE: Final = (16, 48, 604, 560)  # left, top, right, bottom
MAP: Final = (620, 48, 1184, 560)
SEATS_TOP: Final = 576
TYPE_COLOURS: Final[dict[str, Colour]] = {
    "scientific": (82, 132, 226),
    "economic": (82, 170, 96),
    "military": (208, 84, 84),
    "commercial": (212, 172, 70),
    "science": (82, 132, 226),
    "commerce": (212, 172, 70),
    "culture": (176, 108, 206),
}


def draw_frame(canvas: Canvas, game: Game, purse: Purse) -> None:
    """What both games have: the technology board and the seats. The map is the game's own."""
    view = game.view(canvas.language)
    draw_board(canvas, view)
    draw_seats(canvas, game, view.seats, purse)


def draw_seats(canvas: Canvas, game: Game, seats: list[View], purse: Purse) -> None:
    """A panel for every seat; the one that is asked has an edge of its colour."""
    width = (WIDTH - MARGIN) / len(seats)
    for number, seat in enumerate(seats):
        left = MARGIN + number * width
        right = left + width - MARGIN
        canvas.panel((left, SEATS_TOP, right, HEIGHT - MARGIN), SEAT_COLOURS[number] if game.seat == number else LINE)
        canvas.mark(left + 18, SEATS_TOP + 20, number)
        owner = owner_of(seat)
        name = player_name(canvas.language, number)
        canvas.write(
            left + 34,
            SEATS_TOP + 12,
            f"{name} · {owner.name}" if owner else name,
            SEAT_COLOURS[number],
            13,
            width - 64,
        )
        for line, fact in enumerate(seat_facts(seat, canvas.language, purse)):
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
