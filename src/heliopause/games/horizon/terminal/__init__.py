"""Beyond the Horizon in the terminal."""

from heliopause.games.horizon.rules.constants import POWERS
from heliopause.games.horizon.rules.notation import HORIZON
from heliopause.games.horizon.terminal.cardwords import LINES, read
from heliopause.games.horizon.terminal.draw_board import draw_board
from heliopause.games.horizon.terminal.draw_map import draw_display, draw_map
from heliopause.games.horizon.terminal.draw_mat import draw_mat, draw_others, draw_own, purse
from heliopause.games.horizon.terminal.draw_rest import draw_rest
from heliopause.games.horizon.terminal.hints import hint
from heliopause.games.horizon.terminal.things import cards, things
from heliopause.terminal.beyond.cardwords import reading
from heliopause.terminal.beyond.draw_screen import Drawings
from heliopause.terminal.screens import Screens

DRAWINGS = Drawings(draw_board, draw_map, draw_own, draw_others, draw_mat, draw_rest, purse)
SCREENS = Screens(
    draw=DRAWINGS.screen,
    purse=DRAWINGS.spendable,
    looks={
        **DRAWINGS.looks(),
        "goals": DRAWINGS.claims,
        "constructions": lambda scene, rest: draw_display(scene, full=True),
    },
    hint=hint,
    things=things,
    cards=cards,
    read=reading(HORIZON, POWERS, LINES, read),
)
