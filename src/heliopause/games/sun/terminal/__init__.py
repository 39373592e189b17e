"""Beyond the Sun in the terminal."""

from rich.console import Group

from heliopause.games.sun.rules.loading import compile_content
from heliopause.games.sun.rules.notation import NOTATION
from heliopause.games.sun.rules.scoring import ITEMS
from heliopause.games.sun.terminal.cardwords import LINES, read
from heliopause.games.sun.terminal.draw_board import draw_board, draw_tableau
from heliopause.games.sun.terminal.draw_map import draw_map
from heliopause.games.sun.terminal.draw_mat import draw_mat, draw_others, draw_own
from heliopause.games.sun.terminal.draw_rest import draw_rest, purse
from heliopause.games.sun.terminal.hints import hint
from heliopause.games.sun.terminal.things import cards, things
from heliopause.terminal.box import Box
from heliopause.terminal.draw_score import draw_claims

STARTER = """\
[guild.scholars-guild]
line = "5 ore: research III"

[system.barnards-star]
bonus = "2 ore, jump 1"
vp = 4
"""

BOX = Box(
    name="sun",
    draw_board=draw_board,
    draw_map=draw_map,
    draw_own=draw_own,
    draw_others=draw_others,
    draw_mat=draw_mat,
    draw_rest=draw_rest,
    purse=purse,
    looks={
        "achievements": lambda scene: Group(draw_claims(scene), draw_rest(scene)),
        "tableau": lambda scene: draw_tableau(scene, full=True),
    },
    turn_begins=("AskSpace", "AskMat"),
    hint=hint,
    things=things,
    cards=cards,
    items=ITEMS,
    notation=NOTATION,
    lines=LINES,
    read=read,
    compile_content=compile_content,
    starter=STARTER,
    variants={"mats": "basic", "tableau": False, "beginners": False},
    letters={
        "a": ("mats", "advanced"),
        "c": ("choose_mats", True),
        "t": ("tableau", True),
        "b": ("beginners", True),
    },
)
