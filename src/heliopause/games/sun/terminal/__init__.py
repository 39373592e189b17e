"""Beyond the Sun in the terminal."""

from heliopause.games.sun.rules.constants import POWERS
from heliopause.games.sun.rules.notation import NOTATION
from heliopause.games.sun.terminal.cardwords import LINES, read
from heliopause.games.sun.terminal.draw_board import draw_board, draw_tableau
from heliopause.games.sun.terminal.draw_map import draw_map
from heliopause.games.sun.terminal.draw_mat import draw_mat, draw_others, draw_own
from heliopause.games.sun.terminal.draw_rest import draw_rest, purse
from heliopause.games.sun.terminal.hints import hint
from heliopause.games.sun.terminal.things import cards, things
from heliopause.terminal.beyond.cardwords import reading
from heliopause.terminal.beyond.draw_screen import Drawings
from heliopause.terminal.screens import Screens

DRAWINGS = Drawings(draw_board, draw_map, draw_own, draw_others, draw_mat, draw_rest, purse)
SCREENS = Screens(
    draw=DRAWINGS.screen,
    purse=DRAWINGS.spendable,
    looks={
        **DRAWINGS.looks(),
        "achievements": DRAWINGS.claims,
        "tableau": lambda scene, rest: draw_tableau(scene, full=True),
    },
    hint=hint,
    things=things,
    cards=cards,
    read=reading(NOTATION, POWERS, LINES, read),
)
